package python

import (
	"bytes"
	"encoding/json"
	"math/rand"
	"os"
	"os/exec"
	"strings"
	"testing"

	"automode"
)

// watcher runs each text with every event that reaches out of the program
// held back and noted.
const watcher = `
import sys, json, os, signal, io
texts = json.load(sys.stdin)
kept = os.dup2(1, 217)
import tomllib, re, csv, ast, datetime, collections, glob, pathlib, shutil, subprocess, socket, urllib.request, sqlite3, zipfile, base64, functools, tempfile, importlib, os.path, xml.etree.ElementTree
tempfile.gettempdir()
try: import requests, yaml
except ImportError: pass
seen, watching = [], False
quiet = ("object.", "sys._getframe", "import", "compile", "exec", "code.", "marshal.", "glob.", "os.listdir", "os.scandir", "os.walk", "os.fwalk", "builtins.id", "pathlib.Path.", "sys.unraisablehook", "sys.excepthook", "gc.", "socket.__new__", "socket.gethostname", "builtins.input", "tempfile.mkdtemp", "os.mkdir", "sys.setprofile", "time.sleep", "sqlite3.", "shutil.copyfile")
def hook(event, args):
    global watching
    if not watching: return
    if event == "open":
        path, mode, flags = args
        if isinstance(path, int): return
        if flags is not None and not flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND) and (mode is None or not set(mode) & set("wax+")): return
        seen.append("write"); raise RuntimeError("held back")
    if event.startswith(quiet): return
    seen.append(event); raise RuntimeError("held back")
sys.addaudithook(hook)
def late(*a): raise TimeoutError
signal.signal(signal.SIGALRM, late)
out, real = [], sys.stdout
for t in texts:
    seen = []
    sys.stdout, sys.stdin, sys.argv = io.StringIO(), io.StringIO("{}"), ["x", "one", "two"]
    try:
        c = compile(t, "<text>", "exec")
    except BaseException:
        out.append([]); continue
    signal.setitimer(signal.ITIMER_REAL, 0.3)
    try:
        watching = True
        exec(c, {"__name__": "__main__"})
    except BaseException:
        pass
    finally:
        watching = False
        signal.setitimer(signal.ITIMER_REAL, 0)
    out.append(seen)
sys.stdout = real
left = json.dumps(out).encode()
while left: left = left[os.write(kept, left):]
os._exit(0)
`

// Of what is read as whole and as doing nothing but looking, the language's
// own interpreter does nothing else.
func TestOracle(t *testing.T) {
	if testing.Short() {
		t.Skip("it runs code")
	}
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("there is no python3 here")
	}
	random := rand.New(rand.NewSource(7))
	var lines []string
	for _, c := range reads {
		lines = append(lines, c.code)
	}
	seeds := append(lines, layouts...)
	var texts []string
	try := func(s string) {
		r := Read(s, setting())
		if !r.Whole {
			return
		}
		for _, f := range r.Facts {
			if f.Kind != automode.Read {
				return
			}
		}
		texts = append(texts, s)
	}
	for range 8000 {
		a, b := seeds[random.Intn(len(seeds))], seeds[random.Intn(len(seeds))]
		switch random.Intn(3) {
		case 0:
			i, k := random.Intn(len(a)+1), random.Intn(len(b)+1)
			try(a[:i] + b[k:])
		case 1:
			try(a + "\n" + b)
		default:
			try(swapped(a, b, random))
		}
	}
	in, err := json.Marshal(texts)
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(python, "-I", "-W", "ignore", "-c", watcher)
	cmd.Dir = t.TempDir()
	cmd.Env = append(os.Environ(), "HOME="+cmd.Dir)
	cmd.Stdin = bytes.NewReader(in)
	out, err := cmd.Output()
	if err != nil {
		t.Skip("the python3 here does not run this: " + err.Error())
	}
	var seen [][]string
	if err := json.Unmarshal(out, &seen); err != nil {
		t.Fatal(err)
	}
	t.Log(len(texts), "texts ran")
	for i, s := range texts {
		if len(seen[i]) > 0 {
			t.Errorf("%q does more than it was read to do: %v", s, seen[i])
		}
	}
}

// swapped puts a word of one text in the place of one of another.
func swapped(a, b string, random *rand.Rand) string {
	cut := func(s string) (int, int) {
		if s == "" {
			return 0, 0
		}
		i := random.Intn(len(s))
		from, to := i, i
		for from > 0 && !strings.ContainsRune(" ()[]{},;:\n", rune(s[from-1])) {
			from--
		}
		for to < len(s) && !strings.ContainsRune(" ()[]{},;:\n", rune(s[to])) {
			to++
		}
		return from, to
	}
	i, k := cut(a)
	x, y := cut(b)
	return a[:i] + b[x:y] + a[k:]
}
