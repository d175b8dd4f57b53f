// The whole check of what one student, or a class, has handed in.
#pragma once

#include "apps/workbench/kit.hpp"
#include "apps/workbench/sandbox.hpp"
#include "apps/workbench/submission.hpp"
#include "damier/classroom/check.hpp"

#include <functional>

namespace damier::workbench {

struct Settings {
    classroom::CheckOptions cases;
    int seconds = 2;     // of processor time for the calls of one function
    int megabytes = 256; //
};

struct Checked {
    std::string name;
    std::optional<Error> trouble; // nothing could be checked
    std::vector<Message> form;    // what is wrong with what was handed in
    bool is_compiled = false;
    std::string messages; // of the compiler
    std::vector<classroom::Tally> tallies;
    double mark = 0;

    bool is_perfect() const { return !trouble && form.empty() && mark == 20; }
};

Checked check_one(Sandbox const& sandbox, Kit const& kit, Submission const& submission,
                  Settings const& settings, std::stop_token const& stop);

// Several at a time; `tick` is called after each, one call at a time. In the order given.
std::vector<Checked> check_all(Sandbox const& sandbox, Kit const& kit,
                               std::span<Submission const> submissions, Settings const& settings,
                               int jobs, std::function<void()> const& tick,
                               std::stop_token const& stop);

} // namespace damier::workbench
