#include "damier/play/kept_games.hpp"

#include "damier/base/file.hpp"
#include "damier/base/folder.hpp"

#include <algorithm>
#include <iterator>

namespace damier::play {

namespace fs = std::filesystem;

namespace {

struct Found {
    fs::path file;
    fs::file_time_type time;
};

std::vector<Found> journals_of(fs::path const& folder, std::vector<Error>& problems) {
    std::vector<Found> found;
    std::error_code unknown;
    if (fs::status(folder, unknown).type() == fs::file_type::not_found) return found;
    auto const entries = entries_of(folder);
    if (!entries) {
        problems.push_back(entries.error());
        return found;
    }
    for (fs::path const& path : *entries)
        if (session::is_journal_file(path))
            found.push_back({path, fs::last_write_time(path, unknown)});
    std::ranges::sort(found, std::greater{}, &Found::time);
    return found;
}

// Nothing where no game was begun, or none that this program knows.
Result<std::optional<KeptGame>> read(Found const& found,
                                     std::span<game::Game const* const> catalogue) {
    Result<File> file = File::open(found.file, File::Mode::read);
    if (!file) return file.error();
    Result<std::string> const bytes = file->read_all();
    if (!bytes) return bytes.error();
    auto session = session::replay(session::read_journal(*bytes).entries, catalogue);
    if (!session || !session->has_game()) return std::optional<KeptGame>();
    bool const is_untouched =
        session->tree().size() < 2 && session->setup().position.empty() && !session->ending();
    if (is_untouched) return std::optional<KeptGame>();
    return std::optional(KeptGame{found.file, found.time, *std::move(session), !file->lock()});
}

} // namespace

KeptGames kept_games(fs::path const& folder, std::span<game::Game const* const> catalogue,
                     std::size_t most) {
    KeptGames kept;
    for (Found const& one : journals_of(folder, kept.problems)) {
        if (kept.games.size() == most) break;
        auto game = read(one, catalogue);
        if (!game)
            kept.problems.push_back(game.error());
        else if (*game)
            kept.games.push_back(**std::move(game));
    }
    return kept;
}

KeptGames unfinished_games(session::Directories const& directories,
                           std::span<game::Game const* const> catalogue) {
    KeptGames all = kept_games(directories.state, catalogue);
    KeptGames away = kept_games(directories.games, catalogue);
    std::ranges::move(away.games, std::back_inserter(all.games));
    std::ranges::move(away.problems, std::back_inserter(all.problems));
    std::erase_if(all.games, [](KeptGame const& one) { return one.session.ending().has_value(); });
    std::ranges::stable_sort(all.games, std::greater{}, &KeptGame::time);
    return all;
}

} // namespace damier::play
