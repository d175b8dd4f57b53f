#include "apps/page/bridge.hpp"

#include "apps/page/position.hpp"
#include "apps/page/view.hpp"
#include "damier/base/text.hpp"
#include "damier/play/turns.hpp"
#include "damier/session/command_text.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>

namespace damier::page {

namespace {

// The first line, or word, and the rest.
std::pair<std::string_view, std::string_view> parted(std::string_view text, char sign) {
    std::size_t const at = std::min(text.find(sign), text.size());
    return {text.substr(0, at), text.substr(std::min(at + 1, text.size()))};
}

std::optional<game::Cell> cell_of(std::string_view text, session::Session const& session) {
    auto const cell = to_integer(text);
    if (!cell || *cell < 0 || *cell >= static_cast<long>(session.state().about().cells.size()))
        return std::nullopt;
    return static_cast<game::Cell>(*cell);
}

std::optional<session::NodeId> node_of(std::string_view text) {
    auto const node = to_integer(text);
    if (!node || *node < 0) return std::nullopt;
    return static_cast<session::NodeId>(*node);
}

} // namespace

Bridge::Bridge(std::span<game::Game const* const> catalogue, session::Directories journals,
               Voice::Tell tell, play::Desk::Now now)
    : voice_(std::move(tell)),
      guide_(catalogue, voice_),
      table_(catalogue, std::move(journals), voice_, std::move(now)),
      files_(catalogue, table_, voice_),
      study_(table_, voice_),
      reviewer_(table_, voice_) {}

std::span<Bridge::Verb const> Bridge::verbs() {
    static constexpr std::array all{
        Verb{"catalogue", false, [](Bridge& b, Rest bytes) { b.use_catalogue(bytes); }},
        Verb{"words", false, [](Bridge& b, Rest) { b.guide_.tell_words(); }},
        Verb{"games", false, [](Bridge& b, Rest) { b.guide_.tell_games(); }},
        Verb{"describe", false, [](Bridge& b, Rest text) { b.guide_.describe(text); }},
        Verb{"clock", false, [](Bridge& b, Rest text) { b.guide_.read_clock(text); }},
        Verb{"open", false, [](Bridge& b, Rest rest) { b.open(rest); }},
        Verb{"origin", true, [](Bridge& b, Rest text) { b.files_.recall(text); }},
        Verb{"do", false, [](Bridge& b, Rest command) { b.carry_out(command); }},
        Verb{"click", true,
             [](Bridge& b, Rest text) {
                 if (auto const cell = cell_of(text, b.table_.session())) b.table_.click(*cell);
             }},
        Verb{"drag", true,
             [](Bridge& b, Rest text) {
                 auto const [one, other] = parted(text, ' ');
                 auto const from = cell_of(one, b.table_.session()),
                            to = cell_of(other, b.table_.session());
                 if (from && to) b.table_.drag(*from, *to);
             }},
        Verb{"type", true, [](Bridge& b, Rest text) { b.table_.type(std::string(text)); }},
        Verb{"draw", true,
             [](Bridge& b, Rest) {
                 b.table_.receive(session::OfferDraw{play::own_seat(b.table_.session())});
             }},
        Verb{"answer", true, [](Bridge& b, Rest text) { b.table_.answer_draw(text == "yes"); }},
        Verb{"resign", true,
             [](Bridge& b, Rest) {
                 b.table_.receive(session::Resign{play::own_seat(b.table_.session())});
             }},
        Verb{"correct", true,
             [](Bridge& b, Rest) {
                 b.table_.receive(session::Correct{play::judge(b.table_.session())});
             }},
        Verb{"stand", true,
             [](Bridge& b, Rest) {
                 b.table_.receive(session::LetStand{play::judge(b.table_.session())});
             }},
        Verb{"back", true,
             [](Bridge& b, Rest) {
                 b.table_.receive(session::TakeBack{play::plies_back(b.table_.session())});
             }},
        Verb{"forward", true,
             [](Bridge& b, Rest) {
                 b.table_.receive(session::Redo{play::plies_forward(b.table_.session())});
             }},
        Verb{"hint", true, [](Bridge& b, Rest) { b.table_.hint(); }},
        Verb{"hurry", true, [](Bridge& b, Rest) { b.table_.desk().hurry(); }},
        Verb{"rematch", true,
             [](Bridge& b, Rest text) {
                 std::uint64_t seed = 1; // more than a long of this target holds
                 std::from_chars(text.data(), text.data() + text.size(), seed);
                 b.voice_.tell(
                     {{"kind", "again"}, {"command", session::to_text(b.table_.again(seed))}});
             }},
        Verb{"look", true, [](Bridge& b, Rest node) { b.table_.look(node_of(node)); }},
        Verb{"advance", true, [](Bridge& b, Rest) { b.table_.desk().advance(); }},
        Verb{"told", false, [](Bridge& b, Rest json) { b.hear_told(json); }},
        Verb{"trouble", false,
             [](Bridge& b, Rest reason) { b.table_.hear_trouble(std::string(reason)); }},
        Verb{"analyse", true, [](Bridge& b, Rest lines) { b.analyse(lines); }},
        Verb{"review", true,
             [](Bridge& b, Rest) {
                 b.study_.use(0);
                 b.reviewer_.start();
             }},
        Verb{"retry", true,
             [](Bridge& b, Rest text) {
                 b.study_.use(0);
                 if (auto const node = node_of(text)) b.reviewer_.retry(*node);
             }},
        Verb{"note", true, [](Bridge& b, Rest) { b.reviewer_.keep(); }},
        Verb{"read", false,
             [](Bridge& b, Rest rest) {
                 auto const [name, text] = parted(rest, '\n');
                 b.files_.read(std::string(name), text);
             }},
        Verb{"take", false, [](Bridge& b, Rest rest) { b.take(rest); }},
        Verb{"formats", true, [](Bridge& b, Rest) { b.files_.tell_formats(); }},
        Verb{"save", true, [](Bridge& b, Rest format) { b.files_.save(format); }},
        Verb{"build", true,
             [](Bridge& b, Rest text) {
                 build_position(b.table_.session().state(), text, b.voice_);
             }},
    };
    return all;
}

void Bridge::hear(std::string_view message) {
    auto const [name, rest] = parted(message, ' ');
    auto const verb = std::ranges::find(verbs(), name, &Verb::name);
    if (verb == verbs().end())
        return voice_.refuse(error(msg("the page asked for «{}», which is unknown"), name));
    if (verb->needs_game && !table_.has_game()) return;
    verb->act(*this, rest);
    finish();
}

void Bridge::finish() {
    if (!table_.has_game()) return;
    reviewer_.follow();
    study_.follow();
    if (table_.take_change()) {
        if (&table_.session().state().about() != told_board_) {
            told_board_ = &table_.session().state().about();
            voice_.tell(board_view(table_.session(), voice_));
        }
        Json view = table_view(table_, voice_);
        view["lines"] = study_.view();
        view["review"] = reviewer_.view();
        voice_.tell(view);
    }
    play::Desk const& desk = table_.desk();
    Json after;
    if (auto const deadline = desk.deadline()) {
        auto const wait = std::chrono::ceil<std::chrono::milliseconds>(*deadline - desk.now());
        after = std::max<std::int64_t>(0, wait.count());
    }
    voice_.tell({{"kind", "wake"}, {"after", after}});
}

void Bridge::use_catalogue(Rest bytes) {
    voice_.use(Language(bytes));
    told_board_ = nullptr;
    table_.change();
}

void Bridge::carry_out(Rest text) {
    auto const command = session::read_command(text);
    if (!command) return voice_.refuse(command.error());
    bool const is_new = std::holds_alternative<session::NewGame>(*command);
    if (table_.has_game() || (table_.has_desk() && is_new)) table_.receive(*command);
}

void Bridge::open(Rest rest) {
    auto const [name, journal] = parted(rest, '\n');
    begin_table();
    table_.open(std::string(name), journal);
}

// "NUMBER NAME": the game of the list, under that name at the table.
void Bridge::take(Rest rest) {
    auto const [number, name] = parted(rest, ' ');
    auto const index = to_integer(number);
    if (!index || *index < 0) return;
    begin_table();
    files_.take(static_cast<std::size_t>(*index), std::string(name));
}

void Bridge::begin_table() {
    study_.use(0);
    reviewer_.forget();
    files_.forget();
    told_board_ = nullptr;
}

void Bridge::analyse(Rest text) {
    long const lines = std::max(0L, to_integer(text).value_or(0));
    study_.use(static_cast<std::size_t>(lines));
}

void Bridge::hear_told(Rest text) {
    Json const json = Json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("told")) return;
    table_.far().hear(json.value("channel", -1), json.value("number", -1L),
                      told_of(json.at("told")));
}

} // namespace damier::page
