package commands

import "automode"

// Programs that show files, sums of them or texts, and of whose options none
// or few do more.

var hexyl = Program{
	Name: "hexyl", Rare: true, Intake: Streams, Kin: "isutf8 pr colrm col ul colcrt xxhsum xxh32sum xxh64sum xxh128sum crc32 hashdeep md5deep sha256deep zipinfo diff3 zdiff zcmp bzdiff bzcmp xzdiff xzcmp mediainfo soxi jpeginfo webpinfo chafa viu catimg timg isosize dircolors chardet chardetect uchardet zbarimg smu icdiff jless",
	Summary: "shows a file, or a sum of it", Manual: "hexyl(1), 0.16; isutf8(1), moreutils 0.69; pr(1), dircolors(1), GNU coreutils 9.5; col(1), colrm(1), ul(1), util-linux 2.40; xxhsum(1), xxHash 0.8; zipinfo(1), UnZip 6.0; diff3(1), GNU diffutils 3.10; zdiff(1), gzip 1.13; mediainfo(1); pdffonts(1), Poppler 24; chafa(1), 1.14; uchardet(1)",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "--output= --LogFile= --output-file=", Value: Writes, Why: "writes what it shows to a file"},
			{Names: "--diff-program=", Value: RunsNamed, Why: "starts its value"},
			{Names: "-v --no-squeezing -p --plain -C --characters --no-characters -P --no-position", Of: "hexyl"},
			{Names: "-n= --length= -c= --bytes= -s= --skip= --block-size= -o= --display-offset= --color= --border= --panels= -g= --group-size= --endianness= -b= --base= --terminal-width= --character-table=", Value: Data, Of: "hexyl"},
			{Names: "-a --across -c --show-control-chars -d --double-space -F -f --form-feed -J --join-lines -m --merge -r --no-file-warnings -t --omit-header -T --omit-pagination -v --show-nonprinting -n[=] --number-lines[=] -e[=] --expand-tabs[=] -i[=] -s[=] --separator[=] -S[=] --sep-string[=] -D= --date-format= -h= --header= -l= --length= -N= --first-line-number= -o= --indent= -w= --width= -W= --page-width= --columns=", Value: Data, Of: "pr"},
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
	{`hexyl -n 64 -C /a`, `Read /a`}, {`isutf8 -q /a`, `Read /a`}, {`pr -t -w 80 /a`, `Read /a`}, {`col -b /a`, `Read /a`}, {`ul -i /a`, `Read /a`}, {`xxhsum -c /a`, `Read /a`}, {`md5deep -r -l /a`, `Read /a/**`}, {`hashdeep -W f a`, `Read a; Write f`}, {`zipinfo -l /a`, `Read /a`}, {`diff3 -m /a /b /c`, `Read /a; Read /b; Read /c`}, {`zdiff -u /a /b`, `Read /a; Read /b`},
	{`mediainfo --Full /a`, `Read /a`}, {`soxi -D /a`, `Read /a`}, {`jless -N -m line /a`, `Read /a`}, {`jpeginfo -c /a`, `Read /a`}, {`timg -ob a`, `Read a; Write b`}, {`jpeginfo -cd a`, `Read a; Delete pictures that have errors`}, {`hexyl --frob /a`, `Unknown no option “--frob” is known; Read /a`}, {`xxhsum a b`, `Read a; Read b`}, {`col -b`, `nothing`}, {`zipinfo -1 a.zip`, `Read a.zip`},
	{`mediainfo --LogFile=f a`, `Read a; Write f`}, {`diff3 --diff-program=x a b c`, `Read a; Read b; Read c; Run[named] x`},
}

