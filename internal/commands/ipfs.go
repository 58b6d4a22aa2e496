package commands

import "automode"

var ipfs = Program{
	Name: "ipfs", Rare: true, Summary: "takes and gives files that are named by their content", Manual: "ipfs --help, Kubo 0.38",
	Row: Row{
		Help: "--help",
		Rows: []Row{
			{Names: "cat", Prints: served, Args: anyData, Does: []Do{{Kind: automode.Fetch, Target: "others", Why: "takes what others keep"}}, Flags: []Flag{{Names: "-o= --offset= -l= --length= --progress", Value: Data}}},
			{Names: "add", Args: []Arg{{Role: ReadsTree}}, Does: []Do{{Kind: automode.Publish, Target: "others", Why: "gives files to whoever asks for them"}}, Flags: []Flag{{Names: "-r --recursive -q --quiet -Q --quieter -w --wrap-with-directory -H --hidden --pin --progress", Value: Data}}},
			{Names: "get", Args: anyData, Does: []Do{{Kind: automode.Fetch, Target: "others", Why: "takes what others keep"}, {Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "keeps what it takes"}}, Flags: []Flag{{Names: "-o= --output=", Value: WritesTree, Why: "keeps what it takes"}, {Names: "-a --archive -C --compress --progress"}}},
		},
	},
}

var ipfsCases = []Case{{`ipfs`, `nothing`}, {`ipfs add -r d`, `Publish others; Read d/**`}, {`ipfs cat -l 9 x`, `Fetch others`}, {`ipfs get -a -o d x`, `Fetch others; Write ./**; Write d/**`}}

var smbget = Program{
	Name: "smbget", Rare: true, Summary: "takes files from a file server", Manual: "smbget(1), Samba 4.22",
	Row: Row{
		Help: "--help --usage -? -V --version", Args: []Arg{{Role: Fetches, Why: "takes files from that server"}}, Refine: smbgetFile,
		Flags: []Flag{{Names: "-O --stdout -a --guest -r --resume -R --recursive -n --nonprompt -d -q --quiet -v --verbose -u --update -D --dots -P --keep-permissions -e --encrypt"}, {Names: "-U= --user= -w= --workgroup= -b= --blocksize=", Value: Data}, {Names: "-o= --outputfile=", Value: Writes, Why: "keeps what the server gives"}},
	},
}

var smbgetCases = []Case{{`smbget -U me smb://h.test/a/f`, `Fetch smb://h.test/a/f; Write .`}, {`smbget -O smb://h.test/a/f`, `Fetch smb://h.test/a/f`}, {`smbget -o g smb://h.test/a/f`, `Fetch smb://h.test/a/f; Write g`}}

// smbgetFile: what it takes keeps its name.
func smbgetFile(m *Match) {
	if m.Has("-O -o") || len(m.Args) == 0 {
		return
	}
	f := roleFact(Receives, Lit("."), "keeps what the server gives")
	f.Words = m.Args
	if m.Has("-R") {
		f.Extent = automode.Tree
	}
	m.Add(f)
}
