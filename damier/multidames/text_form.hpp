// The text of a MultiDames state: whole numbers between blanks, in the order of docs/multidames.md.
// The size of the board is not written: the number of cells tells it. Rules that are not the
// documents' follow as a last line of words: «rules jumps=straight penalty=no».
#pragma once

#include "damier/base/result.hpp"
#include "damier/multidames/position.hpp"

#include <span>
#include <string>
#include <string_view>

namespace damier::multidames {

// A number of the text and where it stood, for the error; line 0 when that is not known.
struct Number {
    long value = 0;
    int line = 0, column = 0;
};

inline constexpr long most_number = 1'000'000'000; // of a score or a round, so that sums fit

// Everything in range and of a possible size. The state may be one between two manipulations, such
// as a held pawn that has no jump left: see playable().
Result<Position> from_numbers(std::span<Number const> numbers, Rules const& rules = {});
Result<Position> read_text(std::string_view text);
std::string write_text(Position const& position);

// Rules as words, «jumps=straight penalty=no»; those that are not named are the documents'.
Result<Rules> read_rules(std::string_view words, int line_number);

// The same state settled, or why no game can go on from it.
Result<Position> playable(Position position);

} // namespace damier::multidames
