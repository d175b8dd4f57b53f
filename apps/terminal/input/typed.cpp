#include "apps/terminal/input/typed.hpp"

#include "apps/text/move_words.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"
#include "damier/play/turns.hpp"
#include "damier/session/choice.hpp"

#include <algorithm>
#include <optional>
#include <set>

namespace damier::terminal {

namespace {

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 128
           || c == '?';
}

bool has_digit(std::string_view text) {
    return std::ranges::any_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<std::size_t> by_number(std::string_view text, std::span<std::size_t const> listed,
                                     game::State const& state) {
    bool const is_marked = text.starts_with('#');
    if (is_marked) text.remove_prefix(1);
    auto const number = to_integer(text);
    if (!number || *number < 1) return std::nullopt;
    auto const index = static_cast<std::size_t>(*number - 1);
    if (index < listed.size()) return listed[index];
    if (is_marked && index < state.actions().size()) return index;
    return std::nullopt;
}

bool is_sign(char c) {
    return c == '-' || c == ':' || c == '>' || c == ',' || c == 'x' || c == 'X';
}

// Names of squares with blanks or one sign («->» is one) between them; nothing when a sign stands
// where no square is on both sides of it.
std::vector<std::string> cell_names(std::string_view text) {
    std::vector<std::string> names(1);
    bool has_sign = true; // none may come before the first name
    for (std::size_t i = 0; i < text.size(); ++i) {
        bool const is_arrow = text[i] == '>' && i > 0 && text[i - 1] == '-';
        if (is_arrow) continue;
        if (is_sign(text[i])) {
            if (has_sign) return {};
            has_sign = true;
        }
        bool const is_between = is_sign(text[i]) || text[i] == ' ' || text[i] == '\t';
        if (!is_between) {
            names.back() += text[i];
            has_sign = false;
        } else if (!names.back().empty()) {
            names.emplace_back();
        }
    }
    if (has_sign) return {};
    if (names.back().empty()) names.pop_back();
    return names;
}

std::vector<game::Cell> to_cells(game::About const& about, std::string_view text) {
    std::vector<game::Cell> cells;
    for (std::string const& name : cell_names(text)) {
        auto const cell = find_cell(about, name);
        if (!cell) return {};
        cells.push_back(*cell);
    }
    return cells;
}

std::vector<std::size_t> going_to(game::State const& state, game::Cell cell) {
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < state.actions().size(); ++i) {
        auto const& cells = state.actions()[i].ways.front().cells;
        if (!cells.empty() && cells.back() == cell) found.push_back(i);
    }
    return found;
}

// Does some way go through all these cells? In a written move a piece that is taken is no stop.
bool is_walked(game::State const& state, session::Choice const& choice,
               std::vector<game::Cell> const& cells) {
    return std::ranges::any_of(choice.remaining, [&](session::Remaining const& one) {
        if (one.is_irregular) return true;
        auto const& walked = state.actions()[one.action].ways[one.way].cells;
        return std::ranges::all_of(cells, [&](game::Cell cell) {
            return std::ranges::find(walked, cell) != walked.end();
        });
    });
}

// A piece alone, a destination alone, or a further square of a capture begun before.
std::optional<Meaning> by_cells(std::string_view text, session::Session const& session) {
    game::State const& state = session.state();
    std::vector<game::Cell> const typed = to_cells(state.about(), text);
    if (typed.empty()) return std::nullopt;
    std::vector<game::Cell> longer = session.chosen();
    longer.insert(longer.end(), typed.begin(), typed.end());
    for (std::vector<game::Cell> const& cells : {longer, typed}) {
        session::Choice const choice =
            session::choose(state, cells, session.setup().arbitrage, true);
        bool const is_alone = typed.size() == 1;
        if (choice.done || !choice.remaining.empty())
            if (is_alone || is_walked(state, choice, cells))
                return session::Command(session::PlayCells{cells, true});
    }
    if (typed.size() > 1) return std::nullopt;
    if (auto const several = going_to(state, typed.front()); !several.empty())
        return Several{several};
    return Error{state.why_not(typed), 0, 0};
}

// What stands behind «undo» and «redo»: a number of plies, or nothing for the usual one.
std::optional<int> plies(std::string_view typed, int least) {
    auto const number = to_integer(typed);
    if (!number || *number < least || *number > 10'000) return std::nullopt;
    return static_cast<int>(*number);
}

Meaning to_take_back(std::string const& typed, session::Session const& session) {
    if (typed.empty()) return session::Command(session::TakeBack{play::plies_back(session)});
    if (auto const number = plies(typed, 0)) return session::Command(session::TakeBack{*number});
    return error(msg("«undo» takes back one move, «undo 4» four"));
}

Meaning for_clocks(session::Command command, session::Session const& session) {
    if (!play::has_clock(session) && !session.is_paused())
        return error(msg("This game has no clock."));
    return command;
}

// Words that ask something of the game become commands; the others are for the face.
Meaning meaning_of(Ask ask, session::Session const& session) {
    using session::Command;
    game::Seat const seat = session.state().to_play();
    switch (ask.verb) {
    case Verb::undo: return to_take_back(ask.rest, session);
    case Verb::redo:
        return Command(session::Redo{plies(ask.rest, 1).value_or(play::plies_forward(session))});
    case Verb::go_on: return Command(session::PlayOn{});
    case Verb::pause: return for_clocks(session::Pause{}, session);
    case Verb::resume: return for_clocks(session::Resume{}, session);
    case Verb::draw: return Command(session::OfferDraw{seat});
    case Verb::accept:
    case Verb::decline:
        return Command(session::AnswerDraw{play::person_asked_about_draw(session).value_or(seat),
                                           ask.verb == Verb::accept});
    case Verb::resign: return Command(session::Resign{seat});
    case Verb::correct: return Command(session::Correct{play::judge(session)});
    case Verb::stand: return Command(session::LetStand{play::judge(session)});
    case Verb::adjust: return Command(session::Adjust{});
    default: return ask;
    }
}

Meaning as_move(std::string_view text, session::Session const& session) {
    Result<std::size_t> const action = session.state().interpret(text);
    bool const is_going_on = !session.chosen().empty();
    if (is_going_on || !action)
        if (std::optional<Meaning> meaning = by_cells(text, session)) {
            // A whole move typed in the middle of another one is that move.
            if (!action || !std::holds_alternative<Error>(*meaning)) return *std::move(meaning);
        }
    if (action) return session::Command(session::PlayText{std::string(text)});
    if (session.setup().arbitrage && game::find_irregular(session.state(), text))
        return session::Command(session::PlayText{std::string(text)});
    return action.error();
}

// Why a word of the game's own, such as «stop», is no move now. A game that does not know the word
// refuses it as it refuses any other.
std::optional<Error> refusal_of_word(std::string const& move, session::Session const& session) {
    std::string_view const word = split_at_blanks(move).front();
    if (!text::begins_a_move(word)) return std::nullopt;
    if (text::is_word(word, text::typed("again"))) {
        if (!session.setup().arbitrage) return std::nullopt;
        return error(msg("only who has just moved can play twice running"));
    }
    auto const own = session.state().interpret(move);
    auto const other = session.state().interpret(std::string(word.size(), 'q'));
    if (own || other || own.error().message.id == other.error().message.id) return std::nullopt;
    return own.error();
}

} // namespace

std::optional<game::Cell> find_cell(game::About const& about, std::string_view name) {
    std::string const wanted = to_lower(name);
    if (wanted.empty()) return std::nullopt;
    for (std::size_t i = 0; i < about.cells.size(); ++i)
        if (to_lower(about.cells[i].label) == wanted) return static_cast<game::Cell>(i);
    return std::nullopt;
}

Meaning understand(std::string_view line, session::Session const& session,
                   std::span<std::size_t const> listed) {
    std::string_view const text = trim(line);
    game::State const& state = session.state();
    if (text.empty()) {
        if (state.actions().empty()) return error(msg("type a command; «help» lists them"));
        return error(msg("type a move, such as «{}», or «help»"), state.actions().front().text);
    }
    if (auto const index = by_number(text, listed, state))
        return session::Command(session::PlayAction{*index, std::nullopt});
    bool const is_bare = to_integer(text) && !find_cell(state.about(), text);
    if (text.front() == '#' || (is_bare && !state.interpret(text)))
        return error(msg("there is no move and no square number {}"),
                     text.substr(text.front() == '#' ? 1 : 0));
    std::string_view const word = split_at_blanks(text).front();
    if (!is_letter(word.front()) || has_digit(word)) return as_move(text, session);

    std::string const move = text::move_in_english(text);
    bool const is_irregular =
        session.setup().arbitrage && game::find_irregular(state, move).has_value();
    if (!is_exact(word) && (is_irregular || state.interpret(move)))
        return session::Command(session::PlayText{move});
    Result<Verb> const verb = find_verb(word);
    if (verb) return meaning_of({*verb, std::string(trim(text.substr(word.size())))}, session);
    if (has_digit(text)) return as_move(move, session);
    if (auto const refusal = refusal_of_word(move, session)) return *refusal;
    return verb.error();
}

} // namespace damier::terminal
