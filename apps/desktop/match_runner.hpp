// Computers against each other, some games at a time: each pair of games begins with the same moves
// and changed colours. It plays; a window shows it.
#pragma once

#include "apps/desktop/engines.hpp"
#include "damier/game/game.hpp"

#include <QObject>
#include <QString>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace damier::desktop {

class MatchRunner : public QObject {
    Q_OBJECT

public:
    struct Plan {
        game::Game const* game = nullptr;
        std::array<session::Player, 2> players;
        int games = 10;
        int boards = 1; // at the same time
        std::uint64_t seed = 1;
    };
    struct Played {
        int first = 0;             // which player began
        std::optional<int> winner; // nothing: a draw
        QString reason;            // of the end
        int plies = 0;
    };
    struct Score {
        int wins = 0, draws = 0, losses = 0;
        double points() const { return wins + draws / 2.0; }
    };

    explicit MatchRunner(play::Invite invite, QObject* parent = nullptr);
    ~MatchRunner() override;

    // An Error where a game cannot begin with these players.
    Result<Done> start(Plan plan);
    void stop();
    bool is_running() const { return !tables_.empty(); }

    Plan const& plan() const { return plan_; }
    std::vector<std::optional<Played>> const& games() const { return games_; } // in their order
    Score score(int player) const;
    int tables() const { return static_cast<int>(tables_.size()); }
    session::Session const& session(int table) const;
    int game_at(int table) const; // its number, from 0

signals:
    void moved(int table); // or a new game has begun there
    void game_ended(int number);
    void finished();
    void failed(QString reason); // a program that cannot play on ends the match

private:
    struct Table;

    Result<Done> begin(Table& table);
    void hear(Table& table, play::Update const& update);
    void settle(Table& table);
    void end_game(Table& table);
    int index_of(Table const& table) const;

    play::Invite invite_;
    Plan plan_;
    int next_ = 0; // the game that has not begun
    std::vector<std::optional<Played>> games_;
    std::vector<std::unique_ptr<Table>> tables_;
};

} // namespace damier::desktop
