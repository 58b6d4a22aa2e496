package commands

var lstopo = Program{
	Name: "lstopo", Rare: true, Kin: "lstopo-no-graphics hwloc-ls", Summary: "shows how the parts of this machine are put together", Manual: "lstopo(1), hwloc 2.12",
	Row: Row{
		Help: "-h --help --version", Does: thisMachine, Args: []Arg{{Role: Writes, Why: "writes the picture"}},
		Flags: []Flag{
			{Names: "-l --logical -p --physical -c --cpuset -C --cpuset-only --taskset -v --verbose -s --silent --no-caches --no-useless-caches --no-icaches --merge --no-factorize --no-collapse --no-io --no-bridges --whole-io --no-index --no-attrs --no-legend --no-text --distances --memattrs --cpukinds --horiz --vert --ps --top --of= --output-format= --only= --ignore= --pid= --restrict=", Value: Data},
			{Names: "-i= --input=", Value: Reads}, {Names: "-f --force"},
		},
	},
}

var lstopoCases = []Case{{`lstopo --no-io --of console`, `Query this machine`}, {`hwloc-ls -i f`, `Query this machine; Read f`}, {`lstopo -f a.png`, `Query this machine; Write a.png`}}
