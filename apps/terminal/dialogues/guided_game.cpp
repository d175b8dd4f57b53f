#include "apps/terminal/dialogues/guided_game.hpp"

#include "apps/terminal/advice.hpp"
#include "apps/terminal/complain.hpp"
#include "apps/terminal/input/words.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/move_words.hpp"
#include "apps/text/translate.hpp"

#include "damier/base/output_file.hpp"
#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/play/turns.hpp"

namespace damier::terminal {

using text::tr;

namespace {

// What needs the whole position waits for the end of a move that is being made.
bool does_wait(Verb verb) {
    switch (verb) {
    case Verb::help:
    case Verb::board:
    case Verb::history:
    case Verb::clock:
    case Verb::rules:
    case Verb::quit: return false;
    default: return true;
    }
}

} // namespace

void GuidedGame::begin(session::NewGame const& setup) {
    if (Result<Done> const done = station().begin(setup); !done)
        fail(done.error());
    else
        take_up();
}

void GuidedGame::take_up() {
    has_begun_ = true;
    if (session().ending()) stop_as(Stop::over);
}

void GuidedGame::reopen() {
    show_board();
    say_line(describe(*session().ending(), session()));
    stop_as(Stop::none);
    bool const is_declared = session().ending()->how != session::How::rules;
    auto const goes_on =
        ask_yes(is_declared ? Message(msg("Go on with this game all the same? (y/n)"))
                            : Message(msg("Take the last move back and go on? (y/n)")));
    if (is_stopped()) return;
    if (goes_on.value_or(false))
        send(session::TakeBack{play::plies_back(session())});
    else
        leave();
}

int GuidedGame::fail(Error const& error) {
    leave();
    return exit_code_ = complain(error);
}

int GuidedGame::finish() {
    if (exit_code_ != 0) return exit_code_;
    if (stop() == Stop::over && session().ending()) {
        show_board();
        say(final_scores(session()));
        say_line(describe(*session().ending(), session()));
        return 0;
    }
    if (has_begun_)
        if (Message const last = station().farewell(); !last.id.empty()) say_line(last);
    say_line(Message(msg("Goodbye.")));
    return signal() != 0 ? 128 + signal() : 0;
}

void GuidedGame::show_board() { say('\n' + draw(state(), look(), last_marks(session()))); }

// A script is to see the same prompt however long it takes.
std::string GuidedGame::ahead() const {
    bool const is_shown = has_begun_ && station().console().is_terminal();
    if (!is_shown || !play::has_clock(session())) return {};
    auto const reading = session().reading(state().to_play(), desk().now());
    return reading.has_clock ? '[' + clock_text(reading) + "] " : std::string();
}

std::string GuidedGame::help() const {
    return wrapped(tr(how_to_play()), look().columns) + '\n'
           + commands_text(session(), look().columns);
}

// Whole words only: «d» is a column or a direction.
bool GuidedGame::is_obeyed(std::string_view typed) {
    std::vector<std::string_view> const parts = split_at_blanks(typed);
    if (parts.empty() || !is_exact(parts.front())) return false;
    if (!has_begun_) {
        say_line(Message(msg("«{}» is of use once the game has begun."), parts.front()));
        return true;
    }
    obey(std::string(typed));
    return true;
}

void GuidedGame::obey(std::string const& line) {
    Result<Verb> const verb = find_verb(split_at_blanks(line).front());
    if (!verb) return say_line(verb.error().message);
    if (is_midway() && *verb == Verb::undo) {
        ask_anew();
        return take_back_part();
    }
    if (is_midway() && does_wait(*verb))
        return say_line(Message(msg("First the capture: end it, or «undo» takes it back.")));
    Meaning const meaning = understand(line, session(), {});
    if (auto const* problem = std::get_if<Error>(&meaning)) say_line(problem->message);
    if (auto const* ask = std::get_if<Ask>(&meaning))
        return *verb == Verb::quit ? leave() : answer(*ask);
    if (auto const* command = std::get_if<session::Command>(&meaning)) {
        if (*verb == Verb::draw) return offer_draw();
        if (*verb == Verb::resign) return resign();
        send(*command);
    }
}

void GuidedGame::resign() {
    game::Seat const seat = state().to_play();
    if (ask_yes(Message(msg("{}, do you really resign? (y/n)"), name(seat))).value_or(false))
        send(session::Resign{seat});
}

void GuidedGame::offer_draw() {
    send(session::OfferDraw{state().to_play()});
    let_computer_play(); // one that is asked answers first
    while (auto const asked = play::person_asked_about_draw(session())) {
        auto const is_accepted =
            ask_yes(Message(msg("{}, do you accept the draw? (y/n)"), name(*asked)));
        if (!is_accepted) return;
        send(session::AnswerDraw{*asked, *is_accepted});
    }
}

void GuidedGame::settle_dispute() {
    game::Seat const seat = state().to_play();
    bool const is_asked = session().disputed() && !session().is_bot(seat)
                          && session().tree().node(*session().disputed()).seat != seat;
    if (!is_asked) return;
    show_board();
    auto const answer =
        ask_yes(Message(msg("{}, shall the irregular move be corrected? (y/n)"), name(seat)));
    if (answer && *answer) send(session::Correct{seat});
    if (answer && !*answer) send(session::LetStand{seat});
}

void GuidedGame::play(std::string const& typed) {
    std::string const move = text::move_in_english(typed);
    Result<std::size_t> const action = state().interpret(move);
    if (action) return send(session::PlayText{move});
    if (!session().setup().arbitrage)
        return say_line(action.error().message); // a line is short: where in it is no help
    Meaning const meaning = understand(move, session(), {});
    if (auto const* command = std::get_if<session::Command>(&meaning)) send(*command);
    if (auto const* problem = std::get_if<Error>(&meaning)) say_line(problem->message);
    if (session().chosen().empty()) return;
    say_line(Message(msg("Several moves begin so; name all the squares.")));
    send(session::PlayCells{}); // a dialogue takes whole moves
}

Result<NamedFile> GuidedGame::name_file(std::string const& typed) {
    if (!typed.empty()) return Clerk::name_file(typed);
    auto const name = ask_text(Message(msg("Name of the file?")));
    return Clerk::name_file(name.value_or(""));
}

// The documents tell a file that cannot be read from one with nonsense in it.
bool GuidedGame::load(NamedFile const& named) {
    if (Result<std::string> const content = read_file(named.file); !content) {
        say_line(tr(content.error()));
        return false;
    }
    std::optional<Error> other; // a dialogue knows its own game only
    auto const is_ours = [&](session::NewGame& setup) -> Result<Done> {
        if (setup.game == session().setup().game) return Done{};
        std::string_view const name = (*catalogue::find(setup.game))->name();
        other = error(msg("«{}» holds another game, {}; «damier play --load» opens it"), named.file,
                      Argument::translated(name));
        return *other;
    };
    Result<std::vector<Error>> const notes = station().load(named, file_custom().format, is_ours);
    if (other) {
        say_line(tr(*other));
        return false;
    }
    if (!notes) {
        say_line(Message(msg("The file «{}» is corrupted: {}"), named.file, tr(notes.error())));
        return false;
    }
    for (Error const& note : *notes) say_line(tr(note));
    if (!session().ending()) say_line(Message(msg("The game of «{}» goes on."), named.file));
    ask_anew();
    take_up();
    return true;
}

} // namespace damier::terminal
