// Short sounds for what happens on the board, made from a few tones and a little noise. Silence
// when there is no sound device.
#pragma once

#include <QByteArray>

#include <memory>

namespace damier::desktop {

enum class Sound { move, capture, promotion, illegal, low_time, end };
inline constexpr int sound_count = 6;

inline constexpr int sound_rate = 44100; // samples per second, 16 bits, one channel

QByteArray samples(Sound sound);

class Sounds {
public:
    Sounds();
    ~Sounds();

    // The device is looked for at the first sound, not before.
    void play(Sound sound);
    void set_volume(double volume); // 0 to 1, as loud as it seems to the ear

private:
    struct Device;
    double volume_ = 1;
    std::unique_ptr<Device> device_;
};

} // namespace damier::desktop
