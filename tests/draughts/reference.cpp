#include "tests/draughts/reference.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace damier::draughts::reference {

bool is_king(Piece piece) { return piece == Piece::white_king || piece == Piece::black_king; }

bool belongs_to(Piece piece, Side side) {
    return side == Side::white ? piece == Piece::white_man || piece == Piece::white_king
                               : piece == Piece::black_man || piece == Piece::black_king;
}

Piece man_of(Side side) { return side == Side::white ? Piece::white_man : Piece::black_man; }
Piece king_of(Side side) { return side == Side::white ? Piece::white_king : Piece::black_king; }

// Finds the captures of one position: every path of every piece, whatever its worth.
class Walker {
public:
    struct Found {
        Move move;
        Path path;
        std::vector<int> rank; // by the law's precedences: the greatest is legal
    };

    Walker(Referee const& referee, State const& state, long budget)
        : referee_(referee), law_(referee.law_), start_(state), budget_(budget) {}

    std::vector<Found> run() {
        for (int square = 1; square <= referee_.squares(); ++square) {
            Piece const piece = start_.cells[static_cast<std::size_t>(square)];
            if (!belongs_to(piece, start_.to_move)) continue;
            Walk walk{start_.cells, {{square}, {}}, std::nullopt, is_king(piece), false};
            walk.cells[static_cast<std::size_t>(square)] = Piece::none; // it stands in the air
            go_on(walk, is_king(piece));
        }
        return std::move(found_);
    }
    // The same with stops anywhere, also further behind a victim than a king may come down.
    std::map<Move, bool> run_by_hand() {
        is_by_hand_ = true;
        run();
        return std::move(stops_);
    }
    bool gave_up() const { return budget_ < 0; }

private:
    struct Walk {
        std::vector<Piece> cells;
        Path path;
        std::optional<Direction> came;
        bool is_king;
        bool has_ended; // a man that may go no further

        int at() const { return path.squares.back(); }
    };
    struct Jump {
        Direction direction;
        int victim;
        std::vector<int> landings;
    };

    Piece cell(Walk const& walk, int square) const {
        return walk.cells[static_cast<std::size_t>(square)];
    }
    bool is_free(Walk const& walk, int square) const {
        return square != 0 && cell(walk, square) == Piece::none;
    }
    bool is_enemy_king(int square) const {
        return is_king(start_.cells[static_cast<std::size_t>(square)]);
    }

    std::vector<Jump> jumps(Walk const& walk) const {
        std::vector<Jump> result;
        if (walk.has_ended) return result;
        Directions const directions =
            (walk.is_king ? law_.king_captures() : law_.man_captures()).seen_by(start_.to_move);
        for (Direction const d : board::all_directions) {
            if (!directions.contains(d)) continue;
            if (walk.came && d == opposite(*walk.came) && !law_.may_turn_back()) continue;
            if (auto jump = jump_to(walk, d)) result.push_back(*jump);
        }
        return result;
    }

    std::optional<Jump> jump_to(Walk const& walk, Direction d) const {
        bool const flies = walk.is_king && law_.king_reach() == Reach::flying;
        int victim = referee_.next(walk.at(), d);
        while (flies && is_free(walk, victim)) victim = referee_.next(victim, d);
        if (victim == 0 || !belongs_to(cell(walk, victim), opponent(start_.to_move)))
            return std::nullopt;
        // A piece that was jumped and still stands there cannot be jumped again, nor passed.
        auto const& taken = walk.path.captured;
        if (std::find(taken.begin(), taken.end(), victim) != taken.end()) return std::nullopt;
        if (!walk.is_king && is_enemy_king(victim) && !law_.men_capture_kings())
            return std::nullopt;
        Jump jump{d, victim, {}};
        int landing = referee_.next(victim, d);
        while (is_free(walk, landing)) {
            jump.landings.push_back(landing);
            bool const is_bound = law_.king_landing() == Landing::next_square && !is_by_hand_;
            if (!flies || is_bound) break;
            landing = referee_.next(landing, d);
        }
        if (jump.landings.empty()) return std::nullopt;
        return jump;
    }

    Walk landed(Walk const& before, Jump const& jump, int landing) const {
        Walk walk = before;
        // Straight on after a capture: where it rested on the line does not matter.
        if (walk.came == jump.direction)
            walk.path.squares.back() = referee_.next(walk.path.captured.back(), jump.direction);
        walk.path.squares.push_back(landing);
        walk.path.captured.push_back(jump.victim);
        walk.came = jump.direction;
        if (law_.removal() == Removal::at_once)
            walk.cells[static_cast<std::size_t>(jump.victim)] = Piece::none;
        bool const reaches_last_row =
            referee_.place(landing).row == referee_.last_row(start_.to_move);
        if (!walk.is_king && reaches_last_row) {
            walk.is_king = law_.promotion() == Promotion::in_flight;
            walk.has_ended = law_.promotion() == Promotion::ends_move;
        }
        return walk;
    }

