// What the user has chosen once for all games, and how it is remembered.
#pragma once

#include "apps/desktop/board/look.hpp"

#include <QString>

class QSettings;

namespace damier::desktop {

struct Preferences {
    Look look;
    bool has_sound = true;
    int volume = 60;             // of a hundred
    bool respects_motion = true; // no animation where the system wants little motion
    bool waits_to_answer = true; // computers let a moment pass
    bool clock_waits = true;     // for the first move
    bool has_premoves = true;    // a move chosen while the computer thinks
    QString language;            // such as "en"; empty: the system's
    double font_scale = 1.0;     // 0.8 to 2
    int threads = 1;
    int table_megabytes = 64;
    int lines = 3;                 // of the engine panel
    bool plays_quickly = false;    // one click when only one move is meant
    bool keeps_taken_back = true;  // as a variation, once another move is played
    bool reviews_at_end = true;    // a quick look at the game that has just ended
    bool confirms_leaving = false; // before a game that is not finished is put away
    bool confirms_deleting = true; // before moves are deleted

    bool operator==(Preferences const&) const = default;
};

// What is missing or makes no sense keeps its usual value.
Preferences read_preferences(QSettings& settings);
void write_preferences(QSettings& settings, Preferences const& preferences);

} // namespace damier::desktop
