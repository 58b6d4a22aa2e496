package commands

var kpsewhich = Program{
	Name: "kpsewhich", Rare: true, Summary: "says where TeX finds a file", Manual: "kpsewhich(1), TeX Live 2025",
	Row: Row{Style: Looking, Help: "--help --version -help -version", Args: anyData, Flags: []Flag{{Names: "-mktex= --mktex=", Value: Unread, Why: "makes what is missing"}}},
}

var kpsewhichCases = []Case{{`kpsewhich -all article.cls`, `nothing`}, {`kpsewhich -mktex=pk cmr10`, `Unknown makes what is missing`}}
