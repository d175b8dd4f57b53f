# One set of flags for every target: C++20, all warnings, the portable baseline.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_C_STANDARD 17)
if(NOT CMAKE_SYSTEM_PROCESSOR STREQUAL wasm32) # where there are no shared libraries
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
endif()
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# -O3 without -DNDEBUG surprises nobody: Release keeps CMake's NDEBUG, Debug keeps asserts.
set(CMAKE_CXX_FLAGS_RELEASE "-O3 -DNDEBUG")

add_compile_options(-Wall -Wextra -Wpedantic $<$<BOOL:${DAMIER_WERROR}>:-Werror> -Wshadow -Wconversion -Wno-sign-conversion
                    $<$<COMPILE_LANGUAGE:CXX>:-Wnon-virtual-dtor>
                    $<$<COMPILE_LANGUAGE:CXX>:-Woverloaded-virtual>)

if(DAMIER_ARCH)
    add_compile_options(-march=${DAMIER_ARCH})
endif()
if(DAMIER_SANITIZE)
    add_compile_options(-fsanitize=${DAMIER_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    add_link_options(-fsanitize=${DAMIER_SANITIZE})
endif()
# Unless it inlines as much as in our release build GCC 12 does not see that a variant's parts are set before they are read.
if(DAMIER_SANITIZE OR NOT CMAKE_BUILD_TYPE STREQUAL "Release")
    add_compile_options($<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
endif()

if(DAMIER_BUILD_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

find_program(CCACHE ccache)
if(CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
    set(CMAKE_C_COMPILER_LAUNCHER ${CCACHE})
endif()
