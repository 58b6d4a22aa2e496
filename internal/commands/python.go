package commands

import (
	"strings"

	"automode"
)

var python = Program{
	Name: "python3", Also: "python python2 pypy pypy3 python3.8 python3.9 python3.10 python3.11 python3.12 python3.13 python3.14", Kin: "py", Summary: "runs Python", Manual: "python(1), Python 3.11 to 3.14",
	Row: Row{
		Style: Leading, Help: "-h --help -V -VV --version --help-env --help-xoptions --help-all -?", Lang: Python, Refine: pythonModule,
		Args: []Arg{
			{At: First, Role: RunsFile, When: &When{Without: "-c -m"}},
			{At: First, Role: Data, When: &When{With: "-c -m"}},
			{At: Rest, Role: Data},
		},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0", Without: "-c -m"}}, {Role: RunsText, When: &When{First: "-", Without: "-c -m"}}},
		Flags: []Flag{
			{Names: "-b -bb -B -d -E -I -O -OO -P -q -s -S -t -u -v -R"},
			{Names: "-2 -3 -3-32 -3-64 -2.7 -3.8 -3.9 -3.10 -3.11 -3.12 -3.13 -3.14", Of: "py"},
			{Names: "-0 -0p --list --list-paths", Of: "py", Cancels: Everything},
			{Names: "-i", Does: []Do{{Kind: automode.Run, Target: "standard input", Why: "goes on with what is typed when the code has ended"}}},
			{Names: "-x", Does: []Do{{Why: "the first line of the code is left out"}}},
			{Names: "-W=", Value: Data},
			{Names: "--check-hash-based-pycs=", Value: Data},
			{Names: "-X=", Value: Data},
			{Names: "-c=", Value: RunsText, Lang: Python, Why: "runs its value", Ends: true},
			{Names: "-m=", Value: Data, Ends: true},
		},
	},
}

