package commands

import (
	"strings"

	"automode"
)

// Programs that look into structured text.

var xmllint = Program{
	Name: "xmllint", Rare: true, Summary: "checks and prints XML", Manual: "xmllint(1), libxml2 2.13",
	Row: Row{
		Style: Single, Help: "--help --version", Args: []Arg{{Role: Reads}}, // libxml2 takes its long options with one dash or two
		Flags: []Flag{
			{Names: "--output= -o=", Value: Writes, Why: "writes the result"},
			{Names: "--schema= --relaxng= --schematron= --dtdvalid= --path=", Value: Reads},
			{Names: "--noent --loaddtd --dtdattr --valid --postvalid --xinclude --noxincludenode --load-trace", Does: []Do{{Kind: automode.Unknown, Why: "takes in what the document names"}}},
			{Names: "--noout --format --html --recover --nonet --nowarning --noblanks --nocdata --nsclean --c14n --c14n11 --exc-c14n --timing --repeat --huge --push --memory --walker --stream --copy --auto --chkregister --dropdtd --nowrap --htmlout --xmlout --sax --sax1 --quiet --nodefdtd --nofixup-base-uris --oldxml10 --nocatalogs --debug"},
			{Names: "--xpath= --pattern= --encode= --maxmem= --pretty= --dtdvalidfpi=", Value: Data},
		},
	},
}

var xmllintCases = []Case{
	{`xmllint --noout --huge /a.xml`, `Read /a.xml`}, {`xmllint --catalogs /a.xml`, `Unknown no option “--catalogs” is known`}, {`xmllint -output b -noout a.xml`, `Read a.xml; Write b`},
	{`xmllint --noent a.xml`, `Read a.xml; Unknown takes in what the document names`},
	{`xmllint --noout --schema s.xsd a.xml`, `Read a.xml; Read s.xsd`}, {`xmllint --xpath '//x' a.xml`, `Read a.xml`}, {`xmllint --format -o b a.xml`, `Read a.xml; Write b`},
}

var xmlstarlet = Program{
	Name: "xmlstarlet", Rare: true, Also: "xml", Summary: "looks into and edits XML", Manual: "xmlstarlet(1), 1.6",
	Row: Row{Style: Plain, Args: anyData, Refine: xmlstarletFiles},
}

var xmlstarletCases = []Case{
	{`xmlstarlet sel -t -v //x a.xml`, `Read a.xml`}, {`xmlstarlet sel -t -c 'document("/x")' a.xml`, `Unknown an expression may read other documents; Read a.xml`}, {`xmlstarlet ed -L -u //x -v 1 a.xml`, `Write a.xml`}, {`xmlstarlet ed -u //x -v 1 a.xml`, `Read a.xml`}, {`xmlstarlet`, `nothing`}, {`xmlstarlet tr x.xsl a.xml`, `Unknown a style sheet may read and write files; Read a.xml`},
}

// xmlstarletFiles: the file stands last; only editing in place changes it.
func xmlstarletFiles(m *Match) {
	if len(m.Args) > 0 && !m.Args[0].Exact() {
		m.Unknown("what it does is not known", m.Args[0])
	}
	if m.unreadOptions(); len(m.Args) < 2 {
		return
	}
	if m.Args[0].Is("tr") || m.Args[0].Is("transform") {
		m.Unknown("a style sheet may read and write files", m.Args[0])
	}
	role, why := Reads, ""
	for _, w := range m.Args[:len(m.Args)-1] {
		if w.Is("-L") || w.Is("--inplace") || !w.Exact() && w.mayBeFlag() {
			role, why = Edits, "changes the file"
		}
		if strings.Contains(w.Text, "document") {
			m.Unknown("an expression may read other documents", w)
		}
	}
	m.Add(roleFact(role, m.Args[len(m.Args)-1], why))
}

