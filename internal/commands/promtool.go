package commands

var promtool = Program{
	Name: "promtool", Rare: true, Kin: "amtool logcli mimirtool", Summary: "checks settings of monitoring and asks it", Manual: "promtool --help, Prometheus 3.7; amtool --help, 0.28; logcli --help, Loki 3.5",
	Row: Row{
		Help: "-h --help --version", Global: []Flag{{Names: "--lint= --lint-fatal --syntax-only --extended -q --quiet --time= --start= --end= --step= --limit= --since= --from= --to= -v --verbose --tls-verify --enable-feature=", Value: Data}, {Names: "-o= --output=", Value: Data, Of: "amtool logcli"}, {Names: "--format=", Value: Data, Of: "amtool"}, {Names: "--alertmanager.url= --addr= --url=", Value: Asks, Why: "asks the service there"}},
		Rows: []Row{
			{Names: "check", Rows: []Row{{Names: "config rules metrics web-config", Args: []Arg{{Role: Reads}}}}}, {Names: "check-config", Args: []Arg{{Role: Reads}}}, {Names: "test", Rows: []Row{{Names: "rules", Args: []Arg{{Role: Reads}}}}},
			{Names: "query alert config labels series instant-query stats volume cluster template", OrArgs: true, Does: cloudLooks, Args: anyData, Rows: []Row{{Names: "instant range series labels analyze", Does: cloudLooks, Args: []Arg{{At: First, Role: Asks, Why: "asks the service there"}, {Role: Data}}}, {Names: "query show routes render", Does: cloudLooks, Args: anyData}, {Names: "add", Does: cloudChanges, Args: anyData}}},
			{Names: "silence", Rows: []Row{{Names: "query", Does: cloudLooks, Args: anyData}, {Names: "add expire update import", Does: cloudChanges, Args: anyData, Flags: shortAndAnyFlags}}},
		},
	},
}

var promtoolCases = []Case{
	{`amtool check-config -o 1 f`, `Read f`},
	{`amtool check-config --format 1 f`, `Read f`},
	{`promtool`, `nothing`}, {`promtool check config --lint all f`, `Read f`}, {`promtool check`, `nothing`}, {`amtool check-config f`, `Read f`}, {`promtool test rules f`, `Read f`}, {`promtool test`, `nothing`}, {`promtool query instant http://h up`, `Query the cloud; Query http://h`}, {`logcli query '{a="b"}' --addr http://h`, `Query the cloud; Query http://h`}, {`amtool alert query`, `Query the cloud`}, {`amtool alert add x`, `Change the cloud`}, {`amtool silence query`, `Query the cloud`}, {`amtool silence`, `nothing`}, {`amtool silence add x -d=1h`, `Change the cloud`},
}
