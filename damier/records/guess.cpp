#include "damier/records/guess.hpp"

#include "damier/base/text.hpp"
#include "damier/game/checker.hpp"
#include "damier/pdn/game_type.hpp"
#include "damier/records/letters.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <tuple>

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
        int number = 0, digits = 0;
        for (; is_digit(i); ++i, ++digits) {
            if (digits == 2) number = 0; // 3228 is 32-28 without its sign
            if (digits > 3) {
                look.most = 1000; // no square, however long it gets
                continue;
            }
            number = number * 10 + (text[i] - '0');
            look.most = std::max(look.most, number);
        }
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

bool is_named(game::Game const& game, std::string_view variant) { // "American/English"
    return to_lower(variant).find(game.key()) != std::string::npos;
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
    std::stable_partition(fitting.begin(), fitting.end(),
                          [&](Fitting const& one) { return is_named(*one.game, variant); });
    return fitting;
}

Look look_at(Head const& head) {
    Look look;
    look_at(head.fen, look);
    for (std::string const& move : head.moves) look_at(move, look);
    return look;
}

// How far the games of a file go by one rule set.
struct Tally {
    game::Game const* game;
    std::size_t whole = 0, moves = 0;
};

Message why(game::Game const& game, Head const& head, std::size_t legal) {
    auto const name = Argument::translated(game.name());
    if (head.moves.empty())
        return Message(msg("the file does not say which game this is: read as {}, "
                           "whose board has these squares"),
                       name);
    if (legal == head.moves.size())
        return Message(msg("the file does not say which game this is: read as {}, "
                           "where its moves are legal"),
                       name);
    return Message(msg("the file does not say which game this is: read as {}, where {} "
                       "of its {} moves are legal"),
                   name, legal, head.moves.size());
}

Message why(Usual const& usual) {
    return Message(msg("the file does not say which game this is: read as {}, by whose rules {} of "
                       "the {} games looked at can be played to their end"),
                   Argument::translated(usual.game->name()), usual.legal, usual.looked_at);
}

} // namespace

Usual usual_of(Catalogue catalogue, std::span<Head const> heads) {
    Look all{1, false};
    for (Head const& head : heads) all.has_letters |= look_at(head).has_letters;
    std::vector<Tally> tallies;
    for (Fitting const& one : candidates(catalogue, all, {})) tallies.push_back({one.game});
    Usual usual;
    for (Head const& head : heads) {
        if (head.moves.empty() && head.fen.empty()) continue;
        ++usual.looked_at;
        Look const look = look_at(head);
        for (Tally& tally : tallies) {
            if (!fit(*tally.game, look)) continue;
            auto const count = playable(*tally.game, head);
            if (!count) continue;
            tally.moves += *count;
            if (*count == head.moves.size()) ++tally.whole;
        }
    }
    Tally const* best = nullptr;
    for (Tally const& tally : tallies)
        if (best == nullptr
            || std::tie(tally.whole, tally.moves) > std::tie(best->whole, best->moves))
            best = &tally;
    if (best != nullptr && usual.looked_at > 0) {
        usual.game = best->game;
        usual.legal = best->whole;
    }
    return usual;
}

Result<Identified> guess_game(Catalogue catalogue, Head const& head, Usual const& usual) {
    Look const look = look_at(head);
    std::vector<Fitting> fitting = candidates(catalogue, look, head.variant);
    bool const says_nothing = look.most == 0 && head.variant.empty();
    if (says_nothing && usual.game != nullptr) return Identified{usual.game, why(usual)};
    if (fitting.empty())
        return error(
            msg("the file does not say which game this is, and no board has these squares"));
    auto const of_file = std::ranges::find(fitting, usual.game, &Fitting::game);
    bool const is_usual =
        of_file != fitting.end() && !is_named(*fitting.front().game, head.variant);
    if (is_usual) std::rotate(fitting.begin(), of_file, of_file + 1);
    Fitting const* best = nullptr;
    std::size_t most = 0;
    std::size_t as_first = 0;
    for (Fitting const& one : fitting) {
        auto const count = playable(*one.game, head);
        if (&one == &fitting.front()) as_first = count.value_or(0);
        if (!count || (best != nullptr && *count <= most)) continue;
        best = &one;
        most = *count;
        if (most == head.moves.size()) break;
    }
    if (best == nullptr)
        best = &fitting.front(); // its own words say what is wrong with the position
    // A mistake in one game makes no other game of it, while the board is the same.
    bool const is_whole = !head.moves.empty() && most == head.moves.size();
    if (is_usual && !is_whole && best->squares == fitting.front().squares) {
        best = &fitting.front();
        most = as_first;
    }
    bool const is_by_file = best->game == usual.game && usual.looked_at > 1 && !head.moves.empty();
    return Identified{best->game, is_by_file ? why(usual) : why(*best->game, head, most)};
}

} // namespace damier::records
