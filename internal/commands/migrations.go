package commands

import (
	"strings"

	"automode"
)

// Programs that change a database's tables step by step.

var (
	databaseAsked   = []Do{{Kind: automode.Query, Target: "the database"}}
	databaseChanges = []Do{{Kind: automode.Change, Target: "the database", Why: "changes its tables"}}
	databaseLoses   = []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "removes its tables"}}
	stepMade        = []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, Why: "makes the files of a step"}}

	databaseURL = Flag{Names: "--url= -u= --database-url= --endpoint= -database= --dev-url= --from= --target=", Value: Fetches, Why: "speaks to the database there"}
	stepsDown   = Row{Names: "clean undo rollback down drop reset drop-all dropAll revert down-to", Does: databaseLoses, Args: anyData, Flags: anyFlags}
)

var migrations = Program{
	Name: "flyway", Rare: true, Kin: "liquibase hasura dbmate sea-orm-cli diesel sqlx", Summary: "changes a database's tables step by step", Manual: "the references of Flyway 11, Liquibase 5, Hasura CLI 2.48, dbmate 2.28, sqlx-cli 0.8, SeaORM 1.1 and diesel 2.3",
	Row: Row{
		Style: Single, Help: "--help --version", Refine: fileAddresses,
		Global: []Flag{{Names: "--verbose --no-color --no-schema --skip-update-check --log-level= --admin-secret= --database-name= --project= --count= --tag= --output-format= --no-dump-schema --strict --wait --schemas= --table= --user= --password= --quiet -q -X", Value: Data}, databaseURL, {Names: "--changelog-file= --changeLogFile= --env-file=", Value: Reads}, {Names: "--source= --migration-dir= --migrations-dir= --migrations= -d= --locations= --schema-file= -s=", Value: Lists}, {Names: "--defaults-file= --configFiles= --search-path= --classpath= --config= --config-file= --manifest-dir=", Value: Unread, Why: "can name code and other databases"}},
		Rows: []Row{
			{Names: "info status validate history check version help list print-migrations print-schema update-sql updateSQL future-rollback-sql rollback-sql diff calculate-checksum unexpected-changesets", Does: databaseAsked}, // flyway takes several
			{Names: "migrate migration mig", Does: databaseChanges, Rows: []Row{
				{Names: "status list diff validate info inspect lint hash ls pending", Does: databaseAsked, Args: anyData},
				{Names: "create new add generate init", Does: stepMade, Args: anyData, Flags: []Flag{{Names: "-r --reversible --simple --timestamp --sequential --version= --universal-time --local-time --sql-from-server --diff-schema --up-sql= --down-sql=", Value: Data}}},
				{Names: "run apply up set redo", Does: databaseChanges, Args: anyData, Flags: anyFlags},
				{Names: "revert down drop reset rm delete squash clear fresh refresh", Does: databaseLoses, Args: anyData, Flags: anyFlags},
			}},
			{Names: "metadata seed schema database", Does: databaseChanges, Rows: []Row{
				{Names: "status list diff validate info inspect lint hash ls", Does: databaseAsked, Args: anyData},
				{Names: "run apply up create new add generate set rename redo setup", Does: databaseChanges, Args: anyData, Flags: anyFlags},
				{Names: "revert down drop reset rm delete squash clear", Does: databaseLoses, Args: anyData, Flags: anyFlags},
			}},
			{Names: "new", Does: stepMade, Args: anyData},
			{Names: "prepare", Does: toolBuilds, Flags: []Flag{{Names: "--check --workspace --all", Value: Data}}},
			{Names: "update up baseline repair create load dump", Does: databaseChanges, Args: anyData, Flags: anyFlags},
			stepsDown,
		},
	},
}

var migrationsCases = []Case{
	{`flyway`, `nothing`}, {`flyway info --verbose`, `Query the database`}, {`flyway info clean`, `Query the database; Unknown nobody read what “clean” means here`}, {`flyway -url=jdbc:h2:mem:test validate`, `Query the database`}, {`flyway -url=jdbc:postgresql://h.test/x info`, `Query the database; Fetch postgresql://h.test/x`}, {`flyway info -url=jdbc:postgresql://localhost/x`, `Query the database; Fetch postgresql://localhost/x`}, {`flyway info -url=jdbc:postgresql://localhost/x?socketFactory=a.B`, `Query the database; Fetch jdbc:postgresql://localhost/x?socketFactory=a.B`}, {`flyway info -url=jdbc:postgresql://localhost,h.test/x`, `Query the database; Fetch jdbc:postgresql://localhost,h.test/x`},
	{`liquibase status --defaults-file f`, `Query the database; Unknown can name code and other databases`}, {`liquibase status --url x --changelog-file f`, `Query the database; Fetch x; Read f`}, {`liquibase update-sql`, `Query the database`}, {`liquibase update`, `Change the database`},
	{`flyway migrate`, `Change the database`}, {`sqlx migrate info --source m`, `Query the database; Read{listing} m`}, {`sqlx migrate run --x`, `Change the database`}, {`sqlx migrate add -r users --source m`, `Write{source-only} ./**; Write m/**`}, {`sqlx migrate revert`, `Change{destroys} the database`}, {`sqlx prepare --check`, `Run{entry-point} the build`}, {`sqlx database drop --y`, `Change{destroys} the database`}, {`sqlx database create`, `Change the database`}, {`hasura metadata diff`, `Query the database`}, {`hasura metadata`, `Change the database`},
	{`dbmate up --wait`, `Change the database`}, {`dbmate new add_users`, `Write{source-only} ./**`}, {`dbmate -u sqlite:dev.db status`, `Query the database; Read dev.db`}, {`flyway clean --x`, `Change{destroys} the database`},
}

