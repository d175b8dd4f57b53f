// The frame of a guided dialogue: ask what is needed, then turn after turn until it is over.
#pragma once

#include "apps/terminal/dialogues/talk.hpp"
#include "apps/terminal/setup.hpp"

namespace damier::terminal {

class Dialogue {
public:
    Dialogue(Station& station, Look look, PlayRequest const& request)
        : talk_(station, look), request_(request) {}
    virtual ~Dialogue() = default;

    int run();

protected:
    virtual bool begin() = 0; // false: there is no game to play
    virtual void turn() = 0;

    // The setup that a request means, or the reason said aloud.
    std::optional<session::NewGame> setup_of(PlayRequest const& request, std::string_view game);
    bool start(session::NewGame const& setup);
    game::State const& state() const { return talk_.state(); }

    Talk talk_;
    PlayRequest const& request_;
};

} // namespace damier::terminal
