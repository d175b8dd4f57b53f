"""Le dialogue du jeu de dames de l'ULB : python3 draughts.py [dimension]"""

import sys

from config import *
from draughtsFunctions import *

NAMES = {WHITE_PLAYER: "Blancs", BLACK_PLAYER: "Noirs"}


def ask(question):
    try:
        return input(question + " ").strip()
    except EOFError:
        print("\nFin de la saisie : la partie s'arrête ici.")
        sys.exit(0)


def askYesNo(question):
    answer = ask(question + " (o/n)").lower()
    while answer not in ("o", "n"):
        answer = ask("Répondez o ou n.").lower()
    return answer == "o"


def inputInteger(question, least, most):
    while True:
        answer = ask(question)
        if answer.isdecimal() and least <= int(answer) <= most:
            return int(answer)
        print("Il faut un nombre de", least, "à", most, ".")


def inputActionChoice():
    print("1. Jouer\n2. Proposer la nulle\n3. Sauver\n4. Charger")
    return inputInteger("Votre choix ?", 1, 4)


def inputDirection(board, i, j):
    """La direction et, pour une dame seulement, la longueur."""
    direction = ask("Direction (L, R, LB, RB) ?").upper()
    isKing = abs(board[i][j]) == WHITE_KING
    return direction, inputInteger("Longueur ?", 1, len(board)) if isKing else 1


def inputCoordinates(board):
    letters = [chr(ord("a") + j) for j in range(len(board))]
    column = ask("Colonne ?").lower()
    while column not in letters:
        column = ask("Une colonne est une lettre de a à " + letters[-1] + ".").lower()
    return inputInteger("Rangée ?", 1, len(board)) - 1, letters.index(column)


def printCurrentPlayer(player):
    print(NAMES[player], "au trait (", GLYPHS[player], GLYPHS[2 * player], ")")


def printCapture(captured):
    i, j = captured
    print("Pièce prise en (" + chr(ord("a") + j) + "," + str(i + 1) + ")")


def playMove(board, player):
    """Un tour : un coup, et la rafle tant que le joueur veut la continuer."""
    i, j = inputCoordinates(board)
    direction, length = inputDirection(board, i, j)
    code = checkMove(board, i, j, direction, player, length)
    while code != NO_ERROR:
        print("Coup impossible.", sterr(code))
        i, j = inputCoordinates(board)
        direction, length = inputDirection(board, i, j)
        code = checkMove(board, i, j, direction, player, length)
    (i, j), captured = movePiece(board, i, j, direction, length)
    if captured is None:
        print("Aucune prise.")
    while captured is not None:
        capture(board, *captured)
        printCapture(captured)
        printBoard(board, player)
        captured = None
        while captured is None and askYesNo("Continuer la rafle ?"):
            direction, length = inputDirection(board, i, j)
            code = checkMove(board, i, j, direction, player, length, True, True)
            if code == NO_ERROR:
                (i, j), captured = movePiece(board, i, j, direction, length)
            else:
                print("Coup impossible.", sterr(code))
    becomeKing(board, i, j)  # à la fin du tour seulement


def saveGame(board, player):
    """False si le joueur ne veut pas continuer."""
    try:
        save(ask("Nom du fichier ?") + ".dat", board, player)
    except OSError as error:
        print("Le fichier ne peut pas être écrit :", error)
        return True
    return askYesNo("Partie sauvée. Continuer ?")


def loadGame(board, player):
    try:
        player, board = load(ask("Nom du fichier ?") + ".dat")
    except OSError as error:
        print("Le fichier ne peut pas être lu :", error)
    except ValueError:
        print("Le fichier est corrompu.")
    return board, player


def main():
    dimension = int(sys.argv[1]) if len(sys.argv) > 1 and sys.argv[1].isdecimal() else DIMENSION
    board, player = initBoard(dimension), WHITE_PLAYER
    if board is False:
        raise ValueError("La dimension doit être d'au moins 4.")
    result = False
    while result is False:
        print("-" * 40)
        printBoard(board, player)
        printCurrentPlayer(player)
        choice = inputActionChoice()
        if choice == 1:
            playMove(board, player)
            player = -player
        elif choice == 2:
            printCurrentPlayer(-player)
            if askYesNo("Acceptez-vous la nulle ?"):
                result = 0
        elif choice == 3 and not saveGame(board, player):
            print("La partie n'est pas finie.")
            return
        elif choice == 4:
            board, player = loadGame(board, player)
        if result is False:
            result = checkEndOfGame(board, player)
    printBoard(board, player)
    print("Partie nulle." if result == 0 else NAMES[result] + " : partie gagnée.")


if __name__ == "__main__":
    main()
