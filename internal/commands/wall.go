package commands

import "automode"

var wall = Program{
	Name: "wall", Rare: true, Kin: "write mesg", Summary: "writes to others' terminals", Manual: "wall(1), write(1), mesg(1), util-linux 2.40",
	Row: Row{Style: Looking, Help: "--help --version", Args: anyData, Does: []Do{{Kind: automode.Control, Target: "terminals", When: &When{Args: "1+"}, Why: "writes to others' terminals"}}},
}

var wallCases = []Case{{`wall hi`, `Control terminals`}, {`mesg`, `nothing`}}
