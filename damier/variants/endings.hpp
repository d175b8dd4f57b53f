// The endings of a rule set, known by its tables, as those who learn them see them.
#pragma once

#include "damier/game/endings.hpp"
#include "damier/variants/variant.hpp"

namespace damier::variants {

class VariantEndings final : public game::Endings {
public:
    explicit VariantEndings(Variant const& variant) : variant_(variant) {}

    std::vector<std::string> classes() const override;
    Result<std::string> prepare(std::string_view name, std::stop_token stop) const override;
    Result<game::StatePtr> random(std::string_view name, game::Known::Value value,
                                  std::uint64_t seed) const override;
    Result<game::Known> look_up(game::State const& state) const override;

private:
    Variant const& variant_;
};

} // namespace damier::variants
