package commands

import (
	"automode"
)

var rabin2 = Program{
	Name: "rabin2", Rare: true, Kin: "pngcheck", Summary: "shows what is in a program or a picture", Manual: "rabin2(1), radare2 5.9; pngcheck(1), 3.0",
	Row: Row{
		Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-A -c -d -e -g -G -h -H -i -I -j -J -l -L -M -p -q -Q -R -s -S -t -T -u -U -v -V -z -zz -Z", Of: "rabin2"}, {Names: "-a= -b= -B= -f= -F= -k= -m= -n= -N= -@=", Value: Data, Of: "rabin2"},
			{Names: "-7 -c -f -h -p -q -s -t -v -V", Of: "pngcheck"},
			{Names: "-x", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree}}, Why: "writes what it finds beside it"},
		},
	},
}

var rabin2Cases = []Case{
	{`rabin2 -I a`, `Read a`}, {`rabin2 -zz -a x86 a`, `Read a`}, {`rabin2 -x a`, `Read a; Write ./**`}, {`rabin2 -O d/s/1 a`, `Unknown no option “-O” is known`}, {`pngcheck -v a.png`, `Read a.png`},
}
