// damier dxp: a computer player at one end of a DamExchange connection. What is typed goes to the
// peer as chat; /back N W|B asks to take moves back, /resign resigns.
#include "apps/damier/command.hpp"
#include "apps/damier/dxp/games.hpp"
#include "apps/damier/exchanges.hpp"
#include "apps/damier/game_files.hpp"
#include "apps/damier/interrupt.hpp"

#include "apps/text/print.hpp"
#include "apps/transport/dxp_bot.hpp"
#include "apps/transport/loop.hpp"
#include "apps/transport/tcp.hpp"
#include "damier/base/text.hpp"
#include "damier/protocol/dxp/peer.hpp"

#include <fmt/core.h>

#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <system_error>

namespace damier::program {

namespace {

using namespace protocol;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

struct DxpOptions {
    std::string listen, connect;
    bool is_for_all = false; // listens to other machines too
    bool is_initiator = false, is_follower = false;
    std::string bot = "engine";
    std::string name = "Damier";
    int minutes = 5, moves = 0, games = 1;
    std::string fen;
    bool plays_black = false;
    int milliseconds = 0; // per move; 0: divide the clock
    int patience = 0;     // seconds; 0: from the agreed time
    bool refuses_takeback = false;
    std::string pdn;
    bool may_replace = false;
};

class DxpProgram {
public:
    DxpProgram(DxpOptions options, game::Exchange const& exchange, game::BotPtr bot,
               transport::Stream stream)
        : options_(std::move(options)),
          exchange_(&exchange),
          bot_(std::move(bot)),
          stream_(std::move(stream)),
          keyboard_(transport::Descriptor(dup(STDIN_FILENO)), transport::Descriptor()),
          peer_(options_.is_initiator ? DxpRole::initiator : DxpRole::follower, options_.name,
                exchange),
          games_(options_.pdn) {}

    int run() {
        if (options_.is_initiator) ask_for_game();
        waits_since_ = Clock::now();
        while (!is_over_ && interrupted == 0) {
            int const inputs[]{stream_.in(), is_typing_ ? keyboard_.in() : -1};
            loop_.wait(inputs, milliseconds(100)); // a signal is seen at the latest then
            listen();
            type();
            loop_.run();
            if (choice_ && !peer_.is_asking_back()) play(*std::exchange(choice_, std::nullopt));
            bool const is_ours = choice_ || thinking_->is_thinking();
            bool const is_peers_turn = !is_ours || peer_.is_asking_back();
            if (!is_over_ && is_peers_turn && Clock::now() - waits_since_ > patience())
                lose_contact();
        }
        end_thinking();
        if (agreed_) keep_game(PeerResult::unknown); // as far as it went
        return interrupted != 0 ? 128 + interrupted : exit_code_;
    }

private:
    void ask_for_game() {
        DxpRequest request;
        bool const is_black = options_.plays_black != (played_ % 2 != 0);
        request.follower = is_black ? DxpColour::white : DxpColour::black;
        request.minutes = options_.minutes;
        request.moves = options_.moves;
        if (!options_.fen.empty())
            request.position = exchange_->position(**exchange_->game().read(options_.fen),
                                                   game::Alphabet::damexchange);
        peer_.set_last(played_ + 1 >= options_.games);
        handle(peer_.request(request));
    }

    void listen() {
        std::string bytes;
        switch (stream_.read(bytes, milliseconds(0))) {
        case transport::Arrival::nothing: return;
        case transport::Arrival::closed:
            handle(peer_.closed());
            is_over_ = true;
            return;
        case transport::Arrival::bytes: break;
        }
        for (std::string const& message : framer_.receive(bytes))
            if (!is_over_) handle(peer_.receive(message));
    }

