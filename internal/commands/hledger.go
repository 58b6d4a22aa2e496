package commands

var hledger = Program{
	Name: "hledger", Rare: true, Kin: "ledger", Summary: "reports on accounts that stand in text", Manual: "hledger(1), 1.43; ledger(1), 3.3",
	Row: Row{
		Help: "-h --help --version",
		Global: []Flag{
			{Names: "-f= --file=", Value: Reads}, {Names: "-o= --output-file= --output=", Value: Writes, Why: "writes the report"},
			{Names: "--init-file= --rules-file= --rules= --price-db= --conf= --pager= --args-only --script=", Value: Unread, Why: "names settings"},
			{Names: "-e= -p= --sort=", Value: Data, Of: "hledger ledger"}, {Names: "--format= -S= -d=", Value: Data, Of: "ledger"}, {Names: "-S", Of: "hledger"}, {Names: "-O", Of: "ledger"}, {Names: "-O=", Value: Data, Of: "hledger"}, {Names: "-b= --begin= --end= --period= --depth= --output-format= --limit= --head= --tail= --width= --columns= --color= --pivot= --cost --value= --now= --current --monthly --quarterly --yearly --weekly --daily -D -W -M -Q -Y -U -P -C -R -E --empty --real --cleared --pending --uncleared -B -V -X= -n --collapse -N --no-total -T --row-total -A --average -H --historical --tree --flat -t -l --drop= --invert --transpose --strict -s -I --ignore-assertions --no-elide --wide -w", Value: Data},
		},
		Rows: []Row{
			{Names: "accounts a activity aregister areg balance bal b balancesheet bs balancesheetequity bse cashflow cf check codes commodities currencies descriptions diff files help incomestatement is notes payees prices print register reg r roi source stats tags cleared csv equity xact draft entry emacs lisp org pricemap budget", Does: thisMachine, Args: anyData},
		},
	},
}

var hledgerCases = []Case{{`hledger -f f bal --depth 2 assets`, `Query this machine; Read f`}, {`ledger -f f reg -o g`, `Query this machine; Read f; Write g`}, {`hledger bal -S -O csv --cost -o f`, `Query this machine; Write f`}, {`ledger -O -S d bal`, `Query this machine`}, {`hledger --conf x bal`, `Query this machine; Unknown names settings`}, {`hledger bal -e 2024 -p monthly`, `Query this machine`}, {`ledger bal --sort -amount`, `Query this machine`}, {`ledger --format x bal`, `Query this machine`}, {`hledger -b 2020 bal`, `Query this machine`}, {`hledger add`, `Unknown no subcommand “add” is known`}, {`hledger`, `nothing`}}
