#include "apps/desktop/board/gif.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <span>

namespace damier::desktop {

namespace {

constexpr int most_colours = 255; // the last number means: as in the frame before
constexpr int transparent = 255;

// Colours are told apart by five bits of each part: finer differences are not seen.
int coarse(QRgb colour) {
    return (qRed(colour) >> 3) << 10 | (qGreen(colour) >> 3) << 5 | qBlue(colour) >> 3;
}

struct Counted {
    std::array<int, 3> parts; // red, green, blue
    long count;
};

// Median cut: the box with the most to lose is divided where half of its pixels lie on each side.
class Palette {
public:
    explicit Palette(std::vector<GifFrame> const& frames) {
        count(frames);
        std::vector<std::span<Counted>> boxes{colours_};
        while (static_cast<int>(boxes.size()) < most_colours) {
            auto const widest = std::ranges::max_element(boxes, {}, weight);
            if (weight(*widest) <= 0) break;
            auto const [first, second] = divided(*widest);
            *widest = first;
            boxes.push_back(second);
        }
        for (std::span<Counted> const box : boxes) table_.push_back(mean(box));
    }

    std::vector<QRgb> const& table() const { return table_; }
    int nearest(QRgb colour) {
        auto const [found, is_new] = known_.try_emplace(coarse(colour), 0);
        if (is_new) found->second = search(colour);
        return found->second;
    }

private:
    void count(std::vector<GifFrame> const& frames) {
        std::map<int, Counted> counts;
        for (GifFrame const& frame : frames)
            for (int y = 0; y < frame.image.height(); y += 2) {
                auto const* const line =
                    reinterpret_cast<QRgb const*>(frame.image.constScanLine(y));
                for (int x = 0; x < frame.image.width(); x += 2) {
                    std::array<int, 3> const parts{qRed(line[x]), qGreen(line[x]), qBlue(line[x])};
                    ++counts.try_emplace(coarse(line[x]), Counted{parts, 0}).first->second.count;
                }
            }
        for (auto const& [key, one] : counts) colours_.push_back(one);
    }
    static int longest(std::span<Counted const> box) {
        std::array<int, 3> spread{};
        for (std::size_t i = 0; i < 3; ++i) {
            auto const part = [i](Counted const& one) { return one.parts[i]; };
            auto const [low, high] = std::ranges::minmax(box, {}, part);
            spread[i] = high.parts[i] - low.parts[i];
        }
        return static_cast<int>(std::ranges::max_element(spread) - spread.begin());
    }
    static double weight(std::span<Counted const> box) {
        if (box.size() < 2) return 0;
        auto const i = static_cast<std::size_t>(longest(box));
        auto const [low, high] =
            std::ranges::minmax(box, {}, [i](Counted const& one) { return one.parts[i]; });
        double pixels = 0;
        for (Counted const& one : box) pixels += static_cast<double>(one.count);
        return pixels * (high.parts[i] - low.parts[i]);
    }
    static std::pair<std::span<Counted>, std::span<Counted>> divided(std::span<Counted> box) {
        auto const i = static_cast<std::size_t>(longest(box));
        std::ranges::sort(box, {}, [i](Counted const& one) { return one.parts[i]; });
        long total = 0, passed = 0;
        for (Counted const& one : box) total += one.count;
        std::size_t at = 0;
        while (at + 1 < box.size() && 2 * passed < total) passed += box[at++].count;
        at = std::max<std::size_t>(at, 1);
        return {box.first(at), box.subspan(at)};
    }
    static QRgb mean(std::span<Counted const> box) {
        std::array<long, 3> sums{};
        long total = 0;
        for (Counted const& one : box) {
            for (std::size_t i = 0; i < 3; ++i) sums[i] += one.parts[i] * one.count;
            total += one.count;
        }
        auto const part = [&](std::size_t i) {
            return static_cast<int>(sums[i] / std::max(total, 1L));
        };
        return qRgb(part(0), part(1), part(2));
    }
    int search(QRgb colour) const {
        auto const distance = [&](QRgb other) {
            int const r = qRed(colour) - qRed(other), g = qGreen(colour) - qGreen(other),
                      b = qBlue(colour) - qBlue(other);
            return 3 * r * r + 4 * g * g + 2 * b * b;
        };
        return static_cast<int>(std::ranges::min_element(table_, {}, distance) - table_.begin());
    }