    void type() {
        std::string line;
        if (!is_typing_) return;
        auto const arrival = keyboard_.read_line(line, milliseconds(0));
        if (arrival == transport::Arrival::closed) is_typing_ = false;
        if (arrival != transport::Arrival::bytes || trim(line).empty()) return;
        auto const parts = split_at_blanks(line);
        if (!parts.front().starts_with('/'))
            handle(peer_.chat(line));
        else if (parts.front() == "/resign" && parts.size() == 1)
            resign();
        else if (parts.front() == "/back" && parts.size() == 3)
            ask_back(parts[1], to_lower(parts[2]));
        else
            complain(Message(msg("what can be typed: text for the peer, /back N W|B, /resign")));
    }
    void resign() {
        if (!peer_.is_our_turn())
            return complain(Message(msg("a game can be given up only on one's own turn")));
        end_thinking();
        waits_since_ = Clock::now();
        handle(peer_.end(DxpReason::i_lose));
    }
    void ask_back(std::string_view number, std::string_view colour) {
        if (peer_.is_asking_back())
            return complain(Message(msg("the peer has not answered the last request yet")));
        auto const move = to_integer(number);
        bool const is_good = move && *move >= 1 && *move <= 999 && (colour == "w" || colour == "b");
        auto const asked =
            is_good ? peer_.ask_back(static_cast<int>(*move), colour == "w" ? 0 : 1) : PeerEvents{};
        if (asked.empty()) return complain(Message(msg("there is no such move to go back to")));
        handle(asked);
        waits_since_ = Clock::now();
    }

    void handle(PeerEvents const& events) {
        for (PeerEvent const& event : events) std::visit([this](auto const& e) { on(e); }, event);
    }

    void on(PeerSend const& event) {
        std::string bytes = event.message;
        bytes += '\0';
        if (!stream_.write(bytes) && !is_over_) {
            is_over_ = true;
            exit_code_ = failure;
            complain(Message(msg("the peer has closed the connection during the game")));
        }
    }
    void on(PeerStarted const& event) {
        waits_since_ = Clock::now();
        say(Message(msg("Game against {}: {} plays {}."), printable(event.opponent), options_.name,
                    Argument::translated(
                        event.state->about().seats[static_cast<std::size_t>(event.seat)])));
        left_ = std::chrono::minutes(event.minutes);
        has_clock_ = event.minutes > 0;
        most_moves_ = event.moves;
        agreed_minutes_ = event.minutes;
        agreed_ = DxpGames::Agreed{printable(event.opponent), event.minutes, event.moves};
    }
    void on(PeerMoved const&) { say_move(); }
    void on(PeerTurn const& event) {
        if (most_moves_ > 0 && peer_.full_moves() >= most_moves_) {
            waits_since_ = Clock::now();
            handle(peer_.end(DxpReason::unknown));
            return;
        }
        end_thinking();
        asked_ = Clock::now();
        Limits limits;
        if (options_.milliseconds > 0)
            limits.move_time = milliseconds(options_.milliseconds);
        else if (has_clock_) {
            limits.clock = std::max(left_, milliseconds(100));
            if (most_moves_ > 0) limits.moves_to_go = most_moves_ - peer_.full_moves();
        }
        game::Question question;
        question.game = &exchange_->game();
        question.state = event.state;
        question.player = bot_;
        question.task.limits = limits;
        thinking_->start(std::move(question), [this](game::Told const& told) {
            if (auto const* const answer = std::get_if<game::Answer>(&told))
                choice_ = answer->action;
        });
    }
    void on(PeerChat const& event) {
        say(Message(msg("The peer says: {}"), printable(event.text)));
    }
    void on(PeerBackAsked const&) {
        bool const is_no = options_.refuses_takeback;
        if (!is_no) end_thinking();
        handle(peer_.answer_back(is_no ? DxpBackAnswer::no_go_on : DxpBackAnswer::yes));
    }
    void on(PeerBackAnswered const& event) {
        say(event.is_granted ? Message(msg("Moves are taken back."))
                             : Message(msg("The peer takes no moves back.")));
        if (event.is_granted && !peer_.is_our_turn()) end_thinking();
    }
    void on(PeerEnded const& event) {
        waits_since_ = Clock::now();
        end_thinking();
        ++played_;
        keep_game(event.result);
        switch (event.result) {
        case PeerResult::won: say(Message(msg("{} has won."), options_.name)); break;
        case PeerResult::drawn: say(Message(msg("The game is drawn."))); break;
        case PeerResult::lost: say(Message(msg("{} has lost."), options_.name)); break;
        case PeerResult::unknown: say(Message(msg("The game has ended without a result."))); break;
        }
        if (!event.is_proven)
            complain(Message(msg("the peer says that it has won, but the board does not")));
        bool const is_enough = options_.is_initiator && played_ >= options_.games;
        if (options_.is_initiator && event.is_last && !is_enough) {
            complain(Message(msg("the peer plays no more games")));
            exit_code_ = failure;
        }
        if (event.is_last || is_enough)
            is_over_ = true;
        else if (options_.is_initiator)
            ask_for_game();
    }
    void on(PeerRefused const& event) {
        complain(event.answer == DxpAnswer::wrong_version ? Message(
                     msg("the peer does not speak version {} of DamExchange"), dxp_version)
                 : event.answer == DxpAnswer::not_this_game
                     ? Message(msg("the peer refuses this game"))
                     : Message(msg("the peer does not play now")));
        is_over_ = true;
        exit_code_ = failure;
    }
    void on(PeerFailed const& event) { give_up(event.error); }

