package commands

var mp3info = Program{
	Name: "mp3info", Rare: true, Summary: "shows or sets what is noted of a piece of music", Manual: "mp3info(1), 0.8",
	Row: Row{
		Help: "-h", Args: []Arg{{Role: Reads}},
		Flags: []Flag{{Names: "-x -F -G -p= -r=", Value: Data}, {Names: "-a= -c= -g= -l= -n= -t= -y= -d -f", Value: Data, Does: []Do{{Why: "changes the files"}}}},
	},
}

var mp3infoCases = []Case{{`mp3info -x a.mp3`, `Read a.mp3`}, {`mp3info -t x a.mp3`, `Read a.mp3; Unknown changes the files`}}
