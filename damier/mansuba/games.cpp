#include "damier/mansuba/games.hpp"

#include "damier/base/text.hpp"
#include "damier/mansuba/bots.hpp"
#include "damier/mansuba/mansuba_state.hpp"
#include "damier/mansuba/text.hpp"

#include <array>

namespace damier::mansuba {

namespace {

using game::Option;
using game::Options;

std::vector<std::string> const& switch_choices() {
    static std::vector<std::string> const choices{"yes", "no"};
    return choices;
}
// In the assignment's game every switch may be left to the preset.
std::vector<std::string> preset_or(std::vector<std::string> choices) {
    choices.insert(choices.begin(), "preset");
    return choices;
}

std::vector<Option> size_options(std::string width, std::string height) {
    return {{"width", msg("Columns"), {}, least_size, most_size, std::move(width)},
            {"height", msg("Rows"), {}, least_size, most_size, std::move(height)}};
}

std::vector<Option> end_options(std::string victory) {
    return {{"victory", msg("Victory"), {"simple", "complex"}, 0, 0, std::move(victory)},
            {"turns", msg("Maximum of turns (0: twice the places)"), {}, 0, most_turns, "0"},
            {"first", msg("First player"), {"random", "white", "black"}, 0, 0, "random"}};
}

std::vector<Option> report_options(World world) {
    bool const is_classic = world == World::classic;
    auto options = size_options("10", "10");
    // On the chess-board a bishop of the first player may stand on a goal after a single move:
    // simple victory is no game there.
    std::string const victory = world == World::chess ? "complex" : "simple";
    for (Option& option : end_options(victory)) options.push_back(std::move(option));
    options.push_back({"pieces", msg("Pieces"),
                       is_classic
                           ? std::vector<std::string>{"pawns", "towers", "elephants", "mixed"}
                           : std::vector<std::string>{"pawns", "mixed"},
                       0, 0, is_classic ? "pawns" : "mixed"});
    options.push_back({"jumps", msg("Jumps"), {"multiple", "single", "none"}, 0, 0, "multiple"});
    options.push_back({"retreat", msg("Pieces may go back"), switch_choices(), 0, 0, "no"});
    if (world == World::chess) return options;
    options.push_back({"capture", msg("Captures"), switch_choices(), 0, 0, "yes"});
    options.push_back(
        {"same-sort", msg("Capture of the same sort only"), switch_choices(), 0, 0, "no"});
    options.push_back(
        {"safe-places", msg("Initial places are safe"), switch_choices(), 0, 0, "yes"});
    options.push_back({"escapes", msg("Prisoners may escape"), switch_choices(), 0, 0, "no"});
    return options;
}

std::vector<Option> assignment_options() {
    auto options = size_options("5", "4");
    options.insert(options.begin(),
                   {"preset", msg("Preset"), {"complet", "dames-chinoises"}, 0, 0, "complet"});
    for (Option& option : end_options("simple")) options.push_back(std::move(option));
    options.push_back(
        {"terrain", msg("Neighbour relation"),
         preset_or({"changing", "classic", "triangular", "four", "torus", "cylinder"}), 0, 0,
         "preset"});
    options.push_back({"third",
                       msg("Third relation of the changing terrain"),
                       {"cylinder", "torus", "four"},
                       0,
                       0,
                       "cylinder"});
    options.push_back({"period",
                       msg("Turns between two terrains (0: square root of the maximum)"),
                       {},
                       0,
                       most_turns,
                       "0"});
    options.push_back({"pieces", msg("Pieces"),
                       preset_or({"pawns", "towers", "elephants", "mixed"}), 0, 0, "preset"});
    options.push_back({"jumps", msg("Jumps"), {"multiple", "single", "none"}, 0, 0, "multiple"});
    auto const add_switch = [&](std::string key, std::string_view name) {
        options.push_back({std::move(key), name, preset_or(switch_choices()), 0, 0, "preset"});
    };
    add_switch("retreat", msg("Pieces may go back"));
    add_switch("capture", msg("Captures"));
    add_switch("same-sort", msg("Capture of the same sort only"));
    add_switch("safe-places", msg("Initial places are safe"));
    add_switch("escapes", msg("Prisoners may escape"));
    return options;
}

void set_switch(Options const& options, std::string const& key, bool& value) {
    auto const found = options.find(key);
    if (found != options.end() && found->second != "preset") value = found->second == "yes";
}

void set_terrain(Options const& options, Rules& rules) {
    std::string const& terrain = options.at("terrain");
    if (terrain == "changing" || (terrain == "preset" && rules.relations.size() > 1))
        rules.relations = {Relation::classic, Relation::triangular,
                           *from_name<Relation>(options.at("third"), relation_names)};
    else if (terrain != "preset")
        rules.relations = {*from_name<Relation>(terrain, relation_names)};
    int const period = static_cast<int>(*to_integer(options.at("period")));
    if (rules.relations.size() == 1)
        rules.period = 0;
    else
        rules.period = period != 0 ? period : standard_period(rules.max_turns);
}

// The options are complete and well formed; whether they go together check() tells.
void apply(Options const& options, Rules& rules) {
    rules.victory = *from_name<Victory>(options.at("victory"), victory_names);
    rules.first = *from_name<First>(options.at("first"), first_names);
    rules.jumps = *from_name<Jumps>(options.at("jumps"), jumps_names);
    if (int const turns = static_cast<int>(*to_integer(options.at("turns"))); turns != 0)
        rules.max_turns = turns;
    if (std::string const& pieces = options.at("pieces"); pieces != "preset") {
        bool const is_classic = rules.world == World::classic;
        rules.has_towers = is_classic && (pieces == "towers" || pieces == "mixed");
        rules.has_elephants = is_classic && (pieces == "elephants" || pieces == "mixed");
        rules.has_bishops = !is_classic && pieces == "mixed";
    }
    set_switch(options, "retreat", rules.retreat);
    set_switch(options, "capture", rules.capture);
    set_switch(options, "same-sort", rules.same_sort);
    set_switch(options, "safe-places", rules.safe_places);
    set_switch(options, "escapes", rules.escapes);
}

std::vector<Message> rule_sentences(std::optional<World> world) {
    std::vector<std::string_view> all{
        msg("White starts on the left column and runs to the right, black the other way round."),
        msg("Simple victory: a piece on one of your goals. Complex victory: all your goals "
            "covered."),
        msg("A pawn goes to a neighbouring place or jumps over a piece of either side, which "
            "stays. It "
            "may go on jumping, never twice to the same place, and stop after any jump."),
        msg("When the turns run out there is no winner. A player who cannot move passes.")};
    auto const add = [&](std::initializer_list<std::string_view> more) {
        all.insert(all.end(), more.begin(), more.end());
    };
    if (world == World::chess)
        add({msg("Neighbours are the four diagonal places. The sides stand on different colours "
                 "and "
                 "never meet. The goals are the places of your colour in the other side's column."),
             msg("A bishop slides along the diagonals.")});
    else
        add({msg("A move that ends on an enemy takes him prisoner, but not on an initial place."),
             msg("The goals are the initial places of the other side.")});
    if (world == World::triangular)
        add({msg("Neighbours are the four diagonal places and those two rows above and below."),
             msg("A bishop slides along the diagonals.")});
    if (world == World::classic || !world)
        add({msg("A tower slides in straight lines."),
             msg("An elephant makes two straight steps, also round a corner, even over a piece.")});
    if (world)
        add({msg("Pieces never go back.")});
    else
        add({msg("Instead of moving you may try to free a prisoner if the place where it was taken "
                 "is "
                 "empty; half of the attempts succeed."),
             msg("Which places are neighbours changes at random as the game goes on.")});
    return {all.begin(), all.end()};
}

class MansubaGame final : public game::Game {
public:
    MansubaGame(std::string_view key, std::string_view name, std::string_view summary,
                std::optional<World> world) // none: the assignment's game
        : key_(key),
          name_(name),
          summary_(summary),
          world_(world),
          options_(world ? report_options(*world) : assignment_options()) {}

