// The signs on the pieces, drawn by us: paths around (0, 0) that fit into a disc of radius 0.6.
#pragma once

#include <QPainterPath>

namespace damier::desktop {

enum class Emblem { none, crown, tower, elephant, bishop, pips };

QPainterPath crown();
QPainterPath tower();
QPainterPath elephant();
QPainterPath bishop();
QPainterPath pips(int number); // as on dice up to six, then in a ring

} // namespace damier::desktop
