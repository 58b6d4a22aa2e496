//go:build !lean

package commands

import (
	"slices"
	"strings"

	"automode"
)

// pythonRuns returns what "python -m module args" does.
func pythonRuns(m *Match, module Word, args []Word) []Fact {
	if !module.Exact() {
		return []Fact{{Why: "the module is not known", Word: module}}
	}
	for at, c := range module.Text + "." { // each is loaded, and the last of them is run
		if c == '.' {
			name := strings.ReplaceAll(module.Text[:at], ".", "/")
			m.Beside = append(m.Beside, name+".py", name+"/__init__.py", name+"/__main__.py")
		}
	}
	unread := []Fact{{Why: "nobody read what the module " + quote(module) + " does with this", Word: module}}
	words := operands(args)
	if len(args) == 1 && (args[0].Is("--help") || args[0].Is("-h")) && named("http.server pydoc venv ensurepip zipfile tarfile cProfile profile pdb trace timeit zipapp pickletools gzip inspect compileall py_compile unittest json.tool ast dis tokenize symtable asyncio sqlite3 random", module.Text) {
		return nil
	}
	switch module.Text {
	case "this", "antigravity", "site", "platform", "sysconfig", "keyword", "calendar", "uuid", "mimetypes":
		return nil
	case "pip", "pytest", "ruff", "mypy", "black", "isort", "flake8", "pylint", "coverage", "uv", "pipx", "poetry", "tox", "nox",
		"pyflakes", "pycodestyle", "pydocstyle", "vulture", "radon", "mkdocs", "yapf", "autopep8", "autoflake", "docformatter", "interrogate", "codespell", "pipdeptree", "sqlite3", "nose", "cython", "semgrep", "celery", "nose2", "sphinx", "pip_audit", "grpc_tools.protoc",
		"pyright", "basedpyright", "uvicorn", "doctest", "gunicorn", "flask", "alembic", "twine", "pre_commit", "django", "jupyter", "pdm", "hatch", "bandit", "virtualenv",
		"yt_dlp", "PyInstaller", "torch.distributed.run", "torch.distributed.launch":
		name := module
		switch name.Text {
		case "pre_commit":
			name.Text = "pre-commit"
		case "sphinx":
			name.Text = "sphinx-build"
		case "pip_audit":
			name.Text = "pip-audit"
		case "grpc_tools.protoc":
			name.Text = "protoc"
		case "django":
			name.Text = "django-admin"
		case "yt_dlp":
			name.Text = "yt-dlp"
		case "PyInstaller":
			name.Text = "pyinstaller"
		case "torch.distributed.run", "torch.distributed.launch":
			name.Text = "torchrun"
		}
		return startsProgram(name, args)
	case "unittest":
		tests := []Fact{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}}
		return append(tests, roles(Lists, args, "")...)
	case "build":
		return pythonBuilds(args)
	case "json.tool", "json":
		return pythonReadsWrites(words)
	case "tokenize", "ast", "dis", "symtable", "pyclbr", "modulefinder", "base64", "quopri":
		// Most of their options take no word, and what is read is the worst that any does.
		words = slices.DeleteFunc(slices.Clone(args), func(w Word) bool { return strings.HasPrefix(w.Text, "-") && w.Exact() })
		if module.Text == "base64" && slices.ContainsFunc(args, func(w Word) bool { return w.Is("-d") || w.Is("-u") }) {
			m.Prints = Decoded
		}
		m.Stdin = Data // and runs none of it
		return roles(Reads, words, "")
	case "tabnanny": // prints the lines that it objects to
		if slices.ContainsFunc(args, func(w Word) bool { return (w.Text == "" || w.Text[0] == '-') && !w.Is("-v") && !w.Is("-q") }) {
			return unread
		}
		return roles(ReadsTree, words, "")
	case "py_compile":
		facts := roles(Reads, words, "")
		for _, w := range words {
			folder := w.Text[:strings.LastIndexByte(w.Text, '/')+1]
			if w.Known == automode.Exact && !strings.ContainsAny(folder, "*?[") {
				w.Text, w.Glob = folder+"__pycache__", false
				f := roleFact(WritesTree, w, "writes compiled files beside the source")
				f.Traits |= automode.BuildOutput
				facts = append(facts, f)
			}
		}
		return facts
	case "compileall":
		if hasWord(args, "-i") {
			return []Fact{{Why: "a list names what is compiled"}}
		}
		facts := roles(WritesTree, words, "writes compiled files beside the source")
		for i := range facts {
			facts[i].Traits |= automode.BuildOutput
		}
		return facts
	case "pydoc":
		if len(words) == len(args) && !slices.ContainsFunc(args, func(w Word) bool { return !w.Exact() || strings.Contains(w.Text, "/") }) {
			return append([]Fact{{Kind: automode.Run, Target: "the modules that it describes", Traits: automode.EntryPoint, Why: "loads what it describes"}}, pythonLoads(words)...)
		}
		return pythonServes(m, args)
	case "http.server", "wsgiref.simple_server":
		return pythonServes(m, args)
	case "venv":
		facts := roles(WritesTree, words, "makes a virtual environment")
		for i := range facts {
			facts[i].Traits |= automode.Harmless // what it holds is python's own
		}
		if hasWord(args, "--clear") {
			for _, w := range words {
				facts = append(facts, Fact{Role: Deletes, Kind: automode.Delete, Word: w, Extent: automode.Tree, Why: "empties the folder first"})
			}
		}
		return facts
	case "timeit":
		return pythonTimes(args)
	case "cProfile", "profile", "trace", "pdb", "runpy", "viztracer":
		if facts, ok := pythonUnder(m, args); ok {
			return facts
		}
		return unread
	case "zipfile", "tarfile":
		return pythonArchive(args, unread)
	}
	if named(pythonPrograms, module.Text) {
		return startsProgram(module, args)
	}
	file := module
	file.Text = strings.ReplaceAll(module.Text, ".", "/") + ".py"
	return []Fact{{Role: RunsFile, Kind: automode.Run, Word: file, Lang: Python, Why: "runs that module"}}
}

