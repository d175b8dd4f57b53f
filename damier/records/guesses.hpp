// What was guessed in a whole file, in a sentence for each game: for those who do not list the
// problems of every game.
#pragma once

#include "damier/records/record.hpp"

#include <map>
#include <vector>

namespace damier::records {

class Guesses {
public:
    void add(game::Game const& game, Message const& why, long count = 1);
    void add(Record const& record) {
        if (record.guess) add(*record.game, *record.guess);
    }
    void add(Guesses const& other);
    std::vector<Message> said() const;
    std::map<game::Game const*, long> counts() const;

private:
    struct Guessed {
        Message first;
        long count;
    };
    std::map<game::Game const*, Guessed> guessed_;
};

} // namespace damier::records
