#include "damier/records/guess.hpp"

#include "damier/pdn/game_type.hpp"
#include "damier/records/step.hpp"

#include <algorithm>
#include <array>

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

// The number of squares that are played on; 0 when the squares have other names.
int squares_on(game::Game const& game, Look const& look) {
    Result<pdn::GameType> const type = pdn::read_game_type(game.file_style().game_type);
    if (!type || !type->board) return 0;
    bool const is_numeric = type->board->notation == pdn::GameType::Notation::numeric;
    if (is_numeric == look.has_letters) return 0;
    return type->board->width * type->board->height / 2;
}

// How many of the moves can be played from the first position; nothing where that cannot be read.
std::optional<std::size_t> playable(game::Game const& game, Head const& head) {
    Result<game::StatePtr> first = head.fen.empty() ? game.start({}, 0) : game.read(head.fen);
    if (!first) return std::nullopt;
    game::StatePtr state = *first;
    for (std::size_t done = 0; done < head.moves.size(); ++done) {
        Result<Step> const step = find_step(state, head.moves[done]);
        if (!step) return done;
        state = step->from->after(step->action);
    }
    return head.moves.size();
}

std::vector<game::Game const*> candidates(Catalogue catalogue, Look const& look) {
    std::vector<game::Game const*> fitting;
    for (std::string_view const key : known) {
        game::Game const* const game = find_game(catalogue, key);
        if (game == nullptr) continue;
        int const squares = squares_on(*game, look);
        if (squares > 0 && (look.has_letters || look.most <= squares)) fitting.push_back(game);
    }
    // On a larger board nearly every position of a smaller one could stand, but does not.
    if (look.most > 0)
        std::ranges::stable_sort(fitting, {},
                                 [&](game::Game const* game) { return squares_on(*game, look); });
    return fitting;
}

} // namespace

Result<Guess> guess_game(Catalogue catalogue, Head const& head) {
    Look look;
    look_at(head.fen, look);
    for (std::string const& move : head.moves) look_at(move, look);
    std::vector<game::Game const*> const fitting = candidates(catalogue, look);
    game::Game const* best = nullptr;
    std::size_t most = 0;
    for (game::Game const* const game : fitting) {
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
        best = fitting.front(); // its own words say what is wrong with the position
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
