#include "damier/records/players.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <array>

namespace damier::records {

namespace {

constexpr std::string_view person_type = "human", computer_type = "program";

// "engine:3 time=500 nodes=10000 depth=7"
std::string program_text(session::Player const& player) {
    std::string text = player.bot;
    auto const add = [&](std::string_view key, auto const& value) {
        text.append(" ").append(key).append("=") += std::to_string(value);
    };
    if (player.limits.move_time) add("time", player.limits.move_time->count());
    if (player.limits.nodes) add("nodes", *player.limits.nodes);
    if (player.limits.depth) add("depth", *player.limits.depth);
    return text;
}

void read_program(std::string_view text, game::Game const& game, session::Player& player) {
    std::vector<std::string_view> const parts = split_at_blanks(text);
    if (parts.empty() || !game.has_bot(parts[0])) return;
    player.bot = parts[0];
    for (std::string_view const part : parts) {
        std::size_t const equals = std::min(part.find('='), part.size());
        std::string_view const key = part.substr(0, equals);
        std::optional<long> const value =
            equals < part.size() ? to_integer(part.substr(equals + 1)) : std::nullopt;
        if (!value || *value < 0 || *value > 1'000'000'000) continue;
        if (key == "time") player.limits.move_time = std::chrono::milliseconds(*value);
        if (key == "nodes") player.limits.nodes = static_cast<std::uint64_t>(*value);
        if (key == "depth") player.limits.depth = static_cast<int>(*value);
    }
}

Nature read_nature(std::string_view text) {
    std::string const type = to_lower(trim(text));
    if (type == person_type) return Nature::person;
    return type == computer_type || type == "computer" ? Nature::computer : Nature::unknown;
}

void set_tag(std::vector<pdn::Tag>& tags, std::string const& name, std::string_view value) {
    auto const found = std::ranges::find(tags, name, &pdn::Tag::name);
    if (found == tags.end())
        tags.push_back({name, std::string(value)});
    else
        found->value = value;
}

bool has_own_moves(Record const& record) {
    return record.game->file_style().game_type.empty() && !record.tag("GameType");
}

} // namespace

std::string player_tag(bool is_own, std::size_t seat) {
    if (is_own) return "Player" + std::to_string(seat + 1);
    return seat == 0 ? "White" : "Black";
}

std::string computer_name(std::string_view bot) { return std::string("Damier ").append(bot); }

std::vector<session::Player> read_players(pdn::Game const& file, game::Game const& game) {
    bool const is_own = file.has_own_moves();
    std::vector<session::Player> players;
    for (std::size_t seat = 0; seat < (is_own ? 4u : 2u); ++seat) {
        std::string const tag = player_tag(is_own, seat);
        auto const name = file.tag(tag);
        auto const program = file.tag(tag + "Program");
        bool const has_name = name && *name != "?";
        bool const is_program =
            program && read_nature(file.tag(tag + "Type").value_or("")) == Nature::computer;
        if (!has_name && !is_program) continue;
        players.resize(seat + 1);
        if (has_name) players[seat].name = *name;
        if (is_program) read_program(*program, game, players[seat]);
        if (is_program && players[seat].name == computer_name(players[seat].bot))
            players[seat].name.clear();
    }
    return players;
}

void write_players(std::vector<session::Player> const& players, pdn::Game& file) {
    bool const is_own = file.has_own_moves();
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        std::string const tag = player_tag(is_own, seat), usual_tag = player_tag(false, seat);
        std::string const& name = players[seat].name;
        if (!name.empty()) file.set_tag(tag, name);
        bool const stands_twice = is_own && seat < 2 && !name.empty() && file.tag(usual_tag);
        if (stands_twice) file.set_tag(usual_tag, name);
        if (players[seat].bot.empty()) continue;
        file.set_tag(tag + "Type", computer_type);
        file.set_tag(tag + "Program", program_text(players[seat]));
    }
}

Nature nature_of(Record const& record, std::size_t seat) {
    std::vector<session::Player> const& players = record.setup.players;
    if (seat < players.size() && !players[seat].bot.empty()) return Nature::computer;
    return read_nature(record.tag(player_tag(has_own_moves(record), seat) + "Type").value_or(""));
}

void set_nature(Record& record, std::size_t seat, Nature nature, std::string_view bot) {
    if (nature == Nature::unknown) return;
    bool const is_computer = nature == Nature::computer;
    set_tag(record.tags, player_tag(has_own_moves(record), seat) + "Type",
            is_computer ? computer_type : person_type);
    if (record.setup.players.size() <= seat) record.setup.players.resize(seat + 1);
    if (is_computer && record.game->has_bot(bot)) record.setup.players[seat].bot = bot;
}

} // namespace damier::records
