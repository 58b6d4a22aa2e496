package commands

import (
	"strings"

	"automode"
)

var dockerRunDoes = []Do{{Kind: automode.Change, Target: "the container engine", Why: "makes a container of the image, which is taken from its registry when it is not there"}}

var dockerRunArgs = []Arg{{At: First, Role: Data}, {At: Second, Role: RunsWords}}

// dockerRunFlags are those of run and create. What their values say of mounts,
// name spaces and ports is told by dockerRun.
var dockerRunFlags = []Flag{
	{Names: "-d --detach --disable-content-trust --init -i --interactive --no-healthcheck --oom-kill-disable -q --quiet --read-only --rm --sig-proxy -t --tty", Value: Data},
	{Names: "--add-host= --annotation= -a= --attach= --blkio-weight= --blkio-weight-device= --cap-drop= --cgroup-parent= --cpu-count= --cpu-percent= --cpu-period= --cpu-quota= --cpu-rt-period= --cpu-rt-runtime= -c= --cpu-shares= --cpus= --cpuset-cpus= --cpuset-mems= --detach-keys= --device-read-bps= --device-read-iops= --device-write-bps= --device-write-iops= --dns= --dns-option= --dns-search= --domainname= -e= --env= --expose= --gpus= --group-add= --health-cmd= --health-interval= --health-retries= --health-start-interval= --health-start-period= --health-timeout= -h= --hostname= --io-maxbandwidth= --io-maxiops= --ip= --ip6= --isolation= --kernel-memory= -l= --label= --link= --link-local-ip= --log-opt= --mac-address= -m= --memory= --memory-reservation= --memory-swap= --memory-swappiness= --name= --network-alias= --net-alias= --oom-score-adj= --pids-limit= --platform= --pull= --restart= --shm-size= --stop-signal= --stop-timeout= --storage-opt= --sysctl= --tmpfs= --ulimit= -u= --user= -w= --workdir=", Value: Data},
	{Names: "--env-file= --label-file=", Value: Reads},
	{Names: "--cidfile=", Value: Writes, Why: "writes the container's id"},
	{Names: "--entrypoint=", Value: Data},
	{Names: "-v= --volume=", Value: Data},
	{Names: "--mount=", Value: Data},
	{Names: "-p= --publish=", Value: Data},
	{Names: "-P --publish-all", Does: []Do{{Kind: automode.Expose, Target: "the image's ports"}}, Why: "listens on every address of this machine"},
	{Names: "--network= --net= --pid= --ipc= --userns= --uts= --cgroupns=", Value: Data},
	{Names: "--privileged", Does: []Do{{Kind: automode.Elevate, Target: "this machine"}}, Why: "gives the container the rights of the machine's root"},
	{Names: "--use-api-socket", Does: []Do{{Kind: automode.Elevate, Target: "the container engine"}}, Why: "gives the container the engine's socket"},
	{Names: "--cap-add= --security-opt= --device= --device-cgroup-rule=", Value: Data},
	{Names: "--volumes-from=", Value: Unread, Why: "mounts whatever another container has mounted"},
	{Names: "--volume-driver= --runtime= --log-driver=", Value: Unread, Why: "names a plug-in of the engine"},
}

var dockerExecArgs = []Arg{{At: First, Role: Data}, {At: Second, Role: RunsWords}}

// dockerExec: where ids stand for the container, none of them names the program, as
// nobody chose it. Where there are none, no container has the program's name.
func dockerExec(m *Match) {
	for i := range m.Facts {
		f := &m.Facts[i]
		if w := &f.Word; f.Role == RunsWords && len(f.Words) > 1 && w.Many && w.Sort == IDs && w.Text+w.Suffix == "" {
			f.Words = f.Words[1:]
			f.Word, m.Needs = f.Words[0], true
		}
	}
}

