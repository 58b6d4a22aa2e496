package commands

import (
	"strings"

	"automode"
)

// Ansible's programs share most of their options.

var ansible = Program{
	Name: "ansible", Rare: true, Kin: "ansible-console", Summary: "runs modules on many hosts", Manual: "ansible(1), ansible-core 2.19",
	Row: Row{
		Help: "-h --help --version", Args: anyData, Flags: ansibleFlags,
		Does: []Do{
			{Kind: automode.Change, Target: "the hosts of the inventory", When: &When{Without: "--list-hosts"}, Why: "runs a module on other hosts"},
			{Kind: automode.Query, Target: "the hosts of the inventory", When: &When{With: "--list-hosts"}},
		},
		Refine: ansibleInventory,
	},
}

var ansiblePull = Program{
	Name: "ansible-pull", Rare: true, Summary: "makes this machine as a repository's playbook describes it", Manual: "ansible-pull(1), ansible-core 2.19",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-U= --url=", Value: RunsFile, Why: "runs a playbook of that repository"},
			{Names: "-C= --checkout= -d= --directory= -i= --inventory= -e= --extra-vars= -l= --limit= -t= --tags= -m= --module-name= -s= --sleep= -f --force -o --only-if-changed --purge --full --clean --accept-host-key -v -K", Value: Data},
		},
		Does: []Do{{Kind: automode.Configure, Target: "this machine", Traits: automode.Persists, Why: "sets this machine up"}},
	},
}

var ansiblePullCases = []Case{{`ansible-pull -U https://h.test/x -C main a.yml`, `Configure{persists} this machine; Run[file native] https://h.test/x`}}

var ansiblePlaybook = Program{
	Name: "ansible-playbook", Rare: true, Summary: "makes hosts as a playbook describes them", Manual: "ansible-playbook(1), ansible-core 2.19",
	Row: Row{
		Help: "-h --help --version", Flags: ansibleFlags, Refine: ansibleInventory,
		Does: []Do{
			{Kind: automode.Change, Target: "the hosts of the inventory", When: &When{Without: "-C --list-tasks --syntax-check --list-hosts"}, Why: "changes other hosts"},
			{Kind: automode.Query, Target: "the hosts of the inventory", When: &When{With: "-C --list-tasks --syntax-check --list-hosts"}},
		},
		Args: []Arg{
			{Role: RunsFile, When: &When{Without: "-C --list-tasks --syntax-check --list-hosts"}},
			{Role: Reads, When: &When{With: "-C --list-tasks --syntax-check --list-hosts"}},
		},
	},
}

var ansibleTools = Program{
	Name: "ansible-inventory", Rare: true, Kin: "ansible-doc ansible-config ansible-lint", Summary: "shows and checks what Ansible works with", Manual: "ansible-inventory(1), ansible-doc(1), ansible-config(1) and ansible-lint --help, ansible-core 2.19, ansible-lint 25",
	Row: Row{
		Help: "-h --help --version", Args: anyData, Flags: ansibleFlags, Refine: ansibleInventory,
		Does: []Do{{Kind: automode.Run, Target: "the check", Traits: automode.EntryPoint, Why: "loads the project's inventory, plugins and rules"}},
	},
}

var ansibleGalaxy = Program{
	Name: "ansible-galaxy", Rare: true, Summary: "installs roles and collections", Manual: "ansible-galaxy(1), ansible-core 2.19",
	Row: Row{
		Help: "-h --help --version",
		Rows: []Row{
			{Names: "list search info", Does: galaxyLooks, Args: anyData, Flags: galaxyFlags},
			{Names: "role collection", Rows: []Row{
				{Names: "list search info verify", Does: galaxyLooks, Args: anyData, Flags: galaxyFlags},
				{Names: "install download", Does: galaxyInstalls, Args: anyData, Flags: galaxyFlags},
				{Names: "init build remove", Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Why: "makes or removes a role or collection"}}, Args: anyData, Flags: galaxyFlags},
				{Names: "publish import delete setup", Does: []Do{{Kind: automode.Publish, Target: "Galaxy", Why: "changes what others install"}}, Args: anyData, Flags: galaxyFlags},
			}},
			{Names: "install", Does: galaxyInstalls, Args: anyData, Flags: galaxyFlags},
		},
	},
}

