// What the games of one file are that do not say it. The beginning of the file tells, so that one
// file does not become several games; it is looked at only when a game asks.
#pragma once

#include "damier/pdn/source.hpp"
#include "damier/records/guess.hpp"

#include <memory>
#include <string>

namespace damier::records {

class FileGuess {
public:
    // `hint`: the key of the game where the file does not say; then nothing is guessed.
    FileGuess(pdn::Source file, Catalogue catalogue, std::string hint);

    pdn::Source source() const; // the file from its beginning, for one reader
    void look_ahead() const;    // now: somebody will read the file from another place
    bool must_guess(Head const& head) const {
        return hint_.empty() && !names_game(catalogue_, head);
    }
    Result<Identified> identify(Head const& head) const;

private:
    class Beginning;

    std::shared_ptr<Beginning> beginning_;
    Catalogue catalogue_;
    std::string hint_;
};

} // namespace damier::records
