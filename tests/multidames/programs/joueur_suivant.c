/* Loads a state, calls jeu_joueur_suivant, writes the state. */
#include <multi_dames.h>
#include <stdio.h>

int main(void) {
    Jeu jeu;
    jeu_charger(&jeu);
    if (!jeu_joueur_suivant(&jeu)) printf("Action impossible\n");
    jeu_ecrire(&jeu);
    return 0;
}
