#include "damier/notation/typed_move.hpp"

#include "damier/base/text.hpp"
#include "damier/notation/cursor.hpp"

#include <algorithm>
#include <array>

namespace damier::notation {

namespace {

struct Mark {
    std::string_view text;
    Sign sign;
};

// What may stand between two squares; hyphens and dashes also as word processors set them.
constexpr std::array marks{
    Mark{" ", Sign::none},       Mark{"\t", Sign::none},
    Mark{"\u00A0", Sign::none},                               // no-break space
    Mark{"-", Sign::quiet},      Mark{"\u2010", Sign::quiet}, // hyphen
    Mark{"\u2011", Sign::quiet},                              // non-breaking hyphen
    Mark{"\u2012", Sign::quiet},                              // figure dash
    Mark{"\u2013", Sign::quiet},                              // en dash
    Mark{"\u2014", Sign::quiet},                              // em dash
    Mark{"\u2212", Sign::quiet},                              // minus
    Mark{"x", Sign::capture},    Mark{"X", Sign::capture},
    Mark{":", Sign::capture},    Mark{"\u00D7", Sign::capture}, // multiplication sign
};

// Is this a square of the board on which nothing is ever played? Then others of its column and of
// its row have names.
bool is_unplayed(SquareNames const& names, std::string_view name) {
    if (!names.uses_letters() || name.size() < 2 || !Cursor::is_letter(name[0])) return false;
    bool has_row = false, has_column = false;
    for (char letter = 'a'; letter <= 'z'; ++letter)
        has_row = has_row || names.read(letter + std::string(name.substr(1)));
    for (int row = 1; row <= 16; ++row)
        has_column = has_column || names.read(name[0] + std::to_string(row));
    return has_row && has_column;
}

class MoveReader {
public:
    MoveReader(SquareNames const& names, std::span<PlainMove const> legal, std::string_view text)
        : names_(names), legal_(legal), in_(text) {}

    Result<TypedMove> run() {
        in_.skip_blanks();
        if (in_.at_end()) return fail(msg("the move is empty"));
        while (at_square()) {
            if (auto const done = read_square(); !done) return done.error();
            skip_marks();
        }
        if (is_open_ && typed_.squares.size() > 1)
            return at_mark() ? unexpected()
                             : fail(msg("a square is missing at the end of the move"));
        if (auto const done = read_captured(); !done) return done.error();
        if (auto const done = read_end(); !done) return done.error();
        if (!unsplit_.empty()) return split();
        if (typed_.squares.size() < 2) return two_needed();
        return typed_;
    }

private:
    template <class... A> Error fail(std::string_view english, A&&... values) const {
        return at_column(in_.column(), error(english, std::forward<A>(values)...));
    }
    Error two_needed() const {
        return fail(msg("a move needs two squares, from where and to where"));
    }
    Error no_square(Cursor const& start, std::string_view name) const {
        bool const is_light = is_unplayed(names_, name);
        return at_column(start.column(), error(is_light ? msg("{} is not a square of play")
                                                        : msg("there is no square {}"),
                                               name));
    }

    bool at_square() const {
        char const c = in_.peek();
        return Cursor::is_digit(c) || (Cursor::is_letter(c) && Cursor::lower(c) != 'x');
    }

    Result<Done> read_square() {
        auto const square = read_name();
        if (!square) return square.error();
        if (*square) typed_.squares.push_back(**square);
        return Done{};
    }

    // Nothing when the digits may be two squares written without a sign between them.
    Result<std::optional<int>> read_name() {
        Cursor const start = in_;
        bool const has_letter = Cursor::is_letter(in_.peek());
        std::string name;
        if (has_letter) {
            if (!names_.uses_letters())
                return fail(msg("squares have numbers in this game, not letters"));
            name = in_.peek();
            in_.skip();
        }
        std::string_view const digits = in_.digits();
        name += digits;
        bool const is_alone = !has_letter && typed_.squares.empty() && in_at_close();
        if (is_alone && digits.size() > 1 && digits.size() <= 6) {
            unsplit_ = digits;
            return std::optional<int>{};
        }
        auto const square = names_.read(name);
        if (!square) return no_square(start, name);
        return std::optional<int>(square);
    }

