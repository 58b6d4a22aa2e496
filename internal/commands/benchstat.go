package commands

var benchstat = Program{
	Name: "benchstat", Rare: true, Summary: "compares how long benchmarks took", Manual: "golang.org/x/perf/cmd/benchstat, 2025",
	Row: Row{Style: Single, Help: "-h -help", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-alpha= -confidence= -filter= -format= -row= -col= -table= -ignore= -delta-test= -geomean -sort= -html -csv -norange -split=", Value: Data}}},
}

var benchstatCases = []Case{{`benchstat -filter .unit:ns/op -col /x old=a.txt b.txt`, `Read old=a.txt; Read b.txt`}, {`benchstat -o f a.txt`, `Unknown no option “-o” is known`}}
