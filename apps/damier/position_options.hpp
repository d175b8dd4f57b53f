// The options that name a rule set and a position, shared by several commands.
#pragma once

#include "apps/damier/command.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/variants/variants.hpp"

#include <memory>
#include <string>

namespace damier::program {

struct PositionOptions {
    std::string variant = "international";
    std::optional<std::string> fen; // the start if not given
    std::optional<int> size;        // the standard one if not given

    Result<variants::Variant const*> find() const { return variants::find(variant, size); }
    std::string fen_of(variants::Variant const& found) const {
        return fen ? *fen : found.start_fen();
    }

    // MultiDames and Mansuba are no rule sets of draughts: the game and its position at run time.
    struct Found {
        game::Game const* game;
        game::StatePtr state;
    };
    bool is_other_game() const {
        return !variants::find(variant, std::nullopt) && catalogue::find(variant);
    }
    Result<Found> find_other() const {
        Result<game::Game const*> const game = catalogue::find(variant);
        if (!game) return game.error();
        game::Options options;
        if (size) options["size"] = std::to_string(*size);
        Result<game::StatePtr> state = fen ? (*game)->read(*fen) : (*game)->start(options, seed);
        if (!state) return state.error();
        return Found{*game, *std::move(state)};
    }
    std::uint64_t seed = 1; // of a start that is drawn by lot
};

inline std::shared_ptr<PositionOptions> add_position_options(CLI::App& command) {
    auto options = std::make_shared<PositionOptions>();
    command.add_option("--variant", options->variant, "rule set or game (see «damier games»)")
        ->capture_default_str();
    command.add_option("--fen", options->fen, "position; by default the start");
    command.add_option("--size", options->size, "size of the board, for ulb and multidames");
    command.add_option("--seed", options->seed, "decides everything random");
    return options;
}

} // namespace damier::program
