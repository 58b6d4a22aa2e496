package commands

import (
	"strings"

	"automode"
)

var pnpm = Program{
	Name: "pnpm", Rare: true, Book: PackageScripts, Package: true, Also: "pn", Summary: "installs packages and runs a project's scripts", Manual: "pnpm help, pnpm 12",
	Row: Row{
		Style: Leading, Help: "-h --help -v --version", OrArgs: true, Refine: packageTasks,
		Args: []Arg{{At: First, Role: RunsTask}, {At: Rest, Role: Data}},
		Global: []Flag{
			{Names: "--if-present --sequential --json -y --yes --ignore-workspace --no-ignore-workspace --progress --no-progress --stream --no-stream --aggregate-output --use-stderr --silent -s --bail --no-bail --fail-if-no-match --no-fail-if-no-match --include-workspace-root --no-include-workspace-root --sort --no-sort --reverse --parallel -P --prod --production -D --dev --optional --no-optional --no-prod --no-dev --no-ignore-scripts --ignore-pnpmfile --offline --no-offline --prefer-offline --no-prefer-offline --frozen-lockfile --no-frozen-lockfile --lockfile-only --fix-lockfile --prefer-frozen-lockfile --no-prefer-frozen-lockfile --ignore-manifest-check --auto-dedupe --no-auto-dedupe --merge-git-branch-lockfiles --no-trust-lockfile --update-checksums -f --force --no-runtime --frozen-store --no-frozen-store --save-prod --save-dev -O --save-optional --save-build --save-peer --no-save-peer --save-types --no-save-types -E --save-exact --no-save-exact --tilde --save-catalog --config --workspace --ignore-workspace-root-check --peer -L --latest --patches -i --interactive --include-github-actions --no-save --changeset --no-changeset --exclude-peers --long --parseable --only-projects --compatible --no-table --notes --ignore-registry-errors --ignore-unfixable --legacy --batch --provenance --embed-readme --skip-manifest-obfuscation --no-release-notes --no-variants --pending --ignore-existing --check --shamefully-hoist --strict-peer-dependencies --no-strict-peer-dependencies --resolution-only --verify-store-integrity --side-effects-cache --no-lockfile --no-hoist --color --no-color", Value: Data},
			{Names: "--workspace-packages= --no-proxy= --reporter= --loglevel= --test-pattern= --changed-files-ignore-pattern= --workspace-concurrency= --cpu= --os= --libc= --merge-git-branch-lockfiles-branch-pattern= --network-concurrency= --child-concurrency= --fetch-timeout= --fetch-retries= --fetch-warn-timeout-ms= --fetch-min-speed-ki-bps= --user-agent= --node-linker= --save-prefix= --save-catalog-name= --depth= --find-by= --format= --sort-by= --fix= --audit-level= --ignore= --tag= --access= --otp= --publish-wait-timeout= --publication-name= --publish-branch= --variant= --pack-gzip-level= --resume-from= --hoist-pattern= --public-hoist-pattern= --reporter-hide-prefix= --package-import-method=", Value: Data},
			{Names: "-F= --filter= --filter-prod=", Value: Data},
			{Names: "-r --recursive -w --workspace-root", Value: Data},
			{Names: "-g --global", Value: Data},
			{Names: "--ignore-scripts", Value: Data},
			{Names: "--dry-run", Value: Data, Cancels: NoInstall | NoPublish | NoDelete | NoWrite},
			{Names: "-C= --dir=", Value: Base},
			{Names: "--store-dir= --state-dir= --modules-dir= --virtual-store-dir= --global-dir= --global-bin-dir= --cache-dir= --lockfile-dir=", Value: WritesTree, Why: "keeps packages or their records there"},
			{Names: "--registry=", Value: Fetches, Why: "takes packages from that registry"},
			{Names: "--https-proxy= --http-proxy= --proxy= --pnpr-server=", Value: Sends, Why: "sends requests through that host"},
			{Names: "--env-file= --npmrc-auth-file= --userconfig=", Value: RunsFile, Why: "its settings can change what runs"},
			{Names: "--script-shell=", Value: RunsWith, Lang: Shell, Why: "starts scripts with that program"},
			{Names: "--allow-build= --trust-lockfile --no-git-checks --no-verify-store-integrity --no-strict-ssl", Value: Data, Does: []Do{{Kind: automode.Weaken, Target: "a check of packages"}}, Why: "lets through what is otherwise checked"},
			{Names: "--release-notes= --upload-variant= --variant-integrity=", Value: Unread},
			{Names: "--pack-destination= --out=", Value: Receives, Why: "puts the archive there"},
			{Names: "--report-summary", Does: []Do{{Kind: automode.Write, Target: "."}}, Why: "writes a summary file"},
		},
		Rows: pnpmRows,
	},
}

