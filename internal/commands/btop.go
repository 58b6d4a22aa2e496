package commands

import "automode"

var btop = Program{
	Name: "btop", Rare: true, Kin: "bpytop glances procs iotop bottom btm gtop s-tui nvtop zenith below dstat dool radeontop intel_gpu_top cpufetch  fastfetch screenfetch onefetch macchina pfetch", Summary: "shows what runs and how busy the machine is", Manual: "btop(1), 1.4; procs 0.14; iotop(8), 0.6; atop(1), 2.11; dstat(1); fastfetch(1), 2.30; onefetch(1), 2.22",
	Row: Row{
		Style: Looking, Help: "--help --version", Does: thisMachine, Args: anyData,
		Flags: []Flag{{Names: "-c= --config= --export-json-file= --export-csv-file= --gen-config[=] --output= --load-config= -C=", Value: Unread, Why: "is a file that it reads or writes"},
			{Names: "--command-text=", Value: RunsLine, Why: "shows what its value prints"}, {Names: "-s --server --webserver -B= -w", Value: Data, Does: []Do{{Kind: automode.Expose, Target: "a port"}}, Why: "listens for connections"}},
	},
}

var btopCases = []Case{{`procs --tree`, `Query this machine`}, {`fastfetch --command-text x`, `Query this machine; Run[line] x`}, {`procs -s`, `Query this machine; Expose a port`}, {`fastfetch --gen-config=x`, `Query this machine; Unknown is a file that it reads or writes`}}
