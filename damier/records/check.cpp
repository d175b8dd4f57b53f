#include "damier/records/check.hpp"

#include "damier/game/joined_capture.hpp"
#include "damier/pdn/comment.hpp"
#include "damier/pdn/words.hpp"
#include "damier/records/guess.hpp"
#include "damier/records/notes.hpp"
#include "damier/records/state_checker.hpp"
#include "damier/records/written_move.hpp"

#include <algorithm>

namespace damier::records {

void Statistics::add(Statistics const& other) {
    games += other.games;
    plies += other.plies;
    variation_plies += other.variation_plies;
    setups += other.setups;
    comments += other.comments;
    warnings += other.warnings;
    errors += other.errors;
    longest = std::max(longest, other.longest);
    for (std::size_t i = 0; i < scores.size(); ++i) scores[i] += other.scores[i];
    for (auto const& [game, count] : other.played) played[game] += count;
    unknown_games += other.unknown_games;
    guessed.add(other.guessed);
}

Checker::Checker(pdn::Source source, Catalogue catalogue, std::string hint, Report report)
    : file_(std::move(source), catalogue, std::move(hint)),
      reader_(file_.source()),
      report_(std::move(report)) {}

Checker::~Checker() = default;

Result<bool> Checker::check_game() {
    bool const has_game = reader_.read_game(*this);
    if (reader_.failure()) return *reader_.failure();
    return has_game;
}

void Checker::begin_game(long number) {
    number_ = number;
    plies_ = 0;
    head_.clear();
    must_hold_.reset();
    held_.clear();
    held_texts_.clear();
    has_held_moves_only_ = true;
    is_released_ = is_played_ = was_played_on_ = false;
    head_spot_ = {};
    header_result_.clear();
    result_.clear();
    game_ = nullptr;
    checker_ = nullptr;
    is_lost_ = was_waiting_ = false;
    refused_.reset();
    depth_ = 0;
    outer_.clear();
    line_.clear();
    detour_.reset();
    has_refused_ = has_warned_of_unknown_ = has_warned_of_parts_ = false;
    has_warned_of_letters_ = has_warned_of_ways_ = has_warned_of_end_ = false;
}

void Checker::tag(std::string_view name, std::string_view value, pdn::TextPlace const& place) {
    if (name == "Result" && header_result_.empty()) header_result_ = value;
    head_.tag(name, value);
    must_hold_.reset();
    if (name == "GameType" || name == "FEN" || name == "Game" || name == "State")
        head_spot_ = spot_of(place);
}

bool Checker::choose_game() {
    bool const is_again = last_game_ != nullptr && !head_.game_type.empty() && !head_.is_guessed
                          && head_.game_type == last_type_;
    if (is_again) {
        game_ = last_game_;
        return true;
    }
    Result<Identified> found = file_.identify(head_);
    if (!found) {
        say(pdn::Severity::error, head_spot_, found.error());
        return false;
    }
    game_ = found->game;
    is_played_ = found->is_played;
    was_played_on_ = found->may_be_drawn;
    if (last_game_ != game_ || head_.game_type != letters_type_)
        letters_ = Letters(*game_, letters_type_ = head_.game_type);
    last_type_ = head_.is_guessed ? "" : head_.game_type;
    last_game_ = game_;
    if (found->guess) statistics_.guessed.add(*game_, *found->guess);
    // Of games that follow one another and are guessed alike it is said once.
    if (found->guess && found->guess != said_guess_)
        say(pdn::Severity::warning, head_spot_, Error{*found->guess, 0, 0});
    said_guess_ = std::move(found->guess);
    return true;
}

bool Checker::must_hold() {
    if (!must_hold_) must_hold_ = file_.must_guess(head_);
    return *must_hold_;
}

bool Checker::hold(Held::What what, std::string_view text, Spot spot) {
    if (is_released_ || is_lost_ || !must_hold()) return false;
    held_.push_back({what, spot});
    held_texts_.push(text);
    if (depth_ == 0 && what == Held::What::move) [[likely]] {
        head_.move(text);
        return true;
    }
    has_held_moves_only_ = false;
    if (what == Held::What::begin_variation) ++depth_;
    if (what == Held::What::end_variation) --depth_;
    if (depth_ == 0 && what == Held::What::setup) head_.setup(text);
    return true;
}

bool Checker::take_played() {
    bool const is_plain =
        !held_.empty() && has_held_moves_only_ && held_.size() == head_.moves.size();
    if (!is_plain || !begin_play(held_.front().spot) || !is_played_) return false;
    if (was_played_on_)
        for (std::size_t i = 0; i < held_.size(); ++i)
            line_.push(held_texts_[i], held_[i].spot.line);
    plies_ = static_cast<long>(held_.size());
    return true;
}

void Checker::release() {
    is_released_ = true;
    if (take_played()) return;
    was_played_on_ = false;
    for (std::size_t i = 0; i < held_.size(); ++i) {
        Spot const spot = held_[i].spot;
        std::string_view const text = held_texts_[i];
        switch (held_[i].what) {
        case Held::What::move: move(text, {spot.line, spot.column - 1, nullptr, nullptr}); break;
        case Held::What::comment: excuse(text, spot); break;
        case Held::What::begin_variation: open_line(); break;
        case Held::What::end_variation: close_line(); break;
        case Held::What::setup: set_up(text, spot); break;
        }
    }
}

bool Checker::begin_play(Spot spot) {
    if (head_spot_.line == 0) head_spot_ = spot;
    is_lost_ = true;
    for (Outer& outer : outer_) outer.is_lost = true;
    if (!choose_game()) return false;
    Result<game::MoveChecker*> const found = checker_at_start();
    if (!found) {
        say(pdn::Severity::error, head_spot_, found.error());
        return false;
    }
    checker_ = *found;
    is_lost_ = false;
    for (Outer& outer : outer_) { // those opened before any move
        outer.is_lost = false;
        checker_->enter_variation();
    }
    return true;
}

Result<game::MoveChecker*> Checker::checker_at_start() {
    auto& own = checkers_[game_];
    if (own == nullptr) own = game_->make_checker();
    if (own != nullptr) {
        own->start();
        std::string const first =
            head_.state.empty() ? letters_.to_numbers(head_.fen) : pdn::from_one_line(head_.state);
        // A variation goes back behind the last thing: one that is open already must find it there.
        for (int times = first.empty() ? 0 : outer_.empty() ? 1 : 2; times > 0; --times)
            if (auto const done = own->set_up(first); !done) return done.error();
        return own.get();
    }
    Result<game::StatePtr> const first = first_state(*game_, head_);
    if (!first) return first.error();
    other_ = make_state_checker(*game_, *first);
    return other_.get();
}

// A move that is not legal as it is written.
void Checker::play_otherwise(std::string_view text, Spot spot, Error const& wrong) {
    std::string const own = letters_.to_numbers(text);
    std::optional<Error> still = wrong;
    if (own != text) {
        warn_of_letters(spot);
        still = checker_->play(own);
    }
    if (still && !follow_all_ways(own, spot)) return refuse(text, spot, *still);
    if (checker_->is_waiting()) wait(spot);
    line_.push(text, spot.line);
}

bool Checker::follow_all_ways(std::string const& text, Spot spot) {
    if (detour_ != nullptr || checker_ == other_.get()) return false;
    game::StatePtr const state = replayed();
    if (state == nullptr || captures_along(*state, text).size() < 2) return false;
    detour_ = make_state_checker(*game_, state);
    detour_->play(text);
    usual_ = std::exchange(checker_, detour_.get());
    detour_depth_ = depth_;
    if (!std::exchange(has_warned_of_ways_, true))
        say(pdn::Severity::warning, spot,
            error(msg("«{}» can be made in several ways; what follows is checked after each"),
                  text));
    return true;
}

Result<game::StatePtr> Checker::start_of_line() const {
    Head head = head_;
    head.fen = letters_.to_numbers(head_.fen);
    return first_state(*game_, head);
}

game::StatePtr Checker::replayed() const {
    Result<game::StatePtr> first = start_of_line();
    game::StatePtr state = first ? *first : nullptr;
    std::string part;
    for (std::size_t i = 0; state != nullptr && i < line_.size(); ++i) {
        std::string const text = letters_.to_numbers(line_[i]);
        if (text.starts_with('=')) {
            Result<game::StatePtr> const set_up = game_->read(text.substr(1));
            state = set_up ? *set_up : nullptr;
            continue;
        }
        std::string const whole = part.empty() ? text : game::joined_capture(part, text);
        Result<WrittenMove> const step = find_written_move(state, whole);
        part = step ? "" : whole;
        if (step) state = step->from->after(step->action);
    }
    return part.empty() ? state : nullptr;
}

void Checker::warn_of_letters(Spot spot) {
    if (!std::exchange(has_warned_of_letters_, true))
        say(pdn::Severity::warning, spot, error(letters_warning));
}

void Checker::look_for_draws() {
    bool const may_be_drawn = checker_ != nullptr && !has_warned_of_end_
                              && (was_played_on_ || checker_->may_be_drawn()
                                  || (detour_ != nullptr && usual_->may_be_drawn()));
    if (!may_be_drawn) return;
    Result<game::StatePtr> const first = start_of_line();
    if (!first) return;
    auto const states = make_state_checker(*game_, *first);
    for (std::size_t i = 0; i < line_.size() && !has_warned_of_end_; ++i) {
        std::string const text = letters_.to_numbers(line_[i]);
        if (text.starts_with('=')) {
            if (!states->set_up(text.substr(1))) return;
        } else {
            states->play(text);
        }
        if (!states->may_be_drawn()) continue;
        has_warned_of_end_ = true;
        say(pdn::Severity::warning, {line_.line_of(i), 0},
            error(msg("the rules ended the game before this move; the file goes on")));
    }
}

void Checker::refuse(std::string_view text, Spot spot, Error const& wrong) {
    is_lost_ = true;
    if (text == pdn::unknown_move) {
        if (!std::exchange(has_warned_of_unknown_, true))
            say(pdn::Severity::warning, spot,
                error(msg("a move is not known; what follows it cannot be checked")));
        return;
    }
    // The first one of a game is enough: what follows is often its consequence.
    if (!has_refused_) refused_ = Refused{spot, wrong};
}

// A move let through under arbitration is not wrong, but the checker knows the rules only. It may
// even look like a legal one that is written carelessly.
void Checker::excuse(std::string_view comment, Spot spot) {
    pdn::CommandScan scan(comment);
    while (scan.next() && scan.name != irregular_command) {
    }
    if (scan.name != irregular_command || (is_lost_ && !refused_)) return;
    say(pdn::Severity::warning, refused_ ? refused_->spot : spot,
        error(msg("an irregular move; what follows it in this line cannot be checked")));
    refused_.reset();
    was_waiting_ = false;
    is_lost_ = true;
}

void Checker::report_refused() {
    has_refused_ = true;
    say(pdn::Severity::error, refused_->spot, refused_->error);
    refused_.reset();
}

void Checker::wait(Spot spot) {
    was_waiting_ = true;
    waiting_spot_ = spot;
    if (!std::exchange(has_warned_of_parts_, true))
        say(pdn::Severity::warning, waiting_spot_,
            error(msg("a capture is written as several moves")));
}

void Checker::play_rest(std::string_view text) {
    was_waiting_ = false;
    if (std::optional<Error> const wrong = checker_->play(letters_.to_numbers(text))) {
        is_lost_ = true;
        if (!std::exchange(has_refused_, true)) say(pdn::Severity::error, waiting_spot_, *wrong);
    }
    line_.push(text, waiting_spot_.line);
    was_waiting_ = !is_lost_ && checker_->is_waiting();
}

void Checker::must_be_whole() {
    decide();
    if (!std::exchange(was_waiting_, false)) return;
    is_lost_ = true;
    if (!std::exchange(has_refused_, true))
        say(pdn::Severity::error, waiting_spot_, error(msg("this capture is not complete")));
}

void Checker::open_line() {
    must_be_whole();
    std::size_t const moves = line_.size();
    outer_.push_back({is_lost_, moves, moves > 0 ? std::string(line_[moves - 1]) : "",
                      moves > 0 ? line_.line_of(moves - 1) : 0});
    line_.shorten(moves > 0 ? moves - 1 : 0);
    ++depth_;
    if (checker_ != nullptr) checker_->enter_variation();
}

void Checker::close_line() {
    must_be_whole();
    look_for_draws();
    --depth_;
    Outer const& outer = outer_.back();
    is_lost_ = outer.is_lost;
    line_.shorten(outer.moves > 0 ? outer.moves - 1 : 0);
    if (outer.moves > 0) line_.push(outer.last_move, outer.last_line);
    outer_.pop_back();
    if (detour_ != nullptr && depth_ < detour_depth_) {
        checker_ = usual_;
        detour_.reset();
    }
    if (checker_ != nullptr) checker_->leave_variation();
}

void Checker::set_up(std::string_view fen, Spot spot) {
    ++statistics_.setups;
    must_be_whole();
    if (checker_ == nullptr) {
        if (is_lost_) return;
        bool const is_draughts = !head_.game_type.empty() || head_.game.empty();
        if (is_draughts && head_.fen.empty()) head_.fen = fen;
        if (!begin_play(spot)) return;
    }
    bool const is_own = head_.game_type.empty() && !head_.game.empty();
    Result<Done> const done =
        checker_->set_up(is_own ? pdn::from_one_line(fen) : letters_.to_numbers(fen));
    is_lost_ = !done;
    if (done && !is_own) line_.push("=" + std::string(fen), spot.line);
    if (!done && !std::exchange(has_refused_, true)) say(pdn::Severity::error, spot, done.error());
}

void Checker::end_game() {
    release();
    must_be_whole();
    look_for_draws();
    if (game_ == nullptr && !is_lost_) begin_play({}); // a game without moves
    ++statistics_.games;
    statistics_.plies += plies_;
    statistics_.longest = std::max(statistics_.longest, plies_);
    bool const has_header =
        !header_result_.empty() && read_result(header_result_) != WrittenResult::unknown;
    WrittenResult const score = read_result(has_header ? header_result_ : result_);
    ++statistics_.scores[static_cast<std::size_t>(score)];
    if (game_ != nullptr)
        ++statistics_.played[game_];
    else
        ++statistics_.unknown_games;
}

void Checker::problem(pdn::Problem const& problem) {
    ++(problem.severity == pdn::Severity::error ? statistics_.errors : statistics_.warnings);
    report_({problem.severity, problem.game, problem.error});
}

void Checker::say(pdn::Severity severity, Spot spot, Error error) {
    ++(severity == pdn::Severity::error ? statistics_.errors : statistics_.warnings);
    report_({severity, number_, at(spot.line, spot.column, std::move(error))});
}

} // namespace damier::records
