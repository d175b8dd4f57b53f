// The words that a player may type beside moves, in French and English, whatever the language of
// the answers. The beginning of a word is enough when it belongs to one command.
#pragma once

#include "damier/base/result.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damier::terminal {

enum class Verb {
    help,
    board,
    moves,
    undo,
    redo,
    hint,
    analyse,
    history,
    clock,
    pause,
    resume,
    draw,
    resign,
    accept,
    decline,
    correct,
    stand,
    adjust,
    flip,
    theme,
    rules,
    save,
    load,
    quit
};

struct Entry {
    Verb verb;
    std::string_view french, english;
    std::string_view other;   // further spellings, parted by blanks
    std::string_view meaning; // message id, one line for the help
};

std::span<Entry const> vocabulary();

// The command of this word, or an Error that names the nearest ones. Accents and capitals do not
// matter.
Result<Verb> find_verb(std::string_view word);
std::string_view word_of(Entry const& entry); // in the user's language
bool is_exact(std::string_view word);         // the whole of a word, not a beginning

std::string without_accents(std::string_view text); // and in small letters

} // namespace damier::terminal
