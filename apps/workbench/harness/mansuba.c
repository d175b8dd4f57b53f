/* Compiled around a student's Mansuba files: calls what the document says enough of, and tells which of
 * the other names are there. TEST_x is defined for each function or structure x that the files define. */
#define main damier_main_of_the_student
#include "mansuba.c"
#undef main

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void init_neighbors(unsigned int) __attribute__((weak)); /* chooses the grid */

/* A structure is there if there can be one of it. */
#ifdef TEST_world_t
extern char damier_world[sizeof(struct world_t)];
#endif
#ifdef TEST_vector_t
extern char damier_vector[sizeof(struct vector_t)];
#endif
#ifdef TEST_neighbors_t
extern char damier_all_neighbors[sizeof(struct neighbors_t)];
#endif

static char damier_text[4096];

#ifdef TEST_get_neighbors
/* The neighbours by increasing place; an unknown one is UINT_MAX. */
static void damier_neighbors(unsigned grid, unsigned place) {
    struct vector_t found[8];
    int count = 0;
    if (init_neighbors != NULL) init_neighbors(grid);
    if (init_neighbors == NULL && grid != 8) { /* without a choice there is one grid only */
        strcpy(damier_text, "there is no init_neighbors\n");
        return;
    }
    struct neighbors_t all = get_neighbors(place);
    for (int k = 0; k < 8 && k < (int)(sizeof all.n / sizeof all.n[0]); ++k) {
        if (all.n[k].i == UINT_MAX) continue;
        int at = count++;
        for (; at > 0 && found[at - 1].i > all.n[k].i; --at) found[at] = found[at - 1];
        found[at] = all.n[k];
    }
    for (int k = 0; k < count; ++k)
        sprintf(damier_text + strlen(damier_text), "%u %d\n", found[k].i, (int)found[k].d);
}
#endif

static void damier_call(const char *function, const char *input) {
    damier_text[0] = '\0';
    (void)input;
#ifdef TEST_get_neighbors
    if (strcmp(function, "get_neighbors") == 0) {
        char *rest;
        unsigned grid = (unsigned)strtoul(input, &rest, 10);
        damier_neighbors(grid, (unsigned)strtoul(rest, NULL, 10));
        return;
    }
#endif
#ifdef TEST_next_player
    if (strcmp(function, "next_player") == 0) {
        sprintf(damier_text, "%d\n", (int)next_player(atoi(input)));
        return;
    }
#endif
#ifdef TEST_world_init
    if (strcmp(function, "world_init") == 0) {
        struct world_t *first = world_init(), *second = world_init();
        strcpy(damier_text, first != NULL && first == second ? "the same world\n" : "another world\n");
        return;
    }
#endif
    strcpy(damier_text, "there\n");
}

int main(void) {
    FILE *cases = fdopen(3, "r"), *answers = fdopen(4, "w");
    char function[64], input[256];
    size_t size;
    if (cases == NULL || answers == NULL) return 3;
    while (fscanf(cases, "%63s %zu", function, &size) == 2) {
        fgetc(cases); /* the end of the line */
        if (size >= sizeof input || fread(input, 1, size, cases) != size) return 3;
        input[size] = '\0';
        damier_call(function, input);
        fprintf(answers, "%zu\n%s", strlen(damier_text), damier_text);
        fflush(answers);
    }
    return 0;
}
