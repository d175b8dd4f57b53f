// Words in moves, as the game writes them in English and as people type and read them: «free 34
// tower» and «libérer 34 tour», «stop», «pass», «again».
#pragma once

#include <string>
#include <string_view>

namespace damier::text {

// What is typed for a move, with the words of any language in English.
std::string move_in_english(std::string_view text);
// «stop», «libérer»: a word of any language that a move may begin with, in some game.
bool begins_a_move(std::string_view word);
// A move of the game, with its words in the user's language.
std::string move_in_words(std::string_view text);

} // namespace damier::text
