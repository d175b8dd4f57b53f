#include "damier/mansuba/bots.hpp"
#include "damier/mansuba/mansuba_state.hpp"
#include "damier/mansuba/search.hpp"

#include <algorithm>
#include <cassert>

namespace damier::mansuba {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t nodes_without_limits = 200'000;

SearchLimits to_search_limits(Limits const& limits, std::stop_token stop, Clock::time_point start) {
    SearchLimits result;
    result.stop = std::move(stop);
    result.nodes = limits.nodes;
    if (limits.depth) result.depth = std::clamp(*limits.depth, 1, 64);
    std::optional<std::chrono::milliseconds> time = limits.move_time;
    if (!time && limits.clock) {
        int const moves = limits.moves_to_go > 0 ? limits.moves_to_go + 1 : 30;
        time = std::min(*limits.clock / 2, *limits.clock / moves + limits.increment * 3 / 4);
    }
    if (time) result.deadline = start + *time;
    if (!time && !limits.nodes && !limits.depth) result.nodes = nodes_without_limits;
    return result;
}

class StrongBot final : public game::Bot {
public:
    explicit StrongBot(std::uint64_t seed) : seed_(seed) {}

    std::size_t choose(game::State const& state, Limits const& limits, std::stop_token stop,
                       game::ThoughtSink const& sink) override {
        auto const start = Clock::now();
        auto const& mansuba = dynamic_cast<MansubaState const&>(state);
        prepare(mansuba);
        auto const report = [&](SearchResult const& result) {
            if (sink) sink(to_thought(mansuba, result, Clock::now() - start));
        };
        std::uint64_t const tie_seed = seed_ ^ (mansuba.position().hash * 3) ^ mansuba.to_play();
        SearchResult const result =
            search(mansuba.board(), *distances_, mansuba.position(),
                   to_search_limits(limits, std::move(stop), start), tie_seed, memory_, report);
        return index_of(mansuba, result.best);
    }

private:
    // The distances are made once for a game; holding the setting keeps its address from being
    // used again for another one.
    void prepare(MansubaState const& state) {
        if (setting_ == state.setting()) return;
        setting_ = state.setting();
        distances_ = std::make_unique<Distances const>(setting_->board);
    }

    static std::size_t index_of(MansubaState const& state, Move move) {
        for (std::size_t i = 0; i < state.actions().size(); ++i)
            if (state.move(i) == move) return i;
        assert(false && "the search plays only generated moves");
        return 0;
    }

    static game::Thought to_thought(MansubaState const& state, SearchResult const& result,
                                    Clock::duration time) {
        game::Thought thought;
        thought.depth = result.depth;
        thought.score = result.score / 100.0;
        thought.nodes = result.nodes;
        thought.time = std::chrono::duration_cast<std::chrono::milliseconds>(time);
        thought.line.push_back(state.actions()[index_of(state, result.best)].text);
        for (std::size_t i = 1; i < result.line.size(); ++i) {
            Move const move = result.line[i];
            thought.line.push_back(move.kind == MoveKind::pass
                                       ? "pass"
                                       : std::to_string(move.from) + "-" + std::to_string(move.to));
        }
        return thought;
    }

    std::uint64_t seed_;
    SettingPtr setting_;
    std::unique_ptr<Distances const> distances_;
    Memory memory_;
};

} // namespace

game::BotPtr make_strong_bot(std::uint64_t seed) { return std::make_unique<StrongBot>(seed); }

} // namespace damier::mansuba
