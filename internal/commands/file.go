package commands

import "automode"

var file = Program{
	Name: "file", Intake: Stops, Summary: "guesses what sort of content files have", Manual: "file(1), file 5.45",
	Row: Row{
		Help: "--help -v --version -l --list",
		Args: []Arg{{Role: Lists}, {Role: Marks, When: &When{With: "-p"}, Why: "sets its times"}},
		Flags: []Flag{
			{Names: "-C --compile", Does: []Do{{Kind: automode.Unknown}}, Why: "writes what it compiled under a name of its own"},
			{Names: "-# -0 --print0 -b --brief -c --checking-printout -d --debug -D -E -e= --exclude= --exclude-quiet= -F= --separator= -h --no-dereference -I -i --mime --mime-type --mime-encoding --apple --extension -k --keep-going -L --dereference -N --no-pad -n --no-buffer -P= --parameter= -r --raw -S --no-sandbox -s --special-files -Z --uncompress-noreport -z --uncompress", Value: Data},
			{Names: "-p --preserve-date"},
			{Names: "-m= --magic-file= -f= --files-from= -M=", Value: Reads},
		},
	},
}

var fileCases = []Case{
	{`file --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`file -C -m f`, `Unknown writes what it compiled under a name of its own; Read f`},
	{`file a b`, `Read{listing} a; Read{listing} b`},
	{`file -b --mime-type a`, `Read{listing} a`},
	{`file -p a`, `Read{listing} a; Write{metadata} a`},
	{`file -f list`, `Read list`},
	{`file -m magic a`, `Read{listing} a; Read magic`},
}
