package commands

var nvidiaSmi = Program{
	Name: "nvidia-smi", Rare: true, Summary: "shows or sets graphics cards", Manual: "nvidia-smi(1), 580",
	Row: Row{
		Style: Single, Help: "-h -help -version", Does: thisMachine, OrArgs: true,
		Flags: []Flag{{Names: "-q -x -L -B -u -query -xml-format -list-gpus -list-blacklist-gpus -list-excluded-gpus -unit", Value: Data}, {Names: "-i= -id= -l= -loop= -lms= -loop-ms= -d= -display= -query-gpu= -query-compute-apps= -query-accounted-apps= -query-supported-clocks= -format=", Value: Data}, {Names: "-f= -filename=", Value: Writes, Why: "writes it there"}},
		Rows:  []Row{{Names: "dmon pmon topo nvlink", Does: thisMachine, Flags: []Flag{{Names: "-m -p -c -s -e -i= -d= -o= -g -status", Value: Data}}}},
	},
}

var nvidiaSmiCases = []Case{{`nvidia-smi --query-gpu=name --format=csv -l 1`, `Query this machine`}, {`nvidia-smi -q -f x`, `Query this machine; Write x`}, {`nvidia-smi topo -m`, `Query this machine`}, {`nvidia-smi -pl 100`, `Unknown no option “-pl” is known`}}
