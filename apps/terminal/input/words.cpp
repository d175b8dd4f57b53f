#include "apps/terminal/input/words.hpp"

#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <array>

namespace damier::terminal {

namespace {

using text::typed;

constexpr std::array entries{
    KnownWord{Verb::help, typed("help ?"), msg("this list")},
    KnownWord{Verb::board, typed("board"), msg("show the board again")},
    KnownWord{Verb::moves, typed("moves"), msg("list the legal moves")},
    KnownWord{Verb::undo, typed("undo"), msg("take the last move back")},
    KnownWord{Verb::redo, typed("redo"), msg("play it again")},
    KnownWord{Verb::go_on, typed("continue"), msg("play on after a draw by the rules")},
    KnownWord{Verb::hint, typed("hint"), msg("ask the computer for a move")},
    KnownWord{Verb::analyse, typed("analyse analyze"), msg("see what it thinks")},
    KnownWord{Verb::history, typed("history"), msg("list the moves played")},
    KnownWord{Verb::clock, typed("clock"), msg("show the clocks")},
    KnownWord{Verb::pause, typed("pause"), msg("stop the clocks")},
    KnownWord{Verb::resume, typed("resume"), msg("let them run again")},
    KnownWord{Verb::draw, typed("draw"), msg("offer a draw, or accept one")},
    KnownWord{Verb::resign, typed("resign"), msg("give the game up")},
    KnownWord{Verb::accept, typed("accept"), msg("accept a draw")},
    KnownWord{Verb::decline, typed("decline"), msg("decline a draw")},
    KnownWord{Verb::correct, typed("correct"), msg("have an irregular move replayed")},
    KnownWord{Verb::stand, typed("stand"), msg("let an irregular move stand")},
    KnownWord{Verb::adjust, typed("adjust"), msg("touch the next piece without playing it")},
    KnownWord{Verb::flip, typed("flip"), msg("turn the board round")},
    KnownWord{Verb::theme, typed("theme"), msg("choose how the board looks")},
    KnownWord{Verb::rules, typed("rules"), msg("read the rules")},
    KnownWord{Verb::save, typed("save"), msg("write the game to a file")},
    KnownWord{Verb::load, typed("load"), msg("read a game from a file")},
    KnownWord{Verb::quit, typed("quit q exit"), msg("leave; the game is kept")},
};

// Each command that one of these words begins, by that word.
struct Found {
    std::vector<Verb> verbs;
    std::vector<std::string> words;
};

Found beginning_with(std::string const& what, auto const& spellings) {
    Found found;
    for (KnownWord const& entry : entries) {
        for (std::string const& word : spellings(entry.word)) {
            if (!text::plain(word).starts_with(what)) continue;
            found.verbs.push_back(entry.verb);
            found.words.push_back(word);
            break;
        }
    }
    return found;
}

} // namespace

std::span<KnownWord const> vocabulary() { return entries; }

bool is_exact(std::string_view word) {
    return std::ranges::any_of(
        entries, [&](KnownWord const& entry) { return text::is_word(word, entry.word); });
}

bool means(std::string_view word, Verb verb) {
    return text::is_word(word, std::ranges::find(entries, verb, &KnownWord::verb)->word);
}

Result<Verb> find_verb(std::string_view word) {
    std::string const what = text::plain(word);
    for (KnownWord const& entry : entries)
        if (text::is_word(what, entry.word)) return entry.verb;
    // Beginnings are taken from other languages only if the user's own has none.
    Found found = beginning_with(what, text::own_spellings);
    if (found.verbs.empty()) found = beginning_with(what, text::all_spellings);
    if (found.verbs.size() == 1) return found.verbs.front();
    if (found.verbs.size() > 1)
        return error(msg("«{}» may mean several commands: {}"), word, join(found.words, ", "));
    std::vector<std::string> known;
    for (KnownWord const& entry : entries)
        for (std::string const& one : text::own_spellings(entry.word))
            if (one.size() > 1) known.push_back(one);
    std::vector<std::string> const near = nearest(what, known);
    if (near.empty()) return error(msg("there is no command «{}»; «help» lists them"), word);
    return error(msg("there is no command «{}»; did you mean {}?"), word, join(near, ", "));
}

} // namespace damier::terminal
