#include "apps/page/guide.hpp"

#include "apps/page/words.hpp"
#include "damier/base/text.hpp"
#include "damier/catalogue/families.hpp"
#include "damier/session/time_control.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace damier::page {

void Guide::tell_words() const {
    Json all = Json::object();
    for (Word const& word : words_of_page()) all[std::string(word.key)] = voice_.tr(word.text);
    voice_.tell({{"kind", "words"}, {"words", std::move(all)}});
}

void Guide::tell_games() const {
    auto const entry = [this](game::Game const* game) -> Json {
        return {{"key", game->key()},
                {"name", voice_.tr(game->name())},
                {"summary", voice_.tr(game->summary())}};
    };
    Json families = Json::array(), favourites = Json::array();
    for (catalogue::Family const& family : catalogue::families(catalogue_)) {
        Json games = Json::array();
        for (game::Game const* const game : family.games) games.push_back(entry(game));
        families.push_back({{"name", voice_.tr(family.name)}, {"games", std::move(games)}});
    }
    for (game::Game const* const game : catalogue::favourites(catalogue_))
        favourites.push_back(game->key());
    voice_.tell({{"kind", "games"}, {"families", std::move(families)}, {"favourites", favourites}});
}

void Guide::describe(std::string_view text) const {
    auto const parts = split_at_blanks(text);
    if (parts.empty()) return;
    auto const game = std::ranges::find(catalogue_, parts.front(), &game::Game::key);
    if (game == catalogue_.end())
        return voice_.refuse(
            error(msg("there is no game «{}»; «damier games» lists them"), parts.front()));
    game::Options options;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        std::size_t const sign = std::min(parts[i].find('='), parts[i].size());
        options.emplace(parts[i].substr(0, sign),
                        parts[i].substr(std::min(sign + 1, parts[i].size())));
    }
    auto const complete = game::complete(options, (*game)->options());
    if (!complete) return voice_.refuse(complete.error());
    auto const start = (*game)->start(*complete, 1);
    if (!start) return voice_.refuse(start.error());
    Json json{{"kind", "described"},
              {"key", (*game)->key()},
              {"name", voice_.tr((*game)->name())},
              {"summary", voice_.tr((*game)->summary())},
              {"law", Json::array()},
              {"options", Json::array()},
              {"bots", Json::array()},
              {"seats", Json::array()},
              {"values", *complete},
              {"arbitration", (*start)->arbitration() != nullptr}};
    for (Message const& sentence : (*game)->law()) json["law"].push_back(voice_.tr(sentence));
    for (game::Option const& option : (*game)->options()) {
        Json choices = Json::array();
        for (std::string_view const choice : option.choices)
            choices.push_back({choice, voice_.tr(choice)});
        json["options"].push_back({{"key", option.key},
                                   {"name", voice_.tr(option.name)},
                                   {"choices", std::move(choices)},
                                   {"least", option.least},
                                   {"most", option.most}});
    }
    for (game::BotKind const& bot : (*game)->bots())
        json["bots"].push_back(
            {{"key", bot.key},
             {"name", voice_.tr(Message(msg("Computer: {}"), Argument::translated(bot.name)))}});
    for (std::string_view const seat : (*start)->about().seats)
        json["seats"].push_back(voice_.tr(seat));
    voice_.tell(json);
}

void Guide::read_clock(std::string_view text) const {
    auto const controls = session::read_time_controls(text);
    voice_.tell({{"kind", "clock"},
                 {"text", controls ? session::to_text(*controls) : ""},
                 {"problem", controls ? "" : voice_.tr(controls.error())}});
}

} // namespace damier::page
