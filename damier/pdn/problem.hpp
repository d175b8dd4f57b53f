// Where something stands in a PDN file, and what is odd or wrong there.
// An oddity is accepted and only reported; an error loses something, which its sentence says.
#pragma once

#include "damier/base/result.hpp"

#include <string_view>

namespace damier::pdn {

// The place of a token. Valid during the visitor's call, because the column is only counted when
// somebody asks: nobody does for millions of legal moves.
struct TextPlace {
    int line = 0;    // from 1
    int counted = 0; // characters of the line before `anchor`
    char const* anchor = nullptr;
    char const* at = nullptr;

    int column() const { // from 1, in characters, not bytes
        int column = counted + 1;
        for (char const* p = anchor; p < at; ++p) column += (*p & 0xC0) != 0x80 ? 1 : 0;
        return column;
    }
};

enum class Severity { warning, error };

enum class Kind {
    // Accepted, reported once per kind and game.
    foreign_bytes,     // not UTF-8: read as an encoding that was guessed
    wrapper,           // [pgn] ... [/pgn]
    late_tag,          // a tag after the moves
    duplicate_tag,     //
    tag_name,          // does not start with a capital letter
    tag_quotes,        // value without quotes, or with quotes inside
    nested_braces,     // { a { b } c }
    stray_brace,       // { inside a comment, or } outside
    missing_separator, // 3228
    missing_dot,       // 12 32-28
    spaced_move,       // 32 - 28
    unusual_dash,      // U+2011 and its like
    half_sign,         // U+00BD
    unknown_move,      // - - or an ellipsis
    only_move_star,    // 32-28* for "only move"
    trailing_dot,      // 32-28.
    result_in_line,    // a result inside a variation
    result_differs,    // header and terminator
    no_terminator,     // the next game starts without a result
    stray_result,      // a result that ends nothing
    stray_mark,        // ! or $1 before any move
    large_nag,         // $99999999
    setup_slash,       // /FEN "..." without the last slash
    written_line_end,  // a backslash and an n
    odd_character,     // a control character, a lone / or $ or ]
    // Errors.
    unclosed_comment,
    unclosed_quote,
    unclosed_tag,
    unclosed_variation,
    stray_parenthesis,
    early_variation, // before any move
    unknown_setup,
    too_deep,
    too_long,
    count
};

struct Problem {
    Severity severity = Severity::warning;
    Kind kind = Kind::foreign_bytes;
    long game = 0; // from 1
    Error error;
};

// The sentence for a kind; `text` is the offending text where the sentence shows one.
Message sentence(Kind kind, std::string_view text);

constexpr Severity severity(Kind kind) {
    return kind < Kind::unclosed_comment ? Severity::warning : Severity::error;
}

} // namespace damier::pdn
