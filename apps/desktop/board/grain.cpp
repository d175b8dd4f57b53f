#include "apps/desktop/board/grain.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace damier::desktop {

namespace {

// Smooth noise in [-1, 1] on a lattice of `across` x `down` points that meets itself at the edges.
class Noise {
public:
    Noise(int across, int down, unsigned seed) : across_(across), down_(down) {
        unsigned state = seed * 2654435761u + 12345u;
        values_.resize(static_cast<std::size_t>(across * down));
        for (float& value : values_) {
            state = state * 1664525u + 1013904223u;
            value = static_cast<float>(state >> 8) / 8388608.0f - 1.0f;
        }
    }

    float at(float x, float y) const { // 0 to 1 covers the picture
        float const u = x * static_cast<float>(across_), v = y * static_cast<float>(down_);
        float const fu = std::floor(u), fv = std::floor(v);
        float const s = ease(u - fu), t = ease(v - fv);
        int const i = wrapped(static_cast<int>(fu), across_);
        int const j = wrapped(static_cast<int>(fv), down_);
        int const i2 = i + 1 == across_ ? 0 : i + 1, j2 = j + 1 == down_ ? 0 : j + 1;
        float const top = value(i, j) + s * (value(i2, j) - value(i, j));
        float const bottom = value(i, j2) + s * (value(i2, j2) - value(i, j2));
        return top + t * (bottom - top);
    }

private:
    static float ease(float t) { return t * t * (3 - 2 * t); }
    static int wrapped(int i, int n) { return ((i % n) + n) % n; }
    float value(int i, int j) const { return values_[static_cast<std::size_t>(j * across_ + i)]; }

    int across_, down_;
    std::vector<float> values_;
};

// Long bands, finer fibres in them and short dark pores, all along x.
struct Wood {
    Wood(unsigned seed, float depth_)
        : depth(depth_),
          bend(3, 4, seed),
          bands(2, 26, seed + 1),
          fibres(9, 170, seed + 2),
          pores(26, 256, seed + 3) {}
    float operator()(float x, float y) const {
        float const bent = y + 0.035f * bend.at(x, y);
        float const rings = std::sin(6.2831853f * (9 * bent + 0.8f * bands.at(x, bent)));
        float const pore = std::max(0.0f, pores.at(x, y) - 0.45f);
        return depth
               * (0.05f * rings + 0.055f * bands.at(x, bent) + 0.05f * fibres.at(x, bent)
                  - 0.16f * pore);
    }
    float depth;
    Noise bend, bands, fibres, pores;
};

// Clouds with faint cleavage lines and specks.
struct Slate {
    explicit Slate(unsigned seed)
        : clouds(5, 5, seed),
          patches(17, 23, seed + 1),
          lines(6, 90, seed + 2),
          specks(256, 256, seed + 3) {}
    float operator()(float x, float y) const {
        float const bent = y + 0.06f * clouds.at(x, y);
        return 0.045f * clouds.at(x, y) + 0.03f * patches.at(x, y) + 0.022f * lines.at(x, bent)
               + 0.028f * specks.at(x, y);
    }
    Noise clouds, patches, lines, specks;
};

struct Paper {
    explicit Paper(unsigned seed)
        : clouds(6, 6, seed), fibres(90, 70, seed + 1), dust(256, 256, seed + 2) {}
    float operator()(float x, float y) const {
        return 0.012f * clouds.at(x, y) + 0.012f * fibres.at(x, y) + 0.014f * dust.at(x, y);
    }
    Noise clouds, fibres, dust;
};

template <class Surface> void fill(QImage& image, QColor const& colour, Surface const& surface) {
    // Lighter and darker keep the hue: every channel is scaled, red a little less than blue, as
    // in wood and stone.
    std::array<float, 3> const base{static_cast<float>(colour.red()),
                                    static_cast<float>(colour.green()),
                                    static_cast<float>(colour.blue())};
    constexpr std::array<float, 3> weight{0.9f, 1.0f, 1.12f};
    for (int j = 0; j < grain_size; ++j) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(j));
        for (int i = 0; i < grain_size; ++i) {
            float const value =
                surface(static_cast<float>(i) / grain_size, static_cast<float>(j) / grain_size);
            std::array<int, 3> channel{};
            for (std::size_t c = 0; c < 3; ++c)
                channel[c] =
                    std::clamp(static_cast<int>(base[c] * (1 + weight[c] * value) + 0.5f), 0, 255);
            line[i] = qRgb(channel[0], channel[1], channel[2]);
        }
    }
}

} // namespace

QImage grain(Material material, QColor const& colour, unsigned seed) {
    QImage image(grain_size, grain_size, QImage::Format_RGB32);
    switch (material) {
    case Material::plain: image.fill(colour); break;
    case Material::wood: // maple is quieter than walnut
        fill(image, colour, Wood(seed, colour.lightness() > 150 ? 0.55f : 1.0f));
        break;
    case Material::slate: fill(image, colour, Slate(seed)); break;
    case Material::paper: fill(image, colour, Paper(seed)); break;
    }
    return image;
}

} // namespace damier::desktop
