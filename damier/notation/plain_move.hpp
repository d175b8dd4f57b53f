// The text work behind move_text.hpp, in plain numbers and the same for every law.
#pragma once

#include "damier/base/result.hpp"
#include "damier/notation/squares.hpp"

#include <functional>
#include <span>
#include <vector>

namespace damier::notation {

struct PlainMove {
    int from, to; // counted as board::Square does
    std::vector<int> captured;
    bool promotes = false;
};

// The origin, the squares between the jumps, the destination.
using Way = std::vector<int>;
using WaysOf = std::function<std::vector<Way>(std::size_t move, std::size_t at_most)>;

inline constexpr std::size_t most_ways = 10'000; // looked at for one move

std::string plain_move_text(Rules const& rules, std::span<PlainMove const> legal, std::size_t move,
                            WaysOf const& ways);
// The same for all of them: what could be taken for another is found once.
std::vector<std::string> plain_move_texts(Rules const& rules, std::span<PlainMove const> legal,
                                          WaysOf const& ways);
std::string plain_captured_text(Rules const& rules, PlainMove const& move);
std::string plain_hub_move_text(Rules const& rules, PlainMove const& move);

// Which legal move a text means. Without `move` the text is readable, but nothing legal goes from
// `from` to `to`.
struct Choice {
    std::optional<std::size_t> move;
    int from, to;
};

Result<Choice> choose_move(Rules const& rules, std::span<PlainMove const> legal, WaysOf const& ways,
                           std::string_view text);
Result<Choice> choose_hub_move(Rules const& rules, std::span<PlainMove const> legal,
                               std::string_view text);

// Is the text at least made of squares that exist?
bool reads_as_squares(Rules const& rules, std::span<PlainMove const> legal, std::string_view text);

} // namespace damier::notation
