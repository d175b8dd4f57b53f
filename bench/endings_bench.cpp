// How long a probe of the tables of endings takes in a search: quiet positions of each class that
// is on the disk, in random order, once to warm up and once to measure.
// Usage: endings_bench [PROBES]   international draughts; the tables are those of the user
#include "damier/base/random.hpp"
#include "damier/draughts/rules/international.hpp"
#include "damier/endgame/tables.hpp"
#include "damier/endgame/workshop.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace {

using namespace damier;
namespace rules = draughts::rules;
constexpr auto& law = rules::international_law;

using Position = draughts::Position<law>;

std::vector<Position> quiet_positions(endgame::Slice const& slice, std::size_t number) {
    endgame::Index const index(endgame::squares_of<law>, slice);
    Random random(1);
    std::vector<Position> list;
    while (list.size() < number)
        if (auto const pieces = index.at(random.next() % index.size())) {
            auto const position = endgame::position_of<law>(*pieces);
            if (!draughts::can_capture<law>(position)) list.push_back(position);
        }
    return list;
}

// Nanoseconds of each probe, the clock's own included.
std::vector<long> times(endgame::Tables<law> const& tables, std::vector<Position> const& list,
                        long& known) {
    std::vector<long> result;
    for (Position const& position : list) {
        auto const start = std::chrono::steady_clock::now();
        known += tables.quiet(position, false).has_value() ? 1 : 0;
        auto const end = std::chrono::steady_clock::now();
        result.push_back(static_cast<long>(
            std::chrono::duration_cast<std::chrono::nanoseconds>(end - start).count()));
    }
    std::sort(result.begin(), result.end());
    return result;
}

} // namespace

int main(int argc, char** argv) {
    auto const number = static_cast<std::size_t>(argc > 1 ? std::atol(argv[1]) : 100'000);
    endgame::Workshop const& workshop =
        endgame::workshop(endgame::mechanics<law>(), endgame::Ends(rules::international.draws));
    endgame::Tables<law> const tables(workshop.shelf());
    std::vector<long> medians;
    for (endgame::Slice const& half : endgame::slices_up_to(endgame::most_pieces))
        for (endgame::Slice const& slice : {half, half.turned()}) {
            if (slice.pieces() < 4 || !workshop.shelf().find(slice)) continue;
            auto const list = quiet_positions(slice, number);
            long known = 0;
            times(tables, list, known);
            auto const warm = times(tables, list, known);
            medians.push_back(warm[warm.size() / 2]);
            fmt::print("{:9} median {:4} ns, nine in ten {:4} ns\n", endgame::name_of(slice),
                       medians.back(), warm[warm.size() * 9 / 10]);
        }
    if (medians.empty()) {
        fmt::print(stderr, "there are no tables; «damier tables build» makes them\n");
        return 1;
    }
    std::sort(medians.begin(), medians.end());
    fmt::print("median of {} classes of four and five pieces: {} ns\n", medians.size(),
               medians[medians.size() / 2]);
}
