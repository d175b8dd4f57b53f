// A draughts game in progress as a game::State: the one place where the compile-time rules meet the
// run-time interface.
#pragma once

#include "damier/draughts/irregular.hpp"
#include "damier/draughts/paths.hpp"
#include "damier/draughts/verdict.hpp"
#include "damier/notation/fen.hpp"
#include "damier/notation/move_text.hpp"
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

    State(SettingPtr setting, draughts::History<L> history, std::vector<int> taken)
        : setting_(std::move(setting)),
          history_(std::move(history)),
          taken_(std::move(taken)),
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
    Result<game::StatePtr> build(game::Placement const& placement) const override;
    std::string write(game::Placement const& placement) const override;
    std::span<game::Action const> irregular() const override;
    game::StatePtr after_irregular(std::size_t index) const override {
        look_for_irregular();
        return after(irregular_moves_[index]);
    }
    Message fault(std::size_t index) const override {
        look_for_irregular();
        Move const& move = irregular_moves_[index];
        return notation::describe<L>(rules(), draughts::why_not<L>(position(), move.from, move.to));
    }

    // A person is offered no more ways of one move, nor of all moves of a crowded board.
    static constexpr std::size_t most_ways = 512, most_ways_in_all = 65'536;

    draughts::Rules const& rules() const { return *setting_->rules; }
    game::Cell cell(Square square) const { return cell_of(rules(), square.place()); }
    std::optional<Square> square(game::Cell cell) const {
        return Square::from_place(place_of(rules(), cell));
    }
    // Without its text; `first` becomes the squares of its first way.
    game::Action action(Move const& move, draughts::Manner manner, notation::Way* first) const;
    game::StatePtr after(Move const& move) const;
    game::StatePtr begun(draughts::Position<L> const& position, std::vector<int> taken) const {
        return std::make_shared<State>(setting_, draughts::History<L>(rules(), position),
                                       std::move(taken));
    }
    void look_for_irregular() const;

    SettingPtr setting_;
    draughts::History<L> history_;
    std::vector<int> taken_; // by each side
    draughts::Verdict verdict_;
    std::vector<Move> moves_;
    // Texts and ways cost more than moves and are often not looked at.
    mutable std::once_flag once_;
    mutable std::vector<game::Action> actions_;
    mutable std::once_flag irregular_once_;
    mutable std::vector<Move> irregular_moves_;
    mutable std::vector<game::Action> irregular_;
};

template <draughts::Law const& L> std::optional<game::Piece> State<L>::at(game::Cell where) const {
    std::optional<Square> const s = square(where);
    if (!s || position().empty().contains(*s)) return std::nullopt;
    bool const is_white = position().pieces(draughts::Side::white).contains(*s);
    return game::Piece{is_white ? 0 : 1, position().kings().contains(*s) ? king : man};
}

template <draughts::Law const& L>
game::Action State<L>::action(Move const& move, draughts::Manner manner,
                              notation::Way* first) const {
    game::Action result;
    std::size_t const shared = most_ways_in_all / std::max<std::size_t>(moves_.size(), 1);
    auto const at_most = std::clamp<std::size_t>(shared, 1, most_ways);
    for (auto const& path : draughts::paths<L>(position(), move, at_most, manner)) {
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
    return std::make_shared<State>(setting_, history_.after(move), std::move(taken));
}

template <draughts::Law const& L> void State<L>::look_for_irregular() const {
    std::call_once(irregular_once_, [this] {
        irregular_moves_ = draughts::Irregular<L>(position(), moves_).find();
        for (Move const& move : irregular_moves_) {
            irregular_.push_back(action(move, draughts::Manner::by_hand, nullptr));
            irregular_.back().text = notation::captured_text<L>(rules(), move);
        }
    });
}

template <draughts::Law const& L> std::span<game::Action const> State<L>::irregular() const {
    look_for_irregular();
    return irregular_;
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
