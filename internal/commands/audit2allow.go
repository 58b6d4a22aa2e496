package commands

var audit2allow = Program{
	Name: "audit2allow", Rare: true, Also: "audit2why", Summary: "makes rules of what SELinux denied", Manual: "audit2allow(1), policycoreutils 3.8",
	Row: Row{
		Help: "-h --help --version", Does: thisMachine,
		Flags: []Flag{
			{Names: "-a --all -b --boot -d --dmesg -D --dontaudit -e --explain -l --lastreload -w --why -v --verbose -R --reference -N --noreference -r --requires -t= --type= -m= --module=", Value: Data},
			{Names: "-i= --input= -p= --policy= --perm-map= --interface-info=", Value: Reads}, {Names: "-o= --output=", Value: Appends, Why: "adds the rules to a file"},
			{Names: "-M=", Value: WritesTree, Why: "writes a module of that name"},
		},
	},
}

var audit2allowCases = []Case{{`audit2allow -w -a`, `Query this machine`}, {`audit2allow -i f -o g`, `Query this machine; Read f; Write g`}, {`audit2allow -a -M x`, `Query this machine; Write x/**`}}