var pythonCases = []Case{
	{`python -X $x -c 1`, `Unknown an unknown word may be an option; Run[text python] 1; Write …/**`},
	{`python -W $x -c 1`, `Unknown an unknown word may be an option; Run[text python] 1; Unknown loads the module that a warning is of`},
	{`python -m pip_audit`, `Run[words] pip-audit`}, {`python -m yt_dlp -x`, `Run[words] yt-dlp -x`}, {`python -m PyInstaller a.spec`, `Run[words] pyinstaller a.spec`}, {`python -m torch.distributed.run a.py`, `Run[words] torchrun a.py`}, {`python -m streamlit run a.py`, `Run[words] streamlit run a.py`}, {`python -m streamlit.web x`, `Run[file python] streamlit/web.py`},
	{`python -m http.server --bind ::1`, `Run{entry-point} a file server`},
	{`python -m cProfile`, `nothing`},
	{`python3`, `nothing`},
	{`py -3.14 -m pip list`, `Run[words] pip list`}, {`py -3 x.py --rf`, `Run[file python] x.py`}, {`py -c 'f()'`, `Run[text python] f()`}, {`py -0p`, `nothing`}, {`py`, `nothing`}, {`py -4 x.py`, `Unknown no option “-4” is known`},
	{`python3 -3 x.py`, `Unknown no option “-3” is known`},
	{`python3 x.py --rf`, `Run[file python] x.py`},
	{`python3 -c 'f()' -m x`, `Run[text python] f()`},
	{`python3 -`, `nothing`},
	{`python3 - a b`, `nothing`},
	{`python3 -i`, `Run standard input`},
	{`python3 -x a.py`, `Run[file python] a.py; Unknown the first line of the code is left out`},
	{`python3 -X pycache_prefix=d x.py`, `Run[file python] x.py; Write d/**`},
	{`python3 -u -W ignore -X utf8 x.py`, `Run[file python] x.py`},
	{`python3 -W ignore::DeprecationWarning --check-hash-based-pycs always x.py`, `Run[file python] x.py`},
	{`python3 -W ignore::a.B x.py`, `Run[file python] x.py; Unknown loads the module that a warning is of`},
	{`python3 -m json.tool`, `nothing`},
	{`python3 -m json.tool --indent 2 a b`, `Read a; Write b`},
	{`python3 -m pytest -x tests`, `Run[words] pytest -x tests`},
	{`python -X presite=x -c 1`, `Run[text python] 1; Unknown loads a module before all others`},
	{`python -m pydoc a.b`, `Run{entry-point} the modules that it describes; Run[file python] a/b.py`},
	{`python -m tabnanny -v f`, `Read f/**`},
	{`python -m tabnanny -z f`, `Unknown nobody read what the module “tabnanny” does with this`},
	{`python -m pip install x`, `Run[words] pip install x`},
	{`python3 -m http.server`, `Expose a file server; Send whoever connects`},
	{`python3 -m http.server 80 --bind 127.0.0.1`, `Run{entry-point} a file server`},
	{`python3 -m http.server -b localhost -d ..`, `Read ../**; Run{entry-point} a file server`},
	{`python3 -m http.server -b localhost -dx`, `Run a file server`},
	{`python3 -m venv .venv`, `Write{harmless} .venv/**`},
	{`python3 -m venv --clear --system-site-packages .venv`, `Write{harmless} .venv/**; Delete .venv/**`},
	{`python3 -m unittest discover -s t`, `Run{entry-point} the project's tests; Read{listing} discover; Read{listing} -s; Read{listing} t`},
	{`python3 -m py_compile a.py d/b.py`, `Read a.py; Read d/b.py; Write{build-output} __pycache__/**; Write{build-output} d/__pycache__/**`},
	{`python3 -m compileall -i list`, `Unknown a list names what is compiled`},
	{`python3 -m compileall -q src`, `Write{build-output} src/**`}, {`python3 -m compileall -b src`, `Write{build-output} src/**`},
	{`python3 -m timeit -s 'import os' 'os.x()'`, "Run[text python] import os\nos.x()\n"},
	{`python3 -m cProfile -o p.out -s time x.py -a`, `Write p.out; Run[file python] x.py`},
	{`python3 -m cProfile -m pytest -x`, `Run[words] pytest -x`},
	{`python3 -m cProfile --frob x`, `Unknown nobody read what the module “cProfile” does with this`},
	{`python3 -m zipfile -l x.zip`, `Read x.zip`},
	{`python3 -m zipfile -e x.zip d`, `Read x.zip; Write d/**`},
	{`python3 -m zipfile -c x.zip a`, `Write x.zip; Read a/**`},
	{`python3 -m this`, `nothing`},
	{`python3 -m app.main --x`, `Run[file python] app/main.py`},
	{`python3 -m $x`, `Unknown the module is not known`},
	{`python3 -m`, `nothing`},
	{`python3 -Z x`, `Unknown no option “-Z” is known`},
}

// pythonModule reads what -m starts. A module that is a program of the
// catalogue is read as that program; one that nobody knows is a file of the
// project.
func pythonModule(m *Match) {
	m.Own(func(f *Fact) bool { return f.Role != RunsFile || !f.Word.Is("-") })
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == RunsText {
			f.Words = m.Args
		}
	}
	for _, h := range m.hits {
		if folder, ok := strings.CutPrefix(h.Value.Text, "pycache_prefix="); h.Name == "-X" && (ok || !h.Value.Exact()) {
			w := cutWord(h.Value, len(h.Value.Text)-len(folder))
			m.addRole(WritesTree, &w, "keeps compiled modules there")
		}
		if h.Name == "-X" && strings.HasPrefix(h.Value.Text, "presite=") {
			m.Unknown("loads a module before all others", h.Value)
		}
	}
	for _, h := range m.hits {
		// "action:message:category": the module of a category is loaded.
		if fields := strings.Split(h.Value.Text, ":"); h.Name == "-W" && (!h.Value.Exact() || len(fields) > 2 && strings.Contains(fields[2], ".")) {
			m.Unknown("loads the module that a warning is of", h.Value)
		}
	}
	module, ok := m.Value("-m")
	if !ok {
		return
	}
	m.Facts = append(m.Facts, pythonRuns(m, module, m.Args)...)
}
