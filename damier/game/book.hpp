// An opening book: what the engine found out beforehand about positions near the start of a game.
// It holds values of positions and no moves; a move is known when the position after it is.
#pragma once

#include "damier/game/game.hpp"

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damier::game {

class Book {
public:
    struct Choice {
        std::size_t action;
        int value; // hundredths of a man, for who plays it
    };

    // Tells positions apart, whatever was played before.
    static std::uint64_t key_of(State const& state);

    // `value` for who is to play there.
    void add(std::uint64_t key, int value) { values_[key] = value; }
    std::size_t size() const { return values_.size(); }

    // The known moves, best first; equals in the order of actions().
    std::vector<Choice> choices(State const& state) const;
    // One of the good moves; nothing where the book ends.
    std::optional<std::size_t> choose(State const& state, std::uint64_t seed) const;

    std::string to_bytes() const;
    // An Error if the bytes are not such a file or damaged.
    static Result<Book> from_bytes(std::span<std::uint8_t const> bytes);

    bool operator==(Book const&) const = default;

private:
    static constexpr int margin = 6; // hundredths of a man that a varied move may cost

    std::map<std::uint64_t, int> values_;
};

// The book of a game, by its key; null if there is none.
Book const* book_of(std::string_view key);

// The player, opening by the book of the game as long as that goes; itself if there is no book.
BotPtr by_the_book(BotPtr player, Game const& game, std::uint64_t seed);
// A computer player by its kind; with «+book» behind it, by the book.
inline constexpr std::string_view book_suffix = "+book";
Result<BotPtr> make_player(Game const& game, std::string_view kind, std::uint64_t seed);

// The books as files, part of the library.
struct BookFile {
    std::string_view key; // of the game
    std::span<std::uint8_t const> bytes;
};
std::span<BookFile const> book_files();

} // namespace damier::game
