// How the desk speaks to the page: messages as JSON objects, sentences in the reader's language.
#pragma once

#include "apps/page/language.hpp"
#include "damier/game/state.hpp"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <vector>

namespace damier::page {

using Json = nlohmann::json;

class Voice {
public:
    using Tell = std::function<void(Json const&)>;

    explicit Voice(Tell tell) : tell_(std::move(tell)) {}

    void use(Language language) { language_ = std::move(language); }
    void tell(Json const& message) const { tell_(message); }
    void say(Message const& sentence) const;
    // What was wrong, and the cells that it is about.
    void refuse(Message const& reason, std::vector<game::Cell> const& cells = {}) const;
    void refuse(Error const& reason) const;

    template <class T> std::string tr(T const& text) const { return language_.tr(text); }

private:
    Tell tell_;
    Language language_;
};

} // namespace damier::page
