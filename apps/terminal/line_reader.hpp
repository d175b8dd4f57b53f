// Reads lines from standard input without blocking: with editing, history and completion on a
// terminal, plainly from a pipe or a file.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace damier::terminal {

class LineReader {
public:
    virtual ~LineReader() = default;

    virtual void begin(std::string const& prompt) = 0;   // shows the prompt
    virtual void refresh(std::string const& prompt) = 0; // the prompt has changed meanwhile
    virtual void suspend() = 0; // something else will be printed; begin() goes on afterwards
    virtual bool needs_input() const = 0; // false: a line is there already
    // Called when input is there, or when none is needed. A line, the end, or not yet either.
    struct Read {
        std::optional<std::string> line;
        bool is_end = false;
        bool is_lost = false; // what was typed can no longer be read
    };
    virtual Read read() = 0;
    virtual void offer(std::function<std::vector<std::string>()>) {}
};

std::unique_ptr<LineReader> make_plain_reader();
std::unique_ptr<LineReader> make_editing_reader(); // one at a time
std::unique_ptr<LineReader> make_dumb_reader();    // a terminal that cannot move its cursor

} // namespace damier::terminal
