// The text of a state: one line for each rule and counter, the board as it is seen, the prisoners.
#include "damier/mansuba/text.hpp"

#include "damier/base/text.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <tuple>

namespace damier::mansuba {

namespace {

constexpr std::string_view version = "1";
constexpr std::string_view letters = ".PTEB"; // by sort; small letters for black
constexpr char hole = '-';

std::string yes_no(bool value) { return value ? "yes" : "no"; }

std::string pieces_text(Rules const& rules) {
    std::string text = "pawn";
    if (rules.has_towers) text += " tower";
    if (rules.has_elephants) text += " elephant";
    if (rules.has_bishops) text += " bishop";
    return text;
}

std::string relations_text(Rules const& rules) {
    std::string text;
    for (Relation const relation : rules.relations)
        text.append(text.empty() ? "" : " ").append(name_of(relation, relation_names));
    return text;
}

std::string rules_text(Rules const& rules) {
    auto const line = [](std::string_view key, std::string_view value) {
        return std::string(key).append(1, ' ').append(value).append(1, '\n');
    };
    return line("world", name_of(rules.world, world_names))
           + line("size", std::to_string(rules.width) + " " + std::to_string(rules.height))
           + line("pieces", pieces_text(rules)) + line("jumps", name_of(rules.jumps, jumps_names))
           + line("retreat", yes_no(rules.retreat)) + line("capture", yes_no(rules.capture))
           + line("same-sort", yes_no(rules.same_sort))
           + line("safe-places", yes_no(rules.safe_places)) + line("escapes", yes_no(rules.escapes))
           + line("relations", relations_text(rules)) + line("period", std::to_string(rules.period))
           + line("victory", name_of(rules.victory, victory_names))
           + line("first", name_of(rules.first, first_names))
           + line("turns", std::to_string(rules.max_turns));
}

char letter(MansubaState const& state, Place place) {
    if (!state.board().is_playable(place)) return hole;
    if (state.position().is_empty(place)) return letters[0];
    char const c = letters[static_cast<std::size_t>(state.position().sort_at(place))];
    return state.position().owner(place) == white ? c : static_cast<char>(c - 'A' + 'a');
}

// Reads line by line; the first thing that is wrong is kept and everything after it is skipped.
class Reader {
public:
    explicit Reader(std::string_view text) : lines_(split(text, '\n')) {
        while (!lines_.empty() && trim(lines_.back()).empty()) lines_.pop_back();
    }

    bool is_good() const { return !failure_; }
    Error const& failure() const { return *failure_; }
    void fail(Error error) {
        if (!failure_) failure_ = at(line_, 0, std::move(error));
    }

    std::string_view line() {
        ++line_;
        if (static_cast<std::size_t>(line_) <= lines_.size()) return trim(lines_[line_ - 1]);
        fail(error(msg("the text ends too early")));
        return {};
    }
    bool is_at_end() const { return static_cast<std::size_t>(line_) >= lines_.size(); }

