// damier-lab show: what was learned, for a person to look at: the terms, and the patterns that say
// most, drawn as small boards seen from White's side.
#include "apps/lab/command.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace damier::lab {

namespace {

constexpr std::array<char const*, engine::term_count> term_names{"man",
                                                                 "king",
                                                                 "advance",
                                                                 "centre",
                                                                 "edge",
                                                                 "home",
                                                                 "pair",
                                                                 "triple",
                                                                 "mobility",
                                                                 "skew",
                                                                 "runaway",
                                                                 "king in the middle",
                                                                 "king on the long diagonal",
                                                                 "turn",
                                                                 "first king",
                                                                 "king's freedom",
                                                                 "tempo"};

struct Telling {
    std::size_t table;
    std::uint32_t state;
    engine::Tapered worth;
};

// The patterns whose own number, beyond those of their parts, is largest.
std::vector<Telling> most_telling(engine::Learned const& learned, std::size_t number) {
    std::vector<Telling> all;
    for (std::size_t table = 0; table < learned.tables.size(); ++table)
        for (std::uint32_t state = 0; state < engine::window_states; ++state)
            if (auto const worth = learned.tables[table].whole[state];
                !(worth == engine::Tapered{0, 0}))
                all.push_back({table, state, worth});
    auto const weight = [](Telling const& one) {
        return std::max(std::abs(one.worth.opening), std::abs(one.worth.ending));
    };
    number = std::min(number, all.size());
    std::ranges::partial_sort(all, all.begin() + static_cast<std::ptrdiff_t>(number),
                              std::ranges::greater{}, weight);
    all.resize(number);
    return all;
}

void draw(board::Geometry const& g, engine::Window const& window, std::uint32_t state) {
    std::array<char, 128> signs{};
    for (std::uint8_t const bit : window) {
        signs[bit] = "-ox"[state % 3];
        state /= 3;
    }
    for (int row = 0; row < g.height; ++row) {
        fmt::print("   ");
        for (int column = 0; column < g.width; ++column) {
            board::Place const place{row, column};
            char const sign = board::is_playable(g, place)
                                  ? signs[static_cast<std::size_t>(board::index_of(g, place))]
                                  : ' ';
            fmt::print(" {}", sign != '\0' ? sign : '.');
        }
        fmt::print("\n");
    }
}

Result<Done> show(std::string const& path, std::string const& variant, int number) {
    auto const ground = ground_of(variant);
    if (!ground) return ground.error();
    Result<engine::Learned> const learned = learned_of(path, **ground);
    if (!learned) return learned.error();
    fmt::print("in thousandths of a man, on a full and on an empty board\n\n");
    for (std::size_t i = 0; i < engine::term_count; ++i)
        if (auto const worth = learned->terms[i]; !(worth == engine::Tapered{0, 0}))
            fmt::print("{:27} {:6} {:6}\n", term_names[i], worth.opening, worth.ending);
    fmt::print("\no White's men, x Black's, - empty or a king, . outside of the pattern; what a "
               "pattern is\n"
               "worth for White beyond its two halves. It counts for Black on the turned board.\n");
    board::Geometry const geometry = (*ground)->rules().law()->geometry();
    auto const windows = engine::windows_of(geometry);
    if (windows.size() != learned->tables.size())
        return error("the learned patterns belong to another board");
    for (Telling const& one : most_telling(*learned, static_cast<std::size_t>(number))) {
        fmt::print("\n{:+} {:+}\n", one.worth.opening, one.worth.ending);
        draw(geometry, windows[one.table], one.state);
    }
    return Done{};
}

} // namespace

void add_show(CLI::App& app, int& exit_code) {
    CLI::App& command =
        *app.add_subcommand("show", "Draw what was learned: terms and the most telling patterns");
    struct Options {
        std::string file, variant = "international";
        int number = 10;
    };
    auto const options = std::make_shared<Options>();
    command.add_option("file", options->file, "learned patterns; «-» for those of the program")
        ->required();
    command.add_option("--variant", options->variant, "rules")->capture_default_str();
    command.add_option("--number", options->number, "how many patterns")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    on_run(command, exit_code,
           [options] { return show(options->file, options->variant, options->number); });
}

} // namespace damier::lab
