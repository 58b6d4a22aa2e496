package commands

var airflow = Program{
	Name: "airflow", Rare: true, Kin: "", Package: true, Summary: "runs and shows jobs", Manual: "airflow --help, Airflow 3.1; prefect --help, Prefect 3.4", Row: Row{
		Help: "-h --help --version", Global: []Flag{{Names: "-A= --app= -b= --broker= --workdir=", Value: Unread, Why: "names code, or another service"}, {Names: "--limit= -j --json --verbose", Value: Data}, {Names: "-o= --output=", Value: Data}},
		Rows: []Row{
			{Names: "version info providers cheat-sheet plugins help", Does: toolBuilds, Args: anyData},
			{Names: "dags tasks jobs pools variables roles users assets flow-run deployment work-pool flow", Rows: []Row{{Names: "list list-runs list-jobs show details state next-execution ls inspect report list-import-errors states-for-dag-run", Does: toolBuilds, Args: anyData}}},
		},
	},
}

var airflowCases = []Case{
	{`airflow version -o 1 --json`, `Run{entry-point} the build`},
	{`airflow`, `nothing`}, {`airflow version --json`, `Run{entry-point} the build`}, {`airflow dags list`, `Run{entry-point} the build`}, {`airflow dags`, `nothing`}, {`airflow -A x inspect active`, `Unknown no subcommand “inspect” is known; Unknown names code, or another service`},
}
