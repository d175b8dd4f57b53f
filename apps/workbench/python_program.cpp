#include "apps/workbench/python_program.hpp"

#include "apps/workbench/memory_file.hpp"
#include "damier/base/text.hpp"

#include <algorithm>

namespace damier::workbench {

PythonProgram::PythonProgram(Sandbox const& sandbox, std::vector<HandedFile> files,
                             std::string main_file, std::string harness)
    : Program(sandbox),
      files_(std::move(files)),
      main_file_(std::move(main_file)),
      harness_(std::move(harness)) {}

Job PythonProgram::job() const {
    Job job;
    job.policy = Policy::interpreter;
    // Isolated from the user's own settings and packages, and without compiled files.
    job.command = {installed("python3"), "-I", "-S", "-B", "harness.py"};
    job.folder = folder().path();
    return job;
}

Result<Done> PythonProgram::prepare(std::span<std::string_view const> functions,
                                    std::stop_token const& stop) {
    if (installed("python3").empty())
        return error(msg("python3 is not installed: nothing can be checked"));
    if (Result<Done> const made = make_folder(); !made) return made;
    for (HandedFile const& file : files_) {
        if (!file.name.ends_with(".py")) continue;
        if (Result<Done> const is_written = folder().write(file.name, file.bytes); !is_written)
            return is_written;
    }
    if (Result<Done> const is_written = folder().write("harness.py", harness_); !is_written)
        return is_written;

    // Without cases the harness imports the module and lists its functions; or it says why it
    // cannot.
    MemoryFile const messages, nothing, names;
    Job import = job();
    import.megabytes = 512;
    import.files = {-1, -1, messages.descriptor(), nothing.descriptor(), names.descriptor()};
    Ending const ending = sandbox().run(import, stop);
    compiled_.is_compiled = ending.how == Ending::How::ended && ending.code == 0;
    compiled_.messages = messages.contents(8000);
    if (!compiled_.is_compiled) return Done{};
    std::string const listed = names.contents(1 << 20);
    for (std::string_view const name : split(listed, '\n'))
        if (std::ranges::find(functions, name) != functions.end())
            compiled_.functions.emplace(name);
    return Done{};
}

} // namespace damier::workbench