var gron = Program{
	Name: "gron", Rare: true, Kin: "ungron pup htmlq html2text html2markdown jqp jp jello", Summary: "shows structured text in another way", Manual: "gron 0.7; pup 0.4; htmlq(1), 0.4; html2text(1), 2.2",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Reads}}, Refine: gronAddress,
		Flags: []Flag{
			{Names: "-f= --file= --filename= --color-file=", Value: Reads},
			{Names: "-o= --output=", Value: Writes, Why: "writes the result"},
			{Names: "-s --stream -v --values -c --colorize -m --monochrome -j --json --no-sort -u --ungron", Of: "gron ungron"}, {Names: "-c --color -n --number -p --plain --pre -i= --indent= -l= --limit= --charset=", Value: Data, Of: "pup"},
			{Names: "-t --text -p --pretty -B --detect-base -w --ignore-whitespace -a= --attribute= -b= --base= -r= --remove-nodes=", Value: Data, Of: "htmlq"}, {Names: "-utf8 -ascii -nobs -nometa -links -style= -width=", Value: Data, Of: "html2text"},
			{Names: "-k --insecure", Does: []Do{{Kind: automode.Weaken, Target: HostCheck}}, Why: "takes any host for the one it asked"},
		},
	},
}

var gronCases = []Case{
	{`gron -s /a.json`, `Read /a.json`}, {`pup -n -f /a.html`, `Read /a.html`}, {`htmlq -t a`, `nothing`}, {`jello _.a`, `Run[text python] _.a`}, {`html2text -utf8 /a.html`, `Read /a.html`},
	{`gron a.json`, `Read a.json`}, {`gron https://h.test/a`, `Fetch https://h.test/a`}, {`htmlq -f a.html -o b p`, `Read a.html; Write b`}, {`pup 'a attr{href}'`, `nothing`}, {`gron -k a`, `Read a; Weaken the check of the host's certificate`},
}

// gronAddress: an address is fetched; selectors are no files, and jello's are
// Python.
func gronAddress(m *Match) {
	if m.name() == "jello" {
		for _, w := range m.Args {
			f := roleFact(RunsText, w, "runs the query as code")
			f.Lang = Python
			m.Add(f)
		}
	}
	if named("pup htmlq jp jqp jello", m.name()) {
		m.Own(func(f *Fact) bool { return f.Role != Reads || f.Flag != "" })
		return
	}
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == Reads && strings.Contains(f.Word.Text, "://") {
			*f = roleFact(Fetches, f.Word, "takes what the address gives")
		}
	}
}

var dasel = Program{
	Name: "dasel", Rare: true, Kin: "xq tomlq fq", Summary: "selects and sets parts of structured text", Manual: "dasel 2.8; yq 3.4 (kislyuk); fq 0.13",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{At: First, Role: Data}, {At: Rest, Role: Reads}}, Refine: daselPut,
		Flags: []Flag{
			{Names: "-f= --file= --from-file=", Value: Reads}, {Names: "-n --null-input", Of: "xq tomlq fq"},
			{Names: "-o= --out=", Value: Writes, Why: "writes the result"},
			{Names: "-i --in-place"},
			{Names: "-L= --library-path=", Value: Loads, Why: "loads modules"},
			{Names: "--read= -w= --write= -s= --selector= -t= --type= -v= --value= --indent= --arg= --argjson=", Value: Data}, {Names: "-r=", Value: Data, Of: "dasel"}, {Names: "-x --xml-output -c --compact-output -C --color-output -M --monochrome-output -S --sort-keys -e --exit-status -j --join-output -a --ascii-output -r --raw-output -T --toml-output", Of: "xq tomlq"},
		},
	},
}

var daselCases = []Case{
	{`dasel -f a.json -r json .x`, `Read a.json`}, {`dasel put -f a.json -v 1 .x`, `Read .x; Write a.json`}, {`xq .x a.xml`, `Read a.xml`}, {`xq env a.xml`, `Read a.xml; Disclose environment`}, {`fq -n '"f"|open'`, `Unknown the filter opens files or runs text`}, {`xq --arg a x env`, `Read env; Disclose environment`}, {`xq -r .x /a.xml`, `Read /a.xml`}, {`tomlq -i .x=1 a.toml`, `Write a.toml`},
	{`dasel -i json 'readFile("f")'`, `Read readFile("f"); Unknown the selector reads another file or a variable`}, {`dasel -i json '$root.a'`, `Read $root.a`},
	{`dasel put -f a -o b .x`, `Read .x; Read a; Write b`}, {`fq -L d . a`, `Read a; Run{hidden} d`},
}

