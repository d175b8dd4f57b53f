#include "apps/damier/match/file.hpp"

#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::program {

namespace {

Json parsed(std::string_view line) { return Json::parse(line, nullptr, false); }

// What engines say is not always UTF-8.
std::string line_of(Json const& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

bool is_text(Json const& game, char const* name) {
    auto const found = game.find(name);
    return found != game.end() && found->is_string();
}

bool is_list_of_texts(Json const& game, char const* name) {
    auto const found = game.find(name);
    return found != game.end() && found->is_array()
           && std::ranges::all_of(*found, [](Json const& one) { return one.is_string(); });
}

// Whether a game has all that is written of one (game_json), each of its kind. Older files have no
// remarks.
bool is_whole(Json const& game) {
    auto const number = game.find("game"), forfeit = game.find("forfeit");
    return game.is_object() && number != game.end() && number->is_number_unsigned()
           && forfeit != game.end() && forfeit->is_boolean() && is_text(game, "white")
           && is_text(game, "black") && is_text(game, "opening") && is_text(game, "result")
           && is_text(game, "reason") && is_list_of_texts(game, "opening_moves")
           && is_list_of_texts(game, "moves")
           && (!game.contains("remarks") || is_list_of_texts(game, "remarks"));
}

} // namespace

Result<MatchFile> MatchFile::open(std::string const& path, Json const& header) {
    Result<File> opened = File::open(path, File::Mode::shared, 0666);
    if (!opened) return opened.error();
    MatchFile file;
    file.file_ = *std::move(opened);
    if (!file.file_->lock()) return error(msg("another match is writing «{}»"), path);
    constexpr std::size_t largest = std::size_t{1} << 30;
    Result<std::string> const content = file.file_->read_all(largest);
    if (!content) return content.error();
    std::string const& text = *content;
    // What follows the last end of line was being written when the match was killed.
    std::size_t const good = text.rfind('\n') == std::string::npos ? 0 : text.rfind('\n') + 1;
    if (good == 0 && !line_of(header).starts_with(text))
        return error(msg("«{}» belongs to another match; give another file or remove it"), path);
    std::string_view const whole = std::string_view(text).substr(0, good);
    int number = 0;
    for (std::string_view const line : split(whole, '\n')) {
        ++number;
        if (line.empty()) continue;
        Json json = parsed(line);
        // What is no JSON at all compares as neither equal nor unequal.
        if (number == 1 && (json.is_discarded() || json != header))
            return error(msg("«{}» belongs to another match; give another file or remove it"),
                         path);
        if (number > 1 && !is_whole(json))
            return at(number, 0, error(msg("«{}» is damaged here"), path));
        if (number > 1) file.games_.push_back(std::move(json));
    }
    if (auto const done = file.file_->cut(good); !done) return done.error();
    if (good == 0)
        if (auto const done = file.append(header); !done) return done.error();
    return file;
}

Result<Done> MatchFile::append(Json const& game) {
    if (!file_) return Done{};
    return file_->write(line_of(game)); // one write, so that a kill leaves all of it or a part
}

Result<Done> MatchFile::sync() {
    if (!file_) return Done{};
    return file_->sync();
}

} // namespace damier::program
