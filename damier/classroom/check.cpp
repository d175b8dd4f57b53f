#include "damier/classroom/check.hpp"

#include <cmath>

namespace damier::classroom {

namespace {

constexpr int most_troubles = 2;      // calls that do not come back, of one function
constexpr int most_late_attempts = 1; // while shrinking: each one costs its whole time

bool is_right(Course const& course, Case const& one, Answer const& answer) {
    return answer.how == Answer::How::answered && course.accepts(one, answer.text);
}

// Takes the first simpler state in which the program still differs, until there is none.
Failure shrink(Course const& course, Runner const& run, Failure failure,
               std::stop_token const& stop) {
    int late = 0;
    while (!stop.stop_requested() && late < most_late_attempts) {
        std::vector<Case> const simpler = course.simpler(failure.smallest);
        if (simpler.empty()) break;
        std::vector<Answer> const answers = run(simpler, 1);
        std::size_t found = 0;
        while (found < simpler.size() && is_right(course, simpler[found], answers[found])) ++found;
        if (found == simpler.size() || answers[found].how == Answer::How::not_run) break;
        late += answers[found].how == Answer::How::out_of_time ? 1 : 0;
        failure = {simpler[found], answers[found]};
    }
    return failure;
}

Tally tally(Course const& course, Runner const& run, std::span<Case const> tried,
            std::stop_token const& stop) {
    Tally tally;
    std::vector<Answer> const answers = run(tried, most_troubles);
    for (std::size_t i = 0; i < tried.size(); ++i) {
        if (is_right(course, tried[i], answers[i])) {
            ++tally.passed;
            continue;
        }
        ++tally.failed;
        if (!tally.failure) tally.failure = Failure{tried[i], answers[i]};
    }
    if (tally.failure && tally.failure->got.is_called())
        tally.failure = shrink(course, run, *std::move(tally.failure), stop);
    return tally;
}

} // namespace

std::vector<Case> cases(Course const& course, std::string_view function,
                        CheckOptions const& options) {
    std::vector<Case> all = course.fixed(function);
    int left = options.random_cases, shares = 3;
    for (Difficulty const difficulty : {Difficulty::easy, Difficulty::medium, Difficulty::hard}) {
        int const count = left / shares--;
        left -= count;
        for (Case& one : course.random(function, difficulty, count, options.seed))
            all.push_back(std::move(one));
    }
    return all;
}

std::vector<Tally> check(Course const& course, Runner const& run, CheckOptions const& options,
                         std::stop_token const& stop) {
    std::vector<Tally> tallies;
    for (std::string_view const function : course.functions()) {
        if (stop.stop_requested()) break;
        tallies.push_back(tally(course, run, cases(course, function, options), stop));
        tallies.back().function = function;
    }
    return tallies;
}

double mark(std::span<Tally const> tallies) {
    double sum = 0;
    for (Tally const& one : tallies)
        if (int const all = one.passed + one.failed; all > 0) sum += double(one.passed) / all;
    if (tallies.empty()) return 0;
    // Rounded down to hundredths: only a program without a failure gets the full mark.
    return std::floor(sum / double(tallies.size()) * 2000 + 1e-9) / 100;
}

Message in_words(Answer::How how) {
    using How = Answer::How;
    switch (how) {
    case How::answered: return {};
    case How::absent: return {msg("it is not there")};
    case How::other_form: return {msg("it is there, but in a form that cannot be called")};
    case How::crashed: return {msg("the program crashed")};
    case How::ended: return {msg("the function ended the program")};
    case How::out_of_time: return {msg("the program took too long")};
    case How::forbidden:
        return {msg("the program tried something that a checked function may not do")};
    case How::out_of_space: return {msg("the program printed too much or took too much memory")};
    case How::not_run: return {msg("not tried: the calls before it did not come back")};
    }
    return {};
}

} // namespace damier::classroom
