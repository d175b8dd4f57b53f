#include "apps/desktop/panels/preferences.hpp"

#include <QSettings>

#include <algorithm>
#include <array>
#include <string>

namespace damier::desktop {

namespace {

constexpr std::array labels{"none", "inside", "outside"};

QString text(QSettings& settings, char const* key, QString const& usual) {
    return settings.value(QLatin1String(key), usual).toString();
}
bool flag(QSettings& settings, char const* key, bool usual) {
    return settings.value(QLatin1String(key), usual).toBool();
}
double number(QSettings& settings, char const* key, double usual, double least, double most) {
    bool is_number = false;
    double const value = settings.value(QLatin1String(key), usual).toDouble(&is_number);
    return is_number && value == value ? std::clamp(value, least, most) : usual;
}
int whole(QSettings& settings, char const* key, int usual, int least, int most) {
    return static_cast<int>(number(settings, key, usual, least, most));
}

std::string known(std::string const& key, std::span<LookChoice const> choices,
                  std::string const& usual) {
    bool const is_known =
        std::ranges::any_of(choices, [&](LookChoice const& c) { return c.key == key; });
    return is_known ? key : usual;
}

} // namespace

Preferences read_preferences(QSettings& settings) {
    Preferences const usual;
    Preferences p;
    p.look.theme =
        known(text(settings, "look/theme", {}).toStdString(), themes(), usual.look.theme);
    p.look.pieces =
        known(text(settings, "look/pieces", {}).toStdString(), piece_sets(), usual.look.pieces);
    QString const label = text(settings, "look/labels", {});
    for (std::size_t i = 0; i < labels.size(); ++i)
        if (label == QLatin1String(labels[i])) p.look.labels = static_cast<Labels>(i);
    p.look.shows_targets = flag(settings, "look/targets", usual.look.shows_targets);
    p.look.shows_last_move = flag(settings, "look/last-move", usual.look.shows_last_move);
    p.look.shows_forced = flag(settings, "look/forced", usual.look.shows_forced);
    p.respects_motion = flag(settings, "look/respect-motion", usual.respects_motion);
    p.look.speed = number(settings, "look/speed", usual.look.speed, 0, 4);
    p.has_sound = flag(settings, "sound", usual.has_sound);
    p.volume = whole(settings, "volume", usual.volume, 0, 100);
    p.waits_to_answer = flag(settings, "play/wait", usual.waits_to_answer);
    p.clock_waits = flag(settings, "play/clock-waits", usual.clock_waits);
    p.has_premoves = flag(settings, "play/premoves", usual.has_premoves);
    p.language = text(settings, "language", usual.language);
    p.font_scale = number(settings, "font-scale", usual.font_scale, 0.8, 2);
    p.threads = whole(settings, "engine/threads", usual.threads, 1, 256);
    p.table_megabytes = whole(settings, "engine/table", usual.table_megabytes, 1, 65536);
    p.lines = whole(settings, "engine/lines", usual.lines, 1, 9);
    p.plays_quickly = flag(settings, "play/quickly", usual.plays_quickly);
    p.keeps_taken_back = flag(settings, "play/keep-taken-back", usual.keeps_taken_back);
    p.reviews_at_end = flag(settings, "play/review-at-end", usual.reviews_at_end);
    p.confirms_leaving = flag(settings, "confirm/leaving", usual.confirms_leaving);
    p.confirms_deleting = flag(settings, "confirm/deleting", usual.confirms_deleting);
    return p;
}

void write_preferences(QSettings& settings, Preferences const& p) {
    auto const set = [&](char const* key, QVariant const& value) {
        settings.setValue(QLatin1String(key), value);
    };
    set("look/theme", QString::fromStdString(p.look.theme));
    set("look/pieces", QString::fromStdString(p.look.pieces));
    set("look/labels", QString::fromLatin1(labels[static_cast<std::size_t>(p.look.labels)]));
    set("look/targets", p.look.shows_targets);
    set("look/last-move", p.look.shows_last_move);
    set("look/forced", p.look.shows_forced);
    set("look/respect-motion", p.respects_motion);
    set("look/speed", p.look.speed);
    set("sound", p.has_sound);
    set("volume", p.volume);
    set("play/wait", p.waits_to_answer);
    set("play/clock-waits", p.clock_waits);
    set("play/premoves", p.has_premoves);
    set("language", p.language);
    set("font-scale", p.font_scale);
    set("engine/threads", p.threads);
    set("engine/table", p.table_megabytes);
    set("engine/lines", p.lines);
    set("play/quickly", p.plays_quickly);
    set("play/keep-taken-back", p.keeps_taken_back);
    set("play/review-at-end", p.reviews_at_end);
    set("confirm/leaving", p.confirms_leaving);
    set("confirm/deleting", p.confirms_deleting);
}

} // namespace damier::desktop
