package generate

import (
	"fmt"
	"strings"
)

// leading are the programs whose facts are put to the proof with the real
// programs: those that lead most commands, and those that change files.
const leading = " cp mv rm ls cat head tail sed awk grep find sort uniq cut tr diff wc echo printf test mkdir touch chmod ln tar gzip zip unzip git make " +
	"xargs tee env date stat which dirname basename realpath readlink split truncate dd install rmdir unlink mktemp cmp comm paste join tac rev nl od fold fmt " +
	"expand shuf seq tsort csplit xz bzip2 shred mkfifo chown cksum md5sum base64 du df file patch tree jq rg less more strings hexdump xxd numfmt factor expr pwd " +
	"strip nm zstd sqlite3 wget script flock envsubst gcc time ed bc setsid strace pr fallocate ar objcopy sum sync column " +
	"timeout nice nohup stdbuf sleep true false id whoami uname hostname nproc printenv ps column look ptx iconv dos2unix "

func isLeading(name string) bool { return strings.Contains(leading, " "+name+" ") }

// fact is a line of one of the leading programs, for the real one.
func (m *maker) fact(all []spot, n int) string {
	s := &all[n%len(all)]
	line := ""
	if s.option == 0 || m.in(4) {
		line = m.special(s.words[0])
	}
	if line == "" {
		line = m.invocation(s)
		if rest, ok := strings.CutPrefix(line, "tar "); ok && !m.in(4) {
			line = "tar " + m.one("-c -f n0.tar ", "-cf n0.tar ", "-c ", "-t -f n0.tar ", "-x -f n0.tar ") + rest // or it is told nothing to do
		}
	}
	switch m.IntN(14) {
	case 0:
		return "cd " + m.one("src", "docs", "data", "src/lib", "link", "tmp") + " && " + line
	case 1:
		return line + " | " + m.one("head -n 1", "sort", "wc -l", "tee n0.txt", "cat", "xargs -n 1 echo", "grep o", "xargs touch", "xargs -r ls -d")
	case 2:
		return m.one("cat a.txt", "printf 'a.txt\\nb.txt\\n'", "ls", "echo 3", "cat docs/list.csv", "find src -name '*.go'") + " | " + line
	case 3:
		return line + " > " + m.newPath()
	case 4:
		return line + " < a.txt"
	case 5:
		return "mkdir -p out && " + line
	}
	return line
}

