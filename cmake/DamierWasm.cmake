# Damier in a page: no files, no threads, no exceptions. What needs one of them is left out here, by name, and
# apps/page/without holds what stands in its place. ARCHITECTURE.md lists the same modules.
set(DAMIER_WITHOUT
    base/allowance.cpp       # the limits of a process
    base/file.cpp            # files
    base/folder.cpp          # files
    base/output_file.cpp     # files
    draughts/shared_work.cpp # threads
    endgame/folder.cpp       # files
    endgame/table_file.cpp   # files
    endgame/workshop.cpp     # files and threads
    endgame/builder.cpp      # files and threads
    game/think_in_thread.cpp # threads
    multidames/c/multi_dames.cpp # a library for C programs
    pdn/encoding.cpp         # iconv and uchardet: a browser has its own
    play/kept_games.cpp      # files
    session/journal.cpp      # files
    session/keep_as.cpp)     # files

# Fetched when a game is first played, like the small endings: apps/page/without/knowledge.
set(DAMIER_WITHOUT_LEARNED ON)

include_directories(BEFORE SYSTEM ${PROJECT_SOURCE_DIR}/cmake/wasi/include)
# Numbers of 64 bits as sizes: the sizes of a page's memory are 32 bits, and nothing here comes near them.
add_compile_options(-mbulk-memory -msimd128 -Wno-shorten-64-to-32)
# What is fetched before the first board may be a little slower.
string(REPLACE -O3 -O2 CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
# The laws are much alike, and what is alike costs little: all are optimised in the same way, and what nobody calls
# through a class of its own (counting moves, building tables) is found when the whole is seen at once.
add_compile_options(-flto -fvisibility=hidden -fwhole-program-vtables -fvirtual-function-elimination)

# The one header library that the records use; the others of its folder are not for this target.
find_path(json_folder nlohmann/json.hpp PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/include)
file(CREATE_LINK ${json_folder}/nlohmann ${PROJECT_BINARY_DIR}/include/nlohmann SYMBOLIC)
add_library(nlohmann_json INTERFACE)
add_library(nlohmann_json::nlohmann_json ALIAS nlohmann_json)
target_include_directories(nlohmann_json SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/include)
add_library(PkgConfig::uchardet INTERFACE IMPORTED)