var ansibleVault = Program{
	Name: "ansible-vault", Rare: true, Summary: "encrypts files of Ansible", Manual: "ansible-vault(1), ansible-core 2.19",
	Row: Row{
		Help: "-h --help --version",
		Rows: []Row{
			{Names: "view decrypt edit", Args: []Arg{{Role: Discloses, Why: "shows what is encrypted"}}, Flags: vaultFlags},
			{Names: "encrypt create rekey", Args: []Arg{{Role: Edits, Why: "encrypts the file"}}, Flags: vaultFlags},
			{Names: "encrypt_string", Args: anyData, Flags: vaultFlags},
		},
	},
}

var (
	galaxyLooks    = []Do{{Kind: automode.Query, Target: "Galaxy"}}
	galaxyInstalls = []Do{{Kind: automode.Install, Target: "roles or collections", Why: "adds code that playbooks run"}}
)

var galaxyFlags = []Flag{
	{Names: "-f --force --force-with-deps -n --no-deps -i --ignore-errors --offline --pre -U --upgrade -v -vv -vvv", Value: Data},
	{Names: "-p= --roles-path= --collections-path= --token= --api-key= --timeout= --author= --galaxy-tags= --platforms= --format=", Value: Data},
	{Names: "-s= --server=", Value: Fetches, Why: "takes them from there"},
	{Names: "-r= --role-file= --requirements-file=", Value: Reads},
	{Names: "-c --ignore-certs", Does: []Do{{Kind: automode.Weaken, Target: "the check of certificates"}}, Why: "takes any host for the server"},
}

var vaultFlags = []Flag{
	{Names: "--ask-vault-password --ask-vault-pass -J -v -vv", Value: Data},
	{Names: "--encrypt-vault-id= -n= --name= --stdin-name=", Value: Data},
	{Names: "--vault-id= --new-vault-id= --vault-password-file= --vault-pass-file= --new-vault-password-file=", Value: Unread, Why: "a file that it starts where it may be started"},
	{Names: "--output=", Value: Writes, Why: "writes the result there"},
}

// ansibleFlags are of all that load an inventory.
var ansibleFlags = []Flag{
	{Names: "-C --check"},
	{Names: "--list-hosts"},
	{Names: "--list --host= --vars", Value: Data},
	{Names: "--list-tasks --list-tags --syntax-check"},
	{Names: "-D --diff -b --become -K --ask-become-pass -k --ask-pass -J --ask-vault-password --ask-vault-pass -o --one-line --step --force-handlers --flush-cache -v -vv -vvv -vvvv --verbose --graph -y --yaml --toml --export -j --json -F --list_files -s --snippet --metadata-dump --nocolor -q --strict --offline -p --parseable -L --list-rules --list-profiles --only-changed", Value: Data},
	{Names: "-a= -m= --module-name= --extra-vars= --forks= -l= --limit= -t= --tags= --skip-tags= --start-at-task= -u= --user= --connection= -T= --timeout= --become-method= --become-user= -B= --background= -P= --poll= --type= --profile= -x= --skip-list= -w= --warn-list=", Value: Data}, {Names: "-e=", Value: Data, Of: "ansible ansible-playbook ansible-console"}, {Names: "-f=", Value: Data, Of: "ansible ansible-playbook ansible-console ansible-lint"}, {Names: "--args=", Value: Data, Of: "ansible"}, {Names: "--format=", Value: Data, Of: "ansible-config ansible-lint"},
	{Names: "-i= --inventory= --inventory-file=", Value: Data},
	{Names: "--private-key= --key-file=", Value: Lists, Why: "uses the key"},
	{Names: "--output=", Value: Writes, Why: "writes the inventory there"},
	{Names: "--become-password-file= --connection-password-file= --vault-password-file= --vault-pass-file= -M= --module-path= --playbook-dir= --ssh-common-args= --ssh-extra-args= --sftp-extra-args= --scp-extra-args= -r= --rules-dir= --fix", Value: Unread, Does: []Do{{Why: "can name programs"}}},
}