    void keep_game(PeerResult result) {
        auto const done = games_.add(
            peer_, options_.name, std::exchange(agreed_, {}).value_or(DxpGames::Agreed{}), result);
        if (done) return;
        complain(done.error());
        exit_code_ = failure;
    }

    void play(std::size_t action) {
        auto const used = std::chrono::duration_cast<milliseconds>(Clock::now() - asked_);
        left_ = std::max(left_ - used, milliseconds(0));
        int const seconds =
            static_cast<int>(std::chrono::duration_cast<std::chrono::seconds>(used).count());
        handle(peer_.play(action, seconds));
        waits_since_ = Clock::now();
        say_move();
    }
    void end_thinking() {
        thinking_->stop();
        choice_.reset();
    }
    void give_up(Error const& why) {
        end_thinking();
        complain(why);
        is_over_ = true;
        exit_code_ = failure;
    }
    void lose_contact() {
        if (peer_.is_ending()) { // it has heard the result
            handle(peer_.closed());
            is_over_ = true;
            return;
        }
        if (peer_.is_playing() || options_.is_initiator || options_.patience > 0)
            give_up(transport::silence(patience()));
        else
            waits_since_ = Clock::now(); // a follower waits for as long as nobody asks for a game
    }
    std::chrono::seconds patience() const {
        if (options_.patience > 0) return std::chrono::seconds(options_.patience);
        return std::chrono::minutes(agreed_minutes_ > 0 ? agreed_minutes_ + 1 : 60);
    }
    // What a peer sends is nothing for the terminal, nor for a file.
    static std::string printable(std::string const& text) {
        std::string clean;
        for (char const c : text) clean += c >= 32 && c < 127 ? c : '?';
        return clean;
    }
    static void say(Message const& message) {
        text::print("{}\n", text::tr(message));
        std::fflush(stdout);
    }
    // "12. 32-28" or "12... 18-23", and the position after it.
    void say_move() const {
        std::size_t const ply = peer_.actions().size() - 1;
        game::StatePtr const& before = peer_.states()[ply];
        std::size_t const number =
            (ply + static_cast<std::size_t>(peer_.states().front()->to_play())) / 2 + 1;
        text::print("{}{} {}  {}\n", number, before->to_play() == 0 ? "." : "...",
                    before->actions()[peer_.actions()[ply]].text, peer_.state()->text());
        std::fflush(stdout);
    }

