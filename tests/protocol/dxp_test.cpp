// Conversations in DamExchange: two peers talking to each other, and peers that misbehave.
#include "damier/protocol/dxp/peer.hpp"

#include "tests/protocol/exchange.hpp"

#include <gtest/gtest.h>

namespace damier::protocol {
namespace {

using Lines = std::vector<std::string>;

std::string text_of(PeerEvent const& event) {
    if (auto const* e = std::get_if<PeerSend>(&event)) return e->message;
    if (auto const* e = std::get_if<PeerStarted>(&event))
        return "[started " + e->opponent + " seat " + std::to_string(e->seat) + "]";
    if (auto const* e = std::get_if<PeerChat>(&event)) return "[chat " + e->text + "]";
    if (auto const* e = std::get_if<PeerEnded>(&event))
        return "[ended " + std::to_string(static_cast<int>(e->result))
               + (e->is_proven ? "" : " unproven") + (e->is_last ? " last]" : "]");
    if (auto const* e = std::get_if<PeerFailed>(&event)) return "! " + in_english(e->error);
    if (auto const* e = std::get_if<PeerBackAnswered>(&event))
        return e->is_granted ? "[back]" : "[not back]";
    if (std::holds_alternative<PeerMoved>(event)) return "[moved]";
    if (std::holds_alternative<PeerTurn>(event)) return "[turn]";
    if (std::holds_alternative<PeerBackAsked>(event)) return "[back?]";
    return "[refused]";
}
Lines texts(PeerEvents const& events) {
    Lines result;
    for (PeerEvent const& event : events) result.push_back(text_of(event));
    return result;
}
std::size_t action(DxpPeer const& peer, std::string_view move) {
    return *peer.state()->interpret(move);
}

std::string const request = "R01Tornado voor Windows 4.0        W060065A";

DxpPeer follower() { return DxpPeer(DxpRole::follower, "Damier", exchange()); }
DxpPeer playing_white() {
    DxpPeer peer = follower();
    peer.receive(request);
    return peer;
}

TEST(DxpMessage, TheExamplesOfTheProtocol) {
    auto const r = std::get<DxpRequest>(*read_dxp(request));
    EXPECT_EQ(r.name, "Tornado voor Windows 4.0");
    EXPECT_EQ(r.follower, DxpColour::white);
    EXPECT_EQ(r.minutes, 60);
    EXPECT_EQ(r.moves, 65);
    EXPECT_FALSE(r.position);
    EXPECT_EQ(std::get<DxpMove>(*read_dxp("M001205250422122320")),
              (DxpMove{12, 5, 25, {22, 12, 23, 20}}));
    EXPECT_EQ(std::get<DxpBack>(*read_dxp("B005Z")), (DxpBack{5, DxpColour::black}));
    for (std::string const& text :
         {request, std::string("ATornado voor Windows 4.0        0"), std::string("M0012061100"),
          std::string("M001205250422122320"), std::string("E00"), std::string("E31"),
          std::string("Chello"), std::string("B005Z"), std::string("K1"),
          "R01" + std::string(31, 'x') + " Z000000BW" + std::string(49, 'e') + "w"}) {
        auto const message = read_dxp(text);
        ASSERT_TRUE(message) << text;
        EXPECT_EQ(write_dxp(*message), text);
    }
}

TEST(DxpMessage, MalformedOnesAreErrors) {
    for (std::string const text :
         {"", "X", "M", "M00120611", "M00120611000", "M00120611 0", "M-0120611-1", "M001206110122x",
          "E", "E4", "E00 ", "E05", "B005X", "B05Z", "K", "K3", "A", "R01"})
        EXPECT_FALSE(read_dxp(text)) << text;
}

TEST(DxpMessage, FieldsNeverOverflow) {
    EXPECT_EQ(write_dxp(DxpMove{123'456, 1, 6, {}}), "M9999010600");
    EXPECT_EQ(write_dxp(DxpMove{-5, 1, 6, {}}), "M0000010600");
    EXPECT_EQ(write_dxp(DxpAccept{std::string(99, 'n'), DxpAnswer::accepted}).size(), 34u);
    EXPECT_EQ(write_dxp(DxpAccept{"", DxpAnswer::accepted}).substr(0, 3), "A? ");
    EXPECT_EQ(write_dxp(DxpChat{std::string(500, 'c')}).size(), dxp_longest);
    EXPECT_EQ(write_dxp(DxpChat{"a\n\x80"}), "Ca??");
}

TEST(DxpFramer, MessagesInAnyPieces) {
    std::string const bytes("E00\0K1\0Chi\0", 11);
    Lines const whole{"E00", "K1", "Chi"};
    for (std::size_t piece = 1; piece <= bytes.size(); ++piece) {
        DxpFramer framer;
        Lines got;
        for (std::size_t i = 0; i < bytes.size(); i += piece)
            for (auto& message : framer.receive(std::string_view(bytes).substr(i, piece)))
                got.push_back(message);
        EXPECT_EQ(got, whole) << piece;
    }
}

// What came before it is still heard; after it nothing is.
TEST(DxpFramer, AMessageThatIsTooLongIsRefusedInItsTurn) {
    std::string bytes = request;
    bytes.append(1, '\0').append(std::string(127, 'C')).append(1, '\0');
    DxpFramer framer;
    EXPECT_EQ(framer.receive(bytes), (Lines{request, std::string(127, 'C')}));
    EXPECT_TRUE(framer.receive(std::string(127, 'C')).empty());
    Lines const last = framer.receive(std::string("CCC\0E00\0", 8));
    ASSERT_EQ(last.size(), 1u);
    EXPECT_TRUE(framer.receive(std::string("E00\0", 4)).empty());
    DxpPeer peer = playing_white();
    EXPECT_EQ(texts(peer.receive(last[0])), (Lines{"Cerror: a message of more than 127 characters",
                                                   "! a message of more than 127 characters"}));
}

TEST(DxpPeer, TwoOfThemPlayAGame) {
    DxpPeer white(DxpRole::initiator, "White", exchange());
    DxpPeer black = follower();
    DxpRequest wish;
    wish.minutes = 5;
    auto const asked = texts(white.request(wish));
    ASSERT_EQ(asked.size(), 1u);
    EXPECT_EQ(asked[0].size(), 43u);
    auto const answered = texts(black.receive(asked[0]));
    ASSERT_EQ(answered.size(), 2u);
    EXPECT_EQ(answered[0], "ADamier                          0");
    EXPECT_EQ(answered[1], "[started White seat 1]");
    EXPECT_EQ(texts(white.receive(answered[0])), (Lines{"[started Damier seat 0]", "[turn]"}));

    auto const move = texts(white.play(action(white, "32-28"), 3));
    EXPECT_EQ(move, Lines{"M0003322800"});
    EXPECT_EQ(texts(black.receive(move[0])), (Lines{"[moved]", "[turn]"}));
    auto const reply = texts(black.play(action(black, "19-23"), 0));
    EXPECT_EQ(texts(white.receive(reply[0])), (Lines{"[moved]", "[turn]"}));
    EXPECT_EQ(texts(white.play(action(white, "28x19"), 1)), Lines{"M000128190123"});
    black.receive("M000128190123");

    // Chat disturbs nothing.
    EXPECT_EQ(texts(white.receive(texts(black.chat("nice"))[0])), Lines{"[chat nice]"});

    auto const end = texts(black.end(DxpReason::i_lose));
    EXPECT_EQ(end, Lines{"E10"});
    auto const seen = texts(white.receive(end[0]));
    EXPECT_EQ(seen, (Lines{"E00", "[ended 1]"}));
    EXPECT_EQ(texts(black.receive(seen[0])), Lines{"[ended 3]"});
    EXPECT_EQ(texts(white.request(wish)).size(), 1u); // another game
}

// A request for a game from this position; the follower gets Black.
std::string position_request(char to_move, std::vector<std::pair<int, char>> const& pieces) {
    std::string letters(50, 'e');
    for (auto const& [square, letter] : pieces)
        letters[static_cast<std::size_t>(square - 1)] = letter;
    return "R01Peer" + std::string(28, ' ') + "Z005000B" + to_move + letters;
}

TEST(DxpPeer, AFinishedGameIsEndedByTheOneToMove) {
    DxpPeer peer = follower();
    auto const events =
        texts(peer.receive(position_request('W', {{28, 'w'}, {22, 'z'}, {11, 'z'}})));
    ASSERT_EQ(events.size(), 2u);
    EXPECT_EQ(events[1], "[started Peer seat 1]");
    EXPECT_EQ(texts(peer.receive("M00002806021122")), (Lines{"[moved]", "E10"}));
    EXPECT_EQ(texts(peer.receive("E00")), Lines{"[ended 3]"});
}

TEST(DxpPeer, AProvenWinIsBelieved) {
    DxpPeer peer = follower(); // Black takes White's last man, and then White has to resign
    peer.receive(position_request('Z', {{18, 'z'}, {23, 'w'}}));
    ASSERT_TRUE(peer.is_our_turn());
    EXPECT_EQ(texts(peer.play(0, 0)), Lines{"M000018290123"});
    EXPECT_EQ(texts(peer.receive("E11")), (Lines{"E01", "[ended 1 last]"}));
}

TEST(DxpPeer, AnyOrderOfCapturedSquaresIsTaken) {
    for (std::string const order : {"1122", "2211"}) {
        DxpPeer peer = follower();
        peer.receive(position_request('W', {{28, 'w'}, {22, 'z'}, {11, 'z'}, {5, 'z'}}));
        EXPECT_EQ(texts(peer.receive("M0000280602" + order)), (Lines{"[moved]", "[turn]"}));
    }
    DxpPeer peer = follower(); // but all of them, and no others
    peer.receive(position_request('W', {{28, 'w'}, {22, 'z'}, {11, 'z'}, {5, 'z'}}));
    EXPECT_EQ(texts(peer.receive("M000028060222"
                                 "05"))
                  .size(),
              2u);
    EXPECT_FALSE(peer.is_playing());
}

TEST(DxpPeer, WrongVersion) {
    DxpPeer peer = follower();
    std::string other = request;
    other[2] = '2';
    auto const events = texts(peer.receive(other));
    ASSERT_EQ(events.size(), 2u);
    EXPECT_EQ(events[0], "ADamier                          1");
    EXPECT_EQ(events[1], "! the peer speaks version «02» of DamExchange, not 01");
}

TEST(DxpPeer, ABadPositionIsRefusedAndAnotherGameMayFollow) {
    DxpPeer peer = follower();
    auto const events = texts(peer.receive("R01x                               Z005000BWw"
                                           + std::string(49, 'e'))); // a man on 1
    ASSERT_EQ(events.size(), 2u);
    EXPECT_EQ(events[0], "ADamier                          2");
    EXPECT_TRUE(events[1].starts_with("Cerror: bad position")) << events[1];
    EXPECT_EQ(texts(peer.receive(request)).size(), 3u);
}

TEST(DxpPeer, LiesAreToldAndEndEverything) {
    struct Case {
        std::string message, complaint;
    };
    for (Case const& c : {Case{"M0000322800", "! the peer sends a move, but it is not its turn"},
                          Case{request, "! the peer asks for a game at the wrong moment"},
                          Case{"A" + std::string(32, 'x') + "0",
                               "! the peer answers a request that was never made"},
                          Case{"K0", "! the peer grants what nobody asked for"},
                          Case{"?", "! a message that DamExchange does not have: «?»"}}) {
        DxpPeer peer = playing_white();
        auto const events = texts(peer.receive(c.message));
        ASSERT_EQ(events.size(), 2u) << c.message;
        EXPECT_TRUE(events[0].starts_with("Cerror: ")) << events[0];
        EXPECT_EQ(events[0].find("??"), std::string::npos) << events[0];
        EXPECT_EQ(events[1], c.complaint);
        EXPECT_TRUE(peer.receive("Chello").empty());
    }
    DxpPeer peer = playing_white();
    peer.play(action(peer, "32-28"), 0);
    auto const events = texts(peer.receive("M0000192500"));
    ASSERT_EQ(events.size(), 2u);
    EXPECT_TRUE(events[1].starts_with("! the peer has sent an illegal move «19-25»: "))
        << events[1];
}

TEST(DxpPeer, AClaimedWinThatTheBoardDoesNotShowIsMarked) {
    DxpPeer peer = playing_white();
    peer.play(action(peer, "32-28"), 0);
    EXPECT_EQ(texts(peer.receive("E30")), (Lines{"E00", "[ended 3 unproven]"}));
}

TEST(DxpPeer, APeerThatGoesIsAnErrorUnlessItsGameIsOver) {
    EXPECT_EQ(texts(follower().closed()),
              Lines{"! the peer has closed the connection before a game"});
    EXPECT_EQ(texts(playing_white().closed()),
              Lines{"! the peer has closed the connection during the game"});
    DxpPeer done = playing_white();
    done.play(action(done, "32-28"), 0);
    done.receive("E10");
    EXPECT_TRUE(done.closed().empty());
    DxpPeer resigned = playing_white();
    resigned.end(DxpReason::i_lose);
    EXPECT_EQ(texts(resigned.closed()), Lines{"[ended 3 last]"}); // without an answer
}

TEST(DxpPeer, TakingBack) {
    DxpPeer peer = playing_white();
    peer.play(action(peer, "32-28"), 0);
    peer.receive("M0000192300");
    peer.play(action(peer, "28x19"), 0);
    ASSERT_FALSE(peer.is_our_turn());
    EXPECT_EQ(texts(peer.receive("B001Z")), Lines{"[back?]"}); // Black's first move
    EXPECT_EQ(texts(peer.answer_back(DxpBackAnswer::no_go_on)), Lines{"K2"});
    peer.receive("B001Z");
    EXPECT_EQ(texts(peer.answer_back(DxpBackAnswer::yes)), (Lines{"K0", "[back]"}));
    EXPECT_EQ(texts(peer.receive("M0000202400")), (Lines{"[moved]", "[turn]"}));
    EXPECT_EQ(texts(peer.receive("B099W")), Lines{"K1"}); // not reached yet

    EXPECT_EQ(texts(peer.ask_back(1, 0)), Lines{"B001W"});
    EXPECT_EQ(texts(peer.receive("K1")), Lines{"[not back]"});
    {
        auto ending = peer; // the answer crosses the end of the game
        ending.ask_back(1, 0);
        ending.end(DxpReason::i_lose);
        EXPECT_EQ(texts(ending.receive("K0")), Lines{});
        EXPECT_EQ(texts(ending.receive("E00")).size(), 1u);
    }
    peer.ask_back(1, 0);
    EXPECT_EQ(texts(peer.receive("K0")), (Lines{"[back]", "[turn]"}));
    EXPECT_EQ(peer.state()->text(), exchange().start()->text());
}

TEST(DxpPeer, TakingBackWhenBlackBegan) {
    DxpPeer peer = follower(); // Black to move first, we are Black
    peer.receive("R01x                               Z005000BZ" + std::string(20, 'z')
                 + std::string(10, 'e') + std::string(20, 'w'));
    ASSERT_TRUE(peer.is_our_turn());
    peer.play(action(peer, "19-23"), 0);
    EXPECT_EQ(texts(peer.receive("B001W")), Lines{"K1"}); // White had no first move
    EXPECT_EQ(texts(peer.receive("B001Z")), Lines{"[back?]"});
    EXPECT_EQ(texts(peer.answer_back(DxpBackAnswer::yes)), (Lines{"K0", "[back]", "[turn]"}));
}

TEST(DxpPeer, RefusedRequests) {
    DxpPeer peer(DxpRole::initiator, "x", exchange());
    peer.request({});
    EXPECT_EQ(texts(peer.receive("A" + std::string(32, 'y') + "2")), Lines{"[refused]"});
    DxpPeer busy = follower();
    busy.set_answer(DxpAnswer::none);
    EXPECT_EQ(texts(busy.receive(request)), Lines{"ADamier                          3"});
}

} // namespace
} // namespace damier::protocol
