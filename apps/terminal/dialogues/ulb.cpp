// The dialogue of ULB draughts: a menu each turn, moves by column, row, direction and length,
// captures that go on as long as the player likes.
#include "apps/terminal/dialogues/dialogue.hpp"
#include "apps/terminal/dialogues/dialogues.hpp"
#include "apps/terminal/input/typed.hpp"
#include "apps/terminal/input/words.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/terminal/view/report.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace damier::terminal {

namespace {

using text::tr;

// The board in the middle of a capture: the real one with some cells replaced.
class Midway final : public game::State {
public:
    Midway(game::State const& real, std::vector<std::vector<int>> const& board)
        : real_(real), board_(board) {}

    std::optional<game::Piece> at(game::Cell cell) const override {
        auto const& shape = about().cells[static_cast<std::size_t>(cell)];
        int const value =
            board_[static_cast<std::size_t>(shape.row)][static_cast<std::size_t>(shape.column)];
        if (value == 0) return std::nullopt;
        return game::Piece{value > 0 ? 0 : 1, std::abs(value) - 1};
    }
    game::About const& about() const override { return real_.about(); }
    game::Seat to_play() const override { return real_.to_play(); }
    std::span<game::Action const> actions() const override { return real_.actions(); }
    game::StatePtr after(std::size_t action) const override { return real_.after(action); }
    game::Outcome outcome() const override { return real_.outcome(); }
    std::vector<int> scores() const override { return real_.scores(); }
    std::string text() const override { return real_.text(); }
    Result<std::size_t> interpret(std::string_view typed) const override {
        return real_.interpret(typed);
    }
    Message why_not(std::span<game::Cell const> cells) const override {
        return real_.why_not(cells);
    }

private:
    game::State const& real_;
    std::vector<std::vector<int>> const& board_;
};

class Ulb final : public Dialogue {
public:
    Ulb(Station& station, Look look, PlayRequest const& request, CheckUlb const& check)
        : Dialogue(station, look, request), check_(check) {}

private:
    bool set_up() override {
        PlayRequest request = request_;
        if (!request.has_players()) request.white = request.black = "human";
        auto const setup = setup_of(request, "ulb");
        if (!setup) return false;
        return start(*setup);
    }

    void turn() override {
        show_turn();
        long const before = changes();
        while (changes() == before) {
            auto const typed = ask(Message(msg("Your choice («help» lists the commands)?")));
            if (!typed) return;
            // A command that is shortened, or none; a letter or two is a slip.
            bool const is_word = typed->find_first_of("0123456789") == std::string::npos;
            if (is_word && typed->size() > 2) {
                obey(*typed);
                continue;
            }
            switch (to_integer(*typed).value_or(0)) {
            case 1: return move();
            case 2: return offer_draw();
            case 3: return save_and_ask();
            case 4: return obey(std::string(split_at_blanks(text::typed("load")).front()));
            default: say_line(Message(msg("Answer 1, 2, 3 or 4.")));
            }
        }
    }

    void show_turn() override {
        say(repeated("-", std::min(40, look().columns)) + '\n');
        show_squares();
        game::Seat const seat = state().to_play();
        say_line(Message(msg("{} to play ({})."), name(seat), glyphs_of(state(), seat, look())));
        if (is_midway()) return;
        say_line(Message(msg("1. Move a piece")));
        say_line(Message(msg("2. Offer a draw")));
        say_line(Message(msg("3. Save the game")));
        say_line(Message(msg("4. Load a game")));
    }

    void show_squares() {
        say(is_midway() ? draw(Midway(state(), step_.board), look()) : draw(state(), look()));
    }

    Message how_to_play() const override {
        return {msg("Answer with a number of the menu. A move is the column and the row of a "
                    "piece, then its direction as you see the board: L left, R right, LB back to "
                    "the left, RB back to the right; a king also takes a number of squares.")};
    }
    FileCustom file_custom() const override { return {records::Format::dat, ".dat", {}}; }

    bool is_midway() const override { return step_.has_captured; }
    void take_back_part() override {
        step_.has_captured = false;
        is_let_go_ = true;
        say_line(Message(msg("The capture that was begun is taken back.")));
    }

