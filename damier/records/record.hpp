// One game: what was played, by whom and how it ended, as a tree of states. There is no record
// without a game that is known and a first state: a game of a file that has none is an Error.
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
    Record(game::Game const& game, session::Tree tree);

    game::Game const* game; // never null
    // Nobody has said which game it is: what was guessed, and why. Written with a mark.
    std::optional<Message> guess;
    session::NewGame setup;
    session::Tree tree;
    std::string result = "*";   // in the game's own style
    std::vector<pdn::Tag> tags; // all of the file, also those that say the same as the above
    int first_number = 1;       // of the first move
    bool starts_second = false; // ... which is written 12...
    // What a file says about the times of its moves, by node: no more than that is written again.
    // Other nodes were played here, and their times were measured.
    struct Times {
        std::optional<session::Duration> used, left;
    };
    std::map<session::NodeId, Times> given;
    // Marks of strength that no numeric mark stands for, such as "(?)".
    std::map<session::NodeId, std::string> strengths;

    std::optional<std::string_view> tag(std::string_view name) const;
};

// A game being played, as it stands.
Record record_of(session::Session const& session);
// The same for a game that was taken up from a record (see commands.hpp): with its tags and marks.
Record record_of(session::Session const& session, Record const& origin);
// A new record of one position.
Record record_of(game::Game const& game, game::StatePtr const& state);

pdn::Game to_pdn(Record const& record);  // with the tags that it has
std::string write(Record const& record); // as PDN, with all that other programs ask for (tags.hpp)

} // namespace damier::records