var pnpmCases = []Case{
	{`pnpm`, `nothing`},
	{`pnpm test`, `Run[task] test`},
	{`pnpm t --coverage`, `Run[task] test`},
	{`pnpm --filter web lint:fix`, `Run[task] lint:fix; among web`},
	{`pnpm -r -g --json build`, `Run[task] build; among`},
	{`pnpm --reporter silent -C web tsc --noEmit`, `Run[task] tsc; in web`},
	{`pnpm frobnicate --x`, `Run[task] frobnicate`},
	{`pnpm --filter web run test --run --watch=false`, `Run[task] test; among web`},
	{`pnpm run`, `nothing`},
	{`pnpm --filter web exec rm -rf dist`, `Run[words] rm -rf dist; among web`},
	{`pnpm exec -c 'rm x | cat'`, `Run[line] rm x | cat`},
	{`pnpm exec -- jest -t x`, `Run[words] jest -t x`},
	{`pnpm dlx cowsay -f x`, `Run[package] cowsay`},
	{`pnpm dlx --package=a b`, `Run[package] b; Install a`},
	{`pnpm dlx -c 'a | b'`, `Run[line] a | b`},
	{`pnpm create vite app --template react`, `Run[package] create-vite`},
	{`pnpm install --frozen-lockfile`, `Install{declared} what the manifest names`},
	{`pnpm i --registry=http://r --store-dir /s`, `Install{declared} what the manifest names; Fetch http://r; Write /s/**`},
	{`pnpm i --https-proxy=http://p --env-file=e`, `Install{declared} what the manifest names; Send http://p; Run[file native] e`},
	{`pnpm i --allow-build=x`, `Install{declared} what the manifest names; Weaken a check of packages`},
	{`pnpm install x`, `Install x`},
	{`pnpm --filter web add -D x`, `Install x`},
	{`pnpm install-test`, `Install{declared} what the manifest names; Run{entry-point} the project's tests`},
	{`pnpm remove x`, `Install x`},
	{`pnpm update`, `Install newer versions of all packages`},
	{`pnpm up -L x`, `Install x`},
	{`pnpm prune --dry-run`, `nothing`},
	{`pnpm prune`, `Install{declared} the installed packages`},
	{`pnpm why x`, `Read .; Run{entry-point} what its settings name`},
	{`pnpm ls -r --depth=-1`, `Read .; Run{entry-point} what its settings name`},
	{`pnpm audit`, `Query the registry; Run{entry-point} what its settings name`}, {`pnpm audit --fix`, `Query the registry; Run{entry-point} what its settings name; Install other versions of packages with flaws`},
	{`pnpm m list -g`, `Run[words] pnpm --recursive list -g`},
	{`pnpm outdated`, `Query the registry; Run{entry-point} what its settings name`},
	{`pnpm deploy out`, `Install{declared} what the manifest names; Write out/**`},
	{`pnpm link ../x`, `Install ../x`},
	{`pnpm clean`, `Run[task] clean; Delete{recoverable,build-output} node_modules`},
	{`pnpm pack --out x.tgz`, `Run the packing scripts; Write x.tgz`},
	{`pnpm publish --no-git-checks`, `Publish{rewrites} the package; Run the publishing scripts; Weaken a check of packages`},
	{`pnpm publish -r --report-summary --dry-run --ignore-scripts`, `Write .`},
	{`pnpm publish --release-notes x`, `Publish{rewrites} the package; Run the publishing scripts; Unknown nobody read what the value of --release-notes means`},
	{`pnpm test --config.script-shell=y`, `Run[task] test; Unknown its settings can change what runs`},
	{`pnpm run test --config.script-shell=y`, `Run[task] test`},
	{`pnpm run x --script-shell y`, `Run[task] x`},
	{`pnpm --script-shell y run x`, `Run[task] x; Run[with] y`},
	{`pnpm unpublish x`, `Publish{rewrites} x`},
	{`pnpm login`, `Configure{persists} the account or pnpm itself`},
	{`pnpm store`, `nothing`},
	{`pnpm store path`, `nothing`},
	{`pnpm store prune`, `Delete{recoverable} the package store`},
	{`pnpm config list`, `Read .; Run{entry-point} what its settings name`}, {`pnpm config get x`, `Read .; Run{entry-point} what its settings name`},
	{`pnpm config`, `nothing`},
	{`pnpm config set x y`, `Configure{persists} pnpm's settings`},
	{`pnpm get x`, `nothing`},
	{`pnpm set x y`, `Configure{persists} pnpm's settings`},
	{`pnpm env use --global 20`, `Install 20`},
	{`pnpm env`, `nothing`},
	{`pnpm env list`, `nothing`},
	{`pnpm pkg set x=y`, `Write package.json`},
	{`pnpm pkg get x`, `nothing`},
	{`pnpm pkg`, `nothing`},
	{`pnpm init`, `Write .`},
	{`pnpm set-script a b`, `Write package.json`},
	{`pnpm import`, `Write .`},
	{`pnpm --filter @a/web add -D @a/api@workspace:*`, `Install{declared} @a/api@workspace:*`},
	{`pnpm add a@workspace:^1.2.0 b@workspace:*`, `Install{declared} a@workspace:^1.2.0; Install{declared} b@workspace:*`},
	{`pnpm add a@workspace:../b`, `Install a@workspace:../b`},
	{`pnpm add workspace:*`, `Install workspace:*`},
	{`pnpm add "$x@workspace:*"`, `Unknown an unknown word may be an option; Install …@workspace:*`},
	{`pnpm add *@workspace:1`, `Install *@workspace:1`},
	{`pnpm add b@1 a@workspace:*`, `Install b@1; Install{declared} a@workspace:*`},
	{`pnpm patch x`, `Write a scratch folder`},
	{`pnpm patch-commit d`, `Write .; Install{declared} what the manifest names; Write package.json`},
	{`pnpm approve-builds`, `Weaken the list of packages whose scripts run`},
	{`pnpm with 9 rm x`, `Unknown nobody read what this subcommand does`},
}

