#include "damier/base/result.hpp"

#include "damier/base/located.hpp"

namespace damier {

Message located(Error const& error) {
    if (error.line > 0 && error.column > 0)
        return {msg("line {}, column {}: {}"), error.line, error.column, error.message};
    if (error.line > 0) return {msg("line {}: {}"), error.line, error.message};
    if (error.column > 0) return {msg("column {}: {}"), error.column, error.message};
    return error.message;
}

std::string in_english(Error const& error) { return in_english(located(error)); }

} // namespace damier
