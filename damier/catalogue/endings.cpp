#include "damier/catalogue/endings.hpp"

#include "damier/variants/endings.hpp"
#include "damier/variants/variants.hpp"

#include <map>

namespace damier::catalogue {

game::Endings const* endings_of(std::string_view key) {
    static std::map<std::string, variants::VariantEndings, std::less<>> const all = [] {
        std::map<std::string, variants::VariantEndings, std::less<>> list;
        for (variants::Variant const* const variant : variants::all())
            list.emplace(variant->key(), *variant);
        return list;
    }();
    auto const found = all.find(key);
    return found == all.end() ? nullptr : &found->second;
}

} // namespace damier::catalogue
