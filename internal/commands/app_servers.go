package commands

import (
	"strings"

	"automode"
)

// Servers of applications for development, and what starts a project's
// processes: the project's code in the folder that one stands in, or a file of it.

var (
	appFileArgs = []Arg{{At: First, Role: RunsFile, Traits: automode.EntryPoint, Why: "serves the application in it"}, {At: Rest, Role: Data}}
	appServes   = []Do{{Kind: automode.Run, Target: "the project's application", Traits: automode.EntryPoint, Why: "imports and serves the application"}}
)

var asgiServers = Program{
	Name: "daphne", Rare: true, Kin: "granian waitress-serve sanic", Package: true, Summary: "serves a Python application", Manual: "the --help of Daphne 4.2, Granian 2.5, Waitress 3.0 and Sanic 25.3",
	Row: Row{
		Help: "-h --help --version", Does: appServes, Args: []Arg{{Role: Lists}}, Refine: servesAround,
		Flags: []Flag{
			{Names: "--proxy-headers --call --dev --debug --fast --factory --single-process --no-access-logs --access-log --no-access-log --no-motd --no-coffee", Value: Data}, {Names: "--reload --auto-reload", Value: Data, Of: "granian sanic"},
			{Names: "--port= --threads= --workers= --interface= --log-level= --loop= --http= --ws= --backlog= --url-scheme= --url-prefix= --root-path= --ping-interval= --ping-timeout= --http-timeout= --application-close-timeout= --runtime-threads= --blocking-threads=", Value: Data},
			{Names: "-p=", Value: Data, Of: "daphne sanic"}, {Names: "-b= -H=", Value: Data}, {Names: "--host= --bind= --listen=", Value: Data},
		},
	},
}

var asgiServersCases = []Case{
	{`daphne -p 8001 --http-timeout 3 app.asgi:application`, `Run{entry-point} the project's application; Read{listing} app.asgi:application`},
	{`granian --interface asgi --reload app:app`, `Run{entry-point} the project's application; Read{listing} app:app`},
	{`daphne -b 0.0.0.0 app:app`, `Run{entry-point} the project's application; Read{listing} app:app; Expose 0.0.0.0`},
	{`sanic app:app --dev --host 127.0.0.1`, `Run{entry-point} the project's application; Read{listing} app:app`},
	{`waitress-serve --listen=*:8080 --call app:f`, `Run{entry-point} the project's application; Read{listing} app:f; Expose *:8080`},
	{`granian --working-dir /x app:app`, `Unknown no option “--working-dir” is known`},
}

var pyApps = Program{
	Name: "streamlit", Rare: true, Kin: "chainlit fastapi litestar quart reflex panel bokeh marimo solara shiny taipy flet", Package: true, Summary: "serves a Python application",
	Manual: "the CLI references of Streamlit 1.50, Chainlit 2.8, FastAPI CLI 0.0.14, Litestar 2.18, Quart 0.20, Reflex 0.8, Panel 1.8, Bokeh 3.8, marimo 0.16, Solara 1.54 and Shiny 1.5",
	Row: Row{
		Help: "-h --help --version", Lang: Python, Refine: appFile,
		Global: []Flag{
			{Names: "--reload --no-reload --dev --debug --headless --autoreload --show --no-token --factory --frontend-only --backend-only --launch-browser --no-open --watch --production", Value: Data}, {Names: "-w -d -r", Value: Data, Of: "chainlit litestar"},
			{Names: "--port= --workers= --log-level= --loglevel= --root-path= --server.port= --server.headless= --server.runOnSave= --browser.gatherUsageStats= --frontend-port= --backend-port= --num-procs= --env= --theme.base= --logger.level=", Value: Data}, {Names: "-p=", Value: Data, Of: "litestar marimo shiny quart"},
			{Names: "-H= --host= --address= --server.address= --backend-host=", Value: Data}, {Names: "-h=", Value: Data, Of: "quart"},
		},
		Rows: []Row{
			{Names: "run", Does: []Do{{Kind: automode.Run, Target: "the project's application", Traits: automode.EntryPoint, When: &When{Args: "0"}, Why: "imports and serves the application"}}, Args: appFileArgs, Lang: Python},
			{Names: "dev serve edit tutorial", Does: appServes, Args: appFileArgs, Lang: Python},
			{Names: "check routes info version", Does: toolBuilds, Args: []Arg{{Role: Lists}}},
			{Names: "hello docs", Does: appServes},
			{Names: "init create new deploy cloud db config cache activate login logout publish", Style: Plain, Does: []Do{{Why: "nobody read what this subcommand does"}}, Args: anyData},
		},
	},
}

