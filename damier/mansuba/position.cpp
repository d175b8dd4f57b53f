#include "damier/mansuba/position.hpp"

#include <bit>
#include <cassert>

namespace damier::mansuba {

namespace {

class PlaceSet {
public:
    // False when the place was in the set already.
    bool insert(Place place) {
        std::uint64_t& word = words_[static_cast<std::size_t>(place) >> 6];
        std::uint64_t const bit = std::uint64_t{1} << (place & 63);
        if (word & bit) return false;
        word |= bit;
        return true;
    }

private:
    std::array<std::uint64_t, 4> words_{};
};

// Collects the moves of one piece, each destination once.
class Collector {
public:
    Collector(Board const& board, Position const& position, int piece, MoveList& moves)
        : board_(board),
          position_(position),
          steps_(board.steps(position.relation)),
          side_(position.to_play),
          allowed_(board.allowed(side_)),
          sort_(position.sort[side_][piece]),
          from_(position.place[side_][piece]),
          piece_(piece),
          moves_(moves) {}

    void run() {
        switch (sort_) {
        case Sort::pawn:
            step_moves();
            if (board_.rules().jumps != Jumps::none) jump_moves();
            break;
        case Sort::tower: slide_moves(0); break;
        case Sort::elephant: elephant_moves(); break;
        case Sort::bishop: slide_moves(1); break;
        case Sort::none: break;
        }
    }

private:
    bool may_go(std::size_t way) const { return (allowed_ >> way & 1) != 0; }
    // The moving piece has left its place: nothing can be jumped there, and no move ends there.
    bool is_obstacle(Place p) const { return p != from_ && !position_.is_empty(p); }
    bool can_take_on(Place p) const { return can_take(board_, position_, side_, sort_, p); }

    // Adds the move if the place is free or may be taken.
    void offer(Place to, MoveKind kind) {
        if (to == no_place || to == from_) return;
        if (!position_.is_empty(to) && !can_take_on(to)) return;
        if (!found_.insert(to)) return;
        moves_.push_back({static_cast<std::uint8_t>(from_), static_cast<std::uint8_t>(to), kind,
                          static_cast<std::uint8_t>(piece_)});
    }

    void step_moves() {
        for (std::size_t way = 0; way < 8; ++way)
            if (may_go(way)) offer(steps_[from_][way], MoveKind::simple);
    }

    Place landing(Place place, std::size_t way) const {
        Place const middle = may_go(way) ? steps_[place][way] : no_place;
        return middle != no_place && is_obstacle(middle) ? steps_[middle][way] : no_place;
    }

    void jump_moves() {
        std::array<std::uint8_t, most_places> queue;
        std::size_t head = 0, tail = 0;
        PlaceSet reached;
        reached.insert(from_);
        auto const expand = [&](Place place, MoveKind kind) {
            for (std::size_t way = 0; way < 8; ++way) {
                Place const to = landing(place, way);
                if (to == no_place || !reached.insert(to)) continue;
                offer(to, kind);
                if (position_.is_empty(to)) queue[tail++] = static_cast<std::uint8_t>(to);
            }
        };
        expand(from_, MoveKind::jump);
        if (board_.rules().jumps != Jumps::multiple) return;
        while (head < tail) expand(queue[head++], MoveKind::multiple_jump);
    }

    void slide_moves(std::size_t first_way) {
        for (std::size_t way = first_way; way < 8; way += 2) {
            if (!may_go(way)) continue;
            for (Place to = steps_[from_][way]; to != no_place && to != from_;
                 to = steps_[to][way]) {
                offer(to, MoveKind::simple);
                if (!position_.is_empty(to)) break;
            }
        }
    }

    void elephant_moves() {
        for (std::size_t first = 0; first < 8; first += 2) {
            Place const middle = may_go(first) ? steps_[from_][first] : no_place;
            if (middle == no_place) continue;
            for (std::size_t second = 0; second < 8; second += 2)
                if (may_go(second) && second != (first + 4) % 8)
                    offer(steps_[middle][second], MoveKind::simple);
        }
    }

