package commands

var binwalk = Program{
	Name: "binwalk", Rare: true, Summary: "looks for files within files", Manual: "binwalk --help, 2.4 and 3.1",
	Row: Row{
		Help: "-h --help -V --version", Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-B --signature -A --opcodes -E --entropy -H --high -L --low -W --hexdump -w --terse -q --quiet -v --verbose -c --csv -t --term -a --finclude= -p --fexclude= -y= --include= -x= --exclude= -l= --length= -o= --offset= -O= --base= -R= --raw= -N --nplot -s", Value: Data},
			{Names: "-m= --magic=", Value: Reads}, {Names: "-f= --log=", Value: Writes, Why: "writes a log"}, {Names: "-C= --directory=", Value: WritesTree, Why: "unpacks there"},
			{Names: "-e --extract -M --matryoshka -J --save -D= --dd= -z --carve -r --rm --run-as= --preserve-symlinks", Value: Data, Does: []Do{{Why: "unpacks what it finds, with other programs"}}},
		},
	},
}

var binwalkCases = []Case{{`binwalk -B a.bin`, `Read a.bin`}, {`binwalk -e a.bin`, `Read a.bin; Unknown unpacks what it finds, with other programs`}, {`binwalk -m f -f l -C d a.bin`, `Read a.bin; Read f; Write l; Write d/**`}}
