// Measures of the engine: speed, depth, threads, node counts for each law, and small matches.
#include "damier/draughts/rules/list.hpp"
#include "engine_match.hpp"

#include <ctime>
#include <fmt/core.h>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace {

using namespace damier;
using Words = std::vector<std::string>;

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

template <draughts::Law const& L> engine::Task<L> start_task(draughts::Rules const& rules) {
    return {draughts::start_position<L>(rules.start()), rules.draws()};
}

// Nodes per second of processor time, so that other programs do not count.
void speed(int seconds) {
    constexpr auto& law = draughts::rules::international_law;
    for (int threads = 1; threads <= 2; ++threads) {
        engine::Options options;
        options.table_megabytes = 64;
        options.threads = threads;
        engine::Searcher<law> searcher(options);
        auto task = start_task<law>(draughts::rules::international);
        task.limits.move_time = std::chrono::seconds(seconds);
        double const before = processor_seconds();
        auto const answer = searcher.search(task, {}, [&](auto const& info) {
            double const used = processor_seconds() - before;
            fmt::print("depth {:2}  value {:5}  nodes {:10}  {:7.3f} s  {:7.3f} s of processor\n",
                       info.best.depth, info.best.score.value(), info.nodes,
                       static_cast<double>(info.time.count()) / 1e6, used);
        });
        double const used = processor_seconds() - before;
        fmt::print(
            "{} thread(s): {} nodes in {:.3f} s, {:.2f} million/s; {:.2f} million per second "
            "of processor\n",
            threads, answer.nodes, static_cast<double>(answer.time.count()) / 1e6,
            static_cast<double>(answer.nodes) / static_cast<double>(answer.time.count()),
            static_cast<double>(answer.nodes) / used / 1e6);
    }
}

void signatures(int depth) {
    draughts::rules::All::for_each_law([&]<draughts::Law const & L>(draughts::Rules const& rules) {
        engine::Searcher<L> searcher;
        auto task = start_task<L>(rules);
        task.limits.depth = depth;
        double const before = processor_seconds();
        auto const answer = searcher.search(task);
        std::string name(rules.text().key());
        if (name == "ulb") name += fmt::format("-{}", L.geometry.value.width);
        fmt::print("{:14} depth {} nodes {:9}  ({:.2f} s)\n", name, depth, answer.nodes,
                   processor_seconds() - before);
    });
}

// "level=3,nodes=5000,-futility": what a player differs in from the default.
bench::Player parse_player(std::string_view text) {
    bench::Player player;
    player.options.table_megabytes = 4;
    player.limits.nodes = 5000;
    engine::Features& on = player.options.features;
    std::size_t at = 0;
    while (at < text.size()) {
        std::size_t const end = std::min(text.find(',', at), text.size());
        std::string const word(text.substr(at, end - at));
        at = end + 1;
        auto const number = [&] { return std::stoi(word.substr(word.find('=') + 1)); };
        if (word.starts_with("nodes=")) player.limits.nodes = static_cast<unsigned>(number());
        if (word.starts_with("free")) player.limits.nodes.reset();
        if (word.starts_with("depth=")) player.limits.depth = number();
        if (word.starts_with("ms=")) player.limits.move_time = std::chrono::milliseconds(number());
        if (word.starts_with("level=")) player.options.strength = number();
        if (word.starts_with("threads=")) player.options.threads = number();
        if (word == "-table") on.table = false;
        if (word == "-killers") on.killers = false;
        if (word == "-history") on.history = false;
        if (word == "-reductions") on.reductions = false;
        if (word == "-single") on.single_reply = false;
        if (word == "-futility") on.futility = false;
        if (word == "-surplus") on.surplus = false;
        if (word == "-few") on.few = false;
        if (word.starts_with("fut=")) on.futility_margin = number();
    }
    return player;
}

