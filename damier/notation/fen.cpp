#include "damier/notation/fen.hpp"

#include "damier/base/text.hpp"
#include "damier/notation/cursor.hpp"

#include <algorithm>

namespace damier::notation {

namespace {

constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }

std::optional<Side> side_of(char letter) {
    char const small = Cursor::lower(letter);
    if (small == 'w') return Side::white;
    if (small == 'b') return Side::black;
    return std::nullopt;
}

// fen = turn { ":" section } [ "." ]; the sections may come in any order, each once.
class FenReader {
public:
    FenReader(Rules const& rules, std::string_view text)
        : rules_(rules), names_(rules), in_(text) {}

    Result<PlainFen> run() {
        if (auto const done = read_turn(); !done) return done.error();
        in_.skip_blanks();
        if (in_.at_end() || in_.peek() == '.') return fail(msg("the pieces are missing"));
        while (in_.skip_if(':')) {
            in_.skip_blanks();
            if (auto const done = read_section(); !done) return done.error();
            in_.skip_blanks();
        }
        if (in_.skip_if('.')) in_.skip_blanks();
        if (!in_.at_end()) return unexpected();
        if (auto const done = settle_runs(); !done) return done.error();
        auto placement = checked(rules_, std::move(fen_.placement));
        if (!placement) return placement.error();
        fen_.placement = std::move(*placement);
        return fen_;
    }

private:
    template <class... A> Error fail(std::string_view english, A&&... values) const {
        return at_column(in_.column(), error(english, std::forward<A>(values)...));
    }
    Error unexpected() const { return fail(msg("«{}» is not expected here"), in_.character()); }

    Result<Done> read_turn() {
        in_.skip_blanks();
        if (in_.at_end()) return fail(msg("the position is empty"));
        if (in_.peek() == '?') return fail(msg("the side to move is not known"));
        auto const side = side_of(in_.peek());
        if (!side)
            return fail(msg("«{}» is not a side to move: a position begins with W or B"),
                        in_.character());
        fen_.placement.to_move = *side;
        in_.skip();
        return Done{};
    }

    Result<Done> read_section() {
        if (in_.at_end()) return fail(msg("W or B is expected after the colon"));
        if (auto const side = side_of(in_.peek())) return read_side(*side);
        switch (Cursor::lower(in_.peek())) {
        case 'h': return read_counter(fen_.half_moves);
        case 'f': return read_counter(fen_.move_number);
        case '+': return read_runs();
        default: return fail(msg("unknown letter «{}»: W or B is expected"), in_.character());
        }
    }

    Result<Done> read_side(Side side) {
        if (has_side_[index(side)])
            return fail(side == Side::white ? msg("White's pieces are given twice")
                                            : msg("Black's pieces are given twice"));
        has_side_[index(side)] = true;
        in_.skip();
        in_.skip_blanks();
        if (in_.at_end() || in_.peek() == ':' || in_.peek() == '.') return Done{};
        do {
            in_.skip_blanks();
            if (auto const done = read_item(side); !done) return done;
            in_.skip_blanks();
        } while (in_.skip_if(','));
        return Done{};
    }

    Result<Done> read_item(Side side) {
        bool is_king = false;
        if (starts_with_piece_letter()) {
            char const letter = Cursor::lower(in_.peek());
            if (letter != 'k') return refuse_piece_letter(letter);
            is_king = true;
            in_.skip();
            in_.skip_blanks();
        }
        int const column = in_.column();
        auto const first = read_square();
        if (!first) return first.error();
        in_.skip_blanks();
        if (in_.peek() != '-') {
            fen_.placement.pieces.push_back({*first, side, is_king, column});
            return Done{};
        }
        return read_rest_of_range(side, is_king, *first, column);
    }

    // Small k may be a file of a large board; before a number K is always a king.
    bool starts_with_piece_letter() const {
        if (!Cursor::is_letter(in_.peek())) return false;
        if (!names_.uses_letters() || Cursor::is_letter(in_.peek_next())) return true;
        bool const is_file = names_.has_file(Cursor::lower(in_.peek()));
        return !is_file || in_.peek() == 'K';
    }

    Error refuse_piece_letter(char letter) const {
        if (letter == 'g' || letter == 'p')
            return fail(msg("«{}» marks a piece in the middle of a capture: give the position "
                            "before or after the whole move"),
                        in_.character());
        if (!names_.uses_letters() && names_.has_file(letter) && Cursor::is_digit(in_.peek_next()))
            return fail(msg("squares have numbers in this game, not letters"));
        return fail(msg("unknown letter «{}»: a square or K is expected"), in_.character());
    }

    Result<int> read_square() {
        std::string name;
        Cursor const start = in_;
        if (Cursor::is_letter(in_.peek())) {
            name = in_.peek();
            in_.skip();
        }
        bool const is_lettered = !name.empty();
        name += in_.digits();
        if (name.empty()) {
            in_ = start;
            return in_.at_end() || in_.peek() == ',' || in_.peek() == ':' || in_.peek() == '.'
                       ? fail(msg("a square is missing"))
                       : fail(msg("«{}» is not a square"), in_.character());
        }
        auto const at_start = [&](Error e) { return at_column(start.column(), std::move(e)); };
        auto const square = names_.read(name);
        if (!square) return at_start(error(msg("there is no square {}"), name));
        if (is_lettered_ && *is_lettered_ != is_lettered)
            return at_start(error(msg("a position has either numbers or letters, not both")));
        is_lettered_ = is_lettered;
        return *square;
    }

