#include "damier/game/book.hpp"

#include "damier/base/random.hpp"

#include <algorithm>

namespace damier::game {

namespace {

constexpr std::string_view first_line = "damier book 1\n";
constexpr int key_bits = 40; // enough to tell some ten thousand positions apart

// FNV-1a.
std::uint64_t hash_of(std::span<std::uint8_t const> bytes) {
    std::uint64_t hash = 0xCBF29CE484222325u;
    for (std::uint8_t const byte : bytes) hash = (hash ^ byte) * 0x100000001B3u;
    return hash;
}
std::span<std::uint8_t const> as_bytes(std::string_view text) {
    return {reinterpret_cast<std::uint8_t const*>(text.data()), text.size()};
}

void put(std::string& bytes, std::uint64_t value) {
    for (; value >= 128; value >>= 7) bytes += static_cast<char>((value & 127) | 128);
    bytes += static_cast<char>(value);
}
std::optional<std::uint64_t> take(std::span<std::uint8_t const>& bytes) {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 63 && !bytes.empty(); shift += 7) {
        std::uint8_t const byte = bytes.front();
        bytes = bytes.subspan(1);
        value |= std::uint64_t{byte & 127u} << shift;
        if (byte < 128) return value;
    }
    return std::nullopt;
}

void put_checksum(std::string& bytes) {
    std::uint64_t const sum = hash_of(as_bytes(bytes));
    for (unsigned shift = 0; shift < 64; shift += 8) bytes += static_cast<char>(sum >> shift);
}

class BookBot final : public Bot {
public:
    BookBot(Book const& book, BotPtr player, std::uint64_t seed)
        : book_(book), player_(std::move(player)), seed_(seed) {}

    std::size_t choose(State const& state, Limits const& limits, std::stop_token stop,
                       ThoughtSink const& sink) override {
        if (auto const known = book_.choose(state, seed_)) return *known;
        return player_->choose(state, limits, std::move(stop), sink);
    }

private:
    Book const& book_;
    BotPtr player_; // when the book ends
    std::uint64_t seed_;
};

} // namespace

std::uint64_t Book::key_of(State const& state) {
    StatePtr const fresh = state.fresh();
    std::uint64_t const hash = hash_of(as_bytes(fresh ? fresh->text() : state.text()));
    return (hash ^ hash >> key_bits) & ((std::uint64_t{1} << key_bits) - 1);
}

std::vector<Book::Choice> Book::choices(State const& state) const {
    std::vector<Choice> known;
    if (values_.empty()) return known;
    for (std::size_t i = 0; i < state.actions().size(); ++i) {
        auto const found = values_.find(key_of(*state.after(i)));
        if (found != values_.end()) known.push_back({i, -found->second});
    }
    std::ranges::stable_sort(known, std::greater{}, &Choice::value);
    return known;
}

std::optional<std::size_t> Book::choose(State const& state, std::uint64_t seed) const {
    auto known = choices(state);
    if (known.empty()) return std::nullopt;
    std::erase_if(known, [&, best = known.front().value](Choice const& choice) {
        return choice.value < best - margin;
    });
    Random random(seed ^ key_of(state) << 20);
    return known[static_cast<std::size_t>(random.below(static_cast<int>(known.size())))].action;
}

std::string Book::to_bytes() const {
    std::string bytes(first_line);
    put(bytes, values_.size());
    std::uint64_t last = 0;
    for (auto const& [key, value] : values_) {
        put(bytes, key - last);
        put(bytes, value < 0 ? static_cast<std::uint64_t>(-2 * value - 1)
                             : static_cast<std::uint64_t>(2 * value));
        last = key;
    }
    put_checksum(bytes);
    return bytes;
}

Result<Book> Book::from_bytes(std::span<std::uint8_t const> bytes) {
    Error const damaged = error(msg("the opening book is damaged"));
    auto const head = as_bytes(first_line);
    if (bytes.size() < head.size() + 8 || !std::ranges::equal(bytes.first(head.size()), head))
        return error(msg("this is no opening book"));
    std::string sum(reinterpret_cast<char const*>(bytes.data()), bytes.size() - 8);
    put_checksum(sum);
    if (!std::ranges::equal(as_bytes(sum).last(8), bytes.last(8))) return damaged;
    bytes = bytes.subspan(head.size(), bytes.size() - head.size() - 8);
    Book book;
    std::uint64_t key = 0;
    auto const count = take(bytes);
    for (std::uint64_t i = 0; i < count.value_or(0); ++i) {
        auto const step = take(bytes), value = take(bytes);
        if (!step || !value) return damaged;
        key += *step;
        int const half = static_cast<int>(*value / 2);
        book.add(key, *value % 2 == 1 ? -half - 1 : half);
    }
    if (!count || book.size() != *count || !bytes.empty()) return damaged;
    return book;
}

Book const* book_of(std::string_view key) {
    static std::map<std::string_view, Book> const books = [] {
        std::map<std::string_view, Book> all;
        for (BookFile const& file : book_files())
            if (auto book = Book::from_bytes(file.bytes)) all.emplace(file.key, *std::move(book));
        return all;
    }();
    auto const found = books.find(key);
    return found == books.end() ? nullptr : &found->second;
}

BotPtr by_the_book(BotPtr player, Game const& game, std::uint64_t seed) {
    Book const* const book = book_of(game.key());
    if (book == nullptr) return player;
    return std::make_unique<BookBot>(*book, std::move(player), seed);
}

Result<BotPtr> make_player(Game const& game, std::string_view kind, std::uint64_t seed) {
    if (!kind.ends_with(book_suffix)) return game.make_bot(kind, seed);
    kind.remove_suffix(book_suffix.size());
    Result<BotPtr> player = game.make_bot(kind, seed);
    if (!player) return player;
    return by_the_book(*std::move(player), game, seed);
}

} // namespace damier::game
