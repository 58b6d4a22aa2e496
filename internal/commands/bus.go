package commands

import "automode"

// What is told to a service on the bus is that service's to do. A few methods end what
// the machine runs.

var dbusSend = Program{
	Name: "dbus-send", Rare: true, Summary: "sends a message on the bus", Manual: "dbus-send(1), D-Bus 1.16",
	Row: Row{
		Style: Single, Help: "-help", Does: tellsServices, Args: anyData, Refine: busMember,
		Flags: []Flag{
			{Names: "-system -session -print-reply[=] -print-reply"},
			{Names: "-dest= -type= -reply-timeout= -sender=", Value: Data},
			{Names: "-bus= -peer= -address=", Value: Unread, Why: "speaks to another bus"},
		},
	},
}

var dbusSendCases = []Case{
	{`dbus-send --session --print-reply --dest=org.x /a org.x.Frob string:b`, `Control services`},
	{`dbus-send --system --dest=org.freedesktop.login1 /org/freedesktop/login1 org.freedesktop.login1.Manager.Reboot boolean:true`, `Control services; Control{halts} this machine`},
	{`dbus-send --address=x /a org.x.Frob`, `Control services; Unknown speaks to another bus`},
}

var gdbus = Program{
	Name: "gdbus", Rare: true, Summary: "shows services on the bus, or tells them something", Manual: "gdbus(1), GLib 2.84",
	Row: Row{
		Help: "-h --help",
		Rows: []Row{
			{Names: "introspect", Does: theServices, Flags: []Flag{{Names: "-e -y --system --session -r --recurse -x --xml -p --only-properties"}, {Names: "-d= -o= --dest= --object-path=", Value: Data}}},
			{Names: "call", Does: tellsServices, Args: anyData, Refine: gdbusMethod, Flags: []Flag{
				{Names: "-e -y --system --session -i --interactive"}, {Names: "-d= -o= --dest= --object-path= -t= --timeout=", Value: Data},
				{Names: "-m= --method=", Value: Data}, {Names: "-a= --address=", Value: Unread, Why: "speaks to another bus"},
			}},
		},
	},
}

var gdbusCases = []Case{
	{`gdbus`, `nothing`},
	{`gdbus introspect -y -d org.x -o /a`, `Query services`},
	{`gdbus call -e -d org.x -o /a -m org.x.Frob 1`, `Control services`},
	{`gdbus call -y -d org.freedesktop.login1 -o /org/freedesktop/login1 --method org.freedesktop.login1.Manager.PowerOff true`, `Control services; Control{halts} this machine`},
	{`gdbus call -a x -m org.x.Frob`, `Control services; Unknown speaks to another bus`},
}

var tellsServices = []Do{{Kind: automode.Control, Target: "services", Why: "tells a service what to do"}}

// busHalting are the methods that stop the machine, send it to sleep, or end all that a
// user runs.
const busHalting = "org.freedesktop.login1.Manager.PowerOff org.freedesktop.login1.Manager.PowerOffWithFlags org.freedesktop.login1.Manager.Reboot org.freedesktop.login1.Manager.RebootWithFlags org.freedesktop.login1.Manager.Halt " +
	"org.freedesktop.login1.Manager.HaltWithFlags org.freedesktop.login1.Manager.Suspend org.freedesktop.login1.Manager.SuspendWithFlags org.freedesktop.login1.Manager.Hibernate org.freedesktop.login1.Manager.HibernateWithFlags " +
	"org.freedesktop.login1.Manager.HybridSleep org.freedesktop.login1.Manager.SuspendThenHibernate org.freedesktop.login1.Manager.Sleep org.freedesktop.login1.Manager.ScheduleShutdown org.freedesktop.login1.Manager.TerminateUser " +
	"org.freedesktop.login1.Manager.KillUser org.freedesktop.systemd1.Manager.PowerOff org.freedesktop.systemd1.Manager.Reboot org.freedesktop.systemd1.Manager.SoftReboot org.freedesktop.systemd1.Manager.Halt " +
	"org.freedesktop.systemd1.Manager.KExec org.freedesktop.systemd1.Manager.Exit org.gnome.SessionManager.Shutdown org.gnome.SessionManager.Reboot org.freedesktop.ConsoleKit.Manager.Stop org.freedesktop.ConsoleKit.Manager.Restart"

func busHalts(m *Match, method string) {
	if named(busHalting, method) {
		m.Add(Fact{Kind: automode.Control, Target: "this machine", Traits: automode.Halts, Why: "stops all that a user or the machine runs"})
	}
}

// busMember: the second word is the member with its interface.
func busMember(m *Match) {
	if len(m.Args) > 1 && m.Args[1].Exact() {
		busHalts(m, m.Args[1].Text)
	}
}

func gdbusMethod(m *Match) {
	if w, ok := m.Value("-m"); ok && w.Exact() {
		busHalts(m, w.Text)
	}
}

// busCall: busctl is told the service, the object, the interface and the method.
func busCall(m *Match) {
	if len(m.Args) > 3 && m.Args[2].Exact() && m.Args[3].Exact() {
		busHalts(m, m.Args[2].Text+"."+m.Args[3].Text)
	}
}