void match(std::string const& key, std::string const& a, std::string const& b, int pairs,
           std::uint64_t seed) {
    draughts::rules::All::for_each_law([&]<draughts::Law const & L>(draughts::Rules const& rules) {
        if (rules.text().key() != key && key != "all") return;
        bench::Match<L> game(rules, parse_player(a), parse_player(b), seed);
        bench::Pairs result;
        for (int i = 0; i < pairs; ++i) game.play_pair(result);
        double const mean = result.mean(), error = result.error();
        fmt::print("{}: {} v {}: +{} ={} -{}  pairs {}/{}/{}/{}/{}  {:.1f} % +- {:.1f}  "
                   "Elo {:+.0f} [{:+.0f}, {:+.0f}]\n",
                   rules.text().key(), a.empty() ? "default" : a, b.empty() ? "default" : b,
                   result.wins, result.draws, result.losses, result.count[0], result.count[1],
                   result.count[2], result.count[3], result.count[4], 100 * mean, 196 * error,
                   bench::Pairs::elo(mean), bench::Pairs::elo(mean - 1.96 * error),
                   bench::Pairs::elo(mean + 1.96 * error));
        std::fflush(stdout);
    });
}

std::string list_of(draughts::Squares<draughts::rules::international_law> set) {
    std::string text;
    for (auto const square : set)
        text += fmt::format("{}{}", text.empty() ? "" : ",", square.number());
    return text;
}

// Positions without kings, level in men, where one sacrifice wins two men and no other move does.
void shots(int number, std::uint64_t seed) {
    constexpr auto& law = draughts::rules::international_law;
    Random random(seed);
    engine::Options options;
    options.table_megabytes = 8;
    engine::Searcher<law> searcher(options);
    while (number > 0) {
        auto position = draughts::start_position<law>(draughts::rules::international.start());
        for (int ply = 0; ply < 60; ++ply) {
            draughts::MoveList<law> moves;
            draughts::generate<law>(position, moves);
            if (moves.empty()) break;
            engine::Task<law> task{position, draughts::rules::international.draws()};
            task.limits.nodes = 300;
            bool const is_random = random.below(3) == 0;
            auto const move =
                is_random
                    ? moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]
                    : searcher.search(task).best();
            position = position.after(move);
            int const men = position.men(draughts::Side::white).size()
                            - position.men(draughts::Side::black).size();
            if (ply < 10 || men != 0 || position.kings() || draughts::can_capture<law>(position))
                continue;
            task.position = position;
            task.limits.nodes = 3000;
            task.lines = 1;
            auto const quick = searcher.search(task);
            if (!quick.has_move() || quick.lines[0].score.value() < 150) continue;
            auto const next = position.after(quick.best());
            if (!draughts::can_capture<law>(next)) continue;
            task.limits.nodes.reset();
            task.limits.depth = 11;
            task.lines = 2;
            auto const sure = searcher.search(task);
            if (sure.lines.size() < 2 || sure.lines[0].score.value() < 150
                || sure.lines[1].score.value() > 40)
                continue;
            bool const is_white = position.to_move() == draughts::Side::white;
            fmt::print("{}:W{}:B{} {}-{} ({} v {})\n", is_white ? 'W' : 'B',
                       list_of(position.pieces(draughts::Side::white)),
                       list_of(position.pieces(draughts::Side::black)), sure.best().from.number(),
                       sure.best().to.number(), sure.lines[0].score.value(),
                       sure.lines[1].score.value());
            std::fflush(stdout);
            --number;
            break;
        }
    }
}

// How long a search goes on after it was told to stop, in positions of random play.
void latency(std::string const& key, int stops, std::uint64_t seed) {
    draughts::rules::All::for_each_law([&]<draughts::Law const & L>(draughts::Rules const& rules) {
        if (rules.text().key() != key && key != "all") return;
        Random random(seed);
        engine::Searcher<L> searcher;
        double worst = 0, sum = 0;
        for (int i = 0; i < stops; ++i) {
            auto task = start_task<L>(rules);
            for (int ply = random.below(60); ply > 0; --ply) {
                draughts::MoveList<L> moves;
                draughts::generate<L>(task.position, moves);
                if (moves.empty()) break;
                task.position = task.position.after(
                    moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]);
            }
            std::stop_source stop;
            std::jthread searching([&] { searcher.search(task, stop.get_token()); });
            std::this_thread::sleep_for(std::chrono::milliseconds(20 + random.below(80)));
            auto const asked = std::chrono::steady_clock::now();
            stop.request_stop();
            searching.join();
            double const took =
                std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - asked)
                    .count();
            worst = std::max(worst, took);
            sum += took;
        }
        fmt::print("{:14} {:2}x{:<2} stopped {} times: {:.2f} ms on average, {:.2f} ms at most\n",
                   rules.text().key(), L.geometry.value.width, L.geometry.value.height, stops,
                   sum / stops, worst);
        std::fflush(stdout);
    });
}