var dockerExecFlags = []Flag{
	{Names: "-d --detach -i --interactive -t --tty -T --no-TTY"},
	{Names: "--detach-keys= -e= --env= -u= --user= -w= --workdir= --index=", Value: Data},
	{Names: "--env-file=", Value: Reads},
	{Names: "--privileged", Does: []Do{{Kind: automode.Elevate, Target: "this machine"}}, Why: "gives the command the rights of the machine's root"},
}

// dockerRun reads what the options give the container of this machine.
func dockerRun(m *Match) {
	for _, h := range m.hits {
		if !h.Has {
			continue
		}
		switch h.Name {
		case "-v", "--volume":
			dockerVolume(m, h)
		case "--mount":
			dockerMount(m, h)
		case "-p", "--publish":
			if !loopbackPort(h.Value) {
				m.Add(Fact{Kind: automode.Expose, Word: h.Value, Flag: h.Name, Via: automode.ByOption, Why: "listens on every address of this machine"})
			}
		case "--network", "--net", "--pid", "--ipc", "--userns", "--uts", "--cgroupns":
			if h.Value.Known == automode.Guess || h.Value.Is("host") || strings.HasPrefix(h.Value.Text, "container:") && h.Name == "--pid" {
				dockerElevates(m, h, "takes the container out of a name space of its own")
			}
		case "--cap-add", "--device", "--device-cgroup-rule":
			dockerElevates(m, h, "gives the container rights over this machine")
		case "--security-opt":
			if !h.Value.Is("no-new-privileges") && !h.Value.Is("no-new-privileges:true") && !h.Value.Is("no-new-privileges=true") {
				dockerElevates(m, h, "changes what keeps the container apart")
			}
		case "--entrypoint":
			dockerEntry(m, h)
		}
	}
}

func dockerElevates(m *Match, h Hit, why string) {
	m.Add(Fact{Kind: automode.Elevate, Word: h.Value, Flag: h.Name, Via: automode.ByOption, Why: why})
}

// dockerEntry: the program of --entrypoint gets the words behind the image.
func dockerEntry(m *Match, h Hit) {
	m.Own(func(f *Fact) bool { return f.Role != RunsWords })
	if h.Value.Is("") {
		return
	}
	f := roleFact(RunsWords, h.Value, "")
	f.Words = []Word{h.Value}
	if len(m.Args) > 1 {
		f.Words = append(f.Words, m.Args[1:]...)
	}
	f.Flag, f.Wraps = h.Name, Inside
	m.Add(f)
}

// dockerVolume reads "[source:]target[:options]". A source with a slash is a
// folder of this machine, any other a volume's name.
func dockerVolume(m *Match, h Hit) {
	w := h.Value
	if w.Known == automode.Exact && len(w.Text) > 2 && w.Text[0] != '/' && w.Text[1] == ':' && byteIn(w.Text[2], `\/`) {
		m.Unknown("a path with a drive is not read", w)
		return
	}
	source, rest, has := strings.Cut(w.Text, ":")
	if has {
		if strings.HasPrefix(source, "/") || strings.HasPrefix(source, ".") || strings.HasPrefix(source, "~") || strings.Contains(source, "/") {
			target, _, _ := strings.Cut(rest, ":")
			dockerMounted(m, Lit(source), target)
			dockerBind(m, h, Lit(source), readOnly(rest) && w.Known == automode.Exact)
		}
		return
	}
	if w.Known == automode.Exact {
		return
	}
	w.Suffix, rest, has = strings.Cut(w.Suffix, ":")
	if w.Base == "" {
		w.Many = false
	}
	dockerBind(m, h, w, has && readOnly(rest))
}

// readOnly reports whether "target:options" says so.
func readOnly(rest string) bool {
	_, options, _ := strings.Cut(rest, ":")
	for o := range strings.SplitSeq(options, ",") {
		if o == "ro" || o == "readonly" {
			return true
		}
	}
	return false
}

