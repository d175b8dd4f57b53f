// The libraries of this target cannot unwind: whoever throws ends the Worker, and the page starts
// it anew from the journal. Nothing in Damier throws on purpose.
#include <cstddef>
#include <cstdlib>

extern "C" {

void* __cxa_allocate_exception(std::size_t) noexcept { std::abort(); }
[[noreturn]] void __cxa_throw(void*, void*, void* (*)(void*)) { std::abort(); }

} // extern "C"
