// damier train endings: won and drawn endings to play out against perfect defence, line by line.
// Each move is told to have kept or let slip what the position was worth.
#include "apps/damier/position_options.hpp"

#include "apps/terminal/input/words.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/text/print.hpp"

#include "damier/base/text.hpp"
#include "damier/session/keeper.hpp"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <unistd.h>

namespace damier::program {

namespace {

using endgame::Known;
using endgame::Value;
using text::tr;

constexpr int moves_to_hold = 15; // a draw that has been held so long is held

struct TrainOptions {
    std::string variant = "international";
    std::optional<int> size;
    std::string slice = "KKK-K";
    std::string wanted = "win";
    long games = 10;
    std::optional<std::uint64_t> seed;
};

// How often each class was tried and done, kept in the user's state folder.
class Scores {
public:
    explicit Scores(std::string key) : key_(std::move(key)) {
        auto const folders = session::xdg_directories([](char const* v) { return std::getenv(v); });
        if (folders) path_ = folders->state / "endings.json";
        std::ifstream in(path_);
        json_ = nlohmann::ordered_json::parse(in, nullptr, false);
        if (!json_.is_object()) json_ = nlohmann::ordered_json::object();
    }
    Result<Done> add(bool is_done) {
        long const tried = number("tried") + 1, done = number("done") + (is_done ? 1 : 0);
        json_[key_] = {{"tried", tried}, {"done", done}};
        if (path_.empty()) return Done{};
        return endgame::write_image(path_, json_.dump(2) + "\n");
    }
    Message text() const {
        return Message(msg("{} tried so far, {} solved"), number("tried"), number("done"));
    }

private:
    long number(char const* name) const {
        auto const one = json_.find(key_);
        if (one == json_.end() || !one->is_object()) return 0;
        auto const value = one->find(name);
        return value != one->end() && value->is_number_integer() ? value->get<long>() : 0;
    }

    std::string key_;
    std::filesystem::path path_;
    nlohmann::ordered_json json_;
};

// One ending, from its first position to its end.
class Lesson {
public:
    Lesson(variants::Variant const& variant, game::StatePtr start, Value wanted)
        : variant_(variant), state_(std::move(start)), pupil_(state_->to_play()), wanted_(wanted) {}

    // Done or not; nothing if the pupil has gone.
    std::optional<bool> run() {
        for (int moves = 0; moves < moves_to_hold || wanted_ == Value::win; ++moves) {
            text::print("\n{}\n{}\n", terminal::draw(*state_, look()),
                        tr(wanted_ == Value::win ? msg("Your move: win.")
                                                 : msg("Your move: hold the draw.")));
            auto const action = ask();
            if (!action) return std::nullopt;
            state_ = state_->after(*action);
            Known const now = worth(*state_);
            if (!tell(now)) return false;
            if (is_over()) return true;
            std::size_t const reply = best();
            text::print("{}\n", tr(Message(msg("The answer: {}"), state_->actions()[reply].text)));
            state_ = state_->after(reply);
            if (is_over()) return worth(*state_).value == wanted_;
        }
        return true;
    }

private:
    static terminal::Look look() {
        return terminal::Look::of_terminal([](char const* v) { return std::getenv(v); },
                                           STDOUT_FILENO);
    }
    bool is_over() const { return game::is_over(state_->outcome()); }

    std::optional<std::size_t> ask() const {
        for (;;) {
            text::print("> ");
            std::fflush(stdout);
            std::string line;
            if (!std::getline(std::cin, line)) return std::nullopt;
            std::string_view const typed = trim(line);
            if (typed.empty()) continue;
            if (terminal::means(typed, terminal::Verb::quit)) return std::nullopt;
            if (terminal::means(typed, terminal::Verb::hint)) {
                text::print("{}\n", state_->actions()[best()].text);
                continue;
            }
            auto const action = state_->interpret(typed);
            if (action) return *action;
            complain(action.error());
        }
    }

    // What a state is worth to the pupil. What the tables leave open is no win.
    Known worth(game::State const& state) const {
        game::Outcome const outcome = state.outcome();
        if (auto const* const won = std::get_if<game::Won>(&outcome))
            return {won->seats.front() == pupil_ ? Value::win : Value::loss, 0};
        if (game::is_over(outcome)) return {Value::draw, std::nullopt};
        auto const known = variant_.ending(state.text());
        if (!known || known->value == Value::draw) return {Value::draw, std::nullopt};
        bool const wins = (known->value == Value::win) == (state.to_play() == pupil_);
        return {wins ? Value::win : Value::loss, known->plies};
    }

