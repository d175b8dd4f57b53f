// The dialogue of MultiDames: numbers only, rows and columns from 1, 0 or 1 for no or yes.
#include "apps/terminal/dialogues/dialogue.hpp"
#include "apps/terminal/dialogues/dialogues.hpp"
#include "apps/terminal/view/board.hpp"
#include "apps/terminal/view/layout.hpp"
#include "apps/text/move_words.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::terminal {

namespace {

using text::tr;

class Multidames final : public Dialogue {
public:
    using Dialogue::Dialogue;

private:
    bool set_up() override {
        PlayRequest request = request_;
        bool const has_seats = std::ranges::any_of(
            request.rules, [](std::string const& rule) { return rule.starts_with("seats="); });
        if (!request.has_players() && !has_seats) {
            auto const players = ask_number(Message(msg("Number of players (2 to 4)?")), 2, 4,
                                            Message(msg("Type 2, 3 or 4.")));
            if (!players) return false;
            request.seats = "human" + repeated(",human", static_cast<int>(*players) - 1);
        }
        auto const setup = setup_of(request, "multidames");
        if (!setup || !start(*setup)) return false;
        say('\n' + wrapped(legend(state(), look()), look().columns) + '\n');
        return true;
    }

    void turn() override {
        show_turn();
        if (state().held()) {
            if (is_declined(Message(msg("Do you put the pawn down? (1=yes, 0=no)")))) jump();
        } else if (is_declined(Message(msg("Do you stop? (1=yes, 0=no)")))) {
            take();
        }
    }

    void show_turn() override {
        scores();
        board();
    }

    Message how_to_play() const override {
        return {msg("Type the row and the column of a pawn or of where it jumps to, such as «3 4»; "
                    "1 for yes, 0 for no; «stop» to stop.")};
    }
    FileCustom file_custom() const override {
        return {records::Format::multidames, ".multidames", {}};
    }

    void scores() {
        std::vector<int> const scores = state().scores();
        std::string heads = "    ", points = "    ";
        for (std::size_t i = 0; i < scores.size(); ++i) {
            heads += pad_right(tr(Message(msg("P{}"), i + 1)), 4);
            points += pad_right(std::to_string(scores[i]), 4);
        }
        say('\n' + tr(msg("Score:")) + '\n' + without_trailing_blanks(heads) + '\n'
            + without_trailing_blanks(points) + '\n');
        say_line(state().status());
        auto const seat = state().to_play();
        say_line(Message(msg("{} ({})"), name(seat), scores[static_cast<std::size_t>(seat)]));
    }

    void board() { say(tr(msg("Board:")) + '\n' + draw(state(), look())); }

    // Stopping, or putting the pawn down where chains are free.
    std::optional<std::size_t> wordless_action() const {
        auto const actions = state().actions();
        for (std::size_t i = 0; i < actions.size(); ++i)
            if (actions[i].ways.front().cells.empty()) return i;
        return std::nullopt;
    }

    // Asked only where the rules let the player do it; false: he does, or asking has stopped.
    bool is_declined(Message const& question) {
        auto const action = wordless_action();
        if (!action) return true;
        Message const wrong(msg("Answer 1 or 0."));
        while (auto const typed = ask(question)) {
            // The word that stops at every other question does so here.
            Result<std::size_t> const meant = state().interpret(text::move_in_english(*typed));
            bool const is_word = meant && *meant == *action;
            auto const answer = is_word ? std::optional(true) : text::yes_or_no(*typed);
            if (answer && *answer) send(session::PlayAction{*action, std::nullopt});
            if (answer) return !*answer;
            say_line(wrong);
        }
        return false;
    }

    void take() {
        bool const is_first_round =
            !state().actions().empty() && !state().actions().front().ways.front().emptied.empty();
        ask_cell(
            is_first_round
                ? Message(msg("White pawn to remove (row column, 1 to {}):"), state().about().rows)
                : Message(msg("Pawn that jumps (row column, 1 to {}):"), state().about().rows));
    }

    void jump() {
        std::vector<std::string> targets;
        for (game::Action const& action : state().actions())
            if (!action.ways.front().cells.empty()) targets.push_back(action.text);
        say_line(Message(msg("Possible jumps: {}."), join(targets, ", ")));
        ask_cell(Message(msg("Jump to (row column, 1 to {}):"), state().about().rows));
    }

    void ask_cell(Message const& question) {
        long const before = changes();
        while (changes() == before) {
            auto const typed = ask(question);
            if (!typed) return;
            play(*typed);
        }
    }
};

} // namespace

int run_multidames(Station& station, Look look, PlayRequest const& request) {
    return Multidames(station, look, request).run();
}

} // namespace damier::terminal
