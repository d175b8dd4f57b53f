# The toolchain of the page: Debian's Clang for WebAssembly. What the standard library of that target has not
# (threads) stands in cmake/wasi/include; what of Damier cannot be there is named in cmake/DamierWithout.cmake.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-22)
set(CMAKE_CXX_COMPILER clang++-22)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_C_FLAGS_INIT "-Wno-deprecated") # the short name of the target, which Debian's libraries still carry
set(CMAKE_CXX_FLAGS_INIT "-Wno-deprecated")
set(CMAKE_AR llvm-ar-22)
set(CMAKE_RANLIB llvm-ranlib-22)
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY NEVER)
