#include "damier/mansuba/search.hpp"

#include "damier/base/random.hpp"

#include <algorithm>

namespace damier::mansuba {

namespace {

constexpr int infinity = 32000;
constexpr int most_ply = 96;
constexpr int sure_win = win_score - 1000;

// Scores of wins count from the root; in memory they count from the position itself.
int to_memory(int score, int ply) {
    return score > sure_win ? score + ply : score < -sure_win ? score - ply : score;
}
int from_memory(int score, int ply) {
    return score > sure_win ? score - ply : score < -sure_win ? score + ply : score;
}

struct Ranked {
    Move move;
    int rank;
};
using RankedList = FixedVector<Ranked, MoveList::capacity>;

class Searcher {
public:
    Searcher(Board const& board, Distances const& distances, SearchLimits const& limits,
             Memory& memory)
        : board_(board), distances_(distances), limits_(limits), memory_(memory) {}

    SearchResult run(Position const& root, std::uint64_t tie_seed,
                     std::function<void(SearchResult const&)> const& report);

private:
    bool must_stop();
    int node(Position const& position, int depth, int alpha, int beta, int ply);
    int child(Position const& position, Move move, int depth, int alpha, int beta, int ply);
    int escape(Position const& position, Move move, int depth, int ply);
    int after(Position const& next, int depth, int alpha, int beta, int ply);
    int rank(Position const& position, Move move, Move remembered, int ply) const;
    void remember_cut(Position const& position, Move move, int depth, int ply);
    void iterate(std::vector<Ranked>& roots, Position const& root, int depth, SearchResult& result);
    std::vector<Move> line(Position position, Move first, int depth) const;
    static std::uint64_t key(Position const& position) {
        return position.hash
               ^ (position.to_play * 2u + position.relation * 4u + 1u) * 0x9E3779B97F4A7C15u;
    }

