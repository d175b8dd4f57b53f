#include "damier/engine/learned.hpp"

#include <algorithm>

namespace damier::engine {

namespace {

constexpr std::string_view magic = "damier learned 1\n";

class Writer {
public:
    void number(std::uint64_t value) {
        for (; value >= 128; value >>= 7) bytes += static_cast<char>((value & 127) | 128);
        bytes += static_cast<char>(value);
    }
    void signed_number(std::int64_t value) {
        number(static_cast<std::uint64_t>(value) << 1 ^ static_cast<std::uint64_t>(value >> 63));
    }
    // Only what is not zero, each with the step from the one before; 0 ends the list.
    void list(std::vector<Tapered> const& values) {
        number(values.size());
        std::size_t last = 0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (values[i] == Tapered{0, 0}) continue;
            number(i + 1 - last);
            signed_number(values[i].opening);
            signed_number(values[i].ending);
            last = i + 1;
        }
        number(0);
    }

    std::string bytes;
};

// Past the end, or in a list that cannot be, everything is zero and `is_good` false.
class Reader {
public:
    explicit Reader(std::span<std::uint8_t const> bytes) : rest_(bytes) {}

    std::uint64_t number() {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            if (rest_.empty()) break;
            std::uint8_t const byte = rest_.front();
            rest_ = rest_.subspan(1);
            value |= std::uint64_t{byte & 127u} << shift;
            if (byte < 128) return value;
        }
        is_good = false;
        return 0;
    }
    int signed_number() {
        std::uint64_t const value = number();
        auto const half = static_cast<std::int64_t>(value >> 1 ^ (0 - (value & 1)));
        if (half < -32'768 || half > 32'767) is_good = false;
        return is_good ? static_cast<int>(half) : 0;
    }
    std::vector<Tapered> list(std::uint64_t most) {
        std::uint64_t const size = number();
        if (size > most) is_good = false;
        std::vector<Tapered> values(is_good ? static_cast<std::size_t>(size) : 0, Tapered{0, 0});
        std::uint64_t at = 0;
        while (is_good) {
            std::uint64_t const step = number();
            if (step == 0) break;
            if (step > size - at) is_good = false;
            if (!is_good) break;
            at += step;
            int const opening = signed_number(), ending = signed_number();
            values[static_cast<std::size_t>(at - 1)] = {opening, ending};
        }
        return values;
    }
    std::string text(std::uint64_t most) {
        std::uint64_t const size = number();
        if (size > most || size > rest_.size()) is_good = false;
        if (!is_good) return {};
        std::string const result(rest_.begin(), rest_.begin() + static_cast<std::ptrdiff_t>(size));
        rest_ = rest_.subspan(static_cast<std::size_t>(size));
        return result;
    }
    bool at_end() const { return rest_.empty(); }

    bool is_good = true;

private:
    std::span<std::uint8_t const> rest_;
};

std::span<std::uint8_t const> as_bytes(std::string_view text) {
    return {reinterpret_cast<std::uint8_t const*>(text.data()), text.size()};
}

} // namespace

std::uint64_t checksum(std::span<std::uint8_t const> bytes) {
    std::uint64_t sum = 0xCBF29CE484222325u; // FNV-1a
    for (std::uint8_t const byte : bytes) sum = (sum ^ byte) * 0x100000001B3u;
    return sum;
}

std::string to_bytes(Learned const& learned) {
    Writer writer;
    writer.bytes = magic;
    writer.number(learned.law.size());
    writer.bytes += learned.law;
    writer.list({learned.terms.begin(), learned.terms.end()});
    writer.list(learned.king_squares);
    writer.number(learned.tables.size());
    for (Learned::Table const& table : learned.tables) {
        writer.list(table.first);
        writer.list(table.last);
        writer.list(table.whole);
    }
    std::uint64_t const sum = checksum(as_bytes(writer.bytes));
    for (int i = 0; i < 8; ++i) writer.bytes += static_cast<char>(sum >> 8 * i & 255);
    return std::move(writer.bytes);
}

Result<Learned> learned_from(std::span<std::uint8_t const> bytes) {
    auto const start = as_bytes(magic);
    if (bytes.size() < start.size() + 8 || !std::equal(start.begin(), start.end(), bytes.begin()))
        return error(msg("this is not a file of learned patterns that this version can read"));
    auto const body = bytes.first(bytes.size() - 8);
    std::uint64_t sum = 0;
    for (std::size_t i = 0; i < 8; ++i) sum |= std::uint64_t{bytes[body.size() + i]} << 8 * i;
    Error const damaged = error(msg("the file of learned patterns is damaged"));
    if (sum != checksum(body)) return damaged;

    Reader reader(body.subspan(start.size()));
    Learned learned;
    learned.law = reader.text(64);
    auto const terms = reader.list(term_count);
    if (terms.size() != term_count) return damaged;
    std::ranges::copy(terms, learned.terms.begin());
    learned.king_squares = reader.list(256);
    std::uint64_t const tables = reader.number();
    if (tables > most_windows / 2) return damaged;
    for (std::uint64_t i = 0; i < tables; ++i) {
        Learned::Table table;
        table.first = reader.list(part_states);
        table.last = reader.list(part_states);
        table.whole = reader.list(window_states);
        if (table.first.size() != part_states || table.last.size() != part_states
            || table.whole.size() != window_states)
            return damaged;
        learned.tables.push_back(std::move(table));
    }
    if (!reader.is_good || !reader.at_end()) return damaged;
    return learned;
}

Result<Weights> weights_from(Learned const& learned, draughts::Law const& law) {
    board::Geometry const geometry = law.geometry();
    auto const patterns = std::make_shared<Patterns>(geometry);
    if (learned.tables.size() != patterns->index().tables()
        || learned.king_squares.size() != static_cast<std::size_t>(board::square_count(geometry)))
        return error(msg("the learned patterns belong to another board"));
    int const most = patterns->most();
    for (std::size_t i = 0; i < learned.tables.size(); ++i) {
        Learned::Table const& table = learned.tables[i];
        for (std::uint32_t state = 0; state < window_states; ++state) {
            Tapered sum = table.whole[state];
            sum += table.first[first_part(state)];
            sum += table.last[last_part(state)];
            patterns->set(
                i, state,
                {std::clamp(sum.opening, -most, most), std::clamp(sum.ending, -most, most)});
        }
    }
    Weights weights;
    weights.terms = learned.terms;
    weights.king_squares = learned.king_squares;
    weights.patterns = patterns;
    return weights;
}

} // namespace damier::engine
