#include "damier/protocol/hub/line.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace damier::protocol {

namespace {

bool is_blank(char c) { return trim({&c, 1}).empty(); }

std::string take_word(std::string_view& text) {
    auto const end = std::ranges::find_if(text, is_blank);
    std::string word(text.begin(), end);
    text.remove_prefix(word.size());
    return word;
}

// Takes a word, or what stands between two quotation marks, from the front of `text`.
std::string take_value(std::string_view& text) {
    if (!text.empty() && text.front() == '"') {
        text.remove_prefix(1);
        std::size_t const end = std::min(text.find('"'), text.size());
        std::string value(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        return value;
    }
    return take_word(text);
}

// There is no escape for a quotation mark or an end of line, so they are replaced.
std::string quoted(std::string value) {
    for (char& c : value) {
        if (c == '"') c = '\'';
        if (c == '\n' || c == '\r' || c == '\0') c = ' ';
    }
    bool const needs_it =
        std::ranges::any_of(value, [](char c) { return c == '=' || is_blank(c); });
    if (!value.empty() && !needs_it) return value;
    std::string result = "\"";
    return result.append(value).append("\"");
}

} // namespace

HubLine HubLine::read(std::string_view text) {
    HubLine line;
    text = trim(text);
    line.command_ = take_word(text); // only values are quoted
    for (text = trim(text); !text.empty(); text = trim(text)) {
        std::string_view name = text.substr(0, text.find('='));
        Argument argument{take_word(name), std::nullopt};
        text.remove_prefix(argument.name.size());
        if (!text.empty() && text.front() == '=') {
            text.remove_prefix(1);
            argument.value = take_value(text);
        }
        line.arguments_.push_back(std::move(argument));
    }
    return line;
}

HubLine& HubLine::add(std::string name, std::string value) & {
    arguments_.push_back({std::move(name), std::move(value)});
    return *this;
}

HubLine&& HubLine::add(std::string name, std::string value) && {
    return std::move(add(std::move(name), std::move(value)));
}

HubLine&& HubLine::flag(std::string name) && {
    arguments_.push_back({std::move(name), std::nullopt});
    return std::move(*this);
}

std::optional<std::string> HubLine::value(std::string_view name) const {
    auto const found = std::ranges::find(arguments_, name, &Argument::name);
    return found == arguments_.end() ? std::nullopt : found->value;
}

bool HubLine::has(std::string_view name) const {
    return std::ranges::find(arguments_, name, &Argument::name) != arguments_.end();
}

std::string HubLine::text() const {
    std::string result = command_;
    for (Argument const& argument : arguments_) {
        result.append(" ").append(argument.name);
        if (argument.value) result.append("=").append(quoted(*argument.value));
    }
    return result;
}

std::optional<double> to_real(std::string_view text) {
    double value = 0;
    auto const [end, failure] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || failure != std::errc{} || end != text.data() + text.size()) return {};
    if (!std::isfinite(value)) return {};
    return value;
}

std::string real_text(double value, int digits) {
    char buffer[400]; // the longest double in fixed form has 309 digits before the point
    auto const [end, failure] =
        std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed, digits);
    return failure == std::errc{} ? std::string(buffer, end) : "0";
}

} // namespace damier::protocol
