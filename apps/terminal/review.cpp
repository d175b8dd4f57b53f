// Steps through a saved game: by arrow keys on a terminal, else line by line.
#include "apps/terminal/menu.hpp"
#include "apps/terminal/play.hpp"
#include "apps/terminal/saved_game.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/translate.hpp"

#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"

#include <fmt/core.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <termios.h>
#include <unistd.h>

namespace damier::terminal {

namespace {

using text::tr;

Result<session::Session> open_game(std::string const& file) {
    Result<std::string> const content = read_file(file);
    if (!content) return content.error();
    auto const commands = from_file(*content, nullptr);
    if (!commands) return commands.error();
    session::Session session(catalogue::all());
    auto const now = std::chrono::steady_clock::now();
    for (session::Command const& command : *commands) session.handle(command, now);
    if (!session.has_game()) return error(msg("this file holds no game"));
    return session;
}

// While it lives keys arrive one by one and are not shown.
class SingleKeys {
public:
    SingleKeys() {
        is_set_ = tcgetattr(STDIN_FILENO, &before_) == 0;
        termios now = before_;
        now.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
        if (is_set_) tcsetattr(STDIN_FILENO, TCSANOW, &now);
    }
    ~SingleKeys() {
        if (is_set_) tcsetattr(STDIN_FILENO, TCSANOW, &before_);
    }
    SingleKeys(SingleKeys const&) = delete;
    SingleKeys& operator=(SingleKeys const&) = delete;

private:
    termios before_{};
    bool is_set_ = false;
};

// The first key of what was read: a character, or an escape sequence up to its last letter.
std::string_view take_key(std::string_view& typed) {
    std::size_t length = 1;
    if (typed.size() > 2 && typed[0] == '\x1b' && (typed[1] == '[' || typed[1] == 'O')) {
        length = 3;
        while (length < typed.size() && typed[length - 1] < '@') ++length;
    }
    std::string_view const key = typed.substr(0, length);
    typed.remove_prefix(length);
    return key;
}

// What a key means, in the words of line mode.
std::string word_of_key(std::string_view key) {
    if (key == "\x1b[C" || key == "\x1bOC" || key == " " || key == "\n" || key == "\r") return "n";
    if (key == "\x1b[D" || key == "\x1bOD" || key == "\x7f") return "b";
    if (key == "\x1b[A" || key == "\x1bOA" || key == "\x1b[H" || key == "\x1b[1~") return "s";
    if (key == "\x1b[B" || key == "\x1bOB" || key == "\x1b[F" || key == "\x1b[4~") return "e";
    if (key == "\x04") return "q";
    return std::string(key);
}

class Review {
public:
    Review(session::Session const& session, Console& console, Look look)
        : session_(session), console_(console), look_(look) {
        line_ = session_.tree().main_line();
    }

    int run_by_keys() {
        SingleKeys const keys;
        std::string const help =
            tr(msg("right: next  left: back  up: start  down: end  m: legal moves  q: quit"));
        for (;;) {
            console_.print("\x1b[H\x1b[2J" + tr(session_.game().name()) + "  " + prompt());
            show();
            console_.print(wrapped(help, look_.columns) + '\n');
            Heard const heard = console_.wait(std::nullopt, true);
            if (heard.what == Heard::What::signal && heard.signal != SIGWINCH)
                return 128 + heard.signal;
            if (heard.what != Heard::What::line) continue;
            std::array<char, 16> bytes{};
            ssize_t const count = read(STDIN_FILENO, bytes.data(), bytes.size());
            if (count <= 0) return 0;
            std::string_view keys_typed(bytes.data(), static_cast<std::size_t>(count));
            while (!keys_typed.empty()) {
                std::string const word = word_of_key(take_key(keys_typed));
                if (word == "q") return 0;
                move(word);
                if (word == "m") console_.wait(std::nullopt, true); // until the next key
            }
        }
    }

    int run() {
        console_.print(tr(session_.game().name()) + '\n');
        show();
        int signal = 0;
        while (auto const typed = ask_line(console_, prompt(), signal)) {
            std::string const word = to_lower(*typed);
            if (word == "q" || word == "quit" || word == "quitter") return 0;
            if (move(word))
                show();
            else
                console_.print(wrapped(tr(msg("Enter or n: next move; b: back; s: start; e: end; a "
                                              "number: that move; m: legal moves; q: quit.")),
                                       look_.columns)
                               + '\n');
        }
        return signal != 0 ? 128 + signal : 0;
    }

private:
    game::State const& state() const { return *session_.tree().node(line_[at_]).state; }

    std::string prompt() const { return fmt::format("{}/{}> ", at_, line_.size() - 1); }

    bool move(std::string const& word) {
        std::size_t const last = line_.size() - 1;
        if (word.empty() || word == "n" || word == "next" || word == "suivant")
            at_ = std::min(at_ + 1, last);
        else if (word == "b" || word == "p" || word == "back")
            at_ = at_ == 0 ? 0 : at_ - 1;
        else if (word == "s" || word == "start")
            at_ = 0;
        else if (word == "e" || word == "end" || word == "f")
            at_ = last;
        else if (word == "m" || word == "moves" || word == "coups")
            return list_moves();
        else if (auto const number = to_integer(word); number && *number >= 0)
            at_ = std::min(static_cast<std::size_t>(*number), last);
        else
            return false;
        return true;
    }

    bool list_moves() {
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < state().actions().size(); ++i) all.push_back(i);
        console_.print(numbered(state(), all, look_));
        return true;
    }

    void show() {
        session::Node const& node = session_.tree().node(line_[at_]);
        console_.print('\n' + draw(state(), look_));
        if (!node.comment_before.empty()) say(node.comment_before);
        if (!node.action.empty())
            say(tr(Message(msg("{}. {} plays {}"), at_, player_name(session_, node.seat),
                           node.action)));
        if (!node.comment_after.empty()) say(node.comment_after);
        if (node.parent != session::no_node)
            for (session::NodeId const other : session_.tree().node(node.parent).children)
                if (other != line_[at_])
                    say(tr(Message(msg("Variation: {}"), session_.tree().node(other).action)));
        if (at_ + 1 == line_.size() && session_.ending())
            say(describe(*session_.ending(), session_));
    }
    void say(std::string const& text) { console_.print(wrapped(text, look_.columns) + '\n'); }

    session::Session const& session_;
    Console& console_;
    Look look_;
    std::vector<session::NodeId> line_;
    std::size_t at_ = 0;
};

} // namespace

int review(std::string const& file, std::string const& theme) {
    Look look =
        Look::of_terminal([](char const* name) { return std::getenv(name); }, STDOUT_FILENO);
    Result<session::Session> const session = open_game(file);
    Result<Theme> const chosen = theme.empty() ? Result<Theme>(Theme::modern) : read_theme(theme);
    if (!session || !chosen) {
        fmt::print(stderr, "damier: {}\n", tr(session ? chosen.error() : session.error()));
        return 2;
    }
    look.theme = *chosen;
    Console console;
    Review view(*session, console, look);
    char const* const term = std::getenv("TERM");
    bool const is_dumb = term == nullptr || *term == '\0' || std::string_view(term) == "dumb";
    bool const has_keys = console.is_terminal() && isatty(STDOUT_FILENO) != 0 && !is_dumb;
    return has_keys ? view.run_by_keys() : view.run();
}

} // namespace damier::terminal
