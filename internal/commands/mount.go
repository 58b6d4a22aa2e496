package commands

import (
	"strings"

	"automode"
)

var mount = Program{
	Name: "mount", Rare: true, Summary: "attaches file systems, or lists them", Manual: "mount(8), util-linux 2.40 and macOS 15",
	Row: Row{
		Help: "-h --help -V --version",
		Does: []Do{
			{Kind: automode.Query, Target: "file systems", When: &When{Args: "0", Without: "-a"}},
			{Kind: automode.Configure, Target: "file systems", When: &When{Args: "1+"}, Why: "attaches a file system"},
			{Kind: automode.Configure, Target: "file systems", When: &When{With: "-a", Args: "0"}, Why: "attaches file systems"},
		},
		Args: anyData,
		Flags: []Flag{
			{Names: "-a --all"},
			{Names: "-B --bind -c --no-canonicalize -d -F --fork -f --fake -i --internal-only -k -l --show-labels -M --move -m --mkdir -n --no-mtab -r --read-only -R --rbind -s -u -v --verbose -w --rw --read-write --make-shared --make-slave --make-private --make-unbindable --make-rshared --make-rslave --make-rprivate --make-runbindable"},
			{Names: "-L= --label= -U= --uuid= --source= --target=", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "file systems", When: &When{Args: "0", Without: "-a"}}}, Why: "attaches a file system"},
			{Names: "-N= --namespace= -O= --test-opts= -o= --options= --options-mode= --options-source= -T= --fstab= -t= --types= --target-prefix= --onlyonce --exclusive", Value: Data},
		},
		Refine: mountsOver,
	},
}

// mountsOver: what lies in a folder is not seen any more where something is attached
// over it, and how it may be used changes with it.
func mountsOver(m *Match) {
	o, _ := m.Value("-o")
	if n := len(m.Args); n > 1 || n == 1 && strings.Contains(o.Text, "remount") {
		f := roleFact(Marks, m.Args[n-1], "attaches a file system there")
		m.Add(f)
	}
	if w, ok := m.Value("--target"); ok && spelled(m, "--target") {
		m.addRole(Marks, &w, "attaches a file system there")
	}
}

var mountCases = []Case{
	{`mount`, `Query file systems`},
	{`mount -l -t ext4`, `Query file systems`},
	{`mount -o ro /dev/sda1 /mnt`, `Configure file systems; Write{metadata} /mnt`},
	{`mount -o remount,ro /`, `Configure file systems; Write{metadata} /`},
	{`mount -L x`, `Query file systems; Configure file systems`}, {`mount -o remount,rw --target /`, `Query file systems; Configure file systems; Write{metadata} /`},
	{`mount -a`, `Configure file systems`},
}
