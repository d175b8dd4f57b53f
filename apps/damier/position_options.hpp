// The options that name a rule set and a position, shared by several commands.
#pragma once

#include "apps/damier/command.hpp"
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
};

inline std::shared_ptr<PositionOptions> add_position_options(CLI::App& command) {
    auto options = std::make_shared<PositionOptions>();
    command.add_option("--variant", options->variant, "rule set (see «damier variants»)")
        ->capture_default_str();
    command.add_option("--fen", options->fen, "position; by default the start");
    command.add_option("--size", options->size, "size of the board, for ulb");
    return options;
}

} // namespace damier::program
