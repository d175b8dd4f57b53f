// Measures of the engine: speed, depth in a second, what a second thread gives.
#include "damier/draughts/rules/all.hpp"
#include "damier/draughts/start.hpp"
#include "damier/engine/searcher.hpp"

#include <fmt/core.h>
#include <string_view>

namespace {

using namespace damier;

void speed() {
    using draughts::rules::international;
    constexpr auto& law = draughts::rules::international_law;
    for (int threads = 1; threads <= 2; ++threads) {
        engine::Searcher<law> searcher({.table_megabytes = 64, .threads = threads});
        engine::Task<law> task{.position = draughts::start_position<law>(international.start()),
                               .draws = international.draws(),
                               .past = {},
                               .limits = {},
                               .only = {}};
        task.limits.move_time = std::chrono::milliseconds(3000);
        auto const answer = searcher.search(task, {}, [](auto const& info) {
            fmt::print("depth {:2} value {:5} nodes {:10} time {:6.3f}s  {:.2f} Mn/s deepest {}\n",
                       info.best.depth, info.best.score.value(), info.nodes,
                       static_cast<double>(info.time.count()) / 1e6,
                       static_cast<double>(info.nodes) / static_cast<double>(info.time.count() + 1),
                       info.deepest);
        });
        fmt::print("{} threads: {} nodes, {:.2f} million nodes/s\n", threads, answer.nodes,
                   static_cast<double>(answer.nodes) / static_cast<double>(answer.time.count()));
    }
}

} // namespace

int main() { speed(); }
