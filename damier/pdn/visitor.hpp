// What a reader of PDN tells its visitor, in the order of the file. Inherit from Visitor and hide
// the functions you want: they are not virtual, because a checker is called for every move.
#pragma once

#include "damier/pdn/problem.hpp"

#include <concepts>
#include <string_view>

namespace damier::pdn {

// Every text is a view into the reader's window: it is valid during the call only.
struct Visitor {
    void begin_game(long /*number, from 1*/) {}
    void tag(std::string_view /*name*/, std::string_view /*value*/, TextPlace const&) {}
    void move_number(int, bool /*is_second: written 12...*/, TextPlace const&) {}
    void move(std::string_view /*text*/, TextPlace const&) {} // also unknown_move
    void strength(std::string_view /*such as "!" or "(?)"*/) {}
    void nag(int) {}
    void comment(std::string_view /*raw: see comment.hpp*/, TextPlace const&) {}
    void begin_variation(TextPlace const&) {} // always balanced, even in a broken game
    void end_variation() {}
    void setup(std::string_view /*fen*/, TextPlace const&) {}
    void result(std::string_view /*as written*/, TextPlace const&) {}
    void end_game() {}
    void problem(Problem const&) {} // also before begin_game and after end_game
};

template <class V>
concept Visits = requires(V& v, std::string_view text, TextPlace const& place,
                          Problem const& problem) {
    v.begin_game(1L);
    v.tag(text, text, place);
    v.move_number(1, true, place);
    v.move(text, place);
    v.strength(text);
    v.nag(1);
    v.comment(text, place);
    v.begin_variation(place);
    v.end_variation();
    v.setup(text, place);
    v.result(text, place);
    v.end_game();
    v.problem(problem);
};

} // namespace damier::pdn