    Board const& board_;
    Position const& position_;
    Steps const& steps_;
    Side side_;
    std::uint8_t allowed_;
    Sort sort_;
    Place from_;
    int piece_;
    MoveList& moves_;
    PlaceSet found_;
};

void generate_escapes(Board const& board, Position const& position, MoveList& moves) {
    if (!board.rules().escapes) return;
    Side const side = position.to_play;
    for (unsigned left = position.prisoners[side]; left != 0; left &= left - 1) {
        int const piece = std::countr_zero(left);
        std::uint8_t const place = position.place[side][piece];
        if (!position.is_empty(place)) continue;
        bool is_known = false; // two prisoners of one sort and place are the same choice
        for (Move const& move : moves)
            is_known |= move.kind == MoveKind::escape && move.to == place
                        && position.sort[side][move.piece] == position.sort[side][piece];
        if (!is_known)
            moves.push_back({place, place, MoveKind::escape, static_cast<std::uint8_t>(piece)});
    }
}

void lift(Board const& board, Position& position, Side side, int piece) {
    Place const place = position.place[side][piece];
    position.at[place] = 0;
    position.on_board[side] &= static_cast<std::uint16_t>(~(1u << piece));
    position.covered[side] -= board.is_goal(side, place);
    position.hash ^= board.hash(side, position.sort[side][piece], place, false);
}

void put(Board const& board, Position& position, Side side, int piece, Place place) {
    position.place[side][piece] = static_cast<std::uint8_t>(place);
    position.at[place] = static_cast<std::uint8_t>(1 + 16 * side + piece);
    position.on_board[side] |= static_cast<std::uint16_t>(1u << piece);
    position.covered[side] += board.is_goal(side, place);
    position.hash ^= board.hash(side, position.sort[side][piece], place, false);
}

void flip_prisoner(Board const& board, Position& position, Side side, int piece) {
    position.prisoners[side] ^= static_cast<std::uint16_t>(1u << piece);
    position.hash ^=
        board.hash(side, position.sort[side][piece], position.place[side][piece], true);
}

} // namespace

Position initial_position(Board const& board, Side first) {
    Position position;
    position.to_play = static_cast<std::uint8_t>(first);
    for (Side const side : {white, black})
        for (Start const& start : board.set_up(side))
            add(board, position, side, start.sort, start.place, false);
    return position;
}

bool add(Board const& board, Position& position, Side side, Sort sort, Place place,
         bool is_prisoner) {
    unsigned const used = position.on_board[side] | position.prisoners[side];
    int const piece = std::countr_one(used);
    if (piece >= most_pieces || (!is_prisoner && !position.is_empty(place))) return false;
    position.sort[side][piece] = sort;
    position.place[side][piece] = static_cast<std::uint8_t>(place);
    if (is_prisoner)
        flip_prisoner(board, position, side, piece);
    else
        put(board, position, side, piece, place);
    return true;
}

bool can_take(Board const& board, Position const& position, Side side, Sort sort, Place place) {
    Rules const& rules = board.rules();
    return rules.capture && position.has_enemy(place, side)
           && (!rules.same_sort || position.sort_at(place) == sort)
           && (!rules.safe_places || !board.is_initial(place));
}

void generate(Board const& board, Position const& position, MoveList& moves) {
    moves.clear();
    for (unsigned left = position.on_board[position.to_play]; left != 0; left &= left - 1)
        generate_piece(board, position, std::countr_zero(left), moves);
    generate_escapes(board, position, moves);
    if (moves.empty()) moves.push_back({});
}

void generate_piece(Board const& board, Position const& position, int piece, MoveList& moves) {
    Collector(board, position, piece, moves).run();
}

void play(Board const& board, Position& position, Move move, bool is_free) {
    Side const side = position.to_play;
    if (move.kind == MoveKind::escape) {
        if (is_free) {
            flip_prisoner(board, position, side, move.piece);
            put(board, position, side, move.piece, move.to);
        }
    } else if (move.kind != MoveKind::pass) {
        if (!position.is_empty(move.to)) {
            int const victim = position.piece(move.to);
            assert(position.owner(move.to) != side);
            lift(board, position, 1 - side, victim);
            flip_prisoner(board, position, 1 - side, victim);
        }
        lift(board, position, side, move.piece);
        put(board, position, side, move.piece, move.to);
    }
    position.to_play = static_cast<std::uint8_t>(1 - side);
    ++position.turns;
}

} // namespace damier::mansuba
