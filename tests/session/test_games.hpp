// A tiny deterministic game for testing what surrounds games: a race on a strip of cells, for two
// to four seats, with several ways to one action, turns of several actions and irregular moves.
#pragma once

#include "damier/base/random.hpp"
#include "damier/base/text.hpp"
#include "damier/game/game.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <thread>
#include <vector>

namespace damier::test {

// Each seat has two runners in rows of their own. A runner goes 1 or 2 cells, or springs 3 cells
// by either cell between; who lands on column 4 goes on with the same runner. First at the end
// wins. The score is the sum of the columns. Going back one cell is irregular.
class Race final : public game::State,
                   public game::Arbitration,
                   public std::enable_shared_from_this<Race> {
public:
    static constexpr int spring = 4;

    static std::string_view key_of(int seats) {
        return seats == 2 ? "race" : seats == 3 ? "race3" : "race4";
    }

    Race(int seats, int length, std::vector<int> columns, int to_play, int held)
        : seats_(seats),
          length_(length),
          columns_(std::move(columns)),
          to_play_(to_play),
          held_(held),
          about_(describe(seats, length)) {
        fill_actions();
    }

    static game::StatePtr start(int seats, int length) {
        return std::make_shared<Race>(
            seats, length, std::vector<int>(static_cast<std::size_t>(2 * seats), 0), 0, -1);
    }

    game::About const& about() const override { return *about_; }
    game::Seat to_play() const override { return to_play_; }
    std::optional<game::Piece> at(game::Cell cell) const override {
        int const row = cell / length_;
        if (column(row) != cell % length_) return std::nullopt;
        return game::Piece{row / 2, 0};
    }
    std::span<game::Action const> actions() const override { return actions_; }
    game::Arbitration const* arbitration() const override { return this; }
    std::span<game::Action const> irregular() const override { return irregular_; }
    game::Seat by(std::size_t) const override { return to_play_; }
    Message fault(std::size_t) const override { return Message(msg("runners go forward")); }

    game::StatePtr after(std::size_t index) const override { return moved(actions_.at(index)); }
    game::StatePtr after_irregular(std::size_t index) const override {
        return moved(irregular_.at(index));
    }

    game::Outcome outcome() const override {
        for (int row = 0; row < 2 * seats_; ++row)
            if (column(row) == length_ - 1)
                return game::Won{{row / 2}, Message(msg("a runner has arrived"))};
        return game::Ongoing{};
    }
    std::vector<int> scores() const override {
        std::vector<int> sums;
        for (int seat = 0; seat < seats_; ++seat)
            sums.push_back(column(2 * seat) + column(2 * seat + 1));
        return sums;
    }
    std::string text() const override {
        std::string out = std::to_string(seats_);
        for (int const number : {length_, to_play_, held_}) out += ' ' + std::to_string(number);
        for (int const number : columns_) out += ' ' + std::to_string(number);
        return out;
    }
    Result<std::size_t> interpret(std::string_view typed) const override {
        std::string const wanted = to_lower(trim(typed));
        for (std::size_t i = 0; i < actions_.size(); ++i)
            if (actions_[i].text == wanted) return i;
        return error(msg("«{}» is not possible here"), wanted);
    }
    Message why_not(std::span<game::Cell const>) const override {
        return Message(msg("no runner of yours goes there"));
    }
    std::optional<game::Cell> held() const override {
        return held_ < 0 ? std::nullopt : std::optional(held_ * length_ + column(held_));
    }

private:
    static std::shared_ptr<game::About const> describe(int seats, int length) {
        // Cached, because a state is made for every action of long property tests.
        static std::map<std::pair<int, int>, std::shared_ptr<game::About const>> known;
        std::shared_ptr<game::About const>& entry = known[{seats, length}];
        if (entry) return entry;
        auto about = std::make_shared<game::About>();
        about->key = key_of(seats);
        about->name = "Race";
        about->rows = 2 * seats;
        about->columns = length;
        for (std::string_view const seat : {"First", "Second", "Third", "Fourth"})
            if (static_cast<int>(about->seats.size()) < seats) about->seats.push_back(seat);
        for (int row = 0; row < 2 * seats; ++row)
            for (int col = 0; col < length; ++col) {
                game::CellShape cell;
                cell.row = row;
                cell.column = col;
                cell.label = label(row, col);
                about->cells.push_back(cell);
            }
        about->kinds.push_back({"runner", "Runner", 1});
        entry = about;
        return entry;
    }
    static std::string label(int row, int col) {
        std::string text(1, static_cast<char>('a' + row));
        return text.append(std::to_string(col));
    }
    int column(int row) const { return columns_[static_cast<std::size_t>(row)]; }
    game::Way way(int row, std::initializer_list<int> cols) const {
        game::Way result;
        for (int const col : cols) result.cells.push_back(row * length_ + col);
        return result;
    }
    void fill_actions() {
        if (game::is_over(outcome())) return;
        for (int row = 2 * to_play_; row < 2 * to_play_ + 2; ++row) {
            if (held_ >= 0 && row != held_) continue;
            int const from = column(row);
            std::string const origin = label(row, from);
            auto const add = [&](std::vector<game::Action>& list, char sign, int to,
                                 std::vector<game::Way> ways) {
                std::string text = origin;
                list.push_back({std::move(ways), text.append(1, sign).append(label(row, to))});
            };
            if (from + 1 < length_) add(actions_, '-', from + 1, {way(row, {from, from + 1})});
            if (from + 2 < length_) add(actions_, '-', from + 2, {way(row, {from, from + 2})});
            if (from + 3 < length_)
                add(actions_, 'x', from + 3,
                    {way(row, {from, from + 1, from + 3}), way(row, {from, from + 2, from + 3})});
            if (from > 0) add(irregular_, '-', from - 1, {way(row, {from, from - 1})});
        }
    }
    game::StatePtr moved(game::Action const& action) const {
        game::Way const& path = action.ways.front();
        int const row = path.cells.front() / length_;
        int const to = path.cells.back() % length_;
        std::vector<int> columns = columns_;
        columns[static_cast<std::size_t>(row)] = to;
        bool const again = to == spring;
        return std::make_shared<Race>(seats_, length_, std::move(columns),
                                      again ? to_play_ : (to_play_ + 1) % seats_, again ? row : -1);
    }

    int seats_, length_;
    std::vector<int> columns_;
    int to_play_, held_;
    std::shared_ptr<game::About const> about_;
    std::vector<game::Action> actions_, irregular_;
};

// "random" plays at random; "slow" thinks until it is stopped and then plays the first action.
class RaceBot final : public game::Bot {
public:
    RaceBot(bool is_slow, std::uint64_t seed) : is_slow_(is_slow), random_(seed) {}

