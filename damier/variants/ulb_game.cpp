#include "damier/variants/ulb_game.hpp"

#include "damier/base/text.hpp"
#include "damier/draughts/rules/ulb.hpp"
#include "damier/variants/variants.hpp"

namespace damier::variants {

namespace {

namespace rules = draughts::rules;
constexpr int standard_size = 10;

// The text of a state starts with the size, which a FEN does not tell: "8 W:Wa5,...".
class SizedState final : public game::State {
public:
    SizedState(int size, game::StatePtr inner) : size_(size), inner_(std::move(inner)) {}

    game::About const& about() const override { return inner_->about(); }
    game::Seat to_play() const override { return inner_->to_play(); }
    std::optional<game::Piece> at(game::Cell cell) const override { return inner_->at(cell); }
    std::span<game::Action const> actions() const override { return inner_->actions(); }
    game::StatePtr after(std::size_t action) const override {
        return std::make_shared<SizedState>(size_, inner_->after(action));
    }
    game::Outcome outcome() const override { return inner_->outcome(); }
    std::vector<int> scores() const override { return inner_->scores(); }
    std::string text() const override { return std::to_string(size_) + ' ' + inner_->text(); }
    Result<std::size_t> interpret(std::string_view typed) const override {
        return inner_->interpret(typed);
    }
    Message why_not(std::span<game::Cell const> cells) const override {
        return inner_->why_not(cells);
    }

private:
    int size_;
    game::StatePtr inner_;
};

class UlbGame final : public game::Game {
public:
    UlbGame()
        : options_{{"size",
                    msg("size of the board"),
                    {},
                    rules::ulb_least,
                    rules::ulb_most,
                    std::to_string(standard_size)}} {}

    std::string_view key() const override { return standard().key(); }
    std::string_view name() const override { return standard().name(); }
    std::string_view summary() const override {
        return msg("Simplified draughts on any board: captures are free and may be broken off.");
    }
    std::span<game::Option const> options() const override { return options_; }
    std::span<game::BotKind const> bots() const override { return standard().bots(); }
    std::vector<Message> law() const override { return standard().law(); }

    Result<game::StatePtr> start(game::Options const& given, std::uint64_t seed) const override {
        auto const all = game::complete(given, options_);
        if (!all) return all.error();
        auto const size = static_cast<int>(*to_integer(all->at("size")));
        return sized(size, ulb(size).start({}, seed));
    }
    Result<game::StatePtr> read(std::string_view text) const override {
        text = trim(text);
        std::size_t const blank = text.find(' ');
        std::optional<long> const size = to_integer(text.substr(0, blank));
        if (!size || blank == std::string_view::npos)
            return sized(standard_size, standard().read(text));
        Result<Variant const*> const variant = find("ulb", static_cast<int>(*size));
        if (!variant) return variant.error();
        return sized(static_cast<int>(*size), (*variant)->read(text.substr(blank + 1)));
    }
    Result<game::BotPtr> make_bot(std::string_view kind, std::uint64_t seed) const override {
        return standard().make_bot(kind, seed);
    }

private:
    static Variant const& standard() { return ulb(standard_size); }
    static Result<game::StatePtr> sized(int size, Result<game::StatePtr> const& state) {
        if (!state) return state.error();
        return game::StatePtr(std::make_shared<SizedState>(size, *state));
    }

    std::vector<game::Option> options_;
};

} // namespace

game::Game const& ulb_game() {
    static UlbGame const game;
    return game;
}

} // namespace damier::variants
