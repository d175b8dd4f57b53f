#include "tests/draughts/compare.hpp"

#include <fmt/format.h>
#include <rapidcheck.h>

#include "damier/base/random.hpp"

#include <algorithm>
#include <iostream>

namespace damier::draughts::reference {

namespace {

// Above this many landings the slow generator gives a position up.
constexpr long budget = 2'000;

Move turned(Move move, int squares) {
    move.from = squares + 1 - move.from;
    move.to = squares + 1 - move.to;
    for (int& s : move.captured) s = squares + 1 - s;
    std::reverse(move.captured.begin(), move.captured.end());
    return move;
}

std::string compare_lists(Moves const& expected, Answers const& answers) {
    std::string result;
    std::set<Move> fast;
    for (auto const& answer : answers.moves)
        if (!fast.insert(answer.move).second) result += " twice " + text(answer.move);
    for (Move const& move : fast)
        if (!expected.contains(move)) result += " wrong " + text(move);
    for (auto const& [move, paths] : expected)
        if (!fast.contains(move)) result += " missing " + text(move);
    return result;
}

std::string compare_paths(std::set<Path> const& expected, MoveAnswers const& answer) {
    if (expected.size() >= enough_paths) return {};
    std::string result;
    std::set<Path> fast;
    for (Path const& path : answer.paths)
        if (!fast.insert(path).second) result += " path twice " + text(path);
    for (Path const& path : fast)
        if (!expected.contains(path)) result += " wrong path " + text(path);
    for (Path const& path : expected)
        if (!fast.contains(path)) result += " missing path " + text(path);
    return result;
}

} // namespace

std::string differences(Referee const& referee, Answers const& answers, Tally& tally) {
    auto const expected = referee.moves(answers.state, budget);
    if (!expected) {
        ++tally.skipped;
        return {};
    }
    if (answers.has_overflowed) return " gave up on a position that the slow generator finished";
    ++tally.compared;
    std::string result = compare_lists(*expected, answers);
    if (!result.empty()) return result;
    if (answers.count != static_cast<int>(expected->size())) result += " count_moves";
    if (!answers.is_decided && answers.can_capture != referee.can_capture(answers.state))
        result += " can_capture";
    std::set<Move> from_other_side;
    for (Move const& move : answers.moves_of_turned)
        from_other_side.insert(turned(move, referee.squares()));
    if (from_other_side.size() != answers.moves_of_turned.size()) result += " turned twice";
    for (auto const& answer : answers.moves) {
        tally.captures += !answer.move.captured.empty();
        if (!from_other_side.contains(answer.move)) result += " not turned " + text(answer.move);
        if (!answer.is_key_kept) result += " key after " + text(answer.move);
        if (answer.after != referee.after(answers.state, answer.move))
            result += " position after " + text(answer.move) + " is " + text(answer.after);
        result += compare_paths(expected->at(answer.move), answer);
    }
    if (from_other_side.size() != answers.moves.size()) result += " turned count";
    return result;
}

namespace {

// The reason for refusing a capture that is not legal, where one is due.
std::string wrong_reason(Reason const& reason, int taken, bool goes_on, int due) {
    if (reason.taken != taken) return fmt::format(" takes {}, not {}", taken, reason.taken);
    if (reason.number != due) return fmt::format(" {} are due, not {}", due, reason.number);
    switch (reason.kind) {
    case Refused::must_capture: return taken == 0 ? "" : " it does capture";
    case Refused::must_go_on: return goes_on ? "" : " it cannot go on";
    case Refused::must_take_more: return taken < due ? "" : " it takes enough";
    case Refused::wrong_capture:
    case Refused::must_turn: return taken > 0 ? "" : " it captures nothing";
    default: return " it is about a quiet move";
    }
}

bool is_about_quiet_moves(Refused kind) {
    switch (kind) {
    case Refused::no_move:
    case Refused::occupied:
    case Refused::not_in_line:
    case Refused::backwards:
    case Refused::too_far:
    case Refused::path_not_free:
    case Refused::resting_king: return true;
    default: return false;
    }
}

} // namespace

std::string differences_by_hand(Player const& player, State const& state) {
    Referee const& referee = player.referee;
    auto const legal = referee.moves(state, budget);
    auto const stops = referee.captures_by_hand(state, budget);
    if (!legal || legal->empty() || !stops) return {};
    bool const is_due = !legal->begin()->first.captured.empty()
                        && referee.law().obligation() == Obligation::compulsory;
    std::string result;
    std::vector<Move> const irregular = player.irregular(state);
    if (!is_due && !irregular.empty()) result += " irregular without need";
    for (Move const& move : irregular)
        if (legal->contains(move) || (!move.captured.empty() && !stops->contains(move)))
            result += " not irregular " + text(move);
    if (is_due && irregular.size() < 400)
        for (auto const& [move, goes_on] : *stops)
            if (!legal->contains(move)
                && std::find(irregular.begin(), irregular.end(), move) == irregular.end())
                result += " irregular is missing " + text(move);

    int due = 0;
    std::set<std::pair<int, int>> ends;
    for (auto const& [move, paths] : *legal) {
        due = std::max(due, static_cast<int>(move.captured.size()));
        ends.insert({move.from, move.to});
    }
    std::map<std::pair<int, int>, std::pair<int, bool>> best; // taken, goes on
    for (auto const& [move, goes_on] : *stops) {
        auto& [taken, more] = best[{move.from, move.to}];
        int const now = static_cast<int>(move.captured.size());
        if (now > taken) more = false;
        if (now >= taken) more = more || goes_on;
        taken = std::max(taken, now);
    }
    for (int from = 1; from <= referee.squares(); ++from)
        for (int to = 1; to <= referee.squares(); ++to) {
            if (ends.contains({from, to})) continue;
            Reason const reason = player.why_not(state, from, to);
            Piece const piece = state.cells[static_cast<std::size_t>(from)];
            std::string wrong;
            if (piece == Piece::none)
                wrong = reason.kind == Refused::empty_square ? "" : " the square is empty";
            else if (!belongs_to(piece, state.to_move))
                wrong = reason.kind == Refused::not_your_piece ? "" : " it is an enemy piece";
            else if (!is_due)
                wrong = is_about_quiet_moves(reason.kind) ? "" : " no capture is due";
            else
                wrong = wrong_reason(reason, best[{from, to}].first, best[{from, to}].second, due);
            if (!wrong.empty()) result += fmt::format(" {} to {}:{}", from, to, wrong);
        }
    return result;
}

namespace {

class Examination {
public:
    explicit Examination(Player const& player) : player_(player), referee_(player.referee) {}

