// Games for property tests: a script that any game of the catalogue can follow, with variations and
// everything that can be said about a move. Scripts shrink to the smallest that fails.
#pragma once

#include "damier/catalogue/catalogue.hpp"
#include "damier/records/record.hpp"

#include <rapidcheck.h>

#include <array>
#include <ostream>
#include <stdexcept>

namespace damier::test {

struct Turn {
    unsigned back = 0;   // so many nodes before the newest, where the move is played
    unsigned choice = 0; // which of the legal actions, counted round
    std::string before, after;
    std::vector<int> nags;
    bool has_strength = false;
    bool is_irregular = false; // where the game has such a move
    int used = 0;              // microseconds
};

struct Script {
    std::uint64_t seed = 0;
    std::vector<unsigned> prelude; // played before the position that the game starts from
    bool has_option = false, has_clock = false;
    std::string result;
    Turn about; // what is said about the game as a whole
    std::vector<Turn> turns;
};

inline std::ostream& operator<<(std::ostream& out, Turn const& turn) {
    out << "{back " << turn.back << ", choice " << turn.choice << ", «" << turn.before << "» «"
        << turn.after << "»";
    for (int const nag : turn.nags) out << " $" << nag;
    return out << (turn.has_strength ? " (?!)" : "") << (turn.is_irregular ? " irregular" : "")
               << ", " << turn.used << " us}";
}

inline std::ostream& operator<<(std::ostream& out, Script const& script) {
    out << "seed " << script.seed << ", prelude of " << script.prelude.size()
        << (script.has_option ? ", option" : "") << (script.has_clock ? ", clock" : "") << ", "
        << script.result << ", about " << script.about;
    for (Turn const& turn : script.turns) out << "\n  " << turn;
    return out;
}

// Mostly nothing; otherwise what files and people write, and what might be taken for syntax.
inline rc::Gen<std::string> text() {
    using namespace std::string_literals;
    auto const piece = rc::gen::element(
        "good"s, "forced: see game 12"s, "two\nlines"s, "{"s, "}"s, "[%eval 0.25]"s, "  "s, "½"s,
        "dégagé"s, "50%"s, "\"it\""s, "\\"s, ";"s, "("s, ")"s, "*"s, "1."s, "32-28"s, "$3"s, "2-0"s,
        "[Event \"x\"]"s, "/FEN \"W:W1:B2\"/"s, "!"s, "%"s, "[%"s, "]"s);
    auto const pieces = rc::gen::container<std::vector<std::string>>(piece);
    auto const joined = rc::gen::map(rc::gen::resize(5, pieces), [](auto const& parts) {
        std::string all;
        for (std::string const& part : parts) all += all.empty() ? part : " " + part;
        return all;
    });
    return rc::gen::weightedOneOf<std::string>({{5, rc::gen::just(""s)}, {1, joined}});
}

inline rc::Gen<Turn> turn() {
    auto const nags =
        rc::gen::resize(3, rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 300)));
    auto const seldom = [](int times) {
        return rc::gen::map(rc::gen::inRange(0, times), [](int x) { return x == 1; });
    };
    return rc::gen::build<Turn>(
        rc::gen::set(&Turn::back, rc::gen::weightedOneOf<unsigned>(
                                      {{5, rc::gen::just(0u)}, {1, rc::gen::inRange(0u, 12u)}})),
        rc::gen::set(&Turn::choice, rc::gen::inRange(0u, 1000u)),
        rc::gen::set(&Turn::before, text()), rc::gen::set(&Turn::after, text()),
        rc::gen::set(&Turn::nags, nags), rc::gen::set(&Turn::has_strength, seldom(12)),
        rc::gen::set(&Turn::is_irregular, seldom(10)),
        rc::gen::set(&Turn::used, rc::gen::inRange(0, 4'000'000)));
}

