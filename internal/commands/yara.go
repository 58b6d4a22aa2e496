package commands

import (
	"automode"
)

var yara = Program{
	Name: "yara", Rare: true, Summary: "finds files by rules", Manual: "yara(1), 4.5",
	Row: Row{
		Help: "-h --help -v --version", Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Reads}},
		Flags: []Flag{
			{Names: "-r --recursive", Reach: automode.Tree}, {Names: "-C --compiled-rules", Does: []Do{{Why: "takes rules that were compiled elsewhere"}}}, {Names: "-x= --module-data= --scan-list -q", Value: Unread, Why: "names more files"},
			{Names: "-c --count -e --print-namespace -f --fast-scan -g --print-tags -m --print-meta -n --negate -N --no-follow-symlinks -s --print-strings -S --print-stats -D --print-module-data -X --print-xor-key -L --print-string-length -w --no-warnings --fail-on-warnings -a= --timeout= -d= --define= -i= --identifier= -k= --stack-size= -l= --max-rules= --max-strings-per-rule= -p= --threads= -t= --tag= -z= --skip-larger=", Value: Data},
		},
	},
}

var yaraCases = []Case{{`yara -s r.yar a`, `Read r.yar; Read a`}, {`yara -r r.yar d`, `Read r.yar/**; Read d/**`}, {`yara -C r a`, `Read r; Read a; Unknown takes rules that were compiled elsewhere`}, {`yara -x cuckoo=f r a`, `Read r; Read a; Unknown names more files`}}
