// Small signs for buttons and menus, drawn as vectors in the colour of the text.
#pragma once

#include <QColor>
#include <QIcon>

namespace damier::desktop {

enum class Icon {
    add,
    again,
    open,
    save,
    home,
    undo,
    redo,
    hint,
    half,
    flag,
    pause,
    play,
    first,
    previous,
    next,
    last,
    flip,
    engine,
    review,
    edit,
    warning,
};

QIcon make_icon(Icon icon, QColor colour);
QIcon program_icon(); // the same picture as data/org.damier.Damier.svg

} // namespace damier::desktop
