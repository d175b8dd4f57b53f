// A student's C files, compiled as the course says and once more around the functions to be called.
#pragma once

#include "apps/workbench/archive.hpp"
#include "apps/workbench/kit.hpp"
#include "apps/workbench/program.hpp"

#include <map>

namespace damier::workbench {

class CProgram final : public Program {
public:
    // The course compiles each of `sources`; the kit's harness includes the kit's main file.
    CProgram(Sandbox const& sandbox, Kit const& kit, std::vector<HandedFile> files,
             std::vector<std::string> sources);

    Result<Done> prepare(std::span<std::string_view const> functions,
                         std::stop_token const& stop) override;

protected:
    Job job() const override;

private:
    struct Said {
        bool is_good = false, is_late = false;
        std::string output, messages;
    };
    using Uses = std::map<std::string, std::string, std::less<>>; // how each name is used

    Said tool(std::string_view name, std::vector<std::string> arguments,
              std::stop_token const& stop) const;
    Said compile_alone(std::stop_token const& stop) const;
    std::set<std::string> defined(std::stop_token const& stop) const;
    Uses find_imposed(std::span<std::string_view const> functions, std::stop_token const& stop);
    Uses find_forms(std::stop_token const& stop) const;
    Said build(Uses const& uses, bool is_trial, std::stop_token const& stop) const;

    Kit kit_;
    std::vector<HandedFile> files_;
    std::vector<std::string> sources_;
};

} // namespace damier::workbench
