package generate

import "strings"

// work is a call as a project's work consists of them: a few steps that look at
// it, make something new, change what the repository holds, or run what it brings
// along, one after the other or within what a person writes around them.
func (m *maker) work() string {
	switch m.IntN(6) {
	case 0:
		return m.around(m.task())
	case 1:
		return m.followed(m.task()) + m.task()
	case 2:
		return "cd " + m.one("src", "docs", "src/lib", "data", "scripts") + " && " + m.inFolder()
	case 3:
		return m.followed(m.task()) + m.followed(m.around(m.looking())) + m.looking()
	}
	return m.task()
}

// followed is a step with what stands between it and the next one: a here-document
// ends on a line of its own.
func (m *maker) followed(s string) string {
	if strings.Contains(s, "\n") {
		return s + "\n"
	}
	return s + m.one(" && ", " && ", "; ", "\n")
}

// task is one step.
func (m *maker) task() string {
	switch m.IntN(12) {
	case 0, 1, 2, 3:
		return m.looking()
	case 4, 5:
		return m.looking() + " | " + m.sifting()
	case 6, 7, 8:
		return m.shaped(makingShapes)
	case 9:
		return m.shaped(changingShapes)
	case 10:
		return m.shaped(savingShapes)
	}
	return m.shaped(runningShapes)
}

// looking is a step that only looks.
func (m *maker) looking() string {
	f := func() string { return m.held(m.one(heldFiles...)) }
	d := m.held(m.one("src", "docs", "src/lib", "data", ".", "scripts"))
	word := m.one("func", "'func main'", "old", "TODO", "one", "'t[wh]'", "-i guide", "-w two", "-E 'one|two'", "'^package'")
	switch m.IntN(10) {
	case 0:
		return m.one("cat ", "head -n 5 ", "head -20 ", "tail -n +2 ", "tail -5 ", "wc -l ", "nl -ba ", "file ", "stat -c %s ", "md5sum ", "sed -n '1,3p' ", "cut -d, -f1 ", "tac ", "od -c ", "ls -l ", "cat -n ", "sort -u ", "grep -c '' ", "awk 'NR<3' ", "awk '{print NF}' ", "test -s ") + f()
	case 1:
		return m.one("ls -la", "ls -1 ", "ls", "ls -lh ", "du -sh ", "tree -L 2 ", "find ", "ls -d ", "ls -R ") + " " + d
	case 2:
		return "grep " + m.one("-n ", "-rn ", "-c ", "-l ", "-A2 -B1 -n ", "-rnI --include='*.go' ", "-q ", "-rl ", "-h ", "-o -r ") + word + " " + m.one(f(), "src", "docs", f()+" "+f())
	case 3:
		return "find " + d + " " + m.one("-name '*.go'", "-type f", "-type f -name '*.md'", "-maxdepth 1 -type d", "-name '*.js' -not -path '*/node_modules/*'", "-iname 'a*' -type f", "-type f -size -5k", "-newer a.txt -type f", "\\( -name '*.go' -o -name '*.js' \\) -print") + m.one("", "", " -exec wc -l {} +", " -exec head -n 1 {} \\;", " -exec grep -l o {} +", " -print0 | xargs -0 wc -l", " | xargs -r ls -l", " | wc -l", " | sort | head -3")
	case 4, 5:
		return "git " + m.one("status", "status --short", "status -sb", "log --oneline -5", "log -1 --format=%h", "log --stat -1", "log --oneline -- "+f(), "diff", "diff --stat", "diff HEAD -- "+f(), "diff --cached", "diff --name-only", "show --stat HEAD", "show HEAD:a.txt", "branch", "branch --show-current", "branch -a", "rev-parse --short HEAD", "rev-parse --show-toplevel", "ls-files", "ls-files "+d, "blame -L1,2 a.txt", "grep -n one", "remote -v", "tag -l", "stash list", "config user.name", "merge-base HEAD side", "log --graph --oneline --all -5", "shortlog -sn HEAD", "cat-file -p HEAD", "check-ignore -v build", "diff side...HEAD --stat", "reflog -3", "worktree list", "describe --always")
	case 6:
		return m.one("jq . data/one.json", "jq -r .a data/one.json", "jq -r '.scripts | keys[]' package.json", "jq '.scripts.test' package.json", "python3 -m json.tool data/one.json", "python3 -c 'print(1 + 1)'", "python3 -c \"import json; print(json.load(open('data/one.json'))['a'])\"", "node -e 'console.log(1 + 1)'", "node -p \"require('./package.json').name\"", "perl -ne 'print if /o/' a.txt", "ruby -e 'puts 1'", "sqlite3 :memory: 'select 1'", "bc <<< '1 + 2'", "expr 1 + 2", "rg -n one", "rg --files src", "rg -l two docs")
	case 7:
		return m.one("pwd", "date +%F", "uname -a", "whoami", "id -un", "nproc", "which git python3", "command -v node", "type git", "git --version", "python3 --version", "node --version", "gcc --version", "make --version", "df -h .", "echo \"$HOME\"", "echo $PWD", "ps aux", "hostname", "date -u +%Y-%m-%dT%H:%M:%SZ", "ls /usr/bin/git", "echo done", "true", "printf '%s\\n' a b", "cat /etc/hosts", "uptime", "free -h")
	case 8:
		return m.one("diff ", "diff -u ", "cmp ", "comm -12 ", "diff -q ", "paste ", "join ", "wc -l ", "cat ") + f() + " " + f()
	}
	return m.one("[ -f "+f()+" ]", "test -d "+d, "[ -e nothing ] || echo none", "[[ -f "+f()+" ]] && echo yes", "[ -n \"$V\" ] && echo set", "basename "+f(), "dirname "+f(), "realpath "+f(), "echo \"$(wc -l < "+f()+")\"", "echo \"$(git rev-parse --short HEAD)\"", "for f in "+f()+" "+f()+"; do wc -l \"$f\"; done", "for d in src docs; do ls \"$d\"; done", "while read -r l; do echo \"$l\"; done < "+f(), "n=$(grep -c o "+f()+"); echo \"n: $n\"", "for i in 1 2 3; do echo $i; done", "files=$(git ls-files src); echo \"$files\"", "for f in src/*.go; do head -n 1 \"$f\"; done")
}

