#include "damier/records/identify.hpp"

#include "damier/base/text.hpp"
#include "damier/pdn/game.hpp"
#include "damier/pdn/game_type.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace damier::records {

namespace {

// Numbers that are in no standard, but in files. Where a number also has an official meaning, the
// board or the side that starts tells the two apart.
struct Foreign {
    int number;
    std::string_view key;
};
constexpr std::array foreign_types{
    Foreign{96, "bt"},           Foreign{97, "frysk"},
    Foreign{98, "losing"},       Foreign{99, "international"},
    Foreign{27, "unified-pool"}, Foreign{31, "portuguese"},
    Foreign{32, "english"},      Foreign{43, "turkish"},
    Foreign{44, "armenian"},     Foreign{45, "killer"},
};

bool has_same_board(pdn::GameType const& a, pdn::GameType const& b) {
    return !a.board || !b.board
           || (a.board->starts == b.board->starts && a.board->width == b.board->width
               && a.board->height == b.board->height);
}

// How well the tag agrees with a game of the same number; some programs are wrong about the
// numbering of the squares, so the number of the game counts most.
int agreement(pdn::GameType const& written, pdn::GameType const& own) {
    if (written.number != own.number) return 0;
    if (!written.board || !own.board) return 1;
    if (!has_same_board(written, own)) return 1;
    if (written.board->notation != own.board->notation) return 2;
    if (written.board->first_square != own.board->first_square) return 3;
    return written.board->has_dark_corner.value_or(true)
                   == own.board->has_dark_corner.value_or(true)
               ? 5
               : 4;
}

Result<Identified> by_type(Catalogue catalogue, std::string const& text) {
    Result<pdn::GameType> const type = pdn::read_game_type(text);
    if (!type) return type.error();
    game::Game const* best = nullptr;
    int best_agreement = 0;
    bool fits = false;
    for (game::Game const* const game : catalogue) {
        if (game->file_style().game_type.empty()) continue;
        Result<pdn::GameType> const own = pdn::read_game_type(game->file_style().game_type);
        if (!own) continue;
        int const agrees = agreement(*type, *own);
        if (agrees > best_agreement) {
            best = game;
            best_agreement = agrees;
            fits = has_same_board(*type, *own);
        }
    }
    if (best != nullptr && fits) return Identified{best};
    for (Foreign const& foreign : foreign_types)
        if (foreign.number == type->number)
            if (game::Game const* const game = find_game(catalogue, foreign.key))
                return Identified{game};
    if (best != nullptr) return Identified{best};
    return error(msg("there is no game with the GameType «{}»"), text);
}

bool has_type(Head const& head) { return !head.game_type.empty() && head.game_type != "?"; }

// Other programs count the games of an event there.
bool is_key(std::string_view game) { return !game.empty() && game[0] >= 'a' && game[0] <= 'z'; }

} // namespace

void Head::tag(std::string_view name, std::string_view value) {
    auto const keep = [&](std::string& where) {
        if (where.empty()) where = value;
    };
    if (name == "GameType")
        keep(game_type);
    else if (name == "FEN")
        keep(fen);
    else if (name == "Game")
        keep(game);
    else if (name == "Variant")
        keep(variant);
    else if (name == "GameOptions")
        keep(options);
    else if (name == "Seed")
        keep(seed);
    else if (name == "State")
        keep(state);
    else if (name == guess_mark)
        is_guessed = value == "GameType";
}

void Head::move(std::string_view text) {
    if (!has_more && moves.size() < most_guessed) moves.push(text);
}

void Head::setup(std::string_view text) {
    if (!moves.empty())
        has_more = true;
    else if (fen.empty())
        fen = text;
}

void Head::clear() {
    for (std::string* const part : {&game_type, &game, &options, &seed, &state, &fen, &variant})
        part->clear();
    is_guessed = has_more = false;
    moves.clear();
}

game::Game const* find_game(Catalogue catalogue, std::string_view key) {
    auto const found = std::ranges::find(catalogue, key, &game::Game::key);
    return found == catalogue.end() ? nullptr : *found;
}

bool names_game(Catalogue catalogue, Head const& head) {
    if (has_type(head) || head.game.empty()) return has_type(head);
    return is_key(head.game) || find_game(catalogue, head.game) != nullptr;
}

Result<Identified> identify(Catalogue catalogue, Head const& head, std::string_view hint) {
    if (has_type(head) && !(head.is_guessed && !hint.empty())) {
        Result<Identified> typed = by_type(catalogue, head.game_type);
        if (typed && head.is_guessed)
            typed->guess = Message(msg("which game this is was guessed when the file was written: "
                                       "read as {}"),
                                   Argument::translated(typed->game->name()));
        return typed;
    }
    if (game::Game const* const game = find_game(catalogue, head.game)) return Identified{game};
    if (is_key(head.game)) return error(msg("there is no game «{}»"), head.game);
    if (game::Game const* const game = find_game(catalogue, hint)) return Identified{game};
    return error(msg("there is no game «{}»"), hint);
}

Result<game::Options> read_options(std::string_view text) {
    game::Options options;
    for (std::string_view const part : split_at_blanks(text)) {
        std::size_t const equals = part.find('=');
        if (equals == std::string_view::npos)
            return error(msg("«{}» is not an option: it has no «=»"), part);
        options.emplace(part.substr(0, equals), part.substr(equals + 1));
    }
    return options;
}

std::string options_text(game::Game const& game, game::Options const& options) {
    std::vector<std::string> parts;
    for (auto const& [key, value] : options) {
        auto const declared = std::ranges::find(game.options(), key, &game::Option::key);
        if (declared == game.options().end() || declared->standard != value)
            parts.push_back(key + "=" + value);
    }
    return join(parts, " ");
}

Result<game::StatePtr> first_state(game::Game const& game, Head const& head) {
    if (!head.state.empty()) return game.read(pdn::from_one_line(head.state));
    if (!head.fen.empty()) return game.read(head.fen);
    Result<game::Options> const given = read_options(head.options);
    if (!given) return given.error();
    Result<game::Options> const options = game::complete(*given, game.options());
    if (!options) return options.error();
    std::uint64_t seed = 0;
    char const* const end = head.seed.data() + head.seed.size();
    auto const [stop, failure] = std::from_chars(head.seed.data(), end, seed);
    if (!head.seed.empty() && (failure != std::errc{} || stop != end))
        return error(msg("«{}» is not a seed: it must be a whole number"), head.seed);
    return game.start(*options, seed);
}

} // namespace damier::records
