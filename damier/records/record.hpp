// One game of a file: what was played, by whom and how it ended, as a tree of states.
#pragma once

#include "damier/pdn/game.hpp"
#include "damier/records/identify.hpp"
#include "damier/session/session.hpp"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace damier::records {

struct Record {
    game::Game const* game = nullptr; // none: the file names a game that nobody knows
    session::NewGame setup;
    session::Tree tree;
    std::string result = "*";   // in the game's own style
    std::vector<pdn::Tag> tags; // all of the file, also those that say the same as the above
    int first_number = 1;       // of the first move
    bool starts_second = false; // ... which is written 12...
    // Marks of strength that no numeric mark stands for, such as "(?)".
    std::map<session::NodeId, std::string> strengths;
    std::optional<pdn::Game> raw; // a game that could not be understood, as it was

    std::optional<std::string_view> tag(std::string_view name) const;
};

// In-game set-ups are nodes of the tree as well: their action is this word and the position.
inline constexpr std::string_view setup_action = "setup ";

// A game being played, as it stands.
Record record_of(session::Session const& session);
// The same for a game that was taken up from a record (see commands.hpp): with its tags and marks.
Record record_of(session::Session const& session, Record const& origin);
// A new record of one position.
Record record_of(game::Game const& game, game::StatePtr const& state);

pdn::Game to_pdn(Record const& record);
std::string write(Record const& record); // as PDN

} // namespace damier::records
