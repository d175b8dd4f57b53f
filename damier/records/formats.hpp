// The formats of game files, by name and as text: what programs that read and write them share.
#pragma once

#include "damier/records/reader.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace damier::records {

// `text` is a position as its game writes it, whatever game that is.
enum class Format { pdn, fen, dat, v06, multidames, text, json };

Result<Format> format_named(std::string_view name);          // "pdn", "dat", ...
std::optional<Format> format_of_path(std::string_view path); // by the end of the file's name

// Everything in the text. `hint`: the key of the game where neither file nor format says it. The
// Error is for a text that is not of this format; what is wrong in single games is a Problem.
Result<ReadGames> read(Format format, std::string_view text, Catalogue catalogue,
                       std::string_view hint = {});

// Formats of positions hold the last one of the main line; an Error where this game has no place.
Result<std::string> write(Format format, Record const& record);
// A game that the rules cannot read has a place in PDN only.
Result<std::string> write(Format format, FileGame const& game);
bool is_of_games(Format format); // keeps moves, variations and comments; several games in a file
// What stands around and between the games in a file of this format.
struct Frame {
    std::string_view before, between, after;
};
Frame frame_of(Format format);

} // namespace damier::records
