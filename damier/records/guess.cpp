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
    for (std::size_t i = 0; i < head.moves.size(); ++i) look_at(head.moves[i], look);
    return look;
}

// How far the games of a file go by one rule set: one after another, as long as it is worth it.
struct Tally {
    Candidate const* one;
    std::size_t failed = 0, moves = 0;
    std::vector<Trials::Played> played{};
};

void play_next(Trials& trials, Tally& tally, std::span<Head const> heads,
               std::span<Look const> looks) {
    std::size_t const i = tally.played.size();
    auto const played =
        fits(*tally.one, looks[i]) ? trials.play(*tally.one->game, heads[i]) : std::nullopt;
    tally.played.push_back(played.value_or(Trials::Played{}));
    tally.moves += tally.played.back().moves;
    if (!played || played->moves < heads[i].moves.size()) ++tally.failed;
}

// Always the one goes on that failed in the fewest games: one that is wrong stops early, mostly in
// its first game. Of equals the best known is the first.
Tally const* best_of(std::span<Tally> tallies, Trials& trials, std::span<Head const> heads,
                     std::span<Look const> looks) {
    for (;;) {
        Tally* next = nullptr;
        Tally const* best = nullptr; // of those that are through
        for (Tally& one : tallies) {
            bool const is_through = one.played.size() == heads.size();
            if (!is_through && (next == nullptr || one.failed < next->failed)) next = &one;
            if (!is_through) continue;
            if (best == nullptr
                || std::tie(one.failed, best->moves) < std::tie(best->failed, one.moves))
                best = &one;
        }
        bool const is_decided =
            best != nullptr
            && (best->failed == 0 || next == nullptr || best->failed < next->failed);
        if (is_decided || next == nullptr) return best;
        play_next(trials, *next, heads, looks);
    }
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
    if (heads.empty()) return {};
    Look all{1, false};
    std::vector<Look> looks;
    for (Head const& head : heads) {
        looks.push_back(look_at(head));
        all.has_letters |= looks.back().has_letters;
    }
    std::vector<Candidate> const fitting = fitting_ones(trials, all, {});
    std::vector<Tally> tallies;
    for (Candidate const& one : fitting) tallies.push_back({&one});
    Tally const* const best = best_of(tallies, trials, heads, looks);
    if (best == nullptr) return {nullptr, 0, heads.size()};
    return {best->one->game, heads.size() - best->failed, heads.size(), best->played};
}

Result<Identified> guess_game(Trials& trials, Head const& head, Usual const& usual,
                              Trials::Played const* by_usual) {
    bool const is_clear = by_usual != nullptr && usual.looked_at > 1 && head.variant.empty()
                          && !head.moves.empty() && by_usual->moves == head.moves.size();
    if (is_clear)
        return Identified{usual.game, why(usual), by_usual->is_whole, by_usual->may_be_drawn};
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
        most = {as_first};
    }
    bool const is_by_file = best->game == usual.game && usual.looked_at > 1 && !head.moves.empty();
    return Identified{best->game, is_by_file ? why(usual) : why(*best->game, head, most.moves),
                      most.is_whole, most.may_be_drawn};
}

} // namespace damier::records
