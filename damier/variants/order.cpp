#include "damier/variants/order.hpp"

#include "damier/notation/squares.hpp"

#include <algorithm>

namespace damier::variants {

void sort_naturally(std::vector<std::string>& texts) {
    std::sort(texts.begin(), texts.end(), notation::natural_less);
}

void sort_naturally(std::vector<std::pair<std::string, std::uint64_t>>& rows) {
    std::sort(rows.begin(), rows.end(), [](auto const& a, auto const& b) {
        return notation::natural_less(a.first, b.first);
    });
}

} // namespace damier::variants
