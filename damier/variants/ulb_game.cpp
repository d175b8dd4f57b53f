#include "damier/variants/ulb_game.hpp"

#include "damier/base/text.hpp"
#include "damier/variants/engine_bot.hpp"
#include "damier/variants/variants.hpp"

namespace damier::variants {

namespace {

constexpr std::string_view ulb_key = "ulb";

Variant const& ulb(std::optional<int> size = {}) { return **find(ulb_key, size); }

// The engine has one form per board size; this one takes the form of the state it is shown.
class UlbAnalyst final : public game::Analyst {
public:
    explicit UlbAnalyst(game::EngineSettings const& settings) : settings_(settings) {}

    std::vector<game::AnalysisLine> analyse(game::State const& state,
                                            game::AnalysisTask const& task, std::stop_token stop,
                                            game::AnalysisSink const& sink) override {
        int const size = state.about().rows;
        if (size != size_) analyst_ = ulb(size).make_analyst(settings_);
        size_ = size;
        return analyst_->analyse(state, task, stop, sink);
    }
    void forget() override {
        if (analyst_) analyst_->forget();
    }

private:
    game::EngineSettings settings_;
    game::AnalystPtr analyst_; // of the board size before it
    int size_ = 0;
};

class UlbGame final : public game::Game {
public:
    UlbGame()
        : options_{{"size",
                    msg("size of the board"),
                    {},
                    sizes_of(ulb_key).least,
                    sizes_of(ulb_key).most,
                    std::to_string(standard().rules().law()->geometry().width)}} {}

    std::string_view key() const override { return standard().key(); }
    std::string_view name() const override { return standard().name(); }
    Message summary() const override {
        return Message(
            msg("Simplified draughts on any board: captures are free and may be broken off."));
    }
    std::span<game::Option const> options() const override { return options_; }
    std::span<game::BotKind const> bots() const override { return standard().bots(); }
    std::vector<Message> law() const override { return standard().law(); }

    Result<game::StatePtr> start(game::Options const& given, std::uint64_t seed) const override {
        auto const all = game::complete(given, options_);
        if (!all) return all.error();
        auto const size = static_cast<int>(*to_integer(all->at("size")));
        return ulb(size).start({}, seed);
    }
    Result<game::StatePtr> read(std::string_view text) const override {
        text = trim(text);
        std::size_t const blank = text.find(' ');
        std::optional<long> const size = to_integer(text.substr(0, blank));
        if (!size || blank == std::string_view::npos) return standard().read(text);
        Result<Variant const*> const variant = find(ulb_key, static_cast<int>(*size));
        if (!variant) return variant.error();
        return (*variant)->read(text.substr(blank + 1));
    }
    bool has_bot(std::string_view kind) const override { return standard().has_bot(kind); }
    Result<game::BotPtr> make_bot(std::string_view kind, std::uint64_t seed) const override {
        if (auto const strength = engine_strength(kind))
            return make_engine_bot(make_analyst({.strength = *strength, .seed = seed}));
        return standard().make_bot(kind, seed);
    }
    game::AnalystPtr make_analyst(game::EngineSettings const& settings) const override {
        return std::make_unique<UlbAnalyst>(settings);
    }

private:
    static Variant const& standard() { return ulb(); }

    std::vector<game::Option> options_;
};

} // namespace

game::Game const& ulb_game() {
    static UlbGame const game;
    return game;
}

} // namespace damier::variants
