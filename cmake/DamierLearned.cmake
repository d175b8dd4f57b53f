# What laws have learned, as part of the library: damier/engine/learned/NAME.bin belongs to the law of the rule
# set NAME. Here learned_file() is written, which finds the bytes of a law.

# The bytes of a file as a C array, in a file that is made when it changes.
function(damier_embed target file array)
    set(source ${DAMIER_GENERATED}/learned/${array}.cpp)
    set(script ${PROJECT_SOURCE_DIR}/cmake/embed.sh)
    add_custom_command(OUTPUT ${source} DEPENDS ${file} ${script} VERBATIM COMMAND ${script} ${file} ${array} ${source})
    target_sources(${target} PRIVATE ${source})
    set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES
        SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON)
endfunction()

function(damier_embed_learned target)
    set(folder ${PROJECT_SOURCE_DIR}/damier/engine/learned)
    file(GLOB files CONFIGURE_DEPENDS ${folder}/*.bin)
    file(MAKE_DIRECTORY ${DAMIER_GENERATED}/learned)
    foreach(file IN LISTS files)
        get_filename_component(name ${file} NAME_WE)
        foreach(law IN LISTS DAMIER_LAWS)
            if(name IN_LIST DAMIER_RULES_OF_${law})
                file(SIZE ${file} size)
                damier_embed(${target} ${file} learned_${name})
                string(APPEND headers "#include \"damier/draughts/rules/${name}.hpp\"\n")
                string(APPEND arrays "extern unsigned char const learned_${name}[${size}];\n")
                string(APPEND lines "    if (&law == &draughts::rules::${law}) return learned_${name};\n")
            endif()
        endforeach()
    endforeach()
    set(source ${DAMIER_GENERATED}/learned/files.cpp)
    file(CONFIGURE OUTPUT ${source} @ONLY CONTENT
         "${headers}#include \"damier/engine/learned.hpp\"\n\n${arrays}
namespace damier::engine {\n
std::span<std::uint8_t const> learned_file([[maybe_unused]] draughts::Law const& law) {\n${lines}    return {};\n}\n
} // namespace damier::engine\n")
    target_sources(${target} PRIVATE ${source})
    set_source_files_properties(${source} TARGET_DIRECTORY ${target} PROPERTIES
        SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON)
    set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${files})
endfunction()
