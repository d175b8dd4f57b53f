// Where a game begins in its file, in a way that holds for every encoding: its line, and how many
// games begin on that line before it.
#pragma once

#include "damier/pdn/problem.hpp"

namespace damier::records {

struct GamePlace {
    int line = 0; // from 1
    int skip = 0;

    bool operator==(GamePlace const&) const = default;
};

// Finds the place of each game from the places of what stands in it.
class PlaceFinder {
public:
    void begin_game() { has_begun_ = false; }
    void at(pdn::TextPlace const& place) {
        if (!has_begun_) {
            has_begun_ = true;
            now_ = {place.line, place.line == last_line_ ? last_skip_ + 1 : 0};
            last_skip_ = now_.skip;
        }
        if (place.line != last_line_ && place.line != now_.line) last_skip_ = 0;
        last_line_ = place.line;
    }
    GamePlace const& now() const { return now_; } // of the game being read, or read last

private:
    GamePlace now_;
    bool has_begun_ = false;
    int last_line_ = 0, last_skip_ = 0;
};

} // namespace damier::records