// daselSelectors: what a selector of dasel 3 calls computes, but for one function; any
// word may be one, and any may be the name of a file.
func daselSelectors(m *Match) {
	for _, w := range m.Args {
		for name := range jqNames(w.Text) {
			if name == "readFile" || name[0] == '$' && !named("$ $this $root $key $value", name) {
				m.Unknown("the selector reads another file or a variable", w)
			}
		}
	}
}

// daselPut: dasel's put and delete change the file that -f names, unless the
// result goes elsewhere; -i changes the files of the others.
func daselPut(m *Match) {
	is := m.name() == "dasel"
	if is {
		daselSelectors(m)
	}
	for i, w := range m.Args {
		if is || i > 0 && !m.Has("--arg --argjson") {
			break
		}
		jqFilter(m, w) // the others' selectors are jq's
		for name := range jqNames(w.Text) {
			if m.name() == "fq" && named("open eval repl", name) {
				m.Unknown("the filter opens files or runs text", w)
			}
		}
	}
	puts := is && len(m.Args) > 0 && (m.Args[0].Is("put") || m.Args[0].Is("delete")) && !m.Has("-o")
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role == Reads && (puts && f.Flag != "" || !is && f.Flag == "" && m.Has("-i")) {
			*f = roleFact(Edits, f.Word, "changes the file")
		}
	}
}

var csvcut = Program{
	Name: "csvcut", Rare: true, Kin: "csvsql csvgrep csvlook csvstat csvsort csvjoin csvstack csvjson in2csv csvformat csvtojson csv2json xsv qsv xan csvtk csview", Summary: "works on tables in text", Manual: "csvkit 2.0; xsv 0.13; csvtk 0.31; csview 1.3",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-o= --output= --out-file=", Value: Writes, Why: "writes the result"},
			{Names: "--columns= -C= -m= --match= --regex= -d= --delimiter=", Value: Data}, {Names: "-c=", Value: Data, Of: "csvcut csvgrep csvsort csvstat csvjoin"}, {Names: "-r=", Value: Data, Of: "csvgrep"}, {Names: "-e=", Value: Data, Of: "csvcut csvgrep csvlook csvstat csvsort csvjoin csvstack csvjson in2csv csvformat"},
			{Names: "-t --tabs -b --no-doublequote -S --skipinitialspace -H --no-header-row -l --linenumbers --zero --blanks -x --delete-empty-rows -I --no-inference -v --verbose", Of: "csvcut csvsql csvgrep csvlook csvstat csvsort csvjoin csvstack csvjson in2csv csvformat"},
			{Names: "-q= --quotechar= -u= --quoting= -p= --escapechar= -z= --maxfieldsize= --encoding= -L= --locale= -K= --skip-lines= -y= --snifflimit= --date-format= --datetime-format=", Value: Data, Of: "csvcut csvsql csvgrep csvlook csvstat csvsort csvjoin csvstack csvjson in2csv csvformat"},
			{Names: "-n --names", Of: "csvcut csvgrep csvstat csvsort in2csv"}, {Names: "-i --invert-match -a --any-match", Of: "csvgrep"}, {Names: "-r --reverse -i --ignore-case", Of: "csvsort"}, {Names: "--outer --left --right", Of: "csvjoin"},
			{Names: "--csv --type --nulls --unique --min --max --sum --mean --median --stdev --len --freq --count", Of: "csvstat"}, {Names: "-T --out-tabs -B --out-no-doublequote -D= -Q= -U= -P= -M=", Value: Data, Of: "csvformat"},
			{Names: "--stream --no-bbox -k= --key= --lat= --lon=", Value: Data, Of: "csvjson"}, {Names: "--sheet= --format= -k= --key=", Value: Data, Of: "in2csv"},
			{Names: "-f= --file=", Value: Reads},
			{Names: "--query= --queries= --tables= -i= --dialect=", Value: Data, Of: "csvsql"}, {Names: "--db= --insert --before-insert= --after-insert= --overwrite --create-if-not-exists --sql-delimiter= --engine-option=", Value: Data, Of: "csvsql", Does: []Do{{Why: "speaks to a database"}}},
		},
		Refine: csvcutVerb,
	},
}

