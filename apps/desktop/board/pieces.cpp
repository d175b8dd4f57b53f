#include "apps/desktop/board/pieces.hpp"

#include <QPainter>

namespace damier::desktop {

namespace {

constexpr double strong_outline = 0.08; // themes for weak eyes: contrast before beauty

QColor with_opacity(QColor colour, double opacity) {
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

void ring(QPainter& painter, double radius, double width, QBrush const& brush,
          QPointF offset = {}) {
    if (brush.gradient()) { // as a surface: SVG files know no gradient along a line
        QPainterPath path;
        path.addEllipse(offset, radius + width / 2, radius + width / 2);
        path.addEllipse(offset, radius - width / 2, radius - width / 2);
        painter.fillPath(path, brush);
        return;
    }
    painter.setPen(QPen(brush, width));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(offset, radius, radius);
}

void disc(QPainter& painter, double radius, QBrush const& brush) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    painter.drawEllipse(QPointF(), radius, radius);
}

void shadow(QPainter& painter, QPointF offset, double radius, double strength) {
    QRadialGradient fade(offset, radius);
    fade.setColorAt(0.0, QColor(0, 0, 0, static_cast<int>(255 * strength)));
    fade.setColorAt(0.68, QColor(0, 0, 0, static_cast<int>(255 * strength)));
    fade.setColorAt(0.84, QColor(0, 0, 0, static_cast<int>(255 * strength * 0.4)));
    fade.setColorAt(1.0, QColor(0, 0, 0, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(fade);
    painter.drawEllipse(offset, radius, radius);
}

// A groove cut by the lathe: dark where it falls away from the light, bright on its far wall.
void groove(QPainter& painter, double radius, Tone const& tone) {
    ring(painter, radius, 0.05, with_opacity(tone.dark, 0.75), {-0.004, -0.010});
    ring(painter, radius, 0.022, with_opacity(tone.light, 0.85), {0.012, 0.022});
}

void turned_disc(QPainter& painter, Tone const& tone, double outline) {
    QLinearGradient side(-0.6, -0.8, 0.6, 0.8);
    side.setColorAt(0, tone.light);
    side.setColorAt(0.5, tone.face);
    side.setColorAt(1, tone.dark);
    disc(painter, 1 - outline / 2, side);
    ring(painter, 1 - outline / 2, outline, tone.rim);

    QRadialGradient face(QPointF(-0.30, -0.42), 1.45);
    face.setColorAt(0.0, tone.light);
    face.setColorAt(0.42, tone.face);
    face.setColorAt(1.0, tone.dark);
    disc(painter, 0.86, face);
    QLinearGradient bevel(-0.55, -0.7, 0.55, 0.7);
    bevel.setColorAt(0.0, with_opacity(tone.dark, 0.55));
    bevel.setColorAt(0.5, with_opacity(tone.face, 0.0));
    bevel.setColorAt(1.0, with_opacity(tone.light, 0.75));
    ring(painter, 0.86, 0.045, bevel);
}

void gloss(QPainter& painter, double strength) {
    QRadialGradient shine(QPointF(-0.30, -0.46), 0.62);
    shine.setColorAt(0.0, QColor(255, 255, 255, static_cast<int>(255 * strength)));
    shine.setColorAt(1.0, QColor(255, 255, 255, 0));
    disc(painter, 0.86, shine);
}

QPainterPath path_of(PieceLook const& look) {
    switch (look.emblem) {
    case Emblem::crown: return crown();
    case Emblem::tower: return tower();
    case Emblem::elephant: return elephant();
    case Emblem::bishop: return bishop();
    case Emblem::pips: return pips(look.number);
    case Emblem::none: break;
    }
    return {};
}

bool is_dark(Tone const& tone) { return tone.face.lightness() < 110; }

// Inlaid: gold for the crown, bright or dark wood for the others.
void inlay(QPainter& painter, PieceLook const& look, double scale) {
    QPainterPath const path = QTransform::fromScale(scale, scale).map(path_of(look));
    Tone const& tone = look.tone;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(with_opacity(tone.light, 0.7), 0.03));
    painter.drawPath(path.translated(0.012, 0.028));
    bool const is_golden = look.emblem == Emblem::crown && look.outline < strong_outline;
    if (is_golden) {
        QLinearGradient gold(0, -0.5 * scale, 0, 0.45 * scale);
        gold.setColorAt(0.0, is_dark(tone) ? QColor(0xffe9a0) : QColor(0xe0a92c));
        gold.setColorAt(0.55, is_dark(tone) ? QColor(0xe9b93c) : QColor(0xb97c12));
        gold.setColorAt(1.0, is_dark(tone) ? QColor(0xb9841a) : QColor(0x7d4f06));
        painter.setBrush(gold);
        painter.setPen(QPen(is_dark(tone) ? QColor(0x3a2604) : QColor(0x4c2e02), 0.028));
    } else {
        painter.setBrush(is_dark(tone) ? tone.ink.lighter(135) : tone.rim);
        painter.setPen(QPen(with_opacity(tone.dark, 0.8), 0.02));
    }
    painter.drawPath(path);
}

void paint_turned(QPainter& painter, PieceLook const& look) {
    if (look.emblem == Emblem::crown) { // two men, one upon the other
        painter.save();
        painter.translate(0, 0.13);
        turned_disc(painter, look.tone, look.outline);
        painter.restore();
        painter.translate(0, -0.11);
        shadow(painter, {0.02, 0.07}, 1.06, 0.35);
    }
    turned_disc(painter, look.tone, look.outline);
    bool const is_bare = look.emblem == Emblem::none;
    if (is_bare) {
        groove(painter, 0.62, look.tone);
        groove(painter, 0.36, look.tone);
    } else {
        groove(painter, 0.74, look.tone);
        inlay(painter, look, look.emblem == Emblem::pips ? 1.0 : 1.12);
    }
    gloss(painter, is_dark(look.tone) ? 0.20 : 0.42);
}

void paint_flat(QPainter& painter, PieceLook const& look) {
    Tone const& tone = look.tone;
    double const outline = look.outline + 0.02;
    disc(painter, 1 - outline / 2, tone.face);
    ring(painter, 1 - outline / 2, outline, tone.rim);
    ring(painter, 0.78, 0.05, with_opacity(tone.ink, 0.8));
    if (look.emblem == Emblem::none) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(is_dark(tone) ? tone.ink.lighter(150) : tone.rim);
    painter.drawPath(QTransform::fromScale(1.08, 1.08).map(path_of(look)));
}

// As printed in books: black and white only, a king is a double man.
void paint_diagram(QPainter& painter, PieceLook const& look) {
    Tone const& tone = look.tone;
    QColor const face = is_dark(tone) ? tone.dark : tone.light;
    QColor const line = is_dark(tone) ? Qt::white : Qt::black;
    auto const man = [&](double size) {
        disc(painter, size, QColor(Qt::black));
        disc(painter, size - 0.07, is_dark(tone) ? line : face);
        if (is_dark(tone)) disc(painter, size - 0.11, face);
    };
    bool const is_king = look.emblem == Emblem::crown;
    if (is_king) {
        painter.save();
        painter.translate(0, 0.18);
        man(0.88);
        painter.restore();
        painter.translate(0, -0.12);
    }
    man(is_king ? 0.88 : 0.98);
    if (look.emblem == Emblem::none) return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(line);
    painter.drawPath(QTransform::fromScale(1.1, 1.1).map(path_of(look)));
}

} // namespace

PieceSet piece_set(std::string_view key) {
    if (key == "flat") return PieceSet::flat;
    if (key == "diagram") return PieceSet::diagram;
    return PieceSet::turned;
}

PieceLook piece_look(game::About const& about, game::Piece piece, Theme const& theme,
                     PieceSet set) {
    game::PieceKind const& kind = about.kinds[static_cast<std::size_t>(piece.kind)];
    PieceLook look;
    look.set = set;
    look.outline = theme.outline;
    look.tone = piece.owner == 1 ? theme.black : theme.white;
    if (kind.key.starts_with("pawn-")) { // coloured pawns that belong to nobody
        look.tone = kind.key == "pawn-red"     ? theme.red
                    : kind.key == "pawn-black" ? theme.black
                                               : theme.white;
        look.emblem = Emblem::pips;
        look.number = kind.value;
    }
    if (kind.key == "king") look.emblem = Emblem::crown;
    if (kind.key == "tower") look.emblem = Emblem::tower;
    if (kind.key == "elephant") look.emblem = Emblem::elephant;
    if (kind.key == "bishop") look.emblem = Emblem::bishop;
    return look;
}

void paint_piece(QPainter& painter, QPointF centre, double radius, PieceLook const& look,
                 bool is_lifted) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    painter.scale(radius, radius);
    if (look.set != PieceSet::diagram || is_lifted)
        shadow(painter, is_lifted ? QPointF(0.12, 0.24) : QPointF(0.05, 0.11), 1.2,
               look.set == PieceSet::turned ? 0.42 : 0.28);
    if (is_lifted) painter.scale(1.07, 1.07);
    switch (look.set) {
    case PieceSet::turned: paint_turned(painter, look); break;
    case PieceSet::flat: paint_flat(painter, look); break;
    case PieceSet::diagram: paint_diagram(painter, look); break;
    }
    painter.restore();
}

} // namespace damier::desktop
