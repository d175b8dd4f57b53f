#include "damier/engine/king_table.hpp"

#include <algorithm>

namespace damier::engine {

namespace {

constexpr int most_plies = 253;

std::size_t choose_two(std::size_t n) { return n * (n - 1) / 2; }
std::size_t choose_three(std::size_t n) { return n * (n - 1) * (n - 2) / 6; }

// Every place with this weaker king.
template <class F> void for_each_strong(int squares, std::uint8_t weak, int kings, F&& f) {
    KingPlace place{{}, weak, kings};
    auto const put = [&](auto const& self, int slot, int below) -> void {
        if (slot < 0) return f(place);
        for (int square = slot; square < below; ++square) {
            if (square == weak) continue;
            place.strong[static_cast<std::size_t>(slot)] = static_cast<std::uint8_t>(square);
            self(self, slot - 1, square);
        }
    };
    put(put, kings - 1, squares);
}

} // namespace

KingBoard make_king_board(std::span<board::Place const> places, std::span<board::Place const> steps,
                          bool is_flying, bool must_capture) {
    KingBoard board;
    board.squares = static_cast<int>(places.size());
    board.must_capture = must_capture;
    int rows = 0, columns = 0;
    for (board::Place const p : places) {
        rows = std::max(rows, p.row + 1);
        columns = std::max(columns, p.column + 1);
    }
    auto const find = [&](int row, int column) -> std::optional<std::uint8_t> {
        for (std::size_t i = 0; i < places.size(); ++i)
            if (places[i].row == row && places[i].column == column)
                return static_cast<std::uint8_t>(i);
        return std::nullopt;
    };
    for (board::Place const from : places) {
        auto& rays = board.rays.emplace_back();
        for (board::Place const step : steps) {
            auto& ray = rays.emplace_back();
            for (int n = 1; is_flying || n == 1; ++n) {
                auto const to = find(from.row + n * step.row, from.column + n * step.column);
                if (!to) break;
                ray.push_back(*to);
            }
        }
    }
    // Turned and mirrored, as far as squares fall on squares.
    for (int const kind : {0, 1, 2, 3, 4, 5, 6, 7}) {
        std::vector<std::uint8_t> map;
        for (board::Place const p : places) {
            int row = kind & 1 ? rows - 1 - p.row : p.row;
            int column = kind & 2 ? columns - 1 - p.column : p.column;
            if (kind & 4) std::swap(row, column);
            if (auto const to = find(row, column)) map.push_back(*to);
        }
        if (map.size() == places.size()) board.symmetries.push_back(std::move(map));
    }
    return board;
}

// Works in layers: the weaker side is lost in n plies when every move leads to a win in fewer; the
// stronger one wins in n + 1 when one move leads there. Quiet moves of kings can be made backwards.
class KingTable::Solver {
public:
    Solver(KingTable& table, int kings, KingCaptures const& captures)
        : table_(table),
          wins_(table.levels_[static_cast<std::size_t>(kings - 1)][1]),
          losses_(table.levels_[static_cast<std::size_t>(kings - 1)][0]) {
        for (std::uint8_t const weak : table_.domain_)
            for_each_strong(table_.board_.squares, weak, kings,
                            [&](KingPlace const& place) { begin(place, captures); });
    }

    void run() {
        int last = 0; // captures may lose later than the quiet layers reach
        for (Open const& open : open_) last = std::max(last, open.after_captures);
        for (int plies = 0; plies <= most_plies && !open_.empty(); plies += 2) {
            std::vector<KingPlace> lost;
            std::erase_if(open_, [&](Open const& open) {
                if (!is_lost(open, plies)) return false;
                losses_[table_.index(open.place)] = static_cast<std::uint8_t>(plies + 1);
                lost.push_back(open.place);
                return true;
            });
            for (KingPlace const& place : lost) win_before(place, plies + 1);
            if (lost.empty() && plies > last) return;
        }
    }

private:
    // A place with the weaker side to move that is not known to be lost.
    struct Open {
        KingPlace place;
        int after_captures; // plies if it is lost whatever it captures; 0 = there is no capture
    };
    static constexpr std::uint8_t captures_at_once = 2;

    void begin(KingPlace const& place, KingCaptures const& captures) {
        after_.clear();
        captures(place, true, after_);
        if (!after_.empty()) wins_[table_.index(place)] = captures_at_once;
        after_.clear();
        captures(place, false, after_);
        int longest = 0;
        for (KingPlace const& next : after_) {
            auto const plies = next.kings == 0 ? std::nullopt : table_.plies(next, true);
            if (!plies) return; // not lost
            longest = std::max(longest, *plies + 1);
        }
        open_.push_back({place, longest});
    }

