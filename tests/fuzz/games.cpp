// Any bytes as a file of games, in every format: what «convert», «pdn check» and «review» do with
// it. Nothing crashes, what is wrong is a sentence, and what was read is written in every format;
// PDN and JSON of it are read again and from then on come out the same.
#include "tests/fuzz/demand.hpp"

#include "damier/draughts/rules/international.hpp"
#include "damier/mansuba/games.hpp"
#include "damier/multidames/game.hpp"
#include "damier/records/check.hpp"
#include "damier/records/game_file.hpp"
#include "damier/variants/make.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

namespace {

using namespace damier;
using records::Format;

records::Catalogue catalogue() {
    static auto const variant = variants::make<draughts::rules::international>();
    static std::vector<game::Game const*> const list = [] {
        std::vector<game::Game const*> games{variant.get(), &multidames::multidames_game()};
        for (game::Game const* const game : mansuba::games()) games.push_back(game);
        return games;
    }();
    return list;
}

void check(std::string_view text) {
    long errors = 0;
    records::Checker checker(pdn::from_text(text), catalogue(), {},
                             [&](records::Problem const& problem) {
                                 demand(!in_english(problem.error).empty());
                                 errors += problem.severity == pdn::Severity::error;
                             });
    for (;;) {
        Result<bool> const more = checker.check_game();
        if (!more || !*more) break;
    }
    demand(checker.statistics().errors <= errors);
}

// The text of all games as one file.
std::string file_of(Format format, std::vector<records::FileGame> const& games) {
    records::Frame const frame = records::frame_of(format);
    std::string text(frame.before);
    bool is_first = true;
    for (records::FileGame const& game : games) {
        Result<std::string> const one = records::write(format, game);
        if (!one) continue;
        if (!is_first) text += frame.between;
        is_first = false;
        text += *one;
    }
    return text + std::string(frame.after);
}

void convert(Format format, std::string_view text) {
    Result<records::ReadGames> const read = records::read(format, text, catalogue());
    if (!read) return demand(!in_english(read.error()).empty());
    for (Format const to :
         {Format::fen, Format::dat, Format::v06, Format::multidames, Format::text})
        for (records::FileGame const& game : read->games) {
            Result<std::string> const written = records::write(to, game);
            demand(written || !in_english(written.error()).empty());
        }
    // Of a game with mistakes only what is understood is promised.
    bool const is_good = std::ranges::none_of(read->problems, [](records::Problem const& problem) {
        return problem.severity == pdn::Severity::error;
    });
    if (read->games.empty() || !is_good) return;
    for (Format const to : {Format::pdn, Format::json}) {
        std::string const once = file_of(to, read->games);
        Result<records::ReadGames> const again = records::read(to, once, catalogue());
        demand(again.has_value());
        std::string const twice = file_of(to, again->games);
        Result<records::ReadGames> const third = records::read(to, twice, catalogue());
        demand(third && file_of(to, third->games) == twice);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
    constexpr std::array formats{Format::pdn,  Format::fen,  Format::dat,       Format::v06,
                                 Format::text, Format::json, Format::multidames};
    if (size == 0) return 0;
    // The first letter chooses the format: «p» as in PDN, «j» as in JSON, ...
    constexpr std::string_view letters = "pfdvtjm";
    std::size_t const chosen = letters.find(static_cast<char>(data[0]));
    std::string_view const text(reinterpret_cast<char const*>(data) + 1, size - 1);
    if (chosen != std::string_view::npos) {
        convert(formats[chosen], text);
        if (formats[chosen] == Format::pdn) check(text);
    } else {
        static_cast<void>(records::read_any(text, {}, catalogue()));
    }
    return 0;
}