var csvcutCases = []Case{
	{`csvcut --columns 1 -c 1,2 a.csv`, `Read a.csv`}, {`csvcut -n /a.csv`, `Read /a.csv`}, {`csvlook -t -q x /a.csv`, `Read /a.csv`}, {`csvgrep -i -c 1 -m x /a.csv`, `Read /a.csv`}, {`csvsort -r /a.csv`, `Read /a.csv`}, {`csvjoin --left /a /b`, `Read /a; Read /b`}, {`csvstat --count /a.csv`, `Read /a.csv`}, {`csvformat -T /a.csv`, `Read /a.csv`}, {`csvjson --stream /a.csv`, `Read /a.csv`}, {`in2csv --sheet x /a.xls`, `Read /a.xls`},
	{`in2csv --write-sheets - /a.xls`, `Unknown no option “--write-sheets” is known; Read -; Read /a.xls`},
	{`csvgrep -r 1 -c 1,2 a.csv`, `Read a.csv`},
	{`csvcut -e 1 -c 1,2 a.csv`, `Read a.csv`},
	{`csvsql --query 'select 1' a.csv`, `Read a.csv`}, {`csvsql --query 'attach x as y' a.csv`, `Read a.csv; Unknown the statement does more than look`}, {`csvsql --db sqlite:///x --insert a.csv`, `Read a.csv; Unknown speaks to a database; Unknown speaks to a database`},
	{`csvcut -c 1,2 a.csv`, `Read a.csv`}, {`xsv stats a.csv`, `Read stats; Read a.csv`}, {`xsv split d a.csv`, `Read split; Read d; Read a.csv; Write ./**`}, {`csvtk cut -f 1 -o b a.csv`, `Read cut; Read a.csv; Read 1; Write b`},
	{`qsv sqlp a.csv x`, `Read sqlp; Read a.csv; Read x; Unknown nobody read what it does here`},
}

// csvcutVerb: xsv and its kin have verbs, of which some write files.
func csvcutVerb(m *Match) {
	for _, h := range m.hits {
		if named("--query --queries", h.Name) {
			if does, problem := readSQL(h.Value.Text); does != sqlLooks || problem != "" || !h.Value.Exact() {
				m.Unknown("the statement does more than look", h.Value)
			}
		}
	}
	if !named("xsv qsv xan csvtk", m.name()) || len(m.Args) == 0 {
		return
	}
	switch v := m.Args[0]; {
	case v.Is("split") || v.Is("partition") || v.Is("splitxlsx"):
		m.Add(roleFact(WritesTree, Lit("."), "writes a file for every part"))
	case !v.Exact() || !named("cat count cut dedup enum fill filter fixlengths flatten fmt freq frequency grep head headers index input join nrow ncol partition pretty rename reverse sample search select slice sort stats summary table tail transpose uniq view csv2tab csv2json csv2md tab2csv help", v.Text):
		m.Unknown("nobody read what it does here", v)
	}
}

var mlr = Program{
	Name: "mlr", Rare: true, Summary: "works on tables in text", Manual: "Miller 6.13",
	Row: Row{Style: Plain, Args: anyData, Refine: mlrWords},
}

