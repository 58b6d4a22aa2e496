package commands

import (
	"strings"

	"automode"
)

var node = Program{
	Name: "node", Book: PackageScripts, Also: "nodejs", Summary: "runs JavaScript", Manual: "node(1), node --help, Node.js 20 to 24",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version --v8-options --completion-bash", Lang: JavaScript, Refine: nodeScript,
		Args:  []Arg{{At: First, Role: RunsFile, When: &When{Without: "-e --eval -p --print -pe -c --check --test --run --prof-process"}}, {Role: Data}},
		Stdin: []In{{Role: RunsText, When: &When{Args: "0", Without: "-e --eval -p --print -pe --test --run"}}, {Role: RunsText, When: &When{First: "-", Without: "-e --eval -p --print -pe -c --check"}}, {Role: RunsText, When: &When{With: "-i --interactive"}}},
		Does:  []Do{{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, When: &When{With: "--test"}, Why: "runs the project's tests"}},
		Flags: []Flag{
			{Names: "--experimental-network-imports --abort-on-uncaught-exception --allow-addons --allow-child-process --allow-wasi --allow-worker --allow-inspector --allow-net --disable-wasm-trap-handler --disallow-code-generation-from-strings --enable-fips --enable-source-maps --no-enable-source-maps --experimental-eventsource --experimental-import-meta-resolve --experimental-permission --permission --experimental-print-required-tla --experimental-test-coverage --experimental-test-module-mocks --experimental-vm-modules --experimental-wasm-modules --experimental-websocket --experimental-strip-types --no-experimental-strip-types --experimental-transform-types --experimental-require-module --experimental-sqlite --no-experimental-sqlite --experimental-webstorage --experimental-detect-module --experimental-test-isolation --experimental-specifier-resolution --expose-gc --expose_gc --force-context-aware --force-fips --frozen-intrinsics --interpreted-frames-native-stack --jitless --no-addons --no-deprecation --no-experimental-detect-module --no-experimental-fetch --no-experimental-global-customevent --no-experimental-global-webcrypto --no-experimental-global-navigator --no-experimental-repl-await --no-experimental-require-module --no-experimental-websocket --no-extra-info-on-fatal-exception --no-force-async-hooks-checks --no-global-search-paths --no-network-family-autoselection --enable-network-family-autoselection --no-warnings --node-memory-debug --openssl-legacy-provider --openssl-shared-config --pending-deprecation --preserve-symlinks --preserve-symlinks-main --report-compact --report-exclude-network --test-force-exit --test-only --throw-deprecation --tls-max-v1.2 --tls-max-v1.3 --tls-min-v1.2 --tls-min-v1.3 --trace-deprecation --trace-exit --trace-promises --trace-sigint --trace-sync-io --trace-tls --trace-uncaught --trace-warnings --track-heap-objects --use-bundled-ca --use-openssl-ca --use-system-ca --watch --watch-preserve-output --zero-fill-buffers --entry-url --harmony"},
			{Names: "--allow-fs-read= --allow-fs-write= -C= --conditions= --cpu-prof-interval= --disable-proto= --disable-warning= --dns-result-order= --experimental-default-type= --heap-prof-interval= --heapsnapshot-near-heap-limit= --heapsnapshot-signal= --input-type= --max-http-header-size= --network-family-autoselection-attempt-timeout= --inspect-publish-uid= --report-signal= --secure-heap= --secure-heap-min= --test-concurrency= --test-name-pattern= --test-skip-pattern= --test-shard= --test-timeout= --test-isolation= --test-coverage-include= --test-coverage-exclude= --test-coverage-lines= --test-coverage-branches= --test-coverage-functions= --title= --tls-cipher-list= --trace-event-categories= --trace-require-module[=] --unhandled-rejections= --use-largepages= --v8-pool-size= --watch-path= --watch-kill-signal= --stack-trace-limit= --max-old-space-size= --max_old_space_size= --max-semi-space-size= --stack-size=", Value: Data},
			{Names: "-e= --eval=", Value: RunsText, Lang: JavaScript, Why: "runs its value"},
			{Names: "-p= --print= -pe=", Value: RunsText, Lang: JavaScript, Why: "runs its value"},
			{Names: "-r= --require= --import= --loader= --experimental-loader= --test-global-setup=", Value: RunsFile, Lang: JavaScript, Why: "runs that module first"},
			{Names: "--env-file= --env-file-if-exists= --experimental-config-file= --openssl-config= --snapshot-blob= --icu-data-dir=", Value: RunsFile, Why: "its settings can change what runs"},
			{Names: "--run=", Value: RunsTask, Why: "runs a task of the project"},
			{Names: "-i --interactive"},
			{Names: "--test"},
			{Names: "-c --check"},
			{Names: "--prof-process"},
			{Names: "--inspect --inspect[=] --inspect-brk --inspect-brk[=] --inspect-wait --inspect-wait[=] --inspect-port= --debug-port=", Value: Data, Why: "opens a debugger's port"},
			{Names: "--insecure-http-parser --tls-min-v1.0 --tls-min-v1.1", Does: []Do{{Kind: automode.Weaken, Target: "checks of connections"}}, Why: "accepts what is not safe"},
			{Names: "--cpu-prof --heap-prof --prof --build-snapshot --perf-basic-prof --experimental-test-snapshots --test-update-snapshots", Does: []Do{{Kind: automode.Write, Target: "."}}, Why: "writes a profile or snapshot"},
			{Names: "--cpu-prof-dir= --heap-prof-dir= --diagnostic-dir= --report-directory= --report-dir=", Value: WritesTree, Why: "writes profiles or reports there"},
			{Names: "--redirect-warnings= --tls-keylog= --trace-event-file-pattern= --test-reporter-destination=", Value: Writes, Why: "writes there"},
			{Names: "--test-reporter=", Value: Data},
			{Names: "--build-snapshot-config= --experimental-sea-config= --experimental-policy= --localstorage-file=", Value: Unread},
		},
	},
}

