// Small endings that a game knows by heart: for those who learn them.
#pragma once

#include "damier/game/state.hpp"

#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace damier::game {

// What is certain of a state: won, drawn or lost for the seat to play.
struct Known {
    enum class Value { loss, draw, win };

    Value value = Value::draw;
    std::optional<int> plies{}; // to the end with best play; nothing if drawn or not told

    bool operator==(Known const&) const = default;
};

// A class of endings goes by its pieces, those of the seat to play first: "KKM-K". With "/long"
// behind it the lone king stands on the long line.
class Endings {
public:
    virtual ~Endings() = default;

    // Those that are known, or can be made known in a moment; the smallest first.
    virtual std::vector<std::string> classes() const = 0;
    // Makes a class known if that takes but a moment, waits for it, and gives its usual spelling.
    // An Error says that there is no such class, or that it is too large for this.
    virtual Result<std::string> prepare(std::string_view name, std::stop_token stop = {}) const = 0;
    // A quiet position of a class that is prepared, worth so much to the seat to play.
    virtual Result<StatePtr> random(std::string_view name, Known::Value value,
                                    std::uint64_t seed) const = 0;
    // What is certain under all the rules of the game, its draw counters included.
    virtual Result<Known> look_up(State const& state) const = 0;
};

// What an engine knows for certain, in words: "wins in 23 plies", "drawn by table"; nothing if it
// only believes. `distance` as AnalysisLine has it.
std::optional<Message> certain_in_words(std::optional<int> distance, bool is_drawn);

// "2 kings, 1 man – 1 king": a class for people; the name itself if it is none.
Message class_in_words(std::string_view name);

} // namespace damier::game
