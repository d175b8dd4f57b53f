// Speed and memory of the PDN reader on a large file of games like the international ones.
// Usage: bench_pdn [MEGABYTES] [FILE]; with FILE the text is written there and read from there.
#include "damier/base/file.hpp"
#include "damier/base/random.hpp"
#include "damier/pdn/builder.hpp"
#include "damier/pdn/reader.hpp"
#include "damier/pdn/writer.hpp"

#include <sys/resource.h>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

namespace {

using namespace damier;

std::string make_move(Random& random) {
    bool const is_capture = random.below(5) == 0;
    int const from = 1 + random.below(50);
    int const to = 1 + (from + random.below(48)) % 50;
    std::string move = std::to_string(from);
    move += is_capture ? 'x' : '-';
    return move += std::to_string(to);
}

enum class Style { plain, commented };

std::string make_game(Random& random, Style style) {
    std::string text =
        "[Event \"Open championship, group " + std::to_string(random.below(90))
        + "\"]\n"
          "[Site \"Hoogeveen\"]\n[Date \"2021.07.1"
        + std::to_string(random.below(10))
        + "\"]\n[Round \"3.1\"]\n[White \"Sijbrands, Ton\"]\n[Black \"Wiersma, Harm\"]\n"
          "[Result \"1-1\"]\n[GameType \"20\"]\n\n";
    std::size_t line = text.size();
    for (int number = 1; number <= 55; ++number) {
        text += std::to_string(number) + ". " + make_move(random);
        if (style == Style::commented) text += " {[%clk 0:45:12]}";
        text += ' ' + make_move(random) + ' ';
        if (style == Style::commented && number % 10 == 0)
            text += "{Black had to choose here, and chose the better way} ("
                    + std::to_string(number) + ". " + make_move(random) + "! " + make_move(random)
                    + " $2) ";
        if (text.size() - line > 72) {
            text.back() = '\n';
            line = text.size();
        }
    }
    return text + "1-1\n\n";
}

struct Counter : pdn::Visitor {
    std::size_t games = 0, moves = 0, problems = 0, bytes = 0;
    void begin_game(long) { ++games; }
    void move(std::string_view text, pdn::TextPlace const&) {
        ++moves;
        bytes += text.size();
    }
    void problem(pdn::Problem const&) { ++problems; }
};

// Processor time, so that a busy machine does not disturb the figures.
double seconds_now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void report(char const* what, double megabytes, double seconds, std::size_t moves) {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("%-28s %8.1f MB/s %8.2f million moves/s   peak RSS %ld MB\n", what,
                megabytes / seconds, static_cast<double>(moves) / seconds / 1e6,
                usage.ru_maxrss / 1024);
}

void visit(char const* what, pdn::Source source) {
    double const start = seconds_now();
    pdn::Reader reader(std::move(source));
    Counter counter;
    while (reader.read_game(counter)) {
    }
    report(what, static_cast<double>(reader.bytes_read()) / 1e6, seconds_now() - start,
           counter.moves);
    if (counter.problems > 0) std::printf("unexpected problems: %zu\n", counter.problems);
}

void build(char const* what, pdn::Source source, bool writes) {
    double const start = seconds_now();
    pdn::Reader reader(std::move(source));
    pdn::Builder builder;
    std::size_t moves = 0, written = 0;
    while (reader.read_game(builder)) {
        pdn::Game const game = builder.take_game();
        moves += game.size();
        if (writes) written += pdn::write(game).size();
    }
    report(what, static_cast<double>(reader.bytes_read()) / 1e6, seconds_now() - start, moves);
    if (written == 1) std::printf("?\n"); // so that writing is not optimised away
}

void run_on_file(char const* path, std::size_t megabytes) {
    Random random(1);
    if (std::FILE* const file = std::fopen(path, "wb")) {
        for (std::size_t size = 0; size < megabytes * 1'000'000;) {
            std::string const game = make_game(random, Style::plain);
            size += std::fwrite(game.data(), 1, game.size(), file);
        }
        std::fclose(file);
    }
    if (auto const file = File::open(path, File::Mode::read))
        visit("from a file", pdn::from_file(*file));
}

void run_in_memory(std::size_t megabytes) {
    for (Style const style : {Style::plain, Style::commented}) {
        Random random(1);
        std::string text;
        while (text.size() < megabytes * 1'000'000) text += make_game(random, style);
        bool const is_plain = style == Style::plain;
        for (int i = 0; i < 3; ++i)
            visit(is_plain ? "events, plain" : "events, clocks and lines", pdn::from_text(text));
        build(is_plain ? "trees, plain" : "trees, clocks and lines", pdn::from_text(text), false);
        build(is_plain ? "trees and writing, plain" : "trees and writing, clocks",
              pdn::from_text(text), true);
    }
}

} // namespace

int main(int argc, char** argv) {
    std::size_t const megabytes = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 100;
    if (argc > 2)
        run_on_file(argv[2], megabytes);
    else
        run_in_memory(megabytes);
}
