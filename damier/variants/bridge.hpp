// The bridge from a law to the run-time interface. Only the files that the build makes from the
// list include this: each compiles a few laws, so that they build in parallel and nothing else pays
// for the templates.
#pragma once

#include "damier/base/random.hpp"
#include "damier/base/text.hpp"
#include "damier/draughts/generate.hpp"
#include "damier/draughts/rules_text.hpp"
#include "damier/draughts/start.hpp"
#include "damier/engine/endings.hpp"
#include "damier/variants/bots.hpp"
#include "damier/variants/checker.hpp"
#include "damier/variants/engine_analyst.hpp"
#include "damier/variants/engine_bot.hpp"
#include "damier/variants/make.hpp"
#include "damier/variants/order.hpp"
#include "damier/variants/state.hpp"

namespace damier::variants {

template <draughts::Law const& L> class Bridge final : public Variant {
public:
    explicit Bridge(draughts::Rules const& rules)
        : rules_(&rules),
          bots_(all_bots()),
          setting_(std::make_shared<Setting>(Setting{&rules, about(rules), text_prefix(rules)})) {}

    draughts::Rules const& rules() const override { return *rules_; }
    std::string_view key() const override { return rules_->text().key(); }
    std::string_view name() const override { return rules_->text().name(); }
    Message summary() const override { return draughts::summary(*rules_); }
    std::span<game::Option const> options() const override { return {}; }
    std::span<game::BotKind const> bots() const override { return bots_; }

    std::vector<Message> law() const override { return draughts::sentences(*rules_); }
    game::FileStyle file_style() const override {
        return {rules_->text().game_type_tag(), rules_->text().international_results()};
    }
    std::unique_ptr<game::MoveChecker> make_checker() const override {
        return std::make_unique<Checker<L>>(*rules_);
    }

    std::string start_fen() const override {
        return notation::write_fen<L>(*rules_, draughts::start_position<L>(rules_->start));
    }
    Result<game::StatePtr> start(game::Options const& options, std::uint64_t) const override {
        if (auto const all = game::complete(options, {}); !all) return all.error();
        return state(draughts::start_position<L>(rules_->start), 0);
    }
    Result<game::StatePtr> read(std::string_view text) const override {
        auto const fen = notation::read_fen<L>(*rules_, text);
        if (!fen) return fen.error();
        if (auto const moves = draughts::legal_moves<L>(fen->position); !moves)
            return moves.error();
        return state(fen->position, fen->half_moves.value_or(0));
    }
    bool has_bot(std::string_view kind) const override {
        return has_points(kind) || Game::has_bot(kind);
    }
    Result<game::BotPtr> make_bot(std::string_view kind, std::uint64_t seed) const override {
        if (game::BotPtr bot = make_simple_bot(kind, seed)) return bot;
        if (auto const strength = engine_strength(kind))
            return make_engine_bot(make_analyst({.strength = *strength, .seed = seed}));
        return no_such_bot(kind);
    }

    game::AnalystPtr make_analyst(game::EngineSettings const& settings) const override {
        return std::make_unique<EngineAnalyst<L>>(settings);
    }
    Result<std::vector<std::string>> moves(std::string_view fen, bool with_captured) const override;
    Result<std::uint64_t> perft(std::string_view fen, PerftTask const& task) const override;
    Result<std::vector<std::pair<std::string, std::uint64_t>>>
    divide(std::string_view fen, PerftTask const& task) const override;

    endgame::Workshop const& tables() const override {
        return endgame::workshop(endgame::mechanics<L>(), endgame::Ends(rules_->draws));
    }
    Result<endgame::Known> ending(std::string_view fen) const override;
    Result<std::string> random_ending(endgame::Slice const& slice, endgame::Value value,
                                      std::uint64_t seed) const override;

private:
    using Position = draughts::Position<L>;
    using Moves = std::vector<draughts::Move<L>>;

    game::StatePtr state(Position const& position, int king_plies) const {
        return std::make_shared<State<L>>(
            setting_, draughts::History<L>(*rules_, position, king_plies), std::vector<int>{0, 0});
    }
    static std::vector<game::BotKind> all_bots() {
        auto kinds = simple_bots(L.obligation() == draughts::Obligation::optional);
        for (game::BotKind& kind : engine_bots()) kinds.push_back(std::move(kind));
        return kinds;
    }
    static std::uint64_t leaves(Position const& position, PerftTask const& task) {
        using enum draughts::Leaves;
        return draughts::Generator<L>::leaves(position, task.depth, task.is_plain ? made : counted,
                                              task.threads);
    }

    draughts::Rules const* rules_;
    std::vector<game::BotKind> bots_;
    SettingPtr setting_;
};

template <draughts::Law const& L>
Result<std::vector<std::string>> Bridge<L>::moves(std::string_view fen, bool with_captured) const {
    auto const parsed = notation::read_fen<L>(*rules_, fen);
    if (!parsed) return parsed.error();
    Result<Moves> const legal = draughts::legal_moves<L>(parsed->position);
    if (!legal) return legal.error();
    std::vector<std::string> texts;
    if (with_captured)
        for (auto const& move : *legal) texts.push_back(notation::captured_text<L>(*rules_, move));
    else
        texts = notation::move_texts<L>(*rules_, parsed->position, *legal);
    sort_naturally(texts);
    return texts;
}

template <draughts::Law const& L>
Result<std::uint64_t> Bridge<L>::perft(std::string_view fen, PerftTask const& task) const {
    auto const parsed = notation::read_fen<L>(*rules_, fen);
    if (!parsed) return parsed.error();
    if (auto const moves = draughts::legal_moves<L>(parsed->position); !moves) return moves.error();
    return leaves(parsed->position, task);
}

template <draughts::Law const& L>
Result<std::vector<std::pair<std::string, std::uint64_t>>>
Bridge<L>::divide(std::string_view fen, PerftTask const& task) const {
    auto const parsed = notation::read_fen<L>(*rules_, fen);
    if (!parsed) return parsed.error();
    Result<Moves> const legal = draughts::legal_moves<L>(parsed->position);
    if (!legal) return legal.error();
    std::vector<std::pair<std::string, std::uint64_t>> rows;
    PerftTask const below{task.depth - 1, task.is_plain, task.threads};
    auto const texts = notation::move_texts<L>(*rules_, parsed->position, *legal);
    for (std::size_t i = 0; i < texts.size(); ++i)
        rows.emplace_back(texts[i], leaves(parsed->position.after((*legal)[i]), below));
    sort_naturally(rows);
    return rows;
}

template <draughts::Law const& L>
Result<endgame::Known> Bridge<L>::ending(std::string_view fen) const {
    auto const parsed = notation::read_fen<L>(*rules_, fen);
    if (!parsed) return parsed.error();
    Position const& position = parsed->position;
    if (auto const moves = draughts::legal_moves<L>(position); !moves) return moves.error();
    endgame::Slice const slice = endgame::slice_of<L>(position);
    if (slice.own.pieces() == 0 || slice.other.pieces() == 0)
        return error(msg("one side has no pieces here"));
    if (!tables().mechanics().covers(slice))
        return error(msg("under these rules there can be no table of this ending"));
    if (!tables().shelf().find(slice))
        return error(msg("there is no table of {}; «damier tables build» makes it"),
                     endgame::name_of(slice));
    engine::Draws<L> const draws(rules_->draws);
    engine::Step step = draws.first(position);
    step.king_moves = static_cast<std::int16_t>(parsed->half_moves.value_or(0));
    auto const told = engine::Endings<L>(tables(), rules_->draws).told(draws, step, position);
    if (!told)
        return error(msg("the table tells a win, but not that the draw rules leave time for it"));
    return *told;
}

template <draughts::Law const& L>
Result<std::string> Bridge<L>::random_ending(endgame::Slice const& slice, endgame::Value value,
                                             std::uint64_t seed) const {
    constexpr int tries = 200'000;
    endgame::Index const index = tables().index(slice);
    Random random(seed);
    for (int i = 0; i < tries; ++i) {
        auto const pieces = index.at(random.next() % index.size());
        if (!pieces) continue;
        // A capture at once is no exercise.
        Position const position = endgame::position_of<L>(*pieces);
        if (draughts::can_capture<L>(position) || draughts::can_capture<L>(position.passed()))
            continue;
        std::string fen = notation::write_fen<L>(*rules_, position);
        auto const known = ending(fen);
        if (known && known->value == value) return fen;
    }
    return error(msg("no such position of {} has been found"), endgame::name_of(slice));
}

template <draughts::Rules const& R> VariantPtr make() {
    return std::make_unique<Bridge<*R.law.value>>(R);
}

} // namespace damier::variants
