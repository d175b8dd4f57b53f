// Checks a program against a course: runs the cases, counts, and looks for the smallest state in
// which the program differs.
#pragma once

#include "damier/classroom/course.hpp"

#include <functional>
#include <optional>
#include <stop_token>

namespace damier::classroom {

// What became of one call.
struct Answer {
    enum class How {
        answered,
        absent,       // the program has no such function
        other_form,   // it has, but not in the imposed form
        crashed,      // by a signal
        ended,        // the function ended the program
        out_of_time,  //
        forbidden,    // it asked the system for what a checked function needs not
        out_of_space, // it printed or took too much
        not_run,      // after several troubles the others are not tried
    };
    How how = How::not_run;
    std::string text; // as the course writes it

    bool is_called() const { return how != How::absent && how != How::other_form; }
};

Message in_words(Answer::How how); // empty for `answered`

// Runs the cases in order. After `most_troubles` calls that did not come back it may leave out the
// rest; the answers are as many as the cases.
using Runner = std::function<std::vector<Answer>(std::span<Case const>, int most_troubles)>;

struct Failure {
    Case smallest;
    Answer got;
};

struct Tally {
    std::string function;
    int passed = 0, failed = 0;
    std::optional<Failure> failure;
};

struct CheckOptions {
    int random_cases = 300; // for each function and all difficulties together
    std::uint64_t seed = 1;
};

std::vector<Tally> check(Course const& course, Runner const& run, CheckOptions const& options,
                         std::stop_token const& stop);

// Out of 20: every function counts the same, by the share of its cases that pass.
double mark(std::span<Tally const> tallies);

// All the cases of a function that a check tries.
std::vector<Case> cases(Course const& course, std::string_view function,
                        CheckOptions const& options);

} // namespace damier::classroom
