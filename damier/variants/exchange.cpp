#include "damier/variants/exchange.hpp"

#include "damier/notation/fen.hpp"
#include "damier/notation/hub.hpp"
#include "damier/notation/plain_move.hpp"
#include "damier/variants/about.hpp"
#include "damier/variants/placement.hpp"

#include <algorithm>
#include <cassert>

namespace damier::variants {

namespace {

class VariantExchange final : public game::Exchange {
public:
    explicit VariantExchange(Variant const& variant)
        : variant_(&variant), names_(variant.rules()) {}

    game::Game const& game() const override { return *variant_; }
    game::StatePtr start() const override { return *variant_->start({}, 1); }

    std::string position(game::State const& state, game::Alphabet alphabet) const override {
        auto const placement = to_squares(rules(), game::Placement::of(state));
        assert(placement); // a state has pieces on its squares only
        return notation::write_letters(rules(), letters(alphabet), *placement);
    }

    Result<game::StatePtr> read_position(std::string_view text,
                                         game::Alphabet alphabet) const override {
        auto const placement = notation::read_letters(rules(), letters(alphabet), text);
        if (!placement) return placement.error();
        return variant_->read(notation::write_plain_fen(rules(), {*placement, {}, {}}));
    }

    std::string move(game::State const& state, std::size_t action) const override {
        return notation::plain_hub_move_text(rules(), plain(state.actions()[action]));
    }

    Result<std::size_t> read_move(game::State const& state, std::string_view text) const override {
        if (game::is_over(state.outcome())) return error(msg("the game is over"));
        std::vector<notation::PlainMove> legal;
        for (game::Action const& action : state.actions()) legal.push_back(plain(action));
        auto const choice = notation::choose_hub_move(rules(), legal, text);
        if (!choice) return choice.error();
        if (choice->move) return *choice->move;
        game::Cell const cells[] = {cell(choice->from), cell(choice->to)};
        return Error{state.why_not(cells), 0, 0};
    }

private:
    draughts::Rules const& rules() const { return variant_->rules(); }
    int square(game::Cell cell) const { return *names_.square_at(place_of(rules(), cell)); }
    game::Cell cell(int square) const { return cell_of(rules(), names_.place(square)); }

    static notation::Letters const& letters(game::Alphabet alphabet) {
        return alphabet == game::Alphabet::hub ? notation::hub_letters : notation::dxp_letters;
    }
    notation::PlainMove plain(game::Action const& action) const {
        game::Way const& way = action.ways.front();
        notation::PlainMove move{square(way.cells.front()), square(way.cells.back()), {}, false};
        for (game::Cell const taken : way.emptied) move.captured.push_back(square(taken));
        std::ranges::sort(move.captured); // as the text work expects, not in the order of taking
        return move;
    }

    Variant const* variant_;
    notation::SquareNames names_;
};

} // namespace

std::unique_ptr<game::Exchange const> make_exchange(Variant const& variant) {
    return std::make_unique<VariantExchange>(variant);
}

} // namespace damier::variants
