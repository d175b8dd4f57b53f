// damier train endings: won and drawn endings to play out against perfect defence, line by line.
// Each move is told to have kept or let slip what the position was worth.
#include "apps/damier/position_options.hpp"

#include "apps/terminal/input/words.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/text/print.hpp"

#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/play/lesson.hpp"
#include "damier/play/progress.hpp"
#include "damier/session/keeper.hpp"
#include "damier/variants/endings.hpp"

#include <fmt/core.h>

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <unistd.h>

namespace damier::program {

namespace {

using play::Lesson;
using text::tr;

struct TrainOptions {
    std::string variant = "international";
    std::optional<int> size;
    std::string name = "KKK-K"; // of the class
    std::string task = "win";
    long games = 10;
    std::optional<std::uint64_t> seed;
};

void show(Lesson const& lesson) {
    auto const look =
        terminal::Look::of_terminal([](char const* v) { return std::getenv(v); }, STDOUT_FILENO);
    text::print("\n{}\n{}\n", terminal::draw(lesson.state(), look), tr(lesson.task()));
}

// False at the end. The rest of a line that nobody could mean is dropped.
bool read_line(std::string& line) {
    constexpr std::size_t longest = 4096;
    line.clear();
    char c = '\n';
    while (std::cin.get(c) && c != '\n')
        if (line.size() < longest) line += c;
    return !line.empty() || !std::cin.eof();
}

// Reads lines until one is a move. False if there are no more, or the pupil has had enough.
bool let_move(Lesson& lesson) {
    for (;;) {
        text::print("> ");
        std::fflush(stdout);
        std::string line;
        if (!read_line(line)) return false;
        std::string_view const typed = trim(line);
        if (typed.empty()) continue;
        if (terminal::means(typed, terminal::Verb::quit)) return false;
        if (terminal::means(typed, terminal::Verb::hint)) {
            text::print("{}\n", lesson.state().actions()[lesson.best()].text);
            continue;
        }
        auto const action = lesson.state().interpret(typed);
        if (!action) {
            complain(action.error());
            continue;
        }
        lesson.receive(session::PlayAction{*action});
        return true;
    }
}

// Done or not; nothing if the pupil has gone.
std::optional<bool> run(Lesson& lesson) {
    for (;;) {
        show(lesson);
        if (!let_move(lesson)) return std::nullopt;
        text::print("{}\n", tr(lesson.judged()->text));
        if (lesson.is_done()) return lesson.is_done();
        text::print("{}\n", tr(Message(msg("The answer: {}"),
                                       lesson.state().actions()[lesson.best()].text)));
        lesson.answer();
        if (lesson.is_done()) return lesson.is_done();
    }
}

Result<Done> train(TrainOptions const& options) {
    auto const variant = variants::find(options.variant, options.size);
    if (!variant) return variant.error();
    auto const game = catalogue::find((*variant)->key());
    if (!game) return game.error();
    variants::VariantEndings const endings(**variant);
    auto const name = endings.prepare(options.name, {});
    if (!name) return name.error();
    auto const wanted = options.task == "win" ? game::Known::Value::win : game::Known::Value::draw;
    auto const now = std::chrono::system_clock::now().time_since_epoch().count();
    std::uint64_t seed = options.seed.value_or(static_cast<std::uint64_t>(now));
    auto const folders = session::xdg_directories([](char const* v) { return std::getenv(v); });
    play::Progress progress(folders ? folders->state : std::filesystem::path());
    std::string const task = play::task_name((*variant)->key(), *name, wanted);
    text::print("{}\n", tr(msg("Type your move, «hint» or «quit».")));
    text::print("{}\n", tr(in_words(progress.of(task))));
    for (long i = 0; i < options.games; ++i) {
        auto lesson = Lesson::begin(**game, endings, *name, wanted, seed++);
        if (!lesson) return lesson.error();
        text::print("\n{}\n", lesson->state().text());
        auto const is_done = run(*lesson);
        if (!is_done) break;
        if (auto const kept = progress.add(task, *is_done); !kept) return kept.error();
        text::print("{}\n{}\n", tr(*is_done ? msg("Well done.") : msg("Try another one.")),
                    tr(in_words(progress.of(task))));
    }
    return Done{};
}

} // namespace

void add_train(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand("train", "Practise by playing");
    command.require_subcommand(1);
    CLI::App& endings =
        *command.add_subcommand("endings", "Play endings out against perfect defence");
    auto const options = std::make_shared<TrainOptions>();
    endings.add_option("--variant", options->variant, "rule set (see «damier variants»)")
        ->capture_default_str();
    endings.add_option("--size", options->size, "size of the board, for ulb");
    endings
        .add_option(
            "--class", options->name,
            "your pieces and the other's, such as KKM-K; KKK-K/long: the lone king is on the "
            "long line")
        ->capture_default_str();
    endings.add_option("--task", options->task, "win, or hold a draw")
        ->check(one_of({"win", "draw"}))
        ->capture_default_str();
    endings.add_option("--games", options->games, "how many")
        ->check(in_range(1L, 1'000'000L))
        ->capture_default_str();
    endings.add_option("--seed", options->seed, "the same positions again");
    on_run(endings, exit_code, [options] {
        Result<Done> const done = train(*options);
        if (!done) complain(done.error());
        return done ? success : bad_input;
    });
}

} // namespace damier::program