    DxpOptions options_;
    game::Exchange const* exchange_;
    std::shared_ptr<game::Bot> bot_;
    transport::Stream stream_, keyboard_;
    DxpFramer framer_;
    DxpPeer peer_;
    DxpGames games_;
    std::optional<DxpGames::Agreed> agreed_; // of the game on its way
    bool is_over_ = false, is_typing_ = true;
    int exit_code_ = success;
    int played_ = 0, most_moves_ = 0, agreed_minutes_ = 0;
    bool has_clock_ = false;
    milliseconds left_{0};
    Clock::time_point asked_;
    Clock::time_point waits_since_; // for what the game needs; bytes and chat could go on for ever
    std::optional<std::size_t> choice_; // made; it waits while the peer is asked to take back
    transport::Loop loop_;
    std::unique_ptr<game::Thinking> thinking_ = game::think_in_thread(loop_.executor());
};

Result<transport::Stream> open_stream(DxpOptions const& options,
                                      transport::Address const& address) {
    if (!options.connect.empty()) return transport::connect_to(address);
    auto listener = transport::Listener::open(address);
    if (!listener) return listener.error();
    text::print("{}\n",
                text::tr(options.is_for_all
                             ? Message(msg("Waiting at port {}, for callers from every network."),
                                       listener->port())
                             : Message(msg("Waiting at port {}."), listener->port())));
    // Nobody would know where to call.
    if (std::fflush(stdout) != 0) throw std::system_error(errno, std::generic_category());
    return listener->accept();
}

int run_dxp(DxpOptions options) {
    std::signal(SIGPIPE, SIG_IGN);
    auto const refuse = [](Error const& why, int code) {
        complain(why);
        return code;
    };
    if (options.listen.empty() == options.connect.empty())
        return refuse(error(msg("either --listen or --connect is needed")), bad_input);
    if (!options.is_initiator && !options.is_follower) // who calls also asks for the game
        options.is_initiator = !options.connect.empty();
    Exchanges exchanges;
    game::Exchange const& exchange = **exchanges.find("international");
    if (!options.fen.empty())
        if (auto const state = exchange.game().read(options.fen); !state)
            return refuse(state.error(), bad_input);
    auto bot = exchange.game().make_bot(options.bot, 1);
    if (!bot) return refuse(bot.error(), bad_input);
    auto address = transport::read_address(
        options.connect.empty() ? options.listen : options.connect, dxp_port);
    if (!address) return refuse(address.error(), bad_input);
    if (options.is_for_all && !address->host.empty())
        return refuse(error(msg("--lan listens to every network; «{}» names one"), address->host),
                      bad_input);
    // Whoever does not say otherwise plays with programs of this machine only.
    if (!options.listen.empty() && address->host.empty() && !options.is_for_all)
        address->host = "127.0.0.1";
    if (options.pdn == "-") // where the moves are told
        return refuse(error(msg("the games need a file of their own, not «-»")), bad_input);
    if (auto const done = try_output(options.pdn, options.may_replace); !done)
        return refuse(done.error(), bad_input);
    auto stream = open_stream(options, *address);
    if (!stream) return refuse(stream.error(), failure);
    notice_interrupt(); // not before: waiting for a caller is ended at once
    return DxpProgram(options, exchange, std::move(*bot), std::move(*stream)).run();
}

} // namespace

void add_dxp(CLI::App& app, int& exit_code) {
    CLI::App& command =
        *app.add_subcommand("dxp", "Play international draughts over a DamExchange connection");
    auto const options = std::make_shared<DxpOptions>();
    auto* const listen = command.add_option(
        "--listen", options->listen, "wait at HOST:PORT (:27531); without a host for this machine");
    command.add_flag("--lan", options->is_for_all, "listen to other machines as well")
        ->needs(listen);
    command.add_option("--connect", options->connect, "call HOST:PORT");
    auto* const initiator =
        command.add_flag("--initiator", options->is_initiator, "ask for the game (as callers do)");
    command.add_flag("--follower", options->is_follower, "let the peer ask")->excludes(initiator);
    command.add_option("--bot", options->bot, "player (see «damier games»)")->capture_default_str();
    command.add_option("--name", options->name, "name told to the peer")->capture_default_str();
    command.add_option("--time", options->minutes, "minutes for the game, 0 = no clock")
        ->check(in_range(0, 999))
        ->capture_default_str();
    command.add_option("--moves", options->moves, "moves of the game, 0 = to its end")
        ->check(in_range(0, 999))
        ->capture_default_str();
    command.add_option("--games", options->games, "games to ask for, colours change")
        ->check(in_range(1, 1000))
        ->capture_default_str();
    command.add_option("--fen", options->fen, "start position to ask for");
    command.add_flag("--black", options->plays_black, "play Black in the first game");
    command.add_option("--move-time", options->milliseconds, "milliseconds to think for a move")
        ->check(in_range(1, 100'000'000));
    command.add_option("--patience", options->patience, "seconds a silent peer is waited for")
        ->check(in_range(1, 1'000'000));
    command.add_flag("--no-takeback", options->refuses_takeback, "refuse to take moves back");
    command.add_option("--pdn", options->pdn, "write the games here, after each of them");
    command.add_flag("--force", options->may_replace, "replace an existing PDN file")
        ->needs("--pdn");
    on_run(command, exit_code, [options] { return run_dxp(*options); });
}

} // namespace damier::program
