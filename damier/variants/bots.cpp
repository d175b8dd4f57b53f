#include "damier/variants/bots.hpp"

#include "damier/base/random.hpp"

#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>

namespace damier::variants {

namespace {

using game::Action;

bool captures(Action const& action) { return !action.ways.front().emptied.empty(); }

class RandomBot final : public game::Bot {
public:
    explicit RandomBot(std::uint64_t seed) : random_(seed) {}

    std::size_t choose(game::State const& state, Limits const&, std::stop_token,
                       game::ThoughtSink const&) override {
        return static_cast<std::size_t>(random_.below(static_cast<int>(state.actions().size())));
    }

private:
    Random random_;
};

// S0: the first capture; else the first piece that can move, scanning rows from the top and columns
// from the left; a man tries the column at its right first, a king the nearest square.
class FirstMoveBot final : public game::Bot {
public:
    std::size_t choose(game::State const& state, Limits const&, std::stop_token,
                       game::ThoughtSink const&) override {
        auto const actions = state.actions();
        auto const rank = [&](Action const& action) {
            auto const& cells = action.ways.front().cells;
            auto const& board = state.about().cells;
            auto const& from = board[static_cast<std::size_t>(cells.front())];
            auto const& to = board[static_cast<std::size_t>(cells.back())];
            bool const goes_left = to.column < from.column;
            int const distance = std::abs(to.row - from.row) + std::abs(to.column - from.column);
            return std::tuple(!captures(action), cells.front(), goes_left, distance);
        };
        auto const best =
            std::min_element(actions.begin(), actions.end(),
                             [&](Action const& a, Action const& b) { return rank(a) < rank(b); });
        return static_cast<std::size_t>(best - actions.begin());
    }
};

// S4: looks at ten of its pieces drawn at random. If one can capture, it does so for as long as it
// can; else it plays a move after which nothing of it can be taken; else any move.
class UlbBot final : public game::Bot {
public:
    explicit UlbBot(std::uint64_t seed) : random_(seed) {}

    std::size_t choose(game::State const& state, Limits const&, std::stop_token,
                       game::ThoughtSink const&) override {
        if (auto const found = longest_capture(state, drawn_pieces(state))) return *found;
        if (auto const found = safe_move(state, drawn_pieces(state))) return *found;
        return static_cast<std::size_t>(random_.below(static_cast<int>(state.actions().size())));
    }

private:
    static constexpr std::size_t pieces_drawn = 10;

    std::vector<game::Cell> drawn_pieces(game::State const& state) {
        std::set<game::Cell> own;
        for (game::Cell cell = 0; cell < static_cast<game::Cell>(state.about().cells.size());
             ++cell)
            if (auto const piece = state.at(cell); piece && piece->owner == state.to_play())
                own.insert(cell);
        std::vector<game::Cell> cells(own.begin(), own.end());
        shuffle(cells);
        if (cells.size() > pieces_drawn) cells.resize(pieces_drawn);
        return cells;
    }

    template <class T> void shuffle(std::vector<T>& list) {
        for (std::size_t i = list.size(); i > 1; --i)
            std::swap(list[i - 1],
                      list[static_cast<std::size_t>(random_.below(static_cast<int>(i)))]);
    }

    std::optional<std::size_t> longest_capture(game::State const& state,
                                               std::vector<game::Cell> const& pieces) {
        for (game::Cell const piece : pieces) {
            std::optional<std::size_t> best;
            std::size_t most = 0;
            for (std::size_t i = 0; i < state.actions().size(); ++i) {
                game::Way const& way = state.actions()[i].ways.front();
                if (way.cells.front() != piece || way.emptied.size() <= most) continue;
                most = way.emptied.size();
                best = i;
            }
            if (best) return best;
        }
        return std::nullopt;
    }

    std::optional<std::size_t> safe_move(game::State const& state,
                                         std::vector<game::Cell> const& pieces) {
        for (game::Cell const piece : pieces) {
            std::vector<std::size_t> order;
            for (std::size_t i = 0; i < state.actions().size(); ++i)
                if (state.actions()[i].ways.front().cells.front() == piece) order.push_back(i);
            shuffle(order);
            for (std::size_t const i : order)
                if (is_safe(*state.after(i), state.actions()[i].ways.front().cells.back()))
                    return i;
        }
        return std::nullopt;
    }

    // The piece that has moved cannot be taken at once.
    static bool is_safe(game::State const& next, game::Cell moved) {
        return std::none_of(next.actions().begin(), next.actions().end(), [&](Action const& reply) {
            auto const& emptied = reply.ways.front().emptied;
            return emptied.size() == 1 && emptied.front() == moved;
        });
    }

    Random random_;
};

} // namespace

std::vector<game::BotKind> simple_bots(bool has_ulb) {
    std::vector<game::BotKind> kinds{{"random", msg("random")},
                                     {"first-move", msg("the first move")}};
    if (has_ulb) kinds.push_back({"ulb", msg("looks at ten pieces")});
    return kinds;
}

game::BotPtr make_simple_bot(std::string_view kind, std::uint64_t seed) {
    if (kind == "random") return std::make_unique<RandomBot>(seed);
    if (kind == "first-move") return std::make_unique<FirstMoveBot>();
    if (kind == "ulb") return std::make_unique<UlbBot>(seed);
    return nullptr;
}

} // namespace damier::variants
