/* MultiDames for C programs: the state of a game, and the functions that change, read and show it.
 * Link with -lmultidames. Rows and columns are counted from 0, at the top left.
 *
 * Every function that can refuse returns 1 when it has done its work and 0 when the action is
 * impossible; the state is then unchanged. A state that no game can be in (a cell that is not 0 to
 * 3, a current player who does not exist) makes every action impossible. */
#ifndef MULTI_DAMES_H
#define MULTI_DAMES_H

#ifdef __cplusplus
extern "C" {
#endif

#define TAILLE 8
#define MAX_JOUEURS 4

/* What a cell holds, and what capturing it scores. */
#define VIDE 0
#define BLANC 1 /* 1 point */
#define ROUGE 2 /* 5 points */
#define NOIR 3  /* 8 points */

typedef struct {
    int pion[TAILLE][TAILLE]; /* row, then column */
} Plateau;

typedef struct {
    int etat; /* 1: active, 0: has stopped */
    int score;
} Joueur;

typedef struct {
    Plateau plateau;
    Joueur joueur[MAX_JOUEURS];
    int nb_joueurs;     /* 2 to 4 */
    int joueur_courant; /* from 0 */
    int tour;           /* from 1; in round 1 everybody removes a white pawn */
    int pion_est_saisi; /* 1: a pawn is held */
    int pion_i, pion_j; /* where it is; 0 0 without one */
} Jeu;

/* The current player scores the pawn at (i, j), whatever its colour, and it leaves the board. */
int jeu_capturer(Jeu* jeu, int i, int j);

/* The current player takes hold of the pawn at (i, j), which must have a jump. */
int jeu_saisir_pion(Jeu* jeu, int i, int j);

/* The held pawn jumps to (i, j) and captures what it jumps over. It stays held. */
int jeu_sauter_vers(Jeu* jeu, int i, int j);

/* The current player stops for good; impossible for the last active one. That nobody stops in round
 * 1 is for the program to see to: this function does not look at the round. */
int jeu_arreter(Jeu* jeu);

/* The turn passes to the next active player, and nobody holds a pawn. */
int jeu_joueur_suivant(Jeu* jeu);

/* Reads a state from the standard input, up to its last number. When the numbers are not those of a
 * state, every member becomes 0: there are no players, and every action is impossible. */
void jeu_charger(Jeu* jeu);

/* Writes the state to the standard output, in the form that jeu_charger reads. */
void jeu_ecrire(Jeu* jeu);

/* The rules that every function follows from now on, in the words of the text form: "jumps=straight
 * value-black=9". The imposed functions have no parameter for them, so they hold for the whole
 * program. An empty text, like no call at all, is the game of the documents. 0 and no change if it
 * is not such a text. What is decided turn by turn (chains, penalty, early-stop) is for the program
 * to see to. */
int jeu_regles(char const* regles);

/* 1 if there is a pawn at (i, j) and it has at least one jump. */
int plateau_pion_peut_sauter(Plateau* plateau, int i, int j);

/* 1 if (i, j) is a cell of the board. */
int case_est_valide(int i, int j);

/* Shows the scores, the round, the current player and the board on the standard output. */
void jeu_afficher(Jeu* jeu);

/* Turns the board, with the held pawn, by half a turn. */
void jeu_table_flip(Jeu* jeu);

#ifdef __cplusplus
}
#endif

#endif
