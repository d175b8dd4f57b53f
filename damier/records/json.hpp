// Games as JSON: the tags and every move of every line, each with the number of the move before it.
#pragma once

#include "damier/records/reader.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace damier::records {

std::string write_json(FileGame const& game); // one element of the list
Result<ReadGames> read_json(std::string_view text, Catalogue catalogue, std::string_view hint);

} // namespace damier::records
