#include "apps/page/bridge.hpp"

#include "apps/page/storage.hpp"
#include "damier/base/text.hpp"
#include "damier/play/choosing.hpp"
#include "damier/play/sentences.hpp"
#include "damier/play/turns.hpp"
#include "damier/session/command_text.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace damier::page {

namespace {

// The first line, or word, and the rest.
std::pair<std::string_view, std::string_view> parted(std::string_view text, char sign) {
    std::size_t const at = std::min(text.find(sign), text.size());
    return {text.substr(0, at), text.substr(std::min(at + 1, text.size()))};
}

} // namespace

Bridge::Bridge(std::span<game::Game const* const> catalogue, session::Directories journals,
               Tell tell, play::Desk::Now now)
    : catalogue_(catalogue.begin(), catalogue.end()),
      journals_(std::move(journals)),
      tell_(std::move(tell)),
      now_(std::move(now)),
      far_(tell_,
           [this](game::Question const& question) {
               return has_game() ? way_to(session(), question)
                                 : way_to(session::Session(catalogue_), question);
           }),
      analyst_(far_.make("study")) {
    storage().write = [this](Storage::Change const& change) {
        tell_({{"kind", "keep"},
               {"name", change.name},
               {"text", change.text},
               {"whole", change.is_whole}});
    };
}

std::span<Bridge::Verb const> Bridge::verbs() {
    static constexpr std::array all{
        Verb{"catalogue", &Bridge::use_catalogue},
        Verb{"words", &Bridge::tell_words},
        Verb{"games", &Bridge::tell_games},
        Verb{"describe", &Bridge::describe},
        Verb{"open", &Bridge::open},
        Verb{"do", &Bridge::carry_out},
        Verb{"click", &Bridge::click},
        Verb{"drag", &Bridge::drag},
        Verb{"type", &Bridge::type},
        Verb{"draw", &Bridge::offer_draw},
        Verb{"answer", &Bridge::answer_draw},
        Verb{"resign", &Bridge::resign},
        Verb{"correct", &Bridge::correct},
        Verb{"stand", &Bridge::let_stand},
        Verb{"back", &Bridge::take_back},
        Verb{"forward", &Bridge::play_again},
        Verb{"hint", &Bridge::hint},
        Verb{"hurry", &Bridge::hurry},
        Verb{"rematch", &Bridge::rematch},
        Verb{"look", &Bridge::look},
        Verb{"advance", &Bridge::advance},
        Verb{"told", &Bridge::hear_told},
        Verb{"trouble", &Bridge::hear_trouble},
        Verb{"analyse", &Bridge::analyse},
        Verb{"review", &Bridge::review},
        Verb{"read", &Bridge::read},
        Verb{"take", &Bridge::take},
        Verb{"save", &Bridge::save},
        Verb{"build", &Bridge::build},
    };
    return all;
}

void Bridge::hear(std::string_view message) {
    auto const [name, rest] = parted(message, ' ');
    auto const verb = std::ranges::find(verbs(), name, &Verb::name);
    if (verb == verbs().end())
        return say(error(msg("the page asked for «{}», which is unknown"), name));
    // What follows is about a game, except these.
    static constexpr std::array<std::string_view, 9> alone{
        "catalogue", "words", "games", "describe", "open", "told", "read", "take", "trouble"};
    bool const needs_game = std::ranges::find(alone, name) == alone.end() && name != "build"
                            && !(name == "do" && rest.starts_with("new "));
    if (needs_game && !has_game()) return;
    (this->*verb->act)(rest);
    finish();
}

void Bridge::finish() {
    if (!has_game()) return;
    if (has_changed_) {
        has_changed_ = false;
        if (&session().state().about() != told_board_) {
            told_board_ = &session().state().about();
            tell_(board());
        }
        tell_(view());
    }
    auto const deadline = desk_->deadline();
    std::optional<long> wait;
    if (deadline)
        wait = std::max<long>(
            0, static_cast<long>(
                   std::chrono::ceil<std::chrono::milliseconds>(*deadline - desk_->now()).count()));
    tell_({{"kind", "wake"}, {"after", wait ? Json(*wait) : Json()}});
}

void Bridge::open(Rest rest) {
    auto const [name, journal] = parted(rest, '\n');
    desk_.reset();
    analyse("0");
    shown_.reset();
    judged_.clear();
    to_judge_.clear();
    told_board_ = nullptr;
    file_.forget();
    storage().journals.clear();
    storage().trouble.reset();
    storage().journals[std::string(name)] = journal;
    desk_.emplace(
        catalogue_, [this] { return far_.make("play"); }, now_);
    desk_->listen([this](play::News const& news) { hear_news(news); });
    for (Message const& note : desk_->open_journal(journals_, std::string(name))) say(note);
    has_changed_ = true;
    tell_({{"kind", "opened"}, {"name", name}, {"has_game", has_game()}});
    if (has_game()) desk_->go_on();
}

void Bridge::carry_out(Rest text) {
    auto const command = session::read_command(text);
    if (!command) return say(command.error());
    if (!desk_) return;
    shown_.reset();
    desk_->receive(*command);
}