var mlrCases = []Case{
	{`mlr --icsv --ojson cat a.csv`, `Read a.csv`}, {`mlr --csv sort -f x then head -n 2 a.csv`, `Read x; Read 2; Read a.csv`}, {`mlr -I --csv cat a.csv`, `Write a.csv`}, {`mlr --csv put -q 'tee > $x.".csv", $*' a.csv`, `Unknown its expressions can write and run`},
	{`mlr --icsv filter '$a > 1' a.csv`, `Read a.csv`}, {`mlr --icsv put -q 'print system("id")' a.csv`, `Unknown its expressions can write and run`}, {`mlr --icsv put 'emit > "f", @x' a.csv`, `Unknown its expressions can write and run`}, {`mlr --icsv put -f x a.csv`, `Unknown its expressions can write and run`},
	{`mlr --icsv cat b.csv a.csv`, `Read b.csv; Read a.csv`}, {`mlr --icsv join -f l.csv -j id a.csv`, `Read l.csv; Read id; Read a.csv`},
	{`mlr --icsv tee b a.csv`, `Unknown its expressions can write and run`}, {`mlr --version`, `nothing`}, {`mlr help topics`, `nothing`}, {`mlr repl`, `Unknown nobody read what it does here`}, {`mlr --icsv --ifs ';' cat a.csv`, `Read a.csv`}, {`mlr --csv split -n 2 a.csv`, `Unknown its expressions can write and run`},
}

// mlrWords: any word that is no option may be a file. Expressions can write
// files and run commands, as can some verbs.
func mlrWords(m *Match) {
	if len(m.Args) == 0 || named("help version", m.Args[0].Text) {
		return
	}
	role, why, verb := Reads, "", true
	var files []Word
	for i := 0; i < len(m.Args); i++ {
		switch w := m.Args[i]; {
		case w.Is("put") || w.Is("filter"):
			for i++; i < len(m.Args) && named("-q -S -F -x", m.Args[i].Text); i++ {
			}
			if i == len(m.Args) || !mlrComputes(m.Args[i]) {
				m.Unknown("its expressions can write and run", w)
				return
			}
			verb = false
		case !w.Exact(), named("tee split case -s --from --prepipe --prepipex --load --mload --ofmt -S -O -D", w.Text):
			m.Unknown("its expressions can write and run", w)
			return
		case w.Is("-I"):
			role, why = Edits, "changes the file"
		case w.Is("then"):
			verb = true
		case verb && named("--ifs --ofs --fs --ips --ops --ps --irs --ors --rs --nr-progress-mod --records-per-batch", w.Text):
			i++
		case strings.HasPrefix(w.Text, "-"):
		case verb && !named(mlrVerbs, w.Text):
			m.Unknown("nobody read what it does here", w)
			return
		case verb:
			verb = false
		default:
			files = append(files, w)
		}
	}
	m.unreadOptions()
	m.Facts = append(m.Facts, roles(role, files, why)...)
}

// mlrVerbs are those that only change the records that go through them.
const mlrVerbs = "altkv bar bootstrap bottom cat count count-distinct count-similar cut decimate fill-down fill-empty flatten format-values fraction gap grep group-by group-like gsub having-fields head histogram" +
	" json-parse json-stringify join label latin1-to-utf8 least-frequent merge-fields most-frequent nest nothing regularize rename reorder repeat reshape sec2gmt sec2gmtdate seqgen shuffle" +
	" skip-trivial-records sort sort-within-records sort-within-records-values sparsify split-join splitax ssub stats1 stats2 step sub summary tac tail template top unflatten uniq unspace unsparsify utf8-to-latin1"

// mlrComputes reports whether an expression only computes: what prints can go
// into a file or a command behind ">" or "|" alone.
func mlrComputes(w Word) bool {
	if !w.Exact() || strings.HasPrefix(w.Text, "-") {
		return false
	}
	for name := range jqNames(w.Text) {
		if named("system exec ENV", name) || named("tee emit emit1 emitp emitf print printn eprint eprintn dump edump", name) && strings.ContainsAny(w.Text, ">|") {
			return false
		}
	}
	return !strings.Contains(w.Text, "\\(")
}

