#include "damier/endgame/table_holder.hpp"

#include "damier/base/checksum.hpp"
#include "damier/endgame/plies.hpp"
#include "damier/endgame/runs.hpp"

#include <algorithm>
#include <array>

namespace damier::endgame {

namespace {

constexpr std::string_view magic = "damier endings\n\n";
constexpr std::uint32_t version = 1;
constexpr std::size_t head_size = 128, longest_place = 88, entry_size = 8, sum_place = 20;

// Numbers lie with the lowest byte first.
template <class T> void put(std::string& to, T value) {
    for (std::size_t i = 0; i < sizeof value; ++i)
        to += static_cast<char>(static_cast<std::uint64_t>(value) >> 8 * i);
}
template <class T> T get(std::string_view from, std::size_t at) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i)
        value |= std::uint64_t{static_cast<std::uint8_t>(from[at + i])} << 8 * i;
    return static_cast<T>(value);
}

std::uint32_t head_sum(std::string head) {
    std::fill_n(head.begin() + sum_place, 4, '\0');
    return crc32c(head, version);
}

std::string head_of(SolvedSlice const& solved, std::uint64_t law, std::uint64_t size,
                    std::uint64_t file_size) {
    std::string head(magic);
    put(head, version);
    put(head, std::uint32_t{0});
    put(head, law);
    for (int const n : {solved.slice.own.men, solved.slice.own.kings, solved.slice.other.men,
                        solved.slice.other.kings})
        put(head, static_cast<std::uint16_t>(n));
    put(head, size);
    put(head, solved.facts.positions);
    put(head, solved.facts.wins);
    put(head, solved.facts.losses);
    put(head, static_cast<std::uint32_t>(solved.facts.longest));
    put(head, static_cast<std::uint32_t>(solved.facts.calm));
    put(head, file_size);
    for (int const longest : solved.facts.longest_in) put(head, static_cast<std::uint8_t>(longest));
    head.resize(head_size);
    std::uint32_t const sum = head_sum(head);
    for (std::size_t i = 0; i < 4; ++i) head[sum_place + i] = static_cast<char>(sum >> 8 * i);
    return head;
}

// Where nothing has to be told, whatever is shortest to write.
std::string block_of(SolvedSlice const& solved, std::uint64_t first, std::size_t length) {
    std::array<Byte, block_size> symbols{}, told{};
    for (std::size_t i = 0; i < length; ++i) symbols[i] = without_plies(solved.bytes[first + i]);
    auto const is_silent = [&](std::size_t i) { return solved.is_silent(first + i); };
    std::string const runs = write_runs(std::span(symbols).first(length), is_silent);
    std::string block;
    put(block, static_cast<std::uint16_t>(runs.size()));
    block += runs;
    if (!solved.slice.has_plies()) return block;
    read_runs(runs, std::span(told).first(length));
    int half = 0;
    for (std::size_t i = 0; i < length; ++i) {
        if (!is_silent(i))
            told[i] = solved.bytes[first + i];
        else if (told[i] != drawn)
            told[i] = byte_of(2 * half + plies_of(told[i]));
        if (told[i] != drawn) half = plies_of(told[i]) / 2;
    }
    return block + write_plies(std::span(told).first(length));
}

} // namespace

std::uint64_t fingerprint(draughts::Law const& law, Ends const& ends) {
    std::uint64_t hash = 0xcbf29ce484222325u;
    auto const mix = [&hash](auto value) {
        hash = (hash ^ static_cast<std::uint64_t>(value)) * 0x100000001b3u;
        hash ^= hash >> 29;
    };
    board::Geometry const& g = law.geometry;
    for (int const n : {g.width, g.height, static_cast<int>(g.grid)}) mix(n);
    for (auto const& directions :
         {law.man_moves(), law.man_captures(), law.king_moves(), law.king_captures()})
        mix(directions.bits);
    mix(law.obligation());
    mix(law.king_reach());
    mix(law.king_landing());
    mix(law.may_turn_back());
    mix(law.removal());
    mix(law.promotion());
    mix(law.may_stop());
    mix(law.men_capture_kings());
    for (draughts::Precedence const p : law.precedence()) mix(p);
    mix(law.same_king_limit());
    mix(law.objective());
    mix(ends.blocked_is_drawn);
    mix(ends.dead_material);
    return hash;
}

std::string image_of(SolvedSlice const& solved, std::uint64_t law) {
    std::uint64_t const size = solved.size;
    std::size_t const blocks = (size + block_size - 1) / block_size;
    std::string directory, data;
    std::size_t const data_begin = head_size + blocks * entry_size;
    for (std::size_t i = 0; i < blocks; ++i) {
        std::uint64_t const first = i * block_size;
        std::string const block =
            block_of(solved, first, std::min<std::uint64_t>(block_size, size - first));
        data += block;
        put(directory, static_cast<std::uint32_t>(data.size())); // where it ends
        put(directory, crc32c(block, static_cast<std::uint32_t>(i)));
    }
    return head_of(solved, law, size, data_begin + data.size()) + directory + data;
}

Table::Table(std::unique_ptr<Holder> holder) : holder_(std::move(holder)), image_(holder_->image) {}

Table::~Table() {
    if (unpacked_)
        for (std::size_t i = 0; i < blocks(); ++i) delete[] unpacked_[i].load();
}

