package commands

import "automode"

var sail = Program{
	Name: "sail", Rare: true, Summary: "runs a Laravel project's commands in its own containers", Manual: "sail help, Laravel Sail 1.48",
	Row: Row{Style: Leading, Help: "-h -help --help help", Args: anyData, Refine: sailRuns},
}

var sailCases = []Case{
	{`sail`, `nothing`},
	{`sail artisan test`, `Run{contained}[words inside] php artisan test`},
	{`sail test --filter A`, `Run{contained}[words inside] php artisan test --filter A`},
	{`sail npm run build`, `Run{contained}[words inside] npm run build`},
	{`sail up -d`, `Run[words] docker compose up -d`},
	{`sail share`, `Unknown nobody read what “share” does here`},
	{`sail "$x"`, `Unknown nobody read what “…” does here`},
}

// sailRuns: most of its commands run in the container of the application, and the rest
// are those of compose.
func sailRuns(m *Match) {
	if len(m.Args) == 0 {
		return
	}
	var words []Word
	f := Fact{Role: RunsWords, Kind: automode.Run, Traits: automode.Contained, Wraps: Inside, Why: "runs it in the container of the application"}
	switch verb := m.Args[0]; {
	case !verb.Exact():
	case named("artisan art a", verb.Text):
		words = append([]Word{Lit("php"), Lit("artisan")}, m.Args[1:]...)
	case verb.Is("test"):
		words = append([]Word{Lit("php"), Lit("artisan")}, m.Args...)
	case named("php composer npm npx node yarn pnpm bun bunx pest phpunit pint", verb.Text):
		words = m.Args
	case named("up down stop start restart build ps logs pull images top config", verb.Text):
		words = append([]Word{Lit("docker"), Lit("compose")}, m.Args...)
		f.Traits, f.Wraps, f.Why = 0, Here, "runs it with the project's compose file"
	}
	if words == nil {
		m.Unknown("nobody read what "+quote(m.Args[0])+" does here", m.Args[0])
		return
	}
	f.Word, f.Words = words[0], words
	m.Add(f)
}
