// What players type: every form of a move, the words of every language, and nonsense.
#include "apps/terminal/input/typed.hpp"
#include "apps/text/move_words.hpp"
#include "apps/text/translate.hpp"
#include "apps/text/typed.hpp"

#include "damier/base/random.hpp"
#include "damier/catalogue/catalogue.hpp"

#include <gtest/gtest.h>

namespace damier::terminal {
namespace {

session::Session started(std::string const& game, std::string const& position = "") {
    session::Session session(catalogue::all());
    session::NewGame setup;
    setup.game = game;
    setup.seed = 1;
    setup.position = position;
    auto const events = session.handle(setup, {});
    EXPECT_TRUE(session.has_game()) << game << ' ' << position;
    return session;
}

// The action played by this line, or what became of it.
std::string played(session::Session& session, std::string const& line,
                   std::vector<std::size_t> const& listed = {}) {
    Meaning const meaning = understand(line, session, listed);
    if (auto const* problem = std::get_if<Error>(&meaning)) return in_english(*problem);
    if (std::holds_alternative<Several>(meaning)) return "several";
    if (std::holds_alternative<Ask>(meaning)) return "command";
    session.handle(std::get<session::Command>(meaning), {});
    return session.tree().here().text();
}

TEST(Typed, MovesInEveryForm) {
    for (std::string const line : {"32-28", "3228", "32 28", " 32 - 28 ", "#4"}) {
        session::Session session = started("international");
        EXPECT_EQ(played(session, line), "32-28") << line;
    }
}

TEST(Typed, ANumberMeansTheListFirstAndASquareOtherwise) {
    session::Session session = started("international");
    EXPECT_EQ(played(session, "2", {0, 3}), "32-28");
    session::NodeId const here = session.tree().current();
    EXPECT_FALSE(played(session, "7", {0, 3}).empty()) << "a square, and a reason why not";
    EXPECT_EQ(session.tree().current(), here);
}

TEST(Typed, AnOriginOrADestinationAloneWhenUnique) {
    session::Session origin = started("international");
    EXPECT_EQ(played(origin, "35"), "35-30");
    session::Session destination = started("international");
    EXPECT_EQ(played(destination, "26"), "31-26");
    session::Session several = started("international");
    EXPECT_EQ(played(several, "28"), "several");
}

TEST(Typed, ACaptureSquareBySquare) {
    // The man on 32 takes two pieces one way or two the other.
    session::Session session = started("international", "W:W32:B28,27,17,19");
    ASSERT_GT(session.state().actions().size(), 1u);
    EXPECT_EQ(played(session, "32"), "") << "nothing is played yet";
    EXPECT_EQ(session.chosen().size(), 1u);
    EXPECT_EQ(played(session, "21").substr(0, 2), "32");
}

TEST(Typed, ASignStandsBetweenTwoSquares) {
    for (std::string const line : {"32-28x", "x32-28", "32x", "-28"}) {
        session::Session session = started("international");
        played(session, line);
        EXPECT_EQ(session.tree().current(), session::root) << line;
        EXPECT_TRUE(session.chosen().empty()) << line;
    }
    session::Session arrow = started("international");
    EXPECT_EQ(played(arrow, "32->28"), "32-28");
}

TEST(Typed, ANumberThatIsNeitherMoveNorSquare) {
    session::Session session = started("international");
    EXPECT_EQ(played(session, "#99"), "there is no move and no square number 99");
    EXPECT_EQ(played(session, "55"), "there is no move and no square number 55");
}

TEST(Words, AnyLanguagePrefixesAndAccents) {
    EXPECT_EQ(*find_verb("HELP"), Verb::help);
    EXPECT_EQ(*find_verb("aide"), Verb::help);
    EXPECT_EQ(*find_verb("sauvegarder"), Verb::save);
    EXPECT_EQ(*find_verb("sauv"), Verb::save);
    EXPECT_EQ(*find_verb("regles"), Verb::rules);
    EXPECT_EQ(*find_verb("RÈGLES"), Verb::rules);
    EXPECT_EQ(*find_verb("ann"), Verb::undo);
    EXPECT_EQ(*find_verb("opgeven"), Verb::resign);
    EXPECT_EQ(*find_verb("ПОМОЩЬ"), Verb::help);
    EXPECT_EQ(*find_verb("нич"), Verb::draw);
    EXPECT_FALSE(find_verb("re"));
    EXPECT_NE(in_english(find_verb("mvoes").error()).find("moves"), std::string::npos);
    EXPECT_FALSE(find_verb("xyzzy"));
}

TEST(Words, AMoveMayBeSaidInAnyLanguage) {
    EXPECT_EQ(text::move_in_english("libérer 14"), "free 14");
    EXPECT_EQ(text::move_in_english("Passer"), "pass");
    EXPECT_EQ(text::move_in_english("готово"), "done");
    EXPECT_EQ(text::move_in_english("32-28"), "32-28");
    EXPECT_EQ(text::move_in_english("encore"), "again");
    EXPECT_EQ(text::move_in_english("libérer 14 éléphant"), "free 14 elephant");
    EXPECT_EQ(text::move_in_english(""), "");
}

TEST(Words, AMoveIsShownInTheLanguageOfThePlayer) {
    EXPECT_EQ(text::move_in_words("free 9 pawn"), "free 9 pawn");
    text::use_language("fr");
    EXPECT_EQ(text::move_in_words("free 9 pawn"), "libérer 9 pion");
    EXPECT_EQ(text::move_in_words("again"), "encore");
    EXPECT_EQ(text::move_in_words("32-28"), "32-28");
    EXPECT_EQ(text::move_in_words(""), "");
    text::use_language("en");
}

TEST(Words, AnswersNameEachCommandOnceAndNoSign) {
    std::string const several = in_english(find_verb("a").error());
    EXPECT_EQ(several, "«a» may mean several commands: analyse, accept, adjust");
    EXPECT_EQ(in_english(find_verb("x").error()), "there is no command «x»; «help» lists them");
}

TEST(Words, EveryWordIsFoundByItself) {
    for (KnownWord const& entry : vocabulary())
        for (std::string const& word : text::all_spellings(entry.word))
            EXPECT_EQ(*find_verb(word), entry.verb) << word;
}

std::string random_line(Random& random, game::State const& state) {
    static constexpr std::string_view alphabet = "0123456789abcdefghjx-: #?.KQé\t";
    if (!state.actions().empty() && random.below(3) == 0)
        return state
            .actions()[static_cast<std::size_t>(
                random.below(static_cast<int>(state.actions().size())))]
            .text;
    if (random.below(4) == 0) {
        auto const entries = vocabulary();
        auto const all = text::all_spellings(
            entries[static_cast<std::size_t>(random.below(static_cast<int>(entries.size())))].word);
        return all[static_cast<std::size_t>(random.below(static_cast<int>(all.size())))];
    }
    std::string line;
    for (int i = random.below(12); i > 0; --i)
        line += alphabet[static_cast<std::size_t>(random.below(static_cast<int>(alphabet.size())))];
    return line;
}

TEST(Typed, RandomLinesNeverBreakAnyGame) {
    for (game::Game const* const game : catalogue::all()) {
        Random random(7);
        session::Session session = started(std::string(game->key()));
        int plays = 0;
        for (int i = 0; i < 500; ++i) {
            Meaning const meaning = understand(random_line(random, session.state()), session,
                                               std::vector<std::size_t>{0});
            if (auto const* command = std::get_if<session::Command>(&meaning)) {
                auto const before = session.tree().current();
                session.handle(*command, {});
                if (session.tree().current() != before) ++plays;
            }
        }
        EXPECT_GT(plays, 5) << game->key();
    }
}

} // namespace
} // namespace damier::terminal