var pyAppsCases = []Case{
	{`streamlit run app.py --server.port 8502`, `Run{entry-point}[file python] app.py; Expose 0.0.0.0`}, {`streamlit run app.py --server.address localhost`, `Run{entry-point}[file python] app.py`}, {`quart run -h 0.0.0.0`, `Run{entry-point} the project's application; Expose 0.0.0.0`},
	{`chainlit run app.py -w`, `Run{entry-point}[file python] app.py`},
	{`litestar run --reload -p 3`, `Run{entry-point} the project's application`},
	{`fastapi dev main.py`, `Run{entry-point} the project's application; Run{entry-point}[file python] main.py`},
	{`fastapi run main.py`, `Run{entry-point}[file python] main.py; Expose 0.0.0.0`},
	{`fastapi run main.py --host 127.0.0.1`, `Run{entry-point}[file python] main.py`},
	{`streamlit run https://h.test/a.py`, `Unknown what it runs may come from a host`},
	{`streamlit run a.py --server.address 0.0.0.0`, `Run{entry-point}[file python] a.py; Expose 0.0.0.0`},
	{`marimo check a.py`, `Run{entry-point} the build; Read{listing} a.py`},
	{`bokeh`, `nothing`}, {`streamlit hello`, `Run{entry-point} the project's application; Expose 0.0.0.0`}, {`reflex deploy`, `Unknown nobody read what this subcommand does`},
	{`litestar --app-dir x run`, `Unknown no option “--app-dir” is known`},
}

// appFile: some take an address of code in the place of a file. A server that
// is not for development listens for every host.
func appFile(m *Match) {
	for _, w := range m.Args {
		if !w.Exact() || strings.Contains(w.Text, "://") {
			m.Facts = nil
			m.Unknown("what it runs may come from a host", w)
			return
		}
	}
	for _, h := range m.hits {
		if named("-h -H --host --address --server.address --backend-host", h.Name) && !(h.Value.Exact() && ownAddress(h.Value.Text)) {
			m.Add(Fact{Kind: automode.Expose, Word: h.Value, Flag: h.Name, Via: automode.ByOption, Why: "lets other hosts reach the server"})
		}
	}
	if named("run serve hello", m.Path) && opensToAll(m.name()) && !(m.name() == "fastapi" && m.Path != "run") && !m.Has("--host") {
		m.Add(Fact{Kind: automode.Expose, Target: "0.0.0.0", Why: "serves every host that reaches this one"})
	}
}

// opensToAll reports whether a server lets every host in that reaches this one unless it
// is told an address.
func opensToAll(name string) bool {
	return named("fastapi streamlit panel bokeh reflex puma unicorn thin waitress-serve", name)
}

// servesAround: an address that is told opens the server or keeps it to this machine;
// without one it depends on the server.
func servesAround(m *Match) {
	told := m.Has("-o")
	for i := range m.hits {
		h := &m.hits[i]
		if !named("-b -l -a -H --bind --host --listen --address", h.Name) || !h.Has {
			continue
		}
		told = true
		scheme, address, ok := strings.Cut(h.Value.Text, "://")
		if !ok {
			address = h.Value.Text
		}
		if !h.Value.Exact() || !ownAddress(address) && scheme != "unix" {
			m.Add(Fact{Kind: automode.Expose, Word: h.Value, Flag: h.Name, Via: automode.ByOption, Why: "lets other hosts reach the server"})
		}
	}
	if env, ok := m.Value("-E"); !told && (opensToAll(m.name()) || m.name() == "rackup" && ok && !env.Is("development")) {
		m.Add(Fact{Kind: automode.Expose, Target: "0.0.0.0", Why: "serves every host that reaches this one"})
	}
}

