// Another way to the values of endings, as simple as can be: all positions one after the other,
// again and again, until nothing changes. What is decided in the n-th round takes n plies. It knows
// nothing of groups, cells or backward moves; only the list of positions comes from the index.
#pragma once

#include "damier/endgame/ends.hpp"
#include "damier/endgame/index.hpp"
#include "damier/endgame/known.hpp"
#include "damier/endgame/pieces.hpp"

#include <optional>
#include <unordered_map>
#include <vector>

namespace damier::endgame {

template <draughts::Law const& L> class SecondSolver {
public:
    using Position = draughts::Position<L>;

    SecondSolver(Ends const& ends, std::vector<Slice> const& slices) : ends_(ends) {
        for (Slice const& slice : slices) {
            Index const index(squares_of<L>, slice);
            for (std::uint64_t i = 0; i < index.size(); ++i)
                if (auto const pieces = index.at(i)) {
                    positions_.push_back(position_of<L>(*pieces));
                    open_.push_back(positions_.back());
                }
        }
        known_.reserve(positions_.size());
        int silent = 0; // rounds without news: wins and losses come in turn
        for (int plies = 0; silent < 3 && !open_.empty(); ++plies)
            silent = round(plies) ? 0 : silent + 1;
    }

    // Nothing for a draw.
    std::optional<Known> of(Position const& position) const {
        if (is_over<L>(position)) return Known{at_the_end(), 0};
        auto const found = known_.find(place_of(position));
        if (found == known_.end()) return std::nullopt;
        return found->second;
    }
    std::vector<Position> const& positions() const { return positions_; }

private:
    static constexpr Value at_the_end() {
        return L.objective.value == draughts::Objective::have_no_move ? Value::win : Value::loss;
    }
    // A number of its own for each position, whoever is to move. Hash keys would not do: two
    // positions may share one.
    static std::uint64_t place_of(Position const& position) {
        Slice const slice = slice_of<L>(position);
        return static_cast<std::uint64_t>(key_of(slice)) << 40
               | Index(squares_of<L>, slice).of(pieces_of<L>(position));
    }

    bool round(int plies) {
        std::vector<Position> still;
        std::vector<std::pair<std::uint64_t, Known>> news;
        for (Position const& position : open_) {
            if (auto const value = decide(position, plies))
                news.push_back({place_of(position), {*value, plies}});
            else
                still.push_back(position);
        }
        open_.swap(still);
        known_.insert(news.begin(), news.end());
        return !news.empty();
    }

    // By what is known of the positions after its moves.
    std::optional<Value> decide(Position const& position, int plies) const {
        draughts::MoveList<L> moves;
        draughts::generate<L>(position, moves, draughts::patient_budget);
        if (moves.empty()) {
            if (ends_.is_blocked<L>(position)) return std::nullopt;
            return at_the_end();
        }
        if (plies == 0) return std::nullopt; // a move takes one
        if (!draughts::can_capture<L>(position) && ends_.is_dead<L>(position)) return std::nullopt;
        bool all_lose = true;
        for (auto const& move : moves) {
            auto const after = of(position.after(move));
            if (after && after->value == Value::loss) return Value::win;
            all_lose = all_lose && after && after->value == Value::win;
        }
        if (all_lose) return Value::loss;
        return std::nullopt;
    }

    Ends ends_;
    std::vector<Position> positions_, open_;
    std::unordered_map<std::uint64_t, Known> known_; // by place_of()
};

} // namespace damier::endgame
