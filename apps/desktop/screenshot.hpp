// A picture of the window on any of its pages, for documentation and tests.
#pragma once

#include "apps/desktop/start_options.hpp"

namespace damier::desktop {

// Needs a QApplication. Uses no journal and leaves the user's settings alone.
Result<Done> take_screenshot(StartOptions const& options);

} // namespace damier::desktop