var rackServers = Program{
	Name: "puma", Rare: true, Kin: "rackup unicorn thin falcon", Summary: "serves a Ruby application", Manual: "the --help of Puma 7, rackup 2.2 and Unicorn 6.1",
	Row: Row{
		Help: "-h --help -V --version", Does: appServes, Args: []Arg{{Role: Lists}}, Refine: servesAround,
		Flags: []Flag{
			{Names: "-q --quiet --debug --preload --prune-bundler -v --warn", Value: Data}, {Names: "--port= -E= --env= --environment= -t= --threads= -w= --workers= --silence-single-worker-warning", Value: Data},
			{Names: "-p=", Value: Data, Of: "puma rackup unicorn"}, {Names: "-e=", Value: Data, Of: "puma"},
			{Names: "-b= --bind= --host=", Value: Data}, {Names: "-l= --listen=", Value: Data, Of: "unicorn"}, {Names: "-a= --address=", Value: Data, Of: "thin"}, {Names: "-o=", Value: Data, Of: "rackup unicorn", Does: []Do{{Kind: automode.Expose, Target: "the application"}}, Why: "may let other hosts reach the server"},
			{Names: "-C= --config=", Value: RunsFile, Lang: Ruby, Why: "its settings are code"}, {Names: "-c=", Value: RunsFile, Lang: Ruby, Of: "unicorn", Why: "its settings are code"},
		},
	},
}

var rackServersCases = []Case{
	{`puma -p 3000 -q -t 1:5`, `Run{entry-point} the project's application; Expose 0.0.0.0`}, {`puma -e production -C config/puma.rb`, `Run{entry-point} the project's application; Run[file ruby] config/puma.rb; Expose 0.0.0.0`},
	{`puma -b tcp://127.0.0.1:3000`, `Run{entry-point} the project's application`}, {`rackup -E test`, `Run{entry-point} the project's application; Expose 0.0.0.0`}, {`rackup -p 3000`, `Run{entry-point} the project's application`}, {`unicorn -l 127.0.0.1:80`, `Run{entry-point} the project's application`}, {`thin -a "$x"`, `Run{entry-point} the project's application; Expose …`},
	{`rackup -o 0.0.0.0 config.ru`, `Run{entry-point} the project's application; Read{listing} config.ru; Expose the application`}, {`unicorn -c u.rb`, `Run{entry-point} the project's application; Run[file ruby] u.rb; Expose 0.0.0.0`},
	{`puma -b tcp://0.0.0.0:80`, `Run{entry-point} the project's application; Expose tcp://0.0.0.0:80`},
}

var foreman = Program{
	Name: "foreman", Rare: true, Kin: "honcho overmind hivemind", Package: true, Summary: "starts the processes of a Procfile", Manual: "foreman(1) 0.90, honcho 2.0 and overmind 2.5",
	Row: Row{
		Help:   "-h --help -v --version",
		Global: []Flag{{Names: "-f= --procfile=", Value: RunsFile, Of: "foreman honcho overmind", Why: "starts the commands in it"}, {Names: "-e= --env= -d= --root= --app-root=", Value: Unread, Why: "its variables or folder can change what runs"}, {Names: "-c= --concurrency=", Value: Data, Of: "foreman honcho"}, {Names: "-m= --formation=", Value: Data, Of: "foreman overmind"}, {Names: "-l= --processes=", Value: Data, Of: "overmind hivemind"}, {Names: "-N --no-port", Of: "overmind"}, {Names: "--no-prefix --no-colour", Of: "honcho"}, {Names: "-p= --port=", Value: Data, Of: "foreman honcho overmind hivemind"}},
		Rows: []Row{
			{Names: "start s", Does: []Do{{Kind: automode.Run, Target: "the project's processes", Traits: automode.EntryPoint, Why: "starts what the Procfile names"}}, Args: anyData},
			{Names: "check ps echo version help", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: anyData},
			{Names: "run", Style: Leading, Args: []Arg{{At: First, Role: RunsWords}}},
			{Names: "stop restart quit kill connect c", Args: anyData, Does: []Do{{Kind: automode.Control, Target: "the project's processes", Why: "stops or restarts what it started"}}},
			{Names: "export", Style: Plain, Args: anyData, Does: []Do{{Why: "writes services of the system"}}},
		},
	},
}

var foremanCases = []Case{
	{`foreman`, `nothing`}, {`foreman start web -p 3000`, `Run{entry-point} the project's processes`}, {`overmind s -f Procfile.dev -l web`, `Run{entry-point} the project's processes; Run[file native] Procfile.dev`}, {`honcho start -e .env`, `Run{entry-point} the project's processes; Unknown its variables or folder can change what runs`},
	{`foreman check -m web=1`, `Read .`}, {`honcho check --no-prefix`, `Read .`}, {`overmind run -N rm x`, `Run[words] rm x`}, {`foreman run rm x`, `Run[words] rm x`}, {`honcho start -c web=2`, `Run{entry-point} the project's processes`}, {`overmind stop`, `Control the project's processes`}, {`foreman export systemd /etc`, `Unknown writes services of the system`},
}

