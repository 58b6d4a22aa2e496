package commands

import (
	"automode"
)

var unsquashfs = Program{
	Name: "unsquashfs", Rare: true, Summary: "lists or unpacks an image of a file system", Manual: "unsquashfs(1), squashfs-tools 4.7",
	Row: Row{
		Style: Single, Help: "-h -help -v -version", Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Data}},
		Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, When: &When{Without: "-l -ls -ll -lls -lln -llnumeric -lc -llc -s -stat -mkfs-time -fstime -cat"}, Why: "unpacks the image here"}},
		Flags: []Flag{
			{Names: "-l -ls -ll -lls -lln -llnumeric -lc -llc -s -stat -mkfs-time -fstime -cat"}, {Names: "-d= -dest=", Value: WritesTree, Why: "unpacks the image there"},
			{Names: "-n -no-progress -q -quiet -i -info -li -linfo -no -no-wildcards -r -regex -p= -processors= -max= -max-depth= -o= -offset=", Value: Data},
		},
	},
}

var unsquashfsCases = []Case{{`unsquashfs -ll a.sqsh`, `Read a.sqsh`}, {`unsquashfs a.sqsh`, `Write ./**; Read a.sqsh`}, {`unsquashfs -q -d d a.sqsh`, `Write ./**; Read a.sqsh; Write d/**`}}
