// A file without a name or a place on the disk, to give to another process.
#pragma once

#include "apps/transport/stream.hpp"

#include <string>
#include <string_view>

namespace damier::workbench {

class MemoryFile {
public:
    explicit MemoryFile(std::string_view contents = {});

    int descriptor() const { return file_.get(); }
    std::string contents(std::size_t most = std::string::npos) const; // from the beginning

private:
    transport::Descriptor file_;
};

} // namespace damier::workbench
