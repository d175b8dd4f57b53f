/* Compiled around a student's Mansuba files: calls what they define on the cases of descriptor 3
 * and writes what it answers to descriptor 4. TEST_x is how x can be used, for each name x that is
 * there: the type, or the call with the variables d_... below (the workbench tries the forms that
 * are known, one after the other). */
#include "every_part.c"
#undef main

/* A form fits only if nothing must be guessed. */
#pragma GCC diagnostic error "-Wincompatible-pointer-types"
#pragma GCC diagnostic error "-Wint-conversion"
#pragma GCC diagnostic error "-Wimplicit-function-declaration"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define D_EDGE 10
#define D_PLACES (D_EDGE * D_EDGE)

/* A structure is there if there can be one of it. */
#ifdef TEST_world_t
extern char d_one_world[sizeof(TEST_world_t)];
#endif
#ifdef TEST_vector_t
extern char d_one_vector[sizeof(TEST_vector_t)];
#endif
#ifdef TEST_neighbors_t
extern char d_all_neighbors[sizeof(TEST_neighbors_t)];
#endif

static char d_text[1 << 16];

static void d_say(char const* format, ...) {
    size_t used = strlen(d_text);
    va_list values;
    va_start(values, format);
    vsnprintf(d_text + used, sizeof d_text - used, format, values);
    va_end(values);
}

/* What a case says: the grid, who plays, a place, and 10 * colour + sort on each place. */
static unsigned d_grid, d_player, d_place;
static int d_cells[D_PLACES];
static int d_value; /* what is put on d_place */

#ifdef TEST_init_neighbors
static int d_choose_grid(void) {
    TEST_init_neighbors;
    return 1;
}
#else
static int d_choose_grid(void) { /* without a choice there is one grid only */
    if (d_grid != 8) d_say("there is no init_neighbors\n");
    return d_grid == 8;
}
#endif

#ifdef TEST_get_neighbors
/* The neighbours by increasing place; an unknown one is UINT_MAX. */
static void d_neighbors(void) {
    TEST_vector_t found[8];
    int count = 0;
    TEST_neighbors_t all = TEST_get_neighbors;
    for (int k = 0; k < 8 && k < (int)(sizeof all.n / sizeof all.n[0]); ++k) {
        if (all.n[k].i == UINT_MAX) continue;
        int at = count++;
        for (; at > 0 && found[at - 1].i > all.n[k].i; --at) found[at] = found[at - 1];
        found[at] = all.n[k];
    }
    for (int k = 0; k < count; ++k) d_say("%u %d\n", found[k].i, (int)found[k].d);
}
#endif

#ifdef TEST_world_init
static TEST_world_t* d_world;

/* What the world holds on d_place; each use stands alone, so that its form can be tried alone. */
#    ifdef TEST_world_get
static int d_colour(void) { return (int)(TEST_world_get); }
#    endif
#    ifdef TEST_world_get_sort
static int d_sort(void) { return (int)(TEST_world_get_sort); }
#    endif
#    ifdef TEST_world_set
static void d_put_colour(void) { TEST_world_set; }
#    endif
#    ifdef TEST_world_set_sort
static void d_put_sort(void) { TEST_world_set_sort; }
#    endif

static void d_make_world(void) { d_world = TEST_world_init; }

static void d_check_world(void) {
    TEST_world_t *first = TEST_world_init, *second = TEST_world_init;
    d_world = first;
    d_say(first != NULL && first == second ? "the same world" : "another world");
#    if defined TEST_world_get && defined TEST_world_get_sort
    int is_empty = 1;
    for (d_place = 0; d_place < D_PLACES; ++d_place) { /* 3 and 5: a place that does not exist */
        int colour = d_colour(), sort = d_sort();
        is_empty = is_empty && (colour == 0 || colour == 3) && (sort == 0 || sort == 5);
    }
    d_say(is_empty ? ", empty" : ", not empty");
#    else
    d_say(", empty"); /* nothing tells */
#    endif
    d_say("\n");
}
#else
static void d_make_world(void) {}
#endif

