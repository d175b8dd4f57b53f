// What both searches of the strong player share: the budget, the root, and how a position that is
// not looked into any further is judged.
#pragma once

#include "damier/multidames/turns.hpp"

#include <cstdint>
#include <functional>
#include <vector>

namespace damier::multidames {

struct Budget {
    std::uint64_t nodes = 0; // a node is a position reached by one step
    int depth = 0;
    std::function<bool()> is_out_of_time; // asked every thousand nodes or so
};

struct Found {
    Step step;
    int depth = 0;    // the last one completed
    double score = 0; // expected final lead over the best other seat
    std::uint64_t nodes = 0;
};

class Thinker {
public:
    Thinker(std::uint64_t seed, Budget const& budget) : seed_(seed), budget_(budget) {}
    virtual ~Thinker() = default;
    Thinker(Thinker const&) = delete;
    Thinker& operator=(Thinker const&) = delete;

    // Looks deeper and deeper until the budget is used up, and tells `tell` after each depth, the
    // interrupted one too. `position` is not over.
    Found run(Position const& position, std::function<void(Found const&)> const& tell);

protected:
    static constexpr int unit = 16; // of every value below, for one point of the game
    static constexpr int infinite = 1 << 30;
    static constexpr int most_depth = 60;
    static constexpr int steps_for_a_turn = 4000; // a bound that 8x8 hardly ever meets

    // The value of what follows a turn of mine, when `depth` more turns are looked at.
    virtual int value_of(Turn const& turn, int depth, int alpha) = 0;

    int me() const { return me_; }
    int lead(Position const& position, int seat) const; // over the best other seat
    int lead(Position const& position) const { return lead(position, me_); }
    Position finish(Position position, std::uint64_t key); // played out greedily, nobody stopping
    int best_gain(Position const& position, std::uint64_t key);
    bool is_late(Position const& position) const; // stopping may be the best thing to do
    bool has_ended() const { return has_ended_; }
    bool must_end();
    TurnFinder& finder() { return finder_; }

    static bool may_stop(Position const& position);
    static Turn stopped(Position const& position, std::uint64_t key);

private:
    void make_root(Position const& position);
    int search_root(int depth, std::size_t& best);

    std::uint64_t seed_;
    Budget budget_;
    bool has_ended_ = false;
    std::uint64_t next_check_ = 0;
    int me_ = 0;
    int late_worth_ = 0;
    TurnFinder finder_;
    std::vector<Turn> root_;
    std::vector<Turn> spare_; // for what is found and used at once
};

} // namespace damier::multidames
