// How often each class of endings was tried and done, kept from one day to the next.
#pragma once

#include "damier/base/message.hpp"
#include "damier/base/result.hpp"
#include "damier/game/endings.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <string>

namespace damier::play {

class Progress {
public:
    // Of the user's state folder; a file that is not there is none yet. One that cannot be read or
    // is damaged stays as it is, and each add() says so.
    explicit Progress(std::filesystem::path const& state_folder);

    struct Count {
        long tried = 0, done = 0;
    };
    // Of a task as task_name() has it.
    Count of(std::string const& task) const;
    Result<Done> add(std::string const& task, bool is_done);

private:
    std::filesystem::path path_; // empty: remembered only as long as the program runs
    std::optional<Error> failure_;
    std::map<std::string, Count> counts_;
};

// "international KKK-K win"
std::string task_name(std::string_view game, std::string_view ending, game::Known::Value wanted);
Message in_words(Progress::Count const& count);

} // namespace damier::play
