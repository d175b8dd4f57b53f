// What the protocols say of a game's moves, with the real rules behind it.
#pragma once

#include "damier/variants/exchange.hpp"
#include "damier/variants/variants.hpp"

#include <map>
#include <memory>
#include <string>

namespace damier::protocol {

inline game::Exchange const& exchange(std::string_view key = "international") {
    static std::map<std::string, std::unique_ptr<game::Exchange const>, std::less<>> made;
    auto& found = made[std::string(key)];
    if (!found) found = variants::make_exchange(**variants::find(key));
    return *found;
}

} // namespace damier::protocol
