// The games there are, what one of them asks before its start, and the words of the page.
#include "apps/page/bridge.hpp"
#include "apps/page/words.hpp"
#include "damier/base/text.hpp"
#include "damier/catalogue/families.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace damier::page {

void Bridge::use_catalogue(Rest bytes) {
    language_ = Language(bytes);
    told_board_ = nullptr;
    has_changed_ = true;
}

void Bridge::tell_words(Rest) {
    Json all = Json::object();
    for (Word const& word : words_of_page()) all[std::string(word.key)] = language_.tr(word.text);
    tell_({{"kind", "words"}, {"words", std::move(all)}});
}

void Bridge::tell_games(Rest) {
    auto const entry = [this](game::Game const* game) -> Json {
        Json json{{"key", game->key()},
                  {"name", language_.tr(game->name())},
                  {"summary", language_.tr(game->summary())}};
        if (auto const start = game->start({}, 1)) {
            game::About const& about = (*start)->about();
            json["size"] = std::to_string(about.columns) + "×" + std::to_string(about.rows);
        }
        return json;
    };
    Json families = Json::array(), favourites = Json::array();
    for (catalogue::Family const& family : catalogue::families(catalogue_)) {
        Json games = Json::array();
        for (game::Game const* const game : family.games) games.push_back(entry(game));
        families.push_back({{"name", language_.tr(family.name)}, {"games", std::move(games)}});
    }
    for (game::Game const* const game : catalogue::favourites(catalogue_))
        favourites.push_back(game->key());
    tell_({{"kind", "games"}, {"families", std::move(families)}, {"favourites", favourites}});
}

void Bridge::describe(Rest text) {
    auto const parts = words(text);
    if (parts.empty()) return;
    auto const game = std::ranges::find(catalogue_, parts.front(), &game::Game::key);
    if (game == catalogue_.end())
        return say(error(msg("there is no game «{}»; «damier games» lists them"), parts.front()));
    game::Options options;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        std::size_t const sign = std::min(parts[i].find('='), parts[i].size());
        options.emplace(parts[i].substr(0, sign),
                        parts[i].substr(std::min(sign + 1, parts[i].size())));
    }
    auto const complete = game::complete(options, (*game)->options());
    if (!complete) return say(complete.error());
    auto const start = (*game)->start(*complete, 1);
    if (!start) return say(start.error());
    Json json{{"kind", "described"},
              {"key", (*game)->key()},
              {"name", language_.tr((*game)->name())},
              {"summary", language_.tr((*game)->summary())},
              {"law", Json::array()},
              {"options", Json::array()},
              {"bots", Json::array()},
              {"seats", Json::array()},
              {"values", *complete},
              {"arbitration", (*start)->arbitration() != nullptr}};
    for (Message const& sentence : (*game)->law()) json["law"].push_back(language_.tr(sentence));
    for (game::Option const& option : (*game)->options())
        json["options"].push_back({{"key", option.key},
                                   {"name", language_.tr(option.name)},
                                   {"choices", option.choices},
                                   {"least", option.least},
                                   {"most", option.most}});
    for (game::BotKind const& bot : (*game)->bots())
        json["bots"].push_back(
            {{"key", bot.key},
             {"name", language_.tr(Message(msg("Computer: {}"), Argument::translated(bot.name)))}});
    for (std::string_view const seat : (*start)->about().seats)
        json["seats"].push_back(language_.tr(seat));
    tell_(json);
}

} // namespace damier::page
