/* Loads a state, calls jeu_arreter, writes the state. */
#include <multi_dames.h>
#include <stdio.h>

int main(void) {
    Jeu jeu;
    jeu_charger(&jeu);
    if (!jeu_arreter(&jeu)) printf("Action impossible\n");
    jeu_ecrire(&jeu);
    return 0;
}
