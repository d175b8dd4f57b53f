#include "damier/play/desk.hpp"

#include "damier/base/output_file.hpp"
#include "damier/game/book.hpp"
#include "damier/game/program.hpp"
#include "damier/play/draw_answer.hpp"
#include "damier/play/turns.hpp"

#include <algorithm>

namespace damier::play {

namespace {

constexpr std::chrono::seconds short_clock{15}; // then every moment counts
constexpr std::chrono::seconds between_tries{5};
constexpr std::chrono::seconds before_sync{1}; // moves of computers may come by the hundred

template <class E> bool has(session::Events const& events) {
    return std::ranges::any_of(
        events, [](session::Event const& one) { return std::holds_alternative<E>(one); });
}

bool is_last(game::Told const& told) {
    return !std::holds_alternative<game::Thought>(told)
           && !std::holds_alternative<game::AnalysisLine>(told);
}

// Against people the engine opens by the book, if there is one: no two games are the same.
std::string in_company(std::string const& bot, session::Session const& session) {
    auto const& players = session.setup().players;
    bool const has_person =
        players.size() < session.state().about().seats.size()
        || std::ranges::any_of(players, [](auto const& one) { return one.bot.empty(); });
    bool const thinks = bot.starts_with("engine"); // the others have ways of their own
    bool const has_book = game::book_of(session.game().key()) != nullptr;
    return has_person && thinks && has_book ? bot + std::string(game::book_suffix) : bot;
}

// Also where the two folders are on different disks.
Result<Done> bring_back(std::filesystem::path const& file, std::string const& content,
                        std::filesystem::path const& to) {
    if (Result<Done> const moved = replace(file, to); moved) return moved;
    if (Result<Done> const copied = write_file(to, content, Replace::yes); !copied) return copied;
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
    return Done{};
}

} // namespace

Desk::Desk(std::span<game::Game const* const> catalogue, game::MakeThinking make_thinking, Now now)
    : catalogue_(catalogue.begin(), catalogue.end()),
      now_(std::move(now)),
      session_(catalogue),
      mover_(make_thinking()),
      drawer_(make_thinking()),
      adviser_(make_thinking()) {}

std::vector<Message> Desk::open_journal(Result<session::Directories> const& directories,
                                        std::string const& name) {
    Message const not_kept(msg("this game will not be kept"));
    if (!directories) return {directories.error().message, not_kept};
    constexpr int most_games = 9; // played at the same time, each at a desk of its own
    Result<Done> opened = Done{};
    for (int i = 1; i <= most_games && !keeper_; ++i) {
        std::string const next = i == 1 ? name : name + '-' + std::to_string(i);
        opened = open(*directories, next);
        bool const is_taken = session::is_in_use(directories->state / (next + ".journal"));
        if (!opened && !is_taken) break;
    }
    if (!opened) return {opened.error().message, not_kept};
    std::vector<Message> notes = keeper_->notes();
    if (journal_name_ != name)
        notes.emplace(notes.begin(),
                      msg("another program is playing the game kept as «{}»; the game here is kept "
                          "beside it, as «{}»"),
                      name, journal_name_);
    return notes;
}

Result<std::vector<Message>> Desk::resume(session::Directories const& directories,
                                          std::filesystem::path const& file,
                                          std::string const& name) {
    if (file.parent_path() == directories.state) {
        if (auto const done = open(directories, file.stem().string()); !done) return done.error();
        return keeper_->notes();
    }
    std::vector<Message> notes = open_journal(directories, name);
    if (!keeper_) return Error{notes.front(), 0, 0};
    if (auto const done = take_up_journal(file); !done) return done.error();
    return notes;
}

Result<Done> Desk::open(session::Directories const& directories, std::string const& name) {
    auto opened =
        session::Keeper::open(directories, name, catalogue_, session::Sync::every_second, now());
    if (!opened) return opened.error();
    keeper_ = *std::move(opened);
    directories_ = directories;
    journal_name_ = name;
    return Done{};
}

Result<Done> Desk::flush() { return keeper_ ? keeper_->flush() : Result<Done>(Done{}); }

bool Desk::receive(session::Command const& command) {
    if (auto const* const setup = std::get_if<session::NewGame>(&command)) {
        Result<Guests> guests = invited(*setup);
        if (!guests) {
            tell({{session::Refused{guests.error().message}}, {}, {}});
            return false;
        }
        expected_ = *std::move(guests);
    }
    Update update = carry_out(command, now());
    if (has<session::Resumed>(update.events)) invite_again(update);
    for (session::Event const& event : update.events) // after a take-back this is the game
        if (auto const* played = std::get_if<session::Played>(&event);
            played && played->replaced != session::no_node) {
            Update const more = carry_out(session::Promote{played->node}, now());
            update.notes.insert(update.notes.end(), more.notes.begin(), more.notes.end());
        }
    bool const is_refused = has<session::Refused>(update.events);
    tell(update);
    // A computer insists on the rules.
    if (has<session::Faulted>(update.events) && session().is_bot(judge(session())))
        tell(carry_out(session::Correct{judge(session())}, now()));
    go_on();
    return !is_refused;
}

Result<Done> Desk::begin(session::NewGame const& setup, std::vector<Guest> guests,
                         std::span<session::TimedCommand const> played) {
    Guests seated;
    std::ranges::move(guests, seated.begin());
    Result<Guests> all = invited(setup, std::move(seated));
    if (!all) return all.error();
    expected_ = *std::move(all);
    std::vector<session::TimedCommand> entries{{{}, setup}};
    entries.insert(entries.end(), played.begin(), played.end());
    return take_up(entries);
}

// The seats of other programs; a game or a seat that there is not is for the session to refuse.
Result<Desk::Guests> Desk::invited(session::NewGame const& setup, Guests guests) const {
    auto const game = std::ranges::find(catalogue_, setup.game, &game::Game::key);
    for (std::size_t seat = 0; seat < std::min(setup.players.size(), guests.size()); ++seat) {
        std::string const& player = setup.players[seat].bot;
        bool const is_wanted = game::names_program(player) && !guests[seat].player;
        if (game == catalogue_.end() || !is_wanted) continue;
        if (!invite_) return error(msg("no other program can play here: «{}»"), player);
        Result<Guest> guest = invite_(player, **game);
        if (!guest) return guest.error();
        guests[seat] = *std::move(guest);
    }
    return guests;
}

// Who resumes a game that was taken up has seen which programs it wants.
void Desk::invite_again(Update& update) {
    Result<Guests> guests = invited(session().setup());
    if (!guests) update.notes.push_back(guests.error().message);
    for (std::size_t seat = 0; guests && seat < guests_.size(); ++seat)
        if (!guests_[seat].player) guests_[seat] = std::move((*guests)[seat]);
}

Result<Done> Desk::take_up(std::span<session::TimedCommand const> entries) {
    // The time of a saved game is its own: what it used is used, and nothing since.
    TimePoint const start = now();
    Update notes;
    for (session::TimedCommand const& entry : entries) {
        Update const update = carry_out(entry.command, start + entry.stamp);
        notes.notes.insert(notes.notes.end(), update.notes.begin(), update.notes.end());
        for (session::Event const& event : update.events)
            if (auto const* refused = std::get_if<session::Refused>(&event);
                refused && std::holds_alternative<session::NewGame>(entry.command))
                return Error{refused->reason, 0, 0};
    }
    if (keeper_)
        keeper_->continue_at(now());
    else
        session_.continue_at(now());
    if (!notes.notes.empty()) tell(notes);
    go_on();
    return Done{};
}

Result<Done> Desk::take_up_journal(std::filesystem::path const& file) {
    if (!keeper_) return error(msg("this game will not be kept"));
    Result<std::string> const bytes = read_file(file);
    if (!bytes) return bytes.error();
    session::Contents const contents = session::read_journal(*bytes);
    bool const is_whole =
        contents.damage == session::Damage::none || contents.damage == session::Damage::torn;
    auto const replayed = session::replay(contents.entries, catalogue_);
    if (!replayed) return replayed.error();
    if (!is_whole || !replayed->has_game())
        return error(msg("the file «{}» holds no game that can be taken up"), file.string());
    if (session().has_game())
        if (auto const away = keeper_->put_away(); !away) return away.error();
    stop_computers();
    guests_ = {};
    keeper_.reset();
    Result<Done> const replaced =
        bring_back(file, *bytes, directories_.state / (journal_name_ + ".journal"));
    Result<Done> const opened = open(directories_, journal_name_);
    return opened ? replaced : opened;
}

Update Desk::carry_out(session::Command const& command, TimePoint at) {
    Update update{keeper_ ? keeper_->handle(command, at) : session_.handle(command, at), {}, {}};
    Guests expected = std::exchange(expected_, {}); // nobody else may take their seats
    if (has<session::Started>(update.events)) {
        stop_computers();
        guests_ = std::move(expected);
        thought_.reset();
    }
    watch_journal(update);
    return update;
}

void Desk::tell(Update const& update) {
    if (listener_) listener_(update);
}

void Desk::watch_journal(Update& update) {
    bool const was_behind = retry_at_.has_value();
    retry_at_.reset();
    if (keeper_ && keeper_->trouble()) {
        retry_at_ = now() + between_tries;
        if (!was_behind)
            update.notes.emplace_back(
                msg("The game is not being kept: {}. Play goes on, and writing is tried again; the "
                    "game can also be saved in another place."),
                keeper_->trouble()->message);
    } else if (was_behind) {
        update.notes.emplace_back(msg("The game is kept again."));
    }
    if (!keeper_ || !keeper_->journal().is_dirty())
        sync_at_.reset();
    else if (!sync_at_)
        sync_at_ = now() + before_sync;
}

std::optional<TimePoint> Desk::deadline() const {
    std::optional<TimePoint> first = session().has_game() ? session().deadline() : std::nullopt;
    for (auto const& one :
         {retry_at_, silent_at_, sync_at_, held_ ? std::optional(answer_from_) : std::nullopt})
        if (one && (!first || *one < *first)) first = one;
    return first;
}

void Desk::advance() {
    // Only the clock's own deadline is worth a line in the journal.
    if (auto const flag = session().has_game() ? session().deadline() : std::nullopt;
        flag && now() >= *flag)
        receive(session::Tick{});
    if (retry_at_ && now() >= *retry_at_) {
        (void)flush(); // watch_journal tells what came of it
        Update update;
        watch_journal(update);
        if (!update.notes.empty()) tell(update);
    }
    if (sync_at_ && now() >= *sync_at_) {
        sync_at_.reset();
        if (!flush()) sync_at_ = now() + between_tries;
    }
    if (held_ && now() >= answer_from_) release_answer();
    if (silent_at_ && now() >= *silent_at_)
        give_up_on(session().state().to_play(), Message(msg("nothing has been heard from it")));
}

void Desk::sit(game::Seat seat, Guest guest) {
    guests_.at(static_cast<std::size_t>(seat)) = std::move(guest);
    stop_computers();
    go_on();
}

void Desk::stop_computers() {
    for (auto* const one : {&mover_, &drawer_, &adviser_}) (*one)->stop();
    thinking_at_.reset();
    silent_at_.reset();
    held_.reset();
    answering_.reset();
    advice_.reset();
}

void Desk::hurry() {
    if (held_) return release_answer();
    mover_->hurry();
    adviser_->hurry();
}

bool Desk::is_busy() const {
    return session().has_game() && (is_computer_due() || answering_ || advice_);
}

void Desk::go_on() {
    if (!session().has_game()) return;
    let_play();
    let_answer();
}

void Desk::let_play() {
    std::optional<session::Think> const due = session().thinking(now());
    if (!due) {
        mover_->stop();
        thinking_at_.reset();
        silent_at_.reset();
        held_.reset();
    } else if (thinking_at_ != due->node) {
        start(*due);
    }
}

void Desk::start(session::Think const& think) {
    Guest const& guest = guests_.at(static_cast<std::size_t>(think.seat));
    if (!guest.player && game::names_program(think.bot))
        return give_up_on(think.seat, Message(msg("it is another program, «{}»"), think.bot));
    game::Question question;
    question.game = &session().game();
    question.state = session().tree().here().state;
    question.bot = in_company(think.bot, session());
    question.settings.seed = think.seed;
    question.task.limits = think.limits;
    question.player = guest.player;
    thinking_at_ = think.node;
    thought_.reset();
    silent_at_.reset();
    held_.reset();
    bool const is_short = think.limits.clock && *think.limits.clock < short_clock;
    answer_from_ = has_person(session()) && !is_short ? now() + least_ : now();
    if (guest.patience && !think.limits.clock) silent_at_ = now() + *guest.patience;
    mover_->start(std::move(question),
                  [this, think](game::Told const& told) { hear(told, think); });
}

void Desk::hear(game::Told const& told, session::Think const& asked) {
    if (auto const* const thought = std::get_if<game::Thought>(&told)) thought_ = *thought;
    if (!is_last(told)) return;
    silent_at_.reset();
    if (now() < answer_from_ && std::holds_alternative<game::Answer>(told))
        held_ = Held{told, asked};
    else
        take_answer(told, asked);
}

void Desk::release_answer() {
    Held const held = *std::exchange(held_, std::nullopt);
    take_answer(held.answer, held.asked);
}

void Desk::take_answer(game::Told const& told, session::Think const& asked) {
    thinking_at_.reset();
    if (auto const* const answer = std::get_if<game::Answer>(&told)) {
        bool const is_played = receive(session::PlayAction{answer->action, asked.node});
        bool const is_waiting = !session().ending() && session().tree().current() == asked.node;
        if (!is_played && is_waiting)
            give_up_on(asked.seat, Message(msg("its move is not possible")));
    } else if (auto const* const error = std::get_if<Error>(&told)) {
        give_up_on(asked.seat, error->message);
    } else {
        receive(session::Resign{asked.seat});
    }
}

// The game waits for whatever the people decide: to let it try again, to take back, to leave.
void Desk::give_up_on(game::Seat seat, Message const& reason) {
    Update update = carry_out(session::Pause{}, now());
    update.notes.emplace_back(msg("{} cannot play on: {}. The game is paused; «resume» lets it try "
                                  "again."),
                              session().name_of(seat), reason);
    tell(update);
    go_on();
}

// A guest's answer is unknown: it declines by playing on.
void Desk::let_answer() {
    std::optional<game::Seat> next;
    for (game::Seat const seat : asked_about_draw(session()))
        if (!next && session().is_bot(seat) && !guests_.at(static_cast<std::size_t>(seat)).player)
            next = seat;
    if (answering_ && answering_ == next) return;
    drawer_->stop();
    answering_ = next;
    if (!next) return;
    auto question = draw_question(session());
    if (!question) return answer(*next, std::nullopt);
    drawer_->start(*std::move(question), [this, seat = *next](game::Told const& told) {
        if (!is_last(told)) return;
        auto const* const found = std::get_if<game::Answer>(&told);
        bool const has_line = found != nullptr && !found->lines.empty();
        answer(seat, has_line ? std::optional(found->lines.front()) : std::nullopt);
    });
}

void Desk::answer(game::Seat seat, std::optional<game::AnalysisLine> const& best) {
    answering_.reset();
    receive(session::AnswerDraw{seat, accepts_draw(session(), seat, best)});
}

Result<Done> Desk::advise(game::StatePtr state) {
    auto const bots = session().game().bots();
    if (bots.empty()) return error(msg("no computer plays this game"));
    game::Question question;
    question.game = &session().game();
    question.state = state;
    question.bot = bots.back().key;
    question.settings.seed = session().setup().seed;
    question.task.limits.move_time = std::chrono::seconds(1);
    advice_ = Advice{question.bot, std::move(state), 0, {}};
    adviser_->start(std::move(question), [this](game::Told const& told) { hear_advice(told); });
    return Done{};
}

void Desk::hear_advice(game::Told const& told) {
    if (auto const* const thought = std::get_if<game::Thought>(&told))
        advice_->thoughts.push_back(*thought);
    if (!is_last(told)) return;
    Update update;
    update.advice = std::exchange(advice_, std::nullopt);
    if (auto const* const answer = std::get_if<game::Answer>(&told))
        update.advice->action = answer->action;
    tell(update);
}

} // namespace damier::play
