#include "damier/session/command_text.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

namespace damier::session {

namespace {

// ---- writing ----

class Writer {
public:
    explicit Writer(std::string_view verb) : text_(verb) { text_.reserve(32); }

    Writer& word(std::string_view word) {
        text_ += ' ';
        text_ += word;
        return *this;
    }
    template <class T> Writer& number(T value) {
        char digits[24];
        return word({digits, std::to_chars(digits, digits + sizeof digits, value).ptr});
    }
    // Between double quotes; what would break the line or the quotes is escaped.
    Writer& quoted(std::string_view value) {
        static constexpr char hex[] = "0123456789abcdef";
        text_ += " \"";
        for (char const c : value) {
            auto const code = static_cast<unsigned char>(c);
            if (c == '"' || c == '\\') {
                text_ += '\\';
                text_ += c;
            } else if (code < 0x20 || code == 0x7f) {
                text_ += "\\x";
                text_ += hex[code >> 4];
                text_ += hex[code & 15];
            } else {
                text_ += c;
            }
        }
        text_ += '"';
        return *this;
    }
    std::string take() { return std::move(text_); }

private:
    std::string text_;
};

void write(Writer& out, Player const& player) {
    out.word("player").quoted(player.name).quoted(player.bot);
    Limits const& limits = player.limits;
    if (limits.move_time) out.word("time").number(limits.move_time->count());
    if (limits.nodes) out.word("nodes").number(*limits.nodes);
    if (limits.depth) out.word("depth").number(*limits.depth);
}

void write(Writer& out, Times const& times) {
    auto const microseconds = [](Duration time) {
        return std::chrono::duration_cast<std::chrono::microseconds>(time).count();
    };
    out.word("times").number(microseconds(times.turn)).number(microseconds(times.step));
    for (SeatTime const& one : times.seats)
        out.number(microseconds(one.left))
            .number(one.stage)
            .number(one.moves)
            .number(one.periods)
            .number(one.in_byo ? 1 : 0);
}

std::string write(NewGame const& c) {
    Writer out("new");
    out.quoted(c.game).word("seed").number(c.seed);
    for (auto const& [key, value] : c.options) out.word("option").quoted(key).quoted(value);
    for (Player const& player : c.players) write(out, player);
    if (!c.clock.empty()) out.word("clock").quoted(to_text(c.clock));
    if (!c.position.empty()) out.word("position").quoted(c.position);
    if (c.touch_move) out.word("touch-move");
    if (c.arbitrage) out.word("arbitrage");
    if (c.clock_waits) out.word("clock-waits");
    if (c.times) write(out, *c.times);
    return out.take();
}
std::string write(PlayAction const& c) {
    Writer out("action");
    out.number(c.index);
    if (c.thought_at) out.word("at").number(*c.thought_at);
    if (!c.text.empty()) out.quoted(c.text);
    return out.take();
}
std::string write(PlayIrregular const& c) { return Writer("irregular").number(c.index).take(); }
std::string write(PlayText const& c) { return Writer("play").quoted(c.text).take(); }
std::string write(PlayCells const& c) {
    Writer out(c.quick ? "quick" : "cells");
    for (game::Cell const cell : c.cells) out.number(cell);
    return out.take();
}
std::string write(Adjust const&) { return "adjust"; }
std::string write(TakeBack const& c) { return Writer("takeback").number(c.plies).take(); }
std::string write(PlayOn const&) { return "play-on"; }
std::string write(Redo const& c) { return Writer("redo").number(c.plies).take(); }
std::string write(GoTo const& c) { return Writer("goto").number(c.node).take(); }
std::string write(OfferDraw const& c) { return Writer("offer").number(c.seat).take(); }
std::string write(AnswerDraw const& c) {
    return Writer("answer").number(c.seat).word(c.accept ? "yes" : "no").take();
}
std::string write(Resign const& c) { return Writer("resign").number(c.seat).take(); }
std::string write(Correct const& c) { return Writer("correct").number(c.seat).take(); }
std::string write(LetStand const& c) { return Writer("stand").number(c.seat).take(); }
std::string write(Pause const&) { return "pause"; }
std::string write(Resume const&) { return "resume"; }
std::string write(Promote const& c) { return Writer("promote").number(c.node).take(); }
std::string write(Delete const& c) { return Writer("delete").number(c.node).take(); }
std::string write(Comment const& c) {
    return Writer("comment")
        .number(c.node)
        .word(c.before ? "before" : "after")
        .quoted(c.text)
        .take();
}
std::string write(Annotate const& c) {
    Writer out("annotate");
    out.number(c.node);
    for (int const nag : c.nags) out.number(nag);
    return out.take();
}
std::string write(Tell const& c) { return Writer("tell").quoted(c.name).quoted(c.value).take(); }
std::string write(Tick const&) { return "tick"; }

// ---- reading ----

// Takes tokens off the front and remembers whether anything was amiss, so that a command can be
// read in one expression and checked once.
class Reader {
public:
    explicit Reader(std::string_view text) : rest_(text) { skip(); }

