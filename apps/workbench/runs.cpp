#include "apps/workbench/runs.hpp"

#include "apps/workbench/memory_file.hpp"
#include "damier/base/text.hpp"

namespace damier::workbench {

namespace {

using classroom::Answer;
using classroom::Case;

// "function size", a line end, and as many bytes.
std::string written(std::span<Case const> cases) {
    std::string text;
    for (Case const& one : cases)
        text.append(one.function)
            .append(" ")
            .append(std::to_string(one.input.size()))
            .append("\n")
            .append(one.input);
    return text;
}

// "size", a line end, and as many bytes; what is cut off or out of form ends the list.
std::vector<std::string> read_answers(std::string_view text, std::size_t most) {
    std::vector<std::string> answers;
    while (answers.size() < most) {
        std::size_t const end = text.find('\n');
        if (end == std::string_view::npos) break;
        std::optional<long> const size = to_integer(text.substr(0, end));
        text.remove_prefix(end + 1);
        if (!size || *size < 0 || static_cast<std::size_t>(*size) > text.size()) break;
        answers.emplace_back(text.substr(0, static_cast<std::size_t>(*size)));
        text.remove_prefix(static_cast<std::size_t>(*size));
    }
    return answers;
}

Answer::How trouble(Ending const& ending) {
    switch (ending.how) {
    case Ending::How::ended: return Answer::How::ended;
    case Ending::How::crashed: return Answer::How::crashed;
    case Ending::How::out_of_time: return Answer::How::out_of_time;
    case Ending::How::forbidden: return Answer::How::forbidden;
    case Ending::How::out_of_space: return Answer::How::out_of_space;
    case Ending::How::stopped:
    case Ending::How::not_started: break;
    }
    return Answer::How::not_run;
}

} // namespace

std::vector<Answer> run_cases(Sandbox const& sandbox, Job job, std::span<Case const> cases,
                              int most_troubles, std::stop_token const& stop) {
    std::vector<Answer> all(cases.size());
    std::size_t next = 0;
    for (int troubles = 0; next < cases.size() && troubles < most_troubles; ++troubles) {
        if (stop.stop_requested()) break;
        MemoryFile const input, output, messages, questions(written(cases.subspan(next))), answers;
        job.files = {input.descriptor(), output.descriptor(), messages.descriptor(),
                     questions.descriptor(), answers.descriptor()};
        Ending const ending = sandbox.run(job, stop);
        for (std::string& text : read_answers(answers.contents(), cases.size() - next))
            all[next++] = {Answer::How::answered, std::move(text)};
        if (next < cases.size()) all[next++] = {trouble(ending), messages.contents(2000)};
    }
    return all;
}

} // namespace damier::workbench
