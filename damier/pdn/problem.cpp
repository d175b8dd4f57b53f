#include "damier/pdn/problem.hpp"

namespace damier::pdn {

namespace {

std::string_view warning_text(Kind kind) {
    switch (kind) {
    case Kind::foreign_bytes: return msg("this text is not UTF-8; it was read as {}");
    case Kind::wrapper: return msg("«{}» around the game was skipped");
    case Kind::late_tag: return msg("the tag «{}» comes after the moves");
    case Kind::duplicate_tag: return msg("the tag «{}» is given twice");
    case Kind::tag_name: return msg("the tag name «{}» should start with a capital letter");
    case Kind::tag_quotes: return msg("the quotes of the tag «{}» are not as they should be");
    case Kind::nested_braces: return msg("braces inside a comment; they were kept as text");
    case Kind::stray_brace: return msg("a brace without its partner");
    case Kind::missing_separator: return msg("the move «{}» has no separator");
    case Kind::missing_dot: return msg("the move number «{}» has no dot");
    case Kind::spaced_move: return msg("spaces inside «{}»");
    case Kind::unusual_dash: return msg("«{}» uses an unusual dash or sign");
    case Kind::half_sign: return msg("the result «{}» uses the half sign");
    case Kind::unknown_move: return msg("«{}» was read as an unknown move");
    case Kind::only_move_star: return msg("the star after «{}» was read as «only move»");
    case Kind::trailing_dot: return msg("a dot after «{}» was dropped");
    case Kind::result_in_line: return msg("the result «{}» in a variation was kept as a comment");
    case Kind::result_differs: return msg("the game ends with «{}», which its tag denies");
    case Kind::no_terminator: return msg("a game starts here, but the one before has no end");
    case Kind::stray_result: return msg("the result «{}» belongs to no game");
    case Kind::stray_mark: return msg("«{}» follows no move");
    case Kind::large_nag: return msg("no mark has the number «{}»; it was kept as a comment");
    case Kind::written_line_end: return msg("«{}» was read as the end of a line");
    case Kind::setup_slash: return msg("the set-up has no closing slash");
    default: return msg("the character «{}» was skipped");
    }
}

std::string_view error_text(Kind kind) {
    switch (kind) {
    case Kind::unclosed_comment:
        return msg("this comment is not closed; the rest of the game was read as its text");
    case Kind::unclosed_quote:
        return msg("this quote is not closed; the rest of the line was skipped");
    case Kind::unclosed_tag: return msg("this is not a tag; the rest of the line was skipped");
    case Kind::unclosed_variation: return msg("the game ends inside a variation");
    case Kind::stray_parenthesis: return msg("this parenthesis closes nothing");
    case Kind::early_variation: return msg("a variation before any move");
    case Kind::unknown_setup:
        return msg("this set-up is not known; the rest of the line was skipped");
    case Kind::too_deep:
        return msg("variations are nested deeper than {}; the rest of the game was skipped");
    default: return msg("no word or comment is this long; the rest of the game was skipped");
    }
}

bool has_place(std::string_view pattern) { return pattern.find("{}") != std::string_view::npos; }

} // namespace

Message sentence(Kind kind, std::string_view text) {
    bool const is_error = severity(kind) == Severity::error;
    std::string_view const pattern = is_error ? error_text(kind) : warning_text(kind);
    if (!has_place(pattern)) return Message(pattern);
    constexpr std::size_t longest = 60;
    std::size_t length = text.size();
    if (length > longest) { // cut between characters
        length = longest;
        while (length > 0 && (text[length] & 0xC0) == 0x80) --length;
    }
    return Message(pattern, text.substr(0, length));
}

} // namespace damier::pdn
