#include "apps/damier/game_files.hpp"

#include "apps/damier/command.hpp"
#include "apps/text/translate.hpp"

#include "damier/pdn/encoding.hpp"

#include <filesystem>

namespace damier::program {

Result<File> open_input(std::string const& path) {
    if (path == "-") return File::standard_input();
    return File::open(path, File::Mode::read);
}

Result<pdn::Source> text_of(File const& file, std::string const& encoding) {
    pdn::Source bytes = pdn::from_file(file);
    return encoding.empty() ? Result<pdn::Source>(std::move(bytes))
                            : pdn::decoded(std::move(bytes), encoding);
}

Result<OutputFile> create_output(std::string const& path, bool may_replace) {
    if (path == "-") return OutputFile::standard_output();
    std::error_code ignored;
    if (!may_replace && std::filesystem::is_regular_file(path, ignored))
        return error(msg("«{}» exists already; --force replaces it"), path);
    return OutputFile::create(path, may_replace ? Replace::yes : Replace::no);
}

Result<Done> try_output(std::string const& path, bool may_replace) {
    if (path.empty()) return Done{};
    auto const file = create_output(path, may_replace); // thrown away
    if (!file) return file.error();
    return Done{};
}

void tell_guesses(records::Guesses const& guesses, std::string const& path) {
    for (Message const& guess : guesses.said())
        complain(Message(msg("{}: {}"), path, text::tr(guess)));
}

bool is_same_file(std::string const& a, std::string const& b) {
    if (a.empty() || b.empty()) return false;
    namespace fs = std::filesystem;
    std::error_code failed;
    if (fs::equivalent(a, b, failed) && !failed) return true; // links too
    auto const whole = [&](std::string const& one) {
        constexpr int most_links = 40; // as the system follows
        fs::path path = fs::absolute(one, failed);
        for (int i = 0; i < most_links && fs::is_symlink(path, failed); ++i) // to nothing yet
            path = path.parent_path() / fs::read_symlink(path, failed);
        return fs::weakly_canonical(path, failed);
    };
    return !whole(a).empty() && whole(a) == whole(b);
}

} // namespace damier::program