#if defined TEST_world_set && defined TEST_world_set_sort
static void d_fill_world(void) {
    unsigned kept = d_place;
    for (d_place = 0; d_place < D_PLACES; ++d_place) {
        int exists = d_cells[d_place] >= 0; /* others have the last colour and sort */
        d_value = exists ? d_cells[d_place] / 10 : 3;
        d_put_colour();
        d_value = exists ? d_cells[d_place] % 10 : 5;
        d_put_sort();
    }
    d_place = kept;
}
#endif

#if defined TEST_world_get && defined TEST_world_get_sort
static void d_say_world(void) {
    for (d_place = 0; d_place < D_PLACES; ++d_place) {
        int colour = d_colour(), sort = d_sort();
        unsigned is_odd = (d_place / D_EDGE + d_place % D_EDGE) % 2;
        if (d_grid == 6 && !is_odd)
            d_say(".");
        else
            d_say("%d", 10 * colour + sort);
        d_say(d_place % D_EDGE == D_EDGE - 1 ? "\n" : " ");
    }
}
#endif

#ifdef TEST_positions_info
static TEST_positions_info d_infos;

/* The places where the colour stands, again and again until the list is full. */
static void d_fill_places(unsigned* list, int colour, int is_start) {
    int count = 0, made = 0;
    for (int place = 0; place < D_PLACES; ++place)
        if (is_start ? place % D_EDGE == (colour == 2 ? 0 : D_EDGE - 1)
                     : d_cells[place] / 10 == colour) {
            int is_odd = (place / D_EDGE + place % D_EDGE) % 2;
            if (is_start && d_grid == 6 && !is_odd) continue;
            if (is_start && d_grid == 4 && is_odd != (colour == 2)) continue;
            if (count < D_EDGE) list[count++] = (unsigned)place;
        }
    for (made = count; made < D_EDGE; ++made)
        list[made] = count > 0 ? list[made % count] : UINT_MAX;
}

static void d_fill_infos(void) {
    unsigned list[D_EDGE];
#    define D_COPY(member, colour, is_start)                                                       \
        d_fill_places(list, colour, is_start);                                                     \
        for (int k = 0; k < D_EDGE; ++k) d_infos.member[k] = list[k]
    D_COPY(initial_WHITE, 2, 1);
    D_COPY(initial_BLACK, 1, 1);
    D_COPY(current_pieces_WHITE, 2, 0);
    D_COPY(current_pieces_BLACK, 1, 0);
    d_infos.MAX_TURNS = 2 * D_PLACES;
    d_infos.TURNS = 1;
}

/* Those of the list that are places, by increasing number. */
static void d_say_places(char const* name, unsigned const* list) {
    d_say("%s:", name);
    for (unsigned place = 0; place < D_PLACES; ++place)
        for (int k = 0; k < D_EDGE; ++k)
            if (list[k] == place) {
                d_say(" %u", place);
                break;
            }
    d_say("\n");
}

static void d_say_infos(void) {
    unsigned list[D_EDGE];
#    define D_SAY(name, member)                                                                    \
        for (int k = 0; k < D_EDGE; ++k) list[k] = (unsigned)d_infos.member[k];                    \
        d_say_places(name, list)
    D_SAY("white initial", initial_WHITE);
    D_SAY("white current", current_pieces_WHITE);
    D_SAY("black initial", initial_BLACK);
    D_SAY("black current", current_pieces_BLACK);
    d_say("turns: %d\n", (int)d_infos.TURNS);
}
#else
static void d_fill_infos(void) {}
#endif

/* What a move says of where it goes; that of a multiple jump is found by making it. */
#ifdef TEST_move
static unsigned d_end_of(TEST_move move) {
    unsigned end = (unsigned)move.new_idx;
    int is_place = end < D_PLACES && d_cells[end] >= 0;
    return (int)move.type == 3 && !is_place ? UINT_MAX - 1 : end;
}
#endif

