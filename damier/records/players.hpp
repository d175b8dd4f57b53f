// Who plays, between the tags of a file and the players of a session: names, and which of them are
// computer players. WhiteType and BlackType are usual in game files; WhiteProgram says which one.
#pragma once

#include "damier/records/record.hpp"

namespace damier::records {

// "White", "Black"; in games with texts of their own "Player1" to "Player4".
std::string player_tag(bool has_own_moves, std::size_t seat);

// What others shall call a computer player that has no name: "Damier engine:3".
std::string computer_name(std::string_view bot);

// Names and computer players of the tags. A program that this game does not have is a person here;
// its tags are kept.
std::vector<session::Player> read_players(pdn::Game const& file, game::Game const& game);

// Adds to the tags what they do not say yet.
void write_players(std::vector<session::Player> const& players, pdn::Game& file);

enum class Nature { unknown, person, computer };
Nature nature_of(Record const& record, std::size_t seat); // unknown: the record does not say
// `bot`: the computer player to take if this game has it.
void set_nature(Record& record, std::size_t seat, Nature nature, std::string_view bot);

} // namespace damier::records
