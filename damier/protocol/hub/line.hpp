// One line of the Hub protocol: a command and its arguments, "go think", "pos pos=W...
// moves=\"..\"".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damier::protocol {

inline constexpr std::size_t hub_longest = 100'000; // characters of a line; 2,000 moves are 30,000

class HubLine {
public:
    HubLine() = default;
    explicit HubLine(std::string command) : command_(std::move(command)) {}
    // Never fails: what cannot be understood becomes an argument that nobody asks for.
    static HubLine read(std::string_view text);

    HubLine& add(std::string name, std::string value) &;
    HubLine&& add(std::string name, std::string value) &&;
    HubLine&& flag(std::string name) &&;

    std::string const& command() const { return command_; } // empty for an empty line
    std::optional<std::string> value(std::string_view name) const;
    bool has(std::string_view name) const; // with a value or without

    std::string text() const; // without the end of the line

private:
    struct Argument {
        std::string name;
        std::optional<std::string> value;
    };
    std::string command_;
    std::vector<Argument> arguments_;
};

// A finite decimal number such as "0.5"; nothing if it is not one.
std::optional<double> to_real(std::string_view text);
std::string real_text(double value, int digits);

} // namespace damier::protocol
