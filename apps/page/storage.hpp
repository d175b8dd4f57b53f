// Where a page keeps its journals: the page itself does, in the browser's database. What is written
// here is told to it, and it says when that failed. One for the whole program, like a disk.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>

namespace damier::page {

struct Storage {
    // One change, to be made before anything is shown that came of it.
    struct Change {
        std::string name;      // of the game
        std::string text;      // the records to add, or all of them
        bool is_whole = false; // instead of what is there
    };

    std::map<std::string, std::string> journals; // as the page has them, by name
    std::optional<std::string> trouble;          // why the page could not write
    std::function<void(Change const&)> write;
};

Storage& storage();

} // namespace damier::page