    void take_board() {
        game::About const& about = state().about();
        step_ = {};
        step_.board.assign(static_cast<std::size_t>(about.rows),
                           std::vector<int>(static_cast<std::size_t>(about.columns), 0));
        for (std::size_t i = 0; i < about.cells.size(); ++i)
            if (auto const piece = state().at(static_cast<game::Cell>(i)))
                at(about.cells[i].row, about.cells[i].column) =
                    (piece->kind + 1) * (piece->owner == 0 ? 1 : -1);
        step_.is_white = state().to_play() == 0;
    }
    int& at(int row, int column) {
        return step_.board[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }

    std::string square(int row, int column) const {
        return '(' + std::string(1, static_cast<char>('a' + column)) + ',' + std::to_string(row + 1)
               + ')';
    }

    void move() {
        take_board();
        while (!is_stopped()) {
            if (!ask_origin() || !ask_way()) return;
            UlbAnswer const answer = check_(step_);
            if (answer.code == 0) return go(answer);
            refuse(answer);
        }
    }

    void refuse(UlbAnswer const& answer) {
        say_line(Message(msg("This move is not possible. Error {}: {}."), answer.code,
                         tr(answer.reason)));
    }

    // An empty answer leads back to the menu.
    bool ask_origin() {
        int const size = state().about().rows;
        std::string const last(1, static_cast<char>('a' + size - 1));
        for (;;) {
            auto const typed =
                ask(Message(msg("Column (a to {}; nothing: back to the menu)?"), last));
            if (!typed || typed->empty()) return false;
            std::string const letter = to_lower(*typed);
            if (letter.size() == 1 && letter >= "a" && letter <= last) {
                step_.column = letter[0] - 'a';
                break;
            }
            say_line(Message(msg("A column is a letter from a to {}."), last));
        }
        auto const row = ask_number(Message(msg("Row (1 to {})?"), size), 1, size,
                                    Message(msg("A row is a number from 1 to {}."), size));
        if (row) step_.row = static_cast<int>(*row) - 1;
        return row.has_value();
    }

    bool ask_way() {
        auto const direction =
            ask(Message(msg("Direction (L left, R right, LB back left, RB back right)?")));
        if (!direction) return false;
        step_.direction = in_document(*direction);
        step_.length = 1;
        if (std::abs(at(step_.row, step_.column)) != 2) return true;
        int const size = state().about().rows;
        auto const length =
            ask_number(Message(msg("Length (1 to {})?"), size - 1), 1, size - 1,
                       Message(msg("A length is a number from 1 to {}."), size - 1));
        if (length) step_.length = static_cast<int>(*length);
        return length.has_value();
    }

    // «AG» as the document writes it; anything else as it is, for the numbered error.
    static std::string in_document(std::string const& direction) {
        constexpr std::array ways{text::typed("l"), text::typed("r"), text::typed("lb"),
                                  text::typed("rb")};
        auto const way = std::ranges::find_if(
            ways, [&](std::string_view one) { return text::is_word(direction, one); });
        return way == ways.end() ? direction : std::string(*way);
    }

    // The first step is made; a capture may be continued.
    void go(UlbAnswer answer) {
        std::vector<std::pair<int, int>> way{{step_.row, step_.column}};
        is_let_go_ = false;
        for (;;) {
            make(answer);
            way.emplace_back(step_.row, step_.column);
            if (!answer.captures) {
                say_line(Message(msg("No piece was captured.")));
                break;
            }
            say_line(
                Message(msg("Captured: {}"), square(answer.captured_row, answer.captured_column)));
            show_squares();
            if (!ask_to_go_on(answer)) break;
        }
        bool const is_given_up = is_stopped() && is_midway();
        step_.has_captured = false;
        if (is_given_up)
            say_line(Message(msg("The capture that was begun is not played.")));
        else if (!is_let_go_)
            play_way(way);
    }

    void make(UlbAnswer const& answer) {
        int const piece = at(step_.row, step_.column);
        at(step_.row, step_.column) = 0;
        if (answer.captures) at(answer.captured_row, answer.captured_column) = 0;
        step_.row = answer.row;
        step_.column = answer.column;
        at(step_.row, step_.column) = piece;
        step_.has_played = true;
        step_.has_captured = answer.captures;
    }

    bool ask_to_go_on(UlbAnswer& answer) {
        for (;;) {
            if (!can_capture()) return false;
            auto const more = ask_yes(Message(msg("Go on capturing? (y/n)")));
            if (!more || !*more || !ask_way()) return false;
            answer = check_(step_);
            if (answer.code == 0) return true;
            refuse(answer);
        }
    }

    bool can_capture() const {
        UlbStep trial = step_;
        int const size = static_cast<int>(trial.board.size());
        for (char const* const direction : {"L", "R", "LB", "RB"})
            for (int length = 1; length < size; ++length) {
                trial.direction = direction;
                trial.length = length;
                if (check_(trial).code == 0) return true;
            }
        return false;
    }

    void play_way(std::vector<std::pair<int, int>> const& way) {
        game::About const& about = state().about();
        auto const is_way = [&](game::Way const& one) {
            return std::ranges::equal(one.cells, way, [&](game::Cell cell, auto const& place) {
                auto const& shape = about.cells[static_cast<std::size_t>(cell)];
                return std::pair(shape.row, shape.column) == place;
            });
        };
        auto const actions = state().actions();
        for (std::size_t i = 0; i < actions.size(); ++i)
            if (std::ranges::any_of(actions[i].ways, is_way))
                return send(session::PlayAction{i, std::nullopt});
        say_line(Message(msg("That way cannot be played.")));
    }

    void save_and_ask() {
        Result<NamedFile> const file = name_file({});
        if (!file) return say_line(tr(file.error()));
        if (!save(*file)) return;
        auto const more = ask_yes(Message(msg("Go on playing? (y/n)")));
        if (!more || *more) return;
        say_line(Message(msg("The game is not finished.")));
        leave();
    }

    CheckUlb const& check_;
    UlbStep step_; // the board as it stands in the middle of a move, and the step being asked
    bool is_let_go_ = false; // the capture that was begun
};

} // namespace

int run_ulb(Station& station, Look look, PlayRequest const& request, CheckUlb const& check) {
    return Ulb(station, look, request, check).run();
}

} // namespace damier::terminal
