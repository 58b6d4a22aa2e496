package commands

var textTools = Program{
	Name: "grex", Rare: true, Kin: "semver", Summary: "makes or compares short texts", Manual: "grex 1.4; semver 7.7",
	Row: Row{
		Help: "-h --help -V --version -v", Args: anyData,
		Flags: []Flag{
			{Names: "-f= --file=", Value: Reads, Of: "grex"}, {Names: "-d --digits -D --non-digits -s --spaces -S --non-spaces -w --words -W --non-words -r --repetitions -e --escape --with-surrogates -i --ignore-case -g --capture-groups -x --verbose --no-start-anchor --no-end-anchor --no-anchors -c --colorize --min-repetitions= --min-substring-length=", Value: Data, Of: "grex"},
			{Names: "-i= --increment= -r= --range= -n= --preid= -l --loose -p --include-prerelease -c --coerce --rtl --ltr", Value: Data, Of: "semver"},
		},
	},
}

var textToolsCases = []Case{{`grex -d a1 b2`, `nothing`}, {`grex -f f`, `Read f`}, {`semver 1.2.3 -i minor`, `nothing`}, {`semver --frob`, `Unknown no option “--frob” is known`}}
