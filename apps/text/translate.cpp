#include "apps/text/translate.hpp"

#include "apps/text/print.hpp"
#include "damier/base/located.hpp"
#include "damier/base/text.hpp"

#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <langinfo.h>
#include <libintl.h>

namespace damier::text {

namespace {

constexpr char domain[] = "damier";

// A terminal without UTF-8 gets the plain signs nearest to ours.
std::string showable(std::string text) {
    if (std::string_view(nl_langinfo(CODESET)) == "UTF-8") return text;
    struct Sign {
        std::string_view ours, plain;
    };
    for (Sign const& sign : {Sign{"«", "\""}, Sign{"»", "\""}, Sign{"’", "'"}, Sign{"…", "..."}})
        for (std::size_t at = text.find(sign.ours); at != std::string::npos;
             at = text.find(sign.ours, at + sign.plain.size()))
            text.replace(at, sign.ours.size(), sign.plain);
    return text;
}

std::string translated(std::string_view id) {
    return id.empty() ? std::string() : showable(dgettext(domain, std::string(id).c_str()));
}

// Where the translations lie: in the build that the program was made in, or beside the program
// wherever it was installed or moved to.
std::string catalogue_directory() {
    namespace fs = std::filesystem;
    std::error_code failed;
    fs::path const self = fs::read_symlink("/proc/self/exe", failed);
    if (self.string().starts_with(DAMIER_BUILD_DIRECTORY "/"))
        return DAMIER_BUILD_DIRECTORY "/locale";
    fs::path const beside = (self.parent_path() / DAMIER_LOCALE_FROM_PROGRAM).lexically_normal();
    return fs::is_directory(beside, failed) ? beside.string() : DAMIER_LOCALE_DIRECTORY;
}

// «fr» of LC_ALL=fr_BE.UTF-8, whether or not there is such a locale.
std::string language_of_environment() {
    for (char const* const name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        char const* const value = std::getenv(name);
        if (value == nullptr || *value == '\0') continue;
        std::string const locale = value;
        return locale.substr(0, locale.find_first_of("_.@"));
    }
    return {};
}

} // namespace

std::vector<std::string> languages() {
    std::vector<std::string> all{"en"};
    for (std::string_view const language : split_at_blanks(DAMIER_LANGUAGES))
        all.emplace_back(language);
    return all;
}

void use_language(std::string const& wanted) {
    // A machine may lack the locale that its user asks for; the language can be spoken all the
    // same.
    bool const is_missing = wanted.empty() && std::setlocale(LC_ALL, "") == nullptr;
    std::string const language = is_missing ? language_of_environment() : wanted;
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

std::string catalogue_file(std::string const& language) {
    return catalogue_directory() + '/' + language + "/LC_MESSAGES/" + domain + ".mo";
}

std::string language() {
    // TRANSLATORS: the code of your language, such as «fr».
    return translated(msg("en"));
}

std::string tr(std::string_view id) { return translated(id); }

std::string tr(Message const& message) {
    std::string pattern;
    if (message.plural.empty())
        pattern = translated(message.id);
    else
        pattern = showable(dngettext(
            domain, std::string(message.id).c_str(), std::string(message.plural).c_str(),
            static_cast<unsigned long>(message.count < 0 ? -message.count : message.count)));
    std::vector<std::string> values;
    for (Argument const& argument : message.arguments) values.push_back(in_words(argument));
    return fill(pattern, values);
}

std::string in_words(Argument const& argument) {
    return argument.message.id.empty() ? harmless(argument.text) : tr(argument.message);
}

std::string tr(Error const& error) { return tr(located(error)); }

} // namespace damier::text
