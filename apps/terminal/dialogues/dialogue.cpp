#include "apps/terminal/dialogues/dialogue.hpp"

#include "damier/catalogue/catalogue.hpp"

namespace damier::terminal {

int Dialogue::run() {
    if (!request_.is_resumed && !set_up()) return finish();
    if (request_.is_resumed) take_up();
    if (request_.is_resumed && session().ending()) reopen();
    desk().go_on();
    while (!is_stopped()) {
        let_computer_play();
        if (!is_stopped()) settle_dispute();
        if (!is_stopped() && !desk().is_busy()) turn();
    }
    return finish();
}

std::optional<session::NewGame> Dialogue::setup_of(PlayRequest const& request,
                                                   std::string_view game) {
    Result<session::NewGame> const setup = to_new_game(request, **catalogue::find(game));
    if (setup) return *setup;
    fail(setup.error());
    return std::nullopt;
}

bool Dialogue::start(session::NewGame const& setup) {
    begin(setup);
    return !is_stopped();
}

} // namespace damier::terminal
