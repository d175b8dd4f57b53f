// damier classroom tests: cases of the imposed functions as files for an automatic judge.
#include "apps/damier/classroom/command.hpp"
#include "apps/text/print.hpp"
#include "apps/workbench/kit.hpp"
#include "damier/base/output_file.hpp"
#include "damier/base/text.hpp"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>

namespace damier::program {

namespace {

namespace fs = std::filesystem;
using classroom::Case;
using classroom::Difficulty;

constexpr std::array<std::string_view, 3> difficulty_names{"easy", "medium", "hard"};

struct TestsRequest {
    std::vector<std::string> rules;
    std::string folder, course = "multidames", difficulty = "all";
    std::vector<std::string> functions;
    int count = 10;
    std::uint64_t seed = 1;
    bool as_json = false;
};

struct NamedCase {
    std::string name, difficulty; // jeu_capturer-easy-01
    Case one;
};

Result<std::vector<NamedCase>> make_cases(TestsRequest const& request) {
    Result<workbench::Kit> const kit = classroom_kit(request.course, request.rules);
    if (!kit) return kit.error();
    auto const known = kit->course->functions();
    for (std::string const& function : request.functions)
        if (std::ranges::find(known, function) == known.end()) {
            std::vector<std::string> const names(known.begin(), known.end());
            return error(msg("the course has no function «{}»; it has: {}"), function,
                         join(names, ", "));
        }
    std::vector<NamedCase> all;
    for (std::string_view const function : known) {
        if (!request.functions.empty()
            && std::ranges::find(request.functions, function) == request.functions.end())
            continue;
        auto const references = kit->course->references(function);
        for (std::size_t i = 0; i < references.size(); ++i)
            all.push_back(
                {fmt::format("{}-reference-{:03}", function, i + 1), "reference", references[i]});
        for (std::size_t d = 0; d < difficulty_names.size(); ++d) {
            if (request.difficulty != "all" && request.difficulty != difficulty_names[d]) continue;
            auto const some = kit->course->random(function, static_cast<Difficulty>(d),
                                                  request.count, request.seed);
            for (std::size_t i = 0; i < some.size(); ++i)
                all.push_back({fmt::format("{}-{}-{:0{}}", function, difficulty_names[d], i + 1,
                                           std::to_string(request.count).size()),
                               std::string(difficulty_names[d]), some[i]});
        }
    }
    return all;
}

void print_cases(std::vector<NamedCase> const& all) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (NamedCase const& one : all)
        list.push_back({{"name", one.name},
                        {"function", one.one.function},
                        {"difficulty", one.difficulty},
                        {"input", one.one.input},
                        {"expected", one.one.expected}});
    text::print("{}\n", list.dump(2));
}

Result<Done> write_cases(fs::path const& folder, std::vector<NamedCase> const& all) {
    std::error_code failed;
    if (fs::exists(folder) && !(fs::is_directory(folder) && fs::is_empty(folder, failed)))
        return error(msg("«{}» already exists and is not an empty folder"), folder.string());
    fs::create_directories(folder, failed);
    if (failed) return error(msg("the folder «{}» cannot be made"), folder.string());
    for (NamedCase const& one : all)
        for (auto const& [ending, text] :
             {std::pair{".in", &one.one.input}, {".out", &one.one.expected}}) {
            fs::path const path = folder / (one.name + ending);
            if (auto const done = write_file(path, *text, Replace::no); !done) return done;
        }
    return Done{};
}

int run_tests(TestsRequest const& request) {
    Result<std::vector<NamedCase>> const all = make_cases(request);
    if (!all) {
        complain(all.error());
        return bad_input;
    }
    if (request.as_json) {
        print_cases(*all);
        return success;
    }
    if (request.folder.empty()) {
        complain(Message(msg("a folder for the cases is needed, or --json")));
        return bad_input;
    }
    if (Result<Done> const done = write_cases(request.folder, *all); !done) {
        complain(done.error());
        return failure;
    }
    text::print("{}\n", text::tr(counted(static_cast<long>(all->size()), "{} case in «{}»",
                                         "{} cases in «{}»", all->size(), request.folder)));
    return success;
}

} // namespace

void add_classroom_tests(CLI::App& app, int& exit_code) {
    CLI::App& command =
        *app.add_subcommand("tests", "Write cases of the imposed functions for an automatic judge");
    auto const request = std::make_shared<TestsRequest>();
    command.add_option("folder", request->folder, "a new folder for NAME.in and NAME.out");
    command.add_option("--course", request->course, "multidames, ulb or mansuba")
        ->check(one_of(workbench::kit_names()));
    command.add_option("--option", request->rules, "an option of the game as key=value")
        ->expected(1)
        ->take_all();
    command.add_option("--function", request->functions, "only this function; may be repeated")
        ->expected(1)
        ->take_all();
    command.add_option("--difficulty", request->difficulty, "easy, medium, hard or all")
        ->check(one_of({"easy", "medium", "hard", "all"}));
    command.add_option("--count", request->count, "cases for each function and difficulty")
        ->check(in_range(1, 9999));
    command.add_option("--seed", request->seed, "seed of the random cases");
    command.add_flag("--json", request->as_json, "for programs");
    on_run(command, exit_code, [request] { return run_tests(*request); });
}

} // namespace damier::program
