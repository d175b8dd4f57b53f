#include "damier/multidames/game.hpp"

#include "damier/base/text.hpp"
#include "damier/multidames/bots.hpp"
#include "damier/multidames/state.hpp"
#include "damier/multidames/text_form.hpp"

#include <cassert>

namespace damier::multidames {

namespace {

class MultidamesGame final : public game::Game {
public:
    std::string_view key() const override { return game_key; }
    std::string_view name() const override { return game_name; }
    Message summary() const override {
        return Message(
            msg("Two to four players jump with any pawn of a full board and score what they "
                "jump over; whoever is left when nothing can jump pays for the rest."));
    }

    std::span<game::Option const> options() const override {
        static std::vector<game::Option> const options = [] {
            std::vector<game::Option> all{
                {"seats", msg("Players"), {"2", "3", "4"}, 0, 0, "2"},
                {"size", msg("Size of the board"), {"6", "8", "10", "12"}, 0, 0, "8"}};
            for (game::Option const& colour : colour_options()) all.push_back(colour);
            for (game::Option const& rule : rule_options()) all.push_back(rule);
            return all;
        }();
        return options;
    }
    std::span<game::BotKind const> bots() const override { return bot_kinds(); }
    std::vector<Message> law() const override;

    Result<game::StatePtr> start(game::Options const& given, std::uint64_t seed) const override {
        Result<game::Options> const chosen = game::complete(given, options());
        if (!chosen) return chosen.error();
        auto const number = [&](char const* option) {
            return static_cast<int>(*to_integer(chosen->at(option)));
        };
        int const size = number("size"), seats = number("seats");
        Result<Colours> const colours = colours_of(*chosen, size, seats);
        if (!colours) return colours.error();
        return state(set_up(size, seats, seed, *colours, rules_of(*chosen)));
    }

    Result<game::StatePtr> read(std::string_view text) const override {
        Result<Position> const written = read_text(text);
        if (!written) return written.error();
        Result<Position> const position = playable(*written);
        if (!position) return position.error();
        return state(*position);
    }

    Result<game::BotPtr> make_bot(std::string_view kind, std::uint64_t seed) const override {
        return multidames::make_bot(kind, seed);
    }

private:
    static game::StatePtr state(Position const& position) {
        return std::make_shared<MultidamesState>(position);
    }
};

std::vector<Message> MultidamesGame::law() const {
    return {
        Message(msg("The board is full of white, red and black pawns, worth 1, 5 and 8 points; "
                    "they belong to "
                    "nobody.")),
        Message(
            msg("In the first round each player in turn removes one white pawn and scores it.")),
        Message(msg(
            "Afterwards a turn starts by looking at the board: if no pawn on it can jump, the game "
            "ends at once and the player to move loses the worth of all the pawns left.")),
        Message(msg("Otherwise the player takes any pawn that can jump, and jumps with it as long "
                    "as it can.")),
        Message(msg("A jump goes over a neighbouring pawn, in any of the eight directions, to the "
                    "empty cell "
                    "just behind; the pawn jumped over leaves the board and is scored.")),
        Message(msg(
            "Instead of taking a pawn a player may stop for good and keep the score, as long as "
            "another player is still active.")),
        Message(msg("The highest score wins; equal highest scores share the first place.")),
        Message(msg("Options vary these rules: how many pawns there are and what they are worth, "
                    "jumps only straight or only slanted, chains that may be ended early, no "
                    "penalty at the end, stopping in the first round.")),
    };
}

} // namespace

game::Game const& multidames_game() {
    static MultidamesGame const game;
    return game;
}

} // namespace damier::multidames
