// damier analyse: what the engine thinks of a position, in one or several lines.
#include "apps/damier/game_files.hpp"
#include "apps/damier/interrupt.hpp"
#include "apps/damier/memory.hpp"
#include "apps/damier/position_options.hpp"
#include "apps/terminal/whole_turn.hpp"
#include "apps/text/print.hpp"

#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/game/endings.hpp"
#include "damier/play/bot_name.hpp"
#include "damier/records/reader.hpp"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include <atomic>
#include <csignal>
#include <unistd.h>

namespace damier::program {

namespace {

using Json = nlohmann::ordered_json;
using game::AnalysisLine;

constexpr int most_lines = 1000; // no position has so many moves

struct AnalyseOptions {
    std::shared_ptr<PositionOptions> position;
    bool is_variant_given = false;
    std::string pdn; // a file to take the position from
    long game = 1;
    std::optional<int> ply; // the last one if not given
    game::EngineSettings engine;
    std::size_t lines = 1;
    double seconds = 0;
    int depth = 0;
    std::uint64_t nodes = 0;
    std::string moves; // only these
    bool is_threat = false;
    bool as_json = false;
};

Json line_json(AnalysisLine const& line, game::State const& from) {
    Json json{{"rank", line.rank + 1},
              {"score", line.men},
              {"win", line.win},
              {"draw", line.draw},
              {"loss", line.loss},
              {"depth", line.depth},
              {"nodes", line.nodes},
              {"time_ms", line.time.count()},
              {"moves", game::texts_of(from, line.actions)}};
    json["plies_to_end"] = line.distance ? Json(*line.distance) : Json();
    json["drawn"] = line.is_drawn;
    return json;
}

std::string score_text(AnalysisLine const& line) {
    auto const certain = game::certain_in_words(line.distance, line.is_drawn);
    return certain ? text::tr(*certain) : fmt::format("{:+.2f}", line.men);
}

void print(AnalysisLine const& line, game::State const& from) {
    text::print("{:2}. {:>8}  {:3.0f}/{:.0f}/{:.0f} %  {}  {}\n", line.rank + 1, score_text(line),
                100 * line.win, 100 * line.draw, 100 * line.loss,
                text::tr(Message(msg("depth {}"), fmt::format("{:2}", line.depth))),
                join(game::texts_of(from, line.actions), " "));
}

// On a terminal the best line is shown as it grows, on stderr: the result belongs to stdout.
void show_progress(AnalysisLine const& line, game::State const& from) {
    if (line.rank != 0) return;
    fmt::print(stderr, "\r{}  {}  {}\033[K",
               text::tr(Message(msg("depth {}"), fmt::format("{:2}", line.depth))),
               score_text(line),
               line.actions.empty() ? "" : from.actions()[line.actions.front()].text);
    std::fflush(stderr);
}

Result<game::AnalysisTask> task_of(AnalyseOptions const& options, game::State const& state) {
    game::AnalysisTask task;
    task.lines = options.lines;
    task.is_threat = options.is_threat;
    if (options.depth > 0) task.limits.depth = options.depth;
    if (options.nodes > 0) task.limits.nodes = options.nodes;
    if (options.seconds > 0)
        task.limits.move_time =
            std::chrono::milliseconds(static_cast<long>(options.seconds * 1000));
    if (options.depth == 0 && options.nodes == 0 && options.seconds <= 0)
        task.limits.move_time = std::chrono::seconds(5);
    for (std::string_view const word : split_at_blanks(options.moves)) {
        Result<std::size_t> const move = state.interpret(word);
        if (!move) return move.error();
        task.only.push_back(*move);
    }
    return task;
}

// `from`: where the lines begin.
std::vector<AnalysisLine> search(game::Analyst& analyst, game::State const& state,
                                 game::AnalysisTask const& task, game::State const& from) {
    notice_interrupt();
    std::stop_source stop;
    // Ctrl-C ends the search, not the program: what was found is printed.
    StopOnInterrupt const watch(stop);
    bool const is_watched = isatty(STDERR_FILENO) != 0;
    game::AnalysisSink sink;
    if (is_watched) sink = [&](AnalysisLine const& line) { show_progress(line, from); };
    auto lines = analyst.analyse(state, task, stop.get_token(), sink);
    if (is_watched) fmt::print(stderr, "\r\033[K");
    return lines;
}

struct Subject {
    game::Game const* game;
    game::StatePtr state;
};

// The position after so many plies of the main line.
Result<Subject> from_record(AnalyseOptions const& options, std::string_view variant,
                            records::Record const& record) {
    if (options.is_variant_given && record.game->key() != variant)
        return error(msg("game {} is not one of «{}»"), options.game, variant);
    auto const line = record.tree.main_line();
    int const last = static_cast<int>(line.size()) - 1;
    int const ply = options.ply.value_or(last);
    if (ply > last) return error(msg("game {} has {} plies, not {}"), options.game, last, ply);
    return Subject{record.game, record.tree.node(line[static_cast<std::size_t>(ply)]).state};
}

Result<Subject> from_file(AnalyseOptions const& options, std::string const& variant) {
    Result<File> const file = open_input(options.pdn);
    if (!file) return file.error();
    records::Reader reader(pdn::from_file(*file), catalogue::all(),
                           options.is_variant_given ? variant : "");
    for (;;) {
        auto const game = reader.next();
        if (!game) return game.error();
        if (!*game)
            return error(msg("«{}» has {} games, not {}"), options.pdn, reader.game_number(),
                         options.game);
        auto const problems = reader.take_problems();
        if (reader.game_number() != options.game) continue;
        Result<records::Record> const& record = (*game)->record;
        if (!record) return error(msg("game {}: {}"), options.game, text::tr(record.error()));
        for (records::Problem const& problem : problems) {
            if (problem.severity != pdn::Severity::error) continue;
            // Before the mistake a position that was asked for is still what it was.
            if (!options.ply)
                return error(msg("game {}: {}"), problem.game, text::tr(problem.error));
            complain(Message(msg("game {}: {}"), problem.game, text::tr(problem.error)));
        }
        records::Guesses guesses;
        guesses.add(*record);
        tell_guesses(guesses, options.pdn);
        return from_record(options, variant, *record);
    }
}

Result<Subject> subject_of(AnalyseOptions const& options) {
    if (options.position->is_other_game()) {
        auto const found = options.position->find_other();
        if (!found) return found.error();
        return Subject{found->game, found->state};
    }
    Result<variants::Variant const*> const variant = options.position->find();
    if (!variant) return variant.error();
    if (!options.pdn.empty()) return from_file(options, std::string((*variant)->key()));
    Result<game::StatePtr> const state = (*variant)->read(options.position->fen_of(**variant));
    if (!state) return state.error();
    return Subject{*variant, *state};
}

// Where no engine plays: what the game's strongest player thinks, and what it would play.
Result<Done> ask_strongest(AnalyseOptions const& options, Subject const& subject,
                           Limits const& limits) {
    std::string const kind = subject.game->bots().back().key;
    Result<game::BotPtr> const bot = subject.game->make_bot(kind, options.position->seed);
    if (!bot) return bot.error();
    game::Thought last;
    std::size_t const choice = (*bot)->choose(
        *subject.state, limits, {}, [&](game::Thought const& thought) { last = thought; });
    std::string const turn = terminal::whole_turn(*subject.game, subject.state, choice, 1);
    if (options.as_json)
        text::print("{}\n", Json::array({{{"player", kind},
                                          {"depth", last.depth},
                                          {"score", last.score},
                                          {"nodes", last.nodes},
                                          {"move", turn}}})
                                .dump(2));
    else
        text::print("{}\n", text::tr(Message(msg("The computer ({}) would play {}."),
                                             play::bot_name(*subject.game, kind), turn)));
    return Done{};
}

Result<Done> analyse(AnalyseOptions const& options) {
    if (auto const fits = check_memory(options.engine.table_megabytes, options.engine.threads);
        !fits)
        return fits;
    if (options.is_threat && !options.moves.empty())
        return error(msg("--moves are those of the side to move, --threat asks for the other's"));
    Result<Subject> const subject = subject_of(options);
    if (!subject) return subject.error();
    game::StatePtr const& state = subject->state;
    Result<game::AnalysisTask> const task = task_of(options, *state);
    if (!task) return task.error();
    if (game::is_over(state->outcome())) return error(msg("the game is over in this position"));
    auto const analyst = subject->game->make_analyst(options.engine);
    if (!analyst && !subject->game->bots().empty())
        return ask_strongest(options, *subject, task->limits);
    if (!analyst) return error(msg("the engine does not play «{}»"), subject->game->key());
    game::StatePtr const from = options.is_threat ? state->passed() : state;
    auto const lines = search(*analyst, *state, *task, *from);
    if (lines.empty() && options.is_threat) return error(msg("the other side has no move here"));
    Json list = Json::array();
    for (AnalysisLine const& line : lines) {
        if (options.as_json)
            list.push_back(line_json(line, *from));
        else
            print(line, *from);
    }
    if (options.as_json) text::print("{}\n", list.dump(2));
    return Done{};
}

} // namespace

void add_analyse(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand("analyse", "Analyse a position");
    auto const options = std::make_shared<AnalyseOptions>();
    options->position = add_position_options(command);
    command
        .add_option("--pdn", options->pdn,
                    "take the position from this file; - is the standard input")
        ->excludes("--fen");
    command.add_option("--game", options->game, "which game of the file")
        ->check(in_range(1L, 1'000'000'000L))
        ->needs("--pdn")
        ->capture_default_str();
    command.add_option("--ply", options->ply, "after how many plies; by default the last")
        ->check(in_range(0, 1'000'000))
        ->needs("--pdn");
    auto const all = [](std::string& typed) {
        if (typed == "all") typed = std::to_string(most_lines);
        return std::string();
    };
    command.add_option("--lines", options->lines, "how many best moves to show, or all")
        ->check(in_range(1, most_lines))
        ->transform(CLI::Validator(all, "")); // before the check
    command
        .add_option("--time", options->seconds,
                    "seconds to think (5 unless another limit is given)")
        ->check(in_range(0.001, 1e6));
    command.add_option("--depth", options->depth, "plies to look ahead")->check(in_range(1, 128));
    command.add_option("--nodes", options->nodes, "positions to look at")
        ->check(in_range(1L, 1'000'000'000'000L));
    command.add_option("--threads", options->engine.threads, "how many threads")
        ->check(in_range(1, 256));
    command
        .add_option("--hash", options->engine.table_megabytes, "megabytes of memory for positions")
        ->check(in_range(1, 65536))
        ->capture_default_str();
    command.add_option("--level", options->engine.strength, "1 to 10, full strength, or points")
        ->check(a_strength());
    command.add_option("--moves", options->moves, "look at these moves only: '32-28 33-29'");
    command.add_flag("--threat", options->is_threat,
                     "what the other side would do if it were to move");
    command.add_flag("--json", options->as_json, "for programs");
    on_run(command, exit_code, [options, &command] {
        options->is_variant_given = command.count("--variant") > 0;
        Result<Done> const done = analyse(*options);
        if (!done) complain(done.error());
        return done ? success : bad_input;
    });
}

} // namespace damier::program
