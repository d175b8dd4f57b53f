// A draughts game in progress as a game::State: the one place where the compile-time rules meet the
// run-time interface.
#pragma once

#include "damier/draughts/deeds.hpp"
#include "damier/draughts/paths.hpp"
#include "damier/draughts/verdict.hpp"
#include "damier/notation/fen.hpp"
#include "damier/notation/move_text.hpp"
#include "damier/notation/squares.hpp"
#include "damier/variants/about.hpp"
#include "damier/variants/placement.hpp"

#include <mutex>

namespace damier::variants {

// What all states of one game share.
struct Setting {
    draughts::Rules const* rules;
    game::About about;
    std::string prefix; // of text(): the size, where the rule set has several
};
using SettingPtr = std::shared_ptr<Setting const>;

// The draw counter nearest to its limit, in words; empty when none runs.
Message counter_text(int plies, int limit);
game::Outcome outcome_of(draughts::Verdict const& verdict);

// Irregular actions that are no moves, as they are written.
inline constexpr char again_text[] = "again";
std::string off_text(std::string const& square); // «{28}»

// The same way with one piece more taken off by the hand, or with a victim that goes as soon as it
// was jumped: false if it goes last, which is no fault.
void take_more(game::Way& way, game::Cell piece);
bool take_early(game::Way& way, game::Cell victim);
std::string early_text(game::Way const& way, game::About const& about); // «32x23{28}x14{19}»

// The legal moves in the order in which a State lists its actions.
template <draughts::Law const& L>
std::vector<draughts::Move<L>> ordered_moves(draughts::Position<L> const& position) {
    draughts::MoveList<L> list;
    draughts::generate<L>(position, list, draughts::patient_budget);
    std::vector<draughts::Move<L>> moves(list.begin(), list.end());
    std::sort(moves.begin(), moves.end(), [](auto const& a, auto const& b) {
        return std::tuple(a.from, a.to, a.captured.word())
               < std::tuple(b.from, b.to, b.captured.word());
    });
    return moves;
}

template <draughts::Law const& L>
class State final : public game::State, private game::Arbitration, private game::Setup {
public:
    using Move = draughts::Move<L>;
    using Square = draughts::Square<L>;

    // `has_played`: the other side has made a move before this one.
    State(SettingPtr setting, draughts::History<L> history, std::vector<int> taken,
          bool has_played = false)
        : setting_(std::move(setting)),
          history_(std::move(history)),
          taken_(std::move(taken)),
          has_played_(has_played),
          verdict_(draughts::verdict<L>(history_)) {
        if (!verdict_.is_over()) moves_ = ordered_moves<L>(position());
    }

    draughts::History<L> const& history() const { return history_; }
    draughts::Position<L> const& position() const { return history_.position(); }
    std::span<Move const> moves() const { return moves_; } // in the order of actions()

    game::About const& about() const override { return setting_->about; }
    game::Seat to_play() const override { return static_cast<game::Seat>(position().to_move()); }
    std::optional<game::Piece> at(game::Cell cell) const override;
    std::span<game::Action const> actions() const override;
    std::optional<std::string> action_text(std::size_t index) const override {
        if (index >= moves_.size()) return std::nullopt;
        return notation::move_text<L>(rules(), position(), moves_, moves_[index]);
    }
    game::StatePtr after(std::size_t action) const override;
    game::Outcome outcome() const override { return outcome_of(verdict_); }
    std::vector<int> scores() const override { return taken_; }
    std::string text() const override;
    game::StatePtr passed() const override { return begun(position().passed(), taken_); }
    game::StatePtr fresh() const override { return begun(position(), taken_); }
    Result<std::size_t> interpret(std::string_view typed) const override;
    Message why_not(std::span<game::Cell const> cells) const override;
    Message status() const override {
        return counter_text(history_.king_plies(), rules().draws().king_moves());
    }
    game::Arbitration const* arbitration() const override { return this; }
    game::Setup const* setup() const override { return this; }

private:
    using Irregular = draughts::IrregularDeed<L>;

    Result<game::StatePtr> build(game::Placement const& placement) const override;
    std::string write(game::Placement const& placement) const override;
    std::span<game::Action const> irregular() const override;
    game::Seat by(std::size_t index) const override;
    game::StatePtr after_irregular(std::size_t index) const override;
    Message fault(std::size_t index) const override;

    // A person is offered no more ways of one move, nor of all moves of a crowded board.
    static constexpr std::size_t most_ways = 512, most_ways_in_all = 65'536;

