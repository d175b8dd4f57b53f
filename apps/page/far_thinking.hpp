// Thinking in another Worker: questions and what is told of them travel as text.
#pragma once

#include "damier/game/thinking.hpp"
#include "damier/session/session.hpp"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <map>
#include <optional>
#include <string>

namespace damier::page {

using Json = nlohmann::json;

// How another Worker makes the same state: the command that began the game and what was played. A
// state that is not of the game at the table is given by its text.
struct Way {
    std::string start;               // the text of a NewGame
    std::vector<std::size_t> played; // twice the index of an action; plus one if it was irregular
};
Way way_to(session::Session const& session, game::Question const& question);

Json to_json(game::Question const& question, Way const& way);
Json to_json(game::Told const& told);
game::Told told_of(Json const& json);

// Makes Thinkings and passes on to each what is told.
class Far {
public:
    using Tell = std::function<void(Json const&)>;
    using Find = std::function<Way(game::Question const&)>;

    Far(Tell tell, Find find) : tell_(std::move(tell)), find_(std::move(find)) {}

    // `worker` tells apart who may think at the same time.
    std::unique_ptr<game::Thinking> make(std::string const& worker);
    void hear(int channel, long number, game::Told const& told);

private:
    class One;

    Tell tell_;
    Find find_;
    std::map<int, One*> all_;
    int next_channel_ = 0;
    long next_number_ = 0;
};

// The other side: answers one question. `sink` gets all that is told, the last included.
class Thinker {
public:
    explicit Thinker(std::span<game::Game const* const> catalogue);
    ~Thinker();
    void think(Json const& question, std::function<void(Json const&)> const& sink);

private:
    struct Inside;
    std::vector<game::Game const*> catalogue_;
    std::unique_ptr<Inside> inside_;
};

} // namespace damier::page
