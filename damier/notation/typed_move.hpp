// A move as somebody wrote it, taken apart but not yet compared with the legal ones.
#pragma once

#include "damier/notation/plain_move.hpp"

namespace damier::notation {

enum class Sign { none, quiet, capture };

struct TypedMove {
    std::vector<int> squares; // at least two
    Sign sign = Sign::none;
    std::optional<std::vector<int>> captured; // {..} or <..>, in order of squares
};

// `legal` helps to split numbers written without anything between them, as in 3228.
Result<TypedMove> parse_move(SquareNames const& names, std::span<PlainMove const> legal,
                             std::string_view text);

} // namespace damier::notation