    Board const& board_;
    Distances const& distances_;
    SearchLimits const& limits_;
    Memory& memory_;
    Side thinker_ = white;
    std::uint64_t nodes_ = 0;
    bool has_stopped_ = false;
    std::array<Move, most_ply> killers_{};
    std::array<std::array<std::array<std::int32_t, most_places>, most_places>, 2> history_{};
};

bool Searcher::must_stop() {
    if (has_stopped_) return true;
    if (limits_.nodes && nodes_ >= *limits_.nodes) return has_stopped_ = true;
    if (nodes_ % 512 != 0) return false;
    if (limits_.stop.stop_requested()) return has_stopped_ = true;
    if (limits_.deadline && std::chrono::steady_clock::now() >= *limits_.deadline)
        has_stopped_ = true;
    return has_stopped_;
}

int Searcher::rank(Position const& position, Move move, Move remembered, int ply) const {
    if (move == remembered) return 1 << 26;
    Side const side = position.to_play;
    if (move.kind == MoveKind::escape || move.kind == MoveKind::pass) return 0;
    if (board_.is_goal(side, move.to) && !board_.is_goal(side, move.from)) return 1 << 25;
    if (!position.is_empty(move.to)) return 1 << 24;
    Sort const sort = position.sort[side][move.piece];
    int const gained = distances_.nearest(position.relation, side, sort, move.from)
                       - distances_.nearest(position.relation, side, sort, move.to);
    int const killer = killers_[ply] == move ? 1 << 20 : 0;
    return killer + history_[side][move.from][move.to] + gained * 512;
}

int Searcher::after(Position const& next, int depth, int alpha, int beta, int ply) {
    if (must_stop()) return 0;
    ++nodes_;
    if (has_won(board_, next, 1 - next.to_play)) return win_score - ply;
    return -node(next, depth, -beta, -alpha, ply);
}

// An escape is a throw of a coin: the mean of both outcomes, each searched in full because no
// bound on one of them bounds the mean.
int Searcher::escape(Position const& position, Move move, int depth, int ply) {
    int sum = 0;
    for (bool const is_free : {true, false}) {
        Position next = position;
        play(board_, next, move, is_free);
        sum += after(next, depth, -infinity, infinity, ply);
    }
    return sum / 2;
}

int Searcher::child(Position const& position, Move move, int depth, int alpha, int beta, int ply) {
    if (move.kind == MoveKind::escape) return escape(position, move, depth, ply);
    Position next = position;
    play(board_, next, move, false);
    return after(next, depth, alpha, beta, ply);
}

int Searcher::node(Position const& position, int depth, int alpha, int beta, int ply) {
    if (position.turns >= board_.rules().max_turns) return 0;
    if (depth <= 0 || ply >= most_ply - 1) return evaluate(board_, distances_, position, thinker_);

    std::uint64_t const here = key(position);
    Memory::Entry& entry = memory_.slot(here);
    Move remembered{0, 0, MoveKind::pass, 255};
    if (entry.bound != Memory::Bound::none && entry.key == here) {
        remembered = entry.move;
        int const score = from_memory(entry.score, ply);
        bool const is_enough = entry.bound == Memory::Bound::exact
                               || (entry.bound == Memory::Bound::lower && score >= beta)
                               || (entry.bound == Memory::Bound::upper && score <= alpha);
        if (entry.depth >= depth && is_enough) return score;
    }

    MoveList moves;
    generate(board_, position, moves);
    RankedList ranked;
    for (Move const move : moves) ranked.push_back({move, rank(position, move, remembered, ply)});

    int const old_alpha = alpha;
    int best = -infinity;
    Move best_move = moves[0];
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        // Picking the best of the rest is cheaper than sorting what a cut never looks at.
        std::swap(ranked[i], *std::max_element(ranked.begin() + i, ranked.end(),
                                               [](Ranked a, Ranked b) { return a.rank < b.rank; }));
        Move const move = ranked[i].move;
        bool const is_quiet =
            position.is_empty(move.to) && !board_.is_goal(position.to_play, move.to);
        int const reduction =
            i >= 4 && depth >= 3 && is_quiet ? (i >= 16 && depth >= 4 ? 2 : 1) : 0;
        int score;
        if (i == 0) {
            score = child(position, move, depth - 1, alpha, beta, ply + 1);
        } else {
            score = child(position, move, depth - 1 - reduction, alpha, alpha + 1, ply + 1);
            if (score > alpha && (reduction > 0 || score < beta))
                score = child(position, move, depth - 1, alpha, beta, ply + 1);
        }
        if (has_stopped_) return 0;
        if (score > best) {
            best = score;
            best_move = move;
        }
        alpha = std::max(alpha, score);
        if (alpha >= beta) {
            if (is_quiet) remember_cut(position, move, depth, ply);
            break;
        }
    }
    Memory::Bound const bound = best >= beta        ? Memory::Bound::lower
                                : best <= old_alpha ? Memory::Bound::upper
                                                    : Memory::Bound::exact;
    entry = {here, static_cast<std::int16_t>(to_memory(best, ply)),
             static_cast<std::uint8_t>(depth), bound, best_move};
    return best;
}

void Searcher::remember_cut(Position const& position, Move move, int depth, int ply) {
    killers_[ply] = move;
    std::int32_t& value = history_[position.to_play][move.from][move.to];
    value = std::min(value + depth * depth, 1 << 18);
}

void Searcher::iterate(std::vector<Ranked>& roots, Position const& root, int depth,
                       SearchResult& result) {
    int alpha = -infinity;
    for (std::size_t i = 0; i < roots.size(); ++i) {
        Move const move = roots[i].move;
        int score = child(root, move, depth - 1, i == 0 ? -infinity : alpha,
                          i == 0 ? infinity : alpha + 1, 1);
        if (i > 0 && score > alpha && !has_stopped_)
            score = child(root, move, depth - 1, alpha, infinity, 1);
        if (has_stopped_) return;
        if (score <= alpha) continue;
        // The old best move comes first, so that even an unfinished iteration may improve on it.
        alpha = score;
        result.best = move;
        result.score = score;
        std::rotate(roots.begin(), roots.begin() + static_cast<std::ptrdiff_t>(i),
                    roots.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
    result.depth = depth;
}

SearchResult Searcher::run(Position const& root, std::uint64_t tie_seed,
                           std::function<void(SearchResult const&)> const& report) {
    thinker_ = root.to_play;
    MoveList moves;
    generate(board_, root, moves);
    Random random(tie_seed);
    std::vector<Ranked> roots;
    for (Move const move : moves)
        roots.push_back({move, rank(root, move, {}, 0) * 16 + random.below(16)});
    std::ranges::stable_sort(roots, std::greater{}, &Ranked::rank);

    SearchResult result;
    result.best = roots.front().move;
    if (roots.size() == 1) return result;
    for (int depth = 1; depth <= limits_.depth && !has_stopped_; ++depth) {
        iterate(roots, root, depth, result);
        result.nodes = nodes_;
        result.line = line(root, result.best, depth);
        if (report) report(result);
        // A win or a loss that lies within the depth does not change any more.
        if (win_score - std::abs(result.score) <= depth) break;
    }
    return result;
}

std::vector<Move> Searcher::line(Position position, Move first, int depth) const {
    std::vector<Move> moves{first};
    play(board_, position, first, false);
    while (static_cast<int>(moves.size()) < depth && first.kind != MoveKind::escape) {
        Memory::Entry const& entry = memory_.slot(key(position));
        bool const is_known = entry.key == key(position) && entry.bound != Memory::Bound::none;
        if (!is_known || entry.move.kind == MoveKind::escape
            || has_won(board_, position, 1 - position.to_play))
            break;
        moves.push_back(entry.move);
        play(board_, position, entry.move, false);
    }
    return moves;
}

} // namespace

void Memory::clear() { std::ranges::fill(entries_, Entry{}); }

SearchResult search(Board const& board, Distances const& distances, Position const& position,
                    SearchLimits const& limits, std::uint64_t tie_seed, Memory& memory,
                    std::function<void(SearchResult const&)> const& report) {
    memory.clear();
    // The history table is too large for a stack that an embedder may have made small.
    auto const searcher = std::make_unique<Searcher>(board, distances, limits, memory);
    return searcher->run(position, tie_seed, report);
}

} // namespace damier::mansuba
