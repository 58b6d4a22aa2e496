package standard_test

// shellChangings are the same for the shells that may be meant, which do not know all of it.
func shellChangings() (list []changing) {
	for _, program := range []string{"bash", "zsh", "dash"} {
		one := shellChanging
		one.program = program
		list = append(list, one)
	}
	return list
}

// shellChanging is how bash changes what a variable holds; "%e" is the change as a text that is
// read again between single quotes.
var shellChanging = changing{"bash", "-c", "y=k\n", "\ntouch \"n$y\"\n", []string{
	"%b", "for i in 1; do %b; done", "if [ ${#y} = 1 ]; then %b; fi", "q1() { %b; }; q1", "i=0; while [ $i -lt 1 ]; do i=1; %b; done", "{ %b; }", "( %b )", "case 1 in 1) %b;; esac", "until false; do %b; break; done", "eval '%e'", "trap '%e' EXIT; trap - EXIT; %b", "true && { %b; }",
	"false || { %b; }", "q2() { local z=1; %b; }; q2 a b", "%b | cat", "echo 1 | while read -r i; do %b; done", "while read -r i; do %b; done <<< 1", "{ %b; } > .txt", "%b & wait", "select i in 1; do %b; break; done <<< 1 2> /dev/null", "for ((i = 0; i < 1; i++)); do %b; done", "set -e; %b",
	"set -u; %b", "q3() { %b; }; q4() { local y=z; q3; }; q4", "q5() ( %b ); q5", "coproc { %b; }; wait", "! %b", "time %b", "z=$(%b; echo \"$y\"); y=$z", "shopt -s lastpipe; echo 1 | { read -r i; %b; }", "trap '%e' USR1; kill -USR1 $$", "trap '%e' DEBUG; true; trap - DEBUG",
	"trap '%e' ERR; false; trap - ERR", "trap '%e' RETURN; q6() { true; }; q6", "set -- a b; for i; do %b; done", "[[ 1 ]] && %b", "source /dev/stdin <<< '%e'",
}, []string{
	"y=q", "y+=q", "y=${y}q", "y=$(echo q)", "y=`echo q`", "read -r y <<< q", "read -r y < <(echo q)", "echo q | read -r y", "printf -v y q", "printf -v y '%s' q", "export y=q", "declare y=q", "declare -g y=q", "local y=q", "readonly y=q", "typeset y=q", "declare -n r=y; r=q", "declare -n r=y; r+=q",
	"eval y=q", "eval \"y=q\"", "eval 'y=q; true'", "let y=7", "((y = 7))", "((y += 7))", "((y++))", ": ${y:=q}", "unset y; : ${y:=q}", "unset y; : ${y=q}", "y=; : ${y:=q}", "z=y; printf -v \"$z\" q", "z=y; declare \"$z=q\"", "z=y; declare -g \"$z=q\"", "z=y; eval \"$z=q\"",
	"z=y; read -r \"$z\" <<< q", "z=y; export \"$z=q\"", "z=y; y=${!z}q", "mapfile -t y <<< q", "readarray -t y <<< q", "read -ra y <<< 'q r'", "IFS=, read -r z y <<< a,q", "IFS=a; y=qar; y=${y%%a*}", "y=(q r)", "y[0]=q", "y[1]=q; y=${y[1]}", "y=(a q); y=${y[1]}", "y=(a q); y=${y[-1]}",
	"y=(a q); y=${y[@]:1:1}", "y=(a); y+=(q); y=${y[1]}", "declare -A m=([a]=q); y=${m[a]}", "declare -A m; m[a]=q; y=${m[a]}", "set -- q; y=$1", "set -- a q; shift; y=$1", "set -- a q; y=$2", "set -- a q; y=${@: -1}", "set -- a q; y=${!#}", "y=${y/k/q}", "y=${y//k/q}", "y=${y^^}", "y=${y^}",
	"y=kq; y=${y#k}", "y=kq; y=${y#?}", "y=qk; y=${y%k}", "y=qk; y=${y%?}", "y=kq; y=${y:1}", "y=kq; y=${y:1:1}", "y=kq; y=${y: -1}", "y=${y:+q}", "y=${z9:-q}", "y=${y-q}q", "y=${#y}", "y=${y@U}", "y=${y@Q}", "y=${y@A}", "y=$'q'", "y=$'\\x71'", "y=\"q\"", "y='q'", "y=\\q", "y=~+; y=${y##*/}q",
	"y=$((3 + 4))", "y=$((y9 = 7))", "y=$[7]", "y=$?", "y=$#", "y=$_", "echo q > .txt; y=$(< .txt)", "echo q > .txt; read -r y < .txt", "echo q > .txt; y=$(cat .txt)", "echo y=q > .txt; . ./.txt", "echo 'y=q' > .txt; source ./.txt", "y=q true", "y=q :", "y=q eval true", "y=q; export y; y=r",
	"getopts q y -q", "getopts q: z -q r; y=$OPTARG", "for y in q; do :; done", "for y in a q; do :; done", "for y in a q; do break; done", "select y in q; do break; done <<< 1 2> /dev/null", "case $y in k) y=q;; esac", "[[ $y = k ]] && y=q", "[ $y = k ] && y=q || y=r", "test $y = z || y=q",
	"[[ kq =~ (q) ]] && y=${BASH_REMATCH[1]}", "if false; then y=a; else y=q; fi", "q7() { y=q; }; q7", "q7() { local y; y=a; }; q7", "q7() { local y=a; q8; }; q8() { y=q; }; q7", "q7() { eval \"$1=q\"; }; q7 y", "q7() { printf -v \"$1\" q; }; q7 y", "q7() { local -n r=$1; r=q; }; q7 y",
	"q7() { declare -g y=q; }; q7", "q7() { echo q; }; y=$(q7)", "q7() { y=$1; }; q7 q", "q7() { y=$2; shift; }; q7 a q", "alias a9=b", "unset y; y=q", "unset -v y; y=q", "unset y", "y=q; y=", "declare -i y=3+4", "declare -i y; y=3+4", "declare -u y; y=q", "declare -l y=Q", "declare -r z=q; y=$z",
	"y=q; declare +x y", "IFS= read -rn1 y <<< qr", "IFS= read -rd: y <<< q:r", "read -rN 1 y <<< qr", "read -r <<< q; y=$REPLY", "readonly z9=1; y=q", "y=q;", "y=$(exit 3; echo q)q", "y=$(echo q; exit 3)", "y=$(printf 'q\\n\\n')", "y=$(echo 'q r'); set -- $y; y=$1", "y='a q'; read -r z y <<< \"$y\"",
	"z='q r'; y=${z% *}", "z=(k q); y=${z[${#z[@]}-1]}", "printf -v 'y[0]' q", "printf -v z '%s' a q; y=$z", "read -r y z <<< 'q r'", "y=q z=$y", "y=${y}$y", "y=$y$(echo $y)", "y=$(y=q; echo $y)", "(y=q)", "y=q | true", "true | y=q", "y=q &", "wait; y=q", "exec 3<<< q; read -r y <&3",
	"exec 3> .txt; y=q", "command eval y=q", "builtin eval y=q", "command read -r y <<< q", "builtin printf -v y q", "command export y=q", "\\read -r y <<< q", "'read' -r y <<< q", "shopt -s expand_aliases; y=q", "set -k; y=q", "hash -r; y=q", "trap 'y=q' EXIT; y=a", "bind 2> /dev/null; y=q",
	"compgen -v > /dev/null; y=q", "local -; y=q", "y=q; return 0 2> /dev/null", "y=q; continue 2> /dev/null", "y=$SHLVL; y=q", "y=${FUNCNAME:-q}", "y=$0; y=q", "RANDOM=1; y=q", "SECONDS=7; y=$SECONDS", "OLDPWD=q; y=$OLDPWD", "PWD=q; y=q", "OPTIND=7; y=$OPTIND", "IFS=q; y=aqb; y=($y); y=${y[1]}",
	"y=$(echo {q,r}); y=${y% *}", "y={q,r}", "y=q*", "y=\"$y\"\"q\"", "y=$y'q'", "y+=\"$y\"", "y+=$(echo q)", "y+=(q)", "y[0]+=q", "y=([2]=q); y=${y[2]}", "y=(q); unset 'y[0]'; y=r", "y=(a q); unset 'y[0]'; y=${y[@]}", "y=(q); y=${y[*]}", "y=(q r); y=\"${y[*]}\"; y=${y// /}",
	"y=(a q); y=(\"${y[@]:1}\")", "y=(q a); z=(\"${y[@]}\"); y=${z[0]}", "declare -a y=(q r)", "mapfile -t -s 1 y < <(printf 'a\\nq\\n')", "mapfile -t y < <(printf 'q\\nr\\n'); y=${y[0]}", "mapfile -d: -t y <<< q:", "while read -r z; do y=$z; done <<< q",
	"printf 'q\\n' | while read -r z; do y=$z; done", "while read -r z; do y=$z; done < <(echo q)", "for z in q; do y=$z; done", "for z in k q; do y=$z; done", "for z in k q; do [ $z = q ] && y=$z; done", "for z in q k; do y=$z; break; done", "for z in q k; do [ $z = k ] && continue; y=$z; done",
	"for ((z = 7; z < 8; z++)); do y=$z; done", "z=0; while ((z++ < 2)); do y=$z; done", "until [ $y = q ]; do y=q; done",
}}