    // The words after `key`, of which there must be `least` to `most`.
    std::vector<std::string_view> values(std::string_view key, std::size_t least,
                                         std::size_t most) {
        std::vector<std::string_view> parts = split_at_blanks(line());
        if (!parts.empty() && parts.front() == key && parts.size() > least
            && parts.size() <= most + 1) {
            parts.erase(parts.begin());
            return parts;
        }
        fail(error(msg("here «{}» and its value are expected"), key));
        return std::vector<std::string_view>(least);
    }
    long number(std::string_view word, long least, long most) {
        std::optional<long> const value = to_integer(word);
        if (value && *value >= least && *value <= most) return *value;
        fail(error(msg("«{}» is not a whole number from {} to {}"), word, least, most));
        return least;
    }
    template <class E, std::size_t N>
    E named(std::string_view word, std::array<std::string_view, N> const& names) {
        if (std::optional<E> const value = from_name<E>(word, names)) return *value;
        fail(error(msg("«{}» is not known here"), word));
        return static_cast<E>(N - 1);
    }
    bool yes(std::string_view key) {
        std::string_view const word = values(key, 1, 1).front();
        if (word != "yes" && word != "no") fail(error(msg("«{}» is neither yes nor no"), word));
        return word == "yes";
    }

private:
    std::vector<std::string_view> lines_;
    int line_ = 0;
    std::optional<Error> failure_;
};

Rules read_rules(Reader& reader) {
    Rules rules{};
    rules.world = reader.named<World>(reader.values("world", 1, 1).front(), world_names);
    auto const size = reader.values("size", 2, 2);
    rules.width = static_cast<int>(reader.number(size[0], least_size, most_size));
    rules.height = static_cast<int>(reader.number(size[1], least_size, most_size));
    for (std::string_view const word : reader.values("pieces", 1, 4))
        switch (reader.named<Sort>(word, sort_names)) {
        case Sort::none: reader.fail(error(msg("«{}» is not known here"), word)); break;
        case Sort::pawn: break;
        case Sort::tower: rules.has_towers = true; break;
        case Sort::elephant: rules.has_elephants = true; break;
        case Sort::bishop: rules.has_bishops = true; break;
        }
    rules.jumps = reader.named<Jumps>(reader.values("jumps", 1, 1).front(), jumps_names);
    rules.retreat = reader.yes("retreat");
    rules.capture = reader.yes("capture");
    rules.same_sort = reader.yes("same-sort");
    rules.safe_places = reader.yes("safe-places");
    rules.escapes = reader.yes("escapes");
    for (std::string_view const word : reader.values("relations", 1, relation_names.size()))
        rules.relations.push_back(reader.named<Relation>(word, relation_names));
    rules.period = static_cast<int>(reader.number(reader.values("period", 1, 1)[0], 0, most_turns));
    std::string_view const victory = reader.values("victory", 1, 1).front();
    rules.victory = reader.named<Victory>(victory == "none" ? "" : victory, victory_names);
    rules.first = reader.named<First>(reader.values("first", 1, 1).front(), first_names);
    rules.max_turns =
        static_cast<int>(reader.number(reader.values("turns", 1, 1).front(), 1, most_turns));
    if (reader.is_good())
        if (Result<Done> const good = check(rules); !good) reader.fail(good.error());
    return rules;
}

Random read_random(Reader& reader) {
    std::string_view const word = reader.values("random", 1, 1).front();
    std::uint64_t state = 0;
    auto const [end, failure] = std::from_chars(word.data(), word.data() + word.size(), state);
    if (word.empty() || failure != std::errc{} || end != word.data() + word.size())
        reader.fail(error(msg("«{}» is not a state of the random generator"), word));
    return Random(state);
}

bool is_sort_of(World world, Sort sort) {
    if (sort == Sort::pawn) return true;
    return (sort == Sort::bishop) != (world == World::classic);
}

void put(Reader& reader, Board const& board, Position& position, Side side, Sort sort, Place place,
         bool is_prisoner) {
    if (!board.is_playable(place))
        reader.fail(error(msg("nothing can stand on {}"), place));
    else if (!is_sort_of(board.rules().world, sort))
        reader.fail(error(msg("this sort of piece does not play in this world")));
    else if (board.rules().world == World::chess
             && (board.row(place) + board.column(place)) % 2 == side)
        reader.fail(
            error(msg("white stands on light places and black on dark ones, not on {}"), place));
    else if (!add(board, position, side, sort, place, is_prisoner))
        reader.fail(error(msg("a side has at most {} pieces"), most_pieces));
}

void read_board(Reader& reader, Board const& board, Position& position) {
    if (reader.line() != "board") reader.fail(error(msg("here «{}» is expected"), "board"));
    for (int row = 0; row < board.rules().height && reader.is_good(); ++row) {
        std::string_view const line = reader.line();
        if (line.size() != static_cast<std::size_t>(board.rules().width))
            reader.fail(error(msg("this row must have {} places"), board.rules().width));
        for (int column = 0; column < board.rules().width && reader.is_good(); ++column) {
            Place const place = row * board.rules().width + column;
            char const c = line[static_cast<std::size_t>(column)];
            bool const is_small = c >= 'a' && c <= 'z';
            std::size_t const sort = letters.find(is_small ? static_cast<char>(c - 'a' + 'A') : c);
            if (c == (board.is_playable(place) ? letters[0] : hole)) continue;
            if (sort == std::string_view::npos || sort == 0)
                reader.fail(error(msg("«{}» cannot stand in this row"), std::string(1, c)));
            else
                put(reader, board, position, is_small ? black : white, static_cast<Sort>(sort),
                    place, false);
        }
    }
}

void read_prisoners(Reader& reader, Board const& board, Position& position) {
    long const count = reader.number(reader.values("prisoners", 1, 1).front(), 0, 2 * most_pieces);
    if (count > 0 && !board.rules().capture)
        reader.fail(error(msg("without captures there are no prisoners")));
    for (long i = 0; i < count && reader.is_good(); ++i) {
        auto const parts = split_at_blanks(reader.line());
        if (parts.size() != 3 || (parts[0] != "white" && parts[0] != "black")) {
            reader.fail(error(msg("a prisoner is a side, a sort and a place")));
            return;
        }
        Sort const sort = reader.named<Sort>(parts[1], sort_names);
        Place const place = static_cast<int>(reader.number(parts[2], 0, board.places() - 1));
        if (sort == Sort::none) reader.fail(error(msg("«{}» is not known here"), parts[1]));
        if (reader.is_good())
            put(reader, board, position, parts[0] == "white" ? white : black, sort, place, true);
    }
}

Position read_position(Reader& reader, Board const& board) {
    Rules const& rules = board.rules();
    Position position;
    position.turns = static_cast<std::uint16_t>(
        reader.number(reader.values("played", 1, 1).front(), 0, rules.max_turns));
    auto const relation =
        reader.named<Relation>(reader.values("relation", 1, 1).front(), relation_names);
    auto const found = std::ranges::find(rules.relations, relation);
    if (found == rules.relations.end())
        reader.fail(error(msg("the relation is not one of those of the rules")));
    position.relation = static_cast<std::uint8_t>(found - rules.relations.begin());
    std::string_view const side = reader.values("to-play", 1, 1).front();
    if (side != "white" && side != "black")
        reader.fail(error(msg("«{}» is neither white nor black"), side));
    position.to_play = side == "black" ? black : white;
    read_board(reader, board, position);
    read_prisoners(reader, board, position);
    if (reader.is_good() && !reader.is_at_end()) {
        reader.line();
        reader.fail(error(msg("nothing may follow the prisoners")));
    }
    return position;
}

} // namespace

std::string to_text(MansubaState const& state) {
    Board const& board = state.board();
    Position const& position = state.position();
    Rules const& rules = board.rules();
    std::string text = state.about().key + " " + std::string(version) + "\n" + rules_text(rules);
    text.append("random ").append(std::to_string(state.random().state())).append(1, '\n');
    text.append("played ").append(std::to_string(position.turns)).append(1, '\n');
    text += "relation ";
    text += name_of(rules.relations[position.relation], relation_names);
    text += position.to_play == white ? "\nto-play white\nboard\n" : "\nto-play black\nboard\n";
    for (Place place = 0; place < board.places(); ++place) {
        text += letter(state, place);
        if (board.column(place) == rules.width - 1) text += '\n';
    }
    std::vector<game::Aside> const prisoners = state.aside();
    text.append("prisoners ").append(std::to_string(prisoners.size())).append(1, '\n');
    for (game::Aside const& prisoner : prisoners) {
        text += prisoner.piece.owner == white ? "white " : "black ";
        text += sort_names[static_cast<std::size_t>(prisoner.piece.kind) + 1];
        text.append(1, ' ').append(std::to_string(*prisoner.returns_to)).append(1, '\n');
    }
    return text;
}

Result<game::StatePtr> read_text(std::string_view text, std::string_view key,
                                 std::string_view name) {
    Reader reader(text);
    auto const head = split_at_blanks(reader.line());
    if (head.size() != 2 || head[0] != key || head[1] != version) {
        reader.fail(error(msg("this is not a game of {} in version {}"), key, version));
        return reader.failure();
    }
    Rules const rules = read_rules(reader);
    Random const random = read_random(reader);
    if (!reader.is_good()) return reader.failure();
    SettingPtr const setting = make_setting(key, name, rules);
    Position const position = read_position(reader, setting->board);
    if (!reader.is_good()) return reader.failure();
    return game::StatePtr(std::make_shared<MansubaState const>(setting, position, random));
}

} // namespace damier::mansuba
