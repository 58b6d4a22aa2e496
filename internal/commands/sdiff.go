package commands

var textViews = Program{
	Name: "sdiff", Rare: true, Kin: "wdiff diffstat lsdiff filterdiff interdiff grepdiff glow mdcat pygmentize chroma most pathchk b3sum jd xsv-diff datamash tsv-select tsv-filter tsv-pretty tsv-summarize csvclean antiword catdoc catppt xls2csv pdfgrep mkvinfo opusinfo otfinfo fc-list fc-match fc-query fc-scan gdalinfo isoinfo rpm2cpio lsar exiv2-print",
	Summary: "shows or compares files", Manual: "sdiff(1), GNU diffutils 3.12; wdiff(1), 1.2; diffstat(1), 1.68; lsdiff(1), patchutils 0.4; glow(1), 2.1; pygmentize(1), 2.19; most(1), 5.2; datamash(1), 1.9; csvclean(1), csvkit 2.1; antiword(1), 0.37; catdoc(1), 0.95; pdfgrep(1), 2.2; fc-list(1), 2.17; gdalinfo(1), 3.11; isoinfo(1), 3.02; lsar(1), 1.10",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: sourceReads, Refine: listsFromAddresses,
		Flags: []Flag{
			{Names: "-o= --output= --output-file= -O= --outdir= --out=", Value: Writes, Why: "writes what it makes there"}, {Names: "--diff-program= --pager= -P= --add-config-dir= --config-file= --plug-in= -x= --config=", Value: Unread, Why: "can name code"},
			{Names: "-k= -w= --delimiter= --lang= --style= --theme= --fields= --width=", Value: Data},
			{Names: "-l --left-column -s --suppress-common-lines -t --expand-tabs -d --minimal", Of: "sdiff"},
			{Names: "-i --ignore-case -E --ignore-tab-expansion -Z --ignore-trailing-space -b --ignore-space-change -W --ignore-all-space -B --ignore-blank-lines -a --text -H --speed-large-files --strip-trailing-cr -I= --tabsize=", Value: Data, Of: "sdiff"},
			{Names: "-1 --no-deleted -2 --no-inserted -3 --no-common -i --ignore-case -n --avoid-wraps -p --printer -s --statistics -t --terminal -d --diff-input -l --less-mode", Of: "wdiff"},
			{Names: "-b -c -C -d -E -K -l -q -r -R -s -t -T -u -v -m -p= -n= -N= -D= -f= -S=", Value: Data, Of: "diffstat"},
			{Names: "-n --line-number -N --number-files -s --status -E --empty-files-as-removed --extended-regexp -z --decompress -H --with-filename -h --no-filename -v --verbose -p= --strip-match= --strip= -i= --include= --exclude= --lines= --files= -F= --hunks=", Value: Data, Of: "lsdiff filterdiff grepdiff"},
			{Names: "-g", Of: "pygmentize"}, {Names: "-f= -S= -N= -H=", Value: Data, Of: "pygmentize"},
			{Names: "-i --ignore-case -c --count -n --page-number -H --with-filename -h --no-filename -F --fixed-strings -p --page-count -q --quiet -Z --null -l --files-with-matches -L --files-without-match --warn-empty --unac -m= --max-count= -A= -B= -C= --color= --page-range= -e= --regexp=", Value: Data, Of: "pdfgrep"},
			{Names: "-v -q -b -a -s -i= -f=", Value: Data, Of: "fc-list fc-match fc-query fc-scan"},
			{Names: "-json -mm -nogcp -nomd -norat -noct -nofl -checksum -proj4 -listmdd", Of: "gdalinfo"},
			{Names: "-d -f -l -p -R -J -h", Of: "isoinfo"}, {Names: "-i=", Value: Reads, Of: "isoinfo"}, {Names: "-N= -T= -j=", Value: Data, Of: "isoinfo"},
			{Names: "-C --skip-comments -f --full -H --headers --header-in --header-out -i --ignore-case -s --sort -W --whitespace -z --zero-terminated --narm --no-strict -g= --group= -R= --round= --filler= --field-separator= --output-delimiter=", Value: Data, Of: "datamash"},
			{Names: "-d=", Value: Data, Of: "tsv-select tsv-filter tsv-pretty tsv-summarize csvclean"}, {Names: "-t=", Value: Data, Of: "datamash"}, {Names: "-l=", Value: Data, Of: "pygmentize"}, {Names: "-s=", Value: Data, Of: "glow"},
		},
	},
}

var textViewsCases = []Case{
	{`sdiff -i /a /b`, `Read /a/**; Read /b/**`}, {`wdiff -3 /a /b`, `Read /a/**; Read /b/**`}, {`diffstat -s -p1 /a`, `Read /a/**`}, {`lsdiff -s /a`, `Read /a/**`}, {`pygmentize -g -f html /a`, `Read /a/**`}, {`pdfgrep -n x /a`, `Read x/**; Read /a/**`}, {`fc-query -b /a`, `Read /a/**`}, {`gdalinfo -json /a`, `Read /a/**`},
	{`isoinfo -l -i /a -N 1`, `Read /a`}, {`datamash -s -g 1 sum 2`, `Read sum/**; Read 2/**`}, {`wdiff --frob /a /b`, `Unknown no option “--frob” is known; Read /a/**; Read /b/**`}, {`glow -x y a`, `Read a/**; Unknown can name code`},
	{`sdiff -w 80 a b`, `Read a/**; Read b/**`}, {`datamash -t , sum 1`, `Read sum/**; Read 1/**`}, {`tsv-select -d , a`, `Read a/**`}, {`pygmentize -l c a`, `Read a/**`}, {`glow -s dark a`, `Read a/**`}, {`sdiff -s a b`, `Read a/**; Read b/**`}, {`pygmentize -o f a.c`, `Read a.c/**; Write f`}, {`glow https://h.test/x`, `Fetch https://h.test/x`}, {`sdiff --diff-program=x a b`, `Read a/**; Read b/**; Unknown can name code`}}
