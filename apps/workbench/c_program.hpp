// A student's C file, compiled as the course says and once more around the functions to be called.
#pragma once

#include "apps/workbench/archive.hpp"
#include "apps/workbench/program.hpp"

namespace damier::workbench {

class CProgram final : public Program {
public:
    // `files` are compiled through the one that is called `name`, which `harness` includes.
    CProgram(Sandbox const& sandbox, std::string name, std::vector<HandedFile> files,
             std::string harness);

    Result<Done> prepare(std::span<std::string_view const> functions,
                         std::stop_token const& stop) override;

protected:
    Job job() const override;

private:
    struct Said {
        bool is_good = false;
        std::string output, messages;
    };
    Said tool(std::string_view name, std::vector<std::string> arguments,
              std::stop_token const& stop) const;
    std::set<std::string> defined(std::span<std::string_view const> functions,
                                  std::stop_token const& stop) const;
    Said build(std::set<std::string> const& functions, bool is_trial,
               std::stop_token const& stop) const;

    std::string name_;
    std::vector<HandedFile> files_;
};

} // namespace damier::workbench
