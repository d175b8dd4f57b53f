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
    int used = 0;              // tenths of a second
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
               << ", " << turn.used << " tenths}";
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
        rc::gen::set(&Turn::used, rc::gen::inRange(0, 40)));
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
    ScriptPlayer(game::Game const& game, Script const& script)
        : game_(game), script_(script), record_(begin()) {}

    records::Record run() {
        describe(script_.about, session::root);
        for (Turn const& turn : script_.turns) play(turn);
        record_.tree.go_to(record_.tree.main_line().back());
        return std::move(record_);
    }

private:
    records::Record begin() {
        session::NewGame setup;
        setup.game = game_.key();
        setup.seed = script_.seed;
        if (script_.has_option) choose_option(setup);
        if (script_.has_clock) setup.clock = *session::read_time_controls("5m+3s");
        game::StatePtr const start = start_state(setup);
        clock_ = session::Clock(setup.clock, static_cast<int>(start->about().seats.size()));
        clock_.start(start->to_play(), session::TimePoint{});
        records::Record record(game_, session::Tree(start, clock_.times()));
        record.setup = std::move(setup);
        record.result = script_.result;
        record.tags = {{"Event", "Round \"trip\""}, {"White", "A"}, {"Unknown", "kept \\ so"}};
        return record;
    }

    void choose_option(session::NewGame& setup) const {
        // One of them, because not every choice goes with every other.
        auto const options = game_.options();
        if (options.empty()) return;
        game::Option const& option = options[script_.seed % options.size()];
        std::string const most = std::to_string(option.most);
        setup.options[option.key] = option.choices.empty() ? most : option.choices.back();
        // Nor does the largest number go with every board.
        if (!game_.start(setup.options, script_.seed)) setup.options.clear();
    }

    game::StatePtr start_state(session::NewGame& setup) const {
        Result<game::StatePtr> const first = game_.start(setup.options, script_.seed);
        if (!first) throw std::runtime_error(in_english(first.error()));
        game::StatePtr state = *first;
        bool is_played = false;
        for (unsigned const choice : script_.prelude) {
            if (state->actions().empty()) break;
            state = state->after(choice % state->actions().size());
            is_played = true;
        }
        if (!is_played) return state;
        setup.position = state->text();
        // A file knows positions, not what was played before them.
        Result<game::StatePtr> const again = game_.read(setup.position);
        if (!again) throw std::runtime_error(in_english(again.error()));
        return *again;
    }

    void play(Turn const& turn) {
        session::Tree& tree = record_.tree;
        auto const newest = static_cast<session::NodeId>(tree.size()) - 1;
        tree.go_to(std::max(newest - static_cast<session::NodeId>(turn.back), session::root));
        game::StatePtr const state = tree.here().state;
        if (state->actions().empty()) return;
        auto const irregular = game::irregular_actions(*state);
        bool const is_irregular = turn.is_irregular && !irregular.empty();
        std::size_t const choice =
            turn.choice % (is_irregular ? irregular.size() : state->actions().size());
        if (tree.child(tree.current(), choice, is_irregular) != session::no_node) return;
        session::Node node = session::played(state, choice, is_irregular);
        clock_.restore(tree.here().times, session::TimePoint{});
        node.used =
            clock_.played(node.state->to_play(),
                          session::TimePoint{} + std::chrono::milliseconds(100 * turn.used));
        node.times = clock_.times();
        describe(turn, tree.play(std::move(node)));
    }

    void describe(Turn const& turn, session::NodeId id) {
        record_.tree.comment(id, true, turn.before);
        record_.tree.comment(id, false, turn.after);
        record_.tree.annotate(id, turn.nags);
        if (turn.has_strength && id != session::root) record_.strengths[id] = "(?!)";
    }

    game::Game const& game_;
    Script const& script_;
    session::Clock clock_;
    records::Record record_;
};

inline records::Record record_of(game::Game const& game, Script const& script) {
    return ScriptPlayer(game, script).run();
}

} // namespace damier::test