var heldFiles = []string{"a.txt", "b.txt", "c.txt", "src/main.go", "src/util.go", "docs/guide.md", "docs/list.csv", "data/one.json", "README.md", "names.txt", "Makefile", "package.json", "src/lib/a.js", "./a.txt", "scripts/run.sh", "link/main.go"}

// held is a path as it may be written. With the stand-ins in all the ways in which
// a shell reads it back.
func (m *maker) held(path string) string {
	if m.real || m.in(2) {
		return m.one(path, path, "'"+path+"'", `"`+path+`"`)
	}
	return m.quoted(path)
}

// sifting is what stands behind a pipe.
func (m *maker) sifting() string {
	return m.one("head", "head -5", "tail -3", "wc -l", "sort", "sort | uniq -c | sort -rn", "sort -u | head -20", "grep o", "grep -v '^$'", "grep -n . | head", "awk '{print $1}'", "awk -F: '{print $1}' | sort -u", "cut -c1-80", "cut -d' ' -f1", "tr a-z A-Z", "sed 's/a/b/'", "sed -n '1,5p'", "cat", "nl", "tee /dev/null", "tac", "xargs echo", "xargs -n 1 echo", "while read -r l; do echo \"- $l\"; done", "tee n0.log | head -n 2", "paste -sd,", "column -t", "grep -q o && echo found", "head -c 100", "fold -w 80", "rev")
}

