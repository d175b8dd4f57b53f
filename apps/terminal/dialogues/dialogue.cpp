#include "apps/terminal/dialogues/dialogue.hpp"

#include "damier/catalogue/catalogue.hpp"

namespace damier::terminal {

int Dialogue::run() {
    if (!request_.is_resumed && !begin()) return talk_.finish();
    talk_.desk().go_on();
    while (!talk_.is_stopped()) {
        talk_.let_computer_play();
        if (!talk_.is_stopped()) turn();
    }
    return talk_.finish();
}

std::optional<session::NewGame> Dialogue::setup_of(PlayRequest const& request,
                                                   std::string_view game) {
    Result<session::NewGame> const setup = to_new_game(request, **catalogue::find(game));
    if (setup) return *setup;
    talk_.fail(setup.error());
    return std::nullopt;
}

bool Dialogue::start(session::NewGame const& setup) {
    talk_.begin(setup);
    return !talk_.is_stopped();
}

} // namespace damier::terminal
