#include "damier/records/index.hpp"

#include <array>
#include <cstdio>
#include <map>

namespace damier::records {

namespace {

struct Closer {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using FilePtr = std::unique_ptr<std::FILE, Closer>;

// The reader's lines end with LF, CR LF or a lone CR; stops behind the end of line `line` - 1.
bool go_to_line(std::FILE* file, int line) {
    std::array<char, 64 * 1024> buffer;
    long position = 0;
    bool was_return = false;
    for (int now = 1; now < line;) {
        std::size_t const count = std::fread(buffer.data(), 1, buffer.size(), file);
        if (count == 0) return false;
        for (std::size_t i = 0; i < count; ++i) {
            char const c = buffer[i];
            bool const is_second_half = c == '\n' && was_return;
            was_return = c == '\r';
            if ((c != '\n' && c != '\r') || is_second_half) continue;
            if (++now == line) {
                position += static_cast<long>(i) + 1;
                return std::fseek(file, position, SEEK_SET) == 0;
            }
        }
        position += static_cast<long>(count);
    }
    return std::fseek(file, 0, SEEK_SET) == 0;
}

bool is_same(Record const& record, Listed const& listed) {
    auto const tag = [&](std::string_view name) {
        return std::string(record.tag(name).value_or(std::string_view{}));
    };
    return tag("White") == listed.white && tag("Black") == listed.black
           && tag("Date") == listed.date && tag("Event") == listed.event;
}

std::optional<Record> nth_from(std::FILE* file, Catalogue catalogue, std::size_t skip) {
    Reader reader(pdn::from_file(file), catalogue);
    for (; skip > 0; --skip)
        if (!reader.next()) return std::nullopt;
    return reader.next();
}

} // namespace

struct Index::Visitor : pdn::Visitor {
    explicit Visitor(Catalogue games) : catalogue(games) {}

    void begin_game(long) {
        now = {};
        head.clear();
        has_begun = false;
        depth = 0;
    }
    void tag(std::string_view name, std::string_view value, pdn::Place const& place) {
        at(place);
        head.tag(name, value);
        if (name == "White") now.white = value;
        if (name == "Black") now.black = value;
        if (name == "Result") now.result = value;
        if (name == "Date") now.date = value;
        if (name == "Event") now.event = value;
        if (name == "Round") now.round = value;
    }
    void move_number(int, bool, pdn::Place const& place) { at(place); }
    void move(std::string_view text, pdn::Place const& place) {
        at(place);
        if (now.plies == 0 && depth == 0) head.first_move = std::string(text);
        if (depth == 0) ++now.plies;
    }
    void comment(std::string_view, pdn::Place const& place) { at(place); }
    void setup(std::string_view, pdn::Place const& place) { at(place); }
    void begin_variation(pdn::Place const& place) {
        at(place);
        ++depth;
    }
    void end_variation() { --depth; }
    void result(std::string_view text, pdn::Place const& place) {
        at(place);
        if (now.result.empty()) now.result = text;
    }
    void end_game() { now.game = name_of_game(); }

    void at(pdn::Place const& place) {
        if (!has_begun) {
            has_begun = true;
            now.line = place.line;
            now.skip = place.line == last_line ? last_skip + 1 : 0;
            last_skip = now.skip;
        }
        if (place.line != last_line && place.line != now.line) last_skip = 0;
        last_line = place.line;
    }

    std::string name_of_game() {
        std::string const key = head.game_type + '\n' + head.game;
        if (key.size() > 1) // the same few tags stand in every game of a file
            if (auto const known = names.find(key); known != names.end()) return known->second;
        auto const found = identify(catalogue, head, {});
        std::string name = found && found->game != nullptr ? std::string(found->game->name())
                                                           : head.game_type + head.game;
        if (key.size() > 1) names.emplace(key, name);
        return name;
    }

    Catalogue catalogue;
    Listed now;
    Head head;
    std::map<std::string, std::string> names;
    bool has_begun = false;
    int depth = 0;
    int last_line = 0, last_skip = 0;
};

Index::Index(pdn::Source source, Catalogue catalogue)
    : reader_(std::move(source)), visitor_(std::make_unique<Visitor>(catalogue)) {}

Index::~Index() = default;

bool Index::read(std::size_t most, std::vector<Listed>& to) {
    for (; most > 0; --most) {
        if (!reader_.read_game(*visitor_)) return false;
        to.push_back(std::move(visitor_->now));
    }
    return true;
}

Result<Record> read_listed(std::filesystem::path const& file, std::vector<Listed> const& list,
                           std::size_t number, Catalogue catalogue) {
    FilePtr const opened(std::fopen(file.c_str(), "rb"));
    if (!opened) return error(msg("cannot read «{}»"), file.string());
    Listed const& listed = list[number];
    if (go_to_line(opened.get(), listed.line))
        if (auto record = nth_from(opened.get(), catalogue, static_cast<std::size_t>(listed.skip)))
            if (is_same(*record, listed)) return *std::move(record);
    // An odd file whose games do not begin where a line does: the long way always works.
    if (std::fseek(opened.get(), 0, SEEK_SET) == 0)
        if (auto record = nth_from(opened.get(), catalogue, number))
            if (is_same(*record, listed)) return *std::move(record);
    return error(msg("game {} is not in «{}» any more"), number + 1, file.string());
}

} // namespace damier::records