// makingShapes make what is new, and what only they have made.
var makingShapes = []string{
	`mkdir -p ¤1`, `mkdir -p ¤1/a ¤1/b && touch ¤1/a/x`, `touch ¤1.txt`, `echo 'a line' > ¤1.txt`, `echo "v: $(date +%F)" > ¤1.txt`, `printf '%s\n' a b c > ¤1.txt && cat ¤1.txt`, `cp ¤F ¤1`, `cp -r src ¤1`, `cp -r docs /tmp/¤1`, `cp a.txt ¤1.txt && mv ¤1.txt ¤2.txt`, `cat a.txt b.txt > ¤1.txt`, `sort c.txt > ¤1.txt && diff c.txt ¤1.txt`, `grep o a.txt > ¤1.txt`, `sed 's/one/1/' a.txt > ¤1.txt`, `awk '{print $1}' a.txt > ¤1.txt`, `ls -la > ¤1.log 2>&1`, `git log --oneline > ¤1.txt`, `git diff > ¤1.patch`, `jq '.b = 2' data/one.json > ¤1.json`, `jq -n '{a: 1}' > ¤1.json && cat ¤1.json`, `tar czf ¤1.tgz src docs`, `tar czf /tmp/¤1.tgz -C src .`, `tar cf ¤1.tar a.txt && tar tf ¤1.tar`, `zip -qr ¤1.zip docs && unzip -l ¤1.zip`, `gzip -c a.txt > ¤1.gz && zcat ¤1.gz`, `ln -s a.txt ¤1`, `ln -s ../README.md docs/¤1.md && cat docs/¤1.md`, `tee ¤1.txt < a.txt > /dev/null`, `echo x | tee ¤1.txt`, `seq 5 > ¤1.txt && wc -l < ¤1.txt`, `touch ¤1 && rm ¤1`, `mkdir ¤1 && rmdir ¤1`, `echo x > /tmp/¤1 && cat /tmp/¤1 && rm /tmp/¤1`, `t=$(mktemp) && git diff > "$t" && wc -l "$t" && rm "$t"`, `d=$(mktemp -d) && cp a.txt "$d" && ls "$d"`, `split -l 1 a.txt ¤1-`, `for i in 1 2; do echo $i > ¤1-$i.txt; done`, `for f in src/*.go; do cp "$f" "/tmp/$(basename "$f")"; done`, `for f in a b; do mkdir -p "¤1/$f"; done`, `for f in a.txt b.txt; do sed s/o/0/ "$f" > "¤1-$f"; done`, `echo one > ¤1; echo two >> ¤1; cat ¤1`, `python3 -c 'open("¤1.txt", "w").write("x")'`, `python3 -c 'import json; json.dump({"a": 1}, open("¤1.json", "w"))'`, `node -e 'require("fs").writeFileSync("¤1.txt", "x")'`, `sqlite3 ¤1.db 'create table t(a); insert into t values (1); select * from t'`, `gcc -xc -c /dev/null -o ¤1.o`, `curl -s http://127.0.0.1:1/ -o ¤1.html`, `base64 a.txt > ¤1.b64`, `date > ¤1.stamp`, `truncate -s 10 ¤1.bin`, `dd if=/dev/zero of=¤1.bin bs=1 count=3 status=none`, `mkdir -p ¤1 && cp src/*.go ¤1/ && ls ¤1`, `install -m 755 scripts/run.sh ¤1.sh`,
	"cat > ¤1.txt <<'E'\na\nb\nE", "cat > ¤1.md << EOF\n# $(basename \"$PWD\")\n\nText.\nEOF", "cat <<'E' > ¤1.py\nprint('x')\nE\npython3 ¤1.py", "cat > ¤1.sh <<'E'\n#!/bin/bash\nset -e\necho ok\nE\nchmod +x ¤1.sh && ./¤1.sh", "cat > ¤1.go <<'E'\npackage main\nE\nwc -l ¤1.go", "python3 - <<'E'\nimport csv\nfor r in csv.reader(open('docs/list.csv')):\n    print(r)\nE", "python3 - <<'E'\nfrom pathlib import Path\nPath('¤1.txt').write_text('x')\nE", "while IFS=, read -r a b; do echo \"$a\" >> ¤1.txt; done < docs/list.csv", "tee ¤1.json <<'E' > /dev/null\n{\"a\": 1}\nE", "mkdir -p ¤1 && cat > ¤1/x.js <<'E'\nconsole.log(1)\nE\nnode ¤1/x.js",
}