    std::size_t choose(game::State const& state, Limits const&, std::stop_token stop,
                       game::ThoughtSink const& sink) override {
        sink(game::Thought{});
        if (!is_slow_)
            return static_cast<std::size_t>(
                random_.below(static_cast<int>(state.actions().size())));
        while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return 0;
    }

private:
    bool is_slow_;
    Random random_;
};

// Sees one action ahead: who leads, by the columns of the runners.
class RaceAnalyst final : public game::Analyst {
public:
    std::vector<game::AnalysisLine> analyse(game::State const& state,
                                            game::AnalysisTask const& task, std::stop_token,
                                            game::AnalysisSink const& sink) override {
        std::vector<game::AnalysisLine> lines;
        auto const own = static_cast<std::size_t>(state.to_play());
        for (std::size_t i = 0; i < state.actions().size(); ++i) {
            std::vector<int> const scores = state.after(i)->scores();
            game::AnalysisLine line;
            line.men = 2 * scores[own];
            for (int const score : scores) line.men -= score;
            line.actions = {i};
            lines.push_back(line);
        }
        std::ranges::stable_sort(lines, std::greater{}, &game::AnalysisLine::men);
        if (lines.size() > task.lines) lines.resize(task.lines);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            lines[i].rank = i;
            if (sink) sink(lines[i]);
        }
        return lines;
    }
    void forget() override {}
};

class RaceGame final : public game::Game {
public:
    explicit RaceGame(int seats) : seats_(seats) {}

    std::string_view key() const override { return Race::key_of(seats_); }
    std::string_view name() const override { return "Race"; }
    Message summary() const override { return Message("Be the first at the end."); }
    std::span<game::Option const> options() const override {
        static std::vector<game::Option> const declared{{"length", "Length", {}, 6, 99, "12"}};
        return declared;
    }
    std::span<game::BotKind const> bots() const override {
        static std::vector<game::BotKind> const kinds{{"random", "Random"}, {"slow", "Slow"}};
        return kinds;
    }
    Result<game::StatePtr> start(game::Options const& options, std::uint64_t) const override {
        return Race::start(seats_, static_cast<int>(*to_integer(options.at("length"))));
    }
    Result<game::StatePtr> read(std::string_view text) const override {
        std::vector<int> numbers;
        for (std::string_view const word : split_at_blanks(text)) {
            std::optional<long> const number = to_integer(word);
            if (!number || *number < -1 || *number > 99)
                return error(msg("«{}» is not a number of a race"), word);
            numbers.push_back(static_cast<int>(*number));
        }
        if (numbers.size() != static_cast<std::size_t>(4 + 2 * seats_) || numbers[0] != seats_)
            return error(msg("a race has {} numbers"), 4 + 2 * seats_);
        if (numbers[1] < 6 || numbers[2] < 0 || numbers[2] >= seats_
            || *std::max_element(numbers.begin() + 4, numbers.end()) >= numbers[1]
            || *std::min_element(numbers.begin() + 4, numbers.end()) < 0
            || (numbers[3] >= 0 && numbers[3] / 2 != numbers[2]))
            return error(msg("this race is not possible"));
        return game::StatePtr(std::make_shared<Race>(
            seats_, numbers[1], std::vector<int>(numbers.begin() + 4, numbers.end()), numbers[2],
            numbers[3]));
    }
    Result<game::BotPtr> make_bot(std::string_view kind, std::uint64_t seed) const override {
        if (kind != "random" && kind != "slow") return error(msg("no such player"));
        return game::BotPtr(std::make_unique<RaceBot>(kind == "slow", seed));
    }
    game::AnalystPtr make_analyst(game::EngineSettings const&) const override {
        return std::make_unique<RaceAnalyst>();
    }

private:
    int seats_;
};

inline std::span<game::Game const* const> catalogue() {
    static RaceGame const two(2), three(3);
    static std::array<game::Game const*, 2> const games{&two, &three};
    return games;
}

} // namespace damier::test