var pyWorkers = Program{
	Name: "dramatiq", Rare: true, Kin: "huey_consumer rqworker taskiq", Package: true, Summary: "runs a project's jobs", Manual: "the --help of Dramatiq 1.18 and Huey 2.5",
	Row: Row{
		Help: "-h --help --version", Does: []Do{{Kind: automode.Run, Target: "the project's jobs", Traits: automode.EntryPoint, Why: "imports the project's modules and works off their jobs"}}, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-v --verbose --watch-use-polling --use-gevent --processes= --threads= --queues= -Q= -t= --workers= -k= --worker-type=", Value: Data}, {Names: "-w=", Value: Data, Of: "huey_consumer"}, {Names: "-p=", Value: Data, Of: "dramatiq"}},
	},
}

var pyWorkersCases = []Case{{`dramatiq app.tasks -p 1 -t 2`, `Run{entry-point} the project's jobs; Read{listing} app.tasks`}, {`huey_consumer app.huey -w 2`, `Run{entry-point} the project's jobs; Read{listing} app.huey`}, {`dramatiq --path x app`, `Unknown no option “--path” is known`}}

var liveServer = Program{
	Name: "live-server", Rare: true, Package: true, Summary: "serves files and loads them again when they change", Manual: "live-server --help, live-server 1.2",
	Row: Row{
		Help: "-h --help -v --version", Args: []Arg{{Role: ReadsTree}}, Refine: liveServes,
		Flags: []Flag{{Names: "-q --quiet -V --verbose --no-browser --no-css-inject --cors --open --open[=] --browser[=] --spa --wait[=] --port[=] --ignore[=] --ignorePattern[=] --watch[=]", Value: Data}, {Names: "--host[=]", Value: Data}, {Names: "--entry-file[=]", Value: Reads}},
	},
}

var liveServerCases = []Case{{`live-server --port=8080 public`, `Read public/**; Expose a file server`}, {`live-server --host=127.0.0.1 --entry-file=i.html`, `Read i.html; Run{entry-point} a file server`}, {`live-server --middleware=x.js`, `Unknown no option “--middleware” is known`}}

// liveServes: it listens for every host unless told an address.
func liveServes(m *Match) {
	if w, ok := m.Value("--host"); ok && w.Exact() && ownAddress(w.Text) {
		m.Add(Fact{Kind: automode.Run, Target: "a file server", Traits: automode.EntryPoint, Why: "serves files on this machine alone"})
		return
	}
	m.Add(Fact{Kind: automode.Expose, Target: "a file server", Why: "serves files to every host that reaches this one"})
}

var jsonServer = Program{
	Name: "json-server", Rare: true, Package: true, Summary: "serves a file of JSON as an API", Manual: "json-server --help, json-server 0.17 and 1.0",
	Row: Row{
		Help: "--help -v --version", Lang: JavaScript, Refine: servesData, Args: []Arg{{Role: Edits, Why: "keeps what clients change in it"}},
		Does:  []Do{{Kind: automode.Run, Target: "the server", Traits: automode.EntryPoint, Why: "serves a file of the project on this machine"}},
		Flags: []Flag{{Names: "-w --watch --ro --read-only --nc --no-cors --ng --no-gzip -q --quiet", Value: Data}, {Names: "--port= -i= --id= -d= --delay= --fks= --foreignKeySuffix=", Value: Data}, {Names: "-p=", Value: Data}, {Names: "-H= --host=", Value: Data}, {Names: "-s= --static= -r= --routes= -S= --snapshots=", Value: Reads}, {Names: "-m= --middlewares= -c= --config=", Value: RunsFile, Lang: JavaScript, Why: "loads it"}},
	},
}

// servesData: what it serves is data by its ending, and a module that makes the data
// by any other.
func servesData(m *Match) {
	servesOn(m)
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == Edits && strings.Contains(f.Word.Text, "://") {
			*f = Fact{Why: "serves what the address gives", Word: f.Word}
		} else if f.Role == Edits && (!f.Word.Exact() || !strings.HasSuffix(f.Word.Text, ".json") && !strings.HasSuffix(f.Word.Text, ".json5")) {
			f.Role, f.Kind, f.Lang, f.Why = RunsFile, automode.Run, JavaScript, "serves what this module makes"
		}
	}
}

