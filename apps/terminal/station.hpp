// Where a person sits in a terminal: the desk with its game, the console, and the game's file. Line
// mode, the full screen and the dialogues differ in what they show and ask only.
#pragma once

#include "apps/terminal/console.hpp"
#include "apps/terminal/saved_game.hpp"

#include "damier/play/desk.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace damier::terminal {

class Station {
public:
    Station(Console& console, std::span<game::Game const* const> catalogue);

    play::Desk& desk() { return desk_; }
    Console& console() { return console_; }
    session::Session const& session() const { return desk_.session(); }

    // Lets the game go on until something comes from the person: a line, unless a computer has the
    // word, or with listen_keys() a key. What happens in the game goes to the desk's listener.
    Heard listen(Console::Prompt const& prompt);
    Heard listen_keys(std::optional<TimePoint> at_most);

    // To and from files as «save» and «load» say; `usual` is the format of names without an ending.
    Result<Done> save(NamedFile const& named, records::Format usual = records::Format::pdn);
    // In the middle of a game: a file that does not say its game is about the one on the desk, and
    // a mere position keeps its clocks and its arbitration. Tells what is wrong in the file.
    // `adapt` may change the game of the file before it is begun, or refuse it.
    using Adapt = std::function<Result<Done>(session::NewGame&)>;
    Result<std::vector<Error>> load(NamedFile const& named,
                                    records::Format usual = records::Format::pdn,
                                    Adapt const& adapt = {});
    Result<std::vector<Error>> load(NamedFile const& named, records::Format usual,
                                    game::Game const* game, Adapt const& adapt);
    Result<Done> begin(session::NewGame const& setup);

    Message farewell(); // whether the game is kept; without an id where there is none to keep

private:
    Heard take(Heard heard);
    void keep_table(session::NewGame& setup) const;

    Console& console_;
    SavedGame saved_game_;
    play::Desk desk_;
};

} // namespace damier::terminal
