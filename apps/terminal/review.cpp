// Steps through the games of a file: by arrow keys on a terminal, else line by line.
#include "apps/terminal/complain.hpp"
#include "apps/terminal/engine_line.hpp"
#include "apps/terminal/input/words.hpp"
#include "apps/terminal/menu.hpp"
#include "apps/terminal/play.hpp"
#include "apps/terminal/saved_game.hpp"
#include "apps/terminal/stepper.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/print.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/game/thinking.hpp"
#include "damier/records/guesses.hpp"
#include "damier/records/tags.hpp"

#include <fmt/core.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <termios.h>
#include <unistd.h>

namespace damier::terminal {

namespace {

using text::tr;

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
    struct Meaning {
        std::string_view keys, word; // keys parted by blanks
    };
    static constexpr std::array meanings{Meaning{"\x1b[C \x1bOC \n \r", "n"},
                                         Meaning{"\x1b[D \x1bOD \x7f", "b"},
                                         Meaning{"\x1b[A \x1bOA", "x"},
                                         Meaning{"\x1b[B \x1bOB", "v"},
                                         Meaning{"\x1b[H \x1bOH \x1b[1~", "s"},
                                         Meaning{"\x1b[F \x1bOF \x1b[4~", "e"},
                                         Meaning{"\x1b[6~ >", "g+"},
                                         Meaning{"\x1b[5~ <", "g-"},
                                         Meaning{"\x04", "q"}};
    if (key == " ") return "n";
    for (Meaning const& meaning : meanings)
        for (std::string_view const one : split(meaning.keys, ' '))
            if (one == key) return std::string(meaning.word);
    return std::string(key);
}

class Review {
public:
    // The first game must be one that the rules can read.
    Review(records::ReadGames const& read, std::size_t first, Console& console, Look look,
           bool has_engine)
        : games_(read.games),
          problems_(read.problems),
          console_(console),
          look_(look),
          is_thinking_(has_engine),
          engine_(game::think_in_thread(
              [&console](std::function<void()> work) { console.post(std::move(work)); })) {
        open(first, *games_[first].record);
    }

    int run_by_keys() {
        SingleKeys const keys;
        bool has_moves = false;
        for (bool is_first = true;; is_first = false) {
            paint(has_moves, is_first);
            Heard const heard = console_.wait(std::nullopt, true);
            console_.run_posted();
            if (heard.what == Heard::What::signal && heard.signal != SIGWINCH)
                return 128 + heard.signal;
            if (heard.what != Heard::What::line) continue;
            std::array<char, 16> bytes{};
            ssize_t const count = read(STDIN_FILENO, bytes.data(), bytes.size());
            if (count <= 0) return 0;
            std::string_view typed(bytes.data(), static_cast<std::size_t>(count));
            while (!typed.empty()) {
                std::string const word = word_of_key(take_key(typed));
                if (word == "q") return 0;
                has_moves = word == "m" && !has_moves;
                if (word == "a") is_thinking_ = !is_thinking_;
                if (word != "m" && word != "a") move(word);
                if (word == "a") look_along();
            }
        }
    }

    int run() {
        console_.print(head() + page());
        int signal = 0;
        while (auto const typed = ask_line(console_, prompt(), signal)) {
            std::string const word = to_lower(*typed);
            if (means(word, Verb::quit)) return 0;
            if (word == "m" || means(word, Verb::moves))
                console_.print(moves());
            else if (word == "a" || means(word, Verb::analyse))
                console_.print(analysis());
            else if (std::size_t const before = number_; move(word))
                console_.print(number_ == before ? page() : head() + page());
            else
                console_.print(line(tr(
                    msg("Enter or n: next move; b: back; s: start; e: end; a number: that move; v "
                        "or v 2: into a variation; x: out of it; m: legal moves; a: what the "
                        "engine thinks; g 3: the third game; q: quit."))));
        }
        return signal != 0 ? 128 + signal : 0;
    }

private:
    records::Record const& game() const { return *game_; }
    game::State const& state() const { return *stepper_->here().state; }
    std::string line(std::string const& text) const { return wrapped(text, look_.columns) + '\n'; }

    void open(std::size_t number, records::Record const& record) {
        number_ = number;
        game_ = &record;
        stepper_.emplace(game().tree);
        look_along();
    }

    void look_along() {
        opinion_ = {};
        if (is_thinking_ && console_.is_terminal())
            ask_engine({});
        else
            engine_->stop();
    }

