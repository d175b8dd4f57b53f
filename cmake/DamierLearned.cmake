# What laws have learned, as the library damier_learned: damier/engine/learned/NAME.bin belongs to the law of the
# rule set NAME. Here learned_file() is written, which finds the bytes of a law.
function(damier_learned)
    if(DAMIER_WITHOUT_LEARNED) # whoever builds the program brings learned_file() along
        add_library(damier_learned INTERFACE)
        return()
    endif()
    set(folder ${DAMIER_GENERATED}/learned)
    set(script ${PROJECT_SOURCE_DIR}/cmake/embed.sh)
    file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/damier/engine/learned/*.bin)
    file(MAKE_DIRECTORY ${folder})
    set(sources ${folder}/files.cpp)
    foreach(file IN LISTS files)
        get_filename_component(name ${file} NAME_WE)
        foreach(law IN LISTS DAMIER_PLAYED)
            if(name IN_LIST DAMIER_RULES_OF_${law})
                file(SIZE ${file} size)
                set(source ${folder}/${name}.cpp)
                add_custom_command(OUTPUT ${source} DEPENDS ${file} ${script} VERBATIM
                                   COMMAND ${script} ${file} learned_${name} ${source})
                list(APPEND sources ${source})
                string(APPEND headers "#include \"damier/draughts/rules/${name}.hpp\"\n")
                string(APPEND arrays "extern unsigned char const learned_${name}[${size}];\n")
                string(APPEND lines "    if (&law == &draughts::rules::${law}) return learned_${name};\n")
            endif()
        endforeach()
    endforeach()
    file(CONFIGURE OUTPUT ${folder}/files.cpp @ONLY CONTENT
         "${headers}#include \"damier/engine/learned.hpp\"\n\n${arrays}
namespace damier::engine {\n
std::span<std::uint8_t const> learned_file([[maybe_unused]] draughts::Law const& law) {\n${lines}    return {};\n}\n
} // namespace damier::engine\n")
    add_library(damier_learned STATIC ${sources})
    target_link_libraries(damier_learned PRIVATE Damier::draughts)
    set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${files})
endfunction()

# The opening books, as the library damier_books: damier/game/books/NAME.bin belongs to the game with the key NAME.
# Here book_files() is written, which lists them.
function(damier_books)
    set(folder ${DAMIER_GENERATED}/books)
    set(script ${PROJECT_SOURCE_DIR}/cmake/embed.sh)
    file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/damier/game/books/*.bin)
    file(MAKE_DIRECTORY ${folder})
    set(sources ${folder}/files.cpp)
    foreach(file IN LISTS files)
        get_filename_component(name ${file} NAME_WE)
        file(SIZE ${file} size)
        set(source ${folder}/${name}.cpp)
        add_custom_command(OUTPUT ${source} DEPENDS ${file} ${script} VERBATIM
                           COMMAND ${script} ${file} book_${name} ${source})
        list(APPEND sources ${source})
        string(APPEND arrays "extern unsigned char const book_${name}[${size}];\n")
        string(APPEND lines "        {\"${name}\", book_${name}},\n")
    endforeach()
    file(CONFIGURE OUTPUT ${folder}/files.cpp @ONLY CONTENT
         "#include \"damier/game/book.hpp\"\n\n${arrays}
namespace damier::game {\n
std::span<BookFile const> book_files() {\n    static std::vector<BookFile> const all{\n${lines}    };\n    return all;\n}\n
} // namespace damier::game\n")
    add_library(damier_books STATIC ${sources})
    target_link_libraries(damier_books PRIVATE Damier::base)
    set_property(DIRECTORY ${PROJECT_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${files})
endfunction()