var nodeCases = []Case{
	{`node --inspect=$x`, `Unknown an unknown word may be an option; Run[file javascript] …; Expose …`},
	{`node`, `nothing`},
	{`node x.js --rf`, `Run[file javascript] x.js`},
	{`node -e 'f()' a b`, `Run[text javascript] f()`},
	{`node -p 'f()'`, `Run[text javascript] f()`},
	{`node -pe 'f()'`, `Run[text javascript] f()`},
	{`node -p -e f`, `Run[text javascript] -e; Unknown the code stands in another word`},
	{`node --prof-process x`, `nothing`},
	{`node --check x.js`, `Read x.js`},
	{`node --test test/`, `Run{entry-point} the project's tests; Read{listing} test/`},
	{`node --no-warnings --test --test-name-pattern=x -C dev`, `Run{entry-point} the project's tests`},
	{`node -`, `nothing`},
	{`node -i -e f`, `Run[text javascript] f`},
	{`node -r ./a --import=./b x.js`, `Run[file javascript] x.js; Run[file javascript] ./a; Run[file javascript] ./b`},
	{`node --env-file=.env x.js`, `Run[file javascript] x.js; Run[file native] .env`},
	{`node --run test`, `Run[task] test`},
	{`node --inspect x.js`, `Run[file javascript] x.js`},
	{`node --inspect=0.0.0.0:9229 x.js`, `Run[file javascript] x.js; Expose 0.0.0.0:9229`},
	{`node --inspect-brk=127.0.0.1:1 x.js`, `Run[file javascript] x.js`},
	{`node --insecure-http-parser x.js`, `Run[file javascript] x.js; Weaken checks of connections`},
	{`node --cpu-prof --cpu-prof-dir=d x.js`, `Run[file javascript] x.js; Write .; Write d/**`},
	{`node --redirect-warnings=w x.js`, `Run[file javascript] x.js; Write w`},
	{`node --localstorage-file=x --test`, `Run{entry-point} the project's tests; Unknown nobody read what the value of --localstorage-file means`}, {`node --test-reporter=spec --test`, `Run{entry-point} the project's tests`},
	{`node --test-reporter=./r --test`, `Run{entry-point} the project's tests; Unknown nobody read what the value of --test-reporter means`},
	{`node --import tsx --test`, `Run{entry-point} the project's tests; Run{entry-point} tsx`}, {`node -r ./tsx --test`, `Run{entry-point} the project's tests; Run[file javascript] ./tsx`},
	{`node --frob x.js`, `Unknown no option “--frob” is known`},
	{`node $x`, `Unknown an unknown word may be an option; Run[file javascript] …`},
	{`node inspect x.js`, `Run[file javascript] x.js`},
}

