// The tags that the standard asks of every game, for other programs to read.
#pragma once

#include "damier/records/record.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace damier::records {

inline constexpr std::string_view unknown_date = "????.??.??";

// Today as PDN writes it. SOURCE_DATE_EPOCH stands in for the clock, for files that must be the
// same whenever they are made.
std::string today();

// Adds what is missing of Event, Site, Date, Round, White, Black and Result, and for draughts
// GameType and TimeControl. What is there stays. Says which were added.
std::vector<std::string> complete_tags(Record& record, std::string_view date = unknown_date);

} // namespace damier::records
