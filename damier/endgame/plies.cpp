#include "damier/endgame/plies.hpp"

#include <algorithm>
#include <array>

namespace damier::endgame {

namespace {

// Chances that a bit is 0, in 4096ths, learnt as the block goes on.
class Chances {
public:
    std::uint16_t& operator()(int last, int node) {
        return chances_[static_cast<std::size_t>(last)][static_cast<std::size_t>(node)];
    }
    static void learn(std::uint16_t& chance, bool bit) {
        chance = static_cast<std::uint16_t>(bit ? chance - (chance >> 4)
                                                : chance + ((4096 - chance) >> 4));
    }

private:
    static constexpr std::uint16_t even = 2048;
    struct Tree : std::array<std::uint16_t, 256> {
        Tree() { fill(even); }
    };
    std::array<Tree, 8> chances_; // by what came before, by the bits so far
};

constexpr int bits = 7; // of half a number of plies
int context(int half) { return half < 4 ? half : half < 8 ? 4 : half < 16 ? 5 : half < 32 ? 6 : 7; }

class Encoder {
public:
    void put(std::uint16_t& chance, bool bit) {
        std::uint32_t const bound = (range_ >> 12) * chance;
        if (bit) {
            low_ += bound;
            range_ -= bound;
        } else {
            range_ = bound;
        }
        Chances::learn(chance, bit);
        while (range_ < 1u << 24) {
            shift();
            range_ <<= 8;
        }
    }
    std::string finish() {
        for (int i = 0; i < 5; ++i) shift();
        out_.erase(0, 1);
        while (!out_.empty() && out_.back() == '\0') out_.pop_back(); // read as zeros anyway
        return std::move(out_);
    }

private:
    void shift() {
        if (low_ < 0xFF000000u || low_ > 0xFFFFFFFFu) {
            out_ += static_cast<char>(cache_ + (low_ >> 32));
            for (; pending_ > 0; --pending_) out_ += static_cast<char>(0xFF + (low_ >> 32));
            cache_ = static_cast<std::uint8_t>(low_ >> 24);
        } else {
            ++pending_;
        }
        low_ = (low_ & 0x00FFFFFFu) << 8;
    }

    std::uint64_t low_ = 0;
    std::uint32_t range_ = 0xFFFFFFFFu;
    std::uint8_t cache_ = 0;
    std::size_t pending_ = 0;
    std::string out_;
};

class Decoder {
public:
    explicit Decoder(std::string_view packed) : packed_(packed) {
        for (int i = 0; i < 4; ++i) code_ = code_ << 8 | next();
    }
    bool get(std::uint16_t& chance) {
        std::uint32_t const bound = (range_ >> 12) * chance;
        bool const bit = code_ >= bound;
        if (bit) {
            code_ -= bound;
            range_ -= bound;
        } else {
            range_ = bound;
        }
        Chances::learn(chance, bit);
        while (range_ < 1u << 24) {
            code_ = code_ << 8 | next();
            range_ <<= 8;
        }
        return bit;
    }

private:
    std::uint8_t next() {
        return at_ < packed_.size() ? static_cast<std::uint8_t>(packed_[at_++]) : std::uint8_t{0};
    }

    std::string_view packed_;
    std::size_t at_ = 0;
    std::uint32_t code_ = 0, range_ = 0xFFFFFFFFu;
};

} // namespace

std::string write_plies(std::span<Byte const> bytes) {
    Chances chances;
    Encoder encoder;
    int last = 0;
    for (Byte const byte : bytes) {
        if (byte == drawn) continue;
        int const half = plies_of(byte) / 2;
        int node = 1;
        for (int i = bits - 1; i >= 0; --i) {
            bool const bit = (half >> i & 1) != 0;
            encoder.put(chances(context(last), node), bit);
            node = node << 1 | (bit ? 1 : 0);
        }
        last = half;
    }
    return encoder.finish();
}

void read_plies(std::string_view packed, std::span<Byte> bytes) {
    Chances chances;
    Decoder decoder(packed);
    int last = 0;
    for (Byte& byte : bytes) {
        if (byte == drawn) continue;
        int node = 1;
        for (int i = 0; i < bits; ++i)
            node = node << 1 | (decoder.get(chances(context(last), node)) ? 1 : 0);
        last = node - (1 << bits);
        byte = byte_of(std::min(2 * last + plies_of(byte) % 2, most_plies));
    }
}

} // namespace damier::endgame
