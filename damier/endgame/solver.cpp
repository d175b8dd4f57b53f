#include "damier/endgame/solver.hpp"

#include "damier/endgame/solved_slice.hpp"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <mutex>
#include <new>
#include <thread>

namespace damier::endgame {

namespace {

void add(Facts& sum, Facts const& more) {
    sum.positions += more.positions;
    sum.wins += more.wins;
    sum.losses += more.losses;
    sum.longest = std::max(sum.longest, more.longest);
    sum.calm = std::max(sum.calm, more.calm);
    for (std::size_t m = 0; m < materials; ++m)
        sum.longest_in[m] = std::max(sum.longest_in[m], more.longest_in[m]);
}

// A range of a slice as a message: its bytes, then its silent bits.
void put(std::string& message, SolvedSlice const& part, std::uint64_t first, std::uint64_t size) {
    message.append(reinterpret_cast<char const*>(part.bytes.get()) + first, size);
    for (std::uint64_t i = 0; i < size; i += 8) {
        int bits = 0;
        for (std::uint64_t j = i; j < std::min(i + 8, size); ++j)
            bits |= part.is_silent(first + j) << (j - i);
        message += static_cast<char>(bits);
    }
}

void take(std::string_view& message, SolvedSlice& part, std::uint64_t first, std::uint64_t size) {
    std::memcpy(part.bytes.get() + first, message.data(), size);
    for (std::uint64_t j = 0; j < size; ++j) {
        bool const is_silent = (message[size + j / 8] >> j % 8 & 1) != 0;
        std::uint8_t& bits = part.silent[(first + j) / 8];
        if (!is_silent) bits = static_cast<std::uint8_t>(bits & ~(1u << (first + j) % 8));
    }
    message.remove_prefix(size + (size + 7) / 8);
}

class SliceWork {
public:
    SliceWork(Mechanics const& mechanics, Slice const& slice, Ends const& ends, Solved& solved,
              SolveTask const& task)
        : mechanics_(mechanics),
          slice_(slice),
          ends_(ends),
          solved_(solved),
          task_(task),
          index_{Index(mechanics.squares(), slice), Index(mechanics.squares(), slice.turned())},
          white_(mechanics.squares(), Side::white, slice.own.men),
          black_(mechanics.squares(), Side::black, slice.other.men) {
        for (Index const& index : index_) {
            if (!parts_.empty() && index.slice() == slice_) break;
            Bytes const bytes(new Byte[index.size()]());
            solved_.add(index.slice(), bytes);
            parts_.push_back({index.slice(),
                              index.size(),
                              bytes,
                              std::vector<std::uint8_t>(index.size() / 8 + 1, 0xFF),
                              {}});
        }
    }

    std::vector<SolvedSlice> run() {
        auto const levels = white_.levels().size() + black_.levels().size() - 1;
        bool is_whole = true;
        for (std::size_t level = levels; level-- > 0 && is_whole;) is_whole = run_level(level);
        if (is_whole) {
            add_facts_of_others();
            return std::move(parts_);
        }
        for (SolvedSlice const& part : parts_) solved_.remove(part.slice);
        return {};
    }

private:
    using Class = Men::Class;
    // A class of White's men, and the level of all classes of Black's that come beside it.
    using Unit = std::pair<Class, std::size_t>;

    // All groups whose men have come equally far do not depend on each other. False if stopped.
    bool run_level(std::size_t level) {
        std::vector<Unit> all, own;
        for (std::size_t w = 0; w < white_.levels().size() && w <= level; ++w)
            if (level - w < black_.levels().size())
                for (Class const c : white_.levels()[w]) all.emplace_back(c, level - w);
        for (std::size_t i = 0; i < all.size(); ++i)
            if (task_.together.is_own(i)) own.push_back(all[i]);
        run_units(own);
        return task_.together.is_alone() ? !task_.stop.stop_requested() : exchange(all);
    }

    void run_units(std::vector<Unit> const& work) {
        std::atomic<std::size_t> next = 0;
        auto const take = [&] {
            std::unique_ptr<Group> group = borrow();
            for (std::size_t i = next++; i < work.size(); i = next++) {
                if (task_.stop.stop_requested()) break;
                std::uint64_t done = 0;
                for (Class const c : black_.levels()[work[i].second])
                    done += run_group(*group, work[i].first, c);
                if (task_.progress && done > 0) task_.progress(done);
            }
            give_back(std::move(group));
        };
        std::atomic<bool> has_memory = true; // if not it is told to the caller, not to the thread
        auto const help = [&] {
            try {
                take();
            } catch (std::bad_alloc const&) {
                has_memory = false;
            }
        };
        {
            std::vector<std::jthread> helpers;
            for (int i = 1; i < task_.threads && static_cast<std::size_t>(i) < work.size(); ++i)
                helpers.emplace_back(help);
            take();
        } // joins
        if (!has_memory) throw std::bad_alloc();
    }

    // In a slice that is its own turned one every group comes twice.
    bool comes_again(Class white, Class black) const {
        return parts_.size() == 1 && black.first < white.first;
    }

    std::uint64_t run_group(Group& group, Class white, Class black) {
        if (comes_again(white, black)) return 0;
        group.solve(white_.members(white), black_.members(black));
        Facts const first = write(group, Side::white), second = write(group, Side::black);
        std::lock_guard const lock(mutex_);
        add(parts_.front().facts, first);
        bool const is_same = parts_.size() == 1 && white.first == black.first;
        if (!is_same) add(parts_.back().facts, second);
        return is_same ? first.positions : first.positions + second.positions;
    }

