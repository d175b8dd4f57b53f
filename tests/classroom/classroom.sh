#!/usr/bin/env bash
# damier classroom as a person types it: what is right, what is wrong, and what is left behind.
# Usage: classroom.sh DAMIER NO_SECCOMP SOURCE
set -u
damier=$1 no_seccomp=$2 source=$3
. "$source/tests/program/scratch.sh"
cd "$scratch" || exit 1
export LC_ALL=C.UTF-8 TMPDIR=$scratch/tmp
mkdir tmp
unset LANGUAGE
example=$source/examples/multidames
few=(--cases 6)

# says WHAT EXPECTED-CODE EXPECTED-TEXT COMMAND...: the text must be somewhere in what is printed.
says() {
    local what=$1 code=$2 text=$3 said
    shift 3
    said=$("$@" 2>&1 </dev/null)
    check "$what: exit code" "$code" $?
    case $said in *"$text"*) ;; *) check "$what: text" "$text" "$said" ;; esac
}

says 'a right program' 0 'mark: 20.00 out of 20' "$damier" classroom check "$example/multi_dames.c" "${few[@]}"
says 'in French' 0 '20.00 sur 20' "$damier" --lang fr classe corriger "$example" "${few[@]}"
check 'JSON in its form' \
    '{"functions":{"jeu_capturer":{"passed":37,"failed":0},"jeu_saisir_pion":{"passed":45,"failed":0},"jeu_sauter_vers":{"passed":61,"failed":0},"jeu_arreter":{"passed":94,"failed":0},"jeu_joueur_suivant":{"passed":103,"failed":0},"jeu_charger":{"passed":16,"failed":0},"jeu_ecrire":{"passed":16,"failed":0}},"mark":20.0}' \
    "$("$damier" classroom check "$example" "${few[@]}" --json | tr -d ' \n')"

mkdir wrong && cp "$example"/* wrong
sed -i 's/{0, 1, 5, 8}/{0, 1, 5, 9}/' wrong/multi_dames.c
says 'a wrong value' 1 'jeu_capturer(&jeu, ' "$damier" classroom check wrong "${few[@]}"
says 'and the board of its smallest state' 1 '  ----------------' "$damier" classroom check wrong "${few[@]}"
says 'right for another worth' 0 'mark: 20.00' "$damier" classroom check wrong "${few[@]}" --option value-black=9
says 'other numbers of pawns' 0 'mark: 20.00' "$damier" classroom check "$example" "${few[@]}" --option reds=0 --option blacks=60
says 'free chains' 0 'mark: 20.00' "$damier" classroom check "$example" "${few[@]}" --option chains=free --option early-stop=yes --option penalty=no
says 'too many of them' 2 'too few white pawns' "$damier" classroom check "$example" --option blacks=61
says 'no such rule' 2 'there is no option «colour» here' "$damier" classroom check wrong --option colour=9
says 'a rule without value' 2 'key=value' "$damier" classroom check wrong --option jumps
says 'a wrong rule' 2 'jumps cannot be «up»' "$damier" classroom check wrong --option jumps=up
says 'rules of another course' 2 'only the rules of MultiDames' "$damier" classroom check wrong --course ulb --option jumps=all

mkdir -p class/ada class/eve class/kim class/lou class/zoe && echo "int x" >class/lou/multi_dames.c && cp "$example"/* class/ada
printf 'int main(void) { return jeu_capturer(); }\n' >class/eve/multi_dames.c
printf '#include <unistd.h>\n%s\n' "$(sed 's/^int jeu_arreter(Jeu \*jeu) {/&for (;;) fork();/' "$example/multi_dames.c")" >class/zoe/multi_dames.c
says 'a class' 1 '20.00  ada' "$damier" classroom check class "${few[@]}" --time 1 --csv marks.csv --html report.html
check 'the table of marks' 6 "$(wc -l <marks.csv)"
check 'why there is no mark' '"there is nothing to check in «kim»" "it does not compile; there is no file «LisezMoi»"' \
    "$(grep -E '"(kim|lou)"' marks.csv | sed 's/.*,"/"/' | paste -sd ' ')"
check 'the page' 1 "$(grep -c '</html>' report.html)"
check 'the page is safe' 0 "$(grep -c '<script' report.html)"
check 'a class in JSON' 5 "$("$damier" classroom check class "${few[@]}" --time 1 --json | grep -c '"mark"')"

says 'nothing there' 2 'there is no file or folder «nowhere»' "$damier" classroom check nowhere
says 'an empty folder' 2 'nothing to check' "$damier" classroom check tmp
printf 'hello' >text.txt
says 'another file' 2 'is not a file to check' "$damier" classroom check text.txt
printf 'PK\3\4damaged' >bad.zip
says 'a damaged archive' 2 'the archive is damaged' "$damier" classroom check bad.zip
says 'no such course' 2 '--course: one of multidames, ulb, mansuba is needed, not «chess»' "$damier" classroom check class --course chess
says 'no file' 2 '«path» is missing' "$damier" classroom check
says 'no command' 2 'a sub-command is needed' "$damier" classroom
says 'a mistyped command' 2 'did you mean' "$damier" classroom chek
says 'a report that cannot be written' 1 'cannot write' "$damier" classroom check wrong "${few[@]}" --html /nowhere/x.html

says 'no filters, no check' 1 '--unsafe' "$no_seccomp" "$damier" classroom check "$example" "${few[@]}"
says 'no limits, no check' 1 'no limits on time and memory' "$no_seccomp" limits "$damier" classroom check "$example" "${few[@]}"
says 'unless told so' 0 'mark: 20.00' "$no_seccomp" limits "$damier" classroom check "$example" "${few[@]}" --unsafe
says 'unless told so' 0 'mark: 20.00' "$no_seccomp" "$damier" classroom check "$example" "${few[@]}" --unsafe

says 'cases for a judge' 0 '6 cases in «cases»' "$damier" classroom tests cases --function jeu_capturer --count 2
check 'their files' 12 "$(find cases -type f | wc -l)"
says 'not over others' 1 'is not an empty folder' "$damier" classroom tests cases
says 'no folder' 2 'a folder for the cases is needed' "$damier" classroom tests
says 'no such function' 2 'the course has no function «jouer»' "$damier" classroom tests x --function jouer
says 'no such difficulty' 2 '--difficulty' "$damier" classroom tests x --difficulty harder
check 'the same seed, the same cases' "$("$damier" classroom tests --json --seed 5)" "$("$damier" classroom tests --json --seed 5)"
says 'Mansuba' 0 'mark: 20.00' "$damier" classroom check "$source/examples/mansuba/mansuba.c" "${few[@]}" --course mansuba
says 'printed worlds' 0 'print_world' "$damier" classroom tests --course mansuba --json
check 'nothing is left behind' '' "$(ls -A tmp)"
exit $failed
