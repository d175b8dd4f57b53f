#include "apps/terminal/input/words.hpp"

#include "apps/text/translate.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <array>

namespace damier::terminal {

namespace {

constexpr std::array entries{
    Entry{Verb::help, "aide", "help", "?", msg("this list")},
    Entry{Verb::board, "damier", "board", "plateau", msg("show the board again")},
    Entry{Verb::moves, "coups", "moves", "", msg("list the legal moves")},
    Entry{Verb::undo, "annuler", "undo", "", msg("take the last move back")},
    Entry{Verb::redo, "refaire", "redo", "", msg("play it again")},
    Entry{Verb::hint, "indice", "hint", "", msg("ask the computer for a move")},
    Entry{Verb::analyse, "analyse", "analyse", "analyser analyze", msg("see what it thinks")},
    Entry{Verb::history, "histoire", "history", "historique", msg("list the moves played")},
    Entry{Verb::clock, "pendule", "clock", "", msg("show the clocks")},
    Entry{Verb::pause, "pause", "pause", "", msg("stop the clocks")},
    Entry{Verb::resume, "reprendre", "resume", "", msg("let them run again")},
    Entry{Verb::draw, "nulle", "draw", "", msg("offer a draw, or accept one")},
    Entry{Verb::resign, "abandonner", "resign", "", msg("give the game up")},
    Entry{Verb::accept, "accepter", "accept", "", msg("accept a draw")},
    Entry{Verb::decline, "decliner", "decline", "", msg("decline a draw")},
    Entry{Verb::correct, "corriger", "correct", "", msg("have an irregular move replayed")},
    Entry{Verb::stand, "laisser", "stand", "", msg("let an irregular move stand")},
    Entry{Verb::adjust, "adouber", "adjust", "", msg("touch the next piece without playing it")},
    Entry{Verb::flip, "tourner", "flip", "", msg("turn the board round")},
    Entry{Verb::theme, "theme", "theme", "", msg("choose how the board looks")},
    Entry{Verb::rules, "regles", "rules", "", msg("read the rules")},
    Entry{Verb::save, "sauver", "save", "sauvegarder", msg("write the game to a file")},
    Entry{Verb::load, "charger", "load", "", msg("read a game from a file")},
    Entry{Verb::quit, "quitter", "quit", "exit", msg("leave; the game is kept")},
};

std::vector<std::string> spellings(Entry const& entry) {
    std::vector<std::string> all{std::string(entry.french), std::string(entry.english)};
    for (std::string_view const word : words(entry.other)) all.emplace_back(word);
    return all;
}

struct Letter {
    std::string_view accented;
    char plain;
};

constexpr std::array letters{
    Letter{"é", 'e'}, Letter{"è", 'e'}, Letter{"ê", 'e'}, Letter{"ë", 'e'}, Letter{"à", 'a'},
    Letter{"â", 'a'}, Letter{"î", 'i'}, Letter{"ï", 'i'}, Letter{"ô", 'o'}, Letter{"ù", 'u'},
    Letter{"û", 'u'}, Letter{"ç", 'c'}, Letter{"É", 'e'}, Letter{"È", 'e'}, Letter{"À", 'a'},
};

} // namespace

std::span<Entry const> vocabulary() { return entries; }

std::string without_accents(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        auto const found = std::ranges::find_if(
            letters, [&](Letter const& letter) { return text.starts_with(letter.accented); });
        if (found == letters.end()) {
            result += text.front();
            text.remove_prefix(1);
        } else {
            result += found->plain;
            text.remove_prefix(found->accented.size());
        }
    }
    return to_lower(result);
}

bool is_exact(std::string_view word) {
    std::string const typed = without_accents(word);
    return std::ranges::any_of(entries, [&](Entry const& entry) {
        auto const all = spellings(entry);
        return std::ranges::find(all, typed) != all.end();
    });
}

std::string_view word_of(Entry const& entry) {
    return text::language() == "fr" ? entry.french : entry.english;
}

Result<Verb> find_verb(std::string_view word) {
    std::string const typed = without_accents(word);
    std::vector<Verb> verbs;
    std::vector<std::string> starting, known; // one for each command, in the user's language if any
    for (Entry const& entry : entries) {
        std::string found;
        for (std::string const& spelling : spellings(entry)) {
            if (spelling == typed) return entry.verb;
            if (spelling.size() > 1) known.push_back(spelling);
            bool const is_better = found.empty() || spelling == word_of(entry);
            if (spelling.starts_with(typed) && is_better) found = spelling;
        }
        if (found.empty()) continue;
        verbs.push_back(entry.verb);
        starting.push_back(found);
    }
    if (verbs.size() == 1) return verbs.front();
    if (verbs.size() > 1)
        return error(msg("«{}» may mean several commands: {}"), word, join(starting, ", "));
    std::vector<std::string> const near = nearest(typed, known);
    if (near.empty()) return error(msg("there is no command «{}»; «help» lists them"), word);
    return error(msg("there is no command «{}»; did you mean {}?"), word, join(near, ", "));
}

} // namespace damier::terminal