var stepTools = Program{
	Name: "goose", Kin: "migrate", Rare: true, Summary: "changes a database's tables step by step", Manual: "the references of goose 3.26 and golang-migrate 4.19",
	Row: Row{
		Style: Single, Help: "-help --help -version --version", Refine: fileAddresses,
		Global: []Flag{{Names: "-v -verbose -no-color -no-versioning -allow-missing -s -seq -table= -timeout= -ext= -digits= -tz= -prefetch= -lock-timeout=", Value: Data}, {Names: "-format=", Value: Data, Of: "migrate"}, {Names: "-dir= -path= -source=", Value: Lists}, databaseURL, {Names: "-env=", Value: Unread, Why: "can name other databases"}},
		Rows: []Row{
			{Names: "status version validate help", Does: databaseAsked, Args: anyData},
			{Names: "create", Does: stepMade, Args: anyData},
			{Names: "fix", Does: stepMade},
			{Names: "up up-by-one up-to redo goto force", Does: databaseChanges, Args: anyData, Flags: anyFlags},
			stepsDown,
		},
	},
}

var stepToolsCases = []Case{
	{`goose`, `nothing`}, {`goose -dir m -v status`, `Query the database; Read{listing} m`}, {`goose -dir m create users sql`, `Write{source-only} ./**; Write m/**`}, {`goose fix`, `Write{source-only} ./**`}, {`goose up`, `Change the database`}, {`goose down-to 0`, `Change{destroys} the database`}, {`goose -env f status`, `Query the database; Unknown can name other databases`},
	{`migrate -path m -database sqlite3://dev.db version`, `Query the database; Read{listing} m; Read dev.db`}, {`migrate -path m -database postgres://h.test/x version`, `Query the database; Read{listing} m; Fetch postgres://h.test/x`}, {`migrate create -ext sql -format x -dir m -seq users`, `Write{source-only} ./**; Write m/**`},
}

var atlas = Program{
	Name: "atlas", Rare: true, Summary: "keeps a database's tables as they are described", Manual: "the CLI reference of Atlas 0.38",
	Row: Row{
		Help: "-h --help", Refine: fileAddresses,
		Global: []Flag{{Names: "--latest= --format= --schema= -s= --exclude= --revisions-schema= --var= --log= --git-base=", Value: Data}, {Names: "-w --web", Does: []Do{{Kind: automode.Publish, Target: "the description of the tables"}}, Why: "shows it on a page that others can be sent"}, databaseURL, {Names: "--dir= --to= -f= --file=", Value: Lists}, {Names: "-c= --config= --env=", Value: Unread, Why: "names settings with other databases"}},
		Rows: []Row{
			{Names: "version help", Args: anyData},
			{Names: "schema", Rows: []Row{{Names: "inspect diff validate", Does: databaseAsked}, {Names: "fmt", Does: toolRewrites, Args: []Arg{{Role: Edits, Traits: automode.SourceOnly, Why: "rewrites source files"}}}, {Names: "apply test push plan", Does: databaseChanges, Args: anyData, Flags: anyFlags}, stepsDown}},
			{Names: "migrate", Rows: []Row{{Names: "lint status validate ls", Does: databaseAsked}, {Names: "diff new hash", Does: stepMade, Args: anyData}, {Names: "apply set push import edit checkpoint test", Does: databaseChanges, Args: anyData, Flags: anyFlags}, stepsDown}},
		},
	},
}

