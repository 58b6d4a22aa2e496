package commands

import (
	"strings"

	"automode"
)

var (
	dockerBuildDoes = []Do{{Kind: automode.Change, Target: "images", Traits: automode.Contained, Why: "builds an image by a recipe, in containers"}}
	dockerBakeDoes  = []Do{{Kind: automode.Change, Target: "images", Why: "builds images by a recipe, in containers"}}
)

var dockerBuildArgs = []Arg{{At: Each, Role: Data}}

var dockerBuildFlags = []Flag{
	{Names: "--compress --disable-content-trust --force-rm --no-cache --pull -q --quiet --rm --squash --load --check -D --debug"},
	{Names: "--add-host= --annotation= --attest= --build-arg= --call= --cgroup-parent= --cpu-period= --cpu-quota= -c= --cpu-shares= --cpuset-cpus= --cpuset-mems= --isolation= --label= -m= --memory= --memory-swap= --no-cache-filter= --platform= --progress= --shm-size= -t= --tag= --target= --ulimit=", Value: Data},
	{Names: "--build-context= --builder= --cache-from=", Value: Data},
	{Names: "--provenance= --sbom= --policy=", Value: Data},
	{Names: "-f= --file=", Value: Reads},
	{Names: "--iidfile= --metadata-file=", Value: Writes, Why: "writes what was built"},
	{Names: "-o= --output=", Value: Data},
	{Names: "--secret=", Value: Data},
	{Names: "--ssh=", Value: Unread, Why: "lets the build use the keys of an agent"},
	{Names: "--cache-to=", Value: Unread, Why: "puts the build's cache somewhere"},
	{Names: "--push", Does: []Do{{Kind: automode.Publish, Target: "the image's registry"}}, Why: "puts the image where others get it"},
	{Names: "--allow= --security-opt=", Value: Data},
	{Names: "--network=", Value: Data},
}

var dockerBuildxRows = []Row{
	{Names: "build b", Does: dockerBuildDoes, Args: dockerBuildArgs, Flags: dockerBuildFlags, Refine: dockerBuild},
	{Names: "ls inspect du version", Does: dockerLooks, Args: anyData, Flags: []Flag{{Names: "--no-trunc --verbose"}, {Names: "--bootstrap", Does: dockerChanges, Why: "starts the builder"}, {Names: "--builder= --format= --filter=", Value: Data}}},
	{Names: "history", Rows: []Row{{Names: "ls list logs log inspect", Does: dockerLooks, Args: anyData, Flags: []Flag{{Names: "--builder= --format= --filter= --local --no-trunc --progress= --type= --platform=", Value: Data}}}}},
	{Names: "bake", Does: dockerBakeDoes, Args: anyData, Refine: dockerBakes, Flags: []Flag{{Names: "--print --list=", Value: Data, Cancels: NoChange}, {Names: "-f= --file=", Value: Reads}, {Names: "--set= --progress= --builder= --metadata-file=", Value: Unread, Why: "changes what is built, or where it goes"}, {Names: "--push", Does: []Do{{Kind: automode.Publish, Target: "the image's registry"}}, Why: "puts the image where others get it"}}},
	{Names: "use create rm stop", Does: dockerChanges, Args: anyData, Flags: []Flag{{Names: "--bootstrap --use --default --global -f --force --append --leave --all-inactive --keep-daemon --keep-state"}, {Names: "--builder= --driver= --name= --node= --platform=", Value: Data}}},
	{Names: "prune", Does: []Do{{Kind: automode.Change, Target: "the build cache", Traits: automode.Destroys, Why: "removes what builds left"}}, Flags: dockerPruneFlags},
	{Names: "imagetools", Rows: []Row{{Names: "inspect", Does: []Do{{Kind: automode.Query, Target: "the registry"}}, Refine: registryHost, Args: anyData, Flags: []Flag{{Names: "--raw"}, {Names: "--builder= --format=", Value: Data}}}}},
}

// dockerBuild reads the context, and where the result and secrets go.
func dockerBuild(m *Match) {
	if !dockerOwnBuild(m) {
		for i := range m.Facts {
			m.Facts[i].Traits &^= automode.Contained
		}
	}
	for _, w := range m.Args {
		switch {
		case w.Is("-"):
		case remoteContext(w):
			m.Add(roleFact(Fetches, w, "builds what the address gives"))
		default:
			m.Add(roleFact(ReadsTree, w, ""))
		}
	}
	for _, h := range m.hits {
		if !h.Has {
			continue
		}
		switch h.Name {
		case "-o", "--output":
			buildOutput(m, h)
		case "--secret":
			buildSecret(m, h)
		case "--allow", "--security-opt":
			dockerElevates(m, h, "lets the build do more than a container may")
		case "--network":
			if h.Value.Known == automode.Guess || h.Value.Is("host") {
				dockerElevates(m, h, "takes the build out of a network of its own")
			}
		case "--build-context":
			name, path, ok := strings.Cut(h.Value.Text, "=")
			if ok && name != "" && !strings.Contains(path, "://") && !strings.HasPrefix(path, "target:") {
				w := h.Value
				w.Text = path
				m.Add(optionFact(ReadsTree, h, w, ""))
			}
		}
	}
}

// dockerOwnBuild reports whether a build is made of one folder and a recipe beside it,
// with nothing else given to it, and its image stays with this machine's engine.
func dockerOwnBuild(m *Match) bool {
	if len(m.Args) != 1 || m.Args[0].Is("-") || remoteContext(m.Args[0]) || m.Has("-o --secret --ssh --cache-to --push --allow --network --builder --host --context --config") {
		return false
	}
	recipe, told := m.Value("-f")
	return !told || !recipe.Is("-")
}

// remoteContext reports whether a context is an address.
func remoteContext(w Word) bool {
	for _, p := range [...]string{"http://", "https://", "git://", "git@", "ssh://", "github.com/"} {
		if strings.HasPrefix(w.Text, p) {
			return true
		}
	}
	return false
}

// buildOutput reads a folder, or "type=…,dest=…".
func buildOutput(m *Match, h Hit) {
	kind, dest := "local", h.Value.Text
	if strings.Contains(h.Value.Text, "=") {
		kind, dest = "", ""
		for part := range strings.SplitSeq(h.Value.Text, ",") {
			key, value, _ := strings.Cut(part, "=")
			switch key {
			case "type":
				kind = value
			case "dest":
				dest = value
			case "push":
				kind = "registry"
			}
		}
	}
	w := h.Value
	w.Text = dest
	switch {
	case kind == "registry" || h.Value.Known != automode.Exact:
		m.Add(Fact{Kind: automode.Publish, Target: "the image's registry", Flag: h.Name, Via: automode.ByOption, Why: "may put the image where others get it"})
	case kind == "local" && dest != "-":
		m.Add(optionFact(WritesTree, h, w, "writes what was built"))
	case dest != "" && dest != "-":
		m.Add(optionFact(Writes, h, w, "writes what was built"))
	}
}

// buildSecret reads "id=…,src=…": the build can read the file.
func buildSecret(m *Match, h Hit) {
	for part := range strings.SplitSeq(h.Value.Text, ",") {
		key, value, _ := strings.Cut(part, "=")
		if key == "src" || key == "source" {
			w := h.Value
			w.Text = value
			m.Add(optionFact(Reads, h, w, "the build can read it"))
		}
	}
}

// dockerBakes: a description may lie on another host.
func dockerBakes(m *Match) {
	for _, w := range m.Args {
		if remoteContext(w) {
			m.Add(roleFact(Fetches, w, "builds what the address gives"))
		}
	}
}
