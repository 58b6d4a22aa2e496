package commands

import "automode"

var gunicorn = Program{
	Name: "gunicorn", Rare: true, Package: true, Summary: "serves a Python application", Manual: "gunicorn --help, gunicorn 23",
	Row: Row{
		Help: "-h --help -v --version", Refine: servesOn,
		Args: []Arg{{Role: Data}},
		Does: []Do{{Kind: automode.Run, Target: "the project's application", Traits: automode.EntryPoint, Why: "imports and serves the application"}},
		Flags: []Flag{
			{Names: "--reload --preload --check-config --print-config -D --daemon --capture-output"},
			{Names: "-w= --workers= --threads= -t= --timeout= --graceful-timeout= --keep-alive= --log-level= --max-requests= -n= --name= --backlog=", Value: Data},
			{Names: "-b= --bind=", Value: Data}, {Names: "--chdir=", Value: Base},
			{Names: "-c= --config= --pythonpath= --paste= -k= --worker-class=", Value: Unread, Why: "names code to run"},
			{Names: "--access-logfile= --error-logfile= --log-file= -p= --pid=", Value: Writes, Why: "writes there"},
			{Names: "-e= --env= -u= --user= -g= --group=", Value: Unread},
		},
	},
}

var gunicornCases = []Case{
	{`gunicorn app:app -w 2`, `Run{entry-point} the project's application`}, {`gunicorn -b 0.0.0.0:80 app:app`, `Run{entry-point} the project's application; Expose 0.0.0.0:80`},
	{`gunicorn --reload`, `Run{entry-point} the project's application`},
	{`gunicorn --chdir v`, `Run{entry-point} the project's application; in v`},
	{`gunicorn -c v`, `Run{entry-point} the project's application; Unknown names code to run`},
	{`gunicorn --access-logfile v`, `Run{entry-point} the project's application; Write v`},
	{`gunicorn -e v`, `Run{entry-point} the project's application; Unknown nobody read what the value of -e means`},
}
