// What stands between the braces of a comment: text and embedded commands such as [%clk 0:12:30].
// A comment in memory may hold any text; [%char 7D] stands in the file for what PDN cannot write.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damier::pdn {

struct Command {
    std::string name;  // "clk"; any other name is kept too
    std::string value; // "0:12:30"

    bool operator==(Command const&) const = default;
};

struct Comment {
    std::string text;
    std::vector<Command> commands;

    bool is_empty() const { return text.empty() && commands.empty(); }
    // The value of the first command with this name.
    std::optional<std::string_view> find(std::string_view name) const;
    bool operator==(Comment const&) const = default;
};

// The commands of a raw comment without any allocation, for visitors that want only the clock:
//     for (CommandScan scan(raw); scan.next();) use(scan.name, scan.value);
class CommandScan {
public:
    explicit CommandScan(std::string_view raw) : rest_(raw) {}
    bool next();

    std::string_view name, value;

private:
    std::string_view rest_;
};

// Line ends become spaces and blank lines become line ends, because files are wrapped anyhow.
Comment read_comment(std::string_view raw);

// The words to write between the braces, at most one space or line end between two of them; an
// empty word stands for a line end that must be kept.
std::vector<std::string> words_of(Comment const& comment);

// A comment that can be written and read back: valid UTF-8, and commands of possible form.
Comment cleaned(Comment comment);

} // namespace damier::pdn
