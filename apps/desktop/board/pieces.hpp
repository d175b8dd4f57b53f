// The pieces, in vectors: any kind of any game, in our three sets.
#pragma once

#include "apps/desktop/board/emblems.hpp"
#include "apps/desktop/board/theme.hpp"
#include "damier/game/state.hpp"

class QPainter;
class QPointF;

namespace damier::desktop {

enum class PieceSet { turned, flat, diagram };

PieceSet piece_set(std::string_view key);

// What is to be drawn. The emblem tells kinds apart without colour.
struct PieceLook {
    PieceSet set = PieceSet::turned;
    Tone tone;
    Emblem emblem = Emblem::none;
    int number = 0; // of pips
    double outline = 0.03;
};

PieceLook piece_look(game::About const& about, game::Piece piece, Theme const& theme, PieceSet set);

// All of it stays within this many radii of the centre, shadow included.
inline constexpr double piece_extent = 1.5;

// A lifted piece is nearer to the eye and its shadow falls farther away.
void paint_piece(QPainter& painter, QPointF centre, double radius, PieceLook const& look,
                 bool is_lifted = false);

} // namespace damier::desktop
