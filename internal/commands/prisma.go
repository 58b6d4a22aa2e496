package commands

import (
	"strings"

	"automode"
)

var prisma = Program{
	Name: "prisma", Rare: true, Package: true, Summary: "generates a database's client and changes its tables", Manual: "prisma --help, Prisma 6",
	Row: Row{
		Help: "-h --help -v --version", Refine: prismaAddresses,
		Global: []Flag{{Names: "--schema= --config=", Value: RunsFile, Why: "its settings name generators to run"}, {Names: "--telemetry-information= --name= -n= --env= --datasource-provider= --url= --port= -p= --browser= -b= --applied= --rolled-back= --to-schema= --from-schema= --to-schema-datamodel= --from-schema-datamodel= --to-schema-datasource= --from-schema-datasource= --from-url= --to-url= --from-migrations= --to-migrations= --shadow-database-url= --generator= --preview-feature", Value: Data}, {Names: "--watch --no-engine --no-hints --sql --skip-generate --skip-seed --create-only --force -f --print --script --from-empty --to-empty --exit-code --check --json --data-proxy --accelerate --allow-no-models --require-models"}, {Names: "--accept-data-loss --force-reset", Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys}}, Why: "drops what is in the way"}, {Names: "--output= -o=", Value: Writes, Why: "writes there"}},
		Rows: []Row{
			{Names: "generate format", Does: []Do{{Kind: automode.Run, Target: "the generators", Traits: automode.EntryPoint, Why: "runs the schema's generators"}, {Kind: automode.Write, Target: ".", Traits: automode.BuildOutput | automode.SourceOnly, Why: "writes the client or formats the schema"}}},
			{Names: "validate version debug", Does: []Do{{Kind: automode.Read, Target: "."}}},
			{Names: "init", Does: []Do{{Kind: automode.Write, Target: ".", Why: "makes a schema"}}},
			{Names: "studio", Does: []Do{{Kind: automode.Run, Target: "a database browser", Why: "serves the database on this machine"}}},
			{Names: "migrate", Rows: []Row{
				{Names: "dev deploy resolve", Does: []Do{{Kind: automode.Change, Target: "the database", Why: "changes the database's tables"}, {Kind: automode.Write, Target: ".", Traits: automode.SourceOnly, Why: "makes migrations"}}},
				{Names: "reset", Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "drops the database and makes it anew"}}},
				{Names: "status diff", Does: []Do{{Kind: automode.Query, Target: "the database"}}},
			}},
			{Names: "db", Rows: []Row{
				{Names: "push", Does: []Do{{Kind: automode.Change, Target: "the database", Why: "changes the database's tables"}}},
				{Names: "pull", Does: []Do{{Kind: automode.Query, Target: "the database"}, {Kind: automode.Write, Target: ".", Why: "rewrites the schema"}}},
				{Names: "seed", Does: []Do{{Kind: automode.Run, Target: "the seed command", Why: "runs the project's seed command"}}, Args: []Arg{{Role: Data}}},
				{Names: "execute", Flags: []Flag{{Names: "--file=", Value: RunsFile, Lang: SQL, Why: "runs that file in the database"}, {Names: "--stdin"}}, Stdin: []In{{Role: RunsText, When: &When{With: "--stdin"}}}, Lang: SQL, Does: []Do{{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Why: "runs statements in the database"}}},
			}},
		},
	},
}

var prismaCases = []Case{
	{`prisma`, `nothing`}, {`prisma generate`, `Run{entry-point} the generators; Write{build-output,source-only} .`}, {`prisma migrate reset --force`, `Change{destroys} the database`}, {`prisma db push --accept-data-loss`, `Change the database; Change{destroys} the database`}, {`prisma migrate dev --name x`, `Change the database; Write{source-only} .`},
	{`prisma --schema v`, `Run[file native] v`},
	{`prisma --output v`, `Write v`},
	{`prisma validate`, `Read .`},
	{`prisma init`, `Write .`},
	{`prisma studio`, `Run a database browser`},
	{`prisma migrate status`, `Query the database`}, {`prisma db pull --url file:./dev.db`, `Query the database; Write .`},
	{`prisma migrate diff --from-empty --to-url postgres://h.test/x`, `Query the database; Send postgres://h.test/x`}, {`prisma db pull --url "$U"`, `Query the database; Write .; Send …`},
	{`prisma db pull`, `Query the database; Write .`}, {`prisma migrate diff --shadow-database-url postgres://localhost/x`, `Query the database; Send postgres://localhost/x; Change{destroys} the database`},
	{`prisma db seed`, `Run the seed command`},
	{`prisma db execute`, `Change{destroys} the database`},
	{`prisma db execute --file v`, `Change{destroys} the database; Run[file sql] v`},
	{`prisma db execute --stdin`, `Change{destroys} the database`},
}

// prismaAddresses: a database that an option names is asked, unless it is a file.
func prismaAddresses(m *Match) {
	for i := range m.hits {
		h := &m.hits[i]
		if !named("--url --from-url --to-url --shadow-database-url", h.Name) || !h.Has {
			continue
		}
		if scheme, _, ok := strings.Cut(h.Value.Text, ":"); !ok && h.Value.Exact() || scheme == "file" || scheme == "sqlite" {
			continue
		}
		m.Add(optionFact(Sends, *h, h.Value, "the database is spoken to there"))
		if h.Name == "--shadow-database-url" {
			m.Add(Fact{Kind: automode.Change, Target: "the database", Traits: automode.Destroys, Flag: h.Name, Via: automode.ByOption, Why: "empties the database that it works in"})
		}
	}
}
