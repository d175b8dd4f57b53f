// The frame of a guided dialogue: ask what is needed, then turn after turn until it is over.
#pragma once

#include "apps/terminal/dialogues/guided_game.hpp"
#include "apps/terminal/setup.hpp"

namespace damier::terminal {

class Dialogue : public GuidedGame {
public:
    Dialogue(Station& station, Look look, PlayRequest const& request)
        : GuidedGame(station, look), request_(request) {}

    int run();

protected:
    virtual bool set_up() = 0; // begins the game; false: there is none to play
    virtual void turn() = 0;   // shows it and asks, once

    // The setup that a request means, or the reason said aloud.
    std::optional<session::NewGame> setup_of(PlayRequest const& request, std::string_view game);
    bool start(session::NewGame const& setup);

    PlayRequest const& request_;
};

} // namespace damier::terminal
