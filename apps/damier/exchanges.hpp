// The rule sets as other programs speak of them, each made once and kept.
#pragma once

#include "damier/variants/exchange.hpp"
#include "damier/variants/variants.hpp"

#include <map>

namespace damier::program {

class Exchanges {
public:
    Result<game::Exchange const*> find(std::string_view key) {
        auto const variant = variants::find(key);
        if (!variant) return variant.error();
        auto& made = made_[*variant];
        if (!made) made = variants::make_exchange(**variant);
        return made.get();
    }

private:
    std::map<variants::Variant const*, std::unique_ptr<game::Exchange const>> made_;
};

} // namespace damier::program
