#include "damier/records/reader.hpp"

#include "damier/records/tree_maker.hpp"

namespace damier::records {

Reader::Reader(pdn::Source source, Catalogue catalogue, std::string hint)
    : file_(std::move(source), catalogue, std::move(hint)), reader_(file_.source()) {}

Reader::Reader(pdn::Source source, FileGuess file)
    : file_(std::move(file)), reader_(std::move(source)) {}

std::optional<std::string_view> FileGame::tag(std::string_view name) const {
    return record ? record->tag(name) : text.tag(name);
}

pdn::Game to_pdn(FileGame const& game) { return game.record ? to_pdn(*game.record) : game.text; }

Result<std::optional<FileGame>> Reader::next() {
    bool const has_game = reader_.read_game(builder_);
    if (reader_.failure()) return *reader_.failure();
    for (pdn::Problem& problem : builder_.take_problems())
        problems_.push_back({problem.severity, problem.game, std::move(problem.error),
                             problem.kind == pdn::Kind::unknown_move});
    if (!has_game) return std::optional<FileGame>();
    text_ = builder_.take_game();
    TreeMaker maker(text_, builder_, reader_.game_number(), problems_);
    return std::optional(maker.make(file_));
}

FileGame to_file_game(pdn::Game const& game, Catalogue catalogue, std::string_view hint,
                      std::vector<Problem>& problems) {
    PlacedBuilder const nowhere;
    return TreeMaker(game, nowhere, 1, problems)
        .make(FileGuess(pdn::from_text({}), catalogue, std::string(hint)));
}

ReadGames read_games(std::string_view text, Catalogue catalogue, std::string hint) {
    Reader reader(pdn::from_text(text), catalogue, std::move(hint));
    ReadGames read;
    for (;;) {
        Result<std::optional<FileGame>> game = reader.next();
        if (game && *game) {
            read.games.push_back(**std::move(game));
            continue;
        }
        read.problems = reader.take_problems();
        if (!game) read.problems.push_back({pdn::Severity::error, 0, game.error(), false});
        return read;
    }
}

} // namespace damier::records
