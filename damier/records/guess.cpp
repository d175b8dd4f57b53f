#include "damier/records/guess.hpp"

#include "damier/base/text.hpp"
#include "damier/game/checker.hpp"
#include "damier/pdn/game_type.hpp"
#include "damier/records/letters.hpp"

#include <algorithm>
#include <array>
#include <memory>

namespace damier::records {

namespace {

// The best known first: where several rule sets fit equally well, the first is meant.
constexpr std::array<std::string_view, 18> known{
    "international", "english",      "russian", "brazilian", "canadian",   "italian",
    "frisian",       "pool",         "czech",   "spanish",   "portuguese", "turkish",
    "german",        "unified-pool", "thai",    "armenian",  "jamaican",   "srilankan"};

// The largest number among the squares of a text, and whether any has a letter.
struct Look {
    int most = 0;
    bool has_letters = false;
};
void look_at(std::string_view text, Look& look) {
    auto const is_digit = [&](std::size_t i) {
        return i < text.size() && text[i] >= '0' && text[i] <= '9';
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] >= 'a' && text[i] <= 'l' && is_digit(i + 1)) look.has_letters = true;
        int number = 0;
        for (; is_digit(i); ++i) number = std::min(number * 10 + (text[i] - '0'), 1000);
        look.most = std::max(look.most, number);
    }
}

struct Fitting {
    game::Game const* game;
    int squares;      // that are played on
    bool has_letters; // of its own; PDN allows them on every board
};

std::optional<Fitting> fit(game::Game const& game, Look const& look) {
    Result<pdn::GameType> const type = pdn::read_game_type(game.file_style().game_type);
    if (!type || !type->board) return std::nullopt;
    bool const has_letters = type->board->notation != pdn::GameType::Notation::numeric;
    int const squares = type->board->width * type->board->height / 2;
    bool const is_there = look.most <= squares && (look.has_letters || !has_letters);
    if (!is_there) return std::nullopt;
    return Fitting{&game, squares, has_letters};
}

// How many of the moves can be played from the first position; nothing where that cannot be read.
std::optional<std::size_t> playable(game::Game const& game, Head const& head) {
    std::unique_ptr<game::MoveChecker> const checker = game.make_checker();
    if (checker == nullptr) return std::nullopt;
    Letters const letters(game, {});
    checker->start();
    if (!head.fen.empty() && !checker->set_up(letters.to_numbers(head.fen))) return std::nullopt;
    for (std::size_t done = 0; done < head.moves.size(); ++done)
        if (checker->play(letters.to_numbers(head.moves[done]))) return done;
    return head.moves.size();
}

std::vector<Fitting> candidates(Catalogue catalogue, Look const& look, std::string_view variant) {
    std::vector<Fitting> fitting;
    for (std::string_view const key : known)
        if (game::Game const* const game = find_game(catalogue, key))
            if (auto const one = fit(*game, look)) fitting.push_back(*one);
    // On a larger board nearly every position of a smaller one could stand, but does not.
    if (look.most > 0) std::ranges::stable_sort(fitting, {}, &Fitting::squares);
    if (look.has_letters)
        std::stable_partition(fitting.begin(), fitting.end(),
                              [](Fitting const& one) { return one.has_letters; });
    std::string const named = to_lower(variant); // "American/English"
    std::stable_partition(fitting.begin(), fitting.end(), [&](Fitting const& one) {
        return named.find(one.game->key()) != std::string::npos;
    });
    return fitting;
}

} // namespace

Result<Guess> guess_game(Catalogue catalogue, Head const& head) {
    Look look;
    look_at(head.fen, look);
    for (std::string const& move : head.moves) look_at(move, look);
    std::vector<Fitting> const fitting = candidates(catalogue, look, head.variant);
    game::Game const* best = nullptr;
    std::size_t most = 0;
    for (auto const& [game, squares, has_letters] : fitting) {
        auto const count = playable(*game, head);
        if (!count || (best != nullptr && *count <= most)) continue;
        best = game;
        most = *count;
        if (most == head.moves.size()) break;
    }
    if (best == nullptr && fitting.empty())
        return error(
            msg("the file does not say which game this is, and no board has these squares"));
    if (best == nullptr)
        best = fitting.front().game; // its own words say what is wrong with the position
    auto const name = Argument::translated(best->name());
    if (head.moves.empty())
        return Guess{best, Message(msg("the file does not say which game this is: read as {}, "
                                       "whose board has these squares"),
                                   name)};
    if (most == head.moves.size())
        return Guess{best, Message(msg("the file does not say which game this is: read as {}, "
                                       "where its moves are legal"),
                                   name)};
    return Guess{best, Message(msg("the file does not say which game this is: read as {}, where {} "
                                   "of its {} moves are legal"),
                               name, most, head.moves.size())};
}

} // namespace damier::records
