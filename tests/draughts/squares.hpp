// Reading and writing positions and moves for the tables of this folder, apart from the notation
// of the library so that neither can hide a mistake of the other.
#pragma once

#include "damier/draughts/rules.hpp"
#include "tests/draughts/reference.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace damier::draughts::reference {

// How a variant names its squares.
struct Names {
    bool letters = false;
    bool from_bottom_right = false; // number 1 is there
    bool mirrored = false;
};

Names names_of(Text const& text);

class Squares {
public:
    Squares(Referee const& referee, Names names) : referee_(referee), names_(names) {}

    int number(std::string_view name) const; // 0 if there is no such square
    std::string name(int number) const;
    State position(std::string_view fen) const;
    std::string move(Move const& move) const; // 46x5{23}

private:
    int turned(int number) const; // between the variant's numbers and ours

    Referee const& referee_;
    Names names_;
};

// A table of this folder: fields between semicolons; empty lines and lines after # do not count.
std::vector<std::vector<std::string>> read_table(std::string const& file);

} // namespace damier::draughts::reference
