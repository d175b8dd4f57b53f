// What the lab's commands share. It is a tool for those who work on the engine: it speaks English.
#pragma once

#include "apps/damier/interrupt.hpp"
#include "apps/lab/ground.hpp"

#include <CLI/CLI.hpp>

#include <functional>

namespace damier::lab {

using program::interrupted;

// Makes `command` set the exit code: 0, 2 with a sentence on stderr if `run` answers an Error, 130
// if it was interrupted.
void on_run(CLI::App& command, int& exit_code, std::function<Result<Done>()> run);

Result<Ground const*> ground_of(std::string const& variant);

// What a player knows: a file of learned patterns; what the program has without a name or with «-»;
// with «terms» the law before it had learned anything.
struct Knowledge {
    engine::Weights weights;
    std::uint64_t checksum = 0;
};
Result<Knowledge> knowledge_of(std::string const& file, Ground const& ground);
// The same before it is unfolded; the program's own is called «-».
Result<engine::Learned> learned_of(std::string const& file, Ground const& ground);

void add_play(CLI::App& app, int& exit_code);
void add_stats(CLI::App& app, int& exit_code);
void add_chances(CLI::App& app, int& exit_code);
void add_learn(CLI::App& app, int& exit_code);
void add_match(CLI::App& app, int& exit_code);
void add_generation(CLI::App& app, int& exit_code);
void add_levels(CLI::App& app, int& exit_code);
void add_tune(CLI::App& app, int& exit_code);
void add_book(CLI::App& app, int& exit_code);
void add_tables(CLI::App& app, int& exit_code);
void add_show(CLI::App& app, int& exit_code);

} // namespace damier::lab
