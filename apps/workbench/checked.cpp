#include "apps/workbench/checked.hpp"

#include "apps/workbench/c_program.hpp"
#include "apps/workbench/python_program.hpp"
#include "damier/base/text.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>

namespace damier::workbench {

namespace {

using classroom::Answer;
using classroom::Case;

bool is_readme(std::string const& name, std::string const& wanted) {
    std::string const base = to_lower(base_name(name));
    return base.substr(0, base.find('.')) == to_lower(wanted);
}

bool is_test(std::string_view name) {
    std::vector<std::string_view> const parts = split(name, '/');
    return std::any_of(parts.begin(), parts.end() - 1, [](std::string_view folder) {
        return folder == "tst" || folder == "test" || folder == "tests";
    });
}

// The C files of a program: all but its tests, which have a main of their own and more.
std::vector<std::string> parts_of(Submission const& submission) {
    std::vector<std::string> sources;
    for (HandedFile const& file : submission.files)
        if (file.name.ends_with(".c") && !is_test(file.name)) sources.push_back(file.name);
    return sources;
}

// One file that has them all; each may have a main.
HandedFile every_part(Kit const& kit, std::vector<std::string> const& sources) {
    std::string text;
    for (std::size_t i = 0; i < sources.size(); ++i)
        text.append("#undef main\n#define main damier_main_")
            .append(std::to_string(i))
            .append("\n#include \"")
            .append(sources[i])
            .append("\"\n");
    return {kit.main_file, text};
}

// The file to check: by its name, the only one of its language, or all of them in one.
std::optional<HandedFile> main_of(Kit const& kit, Submission const& submission) {
    if (kit.is_of_parts) {
        std::vector<std::string> const sources = parts_of(submission);
        return sources.empty() ? std::nullopt : std::optional(every_part(kit, sources));
    }
    if (HandedFile const* const named = submission.find(kit.main_file)) return *named;
    std::string const ending = kit.main_file.substr(kit.main_file.rfind('.'));
    HandedFile const* found = nullptr;
    for (HandedFile const& file : submission.files)
        if (file.name.ends_with(ending) && std::exchange(found, &file) != nullptr)
            return std::nullopt;
    return found == nullptr ? std::nullopt : std::optional(*found);
}

std::vector<Message> form_of(Kit const& kit, Submission const& submission) {
    if (submission.is_loose) return {};
    std::vector<Message> wrong;
    if (!kit.is_of_parts && submission.find(kit.main_file) == nullptr)
        wrong.emplace_back(msg("there is no file «{}»"), kit.main_file);
    bool has_readme = kit.readme.empty();
    int mains = 0;
    for (HandedFile const& file : submission.files) {
        if (base_name(file.name) == kit.main_file && ++mains == 1) continue;
        if (!kit.readme.empty() && is_readme(file.name, kit.readme)) {
            has_readme = true;
            continue;
        }
        if (kit.may_have_more && base_name(file.name) != kit.main_file) continue;
        wrong.emplace_back(msg("«{}» should not be there"), file.name);
    }
    if (!has_readme) wrong.emplace_back(msg("there is no file «{}»"), kit.readme);
    return wrong;
}

std::unique_ptr<Program> program_of(Sandbox const& sandbox, Kit const& kit,
                                    Submission const& submission, HandedFile const& main) {
    // The parts of a program keep their folders, which they may name.
    auto const place = [&](HandedFile const& file) {
        return kit.is_of_parts ? file.name : base_name(file.name);
    };
    std::vector<HandedFile> files;
    if (kit.may_have_more)
        for (HandedFile const& file : submission.files)
            if (place(file) != kit.main_file) files.push_back({place(file), file.bytes});
    files.push_back({kit.main_file, main.bytes}); // under the name that is called for
    if (kit.language == Language::python)
        return std::make_unique<PythonProgram>(sandbox, files, kit.main_file,
                                               std::string(kit.harness));
    std::vector<std::string> const sources =
        kit.is_of_parts ? parts_of(submission) : std::vector{kit.main_file};
    return std::make_unique<CProgram>(sandbox, kit, files, sources);
}

void check_program(Kit const& kit, Program& program, Settings const& settings,
                   std::stop_token const& stop, Checked& checked) {
    if (Result<Done> const done = program.prepare(kit.course->functions(), stop); !done) {
        checked.trouble = done.error();
        return;
    }
    checked.is_compiled = program.compiled().is_compiled;
    checked.messages = program.compiled().messages;
    classroom::Runner const run = [&](std::span<Case const> cases, int most_troubles) {
        return program.run(cases, most_troubles, settings.seconds, settings.megabytes, stop);
    };
    checked.tallies = classroom::check(*kit.course, run, settings.cases, stop);
    checked.mark = classroom::mark(checked.tallies);
}

} // namespace

Checked check_one(Sandbox const& sandbox, Kit const& kit, Submission const& submission,
                  Settings const& settings, std::stop_token const& stop) {
    Checked checked;
    checked.name = submission.name;
    if (submission.trouble) {
        checked.trouble = submission.trouble;
        return checked;
    }
    checked.form = form_of(kit, submission);
    std::optional<HandedFile> const main = main_of(kit, submission);
    if (!main)
        checked.trouble = error(msg("there is no file «{}» to check"), kit.wanted());
    else
        check_program(kit, *program_of(sandbox, kit, submission, *main), settings, stop, checked);
    return checked;
}

std::vector<Checked> check_all(Sandbox const& sandbox, Kit const& kit,
                               std::span<Submission const> submissions, Settings const& settings,
                               int jobs, std::function<void()> const& tick,
                               std::stop_token const& stop) {
    std::vector<Checked> all(submissions.size());
    std::atomic<std::size_t> next = 0;
    std::mutex one_at_a_time;
    std::atomic<bool> has_memory = true;
    auto const check_more = [&] {
        for (std::size_t i = next++; i < submissions.size() && !stop.stop_requested(); i = next++) {
            all[i] = check_one(sandbox, kit, submissions[i], settings, stop);
            std::scoped_lock const lock(one_at_a_time);
            tick();
        }
    };
    auto const work = [&] {
        try {
            check_more();
        } catch (std::bad_alloc const&) { // which must not leave a thread
            has_memory = false;
            next = submissions.size();
        }
    };
    {
        std::vector<std::jthread> workers;
        try {
            for (int i = 1; i < std::min(jobs, int(submissions.size())); ++i)
                workers.emplace_back(work);
        } catch (std::system_error const&) {
            // The system gives no more threads: those that there are do the work.
        }
        work();
    }
    if (!has_memory) throw std::bad_alloc();
    return all;
}

} // namespace damier::workbench
