// One call of an imposed function of MultiDames: the state, the place, and the library's own
// answer.
#pragma once

#include "damier/classroom/course.hpp"
#include "damier/multidames/position.hpp"

#include <array>

namespace damier::classroom {

inline constexpr int course_size = 8; // the imposed structures have no other

enum class Imposed : std::uint8_t { capture, take, jump, stop, pass, load, write };

inline constexpr std::array<std::string_view, 7> imposed_names{
    "jeu_capturer",       "jeu_saisir_pion", "jeu_sauter_vers", "jeu_arreter",
    "jeu_joueur_suivant", "jeu_charger",     "jeu_ecrire"};

struct Call {
    Imposed function = Imposed::capture;
    multidames::Position state;
    int row = 0, column = 0; // from 0, perhaps far off the board

    bool has_place() const { return function <= Imposed::jump; }
};

Imposed imposed(std::string_view name); // one of imposed_names
std::string_view name(Imposed function);

// The imposed form tells no rules: they are known beside it.
Case to_case(Call const& call);
Call to_call(Case const& one, multidames::Rules const& rules = {}); // of a case made by to_case

// How much there is to see: what shrinking makes smaller.
int complexity(Call const& call);
std::vector<Call> simpler_calls(Call const& call);

// What a teacher varies.
struct Variation {
    multidames::Rules rules{};
    multidames::Colours colours = multidames::colours_for(course_size);
};

Call random_call(Imposed function, Difficulty difficulty, Variation const& variation,
                 std::uint64_t seed);

} // namespace damier::classroom