// special is a line of a program whose table says little, since its words are
// a language of their own.
func (m *maker) special(name string) string {
	from := m.one(".", "src", "docs", "tmp", "build", "data", "src docs", "")
	switch name {
	case "find":
		s := "find " + m.one("", "", "-L ", "-P ", "-O2 ") + from
		for range m.IntN(3) {
			s += " " + m.one("-name '*.go'", "-type f", "-type d", "-maxdepth 1", "-mindepth 1", "! -name '*.txt'", "-newer a.txt", "-size -2", "-empty", "-path '*/lib/*'", "-o", "\\( -name a.txt -o -name b.txt \\)", "-not -path './.git/*'", "-prune", "-iname 'A*'", "-regex '.*go'", "-perm -u+w", "-mtime -1", "-print", "-depth", "-name '*.tmp'")
		}
		return s + " " + m.one("", "", "-print0", "-printf '%p\\n'", "-fprint n1", "-fprintf n2 '%p'", "-fls n3", "-exec cat {} +", "-exec cp {} {}.bak \\;", "-exec touch {} \\;", "-execdir touch n4 \\;", "-exec mv {} {}.old \\;", "-ls", "-quit", "-exec grep -l o {} +", "-exec sh -c 'touch \"$0.x\"' {} \\;", "-exec chmod u+x {} +", "-delete", "-exec ls -d {} \\; -exec cat {} \\;", "-ok rm {} \\;")
	case "sed":
		return "sed " + m.one("", "-n ", "-i ", "-i.bak ", "-E ", "-s ", "-i -e ", "-ne ", "-z ", "--in-place=.b ", "--expression=", "-n -i ", "-Ei ", "-i'b_*' ", "-i'out/*' ", "-f scripts/run.sh ", "--follow-symlinks -i ", "-u ", "--posix ", "--debug ", "-l 5 ") + m.code(9) + " " + m.one("a.txt", "new.txt", "a.txt b.txt", "src/main.go", "link/util.go", "c.txt", "")
	case "awk":
		return "awk " + m.one("", "-F, ", "-v x=1 ", "-F '\\t' ") + m.code(8) + " " + m.one("a.txt", "docs/list.csv", "a.txt b.txt", "x=1 a.txt", "", "< a.txt")
	case "tar":
		return m.one("tar czf n1.tgz src", "tar cf n1.tar a.txt b.txt", "tar -cf - src | tar -tf -", "tar cf n.tar src && tar tf n.tar", "tar cf n.tar src && mkdir out && tar xf n.tar -C out", "tar --create --file=n1.tar docs", "tar cjf n.tbz a.txt", "tar cJf n.txz a.txt", "tar -C src -cf ../n.tar .", "tar cf n.tar --remove-files tmp", "tar rf n.tar a.txt", "tar cvf n.tar --exclude='*.go' src", "tar cf n.tar a.txt && tar xOf n.tar", "tar cf n.tar a.txt && tar xf n.tar", "tar cf n.tar --transform 's/a/b/' a.txt", "tar cf n.tar -T names.txt", "tar cf n.tar a.txt && tar --delete -f n.tar a.txt", "tar -c a.txt > n.tar", "tar cf n.tar --checkpoint=1 a.txt", "tar uf n.tar a.txt", "tar cf n.tar a.txt && tar df n.tar", "tar caf n.tar.gz src", "tar cf n.tar -g n.snar src", "tar cf n.tar --index-file=n.idx -v src", "tar cf n.tar a.txt --volno-file=n.vol")
	case "gzip":
		return m.one("gzip -k a.txt", "gzip -c a.txt > n.gz", "gzip new.txt", "gzip -9k b.txt", "gzip -dc n.gz", "gzip -k a.txt && gunzip -c a.txt.gz", "gzip -S .z -k a.txt", "gzip -rk docs", "gzip -l n.gz", "gzip -k a.txt && zcat a.txt.gz", "gzip -fk a.txt", "gzip < a.txt > n.gz", "gzip -k a.txt && gzip -t a.txt.gz")
	case "zip":
		return m.one("zip n.zip a.txt", "zip -r n.zip src", "zip -r n docs", "zip -m n.zip new.txt", "zip n.zip -@ < names.txt", "zip -j n.zip src/main.go", "zip -q n.zip *.txt", "zip n.zip a.txt && unzip -l n.zip", "zip n.zip a.txt && unzip -d out n.zip", "zip -r - src > n.zip", "zip -T n.zip a.txt", "zip -u n.zip a.txt", "zip n.zip a.txt -x '*.go'", "zip n.zip a.txt && zip -d n.zip a.txt", "zip -b tmp n.zip a.txt", "zip -O n2.zip n.zip a.txt", "zip -lf n.log n.zip a.txt", "zip -s 64k n.zip a.txt", "zip -r n.zip . -i '*.txt'", "zip n.zip a.txt -TT 'cat'")
	case "dd":
		return m.one("dd if=a.txt of=n1", "dd if=/dev/zero of=n2 bs=1 count=3", "dd if=a.txt", "dd of=n3 < a.txt", "dd if=a.txt of=n4 conv=notrunc", "dd if=a.txt of=new.txt seek=1", "dd bs=1 count=1 if=b.txt status=none", "dd if=a.txt of=out/n")
	case "make":
		return m.one("make test", "make -n clean", "make clean", "make", "make all", "make -C . test", "make -B", "make -f Makefile test", "make test clean", "make -k test", "make deploy -n", "make build/out.txt", "make -s test", "make -j2 test", "make X=1 test", "make -t", "make -q", "make -p -n")
	case "git":
		return m.git()
	case "xargs":
		return m.one("printf 'a.txt\\nb.txt\\n'", "ls *.txt", "echo a.txt", "find src -type f", "cat names.txt", "find . -name '*.tmp'", "echo n1 n2") + " | xargs " + m.one("", "-n 1 ", "-I{} ", "-P 2 ", "-t ", "-r ", "-0 ", "-L 1 ", "-d '\\n' ", "-a names.txt ", "-s 1000 ", "-E b.txt ", "--max-args=2 ", "-i ", "-x ") + m.one("cat", "touch", "echo {}", "ls -l", "wc -l", "cp -t tmp", "sh -c 'touch \"$@\"' _", "grep o", "rm -f", "mkdir -p", "cp {} {}.bak", "chmod +x", "touch {}.n", "env touch", "tee")
	case "sort":
		return "sort " + m.one("", "-o n1 ", "-o c.txt ", "-u ", "-n ", "--output=n2 ", "-t, -k2 ", "-r ", "-m ", "-c ", "-T tmp ", "--compress-program=gzip ", "--files0-from=names.txt ", "-S 1k ", "--parallel=2 ", "--batch-size=2 ", "-R --random-source=a.txt ") + m.one("c.txt", "a.txt b.txt", "docs/list.csv", "")
	case "split":
		return "split " + m.one("", "-l 1 ", "-b 2 ", "-n 2 ", "-d ", "--additional-suffix=.x ", "--filter='cat > $FILE.y' ", "-a 3 ", "-e -n 3 ", "-t o ", "--verbose ", "-x ") + m.one("a.txt", "a.txt n_", "a.txt tmp/n_", "- n_ < a.txt", "a.txt src/", "")
	case "csplit":
		return "csplit " + m.one("", "-f n_ ", "-z ", "-s ", "-b %d.t ", "-n 3 ", "-k ", "--prefix=tmp/x ") + m.one("a.txt 2", "a.txt /two/", "a.txt '%two%'", "c.txt 1 2")
	case "tee":
		return m.one("echo x | ", "cat a.txt | ") + "tee " + m.one("", "-a ", "-i ", "-p ", "--append ") + m.one("n1", "n1 n2", "new.txt", "/dev/null", "out/x", "tmp/x.tmp", "-", "/tmp/n")
	case "mktemp":
		return "mktemp " + m.one("", "-d", "-p tmp", "n.XXXX", "-t n.XXXX", "--suffix=.x", "-u", "-p . n.XXXXXX", "tmp/n.XXXX", "--tmpdir=src", "--tmpdir", "-dt n.XXX", "-q")
	case "ln":
		return "ln " + m.one("-s ", "-s ", "", "-sf ", "-sfn ", "-sr ", "-b -s ", "-t out -s ", "-T ", "-v ", "-P ", "-S .o -bs ") + m.one("a.txt n1", "src n2", "../a.txt src/n3", "a.txt b.txt out", "a.txt", "a.txt src", "main.go link", "/etc/hosts n4", "src link")
	case "cp":
		return "cp " + m.one("", "-r ", "-a ", "-n ", "-f ", "-u ", "-l ", "-s ", "-b ", "--parents ", "-t out ", "-T ", "-v ", "-p ", "-L ", "-P ", "--backup=numbered ", "-S .o -b ", "--remove-destination ", "--attributes-only ", "-rT ", "-H -r ", "--sparse=always ", "-i ", "--no-preserve=mode ", "-d ") + m.one("a.txt n1", "a.txt src", "src out", "a.txt b.txt docs", "src/main.go .", "link n2", "-r src docs out", "a.txt build/", "a.txt tmp/n.tmp", "a.txt link/n", "src/* tmp", "docs/. out", "a.txt new.txt", "key n3", "a.txt outside")
	case "mv":
		return "mv " + m.one("", "-n ", "-f ", "-v ", "-t src ", "-T ", "-b ", "-u ", "-i ", "-S .o -b ", "--backup=t ") + m.one("new.txt n1", "tmp/x.tmp tmp/z.tmp", "a.txt n2", "build/out.o build/p.o", "src out", "a.txt src", "link n3", "n8 n9", "new.txt docs/")
	case "rm":
		return "rm " + m.one("", "-f ", "-r ", "-rf ", "-v ", "-i ", "-d ", "-I ", "--one-file-system -r ", "--preserve-root -r ", "--interactive=never ") + m.one("build/out.o", "build", "tmp/x.tmp", "n1", "empty", "a.txt", "link", "build/*", "./build", "src/../build", "link/main.go", "outside", "-- build", "build/", "new.txt", "tmp/work", "/tmp/old.log", "/tmp/work/scratch.txt")
	case "mkdir":
		return "mkdir " + m.one("", "-p ", "-m 700 ", "-v ", "-pm 755 ", "--parents ", "-Z ") + m.one("n1", "n1/n2", "src/n", "n1 n2", "out/a/b", "link/n", "/tmp/n", "empty", "src/../n4", "a.txt")
	case "touch":
		return "touch " + m.one("", "-c ", "-t 202001010000 ", "-r a.txt ", "-d yesterday ", "-a ", "-m ", "-h ", "-am ", "--no-create ", "--time=atime ") + m.one("n1", "a.txt", "n1 n2", "src/n", "link", "link/n", "key", "outside/data.txt", "empty", "/tmp/n", "build/out.o", "-")
	case "chmod":
		return "chmod " + m.one("+x ", "644 ", "-R u+w ", "u=rw,go=r ", "-v 755 ", "--reference=a.txt ", "-c a+r ", "-f 600 ", "-R 755 ", "-x ") + m.one("scripts/run.sh", "a.txt", "src", "link", "new.txt", "key", "build/out.o", "a.txt b.txt", "*.txt", "link/main.go")
	case "install":
		return "install " + m.one("", "-d ", "-m 644 ", "-D ", "-t out ", "-v ", "-C ", "-b ", "-p ", "-T ", "-D -t out/x ", "-s ", "-S .o -b ", "--strip-program=cat -s ", "--backup=simple ") + m.one("a.txt n1", "n1", "a.txt out/n1", "a.txt b.txt tmp", "a.txt", "n1 n2/n3", "a.txt src", "a.txt outside")
	case "truncate":
		return "truncate " + m.one("-s 0 ", "-s +1 ", "-c -s 0 ", "-r a.txt ", "-o -s 1 ", "--size=5 ") + m.one("n1", "new.txt", "tmp/x.tmp", "build/out.o", "n1 n2", "key", "a.txt")
	case "patch":
		return "diff -u a.txt b.txt > n.diff; patch " + m.one("", "-p0 ", "-b ", "-o n1 ", "-R ", "--dry-run ", "-d . ", "-r n.rej ", "-i n.diff ", "-N ", "-s ") + m.one("a.txt n.diff", "< n.diff", "a.txt < n.diff", "c.txt n.diff")
	case "shuf":
		return "shuf " + m.one("-n 1 a.txt", "-o n1 a.txt", "-e a b", "-i 1-3", "--random-source=a.txt a.txt", "-z a.txt", "a.txt -o a.txt", "-r -n 2 a.txt")
	case "date":
		return "date " + m.one("", "+%Y", "-u", "-r a.txt", "-d tomorrow", "-f names.txt", "-s 2020-01-01", "--iso-8601", "-R", "010100002020")
	case "uniq":
		return "uniq " + m.one("a.txt", "a.txt n1", "-c a.txt", "-d a.txt n2", "-f 1 a.txt - ", "a.txt a.txt", "-w 3 c.txt n3", "")
	}
	return ""
}

