/* Loads a state, then reads commands and does them: c, p and s with a position (capture, take,
 * jump), a (stop), n (next player), f (flip). Prints the refusals and, at the end, the state. */
#include <multi_dames.h>
#include <stdio.h>

int main(void) {
    Jeu jeu;
    char command;
    jeu_charger(&jeu);
    while (scanf(" %c", &command) == 1) {
        int i = 0, j = 0, done = 1;
        if ((command == 'c' || command == 'p' || command == 's') && scanf("%d%d", &i, &j) != 2)
            return 2;
        switch (command) {
        case 'c': done = jeu_capturer(&jeu, i, j); break;
        case 'p': done = jeu_saisir_pion(&jeu, i, j); break;
        case 's': done = jeu_sauter_vers(&jeu, i, j); break;
        case 'a': done = jeu_arreter(&jeu); break;
        case 'n': done = jeu_joueur_suivant(&jeu); break;
        case 'f': jeu_table_flip(&jeu); break;
        default: return 2;
        }
        if (!done) printf("Action impossible\n");
    }
    jeu_ecrire(&jeu);
    return 0;
}
