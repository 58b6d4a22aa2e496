package generate

// dividedShapes are words that the shell puts together and takes apart again.
// In what is divided "¤j" is a value of letters, blanks and marks.
var dividedShapes = []string{
	`IFS=¤k; v=¤j; wc $v`, `IFS=¤k; v=¤j; w=¤j; wc $v$w`, `IFS=¤k; v=¤j; wc x$v"y"`, `IFS=¤k; v=¤j; wc ""$v`, `IFS=¤k; v=¤j; wc $v""`, `IFS=¤k; v=¤j; set -- $v; wc "$1" "$2" "n$#"`,
	`IFS=¤k; v=¤j; for x in $v; do wc "n$x"; done`, `IFS=¤k; wc $(echo ¤j)`, `IFS=¤k; v=¤j; wc $v$(echo ¤j)`, `IFS=¤k; v=¤j; arr=($v); wc "${arr[@]}" "n${#arr[@]}"`, `IFS=¤k; read -r a b c <<< ¤j; wc "$a" "$b" "$c"`,
	`IFS=¤k read -ra arr <<< ¤j; wc "${arr[@]}"`, `IFS=¤k; set -- ¤j ¤j; wc "$*" $* "$@" $@`, `IFS=¤k; arr=(¤j ¤j); wc "${arr[*]}" ${arr[*]} "${arr[@]}" ${arr[@]}`, `IFS=¤k; v=¤j; wc ${v:-x} ${v#a} ${v%b} ${v/a/b}`, `IFS=¤k; wc ${u:-¤j} ${u-¤j} "${u:-¤j}"`,
	`IFS=¤k; wc $((¤e)) n$((¤e))x "$((¤e))"`, `IFS=1; n=12; wc $((n)) $((n+100)) $n`, `IFS=¤k; v=¤j; wc ${#v} $# $?`, `f() { local IFS=¤k; wc $1 $*; }; f ¤j ¤j`, `v=¤j; f() { local IFS=¤k v=¤j; wc $v; }; f; wc $v`, `(IFS=¤k; v=¤j; wc $v); v=¤j; wc $v`, `IFS=¤k; v=¤j; unset IFS; wc $v`,
	`IFS=¤k; v=¤j; case $v in ¤j) wc a;; *) wc b;; esac`, `IFS=¤k; v=¤j; w=$v; x="$v"; wc "$w" "$x" $w`, `IFS=¤k; v=¤j; wc <<< $v`, `IFS=¤k; v=¤j; eval "wc $v"`, `IFS=¤k; v=¤j; bash -c 'wc $1' _ "$v"`, `IFS=¤k; v=¤j; bash -c "wc $v"`, `IFS=¤k; printf '%s\n' ¤j | while read -r a b; do wc "$a" "$b"; done`,
	`IFS=¤k; printf '%s\n' ¤j | while read a; do wc "$a"; done`, `printf '%s\n' ¤j | while IFS=¤k read -r a b; do wc "$a" "$b"; done`, `printf '%s\n' ¤j | while IFS= read -r a; do wc "$a" $a; done`, `IFS=¤k; mapfile -t arr <<< ¤j; wc ${arr[0]} "${arr[@]}"`, `IFS=¤k; set -f; v=¤j; wc $v`, `IFS=¤k; v='*.txt'; cat $v`, `IFS=¤k; v='a.txt:*.md'; cat $v`, `IFS=.; cat *.txt`,
	"IFS=¤k; wc `echo ¤j`", `IFS=¤k; v=¤j; declare w=$v; wc "$w" $w`, `IFS=¤k; v=¤j; export w=$v; sh -c 'wc "$w" $w'`, `IFS=¤k; v=¤j; w=x$v; w+=$v; wc $w`, `IFS=¤k; v=¤j; wc {$v,b}$v`, `IFS=¤k; v=¤j; wc "$v"$v"$v"`, `IFS=¤k; v=¤j; [ $v = a ] || wc $v`, `IFS=¤k; v=¤j; [[ $v = ¤j ]] || wc $v`, `IFS=¤k; wc $(printf '%s\n' ¤j ¤j)`, `IFS=¤k; wc $(echo ¤j)$(echo ¤j)`, `IFS=¤k; v=¤j; wc ${v:1} ${v:0:2} ${v: -1}`, `IFS=¤k; v=¤j; wc ${v^^} ${v,,}`, `IFS=¤k; v=¤j; wc ${v//¤k/x}`, `IFS=¤k; v=(¤j ¤j); wc ${v[0]} ${v[1]} "${v[0]}"`, `wc n{1..v} n{a..e} n{_..b}`, `v=3; wc n{1..$v}`, `wc n{1..$((2))}`, `wc {a,b}{1..2}`, `wc n{3..1} n{01..03} n{a..c..2}`, `wc {"a"..c}`, `wc n{-1..1}`,
	`f() { wc "n$FUNCNAME" "n${FUNCNAME[0]}"; }; f`, `wc "n$FUNCNAME"`, `f() { bash -c 'wc "n$FUNCNAME"'; }; f`, `f() { g; }; g() { wc "n${FUNCNAME}"; }; f`, `wc "n$LINENO" "n$BASHPID" "n$RANDOM" "n$_"`, `v=a; v=b wc $v; wc $v`, `v=¤j; wc ${v:+$v} ${v+"$v"} "${v:+x}"`, `v=; wc $v "$v" x$v ${v:+a}`, `set --; wc "$@" $@ "$*" $* x"$@"`, `set -- "" a ""; wc "$@" $@ "$*" $*`, `set -- ¤j ¤j; wc "x$@y" x$*y`, `set -- ¤j; set -- "$@" "$@"; wc "$@"`, `wc "${@:1:1}" "${@:2}"`, `v=$'a\nb\n'; wc $v "$v" $(echo "$v")`, `v=$(printf 'a\n\n'); wc "$v" x"$v"`, `v="$(printf ' a  b ')"; wc $v "$v"`,
}

// divided is a value for them.
func (m *maker) divided() string {
	s := ""
	for range m.IntN(6) {
		s += m.one("n", "a", "b", " ", ":", "/", "1", ",")
	}
	return "'" + s + "'"
}
