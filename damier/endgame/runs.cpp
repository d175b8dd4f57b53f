#include "damier/endgame/runs.hpp"

#include <algorithm>

namespace damier::endgame {

namespace {

constexpr std::size_t codes = detail::short_runs + 1; // of one symbol; the last: a length follows

struct Run {
    Byte symbol;
    std::size_t length; // 0 = damaged
};

// Takes the first run away.
Run take_run(std::string_view& runs) {
    auto const code = static_cast<std::uint8_t>(runs.front());
    runs.remove_prefix(1);
    Run run{static_cast<Byte>(code / codes), code % codes + 1};
    if (run.symbol >= detail::symbols) return {drawn, 0};
    if (run.length <= detail::short_runs) return run;
    if (runs.size() < 2) return {drawn, 0};
    run.length = static_cast<std::uint8_t>(runs[0]) | static_cast<std::uint8_t>(runs[1]) << 8;
    runs.remove_prefix(2);
    return run;
}

} // namespace

void detail::put_run(std::string& runs, Byte symbol, std::size_t length) {
    auto const first = symbol * codes;
    if (length <= short_runs) {
        runs += static_cast<char>(first + length - 1);
    } else {
        runs += static_cast<char>(first + short_runs);
        runs += static_cast<char>(length & 0xFF);
        runs += static_cast<char>(length >> 8);
    }
}

std::optional<Byte> read_run(std::string_view runs, std::size_t place) {
    while (!runs.empty()) {
        Run const run = take_run(runs);
        if (run.length == 0) return std::nullopt;
        if (place < run.length) return run.symbol;
        place -= run.length;
    }
    return std::nullopt;
}

bool read_runs(std::string_view runs, std::span<Byte> symbols) {
    while (!runs.empty()) {
        Run const run = take_run(runs);
        if (run.length == 0 || run.length > symbols.size()) return false;
        std::fill_n(symbols.begin(), run.length, run.symbol);
        symbols = symbols.subspan(run.length);
    }
    return symbols.empty();
}

} // namespace damier::endgame