void Bridge::click(Rest text) {
    auto const cell = to_integer(text);
    if (!cell || *cell < 0 || *cell >= static_cast<long>(session().state().about().cells.size()))
        return;
    shown_.reset();
    auto const choice = play::click(session(), static_cast<game::Cell>(*cell));
    tried_ = choice.cells;
    desk_->receive(choice);
}

// A piece carried from one cell to another, whatever was chosen before.
void Bridge::drag(Rest text) {
    auto const both = words(text);
    if (both.size() != 2) return;
    auto const from = to_integer(both[0]), to = to_integer(both[1]);
    if (!from || !to) return;
    auto const& chosen = session().chosen();
    if (chosen.empty() || chosen.back() != *from) {
        if (!chosen.empty()) desk_->receive(session::PlayCells{});
        click(both[0]);
    }
    if (!session().chosen().empty()) click(both[1]);
}

void Bridge::type(Rest text) {
    shown_.reset();
    tried_.clear();
    desk_->receive(session::PlayText{std::string(text)});
}

void Bridge::offer_draw(Rest) { desk_->receive(session::OfferDraw{play::own_seat(session())}); }
void Bridge::answer_draw(Rest text) {
    if (auto const seat = play::person_asked_about_draw(session()))
        desk_->receive(session::AnswerDraw{*seat, text == "yes"});
}
void Bridge::resign(Rest) { desk_->receive(session::Resign{play::own_seat(session())}); }
void Bridge::correct(Rest) { desk_->receive(session::Correct{play::judge(session())}); }
void Bridge::let_stand(Rest) { desk_->receive(session::LetStand{play::judge(session())}); }
void Bridge::take_back(Rest) {
    shown_.reset();
    desk_->receive(session::TakeBack{play::plies_back(session())});
}
void Bridge::play_again(Rest) {
    shown_.reset();
    desk_->receive(session::Redo{play::plies_forward(session())});
}
void Bridge::hint(Rest) {
    if (auto const asked = desk_->advise(session().tree().here().state); !asked) say(asked.error());
    has_changed_ = true;
}
void Bridge::hurry(Rest) { desk_->hurry(); }
void Bridge::advance(Rest) { desk_->advance(); }

// The same game with the players one seat further: the page opens it under another name.
void Bridge::rematch(Rest seed) {
    session::NewGame again = session().setup();
    again.players.resize(session().tree().node(session::root).state->about().seats.size());
    std::rotate(again.players.begin(), again.players.begin() + 1, again.players.end());
    again.seed = static_cast<std::uint64_t>(to_integer(seed).value_or(1));
    tell_({{"kind", "again"}, {"command", session::to_text(again)}});
}

// While a game is played its past is only looked at; afterwards one goes there.
void Bridge::look(Rest text) {
    auto const node = to_integer(text);
    shown_.reset();
    has_changed_ = true;
    if (!node || !session().tree().has(static_cast<session::NodeId>(*node))) return;
    auto const id = static_cast<session::NodeId>(*node);
    if (session().ending() || !desk_->is_computer_due())
        desk_->receive(session::GoTo{id});
    else if (id != session().tree().current())
        shown_ = id;
    think_about_shown();
}

void Bridge::hear_told(Rest text) {
    Json const json = Json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("told")) return;
    far_.hear(json.value("channel", -1), json.value("number", -1L), told_of(json.at("told")));
}

void Bridge::hear_trouble(Rest reason) {
    bool const is_new = !storage().trouble && !reason.empty();
    storage().trouble = reason.empty() ? std::nullopt : std::optional(std::string(reason));
    if (is_new)
        say(Message(
                msg("The game is not being kept: {}. Play goes on, and writing is tried again; the "
                    "game can also be saved in another place."),
                reason),
            true);
    has_changed_ = true;
}

void Bridge::hear_news(play::News const& news) {
    has_changed_ = true;
    for (session::Event const& event : news.events) {
        bool const is_refusal = std::holds_alternative<session::Refused>(event);
        if (Message const sentence = play::sentence(event, session()); !sentence.id.empty())
            say(sentence, is_refusal);
        if (auto const* const played = std::get_if<session::Played>(&event))
            tell_({{"kind", "played"}, {"node", played->node}});
    }
    for (Message const& note : news.notes) say(note);
    if (news.advice && news.advice->action < news.advice->state->actions().size()) {
        game::Action const& action = news.advice->state->actions()[news.advice->action];
        tell_({{"kind", "hint"}, {"text", action.text}, {"cells", action.ways.front().cells}});
    }
    think_about_shown();
}

void Bridge::say(Message const& message, bool is_refusal) {
    tell_({{"kind", "said"},
           {"text", language_.tr(message)},
           {"refused", is_refusal},
           {"cells", is_refusal ? std::exchange(tried_, {}) : std::vector<game::Cell>{}}});
}
void Bridge::say(Error const& error) {
    tell_({{"kind", "said"},
           {"text", language_.tr(error)},
           {"refused", true},
           {"cells", Json::array()}});
}

} // namespace damier::page
