#include "damier/variants/variants.hpp"

#include "damier/base/text.hpp"
#include "damier/draughts/rules/all.hpp"
#include "damier/variants/make.hpp"

#include <algorithm>
#include <array>

namespace damier::variants {

namespace rules = draughts::rules;

namespace {

constexpr int standard_size = 10;

// A new rule set is one line here, one file in draughts/rules and one in laws.
std::vector<VariantPtr> make_all() {
    std::vector<VariantPtr> list;
    for (auto const maker : {
             make<rules::international>, make<rules::killer>,       make<rules::bt>,
             make<rules::losing>,        make<rules::frisian>,      make<rules::frysk>,
             make<rules::brazilian>,     make<rules::russian>,      make<rules::spantsiretti>,
             make<rules::pool>,          make<rules::unified_pool>, make<rules::jamaican>,
             make<rules::canadian>,      make<rules::srilankan>,    make<rules::english>,
             make<rules::italian>,       make<rules::spanish>,      make<rules::portuguese>,
             make<rules::czech>,         make<rules::german>,       make<rules::thai>,
             make<rules::turkish>,       make<rules::armenian>,     make<rules::dumm>,
             make<rules::v06>,           make<rules::troisil>,      make<rules::ulb<standard_size>>,
         })
        list.push_back(maker());
    return list;
}

template <int... I> std::vector<VariantPtr> make_ulb(std::integer_sequence<int, I...>) {
    std::vector<VariantPtr> list;
    (list.push_back(make<rules::ulb<rules::ulb_least + I>>()), ...);
    return list;
}

} // namespace

std::span<VariantPtr const> all() {
    static std::vector<VariantPtr> const list = make_all();
    return list;
}

Variant const& ulb(int size) {
    static std::vector<VariantPtr> const list =
        make_ulb(std::make_integer_sequence<int, rules::ulb_most - rules::ulb_least + 1>{});
    return *list[static_cast<std::size_t>(size - rules::ulb_least)];
}

Result<Variant const*> find(std::string_view key, std::optional<int> size) {
    std::string const wanted = to_lower(key);
    std::vector<std::string> keys;
    for (VariantPtr const& variant : all()) {
        keys.emplace_back(variant->key());
        if (variant->key() != wanted) continue;
        if (!size) return variant.get();
        if (wanted != "ulb") return error(msg("the board of «{}» has one size only"), wanted);
        if (*size < rules::ulb_least || *size > rules::ulb_most)
            return error(msg("the size must be a whole number from {} to {}, not {}"),
                         rules::ulb_least, rules::ulb_most, *size);
        return *size == variant->rules().law()->geometry().width ? variant.get() : &ulb(*size);
    }
    std::vector<std::string> const near = nearest(wanted, keys);
    if (near.empty())
        return error(msg("there is no rule set «{}»; «damier variants» lists them"), key);
    return error(msg("there is no rule set «{}»; did you mean {}?"), key, join(near, ", "));
}

} // namespace damier::variants
