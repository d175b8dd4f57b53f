// What thinks under every Thinking: makes the bot or analyst that a question asks for, keeps it, and
// blocks while it thinks. Only for those who implement Thinking.
#pragma once

#include "damier/game/thinking.hpp"

namespace damier::game {

class Brain {
public:
    // The last thing told about the question; `sink` gets the rest on the way.
    Told think(Question const& question, std::stop_token stop,
               std::function<void(Told)> const& sink);

private:
    Told choose(Question const& question, std::stop_token stop,
                std::function<void(Told)> const& sink);
    Analyst* analyst_for(Question const& question);

    AnalystPtr analyst_;
    Game const* game_ = nullptr;
    EngineSettings settings_;
};

} // namespace damier::game
