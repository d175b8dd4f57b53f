// The words that a player may type beside moves, in any language (apps/text/typed.hpp). The
// beginning of a word is enough when it belongs to one command.
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
    go_on,
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

struct KnownWord {
    Verb verb;
    std::string_view word;    // typed(), with further English spellings
    std::string_view meaning; // message id, one line for the help
};

std::span<KnownWord const> vocabulary();

// The command of this word, or an Error that names the nearest ones. Accents and capitals do not
// matter.
Result<Verb> find_verb(std::string_view word);
bool is_exact(std::string_view word); // the whole of a word, not a beginning
bool means(std::string_view word, Verb verb);

} // namespace damier::terminal
