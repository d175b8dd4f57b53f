#include "apps/page/language.hpp"

#include "damier/base/located.hpp"
#include "damier/base/text.hpp"

#include <cstdint>

namespace damier::page {

namespace {

constexpr std::uint32_t magic = 0x950412de; // msgfmt writes the low byte first on every machine

std::uint32_t number(std::string_view bytes, std::size_t at) {
    if (at + 4 > bytes.size()) return 0;
    std::uint32_t value = 0;
    for (std::size_t i = 4; i-- > 0;)
        value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
    return value;
}
// A row of a table: how long a text is and where it lies.
std::string_view text(std::string_view bytes, std::size_t row) {
    std::size_t const length = number(bytes, row), at = number(bytes, row + 4);
    return at + length > bytes.size() ? std::string_view() : bytes.substr(at, length);
}

} // namespace

Language::Language(std::string_view catalogue) {
    if (number(catalogue, 0) != magic) return;
    std::size_t const count = number(catalogue, 8);
    for (std::size_t i = 0; i < count && i < catalogue.size(); ++i) {
        std::string_view id = text(catalogue, number(catalogue, 12) + 8 * i);
        id = id.substr(0, id.find('\0')); // the plural follows
        texts_.emplace(id, text(catalogue, number(catalogue, 16) + 8 * i));
    }
    auto const head = texts_.find("");
    if (head == texts_.end()) return;
    constexpr std::string_view sign = "plural=";
    std::size_t const at = head->second.find(sign);
    if (at == std::string::npos) return;
    rule_ = head->second.substr(at + sign.size());
    rule_ = rule_.substr(0, rule_.find(';'));
}

std::string Language::tr(std::string_view id) const {
    auto const found = id.empty() ? texts_.end() : texts_.find(id);
    if (found == texts_.end() || found->second.empty()) return std::string(id);
    return found->second.substr(0, found->second.find('\0'));
}

std::string Language::tr(Message const& message) const {
    std::string pattern = tr(message.id);
    if (!message.plural.empty()) {
        auto const n =
            static_cast<unsigned long>(message.count < 0 ? -message.count : message.count);
        auto const found = texts_.find(message.id);
        if (found == texts_.end()) {
            pattern = n == 1 ? message.id : message.plural;
        } else {
            auto const forms = split(found->second, '\0');
            unsigned const form = plural_form(rule_, n);
            pattern = forms[form < forms.size() ? form : 0];
        }
    }
    std::vector<std::string> values;
    for (Argument const& argument : message.arguments) values.push_back(tr(argument));
    return fill(pattern, values);
}

std::string Language::tr(Argument const& argument) const {
    return argument.message.id.empty() ? argument.text : tr(argument.message);
}

std::string Language::tr(Error const& error) const { return tr(located(error)); }

} // namespace damier::page
