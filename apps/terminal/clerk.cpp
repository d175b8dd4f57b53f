#include "apps/terminal/clerk.hpp"

#include "apps/terminal/advice.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/terminal/whole_turn.hpp"
#include "apps/text/translate.hpp"

#include "damier/base/text.hpp"
#include "damier/play/bot_name.hpp"
#include "damier/play/turns.hpp"

#include <numeric>

namespace damier::terminal {

using text::tr;

void Clerk::say_line(std::string const& text) { say(wrapped(text, look_.columns, "  ") + '\n'); }
void Clerk::say_line(Message const& message) { say_line(tr(message)); }
std::string Clerk::name(game::Seat seat) const { return player_name(session(), seat); }

std::string Clerk::help() const { return help_text(session(), look_.columns); }

FileCustom Clerk::file_custom() const {
    return {records::Format::pdn, {}, session().setup().game + ".pdn"};
}

Result<NamedFile> Clerk::name_file(std::string const& typed) {
    FileCustom const custom = file_custom();
    Result<NamedFile> named = NamedFile::read(typed, custom.usual_file);
    if (named && !named->format && !records::format_of_path(named->file))
        named->file += custom.ending;
    return named;
}

void Clerk::answer(Ask const& ask) {
    switch (ask.verb) {
    case Verb::help:
        say(help());
        if (std::string const signs = legend(state(), look_); !signs.empty()) say_line(signs);
        break;
    case Verb::board: show_turn(); break;
    case Verb::moves: show_moves(); break;
    case Verb::hint: advise(false); break;
    case Verb::analyse: advise(true); break;
    case Verb::history: say(history_text(session(), look_)); break;
    case Verb::clock: show_clocks(); break;
    case Verb::flip:
        look_.is_flipped = !look_.is_flipped;
        show_turn();
        break;
    case Verb::theme: choose_theme(ask.rest); break;
    case Verb::rules: show_rules(); break;
    case Verb::save:
    case Verb::load:
        if (Result<NamedFile> const file = name_file(ask.rest); !file)
            say_line(tr(file.error()));
        else if (ask.verb == Verb::save)
            save(*file);
        else
            load(*file);
        break;
    default: break; // understood before, or quitting
    }
}

void Clerk::list(std::vector<std::size_t> actions) {
    say(numbered(state(), actions, look_));
    listed_ = std::move(actions);
}

void Clerk::show_moves() {
    if (state().actions().empty()) return say_line(Message(msg("There is no legal move.")));
    std::vector<std::size_t> all(state().actions().size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    list(std::move(all));
}

void Clerk::advise(bool in_full) {
    if (state().actions().empty()) return say_line(Message(msg("There is no legal move.")));
    is_told_in_full_ = in_full;
    if (auto const done = desk().advise(session().tree().here().state); !done)
        return say_line(tr(done.error()));
    while (desk().is_advising() && wait()) {
    }
}

void Clerk::tell(play::Advice const& advice) {
    if (is_told_in_full_)
        for (game::Thought const& thought : advice.thoughts) say_line(describe(thought, look_));
    say_line(Message(
        msg("The computer ({}) would play {}."), play::bot_name(session().game(), advice.bot),
        whole_turn(session().game(), advice.state, advice.action, session().setup().seed)));
}

void Clerk::show_clocks() {
    if (!play::has_clock(session())) return say_line(Message(msg("This game has no clock.")));
    for (std::size_t i = 0; i < state().about().seats.size(); ++i) {
        auto const seat = static_cast<game::Seat>(i);
        auto const reading = session().reading(seat, desk().now());
        say_line(name(seat) + "  "
                 + (reading.has_clock ? clock_text(reading) : tr(msg("no clock"))));
    }
}

void Clerk::choose_theme(std::string const& name) {
    if (name.empty())
        return say_line(Message(msg("The theme is {}; there are: {}"), name_of(look_.theme),
                                join(theme_names(), ", ")));
    Result<Theme> const theme = read_theme(name);
    if (!theme) return say_line(tr(theme.error()));
    look_.theme = *theme;
    show_turn();
}

void Clerk::show_rules() {
    say_line(tr(session().game().name()));
    for (Message const& rule : session().game().law())
        say(wrapped("- " + tr(rule), look_.columns, "  ") + '\n');
}

bool Clerk::save(NamedFile const& named) {
    Result<Done> const done = station_.save(named, file_custom().format);
    say_line(done ? tr(Message(msg("The game is saved in «{}»."), named.file)) : tr(done.error()));
    return done.has_value();
}

bool Clerk::load(NamedFile const& named) {
    Result<std::vector<Error>> const notes = station_.load(named, file_custom().format);
    if (!notes) {
        say_line(tr(notes.error()));
        return false;
    }
    for (Error const& note : *notes) say_line(tr(note));
    if (!session().ending()) say_line(Message(msg("The game of «{}» goes on."), named.file));
    show_turn();
    return true;
}

} // namespace damier::terminal