Result<std::unique_ptr<Table const>> Table::from_image(std::string image, std::uint64_t law,
                                                       Slice const& slice) {
    auto const own = std::make_shared<std::string const>(std::move(image));
    std::unique_ptr<Table> table(new Table(std::make_unique<Holder>(Holder{own, *own})));
    if (auto const read = table->read_head(law, slice); !read) return read.error();
    return std::unique_ptr<Table const>(std::move(table));
}

Result<Done> Table::read_head(std::uint64_t law, Slice const& slice) {
    if (image_.size() < head_size || image_.substr(0, magic.size()) != magic)
        return error(msg("this is not an endgame table"));
    if (get<std::uint32_t>(image_, magic.size()) != version)
        return error(msg("this table of endings was written by another version"));
    if (get<std::uint32_t>(image_, sum_place) != head_sum(std::string(image_.substr(0, head_size))))
        return error(msg("this table of endings is damaged"));
    if (get<std::uint64_t>(image_, 24) != law)
        return error(msg("this table of endings belongs to other rules"));
    auto const n = [&](std::size_t at) { return int{get<std::uint16_t>(image_, at)}; };
    slice_ = {{n(32), n(34)}, {n(36), n(38)}};
    if (slice_ != slice)
        return error(msg("this is the table of {}, not of {}"), name_of(slice_), name_of(slice));
    size_ = get<std::uint64_t>(image_, 40);
    facts_ = {get<std::uint64_t>(image_, 48),
              get<std::uint64_t>(image_, 56),
              get<std::uint64_t>(image_, 64),
              static_cast<int>(get<std::uint32_t>(image_, 72)),
              static_cast<int>(get<std::uint32_t>(image_, 76)),
              {}};
    for (std::size_t m = 0; m < materials; ++m)
        facts_.longest_in[m] = get<std::uint8_t>(image_, longest_place + m);
    if (get<std::uint64_t>(image_, 80) != image_.size()
        || image_.size() < head_size + blocks() * entry_size)
        return error(msg("this table of endings is damaged"));
    checks_ = std::make_unique<std::atomic<Check>[]>(blocks());
    if (slice_.has_plies()) unpacked_ = std::make_unique<std::atomic<Byte const*>[]>(blocks());
    return Done{};
}

std::size_t Table::block_length(std::size_t block) const {
    return std::min<std::uint64_t>(block_size, size_ - block * block_size);
}

std::optional<std::string_view> Table::find(std::size_t block) const {
    std::size_t const entry = head_size + block * entry_size;
    std::size_t const data = head_size + blocks() * entry_size;
    std::size_t const begin = block == 0 ? 0 : get<std::uint32_t>(image_, entry - entry_size);
    std::size_t const end = get<std::uint32_t>(image_, entry);
    if (end <= begin + 2 || data + end > image_.size()) return std::nullopt;
    return image_.substr(data + begin, end - begin);
}

std::optional<Table::Block> Table::split(std::string_view bytes) {
    std::size_t const runs = get<std::uint16_t>(bytes, 0);
    if (bytes.size() < 2 + runs) return std::nullopt;
    return Block{bytes.substr(2, runs), bytes.substr(2 + runs)};
}

bool Table::is_good(std::size_t block) const {
    Check known = checks_[block].load(std::memory_order_relaxed);
    if (known == Check::open) {
        auto const bytes = find(block);
        bool const is_right =
            bytes
            && crc32c(*bytes, static_cast<std::uint32_t>(block))
                   == get<std::uint32_t>(image_, head_size + block * entry_size + 4);
        known = is_right ? Check::good : Check::bad;
        checks_[block].store(known, std::memory_order_relaxed);
    }
    return known == Check::good;
}

std::optional<Byte> Table::value_at(std::uint64_t index) const {
    std::size_t const block = index / block_size;
    if (index >= size_ || !is_good(block)) return std::nullopt;
    auto const parts = split(*find(block));
    return parts ? read_run(parts->runs, index % block_size) : std::nullopt;
}

bool Table::unpack(std::size_t block, std::span<Byte> to) const {
    if (!is_good(block)) return false;
    auto const parts = split(*find(block));
    if (!parts || !read_runs(parts->runs, to)) return false;
    if (slice_.has_plies()) read_plies(parts->plies, to);
    return true;
}

// Unpacked once; who comes second throws his copy away.
Byte const* Table::unpacked(std::size_t block) const {
    std::atomic<Byte const*>& place = unpacked_[block];
    Byte const* known = place.load(std::memory_order_acquire);
    if (known) return known;
    auto bytes = std::make_unique<Byte[]>(block_length(block));
    if (!unpack(block, {bytes.get(), block_length(block)})) return nullptr;
    if (place.compare_exchange_strong(known, bytes.get(), std::memory_order_acq_rel))
        return bytes.release();
    return known;
}

std::optional<Byte> Table::byte_at(std::uint64_t index) const {
    if (!slice_.has_plies()) return value_at(index);
    if (index >= size_) return std::nullopt;
    Byte const* const bytes = unpacked(index / block_size);
    return bytes ? std::optional(bytes[index % block_size]) : std::nullopt;
}

bool Table::is_whole() const {
    std::array<Byte, block_size> bytes{};
    for (std::size_t block = 0; block < blocks(); ++block)
        if (!unpack(block, std::span(bytes).first(block_length(block)))) return false;
    return true;
}

bool Table::read_all(Byte* to) const {
    for (std::size_t block = 0; block < blocks(); ++block)
        if (!unpack(block, {to + block * block_size, block_length(block)})) return false;
    return true;
}

} // namespace damier::endgame
