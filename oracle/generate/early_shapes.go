package generate

// earlyShapes leave what is being read before its end: functions, files that are taken in,
// and lines that a shell gives up; and they use words that not every shell knows, behind which
// things are as they were.
var earlyShapes = []string{
	"f() { ¤s && return; cd ¤d; }; f; touch ¤1", "f() { true && return; cd ¤d; }; f; touch ¤1", "f() { [ -f a.txt ] && return; v=¤x; }; v=¤n; f; touch \"$v\"", "f() { [ -f nothing ] || return 1; v=¤x; }; v=¤n; f || touch \"$v\"",
	"f() { false || return; v=¤n; }; v=¤x; f; touch \"$v\"", "f() { for i in ¤W; do return; done; cd ¤d; }; f; touch ¤1", "f() { case ¤x in ¤x) return;; esac; cd ¤d; }; f; touch ¤1", "f() { if ¤s; then return 0; fi; cd ¤d; }; f && touch ¤1",
	"f() { cd ¤d || return; touch ¤1; }; f; touch ¤2", "f() { cd ¤d && return 3; v=¤x; }; v=¤n; f || touch \"$v\"", "f() { (return); cd ¤d; }; f; touch ¤1", "f() { { true && return; } ; cd ¤d; }; f | cat; touch ¤1",
	"f() { local v=¤x; true && return; cd ¤d; }; v=¤n; f; touch \"$v\"", "f() { eval 'true && return'; cd ¤d; }; f; touch ¤1", "f() { g && return; cd ¤d; }; g() { return 1; }; f; touch ¤1", "f() { return 256; }; f && v=¤x || v=¤n; touch \"$v\"",
	"f() { while read -r v; do [ -n \"$v\" ] && return; done < a.txt; cd ¤d; }; f; touch ¤1", "f() { trap 'touch ¤1' RETURN; true && return; cd ¤d; }; f", "trap 'touch ¤1' EXIT; true && exit; cd ¤d", "trap 'touch ¤1' EXIT; [ -f nothing ] || exit; cd ¤d",
	"printf 'true && return\\ncd ¤d\\n' > ¤1; . ./¤1; touch ¤2", "printf 'v=¤n\\n[ -f a.txt ] && return\\nv=b\\n' > ¤1; . ./¤1; touch \"$v\"", "(true && exit; cd ¤d); touch ¤1", "for i in 1 2; do true && break; cd ¤d; done; touch ¤1",
	"for i in 1 2; do for j in 1; do true && continue 2; cd ¤d; done; done; touch ¤1", "while true; do [ -f a.txt ] && break; cd ¤d; done; touch ¤1", "f() { break; cd ¤d; }; for i in 1; do f; done; touch ¤1", "eval 'true && return; cd ¤d'; touch ¤1",
	"echo $((1/0)); cd ¤d\ntouch ¤1", "echo $((¤e)); cd ¤d\ntouch ¤1", "v=¤x; echo $((v)); v=¤n\ntouch \"$v\"", "v=¤n; echo $((08)); v=¤x\ntouch \"$v\"", "v=abc; echo ${v:1:-9}; cd ¤d\ntouch ¤1", "v=abc; echo ${v:1:-1}; cd ¤d\ntouch ¤1",
	"arr[-5]=1; cd ¤d\ntouch ¤1", "arr[1]=1; cd ¤d\ntouch ¤1", "readonly v=¤n; v=¤x; cd ¤d\ntouch \"$v\" ¤1", "UID=3; cd ¤d\ntouch ¤1", "echo ${nothing:?}; cd ¤d\ntouch ¤1", "echo ${v:?}; v=¤x\ntouch \"$v\"", "v=¤n; echo ${!v}; cd ¤d\ntouch ¤1",
	"f() { echo $((1/0)); cd ¤d; }; f\ntouch ¤1", "f() { local v=¤x; echo $((1/0)); }; v=¤n; f; v=b\ntouch \"$v\"", "if echo $((1/0)); then cd ¤d; fi; cd ¤d\ntouch ¤1", "(echo $((1/0))); cd ¤d\ntouch ¤1", "echo $((1/0)) | cat; cd ¤d\ntouch ¤1",
	"echo $(echo $((1/0))); cd ¤d\ntouch ¤1", "{ echo $((1/0)); cd ¤d\ntouch ¤1\n}\ntouch ¤2", "for i in $((1/0)); do :; done; cd ¤d\ntouch ¤1", "((1/0)); cd ¤d\ntouch ¤1", "[[ 1/0 -eq 1 ]]; cd ¤d\ntouch ¤1", "let 1/0; cd ¤d\ntouch ¤1",
	"declare -i i=1/0; cd ¤d\ntouch ¤1", "eval 'echo $((1/0)); cd ¤d'; touch ¤1", "eval 'UID=1; cd ¤d'; touch ¤1", "eval 'break; cd ¤d'; touch ¤1", "eval 'v=¤x; echo $((1/0)); v=b'; touch \"$v\"", "eval 'f() { echo $((1/0)); }; f; cd ¤d'; touch ¤1",
	"printf 'echo $((1/0)); cd ¤d\\ntouch ¤1\\n' > ¤2; . ./¤2; touch ¤3", "printf 'UID=1; cd ¤d\\ntouch ¤1\\n' > ¤2; bash ¤2", "bash -c 'echo $((1/0)); cd ¤d\ntouch ¤1'; touch ¤2", "trap 'touch ¤1' EXIT; echo $((1/0)); cd ¤d", "echo $((1/0)); exit\ntouch ¤1", "echo $((1/0)); echo ¤q > ¤1\n. ./¤1",
	"eval '[ a == b ]; cd ¤d'; touch ¤1", "eval 'echo =nothing; cd ¤d'; touch ¤1", "eval 'echo ~nobody; cd ¤d'; touch ¤1", "eval 'arr[0]=x; cd ¤d'; touch ¤1", "eval 'readonly v; read -r v; cd ¤d'; touch ¤1", "eval 'readonly v; for v in ¤W; do :; done; cd ¤d'; touch ¤1",
	"eval 'readonly v; unset v; cd ¤d'; touch ¤1", "eval 'read 1v; cd ¤d'; touch ¤1", "eval '[ a == b ]\ncd ¤d'; touch ¤1", "printf '[ a == b ]\ncd ¤d\n' > ¤1; . ./¤1; touch ¤2", "v=¤x; eval 'echo ¤w; v=¤n'; touch \"$v\"", "eval ¤q; cd ¤d; touch ¤1", "cd ¤d; eval '¤s; cd ..'; touch ¤1", "eval '¤s; cd ¤d'; touch ¤1", "eval 'v=¤a; cd ¤d'; touch ¤1", "eval 'touch ¤w; cd ¤d'; touch ¤1", "eval 'export v=¤a; cd ¤d'; touch ¤1",
	"command cd ¤d; touch ¤1", "command v=¤x; touch ¤1", "v=¤n; command read -r v <<< ¤x; touch \"$v\"", "set -- ¤x; command shift; touch \"${1:-¤n}\"", "set -- ¤n; command set -- ¤x; touch \"$1\"", "command exit; touch ¤1", "command exec true; touch ¤1", "f() { command return; touch ¤1; }; f",
	"chdir ¤d; touch ¤1", "noglob cd ¤d; touch ¤1", "cd -q ¤d; touch ¤1", "cd -e ¤d; touch ¤1", "cd -@ ¤d; touch ¤1", "cd -LP ¤d; touch ¤1", "sh -c 'pushd ¤d; touch ¤1'", "sh -c 'builtin cd ¤d; touch ¤1'", "sh -c 'cd -e ¤d; touch ¤1'", "sh -c 'v=¤n; builtin read -r v; touch \"$v\"' <<< ¤x",
	"bash -rc 'cd ¤d; touch ¤1'", "builtin cd ¤d; touch ¤1", "v=¤n; builtin read -r v <<< ¤x; touch \"$v\"", "v=$(command eval echo ¤x); touch \"$v\" ¤1", "command . ./vars.sh; touch \"${name:-¤n}\"",
}
