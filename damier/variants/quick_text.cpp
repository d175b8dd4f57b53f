#include "damier/variants/quick_text.hpp"

#include "damier/game/joined_capture.hpp"

namespace damier::variants {

SquareTable::SquareTable(draughts::Rules const& rules) {
    notation::SquareNames const names(rules);
    for (int number = 1; number <= names.count(); ++number) {
        auto const entry = static_cast<std::size_t>(number);
        by_number_[entry] = static_cast<std::uint8_t>(names.from_own_number(number).value_or(0));
        if (!names.uses_letters()) continue;
        std::string const text = names.text(number);
        auto const file = static_cast<std::size_t>(text[0] - 'a');
        by_letter_[file][static_cast<std::size_t>(std::stoi(text.substr(1)))] =
            static_cast<std::uint8_t>(number);
    }
}

std::vector<int> SquareTable::read_way(std::string_view text) const {
    std::vector<int> way;
    char const* at = text.data();
    char const* const end = at + text.size();
    for (;;) {
        way.push_back(square(at, end));
        if (way.back() == 0) return {};
        if (at == end) return way;
        if (*at != '-' && *at != 'x' && *at != ':') return {};
        ++at;
    }
}

std::string joined_capture(std::string_view first, std::string_view second) {
    return game::joined_capture(first, second);
}

} // namespace damier::variants