    draughts::Rules const& rules() const { return *setting_->rules; }
    game::Cell cell(Square square) const { return cell_of(rules(), square.place()); }
    std::optional<Square> square(game::Cell cell) const {
        return Square::from_place(place_of(rules(), cell));
    }
    // Without its text; `first` becomes the squares of its first way.
    game::Action action(Move const& move, draughts::Manner manner, notation::Way* first) const {
        return action(position(), move, manner, first);
    }
    game::Action action(draughts::Position<L> const& position, Move const& move,
                        draughts::Manner manner, notation::Way* first) const;
    game::Action action(Irregular const& what) const;
    std::string square_name(Square square) const {
        return notation::square_text<L>(rules(), square);
    }
    game::StatePtr after(Move const& move) const;
    game::StatePtr begun(draughts::Position<L> const& position, std::vector<int> taken) const {
        return std::make_shared<State>(setting_, draughts::History<L>(rules(), position),
                                       std::move(taken));
    }
    std::vector<Irregular> const& deeds() const;

    SettingPtr setting_;
    draughts::History<L> history_;
    std::vector<int> taken_; // by each side
    bool has_played_;        // the side that is not to move has just made a move
    draughts::Verdict verdict_;
    std::vector<Move> moves_;
    // Texts and ways cost more than moves and are often not looked at.
    mutable std::once_flag once_;
    mutable std::vector<game::Action> actions_;
    mutable std::once_flag irregular_once_;
    mutable std::vector<Irregular> deeds_;
    mutable std::vector<game::Action> irregular_;
};

template <draughts::Law const& L> std::optional<game::Piece> State<L>::at(game::Cell where) const {
    std::optional<Square> const s = square(where);
    if (!s || position().empty().contains(*s)) return std::nullopt;
    bool const is_white = position().pieces(draughts::Side::white).contains(*s);
    return game::Piece{is_white ? 0 : 1, position().kings().contains(*s) ? king : man};
}

template <draughts::Law const& L>
game::Action State<L>::action(draughts::Position<L> const& position, Move const& move,
                              draughts::Manner manner, notation::Way* first) const {
    game::Action result;
    std::size_t const shared = most_ways_in_all / std::max<std::size_t>(moves_.size(), 1);
    auto const at_most = std::clamp<std::size_t>(shared, 1, most_ways);
    for (auto const& path : draughts::paths<L>(position, move, at_most, manner)) {
        game::Way way;
        bool const is_first = first != nullptr && first->empty();
        for (Square const s : path.squares) {
            way.cells.push_back(cell(s));
            if (is_first) first->push_back(s.number());
        }
        for (Square const s : path.captured) way.emptied.push_back(cell(s));
        result.ways.push_back(std::move(way));
    }
    return result;
}

template <draughts::Law const& L> std::span<game::Action const> State<L>::actions() const {
    std::call_once(once_, [this] {
        std::vector<notation::Way> firsts(moves_.size());
        for (std::size_t i = 0; i < moves_.size(); ++i)
            actions_.push_back(action(moves_[i], draughts::Manner::lawful, &firsts[i]));
        auto texts = notation::plain_move_texts(
            rules(), notation::to_plain<L>(moves_), [&](std::size_t i, std::size_t) {
                return std::vector<notation::Way>(firsts[i].empty() ? 0 : 1, firsts[i]);
            });
        for (std::size_t i = 0; i < moves_.size(); ++i) actions_[i].text = std::move(texts[i]);
    });
    return actions_;
}

template <draughts::Law const& L> game::StatePtr State<L>::after(std::size_t action) const {
    assert(action < moves_.size());
    return after(moves_[action]);
}

template <draughts::Law const& L> game::StatePtr State<L>::after(Move const& move) const {
    std::vector<int> taken = taken_;
    taken[static_cast<std::size_t>(to_play())] += move.captured.size();
    return std::make_shared<State>(setting_, history_.after(move), std::move(taken), true);
}

template <draughts::Law const& L>
std::vector<draughts::IrregularDeed<L>> const& State<L>::deeds() const {
    std::call_once(irregular_once_, [this] {
        if (verdict_.is_over()) return;
        bool const can_repeat = has_played_ && draughts::count_moves<L>(position().passed()) > 0;
        deeds_ = draughts::irregular_deeds<L>(position(), moves_, can_repeat);
        for (Irregular const& what : deeds_) irregular_.push_back(action(what));
    });
    return deeds_;
}

template <draughts::Law const& L> std::span<game::Action const> State<L>::irregular() const {
    deeds();
    return irregular_;
}

template <draughts::Law const& L> game::Action State<L>::action(Irregular const& what) const {
    using enum draughts::Deed;
    using draughts::Manner;
    switch (what.deed) {
    case again: return {{game::Way{}}, again_text};
    case off: {
        game::Cell const piece = cell(*what.piece);
        return {{game::Way{{piece}, {piece}}}, off_text(square_name(*what.piece))};
    }
    case move: {
        game::Action made = action(*what.move, Manner::by_hand, nullptr);
        made.text = notation::captured_text<L>(rules(), *what.move);
        return made;
    }
    case foreign: {
        game::Action made = action(position().passed(), *what.move, Manner::by_hand, nullptr);
        made.text = notation::captured_text<L>(rules(), *what.move);
        return made;
    }
    case more: {
        Move jumped = *what.move;
        jumped.captured -= draughts::Squares<L>(*what.piece);
        game::Action made = action(jumped, Manner::lawful, nullptr);
        for (game::Way& way : made.ways) take_more(way, cell(*what.piece));
        made.text = notation::captured_text<L>(rules(), *what.move);
        return made;
    }
    case early: break;
    }
    game::Action made = action(*what.move, Manner::lawful, nullptr);
    std::erase_if(made.ways, [&](game::Way& way) { return !take_early(way, cell(*what.piece)); });
    made.text = early_text(made.ways.front(), setting_->about) + (what.move->promotes ? "=K" : "");
    return made;
}

template <draughts::Law const& L> game::Seat State<L>::by(std::size_t index) const {
    return deeds()[index].deed == draughts::Deed::again ? 1 - to_play() : to_play();
}

template <draughts::Law const& L>
game::StatePtr State<L>::after_irregular(std::size_t index) const {
    using enum draughts::Deed;
    Irregular const& what = deeds()[index];
    if (what.deed == move || what.deed == more || what.deed == early) return after(*what.move);
    // No move of this side: what the law counts begins anew, but for the moves of kings alone.
    std::vector<int> taken = taken_;
    auto const other = static_cast<std::size_t>(1 - to_play());
    if (what.deed == foreign) taken[other] += what.move->captured.size();
    if (what.deed == off) {
        bool const is_own = position().pieces(position().to_move()).contains(*what.piece);
        taken[is_own ? other : 1 - other] += 1;
    }
    int const king_plies = what.deed == again ? history_.king_plies() : 0;
    bool const has_played = what.deed == foreign || (what.deed == off && has_played_);
    return std::make_shared<State>(
        setting_,
        draughts::History<L>(rules(), draughts::after_deed<L>(position(), what), king_plies),
        std::move(taken), has_played);
}

template <draughts::Law const& L> Message State<L>::fault(std::size_t index) const {
    using enum draughts::Deed;
    Irregular const& what = deeds()[index];
    switch (what.deed) {
    case again: return Message(msg("two moves running"));
    case off:
        return {msg("the piece on {} is taken off without a capture"), square_name(*what.piece)};
    case more: return {msg("{} is taken without being jumped"), square_name(*what.piece)};
    case early: return {msg("{} is taken off before the capture ends"), square_name(*what.piece)};
    case foreign:
    case move: break;
    }
    return notation::describe<L>(rules(),
                                 draughts::why_not<L>(position(), what.move->from, what.move->to));
}

template <draughts::Law const& L> std::string State<L>::text() const {
    std::optional<int> half_moves;
    if (history_.king_plies() > 0) half_moves = history_.king_plies();
    return setting_->prefix + notation::write_fen<L>(rules(), position(), half_moves);
}

template <draughts::Law const& L>
Result<game::StatePtr> State<L>::build(game::Placement const& placement) const {
    auto squares = to_squares(rules(), placement);
    if (squares) squares = notation::checked(rules(), *std::move(squares));
    if (!squares) return squares.error();
    auto const position = notation::to_position<L>(*squares);
    if (auto const moves = draughts::legal_moves<L>(position); !moves) return moves.error();
    return begun(position, {0, 0});
}

template <draughts::Law const& L>
std::string State<L>::write(game::Placement const& placement) const {
    auto const squares = to_squares(rules(), placement);
    if (!squares) return {};
    return setting_->prefix + notation::write_plain_fen(rules(), {*squares, {}, {}});
}

template <draughts::Law const& L>
Result<std::size_t> State<L>::interpret(std::string_view typed) const {
    if (verdict_.is_over()) return error(msg("the game is over"));
    Result<Move> const move = notation::read_move<L>(rules(), position(), moves_, typed);
    if (!move) return move.error();
    return static_cast<std::size_t>(std::find(moves_.begin(), moves_.end(), *move)
                                    - moves_.begin());
}

template <draughts::Law const& L>
Message State<L>::why_not(std::span<game::Cell const> cells) const {
    if (verdict_.is_over()) return Message(msg("the game is over"));
    if (cells.empty()) return Message(msg("choose a piece to move"));
    auto const from = square(cells.front()), to = square(cells.back());
    if (!from || !to) return Message(msg("that square is not used in this game"));
    return notation::describe<L>(rules(), draughts::why_not<L>(position(), *from, *to));
}

} // namespace damier::variants
