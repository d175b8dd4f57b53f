// The half of Talk that does what is typed beside answers: commands, moves, files.
#include "apps/terminal/advice.hpp"
#include "apps/terminal/dialogues/talk.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/move_words.hpp"
#include "apps/text/translate.hpp"

#include "damier/base/output_file.hpp"
#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"

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

std::string Talk::help() const {
    return wrapped(tr(how_to_play()), look().columns) + '\n'
           + commands_text(session(), look().columns);
}

// Whole words only: «d» is a column or a direction.
bool Talk::is_obeyed(std::string_view typed) {
    std::vector<std::string_view> const parts = words(typed);
    if (parts.empty() || !is_exact(parts.front())) return false;
    if (!has_begun_) {
        say_line(Message(msg("«{}» is of use once the game has begun."), parts.front()));
        return true;
    }
    obey(std::string(typed));
    return true;
}

void Talk::obey(std::string const& line) {
    Result<Verb> const verb = find_verb(words(line).front());
    if (!verb) return say_line(verb.error().message);
    if (is_midway() && *verb == Verb::undo) {
        ++changes_; // the question is no longer the one to answer
        return take_back_part();
    }
    if (is_midway() && does_wait(*verb))
        return say_line(Message(msg("First the capture: end it, or «undo» takes it back.")));
    Meaning const meaning = understand(line, session(), {});
    if (auto const* problem = std::get_if<Error>(&meaning)) say_line(problem->message);
    if (auto const* ask = std::get_if<Ask>(&meaning)) return carry_out(*ask);
    if (auto const* command = std::get_if<session::Command>(&meaning)) {
        if (*verb == Verb::draw) return offer_draw();
        if (*verb == Verb::resign) return resign();
        send(*command);
    }
}

void Talk::carry_out(Ask const& ask) {
    if (ask.verb == Verb::quit) return leave();
    answer(ask);
}

void Talk::resign() {
    game::Seat const seat = state().to_play();
    if (ask_yes(Message(msg("{}, do you really resign? (y/n)"), name(seat))).value_or(false))
        send(session::Resign{seat});
}

void Talk::play(std::string const& typed) {
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

Result<FileWish> Talk::wish(std::string const& typed) {
    if (!typed.empty()) return Clerk::wish(typed);
    auto const name = ask_text(Message(msg("Name of the file?")));
    return Clerk::wish(name.value_or(""));
}

// The documents tell a file that cannot be read from one with nonsense in it.
bool Talk::load(FileWish const& wish) {
    if (Result<std::string> const content = read_file(wish.file); !content) {
        say_line(tr(content.error()));
        return false;
    }
    std::optional<Error> other; // a dialogue knows its own game only
    auto const is_ours = [&](session::NewGame& setup) -> Result<Done> {
        if (setup.game == session().setup().game) return Done{};
        std::string_view const name = (*catalogue::find(setup.game))->name();
        other = error(msg("«{}» holds another game, {}; «damier play --load» opens it"), wish.file,
                      Argument::translated(name));
        return *other;
    };
    Result<std::vector<Error>> const notes = station().load(wish, file_custom().format, is_ours);
    if (other) {
        say_line(tr(*other));
        return false;
    }
    if (!notes) {
        say_line(Message(msg("The file «{}» is corrupted: {}"), wish.file, tr(notes.error())));
        return false;
    }
    for (Error const& note : *notes) say_line(tr(note));
    if (!session().ending()) say_line(Message(msg("The game of «{}» goes on."), wish.file));
    ++changes_;
    take_up();
    return true;
}

} // namespace damier::terminal
