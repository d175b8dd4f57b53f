// What a student has programmed, in any language, ready to be called in the sandbox.
#pragma once

#include "apps/workbench/folder.hpp"
#include "apps/workbench/runs.hpp"

#include <optional>
#include <set>

namespace damier::workbench {

struct Compiled {
    bool is_compiled = false;        // or can be imported
    std::string messages;            // of the compiler or interpreter
    std::set<std::string> defined;   // the functions that are there, in any form
    std::set<std::string> functions; // that can be called
};

class Program {
public:
    virtual ~Program() = default;

    // Compiles, imports: whatever comes before the first call.
    virtual Result<Done> prepare(std::span<std::string_view const> functions,
                                 std::stop_token const& stop) = 0;
    Compiled const& compiled() const { return compiled_; }

    // The cases are all of one function.
    std::vector<classroom::Answer> run(std::span<classroom::Case const> cases, int most_troubles,
                                       int seconds, int megabytes,
                                       std::stop_token const& stop) const;

protected:
    explicit Program(Sandbox const& sandbox) : sandbox_(sandbox) {}

    virtual Job job() const = 0; // how it is started
    Result<Done> make_folder();
    Folder const& folder() const { return *folder_; }
    Sandbox const& sandbox() const { return sandbox_; }

    Compiled compiled_;

private:
    Sandbox const& sandbox_;
    std::optional<Folder> folder_;
};

} // namespace damier::workbench
