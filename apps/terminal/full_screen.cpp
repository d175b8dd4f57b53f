#include "apps/terminal/full_screen.hpp"

#include "apps/terminal/advice.hpp"
#include "apps/terminal/input/typed.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/terminal/view/screen.hpp"
#include "apps/terminal/whole_turn.hpp"
#include "apps/text/move_words.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"
#include "damier/play/bot_name.hpp"
#include "damier/play/choosing.hpp"
#include "damier/play/turns.hpp"

#include <curses.h>

#include <algorithm>
#include <csignal>
#include <numeric>

namespace damier::terminal {

namespace {

using text::tr;

constexpr int escape = 27, backspace = 127, enter = 13;

class FullScreen {
public:
    FullScreen(Station& station, Screen& screen, bool is_flipped)
        : station_(station),
          screen_(screen),
          keys_(tr(msg("q quit  ? help  : type  u undo  r redo  h hint  f flip  d draw  s save"))) {
        scene_.is_flipped = is_flipped;
        scene_.keys = keys_;
        scene_.row = session().state().about().rows / 2;
        scene_.column = session().state().about().columns / 2;
        desk().listen([this](play::Update const& update) { tell(update); });
    }
    ~FullScreen() { desk().listen({}); }
    FullScreen(FullScreen const&) = delete;
    FullScreen& operator=(FullScreen const&) = delete;

    int run() {
        desk().go_on();
        for (;;) {
            prepare();
            if (page_)
                screen_.draw(*page_);
            else
                screen_.draw(session(), scene_, desk().now());
            Heard const heard = station_.listen_keys(next_picture());
            if (heard.signal == SIGWINCH) screen_.resize();
            if (heard.signal != 0 && heard.signal != SIGWINCH) return 128 + heard.signal;
            if (heard.what == Heard::What::line && !read_keys()) return 0;
        }
    }

private:
    play::Desk& desk() { return station_.desk(); }
    session::Session const& session() const { return station_.session(); }
    game::State const& state() const { return session().state(); }
    session::Node const& here() const { return session().tree().here(); }

    bool is_asked() const {
        bool const is_over =
            session().ending() && session().ending()->node == session().tree().current();
        return !is_over && (session().ending() || !session().is_bot(state().to_play()));
    }

    void prepare() {
        scene_.marks = last_marks(session());
        scene_.marks.chosen = session().chosen();
        scene_.marks.taken = play::taken_so_far(session());
        if (is_asked() && !session().chosen().empty())
            scene_.marks.targets = play::next_cells(session());
        // What the computer thought about a move that was taken back is of no interest.
        bool const is_its_move = here().seat != game::nobody && session().is_bot(here().seat);
        scene_.thought = is_its_move || desk().is_computer_due() ? desk().thought()
                                                                 : std::optional<game::Thought>();
    }

    // A running clock or a thinking computer changes the picture by itself.
    std::optional<TimePoint> next_picture() {
        using namespace std::chrono_literals;
        if (session().ending()) return std::nullopt;
        TimePoint const now = desk().now();
        if (desk().is_computer_due()) return now + 250ms;
        if (!play::has_clock(session())) return std::nullopt;
        auto const left = session().reading(state().to_play(), now).left;
        return now + (left < 10s ? 100ms : 500ms);
    }

    void tell(play::Update const& update) {
        for (session::Event const& event : update.events) say_if_any(describe(event, session()));
        for (Message const& note : update.notes) say_if_any(tr(note));
        if (update.advice)
            say(Message(msg("The computer ({}) would play {}."),
                        play::bot_name(session().game(), update.advice->bot),
                        whole_turn(session().game(), update.advice->state, update.advice->action,
                                   session().setup().seed)));
        else if (auto const seat = play::person_asked_about_draw(session()))
            say(Message(msg("{}, do you accept the draw? (y/n)"), player_name(session(), *seat)));
    }
    void say_if_any(std::string const& text) {
        if (text.empty()) return;
        say(text);
        scene_.scrolled = 0;
    }
    void say(std::string const& text) { scene_.message = text; }
    void say(Message const& message) { say(tr(message)); }

    bool read_keys() {
        for (int key = screen_.key(); key != ERR; key = screen_.key()) {
            bool const goes_on = page_ ? turn_page(key) : scene_.typed ? type(key) : press(key);
            if (!goes_on) return false;
        }
        return true;
    }

    void open_page(std::string title, std::string text) {
        page_ = Page{std::move(title), std::move(text), 0};
    }

