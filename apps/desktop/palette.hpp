// The colours of the window that go with a theme of the board.
#pragma once

#include <QPalette>

#include <string_view>

namespace damier::desktop {

QPalette palette_of(std::string_view theme);

} // namespace damier::desktop