    std::vector<Counted> colours_;
    std::vector<QRgb> table_;
    std::map<int, int> known_;
};

void put_number(QByteArray& out, int value) {
    out.append(static_cast<char>(value & 0xff));
    out.append(static_cast<char>(value >> 8 & 0xff));
}

// Codes of 9 to 12 bits, in blocks of at most 255 bytes.
class Codes {
public:
    explicit Codes(QByteArray& out) : out_(out) {}

    void put(int code, int bits) {
        bits_ |= static_cast<std::uint32_t>(code) << count_;
        count_ += bits;
        for (; count_ >= 8; count_ -= 8, bits_ >>= 8) byte();
    }
    void end() {
        if (count_ > 0) byte();
        flush();
        out_.append('\0');
    }

private:
    void byte() {
        block_.append(static_cast<char>(bits_ & 0xff));
        if (block_.size() == 255) flush();
    }
    void flush() {
        if (block_.isEmpty()) return;
        out_.append(static_cast<char>(block_.size()));
        out_.append(block_);
        block_.clear();
    }

    QByteArray& out_;
    QByteArray block_;
    std::uint32_t bits_ = 0;
    int count_ = 0;
};

// The packing of Lempel, Ziv and Welch, as the format asks for it.
void put_packed(QByteArray& out, std::vector<std::uint8_t> const& pixels) {
    constexpr int clear = 256, stop = 257, most = 4096;
    out.append(char{8});
    Codes codes(out);
    std::map<std::uint32_t, int> known; // a code, then a pixel
    int next = stop + 1, bits = 9, now = pixels.front();
    codes.put(clear, bits);
    for (std::size_t i = 1; i < pixels.size(); ++i) {
        auto const key = static_cast<std::uint32_t>(now) << 8 | pixels[i];
        if (auto const found = known.find(key); found != known.end()) {
            now = found->second;
            continue;
        }
        codes.put(now, bits);
        now = pixels[i];
        if (next == most) {
            codes.put(clear, bits);
            known.clear();
            next = stop + 1;
            bits = 9;
            continue;
        }
        if (next == 1 << bits) ++bits;
        known.emplace(key, next++);
    }
    codes.put(now, bits);
    codes.put(stop, bits);
    codes.end();
}

void put_frame(QByteArray& out, GifFrame const& frame, std::vector<std::uint8_t> const& pixels) {
    out.append("\x21\xf9\x04\x05", 4); // keep the frame before; one number is transparent
    put_number(out, std::max(2, frame.milliseconds / 10));
    out.append(static_cast<char>(transparent));
    out.append('\0');
    out.append('\x2c');
    put_number(out, 0);
    put_number(out, 0);
    put_number(out, frame.image.width());
    put_number(out, frame.image.height());
    out.append('\0');
    put_packed(out, pixels);
}

std::vector<GifFrame> opaque(std::vector<GifFrame> frames) {
    for (GifFrame& frame : frames) frame.image = frame.image.convertToFormat(QImage::Format_RGB32);
    return frames;
}

} // namespace

QByteArray gif_of(std::vector<GifFrame> const& given) {
    if (given.empty() || given.front().image.isNull()) return {};
    std::vector<GifFrame> const frames = opaque(given);
    QSize const size = frames.front().image.size();
    Palette palette(frames);
    QByteArray out("GIF89a");
    put_number(out, size.width());
    put_number(out, size.height());
    out.append("\xf7\x00\x00", 3);
    for (int i = 0; i < 256; ++i) {
        bool const is_there = i < static_cast<int>(palette.table().size());
        QRgb const colour = is_there ? palette.table()[static_cast<std::size_t>(i)] : 0;
        for (int const part : {qRed(colour), qGreen(colour), qBlue(colour)})
            out.append(static_cast<char>(part));
    }
    out.append("\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00", 19);
    std::vector<std::uint8_t> before;
    for (GifFrame const& frame : frames) {
        std::vector<std::uint8_t> pixels;
        for (int y = 0; y < size.height(); ++y) {
            auto const* const line = reinterpret_cast<QRgb const*>(frame.image.constScanLine(y));
            for (int x = 0; x < size.width(); ++x)
                pixels.push_back(static_cast<std::uint8_t>(palette.nearest(line[x])));
        }
        std::vector<std::uint8_t> changed = pixels;
        for (std::size_t i = 0; i < before.size(); ++i)
            if (before[i] == pixels[i]) changed[i] = transparent;
        put_frame(out, frame, changed);
        before = std::move(pixels);
    }
    out.append('\x3b');
    return out;
}

} // namespace damier::desktop
