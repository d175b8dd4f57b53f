// A game of a file as it should stand there: complete, in the standard's form, and nothing else
// changed. What was changed is told.
#pragma once

#include "damier/records/reader.hpp"

#include <string>
#include <vector>

namespace damier::records {

struct Mended {
    std::string text;             // as PDN
    std::vector<Message> changes; // beside the problems that the reader told of
    std::vector<Message> remains; // what the reader says of the copy
};

// Whether the copy puts right what the reader said of the original.
bool is_mended(Problem const& problem, Mended const& copy);

// `original` is what stood in the file. An Error where what would be written does not mean the same
// game: then the original must stay.
Result<Mended> mend(FileGame const& game, pdn::Game const& original, Catalogue catalogue);

} // namespace damier::records
