/* Loads a state and shows it. */
#include <multi_dames.h>

int main(void) {
    Jeu jeu;
    jeu_charger(&jeu);
    jeu_afficher(&jeu);
    return 0;
}
