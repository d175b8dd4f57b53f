#include "apps/desktop/board/drawing.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <optional>

namespace damier::desktop {

namespace {

constexpr std::string_view letters = "GRBY", circles = "[%csl", arrows = "[%cal";

bool is_same_place(Drawing const& a, Drawing const& b) { return a.from == b.from && a.to == b.to; }

// Programs write square 5 as 05 where no sign stands between two squares.
std::string two_digits(std::string const& label) {
    bool const is_digit = label.size() == 1 && label[0] >= '0' && label[0] <= '9';
    return is_digit ? '0' + label : label;
}

std::optional<game::Cell> find(std::string_view label, game::About const& about) {
    for (std::size_t i = 0; i < about.cells.size(); ++i) {
        std::string const& own = about.cells[i].label;
        if (!own.empty() && (own == label || two_digits(own) == label))
            return static_cast<game::Cell>(i);
    }
    return std::nullopt;
}

std::optional<Drawing> read_one(std::string_view text, bool is_arrow, game::About const& about) {
    std::size_t const colour = text.empty() ? letters.npos : letters.find(text[0]);
    if (colour == letters.npos) return std::nullopt;
    text.remove_prefix(1);
    std::size_t const sign = text.find('-');
    std::size_t const middle = sign == text.npos ? text.size() / 2 : sign;
    std::string_view const first = is_arrow ? text.substr(0, middle) : text;
    std::string_view const second = text.substr(sign == text.npos ? middle : middle + 1);
    auto const from = find(first, about);
    auto const to = is_arrow ? find(second, about) : from;
    if (!from || !to) return std::nullopt;
    return Drawing{*from, *to, static_cast<Drawing::Colour>(colour)};
}

struct Part {
    std::size_t begin, end; // in the comment
    bool is_arrow;
};

std::optional<Part> next_part(std::string_view comment, std::size_t from) {
    for (; (from = comment.find("[%", from)) != comment.npos; ++from) {
        bool const is_arrow = comment.substr(from).starts_with(arrows);
        if (!is_arrow && !comment.substr(from).starts_with(circles)) continue;
        std::size_t const end = comment.find(']', from);
        if (end == comment.npos) return std::nullopt;
        return Part{from, end + 1, is_arrow};
    }
    return std::nullopt;
}

std::string written(Drawings const& drawings, bool is_arrow, game::About const& about) {
    std::string text;
    for (Drawing const& one : drawings) {
        if (one.is_circle() == is_arrow) continue;
        auto const name = [&](game::Cell cell) {
            return two_digits(about.cells[static_cast<std::size_t>(cell)].label);
        };
        text += text.empty() ? ' ' : ',';
        text += letters[static_cast<std::size_t>(one.colour)] + name(one.from);
        if (is_arrow) text += '-' + name(one.to);
    }
    return text.empty() ? text : std::string(is_arrow ? arrows : circles) + text + ']';
}

} // namespace

Drawings toggled(Drawings drawings, Drawing const& one) {
    auto const there =
        std::ranges::find_if(drawings, [&](Drawing const& old) { return is_same_place(old, one); });
    if (there == drawings.end())
        drawings.push_back(one);
    else if (there->colour == one.colour)
        drawings.erase(there);
    else
        there->colour = one.colour;
    return drawings;
}

Drawings read_drawings(std::string_view comment, game::About const& about) {
    Drawings drawings;
    std::size_t at = 0;
    for (auto part = next_part(comment, at); part; part = next_part(comment, at)) {
        at = part->end;
        std::string_view const inside = comment.substr(
            part->begin + circles.size(), part->end - part->begin - circles.size() - 1);
        for (std::string_view const word : split(inside, ','))
            if (auto const one = read_one(trim(word), part->is_arrow, about))
                drawings.push_back(*one);
    }
    return drawings;
}

std::string without_drawings(std::string_view comment) {
    std::string rest;
    std::size_t at = 0;
    for (auto part = next_part(comment, at); part; part = next_part(comment, at)) {
        rest += trim(comment.substr(at, part->begin - at));
        if (!rest.empty()) rest += ' ';
        at = part->end;
    }
    if (at == 0) return std::string(comment);
    rest += trim(comment.substr(at));
    return std::string(trim(rest));
}

std::string with_drawings(std::string_view comment, Drawings const& drawings,
                          game::About const& about) {
    std::string text;
    for (std::string const& part : {written(drawings, false, about), written(drawings, true, about),
                                    without_drawings(comment)})
        if (!part.empty()) text += (text.empty() ? "" : " ") + part;
    return text;
}

} // namespace damier::desktop