var jsonServerCases = []Case{{`json-server db.js`, `Run{entry-point} the server; Run[file javascript] db.js`}, {`json-server --watch db.json --port 3001 -s public -p 3`, `Run{entry-point} the server; Write db.json; Read public`}, {`json-server db.json --host 0.0.0.0`, `Run{entry-point} the server; Write db.json; Expose 0.0.0.0`}, {`json-server -m x.js db.json`, `Run{entry-point} the server; Write db.json; Run[file javascript] x.js`}}

var electron = Program{
	Name: "electron", Rare: true, Package: true, Summary: "starts desktop applications", Manual: "electron --help, Electron 38",
	Row: Row{
		Style: Single, Help: "-h --help -v --version -a --abi", Args: []Arg{{At: First, Role: Lists}, {At: Rest, Role: Data}}, Refine: electronPage,
		Does:  []Do{{Kind: automode.Run, Target: "the project's application", Traits: automode.EntryPoint, When: &When{Args: "1+"}, Why: "starts the application"}},
		Flags: []Flag{{Names: "--no-sandbox --trace-warnings --trace-deprecation --enable-logging --disable-gpu --inspect", Value: Data}, {Names: "-r= --require=", Value: RunsFile, Lang: JavaScript, Why: "runs that module first"}, {Names: "-i --interactive", Does: []Do{{Why: "runs what it reads"}}}},
	},
}

var electronCases = []Case{{`electron . -- --x`, `Run{entry-point} the project's application; Read{listing} .`}, {`electron . --renderer-cmd-prefix=x`, `Unknown no option “--renderer-cmd-prefix” is known`}, {`electron --no-sandbox -r x.js .`, `Run{entry-point} the project's application; Read{listing} .; Run[file javascript] x.js`}, {`electron -i`, `Unknown runs what it reads`}, {`electron https://h.test`, `Unknown it may load a page of another host`}}

// electronPage: an address is loaded instead of an application.
func electronPage(m *Match) {
	if len(m.Args) > 0 && (!m.Args[0].Exact() || strings.Contains(m.Args[0].Text, ":")) {
		m.Facts = nil
		m.Unknown("it may load a page of another host", m.Args[0])
	}
}

var wails = Program{
	Name: "wails", Rare: true, Kin: "wails3", Summary: "builds desktop applications", Manual: "wails -help, Wails 2.10",
	Row: Row{
		Style: Single, Help: "-h -help --help",
		Rows: []Row{
			{Names: "dev build", Does: toolBuilds, Flags: []Flag{{Names: "-clean -debug -devtools -dryrun -f -m -nopackage -obfuscated -race -s -skipbindings -trimpath -u -upx -webview2= -windowsconsole -nsis -noreload -nosyncgomod -nogorebuild -nocolour -browser -save -v= -platform= -tags= -loglevel= -debounce=", Value: Data}, {Names: "-o=", Value: Data, Of: "wails"}}},
			{Names: "doctor version", Does: hostLooks},
			{Names: "init generate update show", Style: Plain, Args: anyData, Does: []Do{{Why: "nobody read what this subcommand does"}}},
		},
	},
}

var wailsCases = []Case{{`wails`, `nothing`}, {`wails build -clean -o x`, `Run{entry-point} the build`}, {`wails dev -v 2`, `Run{entry-point} the build`}, {`wails doctor`, `Query the platform`}, {`wails init -n x`, `Unknown nobody read what this subcommand does`}, {`wails build -compiler x`, `Unknown no option “-compiler” is known`}}

var air = Program{
	Name: "air", Rare: true, Summary: "builds and starts a Go program again when files change", Manual: "air -h, air 1.63",
	Row: Row{
		Style: Single, Help: "-h -help --help -v",
		Does:  []Do{{Kind: automode.Run, Target: "the project's program", Traits: automode.EntryPoint, When: &When{Args: "0"}, Why: "builds and starts the project's program"}},
		Flags: []Flag{{Names: "-d", Value: Data}, {Names: "-c=", Value: RunsFile, Why: "its settings name commands"}},
		Rows:  []Row{{Names: "init", Does: []Do{{Kind: automode.Write, Target: ".", Why: "writes its settings"}}}},
	},
}

var airCases = []Case{{`air -d`, `Run{entry-point} the project's program`}, {`air -c .air.toml`, `Run{entry-point} the project's program; Run[file native] .air.toml`}, {`air init`, `Write .`}, {`air --build.cmd x`, `Unknown no option “--build.cmd” is known`}}
