#include "apps/workbench/c_program.hpp"

#include "apps/workbench/memory_file.hpp"
#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::workbench {

CProgram::CProgram(Sandbox const& sandbox, Kit const& kit, std::vector<HandedFile> files,
                   std::vector<std::string> sources)
    : Program(sandbox), kit_(kit), files_(std::move(files)), sources_(std::move(sources)) {
    files_.push_back({"harness.c", std::string(kit_.harness)});
    // Headers are found wherever they lie, as the course's Makefile sees to.
    std::set<std::string> folders;
    for (HandedFile const& file : files_)
        if (file.name.ends_with(".h") && file.name.find('/') != std::string::npos)
            folders.insert(file.name.substr(0, file.name.rfind('/')));
    for (std::string const& folder : folders) kit_.arguments.push_back("-I./" + folder);
}

Result<Done> CProgram::prepare(std::span<std::string_view const> functions,
                               std::stop_token const& stop) {
    if (installed("gcc").empty())
        return error(msg("gcc is not installed: nothing can be compiled"));
    if (Result<Done> const made = make_folder(); !made) return made;
    for (HandedFile const& file : files_)
        if (Result<Done> const is_written = folder().write(file.name, file.bytes); !is_written)
            return is_written;

    Said const alone = compile_alone(stop);
    compiled_.is_compiled = alone.is_good;
    compiled_.messages = alone.messages;
    if (!alone.is_good) return Done{};

    compiled_.defined = defined(stop);
    Uses const uses = kit_.forms.empty() ? find_imposed(functions, stop) : find_forms(stop);
    if (Said const whole = build(uses, false, stop); whole.is_good)
        for (auto const& [name, use] : uses) compiled_.functions.insert(name);
    else
        compiled_.messages += whole.messages;
    return Done{};
}

Job CProgram::job() const {
    Job job;
    job.command = {(folder().path() / "program").string()};
    job.folder = folder().path();
    return job;
}

CProgram::Said CProgram::tool(std::string_view name, std::vector<std::string> arguments,
                              std::stop_token const& stop) const {
    constexpr std::size_t most_messages = 8000; // enough to see what is wrong
    MemoryFile const output, messages;
    Job job;
    job.policy = Policy::compiler;
    job.command = {installed(name)};
    job.command.insert(job.command.end(), arguments.begin(), arguments.end());
    job.folder = folder().path();
    job.files = {-1, output.descriptor(), messages.descriptor(), -1, -1};
    job.seconds = 20;
    job.megabytes = 1500;
    job.output_megabytes = 64;
    Ending const ending = sandbox().run(job, stop);
    return {ending.how == Ending::How::ended && ending.code == 0,
            ending.how == Ending::How::out_of_time, output.contents(1 << 20),
            messages.contents(most_messages)};
}

// A file's name could be an option: with its folder it is none.
CProgram::Said CProgram::compile_alone(std::stop_token const& stop) const {
    std::vector<std::string> arguments{"-Wall", "-std=c17", "-c"};
    arguments.insert(arguments.end(), kit_.arguments.begin(), kit_.arguments.end());
    for (std::string const& source : sources_) arguments.push_back("./" + source);
    return tool("gcc", std::move(arguments), stop);
}

// The functions that the files define, by the list of the linker's names.
std::set<std::string> CProgram::defined(std::stop_token const& stop) const {
    std::vector<std::string> objects;
    for (std::string const& source : sources_) {
        std::string const base = source.substr(source.rfind('/') + 1);
        objects.push_back("./" + base.substr(0, base.rfind('.')) + ".o");
    }
    std::set<std::string> found;
    std::string const names = tool("nm", std::move(objects), stop).output;
    for (std::string_view const line : split(names, '\n')) {
        std::vector<std::string_view> const parts = split_at_blanks(line);
        if (parts.size() == 3 && to_lower(parts[1]) == "t") found.emplace(parts[2]);
    }
    return found;
}

// One function in another form must not take the others with it.
CProgram::Uses CProgram::find_imposed(std::span<std::string_view const> functions,
                                      std::stop_token const& stop) {
    Uses all;
    for (std::string_view const function : functions)
        if (compiled_.defined.contains(std::string(function))) all.emplace(function, "1");
    Said const whole = build(all, true, stop);
    if (whole.is_good) return all;
    compiled_.messages += whole.messages;
    Uses good;
    for (auto const& one : all) {
        Said const said = build({one}, true, stop);
        if (said.is_late) break; // as all would be
        if (said.is_good) good.insert(one);
    }
    return good;
}

CProgram::Uses CProgram::find_forms(std::stop_token const& stop) const {
    Uses good;
    for (Form const& form : kit_.forms) {
        if (!form.is_hidden && !compiled_.defined.contains(std::string(form.name))) continue;
        for (std::string_view const use : form.uses) {
            Uses trial = good;
            trial.emplace(form.name, use);
            Said const said = build(trial, true, stop);
            if (said.is_late) return good; // as all would be
            if (!said.is_good) continue;
            good = std::move(trial);
            break;
        }
    }
    return good;
}

// The program around what is used, linked without shared libraries: so it has no file to open.
CProgram::Said CProgram::build(Uses const& uses, bool is_trial, std::stop_token const& stop) const {
    std::vector<std::string> arguments{"-std=gnu17", "harness.c"};
    arguments.insert(arguments.end(), kit_.arguments.begin(), kit_.arguments.end());
    for (auto const& [name, use] : uses) {
        arguments.push_back("-DTEST_");
        arguments.back().append(name).append("=").append(use);
    }
    // Where forms are tried, the harness makes errors of some warnings.
    if (!is_trial || kit_.forms.empty()) arguments.emplace_back("-w");
    if (is_trial)
        arguments.emplace_back("-fsyntax-only");
    else
        arguments.insert(arguments.end(), {"-static", "-o", "program", "-lm"});
    return tool("gcc", std::move(arguments), stop);
}

} // namespace damier::workbench
