package commands

import (
	"strings"
)

var jo = Program{
	Name: "jo", Rare: true, Summary: "makes JSON of words", Manual: "jo(1), 1.9",
	Row: Row{
		Help: "-h -v -V", Args: anyData, Refine: joReads,
		Flags: []Flag{{Names: "-a -B -D -e -n -p -d= -s= -b= -i=", Value: Data}, {Names: "-f=", Value: Reads}, {Names: "-o=", Value: Writes, Why: "writes the result"}},
	},
}

var joCases = []Case{{`jo -p a=1 b=x`, `nothing`}, {`jo a=@f b=:g c=%h`, `Read f; Read g; Read h`}, {`jo -a @f x`, `Read f`}, {`jo -f f -o g`, `Read f; Write g`}, {`jo a="$x"`, `Unknown it may name a file`}}

// joReads: behind @, : and % stands a file.
func joReads(m *Match) {
	for _, w := range m.Args {
		i := strings.IndexByte(w.Text, '=') // -1 for an element of an array
		switch {
		case !w.Exact():
			m.Unknown("it may name a file", w)
		case i+2 < len(w.Text) && strings.IndexByte("@:%", w.Text[i+1]) >= 0:
			m.Add(roleFact(Reads, cutWord(w, i+2), ""))
		}
	}
}
