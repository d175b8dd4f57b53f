// Makes the compiler believe that a value is looked at, so that measured work is really done.
#pragma once

namespace damier {

template <class T> inline void keep(T const& value) { asm volatile("" : : "m"(value) : "memory"); }

} // namespace damier
