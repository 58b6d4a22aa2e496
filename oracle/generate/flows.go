package generate

import "strings"

// flow is a few commands of which each finds what the ones before it left, for
// the real programs: files and links made, moved and taken away, folders gone
// into, code written and then run.
func (m *maker) flow() string {
	switch m.IntN(23) {
	case 0, 1, 2, 3:
		return m.shaped(realShapes)
	case 4: // most of them are asked about
		return m.shaped(overwritingShapes)
	case 5:
		return m.shaped(linkedShapes)
	case 6, 7:
		return m.shaped(dailyShapes)
	case 16, 17, 18, 19, 20, 21:
		return m.named()
	case 22:
		return m.patched()
	case 8: // what one leaves the other finds
		return m.shaped(m.everyday()) + m.one(" && ", "; ", "\n") + m.shaped(m.everyday())
	}
	var b strings.Builder
	for i := range 2 + m.IntN(4) {
		if i > 0 {
			b.WriteString(m.one(" && ", " && ", "; ", "\n"))
		}
		b.WriteString(m.step())
	}
	return b.String()
}

func (m *maker) everyday() []string {
	return [...][]string{overwritingShapes, linkedShapes, dailyShapes}[m.IntN(3)]
}

// step is one command on what this call made so far.
func (m *maker) step() string {
	made := func() string { // something of before, or of the project's
		if len(m.made) == 0 || m.in(4) {
			return m.one("src", "a.txt", "link", "docs/guide.md", "tmp/x.tmp", "outside", "key", "build", "new.txt", "scripts/run.sh", "fresh", "dirty.txt")
		}
		return m.made[m.IntN(len(m.made))]
	}
	fresh := func() string {
		m.fresh++
		p := m.one("n", "n", "n", "src/n", "out/n", "tmp/n", "/tmp/n") + string(rune('0'+m.fresh%10))
		if len(m.made) > 0 && m.in(3) {
			p = made() + "/n" + string(rune('0'+m.fresh%10))
		}
		m.made = append(m.made, p)
		return p
	}
	switch m.IntN(26) {
	case 0, 1:
		return "mkdir -p " + fresh()
	case 2:
		return "mkdir " + fresh()
	case 3, 4:
		return "echo x > " + fresh()
	case 5:
		return "touch " + m.one(fresh(), made())
	case 6, 7:
		return "ln -s " + m.one("/srv/shared", "..", "../..", "src", "a.txt", "../.ssh/id_rsa", "~/notes.txt", "$PWD/src", "link", ".env", made()) + " " + fresh()
	case 8:
		return "ln " + m.one("-s ", "", "-sf ", "-sfn ", "-sr ") + made() + " " + m.one(fresh(), made())
	case 9, 10, 11:
		return "cd " + m.one(made(), made(), "..", "-", "src", "link", "\"$OLDPWD\"", "../..", ".", "/tmp", "~/project")
	case 12, 13:
		return "mv " + made() + " " + m.one(fresh(), made())
	case 14, 15:
		return m.one("cp ", "cp -r ", "cp -a ", "cp -rL ", "cp -P ") + made() + " " + m.one(fresh(), made())
	case 16, 17:
		return m.one("rm ", "rm -f ", "rm -rf ", "rmdir ", "unlink ", "rm -r ") + made() + m.one("", "", "/", "/n1")
	case 18:
		return m.one("cat ", "ls ", "cat ", "wc -l ") + made() + m.one("", "/data.txt", "/main.go", "/*")
	case 19:
		return "echo " + m.one("x", "'touch n9'", "'cd src'", "'rm -f a.txt'") + m.one(" > ", " >> ") + made() + m.one("", "", "/n8")
	case 20:
		return m.one("sed -i s/o/0/ ", "truncate -s 0 ", "chmod +x ", "tee -a ", "touch ") + made()
	case 21:
		f := fresh()
		return "echo " + m.quoted(m.filling('y')) + " > " + f + m.one(" && ", "; ") + m.one("bash ", ". ./", "sh ", "chmod +x "+f+" && ./", "bash < ") + f
	case 22:
		f := fresh()
		return "tar cf " + f + " " + made() + m.one(" && ", "; ") + m.one("", "cd tmp && ") + "tar xf " + m.one(f, "../"+f) + m.one("", " -C tmp", " -C out")
	case 23:
		return m.one("pushd ", "pushd ") + made() + " >/dev/null" + m.one("", "; popd >/dev/null", " && touch n7; popd")
	case 24:
		return "d=$(mktemp -d)" + m.one(" && ", "; ") + m.one("cd \"$d\" && touch n1", "cp a.txt \"$d\"", "ln -s /srv/shared \"$d/l\"; touch \"$d/l/n\"", "echo x > $d/n", "mv new.txt \"$d\"") + m.one("", "; rm -rf \"$d\"", "; cd -; rm -r \"$d\"")
	}
	return m.one("find ", "find -L ") + made() + " -type f " + m.one("-exec touch {} \\;", "-exec cat {} +", "-name n1 -delete", "| xargs touch", "-exec cp {} tmp \\;", "-exec sh -c 'echo x > \"$1.n\"' _ {} \\;")
}

