#include "damier/records/notes.hpp"

#include "damier/base/text.hpp"
#include "damier/pdn/times.hpp"

#include <algorithm>
#include <array>

namespace damier::records {

namespace {

using pdn::Command;
using pdn::Comment;
using session::Duration;
using namespace std::chrono;

// Numeric marks 1 to 6.
constexpr std::array<std::string_view, 6> marks{"!", "?", "!!", "??", "!?", "?!"};

constexpr std::string_view left_command = "clk", used_command = "emt", before_command = "before",
                           both_command = "clock";

// Seconds, and behind the dot no more digits than are needed: what is written reads back.
std::string clock_text(Duration time) {
    auto const rest = duration_cast<nanoseconds>(time % seconds(1)).count();
    std::string text = pdn::write_clock(duration_cast<seconds>(time));
    if (rest == 0) return text;
    std::string const digits = std::to_string(rest);
    text.append(1, '.').append(9 - digits.size(), '0').append(digits);
    return text.substr(0, text.find_last_not_of('0') + 1);
}

std::optional<Duration> read_time(std::string_view text) {
    Result<milliseconds> const whole = pdn::read_clock(text);
    if (!whole) return std::nullopt;
    Duration time = *whole;
    std::size_t const dot = text.rfind('.');
    bool const is_fraction = dot != std::string_view::npos && text.find(':') < dot;
    if (is_fraction && text.size() > dot + 4) {
        std::string digits(text.substr(dot + 4, 6));
        digits.resize(6, '0');
        time += nanoseconds(to_integer(digits).value_or(0));
    }
    return time;
}

class Reading {
public:
    NodeNotes run(pdn::Notes const& notes) {
        read_strength(notes.strength);
        result_.nags.insert(result_.nags.end(), notes.nags.begin(), notes.nags.end());
        result_.before = text_of(notes.before);
        std::vector<Comment> before, after;
        for (Comment const& comment : notes.after)
            (comment.find(before_command) ? before : after).push_back(comment);
        for (Comment& comment : before)
            std::erase_if(comment.commands,
                          [](Command const& one) { return one.name == before_command; });
        if (!before.empty()) result_.before = text_of(before);
        result_.after = text_of(after);
        return std::move(result_);
    }

private:
    void read_strength(std::string const& strength) {
        auto const mark = std::ranges::find(marks, strength);
        if (mark != marks.end())
            result_.nags.push_back(static_cast<int>(mark - marks.begin()) + 1);
        else
            result_.strength = strength;
    }

    bool take(Command const& command) {
        if (command.name == irregular_command) return result_.is_irregular = true;
        if (command.name == both_command)
            if (auto const clocks = pdn::read_both_clocks(command.value)) result_.clocks = *clocks;
        bool const is_left = command.name == left_command;
        if (!is_left && command.name != used_command) return false;
        std::optional<Duration>& where = is_left ? result_.left : result_.used;
        std::optional<Duration> const time = read_time(command.value);
        if (where || !time || *time < Duration::zero()) return false;
        where = time;
        return true;
    }

    // Several comments in one text: all commands, then the texts line by line.
    std::string text_of(std::vector<Comment> const& comments) {
        std::string commands, text;
        for (Comment const& comment : comments) {
            for (Command const& command : comment.commands) {
                if (take(command)) continue;
                commands += commands.empty() ? "[%" : " [%";
                commands += command.name;
                if (!command.value.empty()) commands += ' ' + command.value;
                commands += ']';
            }
            if (comment.text.empty()) continue;
            if (!text.empty()) text += '\n';
            text += comment.text;
        }
        if (!commands.empty() && !text.empty()) commands += ' ';
        return commands + text;
    }

    NodeNotes result_;
};

// The commands at the head of a text, and the rest.
Comment comment_of(std::string_view text) {
    Comment comment;
    while (text.starts_with("[%")) {
        std::size_t const close = text.find(']');
        if (close == std::string_view::npos) break;
        std::string_view const inside = text.substr(2, close - 2);
        std::size_t const blank = std::min(inside.find(' '), inside.size());
        if (blank == 0 || inside.find_first_of("[{}\n\t") != std::string_view::npos) break;
        std::string_view const value = inside.substr(blank);
        comment.commands.push_back(
            {std::string(inside.substr(0, blank)), std::string(trim(value))});
        text.remove_prefix(close + 1);
        if (text.starts_with(' ')) text.remove_prefix(1);
    }
    comment.text = text;
    return comment;
}

} // namespace

NodeNotes read_notes(pdn::Notes const& notes) { return Reading().run(notes); }

pdn::Notes write_notes(NodeNotes const& notes, NotesOf what) {
    pdn::Notes result;
    std::size_t plain = 0;
    bool const has_mark =
        what == NotesOf::move && !notes.nags.empty() && notes.nags[0] >= 1 && notes.nags[0] <= 6;
    if (!notes.strength.empty())
        result.strength = notes.strength;
    else if (has_mark)
        result.strength = marks[static_cast<std::size_t>(notes.nags[plain++] - 1)];
    for (; plain < notes.nags.size(); ++plain)
        result.nags.push_back(static_cast<std::uint16_t>(std::clamp(notes.nags[plain], 0, 65535)));
    if (!notes.before.empty()) {
        Comment before = comment_of(notes.before);
        if (what == NotesOf::start)
            before.commands.insert(before.commands.begin(), {std::string(before_command), ""});
        (what == NotesOf::start ? result.after : result.before).push_back(std::move(before));
    }
    Comment after = comment_of(notes.after);
    std::vector<Command> own;
    if (notes.is_irregular) own.push_back({std::string(irregular_command), ""});
    if (notes.left) own.push_back({std::string(left_command), clock_text(*notes.left)});
    if (notes.used) own.push_back({std::string(used_command), clock_text(*notes.used)});
    after.commands.insert(after.commands.begin(), own.begin(), own.end());
    if (!after.is_empty()) result.after.push_back(std::move(after));
    return result;
}

} // namespace damier::records
