package commands

import "automode"

var journalctl = Program{
	Name: "journalctl", Rare: true, Summary: "prints the system's log", Manual: "journalctl(1), systemd 257",
	Row: Row{
		Help: "-h --help --version",
		Does: []Do{{Kind: automode.Query, Target: "the system's log"}},
		Args: anyData,
		Flags: []Flag{
			{Names: "--disk-usage --header -0 -1 -2 -3 -4 -5 -6 -7 -8 -9 --list-boots --list-catalog --dump-catalog --list-namespaces --list-invocations --no-full -l --full --no-hostname --no-pager --no-tail --show-cursor --system --user --utc --verify -N --fields -a --all -e --pager-end -f --follow -k --dmesg -m --merge -q --quiet -r --reverse -x --catalog --truncate-newline -I --force"},
			{Names: "-b[=] --boot[=] --case-sensitive[=] --lines --lines[=] -n[=]", Value: Data},
			{Names: "--after-cursor= --facility= --interval= --namespace= --output-fields= --user-unit= --verify-key= -F= --field= -S= --since= -U= --until= -c= --cursor= -g= --grep= -o= --output= -p= --priority= -t= --identifier= -T= --exclude-identifier= -u= --unit= --invocation=", Value: Data},
			{Names: "--cursor-file=", Value: Edits, Why: "keeps the place it read to"},
			{Names: "--file= --root= --image= -M= --machine=", Value: Reads},
			{Names: "-D= --directory=", Value: ReadsTree},
			{Names: "--vacuum-size= --vacuum-time= --vacuum-files=", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "the system's log"}}, Why: "removes old entries"},
			{Names: "--flush --rotate --sync --relinquish-var --smart-relinquish-var --setup-keys --update-catalog", Does: []Do{{Kind: automode.Configure, Target: "the system's log"}}, Why: "changes where the log is kept"},
		},
	},
}

var journalctlCases = []Case{
	{`journalctl -u nginx -n 50 --no-pager -b -1`, `Query the system's log`},
	{`journalctl --cursor-file c --file f -D d`, `Query the system's log; Write c; Read f; Read d/**`},
	{`journalctl --vacuum-time=1d`, `Query the system's log; Configure the system's log`},
	{`journalctl -n --rotate`, `Query the system's log; Configure the system's log`},
	{`journalctl --rotate`, `Query the system's log; Configure the system's log`},
}
