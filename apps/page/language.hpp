// Messages in the reader's language, from a compiled catalogue (.mo) that the page has fetched.
#pragma once

#include "damier/base/message.hpp"
#include "damier/base/result.hpp"

#include <map>
#include <string>
#include <string_view>

namespace damier::page {

// Which of its forms a language takes for a number, as its catalogue says: "n != 1", "n%10==1 &&
// ...". A rule that cannot be read takes the first form.
unsigned plural_form(std::string_view rule, unsigned long n);

class Language {
public:
    Language() = default; // English, which is in the sources
    explicit Language(std::string_view catalogue);

    std::string tr(std::string_view id) const;
    std::string tr(Message const& message) const;
    std::string tr(Argument const& argument) const;
    std::string tr(Error const& error) const; // "line 3, column 14: sentence"

private:
    std::map<std::string, std::string, std::less<>> texts_; // forms parted by zero bytes
    std::string rule_ = "n != 1";
};

} // namespace damier::page