// realShapes are lines for the real programs.
var realShapes = []string{
	// Launchers, with what they start.
	`flock ¤1 ¤y`, `flock -n ¤1 -c "¤y"`, `flock -x a.txt sh -c '¤y'`, `(flock 9; ¤y) 9> ¤1`, `setsid ¤y`, `setsid -w sh -c '¤y'`, `taskset 1 ¤y`, `taskset -c 0 sh -c '¤y'`, `script -qc '¤y' /dev/null`, `script -c '¤y' ¤1`, `script -q -c '¤y' -a ¤1 < /dev/null`, `chrt -o 0 ¤y`, `ionice -c 3 ¤y`, `prlimit --nofile=64 ¤y`, `timeout -k 1 3 ¤y`, `nice -n 5 ¤y`, `nohup ¤y`, `stdbuf -oL ¤y`, `env -C src ¤y`, `env -i PATH=$PATH ¤y`, `env -S '¤y'`, `env -S "sh -c '¤y'"`, `env v=1 ¤y`, `sh -c '¤y'`, `bash -c '¤y; ¤y'`, `dash -c '¤y'`, `setpriv ¤y`, `choom -n 0 ¤y`, `unshare -r ¤y`, `fakeroot ¤y`, `time ¤y`, `command ¤y`, `xargs -a names.txt touch`, `xargs -I{} cp {} {}.n < names.txt`, `xargs -P 2 -n 1 touch < names.txt`, `xargs -a names.txt -I{} sh -c 'echo x > {}.n'`, `xargs --arg-file=names.txt cat`, `xargs -0 -a names.txt touch`, `xargs -t -r -L 1 cat < names.txt`, `xargs --process-slot-var=v -n 1 sh -c 'touch n$v' < names.txt`, `ls src | xargs -I{} cp src/{} tmp`, `find src -name '*.go' | xargs grep -l o`, `find src -name '*.go' -print0 | xargs -0 -n 1 cp -t tmp`, `find . -name '*.tmp' -print0 | xargs -0 rm -f`, `find src -type f | while read -r f; do cp "$f" tmp; done`, `find . -path ./.git -prune -o -name '*.txt' -print | xargs touch`, `find . -maxdepth 1 -type l -exec readlink {} \;`, `find -L . -maxdepth 2 -name '*.txt' -exec touch {} +`, `find . -maxdepth 1 -type f -newermt 2020-01-01 -exec cat {} +`, `find src -execdir touch n1 \;`, `find src -name '*.go' -exec cp {} tmp \; -o -name '*.js' -exec touch {}.n \;`, `find tmp -name '*.tmp' -exec mv {} {}.old \;`, `find build -delete`, `find tmp -type f -exec sh -c 'for f; do mv "$f" "$f.n"; done' _ {} +`, `find . -name n1 -fprint ¤1`, `find src -size -1k -fprintf ¤1 '%p'`, `find odd -type f -exec touch {} +`, `find odd -type f | xargs touch`, `find dash -type f -exec cat {} +`, `cd dash && cat *`, `cd dash && sort *`, `cd dash && sort -- *`, `cd dash && touch ./*`, `cd dash && rm -f *`, `cd odd && for f in *; do touch "$f"; done`, `cd odd && ls | xargs touch`, `cd odd && cat *`,
	// Options of programs that start others.
	`sort --compress-program=touch c.txt`, `tar cf ¤1 --to-command='¤y' a.txt`, `tar cf ¤1 --checkpoint=1 --checkpoint-action=exec='¤y' src`, `tar cf ¤1 -I 'gzip -9' a.txt`, `tar cf ¤1 --use-compress-program=cat a.txt`, `tar -xOf nothing.tar`, `tar cf ¤1 a.txt && tar xf ¤1 --to-command='¤y'`, `tar cf ¤1 --files-from=names.txt`, `tar cf ¤1 -C src . && tar xf ¤1 -C tmp`, `tar cf ¤1 link outside && tar xf ¤1 -C tmp`, `tar cf ¤1 outside/ && tar tf ¤1`, `tar czf ¤1.tgz src && tar xzf ¤1.tgz -C tmp --strip-components=1`, `tar cf - src | tar xf - -C tmp`, `tar cf - src | (cd tmp && tar xf -)`, `zip -q ¤1.zip a.txt && unzip -qo ¤1.zip -d tmp`, `zip -q ¤1.zip -r src && unzip -qd tmp ¤1.zip`, `zip -qy ¤1.zip outside && unzip -q ¤1.zip -d tmp`, `zip -T -TT '¤y' ¤1.zip a.txt`, `gzip -c a.txt > ¤1.gz && gunzip -c ¤1.gz > ¤2`, `split -l 1 --filter='cat > tmp/$FILE' a.txt`, `rg --pre cat o src`, `rg --pre-glob '*.go' --pre cat o`, `rg -l o src | xargs touch`, `git -c alias.x='!¤y' x`, `git -c core.pager='¤y' log`, `git -c core.fsmonitor=./scripts/make.sh status`, `GIT_PAGER='¤y' git log`, `GIT_EDITOR='¤y' git commit --allow-empty`, `GIT_SSH_COMMAND='¤y' git ls-remote ssh://127.0.0.1/x`, `git -c core.sshCommand='¤y' fetch ssh://127.0.0.1/x`, `git bisect run ¤y`, `git rebase -x '¤y' HEAD`, `git submodule foreach '¤y'`, `git grep -l o | xargs touch`, `git ls-files src | xargs touch`, `git diff --name-only | xargs cat`, `git stash -q && git stash pop -q`, `git mv a.txt ¤1`, `git show HEAD:a.txt > ¤1`, `git show HEAD:a.txt > a.txt`, `git archive HEAD | tar xf - -C tmp`, `git worktree add -q ../n9 && touch ../n9/x`, `git init -q ¤1 && cd ¤1 && touch x && git add x`, `git clone -q . ¤1 && cd ¤1 && git log`, `git config core.hooksPath scripts && git commit -qm x --allow-empty`, `echo 'touch n1' > .git/hooks/pre-commit`, `git hash-object -w --stdin < a.txt`, `git checkout -q -b ¤1 && echo x >> a.txt && git commit -qam x`, `git add a.txt && git commit -qm x && git reset -q --soft HEAD~1`, `git rm -q a.txt && git commit -qm x`, `git checkout side -- a.txt`, `git restore -s HEAD a.txt`, `echo y > a.txt; git checkout a.txt`, `echo y > a.txt; git stash`, `touch n1; git clean -fq`, `make -f - <<< 'all:; ¤y'`, `make --eval='all:; ¤y'`, `make SHELL=/bin/sh test`, `MAKEFLAGS=-n make clean`, `printf 'all:\n\t¤y\n' > ¤1 && make -f ¤1`, `make -C src -f ../Makefile test`, `make test X='$(shell ¤y)'`, `LESSOPEN='|touch n1 %s' less a.txt`, `less a.txt | cat`, `PAGER='touch n1' man ls`, `man -P '¤y' ls`, `watch -g ¤y`, `less '+!¤y' a.txt`, `more a.txt`, `ed -s a.txt <<< w`, `ed -s a.txt <<< 'w ¤1'`, `printf '1d\nw\nq\n' | ed -s a.txt`, `printf '!¤y\n' | ed -s`, `ex -s a.txt -c 'w! ¤1' -c q`, `vim -es -c '!¤y' -c q`, `vim -es a.txt -c 'w ¤1' -c qa`, `vim -es +'normal x' +wq ¤1`, `sqlite3 ¤1.db 'create table t(a)'`, `sqlite3 ¤1.db '.shell ¤y'`, `sqlite3 :memory: '.output ¤1' 'select 1'`, `sqlite3 -readonly ¤1.db .tables`, `curl -sS -o ¤1 file:///etc/hosts`, `curl -s http://127.0.0.1:1/ -o ¤1`, `curl -s -O http://127.0.0.1:1/n1`, `curl -s --create-dirs -o out/x http://localhost:1/`, `curl -K names.txt`, `curl -s localhost:1 | sh`, `wget -q -O ¤1 http://127.0.0.1:1/`, `wget -q http://localhost:1/n1`, `dd if=a.txt of=¤1 2>/dev/null`, `tee ¤1 ¤2 < a.txt > /dev/null`, `install -Dm644 a.txt out/x/n1`, `install -d ¤1/x ¤2`, `cp -t tmp a.txt b.txt`, `cp -rT src ¤1`, `cp --parents src/main.go tmp`, `cp -as $PWD/src ¤1`, `cp -l a.txt ¤1 && echo x > ¤1`, `ln a.txt ¤1 && echo x >> ¤1`, `ln -s a.txt ¤1 && echo x > ¤1`, `ln -s ../notes.txt ¤1 && echo x > ¤1`, `ln -s ~ ¤1 && echo x > ¤1/notes.txt`, `ln -s /srv ¤1; cd ¤1/shared; touch n1`, `ln -s .. ¤1; cd ¤1; touch n1`, `ln -s .. ¤1; cd -P ¤1; touch n1`, `ln -s src ¤1; rm -rf ¤1; ls src`, `ln -s src ¤1; rm -rf ¤1/`, `ln -s src ¤1; mv ¤1 ¤2; touch ¤2/n1`, `ln -s src ¤1; cp -r ¤1 ¤2; touch ¤2/n1`, `ln -s src ¤1; cp -rL ¤1 ¤2; rm -rf ¤2`, `rm -f link; mkdir link; touch link/n1`, `rm link && ln -s /srv/shared link && touch link/n1`, `mv src ¤1; touch link/n1`, `mv src ¤1 && mkdir src && touch link/n1`, `mv docs link; ls src`, `mv a.txt outside; cat outside/a.txt`, `mkdir ¤1 && mv ¤1 outside && touch outside/¤1/x`, `mkdir -p ¤1/a && cd ¤1/a && mv ../../¤1 ../../¤2; touch n1`, `mkdir ¤1; cd ¤1; rmdir ../¤1; touch n1`, `cp link ¤1`, `cp -P key ¤1; cat ¤1`, `cp key ¤1`, `mv key ¤1; cat ¤1`, `ln key ¤1; cat ¤1`, `ln -s key ¤1; cat ¤1`, `ln -s ~/.ssh ¤1; cat ¤1/id_rsa`, `ln -s ~/.ssh ¤1; cat ¤1/*`, `ln -s .env ¤1; cat ¤1`, `ln -s $PWD ¤1; cat ¤1/.env`, `cp .env ¤1; cat ¤1`, `mv .env ¤1; cat ¤1`, `cat .en*`, `grep -r none .`, `grep -rn TOKEN --include='*.txt' .`, `grep TOKEN -r src`, `tar cf - . | tar tf -`, `cp -r . /tmp/n1`, `cp -r ../.ssh ¤1`, `tar cf ¤1 ~/.ssh`, `zip -q ¤1.zip .env`, `wc -l *`, `file *`, `stat *`, `ls -la`, `du -a`, `md5sum *.txt`, `diff -r src docs`, `diff -r . src`, `cat < key`, `head -c 9 key`, `od key`, `sort key -o ¤1`, `awk 1 key`, `sed '' key`, `cut -c1 key`, `base64 key`, `python3 -c 'print(open("key").read())'`,
	`touch "$(git rev-parse --show-toplevel)/n1"`, `cd "$(git rev-parse --show-toplevel)"; touch n1`, `cd src; touch "$(git rev-parse --show-prefix)n1"`,
	// Code that is written and then run, and here-documents into interpreters.
	"cat > ¤1.sh <<'E'\n¤y\n¤y\nE\nbash ¤1.sh", "cat > ¤1 <<'E'\n#!/bin/sh\n¤y\nE\nchmod +x ¤1; ./¤1", "cat <<'E' | sh\n¤y\nE", "bash -s a b <<'E'\n¤y\ntouch \"n$1\"\nE", "python3 - <<'E'\nopen('¤1', 'w').write('x')\nE", "python3 - <<'E'\nimport os\nos.remove('tmp/x.tmp')\nos.makedirs('out/a', exist_ok=True)\nE", "python3 - <<'E'\nimport os\nos.system('¤y')\nE", "python3 - <<'E'\nimport subprocess\nsubprocess.run(['touch', '¤1'])\nE", "python3 - <<'E'\nimport os\nos.chdir('src')\nopen('¤1', 'w').close()\nE", "python3 - <<'E'\nfrom pathlib import Path\nfor f in Path('src').glob('*.go'):\n    print(f.read_text())\nPath('¤1').write_text('x')\nE", "python3 - <<'E'\nimport json\nd = json.load(open('data/one.json'))\njson.dump(d, open('¤1', 'w'))\nE", "python3 - <<'E'\nimport shutil\nshutil.copy('a.txt', '¤1')\nshutil.rmtree('tmp')\nE", "python3 - a.txt <<'E'\nimport sys\nprint(open(sys.argv[1]).read())\nE", "python3 <<E\nprint('$HOME')\nopen('¤1', 'a').write('$v')\nE", "python3 -c 'print(open(\"a.txt\").read())'", "python3 -c \"open('¤1','w')\"", "python3 -c 'import sys; sys.stdout.write(sys.stdin.read())' < a.txt > ¤1", "python3 -c 'import re,sys; s=open(\"a.txt\").read(); open(\"a.txt\",\"w\").write(re.sub(\"o\",\"0\",s))'", "python3 -c 'import glob; print(glob.glob(\"*.txt\"))'", "python3 -c 'for f in [\"n1\",\"n2\"]: open(f,\"w\").close()'", "python3 -c '[open(f\"n{i}\", \"w\") for i in range(3)]'", "python3 -c 'import os; [os.rename(f, f+\".n\") for f in [\"tmp/x.tmp\"]]'", "python3 -c 'import pathlib; pathlib.Path(\"../up.txt\").touch()'", "python3 -c 'print(1)' > ¤1", "python3 -m json.tool data/one.json ¤1", "python3 -m json.tool < data/one.json", "python3 -m zipfile -c ¤1.zip a.txt", "python3 -m tarfile -c ¤1.tar a.txt", "python3 -m compileall -q src", "echo 'open(\"¤1\",\"w\")' > ¤2.py && python3 ¤2.py", "echo 'print(1)' | python3", "echo 'open(\"n1\",\"w\")' | python3 -", "cd src && python3 -c 'open(\"¤1\",\"w\")'", "perl -e 'open(F, \">¤1\"); print F 1'", "perl -pi -e 's/o/0/' tmp/x.tmp", "perl -pi.bak -e 's/o/0/' a.txt", "perl -ne 'print if /o/' a.txt", "perl -e 'unlink \"tmp/x.tmp\"'", "perl -e 'system(\"touch\", \"¤1\")'", "perl -e 'print `ls`'", "perl -e 'mkdir \"¤1\"; rename \"tmp/x.tmp\", \"¤1/x\"'", "perl - <<'E'\nopen(my $f, '>', '¤1'); print $f 1;\nE", "perl -le 'print for glob(\"*.txt\")'", "perl -i -ne 'print unless /two/' tmp/x.tmp", "perl -0777 -pe 's/a/b/' a.txt > ¤1", "ruby -e 'File.write(\"¤1\", 1)'", "ruby -e 'puts File.read(\"a.txt\")'", "ruby -e 'system(\"touch ¤1\")'", "ruby -pe '$_.upcase!' a.txt", "ruby -i -pe '$_.upcase!' tmp/x.tmp", "ruby - <<'E'\nFile.write('¤1', 1)\nE", "ruby -rfileutils -e 'FileUtils.cp(\"a.txt\", \"¤1\")'", "node -e 'require(\"fs\").writeFileSync(\"¤1\", \"x\")'", "node -e 'console.log(require(\"fs\").readFileSync(\"a.txt\", \"utf8\"))'", "node -p '1+1'", "node - <<'E'\nrequire('fs').mkdirSync('¤1')\nE", "node -e 'require(\"child_process\").execSync(\"touch ¤1\")'", "node -e 'const fs=require(\"fs\"); for (const f of fs.readdirSync(\"tmp\")) fs.unlinkSync(\"tmp/\"+f)'", "node -e 'process.chdir(\"src\"); require(\"fs\").writeFileSync(\"¤1\",\"\")'", "node -e 'fs.appendFileSync(\"¤1\", \"x\")'", "awk 'BEGIN { print 1 > \"¤1\" }'", "awk '{ print > (\"tmp/\" NR) }' a.txt", "awk '{ print $1 > $1 }' a.txt", "awk 'BEGIN { system(\"¤y\") }'", "awk '{ print | \"sort > ¤1\" }' a.txt", "awk -f - a.txt <<'E'\n{ print > \"¤1\" }\nE", "awk -i inplace '{ print }' tmp/x.tmp", "awk -v f=¤1 '{ print > f }' a.txt", "awk '{ print > f }' f=¤1 a.txt", "awk 'BEGIN { getline l < \"key\"; print l }'", "awk 'BEGIN { while ((\"ls\" | getline l) > 0) print l > \"¤1\" }'", "awk 'END { print > ENVIRON[\"HOME\"] \"/n\" }' a.txt", "sed -n 'w ¤1' a.txt", "sed 's/one/touch n9/e' a.txt", "sed -i.bak s/o/0/ tmp/x.tmp", "sed -f - a.txt <<'E'\ns/a/b/w ¤1\nE", "sed -n '$p' names.txt | xargs touch", "sed -s -n -e 1p -e 'w ¤1' *.txt", "sed -i 's/x/y/' tmp/*.tmp", "sed -i s/x/y/ key", "sed -i s/o/0/ link/util.go", "sed --in-place=.n s/o/0/ tmp/x.tmp", "jq . data/one.json > ¤1", "jq -n 'input' data/one.json", "jq --rawfile v key -n '$v'", "jq -L src -f names.txt data/one.json", "xxd a.txt ¤1", "xxd -r ¤1 ¤2", "iconv -f utf8 -t latin1 -o ¤1 a.txt", "patch -o ¤1 a.txt /dev/null", "diff -u a.txt b.txt > ¤1; patch a.txt < ¤1", "diff -u a.txt b.txt | patch -p0 a.txt", "printf '%s\\n' '--- a.txt' '+++ ../up.txt' '@@ -0,0 +1 @@' '+x' | patch -p0", "base64 a.txt | base64 -d > ¤1", "echo dG91Y2ggbjE= | base64 -d | sh", "echo 'touch n1' | rev | rev | sh", "echo 746f756368206e31 | xxd -r -p | sh", "cat a.txt | tee ¤1 | wc -l > ¤2", "paste a.txt b.txt > ¤1 && cut -f1 ¤1", "seq 3 | xargs -I{} touch n{}", "seq 3 | while read i; do echo $i > n$i; done", "for i in 1 2; do echo $i > n$i; done; cat n1 n2; rm n1 n2", "for f in *.txt; do cp \"$f\" \"tmp/$f.n\"; done", "for f in src/*; do [ -f \"$f\" ] && sed -i s/o/0/ \"$f\"; done", "for f in tmp/*; do mv \"$f\" \"${f%.tmp}.n\"; done", "while read -r f; do cp \"$f\" tmp; done < names.txt", "ls *.txt | while read -r f; do wc -l < \"$f\" > \"tmp/$f\"; done", "mkdir -p ¤1/{a,b} && touch ¤1/{a,b}/x && rm -r ¤1/a", "mkdir ¤1; cp a.txt ¤1; (cd ¤1 && mv a.txt b); ls ¤1", "test -d ¤1 || mkdir ¤1; [ -f ¤1/x ] || touch ¤1/x", "touch ¤1 && [ -e ¤1 ] && rm ¤1", "rm -rf build && mkdir build && cp a.txt build", "rm -rf tmp/* && ls tmp", "rm -f tmp/x.tmp tmp/y.tmp; rmdir tmp", "echo x > ¤1; mv ¤1 ¤2; cp ¤2 ¤3; rm ¤2 ¤3", "echo x > ¤1; cat ¤1 >> ¤2; sort -u ¤2 -o ¤2", "mkfifo ¤1; cat a.txt > ¤1 & cat ¤1 > ¤2; wait", "exec 3> ¤1; echo x >&3; exec 3>&-; cat ¤1", "{ echo a; echo b; } > ¤1; mapfile -t l < ¤1; touch \"${l[1]}.n\"", "t=$(mktemp); cat a.txt > \"$t\"; mv \"$t\" ¤1", "t=$(mktemp tmp/XXXX); echo x > \"$t\"", "t=$(mktemp -p src); echo x > \"$t\"; rm \"$t\"", "d=$(mktemp -d); (cd \"$d\" && touch x); rm -r \"$d\"", "d=$(mktemp -d -t x.XXX); trap 'rm -rf \"$d\"' EXIT; touch \"$d/y\"", "shred -u ¤1; touch ¤1; shred -u ¤1", "truncate -s 3 ¤1; dd if=/dev/zero of=¤1 bs=1 count=1 conv=notrunc", "chmod 600 ¤1; touch ¤1; chmod -R a+r ¤1", "chmod -R g+w link/", "chmod +x outside", "chown -R dev src", "chown -h dev key", "touch -h key; touch key", "touch outside/n1", "touch link/n1", "cat outside/data.txt", "readlink -f key | xargs cat", "cat $(readlink -f a.txt)", "realpath link/main.go | xargs touch", "basename src/main.go | xargs touch", "dirname src/main.go | xargs -I{} touch {}/n1",
}
