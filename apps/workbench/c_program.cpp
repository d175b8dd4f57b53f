#include "apps/workbench/c_program.hpp"

#include "apps/workbench/memory_file.hpp"
#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::workbench {

CProgram::CProgram(Sandbox const& sandbox, std::string name, std::vector<HandedFile> files,
                   std::string harness)
    : Program(sandbox), name_(std::move(name)), files_(std::move(files)) {
    files_.push_back({"harness.c", std::move(harness)});
}

Result<Done> CProgram::prepare(std::span<std::string_view const> functions,
                               std::stop_token const& stop) {
    if (installed("gcc").empty())
        return error(msg("gcc is not installed: nothing can be compiled"));
    if (Result<Done> const made = make_folder(); !made) return made;
    for (HandedFile const& file : files_)
        if (Result<Done> const is_written = folder().write(file.name, file.bytes); !is_written)
            return is_written;

    Said const plain = tool("gcc", {"-Wall", "-std=c17", "-c", name_, "-o", "plain.o"}, stop);
    compiled_.is_compiled = plain.is_good;
    compiled_.messages = plain.messages;
    if (!plain.is_good) return Done{};

    std::set<std::string> callable = defined(functions, stop);
    if (Said const whole = build(callable, false, stop); !whole.is_good) {
        // One function in another form must not take the others with it.
        compiled_.messages += whole.messages;
        std::set<std::string> good;
        for (std::string const& function : callable)
            if (build({function}, true, stop).is_good) good.insert(function);
        callable = build(good, false, stop).is_good ? good : std::set<std::string>();
    }
    compiled_.functions = std::move(callable);
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
    return {ending.how == Ending::How::ended && ending.code == 0, output.contents(1 << 20),
            messages.contents(most_messages)};
}

// The functions that the file defines, by the list of the linker's names, and the structures: those
// are in no list, but can be used.
std::set<std::string> CProgram::defined(std::span<std::string_view const> functions,
                                        std::stop_token const& stop) const {
    std::set<std::string> found;
    std::string const names = tool("nm", {"plain.o"}, stop).output;
    for (std::string_view const line : split(names, '\n')) {
        std::vector<std::string_view> const parts = words(line);
        if (parts.size() == 3 && to_lower(parts[1]) == "t"
            && std::ranges::find(functions, parts[2]) != functions.end())
            found.emplace(parts[2]);
    }
    for (std::string_view const name : functions)
        if (name.ends_with("_t") && build({std::string(name)}, true, stop).is_good)
            found.emplace(name);
    return found;
}

// The program around `functions`, linked without shared libraries: so it has no file to open.
CProgram::Said CProgram::build(std::set<std::string> const& functions, bool is_trial,
                               std::stop_token const& stop) const {
    std::vector<std::string> arguments{"-std=gnu17", "-w", "harness.c"};
    for (std::string const& function : functions) arguments.push_back("-DTEST_" + function);
    if (is_trial)
        arguments.emplace_back("-fsyntax-only");
    else
        arguments.insert(arguments.end(), {"-static", "-o", "program", "-lm"});
    return tool("gcc", std::move(arguments), stop);
}

} // namespace damier::workbench
