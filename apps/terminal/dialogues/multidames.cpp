// The dialogue of MultiDames: numbers only, rows and columns from 1, 0 or 1 for no or yes.
#include "apps/terminal/dialogues/dialogue.hpp"
#include "apps/terminal/dialogues/dialogues.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/text/translate.hpp"

#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::terminal {

namespace {

using text::tr;

class Multidames final : public Dialogue {
public:
    using Dialogue::Dialogue;

private:
    bool begin() override {
        PlayRequest request = request_;
        bool const has_seats = std::ranges::any_of(
            request.rules, [](std::string const& rule) { return rule.starts_with("seats="); });
        if (!request.has_players() && !has_seats) {
            auto const players = talk_.ask_number(Message(msg("Number of players (2 to 4)?")), 2, 4,
                                                  Message(msg("Type 2, 3 or 4.")));
            if (!players) return false;
            request.seats = "human" + repeated(",human", static_cast<int>(*players) - 1);
        }
        auto const setup = setup_of(request, "multidames");
        if (!setup) return false;
        return start(*setup);
    }

    void turn() override {
        scores();
        board();
        if (state().held()) {
            if (!ask_wordless(Message(msg("Do you put the pawn down? (1=yes, 0=no)")))) jump();
        } else if (!ask_wordless(Message(msg("Do you stop? (1=yes, 0=no)")))) {
            take();
        }
    }

    void scores() {
        std::vector<int> const scores = state().scores();
        std::string heads = "    ", points = "    ";
        for (std::size_t i = 0; i < scores.size(); ++i) {
            heads += pad_right("J" + std::to_string(i + 1), 4);
            points += pad_right(std::to_string(scores[i]), 4);
        }
        talk_.say('\n' + tr(msg("Score:")) + '\n' + without_trailing_blanks(heads) + '\n'
                  + without_trailing_blanks(points) + '\n');
        talk_.say_line(state().status());
        auto const seat = state().to_play();
        talk_.say_line(
            Message(msg("{} ({})"), talk_.name(seat), scores[static_cast<std::size_t>(seat)]));
    }

    void board() { talk_.say(tr(msg("Board:")) + '\n' + draw(state(), talk_.look())); }

    // Stopping, or putting the pawn down where chains are free.
    std::optional<std::size_t> wordless_action() const {
        auto const actions = state().actions();
        for (std::size_t i = 0; i < actions.size(); ++i)
            if (actions[i].ways.front().cells.empty()) return i;
        return std::nullopt;
    }

    // Only where the rules let the player do it.
    bool ask_wordless(Message const& question) {
        auto const action = wordless_action();
        if (!action) return false;
        auto const answer = talk_.ask_yes(question, Message(msg("Answer 1 or 0.")));
        if (!answer) return true;
        if (*answer) talk_.send(session::PlayAction{*action, std::nullopt});
        return *answer;
    }

    void take() {
        bool const is_first_round =
            !state().actions().empty() && !state().actions().front().ways.front().emptied.empty();
        play(is_first_round
                 ? Message(msg("White pawn to remove (row column, 1 to {}):"), state().about().rows)
                 : Message(msg("Pawn that jumps (row column, 1 to {}):"), state().about().rows));
    }

    void jump() {
        std::vector<std::string> targets;
        for (game::Action const& action : state().actions())
            if (!action.ways.front().cells.empty()) targets.push_back(action.text);
        talk_.say_line(Message(msg("Possible jumps: {}."), join(targets, ", ")));
        play(Message(msg("Jump to (row column, 1 to {}):"), state().about().rows));
    }

    void play(Message const& question) {
        for (;;) {
            auto const typed = talk_.ask(question);
            if (!typed) return;
            auto const numbers = words(*typed);
            bool const is_pair =
                numbers.size() == 2 && to_integer(numbers[0]) && to_integer(numbers[1]);
            Result<std::size_t> const action = state().interpret(*typed);
            if (is_pair && action) {
                talk_.send(session::PlayAction{*action, std::nullopt});
                return;
            }
            talk_.say_line(is_pair ? tr(action.error())
                                   : tr(msg("Type two numbers, the row and the column.")));
        }
    }
};

} // namespace

int run_multidames(Station& station, Look look, PlayRequest const& request) {
    return Multidames(station, look, request).run();
}

} // namespace damier::terminal
