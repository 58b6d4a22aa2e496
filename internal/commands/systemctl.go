package commands

import "automode"

var systemctl = Program{
	Name: "systemctl", Rare: true, Summary: "looks after services", Manual: "systemctl(1), systemd 257",
	Row: Row{
		Help: "-h --help --version",
		Does: []Do{{Kind: automode.Query, Target: "services"}},
		Global: []Flag{
			{Names: "--after --before --failed --firmware-setup --global --marked --mkdir --no-ask-password --no-block --no-legend --no-pager --no-reload --no-wall --now --plain --read-only --reverse --runtime --show-types --system --user --value --wait --with-dependencies -T --show-transaction -a --all -f --force -i -l --full -q --quiet -r --recursive --fail --stdin"},
			{Names: "--dry-run"}, // only the verbs that stop the machine heed it
			{Names: "--boot-loader-entry= --boot-loader-menu= --check-inhibitors= --job-mode= --kill-whom= --kill-value= --legend= --message= --preset-mode= --reboot-argument= --state= --timestamp= --what= --when= -P= -n= --lines= -o= --output= -p= --property= -s= --signal= -t= --type=", Value: Data},
			{Names: "-H= --host=", Value: Sends, Why: "speaks to the services of another host"},
			{Names: "-M= --machine= --root= --image=", Value: Unread, Why: "speaks to the services of another system"},
		},
		Rows: []Row{
			{Names: "show", Does: []Do{{Kind: automode.Query, Target: "services"}}, Args: anyData, Refine: showsUnit},
			{Names: "status cat help is-active is-enabled is-failed is-system-running get-default list-units list-unit-files list-sockets list-timers list-jobs list-dependencies list-machines list-paths list-automounts", Does: []Do{{Kind: automode.Query, Target: "services"}}, Args: anyData},
			{Names: "show-environment", Does: []Do{{Kind: automode.Disclose, Target: "environment", Why: "prints the variables that services get"}}},
			{Names: "stop kill freeze", Args: []Arg{{Role: Controls, Why: "stops services"}}, Does: []Do{{Kind: automode.Control, Target: "services", When: &When{Args: "0"}, Why: "stops services"}}},
			{Names: "start restart try-restart reload reload-or-restart try-reload-or-restart condrestart reset-failed thaw cancel clean service-log-level service-log-target", Does: []Do{{Kind: automode.Control, Target: "services", Why: "starts or stops services"}}, Args: anyData},
			{Names: "disable mask", Does: []Do{{Kind: automode.Configure, Target: "services", Traits: automode.Persists, Why: "changes which services run"}}, Args: []Arg{{Role: Controls, Why: "keeps services from running"}}},
			{Names: "enable reenable unmask preset preset-all link revert add-wants add-requires edit set-default set-property daemon-reload daemon-reexec set-environment unset-environment import-environment bind mount-image log-level", Does: []Do{{Kind: automode.Configure, Target: "services", Traits: automode.Persists, Why: "changes which services run"}}, Args: anyData},
			{Names: "halt poweroff reboot kexec exit suspend hibernate hybrid-sleep suspend-then-hibernate rescue emergency default", Does: []Do{{Kind: automode.Control, Target: "this machine", Traits: automode.Halts, Why: "stops or restarts the machine"}}, Args: anyData, Refine: haltsDry},
			{Names: "soft-reboot sleep isolate switch-root", Does: []Do{{Kind: automode.Control, Target: "this machine", Traits: automode.Halts, Why: "stops or restarts the machine"}}, Args: anyData},
		},
	},
}

var systemctlCases = []Case{
	{`systemctl`, `Query services`},
	{`systemctl status nginx --no-pager -n 5`, `Query services`},
	{`systemctl --user show-environment`, `Disclose environment`},
	{`systemctl show nginx`, `Query services; Disclose environment`}, {`systemctl show -p ActiveState,SubState nginx`, `Query services`},
	{`systemctl show nginx --property=Environment`, `Query services; Disclose environment`}, {`systemctl show -P Environ x`, `Query services; Disclose environment`},
	{`systemctl --user restart x`, `Control services`},
	{`systemctl stop x y`, `Control x; Control y`},
	{`systemctl stop --all`, `Control services`},
	{`systemctl mask --now x`, `Configure{persists} services; Control x`},
	{`systemctl enable --now x`, `Configure{persists} services`},
	{`systemctl poweroff -i`, `Control{halts} this machine`},
	{`systemctl --dry-run poweroff`, `nothing`}, {`systemctl -H h.test --dry-run poweroff`, `Send h.test`}, {`systemctl stop x --dry-run`, `Control x`}, {`systemctl --dry-run isolate x`, `Control{halts} this machine`},
	{`systemctl -H h.test status`, `Query services; Send h.test`},
	{`systemctl --root /x status`, `Query services; Unknown speaks to the services of another system`},
}

// haltsDry: the verbs that stop the machine only say what they would do when told so; the others go
// ahead all the same.
func haltsDry(m *Match) {
	if m.Has("--dry-run") {
		m.Own(func(f *Fact) bool { return f.Kind != automode.Control })
	}
}
