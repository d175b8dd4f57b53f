// The analyst of one law: engine::Searcher seen through run-time states.
#pragma once

#include "damier/engine/searcher.hpp"
#include "damier/game/analyst.hpp"
#include "damier/variants/state.hpp"

namespace damier::variants {

template <draughts::Law const& L> class EngineAnalyst final : public game::Analyst {
public:
    explicit EngineAnalyst(game::EngineSettings const& settings) : searcher_(options(settings)) {}

    std::vector<game::AnalysisLine> analyse(game::State const& state,
                                            game::AnalysisTask const& task, std::stop_token stop,
                                            game::AnalysisSink const& sink) override {
        auto const& here = dynamic_cast<State<L> const&>(state);
        engine::Task<L> const asked = translated(here, task);
        auto const root = task.is_threat ? here.position().passed() : here.position();
        auto const tell = [&](engine::Info<L> const& info) {
            if (sink) sink(line(root, info.line, info.best, info.nodes, info.time));
        };
        engine::Answer<L> const answer = searcher_.search(asked, stop, tell);
        std::vector<game::AnalysisLine> lines;
        for (std::size_t i = 0; i < answer.lines.size(); ++i)
            lines.push_back(line(root, i, answer.lines[i], answer.nodes, answer.time));
        return lines;
    }
    void forget() override { searcher_.forget(); }

private:
    static engine::Options options(game::EngineSettings const& settings) {
        engine::Options options;
        options.table_megabytes = settings.table_megabytes;
        options.threads = settings.threads;
        options.strength = settings.strength;
        options.seed = settings.seed;
        return options;
    }

    static engine::Task<L> translated(State<L> const& here, game::AnalysisTask const& task) {
        engine::Task<L> asked{here.position(), here.history().rules().draws};
        auto const past = here.history().past();
        asked.past.assign(past.begin(), past.end());
        asked.limits = task.limits;
        asked.later = task.later;
        asked.lines = static_cast<int>(task.lines);
        asked.is_threat = task.is_threat;
        auto const& history = here.history();
        asked.counters = engine::Counters{
            history.king_plies(),
            history.quiet_plies(),
            {history.material_plies(0), history.material_plies(1), history.material_plies(2)}};
        for (std::size_t const i : task.only) asked.only.push_back(here.moves()[i]);
        return asked;
    }

    static game::AnalysisLine line(draughts::Position<L> position, std::size_t rank,
                                   engine::Line<L> const& best, std::uint64_t nodes,
                                   std::chrono::microseconds time) {
        engine::Expectation const chances = best.is_drawn
                                                ? engine::Expectation{0, 1, 0}
                                                : best.score.expectation(L.tuning()->chances());
        game::AnalysisLine line{rank,
                                best.score.men(),
                                best.score.distance(),
                                chances.win,
                                chances.draw,
                                chances.loss,
                                best.is_drawn,
                                best.depth,
                                nodes,
                                std::chrono::duration_cast<std::chrono::milliseconds>(time),
                                {}};
        for (draughts::Move<L> const& move : best.moves) {
            auto const moves = ordered_moves<L>(position);
            auto const found = std::find(moves.begin(), moves.end(), move);
            if (found == moves.end()) break; // a hash line may end early
            line.actions.push_back(static_cast<std::size_t>(found - moves.begin()));
            position = position.after(move);
        }
        return line;
    }

    engine::Searcher<L> searcher_;
};

} // namespace damier::variants
