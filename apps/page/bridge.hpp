// The desk behind the page: texts in, texts out, so that a socket could stand in the place of the
// Worker that runs it. A message in is a verb and what belongs to it; a message out is one JSON
// object with a "kind". docs/page.md lists them all. Who does what stands in the parts; here is
// only who is asked for what, and when the page is told of it.
#pragma once

#include "apps/page/game_files.hpp"
#include "apps/page/guide.hpp"
#include "apps/page/reviewer.hpp"
#include "apps/page/study.hpp"
#include "apps/page/table.hpp"

#include <span>
#include <string_view>

namespace damier::page {

class Bridge {
public:
    Bridge(std::span<game::Game const* const> catalogue, session::Directories journals,
           Voice::Tell tell, play::Desk::Now now);

    void hear(std::string_view message);

private:
    using Rest = std::string_view;
    struct Verb {
        std::string_view name;
        bool needs_game;
        void (*act)(Bridge&, Rest);
    };
    static std::span<Verb const> verbs();

    void use_catalogue(Rest bytes);
    void carry_out(Rest command);
    void open(Rest name_and_journal);
    void take(Rest number_and_name);
    void begin_table(); // what was known of the game before is forgotten
    void analyse(Rest lines);
    void hear_told(Rest json);
    void finish(); // tells what has changed, after every message

    Voice voice_;
    Guide guide_;
    Table table_;
    GameFiles files_;
    Study study_;
    Reviewer reviewer_;
    game::About const* told_board_ = nullptr;
};

} // namespace damier::page
