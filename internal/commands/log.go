package commands

import "automode"

var logProgram = Program{
	Name: "log", Rare: true, Summary: "shows what macOS wrote down", Manual: "log(1), macOS 15",
	Row: Row{
		Style: Looking,
		Rows: []Row{
			{Names: "show stream stats help", Does: []Do{{Kind: automode.Query, Target: "the system's log"}}, Args: anyData},
			{Names: "collect config erase", Does: []Do{{Kind: automode.Configure, Target: "the system's log", Why: "copies, sets or empties it"}}, Args: anyData},
		},
	},
}

var logProgramCases = []Case{{`log show --last 5m`, `Query the system's log`}, {`log erase --all`, `Configure the system's log`}, {`log`, `nothing`}}
