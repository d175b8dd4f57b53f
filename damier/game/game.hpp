// A game that can be started: what the catalogue lists.
#pragma once

#include "damier/base/result.hpp"
#include "damier/game/analyst.hpp"
#include "damier/game/bot.hpp"
#include "damier/game/checker.hpp"
#include "damier/game/state.hpp"

#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damier::game {

// A choice to make before the start, such as the size of the board.
struct Option {
    std::string key;
    std::string_view name;            // message id
    std::vector<std::string> choices; // allowed texts; empty: a whole number
    long least = 0, most = 0;         // of the number
    std::string standard;             // used when nothing is said
};

using Options = std::map<std::string, std::string>;

struct BotKind {
    std::string key;       // "random", "first-move", "greedy", "strong"
    std::string_view name; // message id
};

// How files of games name this one and count its results.
struct FileStyle {
    std::string_view game_type;     // the GameType tag of PDN; empty: there is none
    bool has_double_points = false; // results are 2-0 and 1-1 instead of 1-0 and 1/2-1/2
};

class Game {
public:
    virtual ~Game() = default;

    virtual std::string_view key() const = 0;
    virtual std::string_view name() const = 0;              // message id
    virtual Message summary() const = 0;                    // what sort of game, in one sentence
    virtual std::span<Option const> options() const = 0;    // without the seed
    virtual std::span<BotKind const> bots() const = 0;      // weakest first
    virtual std::vector<Message> law() const { return {}; } // the rules, sentence by sentence

    // `seed` decides everything random in the set-up and the play.
    virtual Result<StatePtr> start(Options const& options, std::uint64_t seed) const = 0;
    virtual Result<StatePtr> read(std::string_view text) const = 0;
    virtual Result<BotPtr> make_bot(std::string_view kind, std::uint64_t seed) const = 0;
    // Whether there is such a player; some are too many to be listed in bots().
    virtual bool has_bot(std::string_view kind) const;

    // Looks at positions of this game for people who study it; nothing if no engine plays it.
    virtual AnalystPtr make_analyst(EngineSettings const& /*settings*/) const { return nullptr; }

    virtual FileStyle file_style() const { return {}; }
    // Only games that are kept in large files have one; the states do for the others.
    virtual std::unique_ptr<MoveChecker> make_checker() const { return nullptr; }
};

// Checks every key and value against what the game declares and fills in the standard ones.
Result<Options> complete(Options const& given, std::span<Option const> declared);

} // namespace damier::game
