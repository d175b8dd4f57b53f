// A mended copy of a PDN file; the original is never touched.
#pragma once

#include "damier/base/result.hpp"

#include <string>

namespace damier::program {

struct FixOptions {
    std::string in, out, variant, encoding;
    bool may_replace = false; // a file that has the name of the copy
};
struct Fixed {
    long games = 0, changes = 0, warnings = 0, errors = 0; // the last two stay
};

// Tells every change, and what stays as it is, on the standard output.
Result<Fixed> fix_games(FixOptions const& options);

} // namespace damier::program
