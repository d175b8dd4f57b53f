#include "apps/text/move_words.hpp"

#include "apps/text/typed.hpp"
#include "damier/base/text.hpp"

#include <algorithm>
#include <array>

namespace damier::text {

namespace {

constexpr std::array first_words{typed("pass"), typed("free escape"), typed("stop"), typed("done"),
                                 typed("again")};
// The sorts of Mansuba's pieces come last.
constexpr std::array sort_words{typed("pawn"), typed("tower"), typed("elephant"), typed("bishop")};

std::string_view english(std::string_view spellings) { return split_at_blanks(spellings).front(); }

// The move with the first word that `translate` knows, and then the last, exchanged.
template <class Translate>
std::string exchanged(std::string_view text, Translate const& translate) {
    if (split_at_blanks(text).empty()) return std::string(text);
    std::string_view const first = split_at_blanks(text).front();
    auto const new_first = translate(first, std::span<std::string_view const>(first_words));
    if (!new_first) return std::string(text);
    std::string move = *new_first;
    move.append(trim(text).substr(first.size()));
    std::string_view const last = split_at_blanks(move).back();
    auto const new_last = translate(last, std::span<std::string_view const>(sort_words));
    if (!new_last || split_at_blanks(move).size() == 1) return move;
    move.resize(static_cast<std::size_t>(last.data() - move.data()));
    return move.append(*new_last);
}

} // namespace

bool begins_a_move(std::string_view word) {
    return std::ranges::any_of(first_words,
                               [&](std::string_view one) { return is_word(word, one); });
}

std::string move_in_english(std::string_view text) {
    return exchanged(text, [](std::string_view word, auto all) -> std::optional<std::string> {
        auto const found = std::ranges::find_if(
            all, [&](std::string_view spellings) { return is_word(word, spellings); });
        if (found == all.end()) return std::nullopt;
        return std::string(english(*found));
    });
}

std::string move_in_words(std::string_view text) {
    return exchanged(text, [](std::string_view word, auto all) -> std::optional<std::string> {
        auto const found = std::ranges::find_if(
            all, [&](std::string_view spellings) { return word == english(spellings); });
        if (found == all.end()) return std::nullopt;
        return shown(*found);
    });
}

} // namespace damier::text
