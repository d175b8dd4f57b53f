#include "damier/records/index.hpp"

#include <array>
#include <map>

namespace damier::records {

namespace {

// The reader's lines end with LF, CR LF or a lone CR; stops behind the end of line `line` - 1.
Result<bool> go_to_line(File& file, int line) {
    std::array<char, 64 * 1024> buffer;
    std::uint64_t position = 0;
    bool was_return = false;
    for (int now = 1; now < line;) {
        Result<std::size_t> const count = file.read(buffer.data(), buffer.size());
        if (!count) return count.error();
        if (*count == 0) return false;
        for (std::size_t i = 0; i < *count; ++i) {
            char const c = buffer[i];
            bool const is_second_half = c == '\n' && was_return;
            was_return = c == '\r';
            if ((c != '\n' && c != '\r') || is_second_half) continue;
            if (++now == line) {
                position += i + 1;
                break;
            }
        }
        if (now < line) position += *count;
    }
    if (auto const done = file.go_to(position); !done) return done.error();
    return true;
}

bool is_same(FileGame const& game, Listed const& listed) {
    auto const tag = [&](std::string_view name) {
        return std::string(game.tag(name).value_or(std::string_view{}));
    };
    return tag("White") == listed.white && tag("Black") == listed.black
           && tag("Date") == listed.date && tag("Event") == listed.event;
}

struct Found {
    std::optional<FileGame> game;
    std::vector<Problem> problems; // of this game
};

Result<Found> nth_of(Reader reader, std::size_t skip) {
    for (; skip > 0; --skip)
        if (auto const game = reader.next(); !game)
            return game.error();
        else if (!*game)
            return Found{};
    reader.take_problems();
    auto game = reader.next();
    if (!game) return game.error();
    return Found{*std::move(game), reader.take_problems()};
}

Result<Found> find_at(File& file, GamePlace const& place, Catalogue catalogue,
                      std::string const& hint = {}) {
    auto const read = [&](FileGuess guess) -> Result<Found> {
        Result<bool> const is_there = go_to_line(file, place.line);
        if (!is_there) return is_there.error();
        if (!*is_there) return Found{};
        return nth_of(Reader(pdn::from_file(file), std::move(guess)),
                      static_cast<std::size_t>(place.skip));
    };
    auto alone = read(FileGuess(pdn::from_text({}), catalogue, hint));
    bool const must_guess = alone && alone->game && hint.empty() && !alone->game->tag("GameType")
                            && !alone->game->tag("Game");
    if (!must_guess) return alone;
    // The other games of the file tell, too.
    if (auto const done = file.go_to(0); !done) return done.error();
    FileGuess const guess(pdn::from_file(file), catalogue, hint);
    guess.look_ahead();
    if (auto const done = file.go_to(0); !done) return done.error();
    return read(guess);
}

Result<ListedGame> taken(Found found) {
    if (!found.game->record) return found.game->record.error();
    return ListedGame{*std::move(found.game->record), std::move(found.problems)};
}

} // namespace

struct Index::Visitor : pdn::Visitor {
    explicit Visitor(FileGuess guess) : file(std::move(guess)) {}

    void begin_game(long) {
        now = {};
        head.clear();
        must_guess.reset();
        places.begin_game();
        depth = 0;
    }
    void tag(std::string_view name, std::string_view value, pdn::TextPlace const& place) {
        places.at(place);
        head.tag(name, value);
        if (name == "White") now.white = value;
        if (name == "Black") now.black = value;
        if (name == "Result") now.result = value;
        if (name == "Date") now.date = value;
        if (name == "Event") now.event = value;
        if (name == "Round") now.round = value;
    }
    void move_number(int, bool, pdn::TextPlace const& place) { places.at(place); }
    void move(std::string_view text, pdn::TextPlace const& place) {
        places.at(place);
        if (depth > 0) return;
        ++now.plies;
        if (!must_guess) must_guess = file.must_guess(head);
        if (*must_guess) head.move(text);
    }
    void comment(std::string_view, pdn::TextPlace const& place) { places.at(place); }
    void setup(std::string_view fen, pdn::TextPlace const& place) {
        places.at(place);
        if (depth == 0) head.setup(fen);
    }
    void begin_variation(pdn::TextPlace const& place) {
        places.at(place);
        ++depth;
    }
    void end_variation() { --depth; }
    void result(std::string_view text, pdn::TextPlace const& place) {
        places.at(place);
        if (now.result.empty()) now.result = text;
    }
    void end_game() {
        now.place = places.now();
        now.game = name_of_game();
    }

    std::string name_of_game() {
        std::string const key = head.game_type + '\n' + head.game;
        if (key.size() > 1) // the same few tags stand in every game of a file
            if (auto const named = names.find(key); named != names.end()) return named->second;
        auto const found = file.identify(head);
        std::string name = found && found->game != nullptr ? std::string(found->game->name())
                                                           : head.game_type + head.game;
        if (key.size() > 1) names.emplace(key, name);
        return name;
    }

    FileGuess file;
    Listed now;
    Head head;
    std::optional<bool> must_guess; // once a move asked
    std::map<std::string, std::string> names;
    PlaceFinder places;
    int depth = 0;
};

Index::Index(pdn::Source source, Catalogue catalogue)
    : visitor_(std::make_unique<Visitor>(FileGuess(std::move(source), catalogue, {}))),
      reader_(visitor_->file.source()) {}

Index::~Index() = default;

Result<bool> Index::read(std::size_t most, std::vector<Listed>& to) {
    for (; most > 0; --most) {
        bool const has_game = reader_.read_game(*visitor_);
        if (reader_.failure()) return *reader_.failure();
        if (!has_game) return false;
        to.push_back(std::move(visitor_->now));
    }
    return true;
}

bool holds_several(std::filesystem::path const& path) {
    Result<File> const file = File::open(path, File::Mode::read);
    if (!file) return false;
    Index index(pdn::from_file(*file), {});
    std::vector<Listed> list;
    return index.read(2, list) && list.size() > 1;
}

Result<std::optional<FileGame>> read_at(File& file, GamePlace const& place, Catalogue catalogue,
                                        std::string const& hint) {
    auto found = find_at(file, place, catalogue, hint);
    if (!found) return found.error();
    return std::move(found->game);
}

Result<ListedGame> read_listed(std::filesystem::path const& path, std::vector<Listed> const& list,
                               std::size_t number, Catalogue catalogue) {
    Result<File> file = File::open(path, File::Mode::read);
    if (!file) return file.error();
    Listed const& listed = list[number];
    auto there = find_at(*file, listed.place, catalogue);
    if (!there) return there.error();
    if (there->game && is_same(*there->game, listed)) return taken(*std::move(there));
    // An odd file whose games do not begin where a line does: the long way always works.
    if (auto const done = file->go_to(0); !done) return done.error();
    auto found = nth_of(Reader(pdn::from_file(*file), catalogue), number);
    if (!found) return found.error();
    if (found->game && is_same(*found->game, listed)) return taken(*std::move(found));
    return error(msg("game {} is not in «{}» any more"), number + 1, path.string());
}

} // namespace damier::records
