/* MultiDames en un seul fichier de C17 : les structures, les fonctions imposées, l'affichage et une
 * partie de deux à quatre joueurs au clavier.
 *
 *     gcc -Wall -std=c17 multi_dames.c -o multi_dames
 *     ./multi_dames
 *
 * Lignes et colonnes sont comptées à partir de 0 dans les fonctions, à partir de 1 à l'écran. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define TAILLE 8
#define MAX_JOUEURS 4

#define VIDE 0
#define BLANC 1
#define ROUGE 2
#define NOIR 3

#define NB_ROUGES 20
#define NB_NOIRS 10

typedef struct {
    int pion[TAILLE][TAILLE];
} Plateau;

typedef struct {
    int etat; /* 1 : joue encore, 0 : s'est arrêté */
    int score;
} Joueur;

typedef struct {
    Plateau plateau;
    Joueur joueur[MAX_JOUEURS];
    int nb_joueurs;
    int joueur_courant; /* à partir de 0 */
    int tour;           /* à partir de 1 ; au tour 1 chacun retire un pion blanc */
    int pion_est_saisi;
    int pion_i, pion_j; /* 0 0 sans pion saisi */
} Jeu;

/* ---- Le plateau ---------------------------------------------------------------------------- */

/* Ce que rapporte un pion, selon sa couleur. */
static const int valeur[] = {0, 1, 5, 8};

int case_est_valide(int i, int j) { return i >= 0 && i < TAILLE && j >= 0 && j < TAILLE; }

/* 1 si la case existe et porte un pion. */
static int case_a_un_pion(const Plateau *plateau, int i, int j) {
    return case_est_valide(i, j) && plateau->pion[i][j] != VIDE;
}

/* 1 si un pion en (i, j) peut sauter par-dessus son voisin dans la direction (di, dj). */
static int saut_est_possible(const Plateau *plateau, int i, int j, int di, int dj) {
    if (di == 0 && dj == 0) return 0;
    if (!case_a_un_pion(plateau, i + di, j + dj)) return 0;
    int arrivee_i = i + 2 * di, arrivee_j = j + 2 * dj;
    return case_est_valide(arrivee_i, arrivee_j) && plateau->pion[arrivee_i][arrivee_j] == VIDE;
}

int plateau_pion_peut_sauter(Plateau *plateau, int i, int j) {
    if (!case_a_un_pion(plateau, i, j)) return 0;
    for (int di = -1; di <= 1; ++di)
        for (int dj = -1; dj <= 1; ++dj)
            if (saut_est_possible(plateau, i, j, di, dj)) return 1;
    return 0;
}

/* La valeur de tous les pions qui restent. */
static int plateau_valeur(const Plateau *plateau) {
    int somme = 0;
    for (int i = 0; i < TAILLE; ++i)
        for (int j = 0; j < TAILLE; ++j) somme += valeur[plateau->pion[i][j]];
    return somme;
}

static int plateau_un_pion_peut_sauter(Plateau *plateau) {
    for (int i = 0; i < TAILLE; ++i)
        for (int j = 0; j < TAILLE; ++j)
            if (plateau_pion_peut_sauter(plateau, i, j)) return 1;
    return 0;
}

/* ---- Les fonctions imposées : 1 si c'est fait, 0 si l'action est impossible ------------------- */

int jeu_capturer(Jeu *jeu, int i, int j) {
    if (!case_a_un_pion(&jeu->plateau, i, j)) return 0;
    jeu->joueur[jeu->joueur_courant].score += valeur[jeu->plateau.pion[i][j]];
    jeu->plateau.pion[i][j] = VIDE;
    return 1;
}

int jeu_saisir_pion(Jeu *jeu, int i, int j) {
    if (jeu->pion_est_saisi || !plateau_pion_peut_sauter(&jeu->plateau, i, j)) return 0;
    jeu->pion_est_saisi = 1;
    jeu->pion_i = i;
    jeu->pion_j = j;
    return 1;
}

