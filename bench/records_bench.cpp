// Speed of checking large PDN files with full legality, and of reading them into trees.
// Usage: records_bench [GAMES] [VARIANT]; processor time, so that a busy machine disturbs less.
#include "damier/base/random.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/records/check.hpp"
#include "damier/records/reader.hpp"

#include <sys/resource.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

namespace {

using namespace damier;

std::string random_game(game::Game const& game, Random& random) {
    auto start = game.start({}, random.next() >> 8);
    records::Record record = records::record_of(game, *start);
    record.tags = {{"Event", "Bench"}, {"White", "A"}, {"Black", "B"}, {"Result", "1-1"}};
    record.result = "1-1";
    for (int ply = 0; ply < 120; ++ply) {
        game::StatePtr const state = record.tree.here().state;
        auto const count = static_cast<int>(state->actions().size());
        if (count == 0) break;
        auto const choice = static_cast<std::size_t>(random.below(count));
        record.tree.play(session::played(state, choice));
    }
    return records::write(record);
}

double seconds_now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void report(char const* what, std::size_t bytes, double seconds, long moves) {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("%-24s %8.1f MB/s %8.2f million moves/s   peak RSS %ld MB\n", what,
                static_cast<double>(bytes) / 1e6 / seconds,
                static_cast<double>(moves) / seconds / 1e6, usage.ru_maxrss / 1024);
}

// The same text again and again, so that making it does not take longer than reading it.
pdn::Source repeated(std::string const& text, int times) {
    return [&text, times, at = std::size_t{0}](char* to, std::size_t room) mutable {
        if (at == text.size()) {
            at = 0;
            --times;
        }
        if (times <= 0) return std::size_t{0};
        std::size_t const count = text.copy(to, room, at);
        at += count;
        return count;
    };
}

void check(std::string const& text, int times) {
    double const start = seconds_now();
    records::Checker checker(repeated(text, times), catalogue::all(), "",
                             [](records::Problem const& problem) {
                                 std::printf("unexpected: %s\n", in_english(problem.error).c_str());
                             });
    while (*checker.check_game()) {
    }
    report("checked with legality", checker.bytes_read(), seconds_now() - start,
           checker.statistics().plies);
}

void make_trees(std::string const& text) {
    double const start = seconds_now();
    records::Reader reader(pdn::from_text(text), catalogue::all());
    long moves = 0;
    while (auto const game = *reader.next()) // a text has no failures
        if (game->record) moves += static_cast<long>(game->record->tree.size()) - 1;
    report("read into trees", reader.bytes_read(), seconds_now() - start, moves);
}

} // namespace

int main(int argc, char** argv) {
    int const games = argc > 1 ? std::atoi(argv[1]) : 300;
    auto const game = catalogue::find(argc > 2 ? argv[2] : "international");
    if (!game) {
        std::printf("%s\n", in_english(game.error()).c_str());
        return 2;
    }
    Random random(1);
    std::string text;
    for (int i = 0; i < games; ++i) text += random_game(**game, random);
    for (int i = 0; i < 3; ++i) check(text, 100);
    make_trees(text);
}
