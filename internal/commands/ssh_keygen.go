package commands

import (
	"strings"

	"automode"
)

var sshKeygen = Program{
	Name: "ssh-keygen", Rare: true, Summary: "makes and looks after keys of SSH", Manual: "ssh-keygen(1), OpenSSH 9.9",
	Row: Row{
		Help: "-? --help",
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-a= -b= -C= -E= -g -I= -m= -N= -n= -O= -P= -q -t= -v -V= -Z= -z= -h -U", Value: Data},
			{Names: "-f=", Value: Data},
			{Names: "-l -L -B -e -i -Q"},
			{Names: "-y"},
			{Names: "-F= -r=", Value: Data},
			{Names: "-R=", Value: Data, Does: []Do{{Kind: automode.Configure, Target: "the known hosts", Why: "forgets a host's key"}}},
			{Names: "-H", Does: []Do{{Kind: automode.Configure, Target: "the known hosts", Why: "rewrites the list of known hosts"}}},
			{Names: "-p -c"},
			{Names: "-A", Does: []Do{{Kind: automode.Configure, Target: "the host's keys", Traits: automode.Persists, Why: "makes keys for this host"}}},
			{Names: "-D= -w=", Value: RunsFile, Why: "loads a library"},
			{Names: "-K", Does: []Do{{Kind: automode.Disclose, Target: "keys of a security token", Why: "writes them to files"}}},
			{Names: "-s= -k -u -M= -Y=", Value: Unread, Why: "signs or revokes keys"},
		},
		Refine: sshKeygenFile,
	},
}

var sshKeygenCases = []Case{
	{`ssh-keygen -t ed25519 -f key -N '' -C me`, `Write key; Write key.pub`},
	{`ssh-keygen -t rsa`, `Configure the person's SSH keys`},
	{`ssh-keygen -t ed25519-sk -O resident -O write-attestation=a -O challenge=c -f k`, `Write a; Read c; Write k; Write k.pub`},
	{`ssh-keygen -lf key.pub`, `Read key.pub`},
	{`ssh-keygen -l`, `Read{listing} the person's SSH keys`},
	{`ssh-keygen -y -f key`, `Read key`},
	{`ssh-keygen -F host`, `Read{listing} the person's SSH keys`},
	{`ssh-keygen -R host`, `Configure the known hosts`},
	{`ssh-keygen -R host -f k`, `Configure the known hosts; Write k`},
	{`ssh-keygen -H -f k`, `Configure the known hosts; Write k`},
	{`ssh-keygen -p -f key`, `Write key`},
	{`ssh-keygen -A`, `Configure{persists} the host's keys`},
	{`ssh-keygen -D lib.so -l`, `Run[file native] lib.so; Read{listing} the person's SSH keys`},
	{`ssh-keygen -K`, `Disclose keys of a security token; Configure the person's SSH keys`},
	{`ssh-keygen -s ca -I id key.pub`, `Unknown signs or revokes keys; Configure the person's SSH keys`},
}

// sshKeygenFile: what happens to the file of -f is decided by the other
// options; without any a pair of keys is made.
func sshKeygenFile(m *Match) {
	for _, h := range m.Hits() {
		key, path, _ := strings.Cut(h.Value.Text, "=")
		switch {
		case h.Name != "-O":
		case key == "write-attestation":
			m.Add(Fact{Role: Writes, Word: cutWord(h.Value, len(h.Value.Text)-len(path)), Kind: automode.Write, Flag: h.Name, Via: automode.ByOption, Why: "writes what the token says of itself"})
		case key == "challenge":
			m.Add(Fact{Role: Reads, Word: cutWord(h.Value, len(h.Value.Text)-len(path)), Kind: automode.Read, Flag: h.Name, Via: automode.ByOption})
		case !h.Value.Exact():
			m.Unknown("an option of the token is not known", h.Value)
		}
	}
	file, named := m.Value("-f")
	looks := m.Holds("-l -y -F")
	switch {
	case looks && named:
		m.Add(Fact{Role: Reads, Word: file, Kind: automode.Read})
	case looks:
		m.Add(Fact{Target: "the person's SSH keys", Kind: automode.Read, Traits: automode.Listing})
	case named && m.Has("-R -H -p"):
		m.Add(Fact{Role: Edits, Word: file, Kind: automode.Write, Why: "rewrites the file"})
	case named:
		m.Add(Fact{Role: Writes, Word: file, Kind: automode.Write, Why: "writes a key"})
		public := file
		if public.Exact() {
			public.Text += ".pub"
		} else {
			public.Suffix += ".pub"
		}
		m.Add(Fact{Role: Writes, Word: public, Kind: automode.Write, Why: "writes a key"})
	case !m.Has("-R -H -A"):
		m.Add(Fact{Target: "the person's SSH keys", Kind: automode.Configure, Why: "makes or changes keys"})
	}
}
