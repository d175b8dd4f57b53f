// The command line in the user's language: help, and what is wrong with what was typed.
#pragma once

#include "apps/text/translate.hpp"

#include <CLI/CLI.hpp>

#include <fmt/core.h>

namespace damier::program {

// A number within these limits, which are told in the help and when it is not. CLI::Range would
// take «nan» as well.
template <class T> CLI::Validator in_range(T least, T most) {
    auto const check = [least, most](std::string& typed) {
        T value{};
        bool const fits =
            CLI::detail::lexical_cast(typed, value) && value >= least && value <= most;
        if (fits) return std::string();
        return text::tr(Message(msg("a number from {} to {} is needed, not «{}»"),
                                fmt::format("{}", least), fmt::format("{}", most), typed));
    };
    return CLI::Validator(check, fmt::format("{}-{}", least, most), "range");
}

// A level or points.
CLI::Validator a_strength();

// One of these words.
CLI::Validator one_of(std::vector<std::string> words);

// The texts of a program and its sub-commands, given in English, in the user's language.
void translate(CLI::App& app);

// An empty value is never meant: «--file "$unset"» must not be taken for no file at all.
void refuse_empty_values(CLI::App& app);

// CLI11 speaks English only: its complaint about the command line in our words.
Message what_is_wrong(CLI::ParseError const& wrong, CLI::App const& app);

// A word that is no sub-command of `app`, with the nearest ones instead of a list of everything.
Message no_such_command(CLI::App const& app, std::string const& typed);

} // namespace damier::program
