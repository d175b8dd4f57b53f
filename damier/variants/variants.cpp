#include "damier/variants/variants.hpp"

#include "damier/base/text.hpp"
#include "damier/draughts/rules/list.hpp"
#include "damier/variants/make.hpp"

#include <algorithm>

namespace damier::variants {

namespace {

std::vector<VariantPtr> const& boards() {
    static std::vector<VariantPtr> const list = [] {
        std::vector<VariantPtr> made;
        draughts::rules::All::for_each(
            [&]<draughts::Rules const & R>() { made.push_back(make<R>()); });
        return made;
    }();
    return list;
}

int width_of(Variant const& variant) { return variant.rules().law()->geometry().width; }

} // namespace

std::span<Variant const* const> all() {
    static std::vector<Variant const*> const list = [] {
        std::vector<Variant const*> firsts;
        for (VariantPtr const& board : boards())
            if (firsts.empty() || firsts.back()->key() != board->key())
                firsts.push_back(board.get());
        return firsts;
    }();
    return list;
}

Sizes sizes_of(std::string_view key) {
    Sizes sizes;
    for (VariantPtr const& board : boards()) {
        if (board->key() != key) continue;
        int const width = width_of(*board);
        sizes = sizes.most == 0 ? Sizes{width, width}
                                : Sizes{std::min(sizes.least, width), std::max(sizes.most, width)};
    }
    return sizes;
}

Result<Variant const*> find(std::string_view key, std::optional<int> size) {
    std::string const wanted = to_lower(key);
    std::vector<std::string> keys;
    for (VariantPtr const& board : boards()) {
        if (board->key() == wanted && (!size || *size == width_of(*board))) return board.get();
        keys.emplace_back(board->key());
    }
    if (Sizes const sizes = sizes_of(wanted); sizes.least < sizes.most)
        return error(msg("the size must be a whole number from {} to {}, not {}"), sizes.least,
                     sizes.most, *size);
    else if (sizes.most > 0)
        return error(msg("the board of «{}» has one size only"), wanted);
    std::vector<std::string> const near = nearest(wanted, keys);
    if (near.empty())
        return error(msg("there is no rule set «{}»; «damier variants» lists them"), key);
    return error(msg("there is no rule set «{}»; did you mean {}?"), key, join(near, ", "));
}

} // namespace damier::variants
