// A sentence for a person, not yet in any language: the English text with {} places and what goes
// there. The library makes Messages; only a front end turns one into text (gettext or English).
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damier {

// Marks a text for the translators (xgettext --keyword=msg) and is otherwise nothing.
constexpr std::string_view msg(std::string_view english) { return english; }

struct Argument;

struct Message {
    std::string_view id;     // English, singular; must outlive the program (a literal)
    std::string_view plural; // English plural, empty when the sentence has none
    long count = 0;          // chooses between them
    std::vector<Argument> arguments;

    Message();
    template <class... A> Message(std::string_view english, A&&... values);

    bool operator==(Message const& other) const;
};

// What goes into a place: a text as it is, or a message to be translated too, such as «White».
struct Argument {
    std::string text;
    Message message; // counts unless its id is empty

    Argument(std::string value) : text(std::move(value)) {}
    Argument(std::string_view value) : text(value) {}
    Argument(char const* value) : text(value) {}
    Argument(int value) : text(std::to_string(value)) {}
    Argument(long value) : text(std::to_string(value)) {}
    Argument(unsigned long value) : text(std::to_string(value)) {}
    Argument(Message value) : message(std::move(value)) {}

    static Argument translated(std::string_view id) { return Argument(Message(id)); }
    bool operator==(Argument const& other) const {
        return text == other.text && message == other.message;
    }
};

inline Message::Message() = default;
template <class... A>
Message::Message(std::string_view english, A&&... values)
    : id(english), arguments{Argument(std::forward<A>(values))...} {}

// A sentence that depends on a number: counted(n, "{} piece", "{} pieces", n).
template <class... A>
Message counted(long count, std::string_view singular, std::string_view plural, A&&... values) {
    Message message(singular, std::forward<A>(values)...);
    message.plural = plural;
    message.count = count;
    return message;
}

// Fills the {} places of `pattern` in order; `{{` and `}}` stand for braces.
std::string fill(std::string_view pattern, std::vector<std::string> const& values);

// The untranslated sentence, for tests, logs and programs that speak English only.
std::string in_english(Message const& message);

} // namespace damier
