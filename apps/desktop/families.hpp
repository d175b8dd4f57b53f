// What a game is like in a few words, from the game itself; the families are the catalogue's.
#pragma once

#include "damier/catalogue/families.hpp"

#include <QStringList>

namespace damier::desktop {

using catalogue::families;
using catalogue::Family;
using catalogue::favourites;

// "10×10", "flying kings", "men capture backwards too"; the number of seats unless it is two.
QStringList badges(game::Game const& game);

} // namespace damier::desktop
