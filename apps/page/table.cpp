#include "apps/page/table.hpp"

#include "apps/page/storage.hpp"
#include "damier/play/choosing.hpp"
#include "damier/play/sentences.hpp"
#include "damier/play/turns.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>

namespace damier::page {

namespace {

// The cells that a typed text names.
std::vector<game::Cell> cells_in(std::string_view text, game::About const& about) {
    std::vector<game::Cell> cells;
    auto const is_sign = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; };
    for (auto at = text.begin(); at != text.end();) {
        auto const begin = std::find_if_not(at, text.end(), is_sign);
        at = std::find_if(begin, text.end(), is_sign);
        std::string_view const word(begin, at);
        auto const cell = std::ranges::find(about.cells, word, &game::CellShape::label);
        if (!word.empty() && cell != about.cells.end())
            cells.push_back(static_cast<game::Cell>(cell - about.cells.begin()));
    }
    return cells;
}

} // namespace

Table::Table(std::span<game::Game const* const> catalogue, session::Directories journals,
             Voice const& voice, play::Desk::Now now)
    : catalogue_(catalogue.begin(), catalogue.end()),
      journals_(std::move(journals)),
      voice_(voice),
      now_(std::move(now)),
      far_([this](Json const& message) { voice_.tell(message); },
           [this](game::Question const& question) {
               return has_game() ? way_to(session(), question)
                                 : way_to(session::Session(catalogue_), question);
           }) {
    storage().write = [this](Storage::Change const& change) {
        voice_.tell({{"kind", "keep"},
                     {"name", change.name},
                     {"text", change.text},
                     {"whole", change.is_whole}});
    };
}

void Table::open(std::string const& name, std::string_view journal) {
    desk_.reset();
    shown_.reset();
    tried_.clear();
    storage().journals.clear();
    storage().trouble.reset();
    storage().journals[name] = journal;
    desk_.emplace(
        catalogue_, [this] { return far_.make("play"); }, now_);
    desk_->listen([this](play::Update const& update) { hear(update); });
    for (Message const& note : desk_->open_journal(journals_, name)) voice_.say(note);
    change();
    voice_.tell({{"kind", "opened"}, {"name", name}, {"has_game", has_game()}});
    if (has_game()) desk_->go_on();
}

void Table::look(std::optional<session::NodeId> node) {
    shown_.reset();
    change();
    if (!node || !session().tree().has(*node)) return;
    if (session().ending() || !desk_->is_computer_due())
        desk_->receive(session::GoTo{*node});
    else if (*node != session().tree().current())
        shown_ = node;
}

void Table::receive(session::Command const& command) {
    shown_.reset();
    desk_->receive(command);
}

void Table::click(game::Cell cell) {
    auto const choice = play::click(session(), cell);
    tried_ = choice.cells;
    receive(choice);
}

void Table::drag(game::Cell from, game::Cell to) {
    auto const& chosen = session().chosen();
    if (chosen.empty() || chosen.back() != from) {
        if (!chosen.empty()) desk_->receive(session::PlayCells{});
        click(from);
    }
    if (!session().chosen().empty()) click(to);
}

void Table::type(std::string const& text) {
    tried_ = cells_in(text, session().state().about());
    receive(session::PlayText{text});
}

void Table::answer_draw(bool is_accepted) {
    if (auto const seat = play::person_asked_about_draw(session()))
        desk_->receive(session::AnswerDraw{*seat, is_accepted});
}

void Table::hint() {
    if (auto const asked = desk_->advise(session().tree().here().state); !asked)
        voice_.refuse(asked.error());
    change();
}

session::NewGame Table::again(std::uint64_t seed) const {
    session::NewGame again = session().setup();
    again.players.resize(session().tree().node(session::root).state->about().seats.size());
    std::rotate(again.players.begin(), again.players.begin() + 1, again.players.end());
    again.seed = seed;
    return again;
}

void Table::hear_trouble(std::string const& reason) {
    Storage& kept = storage();
    bool const had_trouble = kept.trouble.has_value();
    kept.trouble = reason.empty() ? std::nullopt : std::optional(reason);
    if (had_trouble != kept.trouble.has_value()) change();
    if (reason.empty()) {
        if (had_trouble) voice_.say(msg("The game is kept again."));
        return;
    }
    if (!had_trouble)
        voice_.refuse(
            Message(msg("The game is not being kept: {}. Play goes on, and writing is tried again; "
                        "the game can also be saved in another place."),
                    reason));
    // The whole of it, so that the tab has it at least.
    for (auto const& [name, text] : kept.journals) kept.write({name, text, true});
}

bool Table::is_kept() const { return desk_->is_kept() && !storage().trouble; }

void Table::hear(play::Update const& update) {
    change();
    for (session::Event const& event : update.events) {
        Message const sentence = play::sentence(event, session());
        if (sentence.id.empty()) continue;
        if (std::holds_alternative<session::Refused>(event))
            voice_.refuse(sentence, std::exchange(tried_, {}));
        else
            voice_.say(sentence);
        if (auto const* const played = std::get_if<session::Played>(&event))
            voice_.tell({{"kind", "played"}, {"node", played->node}});
    }
    for (Message const& note : update.notes) voice_.say(note);
    if (update.advice && update.advice->action < update.advice->state->actions().size()) {
        game::Action const& action = update.advice->state->actions()[update.advice->action];
        voice_.tell(
            {{"kind", "hint"}, {"text", action.text}, {"cells", action.ways.front().cells}});
    }
}

} // namespace damier::page
