package commands

import (
	"automode"
)

var udevadm = Program{
	Name: "udevadm", Rare: true, Kin: "pg_ctl tuned-adm", Summary: "shows or sets devices, databases or rules", Manual: "udevadm(8), systemd 257; pg_ctl(1), PostgreSQL 18; tuned-adm(8), 2.25; auditctl(8), 4.0",
	Row: Row{Style: Plain, Args: anyData, Refine: udevadmVerb},
}

var udevadmCases = []Case{{`udevadm info /dev/sda`, `Query the system`}, {`udevadm trigger`, `Configure the system`}, {`pg_ctl -D d stop`, `Configure the system`}, {`pg_ctl -s -D d stop`, `Configure the system`}, {`pg_ctl -l f start`, `Configure the system`}}

func udevadmVerb(m *Match) {
	(&verbTool{looks: "info monitor verify list listapps getenv status active", quiet: "--query --path -n --name -r --root --attribute-walk -t --tree -x --export -P --export-prefix -e --export-db -d -w --wait-for-initialization -D --pgdata --property -p -k -u --udev --kernel --subsystem-match --tag-match --verbose", of: "the system", kind: automode.Configure, why: "sets the system up differently"}).read(m)
}