    void go_on(Walk const& walk, bool by_king) {
        for (Jump const& jump : jumps(walk)) {
            std::vector<Walk> after;
            bool can_go_on = false;
            for (int const landing : jump.landings) {
                if (--budget_ < 0) return;
                after.push_back(landed(walk, jump, landing));
                can_go_on = can_go_on || !jumps(after.back()).empty();
            }
            for (Walk const& next : after) {
                if (is_by_hand_) {
                    bool& goes_on = stops_[move_of(next, by_king)];
                    goes_on = goes_on || !jumps(next).empty();
                    go_on(next, by_king);
                    continue;
                }
                // If one of the squares behind lets the capture go on, it has to.
                if (!can_go_on || law_.may_stop())
                    end(next, by_king, next.at() == jump.landings[0]);
                if (can_go_on) go_on(next, by_king);
            }
        }
    }

    void end(Walk const& walk, bool by_king, bool is_right_behind) {
        if (walk.is_king && law_.king_landing() == Landing::next_after_a_king
            && is_enemy_king(walk.path.captured.back()) && !is_right_behind)
            return;
        found_.push_back({move_of(walk, by_king), walk.path, rank(walk.path, by_king)});
    }

    Move move_of(Walk const& walk, bool by_king) const {
        Move move{walk.path.squares.front(), walk.at(), walk.path.captured, by_king, false};
        std::sort(move.captured.begin(), move.captured.end());
        bool const on_last_row = referee_.place(walk.at()).row == referee_.last_row(start_.to_move);
        move.promotes = !by_king && (walk.is_king || on_last_row);
        return move;
    }

    std::vector<int> rank(Path const& path, bool by_king) const {
        int const pieces = static_cast<int>(path.captured.size());
        int const kings = static_cast<int>(std::count_if(path.captured.begin(), path.captured.end(),
                                                         [&](int s) { return is_enemy_king(s); }));
        std::vector<int> result;
        for (Precedence const p : law_.precedence()) switch (p) {
            case Precedence::none: break;
            case Precedence::most_pieces: result.push_back(pieces); break;
            case Precedence::most_value:
                result.push_back(pieces - kings + 2 * kings);
                result.push_back(-kings);
                break;
            case Precedence::with_a_king: result.push_back(by_king); break;
            case Precedence::most_kings: result.push_back(kings); break;
            case Precedence::kings_first:
                for (int const s : path.captured) result.push_back(is_enemy_king(s));
                break;
            }
        return result;
    }

    Referee const& referee_;
    Law const& law_;
    State const& start_;
    long budget_;
    std::vector<Found> found_;
    bool is_by_hand_ = false;
    std::map<Move, bool> stops_;
};

Referee::Referee(Law const& law) : law_(law), places_{{-1, -1}}, next_(1) {
    Geometry const& g = law.geometry;
    bool const is_half = g.grid == board::Grid::chequered;
    for (int row = 0; row < g.height; ++row)
        for (int column = 0; column < g.width; ++column)
            if (!is_half || (row + column) % 2 == 1) places_.push_back({row, column});
    for (int square = 1; square <= squares(); ++square) {
        std::array<int, 8> neighbours{};
        for (Direction const d : board::all_directions) {
            using enum Direction;
            int const up = d == north || d == north_east || d == north_west;
            int const down = d == south || d == south_east || d == south_west;
            int const right = d == east || d == north_east || d == south_east;
            int const left = d == west || d == north_west || d == south_west;
            // Straight on a half-used board, the next playable square is two away.
            int const length = is_half && (up + down + right + left == 1) ? 2 : 1;
            neighbours[static_cast<std::size_t>(d)] =
                number({place(square).row + length * (down - up),
                        place(square).column + length * (right - left)});
        }
        next_.push_back(neighbours);
    }
}

int Referee::number(board::Place place) const {
    auto const found = std::find(places_.begin() + 1, places_.end(), place);
    return found == places_.end() ? 0 : static_cast<int>(found - places_.begin());
}

int Referee::next(int square, Direction direction) const {
    return next_[static_cast<std::size_t>(square)][static_cast<std::size_t>(direction)];
}