// How many nodes and how much time a player needs to a depth as shares of what the default needs,
// over positions of a game of the engine with itself from the start on. With «threads=2» it shows
// what a second thread gives, on an idle machine.
void cost(std::string const& player, int depth, int positions) {
    constexpr auto& law = draughts::rules::international_law;
    auto task = start_task<law>(draughts::rules::international);
    engine::Searcher<law> guide;
    std::uint64_t nodes[2] = {};
    std::chrono::microseconds time[2] = {};
    for (int i = 0; i < positions; ++i) {
        task.limits = {};
        task.limits.depth = depth;
        for (std::string const& text : {std::string(), player}) {
            engine::Options options = parse_player(text).options;
            options.table_megabytes = 64;
            auto const answer = engine::Searcher<law>(options).search(task);
            nodes[text == player] += answer.nodes;
            time[text == player] += answer.time;
        }
        for (int ply = 0; ply < 3; ++ply) {
            task.limits = {};
            task.limits.nodes = 20'000;
            task.position = task.position.after(guide.search(task).best());
        }
    }
    fmt::print(
        "depth {} over {} positions: {} nodes, with {} {}: {:.2f} times; {:.2f} times sooner\n",
        depth, positions, nodes[0], player, nodes[1],
        static_cast<double>(nodes[1]) / static_cast<double>(nodes[0]),
        static_cast<double>(time[0].count()) / static_cast<double>(time[1].count()));
}

// Kings against one king: how often the stronger side wins a game of the engine with itself.
void endings(std::string const& key, int kings, unsigned nodes, int games, std::uint64_t seed) {
    draughts::rules::All::for_each_law([&]<draughts::Law const & L>(draughts::Rules const& rules) {
        if (rules.text().key() != key && key != "all") return;
        if (L.objective.value != draughts::Objective::leave_no_move) return;
        Random random(seed);
        engine::Options options;
        options.table_megabytes = 4;
        engine::Searcher<L> searcher(options);
        int won = 0, drawn = 0, lost = 0;
        long plies = 0;
        double const before = processor_seconds();
        while (won + drawn + lost < games) {
            auto const position = bench::random_kings<L>(random, kings);
            if (!position) continue;
            auto const [result, length] = bench::play_out(searcher, rules, *position, nodes);
            ++(result > 0 ? won : result < 0 ? lost : drawn);
            if (result > 0) plies += length;
        }
        fmt::print("{:14} {} kings v 1: +{} ={} -{}, won after {:.1f} plies  ({:.2f} s)\n",
                   rules.text().key(), kings, won, drawn, lost,
                   static_cast<double>(plies) / std::max(won, 1), processor_seconds() - before);
        std::fflush(stdout);
    });
}

} // namespace

int main(int argc, char** argv) {
    Words const split_at_blanks(argv + 1, argv + argc);
    auto const word = [&](std::size_t i, char const* otherwise) {
        return i < words.size() ? words[i] : std::string(otherwise);
    };
    std::string const what = word(0, "speed");
    if (what == "speed") speed(std::stoi(word(1, "2")));
    if (what == "signature") signatures(std::stoi(word(1, "8")));
    if (what == "shots") shots(std::stoi(word(1, "10")), std::stoull(word(2, "1")));
    if (what == "latency")
        latency(word(1, "all"), std::stoi(word(2, "20")), std::stoull(word(3, "1")));
    if (what == "cost") cost(word(1, "-table"), std::stoi(word(2, "15")), std::stoi(word(3, "16")));
    if (what == "endings")
        endings(word(1, "all"), std::stoi(word(2, "3")),
                static_cast<unsigned>(std::stoul(word(3, "20000"))), std::stoi(word(4, "50")),
                std::stoull(word(5, "1")));
    if (what == "match")
        match(word(1, "international"), word(2, ""), word(3, ""), std::stoi(word(4, "100")),
              std::stoull(word(5, "1")));
}
