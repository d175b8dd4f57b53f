#include "apps/page/voice.hpp"

#include <nlohmann/json.hpp>

namespace damier::page {

namespace {

Json said(std::string const& text, bool is_refusal, std::vector<game::Cell> const& cells) {
    return {{"kind", "said"}, {"text", text}, {"refused", is_refusal}, {"cells", cells}};
}

} // namespace

void Voice::say(Message const& sentence) const { tell_(said(tr(sentence), false, {})); }
void Voice::refuse(Message const& reason, std::vector<game::Cell> const& cells) const {
    tell_(said(tr(reason), true, cells));
}
void Voice::refuse(Error const& reason) const { tell_(said(tr(reason), true, {})); }

} // namespace damier::page