inline rc::Gen<Script> script() {
    using namespace std::string_literals;
    return rc::gen::build<Script>(
        rc::gen::set(&Script::seed, rc::gen::inRange<std::uint64_t>(0, 1000)),
        rc::gen::set(
            &Script::prelude,
            rc::gen::weightedOneOf<std::vector<unsigned>>(
                {{2, rc::gen::just(std::vector<unsigned>{})},
                 {1, rc::gen::container<std::vector<unsigned>>(rc::gen::inRange(0u, 1000u))}})),
        rc::gen::set(&Script::has_option), rc::gen::set(&Script::has_clock),
        rc::gen::set(&Script::result, rc::gen::element("*"s, "1-0"s, "0-1"s, "1/2-1/2"s, "2-0"s)),
        rc::gen::set(&Script::about, turn()),
        rc::gen::set(&Script::turns, rc::gen::container<std::vector<Turn>>(turn())));
}

// The script played out.
class ScriptPlayer {
public:
    ScriptPlayer(game::Game const& game, Script const& script) : script_(script) {
        record_.game = &game;
        record_.setup.game = game.key();
        record_.setup.seed = script.seed;
        if (script.has_option) choose_option();
        if (script.has_clock) record_.setup.clock = *session::read_time_controls("5m+3s");
        record_.result = script.result;
        record_.tags = {{"Event", "Round \"trip\""}, {"White", "A"}, {"Unknown", "kept \\ so"}};
    }

    records::Record run() {
        game::StatePtr const start = start_state();
        clock_ = session::Clock(record_.setup.clock, static_cast<int>(start->about().seats.size()));
        clock_.start(start->to_play(), session::TimePoint{});
        record_.tree = session::Tree(start, clock_.times());
        describe(script_.about, session::root);
        for (Turn const& turn : script_.turns) play(turn);
        record_.tree.go_to(record_.tree.main_line().back());
        return std::move(record_);
    }

private:
    void choose_option() {
        // One of them, because not every choice goes with every other.
        auto const options = record_.game->options();
        if (options.empty()) return;
        game::Option const& option = options[script_.seed % options.size()];
        std::string const most = std::to_string(option.most);
        record_.setup.options[option.key] = option.choices.empty() ? most : option.choices.back();
    }

    game::StatePtr start_state() {
        Result<game::StatePtr> const first =
            record_.game->start(record_.setup.options, script_.seed);
        if (!first) throw std::runtime_error(in_english(first.error()));
        game::StatePtr state = *first;
        bool is_played = false;
        for (unsigned const choice : script_.prelude) {
            if (state->actions().empty()) break;
            state = state->after(choice % state->actions().size());
            is_played = true;
        }
        if (!is_played) return state;
        record_.setup.position = state->text();
        // A file knows positions, not what was played before them.
        Result<game::StatePtr> const again = record_.game->read(record_.setup.position);
        if (!again) throw std::runtime_error(in_english(again.error()));
        return *again;
    }

    void play(Turn const& turn) {
        session::Tree& tree = record_.tree;
        auto const newest = static_cast<session::NodeId>(tree.size()) - 1;
        tree.go_to(std::max(newest - static_cast<session::NodeId>(turn.back), session::root));
        game::StatePtr const state = tree.here().state;
        if (state->actions().empty()) return;
        session::Node node;
        node.is_irregular = turn.is_irregular && !state->irregular().empty();
        auto const actions = node.is_irregular ? state->irregular() : state->actions();
        std::size_t const choice = turn.choice % actions.size();
        node.action = actions[choice].text;
        if (tree.child(tree.current(), node.action, node.is_irregular) != session::no_node) return;
        node.seat = state->to_play();
        node.state = node.is_irregular ? state->after_irregular(choice) : state->after(choice);
        clock_.restore(tree.here().times, session::TimePoint{});
        node.used = clock_.played(node.state->to_play(),
                                  session::TimePoint{} + std::chrono::microseconds(turn.used));
        node.times = clock_.times();
        describe(turn, tree.play(std::move(node)));
    }

    void describe(Turn const& turn, session::NodeId id) {
        record_.tree.comment(id, true, turn.before);
        record_.tree.comment(id, false, turn.after);
        record_.tree.annotate(id, turn.nags);
        if (turn.has_strength && id != session::root) record_.strengths[id] = "(?!)";
    }

    Script const& script_;
    records::Record record_;
    session::Clock clock_;
};

inline records::Record record_of(game::Game const& game, Script const& script) {
    return ScriptPlayer(game, script).run();
}

} // namespace damier::test
