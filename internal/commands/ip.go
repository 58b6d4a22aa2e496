package commands

import (
	"strings"

	"automode"
)

var ip = Program{
	Name: "ip", Rare: true, Summary: "shows or sets addresses, links and routes", Manual: "ip(8), iproute2 6.11",
	Row: Row{
		Style: Leading, Help: "-V -Version -h -human-readable-help",
		Args: anyData,
		Flags: []Flag{
			{Names: "-4 -6 -0 -B -M -a -all -br -brief -c -color -d -details -h -human -iec -j -json -N -Numeric -o -oneline -p -pretty -r -resolve -s -stats -statistics -t -timestamp -ts -tshort -echo -human-readable -force"},
			{Names: "-f= -family= -l= -loops= -rc= -rcvbuf=", Value: Data},
			{Names: "-b= -batch=", Value: Unread, Why: "takes commands from a file"},
			{Names: "-n= -netns=", Value: Data, Does: []Do{{Kind: automode.Elevate, Target: "another name space"}}, Why: "works in another name space"},
		},
		Refine: ipObject,
	},
}

var ipCases = []Case{
	{`ip a`, `Query the network`},
	{`ip -br addr show eth0`, `Query the network`},
	{`ip route get 1.1.1.1`, `Query the network`},
	{`ip link set eth0 down`, `Configure the network`},
	{`ip -f inet addr add 10.0.0.1/8 dev eth0`, `Configure the network`},
	{`ip netns exec x rm y`, `Elevate another name space; Run[words] rm y`},
	{`ip vrf exec x rm y`, `Elevate another name space; Run[words] rm y`}, {`ip -all net e rm y`, `Elevate another name space; Run[words] rm y`},
	{`ip -n x link`, `Query the network; Elevate another name space`},
	{`ip -b f`, `Query the network; Unknown takes commands from a file`},
	{`ip route $x`, `Configure the network`},
	{`ip l s eth0 down`, `Configure the network`}, {`ip link s`, `Configure the network`}, {`ip link sh eth0`, `Query the network`}, {`ip a s eth0`, `Query the network`}, {`ip r s`, `Query the network`},
}

// ipExec starts a command in a name space, of which the name stands in front of it unless
// it is all of them. Words may be shortened.
func (m *Match) ipExec() bool {
	at := 3
	if spelled(m, "-a -all") {
		at = 2
	}
	if len(m.Args) <= at || !strings.HasPrefix("exec", m.Args[1].Text) {
		return false
	}
	if object := m.Args[0].Text; object == "" || m.Args[1].Text == "" || !strings.HasPrefix("vrf", object) && (len(object) < 3 || !strings.HasPrefix("netns", object)) {
		return false
	}
	m.Add(Fact{Kind: automode.Elevate, Target: "another name space", Why: "works in another name space"})
	f := roleFact(RunsWords, m.Args[at], "")
	f.Words = m.Args[at:]
	m.Add(f)
	return true
}

// ipObject: after the object comes show, list or get, or something that
// changes it.
func ipObject(m *Match) {
	own := m.Facts
	m.Facts = nil
	looks := len(m.Args) < 2
	if len(m.Args) >= 2 && m.Args[1].Exact() {
		verb := m.Args[1].Text
		looks = len(verb) > 0 && (strings.HasPrefix("show", verb) || strings.HasPrefix("list", verb) || verb == "get" || verb == "help")
		if verb == "s" && !named("a addr address r ro route n neigh neighbor neighbour ru rule", m.Args[0].Text) {
			looks = false // of links and others it is short for set
		}
	}
	switch {
	case m.ipExec():
	case looks:
		m.Add(Fact{Kind: automode.Query, Target: "the network"})
	default:
		m.Add(Fact{Kind: automode.Configure, Target: "the network", Why: "sets the network up differently"})
	}
	m.Facts = append(m.Facts, own...)
}
