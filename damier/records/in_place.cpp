#include "damier/records/in_place.hpp"

#include "damier/records/index.hpp"

namespace damier::records {

namespace {

std::string_view trim_right(std::string_view text) {
    std::size_t const last = text.find_last_not_of(" \t\r\n");
    return last == std::string_view::npos ? std::string_view() : text.substr(0, last + 1);
}

// Lines end with LF, CR LF or a lone CR, as the reader counts them; from 1.
std::size_t begin_of_line(std::string_view text, int line) {
    std::size_t at = 0;
    for (int now = 1; now < line && at < text.size(); ++now) {
        at = text.find_first_of("\r\n", at);
        if (at == std::string_view::npos) return text.size();
        at += text.substr(at, 2) == "\r\n" ? 2 : 1;
    }
    return at;
}

// What stands between two games, blank lines and remarks, belongs to neither.
std::size_t end_of_game(std::string_view text, std::size_t begin, std::size_t end) {
    while (end > begin) {
        std::string_view const before = trim_right(text.substr(begin, end - begin));
        if (before.size() < end - begin) {
            end = begin + before.size();
            continue;
        }
        std::size_t const line = before.find_last_of("\r\n");
        if (line == std::string_view::npos) break;
        char const first = before[line + 1];
        if (first != '%' && first != ';') break;
        end = begin + line;
    }
    return end;
}

} // namespace

Result<std::string> with_game(std::string_view text, std::size_t number, std::string_view game) {
    std::vector<Listed> list;
    Index index(pdn::from_text(text), {});
    for (bool has_more = true; has_more && list.size() < number + 2;) {
        Result<bool> const more = index.read(number + 2 - list.size(), list);
        if (!more) return more.error();
        has_more = *more;
    }
    if (number >= list.size()) return error(msg("the game is not in the file any more"));
    bool const has_next = number + 1 < list.size();
    if (list[number].place.skip > 0 || (has_next && list[number + 1].place.skip > 0))
        return error(msg("several games share a line of the file; save this one in another"));
    std::size_t const begin = begin_of_line(text, list[number].place.line);
    std::size_t const next =
        has_next ? begin_of_line(text, list[number + 1].place.line) : text.size();
    std::size_t const end = end_of_game(text, begin, next);
    std::string whole(text.substr(0, begin));
    whole += trim_right(game);
    std::string_view const rest = text.substr(end);
    whole += rest;
    if (rest.empty()) whole += '\n';
    return whole;
}

} // namespace damier::records
