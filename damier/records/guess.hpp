// Which draughts a file means that does not say: the rule set whose board has its squares and whose
// rules let most of its moves be played.
#pragma once

#include "damier/records/identify.hpp"
#include "damier/records/trials.hpp"

#include <span>
#include <vector>

namespace damier::records {

// What most games of a file are that do not say it.
struct Usual {
    game::Game const* game = nullptr; // none where no game asks
    std::size_t legal = 0, looked_at = 0;
    std::vector<Trials::Played> played{}; // each of them by its rules
};
Usual usual_of(Trials& trials, std::span<Head const> heads);

// The usual game of the file as far as it fits, so that one file does not become several; else what
// fits best. An Error when no board has these squares. `by_usual`: where it was played already.
Result<Identified> guess_game(Trials& trials, Head const& head, Usual const& usual = {},
                              Trials::Played const* by_usual = nullptr);

} // namespace damier::records
