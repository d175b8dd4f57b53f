// Short sounds for what happens on the board, made from a few tones and a little noise. Silence
// when there is no sound device.
#pragma once

#include <QByteArray>

#include <memory>

namespace damier::desktop {

enum class Sound { move, capture, end };

inline constexpr int sound_rate = 44100; // samples per second, 16 bits, one channel

QByteArray samples(Sound sound);

class Sounds {
public:
    Sounds();
    ~Sounds();

    // The device is looked for at the first sound, not before.
    void play(Sound sound);

private:
    struct Device;
    std::unique_ptr<Device> device_;
};

} // namespace damier::desktop
