package commands

import (
	"automode"
)

var javaLooks = Program{
	Name: "jps", Rare: true, Kin: "jstat jinfo jstack", Summary: "shows running programs of Java", Manual: "jps(1), jstat(1), jinfo(1), jstack(1), JDK 25",
	Row: Row{
		Help: "-h -help --help", Args: anyData, Does: []Do{{Kind: automode.Query, Target: "programs of Java"}},
		Flags: []Flag{
			{Names: "-q -m -l -v -V -e -F -gc -gcutil -gccapacity -gccause -gcnew -gcold -gcmetacapacity -class -compiler -printcompilation -options -t -sysprops -flags", Value: Data},
			{Names: "-flag=", Value: Unread, Why: "may set an option of the program"},
		},
	},
}

var javaLooksCases = []Case{{`jps -lvm`, `Query programs of Java`}, {`jstat -gc 12 1000 3`, `Query programs of Java`}, {`jinfo -flag +X 12`, `Query programs of Java; Unknown may set an option of the program`}}
