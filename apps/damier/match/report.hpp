// The results of a match while it is played and when it is over.
#pragma once

#include "apps/damier/match/file.hpp"
#include "apps/damier/match/play.hpp"
#include "damier/match/schedule.hpp"
#include "damier/match/statistics.hpp"

#include <map>
#include <mutex>

namespace damier::program {

struct MatchEntry {
    std::size_t number;
    game::Seat winner; // nobody: drawn
    bool is_forfeit = false;
    std::array<std::chrono::milliseconds, 2> overstep{}; // by seat
};

// What other programs shall read of the players, by seat: what they call themselves, and their time
// as PDN writes it.
struct Introduced {
    std::array<std::string, 2> names, controls;
};

Json game_json(match::GameOrder const& order, std::vector<std::string> const& names,
               Introduced const& players, match::Opening const& opening, Played const& played);
Result<MatchEntry> read_entry(Json const& game, std::size_t games);

class MatchResults {
public:
    MatchResults(match::Schedule const& schedule, std::vector<std::string> names,
                 std::optional<match::Sprt> sprt);

    void add(MatchEntry const& entry);
    bool has(std::size_t number) const;
    match::Decision decision() const; // undecided if nothing is tested

    void show() const; // one line on stderr, only where a person watches
    void clear_line() const;
    void report(bool as_json) const;

private:
    match::Score score_of(MatchEntry const& entry) const; // of the pairing's first player
    Json pairing_json(std::size_t pairing) const;
    Json players_json() const;
    void print_pairing(std::size_t pairing) const;
    void print_conduct() const;

    match::Schedule const* schedule_;
    std::vector<std::string> names_;
    std::optional<match::Sprt> sprt_;
    std::map<std::size_t, MatchEntry> entries_; // by number
    std::vector<match::Tally> tallies_;         // by pairing
    struct Conduct {                            // of a player
        long forfeits = 0;
        std::chrono::milliseconds overstep{0}; // the longest
    };
    std::vector<Conduct> conduct_; // by player
    match::Decision decision_ = match::Decision::undecided;
    mutable std::mutex mutex_;
    bool is_shown_;
};

} // namespace damier::program