#if defined TEST_choose_random_piece_belonging_to || defined TEST_choose_random_move_for_piece
/* Draws twenty times and says what came, by increasing number. */
static void d_draw(unsigned (*choose)(void)) {
    unsigned drawn[20];
    int count = 0;
    for (int i = 0; i < 20; ++i) {
        unsigned one = choose();
        int at = 0;
        while (at < count && drawn[at] < one) ++at;
        if (at < count && drawn[at] == one) continue;
        memmove(drawn + at + 1, drawn + at, (size_t)(count++ - at) * sizeof *drawn);
        drawn[at] = one;
    }
    for (int i = 0; i < count; ++i)
        if (drawn[i] == UINT_MAX - 1)
            d_say("multiple-jump ");
        else
            d_say("%u ", drawn[i]);
    d_say("\n");
}
#endif
#ifdef TEST_choose_random_piece_belonging_to
static unsigned d_draw_piece(void) { return (unsigned)(TEST_choose_random_piece_belonging_to); }
#endif
#ifdef TEST_choose_random_move_for_piece
static unsigned d_draw_move(void) {
    unsigned end = TEST_choose_random_move_for_piece;
    return end;
}
#endif

/* What was printed on the standard output, which is emptied. */
static size_t d_printed(char* into, size_t size) {
    fflush(stdout);
    ssize_t count = pread(1, into, size - 1, 0);
    if (ftruncate(1, 0) != 0) _exit(3);
    lseek(1, 0, SEEK_SET);
    into[count > 0 ? count : 0] = '\0';
    return count > 0 ? (size_t)count : 0;
}

#ifdef TEST_print_world
/* The signs with the colour that the terminal was told, W for red and B for green; the
 * chess-board's cells are four characters wide, and empty ones are dots. */
static void d_say_picture(void) {
    static char text[1 << 15];
    char line[4 * D_EDGE + 1], colours[4 * D_EDGE + 1];
    int at = 0, colour = 0;
    d_printed(text, sizeof text);
    for (char* c = text; at >= 0; ++c) {
        if (c[0] == '\033' && c[1] == '[') {
            for (c += 2; *c != '\0' && *c != 'm';) {
                long code = strtol(c, &c, 10);
                if (code == 0 || (code >= 30 && code < 38))
                    colour = code == 31 ? 'W' : code == 32 ? 'B' : 0;
                if (*c != '\0' && *c != 'm') ++c;
            }
            if (*c == '\0') break;
        } else if (*c != '\n' && *c != '\0') {
            if (at == 4 * D_EDGE) continue;
            colours[at] = (char)colour;
            line[at++] = *c;
        } else {
            int signs = 0, is_chess = d_grid == 4, is_empty = 1;
            for (int k = 0; k < at; ++k) is_empty = is_empty && line[k] == ' ';
            /* Spaces at the end of a chess-board's line are cells too: only a line of nothing is
             * none. */
            for (int k = 0; k < at && !(is_empty && (!is_chess || at < 4 * D_EDGE));
                 k += is_chess ? 4 : 1) {
                int found = k;
                while (is_chess && found < k + 3 && found + 1 < at && line[found] == ' ') ++found;
                if (line[found] == ' ' && !is_chess) continue;
                d_say(signs++ > 0 ? " " : "");
                if (line[found] == ' ') {
                    d_say(".");
                    continue;
                }
                if (colours[found] != 0 && line[found] != '0') d_say("%c", colours[found]);
                d_say("%c", line[found]);
            }
            if (signs > 0) d_say("\n");
            at = 0;
            if (*c == '\0') break;
        }
    }
}
#endif

