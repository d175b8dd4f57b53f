// What the five documents print, dialogue by dialogue and figure by figure, as games on the board.
// The numbers are those of docs/documents.md.
#pragma once

#include "damier/session/command.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damier::desktop {

struct Figure {
    enum class Shown { on_board, rules, commands, board_alone, saved };

    int number = 0;
    std::string_view document; // message id
    std::string_view name;     // message id
    session::NewGame setup;
    std::string_view file{};           // under :/documents: the game, or the position of `setup`
    std::vector<std::string> plays{};  // typed one after another; what is refused is explained
    std::vector<std::string> clicks{}; // then these cells, by their names
    Shown shown = Shown::on_board;
    bool offers_draw = false;
    std::string_view format{}; // of the file that is `saved`
};

std::span<Figure const> figures();

} // namespace damier::desktop
