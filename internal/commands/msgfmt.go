package commands

var msgfmt = Program{
	Name: "msgfmt", Rare: true, Kin: "msgcmp msgcat msggrep msguniq msgattrib msgcomm msgconv", Summary: "checks, compiles and joins texts in other languages", Manual: "GNU gettext 0.26",
	Row: Row{
		Help: "-h --help -V --version", Args: []Arg{{Role: Reads}}, Refine: msgfmtWrites,
		Flags: []Flag{
			{Names: "-o= --output-file= --output=", Value: Writes, Why: "writes the result"}, {Names: "-D= --directory=", Value: Base}, {Names: "-C=", Value: Reads, Of: "msgcmp msgcat msguniq msgattrib msgcomm msggrep msgconv"}, {Names: "-C", Of: "msgfmt"}, {Names: "--compendium= --files-from= --exclude-file= --ignore-file= --only-file=", Value: Reads},
			{Names: "-c --check --check-format --check-header --check-domain --check-accelerators[=] -v --verbose --statistics --use-fuzzy --use-untranslated -P --properties-input --stringtable-input --strict --no-hash -s --sort-output --sort-by-file -F --no-wrap -w= --width= --no-location -n --add-location[=] --color[=] -u --unique -d --repeated --less-than= --more-than= -t= --to-code= --translated --untranslated --no-fuzzy --only-fuzzy --no-obsolete --only-obsolete -i --indent -e --no-escape -E --escape -p --properties-output -K= -T= -J= -M= -N= --force-po -m --multi-domain --use-first --previous", Value: Data},
		},
	},
}

var msgfmtCases = []Case{{`msgfmt -c -o /dev/null a.po`, `Read a.po; Write /dev/null`}, {`msgfmt a.po`, `Read a.po; Write messages.mo`}, {`msgcat -D d a.po`, `Read a.po; in d`}, {`msgfmt -C -o /dev/null a.po`, `Read a.po; Write /dev/null`}, {`msgcmp --compendium g -C f a b`, `Read a; Read b; Read g; Read f`}, {`msgfmt --java a.po`, `Unknown no option “--java” is known`}}

// msgfmtWrites: without an output it compiles to a file of a fixed name.
func msgfmtWrites(m *Match) {
	if m.name() == "msgfmt" && !m.Has("-o") && len(m.Args) > 0 {
		m.Add(roleFact(Writes, Lit("messages.mo"), "writes what it compiled"))
	}
}
