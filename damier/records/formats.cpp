#include "damier/records/formats.hpp"

#include "damier/base/text.hpp"
#include "damier/pdn/writer.hpp"
#include "damier/records/documents.hpp"
#include "damier/records/guess.hpp"
#include "damier/records/json.hpp"
#include "damier/records/players.hpp"

#include <array>

namespace damier::records {

namespace {

struct Named {
    std::string_view name;
    Format format;
};
constexpr std::array names{Named{"pdn", Format::pdn},  Named{"pgn", Format::pdn},
                           Named{"fen", Format::fen},  Named{"dat", Format::dat},
                           Named{"v06", Format::v06},  Named{"multidames", Format::multidames},
                           Named{"txt", Format::text}, Named{"json", Format::json}};

std::string_view usual_game(Format format) {
    switch (format) {
    case Format::dat: return "ulb";
    case Format::v06: return "v06";
    case Format::multidames: return "multidames";
    default: return "international";
    }
}

Result<ReadGames> one(Record record) {
    ReadGames read;
    read.games.push_back({std::move(record), {}});
    return read;
}

// One in each line. Without a hint all are guessed together.
Result<ReadGames> read_positions(std::string_view text, Catalogue catalogue,
                                 std::string_view hint) {
    std::vector<Head> heads;
    std::vector<int> lines;
    int number = 0;
    for (std::string_view const line : split(text, '\n')) {
        ++number;
        if (trim(line).empty()) continue;
        heads.emplace_back().fen = trim(line);
        lines.push_back(number);
    }
    Trials trials(catalogue);
    Usual const usual = hint.empty() ? usual_of(trials, heads) : Usual{};
    ReadGames read;
    for (std::size_t i = 0; i < heads.size(); ++i) {
        Result<Identified> const found = hint.empty() ? guess_game(trials, heads[i], usual)
                                                      : identify(catalogue, heads[i], hint);
        if (!found) return at(lines[i], 0, found.error());
        Result<game::StatePtr> const state = found->game->read(heads[i].fen);
        if (!state) return at(lines[i], state.error().column, state.error());
        Record record = record_of(*found->game, *state);
        record.guess = found->guess;
        read.games.push_back({std::move(record), {}});
        if (found->guess)
            read.problems.push_back({pdn::Severity::warning, static_cast<long>(read.games.size()),
                                     at(lines[i], 0, Error{*found->guess, 0, 0})});
    }
    return read;
}

// As the game at hand writes it, else as any other does.
Result<ReadGames> read_position(std::string_view text, Catalogue catalogue, std::string_view hint) {
    game::Game const* const usual = find_game(catalogue, hint);
    if (usual != nullptr)
        if (Result<game::StatePtr> const state = usual->read(trim(text)))
            return one(record_of(*usual, *state));
    for (game::Game const* const game : catalogue)
        if (Result<game::StatePtr> const state = game->read(trim(text)))
            return one(record_of(*game, *state));
    return error(msg("this is not a position of any game"));
}

// The documents' own computer players go on where the file is played on.
Result<ReadGames> read_ulb(game::Game const& game, std::string_view text) {
    Result<Dat> const dat = read_dat(game, text);
    if (!dat) return dat.error();
    Record record = record_of(game, dat->state);
    if (dat->mode)
        for (std::size_t seat = 0; seat < 2; ++seat) {
            Dat::Mode const its = seat == 0 ? Dat::Mode::white_computer : Dat::Mode::black_computer;
            set_nature(record, seat, *dat->mode == its ? Nature::computer : Nature::person, "ulb");
        }
    return one(std::move(record));
}

Result<ReadGames> read_v06_game(game::Game const& game, std::string_view text) {
    Result<V06> const v06 = read_v06(game, text);
    if (!v06) return v06.error();
    Record record = record_of(game, v06->state);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        V06::Player const& player = v06->players[seat];
        set_nature(record, seat, player.is_computer ? Nature::computer : Nature::person,
                   "first-move");
        record.setup.players[seat].name = player.name;
    }
    return one(std::move(record));
}

// Only where one computer plays: a file of two people holds the player, the size and the board.
std::optional<Dat::Mode> mode_of(Record const& record) {
    Nature const white = nature_of(record, 0), black = nature_of(record, 1);
    if (white == Nature::computer && black != Nature::computer) return Dat::Mode::white_computer;
    if (black == Nature::computer && white != Nature::computer) return Dat::Mode::black_computer;
    return std::nullopt;
}

std::array<V06::Player, 2> v06_players(Record const& record) {
    std::array<V06::Player, 2> players;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        if (seat < record.setup.players.size())
            players[seat].name = record.setup.players[seat].name;
        players[seat].is_computer = nature_of(record, seat) == Nature::computer;
    }
    return players;
}

Error no_place(Record const& record) {
    return error(msg("this kind of file has no place for the game «{}»"), record.game->key());
}

} // namespace

Result<Format> format_named(std::string_view name) {
    std::string const wanted = to_lower(name);
    for (Named const& known : names)
        if (known.name == wanted) return known.format;
    return error(msg("there is no format «{}»; there are {}"), name,
                 "pdn, fen, dat, v06, multidames, txt, json");
}

std::optional<Format> format_of_path(std::string_view path) {
    std::size_t const dot = path.rfind('.');
    if (dot == std::string_view::npos) return std::nullopt;
    Result<Format> const format = format_named(path.substr(dot + 1));
    return format ? std::optional(*format) : std::nullopt;
}

bool is_of_games(Format format) { return format == Format::pdn || format == Format::json; }

Frame frame_of(Format format) {
    if (format == Format::json) return {"[\n", ",\n", "\n]\n"};
    return {};
}

Result<ReadGames> read(Format format, std::string_view text, Catalogue catalogue,
                       std::string_view hint) {
    if (format == Format::pdn) return read_games(text, catalogue, std::string(hint));
    if (format == Format::json) return read_json(text, catalogue, hint);
    if (format == Format::text) return read_position(text, catalogue, hint);
    if (format == Format::fen) return read_positions(text, catalogue, hint);
    std::string_view const key = hint.empty() ? usual_game(format) : hint;
    game::Game const* const game = find_game(catalogue, key);
    if (game == nullptr) return error(msg("there is no game «{}»"), key);
    if (format == Format::dat) return read_ulb(*game, text);
    if (format == Format::v06) return read_v06_game(*game, text);
    Result<game::StatePtr> const state = game->read(text);
    if (!state) return state.error();
    return one(record_of(*game, *state));
}

Result<std::string> write(Format format, FileGame const& game) {
    if (game.record) return write(format, *game.record);
    if (format == Format::pdn) return pdn::write(game.text);
    if (format == Format::json) return write_json(game);
    return game.record.error();
}

Result<std::string> write(Format format, Record const& record) {
    if (format == Format::pdn) return write(record);
    if (format == Format::json) return write_json({record, {}});
    game::State const& last = *record.tree.node(record.tree.main_line().back()).state;
    if (format == Format::dat) return write_dat(last, mode_of(record));
    if (format == Format::v06) return write_v06(last, v06_players(record));
    std::string const text = last.text();
    if (format == Format::text) return text.ends_with('\n') ? text : text + '\n';
    if (format == Format::multidames) {
        if (record.game->key() != usual_game(format)) return no_place(record);
        return text;
    }
    if (text.find('\n') != std::string::npos) return no_place(record);
    return text + "\n";
}

} // namespace damier::records