std::optional<Moves> Referee::moves(State const& state, long budget) const {
    Side const us = state.to_move;
    auto const holds = [&](Piece piece) {
        return std::find(state.cells.begin(), state.cells.end(), piece) != state.cells.end();
    };
    if (law_.objective() == Objective::first_king && holds(king_of(opponent(us)))) return Moves{};

    Walker walker(*this, state, budget);
    std::vector<Walker::Found> const captures = walker.run();
    if (walker.gave_up()) return std::nullopt;
    Moves result;
    std::vector<int> best;
    for (auto const& found : captures) best = std::max(best, found.rank);
    for (auto const& found : captures)
        if (found.rank == best) result[found.move].insert(found.path);
    if (!result.empty() && law_.obligation() == Obligation::compulsory) return result;

    Run const run = state.runs[static_cast<std::size_t>(us)];
    int const limit = law_.same_king_limit();
    int const resting = limit > 0 && run.count >= limit && holds(man_of(us)) ? run.square : 0;
    for (int from = 1; from <= squares(); ++from) {
        Piece const piece = state.cells[static_cast<std::size_t>(from)];
        if (!belongs_to(piece, us) || from == resting) continue;
        bool const king = is_king(piece), flies = king && law_.king_reach() == Reach::flying;
        Directions const directions = (king ? law_.king_moves() : law_.man_moves()).seen_by(us);
        for (Direction const d : board::all_directions) {
            if (!directions.contains(d)) continue;
            for (int to = next(from, d);
                 to != 0 && state.cells[static_cast<std::size_t>(to)] == Piece::none;
                 to = next(to, d)) {
                bool const promotes = !king && place(to).row == last_row(us);
                result[{from, to, {}, king, promotes}].insert({{from, to}, {}});
                if (!flies) break;
            }
        }
    }
    return result;
}

std::optional<std::map<Move, bool>> Referee::captures_by_hand(State const& state,
                                                              long budget) const {
    Walker walker(*this, state, budget);
    auto stops = walker.run_by_hand();
    if (walker.gave_up()) return std::nullopt;
    return stops;
}

bool Referee::can_capture(State const& state) const {
    Walker walker(*this, state, 100);
    return !walker.run().empty() || walker.gave_up();
}

State Referee::after(State const& state, Move const& move) const {
    Side const us = state.to_move;
    State result = state;
    auto const cell = [&](int square) -> Piece& {
        return result.cells[static_cast<std::size_t>(square)];
    };
    for (int const victim : move.captured) cell(victim) = Piece::none;
    cell(move.from) = Piece::none;
    cell(move.to) = move.by_king || move.promotes ? king_of(us) : man_of(us);
    result.to_move = opponent(us);
    if (law_.same_king_limit() == 0) return result;

    Run& own = result.runs[static_cast<std::size_t>(us)];
    bool const is_king_move = move.by_king && move.captured.empty();
    int const count = own.square == move.from ? own.count + 1 : 1;
    own = is_king_move ? Run{move.to, count} : Run{};
    for (Side const side : {Side::white, Side::black}) {
        Run& run = result.runs[static_cast<std::size_t>(side)];
        bool const is_taken = side != us
                              && std::find(move.captured.begin(), move.captured.end(), run.square)
                                     != move.captured.end();
        bool const has_men =
            std::find(result.cells.begin(), result.cells.end(), man_of(side)) != result.cells.end();
        if (is_taken || !has_men) run = {};
    }
    return result;
}

std::string text(State const& state) {
    std::array<std::vector<std::string>, 2> lists;
    for (std::size_t s = 1; s < state.cells.size(); ++s)
        if (Piece const piece = state.cells[s]; piece != Piece::none)
            lists[belongs_to(piece, Side::black)].push_back(
                fmt::format("{}{}", is_king(piece) ? "K" : "", s));
    std::string result = fmt::format("{}:W{}:B{}", state.to_move == Side::white ? 'W' : 'B',
                                     fmt::join(lists[0], ","), fmt::join(lists[1], ","));
    for (Run const run : state.runs)
        if (run.count > 0) result += fmt::format(" run {}/{}", run.square, run.count);
    return result;
}

std::string text(Move const& move) {
    std::string const captured =
        move.captured.empty() ? "" : fmt::format("{{{}}}", fmt::join(move.captured, ","));
    return fmt::format("{}{}{}{}{}", move.from, move.captured.empty() ? '-' : 'x', move.to,
                       captured, move.promotes ? "=K" : "");
}

std::string text(Path const& path) {
    return fmt::format("{} ({})", fmt::join(path.squares, ">"), fmt::join(path.captured, ","));
}

} // namespace damier::draughts::reference
