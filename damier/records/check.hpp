// Checks large game files: every move of every line by the rules, without building trees.
// Memory depends on the longest token and on the number of different games, not on the file.
#pragma once

#include "damier/pdn/reader.hpp"
#include "damier/records/file_guess.hpp"
#include "damier/records/guesses.hpp"
#include "damier/records/letters.hpp"
#include "damier/records/line_of_play.hpp"
#include "damier/records/reader.hpp"
#include "damier/records/result_text.hpp"

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>

namespace damier::records {

// What files hold, added up.
struct Statistics {
    long games = 0, plies = 0, variation_plies = 0, setups = 0, comments = 0;
    long warnings = 0, errors = 0;
    long longest = 0;                         // plies of the longest main line
    std::array<long, 6> scores{};             // by WrittenResult
    std::map<game::Game const*, long> played; // games of each kind
    long unknown_games = 0;                   // of no kind that is known
    Guesses guessed;                          // games of a kind that the file does not say

    void add(Statistics const& other);
};

class Checker : public pdn::Visitor {
public:
    using Report = std::function<void(Problem const&)>;

    // `hint`: the key of the game when the file does not say. `report` hears of each problem.
    Checker(pdn::Source source, Catalogue catalogue, std::string hint, Report report);
    ~Checker();

    // Reads one game; false at the end of the file, an Error where the file cannot be read on.
    Result<bool> check_game();
    Statistics const& statistics() const { return statistics_; }
    std::size_t bytes_read() const { return reader_.bytes_read(); }

    // The visitor's part.
    void begin_game(long number);
    void tag(std::string_view name, std::string_view value, pdn::TextPlace const& place);
    void move(std::string_view text, pdn::TextPlace const& place) {
        if (checker_ == nullptr && hold(Held::What::move, text, spot_of(place))) [[unlikely]]
            return;
        ++(depth_ == 0 ? plies_ : statistics_.variation_plies);
        if (is_lost_) return decide();
        if (checker_ == nullptr) [[unlikely]]
            if (!begin_play(spot_of(place))) return;
        play(text, place);
    }
    void comment(std::string_view text, pdn::TextPlace const& place) {
        ++statistics_.comments;
        if (text.find("[%irregular") != std::string_view::npos) [[unlikely]]
            if (checker_ != nullptr || !hold(Held::What::comment, text, spot_of(place)))
                excuse(text, spot_of(place));
    }
    void begin_variation(pdn::TextPlace const&) {
        if (checker_ != nullptr || !hold(Held::What::begin_variation, {}, {})) open_line();
    }
    void end_variation() {
        if (checker_ != nullptr || !hold(Held::What::end_variation, {}, {})) close_line();
    }
    void setup(std::string_view fen, pdn::TextPlace const& place) {
        if (checker_ != nullptr || !hold(Held::What::setup, fen, spot_of(place)))
            set_up(fen, spot_of(place));
    }
    void result(std::string_view text, pdn::TextPlace const&) { result_ = text; }
    void end_game();
    void problem(pdn::Problem const& problem);

private:
    struct Spot {
        int line = 0, column = 0;
    };
    // Where a line stands when a variation interrupts it.
    struct Outer {
        bool is_lost;
        std::size_t moves;     // of the line so far
        std::string last_move; // that the variation replaces
        int last_line;         // where it stands
    };

    // A game that has to be guessed is held back, so that it is judged by all its moves.
    struct Held {
        enum class What { move, comment, begin_variation, end_variation, setup } what;
        Spot spot;
    };
    bool hold(Held::What what, std::string_view text, Spot spot);
    bool must_hold();
    void release();
    bool take_played(); // the guess has played it whole
    template <class Where> void play(std::string_view text, Where const& where) {
        if (was_waiting_) [[unlikely]]
            return play_rest(text);
        if (std::optional<Error> const wrong = checker_->play(text)) [[unlikely]]
            return play_otherwise(text, spot_of(where), *wrong);
        if (checker_->is_waiting()) [[unlikely]]
            wait(spot_of(where));
        line_.push(text, where.line);
    }
    void open_line();
    void close_line();
    void set_up(std::string_view fen, Spot spot);
    bool begin_play(Spot spot);
    bool choose_game();
    Result<game::MoveChecker*> checker_at_start();
    void play_otherwise(std::string_view text, Spot spot, Error const& wrong);
    void refuse(std::string_view text, Spot spot, Error const& wrong);
    void warn_of_letters(Spot spot);
    // The checkers know no draws: a line that may have had one is looked at once more.
    void look_for_draws();
    // Goes on with a slower checker where a capture can be made in several ways.
    bool follow_all_ways(std::string const& text, Spot spot);
    game::StatePtr replayed() const; // the position that is reached, and nothing if that fails
    Result<game::StatePtr> start_of_line() const;
    void excuse(std::string_view comment, Spot spot);
    void decide() {
        if (refused_) [[unlikely]]
            report_refused();
    }
    void report_refused();
    void wait(Spot spot);
    void play_rest(std::string_view text);
    void must_be_whole();
    void say(pdn::Severity severity, Spot spot, Error error);
    static Spot spot_of(pdn::TextPlace const& place) { return {place.line, place.column()}; }
    static Spot spot_of(Spot spot) { return spot; }

    FileGuess file_;
    pdn::Reader reader_;
    Report report_;
    Statistics statistics_;

    // About the game being read.
    long number_ = 0;
    long plies_ = 0;
    Head head_;
    Spot head_spot_;
    std::vector<Held> held_;
    Texts held_texts_;
    bool has_held_moves_only_ = true;
    std::optional<bool> must_hold_; // once it was asked
    bool is_released_ = false;
    std::string header_result_, result_;
    game::Game const* game_ = nullptr;
    Letters letters_; // of this game's file, for a game whose squares have numbers
    std::string letters_type_;
    std::optional<Message> said_guess_{}; // of the game before
    LineOfPlay line_;                     // a position that is set up stands there behind a «=»
    game::MoveChecker* checker_ = nullptr;
    // The guess has played the whole line, and whether it may have gone on after a draw.
    bool is_played_ = false, was_played_on_ = false;
    // The slower one, since a capture that can be made in several ways, and what it stands in for.
    std::unique_ptr<game::MoveChecker> detour_;
    game::MoveChecker* usual_ = nullptr;
    int detour_depth_ = 0;
    bool is_lost_ = false; // nothing more of this line can be checked
    bool was_waiting_ = false;
    Spot waiting_spot_;
    // A move that is not legal, until it is known that no comment calls it irregular.
    struct Refused {
        Spot spot;
        Error error;
    };
    std::optional<Refused> refused_;
    int depth_ = 0;
    std::vector<Outer> outer_;
    bool has_refused_ = false, has_warned_of_unknown_ = false, has_warned_of_parts_ = false;
    bool has_warned_of_letters_ = false, has_warned_of_ways_ = false, has_warned_of_end_ = false;

    // One for each kind of game, made when it is met.
    std::map<game::Game const*, std::unique_ptr<game::MoveChecker>> checkers_;
    std::unique_ptr<game::MoveChecker> other_; // of a game without one of its own
    std::string last_type_;                    // the GameType met last, and its game
    game::Game const* last_game_ = nullptr;
};

} // namespace damier::records
