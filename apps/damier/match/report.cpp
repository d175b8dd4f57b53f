#include "apps/damier/match/report.hpp"

#include "apps/text/print.hpp"
#include "apps/text/translate.hpp"
#include "damier/records/tags.hpp"

#include <fmt/core.h>

#include <unistd.h>

#include <algorithm>
#include <cmath>

namespace damier::program {

namespace {

std::string_view result_text(game::Seat winner) {
    return winner == 0 ? "1-0" : winner == 1 ? "0-1" : "1/2-1/2";
}

// Four digits are more than any match proves.
double rounded(double value) { return std::round(value * 1e4) / 1e4; }

std::string_view decision_text(match::Decision decision) {
    return decision == match::Decision::high  ? msg("high")
           : decision == match::Decision::low ? msg("low")
                                              : msg("undecided");
}

} // namespace

Json game_json(match::GameOrder const& order, std::vector<std::string> const& names,
               Introduced const& players, match::Opening const& opening, Played const& played) {
    Json json{{"game", order.number},
              {"white", names[order.white]},
              {"black", names[order.black]},
              {"opening", opening.state->text()},
              {"opening_moves", opening.moves},
              {"moves", played.moves},
              {"remarks", played.remarks},
              {"result", result_text(played.winner)},
              {"reason", in_english(played.reason)},
              {"forfeit", played.is_forfeit},
              {"date", records::today()},
              {"players", players.names},
              {"time_controls", players.controls}};
    auto const& over = played.overstep;
    if (over != decltype(played.overstep){})
        json["overstep_ms"] = {over[0].count(), over[1].count()};
    return json;
}

Result<MatchEntry> read_entry(Json const& game, std::size_t games) {
    auto const number = game.at("game").get<std::size_t>();
    if (number >= games)
        return error(msg("the file holds more games than are asked for; ask for as many"));
    std::string const text = game.at("result");
    game::Seat const winner = text == "1-0" ? 0 : text == "0-1" ? 1 : game::nobody;
    MatchEntry entry{number, winner, game.at("forfeit").get<bool>(), {}};
    auto const over = game.find("overstep_ms"); // only if there was one
    if (over != game.end() && over->is_array() && over->size() == 2)
        for (std::size_t i = 0; i < 2; ++i)
            if ((*over)[i].is_number_integer())
                entry.overstep[i] = std::chrono::milliseconds((*over)[i].get<long>());
    return entry;
}

MatchResults::MatchResults(match::Schedule const& schedule, std::vector<std::string> names,
                           std::optional<match::Sprt> sprt)
    : schedule_(&schedule),
      names_(std::move(names)),
      sprt_(sprt),
      tallies_(schedule.pairings().size()),
      conduct_(names_.size()),
      is_shown_(isatty(STDERR_FILENO) != 0) {}

void MatchResults::add(MatchEntry const& entry) {
    std::lock_guard const lock(mutex_);
    if (!entries_.emplace(entry.number, entry).second) return;
    match::GameOrder const order = schedule_->order(entry.number);
    match::Tally& tally = tallies_[order.pairing];
    tally.add(score_of(entry));
    std::array<Conduct*, 2> const seats{&conduct_[order.white], &conduct_[order.black]};
    for (std::size_t i = 0; i < 2; ++i)
        seats[i]->overstep = std::max(seats[i]->overstep, entry.overstep[i]);
    if (entry.is_forfeit && entry.winner != game::nobody)
        ++seats[static_cast<std::size_t>(1 - entry.winner)]->forfeits;
    if (auto const other = entries_.find(schedule_->partner(entry.number)); other != entries_.end())
        tally.add_pair(score_of(entry), score_of(other->second));
    // Games that were on their way do not change what has been decided.
    if (sprt_ && decision_ == match::Decision::undecided) decision_ = decide(tally, *sprt_);
}

bool MatchResults::has(std::size_t number) const {
    std::lock_guard const lock(mutex_);
    return entries_.contains(number);
}

match::Decision MatchResults::decision() const {
    std::lock_guard const lock(mutex_);
    return decision_;
}

match::Score MatchResults::score_of(MatchEntry const& entry) const {
    if (entry.winner == game::nobody) return match::Score::draw;
    match::GameOrder const order = schedule_->order(entry.number);
    std::size_t const winner = entry.winner == 0 ? order.white : order.black;
    return winner == schedule_->pairings()[order.pairing].first ? match::Score::win
                                                                : match::Score::loss;
}

void MatchResults::show() const {
    if (!is_shown_) return;
    std::lock_guard const lock(mutex_);
    fmt::print(stderr, "\r{}/{}", entries_.size(), schedule_->size());
    match::Tally const& tally = tallies_.front();
    if (tallies_.size() == 1) {
        auto const elo = match::elo(tally).value_or(match::Estimate{});
        fmt::print(stderr, "  +{} ={} -{}  Elo {:+.0f} ± {:.0f}", tally.won, tally.drawn,
                   tally.lost, elo.value, elo.error);
        if (sprt_)
            fmt::print(stderr, "  LLR {:.2f} ({:.2f} to {:.2f})",
                       log_likelihood_ratio(tally, *sprt_), lower_bound(*sprt_),
                       upper_bound(*sprt_));
    }
    fmt::print(stderr, "\033[K");
    std::fflush(stderr);
}

void MatchResults::clear_line() const {
    if (is_shown_) fmt::print(stderr, "\r\033[K");
}

void MatchResults::report(bool as_json) const {
    if (!as_json) {
        for (std::size_t i = 0; i < tallies_.size(); ++i) print_pairing(i);
        print_conduct();
        return;
    }
    Json list = Json::array();
    for (std::size_t i = 0; i < tallies_.size(); ++i) list.push_back(pairing_json(i));
    long forfeits = 0;
    for (Conduct const& conduct : conduct_) forfeits += conduct.forfeits;
    Json const all{{"games", entries_.size()},
                   {"asked", schedule_->size()},
                   {"forfeits", forfeits},
                   {"players", players_json()},
                   {"pairings", list}};
    text::print("{}\n", all.dump(2, ' ', false, Json::error_handler_t::replace));
}

Json MatchResults::players_json() const {
    Json list = Json::array();
    for (std::size_t i = 0; i < names_.size(); ++i)
        list.push_back({{"name", names_[i]},
                        {"forfeits", conduct_[i].forfeits},
                        {"longest_overstep_ms", conduct_[i].overstep.count()}});
    return list;
}

void MatchResults::print_conduct() const {
    for (std::size_t i = 0; i < names_.size(); ++i) {
        Conduct const& conduct = conduct_[i];
        if (conduct.forfeits > 0)
            text::print("{}\n",
                        text::tr(Message(msg("{}: forfeits {}"), names_[i], conduct.forfeits)));
        if (conduct.overstep.count() > 0)
            text::print("{}\n", text::tr(Message(msg("{}: at most {} ms over the time of a move"),
                                                 names_[i], conduct.overstep.count())));
    }
}

Json MatchResults::pairing_json(std::size_t pairing) const {
    match::Tally const& tally = tallies_[pairing];
    match::Pairing const& who = schedule_->pairings()[pairing];
    Json json{{"first", names_[who.first]}, {"second", names_[who.second]}, {"won", tally.won},
              {"drawn", tally.drawn},       {"lost", tally.lost},           {"pairs", tally.pairs}};
    if (auto const share = match::share(tally)) {
        auto const elo = match::elo(tally);
        json["share_percent"] = rounded(100 * share->value);
        json["share_error"] = rounded(100 * share->error);
        json["elo"] = rounded(elo->value);
        json["elo_error"] = rounded(elo->error);
        json["superiority"] = rounded(likelihood_of_superiority(tally));
    }
    if (sprt_) {
        json["llr"] = rounded(log_likelihood_ratio(tally, *sprt_));
        json["llr_low"] = rounded(lower_bound(*sprt_));
        json["llr_high"] = rounded(upper_bound(*sprt_));
        json["decision"] = decision_text(decision());
    }
    return json;
}

void MatchResults::print_pairing(std::size_t pairing) const {
    match::Tally const& tally = tallies_[pairing];
    match::Pairing const& who = schedule_->pairings()[pairing];
    text::print("{}: +{} ={} -{}",
                text::tr(Message(msg("{} v {}"), names_[who.first], names_[who.second])), tally.won,
                tally.drawn, tally.lost);
    if (auto const share = match::share(tally)) {
        auto const elo = match::elo(tally);
        text::print("  {:.1f} % ± {:.1f}  Elo {:+.0f} ± {:.0f}  LOS {:.0f} %", 100 * share->value,
                    100 * share->error, elo->value, elo->error,
                    100 * likelihood_of_superiority(tally));
    }
    text::print("  {}\n",
                text::tr(Message(msg("pairs {}"),
                                 fmt::format("{}-{}-{}-{}-{}", tally.pairs[0], tally.pairs[1],
                                             tally.pairs[2], tally.pairs[3], tally.pairs[4]))));
    if (sprt_)
        text::print(
            "{}\n",
            text::tr(Message(msg("SPRT {} or {} Elo: LLR {} ({} to {}), {}"),
                             fmt::format("{:.1f}", sprt_->low), fmt::format("{:.1f}", sprt_->high),
                             fmt::format("{:.2f}", log_likelihood_ratio(tally, *sprt_)),
                             fmt::format("{:.2f}", lower_bound(*sprt_)),
                             fmt::format("{:.2f}", upper_bound(*sprt_)),
                             Argument::translated(decision_text(decision())))));
}

} // namespace damier::program
