/* Loads a state, reads a position, calls jeu_capturer, writes the state. */
#include <multi_dames.h>
#include <stdio.h>

int main(void) {
    Jeu jeu;
    int i, j;
    jeu_charger(&jeu);
    if (scanf("%d%d", &i, &j) != 2) return 2;
    if (!jeu_capturer(&jeu, i, j)) printf("Action impossible\n");
    jeu_ecrire(&jeu);
    return 0;
}
