// Reads PDN game by game and tells a visitor what stands there. Nothing is allocated for a token of
// usual form; what is unusual takes the slow way (odd_word) and is reported.
#pragma once

#include "damier/pdn/scanner.hpp"
#include "damier/pdn/visitor.hpp"

#include <algorithm>
#include <cstring>

namespace damier::pdn {

inline constexpr int deepest_variation = 10'000;

class Reader : private Scanner {
public:
    using Scanner::bytes_read;
    using Scanner::failure;
    using Scanner::game_number;
    using Scanner::Scanner;

    // Reads one game, from begin_game to end_game. False, without these, at the end of the file and
    // at a failure(), which may have cut the last game short.
    // After an error in the text the next call goes on with the next game.
    template <Visits V> bool read_game(V& visitor);

private:
    // Each takes the start of a token and answers where to go on: behind the token, or at its start
    // when the window had to be moved and the token must be looked at again.
    template <class V> bool find_start(V& visitor);
    template <class V> char const* skip_stray(char const* p, V& visitor);
    template <class V> void read_body(V& visitor);
    template <class V> void read_trailer(V& visitor);
    template <class V> char const* other_token(char const* p, V& visitor);
    template <class V> char const* number_or_word(char const* p, V& visitor);
    template <class V> char const* any_number_or_word(char const* p, V& visitor);
    template <class V> char const* word(char const* p, V& visitor);
    template <class V> char const* number(char const* p, char const* q, int value, V& visitor);
    template <class V> char const* odd_word(char const* p, V& visitor);
    template <class V> char const* say(std::string_view, TextPlace, char const* next, V&);
    template <class V> char const* say_number(std::string_view, TextPlace, char const* next, V&);
    template <class V> char const* say_result(std::string_view, TextPlace, char const* next, V&);
    template <class V> char const* quoted_move(char const* p, V& visitor);
    template <class V> char const* strength(char const* p, char const* q, V& visitor);
    template <class V> char const* nag(char const* p, V& visitor);
    template <class V> char const* star(char const* p, V& visitor);
    template <class V> char const* comment(char const* p, V& visitor);
    template <class V> char const* line_comment(char const* p, V& visitor);
    template <class V> char const* open_variation(char const* p, V& visitor);
    template <class V> char const* close_variation(char const* p, V& visitor);
    template <class V> char const* tag(char const* p, V& visitor);
    template <class V>
    char const* say_tag(std::string_view, std::string_view, char const*, char const*, V&);
    template <class V> char const* setup(char const* p, V& visitor);
    template <class V> char const* skip_game(char const* p, Kind why, V& visitor);
    template <class V> char const* leave_game(char const* p, V& visitor);
    template <class V> char const* skip_character(char const* p, V& visitor);
    template <class V> void close_all(TextPlace const& place, V& visitor);
    template <class V>
    void note(Kind kind, std::string_view text, TextPlace const& place, V& visitor);
    template <class V> void note_foreign(V& visitor);
    template <class V> void say_move(std::string_view text, TextPlace const& place, V& visitor) {
        after_number_ = false;
        has_moves_ = line_has_move_ = true;
        visitor.move(text, place);
    }
    bool is_score_of_header(std::string_view word, char const* next) const;

    // About the game being read.
    bool is_done_ = false;
    bool has_moves_ = false;     // or numbers: the head is over
    bool line_has_move_ = false; // so that a variation or a mark has something to refer to
    bool after_number_ = false;
    bool has_result_ = false;
    bool has_star_ = false; // ended by a star
    bool may_stay_ = false; // captures are written with a dash
    bool has_odd_score_ = false;
    int last_number_ = 0;
    int depth_ = 0;
    int last_tag_line_ = 0;
    bool has_event_ = false;
    std::string header_result_;
};

} // namespace damier::pdn

#include "damier/pdn/reader/impl.hpp"
#include "damier/pdn/reader/marks.hpp"
#include "damier/pdn/reader/words.hpp"
