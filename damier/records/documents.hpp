// The save files of two documents, both ways: `.dat` of ULB draughts and the text of v0.6. A file
// that is damaged is refused with one sentence and its line; nothing is read by halves.
#pragma once

#include "damier/records/identify.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace damier::records {

// A `.dat` file: side to move, size, and in later files who plays the computer.
struct Dat {
    enum class Mode { two_players = 0, white_computer = 1, black_computer = -1 };

    game::StatePtr state;
    std::optional<Mode> mode;
};
// `game` must be draughts on a square chequered board; usually it is "ulb".
Result<Dat> read_dat(game::Game const& game, std::string_view text);
Result<std::string> write_dat(game::State const& state, std::optional<Dat::Mode> mode = {});

// A save file of v0.6: ten by ten squares, the side to move and two players.
struct V06 {
    struct Player {
        std::string name; // one word in the file
        bool is_computer = false;
    };
    game::StatePtr state;
    std::array<Player, 2> players; // White, Black
};
Result<V06> read_v06(game::Game const& game, std::string_view text);
Result<std::string> write_v06(game::State const& state, std::array<V06::Player, 2> const& players);

} // namespace damier::records
