/* Compiled around a student's multi_dames.c: calls its functions on the cases of descriptor 3 and
 * writes what they answer to descriptor 4. TEST_x is defined for each function x that is there. */
#define main damier_main_of_the_student
#include "multi_dames.c"
#undef main

#include <stdio.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The imposed prototypes: others are an error here. */
#ifdef TEST_jeu_capturer
int jeu_capturer(Jeu *jeu, int i, int j);
#endif
#ifdef TEST_jeu_saisir_pion
int jeu_saisir_pion(Jeu *jeu, int i, int j);
#endif
#ifdef TEST_jeu_sauter_vers
int jeu_sauter_vers(Jeu *jeu, int i, int j);
#endif
#ifdef TEST_jeu_arreter
int jeu_arreter(Jeu *jeu);
#endif
#ifdef TEST_jeu_joueur_suivant
int jeu_joueur_suivant(Jeu *jeu);
#endif
#ifdef TEST_jeu_charger
void jeu_charger(Jeu *jeu);
#endif
#ifdef TEST_jeu_ecrire
void jeu_ecrire(Jeu *jeu);
#endif

static char damier_text[1 << 16];

/* Reads the state of a case with none of the student's functions; gives what follows it. */
static char *damier_read(char *text, Jeu *jeu) {
    memset(jeu, 0, sizeof *jeu);
    jeu->nb_joueurs = (int)strtol(text, &text, 10);
    jeu->tour = (int)strtol(text, &text, 10);
    jeu->joueur_courant = (int)strtol(text, &text, 10);
    for (int k = 0; k < jeu->nb_joueurs && k < 4; ++k) {
        jeu->joueur[k].etat = (int)strtol(text, &text, 10);
        jeu->joueur[k].score = (int)strtol(text, &text, 10);
    }
    jeu->pion_est_saisi = (int)strtol(text, &text, 10);
    jeu->pion_i = (int)strtol(text, &text, 10);
    jeu->pion_j = (int)strtol(text, &text, 10);
    for (int i = 0; i < 8; ++i)
        for (int j = 0; j < 8; ++j) jeu->plateau.pion[i][j] = (int)strtol(text, &text, 10);
    return text;
}

static size_t damier_write(int is_done, const Jeu *jeu) {
    char *into = damier_text;
    if (!is_done) into += sprintf(into, "Action impossible\n");
    into += sprintf(into, "%d %d %d\n", jeu->nb_joueurs, jeu->tour, jeu->joueur_courant);
    for (int k = 0; k < jeu->nb_joueurs && k < 4; ++k)
        into += sprintf(into, "%d %d\n", jeu->joueur[k].etat, jeu->joueur[k].score);
    into += sprintf(into, "%d %d %d\n", jeu->pion_est_saisi, jeu->pion_i, jeu->pion_j);
    for (int i = 0; i < 8; ++i)
        for (int j = 0; j < 8; ++j)
            into += sprintf(into, "%d%c", jeu->plateau.pion[i][j], j < 7 ? ' ' : '\n');
    return (size_t)(into - damier_text);
}

/* The text becomes the standard input. */
static void damier_feed(const char *text, size_t size) {
    __fpurge(stdin);
    clearerr(stdin);
    if (ftruncate(0, 0) != 0 || pwrite(0, text, size, 0) != (ssize_t)size) _exit(3);
    lseek(0, 0, SEEK_SET);
}

/* What was printed on the standard output. */
static size_t damier_printed(void) {
    fflush(stdout);
    ssize_t size = pread(1, damier_text, sizeof damier_text, 0);
    if (ftruncate(1, 0) != 0) _exit(3);
    lseek(1, 0, SEEK_SET);
    return size > 0 ? (size_t)size : 0;
}

static size_t damier_call(const char *function, char *input, size_t size) {
    Jeu jeu;
    int is_done = 1, i = 0, j = 0;
    char *rest = damier_read(input, &jeu);
    i = (int)strtol(rest, &rest, 10);
    j = (int)strtol(rest, &rest, 10);
    (void)i, (void)j, (void)size;
#ifdef TEST_jeu_capturer
    if (strcmp(function, "jeu_capturer") == 0) is_done = jeu_capturer(&jeu, i, j);
#endif
#ifdef TEST_jeu_saisir_pion
    if (strcmp(function, "jeu_saisir_pion") == 0) is_done = jeu_saisir_pion(&jeu, i, j);
#endif
#ifdef TEST_jeu_sauter_vers
    if (strcmp(function, "jeu_sauter_vers") == 0) is_done = jeu_sauter_vers(&jeu, i, j);
#endif
#ifdef TEST_jeu_arreter
    if (strcmp(function, "jeu_arreter") == 0) is_done = jeu_arreter(&jeu);
#endif
#ifdef TEST_jeu_joueur_suivant
    if (strcmp(function, "jeu_joueur_suivant") == 0) is_done = jeu_joueur_suivant(&jeu);
#endif
#ifdef TEST_jeu_charger
    if (strcmp(function, "jeu_charger") == 0) {
        damier_feed(input, size);
        memset(&jeu, 0, sizeof jeu);
        jeu_charger(&jeu);
    }
#endif
#ifdef TEST_jeu_ecrire
    if (strcmp(function, "jeu_ecrire") == 0) {
        jeu_ecrire(&jeu);
        return damier_printed();
    }
#endif
    /* A function without input or output that prints differs too: nothing hides it. */
    size_t printed = damier_printed();
    return printed > 0 ? printed : damier_write(is_done, &jeu);
}

int main(void) {
    FILE *cases = fdopen(3, "r"), *answers = fdopen(4, "w");
    char function[64];
    size_t size;
    static char input[1 << 16];
    if (cases == NULL || answers == NULL) return 3;
    while (fscanf(cases, "%63s %zu", function, &size) == 2) {
        fgetc(cases); /* the end of the line */
        if (size >= sizeof input || fread(input, 1, size, cases) != size) return 3;
        input[size] = '\0';
        size = damier_call(function, input, size);
        fprintf(answers, "%zu\n", size);
        fwrite(damier_text, 1, size, answers);
        fflush(answers);
    }
    return 0;
}