    // Is nothing left that could be a second square?
    bool in_at_close() const {
        std::string_view const rest = in_.rest();
        return std::none_of(rest.begin(), rest.end(),
                            [](char c) { return Cursor::is_digit(c) || c == '-' || c == 'x'; });
    }

    Mark const* at_mark() const {
        auto const mark = std::find_if(marks.begin(), marks.end(), [&](Mark const& m) {
            return in_.rest().starts_with(m.text);
        });
        return mark == marks.end() ? nullptr : &*mark;
    }

    // Blanks, and one sign at most.
    void skip_marks() {
        is_open_ = false;
        while (Mark const* const mark = at_mark()) {
            if (mark->sign != Sign::none) {
                if (is_open_) return;
                is_open_ = true;
                if (typed_.sign != Sign::capture) typed_.sign = mark->sign;
            }
            in_.skip(mark->text.size());
        }
    }

    Result<Done> read_captured() {
        char const close = in_.peek() == '{' ? '}' : in_.peek() == '<' ? '>' : '\0';
        if (close == '\0') return Done{};
        in_.skip();
        std::vector<int> captured;
        for (in_.skip_blanks(); !in_.skip_if(close); in_.skip_blanks()) {
            if (in_.at_end())
                return fail(msg("the captured squares do not end with «{}»"),
                            std::string(1, close));
            if (in_.skip_if(',')) continue;
            if (!at_square()) return unexpected();
            auto const square = read_captured_square();
            if (!square) return square.error();
            captured.push_back(*square);
        }
        std::sort(captured.begin(), captured.end());
        captured.erase(std::unique(captured.begin(), captured.end()), captured.end());
        typed_.captured = std::move(captured);
        return Done{};
    }

    Result<int> read_captured_square() {
        Cursor const start = in_;
        std::string name;
        if (Cursor::is_letter(in_.peek())) {
            name = in_.peek();
            in_.skip();
        }
        name += in_.digits();
        auto const square = names_.read(name);
        if (!square) return no_square(start, name);
        return *square;
    }

    Error unexpected() const { return fail(msg("«{}» is not expected here"), in_.character()); }

    // A new king, and what somebody thought of the move: =K !? (!)
    Result<Done> read_end() {
        in_.skip_blanks();
        if (in_.peek() == '=' && Cursor::lower(in_.peek_next()) == 'k') in_.skip(2);
        in_.skip_blanks();
        while (std::string_view("!?()").find(in_.peek()) != std::string_view::npos && !in_.at_end())
            in_.skip();
        in_.skip_blanks();
        if (in_.at_end()) return Done{};
        return unexpected();
    }

    bool is_legal(int from, int to) const {
        return std::any_of(legal_.begin(), legal_.end(), [=](PlainMove const& move) {
            return move.from == from && move.to == to;
        });
    }

    // 3228 is 32-28 if that is the only way to make a legal move of it.
    Result<TypedMove> split() {
        std::vector<std::array<int, 2>> legal, possible;
        for (std::size_t i = 1; i < unsplit_.size(); ++i) {
            auto const from = names_.read(unsplit_.substr(0, i));
            auto const to = names_.read(unsplit_.substr(i));
            if (!from || !to) continue;
            possible.push_back({*from, *to});
            if (is_legal(*from, *to)) legal.push_back({*from, *to});
        }
        if (legal.size() > 1)
            return error(msg("«{}» can mean {}-{} or {}-{}"), unsplit_, names_.text(legal[0][0]),
                         names_.text(legal[0][1]), names_.text(legal[1][0]),
                         names_.text(legal[1][1]));
        // Two digits or fewer are rather one square than an illegal move.
        if (legal.empty() && (unsplit_.size() < 3 || possible.size() != 1)) return two_needed();
        auto const& pair = legal.empty() ? possible[0] : legal[0];
        typed_.squares = {pair[0], pair[1]};
        return typed_;
    }

    SquareNames const& names_;
    std::span<PlainMove const> legal_;
    Cursor in_;
    TypedMove typed_;
    bool is_open_ = false; // a sign was read and no square yet behind it
    std::string_view unsplit_;
};

} // namespace

Result<TypedMove> parse_move(SquareNames const& names, std::span<PlainMove const> legal,
                             std::string_view text) {
    return MoveReader(names, legal, text).run();
}

} // namespace damier::notation
