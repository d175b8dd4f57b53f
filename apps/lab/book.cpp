// damier-lab book: an opening book, made by the engine itself.
#include "apps/damier/progress.hpp"
#include "apps/lab/command.hpp"
#include "apps/lab/dropout.hpp"

#include "damier/base/output_file.hpp"
#include "damier/variants/variants.hpp"

#include <fmt/core.h>

#include <cmath>
#include <fstream>

namespace damier::lab {

namespace {

struct BookTask {
    std::string file, variant = "international";
    std::uint64_t nodes = 50'000;
    int expansions = 1500;
};

// What the engine thinks of a position. Each answer is added to a file beside the book at once, so
// that the same command goes on after a kill: what was judged is not judged again.
class Judge {
public:
    Judge(BookTask const& task, variants::Variant const& variant)
        : nodes_(task.nodes), analyst_(variant.make_analyst({.table_megabytes = 4})) {
        std::string const path = fmt::format("{}.{}", task.file, task.nodes);
        std::ifstream in(path);
        std::uint64_t key = 0;
        int value = 0;
        while (in >> std::hex >> key >> std::dec >> value) known_[key] = value;
        out_.open(path, std::ios::app);
    }

    bool can_write() const { return out_.good(); }
    int operator()(game::State const& state) {
        std::uint64_t const key = game::Book::key_of(state);
        if (auto const found = known_.find(key); found != known_.end()) return found->second;
        game::AnalysisTask task;
        task.limits.nodes = nodes_;
        analyst_->forget();
        auto const lines = analyst_->analyse(state, task, {}, {});
        double const men = lines.empty() ? -100 : lines.front().men;
        int const value = static_cast<int>(std::lround(100 * std::clamp(men, -100.0, 100.0)));
        out_ << fmt::format("{:x} {}\n", key, value) << std::flush;
        known_[key] = value;
        return value;
    }

private:
    std::uint64_t nodes_;
    game::AnalystPtr analyst_;
    std::unordered_map<std::uint64_t, int> known_;
    std::ofstream out_;
};

Result<Done> make_book(BookTask const& task) {
    auto const variant = variants::find(task.variant);
    if (!variant) return variant.error();
    auto judge = std::make_shared<Judge>(task, **variant);
    if (!judge->can_write()) return error("the file «{}» cannot be written", task.file);
    auto const start = (*variant)->start({}, 1);
    if (!start) return start.error();
    Dropout tree(*start, [judge](game::State const& state) { return (*judge)(state); });
    program::Progress progress("positions", task.expansions);
    for (int i = 0; i < task.expansions && !interrupted && tree.expand(); ++i) progress.advance();
    if (interrupted) return Done{};
    std::string const bytes = tree.book().to_bytes();
    fmt::print("{} positions, {} bytes\n", tree.positions(), bytes.size());
    return write_file(task.file, bytes, Replace::yes);
}

} // namespace

void add_book(CLI::App& app, int& exit_code) {
    CLI::App& command =
        *app.add_subcommand("book", "Make an opening book: at each step the position is looked at "
                                    "that good play reaches soonest");
    auto const task = std::make_shared<BookTask>();
    command.add_option("file", task->file, "for the book")->required();
    command.add_option("--variant", task->variant, "rules")->capture_default_str();
    command.add_option("--nodes", task->nodes, "nodes for each position")->capture_default_str();
    command.add_option("--expansions", task->expansions, "positions whose moves are all looked at")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
    on_run(command, exit_code, [task] { return make_book(*task); });
}

} // namespace damier::lab
