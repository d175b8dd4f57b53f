// The surface of a material as a picture that repeats without a seam: wood, slate, paper, all
// computed here.
#pragma once

#include "apps/desktop/board/theme.hpp"

#include <QImage>

namespace damier::desktop {

inline constexpr int grain_size = 512; // pixels, both ways

// The same picture for the same arguments. About ten milliseconds; keep it.
QImage grain(Material material, QColor const& colour, unsigned seed);

} // namespace damier::desktop
