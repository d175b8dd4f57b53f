#include "apps/desktop/match_runner.hpp"

#include "apps/desktop/describe.hpp"
#include "apps/desktop/panels/qt_loop.hpp"
#include "apps/desktop/words.hpp"

#include "damier/base/random.hpp"

#include <QTimer>

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr int opening_plies = 4; // by chance, the same for two games
constexpr int most_plies = 400;  // then it is a draw: nobody makes progress any more

} // namespace

struct MatchRunner::Table {
    Table(MatchRunner& runner, play::Invite invite)
        : games{runner.plan_.game},
          desk(games, [&runner] { return game::think_in_thread(loop_of(runner)); }) {
        desk.invite_with(std::move(invite));
        deadline.setSingleShot(true);
    }

    std::array<game::Game const*, 1> games;
    int number = 0;
    bool is_over = false; // and waits for the loop to clear it away
    QTimer deadline;
    play::Desk desk; // last: what it thinks about tells the others
};

MatchRunner::MatchRunner(play::Invite invite, QObject* parent)
    : QObject(parent), invite_(std::move(invite)) {}

MatchRunner::~MatchRunner() { stop(); }

Result<Done> MatchRunner::start(Plan plan) {
    stop();
    plan_ = std::move(plan);
    next_ = 0;
    games_.assign(static_cast<std::size_t>(plan_.games), std::nullopt);
    for (int i = 0; i < std::min(plan_.boards, plan_.games); ++i) {
        tables_.push_back(std::make_unique<Table>(*this, invite_));
        Table& table = *tables_.back();
        table.desk.listen([this, &table](play::Update const& update) { hear(table, update); });
        connect(&table.deadline, &QTimer::timeout, this, [this, &table] {
            table.desk.advance();
            settle(table);
        });
        if (auto const begun = begin(table); !begun) {
            stop();
            return begun;
        }
    }
    return Done{};
}

void MatchRunner::stop() {
    for (auto const& table : tables_) table->desk.stop_computers();
    tables_.clear();
}

Result<Done> MatchRunner::begin(Table& table) {
    table.number = next_++;
    table.is_over = false;
    session::NewGame setup;
    setup.game = plan_.game->key();
    setup.seed = plan_.seed + static_cast<std::uint64_t>(table.number);
    bool const is_second = table.number % 2 == 1;
    setup.players = {plan_.players[is_second ? 1 : 0], plan_.players[is_second ? 0 : 1]};
    // The same opening for both games of a pair, as a position: computers play the moves that
    // follow.
    auto start = plan_.game->start({}, setup.seed);
    if (!start) return start.error();
    Random random(plan_.seed + static_cast<std::uint64_t>(table.number / 2) * 977);
    game::StatePtr state = *start;
    for (int i = 0; i < opening_plies; ++i) {
        int const count = static_cast<int>(state->actions().size());
        game::StatePtr const next = state->after(static_cast<std::size_t>(random.below(count)));
        if (next->actions().empty()) break;
        state = next;
    }
    setup.position = state->text();
    if (auto const begun = table.desk.begin(setup); !begun) return begun;
    settle(table);
    emit moved(index_of(table));
    return Done{};
}

void MatchRunner::hear(Table& table, play::Update const& update) {
    if (table.is_over) return;
    bool has_moved = false;
    for (session::Event const& event : update.events)
        has_moved |= std::holds_alternative<session::Played>(event);
    session::Session const& session = table.desk.session();
    bool const is_long = session.tree().ply(session.tree().current()) >= most_plies;
    if (has_moved) emit moved(index_of(table));
    if (session.ending() || is_long) {
        table.is_over = true;
        QMetaObject::invokeMethod(
            this,
            [this, number = table.number] {
                for (auto const& one : tables_)
                    if (one->is_over && one->number == number) return end_game(*one);
            },
            Qt::QueuedConnection);
    } else if (session.is_paused()) { // a program has given up
        table.is_over = true;
        QString const reason = update.notes.empty() ? QString() : words(update.notes.front());
        QMetaObject::invokeMethod(
            this,
            [this, reason] {
                stop();
                emit failed(reason);
            },
            Qt::QueuedConnection);
    }
    settle(table);
}

void MatchRunner::settle(Table& table) {
    table.deadline.stop();
    if (auto const at = table.desk.deadline()) {
        auto const left = std::chrono::ceil<std::chrono::milliseconds>(*at - table.desk.now());
        table.deadline.start(std::max(left, std::chrono::milliseconds(0)));
    }
}

void MatchRunner::end_game(Table& table) {
    session::Session const& session = table.desk.session();
    Played played;
    played.first = table.number % 2;
    played.plies = session.tree().ply(session.tree().current());
    if (session.ending()) {
        if (auto const* const won = std::get_if<game::Won>(&session.ending()->outcome))
            played.winner = won->seats.front() == 0 ? played.first : 1 - played.first;
        played.reason = ending_text(session).reason;
    }
    games_[static_cast<std::size_t>(table.number)] = played;
    emit game_ended(table.number);
    if (next_ < plan_.games) {
        if (auto const begun = begin(table); !begun) {
            stop();
            emit failed(words(begun.error()));
        }
        return;
    }
    if (std::ranges::all_of(games_, [](auto const& one) { return one.has_value(); })) {
        stop();
        emit finished();
    }
}

int MatchRunner::index_of(Table const& table) const {
    auto const found =
        std::ranges::find(tables_, &table, [](auto const& one) { return one.get(); });
    return static_cast<int>(found - tables_.begin());
}

MatchRunner::Score MatchRunner::score(int player) const {
    Score score;
    for (std::optional<Played> const& one : games_) {
        if (!one) continue;
        if (!one->winner)
            ++score.draws;
        else
            ++(*one->winner == player ? score.wins : score.losses);
    }
    return score;
}

session::Session const& MatchRunner::session(int table) const {
    return tables_[static_cast<std::size_t>(table)]->desk.session();
}

int MatchRunner::game_at(int table) const {
    return tables_[static_cast<std::size_t>(table)]->number;
}

} // namespace damier::desktop