// git is a line of git's daily work and of what is near to it.
func (m *maker) git() string {
	change := m.one("", "", "", "echo x >> a.txt; ", "touch n1; git add n1; ", "echo y > src/main.go; ")
	return change + "git " + m.one("", "", "", "-C src ", "--no-pager ", "-c core.pager=cat ", "-c color.ui=never ", "--git-dir=.git ", "-P ") + m.one(
		"status", "status -s", "diff", "diff --stat", "diff HEAD", "log --oneline", "log -p -1", "show", "show HEAD:a.txt", "branch", "branch n1", "branch -d side", "branch -m n2", "add .", "add -A", "add new.txt", "add -u", "add -p < /dev/null",
		"commit -qm x", "commit -am x", "commit --amend -m x", "commit --allow-empty -m x", "checkout -b n3", "checkout side", "checkout -- a.txt", "checkout -q HEAD a.txt", "switch side", "switch -c n4", "restore a.txt", "restore --staged .", "reset", "reset --hard", "reset --soft HEAD", "reset -q new.txt",
		"stash", "stash list", "stash pop", "stash push -u", "stash apply", "stash show", "tag v2", "tag -d v1", "tag", "tag -a v3 -m x", "merge side", "merge --no-ff side -m x", "rebase side", "cherry-pick HEAD", "revert --no-edit HEAD", "rm a.txt", "rm --cached a.txt", "mv a.txt n5.txt", "mv a.txt src/", "clean -n", "clean -fd", "clean -fdx",
		"remote -v", "remote add n https://example.com/n.git", "remote remove origin", "config user.name", "config user.name x", "config --list", "config --local core.bare false", "config --global user.name", "rev-parse HEAD", "rev-parse --show-toplevel", "ls-files", "ls-tree HEAD", "blame a.txt", "grep o", "grep -n one", "shortlog -s HEAD", "describe --tags", "reflog", "worktree list", "worktree add ../n6", "worktree add n7", "notes add -m x", "notes list",
		"archive HEAD", "archive -o n8.tar HEAD", "bundle create n9.bundle HEAD", "format-patch -1 --root", "format-patch -o out -1 --root", "apply n.diff", "gc", "gc --auto", "prune", "fsck", "repack -d", "pack-refs --all", "update-index --refresh", "update-ref refs/heads/n HEAD", "symbolic-ref HEAD", "hash-object a.txt", "hash-object -w a.txt", "cat-file -p HEAD", "write-tree", "init", "init n10", "clone . n11", "clone -q . ../n12", "submodule status", "bisect start", "bisect reset", "log --output=n13", "diff --output=n14", "diff --no-index a.txt b.txt", "diff --ext-diff", "log --graph --all", "sparse-checkout list", "fetch", "pull", "push", "push origin side", "ls-remote", "help", "version", "count-objects -v", "for-each-ref", "show-ref", "merge-base HEAD side", "name-rev HEAD", "rev-list HEAD", "whatchanged", "var GIT_EDITOR", "check-ignore build", "check-attr -a a.txt", "diff-tree HEAD", "fast-export HEAD", "interpret-trailers a.txt", "stripspace < a.txt", "range-diff side side HEAD", "replace -l", "rerere", "maintenance run --auto", "checkout -", "checkout -f", "checkout -B n15", "branch -D side", "branch -f side HEAD", "fast-import < /dev/null", "am < /dev/null", "request-pull v1 . ", "send-email -h", "instaweb --stop", "bugreport", "diagnose", "mergetool -y", "difftool -y", "read-tree HEAD", "checkout-index -a", "checkout-index -f -a", "merge-file a.txt b.txt c.txt", "commit-tree HEAD^{tree} -m x", "mktag < /dev/null", "add -N new.txt", "stage .", "log -S one", "log --format=%H", "blame -L1,2 a.txt", "show --stat HEAD", "shortlog -sn HEAD", "branch -a", "branch --show-current", "diff --cached", "diff --name-only HEAD", "log -1 --format=%B", "stash drop", "stash clear", "tag -l", fmt.Sprintf("log -%d", 1+m.IntN(3)))
}
