#include "apps/text/translate.hpp"

#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <libintl.h>
#include <vector>

namespace damier::text {

namespace {

constexpr char domain[] = "damier";

std::string translated(std::string_view id) {
    return id.empty() ? std::string() : dgettext(domain, std::string(id).c_str());
}

// Where the translations lie: beside the build the program was made in, or where it is installed.
std::string catalogue_directory() {
    std::error_code failed;
    auto const self = std::filesystem::read_symlink("/proc/self/exe", failed).string();
    bool const is_built_here = self.starts_with(DAMIER_BUILD_DIRECTORY "/");
    return is_built_here ? DAMIER_BUILD_DIRECTORY "/locale" : DAMIER_LOCALE_DIRECTORY;
}

} // namespace

void use_language(std::string const& language) {
    // LANGUAGE alone is not enough: gettext ignores it in the C locale.
    if (!language.empty()) {
        setenv("LANGUAGE", language.c_str(), 1);
        if (std::setlocale(LC_ALL, "") == nullptr
            || std::string(std::setlocale(LC_MESSAGES, nullptr)) == "C")
            std::setlocale(LC_ALL, "C.UTF-8");
    } else {
        std::setlocale(LC_ALL, "");
    }
    std::setlocale(LC_NUMERIC, "C"); // numbers follow the rule set and the file formats
    bindtextdomain(domain, catalogue_directory().c_str());
    bind_textdomain_codeset(domain, "UTF-8");
}

std::string tr(std::string_view id) { return translated(id); }

std::string tr(Message const& message) {
    std::string pattern;
    if (message.plural.empty())
        pattern = translated(message.id);
    else
        pattern = dngettext(
            domain, std::string(message.id).c_str(), std::string(message.plural).c_str(),
            static_cast<unsigned long>(message.count < 0 ? -message.count : message.count));
    std::vector<std::string> values;
    for (Argument const& argument : message.arguments)
        values.push_back(argument.is_translated ? translated(argument.text) : argument.text);
    return fill(pattern, values);
}

std::string tr(Error const& error) {
    std::string const sentence = tr(error.message);
    if (error.line > 0 && error.column > 0)
        return tr(Message(msg("line {}, column {}: {}"), error.line, error.column, sentence));
    if (error.line > 0) return tr(Message(msg("line {}: {}"), error.line, sentence));
    if (error.column > 0) return tr(Message(msg("column {}: {}"), error.column, sentence));
    return sentence;
}

} // namespace damier::text
