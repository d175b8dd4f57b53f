#include "apps/desktop/play_choice.hpp"

#include "apps/desktop/describe.hpp"
#include "apps/desktop/words.hpp"

#include "damier/base/strength.hpp"
#include "damier/session/time_control.hpp"

#include <QSettings>

#include <algorithm>

namespace damier::desktop {

namespace {

constexpr int point_step = 50;
constexpr std::chrono::milliseconds usual_thinking{1000};

std::string with_points(int points) { return "engine:" + std::to_string(points); }

bool has_points(game::Game const& game) { return game.has_bot(with_points(fewest_points)); }

int points_of(int strength) {
    int const span = (most_points - fewest_points) / point_step;
    return fewest_points + (std::clamp(strength, 0, 100) * span + 50) / 100 * point_step;
}

std::size_t index_of(game::Game const& game, int strength) {
    auto const last = static_cast<int>(game.bots().size()) - 1;
    return static_cast<std::size_t>((std::clamp(strength, 0, 100) * last + 50) / 100);
}

std::string_view name_of(int points) {
    if (points < 1000) return msg("Beginner");
    if (points < 1300) return msg("Casual player");
    if (points < 1600) return msg("Keen player");
    if (points < 1900) return msg("Club player");
    if (points < 2200) return msg("Strong player");
    return msg("Master");
}

} // namespace

std::string bot_of(game::Game const& game, int strength) {
    if (has_points(game)) return with_points(points_of(strength));
    return game.bots().empty() ? std::string() : game.bots()[index_of(game, strength)].key;
}

QString strength_text(game::Game const& game, int strength) {
    if (has_points(game)) {
        int const points = points_of(strength);
        return words(Message(msg("{} · {} points"), Argument::translated(name_of(points)), points));
    }
    if (game.bots().empty()) return words(msg("No computer plays this game."));
    return first_capital(words(game.bots()[index_of(game, strength)].name));
}

session::NewGame setup_of(PlayChoice const& choice, game::Game const& game, std::uint64_t seed) {
    session::NewGame setup;
    setup.game = game.key();
    setup.seed = seed;
    if (auto clock = session::read_time_controls(choice.clock.empty() ? "none" : choice.clock))
        setup.clock = *std::move(clock);
    auto const start = game.start({}, seed);
    if (!start) return setup; // the session will say why
    auto const seats = static_cast<int>((*start)->about().seats.size());
    setup.players.resize(static_cast<std::size_t>(seats));
    if (choice.side == PlayChoice::all_sides) return setup;
    int const own = choice.side == PlayChoice::random_side
                        ? static_cast<int>(seed % static_cast<unsigned>(seats))
                        : std::clamp(choice.side, 0, seats - 1);
    for (int seat = 0; seat < seats; ++seat) {
        if (seat == own) continue;
        session::Player& player = setup.players[static_cast<std::size_t>(seat)];
        player.bot = bot_of(game, choice.strength);
        if (!player.bot.empty()) player.limits.move_time = usual_thinking;
    }
    return setup;
}

PlayChoice read_choice(QSettings& settings, std::span<game::Game const* const> catalogue) {
    PlayChoice choice;
    std::string const key =
        settings.value("play/game", QString::fromStdString(choice.game)).toString().toStdString();
    if (std::ranges::find(catalogue, key, &game::Game::key) != catalogue.end()) choice.game = key;
    choice.strength = std::clamp(settings.value("play/strength", choice.strength).toInt(), 0, 100);
    choice.side =
        std::clamp(settings.value("play/side", choice.side).toInt(), PlayChoice::all_sides, 3);
    std::string const clock = settings.value("play/clock").toString().toStdString();
    for (ClockChip const& chip : clock_chips)
        if (chip.control == clock) choice.clock = clock;
    return choice;
}

void write_choice(QSettings& settings, PlayChoice const& choice) {
    settings.setValue("play/game", QString::fromStdString(choice.game));
    settings.setValue("play/strength", choice.strength);
    settings.setValue("play/side", choice.side);
    settings.setValue("play/clock", QString::fromStdString(choice.clock));
}

} // namespace damier::desktop
