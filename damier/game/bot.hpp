// A computer player. It may block for as long as its Limits allow and must answer within 20 ms of a
// stop request. For a given seed and node limit its choice is always the same.
#pragma once

#include "damier/base/limits.hpp"
#include "damier/game/state.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace damier::game {

// What the bot can tell while it thinks.
struct Thought {
    int depth = 0;
    double score = 0; // for the player who thinks, in the game's own unit (men, points, steps)
    std::uint64_t nodes = 0;
    std::chrono::milliseconds time{0};
    std::vector<std::string> line; // texts of the expected actions
};

using ThoughtSink = std::function<void(Thought const&)>;

class Bot {
public:
    virtual ~Bot() = default;

    // Index into state.actions(), which is not empty.
    virtual std::size_t choose(State const& state, Limits const& limits, std::stop_token stop,
                               ThoughtSink const& sink) = 0;
};

using BotPtr = std::unique_ptr<Bot>;

} // namespace damier::game