// ansibleInventory: an inventory may be a program; a list of hosts with commas
// is none.
func ansibleInventory(m *Match) {
	if m.name() == "ansible-inventory" && m.Has("--list") {
		m.Add(Fact{Kind: automode.Disclose, Target: "the inventory's variables", Why: "prints the variables of hosts, decrypted ones among them"})
	}
	for i := range m.hits {
		if h := &m.hits[i]; flagNamed(h.Flag, "-i") && h.Has && !(h.Value.Exact() && strings.Contains(h.Value.Text, ",")) {
			f := optionFact(RunsFile, *h, h.Value, "starts it when it is a program")
			switch name := h.Value.Text; {
			case !h.Value.Exact():
			case strings.HasSuffix(name, ".ini"), strings.HasSuffix(name, ".yml"), strings.HasSuffix(name, ".yaml"), strings.HasSuffix(name, ".toml"):
				f.Traits |= automode.EntryPoint // a list of the project's hosts
			}
			m.Add(f)
		}
	}
}

var ansibleCases = []Case{
	{`ansible -e 1 all -m ping`, `Change the hosts of the inventory`},
	{`ansible -f 1 all -m ping`, `Change the hosts of the inventory`},
	{`ansible --args 1 all -m ping`, `Change the hosts of the inventory`},
	{`ansible all -m ping`, `Change the hosts of the inventory`},
	{`ansible all -i a,b -m shell -a 'rm x' -b --private-key k`, `Change the hosts of the inventory; Read{listing} k`},
	{`ansible all --list-hosts`, `Query the hosts of the inventory`},
	{`ansible all --ssh-common-args x`, `Change the hosts of the inventory; Unknown can name programs; Unknown nobody read what the value of --ssh-common-args means`},
}

var ansiblePlaybookCases = []Case{
	{`ansible-playbook site.yml`, `Change the hosts of the inventory; Run[file native] site.yml`},
	{`ansible-playbook --check --diff site.yml --limit x`, `Query the hosts of the inventory; Read site.yml`},
	{`ansible-playbook site.yml --list-hosts`, `Query the hosts of the inventory; Read site.yml`},
	{`ansible-playbook --syntax-check -i hosts.ini site.yml`, `Query the hosts of the inventory; Read site.yml; Run{entry-point}[file native] hosts.ini`},
	{`ansible-playbook --syntax-check -i hosts site.yml`, `Query the hosts of the inventory; Read site.yml; Run[file native] hosts`},
}

var ansibleToolsCases = []Case{
	{`ansible-lint --format json a.yml`, `Run{entry-point} the check`},
	{`ansible-inventory --list -i ./inv.sh --output f`, `Run{entry-point} the check; Write f; Disclose the inventory's variables; Run[file native] ./inv.sh`},
	{`ansible-inventory --graph --vars`, `Run{entry-point} the check; Disclose the inventory's variables`}, {`ansible-inventory --graph -v`, `Run{entry-point} the check`}, {`ansible-doc --list`, `Run{entry-point} the check`},
	{`ansible-doc -l`, `Run{entry-point} the check`},
}

var ansibleGalaxyCases = []Case{
	{`ansible-galaxy`, `nothing`},
	{`ansible-galaxy list -p d`, `Query Galaxy`},
	{`ansible-galaxy collection list -v`, `Query Galaxy`},
	{`ansible-galaxy role install x -r f -s https://h -c`, `Install roles or collections; Read f; Fetch https://h; Weaken the check of certificates`},
	{`ansible-galaxy role init x`, `Write ./**`},
	{`ansible-galaxy collection publish x`, `Publish Galaxy`},
	{`ansible-galaxy role`, `nothing`},
	{`ansible-galaxy install -f x`, `Install roles or collections`},
}

var ansibleVaultCases = []Case{
	{`ansible-vault`, `nothing`},
	{`ansible-vault view f --ask-vault-pass --vault-id x`, `Disclose f; Unknown a file that it starts where it may be started`}, {`ansible-vault view f --stdin-name x`, `Disclose f`},
	{`ansible-vault encrypt f --output g`, `Write f; Write g`},
	{`ansible-vault encrypt_string x -n y`, `nothing`},
}
