package commands

var choose = Program{
	Name: "choose", Rare: true, Kin: "hck yj", Summary: "prints parts of lines, or the same in another form", Manual: "choose 1.3; hck 0.11; yj 5.1",
	Row: Row{
		Help: "-h --help -V --version", Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-i= --input=", Value: Reads, Of: "choose"}, {Names: "-c --character-wise -d --debug -n --non-greedy -x --exclusive --one-indexed -f= --field-separator= -o= --output-field-separator=", Value: Data, Of: "choose"},
			{Names: "-d= --delimiter= -D= --output-delimiter= -f= --fields= -F= --header-field= -e= --exclude= -E= -L --delim-is-literal -I -r --header-is-regex -z --try-decompress --crlf -t= -l=", Value: Data, Of: "hck"}, {Names: "-o=", Value: Writes, Of: "hck", Why: "writes the result"},
			{Names: "-y -t -j -c -h -e -n -i -k -yy -yj -yt -yc -tj -ty -tc -jy -jt -jc -jj -cj -cy -ct -tt -cc", Of: "yj"},
		},
		Refine: hckReads,
	},
}

var chooseCases = []Case{{`choose -i f 0 2`, `Read f`}, {`choose -f : 0`, `nothing`}, {`hck -f 1 -o g a`, `Read a; Write g`}, {`hck -d , a`, `Read a`}, {`yj -tj`, `nothing`}, {`choose --frob`, `Unknown no option “--frob” is known`}}

// hckReads: what the others take as parts of a line hck takes as files.
func hckReads(m *Match) {
	if m.name() == "hck" {
		m.Facts = append(roles(Reads, m.Args, ""), m.Facts...)
	}
}
