#include "apps/terminal/setup.hpp"

#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/text.hpp"
#include "damier/catalogue/catalogue.hpp"
#include "damier/game/program.hpp"

#include <algorithm>
#include <random>

namespace damier::terminal {

namespace {

constexpr std::chrono::milliseconds usual_thinking{1000};
constexpr int usual_level = 3;

// What may be typed for the players, in the user's language where that is a word.
std::vector<std::string> player_words(game::Game const& game) {
    std::vector<std::string> all{text::shown(text::typed("human"))};
    for (game::BotKind const& kind : game.bots()) {
        std::string const name = text::tr(kind.name);
        bool const is_level = kind.key.find(':') != std::string::npos;
        bool const is_word = name.find(' ') == std::string::npos;
        all.push_back(is_level ? kind.key : is_word ? name : kind.key + " (" + name + ')');
    }
    return all;
}

std::string level_key(int level) { return "engine:" + std::to_string(level); }

// A choice may be typed as the game writes it or as the user's language does: «tore» for «torus».
Result<std::string> read_choice(game::Option const& option, std::string const& typed) {
    std::vector<std::string> words;
    for (std::string const& choice : option.choices) {
        words.push_back(text::tr(choice));
        if (is_named(typed, choice)) return choice;
    }
    return error(msg("{} cannot be «{}»; it is one of: {}"), option.key, typed, join(words, ", "));
}

Result<game::Options> read_options(PlayRequest const& request, game::Game const& game) {
    game::Options options;
    for (std::string const& rule : request.rules) {
        std::size_t const sign = rule.find('=');
        if (sign == std::string::npos) return error(msg("«{}» is not of the form key=value"), rule);
        std::string const key(trim(rule.substr(0, sign))), value(trim(rule.substr(sign + 1)));
        options[key] = value;
        auto const option = std::ranges::find(game.options(), key, &game::Option::key);
        if (option == game.options().end() || option->choices.empty()) continue;
        Result<std::string> const choice = read_choice(*option, value);
        if (!choice) return choice.error();
        options[key] = *choice;
    }
    if (request.size) options["size"] = std::to_string(*request.size);
    return options;
}

std::vector<std::string> player_texts(PlayRequest const& request, std::size_t seats,
                                      game::Game const& game) {
    std::vector<std::string> texts;
    if (!request.seats.empty())
        for (std::string_view const part : split(request.seats, ','))
            texts.emplace_back(trim(part));
    if (texts.size() < seats) texts.resize(seats);
    if (!request.white.empty()) texts[0] = request.white;
    if (!request.black.empty()) texts[1] = request.black;
    // Who names no player gets a computer to play against; who names one, people at the others.
    if (!request.has_players()) {
        texts[0] = "human";
        for (std::size_t i = 1; i < texts.size(); ++i) texts[i] = suitable_bot(game);
    }
    return texts;
}

std::uint64_t random_seed() {
    std::random_device device;
    return device();
}

} // namespace

std::vector<std::string> option_lines(game::Game const& game) {
    std::vector<std::string> lines;
    for (game::Option const& option : game.options()) {
        std::vector<std::string> choices;
        for (std::string const& choice : option.choices) choices.push_back(text::tr(choice));
        std::string const range =
            std::to_string(option.least) + " … " + std::to_string(option.most);
        std::string const standard =
            option.choices.empty() ? option.standard : text::tr(option.standard);
        lines.push_back("- " + option.key + ": " + text::tr(option.name) + "; "
                        + (option.choices.empty() ? range : join(choices, ", ")) + " (" + standard
                        + ')');
    }
    return lines;
}

bool is_named(std::string_view typed, std::string_view id) {
    std::string const wanted = text::plain(typed), word = text::plain(text::tr(id));
    bool const is_tail = !wanted.empty() && word.ends_with(' ' + wanted);
    return wanted == text::plain(id) || wanted == word || is_tail;
}

std::string strongest_bot(game::Game const& game) {
    return game.bots().empty() ? std::string() : game.bots().back().key;
}

int most_level(game::Game const& game) {
    int level = 0;
    while (level < highest_level && game.has_bot(level_key(level + 1))) ++level;
    return level;
}

// Something that a newcomer can learn to beat: a low level, or neither the weakest nor the
// strongest of those without levels.
std::string suitable_bot(game::Game const& game) {
    auto const bots = game.bots();
    if (bots.empty()) return "human";
    if (most_level(game) > 0) return level_key(std::min(usual_level, most_level(game)));
    return bots[bots.size() / 2].key;
}

Result<session::Player> read_player(std::string_view text, game::Game const& game) {
    session::Player player;
    std::string const wanted = to_lower(trim(text));
    if (wanted.empty() || text::is_word(wanted, text::typed("human"))) return player;
    player.limits.move_time = usual_thinking;
    player.bot = wanted;
    if (game::names_program(trim(text))) { // a command is not ours to write otherwise
        player.bot = trim(text);
        return player;
    }
    if (game.has_bot(wanted)) return player;
    for (game::BotKind const& kind : game.bots())
        if (is_named(wanted, kind.name)) {
            player.bot = kind.key;
            return player;
        }
    std::size_t const colon = wanted.find(':');
    std::string const kind = wanted.substr(0, colon);
    bool const has_level = colon != std::string::npos;
    std::optional<long> const level =
        has_level ? to_integer(wanted.substr(colon + 1)) : usual_level;
    bool const has_levels = kind == "engine" && most_level(game) > 0;
    if (has_levels && (!level || !is_strength(*level)))
        return error(
            msg("a strength is a level from 1 to {}, as in «engine:3», or {} to {} points"),
            highest_level, fewest_points, most_points);
    constexpr long most_plies = 100;
    if (has_level && !has_levels && (!level || *level < 1 || *level > most_plies))
        return error(msg("a level is a number from 1 to {}, as in «engine:3»"), most_plies);
    if (has_level && game.has_bot(kind)) { // a level of a player without levels is its depth
        player.bot = kind;
        player.limits.depth = static_cast<int>(*level);
        return player;
    }
    if (kind == "engine" && !game.bots().empty()) {
        player.bot = has_levels ? level_key(static_cast<int>(*level)) : strongest_bot(game);
        return player;
    }
    return error(msg("there is no player «{}» in this game; there are: {}"), text,
                 join(player_words(game), ", "));
}

Result<session::NewGame> to_new_game(PlayRequest const& request, game::Game const& game) {
    session::NewGame setup;
    setup.game = game.key();
    Result<game::Options> given = read_options(request, game);
    if (!given) return given.error();
    std::vector<std::string_view> const listed =
        request.seats.empty() ? std::vector<std::string_view>{} : split(request.seats, ',');
    bool const has_seats =
        std::ranges::find(game.options(), "seats", &game::Option::key) != game.options().end();
    if (has_seats && !listed.empty() && !given->contains("seats"))
        (*given)["seats"] = std::to_string(listed.size());
    Result<game::Options> options = game::complete(*given, game.options());
    if (!options) return options.error();
    setup.options = *std::move(options);
    setup.seed = request.seed ? *request.seed : random_seed();
    setup.position = request.position;
    Result<game::StatePtr> const start =
        setup.position.empty() ? game.start(setup.options, setup.seed) : game.read(setup.position);
    if (!start) return start.error();
    std::size_t const seats = (*start)->about().seats.size();
    if (listed.size() > seats)
        return error(msg("this game has {} players, not {}"), seats, listed.size());
    for (std::string const& text : player_texts(request, seats, game)) {
        Result<session::Player> player = read_player(text, game);
        if (!player) return player.error();
        if (request.nodes) {
            player->limits.move_time.reset();
            player->limits.nodes = request.nodes;
        }
        setup.players.push_back(*std::move(player));
    }
    Result<session::TimeControls> clock = session::read_time_controls(request.clock);
    if (!clock) return clock.error();
    setup.clock = *std::move(clock);
    setup.touch_move = request.is_touch_move;
    setup.arbitrage = request.is_arbitrage;
    return setup;
}

Result<Done> adapt(session::NewGame& setup, PlayRequest const& request) {
    bool const is_file_asked =
        !request.rules.empty() || request.size || request.seed || !request.position.empty();
    if (is_file_asked)
        return error(msg("the file decides the position and the rules: «--load» goes without "
                         "--option, --size, --seed and --position"));
    Result<game::Game const*> const game = catalogue::find(setup.game);
    if (!game) return game.error();
    std::vector<std::string> given;
    if (!request.seats.empty())
        for (std::string_view const part : split(request.seats, ','))
            given.emplace_back(trim(part));
    else
        given = {request.white, request.black};
    Result<game::StatePtr> const start = setup.position.empty()
                                             ? (*game)->start(setup.options, setup.seed)
                                             : (*game)->read(setup.position);
    if (!start) return start.error();
    std::size_t const seats = (*start)->about().seats.size();
    if (given.size() > seats || (!request.seats.empty() && given.size() < seats))
        return error(msg("this game has {} players, not {}"), seats, given.size());
    setup.players.resize(seats);
    for (std::size_t i = 0; i < given.size(); ++i) {
        if (given[i].empty()) continue;
        Result<session::Player> player = read_player(given[i], **game);
        if (!player) return player.error();
        if (player->bot.empty()) player->name = setup.players[i].name;
        setup.players[i] = *std::move(player);
    }
    if (!request.clock.empty()) {
        Result<session::TimeControls> clock = session::read_time_controls(request.clock);
        if (!clock) return clock.error();
        setup.clock = *std::move(clock);
    }
    setup.touch_move = setup.touch_move || request.is_touch_move;
    setup.arbitrage = setup.arbitrage || request.is_arbitrage;
    return Done{};
}

} // namespace damier::terminal