// changingShapes change what the repository holds, so that it can be had back.
var changingShapes = []string{
	`sed -i 's/one/1/' a.txt`, `sed -i '1d' ¤F && git diff --stat`, `sed -i.bak 's/two/2/' b.txt`, `perl -pi -e 's/one/1/' a.txt`, `echo x >> ¤F`, `echo '// x' >> src/main.go && git diff`, `printf 'x\n' >> README.md`, `sed -i 's/old/new/g' src/*.go`, `grep -rl old src | xargs sed -i 's/old/new/g'`, `find src -name '*.go' -exec sed -i 's/old/new/' {} +`, `jq '.b = 2' data/one.json > ¤1 && mv ¤1 data/one.json`, `sort c.txt > ¤1 && mv ¤1 c.txt`, `sort -o c.txt c.txt`, `chmod +x scripts/run.sh`, `touch a.txt`, `rm b.txt`, `rm -r docs && git checkout docs`, `git rm -q b.txt`, `git mv a.txt ¤1.txt`, `mv a.txt ¤1.txt && git status --short`, `git mv docs ¤1`, `tee -a README.md <<< 'x'`, `awk '{print NR ": " $0}' c.txt > ¤1 && cp ¤1 c.txt`, `git checkout -- a.txt`, `echo x >> b.txt; git checkout b.txt`, `rm -rf build && mkdir build`, `rm -f build/out.o`, `python3 -c 'from pathlib import Path; p = Path("a.txt"); p.write_text(p.read_text().replace("one", "1"))'`, `for f in src/*.go; do sed -i 's/old/new/' "$f"; done`, `git ls-files '*.go' | xargs sed -i 's/old/new/'`, `cp b.txt a.txt && git diff --stat`, `truncate -s 0 c.txt`, `cat >> README.md <<'E'` + "\n\n## More\n\nWords.\nE", `gzip -k a.txt && rm a.txt.gz`,
}

// savingShapes are a repository's daily work.
var savingShapes = []string{
	`git add ¤F`, `git add -A && git commit -qm 'A change'`, `git add new.txt && git status -s`, `git commit -qam "x: y"`, `git checkout -q -b ¤1`, `git switch -q -c ¤1`, `git branch ¤1`, `git stash list && git stash show`, `git tag ¤1`, `git reset -q`, `git restore --staged .`, `git add -u && git diff --cached --stat`, `git checkout -q -b ¤1 && touch ¤2 && git add ¤2 && git commit -qm x`, `git commit --allow-empty -qm x && git log -1 --oneline`, "git add new.txt && git commit -q -F - <<'E'\nOne\n\nMore.\nE", "git commit -qam \"$(cat <<'E'\nA title\n\nA body.\nE\n)\"", `git merge -q side`, `git worktree add -q ../¤1 side && ls ../¤1`, `git diff > ¤1.patch && git apply --check -R ¤1.patch`, `git show HEAD:a.txt > ¤1.txt`, `git add . && git diff --cached --name-only`, `git notes add -m x`, `git branch -m ¤1`, `git stash -q && git stash pop -q`, `git format-patch -q -1 --root -o ¤1`, `git config user.name && git config user.email`, `git archive -o ¤1.tar HEAD`, `git bundle create -q ¤1.bundle HEAD`, `git cherry-pick --help > /dev/null`, `git fetch --dry-run 2>&1 | tail -1`, `git remote get-url origin`, `git mv a.txt ¤1.txt && git commit -qm x`, `git gc --auto -q`,
}