    void ask_engine(Limits const& limits) {
        game::Question question;
        question.game = game().game;
        question.state = stepper_->here().state;
        question.task.limits = limits;
        opinion_ = {};
        engine_->start(std::move(question), [this](game::Told const& told) {
            if (auto const* const line = std::get_if<game::AnalysisLine>(&told))
                opinion_.best = *line;
            else if (auto const* const problem = std::get_if<Error>(&told))
                opinion_.problem = *problem;
        });
    }

    // What the engine has to say, as far as it has come; nothing where there is no move.
    std::string opinion() const {
        if (opinion_.problem) return line(tr(*opinion_.problem));
        if (!opinion_.best) return {};
        return line(describe(*opinion_.best, state(), name(state().to_play())));
    }

    std::string name(game::Seat seat) const {
        auto const at = static_cast<std::size_t>(seat);
        auto const& players = game().setup.players;
        if (at < players.size() && !players[at].name.empty()) return players[at].name;
        auto const& seats = state().about().seats;
        return at < seats.size() ? tr(seats[at]) : std::string();
    }

    std::string prompt() const {
        std::string text = games_.size() > 1 ? fmt::format("{}: ", number_ + 1) : std::string();
        text += fmt::format("{}/{}", stepper_->ply(), stepper_->last_ply());
        return text + repeated("*", stepper_->depth()) + "> ";
    }

    bool move(std::string const& word) {
        session::NodeId const before = stepper_->at();
        if (!step(word)) return false;
        if (stepper_->at() != before) look_along();
        return true;
    }

    // False: this is no word.
    bool step(std::string const& word) {
        std::optional<long> const number = to_integer(word);
        if (word.empty() || text::is_word(word, text::typed("next n")))
            stepper_->next();
        else if (text::is_word(word, text::typed("back b p")))
            stepper_->back();
        else if (text::is_word(word, text::typed("start s")))
            stepper_->go_to(0);
        else if (text::is_word(word, text::typed("end e")))
            stepper_->go_to(stepper_->last_ply());
        else if (word == "x")
            stepper_->leave();
        else if (word[0] == 'v')
            enter_variation(word);
        else if (word[0] == 'g')
            choose_game(word);
        else if (number && *number >= 0)
            stepper_->go_to(static_cast<std::size_t>(*number));
        else
            return false;
        return true;
    }

    void enter_variation(std::string const& word) {
        std::optional<long> const which = to_integer(trim(std::string_view(word).substr(1)));
        stepper_->enter(which && *which > 0 ? static_cast<std::size_t>(*which - 1) : 0);
    }

    void choose_game(std::string const& word) {
        std::optional<long> const wanted = to_integer(trim(std::string_view(word).substr(1)));
        auto const step = [&](std::size_t by) { // over what the rules cannot read
            std::size_t number = number_ + by;
            while (number < games_.size() && !games_[number].record) number += by;
            return number;
        };
        std::size_t number = number_;
        if (word == "g+")
            number = step(1);
        else if (word == "g-")
            number = step(static_cast<std::size_t>(-1));
        else if (wanted && *wanted > 0)
            number = static_cast<std::size_t>(*wanted - 1);
        if (number < games_.size() && games_[number].record) open(number, *games_[number].record);
    }

    std::string moves() const {
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < state().actions().size(); ++i) all.push_back(i);
        return all.empty() ? line(tr(msg("There is no legal move.")))
                           : numbered(state(), all, look_);
    }

    std::string analysis() {
        Limits limits;
        limits.move_time = std::chrono::seconds(1);
        ask_engine(limits);
        while (engine_->is_thinking()) {
            if (console_.wait(std::nullopt).what == Heard::What::signal) engine_->hurry();
            console_.run_posted();
        }
        std::string const said = opinion();
        return said.empty() ? moves() : said;
    }

    // What of this game is lost, if anything: nobody should think that he sees all of it.
    std::string losses() const {
        std::string text;
        for (records::Problem const& problem : problems_)
            if (problem.severity == pdn::Severity::error
                && problem.game == static_cast<long>(number_) + 1)
                text += line(tr(problem.error));
        return text;
    }

    std::string head() const {
        std::string text = line(tr(game().game->name())) + losses();
        if (game().tags.empty()) return text;
        std::vector<std::string> parts{name(0) + " - " + name(1)};
        for (std::string_view const tag : {"Event", "Site", "Date", "Round"})
            if (auto const value = game().tag(tag); value && records::is_told(*value))
                parts.emplace_back(*value);
        parts.push_back(game().result);
        return text + line(text::harmless(join(parts, ", ")));
    }