// pythonPrograms are modules that are the program of their name.
const pythonPrograms = "streamlit fastapi hypercorn daphne yamllint sqlfluff djlint scrapy locust playwright bokeh quart sanic dvc pyupgrade deptry safety maturin briefcase behave robot invoke cookiecutter bumpversion towncrier mlflow wandb scalene"

// startsProgram is a program with words of its own.
func startsProgram(name Word, args []Word) []Fact {
	return []Fact{{Role: RunsWords, Kind: automode.Run, Word: name, Words: append([]Word{name}, args...), Why: "starts that program"}}
}

// pythonLoads: a module that lies in the project is loaded, all of it, to be described.
func pythonLoads(modules []Word) []Fact {
	var facts []Fact
	for _, w := range modules {
		w.Text = strings.ReplaceAll(w.Text, ".", "/") + ".py"
		facts = append(facts, Fact{Role: RunsFile, Kind: automode.Run, Word: w, Lang: Python, Module: true, Why: "loads what it describes"})
	}
	return facts
}

// pythonBuilds: packages are built from the folder that is named, else from this one.
func pythonBuilds(args []Word) []Fact {
	var facts []Fact
	for i := 0; i < len(args); i++ {
		name, value, attached := strings.Cut(args[i].Text, "=")
		w := cutWord(args[i], len(args[i].Text)-len(value))
		switch {
		case !named("-o --outdir -C --config-setting --config-json --installer", name):
			if !strings.HasPrefix(args[i].Text, "-") {
				facts = append(facts, Fact{Role: Base, Word: args[i]})
			}
			continue
		case !attached && i+1 < len(args):
			i++
			w = args[i]
		}
		if named("-o --outdir", name) {
			facts = append(facts, roleFact(WritesTree, w, "puts the packages there"))
		}
	}
	return append(facts, Fact{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the project's packages"})
}

// operands returns the words that are no options and no values of the
// options of the small modules read here.
func operands(args []Word) []Word {
	var words []Word
	for i := 0; i < len(args); i++ {
		switch w := args[i]; {
		case w.Is("--indent") || w.Is("-d") || w.Is("-r") || w.Is("-j") || w.Is("--prompt"):
			i++
		case strings.HasPrefix(w.Text, "-") && w.Text != "-":
		default:
			words = append(words, w)
		}
	}
	return words
}

func hasWord(words []Word, s string) bool {
	for _, w := range words {
		if w.Is(s) {
			return true
		}
	}
	return false
}

// pythonReadsWrites: the first operand is read, the second written.
func pythonReadsWrites(words []Word) []Fact {
	if len(words) < 2 {
		return roles(Reads, words, "")
	}
	return append(roles(Reads, words[:1], ""), roles(Writes, words[1:], "writes the result there")...)
}

// pythonServes: the server listens for everyone unless it is told otherwise, and
// serves the folder that it is told, or that it works in.
func pythonServes(m *Match, args []Word) []Fact {
	host, served := Word{}, []Fact(nil)
	trust := automode.EntryPoint
	for i := 0; i < len(args); i++ {
		w := args[i]
		name, value, has := strings.Cut(w.Text, "=")
		v := Lit(value)
		if !has && (name == "-b" || name == "--bind" || name == "-d" || name == "--directory") && i+1 < len(args) {
			i++
			v = args[i]
		}
		switch {
		case !w.Exact():
			trust = 0
		case name == "--bind" || w.Is("-b"):
			host = v
		case name == "--directory" || w.Is("-d"):
			served = append(served, roleFact(ReadsTree, v, ""))
		case strings.HasPrefix(w.Text, "-"):
			trust = 0
		}
	}
	if host.Is("127.0.0.1") || host.Is("localhost") || host.Is("::1") {
		return append(served, Fact{Kind: automode.Run, Target: "a file server", Traits: trust, Why: "serves files on this machine alone"})
	}
	m.addDo(&servesAll)
	m.addDo(&handedOut)
	return served
}

// pythonTimes: setups and statements are code.
func pythonTimes(args []Word) []Fact {
	var first, then []Word
	for i := 0; i < len(args); i++ {
		w := args[i]
		switch {
		case w.Is("-s") || w.Is("--setup"):
			if i++; i < len(args) {
				first = append(first, args[i])
			}
		case w.Is("-n") || w.Is("--number") || w.Is("-r") || w.Is("--repeat") || w.Is("-u") || w.Is("--unit"):
			i++
		case w.Is("-p") || w.Is("--process") || w.Is("-v") || w.Is("--verbose"):
		default:
			then = append(then, w)
		}
	}
	all := append(first, then...)
	facts := roles(RunsText, all, "runs its arguments")
	text := Word{Known: automode.Exact}
	known := len(all) > 0
	for i, w := range all {
		facts[i].Lang = Python
		text.Text += w.Text + "\n"
		text.Data |= w.Data
		text.Encoded = text.Encoded || w.Encoded
		known = known && w.Exact()
	}
	if known { // each finds what those before it left
		facts = facts[:1]
		facts[0].Word = text
	}
	return facts
}

// pythonUnder reads what a profiler or debugger is told to run.
func pythonUnder(m *Match, args []Word) ([]Fact, bool) {
	var facts []Fact
	for i := 0; i < len(args); i++ {
		w := args[i]
		switch {
		case w.Is("-m") && i+1 < len(args):
			return append(facts, pythonRuns(m, args[i+1], args[i+2:])...), true
		case w.Is("-o") && i+1 < len(args):
			i++
			facts = append(facts, roles(Writes, args[i:i+1], "writes the profile there")...)
		case w.Is("-s") && i+1 < len(args):
			i++
		case strings.HasPrefix(w.Text, "-"):
			return nil, false
		default:
			return append(facts, Fact{Role: RunsFile, Kind: automode.Run, Word: w, Lang: Python, Why: "runs that script"}), true
		}
	}
	return facts, true
}

// pythonArchive reads the modules that list, unpack and make archives.
func pythonArchive(args []Word, unread []Fact) []Fact {
	if len(args) < 2 {
		return unread
	}
	archive := args[1:2]
	switch args[0].Text {
	case "-l", "--list", "-t", "--test":
		return roles(Reads, archive, "")
	case "-e", "--extract":
		to := args[2:]
		if len(to) == 0 {
			to = []Word{Lit(".")}
		}
		return append(roles(Reads, archive, ""), roles(UnpacksNew, to, "unpacks there")...)
	case "-c", "--create":
		return append(roles(Writes, archive, "makes the archive"), roles(ReadsTree, args[2:], "")...)
	}
	return unread
}