    Result<Done> read_rest_of_range(Side side, bool is_king, int first, int column) {
        if (is_lettered_.value_or(false))
            return fail(msg("only numbers can make a range, not letters"));
        in_.skip();
        in_.skip_blanks();
        auto const last = read_square();
        if (!last) return last.error();
        int const from = names_.own_number(first), to = names_.own_number(*last);
        if (from > to)
            return at_column(column, error(msg("the range {}-{} runs backwards"), from, to));
        for (int number = from; number <= to; ++number)
            fen_.placement.pieces.push_back(
                {*names_.from_own_number(number), side, is_king, column});
        return Done{};
    }

    Result<Done> read_counter(std::optional<int>& counter) {
        if (counter) return fail(msg("this counter is given twice"));
        in_.skip();
        in_.skip_blanks();
        Cursor const start = in_;
        auto const number = to_integer(in_.digits());
        if (!number || *number > 1'000'000)
            return at_column(start.column(), error(msg("a counter must be a number")));
        counter = static_cast<int>(*number);
        return Done{};
    }

    // "+b+w": for Black, then for White, how often one king has moved in a row, and where it
    // stands.
    Result<Done> read_runs() {
        if (has_runs_) return fail(msg("this counter is given twice"));
        has_runs_ = true;
        for (Side const side : {Side::black, Side::white}) {
            if (!in_.skip_if('+')) return fail(msg("«+» and a counter are expected"));
            if (auto const done = read_run(side); !done) return done;
        }
        return Done{};
    }

    Result<Done> read_run(Side side) {
        Cursor const start = in_;
        std::string_view const digits = in_.digits();
        int const limit = std::max(rules_.law()->same_king_limit(), 3);
        if (digits.empty() || digits[0] - '0' > limit)
            return at_column(start.column(),
                             error(msg("a king's moves are counted from 0 to {}"), limit));
        PlainRun& run = fen_.placement.runs[index(side)];
        run.count = digits[0] - '0';
        run.column = start.column();
        if (digits.size() == 1) return Done{};
        auto const square = names_.read(digits.substr(1));
        if (!square)
            return at_column(start.column() + 1,
                             error(msg("there is no square {}"), digits.substr(1)));
        run.square = *square;
        return Done{};
    }

    // A count without a square belongs to the only king; nothing counted is no run at all.
    Result<Done> settle_runs() {
        for (Side const side : {Side::white, Side::black}) {
            PlainRun& run = fen_.placement.runs[index(side)];
            if (run.count == 0 || rules_.law()->same_king_limit() == 0) run = {};
            if (run.count == 0 || run.square != 0) continue;
            int kings = 0;
            for (Piece const& piece : fen_.placement.pieces)
                if (piece.side == side && piece.is_king) {
                    run.square = piece.square;
                    ++kings;
                }
            if (kings != 1)
                return at_column(run.column,
                                 error(msg("the counted king moves do not say which king")));
        }
        return Done{};
    }

    Rules const& rules_;
    SquareNames names_;
    Cursor in_;
    PlainFen fen_;
    std::array<bool, 2> has_side_{};
    bool has_runs_ = false;
    std::optional<bool> is_lettered_; // once the first square has been read
};

// Runs of three or more numbers of one sort become ranges.
std::string list_text(SquareNames const& names, Placement const& placement, Side side) {
    struct Entry {
        int number;
        int square;
        bool is_king;
    };
    std::vector<Entry> entries;
    for (Piece const& p : placement.pieces)
        if (p.side == side) entries.push_back({names.own_number(p.square), p.square, p.is_king});
    std::sort(entries.begin(), entries.end(),
              [](Entry const& a, Entry const& b) { return a.number < b.number; });

    std::string text;
    auto const add = [&](Entry const& e) {
        if (!text.empty()) text += ',';
        if (e.is_king) text += 'K';
        text += names.text(e.square);
    };
    for (std::size_t i = 0; i < entries.size();) {
        std::size_t end = i + 1;
        while (end < entries.size() && entries[end].is_king == entries[i].is_king
               && entries[end].number == entries[end - 1].number + 1)
            ++end;
        add(entries[i]);
        if (end - i >= 3 && !names.uses_letters()) {
            text += '-' + names.text(entries[end - 1].square);
            i = end;
        } else {
            ++i;
        }
    }
    return text;
}

} // namespace

Result<PlainFen> read_plain_fen(Rules const& rules, std::string_view text) {
    return FenReader(rules, text).run();
}

std::string write_plain_fen(Rules const& rules, PlainFen const& fen) {
    SquareNames const names(rules);
    Placement const& placement = fen.placement;
    std::string text = placement.to_move == Side::white ? "W" : "B";
    text += ":W" + list_text(names, placement, Side::white);
    text += ":B" + list_text(names, placement, Side::black);
    if (fen.half_moves) text += ":H" + std::to_string(*fen.half_moves);
    if (fen.move_number) text += ":F" + std::to_string(*fen.move_number);
    auto const run_text = [&](PlainRun const& run) {
        return '+' + std::to_string(run.count) + (run.square ? names.text(run.square) : "");
    };
    auto const& runs = placement.runs;
    if (runs[0].count > 0 || runs[1].count > 0)
        text += ':' + run_text(runs[index(Side::black)]) + run_text(runs[index(Side::white)]);
    return text;
}

} // namespace damier::notation