/* Calls the function on what the case says. */
static void d_call(char const* function) {
    int is_state = strstr(function, "_win") != NULL || strncmp(function, "choose_", 7) == 0
                   || strcmp(function, "print_world") == 0;
    (void)is_state;
#ifdef TEST_next_player
    if (strcmp(function, "next_player") == 0) {
        d_say("%d\n", (int)(TEST_next_player));
        return;
    }
#endif
#ifdef TEST_world_init
    if (strcmp(function, "world_init") == 0) {
        d_check_world();
        return;
    }
#endif
    if (strcmp(function + strlen(function) - 2, "_t") == 0) {
        d_say("there\n");
        return;
    }
    if (!d_choose_grid()) return;
#ifdef TEST_get_neighbors
    if (strcmp(function, "get_neighbors") == 0) {
        d_neighbors();
        return;
    }
#endif
    d_make_world();
#ifdef TEST_init_infos
    if (strcmp(function, "init_infos") == 0) {
        memset(&d_infos, 0xff, sizeof d_infos); /* so that what is not set is no place */
        TEST_init_infos;
        d_say_infos();
        return;
    }
#endif
#ifdef TEST_init_players_0
    if (strcmp(function, "init_players_0") == 0) {
        d_fill_infos();
        TEST_init_players_0;
        d_say_world();
        return;
    }
#endif
#if defined TEST_world_set && defined TEST_world_set_sort
    if (is_state) {
        d_fill_world();
        d_fill_infos();
    }
#endif
#ifdef TEST_simple_win
    if (strcmp(function, "simple_win") == 0) d_say((TEST_simple_win) ? "1\n" : "0\n");
#endif
#ifdef TEST_complex_win
    if (strcmp(function, "complex_win") == 0) d_say((TEST_complex_win) ? "1\n" : "0\n");
#endif
#ifdef TEST_choose_random_piece_belonging_to
    if (strcmp(function, "choose_random_piece_belonging_to") == 0) d_draw(d_draw_piece);
#endif
#ifdef TEST_choose_random_move_for_piece
    if (strcmp(function, "choose_random_move_for_piece") == 0) d_draw(d_draw_move);
#endif
#ifdef TEST_print_world
    if (strcmp(function, "print_world") == 0) {
        static char before[1 << 12];
        d_printed(before, sizeof before);
        TEST_print_world;
        d_say_picture();
    }
#endif
}

/* "grid player place" as far as the function needs them, then the places, '.' where there is none.
 */
static void d_read(char const* function, char* input) {
    char* rest = input;
    int has_cells = strstr(function, "_win") != NULL || strncmp(function, "choose_", 7) == 0
                    || strcmp(function, "print_world") == 0;
    d_grid = d_player = d_place = 0;
    if (strcmp(function, "next_player") != 0) d_grid = (unsigned)strtoul(rest, &rest, 10);
    if (strcmp(function, "next_player") == 0 || (has_cells && strcmp(function, "print_world") != 0))
        d_player = (unsigned)strtoul(rest, &rest, 10);
    if (strcmp(function, "get_neighbors") == 0
        || strcmp(function, "choose_random_move_for_piece") == 0)
        d_place = (unsigned)strtoul(rest, &rest, 10);
    for (int place = 0; has_cells && place < D_PLACES; ++place) {
        while (*rest == ' ' || *rest == '\n') ++rest;
        if (*rest == '.') {
            d_cells[place] = -1;
            ++rest;
        } else {
            d_cells[place] = (int)strtol(rest, &rest, 10);
        }
    }
}

int main(void) {
    FILE *cases = fdopen(3, "r"), *answers = fdopen(4, "w");
    char function[64];
    static char input[1 << 12];
    size_t size;
    if (cases == NULL || answers == NULL) return 3;
    while (fscanf(cases, "%63s %zu", function, &size) == 2) {
        fgetc(cases); /* the end of the line */
        if (size >= sizeof input || fread(input, 1, size, cases) != size) return 3;
        input[size] = '\0';
        d_text[0] = '\0';
        d_read(function, input);
        d_call(function);
        fprintf(answers, "%zu\n%s", strlen(d_text), d_text);
        fflush(answers);
    }
    return 0;
}
