#include "damier/base/text.hpp"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace damier {

namespace {

bool is_blank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v';
}
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Edit distance: insertions, deletions, replacements and swaps of two neighbours.
int distance(std::string_view a, std::string_view b) {
    std::vector<int> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    std::iota(last.begin(), last.end(), 0);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            int const change = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
        before.swap(last);
        last.swap(row);
    }
    return last[b.size()];
}

} // namespace

std::string_view trim(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        std::size_t const end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

std::vector<std::string_view> split_at_blanks(std::string_view text) {
    std::vector<std::string_view> parts;
    for (std::size_t i = 0; i < text.size();) {
        if (is_blank(text[i])) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < text.size() && !is_blank(text[end])) ++end;
        parts.push_back(text.substr(i, end - i));
        i = end;
    }
    return parts;
}

std::string to_lower(std::string_view text) {
    std::string result(text);
    std::ranges::transform(result, result.begin(), lower);
    return result;
}

std::string join(std::span<std::string const> parts, std::string_view separator) {
    std::string result;
    for (std::string const& part : parts) {
        if (&part != parts.data()) result += separator;
        result += part;
    }
    return result;
}

std::optional<long> to_integer(std::string_view text) {
    long value = 0;
    if (!text.empty() && text.front() == '+') {
        text.remove_prefix(1);
        if (text.empty() || text.front() == '-') return std::nullopt;
    }
    auto const [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (failure != std::errc{} || end != text.data() + text.size() || text.empty())
        return std::nullopt;
    return value;
}

std::vector<std::string> nearest(std::string_view typed, std::span<std::string const> names,
                                 std::size_t at_most) {
    std::string const wanted = to_lower(typed);
    std::vector<std::pair<int, std::string>> ranked;
    for (std::string const& name : names) {
        std::string const candidate = to_lower(name);
        bool const is_prefix = !wanted.empty() && candidate.starts_with(wanted);
        int const rank = is_prefix ? 0 : distance(wanted, candidate);
        // Half of what was typed must be there: «json» is no «version», «jsn» no «fen».
        int const limit = static_cast<int>(wanted.size()) / 2;
        if (rank <= limit) ranked.emplace_back(rank, name);
    }
    std::ranges::stable_sort(ranked, {}, &std::pair<int, std::string>::first);
    if (ranked.size() > at_most) ranked.resize(at_most);
    std::vector<std::string> result;
    for (auto& [rank, name] : ranked) result.push_back(std::move(name));
    return result;
}

} // namespace damier
