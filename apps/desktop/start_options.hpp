// The command line of damier-desktop.
#pragma once

#include "damier/base/result.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace damier::desktop {

enum class Page { start, game, analysis, review, editor, endings, settings };

struct StartOptions {
    bool wants_help = false, wants_version = false;
    bool is_document = false; // the window of the 3iL document alone
    std::string screenshot;   // file to write; empty: run
    std::optional<Page> page;
    std::string game;     // key of the catalogue
    std::string theme;    // empty: as set
    std::string language; // such as "en", or empty
    int width = 0, height = 0;
    std::string file; // to open

    bool operator==(StartOptions const&) const = default;
};

Result<StartOptions> read_start_options(std::span<std::string const> arguments);
std::string help_text();

} // namespace damier::desktop