int jeu_sauter_vers(Jeu *jeu, int i, int j) {
    int depart_i = jeu->pion_i, depart_j = jeu->pion_j;
    if (!jeu->pion_est_saisi || !case_est_valide(i, j)) return 0;
    /* Deux cases plus loin, tout droit ou en diagonale. */
    int di = (i - depart_i) / 2, dj = (j - depart_j) / 2;
    if (i != depart_i + 2 * di || j != depart_j + 2 * dj) return 0;
    if (di < -1 || di > 1 || dj < -1 || dj > 1) return 0;
    if (!case_a_un_pion(&jeu->plateau, depart_i, depart_j)) return 0;
    if (!saut_est_possible(&jeu->plateau, depart_i, depart_j, di, dj)) return 0;

    jeu_capturer(jeu, depart_i + di, depart_j + dj);
    jeu->plateau.pion[i][j] = jeu->plateau.pion[depart_i][depart_j];
    jeu->plateau.pion[depart_i][depart_j] = VIDE;
    jeu->pion_i = i;
    jeu->pion_j = j;
    return 1;
}

/* Combien de joueurs n'ont pas arrêté. */
static int jeu_nb_actifs(const Jeu *jeu) {
    int nombre = 0;
    for (int k = 0; k < jeu->nb_joueurs; ++k) nombre += jeu->joueur[k].etat != 0;
    return nombre;
}

/* Que personne n'arrête au premier tour, c'est la partie qui le sait : voir tour_de_jeu. */
int jeu_arreter(Jeu *jeu) {
    Joueur *joueur = &jeu->joueur[jeu->joueur_courant];
    if (jeu_nb_actifs(jeu) - (joueur->etat != 0) == 0) return 0;
    joueur->etat = 0;
    return 1;
}

int jeu_joueur_suivant(Jeu *jeu) {
    if (jeu_nb_actifs(jeu) == 0) return 0;
    int suivant = jeu->joueur_courant;
    do suivant = (suivant + 1) % jeu->nb_joueurs;
    while (!jeu->joueur[suivant].etat);
    if (suivant <= jeu->joueur_courant) ++jeu->tour;
    jeu->joueur_courant = suivant;
    jeu->pion_est_saisi = jeu->pion_i = jeu->pion_j = 0;
    return 1;
}

/* Lit un entier entre min et max ; 0 si ce n'en est pas un. */
static int lire_borne(int *nombre, int min, int max) {
    return scanf("%d", nombre) == 1 && *nombre >= min && *nombre <= max;
}

static int lire_jeu(Jeu *jeu) {
    const int grand = 1000000000;
    if (!lire_borne(&jeu->nb_joueurs, 2, MAX_JOUEURS)) return 0;
    if (!lire_borne(&jeu->tour, 0, grand)) return 0;
    if (!lire_borne(&jeu->joueur_courant, 0, jeu->nb_joueurs - 1)) return 0;
    for (int k = 0; k < jeu->nb_joueurs; ++k)
        if (!lire_borne(&jeu->joueur[k].etat, 0, 1)
            || !lire_borne(&jeu->joueur[k].score, -grand, grand))
            return 0;
    if (!lire_borne(&jeu->pion_est_saisi, 0, 1)) return 0;
    /* Sans pion saisi, sa place ne veut rien dire. */
    int min = jeu->pion_est_saisi ? 0 : -grand, max = jeu->pion_est_saisi ? TAILLE - 1 : grand;
    if (!lire_borne(&jeu->pion_i, min, max) || !lire_borne(&jeu->pion_j, min, max)) return 0;
    for (int i = 0; i < TAILLE; ++i)
        for (int j = 0; j < TAILLE; ++j)
            if (!lire_borne(&jeu->plateau.pion[i][j], VIDE, NOIR)) return 0;
    return 1;
}

/* Ce qui n'est pas un état de jeu donne un jeu sans joueurs, où rien n'est possible. */
void jeu_charger(Jeu *jeu) {
    Jeu lu = {0};
    if (!lire_jeu(&lu)) lu = (Jeu){0};
    *jeu = lu;
}

void jeu_ecrire(Jeu *jeu) {
    printf("%d %d %d\n", jeu->nb_joueurs, jeu->tour, jeu->joueur_courant);
    for (int k = 0; k < jeu->nb_joueurs; ++k)
        printf("%d %d\n", jeu->joueur[k].etat, jeu->joueur[k].score);
    printf("%d %d %d\n", jeu->pion_est_saisi, jeu->pion_i, jeu->pion_j);
    for (int i = 0; i < TAILLE; ++i)
        for (int j = 0; j < TAILLE; ++j)
            printf("%d%c", jeu->plateau.pion[i][j], j + 1 < TAILLE ? ' ' : '\n');
}