    std::string_view key() const override { return key_; }
    std::string_view name() const override { return name_; }
    Message summary() const override { return Message(summary_); }
    std::span<Option const> options() const override { return options_; }
    std::span<game::BotKind const> bots() const override {
        static std::array<game::BotKind, 4> const kinds{{{"random", msg("random")},
                                                         {"greedy", msg("greedy")},
                                                         {"sorted", msg("sorts its moves")},
                                                         {"strong", msg("strong")}}};
        return kinds;
    }

    std::vector<Message> law() const override { return rule_sentences(world_); }

    Result<game::StatePtr> start(Options const& given, std::uint64_t seed) const override {
        Result<Options> const options = game::complete(given, options_);
        if (!options) return options.error();
        Rules const rules = rules_for(*options);
        if (Result<Done> const good = check(rules); !good) return good.error();
        Random random(seed);
        Side first = rules.first == First::black ? black : white;
        if (rules.first == First::random) first = random.coin() ? white : black;
        SettingPtr const setting = make_setting(key_, name_, rules);
        return game::StatePtr(std::make_shared<MansubaState const>(
            setting, initial_position(setting->board, first), random));
    }

    Result<game::StatePtr> read(std::string_view text) const override {
        return read_text(text, key_, name_);
    }

    Result<game::BotPtr> make_bot(std::string_view kind, std::uint64_t seed) const override {
        if (kind == "random") return make_random_bot(seed);
        if (kind == "greedy") return make_greedy_bot(seed);
        if (kind == "sorted") return make_sorted_bot(seed);
        if (kind == "strong") return make_strong_bot(seed);
        return error(msg("no player «{}» here; there are: random, greedy, sorted, strong"), kind);
    }

private:
    Rules rules_for(Options const& options) const {
        int const width = static_cast<int>(*to_integer(options.at("width")));
        int const height = static_cast<int>(*to_integer(options.at("height")));
        if (world_) {
            Rules rules = report_rules(*world_, width, height);
            apply(options, rules);
            return rules;
        }
        Rules rules = options.at("preset") == "complet" ? full_rules(width, height)
                                                        : chinese_rules(width, height);
        // Without captures nobody is a prisoner: the preset's escapes go with its captures.
        if (options.at("capture") == "no") rules.escapes = false;
        apply(options, rules);
        set_terrain(options, rules);
        return rules;
    }

    std::string_view key_, name_, summary_;
    std::optional<World> world_;
    std::vector<Option> options_;
};

} // namespace

std::span<game::Game const* const> games() {
    static MansubaGame const classic(
        "mansuba", msg("Mansuba"),
        msg("Run, jump and capture across the board to the other side's places."), World::classic);
    static MansubaGame const triangular(
        "mansuba-triangulaire", msg("Mansuba, triangular"),
        msg("Mansuba on a board where every place has six neighbours, with bishops."),
        World::triangular);
    static MansubaGame const chess(
        "mansuba-echecs", msg("Mansuba, chess-board"),
        msg("Mansuba along the diagonals: a race between two sides that never meet."),
        World::chess);
    static MansubaGame const enseirb(
        "mansuba-enseirb", msg("Mansuba, ENSEIRB"),
        msg("Mansuba with all directions, escapes, and a terrain that changes."), std::nullopt);
    static std::array<game::Game const*, 4> const all{&classic, &triangular, &chess, &enseirb};
    return all;
}

} // namespace damier::mansuba
