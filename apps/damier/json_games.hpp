// Games as JSON: the tags and every move of every line, each with the number of the move before it.
#pragma once

#include "damier/pdn/game.hpp"
#include "damier/records/record.hpp"

#include <nlohmann/json.hpp>

namespace damier::program {

using Json = nlohmann::ordered_json;

Json to_json(records::Record const& record);
Result<pdn::Game> game_of_json(Json const& json);

} // namespace damier::program