    // Looks at a position and at one of each `every` that follow it in a random game.
    void walk(State state, std::uint64_t seed, int plies, int every) {
        Random random(seed);
        for (int ply = 0; ply <= plies; ++ply) {
            Answers const answers = player_.answers(state);
            if (ply % every == 0) {
                std::string const different = differences(referee_, answers, tally_)
                                              + differences_by_hand(player_, answers.state);
                if (!different.empty())
                    RC_FAIL(player_.key + " " + text(answers.state) + ":" + different);
            }
            if (answers.moves.empty()) return;
            int const chosen = random.below(static_cast<int>(answers.moves.size()));
            state = answers.moves[static_cast<std::size_t>(chosen)].after;
        }
    }

    // From empty to crowded, from men only to kings only, from even sides to one against all.
    State random_position() const {
        int const squares = referee_.squares();
        auto const any = [](int below) { return rc::gen::resize(100, rc::gen::inRange(0, below)); };
        int const most = 2 + *any(squares);
        int const king_share = *rc::gen::element(0, 10, 30, 60, 100);
        int const own_share = *rc::gen::element(5, 10, 20, 50);
        Side const us = *rc::gen::element(Side::white, Side::black);
        auto const placed =
            *rc::gen::resize(most, rc::gen::container<std::vector<std::tuple<int, int, int>>>(
                                       rc::gen::tuple(any(squares), any(100), any(100))));
        State state{std::vector<Piece>(static_cast<std::size_t>(squares) + 1, Piece::none), us, {}};
        for (auto const& [square, side_lot, king_lot] : placed) {
            Side const side = side_lot < own_share ? us : opponent(us);
            Piece const piece = king_lot < king_share ? king_of(side) : man_of(side);
            state.cells[static_cast<std::size_t>(square) + 1] = piece;
        }
        if (*rc::gen::arbitrary<bool>()) spread(state);
        add_king_runs(state, *any(4), *any(4));
        return state;
    }

    Tally const& tally() const { return tally_; }

private:
    // Takes enemy pieces away that stand side by side, so that captures become long.
    void spread(State& state) const {
        for (int square = 1; square <= referee_.squares(); ++square) {
            board::Place const at = referee_.place(square);
            Piece& here = state.cells[static_cast<std::size_t>(square)];
            if (!belongs_to(here, opponent(state.to_move))) continue;
            bool const is_lattice = referee_.law().geometry().grid == board::Grid::chequered
                                        ? at.row % 2 == 1
                                        : (at.row + at.column) % 2 == 1;
            if (!is_lattice) here = Piece::none;
        }
    }

    void add_king_runs(State& state, int white, int black) const {
        if (referee_.law().same_king_limit() == 0) return;
        for (Side const side : {Side::white, Side::black}) {
            int const count = side == Side::white ? white : black;
            auto const at = std::find(state.cells.begin(), state.cells.end(), king_of(side));
            bool const has_men = std::find(state.cells.begin(), state.cells.end(), man_of(side))
                                 != state.cells.end();
            if (at != state.cells.end() && has_men && count > 0)
                state.runs[static_cast<std::size_t>(side)] = {
                    static_cast<int>(at - state.cells.begin()), count};
        }
    }

    Player const& player_;
    Referee const& referee_;
    Tally tally_;
};

} // namespace

bool examine(Player const& player) {
    std::string const& name = player.key;
    Examination examination(player);
    bool const games = rc::check(name + ": games", [&] {
        auto const seed = *rc::gen::arbitrary<std::uint64_t>();
        examination.walk(player.start, seed, 100, 9);
    });
    bool const positions = rc::check(name + ": positions", [&] {
        State const state = examination.random_position();
        auto const seed = *rc::gen::arbitrary<std::uint64_t>();
        examination.walk(state, seed, 5, 1);
    });
    Tally const& tally = examination.tally();
    std::cerr << fmt::format("{}: {} positions compared, {} captures, {} skipped\n", name,
                             tally.compared, tally.captures, tally.skipped);
    // Giving up on crowded boards must stay the exception, or nothing would have been examined.
    bool const is_enough = tally.compared > 300 && tally.skipped * 20 < tally.compared;
    if (!is_enough) std::cerr << name << ": too many positions skipped\n";
    return games && positions && is_enough;
}

} // namespace damier::draughts::reference
