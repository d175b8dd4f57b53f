/* Reads a line of rules, a state and two positions: tells whether the rules are taken and whether
 * the first pawn can be held, captures the second and writes the state. */
#include <multi_dames.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    Jeu jeu;
    char regles[200];
    int i, j;
    if (fgets(regles, sizeof regles, stdin) == NULL) return 2;
    regles[strcspn(regles, "\n")] = '\0';
    printf("regles %d\n", jeu_regles(regles));
    jeu_charger(&jeu);
    if (scanf("%d%d", &i, &j) != 2) return 2;
    printf("saut %d, saisir %d\n", plateau_pion_peut_sauter(&jeu.plateau, i, j),
           jeu_saisir_pion(&jeu, i, j));
    if (scanf("%d%d", &i, &j) != 2) return 2;
    if (!jeu_capturer(&jeu, i, j)) printf("Action impossible\n");
    jeu_ecrire(&jeu);
    return 0;
}
