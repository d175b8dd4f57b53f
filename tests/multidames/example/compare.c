/* compare CALLS SEED: calls the example and the library with the same states and places, and stops at
 * the first difference in what they return, leave behind or print. */
#include <multi_dames.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The example's own structures have the same members in the same order. */
int exemple_capturer(Jeu *jeu, int i, int j);
int exemple_saisir_pion(Jeu *jeu, int i, int j);
int exemple_sauter_vers(Jeu *jeu, int i, int j);
int exemple_arreter(Jeu *jeu);
int exemple_joueur_suivant(Jeu *jeu);
void exemple_charger(Jeu *jeu);
void exemple_ecrire(Jeu *jeu);
void exemple_afficher(Jeu *jeu);
void exemple_table_flip(Jeu *jeu);
int exemple_peut_sauter(Plateau *plateau, int i, int j);
int exemple_case_est_valide(int i, int j);

static unsigned long long seed;

static int below(int bound) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (int)((seed >> 33) % (unsigned)bound);
}

/* Any state that the text form can tell, most of them near a real game. */
static Jeu random_state(void) {
    Jeu jeu = {.nb_joueurs = 2 + below(3), .tour = below(9)};
    jeu.joueur_courant = below(jeu.nb_joueurs);
    for (int k = 0; k < jeu.nb_joueurs; ++k)
        jeu.joueur[k] = (Joueur){below(4) != 0, below(200) - 40};
    int density = below(11);
    for (int i = 0; i < TAILLE; ++i)
        for (int j = 0; j < TAILLE; ++j)
            jeu.plateau.pion[i][j] = below(10) < density ? 1 + below(3) : VIDE;
    if (below(3) != 0) return jeu;
    jeu.pion_est_saisi = 1;
    jeu.pion_i = below(TAILLE);
    jeu.pion_j = below(TAILLE);
    return jeu;
}

static char *slurp(FILE *file) { /* what was printed since the last call */
    static char text[2][4096];
    static int which = 0;
    char *into = text[which ^= 1];
    fflush(stdout);
    ssize_t size = pread(fileno(file), into, sizeof text[0] - 1, 0);
    into[size < 0 ? 0 : size] = '\0';
    if (ftruncate(fileno(file), 0) != 0) exit(2);
    lseek(fileno(stdout), 0, SEEK_SET);
    return into;
}

static int prints_alike(FILE *out, void (*print)(Jeu *), void (*same)(Jeu *), Jeu *jeu) {
    print(jeu);
    char *printed = slurp(out);
    same(jeu);
    return strcmp(printed, slurp(out)) == 0;
}

/* Not rewind(), which may keep what was read before. */
static void from_the_start(FILE *file) {
    __fpurge(file);
    clearerr(file);
    lseek(fileno(file), 0, SEEK_SET);
}

/* Writes the state to the standard input, some of the numbers spoilt, and loads it twice. */
static int loads_alike(FILE *in, FILE *out, Jeu *jeu) {
    Jeu left, right;
    jeu_ecrire(jeu);
    char *text = slurp(out);
    size_t size = strlen(text);
    if (below(3) == 0) text[below((int)size)] = "0149- x"[below(7)];
    if (ftruncate(fileno(in), 0) != 0 || pwrite(fileno(in), text, size, 0) < 0) exit(2);
    from_the_start(stdin);
    jeu_charger(&left);
    from_the_start(stdin);
    exemple_charger(&right);
    return memcmp(&left, &right, sizeof left) == 0;
}

static int same_call(int which, Jeu *left, Jeu *right, int i, int j) {
    switch (which) {
    case 0: return jeu_capturer(left, i, j) == exemple_capturer(right, i, j);
    case 1: return jeu_saisir_pion(left, i, j) == exemple_saisir_pion(right, i, j);
    case 2: return jeu_sauter_vers(left, i, j) == exemple_sauter_vers(right, i, j);
    case 3: return jeu_arreter(left) == exemple_arreter(right);
    case 4: return jeu_joueur_suivant(left) == exemple_joueur_suivant(right);
    case 5: jeu_table_flip(left), exemple_table_flip(right); return 1;
    case 6: return case_est_valide(i, j) == exemple_case_est_valide(i, j);
    default:
        return plateau_pion_peut_sauter(&left->plateau, i, j)
               == exemple_peut_sauter(&right->plateau, i, j);
    }
}

int main(int argc, char **argv) {
    long calls = argc > 1 ? atol(argv[1]) : 100000;
    seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    FILE *in = tmpfile(), *out = tmpfile();
    if (in == NULL || out == NULL || dup2(fileno(in), 0) < 0 || dup2(fileno(out), 1) < 0) return 2;
    for (long call = 0; call < calls; ++call) {
        Jeu left = random_state(), right = left;
        int which = below(11), i = below(12) - 2, j = below(12) - 2;
        if (which == 2 && left.pion_est_saisi && below(2)) { /* near the held pawn */
            i = left.pion_i + below(7) - 3;
            j = left.pion_j + below(7) - 3;
        }
        int is_same = which < 8    ? same_call(which, &left, &right, i, j)
                      : which == 8 ? prints_alike(out, jeu_ecrire, exemple_ecrire, &left)
                      : which == 9 ? prints_alike(out, jeu_afficher, exemple_afficher, &left)
                                   : loads_alike(in, out, &left);
        if (!is_same || memcmp(&left, &right, sizeof left) != 0) {
            fprintf(stderr, "call %ld (function %d at %d %d) differs\n", call, which, i, j);
            return 1;
        }
    }
    fprintf(stderr, "%ld calls agree\n", calls);
    return 0;
}