// ofWorkspace reports whether a package is asked for by the protocol that never
// leaves the workspace: where that has none of the name, it fails. A star that a file's
// name stands for stays within it.
func ofWorkspace(w Word) bool {
	name, version, ok := strings.Cut(w.Text, "@workspace:")
	return ok && w.Known == automode.Exact && name != "" && !strings.ContainsAny(name, "*?[:") && strings.Trim(version, "*^~.0123456789") == ""
}

// takesBehindScript: what stands behind a script's name goes to the script. But Yarn 1
// looks for a settings file, which can name another Yarn, among all its words, and pnpm
// before 10 takes options behind scripts that are subcommands of its own.
func (m *Match) takesBehindScript() {
	of := m.Program.Name
	for i := range m.Args {
		w := &m.Args[i]
		if of == "yarn" && w.Is("--use-yarnrc") || of == "pnpm" && m.Path == "" && i > 0 && strings.HasPrefix(w.Text, "--config.") && named("test t tst start stop restart", m.Args[0].Text) {
			m.Unknown("its settings can change what runs", *w)
		}
	}
}

// packageTasks names tasks as the manifest does, and says of which packages of
// the workspace they are, where that is not the working folder's.
func packageTasks(m *Match) {
	createsPackage(m, "create", "init", "innit")
	m.takesBehindScript()
	of := m.Program.Name
	how := Runner{Rooted: of == "bun"}
	for _, h := range m.hits {
		switch h.Name {
		case "-F", "--filter", "--filter-prod", "-w", "--workspace":
			if how.Among = true; h.Has {
				how.Packages = append(how.Packages, h.Value)
			}
		case "-r", "--recursive", "--workspaces", "--ws", "-ws", "--workspace-root":
			how.Among = how.Among || !h.Has // bun's takes a module
		}
		switch h.Name {
		case "-w", "--workspace-root": // pnpm's are of the root alone
			how.Rooted = how.Rooted || of == "pnpm"
		case "-iwr", "--include-workspace-root": // pnpm leaves out the script that runs
			how.Rooted = how.Rooted || of == "npm"
		}
	}
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role == Installs && f.Flag == "" && ofWorkspace(f.Word) {
			*f = Fact{Kind: automode.Install, Target: f.Word.Text, Traits: automode.Declared, Why: "adds a package of the project's own workspace"}
		}
		if how.Among && (f.Role == RunsTask || f.Role == RunsWords) {
			m.Runner = &how
		}
		if f.Role == RunsTask && (f.Word.Is("t") || f.Word.Is("tst")) {
			f.Word.Text = "test"
			f.Words = append([]Word{f.Word}, f.Words[1:]...)
		}
	}
}
