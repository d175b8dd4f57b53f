#include "apps/lab/settings.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <array>

namespace damier::lab {

namespace {

using engine::Features;

template <auto member>
constexpr Setting setting(std::string_view name, int least = 0, int most = 1, int step = 0) {
    return {name,
            least,
            most,
            step,
            [](Features const& features) { return static_cast<int>(features.*member); },
            [](Features& features, int value) {
                using Number = std::remove_reference_t<decltype(features.*member)>;
                features.*member = static_cast<Number>(value);
            }};
}

constexpr std::array known{
    setting<&Features::table>("table"),
    setting<&Features::killers>("killers"),
    setting<&Features::history>("history"),
    setting<&Features::reductions>("reductions"),
    setting<&Features::single_reply>("single_reply"),
    setting<&Features::futility>("futility"),
    setting<&Features::surplus>("surplus"),
    setting<&Features::few>("few"),
    setting<&Features::futility_margin>("futility_margin", 10, 300, 15),
    setting<&Features::surplus_margin>("surplus_margin", 5, 300, 8),
};

} // namespace

std::span<Setting const> settings() { return known; }

Setting const* find_setting(std::string_view name) {
    auto const found = std::ranges::find(known, name, &Setting::name);
    return found == known.end() ? nullptr : &*found;
}

Result<Features> features_from(std::string_view text) {
    Features features;
    if (text.empty()) return features;
    for (std::string_view const word : split(text, ',')) {
        std::size_t const equals = std::min(word.find('='), word.size());
        Setting const* const found = find_setting(word.substr(0, equals));
        if (!found) return error("the search has no setting «{}»", word.substr(0, equals));
        auto const value = to_integer(word.substr(std::min(equals + 1, word.size())));
        if (!value || *value < found->least || *value > found->most)
            return error("«{}» must be a number from {} to {}", found->name, found->least,
                         found->most);
        found->set(features, static_cast<int>(*value));
    }
    return features;
}

} // namespace damier::lab
