#include "apps/damier/match/player.hpp"

#include "apps/transport/tcp.hpp"
#include "damier/base/text.hpp"
#include "damier/game/book.hpp"
#include "damier/pdn/input.hpp"
#include "damier/session/time_control.hpp"
#include "damier/variants/engine_bot.hpp"
#include "damier/variants/variants.hpp"

namespace damier::program {

using std::chrono::milliseconds;

namespace {

Result<long> number(std::string_view key, std::string_view value, long highest) {
    auto const found = to_integer(value);
    if (!found || *found < 1 || *found > highest)
        return error(msg("{} must be a whole number from {} to {}, not «{}»"), key, 1, highest,
                     value);
    return *found;
}

Result<Done> set(MatchPlayer& player, std::string_view setting) {
    std::size_t const equal = setting.find('=');
    if (equal == std::string_view::npos)
        return error(msg("an option is written as key=value, not «{}»"), setting);
    std::string_view const key = setting.substr(0, equal), value = setting.substr(equal + 1);
    if (value.empty()) return error(msg("{}: {}"), key, Message(msg("the value is empty")));
    if (key == "name") {
        player.name = value;
        return Done{};
    }
    bool const is_limit = key == "time" || key == "nodes" || key == "depth";
    bool const is_ours = key == "threads" || key == "hash";
    if (!is_limit && player.is_dxp) // the protocol has no parameters
        return error(msg("there is no option «{}» here; there are: {}"), key,
                     "name, time, nodes, depth");
    if (!is_limit && player.is_external()) {
        player.parameters[std::string(key)] = value;
        return Done{};
    }
    if (!is_limit && !is_ours)
        return error(msg("there is no option «{}» here; there are: {}"), key,
                     "name, time, nodes, depth, threads, hash");
    auto const found = number(key, value,
                              key == "depth"     ? 1000
                              : key == "threads" ? 256
                              : key == "hash"    ? 65536
                              : key == "time"    ? 100'000'000
                                                 : 1'000'000'000'000);
    if (!found) return found.error();
    if (key == "time") player.limits.move_time = std::chrono::milliseconds(*found);
    if (key == "nodes") player.limits.nodes = static_cast<std::uint64_t>(*found);
    if (key == "depth") player.limits.depth = static_cast<int>(*found);
    if (key == "threads") player.threads = static_cast<int>(*found);
    if (key == "hash") player.megabytes = static_cast<std::size_t>(*found);
    return Done{};
}

// An address has a colon and no space; what else follows «dxp:» is a command.
bool is_address(std::string_view text) {
    return text.find(' ') == text.npos && text.find(':') != text.npos;
}

// Whether the other program's protocol can speak of this game.
Result<Done> check_protocol(MatchPlayer const& player, variants::Variant const& variant) {
    if (!player.is_dxp) {
        if (*variants::find(variant.key()) != &variant)
            return error(msg("Hub knows «{}» on its standard board only"), variant.key());
        return Done{};
    }
    if (variant.key() != "international")
        return error(msg("DamExchange plays international draughts only, not «{}»"), variant.key());
    if (!is_address(player.command)) return Done{};
    auto const address = transport::read_address(player.command, protocol::dxp_port);
    if (!address) return address.error();
    return Done{};
}

} // namespace

Result<MatchPlayer> read_player(std::string_view text, variants::Variant const& variant) {
    MatchPlayer player;
    player.text = player.name = trim(text);
    std::string_view head = player.text;
    std::string_view const first = head.substr(0, head.find_first_of(":,"));
    player.is_dxp = first == "dxp";
    bool const is_external = first == "hub" || player.is_dxp;
    if (is_external) {
        std::size_t const colon = head.find(':');
        if (colon == std::string_view::npos || trim(head.substr(colon + 1)).empty())
            return error(player.is_dxp ? msg(
                             "the address or the command is missing in «{}»: «dxp:HOST:PORT», "
                             "or with options «dxp,name=X:HOST:PORT»")
                                       : msg("the command is missing in «{}»"),
                         text);
        player.command = trim(head.substr(colon + 1));
        head = head.substr(0, colon);
        if (auto const done = check_protocol(player, variant); !done) return done.error();
    }
    auto const parts = split(head, ',');
    if (!is_external) player.kind = parts.front();
    player.has_book = player.kind.ends_with(game::book_suffix);
    if (player.has_book) player.kind.resize(player.kind.size() - game::book_suffix.size());
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (auto const done = set(player, trim(parts[i])); !done) return done.error();
    if (!is_external)
        if (auto const bot = variant.make_bot(player.kind, 1); !bot) return bot.error();
    return player;
}

namespace {

Result<Seated> seat_dxp(MatchPlayer const& player, game::Exchange const& exchange,
                        std::stop_token const& stop) {
    transport::DxpBotOptions options;
    options.patience = player.patience;
    options.time_to_start = std::min<milliseconds>(options.time_to_start, player.patience);
    (is_address(player.command) ? options.address : options.command) = player.command;
    auto bot = transport::DxpBot::start(options, exchange, stop);
    if (!bot) return bot.error();
    transport::DxpBot* const external = bot->get();
    return Seated{std::move(*bot), external};
}

// One of our own players. Threads and memory are for the engine.
Result<game::BotPtr> seat_own(MatchPlayer const& player, variants::Variant const& variant,
                              std::uint64_t seed) {
    auto const strength = variants::engine_strength(player.kind);
    if (!strength) return variant.make_bot(player.kind, seed);
    game::EngineSettings settings;
    settings.strength = *strength;
    settings.threads = player.threads;
    settings.table_megabytes = player.megabytes;
    settings.seed = seed;
    return variants::make_engine_bot(variant.make_analyst(settings));
}

} // namespace

Result<Seated> seat(MatchPlayer const& player, variants::Variant const& variant,
                    game::Exchange const& exchange, std::uint64_t seed,
                    std::stop_token const& stop) {
    if (player.is_dxp) return seat_dxp(player, exchange, stop);
    if (player.is_external()) {
        transport::HubBotOptions options;
        options.command = player.command;
        options.parameters = player.parameters;
        options.patience = player.patience;
        options.time_to_start = std::min<milliseconds>(options.time_to_start, player.patience);
        auto bot = transport::HubBot::start(options, exchange, stop);
        if (!bot) return bot.error();
        transport::HubBot* const external = bot->get();
        return Seated{std::move(*bot), external};
    }
    auto bot = seat_own(player, variant, seed);
    if (!bot) return bot.error();
    if (player.has_book) *bot = game::by_the_book(std::move(*bot), variant, seed);
    return Seated{std::move(*bot), nullptr, player.threads == 1};
}

namespace {

// A name fits in a line, whatever a program says.
std::string own_name(MatchPlayer const& player, Seated const& seated) {
    if (player.name != player.text) return player.name;
    if (!player.is_external()) return "Damier " + player.text;
    constexpr std::size_t longest = 80;
    std::string name = pdn::to_utf8(seated.external->name().substr(0, longest));
    for (char& c : name)
        if (static_cast<unsigned char>(c) < 32 || c == 127) c = ' ';
    return trim(name).empty() ? player.name : std::string(trim(name));
}

} // namespace

std::array<std::string, 2> names_of(std::array<MatchPlayer const*, 2> const& players,
                                    std::array<Seated*, 2> const& seated) {
    std::array<std::string, 2> names{own_name(*players[0], *seated[0]),
                                     own_name(*players[1], *seated[1])};
    if (names[0] == names[1]) // the same program twice
        for (std::size_t i = 0; i < 2; ++i)
            names[i].append(" (").append(players[i]->text).append(")");
    return names;
}

std::string time_control_of(Limits const& limits) {
    session::TimeControl control;
    session::Stage stage;
    if (limits.clock) {
        stage.time = *limits.clock;
        stage.extra = limits.increment;
        if (limits.increment.count() > 0) stage.bonus = session::Bonus::fischer;
    } else if (limits.move_time) {
        stage.moves = 1;
        stage.time = *limits.move_time;
    }
    if (stage.time > session::Duration::zero()) {
        control.kind = session::TimeControl::Kind::stages;
        control.stages = {stage};
    }
    return session::to_pdn(control).value_or("?");
}

} // namespace damier::program
