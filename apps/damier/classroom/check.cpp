// damier classroom check: checks what students hand in.
#include "apps/damier/classroom/command.hpp"
#include "apps/damier/interrupt.hpp"
#include "apps/damier/progress.hpp"
#include "apps/text/print.hpp"
#include "apps/workbench/report.hpp"
#include "damier/base/output_file.hpp"

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include <map>
#include <thread>

namespace damier::program {

namespace {

using workbench::Checked;

struct CheckRequest {
    std::vector<std::string> rules;
    std::vector<std::string> paths;
    std::string course = "multidames";
    workbench::Settings settings;
    int jobs = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    bool is_unsafe = false, as_json = false;
    std::string csv, html;
};

struct AllHanded {
    std::vector<workbench::Submission> submissions;
    bool is_class = false;
};

Result<AllHanded> read_all(CheckRequest const& request, workbench::Kit const& kit) {
    AllHanded all;
    all.is_class = request.paths.size() > 1;
    for (std::string const& path : request.paths) {
        Result<workbench::Handed> handed =
            workbench::read_handed(path, kit.main_file, kit.is_of_parts);
        if (!handed) return handed.error();
        all.is_class = all.is_class || handed->is_class;
        for (workbench::Submission& one : handed->all) all.submissions.push_back(std::move(one));
    }
    std::map<std::string, int> named; // marks go by name: nobody's may hide another's
    for (workbench::Submission& one : all.submissions)
        if (int const count = ++named[one.name]; count > 1)
            one.name.append(" (").append(std::to_string(count)).append(")");
    return all;
}

nlohmann::ordered_json json_of(Checked const& checked) {
    nlohmann::ordered_json functions = nlohmann::ordered_json::object();
    for (classroom::Tally const& one : checked.tallies)
        functions[one.function] = {{"passed", one.passed}, {"failed", one.failed}};
    nlohmann::ordered_json json{{"functions", functions}, {"mark", checked.mark}};
    if (std::string const remarks = workbench::remarks(checked); !remarks.empty())
        json["remarks"] = remarks;
    return json;
}

void print_json(std::vector<Checked> const& all, bool is_class) {
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    if (!is_class) json = json_of(all.front());
    if (is_class)
        for (Checked const& one : all) json[workbench::harmless(one.name)] = json_of(one);
    text::print("{}\n", json.dump(2));
}

void print_class(std::vector<Checked> const& all) {
    for (Checked const& one : all) {
        std::string const remarks = workbench::remarks(one);
        text::print("{:>5}  {}{}{}\n", workbench::mark_text(one.mark),
                    workbench::harmless(one.name), remarks.empty() ? "" : "  ", remarks);
    }
}

bool write_report(std::string const& path, std::string const& contents) {
    if (path.empty()) return true;
    Result<Done> const is_written = write_file(path, contents, Replace::yes);
    if (!is_written) complain(is_written.error());
    return static_cast<bool>(is_written);
}

int run_check(CheckRequest const& request) {
    Result<workbench::Kit> const kit = classroom_kit(request.course, request.rules);
    Result<AllHanded> const handed = kit ? read_all(request, *kit) : kit.error();
    if (!handed) {
        complain(handed.error());
        return bad_input;
    }
    Result<workbench::Sandbox> const sandbox = workbench::Sandbox::open(request.is_unsafe);
    if (!sandbox) {
        complain(sandbox.error());
        return failure;
    }
    std::vector<Checked> all;
    {
        notice_interrupt();
        std::stop_source stop;
        StopOnInterrupt const watch(stop);
        Progress bar(text::tr(msg("checked")), static_cast<long>(handed->submissions.size()));
        all = workbench::check_all(
            *sandbox, *kit, handed->submissions, request.settings, request.jobs,
            [&bar] { bar.advance(); }, stop.get_token());
    }
    if (interrupted) {
        complain(Message(msg("interrupted: nothing is written")));
        return failure;
    }
    if (!write_report(request.csv, workbench::in_csv(*kit, all))
        || !write_report(request.html, workbench::in_html(*kit, all)))
        return failure;
    if (request.as_json)
        print_json(all, handed->is_class);
    else if (handed->is_class)
        print_class(all);
    else
        text::print("{}", workbench::in_text(*kit, all.front()));
    bool const is_perfect = std::ranges::all_of(all, &Checked::is_perfect);
    return is_perfect ? success : failure;
}

} // namespace

Result<workbench::Kit> classroom_kit(std::string const& course,
                                     std::vector<std::string> const& rules) {
    game::Options options;
    for (std::string const& rule : rules) {
        std::size_t const sign = rule.find('=');
        if (sign == std::string::npos)
            return error(msg("an option is written as key=value, not «{}»"), rule);
        options[rule.substr(0, sign)] = rule.substr(sign + 1);
    }
    return workbench::find_kit(course, options);
}

void add_classroom_check(CLI::App& app, int& exit_code) {
    CLI::App& command = *app.add_subcommand(
        "check", "Check a file, a folder or a zip archive, of one student or of a class");
    command.alias("corriger");
    auto const request = std::make_shared<CheckRequest>();
    command.add_option("path", request->paths, "files, folders or archives")->required();
    command.add_option("--course", request->course, "multidames, ulb or mansuba")
        ->check(one_of(workbench::kit_names()));
    command.add_option("--option", request->rules, "an option of the game as key=value")
        ->expected(1)
        ->take_all();
    command
        .add_option("--cases", request->settings.cases.random_cases,
                    "random cases for each function, beside the fixed ones")
        ->check(in_range(0, 100'000));
    command.add_option("--seed", request->settings.cases.seed, "seed of the random cases");
    command.add_option("--jobs", request->jobs, "how many are checked at a time")
        ->check(in_range(1, 256));
    command
        .add_option("--time", request->settings.seconds,
                    "seconds of processor time for the calls of a function")
        ->check(in_range(1, 600));
    command.add_option("--memory", request->settings.megabytes, "megabytes of a checked program")
        ->check(in_range(16, 4096));
    command.add_flag("--json", request->as_json, "for programs");
    command.add_option("--csv", request->csv, "write the marks to this file");
    command.add_option("--html", request->html, "write the whole report to this file");
    command.add_flag("--unsafe", request->is_unsafe, "go on where the system has no sandbox");
    on_run(command, exit_code, [request] { return run_check(*request); });
}

void add_classroom(CLI::App& app, int& exit_code) {
    CLI::App& command =
        *app.add_subcommand("classroom", "Check what students hand in (French: classe)");
    command.alias("classe");
    command.require_subcommand(1);
    add_classroom_check(command, exit_code);
    add_classroom_tests(command, exit_code);
}

} // namespace damier::program
