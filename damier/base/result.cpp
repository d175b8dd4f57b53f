#include "damier/base/result.hpp"

namespace damier {

std::string in_english(Error const& error) {
    std::string place;
    if (error.line > 0) place += "line " + std::to_string(error.line);
    if (error.column > 0)
        place += (place.empty() ? "" : ", ") + ("column " + std::to_string(error.column));
    if (!place.empty()) place += ": ";
    return place + in_english(error.message);
}

} // namespace damier