    // Hands over what this process has found of these units, and writes down what the others have.
    // False if one of them was stopped.
    bool exchange(std::vector<Unit> const& units) {
        bool const is_stopped = task_.stop.stop_requested();
        std::string mine;
        if (!is_stopped)
            for (std::size_t i = 0; i < units.size(); ++i)
                if (task_.together.is_own(i))
                    for_each_range(units[i],
                                   [&](SolvedSlice const& part, std::uint64_t first,
                                       std::uint64_t size) { put(mine, part, first, size); });
        // A range is never empty: only who was stopped, or had no unit, has nothing to say.
        mine += is_stopped ? 's' : '.';
        std::vector<std::string> const said = task_.together.exchange(mine);
        if (std::any_of(said.begin(), said.end(), [](auto const& s) { return s.back() == 's'; }))
            return false;
        std::vector<std::string_view> left(said.begin(), said.end());
        for (std::size_t i = 0; i < units.size(); ++i)
            if (!task_.together.is_own(i))
                for_each_range(units[i],
                               [&](SolvedSlice& part, std::uint64_t first, std::uint64_t size) {
                                   take(left[i % left.size()], part, first, size);
                                   if (task_.progress) task_.progress(size);
                               });
        return true;
    }

    // Positions with equal men lie together.
    template <class F> void for_each_range(Unit const& unit, F const& f) {
        auto const& [white, level] = unit;
        Squares const& squares = mechanics_.squares();
        for (Class const black : black_.levels()[level]) {
            if (comes_again(white, black)) continue;
            for (Numbers const& w : white_.members(white))
                for (Numbers const& b : black_.members(black)) {
                    f(parts_.front(), index_[0].first_with(w, b), index_[0].block());
                    f(parts_.back(), index_[1].first_with(squares.turned(b), squares.turned(w)),
                      index_[1].block());
                }
        }
    }

    void add_facts_of_others() {
        if (task_.together.is_alone()) return;
        std::string mine;
        for (SolvedSlice const& part : parts_)
            mine.append(reinterpret_cast<char const*>(&part.facts), sizeof part.facts);
        for (SolvedSlice& part : parts_) part.facts = {};
        for (std::string const& said : task_.together.exchange(mine))
            for (std::size_t i = 0; i < parts_.size(); ++i) {
                Facts facts;
                std::memcpy(&facts, said.data() + i * sizeof facts, sizeof facts);
                add(parts_[i].facts, facts);
            }
    }

    Facts write(Group const& group, Side to_move) {
        auto const half = static_cast<std::size_t>(to_move);
        SolvedSlice& part = parts_[std::min(half, parts_.size() - 1)];
        bool const is_odd_win = mechanics_.law().objective() != draughts::Objective::have_no_move;
        Facts facts;
        group.for_each_result(to_move, index_[half], [&](std::uint64_t i, Group::Cell const& cell) {
            if (!cell.exists()) return;
            ++facts.positions;
            if (cell.byte != drawn) {
                int const plies = plies_of(cell.byte);
                ++((plies % 2 == 1) == is_odd_win ? facts.wins : facts.losses);
                facts.longest = std::max(facts.longest, plies);
                facts.calm = std::max<int>(facts.calm, cell.calm);
            }
            part.bytes[i] = slice_.has_plies() ? cell.byte : without_plies(cell.byte);
            if (!cell.is_quiet()) return;
            // Neighbouring groups, on other threads, may share the byte.
            std::atomic_ref(part.silent[i / 8])
                .fetch_and(static_cast<std::uint8_t>(~(1u << i % 8)), std::memory_order_relaxed);
        });
        facts.longest_in = group.longest_in(to_move);
        return facts;
    }

    std::unique_ptr<Group> borrow() {
        std::lock_guard const lock(mutex_);
        if (idle_.empty()) return mechanics_.make_group(slice_, white_, black_, solved_, ends_);
        auto group = std::move(idle_.back());
        idle_.pop_back();
        return group;
    }
    void give_back(std::unique_ptr<Group> group) {
        std::lock_guard const lock(mutex_);
        idle_.push_back(std::move(group));
    }

    Mechanics const& mechanics_;
    Slice slice_;
    Ends const& ends_;
    Solved& solved_;
    SolveTask const& task_;
    std::array<Index, 2> index_;
    Men white_, black_;
    std::vector<SolvedSlice> parts_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<Group>> idle_;
};

} // namespace

bool Mechanics::covers(Slice const& slice) const {
    auto const is_plain = [this](Force const& force) {
        if (law().objective() == draughts::Objective::first_king) return force.kings == 0;
        return law().same_king_limit() == 0 || force.men == 0
               || (force.men == 1 && force.kings == 0);
    };
    return slice.own.pieces() > 0 && slice.other.pieces() > 0 && is_plain(slice.own)
           && is_plain(slice.other);
}

std::vector<SolvedSlice> solve(Mechanics const& mechanics, Slice const& slice, Ends const& ends,
                               Solved& solved, SolveTask const& task) {
    return SliceWork(mechanics, slice, ends, solved, task).run();
}

} // namespace damier::endgame