    bool is_lost(Open const& open, int plies) {
        if (open.after_captures > plies) return false;
        if (open.after_captures > 0 && table_.board_.must_capture) return true;
        return for_each_slide(open.place, open.place.weak, [&](std::uint8_t to) {
            KingPlace next = open.place;
            next.weak = to;
            int const value = wins_[table_.index(next)];
            return value != 0 && value <= plies; // won in fewer
        });
    }

    void win_before(KingPlace const& place, int plies) {
        for (std::size_t i = 0; i < static_cast<std::size_t>(place.kings); ++i)
            for_each_slide(place, place.strong[i], [&](std::uint8_t from) {
                KingPlace before = place;
                before.strong[i] = from;
                std::uint8_t& value = wins_[table_.index(before)];
                if (value == 0) value = static_cast<std::uint8_t>(plies + 1);
                return true;
            });
    }

    // Calls f for each square that a king on `from` can slide to until one answers false.
    template <class F> bool for_each_slide(KingPlace const& place, std::uint8_t from, F&& f) {
        auto const is_taken = [&](std::uint8_t square) {
            bool taken = square == place.weak;
            for (std::size_t i = 0; i < static_cast<std::size_t>(place.kings); ++i)
                taken |= square == place.strong[i];
            return taken;
        };
        for (auto const& ray : table_.board_.rays[from])
            for (std::uint8_t const to : ray) {
                if (is_taken(to)) break;
                if (!f(to)) return false;
            }
        return true;
    }

    KingTable& table_;
    std::vector<std::uint8_t>&wins_, &losses_;
    std::vector<Open> open_;
    std::vector<KingPlace> after_;
};

KingTable::KingTable(KingBoard board, int kings, KingCaptures const& captures)
    : board_(std::move(board)),
      symmetry_of_(static_cast<std::size_t>(board_.squares)),
      rank_of_(symmetry_of_) {
    for (std::size_t square = 0; square < symmetry_of_.size(); ++square) {
        std::size_t least = 0;
        for (std::size_t i = 1; i < board_.symmetries.size(); ++i)
            if (board_.symmetries[i][square] < board_.symmetries[least][square]) least = i;
        symmetry_of_[square] = static_cast<std::uint8_t>(least);
        std::uint8_t const image = board_.symmetries[least][square];
        if (image == square) {
            rank_of_[square] = static_cast<std::uint8_t>(domain_.size());
            domain_.push_back(image);
        } else {
            rank_of_[square] = rank_of_[image];
        }
    }
    for (int number = 1; number <= kings; ++number) {
        levels_.emplace_back();
        for (auto& side : levels_.back()) side.resize(size(number));
        Solver(*this, number, captures).run();
    }
}

std::size_t KingTable::bytes() const {
    std::size_t sum = 0;
    for (Level const& level : levels_) sum += level[0].size() + level[1].size();
    return sum;
}

std::optional<int> KingTable::plies(KingPlace const& place, bool strong_moves) const {
    Level const& level = levels_[static_cast<std::size_t>(place.kings - 1)];
    int const value = level[strong_moves ? 1 : 0][index(place)];
    return value == 0 ? std::nullopt : std::optional(value - 1);
}

std::size_t KingTable::size(int kings) const {
    auto const n = static_cast<std::size_t>(board_.squares);
    return domain_.size() * (kings == 1 ? n : kings == 2 ? choose_two(n) : choose_three(n));
}

std::size_t KingTable::index(KingPlace const& place) const {
    auto const& map = board_.symmetries[symmetry_of_[place.weak]];
    std::size_t a = map[place.strong[0]], b = map[place.strong[1]], c = map[place.strong[2]];
    std::size_t rank = a;
    if (place.kings == 2) rank = choose_two(std::max(a, b)) + std::min(a, b);
    if (place.kings == 3) {
        if (a > b) std::swap(a, b);
        if (b > c) std::swap(b, c);
        if (a > b) std::swap(a, b);
        rank = choose_three(c) + choose_two(b) + a;
    }
    std::size_t const places = levels_[static_cast<std::size_t>(place.kings - 1)][0].size();
    return rank_of_[place.weak] * (places / domain_.size()) + rank;
}

} // namespace damier::engine
