// A student's Python files, imported by the code that calls their functions.
#pragma once

#include "apps/workbench/archive.hpp"
#include "apps/workbench/program.hpp"

namespace damier::workbench {

class PythonProgram final : public Program {
public:
    PythonProgram(Sandbox const& sandbox, std::vector<HandedFile> files, std::string main_file,
                  std::string harness);

    Result<Done> prepare(std::span<std::string_view const> functions,
                         std::stop_token const& stop) override;

protected:
    Job job() const override;

private:
    std::vector<HandedFile> files_;
    std::string main_file_, harness_;
};

} // namespace damier::workbench
