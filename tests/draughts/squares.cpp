#include "tests/draughts/squares.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <stdexcept>

namespace damier::draughts::reference {

namespace {

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts(1);
    for (char const c : text)
        if (c == separator)
            parts.emplace_back();
        else
            parts.back() += c;
    return parts;
}

std::string trimmed(std::string const& text) {
    auto const first = text.find_first_not_of(' '), last = text.find_last_not_of(' ');
    return first == std::string::npos ? "" : text.substr(first, last - first + 1);
}

} // namespace

Names names_of(Text const& text) {
    bool const letters = text.naming() != Naming::numbers;
    return {letters, !letters && text.first_corner() == Corner::bottom_right, text.is_mirrored()};
}

int Squares::turned(int number) const {
    int const plain = names_.from_bottom_right ? referee_.squares() + 1 - number : number;
    if (!names_.mirrored) return plain;
    // The mirrored board counts its rows from the other end.
    int const half = referee_.law().geometry().width / 2, row = (plain - 1) / half;
    return row * half + half - (plain - 1) % half;
}

int Squares::number(std::string_view name) const {
    std::string const text(name);
    if (!names_.letters) {
        int const number = std::stoi(text);
        return number < 1 || number > referee_.squares() ? 0 : turned(number);
    }
    return referee_.number(
        {referee_.law().geometry().height - std::stoi(text.substr(1)), text.at(0) - 'a'});
}

std::string Squares::name(int number) const {
    if (!names_.letters) {
        for (int own = 1; own <= referee_.squares(); ++own)
            if (turned(own) == number) return std::to_string(own);
    }
    board::Place const place = referee_.place(number);
    return fmt::format("{}{}", static_cast<char>('a' + place.column),
                       referee_.law().geometry().height - place.row);
}

State Squares::position(std::string_view fen) const {
    auto const parts = split(fen, ':');
    State state{std::vector<Piece>(static_cast<std::size_t>(referee_.squares()) + 1, Piece::none),
                parts.at(0) == "W" ? Side::white : Side::black,
                {}};
    auto const put = [&](int square, Piece piece) {
        if (square == 0) throw std::runtime_error("no such square in " + std::string(fen));
        state.cells[static_cast<std::size_t>(square)] = piece;
    };
    for (std::size_t i = 1; i < parts.size(); ++i) {
        Side const side = parts[i].at(0) == 'W' ? Side::white : Side::black;
        for (std::string item : split(parts[i].substr(1), ',')) {
            if (item.empty()) continue;
            bool const is_king = item[0] == 'K';
            if (is_king) item.erase(0, 1);
            Piece const piece = is_king ? king_of(side) : man_of(side);
            auto const ends = split(item, '-');
            if (ends.size() == 1) {
                put(number(item), piece);
            } else {
                for (int n = std::stoi(ends[0]); n <= std::stoi(ends[1]); ++n)
                    put(number(std::to_string(n)), piece);
            }
        }
    }
    return state;
}

std::string Squares::move(Move const& move) const {
    std::vector<std::string> captured;
    for (int const s : move.captured) captured.push_back(name(s));
    std::sort(captured.begin(), captured.end(), [this](auto const& a, auto const& b) {
        return names_.letters ? a < b : std::stoi(a) < std::stoi(b);
    });
    std::string const list =
        captured.empty() ? "" : fmt::format("{{{}}}", fmt::join(captured, ","));
    return fmt::format("{}{}{}{}{}", name(move.from), captured.empty() ? '-' : 'x', name(move.to),
                       list, move.promotes && !captured.empty() ? "=K" : "");
}

std::vector<std::vector<std::string>> read_table(std::string const& file) {
    std::ifstream stream(file);
    if (!stream) throw std::runtime_error("cannot read " + file);
    std::vector<std::vector<std::string>> rows;
    for (std::string line; std::getline(stream, line);) {
        if (line.empty() || line[0] == '#') continue;
        rows.emplace_back();
        for (std::string const& field : split(line, ';')) rows.back().push_back(trimmed(field));
    }
    return rows;
}

} // namespace damier::draughts::reference
