// One thread of the search: principal-variation search from the root down to quiet positions.
// Positions are values on the call stack; everything else that a line needs lies in arrays by ply.
#pragma once

#include "damier/base/fixed_vector.hpp"
#include "damier/draughts/side_moves.hpp"
#include "damier/engine/draws.hpp"
#include "damier/engine/ending_line.hpp"
#include "damier/engine/evaluation.hpp"
#include "damier/engine/history.hpp"
#include "damier/engine/task.hpp"
#include "damier/engine/team.hpp"

#include <vector>

namespace damier::engine {

template <Law const& L, Evaluates<L> Eval> class Worker {
public:
    using Move = draughts::Move<L>;
    using Position = draughts::Position<L>;

    struct RootMove {
        Move move;
        Value value = -infinite_value;
        std::vector<Move> line; // starts with the move
    };

    explicit Worker(Eval const& evaluate)
        : evaluate_(evaluate), steps_(max_ply + 2), lines_(max_ply + 2) {
        grow_arena(4096);
    }

    void forget() { memory_.clear(); }
    // The game up to the root; the moves are in `roots`, best first as far as known.
    // `endings` may be null.
    void prepare(Task<L> const& task, Team& team, std::vector<RootMove> roots,
                 Endings<L> const* endings);
    // Orders roots()[from..] by a search of this depth, best first. False if it was stopped; then
    // the first is still the best move that was finished, if any was.
    bool search_root(int depth, std::size_t from);

    std::vector<RootMove>& roots() { return roots_; }
    // Do the tables of endings say that this move draws?
    bool is_drawn(RootMove const& root) const {
        return endings_ != nullptr && endings_->is_drawn(root_.after(root.move));
    }
    // Tells the line to its end where the tables of endings know it.
    void complete(RootMove& root) const {
        if (endings_ != nullptr) complete_line(*endings_, root_, root.value, root.line);
    }
    // Another thread was first with this iteration.
    void take_over(std::vector<RootMove> const& roots) {
        roots_ = roots;
        top_ = 0; // what the broken search had listed
        is_stopped_ = false;
        settled_ply_ = 0;
    }
    // Comes true in so many of 100 positions, by the seed of the handicap.
    bool is_chance(int percent) const {
        return percent > 0 && noise_of(root_.key(), 3) % 100 < static_cast<unsigned>(percent);
    }
    std::uint64_t nodes() const { return nodes_; }
    int deepest() const { return deepest_; }
    void publish_nodes();

private:
    struct Candidate {
        Move move;
        int order;
        int index; // in the generator's list
    };
    struct Span {
        std::size_t first, size;
    };
    // A node on the way from the root that another thread may settle first.
    struct Pending {
        std::uint64_t key;
        Value beta;
        int depth; // 0 = its result would not do
    };

    template <Side Us>
    Value search(Position const& position, Value alpha, Value beta, int depth, int ply);
    template <Side Us> Value settle(Position const&, Value alpha, Value beta, int ply, int hops);
    template <Side Us>
    Value settle_free(Position const&, Value alpha, Value beta, int ply, int hops);
    template <Side Us> Value settle_quiet(Position const& position, int ply);
    template <Side Us>
    Value settle_moves(Position const&, Value alpha, Value beta, int ply, int hops, Value best,
                       Span span);
    template <Side Us> Value judge(Position const& position) const;
    template <Side Us> Value without_move(Position const& position, int ply) const;
    template <Side Us> static bool can_step(Position const& position);
    template <Side Us> bool overlooks(Position const& next) const;
    Value search_next(Position const& next, Value alpha, Value beta, int depth, std::size_t root);

    // Where no capture has to be made.
    std::optional<Value> probe(Position const& position, int ply) {
        return endings_->probe(*draws_, step(ply), position, ply);
    }
    std::uint64_t noise_of(std::uint64_t key, std::uint64_t salt) const;

    template <Side Us> Span order(int ply, int table_move);
    Move const& pick(Span span, std::size_t i, int& index);
    void grow_arena(std::size_t size) {
        auto const any = draughts::Squares<L>::all().first();
        arena_.resize(size, {{{}, any, any, false, false}, 0, -1});
    }
    void release(Span span) { top_ = span.first; }
    int order_of(Side us, Move const& move, int ply) const;
    template <Side Us>
    void reward(Span span, std::size_t searched, Move const& best, int depth, int ply);

    Step& step(int ply) { return steps_[base_ + static_cast<std::size_t>(ply)]; }
    void enter(int ply, Move const& move, Position const& next) {
        step(ply) = draws_->next(step(ply - 1), move, next);
    }
    void set_line(int ply, Move const& move);
    static Value to_table(Value value, int ply) {
        return is_win(value) ? value + ply : is_loss(value) ? value - ply : value;
    }
    static Value from_table(Value value, int ply) {
        return is_win(value) ? value - ply : is_loss(value) ? value + ply : value;
    }

    bool count_node(int ply) {
        ++nodes_;
        if (ply > deepest_) deepest_ = ply;
        if (nodes_ >= next_check_) [[unlikely]]
            check();
        return is_stopped_;
    }
    void check();
    void look_at_others();
    static bool settles(Entry const& entry, int ply, Value beta, int depth);
    Value given_up(int ply, Span span);
    // Long lists take long to make: look at the clock sooner.
    void hurry(std::size_t moves) {
        if (moves > 24) next_check_ -= std::min<std::uint64_t>(moves, next_check_ - nodes_);
    }

    static constexpr bool is_compulsory = L.obligation.value == draughts::Obligation::compulsory;
    static constexpr int check_interval = 512;
    static constexpr int free_captures = 6; // looked at where captures are optional
    // Who wants to have no move may be lost because he has to move, however well he stands.
    static constexpr bool is_safe_to_wait = L.objective.value != draughts::Objective::have_no_move;
    static constexpr int surplus_depth = 5, few_depth = 3;
    static constexpr int few_moves = 3; // tried per ply, and one more
    static constexpr int least_shared_depth = 3;
    static constexpr std::size_t most_deferred = 16;

    Eval const& evaluate_;
    Endings<L> const* endings_ = nullptr;
    Team* team_ = nullptr;
    Features features_;
    std::optional<Draws<L>> draws_;
    Position root_;
    std::vector<RootMove> roots_;
    int root_depth_ = 0;
    bool is_forced_ = false; // there is one legal move

    std::vector<Step> steps_; // of the game, then of the line
    std::size_t base_ = 0;    // the root's
    std::vector<std::vector<Move>> lines_;
    MoveMemory<L> memory_;
    draughts::MoveList<L> list_; // where moves are made before they are ordered
    std::vector<Candidate> arena_;
    std::size_t top_ = 0;

    std::uint64_t nodes_ = 0, published_ = 0, next_check_ = 0;
    int deepest_ = 0;
    std::array<Pending, max_ply + 2> pending_{}; // by ply
    int pending_count_ = 0;                      // those above the node of search()
    int settled_ply_ = 0;                        // where the search goes on; 0 = nowhere
    Value settled_value_ = 0;
    bool is_stopped_ = false;
};

} // namespace damier::engine
