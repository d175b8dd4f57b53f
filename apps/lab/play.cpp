#include "apps/lab/play.hpp"

#include "apps/damier/progress.hpp"
#include "apps/lab/bytes.hpp"

#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

namespace damier::lab {

namespace {

// Blocks come from the threads in any order and go into the file in theirs.
class Blocks {
public:
    Blocks(GamesFile& file, std::uint64_t total)
        : file_(file),
          total_(total),
          next_(file.blocks()),
          progress_("games", static_cast<long>((total - file.blocks()) * block_games)) {}

    // The number of the next block to play; nothing when all have been given out.
    std::optional<std::uint64_t> take() {
        std::lock_guard const lock(mutex_);
        if (next_ >= total_ || failure_ || interrupted) return std::nullopt;
        return next_++;
    }
    void put(std::uint64_t number, std::vector<GameRecord> games) {
        std::lock_guard const lock(mutex_);
        progress_.advance(static_cast<long>(games.size()));
        waiting_[number] = std::move(games);
        while (!waiting_.empty() && waiting_.begin()->first == file_.blocks() && !failure_) {
            Result<Done> const done = file_.append_block(waiting_.begin()->second);
            if (!done) failure_ = done.error();
            waiting_.erase(waiting_.begin());
        }
    }
    std::optional<Error> const& failure() const { return failure_; }

private:
    GamesFile& file_;
    std::uint64_t const total_;
    std::mutex mutex_;
    std::uint64_t next_;
    std::map<std::uint64_t, std::vector<GameRecord>> waiting_;
    std::optional<Error> failure_;
    program::Progress progress_;
};

std::vector<GameRecord> play_block(SelfPlayer& player, Origin const& origin, std::uint64_t block,
                                   bool may_stop) {
    std::vector<GameRecord> games;
    while (games.size() < block_games && !(may_stop && interrupted))
        games.push_back(player.play(origin, block * block_games + games.size()));
    return games;
}

void in_threads(int threads, std::function<void()> const& work) {
    std::vector<std::jthread> all;
    for (int i = 0; i < threads; ++i) all.emplace_back(work);
}

// In another process than the one that has the file; it is the leader who stops.
void play_for(Crew& crew, Ground const& ground, Play const& play) {
    in_threads(play.threads, [&] {
        auto const player = ground.player(play.weights);
        while (auto const block = crew.take()) {
            std::string bytes;
            for (GameRecord const& game : play_block(*player, play.origin, *block, false))
                append(bytes, game);
            crew.put(*block, bytes);
        }
    });
}

void play_blocks(Ground const& ground, Play const& play, Blocks& blocks) {
    auto const player = ground.player(play.weights);
    while (auto const block = blocks.take()) {
        auto games = play_block(*player, play.origin, *block, true);
        if (games.size() < block_games) return; // the next run plays it again
        blocks.put(*block, std::move(games));
    }
}

std::vector<GameRecord> games_from(std::string const& text) {
    std::vector<GameRecord> games;
    auto bytes = as_bytes(text);
    while (auto game = take_game(bytes)) games.push_back(std::move(*game));
    return games;
}

// With our own threads and everybody else's.
Result<Done> lead(Crew& crew, Ground const& ground, Play const& play) {
    int const guests = crew.others() * play.threads;
    Result<GamesFile> file = GamesFile::open(play.file, play.origin);
    if (!file) {
        crew.serve(guests, {[] { return std::nullopt; }, {}});
        return file.error();
    }
    std::uint64_t const total = (play.games + block_games - 1) / block_games;
    Blocks blocks(*file, std::max(total, file->blocks()));
    {
        std::jthread const own(
            [&] { in_threads(play.threads, [&] { play_blocks(ground, play, blocks); }); });
        crew.serve(guests, {[&] { return blocks.take(); },
                            [&](std::uint64_t number, std::string const& games) {
                                blocks.put(number, games_from(games));
                            }});
    }
    if (blocks.failure()) return *blocks.failure();
    return Done{};
}

} // namespace

Result<Done> play_games(Ground const& ground, Play const& play, Crew& crew) {
    if (crew.is_leader()) return lead(crew, ground, play);
    play_for(crew, ground, play);
    return Done{};
}

void add_play(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand(
        "play", "Let the engine play games with itself, and keep them in a file");
    struct Options {
        Play play;
        std::string evaluation;
    };
    auto const options = std::make_shared<Options>();
    Play& play = options->play;
    play.games = 100'000;
    play.origin.version = DAMIER_VERSION;
    play.origin.variant = "international";
    command.add_option("file", play.file, "file of games; it is gone on with")->required();
    command.add_option("--variant", play.origin.variant, "rules")->capture_default_str();
    command.add_option("--games", play.games, "how many in all")
        ->check(CLI::Range(1, 1'000'000'000))
        ->capture_default_str();
    command.add_option("--nodes", play.origin.nodes, "nodes a move")
        ->check(CLI::Range(1, 1'000'000'000))
        ->capture_default_str();
    command.add_option("--seed", play.origin.seed, "decides everything random")
        ->capture_default_str();
    command.add_option("--threads", play.threads, "how many play at the same time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    command.add_option("--evaluation", options->evaluation,
                       "learned patterns to play with; those of the program if not given");
    on_run(command, exit_code, [options]() -> Result<Done> {
        auto const ground = ground_of(options->play.origin.variant);
        if (!ground) return ground.error();
        auto const knowledge = knowledge_of(options->evaluation, **ground);
        if (!knowledge) return knowledge.error();
        options->play.weights = knowledge->weights;
        options->play.origin.evaluation = knowledge->checksum;
        Crew crew;
        return play_games(**ground, options->play, crew);
    });
}

} // namespace damier::lab
