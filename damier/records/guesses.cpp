#include "damier/records/guesses.hpp"

namespace damier::records {

void Guesses::add(game::Game const& game, Message const& why, long count) {
    auto found = guessed_.find(&game);
    if (found == guessed_.end()) found = guessed_.emplace(&game, Guessed{why, 0}).first;
    found->second.count += count;
}

void Guesses::add(Guesses const& other) {
    for (auto const& [game, guessed] : other.guessed_) add(*game, guessed.first, guessed.count);
}

std::vector<Message> Guesses::said() const {
    std::vector<Message> said;
    for (auto const& [game, guessed] : guessed_) {
        long const more = guessed.count - 1;
        said.push_back(more == 0 ? guessed.first
                                 : counted(more, "{} (and {} more game)", "{} (and {} more games)",
                                           guessed.first, more));
    }
    return said;
}

std::map<game::Game const*, long> Guesses::counts() const {
    std::map<game::Game const*, long> counts;
    for (auto const& [game, guessed] : guessed_) counts.emplace(game, guessed.count);
    return counts;
}

} // namespace damier::records