    bool turn_page(int key) {
        int const step = std::max(1, Screen::lines() - 4);
        switch (key) {
        case KEY_UP: --page_->first; break;
        case KEY_DOWN: ++page_->first; break;
        case KEY_PPAGE: page_->first -= step; break;
        case KEY_NPAGE: page_->first += step; break;
        case KEY_RESIZE:
        case KEY_MOUSE: break;
        default: page_.reset();
        }
        return true;
    }

    bool press(int key) {
        SeenBoard const grid(state(), scene_.is_flipped);
        switch (key) {
        case KEY_UP: scene_.row = std::max(0, scene_.row - 1); break;
        case KEY_DOWN: scene_.row = std::min(grid.rows() - 1, scene_.row + 1); break;
        case KEY_LEFT: scene_.column = std::max(0, scene_.column - 1); break;
        case KEY_RIGHT: scene_.column = std::min(grid.columns() - 1, scene_.column + 1); break;
        case '\t': next_choice(grid); break;
        case '\n':
        case enter:
        case ' ':
        case KEY_ENTER: choose(grid); break;
        case escape: desk().receive(session::PlayCells{}); break;
        case KEY_MOUSE: return mouse(grid);
        case KEY_PPAGE: ++scene_.scrolled; break;
        case KEY_NPAGE: scene_.scrolled = std::max(0, scene_.scrolled - 1); break;
        case KEY_RESIZE: break; // told by curses after resize(), which has done the work
        case 'q':
        case 'Q': return false;
        case ':': scene_.typed = ""; break;
        default: return shortcut(key);
        }
        return true;
    }

    bool shortcut(int key) {
        if (key >= '0' && key <= '9') { // a move typed in numbers
            scene_.typed = std::string(1, static_cast<char>(key));
            return true;
        }
        if (play::person_asked_about_draw(session()))
            if (auto const answer = text::yes_or_no(letter(key)))
                return act(*answer ? "accept" : "decline");
        switch (key) {
        case 'u': return act("undo");
        case 'r': return act("redo");
        case 'h': return act("hint");
        case 'f': return act("flip");
        case 'd': return act("draw");
        case 's': // the name can still be changed
            scene_.typed = text::shown(text::typed("save")) + ' ' + session().setup().game + ".pdn";
            return true;
        case '?': return act("help");
        default: return true;
        }
    }

    // A letter beyond ASCII comes as several keys.
    std::string letter(int key) {
        std::string text(1, static_cast<char>(key));
        int const more = key >= 0xF0 ? 3 : key >= 0xE0 ? 2 : key >= 0xC0 && key < 256 ? 1 : 0;
        for (int i = 0; i < more; ++i) text += static_cast<char>(screen_.key());
        return text;
    }

    bool mouse(SeenBoard const& grid) {
        MEVENT event{};
        if (getmouse(&event) != OK) return true;
        if ((event.bstate & BUTTON4_PRESSED) != 0) ++scene_.scrolled;
        if ((event.bstate & BUTTON5_PRESSED) != 0)
            scene_.scrolled = std::max(0, scene_.scrolled - 1);
        if ((event.bstate & (BUTTON1_PRESSED | BUTTON1_CLICKED)) == 0) return true;
        auto const spot = screen_.spot_at(event.y, event.x);
        if (!spot) return true;
        scene_.row = spot->row;
        scene_.column = spot->column;
        choose(grid);
        return true;
    }

    void choose(SeenBoard const& grid) {
        auto const cell = grid.at(scene_.row, scene_.column);
        if (!cell || !is_asked()) return;
        say(std::string());
        desk().receive(play::click(session(), *cell));
    }

    // Tab goes through the pieces that can be played, or the cells that go on.
    void next_choice(SeenBoard const& grid) {
        if (!is_asked()) return;
        std::vector<game::Cell> const cells = play::next_cells(session());
        int const here = scene_.row * grid.columns() + scene_.column;
        std::vector<int> places;
        for (int i = 0; i < grid.rows() * grid.columns(); ++i)
            if (auto const cell = grid.at(i / grid.columns(), i % grid.columns());
                cell && std::ranges::find(cells, *cell) != cells.end())
                places.push_back(i);
        if (places.empty()) return;
        auto const next = std::ranges::upper_bound(places, here);
        int const place = next == places.end() ? places.front() : *next;
        scene_.row = place / grid.columns();
        scene_.column = place % grid.columns();
    }

    bool type(int key) {
        std::string& typed = *scene_.typed;
        if (key == escape) {
            scene_.typed.reset();
        } else if (key == KEY_BACKSPACE || key == backspace || key == '\b') {
            if (typed.empty())
                scene_.typed.reset();
            else
                drop_last_character(typed);
        } else if (key == '\n' || key == enter || key == KEY_ENTER) {
            std::string const line = typed;
            scene_.typed.reset();
            return line.empty() || act(line);
        } else if (key >= ' ' && key < 256 && typed.size() < 200) {
            typed += static_cast<char>(key);
        }
        return true;
    }

