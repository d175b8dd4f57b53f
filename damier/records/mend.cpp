#include "damier/records/mend.hpp"

#include "damier/base/text.hpp"
#include "damier/pdn/writer.hpp"
#include "damier/records/notes.hpp"
#include "damier/records/tags.hpp"

#include <algorithm>

namespace damier::records {

namespace {

// The times of a move as the comments write them.
std::vector<std::string> times_of(pdn::Notes const& notes) {
    std::vector<std::string> times;
    for (auto const* const comments : {&notes.before, &notes.after})
        for (pdn::Comment const& comment : *comments)
            for (pdn::Command const& command : comment.commands)
                if (command.name == "clk" || command.name == "emt")
                    times.push_back(command.name + ' ' + command.value);
    std::ranges::sort(times);
    return times;
}

long changed_times(pdn::Game const& game) {
    long changed = 0;
    for (pdn::Game::Node node = 0; node <= game.size(); ++node) {
        pdn::Notes const& notes = game.notes(node);
        if (times_of(notes) != times_of(write_notes(read_notes(notes)))) ++changed;
    }
    return changed;
}

void mend_time_control(Record& record, std::vector<Message>& changes) {
    for (pdn::Tag& tag : record.tags) {
        if (tag.name != "TimeControl") continue;
        auto const control = session::read_pdn_time_control(tag.value);
        auto const text = control ? session::to_pdn(*control) : std::nullopt;
        if (!text || *text == tag.value || tag.value == "?") continue;
        changes.emplace_back(msg("the tag {} was «{}» and is «{}» now"), tag.name, tag.value,
                             *text);
        tag.value = *text;
    }
}

game::State const& last_of(Record const& record) {
    return *record.tree.node(record.tree.main_line().back()).state;
}

// Reading it again must give the same game with the same lines.
bool says_the_same(ReadGames const& again, Record const& record) {
    if (again.games.size() != 1 || !again.games[0].record) return false;
    Record const& other = *again.games[0].record;
    return other.game == record.game && other.tree.size() == record.tree.size()
           && last_of(other).text() == last_of(record).text() && other.result == record.result;
}

void read_again(ReadGames const& again, Mended& mended) {
    for (Problem const& problem : again.problems) mended.remains.push_back(problem.error.message);
}

} // namespace

bool is_mended(Problem const& problem, Mended const& copy) {
    return problem.severity == pdn::Severity::warning && !problem.is_final
           && std::ranges::find(copy.remains, problem.error.message) == copy.remains.end();
}

Result<Mended> mend(FileGame const& game, pdn::Game const& original, Catalogue catalogue) {
    Mended mended;
    if (!game.record) {
        mended.text = pdn::write(game.text);
        read_again(read_games(mended.text, catalogue), mended);
        return mended;
    }
    Record record = *game.record;
    mend_time_control(record, mended.changes);
    if (long const times = changed_times(original); times > 0)
        mended.changes.push_back(counted(times, "the time of {} move is written in the usual form",
                                         "the times of {} moves are written in the usual form",
                                         times));
    if (auto const added = complete_tags(record); !added.empty())
        mended.changes.push_back(counted(static_cast<long>(added.size()), "this tag was added: {}",
                                         "these tags were added: {}", join(added, ", ")));
    if (record.guess && !original.tag(guess_mark))
        mended.changes.emplace_back(
            msg("the tag GameType is a guess, and the tag {} says so; --variant makes it certain"),
            guess_mark);
    mended.text = write(record);
    ReadGames const again =
        read_games(mended.text, catalogue, record.guess ? "" : record.setup.game);
    if (!says_the_same(again, record))
        return error(msg("this game could not be mended; it is written as it was"));
    read_again(again, mended);
    return mended;
}

} // namespace damier::records