var q = Program{
	Name: "q", Rare: true, Kin: "textql trdsql", Summary: "asks tables in text by SQL", Manual: "q 3.1; textql 2.0; trdsql 1.1",
	Row: Row{Style: Looking, Help: "-h --help --version -version", Args: anyData, Refine: queryFiles, Flags: []Flag{
		{Names: "-sql= -d= -D= -E= -dlm= -output-dlm=", Value: Data}, {Names: "-e=", Value: Data, Of: "q"},
		{Names: "-q= -f= --query-filename= -a= -A= -config= -db= -driver= -dsn=", Value: Unread, Why: "a query or settings from elsewhere"},
		{Names: "-S= --save-db-to-disk= -save-to= -out= -out-file=", Value: Writes, Why: "writes the result"},
	}},
}

var qCases = []Case{
	{`q 'select 1 from a.csv'`, `Read ./**; Read a.csv`}, {`q "select a from b join '.c'"`, `Read ./**; Read b; Read .c`}, {`textql -sql x a.csv`, `Read ./**; Read a.csv`}, {`q 'select * from ~/a'`, `Unknown the query names files`},
	{`q chat --trust-all-tools x`, `Run another agent; Weaken{ungated} its permissions`}, {`q login`, `Run another agent`}, {`trdsql -q f`, `Unknown a query or settings from elsewhere`}, {`q -e utf-8 -d , -S db 'select 1 from a.csv'`, `Write db; Read ./**; Read a.csv`},
}

// queryFiles: the tables of a query are files by their names.
func queryFiles(m *Match) {
	if m.name() == "q" && len(m.Args) > 0 && named("chat translate login logout mcp settings update agent integrations setup inline doctor issue init theme restart user quit", m.Args[0].Text) {
		m.Facts = m.Facts[:0] // an agent of the same name
		otherAgent(m)
		return
	}
	words := append([]Word(nil), m.Args...)
	for _, h := range m.hits {
		if h.Name == "-sql" {
			query := h.Value
			query.Text += " " // never a file's name
			words = append([]Word{query}, words...)
		}
	}
	for _, w := range words {
		switch {
		case w.Exact() && !strings.ContainsAny(w.Text, " \t\n"):
			m.Add(roleFact(Reads, w, ""))
		case !w.Exact() || strings.ContainsAny(w.Text, "~/\\"):
			m.Unknown("the query names files", w)
		default:
			m.Add(roleFact(ReadsTree, Lit("."), ""))
			queryTables(m, w.Text)
		}
	}
}

// queryTables: what a query names with an ending, or as a table, is a file that it reads
// whatever that is called.
func queryTables(m *Match, query string) {
	table := false
	for name := range strings.FieldsFuncSeq(query, func(r rune) bool { return strings.ContainsRune(" \t\n,;()=<>'\"`", r) }) {
		if table || strings.ContainsRune(name, '.') {
			m.Add(roleFact(Reads, Lit(name), ""))
		}
		table = strings.EqualFold(name, "from") || strings.EqualFold(name, "join")
	}
}

var tidyProgram = Program{
	Name: "tidy", Rare: true, Summary: "checks and prints HTML", Manual: "tidy(1), HTML Tidy 5.8",
	Row: Row{
		Style: Single, Help: "-help -h -? -version -v", Args: []Arg{{Role: Reads, When: &When{Without: "-modify"}}, {Role: Edits, When: &When{With: "-modify"}, Why: "changes the file"}},
		Flags: []Flag{
			{Names: "-modify -m"}, {Names: "-output= -o=", Value: Writes, Why: "writes the result"}, {Names: "-file= -f=", Value: Writes, Why: "writes what it found wrong"}, {Names: "-config=", Value: Unread},
			{Names: "-indent -i -wrap= -w= -upper -u -clean -c -bare -b -gdoc -g -numeric -n -errors -e -quiet -q -omit -xml -asxml -asxhtml -ashtml -access= -utf8 -raw -ascii -latin0 -latin1 --show-warnings= --drop-empty-elements= --tidy-mark= --wrap= --indent=", Value: Data},
		},
	},
}

var tidyProgramCases = []Case{{`tidy -q -e a.html`, `Read a.html`}, {`tidy -m a.html`, `Write a.html`}, {`tidy -o b -f c -config d a.html`, `Read a.html; Write b; Write c; Unknown nobody read what the value of -config means`}}
