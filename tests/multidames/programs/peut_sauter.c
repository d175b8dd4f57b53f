/* Loads a state and prints, for each cell and one cell around the board, whether it is a cell and
 * whether a pawn there can jump. */
#include <multi_dames.h>
#include <stdio.h>

int main(void) {
    Jeu jeu;
    jeu_charger(&jeu);
    for (int i = -1; i <= TAILLE; ++i) {
        for (int j = -1; j <= TAILLE; ++j)
            printf("%d%d ", case_est_valide(i, j), plateau_pion_peut_sauter(&jeu.plateau, i, j));
        printf("\n");
    }
    return 0;
}
