#include "apps/desktop/board/sounds.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <vector>

#ifdef DAMIER_HAS_SOUND
#    include <QAudioSink>
#    include <QBuffer>
#    include <QMediaDevices>
#endif

namespace damier::desktop {

namespace {

using Wave = std::vector<double>;

Wave silence(double seconds) { return Wave(static_cast<std::size_t>(seconds * sound_rate)); }

// A struck body rings with a tone that dies away.
void strike(Wave& wave, double at, double hertz, double decay, double loudness) {
    for (std::size_t i = static_cast<std::size_t>(at * sound_rate); i < wave.size(); ++i) {
        double const t = static_cast<double>(i) / sound_rate - at;
        double const attack = std::min(1.0, t / 0.0015);
        wave[i] +=
            loudness * attack * std::exp(-t / decay) * std::sin(2 * std::numbers::pi * hertz * t);
    }
}

// The touch of wood on wood is a few milliseconds of noise.
void click(Wave& wave, double at, double decay, double loudness) {
    std::uint32_t state = 2463534242u;
    double smooth = 0;
    for (std::size_t i = static_cast<std::size_t>(at * sound_rate); i < wave.size(); ++i) {
        state ^= state << 13, state ^= state >> 17, state ^= state << 5;
        smooth += 0.35 * (static_cast<double>(state) / 2147483648.0 - 1 - smooth);
        double const t = static_cast<double>(i) / sound_rate - at;
        wave[i] += loudness * std::exp(-t / decay) * smooth;
    }
}

void knock(Wave& wave, double at, double loudness, double pitch) {
    click(wave, at, 0.006, 0.55 * loudness);
    strike(wave, at, 310 * pitch, 0.022, 0.55 * loudness);
    strike(wave, at, 742 * pitch, 0.012, 0.30 * loudness);
    strike(wave, at, 1310 * pitch, 0.006, 0.16 * loudness);
}

Wave wave_of(Sound sound) {
    Wave wave;
    switch (sound) {
    case Sound::move:
        wave = silence(0.14);
        knock(wave, 0, 0.75, 1.0);
        break;
    case Sound::capture:
        wave = silence(0.24);
        knock(wave, 0, 0.85, 1.25);
        knock(wave, 0.075, 0.70, 0.85);
        break;
    case Sound::promotion: // a knock, and a chord that climbs
        wave = silence(0.75);
        knock(wave, 0, 0.75, 1.0);
        for (auto const& [at, hertz] : {std::pair{0.06, 523.25}, {0.14, 659.26}, {0.22, 783.99}}) {
            strike(wave, at, hertz, 0.16, 0.20);
            strike(wave, at, 2 * hertz, 0.09, 0.06);
        }
        break;
    case Sound::illegal: // two dull, low thuds
        wave = silence(0.26);
        strike(wave, 0, 130, 0.045, 0.60);
        strike(wave, 0.10, 110, 0.055, 0.60);
        break;
    case Sound::low_time: // a small bell, twice
        wave = silence(0.5);
        for (double const at : {0.0, 0.18}) {
            strike(wave, at, 1174.66, 0.07, 0.30);
            strike(wave, at, 1760.0, 0.04, 0.12);
        }
        break;
    case Sound::end:
        wave = silence(1.3);
        for (auto const& [at, hertz] : {std::pair{0.0, 392.0}, {0.13, 493.88}, {0.26, 587.33}}) {
            strike(wave, at, hertz, 0.30, 0.22);
            strike(wave, at, 2 * hertz, 0.18, 0.08);
        }
        break;
    }
    return wave;
}

} // namespace

QByteArray samples(Sound sound) {
    Wave const wave = wave_of(sound);
    QByteArray bytes(static_cast<qsizetype>(wave.size() * 2), Qt::Uninitialized);
    for (std::size_t i = 0; i < wave.size(); ++i) {
        // The last few milliseconds go down to nothing, so that no sound ends with a crack.
        double const tail =
            std::min(1.0, static_cast<double>(wave.size() - i) / (0.004 * sound_rate));
        auto const value = static_cast<std::int16_t>(std::clamp(wave[i] * tail, -1.0, 1.0) * 32000);
        bytes[static_cast<qsizetype>(2 * i)] = static_cast<char>(value & 0xff);
        bytes[static_cast<qsizetype>(2 * i + 1)] = static_cast<char>((value >> 8) & 0xff);
    }
    return bytes;
}

#ifdef DAMIER_HAS_SOUND

struct Sounds::Device {
    struct Voice {
        QByteArray bytes;
        QBuffer buffer;
        std::unique_ptr<QAudioSink> sink;
    };
    std::array<Voice, sound_count> voices; // one per Sound

    Device() {
        QAudioDevice const output = QMediaDevices::defaultAudioOutput();
        QAudioFormat format;
        format.setSampleRate(sound_rate);
        format.setChannelCount(1);
        format.setSampleFormat(QAudioFormat::Int16);
        if (output.isNull() || !output.isFormatSupported(format)) return;
        for (std::size_t i = 0; i < voices.size(); ++i) {
            Voice& voice = voices[i];
            voice.bytes = samples(static_cast<Sound>(i));
            voice.buffer.setBuffer(&voice.bytes);
            voice.buffer.open(QIODevice::ReadOnly);
            voice.sink = std::make_unique<QAudioSink>(output, format);
        }
    }
    void set_volume(double volume) {
        float const linear = QAudio::convertVolume(
            static_cast<float>(volume), QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale);
        for (Voice& voice : voices)
            if (voice.sink) voice.sink->setVolume(linear);
    }
    void play(Sound sound) {
        Voice& voice = voices[static_cast<std::size_t>(sound)];
        if (!voice.sink) return;
        voice.sink->stop();
        voice.buffer.seek(0);
        voice.sink->start(&voice.buffer);
    }
};

#else

struct Sounds::Device {
    void set_volume(double) {}
    void play(Sound) {}
};

#endif

Sounds::Sounds() = default;
Sounds::~Sounds() = default;

void Sounds::play(Sound sound) {
    if (!device_) {
        device_ = std::make_unique<Device>();
        device_->set_volume(volume_);
    }
    device_->play(sound);
}

void Sounds::set_volume(double volume) {
    volume_ = std::clamp(volume, 0.0, 1.0);
    if (device_) device_->set_volume(volume_);
}

} // namespace damier::desktop
