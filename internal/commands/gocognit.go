package commands

var goChecks = Program{
	Name: "gocognit", Kin: "dupl unconvert unparam goconst goleak gomodguard depguard", Rare: true, Summary: "finds what is doubtful in Go code", Manual: "the --help of gocognit 1.2, dupl 2.0, unconvert, unparam and goconst 1.8",
	Row: Row{
		Style: Single, Help: "-h -help --help -version", Does: toolBuilds, Args: []Arg{{Role: Lists}},
		Flags: []Flag{{Names: "-over= -top= -avg -json -test -plumbing -threshold= -vendor -html -files -v -all -safe -fastmath -tests -exported -min-occurrences= -min-length= -numbers -min= -max= -match-constant", Value: Data}, {Names: "-ignore= -ignore-tests -ignore-strings=", Value: Data}, {Names: "-f= -tags=", Value: Data, Of: "gocognit unconvert unparam"}, {Names: "-t=", Value: Data, Of: "dupl"}, {Names: "-apply", Does: toolRewrites}},
	},
}

var goChecksCases = []Case{{`dupl -t 100 a.go`, `Run{entry-point} the build; Read{listing} a.go`}, {`gocognit -over 10 .`, `Run{entry-point} the build; Read{listing} .`}, {`goconst -ignore x ./...`, `Run{entry-point} the build; Read{listing} ./...`}, {`unparam -tags x ./...`, `Run{entry-point} the build; Read{listing} ./...`}, {`unconvert -apply ./...`, `Run{entry-point} the build; Read{listing} ./...; Write{source-only} ./**`}}