// nodeScript: "-" is standard input, "inspect" a debugger, and --check only
// reads.
func nodeScript(m *Match) {
	exposesInspector(m)
	for i := range m.hits {
		if h := &m.hits[i]; h.Name == "--test-reporter" && !(h.Value.Exact() && named("spec tap dot junit lcov", h.Value.Text)) {
			m.Unknown("nobody read what the value of --test-reporter means", h.Value)
		}
	}
	hooksSources(m)
	m.Own(func(f *Fact) bool {
		return f.Role != RunsFile || f.Flag != "" || !f.Word.Is("-") && !f.Word.Is("inspect")
	})
	if code, ok := m.Value("-p --print"); ok && strings.HasPrefix(code.Text, "-") {
		m.Unknown("the code stands in another word", code)
	}
	if len(m.Args) == 0 {
		return
	}
	switch {
	case m.Holds("-c --check"):
		m.Add(Fact{Role: Reads, Kind: automode.Read, Word: m.Args[0]})
	case m.Has("--test"):
		m.Facts = append(m.Facts, roles(Lists, m.Args, "")...)
	case m.Args[0].Is("inspect") && len(m.Args) > 1:
		m.Add(Fact{Role: RunsFile, Kind: automode.Run, Word: m.Args[1], Lang: JavaScript})
	}
}

// sourceHooks are modules of packages that, loaded first, let a program read the
// project's sources in another language, or its settings from the file that is kept for
// them, and load nothing else. Sources: the readme of each package.
const sourceHooks = "ts-node/register ts-node/register/transpile-only ts-node/esm ts-node/esm/transpile-only tsx tsx/cjs tsx/esm tsconfig-paths/register " +
	"@babel/register @swc-node/register @swc-node/register/esm-register @swc/register esbuild-register source-map-support/register dotenv/config jsdom-global/register global-jsdom/register"

// hooksSources: one of them, by its package's name, does what checks and starts the
// project.
func hooksSources(m *Match) {
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role == RunsFile && named("-r --require --import --loader --experimental-loader", f.Flag) && f.Word.Exact() && !f.Word.Glob && named(sourceHooks, f.Word.Text) {
			*f = Fact{Kind: automode.Run, Target: f.Word.Text, Flag: f.Flag, Traits: automode.EntryPoint, Why: "reads the project's sources by that package"}
		}
	}
}

// exposesInspector: a debugger's port runs whatever it is told, so one that
// listens beyond loopback is open to everyone.
func exposesInspector(m *Match) {
	for _, h := range m.hits {
		if !h.Has || !strings.HasPrefix(h.Name, "--inspect") && h.Name != "--debug-port" || h.Name == "--inspect-publish-uid" {
			continue
		}
		host := h.Value.Text
		if i := strings.LastIndexByte(host, ':'); i >= 0 {
			host = host[:i]
		} else if isDigits(host) {
			continue
		}
		if host != "localhost" && host != "127.0.0.1" && host != "[::1]" || h.Value.Known != automode.Exact {
			m.Add(Fact{Kind: automode.Expose, Word: h.Value, Flag: h.Name, Via: automode.ByOption, Why: "opens a debugger's port to other hosts"})
		}
	}
}
