#include "damier/multidames/state.hpp"

#include "damier/base/text.hpp"
#include "damier/multidames/refusal_words.hpp"
#include "damier/multidames/text_form.hpp"

#include <algorithm>
#include <cassert>

namespace damier::multidames {

namespace {

game::About make_about(Position const& position);
struct Typed {
    long row = 0, column = 0; // from 1
};
std::optional<Typed> parse_spot(std::string_view typed);
bool means_stop(std::string_view typed);
bool means_rest(std::string_view typed);

std::string label(Spot s) { return std::to_string(s.row + 1) + ' ' + std::to_string(s.column + 1); }

} // namespace

MultidamesState::MultidamesState(Position const& position)
    : MultidamesState(position, std::make_shared<game::About const>(make_about(position))) {}

MultidamesState::MultidamesState(Position const& position, AboutPtr about)
    : position_(position), about_(std::move(about)) {
    Steps steps;
    position_.legal_steps(steps);
    steps_.assign(steps.begin(), steps.end());
    for (Step const step : steps_) actions_.push_back(action(step));
}

std::optional<game::Piece> MultidamesState::at(game::Cell cell) const {
    Pawn const pawn = position_.grid[spot_of(cell)];
    if (pawn == Pawn::none) return std::nullopt;
    return game::Piece{game::nobody, static_cast<int>(pawn) - 1};
}

game::StatePtr MultidamesState::after(std::size_t action) const {
    assert(action < steps_.size());
    Position next = position_;
    next.play(steps_[action]);
    return game::StatePtr(new MultidamesState(next, about_)); // its constructor is private
}

game::Outcome MultidamesState::outcome() const {
    if (!position_.is_over()) return game::Ongoing{};
    std::vector<int> const finals = scores();
    int const best = std::ranges::max(finals);
    game::Won won;
    for (int seat = 0; seat < position_.seats(); ++seat)
        if (finals[static_cast<std::size_t>(seat)] == best) won.seats.push_back(seat);
    won.reason = Message(msg("no pawn can jump any more; the best score is {}"), best);
    if (!position_.rules().has_penalty) return won;
    won.reason = Message(msg("no pawn can jump any more, and {} loses the {} points left on the "
                             "board; the best score is {}"),
                         Argument::translated(about().seats[static_cast<std::size_t>(to_play())]),
                         position_.penalty(), best);
    return won;
}

std::vector<int> MultidamesState::scores() const {
    std::vector<int> scores;
    for (int seat = 0; seat < position_.seats(); ++seat)
        scores.push_back(position_.final_score(seat));
    return scores;
}

std::string MultidamesState::text() const { return write_text(position_); }

Result<std::size_t> MultidamesState::interpret(std::string_view typed) const {
    Step step;
    if (position_.rules().free_chains && means_rest(trim(typed))) {
        step.kind = Step::Kind::rest;
    } else if (!means_stop(trim(typed))) {
        std::optional<Typed> const named = parse_spot(typed);
        if (!named)
            return error(msg("«{}» is neither a row and a column, such as «3 4», nor «stop»"),
                         trim(typed));
        long const size = position_.size();
        if (named->row < 1 || named->column < 1 || named->row > size || named->column > size)
            return error(off_board_words, named->row, named->column, size);
        step = step_at(spot(static_cast<int>(named->row) - 1, static_cast<int>(named->column) - 1));
    }
    if (Refusal const refusal = position_.refusal(step); refusal != Refusal::none)
        return Error{in_words(refusal, position_, step), 0, 0};
    auto const found = std::ranges::find(steps_, step);
    assert(found != steps_.end());
    return static_cast<std::size_t>(found - steps_.begin());
}

Message MultidamesState::why_not(std::span<game::Cell const> cells) const {
    if (cells.empty()) return {msg("name a cell")};
    // With a held pawn an action starts with that pawn's cell and goes on to where it lands.
    if (position_.held() && cells.front() != held())
        return in_words(Refusal::already_held, position_, {});
    if (!position_.held() && cells.size() > 1)
        return {msg("one step at a time: first the pawn, then each jump")};
    Step const step = step_at(spot_of(cells.back()));
    Refusal const refusal = position_.refusal(step);
    if (refusal == Refusal::none)
        return {msg("one step at a time: first the pawn, then each jump")};
    return in_words(refusal, position_, step);
}

std::optional<game::Cell> MultidamesState::held() const {
    if (std::optional<Spot> const held = position_.held()) return cell(*held);
    return std::nullopt;
}

Message MultidamesState::status() const {
    Message told = round_text();
    std::optional<Message> stopped; // «Player 2, Player 4»
    for (int seat = 0; seat < position_.seats(); ++seat) {
        if (position_.is_active(seat)) continue;
        Message const name(about().seats[static_cast<std::size_t>(seat)]);
        stopped = stopped ? Message(msg("{}, {}"), *stopped, name) : name;
    }
    if (!stopped) return told;
    return {msg("{}; stopped: {}"), std::move(told), *std::move(stopped)};
}

Message MultidamesState::round_text() const {
    if (position_.round() == 1) return {msg("Round 1: each player removes a white pawn")};
    if (game::Options const told = differences(position_.rules()); !told.empty())
        return {msg("Round {}; rules: {}"), position_.round(), in_words(told)};
    return {msg("Round {}"), position_.round()};
}

Step MultidamesState::step_at(Spot s) const {
    if (position_.held()) return {Step::Kind::jump, s};
    return {position_.round() == 1 ? Step::Kind::remove : Step::Kind::take, s};
}

game::Action MultidamesState::action(Step step) const {
    if (step.kind == Step::Kind::stop) return {{game::Way{}}, "stop"};
    if (step.kind == Step::Kind::rest) return {{game::Way{}}, "done"};
    game::Way way;
    if (step.kind == Step::Kind::jump) {
        Spot const from = *position_.held();
        way.cells.push_back(cell(from));
        way.emptied.push_back(
            cell(spot((from.row + step.spot.row) / 2, (from.column + step.spot.column) / 2)));
    }
    if (step.kind == Step::Kind::remove) way.emptied.push_back(cell(step.spot));
    way.cells.push_back(cell(step.spot));
    return {{way}, label(step.spot)};
}

namespace {

game::About make_about(Position const& position) {
    int const size = position.size(), seats = position.seats();
    auto const value = [&](Pawn pawn) { return position.rules().value(pawn); };
    game::About about;
    about.key = game_key;
    about.name = game_name;
    about.rows = about.columns = size;
    constexpr std::array<std::string_view, most_seats> names{msg("Player 1"), msg("Player 2"),
                                                             msg("Player 3"), msg("Player 4")};
    about.seats.assign(names.begin(), names.begin() + seats);
    about.kinds = {{"pawn-white", msg("white pawn"), value(Pawn::white)},
                   {"pawn-red", msg("red pawn"), value(Pawn::red)},
                   {"pawn-black", msg("black pawn"), value(Pawn::black)}};
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column) {
            game::CellShape shape;
            shape.row = row;
            shape.column = column;
            shape.centre = {column + 0.5, row + 0.5};
            double const left = column, top = row;
            shape.outline = {{left, top}, {left + 1, top}, {left + 1, top + 1}, {left, top + 1}};
            shape.shade = (row + column) % 2 == 1 ? game::Shade::dark : game::Shade::light;
            shape.label = label(spot(row, column));
            about.cells.push_back(std::move(shape));
        }
    return about;
}

// Two numbers with a blank or one of , ; / between them and perhaps brackets around.
std::optional<Typed> parse_spot(std::string_view typed) {
    typed = trim(typed);
    if (typed.size() > 2 && typed.front() == '(' && typed.back() == ')')
        typed = typed.substr(1, typed.size() - 2);
    std::string spaced(typed);
    for (char const separator : {',', ';', '/'}) std::ranges::replace(spaced, separator, ' ');
    std::vector<std::string_view> const parts = split_at_blanks(spaced);
    if (parts.size() != 2) return std::nullopt;
    std::optional<long> const row = to_integer(parts[0]), column = to_integer(parts[1]);
    if (!row || !column) return std::nullopt;
    return Typed{*row, *column};
}

bool means_rest(std::string_view typed) {
    std::string const word = to_lower(typed);
    return word == "done" || word == "fini" || word == "poser" || word == "d";
}

bool means_stop(std::string_view typed) {
    std::string const word = to_lower(typed);
    return word == "stop" || word == "arreter" || word == "arrêter" || word == "s";
}

} // namespace

} // namespace damier::multidames
