// What a screen reader meets on the board: a list of cells with names, places and an action.
#pragma once

namespace damier::desktop {

// Makes Qt ask us when it needs to describe a BoardWidget. Harmless to call again.
void describe_boards_to_screen_readers();

} // namespace damier::desktop