    bool act(std::string const& line) {
        Meaning const meaning = understand(line, session(), {});
        if (auto const* problem = std::get_if<Error>(&meaning)) {
            say(problem->message);
        } else if (auto const* several = std::get_if<Several>(&meaning)) {
            std::string all = tr(msg("Several moves go there; choose one."));
            for (std::size_t const action : several->actions)
                all += "  " + text::move_in_words(state().actions()[action].text);
            say(all);
        } else if (auto const* command = std::get_if<session::Command>(&meaning)) {
            say(std::string());
            desk().receive(*command);
        } else {
            Ask const& ask = std::get<Ask>(meaning);
            if (ask.verb == Verb::quit) return false;
            answer(ask);
        }
        return true;
    }

    void answer(Ask const& ask) {
        switch (ask.verb) {
        case Verb::help: open_page(tr(msg("Help")), help()); break;
        case Verb::board: break;
        case Verb::moves: open_page(tr(msg("Legal moves")), moves()); break;
        case Verb::history:
            open_page(tr(msg("Moves played")), history_text(session(), look()));
            break;
        case Verb::rules: open_page(tr(session().game().name()), rules()); break;
        case Verb::theme: say(Message(msg("Themes are for playing line by line."))); break;
        case Verb::hint:
        case Verb::analyse: hint(); break;
        case Verb::flip:
            scene_.is_flipped = !scene_.is_flipped;
            scene_.row = state().about().rows - 1 - scene_.row;
            scene_.column = state().about().columns - 1 - scene_.column;
            break;
        case Verb::clock:
            if (!play::has_clock(session())) say(Message(msg("This game has no clock.")));
            break;
        case Verb::save: save(ask.rest); break;
        case Verb::load: load(ask.rest); break;
        default: break; // understood before, or quitting
        }
    }

    // What texts of pages are made for.
    static Look look() {
        Look look;
        look.columns = std::max(20, Screen::columns() - 2);
        return look;
    }

    std::string help() const {
        Message const keys(
            msg("Move the cursor or click; Tab goes to the next piece, Esc lets go, "
                "Page Up and Down scroll the moves, «:» takes a move or a command."));
        std::string const signs = signs_text(state(), screen_.look());
        return wrapped(tr(keys), look().columns) + "\n\n"
               + (signs.empty() ? signs : wrapped(signs, look().columns) + "\n\n")
               + help_text(session(), look().columns);
    }

    std::string moves() const {
        std::vector<std::size_t> all(state().actions().size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        return all.empty() ? tr(msg("There is no legal move.")) : numbered(state(), all, look());
    }

    std::string rules() const {
        std::string text;
        for (Message const& rule : session().game().law())
            text += wrapped("- " + tr(rule), look().columns, "  ") + '\n';
        return text;
    }

    void hint() {
        if (state().actions().empty()) return;
        if (auto const done = desk().advise(here().state); !done) say(tr(done.error()));
    }

    void save(std::string const& rest) {
        Result<NamedFile> const named = NamedFile::read(rest, session().setup().game + ".pdn");
        if (!named) return say(tr(named.error()));
        Result<Done> const done = station_.save(*named);
        say(done ? tr(Message(msg("The game is saved in «{}»."), named->file)) : tr(done.error()));
    }
    void load(std::string const& rest) {
        Result<NamedFile> const named = NamedFile::read(rest, session().setup().game + ".pdn");
        if (!named) return say(tr(named.error()));
        auto const done = station_.load(*named);
        if (!done) return say(tr(done.error()));
        say(session().ending() ? describe(*session().ending(), session())
                               : tr(Message(msg("The game of «{}» goes on."), named->file)));
    }

    static void drop_last_character(std::string& text) {
        while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0) == 0x80)
            text.pop_back();
        if (!text.empty()) text.pop_back();
    }

    Station& station_;
    Screen& screen_;
    std::string keys_;
    Scene scene_;
    std::optional<Page> page_; // shown instead of the board until a key is pressed
};

} // namespace

std::optional<int> run_full_screen(Station& station, Look const& look) {
    std::optional<int> code;
    {
        std::optional<Screen> screen = Screen::open();
        if (!screen || !screen->fits(station.session())) return std::nullopt;
        code = FullScreen(station, *screen, look.is_flipped).run();
    }
    if (Message const last = station.farewell(); !last.id.empty())
        station.console().print(tr(last) + '\n');
    return code;
}

} // namespace damier::terminal
