#include "damier/records/trials.hpp"

#include "damier/pdn/game_type.hpp"

#include <array>

namespace damier::records {

namespace {

// The best known first: where several rule sets fit equally well, the first is meant.
constexpr std::array<std::string_view, 18> known{
    "international", "english",      "russian", "brazilian", "canadian",   "italian",
    "frisian",       "pool",         "czech",   "spanish",   "portuguese", "turkish",
    "german",        "unified-pool", "thai",    "armenian",  "jamaican",   "srilankan"};

std::optional<Candidate> candidate(game::Game const& game) {
    Result<pdn::GameType> const type = pdn::read_game_type(game.file_style().game_type);
    if (!type || !type->board) return std::nullopt;
    bool const has_letters = type->board->notation != pdn::GameType::Notation::numeric;
    return Candidate{&game, type->board->width * type->board->height / 2, has_letters};
}

} // namespace

Trials::Trials(Catalogue catalogue) {
    for (std::string_view const key : known)
        if (game::Game const* const game = find_game(catalogue, key))
            if (auto const one = candidate(*game)) candidates_.push_back(*one);
}

Trials::Player& Trials::player_of(game::Game const& game) {
    auto const [found, is_new] = players_.try_emplace(&game);
    if (is_new) found->second = {game.make_checker(), Letters(game, {})};
    return found->second;
}

std::optional<Trials::Played> Trials::play(game::Game const& game, Head const& head) {
    auto& [checker, letters] = player_of(game);
    if (checker == nullptr) return std::nullopt;
    checker->start();
    if (!head.fen.empty() && !checker->set_up(letters.to_numbers(head.fen))) return std::nullopt;
    Played played;
    bool is_usual = true; // in every move
    for (; played.moves < head.moves.size(); ++played.moves) {
        std::string_view const move = head.moves[played.moves];
        bool const is_kept = letters.keep(move);
        if (is_kept ? checker->play(move) : checker->play(letters.to_numbers(move))) return played;
        is_usual &= is_kept && !checker->is_waiting();
    }
    played.is_whole = is_usual;
    played.may_be_drawn = checker->may_be_drawn();
    return played;
}

} // namespace damier::records
