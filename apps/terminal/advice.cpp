#include "apps/terminal/advice.hpp"

#include "apps/terminal/input/words.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/text/move_words.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"
#include "damier/play/turns.hpp"

#include <fmt/core.h>

namespace damier::terminal {

using text::tr;

namespace {

// Commands about what this game has not got would only hide the others.
bool is_of_use(Verb verb, session::Session const& session) {
    switch (verb) {
    case Verb::clock:
    case Verb::pause:
    case Verb::resume: return play::has_clock(session);
    case Verb::accept:
    case Verb::decline: return session.offer().has_value();
    case Verb::correct:
    case Verb::stand: return session.setup().arbitrage;
    case Verb::adjust: return session.setup().touch_move;
    default: return true;
    }
}

} // namespace

std::string describe(game::Thought const& thought, Look const& look) {
    std::vector<std::string> line;
    for (std::string const& move : thought.line) line.push_back(text::move_in_words(move));
    return tr(Message(msg("depth {}, score {}, {} nodes: {}"), thought.depth,
                      fmt::format("{:+.2f}", thought.score), std::to_string(thought.nodes),
                      wrapped(join(line, " "), look.columns)));
}

std::string commands_text(session::Session const& session, int columns) {
    std::string text =
        wrapped(tr(msg("Or one of these commands, in full or shortened:")), columns) + '\n';
    for (KnownWord const& entry : vocabulary()) {
        if (!is_of_use(entry.verb, session)) continue;
        std::string names = text::shown(entry.word);
        if (std::string_view const english = split_at_blanks(entry.word).front(); english != names)
            names.append(", ").append(english);
        text += "  " + pad_right(names, 22) + tr(entry.meaning) + '\n';
    }
    return text;
}

std::string help_text(session::Session const& session, int columns) {
    Message const moves(msg("Type a move as the game writes it, with or without signs; a number of "
                            "the list; a piece or a destination alone when only one move fits; or "
                            "the squares of a capture one by one."));
    return wrapped(tr(moves), columns) + '\n' + commands_text(session, columns);
}

} // namespace damier::terminal
