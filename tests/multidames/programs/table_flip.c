/* Loads a state, turns the table, writes the state. */
#include <multi_dames.h>

int main(void) {
    Jeu jeu;
    jeu_charger(&jeu);
    jeu_table_flip(&jeu);
    jeu_ecrire(&jeu);
    return 0;
}