var atlasCases = []Case{
	{`atlas`, `nothing`}, {`atlas version`, `nothing`}, {`atlas schema`, `nothing`}, {`atlas migrate`, `nothing`}, {`atlas schema inspect -u sqlite://dev.db`, `Query the database; Read dev.db`}, {`atlas schema fmt a.hcl`, `Write{source-only} ./**; Write{source-only} a.hcl`}, {`atlas schema apply -u sqlite://dev.db --auto-approve`, `Change the database; Read dev.db`}, {`atlas migrate down`, `Change{destroys} the database`}, {`atlas schema clean -u x`, `Change{destroys} the database; Fetch x`},
	{`atlas schema inspect --web -u sqlite://dev.db`, `Query the database; Publish the description of the tables; Read dev.db`},
	{`atlas migrate lint --dir file://m --dev-url "sqlite://dev?mode=memory" --latest 1`, `Query the database; Read{listing} m`}, {`atlas migrate diff x --dir file://m --to file://s.hcl --dev-url docker://postgres/15`, `Write{source-only} ./**; Write m/**; Read{listing} s.hcl; Fetch docker://postgres/15`}, {`atlas migrate apply --env prod`, `Change the database; Unknown names settings with other databases`}, {`atlas schema inspect -u sqlite://../%2e/x`, `Query the database; Fetch sqlite://../%2e/x`},
}

var sqitch = Program{
	Name: "sqitch", Rare: true, Summary: "changes a database step by step", Manual: "sqitch(1), Sqitch 1.5",
	Row: Row{
		Help: "--help --version", Global: []Flag{{Names: "-q --quiet -V --verbose --engine= --plan-file=", Value: Data}, {Names: "--chdir= --cd= -C=", Value: Base}, {Names: "-t= --target= -h= --db-host= -d= --db-name= -u= --db-user= --registry= --client=", Value: Unread, Why: "names another database or program"}},
		Rows: []Row{
			{Names: "status log verify check plan show help", Does: databaseAsked, Args: anyData, Flags: []Flag{{Names: "--format= --oneline --abbrev= --max-count= --reverse --no-headers --event= --change-pattern= --show-changes --show-tags", Value: Data}}},
			{Names: "add rework tag init", Does: stepMade, Args: anyData, Flags: []Flag{{Names: "-n= --note= -r= --requires= -x= --conflicts= --change= -a --all --uri= -m=", Value: Data}}},
			{Names: "deploy checkout bundle upgrade", Does: databaseChanges, Args: anyData, Flags: anyFlags},
			{Names: "revert rebase", Does: databaseLoses, Args: anyData, Flags: anyFlags},
		},
	},
}

var sqitchCases = []Case{
	{`sqitch`, `nothing`}, {`sqitch log --oneline -q`, `Query the database`}, {`sqitch -C d plan`, `Query the database; in d`}, {`sqitch add users -n 'Adds users'`, `Write{source-only} ./**`}, {`sqitch deploy --verify`, `Change the database`}, {`sqitch revert --y`, `Change{destroys} the database`}, {`sqitch status -t db:pg://h/x`, `Query the database; Unknown names another database or program`},
}

// fileAddresses: some addresses of databases, and of what describes them, are files
// of this machine, or nothing that lasts. A step is made in the folder of the steps.
func fileAddresses(m *Match) {
	defer m.stepsMadeThere()
	m.Own(func(f *Fact) bool { return f.Role != Fetches || !inMemory(&f.Word) })
	for i := range m.Facts {
		f := &m.Facts[i]
		role := Reads
		if f.Role == Lists {
			role = Lists
		} else if f.Role != Fetches {
			continue
		}
		if address, ok := strings.CutPrefix(f.Word.Text, "jdbc:"); ok && f.Word.Exact() && !strings.ContainsAny(address, ",;()") && ownConnection(address) {
			if scheme, _, is := strings.Cut(address, "://"); is && named("postgresql mysql mariadb", scheme) {
				f.Word.Text = address
			}
		}
		if file, ok := fileAddress(&f.Word); ok {
			*f = optionFact(role, Hit{Name: f.Flag}, file, "")
		}
	}
}

func (m *Match) stepsMadeThere() {
	makes := false
	for i := range m.Facts {
		makes = makes || m.Facts[i].Kind == automode.Write
	}
	for i := range m.Facts {
		f := &m.Facts[i]
		if makes && f.Role == Lists && named("--dir -dir -path -source --source --migration-dir --migrations-dir --migrations -d --locations", f.Flag) {
			*f = optionFact(WritesTree, Hit{Name: f.Flag}, f.Word, "makes the files of a step there")
		}
	}
}

func inMemory(w *Word) bool {
	return w.Exact() && (strings.HasPrefix(w.Text, "jdbc:h2:mem:") || strings.HasPrefix(w.Text, "sqlite") && (strings.HasSuffix(w.Text, ":memory:") || strings.HasSuffix(w.Text, "?mode=memory")))
}

// fileAddress is the file that an address names.
func fileAddress(w *Word) (file Word, ok bool) {
	scheme, rest, has := strings.Cut(strings.TrimPrefix(w.Text, "jdbc:"), ":")
	if !has || !w.Exact() || !named("sqlite sqlite3 file", scheme) {
		return Word{}, false
	}
	file = *w
	file.Text, _, _ = strings.Cut(strings.TrimPrefix(rest, "//"), "?")
	return file, file.Text != "" && !strings.ContainsAny(file.Text, "%#:")
}
