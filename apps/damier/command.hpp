// What the sub-commands share, and where each is added to the program.
#pragma once

#include "apps/damier/program.hpp"
#include "apps/damier/usage.hpp"

#include <CLI/CLI.hpp>

#include <functional>

namespace damier::program {

// Makes `command` set the exit code to what `run` returns.
void on_run(CLI::App& command, int& exit_code, std::function<int()> run);

void add_variants(CLI::App& app, int& exit_code);
void add_rules(CLI::App& app, int& exit_code);
void add_moves(CLI::App& app, int& exit_code);
void add_perft(CLI::App& app, int& exit_code);
void add_tables(CLI::App& app, int& exit_code);
void add_train(CLI::App& app, int& exit_code);
void add_bench(CLI::App& app, int& exit_code);
void add_book(CLI::App& app, int& exit_code);
void add_analyse(CLI::App& app, int& exit_code);
void add_games(CLI::App& app, int& exit_code);
void add_selfplay(CLI::App& app, int& exit_code);
void add_mansuba(CLI::App& app, int& exit_code);
void add_convert(CLI::App& app, int& exit_code);
void add_pdn(CLI::App& app, int& exit_code);
void add_hub(CLI::App& app, int& exit_code);
void add_dxp(CLI::App& app, int& exit_code);
void add_match(CLI::App& app, int& exit_code);
void add_play(CLI::App& app, int& exit_code);
void add_review(CLI::App& app, int& exit_code);
void add_classroom(CLI::App& app, int& exit_code);

int play_from_menu(); // the program without a sub-command, at a terminal

} // namespace damier::program
