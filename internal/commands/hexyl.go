package commands

import "automode"

var hexyl = Program{
	Name: "hexyl", Rare: true, Intake: Streams, Kin: "isutf8 pr colrm col ul colcrt xxhsum xxh32sum xxh64sum xxh128sum crc32 hashdeep md5deep sha256deep zipinfo diff3 zdiff zcmp bzdiff bzcmp xzdiff xzcmp mediainfo soxi jpeginfo webpinfo chafa viu catimg timg isosize dircolors chardet chardetect uchardet zbarimg smu icdiff jless",
	Summary: "shows a file, or a sum of it", Manual: "hexyl(1), 0.16; isutf8(1), moreutils 0.69; pr(1), dircolors(1), GNU coreutils 9.5; col(1), colrm(1), ul(1), util-linux 2.40; xxhsum(1), xxHash 0.8; zipinfo(1), UnZip 6.0; diff3(1), GNU diffutils 3.10; zdiff(1), gzip 1.13; mediainfo(1); pdffonts(1), Poppler 24; chafa(1), 1.14; uchardet(1)",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Reads}}, Refine: pipeOutput,
		Flags: []Flag{
			{Names: "--output= --LogFile= --output-file=", Value: Writes, Why: "writes what it shows to a file"},
			{Names: "--diff-program=", Value: RunsNamed, Why: "starts its value"},
			{Names: "-v --no-squeezing -p --plain -C --characters --no-characters -P --no-position", Of: "hexyl"},
			{Names: "-n= --length= -c= --bytes= -s= --skip= --block-size= -o= --display-offset= --color= --border= --panels= -g= --group-size= --endianness= -b= --base= --terminal-width= --character-table=", Value: Data, Of: "hexyl"},
			{Names: "-a --across -c --show-control-chars -d --double-space -F -f --form-feed -J --join-lines -m --merge -r --no-file-warnings -t --omit-header -T --omit-pagination -v --show-nonprinting -n[=] --number-lines[=] -e[=] --expand-tabs[=] -i[=] -s[=] --separator[=] -S[=] --sep-string[=] -D= --date-format= -h= --header= -l= --length= -N= --first-line-number= -o= --indent= -w= --width= -W= --page-width= --columns= -0 -1 -2 -3 -4 -5 -6 -7 -8 -9", Value: Data, Of: "pr"},
			{Names: "-b --no-backspaces -f --fine -h --tabs -p --pass -x --spaces -l= --lines=", Value: Data, Of: "col"}, {Names: "-i --indicated -t= -T= --terminal=", Value: Data, Of: "ul"},
			{Names: "-c --check -q --quiet --strict --status -w --warn -b --tag --little-endian", Of: "xxhsum xxh32sum xxh64sum xxh128sum"},
			{Names: "-r", Reach: automode.Tree, Of: "md5deep sha256deep hashdeep"}, {Names: "-e -M -w -t -s -l -b -q -z -0 -n -S", Of: "md5deep sha256deep"},
			{Names: "-W=", Value: Writes, Of: "md5deep sha256deep hashdeep", Why: "writes the sums to a file"},
			{Names: "-1 -2 -s -m -l -v -M -t -T -U -z -C -h", Of: "zipinfo"},
			{Names: "-A --show-all -e --ed -E --show-overlap -3 --easy-only -x --overlap-only -X -i -m --merge -a --text --strip-trailing-cr -T --initial-tab -L= --label=", Value: Data, Of: "diff3"},
			{Names: "-u -q -s -i -w -b -B -a -y -l", Of: "zdiff zcmp bzdiff bzcmp xzdiff xzcmp"},
			{Names: "--Full -f --Info-Parameters --Help-Output", Of: "mediainfo"}, {Names: "-t -r -c -s -d -D -b -B -p -e -a -T", Of: "soxi"},
			{Names: "-N -n -r -R --json --yaml", Of: "jless"}, {Names: "-m= --mode= --scrolloff=", Value: Data, Of: "jless"},
			{Names: "-o=", Value: Writes, Of: "timg", Why: "writes the picture"},
			{Names: "-d --delete", Of: "jpeginfo", Does: []Do{{Kind: automode.Delete, Target: "pictures that have errors"}}, Why: "removes pictures that have errors"},
			{Names: "-c --check -l --lsstat -v --verbose -i --info -j --json -5 --md5 -q --quiet", Of: "jpeginfo"},
		},
	},
}

var hexylCases = []Case{
	{`hexyl -n 64 -C /a`, `Read /a`}, {`isutf8 -q /a`, `Read /a`}, {`pr -t -w 80 /a`, `Read /a`}, {`pr -t -12 /a`, `Read /a`}, {`pr -2k /a`, `Unknown no option “-k” is known; Read /a`}, {`col -b /a`, `Read /a`}, {`ul -i /a`, `Read /a`}, {`xxhsum -c /a`, `Read /a`}, {`md5deep -r -l /a`, `Read /a/**`}, {`hashdeep -W f a`, `Read a; Write f`}, {`zipinfo -l /a`, `Read /a`}, {`diff3 -m /a /b /c`, `Read /a; Read /b; Read /c`}, {`zdiff -u /a /b`, `Read /a; Read /b`},
	{`mediainfo --Full /a`, `Read /a`}, {`soxi -D /a`, `Read /a`}, {`soxi "|id"`, `Read |id; Unknown it comes from a command, or goes into one`}, {`jless -N -m line /a`, `Read /a`}, {`jpeginfo -c /a`, `Read /a`}, {`timg -ob a`, `Read a; Write b`}, {`jpeginfo -cd a`, `Read a; Delete pictures that have errors`}, {`hexyl --frob /a`, `Unknown no option “--frob” is known; Read /a`}, {`xxhsum a b`, `Read a; Read b`}, {`col -b`, `nothing`}, {`zipinfo -1 a.zip`, `Read a.zip`},
	{`mediainfo --LogFile=f a`, `Read a; Write f`}, {`diff3 --diff-program=x a b c`, `Read a; Read b; Read c; Run[named] x`},
}