/* ---- L'affichage ------------------------------------------------------------------------------ */

static void ligne_afficher(const Jeu *jeu, int i) {
    char ligne[2 * TAILLE + 1]; /* avant chaque pion une barre ou un espace, et un espace à la fin */
    for (int j = 0; j < TAILLE; ++j) {
        ligne[2 * j] = j == 0 ? '|' : ' ';
        ligne[2 * j + 1] = " +xo"[jeu->plateau.pion[i][j]];
    }
    ligne[2 * TAILLE] = ' ';
    if (jeu->pion_est_saisi && jeu->pion_i == i) { /* le pion saisi est entre crochets */
        ligne[2 * jeu->pion_j] = '[';
        ligne[2 * jeu->pion_j + 2] = ']';
    }
    int longueur = 2 * TAILLE + 1;
    while (ligne[longueur - 1] == ' ') --longueur;
    printf("%d %.*s\n", i + 1, longueur, ligne);
}

static void plateau_afficher(const Jeu *jeu) {
    printf("  ");
    for (int j = 0; j < TAILLE; ++j) printf(" %d", j + 1);
    printf("\n  ");
    for (int j = 0; j < 2 * TAILLE; ++j) printf("-");
    printf("\n");
    for (int i = 0; i < TAILLE; ++i) ligne_afficher(jeu, i);
}

void jeu_afficher(Jeu *jeu) {
    printf("Score:\n  ");
    for (int k = 0; k < jeu->nb_joueurs; ++k) printf("  J%d", k + 1);
    printf("\n  ");
    for (int k = 0; k < jeu->nb_joueurs; ++k) printf("%4d", jeu->joueur[k].score);
    printf("\nTour: %d\n", jeu->tour);
    printf("Joueur %d (%d)\n", jeu->joueur_courant + 1, jeu->joueur[jeu->joueur_courant].score);
    printf("Plateau:\n");
    plateau_afficher(jeu);
}

/* Retourne le plateau, et le pion saisi avec lui, d'un demi-tour. */
void jeu_table_flip(Jeu *jeu) {
    Plateau avant = jeu->plateau;
    for (int i = 0; i < TAILLE; ++i)
        for (int j = 0; j < TAILLE; ++j)
            jeu->plateau.pion[i][j] = avant.pion[TAILLE - 1 - i][TAILLE - 1 - j];
    if (!jeu->pion_est_saisi) return;
    jeu->pion_i = TAILLE - 1 - jeu->pion_i;
    jeu->pion_j = TAILLE - 1 - jeu->pion_j;
}

/* ---- Une partie au clavier -------------------------------------------------------------------- */

/* Un plateau plein, les couleurs au hasard. */
static void jeu_preparer(Jeu *jeu, int nb_joueurs) {
    *jeu = (Jeu){.nb_joueurs = nb_joueurs, .tour = 1};
    for (int k = 0; k < nb_joueurs; ++k) jeu->joueur[k].etat = 1;
    int *pion = &jeu->plateau.pion[0][0];
    for (int n = 0; n < TAILLE * TAILLE; ++n)
        pion[n] = n < NB_ROUGES ? ROUGE : n < NB_ROUGES + NB_NOIRS ? NOIR : BLANC;
    for (int n = TAILLE * TAILLE - 1; n > 0; --n) {
        int autre = rand() % (n + 1), garde = pion[n];
        pion[n] = pion[autre];
        pion[autre] = garde;
    }
}

/* Pose une question jusqu'à ce que la réponse soit faite de `combien` entiers entre min et max. */
static void demander(const char *question, int combien, int min, int max, int reponse[]) {
    char ligne[256];
    int lus = 0;
    do {
        printf("%s ", question);
        fflush(stdout);
        if (fgets(ligne, sizeof ligne, stdin) == NULL) {
            printf("\nFin de la saisie : la partie s'arrête ici.\n");
            exit(0);
        }
        char *reste = ligne, *suite = ligne;
        for (lus = 0; lus < combien; ++lus, reste = suite) {
            long nombre = strtol(reste, &suite, 10);
            if (suite == reste || nombre < min || nombre > max) break;
            reponse[lus] = (int)nombre;
        }
        while (*reste == ' ' || *reste == '\n') ++reste;
        if (*reste != '\0') lus = 0; /* un nombre de trop, ou autre chose */
        if (lus != combien) printf("Réponse impossible.\n");
    } while (lus != combien);
}

