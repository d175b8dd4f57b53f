#include "apps/lab/ground_code.hpp"

#include "damier/draughts/rules/list.hpp"

namespace damier::lab {

Ground const* find_ground(std::string_view variant) {
    static std::vector<std::unique_ptr<Ground>> const grounds = [] {
        std::vector<std::unique_ptr<Ground>> all;
        draughts::rules::All::for_each_law(
            [&]<draughts::Law const & L>(draughts::Rules const& rules) {
                all.push_back(std::make_unique<LawGround<L>>(rules));
            });
        return all;
    }();
    for (auto const& ground : grounds)
        if (ground->rules().text().key() == variant) return ground.get();
    return nullptr;
}

} // namespace damier::lab
