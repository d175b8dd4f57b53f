// Plays games by the rules of one rule set after the other, to find out which is meant. What a rule
// set needs for that is made once, however many games ask.
#pragma once

#include "damier/game/checker.hpp"
#include "damier/records/letters.hpp"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace damier::records {

// A rule set that may be meant where a file does not say.
struct Candidate {
    game::Game const* game;
    int squares;      // that are played on
    bool has_letters; // of its own; PDN allows them on every board
};

class Trials {
public:
    explicit Trials(Catalogue catalogue);

    std::span<Candidate const> candidates() const { return candidates_; } // the best known first

    struct Played {
        std::size_t moves = 0;
        bool is_whole = false;     // all of them, as they are written
        bool may_be_drawn = false; // by the rules, on the way
    };
    // How many of the moves can be played; nothing where the first position cannot be read.
    std::optional<Played> play(game::Game const& game, Head const& head);

private:
    struct Player {
        std::unique_ptr<game::MoveChecker> checker; // none: nothing of this game can be tried
        Letters letters;
    };
    Player& player_of(game::Game const& game);

    std::vector<Candidate> candidates_;
    std::map<game::Game const*, Player> players_;
};

} // namespace damier::records
