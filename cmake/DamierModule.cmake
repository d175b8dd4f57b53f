# damier_module(NAME DEPENDS a b [PRIVATE library ...] [PRECOMPILE header]): the folder damier/NAME as the
# static library Damier::NAME. Every .cpp of it belongs there; every x_test.cpp beside the code to test_NAME.
# The link graph made here is the architecture; tests/layers checks the includes against it.
function(damier_module name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;PRIVATE;PRECOMPILE")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp)
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.hpp)
    list(TRANSFORM DAMIER_WITHOUT PREPEND ${CMAKE_CURRENT_SOURCE_DIR}/ OUTPUT_VARIABLE without)
    list(REMOVE_ITEM sources ${without})
    set(tests ${sources})
    list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
    list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
    list(TRANSFORM arg_DEPENDS PREPEND Damier::)

    if(sources)
        add_library(damier_${name} STATIC ${sources})
        set(scope PUBLIC)
        target_link_libraries(damier_${name} PRIVATE ${arg_PRIVATE})
        damier_precompile(damier_${name} ${arg_PRECOMPILE})
    else()
        add_library(damier_${name} INTERFACE)
        set(scope INTERFACE)
    endif()
    add_library(Damier::${name} ALIAS damier_${name})
    target_sources(damier_${name} ${scope} FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${headers})
    target_link_libraries(damier_${name} ${scope} ${arg_DEPENDS})
    # Every header compiles alone: the target all_verify_interface_header_sets.
    set_target_properties(damier_${name} PROPERTIES VERIFY_INTERFACE_HEADER_SETS ON)

    if(DAMIER_BUILD_TESTS AND tests)
        damier_test(test_${name} SOURCES ${tests} LINKS Damier::${name})
    endif()
endfunction()

# damier_test(NAME SOURCES ... LINKS ... [LABELS ...]): a GoogleTest program known to ctest, run from
# the top of the source tree.
function(damier_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINKS;LABELS")
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE ${arg_LINKS} GTest::gtest_main rapidcheck Threads::Threads fmt::fmt)
    # What a test costs to compile is mostly what it includes: several at a time.
    set_target_properties(${name} PROPERTIES UNITY_BUILD ${DAMIER_UNITY} UNITY_BUILD_BATCH_SIZE 4)
    # Tests are compiled often and run briefly: a lower optimisation level is the better bargain.
    if(CMAKE_BUILD_TYPE STREQUAL "Release")
        target_compile_options(${name} PRIVATE -O1)
    endif()
    add_test(NAME ${name} COMMAND ${name} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
    # The same cases on every run; RC_PARAMS="seed=N max_success=M" and the program by itself explore others.
    set_tests_properties(${name} PROPERTIES
        ENVIRONMENT "RC_PARAMS=seed=1000;XDG_DATA_HOME=${PROJECT_BINARY_DIR}/no-data") # nor the user's own tables
    if(arg_LABELS)
        set_tests_properties(${name} PROPERTIES LABELS "${arg_LABELS}")
    endif()
endfunction()

# damier_precompile(TARGET [HEADER]): the standard headers, or one heavy header of the project, are
# parsed once for the target instead of once per file. Build time is a feature.
function(damier_precompile target)
    if(ARGN)
        target_precompile_headers(${target} PRIVATE ${PROJECT_SOURCE_DIR}/${ARGN})
    elseif(TARGET damier_base AND NOT target STREQUAL "damier_base")
        target_precompile_headers(${target} REUSE_FROM damier_base)
    else()
        target_precompile_headers(${target} PRIVATE <algorithm> <array> <chrono> <functional> <map> <memory>
                                  <optional> <span> <string> <string_view> <variant> <vector>)
    endif()
endfunction()
