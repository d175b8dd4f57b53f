// An ending to play out against perfect defence. Each move of the pupil is told to have kept what
// the position was worth, or to have let it slip.
#pragma once

#include "damier/game/endings.hpp"
#include "damier/session/session.hpp"

#include <optional>

namespace damier::play {

class Lesson {
public:
    using Value = game::Known::Value;

    // A random position of a class of `endings`, which are those of `game`; White to move, and to
    // win it or to hold the draw. The class has to be prepared.
    static Result<Lesson> begin(game::Game const& game, game::Endings const& endings,
                                std::string_view name, Value wanted, std::uint64_t seed);

    Value wanted() const { return wanted_; }
    Message task() const; // in words
    // What is on the board, and what has been chosen there.
    session::Session const& session() const { return session_; }
    game::State const& state() const { return session_.state(); }

    bool is_pupils_turn() const { return !is_done_ && state().to_play() == pupil_; }
    std::optional<bool> is_done() const { return is_done_; } // or failed; nothing while it goes on

    // The best action of whoever is to play: the shortest win, the longest defence, and among draws
    // the one that leaves the other the fewest ways to hold it.
    std::size_t best() const { return best(state()); }

    // Choosing cells, playing an action or a text; anything else is not for a pupil. The events
    // tell what became of it.
    session::Events receive(session::Command const& command);
    // The other side's move, when it has its turn.
    session::Events answer();

    struct Judged {
        bool is_kept = false;
        Message text;
    };
    std::optional<Judged> const& judged() const { return judged_; } // the pupil's last move

    void again(); // from the start

private:
    Lesson(game::Game const& game, game::Endings const& endings, game::State const& start,
           Value wanted);

    game::Known worth(game::State const& state) const; // to the pupil
    std::size_t best(game::State const& here) const;
    bool is_won_in(int plies) const;
    int count_good_replies(game::State const& state) const;
    void judge();

    game::Endings const* endings_;
    session::Session session_;
    game::Seat pupil_;
    Value wanted_;
    int moves_ = 0; // of the pupil
    std::optional<bool> is_done_;
    std::optional<Judged> judged_;
};

} // namespace damier::play