static void demander_case(const char *question, int *i, int *j) {
    int reponse[2];
    demander(question, 2, 1, TAILLE, reponse);
    *i = reponse[0] - 1;
    *j = reponse[1] - 1;
}

static void retirer_un_blanc(Jeu *jeu) {
    int i, j;
    demander_case("Pion blanc à retirer (ligne colonne, de 1 à 8) :", &i, &j);
    while (jeu->plateau.pion[i][j] != BLANC)
        demander_case("Ce n'est pas un pion blanc. Ligne et colonne :", &i, &j);
    jeu_capturer(jeu, i, j);
}

static void afficher_sauts(const Jeu *jeu) {
    printf("Sauts possibles:");
    const char *avant = " ";
    for (int di = -1; di <= 1; ++di)
        for (int dj = -1; dj <= 1; ++dj)
            if (saut_est_possible(&jeu->plateau, jeu->pion_i, jeu->pion_j, di, dj)) {
                printf("%s%d %d", avant, jeu->pion_i + 2 * di + 1, jeu->pion_j + 2 * dj + 1);
                avant = ", ";
            }
    printf(".\n");
}

static void sauter_tant_que_possible(Jeu *jeu) {
    int i, j;
    demander_case("Pion qui saute (ligne colonne, de 1 à 8) :", &i, &j);
    while (!jeu_saisir_pion(jeu, i, j))
        demander_case("Aucun saut pour cette case. Ligne et colonne :", &i, &j);
    while (plateau_pion_peut_sauter(&jeu->plateau, jeu->pion_i, jeu->pion_j)) {
        jeu_afficher(jeu);
        afficher_sauts(jeu);
        demander_case("Saut vers (ligne colonne, de 1 à 8) :", &i, &j);
        if (!jeu_sauter_vers(jeu, i, j)) printf("Ce saut est impossible.\n");
    }
}

/* Joue un tour du joueur courant ; 0 quand la partie est finie. */
static int tour_de_jeu(Jeu *jeu) {
    jeu_afficher(jeu);
    if (jeu->tour == 1) {
        retirer_un_blanc(jeu);
        return jeu_joueur_suivant(jeu);
    }
    if (!plateau_un_pion_peut_sauter(&jeu->plateau)) {
        int perte = plateau_valeur(&jeu->plateau);
        printf("Aucun pion ne peut sauter : le joueur %d perd %d points.\n",
               jeu->joueur_courant + 1, perte);
        jeu->joueur[jeu->joueur_courant].score -= perte;
        return 0;
    }
    int arrete = 0;
    if (jeu_nb_actifs(jeu) > 1) demander("S'arrêter ? (1=oui, 0=non)", 1, 0, 1, &arrete);
    if (arrete)
        jeu_arreter(jeu);
    else
        sauter_tant_que_possible(jeu);
    return jeu_joueur_suivant(jeu);
}

static void afficher_resultat(const Jeu *jeu) {
    int meilleur = jeu->joueur[0].score;
    for (int k = 1; k < jeu->nb_joueurs; ++k)
        if (jeu->joueur[k].score > meilleur) meilleur = jeu->joueur[k].score;
    for (int k = 0; k < jeu->nb_joueurs; ++k)
        printf("Joueur %d : %d%s\n", k + 1, jeu->joueur[k].score,
               jeu->joueur[k].score == meilleur ? " (gagne)" : "");
}

int main(void) {
    Jeu jeu;
    int nb_joueurs;
    srand((unsigned)time(NULL));
    demander("Nombre de joueurs (de 2 à 4) :", 1, 2, MAX_JOUEURS, &nb_joueurs);
    jeu_preparer(&jeu, nb_joueurs);
    while (tour_de_jeu(&jeu)) {
    }
    afficher_resultat(&jeu);
    return 0;
}
