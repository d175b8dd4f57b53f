// A draughts rule set at run time: a game of the catalogue, and what programmers ask of its rules.
#pragma once

#include "damier/draughts/rules.hpp"
#include "damier/endgame/workshop.hpp"
#include "damier/game/game.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damier::variants {

struct PerftTask {
    int depth = 1;
    bool is_plain = false; // make every leaf instead of counting at the last ply
    int threads = 1;
};

class Variant : public game::Game {
public:
    virtual draughts::Rules const& rules() const = 0;
    virtual std::string start_fen() const = 0;

    // Everything below reads a FEN and says what is wrong with it.

    // Legal moves in natural order: "28-22", or with what they take: "15x2{8,19,20}=K".
    virtual Result<std::vector<std::string>> moves(std::string_view fen,
                                                   bool with_captured) const = 0;
    virtual Result<std::uint64_t> perft(std::string_view fen, PerftTask const& task) const = 0;
    // The same, split by first move.
    virtual Result<std::vector<std::pair<std::string, std::uint64_t>>>
    divide(std::string_view fen, PerftTask const& task) const = 0;

    // The tables of endings of this rule set, and what they say of a position.
    virtual endgame::Workshop const& tables() const = 0;
    virtual Result<endgame::Known> ending(std::string_view fen) const = 0;
    // A random position of a class that is worth so much to White, who is to move.
    virtual Result<std::string> random_ending(endgame::Slice const& slice, endgame::Value value,
                                              std::uint64_t seed) const = 0;
};

using VariantPtr = std::unique_ptr<Variant const>;

} // namespace damier::variants