var eza = Program{
	Name: "eza", Rare: true, Kin: "exa lsd dust diskus duf colorls", Summary: "lists files and how much room they take", Manual: "eza(1), 0.20; lsd(1), 1.1; dust 1.1; duf(1), 0.8; dir(1), GNU coreutils 9.5",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Lists}}, Prints: []Out{{Prints: PathsIn}},
		Does: []Do{{Kind: automode.Read, Target: ".", Traits: automode.Listing, When: &When{Args: "0"}}},
		Flags: []Flag{
			{Names: "-R --recurse -T --tree --recursive", Reach: automode.Tree},
			{Names: "-I= --ignore-glob= -L= --level= -s= --sort= --depth= -t= --time= --time-style= --color= --icon= --total= --group-dirs= -w= --width= --block-size= ", Value: Data}, {Names: "-d= -n= -X= -z= -v= -e= -T= -o= -S= -M= -A= -y=", Value: Data, Of: "dust"},
			{Names: "-1 --oneline -F --classify[=] -G --grid -l --long -x --across --color-scale[=] --colour-scale[=] --icons --icons[=] --no-icons -a --all -A --almost-all -d --list-dirs --treat-dirs-as-files -r --reverse --git-ignore --group-directories-first --group-directories-last -D --only-dirs -f --only-files -b --binary -B --bytes --changed -g --group --smart-group -h --header -H --links -i --inode -m --modified -M --mounts -n --numeric -S --blocksize --blocks -u --accessed -U --created --no-permissions -o --octal-permissions --no-filesize --no-user --no-time --no-git -@ --extended --git --git-repos --git-repos-no-status --hyperlink --follow-symlinks -X --dereference -Z --context --no-quotes --absolute", Of: "eza exa"},
			{Names: "-1 --oneline -a --all -A --almost-all -d --directory-only -F --classify -g --git -G --gitsort -h --human-readable -i --inode -l --long -L --dereference -N -r --reverse -S --sizesort --timesort -U --no-sort -v --versionsort -X --extensionsort -Z --context --header --total-size --ignore-config --no-symlink --group-directories-first --literal", Of: "lsd"},
			{Names: "-b --no-percent-bars -B --bars-on-right -c --no-colors -C --force-colors -D --only-dir -f --filecount -F --only-file -H -i --ignore-hidden -j -L --dereference-links -p --full-paths -P --no-progress -r --reverse -R --screen-reader --apparent-size -x --limit-filesystem --skip-total", Of: "dust"},
			{Names: "-all --all -json --json -inodes --inodes -warnings --warnings -hide= --hide= -hide-fs= --hide-fs= -hide-mp= --hide-mp= -only= --only= -only-fs= --only-fs= -only-mp= --only-mp= -output= --output= -sort= -style= --style= -theme= --theme= -width= --usage-threshold= --avail-threshold=", Value: Data, Of: "duf"},
			{Names: "--config-file= --config=", Value: Reads},
		},
	},
}

var ezaCases = []Case{
	{`dust -n 1 -d 2 d`, `Read{listing} d`}, {`eza -la --header /srv`, `Read{listing} /srv`}, {`lsd -la /srv`, `Read{listing} /srv`}, {`dust -r /srv`, `Read{listing} /srv`}, {`duf --output size,used /srv`, `Read{listing} /srv`}, {`eza --frob /srv`, `Unknown no option “--frob” is known; Read{listing} /srv`},
	{`eza -la --git`, `Read{listing} .`}, {`eza -T -L 2 d`, `Read{listing} d/**`}, {`lsd --config-file f d`, `Read{listing} d; Read f`}, {`duf`, `Read{listing} .`}, {`dust -d 2 d`, `Read{listing} d`},
}

var ncdu = Program{
	Name: "ncdu", Rare: true, Summary: "shows what takes up room, and removes it when told", Manual: "ncdu(1), 2.6",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: ListsTree}},
		Flags: []Flag{{Names: "-o= --output-file=", Value: Writes, Why: "writes what it found"}, {Names: "-f= -X= --exclude-from= --input-file=", Value: Reads}, {Names: "--exclude= --color= -l= --log-file=", Value: Data}, {Names: "-x --one-file-system --cross-file-system -0 -1 -2 -q -r -e --extended -L --follow-symlinks --si --apparent-size --disk-usage --exclude-caches --exclude-kernfs --show-hidden --hide-hidden --disable-delete --disable-shell"}},
	},
}

var ncduCases = []Case{{`ncdu -x /d`, `Read{listing} /d/**`}, {`ncdu -o f -X g --exclude x`, `Write f; Read g`}}

