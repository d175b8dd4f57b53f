// The desk behind the page: texts in, texts out, so that a socket could stand in the place of the
// Worker that runs it. A message in is a verb and what belongs to it; a message out is one JSON
// object with a "kind". docs/page.md lists them all.
#pragma once

#include "apps/page/far_thinking.hpp"
#include "apps/page/language.hpp"
#include "damier/play/desk.hpp"
#include "damier/records/game_file.hpp"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace damier::page {

class Bridge {
public:
    using Tell = std::function<void(Json const&)>;

    Bridge(std::span<game::Game const* const> catalogue, session::Directories journals, Tell tell,
           play::Desk::Now now);

    void hear(std::string_view message);

private:
    using Rest = std::string_view;
    struct Verb {
        std::string_view name;
        void (Bridge::*act)(Rest);
    };
    static std::span<Verb const> verbs();

    // About the catalogue and the language: catalogue_view.cpp.
    void use_catalogue(Rest bytes);
    void tell_words(Rest);
    void tell_games(Rest);
    void describe(Rest key_and_options);

    // The game at the table: bridge.cpp.
    void open(Rest name_and_journal);
    void carry_out(Rest command);
    void click(Rest cell);
    void drag(Rest cells);
    void type(Rest text);
    void offer_draw(Rest);
    void answer_draw(Rest yes_or_no);
    void resign(Rest);
    void correct(Rest);
    void let_stand(Rest);
    void take_back(Rest);
    void play_again(Rest); // what was taken back
    void hint(Rest);
    void hurry(Rest);
    void rematch(Rest seed);
    void look(Rest node);
    void advance(Rest);
    void hear_told(Rest json);
    void hear_trouble(Rest reason); // empty: the page can write again
    void hear_news(play::News const& news);
    void finish(); // tells what has changed, after every message

    // Positions and lines under study: study.cpp.
    void analyse(Rest lines); // 0: no more
    void review(Rest);
    void review_next();
    void think_about_shown();
    Json lines_view() const;

    // Files and positions put together by hand: files.cpp.
    void read(Rest name_and_text);
    void take(Rest number_and_name);
    void save(Rest format);
    void build(Rest placement);

    bool has_game() const { return desk_ && desk_->session().has_game(); }
    session::Session const& session() const { return desk_->session(); }
    session::NodeId shown() const { return shown_.value_or(session().tree().current()); }
    void say(Message const& message, bool is_refusal = false);
    void say(Error const& error);
    Json view() const; // view.cpp
    Json board() const;

    std::vector<game::Game const*> catalogue_;
    session::Directories journals_;
    Tell tell_;
    play::Desk::Now now_;
    Language language_;
    Far far_;
    std::optional<play::Desk> desk_;
    records::GameFile file_;
    records::ReadGames read_;
    records::Format read_format_ = records::Format::pdn;

    std::optional<session::NodeId> shown_; // looked at without leaving the game; none: the game
    game::About const* told_board_ = nullptr;
    bool has_changed_ = false;
    std::vector<game::Cell> tried_; // of the choice in hand, for a refusal

    std::unique_ptr<game::Thinking> analyst_;
    std::size_t lines_ = 0;
    game::StatePtr studied_;
    std::vector<game::AnalysisLine> found_;

    struct Judged {
        session::NodeId node;
        double first_seat; // what the first seat may expect, from 0 to 1
        std::optional<std::size_t> best;
    };
    std::vector<Judged> judged_;
    std::vector<session::NodeId> to_judge_; // in reverse
};

} // namespace damier::page