    // The board and what is said about the move that led to it.
    std::string page() const {
        session::Node const& node = stepper_->here();
        std::string text = '\n' + draw(state(), look_, marks());
        if (!node.comment_before.empty()) text += line(text::harmless(node.comment_before));
        if (node.seat != game::nobody)
            text += line(tr(Message(msg("{}. {} plays {}"), stepper_->ply(), name(node.seat),
                                    node.text() + signs(node))));
        if (!node.comment_after.empty()) text += line(text::harmless(node.comment_after));
        std::size_t number = 0;
        for (session::NodeId const other : stepper_->others())
            text += line(tr(Message(msg("Variation {}: {}"), ++number, beginning(other))));
        bool const is_end = stepper_->ply() == stepper_->last_ply();
        if (is_end && stepper_->depth() > 0)
            text += line(tr(msg("The variation ends here.")));
        else if (is_end && game().result != "*")
            text += line(tr(Message(msg("Result: {}"), game().result)));
        return text;
    }

    Marks marks() const {
        Marks marks;
        session::Node const& node = stepper_->here();
        if (game::Action const* const played = node.played())
            if (auto const& cells = played->ways.front().cells; !cells.empty())
                marks.last = {cells.front(), cells.back()};
        return marks;
    }

    std::string signs(session::Node const& node) const {
        static constexpr std::array known{"", "!", "?", "!!", "??", "!?", "?!"};
        std::string text;
        if (auto const own = game().strengths.find(stepper_->at()); own != game().strengths.end())
            text += own->second;
        for (int const nag : node.nags)
            text += nag < 7 ? std::string(known[static_cast<std::size_t>(nag)])
                            : fmt::format(" ${}", nag);
        return text;
    }

    // The first moves of a line.
    std::string beginning(session::NodeId from) const {
        constexpr int most = 6;
        std::vector<std::string> texts;
        for (int i = 0; i < most; ++i) {
            session::Node const& node = game().tree.node(from);
            texts.push_back(node.text());
            if (node.children.empty()) return join(texts, " ");
            from = node.children.front();
        }
        return join(texts, " ") + " ...";
    }

    std::string keys() const {
        std::string text = tr(msg("right: next | left: back | down: into a variation | up: out of "
                                  "it | Home, End | m: moves | a: engine | q: quit"));
        if (games_.size() > 1) text += " | " + tr(msg("Page Up, Down: other games"));
        return text;
    }

    void paint(bool has_moves, bool is_first) {
        std::string text = head() + page();
        if (has_moves) text += moves();
        if (is_thinking_) {
            std::string const said = opinion();
            text += said.empty() ? "\n" : said;
        }
        text += line(prompt() + keys());
        console_.paint(text, is_first);
    }

    std::vector<records::FileGame> const& games_;
    std::vector<records::Problem> const& problems_;
    records::Record const* game_ = nullptr; // the one that is open
    Console& console_;
    Look look_;
    bool is_thinking_;
    std::size_t number_ = 0;
    std::optional<Stepper> stepper_;
    struct {
        std::optional<game::AnalysisLine> best;
        std::optional<Error> problem;
    } opinion_;                              // of the engine
    std::unique_ptr<game::Thinking> engine_; // last: it tells this review
};

} // namespace

int review(ReviewRequest const& request) {
    Look look =
        Look::of_terminal([](char const* name) { return std::getenv(name); }, STDOUT_FILENO);
    Result<Theme> const theme =
        request.theme.empty() ? Result<Theme>(Theme::modern) : read_theme(request.theme);
    if (!theme) return complain(theme.error());
    look.theme = *theme;
    game::Game const* variant = nullptr;
    if (!request.variant.empty()) {
        Result<game::Game const*> const found = catalogue::find(request.variant);
        if (!found) return complain(found.error());
        variant = *found;
    }
    NamedFile named;
    named.file = request.file;
    named.format = request.format;
    auto const read = read_games(named, records::Format::pdn, variant);
    if (!read) return complain(read.error());
    if (request.number < 1 || static_cast<std::size_t>(request.number) > read->games.size())
        return complain(error(msg("«{}» has no game number {}"), request.file, request.number));
    auto const first = static_cast<std::size_t>(request.number - 1);
    if (auto const& record = read->games[first].record; !record) return complain(record.error());
    records::Guesses guesses;
    for (records::FileGame const& game : read->games)
        if (game.record) guesses.add(*game.record);
    for (Message const& guess : guesses.said()) complain({guess, 0, 0});
    Console console;
    Review view(*read, first, console, look, request.has_engine);
    return look.can_fill ? view.run_by_keys() : view.run();
}

} // namespace damier::terminal
