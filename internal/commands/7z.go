package commands

import "automode"

var sevenZip = Program{
	Name: "7z", Rare: true, Links: "*", Also: "7za 7zz 7zr", Summary: "packs and unpacks archives", Manual: "7z(1), p7zip 16.02 and 7-Zip 24",
	Row: Row{
		Help: "--help -h",
		Global: []Flag{
			{Names: "-bd -bt -r -r- -r0 -ssc -ssc- -ssw -stl -slt -slp -snh -snl -sni -spe -spf2 -sse -si -bb -bb0 -bb1 -bb2 -bb3 -bso0 -bso1 -bso2 -bse0 -bse1 -bse2 -bsp0 -bsp1 -bsp2 -scsUTF-8 -an -aos -aou -aot"},
			{Names: "-aoa"},
			{Names: "-y"},
			{Names: "-so"},
			{Names: "-m= -p[=] -t= -v= -x= -i= -u=", Value: Data},
			{Names: "-w[=]", Value: Makes, Why: "puts temporary files there"},
			{Names: "-spf", Does: []Do{{Kind: automode.Unknown}}, Why: "writes wherever the archive says"},
		},
		Refine: listed,
		Rows: []Row{
			{Names: "a u", Args: []Arg{{At: First, Role: Writes, Why: "writes the archive"}, {At: Rest, Role: ReadsTree}, {At: Rest, Role: Deletes, Extent: automode.Tree, When: &When{With: "-sdel"}, Why: "removes what it packed"}}, Flags: []Flag{{Names: "-sdel"}}},
			{Names: "d rn", Args: []Arg{{At: First, Role: Writes, Why: "changes the archive"}, {At: Rest, Role: Data}}},
			{Names: "l t h b i", Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Data}}},
			{Names: "x e", Refine: unpacksOver, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Without: "-o -so"}, Why: "writes what the archive holds"}}, Prints: []Out{{Decoded, &When{With: "-so"}}},
				Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Data}}, Flags: []Flag{{Names: "-o=", Value: UnpacksNew, Why: "writes what the archive holds"}}},
		},
	},
}

var sevenZipCases = []Case{
	{`7z`, `nothing`},
	{`7z a a.7z @list`, `Write a.7z; Read @list/**; Unknown more words, or names of files, stand in a file`},
	{`7z a -mx=9 -t7z -bb1 a.7z d`, `Write a.7z; Read d/**`},
	{`7z a -sdel a.7z d`, `Write a.7z; Read d/**; Delete d/**`},
	{`7z a -w/d a.7z f`, `Write a.7z; Read f/**; Write /d`},
	{`7z a -si a.7z`, `Write a.7z`},
	{`7z e -so a.7z`, `Read a.7z`},
	{`7z d a.7z f`, `Write a.7z`},
	{`7z l -slt a.7z`, `Read a.7z`},
	{`7z x -y a.7z`, `Write ./**; Read a.7z`},
	{`7z x -aoa a.7z`, `Write ./**; Read a.7z`},
	{`7z e a.7z -oout f`, `Read a.7z; Write out/**`},
	{`7z x -spf a.7z`, `Write ./**; Read a.7z; Unknown writes wherever the archive says`},
}
