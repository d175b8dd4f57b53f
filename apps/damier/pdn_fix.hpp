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
    long games = 0, changes = 0, errors = 0;
};

// Tells every change and every error on the standard output.
Result<Fixed> fix_games(FixOptions const& options);

} // namespace damier::program
