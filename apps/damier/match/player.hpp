// The players of a match as they are named on the command line:
// «engine:7,nodes=20000», «engine+book», «random», «hub:COMMAND», «hub,threads=2:COMMAND»,
// «dxp:HOST:PORT», «dxp:COMMAND %p».
#pragma once

#include "apps/transport/dxp_bot.hpp"
#include "apps/transport/hub_bot.hpp"
#include "damier/variants/variant.hpp"

namespace damier::program {

struct MatchPlayer {
    std::string text;                              // as typed
    std::string name;                              // in all reports; the text if not given
    std::string kind;                              // of the catalogue; empty for another program
    bool has_book = false;                         // it opens by the book of the game
    std::string command;                           // of the program
    bool is_dxp = false;                           // else it speaks Hub
    std::map<std::string, std::string> parameters; // of the Hub engine
    Limits limits;                                 // instead of those of the match, if any
    int threads = 1;
    std::size_t megabytes = 16;
    std::chrono::seconds patience{600}; // with a program that nothing limits in time

    bool is_external() const { return kind.empty(); }
    bool has_limits() const { return limits.move_time || limits.nodes || limits.depth; }
};

Result<MatchPlayer> read_player(std::string_view text, variants::Variant const& variant);

// A player at the board. `external` is set if it is another program, which may fail.
struct Seated {
    game::BotPtr bot;
    transport::ExternalBot* external = nullptr;
    bool is_alone = false; // it thinks in the thread that asks, and nowhere else
};
// What the game's file calls them: the name given for the match, else their own.
std::array<std::string, 2> names_of(std::array<MatchPlayer const*, 2> const& players,
                                    std::array<Seated*, 2> const& seated);
// The time that these limits give, as PDN writes it: "60+0.6", "1/0.1" for every move, "-" for none.
std::string time_control_of(Limits const& limits);

Result<Seated> seat(MatchPlayer const& player, variants::Variant const& variant,
                    game::Exchange const& exchange, std::uint64_t seed,
                    std::stop_token const& stop);

} // namespace damier::program
