#include "damier/records/guess.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace damier::records {

namespace {

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

bool fits(Candidate const& one, Look const& look) {
    return look.most <= one.squares && (look.has_letters || !one.has_letters);
}

bool is_named(game::Game const& game, std::string_view variant) { // "American/English"
    return to_lower(variant).find(game.key()) != std::string::npos;
}

std::vector<Candidate> fitting_ones(Trials const& trials, Look const& look,
                                    std::string_view variant) {
    std::vector<Candidate> fitting;
    std::ranges::copy_if(trials.candidates(), std::back_inserter(fitting),
                         [&](Candidate const& one) { return fits(one, look); });
    // On a larger board nearly every position of a smaller one could stand, but does not.
    if (look.most > 0) std::ranges::stable_sort(fitting, {}, &Candidate::squares);
    if (look.has_letters)
        std::stable_partition(fitting.begin(), fitting.end(),
                              [](Candidate const& one) { return one.has_letters; });
    if (!variant.empty())
        std::stable_partition(fitting.begin(), fitting.end(),
                              [&](Candidate const& one) { return is_named(*one.game, variant); });
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

// Given up as soon as fewer games than `enough` can be whole.
Tally tally_of(Trials& trials, Candidate const& one, std::span<Head const* const> heads,
               std::size_t enough) {
    Tally tally{one.game};
    for (std::size_t done = 0; done < heads.size(); ++done) {
        if (tally.whole + (heads.size() - done) < enough) break;
        Head const& head = *heads[done];
        auto const played = fits(one, look_at(head)) ? trials.play(*one.game, head) : std::nullopt;
        if (!played) continue;
        tally.moves += played->moves;
        if (played->moves == head.moves.size()) ++tally.whole;
    }
    return tally;
}

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

Usual usual_of(Trials& trials, std::span<Head const> heads) {
    Look all{1, false};
    std::vector<Head const*> asked;
    for (Head const& head : heads) {
        all.has_letters |= look_at(head).has_letters;
        if (!head.moves.empty() || !head.fen.empty()) asked.push_back(&head);
    }
    std::optional<Tally> best;
    for (Candidate const& one : fitting_ones(trials, all, {})) {
        // No other goes further than to the end of every game.
        if (best && best->whole == asked.size()) break;
        std::size_t const enough = best ? best->whole : 0;
        Tally const tally = tally_of(trials, one, asked, enough);
        if (!best || std::tie(tally.whole, tally.moves) > std::tie(best->whole, best->moves))
            best = tally;
    }
    if (!best || asked.empty()) return {nullptr, 0, asked.size()};
    return {best->game, best->whole, asked.size()};
}

Result<Identified> guess_game(Trials& trials, Head const& head, Usual const& usual) {
    Look const look = look_at(head);
    bool const says_nothing = look.most == 0 && head.variant.empty();
    if (says_nothing && usual.game != nullptr) return Identified{usual.game, why(usual)};
    std::vector<Candidate> fitting = fitting_ones(trials, look, head.variant);
    if (fitting.empty())
        return error(
            msg("the file does not say which game this is, and no board has these squares"));
    auto const of_file = std::ranges::find(fitting, usual.game, &Candidate::game);
    bool const is_usual =
        of_file != fitting.end() && !is_named(*fitting.front().game, head.variant);
    if (is_usual) std::rotate(fitting.begin(), of_file, of_file + 1);
    Candidate const* best = nullptr;
    Trials::Played most;
    std::size_t as_first = 0;
    for (Candidate const& one : fitting) {
        auto const played = trials.play(*one.game, head);
        if (&one == &fitting.front()) as_first = played ? played->moves : 0;
        if (!played || (best != nullptr && played->moves <= most.moves)) continue;
        best = &one;
        most = *played;
        if (most.moves == head.moves.size()) break;
    }
    if (best == nullptr)
        best = &fitting.front(); // its own words say what is wrong with the position
    // A mistake in one game makes no other game of it, while the board is the same.
    bool const is_whole = !head.moves.empty() && most.moves == head.moves.size();
    if (is_usual && !is_whole && best->squares == fitting.front().squares) {
        best = &fitting.front();
        most = {as_first, nullptr};
    }
    bool const is_by_file = best->game == usual.game && usual.looked_at > 1 && !head.moves.empty();
    return Identified{best->game, is_by_file ? why(usual) : why(*best->game, head, most.moves),
                      most.whole};
}

} // namespace damier::records
