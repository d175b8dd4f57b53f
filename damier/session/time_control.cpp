#include "damier/session/time_control.hpp"

#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::session {

namespace {

using namespace std::chrono_literals;

constexpr Duration longest = 1000h;
constexpr int most_moves = 1000, most_periods = 100;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string without_blanks(std::string_view text) {
    std::string result;
    for (std::string_view const word : split_at_blanks(text)) result += word;
    return to_lower(result);
}

Error bad_time(std::string_view text) {
    return error(msg("«{}» is not a time; write it like 5m, 90s or 1h30m"), text);
}

Result<int> read_count(std::string_view text, int most) {
    std::optional<long> const number = to_integer(text);
    if (!number || *number < 1 || *number > most)
        return error(msg("«{}» must be a whole number from 1 to {}"), text, most);
    return static_cast<int>(*number);
}

// Takes "12" or "1.5" off the front, in thousandths.
std::optional<long> take_number(std::string_view& text) {
    long value = 0;
    std::size_t i = 0;
    for (; i < text.size() && is_digit(text[i]) && i < 9; ++i) value = value * 10 + (text[i] - '0');
    if (i == 0 || (i < text.size() && is_digit(text[i]))) return std::nullopt;
    value *= 1000;
    if (i < text.size() && text[i] == '.') {
        long place = 100;
        std::size_t const first = ++i;
        for (; i < text.size() && is_digit(text[i]); ++i, place /= 10) {
            if (place == 0) return std::nullopt;
            value += place * (text[i] - '0');
        }
        if (i == first) return std::nullopt;
    }
    text.remove_prefix(i);
    return value;
}

// Takes "ms", "h", "m" or "s" off the front; nothing if none is there.
std::optional<Duration> take_unit(std::string_view& text) {
    struct Unit {
        std::string_view name;
        Duration length;
    };
    static constexpr Unit units[] = {{"min", 1min}, {"ms", 1ms}, {"h", 1h}, {"m", 1min},
                                     {"s", 1s},     {"'", 1min}, {"\"", 1s}};
    for (Unit const& unit : units) {
        if (!text.starts_with(unit.name)) continue;
        text.remove_prefix(unit.name.size());
        return unit.length;
    }
    return std::nullopt;
}

// "5x30s" after a '+'.
Result<Done> read_byo_yomi(std::string_view text, std::size_t cross, TimeControl& control) {
    Result<int> const periods = read_count(text.substr(0, cross), most_periods);
    if (!periods) return periods.error();
    Result<Duration> const period = read_duration(text.substr(cross + 1), 1s);
    if (!period) return period.error();
    if (*period == Duration::zero()) return bad_time(text);
    control.periods = *periods;
    control.period = *period;
    return Done{};
}

Result<Done> read_stage(std::string_view text, bool is_last, TimeControl& control) {
    Stage stage;
    if (std::size_t const slash = text.find('/'); slash != std::string_view::npos) {
        Result<int> const moves = read_count(text.substr(0, slash), most_moves);
        if (!moves) return moves.error();
        stage.moves = *moves;
        text.remove_prefix(slash + 1);
    } else if (!is_last) {
        return error(msg("«{}» needs a number of moves, as in 40/90m, because more time follows"),
                     text);
    }
    std::size_t const mark = text.find_first_of("+db");
    Result<Duration> const time = read_duration(text.substr(0, mark), 1min);
    if (!time) return time.error();
    stage.time = *time;
    if (mark != std::string_view::npos) {
        std::string_view const extra = text.substr(mark + 1);
        std::size_t const cross = extra.find('x');
        if (text[mark] == '+' && cross != std::string_view::npos) {
            if (!is_last || stage.moves > 0)
                return error(msg("byo-yomi comes last and without a number of moves, as in {}"),
                             "40/90m,30m+5x30s");
            if (Result<Done> const ok = read_byo_yomi(extra, cross, control); !ok) return ok;
        } else {
            Result<Duration> const amount = read_duration(extra, 1s);
            if (!amount) return amount.error();
            stage.extra = *amount;
            if (*amount > Duration::zero())
                stage.bonus = text[mark] == '+'   ? Bonus::fischer
                              : text[mark] == 'd' ? Bonus::delay
                                                  : Bonus::bronstein;
        }
    }
    bool const has_start =
        stage.time > Duration::zero() || control.periods > 0 || stage.bonus == Bonus::delay;
    if (!has_start) return error(msg("a clock needs some time to start with"));
    control.stages.push_back(stage);
    return Done{};
}

Result<TimeControl> single(TimeControl::Kind kind, std::string_view text, Duration bare) {
    Result<Duration> const time = read_duration(text, bare);
    if (!time) return time.error();
    if (*time == Duration::zero()) return error(msg("a clock needs some time to start with"));
    return TimeControl{kind, {Stage{0, *time, Bonus::none, {}}}, 0, {}};
}

Result<TimeControl> read_stages(std::string_view text) {
    TimeControl control;
    control.kind = TimeControl::Kind::stages;
    std::vector<std::string_view> const parts = split(text, ',');
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (Result<Done> const ok = read_stage(parts[i], i + 1 == parts.size(), control); !ok)
            return ok.error();
    return control;
}

std::string to_text(Stage const& stage) {
    std::string text = stage.moves > 0 ? std::to_string(stage.moves) + "/" : "";
    text += session::to_text(stage.time);
    switch (stage.bonus) {
    case Bonus::none: break;
    case Bonus::fischer: text.append("+").append(session::to_text(stage.extra)); break;
    case Bonus::delay: text.append(" d").append(session::to_text(stage.extra)); break;
    case Bonus::bronstein: text.append(" b").append(session::to_text(stage.extra)); break;
    }
    return text;
}

// "300", "0.6": PDN counts in seconds, and fast games need parts of them.
std::string in_seconds(Duration duration) {
    std::string text = std::to_string(duration / 1s);
    if (auto const rest = duration % 1s / 1ms; rest > 0) {
        text.append(".").append(std::to_string(1000 + rest).substr(1));
        text.erase(text.find_last_not_of('0') + 1);
    }
    return text;
}

} // namespace

