#include "apps/workbench/program.hpp"

namespace damier::workbench {

Result<Done> Program::make_folder() {
    Result<Folder> folder = Folder::make();
    if (!folder) return folder.error();
    folder_.emplace(*std::move(folder));
    return Done{};
}

std::vector<classroom::Answer> Program::run(std::span<classroom::Case const> cases,
                                            int most_troubles, int seconds, int megabytes,
                                            std::stop_token const& stop) const {
    using classroom::Answer;
    if (cases.empty()) return {};
    if (std::string const& function = cases.front().function;
        !compiled_.functions.contains(function)) {
        Answer::How const how =
            compiled_.defined.contains(function) ? Answer::How::other_form : Answer::How::absent;
        return std::vector<Answer>(cases.size(), Answer{how, {}});
    }
    Job start = job();
    start.seconds = seconds;
    start.megabytes = megabytes;
    return run_cases(sandbox_, start, cases, most_troubles, stop);
}

} // namespace damier::workbench
