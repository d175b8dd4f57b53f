#include "damier/endgame/folder.hpp"

#include <cstdlib>

namespace damier::endgame {

namespace fs = std::filesystem;

fs::path const& data_folder() {
    static fs::path const folder = [] {
        // Relative values are to be ignored, says the XDG base directory specification.
        auto const value = [](char const* variable) {
            char const* const given = std::getenv(variable);
            return given && fs::path(given).is_absolute() ? fs::path(given) : fs::path();
        };
        if (fs::path const data = value("XDG_DATA_HOME"); !data.empty())
            return data / "damier" / "endings";
        fs::path const home = value("HOME");
        return home.empty() ? home : home / ".local/share/damier/endings";
    }();
    return folder;
}

// The system lets go of it however a program ends.
Result<File> lock_folder(fs::path const& folder) {
    if (auto const made = make_directory(folder); !made) return made.error();
    Result<File> file = File::open(folder / "lock", File::Mode::shared, 0666);
    if (file && !file->lock())
        return error(msg("another program is making tables in {}"), folder.string());
    return file;
}

std::string folder_name(std::uint64_t law) {
    std::string name;
    for (int shift = 60; shift >= 0; shift -= 4) name += "0123456789abcdef"[law >> shift & 15];
    return name;
}

} // namespace damier::endgame
