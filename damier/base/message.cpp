#include "damier/base/message.hpp"

namespace damier {

std::string fill(std::string_view pattern, std::vector<std::string> const& values) {
    std::string text;
    std::size_t next = 0;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        std::string_view const pair = pattern.substr(i, 2);
        if (pair == "{}") {
            if (next < values.size()) text += values[next++];
            ++i;
        } else if (pair == "{{" || pair == "}}") {
            text += pattern[i++];
        } else {
            text += pattern[i];
        }
    }
    return text;
}

// By hand: Clang 14 cannot make it, because the two classes hold each other.
bool Message::operator==(Message const& other) const {
    return id == other.id && plural == other.plural && count == other.count
           && arguments == other.arguments;
}

std::string in_english(Message const& message) {
    std::vector<std::string> values;
    for (Argument const& argument : message.arguments)
        values.push_back(argument.message.id.empty() ? argument.text
                                                     : in_english(argument.message));
    bool const is_plural = !message.plural.empty() && message.count != 1;
    return fill(is_plural ? message.plural : message.id, values);
}

} // namespace damier