    // Kept or let slip?
    bool tell(Known const& now) const {
        if (now.value == Value::loss || now.value < wanted_) {
            text::print("{}\n",
                        tr(now.value == Value::loss ? msg("A slip: now it is lost.")
                                                    : msg("A slip: now it is only a draw.")));
            return false;
        }
        if (now.value == Value::win && now.plies)
            text::print("{}\n", tr(counted(*now.plies, "Good: still a win, in {} ply.",
                                           "Good: still a win, in {} plies.", *now.plies)));
        else
            text::print("{}\n", tr(msg("Good: still a draw.")));
        return true;
    }

    // The best move of whoever is to play: the shortest win, the longest defence.
    std::size_t best() const {
        auto const count = state_->actions().size();
        int const sign = state_->to_play() == pupil_ ? 1 : -1;
        std::size_t choice = 0;
        int most = -1'000'000;
        for (std::size_t i = 0; i < count; ++i) {
            Known const after = worth(*state_->after(i));
            int const far = 1000 - after.plies.value_or(500);
            int const value = after.value == Value::win    ? far
                              : after.value == Value::loss ? -far
                                                           : 0;
            if (sign * value > most) {
                most = sign * value;
                choice = i;
            }
        }
        return choice;
    }

    variants::Variant const& variant_;
    game::StatePtr state_;
    game::Seat pupil_;
    Value wanted_;
};

Result<Done> train(TrainOptions const& options) {
    auto const found = variants::find(options.variant, options.size);
    if (!found) return found.error();
    variants::Variant const& variant = **found;
    auto const slice = endgame::read_slice(options.slice);
    if (!slice) return slice.error();
    if (!variant.tables().mechanics().covers(*slice))
        return error(msg("under these rules there can be no table of this ending"));
    variant.tables().prepare(*slice, std::chrono::minutes(1), {});
    if (!variant.tables().shelf().find(*slice))
        return error(msg("there is no table of {}; «damier tables build» makes it"),
                     endgame::name_of(*slice));
    Value const wanted = options.wanted == "win" ? Value::win : Value::draw;
    auto const now = std::chrono::system_clock::now().time_since_epoch().count();
    std::uint64_t seed = options.seed.value_or(static_cast<std::uint64_t>(now));
    Scores scores(fmt::format("{} {} {}", variant.key(), endgame::name_of(*slice), options.wanted));
    text::print("{}\n", tr(msg("Type your move, «hint» or «quit».")));
    text::print("{}\n", tr(scores.text()));
    for (long game = 0; game < options.games; ++game) {
        auto const fen = variant.random_ending(*slice, wanted, seed++);
        if (!fen) return fen.error();
        auto const state = variant.read(*fen);
        if (!state) return state.error();
        text::print("\n{}\n", *fen);
        auto const is_done = Lesson(variant, *state, wanted).run();
        if (!is_done) break;
        if (auto const kept = scores.add(*is_done); !kept) return kept.error();
        text::print("{}\n{}\n", tr(*is_done ? msg("Well done.") : msg("Try another one.")),
                    tr(scores.text()));
    }
    return Done{};
}

} // namespace

void add_train(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand("train", "Practise by playing");
    command.require_subcommand(1);
    CLI::App& endings =
        *command.add_subcommand("endings", "Play endings out against perfect defence");
    auto const options = std::make_shared<TrainOptions>();
    endings.add_option("--variant", options->variant, "rule set (see «damier variants»)")
        ->capture_default_str();
    endings.add_option("--size", options->size, "size of the board, for ulb");
    endings.add_option("--class", options->slice, "your pieces and the other's, such as KKM-K")
        ->capture_default_str();
    endings.add_option("--task", options->wanted, "win, or hold a draw")
        ->check(one_of({"win", "draw"}))
        ->capture_default_str();
    endings.add_option("--games", options->games, "how many")
        ->check(in_range(1L, 1'000'000L))
        ->capture_default_str();
    endings.add_option("--seed", options->seed, "the same positions again");
    on_run(endings, exit_code, [options] {
        Result<Done> const done = train(*options);
        if (!done) complain(done.error());
        return done ? success : bad_input;
    });
}

} // namespace damier::program
