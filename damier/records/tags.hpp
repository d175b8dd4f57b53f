// The tags that the standard asks of every game, for other programs to read.
#pragma once

#include "damier/records/record.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace damier::records {

inline constexpr std::string_view unknown_date = "????.??.??";

bool is_told(std::string_view value); // nothing but «?» tells nothing

// Today as PDN writes it. SOURCE_DATE_EPOCH stands in for the clock, for files that must be the
// same whenever they are made.
std::string today();

// What is missing of Event, Site, Date, Round, White, Black, Result, GameType and TimeControl, with
// «?» for what nobody knows. White and Black are the first two players of any game.
std::vector<pdn::Tag> missing_tags(Record const& record, std::string_view date = unknown_date);

// Adds them. What is there stays. Says which were added.
std::vector<std::string> complete_tags(Record& record, std::string_view date = unknown_date);

// The same for a game that was played here, beginning on that day: what it lacks is known.
void tell_of_play(Record& record, std::string_view date);

} // namespace damier::records
