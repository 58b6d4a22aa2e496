package commands

var column = Program{
	Name: "column", Intake: Holds, Summary: "prints lines as a table", Manual: "column(1), util-linux 2.40 and macOS 15",
	Row: Row{
		Help:  "--help --version -h -V",
		Args:  []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-c= --output-width= -d --table-noheadings -E= --table-noextreme= -e --table-header-repeat -H= --table-hide= -J --json -K --header-as-columns -L --keep-empty-lines -l= --table-columns-limit= -m --table-maxout -N= --table-columns= -n= --table-name= -O= --table-order= -o= --output-separator= -p= --tree-parent= -R= --table-right= -r= --tree= -S= --use-spaces= -s= --separator= -T= --table-truncate= -t --table -W= --table-wrap= -x --fillrows -i= --tree-id=", Value: Data}},
	},
}

var columnCases = []Case{
	{`column --frobnicate`, `Unknown no option “--frobnicate” is known`},
	{`column -t -s , a`, `Read a`},
	{`column`, `nothing`},
}
