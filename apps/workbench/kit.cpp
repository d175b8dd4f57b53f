#include "apps/workbench/kit.hpp"

#include "damier/base/text.hpp"
#include "damier/classroom/mansuba/course.hpp"
#include "damier/classroom/multidames/course.hpp"
#include "damier/classroom/ulb/course.hpp"

#include "harness_texts.hpp"

namespace damier::workbench {

namespace {

Result<Kit> multidames_kit(game::Options const& options) {
    std::vector<game::Option> declared;
    for (auto const& some : {multidames::colour_options(), multidames::rule_options()})
        declared.insert(declared.end(), some.begin(), some.end());
    Result<game::Options> const chosen = game::complete(options, declared);
    if (!chosen) return chosen.error();
    auto const colours =
        multidames::colours_of(*chosen, classroom::course_size, multidames::most_seats);
    if (!colours) return colours.error();
    Kit kit;
    kit.course = classroom::multidames_course({multidames::rules_of(*chosen), *colours});
    kit.main_file = "multi_dames.c";
    kit.readme = "LisezMoi";
    kit.harness = harness_multidames;
    return kit;
}

Kit ulb_kit() {
    Kit kit;
    kit.course = classroom::ulb_course();
    kit.language = Language::python;
    kit.main_file = "draughtsFunctions.py";
    kit.may_have_more = true;
    kit.harness = harness_ulb;
    return kit;
}

Kit mansuba_kit() {
    Kit kit;
    kit.course = classroom::mansuba_course();
    kit.main_file = "every_part.c";
    kit.may_have_more = kit.is_of_parts = true;
    kit.harness = harness_mansuba;
    kit.forms = mansuba_forms();
    kit.arguments = {"-DWIDTH=10", "-DHEIGHT=10"};
    return kit;
}

} // namespace

std::vector<std::string> kit_names() { return {"multidames", "ulb", "mansuba"}; }

Result<Kit> find_kit(std::string_view course, game::Options const& options) {
    if (course == "multidames") return multidames_kit(options);
    if (!options.empty())
        return error(msg("only the rules of MultiDames can be varied, not those of «{}»"), course);
    if (course == "ulb") return ulb_kit();
    if (course == "mansuba") return mansuba_kit();
    return error(msg("there is no course «{}»; there are: {}"), course, join(kit_names(), ", "));
}

} // namespace damier::workbench