// dockerMount reads "type=bind,source=…,target=…,readonly".
func dockerMount(m *Match, h Hit) {
	if h.Value.Known != automode.Exact && !strings.HasPrefix(h.Value.Text, "type=volume,") && !strings.HasPrefix(h.Value.Text, "type=tmpfs,") {
		before, source, ok := strings.Cut(h.Value.Text, "source=")
		if !ok {
			before, source, ok = strings.Cut(h.Value.Text, "src=")
		}
		if !ok || strings.Contains(source, ",") || !strings.Contains(before, "type=bind") {
			m.Unknown("a mount is not known", h.Value)
			return
		}
		w := h.Value
		w.Text = source
		w.Suffix, _, _ = strings.Cut(w.Suffix, ",")
		dockerBind(m, h, w, false)
		return
	}
	bind, ro, source, target := false, false, "", ""
	for part := range strings.SplitSeq(h.Value.Text, ",") {
		key, value, _ := strings.Cut(part, "=")
		switch key {
		case "type":
			bind = value == "bind" || value == "npipe"
		case "source", "src":
			source = value
		case "target", "destination", "dst":
			target = value
		case "readonly", "ro":
			ro = value == "" || value == "true" || value == "1"
		}
	}
	if bind {
		dockerMounted(m, Lit(source), target)
		dockerBind(m, h, Lit(source), ro)
	}
}

// dockerMounted tells the command in the container where a folder of this
// machine is for it.
func dockerMounted(m *Match, source Word, target string) {
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == RunsWords {
			f.Mounts = append(f.Mounts, Mount{From: source, At: target})
		}
	}
}

// dockerBind: the container reads and, unless told otherwise, writes a folder
// of this machine.
func dockerBind(m *Match, h Hit, source Word, readOnly bool) {
	switch {
	case source.Is("/") || source.Known == automode.Exact && RuntimeSocket(source.Text):
		m.Add(Fact{Kind: automode.Elevate, Word: source, Flag: h.Name, Via: automode.ByOption, Why: "gives the container this machine"})
	case readOnly:
		m.Add(optionFact(ReadsTree, h, source, "the container can read it"))
	default:
		m.Add(optionFact(WritesTree, h, source, "the container can write there"))
	}
}

// loopbackPort reports whether "[address:]port:port" listens on this machine
// alone.
func loopbackPort(w Word) bool {
	for _, a := range [...]string{"127.0.0.1:", "localhost:", "[::1]:", "::1:"} {
		if strings.HasPrefix(w.Text, a) {
			return true
		}
	}
	return false
}

// dockerCopy: of "container:path" and a local path, the local one counts here.
func dockerCopy(m *Match) {
	if len(m.Args) != 2 {
		m.Unknown("it copies from one place to another", Word{})
		return
	}
	from, to := m.Args[0], m.Args[1]
	switch {
	case inContainer(to) && !inContainer(from):
		if !from.Is("-") {
			m.Add(roleFact(ReadsTree, from, ""))
		}
		m.Add(Fact{Kind: automode.Change, Target: "the container", Why: "puts files into the container"})
	case inContainer(from) && !inContainer(to):
		m.Add(Fact{Kind: automode.Query, Target: "the container"})
		if to.Is("-") {
			m.Add(roleFact(Reads, Lit(from.Text[strings.IndexByte(from.Text, ':')+1:]), "prints what the container holds there"))
			return
		}
		m.Add(roleFact(WritesTree, to, "writes what the container holds"))
	default:
		m.Unknown("where it copies to is not known", to)
	}
}

// inContainer reports whether a word of cp is "container:path".
func inContainer(w Word) bool {
	if w.Text == "" || strings.HasPrefix(w.Text, "/") || strings.HasPrefix(w.Text, ".") {
		return w.Text == "" && strings.HasPrefix(w.Suffix, ":")
	}
	name, _, ok := strings.Cut(w.Text, ":")
	return ok && !strings.Contains(name, "/") || !ok && w.Known != automode.Exact && strings.HasPrefix(w.Suffix, ":")
}