var fdupes = Program{
	Name: "fdupes", Rare: true, Kin: "jdupes rdfind", Summary: "finds files that are the same, and removes or links them when told", Manual: "fdupes(1), 2.3; jdupes(1), 1.28; rdfind(1), 1.6",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: ReadsTree}, {Role: Deletes, Extent: automode.Tree, When: &When{With: "-d"}, Why: "removes copies"}, {Role: WritesTree, When: &When{With: "-L"}, Why: "replaces copies by links"}},
		Flags: []Flag{{Names: "-d --delete -I --immediate -deleteduplicates"}, {Names: "-L --linkhard -l --linksoft -B --dedupe -makehardlinks -makesymlinks -makeresultsfile"}, {Names: "--order= -X= --extfilter=", Value: Data}, {Names: "-o=", Value: Data, Of: "fdupes jdupes"}},
	},
}

var fdupesCases = []Case{
	{`fdupes -o 1 -r d`, `Read d/**`},
	{`fdupes -r d`, `Read d/**`}, {`fdupes -rdN d`, `Read d/**; Delete d/**`}, {`jdupes -L d`, `Read d/**; Write d/**`}, {`jdupes -X size+:1k d`, `Read d/**`},
}

var fuser = Program{
	Name: "fuser", Rare: true, Summary: "says which processes use a file or a port", Manual: "fuser(1), psmisc 23 and macOS 15",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Lists}}, Does: []Do{{Kind: automode.Query, Target: "processes"}},
		Flags:  []Flag{{Names: "-k --kill", Does: []Do{{Kind: automode.Control, Target: "the processes that use it"}}, Why: "ends them"}, {Names: "-n= --namespace=", Value: Data}, {Names: "-v --verbose -a --all -c -f -u --user -m --mount -I --inode -M --ismountpoint -s --silent -4 --ipv4 -6 --ipv6 -l --list-signals"}},
		Prints: []Out{{Prints: Numbers}},
	},
}

var fuserCases = []Case{{`fuser -vm /a`, `Query processes; Read{listing} /a`}, {`fuser -v 3000/tcp`, `Query processes; Read{listing} 3000/tcp`}, {`fuser -k -n tcp 3000`, `Query processes; Read{listing} 3000; Control the processes that use it`}}

var renice = Program{
	Name: "renice", Rare: true, Kin: "ipcrm rtcwake", Summary: "changes what runs", Manual: "renice(1), ipcrm(1), rtcwake(8), util-linux 2.40",
	Row: Row{Style: Looking, Help: "--help --version", Args: anyData, Does: []Do{{Kind: automode.Control, Target: "processes", Why: "changes what other processes have"}}, Refine: rtcwakeSleeps},
}

var reniceCases = []Case{{`renice -n 5 -p 12`, `Control processes`}, {`rtcwake -m no -s 60`, `Control processes`}, {`rtcwake -s 60`, `Control processes; Control{halts} this machine`}}

// rtcwakeSleeps: it sends the machine to sleep in every mode but those that only set
// the clock.
func rtcwakeSleeps(m *Match) {
	for i := range m.hits {
		h := &m.hits[i]
		if named("-n --dry-run --list-modes", h.Name) || named("-m --mode", h.Name) && h.Value.Exact() && named("no on disable show", h.Value.Text) {
			return
		}
	}
	if m.name() != "rtcwake" {
		return
	}
	m.Add(Fact{Kind: automode.Control, Target: "this machine", Traits: automode.Halts, Why: "sends the machine to sleep"})
}

var btop = Program{
	Name: "btop", Rare: true, Kin: "bpytop glances procs iotop bottom btm gtop s-tui nvtop zenith below dstat dool radeontop intel_gpu_top cpufetch  fastfetch screenfetch onefetch macchina pfetch", Summary: "shows what runs and how busy the machine is", Manual: "btop(1), 1.4; procs 0.14; iotop(8), 0.6; atop(1), 2.11; dstat(1); fastfetch(1), 2.30; onefetch(1), 2.22",
	Row: Row{
		Style: Looking, Help: "--help --version", Does: thisMachine, Args: anyData,
		Flags: []Flag{{Names: "-c= --config= --export-json-file= --export-csv-file= --gen-config[=] --output= --load-config= -C=", Value: Unread, Why: "is a file that it reads or writes"},
			{Names: "--command-text=", Value: RunsLine, Why: "shows what its value prints"}, {Names: "-s --server --webserver -B= -w", Value: Data, Does: []Do{{Kind: automode.Expose, Target: "a port"}}, Why: "listens for connections"}},
	},
}

