#include "damier/match/openings.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <cmath>

namespace damier::match {

namespace {

bool is_quiet(game::State const& state) {
    return std::ranges::none_of(state.actions(), [](game::Action const& action) {
        return !action.ways.front().emptied.empty();
    });
}

Opening random_walk(game::StatePtr const& start, Random& random, int plies) {
    Opening opening{start, {}};
    for (int ply = 0; ply < plies && !game::is_over(opening.state->outcome()); ++ply) {
        auto const actions = opening.state->actions();
        auto const choice =
            static_cast<std::size_t>(random.below(static_cast<int>(actions.size())));
        opening.moves.push_back(actions[choice].text);
        opening.state = opening.state->after(choice);
    }
    return opening;
}

} // namespace

std::vector<Opening> ballots(game::StatePtr const& start) {
    std::vector<Opening> result;
    for (std::size_t i = 0; i < start->actions().size(); ++i) {
        game::StatePtr const middle = start->after(i);
        for (std::size_t j = 0; j < middle->actions().size(); ++j) {
            game::StatePtr const end = middle->after(j);
            if (!game::is_over(end->outcome()))
                result.push_back({end, {start->actions()[i].text, middle->actions()[j].text}});
        }
    }
    return result;
}

Result<Opening> sharp_opening(game::StatePtr const& start, std::uint64_t seed,
                              SharpOptions const& options, Judge const& judge) {
    Random random(seed);
    for (int attempt = 0; attempt < options.attempts; ++attempt) {
        int const plies =
            options.fewest_plies + random.below(options.most_plies - options.fewest_plies + 1);
        Opening opening = random_walk(start, random, plies);
        if (game::is_over(opening.state->outcome()) || !is_quiet(*opening.state)) continue;
        if (!judge) return opening;
        double const score = std::abs(judge(*opening.state));
        if (score >= options.least && score <= options.most) return opening;
    }
    return error(msg("no opening between {} and {} hundredths of a man found in {} attempts"),
                 std::lround(options.least * 100), std::lround(options.most * 100),
                 options.attempts);
}

Result<std::vector<Opening>> read_openings(game::Game const& game, std::string_view text) {
    std::vector<Opening> result;
    int number = 0;
    for (std::string_view line : split(text, '\n')) {
        ++number;
        line = trim(line.substr(0, line.find('#')));
        if (line.empty()) continue;
        auto const state = game.read(line);
        if (!state) {
            Error wrong = state.error();
            wrong.line = number;
            return wrong;
        }
        if (game::is_over((*state)->outcome()))
            return at(number, 0, error(msg("in this position the game is over")));
        result.push_back({*state, {}});
    }
    if (result.empty()) return error(msg("there is no position in it"));
    return result;
}

} // namespace damier::match