std::string to_text(Duration duration) {
    if (duration < Duration::zero()) return std::string("-").append(to_text(-duration));
    if (duration >= 2h && duration % 1h == Duration::zero())
        return std::to_string(duration / 1h) + "h";
    std::string text;
    if (auto const minutes = duration / 1min; minutes > 0) text += std::to_string(minutes) + "m";
    if (auto const seconds = duration % 1min / 1s; seconds > 0)
        text += std::to_string(seconds) + "s";
    if (auto const rest = duration % 1s / 1ms; rest > 0) text += std::to_string(rest) + "ms";
    return text.empty() ? "0s" : text;
}

Result<Duration> read_duration(std::string_view text, Duration bare) {
    std::string const compact = without_blanks(text);
    std::string_view rest = compact;
    Duration sum{0};
    do {
        std::optional<long> const number = take_number(rest);
        if (!number) return bad_time(text);
        bool const is_alone = rest.empty() && sum == Duration::zero();
        std::optional<Duration> const unit = is_alone ? bare : take_unit(rest);
        if (!unit || *number > longest / *unit * 1000) return bad_time(text);
        sum += *number * (*unit / 1000);
        if (sum > longest) return bad_time(text);
    } while (!rest.empty());
    if (sum % 1ms != Duration::zero()) return bad_time(text);
    return sum;
}

Result<TimeControl> read_time_control(std::string_view text) {
    std::string const compact = without_blanks(text);
    std::string_view const rest = compact;
    if (rest.empty() || rest == "none" || rest == "-") return TimeControl{};
    for (std::string_view const end : {"/move", "/turn"})
        if (rest.ends_with(end))
            return single(TimeControl::Kind::per_turn, rest.substr(0, rest.size() - end.size()),
                          1s);
    for (std::string_view const begin : {"hourglass", "*"})
        if (rest.starts_with(begin))
            return single(TimeControl::Kind::hourglass, rest.substr(begin.size()), 1min);
    return read_stages(rest);
}

Result<TimeControls> read_time_controls(std::string_view text) {
    TimeControls controls;
    for (std::string_view const part : split(text, '|')) {
        Result<TimeControl> control = read_time_control(part);
        if (!control) return control.error();
        controls.push_back(*std::move(control));
    }
    if (controls.size() == 1 && controls[0].kind == TimeControl::Kind::none) controls.clear();
    return controls;
}

std::string to_text(TimeControl const& control) {
    if (control.stages.empty()) return "none";
    switch (control.kind) {
    case TimeControl::Kind::none: return "none";
    case TimeControl::Kind::per_turn: return to_text(control.stages.at(0).time) + "/move";
    case TimeControl::Kind::hourglass:
        return std::string("hourglass ").append(to_text(control.stages.at(0).time));
    case TimeControl::Kind::stages: break;
    }
    std::vector<std::string> parts;
    for (Stage const& stage : control.stages) parts.push_back(to_text(stage));
    std::string text = join(parts, ",");
    if (control.periods > 0)
        text.append("+")
            .append(std::to_string(control.periods))
            .append("x")
            .append(to_text(control.period));
    return text;
}

std::string to_text(TimeControls const& controls) {
    if (controls.empty()) return "none";
    std::vector<std::string> parts;
    for (TimeControl const& control : controls) parts.push_back(to_text(control));
    return join(parts, " | ");
}

std::optional<std::string> to_pdn(TimeControl const& control) {
    if (control.kind == TimeControl::Kind::none) return "-";
    if (control.kind == TimeControl::Kind::per_turn || control.periods > 0) return std::nullopt;
    std::vector<std::string> parts;
    for (Stage const& stage : control.stages) {
        bool const is_plain = stage.bonus == Bonus::none;
        if (!is_plain && (stage.bonus != Bonus::fischer || stage.moves > 0)) return std::nullopt;
        std::string part = control.kind == TimeControl::Kind::hourglass ? "*" : "";
        if (stage.moves > 0) part += std::to_string(stage.moves) + "/";
        part += in_seconds(stage.time);
        if (!is_plain) part.append("+").append(in_seconds(stage.extra));
        parts.push_back(std::move(part));
    }
    return join(parts, ":");
}

// PDN counts in seconds and parts the stages with colons; otherwise the forms are ours.
Result<TimeControl> read_pdn_time_control(std::string_view text) {
    std::string const compact = without_blanks(text);
    if (compact == "?" || compact == "-") return TimeControl{};
    std::string ours;
    for (std::size_t i = 0; i < compact.size(); ++i) {
        bool const ends_time =
            is_digit(compact[i])
            && (i + 1 == compact.size() || compact[i + 1] == '+' || compact[i + 1] == ':');
        ours += compact[i] == ':' ? ',' : compact[i];
        if (ends_time) ours += 's';
    }
    if (ours.find_first_not_of("0123456789.*/+,s") != std::string::npos)
        return error(msg("«{}» is not a time control of PDN"), text);
    return read_time_control(ours);
}

} // namespace damier::session