var btopCases = []Case{{`procs --tree`, `Query this machine`}, {`fastfetch --command-text x`, `Query this machine; Run[line] x`}, {`procs -s`, `Query this machine; Expose a port`}, {`fastfetch --gen-config=x`, `Query this machine; Unknown is a file that it reads or writes`}}

var figlet = Program{
	Name: "figlet", Rare: true, Kin: "toilet cowsay cowthink lolcat fortune sl cmatrix banner pwgen uuidgen uuid mcookie units tty-clock asciiquarium", Summary: "prints something", Manual: "figlet(6), 2.2; cowsay(1), 3.8; fortune(6), 9708; pwgen(1), 2.08; uuidgen(1), util-linux 2.40; units(1), 2.23",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: anyData,
		Flags:  []Flag{{Names: "-f= -d= -H= --file= --config=", Value: Reads}, {Names: "-o=", Value: Unread}},
		Refine: figletCow,
	},
}

var figletCases = []Case{{`figlet -w 80 hi`, `nothing`}, {`pwgen -s 20 1`, `nothing`}, {`uuidgen`, `nothing`}, {`uuid -o f`, `Unknown nobody read what the value of -o means`}, {`figlet -f big hi`, `Read big`}, {`cowsay -f ./x.cow hi`, `Run{hidden} ./x.cow`}, {`lolcat a`, `Read a`}}

// figletCow: a cow is a file of Perl; lolcat reads files.
func figletCow(m *Match) {
	switch name := m.name(); {
	case named("cowsay cowthink", name):
		if w, ok := m.Value("-f"); ok && (!w.Exact() || byteIn('/', w.Text)) {
			m.Facts = []Fact{optionFact(Loads, Hit{Name: "-f"}, w, "loads code")}
		}
	case name == "pwgen" && len(m.Args) == 2:
		if long, many := bytesOf(m.Args[0].Text), bytesOf(m.Args[1].Text); long > 0 && many >= farMany/long {
			m.Prints = Endless
		}
	case name == "lolcat":
		m.Facts = append(m.Facts, roles(Reads, m.Args, "")...)
	}
}

var pv = Program{
	Name: "pv", Rare: true, Intake: Streams, Summary: "copies what it reads and shows how far it is", Manual: "pv(1), 1.9",
	Row: Row{
		Style: Looking, Help: "--help --version", Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-o= --output= -P= --pidfile=", Value: Writes, Why: "writes there"},
			{Names: "-Y --sync -d= --watchfd= -R= --remote= -s= --size= -L= --rate-limit= -B= --buffer-size= -i= --interval= -N= --name= -F= --format= -w= --width= -H= --height= -D= --delay-start=", Value: Data},
			{Names: "-S --stop-at-size", Cancels: NoEnd},
			{Names: "-U= --store-and-forward=", Value: Writes, Why: "keeps what it copies"},
		},
		Prints: []Out{{Passed, &When{Args: "0"}}, {Content, &When{Args: "1"}}},
	},
}

var pvCases = []Case{{`pv -s 1g a`, `Read a`}, {`pv -o b a`, `Read a; Write b`}, {`pv -S -s 1m a`, `Read a`}, {`pv -U b a`, `Read a; Write b`}}

var ts = Program{
	Name: "ts", Rare: true, Intake: Streams, Kin: "errno ifdata", Summary: "notes when lines were read, and other small things", Manual: "ts(1), errno(1), ifdata(1), moreutils 0.69",
	Row: Row{Style: Looking, Help: "--help", Args: anyData},
}

var tsCases = []Case{{`ts -s %H:%M:%S`, `nothing`}}

var sponge = Program{
	Name: "sponge", Rare: true, Intake: Holds, Summary: "takes in all of its input, then writes it to a file", Manual: "sponge(1), moreutils 0.69",
	Row: Row{
		Args: []Arg{
			{At: Each, Role: Writes, When: &When{Without: "-a"}, Why: "replaces what is there"},
			{At: Each, Role: Appends, When: &When{With: "-a"}, Why: "adds to what is there"},
		},
		Flags: []Flag{{Names: "-a"}},
	},
}

var spongeCases = []Case{{`sponge f`, `Write f`}, {`sponge -a f`, `Write f`}, {`sponge`, `nothing`}}