// runningShapes run what the project brings along.
var runningShapes = []string{
	`make test`, `make -n`, `make`, `make build/out.txt`, `make clean && make`, `npm test`, `npm run build`, `npm run test --silent`, `bash scripts/run.sh a b`, `./scripts/run.sh`, `sh scripts/run.sh | tail -1`, `bash -n scripts/run.sh`, `./scripts/make.sh && ls made.txt`, `node src/lib/a.js`, `node --check src/lib/b.js`, `. ./vars.sh && cat "$name"`, `source vars.sh; echo "$other"`, `timeout 3 make test`, `make test 2>&1 | tail -20`, `make test > /tmp/¤1.log 2>&1; tail -3 /tmp/¤1.log`, `time make test`, `CI=1 npm test`, `LC_ALL=C sort c.txt`, `DEBUG=1 bash scripts/run.sh`, `env -u DEBUG make test`, `python3 -m json.tool < data/one.json`, `npm test || echo failed`, `if make -q; then echo fresh; else make; fi`, `nohup make test > ¤1.log 2>&1 &` + "\nwait; cat ¤1.log", `bash -c 'set -e; make test; echo ok'`, `bash -lc 'make test'`, `node -e 'console.log(require("fs").readdirSync("src").length)'`, `python3 -c 'import sys; print(sys.version_info[:2])'`, `xargs -n1 wc -l < names.txt`, `python3 -m http.server --help | head -3`, `gcc -fsyntax-only -xc /dev/null`,
}

// around puts what people write around a step around it.
func (m *maker) around(s string) string {
	if strings.Contains(s, "\n") {
		return s + m.one("\necho done", "\nls", "")
	}
	m.fresh++
	log := "/tmp/log" + m.one("1", "2", "3")
	return m.one(s+" 2>/dev/null", s+" 2>&1 | tail -20", s+" || true", s+" && echo ok || echo failed", s+"; echo \"exit: $?\"", "("+s+")", "{ "+s+"; }", "set -e; "+s, "set -euo pipefail\n"+s, "if "+s+" > /dev/null 2>&1; then echo yes; else echo no; fi", "echo '== x =='; "+s, "# what there is\n"+s, s+" > "+log+" 2>&1; head -5 "+log, "time "+s, "out=$("+s+"); echo \"$out\"", "for i in 1 2; do "+s+"; done", "f() { "+s+"; }; f", "cd \"$(git rev-parse --show-toplevel)\" && "+s, "cd /home/dev/project && "+s, "mkdir -p out && "+s, "test -d src && "+s, s+" >/dev/null && "+m.looking(), "bash -c "+m.literally(s), "echo \"$("+s+")\"", "sleep 0; "+s, "trap 'echo bye' EXIT; "+s, "( cd src && ls ) && "+s)
}

// literally is a line as one quoted word.
func (m *maker) literally(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }

// inFolder is what is done in a folder of the project.
func (m *maker) inFolder() string {
	return m.one("ls -la", "pwd", "git status --short .", "wc -l *", "grep -rn o .", "touch n1.txt && ls", "cat *.md", "find . -type f", "cp ../a.txt n2.txt", "echo x > n3.txt && cat n3.txt", "cd .. && "+m.looking(), "ls *.go", "cd - > /dev/null && "+m.task(), "git log --oneline -3 -- .", "for f in *; do wc -c \"$f\"; done", "../scripts/run.sh", "make -C .. test", "head -n 2 ../README.md", "mkdir -p n.d && cd n.d && touch x", "git add -A . && git diff --cached --stat", "sed -n 1p *.go", "python3 -c 'import os; print(os.getcwd())'", "tar czf ../n4.tgz .", "rm -f n5.txt", "git diff -- . | head")
}