    bool at_end() const { return rest_.empty(); }
    bool is_at_word() const { return !rest_.empty() && rest_.front() != '"'; }
    bool is_good() const { return is_good_; }

    std::string_view word() {
        std::size_t const end = std::min(rest_.find(' '), rest_.size());
        std::string_view const token = rest_.substr(0, end);
        if (token.empty() || token.front() == '"') is_good_ = false;
        rest_.remove_prefix(end);
        skip();
        return token;
    }
    template <class T> T number() {
        std::string_view const token = word();
        T value{};
        auto const [end, failure] =
            std::from_chars(token.data(), token.data() + token.size(), value);
        if (failure != std::errc{} || end != token.data() + token.size()) is_good_ = false;
        return value;
    }
    std::string quoted() {
        std::string value;
        if (rest_.empty() || rest_.front() != '"') return fail();
        std::size_t i = 1;
        for (; i < rest_.size() && rest_[i] != '"'; ++i) {
            if (rest_[i] != '\\') {
                value += rest_[i];
            } else if (i + 1 < rest_.size() && rest_[i + 1] != 'x') {
                value += rest_[++i];
            } else if (std::optional<char> const code =
                           hex(rest_.substr(std::min(i + 2, rest_.size()), 2))) {
                value += *code;
                i += 3;
            } else {
                return fail();
            }
        }
        if (i >= rest_.size()) return fail();
        rest_.remove_prefix(i + 1);
        if (!rest_.empty() && rest_.front() != ' ') return fail();
        skip();
        return value;
    }
    bool one_of(std::string_view yes, std::string_view no) {
        std::string_view const token = word();
        if (token != yes && token != no) is_good_ = false;
        return token == yes;
    }
    std::vector<int> numbers() {
        std::vector<int> values;
        while (is_good_ && !at_end()) values.push_back(number<int>());
        return values;
    }
    std::string fail() {
        is_good_ = false;
        rest_ = {};
        return {};
    }

private:
    static std::optional<char> hex(std::string_view digits) {
        unsigned value = 0;
        if (digits.size() != 2) return std::nullopt;
        auto const [end, failure] = std::from_chars(digits.data(), digits.data() + 2, value, 16);
        if (failure != std::errc{} || end != digits.data() + 2) return std::nullopt;
        return static_cast<char>(value);
    }
    void skip() {
        while (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
    }

    std::string_view rest_;
    bool is_good_ = true;
};

bool read_limit(std::string_view key, Reader& in, Limits& limits) {
    if (key == "time")
        limits.move_time = std::chrono::milliseconds(in.number<std::int64_t>());
    else if (key == "nodes")
        limits.nodes = in.number<std::uint64_t>();
    else if (key == "depth")
        limits.depth = in.number<int>();
    else
        return false;
    return true;
}

Times read_times(Reader& in) {
    // What is longer than any clock is refused with the game.
    auto const time = [&] {
        constexpr std::int64_t longest = 1'000'000'000'000'000;
        return std::chrono::microseconds(std::clamp(in.number<std::int64_t>(), -longest, longest));
    };
    Times times;
    times.turn = time();
    times.step = time();
    for (SeatTime& one : times.seats) {
        one.left = time();
        one.stage = in.number<int>();
        one.moves = in.number<int>();
        one.periods = in.number<int>();
        one.in_byo = in.number<int>() != 0;
    }
    return times;
}

NewGame read_new(Reader& in) {
    NewGame c;
    c.game = in.quoted();
    while (in.is_good() && !in.at_end()) {
        std::string_view const key = in.word();
        if (key == "seed") {
            c.seed = in.number<std::uint64_t>();
        } else if (key == "option") {
            std::string name = in.quoted();
            c.options[std::move(name)] = in.quoted();
        } else if (key == "player") {
            std::string name = in.quoted();
            c.players.push_back(Player{std::move(name), in.quoted(), {}});
        } else if (key == "clock") {
            Result<TimeControls> controls = read_time_controls(in.quoted());
            if (!controls)
                in.fail();
            else
                c.clock = *std::move(controls);
        } else if (key == "position") {
            c.position = in.quoted();
        } else if (key == "touch-move") {
            c.touch_move = true;
        } else if (key == "arbitrage") {
            c.arbitrage = true;
        } else if (key == "clock-waits") {
            c.clock_waits = true;
        } else if (key == "times") {
            c.times = read_times(in);
        } else if (c.players.empty() || !read_limit(key, in, c.players.back().limits)) {
            in.fail();
        }
    }
    return c;
}

PlayAction read_action(Reader& in) {
    PlayAction c{in.number<std::size_t>()};
    if (in.is_at_word()) {
        if (in.word() != "at") in.fail();
        c.thought_at = in.number<NodeId>();
    }
    if (!in.at_end()) c.text = in.quoted(); // journals of earlier versions have none
    return c;
}

AnswerDraw read_answer(Reader& in) {
    int const seat = in.number<int>();
    return {seat, in.one_of("yes", "no")};
}

Comment read_comment(Reader& in) {
    NodeId const node = in.number<NodeId>();
    bool const before = in.one_of("before", "after");
    return {node, before, in.quoted()};
}

Annotate read_annotate(Reader& in) {
    NodeId const node = in.number<NodeId>();
    return {node, in.numbers()};
}

Tell read_tell(Reader& in) {
    std::string name = in.quoted();
    return {std::move(name), in.quoted()};
}

std::optional<Command> read_verb(std::string_view verb, Reader& in) {
    if (verb == "action") return read_action(in);
    if (verb == "play") return PlayText{in.quoted()};
    if (verb == "cells") return PlayCells{in.numbers(), false};
    if (verb == "quick") return PlayCells{in.numbers(), true};
    if (verb == "tick") return Tick{};
    if (verb == "takeback") return TakeBack{in.number<int>()};
    if (verb == "play-on") return PlayOn{};
    if (verb == "redo") return Redo{in.number<int>()};
    if (verb == "goto") return GoTo{in.number<NodeId>()};
    if (verb == "comment") return read_comment(in);
    if (verb == "annotate") return read_annotate(in);
    if (verb == "tell") return read_tell(in);
    if (verb == "promote") return Promote{in.number<NodeId>()};
    if (verb == "delete") return Delete{in.number<NodeId>()};
    if (verb == "offer") return OfferDraw{in.number<int>()};
    if (verb == "answer") return read_answer(in);
    if (verb == "resign") return Resign{in.number<int>()};
    if (verb == "pause") return Pause{};
    if (verb == "resume") return Resume{};
    if (verb == "irregular") return PlayIrregular{in.number<std::size_t>()};
    if (verb == "correct") return Correct{in.number<int>()};
    if (verb == "stand") return LetStand{in.number<int>()};
    if (verb == "adjust") return Adjust{};
    if (verb == "new") return read_new(in);
    return std::nullopt;
}

} // namespace

std::string to_text(Command const& command) {
    return std::visit([](auto const& one) { return write(one); }, command);
}

Result<Command> read_command(std::string_view text) {
    Reader in(text);
    std::string_view const verb = in.word();
    std::optional<Command> command = read_verb(verb, in);
    if (!command) return error(msg("there is no command «{}»"), verb);
    if (!in.is_good() || !in.at_end())
        return error(msg("the command «{}» is not complete or has too much: {}"), verb, text);
    return *std::move(command);
}

} // namespace damier::session
