package commands

var serve = Program{
	Name: "serve", Rare: true, Package: true, Summary: "serves files", Manual: "serve --help, serve 14",
	Row: Row{
		Help: "--help -v --version", Refine: servesFiles,
		Args: []Arg{{Role: ReadsTree}},
		Flags: []Flag{
			{Names: "-s --single -d --debug -L --no-request-logging -C --cors -n --no-clipboard -u --no-compression --no-etag -S --symlinks --no-port-switching"},
			{Names: "-p=", Value: Data}, {Names: "-l= --listen=", Value: Data},
			{Names: "-c= --config= --ssl-cert= --ssl-key= --ssl-pass=", Value: Reads},
		},
	},
}

var serveCases = []Case{
	{`serve -s dist`, `Read dist/**; Expose a file server; Send whoever connects`}, {`serve -l tcp://localhost:3000 dist`, `Read dist/**; Run{entry-point} a file server`},
	{`serve -p v`, `Expose a file server; Send whoever connects`},
	{`serve -c v`, `Read v; Expose a file server; Send whoever connects`},
}
