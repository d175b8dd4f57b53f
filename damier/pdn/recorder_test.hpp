// A visitor for the tests: every event as one line of text.
#pragma once

#include "damier/pdn/reader.hpp"

#include <string>
#include <vector>

namespace damier::pdn {

struct Recorder : Visitor {
    std::vector<std::string> events;   // without problems
    std::vector<std::string> problems; // "1 warning line 2, column 3: ..."
    std::vector<Kind> kinds;

    void begin_game(long number) { events.push_back("game " + std::to_string(number)); }
    void tag(std::string_view name, std::string_view value, TextPlace const& p) {
        add("tag", std::string(name) + "=" + std::string(value), p);
    }
    void move_number(int number, bool is_second, TextPlace const& p) {
        add("number", std::to_string(number) + (is_second ? "..." : "."), p);
    }
    void move(std::string_view text, TextPlace const& p) { add("move", text, p); }
    void strength(std::string_view text) { events.push_back("strength " + std::string(text)); }
    void nag(int value) { events.push_back("nag " + std::to_string(value)); }
    void comment(std::string_view raw, TextPlace const& p) { add("comment", raw, p); }
    void begin_variation(TextPlace const& p) { add("(", "", p); }
    void end_variation() { events.emplace_back(")"); }
    void setup(std::string_view fen, TextPlace const& p) { add("setup", fen, p); }
    void result(std::string_view text, TextPlace const& p) { add("result", text, p); }
    void end_game() { events.emplace_back("end"); }
    void problem(Problem const& p) {
        kinds.push_back(p.kind);
        problems.push_back(std::to_string(p.game)
                           + (p.severity == Severity::error ? " error " : " warning ")
                           + in_english(p.error));
    }
    bool has(Kind kind) const {
        for (Kind const k : kinds)
            if (k == kind) return true;
        return false;
    }

    bool has_places = false;

private:
    void add(std::string_view what, std::string_view text, TextPlace const& p) {
        std::string event(what);
        if (!text.empty()) event += ' ' + std::string(text);
        if (has_places) event += " @" + std::to_string(p.line) + ':' + std::to_string(p.column());
        events.push_back(event);
    }
};

inline Recorder record(Source source, bool has_places = false, std::size_t window = 256 * 1024) {
    Reader reader(std::move(source), window);
    Recorder recorder;
    recorder.has_places = has_places;
    while (reader.read_game(recorder)) {
    }
    return recorder;
}

// The events between "game 1" and "end", joined, for short tests.
inline std::string events_of(std::string_view text) {
    std::string joined;
    for (std::string const& event : record(from_text(text)).events) {
        if (event.starts_with("game ")) continue;
        joined += (joined.empty() ? "" : "|") + event;
    }
    return joined;
}

} // namespace damier::pdn
