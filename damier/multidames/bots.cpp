#include "damier/multidames/bots.hpp"

#include "damier/base/random.hpp"
#include "damier/base/text.hpp"
#include "damier/multidames/duel.hpp"
#include "damier/multidames/planner.hpp"
#include "damier/multidames/state.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <chrono>
#include <limits>

namespace damier::multidames {

namespace {

using Clock = std::chrono::steady_clock;

MultidamesState const& own(game::State const& state) {
    auto const* mine = dynamic_cast<MultidamesState const*>(&state);
    assert(mine != nullptr);
    return *mine;
}

// A generator for one decision: the same seed and state always give the same choice.
Random random_for(std::uint64_t seed, Position const& position) {
    std::uint64_t mix = board_key(position.grid, position.size());
    mix ^= Random(static_cast<std::uint64_t>(position.round() * most_seats + position.current()))
               .next();
    return Random(seed ^ mix);
}

std::size_t index_of(MultidamesState const& state, Step step) {
    for (std::size_t i = 0; i < state.actions().size(); ++i)
        if (state.step(i) == step) return i;
    assert(false);
    return 0;
}

class RandomBot final : public game::Bot {
public:
    explicit RandomBot(std::uint64_t seed) : seed_(seed) {}

    std::size_t choose(game::State const& state, Limits const&, std::stop_token,
                       game::ThoughtSink const&) override {
        Random random = random_for(seed_, own(state).position());
        return static_cast<std::size_t>(random.below(static_cast<int>(state.actions().size())));
    }

private:
    std::uint64_t seed_;
};

// Never stops of its own will: any jump scores something and stopping nothing.
class GreedyBot final : public game::Bot {
public:
    explicit GreedyBot(std::uint64_t seed) : seed_(seed) {}

    std::size_t choose(game::State const& state, Limits const& limits, std::stop_token,
                       game::ThoughtSink const& sink) override {
        MultidamesState const& mine = own(state);
        Position const& position = mine.position();
        // Even the most steps take about two milliseconds: no need to look at the clock.
        auto const bound = limits.nodes.value_or(std::numeric_limits<int>::max());
        auto const most_steps = std::min<std::uint64_t>(bound, std::numeric_limits<int>::max());
        std::vector<Turn> turns;
        TurnFinder finder;
        finder.find(position, board_key(position.grid, position.size()),
                    static_cast<int>(most_steps), turns);
        int const best = std::ranges::max_element(turns, {}, &Turn::gain)->gain;
        std::erase_if(turns, [best](Turn const& turn) { return turn.gain < best; });
        Random random = random_for(seed_, position);
        Turn const& turn =
            turns[static_cast<std::size_t>(random.below(static_cast<int>(turns.size())))];
        std::size_t const action = index_of(mine, turn.first);
        if (sink) {
            game::Thought thought;
            thought.depth = 1;
            thought.score = best;
            thought.nodes = finder.steps();
            thought.line = {state.actions()[action].text};
            sink(thought);
        }
        return action;
    }

private:
    std::uint64_t seed_;
};

class StrongBot final : public game::Bot {
public:
    explicit StrongBot(std::uint64_t seed) : seed_(seed) {}

    std::size_t choose(game::State const& state, Limits const& limits, std::stop_token stop,
                       game::ThoughtSink const& sink) override {
        MultidamesState const& mine = own(state);
        if (mine.actions().size() == 1) return 0;
        Clock::time_point const begin = Clock::now();
        Clock::time_point const end = begin + time_for(limits);
        Budget const budget{nodes_for(limits),
                            limits.depth.value_or(std::numeric_limits<int>::max()),
                            [&] { return stop.stop_requested() || Clock::now() >= end; }};
        auto const tell = [&](Found const& found) {
            if (!sink) return;
            game::Thought thought;
            thought.depth = found.depth;
            thought.score = found.score;
            thought.nodes = found.nodes;
            thought.time =
                std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begin);
            thought.line = {state.actions()[index_of(mine, found.step)].text};
            sink(thought);
        };
        if (mine.position().seats() == 2)
            return index_of(mine, Duel(seed_, budget).run(mine.position(), tell).step);
        return index_of(mine, Planner(seed_, budget).run(mine.position(), tell).step);
    }

private:
    // Nothing said: a budget that plays well and takes a few hundredths of a second.
    static std::uint64_t nodes_for(Limits const& limits) {
        bool const is_bounded = limits.move_time || limits.clock || limits.depth;
        constexpr std::uint64_t standard = 200'000;
        return limits.nodes.value_or(is_bounded ? std::numeric_limits<std::uint64_t>::max()
                                                : standard);
    }

    static std::chrono::milliseconds time_for(Limits const& limits) {
        std::chrono::milliseconds time = std::chrono::hours(24);
        if (limits.move_time) time = *limits.move_time;
        // A game has some fifteen turns of two or three steps, and the last ones are short.
        int const to_go = limits.moves_to_go > 0 ? limits.moves_to_go : 40;
        if (limits.clock) time = std::min(time, *limits.clock / to_go + limits.increment / 2);
        return time;
    }

    std::uint64_t seed_;
};

} // namespace

std::span<game::BotKind const> bot_kinds() {
    static std::array<game::BotKind, 3> const kinds{
        {{"random", msg("random")}, {"greedy", msg("greedy")}, {"strong", msg("strong")}}};
    return kinds;
}

Result<game::BotPtr> make_bot(std::string_view kind, std::uint64_t seed) {
    if (kind == "random") return game::BotPtr(std::make_unique<RandomBot>(seed));
    if (kind == "greedy") return game::BotPtr(std::make_unique<GreedyBot>(seed));
    if (kind == "strong") return game::BotPtr(std::make_unique<StrongBot>(seed));
    std::vector<std::string> keys;
    for (game::BotKind const& known : bot_kinds()) keys.push_back(known.key);
    return error(msg("there is no player «{}» for this game; there are: {}"), kind,
                 join(keys, ", "));
}

} // namespace damier::multidames
