package commands

import (
	"strings"

	"automode"
)

var dockerCompose = Program{
	Name: "docker-compose", Rare: true, Summary: "runs the containers of a compose file", Manual: "docker compose reference, Compose 5",
	Row: Row{
		Help:   "--help -h -v --version",
		Global: composeFlags,
		Rows:   composeRows,
		Refine: composeFiles,
	},
}

var composeFlags = []Flag{
	{Names: "--all-resources --compatibility --dry-run --verbose --no-ansi"},
	{Names: "--ansi= --parallel= --profile= --progress=", Value: Data},
	{Names: "-p= --project-name=", Value: Data},
	{Names: "-f= --file=", Value: Reads},
	{Names: "--project-directory=", Value: Lists},
	{Names: "--env-file=", Value: Reads},
}

var (
	composeChanges = []Do{{Kind: automode.Change, Target: "the containers of the compose file", Traits: automode.Contained, Why: "changes containers of the compose file"}}
	composeRemoves = []Do{{Kind: automode.Change, Target: "the containers of the compose file", Traits: automode.Destroys, When: &When{Without: "-v"}, Why: "removes containers of the compose file"},
		{Kind: automode.Change, Target: "the containers of the compose file", Traits: automode.Destroys, When: &When{With: "-v"}, Why: "removes containers of the compose file and volumes with their data"}}
)

var composeRows = []Row{
	{Names: "up create", Does: composeChanges, Args: anyData, Flags: []Flag{
		{Names: "--abort-on-container-exit --abort-on-container-failure --always-recreate-deps --attach-dependencies --build -d --detach --force-recreate --no-build --no-color --no-deps --no-log-prefix --no-recreate --no-start --quiet-pull --quiet-build --timestamps --wait -w --watch -y --yes --menu", Value: Data},
		{Names: "--attach= --exit-code-from= --no-attach= --pull= --scale= -t= --timeout= --wait-timeout=", Value: Data},
		{Names: "--remove-orphans -V --renew-anon-volumes", Adds: automode.Destroys},
	}, Refine: composeRemoving},
	{Names: "start stop restart pause unpause kill scale", Does: composeNamed, Args: anyData, Flags: []Flag{
		{Names: "--no-deps --wait"},
		{Names: "-s= --signal= -t= --timeout= --wait-timeout=", Value: Data},
		{Names: "--remove-orphans", Adds: automode.Destroys},
	}, Refine: composeRemoving},
	{Names: "down rm", Does: composeRemoves, Args: anyData, Flags: []Flag{
		{Names: "-v --volumes"}, {Names: "--remove-orphans -f --force -s --stop"},
		{Names: "-t= --timeout= --rmi=", Value: Data},
	}},
	{Names: "build", Does: []Do{{Kind: automode.Change, Target: "images", Traits: automode.Contained, Why: "builds the images of the compose file"}}, Args: anyData, Flags: []Flag{
		{Names: "--no-cache --pull -q --quiet --with-dependencies --force-rm --compress --parallel --check --print"},
		{Names: "--build-arg= --builder= -m= --memory= --progress=", Value: Data},
		{Names: "--push", Does: []Do{{Kind: automode.Publish, Target: "the images' registry"}}, Why: "puts the images where others get them"},
		{Names: "--ssh=", Value: Unread, Why: "lets the build use the keys of an agent"},
	}},
	{Names: "pull", Does: dockerPulls, Args: anyData, Flags: []Flag{
		{Names: "--ignore-buildable --ignore-pull-failures --include-deps -q --quiet --no-parallel --parallel"},
		{Names: "--policy=", Value: Data},
	}},
	{Names: "push", Does: dockerPushes, Args: anyData, Flags: []Flag{{Names: "--ignore-push-failures --include-deps -q --quiet"}}},
	{Names: "ps", Does: dockerLooks, Args: anyData, Flags: []Flag{
		{Names: "-a --all --no-trunc --orphans -q --quiet --services"},
		{Names: "--filter= --format= --status=", Value: Data},
	}, Refine: dockerNames},
	{Names: "logs", Does: dockerLooks, Args: anyData, Flags: []Flag{
		{Names: "-f --follow --no-color --no-log-prefix -t --timestamps"},
		{Names: "--index= --since= -n= --tail= --until=", Value: Data},
	}},
	{Names: "images top ls port events stats version wait volumes", Does: dockerLooks, Args: anyData, Flags: []Flag{
		{Names: "-a --all -q --quiet --json --no-stream --no-trunc --short"},
		{Names: "-f= --format= --filter= --index= --protocol= --since= --until=", Value: Data},
		{Names: "--down-project", Does: []Do{{Kind: automode.Change, Target: "the containers of the compose file", Traits: automode.Destroys}}, Why: "removes the containers when one stops"},
	}},
	{Names: "config convert", Does: []Do{{Kind: automode.Read, Target: "."}}, Args: anyData, Flags: []Flag{
		{Names: "--lock-image-digests --no-consistency --no-env-resolution --no-normalize --no-path-resolution --resolve-image-digests"},
		{Names: "--images --networks --models --no-interpolate --profiles -q --quiet --services --volumes"},
		{Names: "--variables", Does: composeValues},
		{Names: "--environment", Does: []Do{{Kind: automode.Disclose, Target: "environment"}}, Why: "prints the variables"},
		{Names: "--format=", Value: Data},
		{Names: "--hash=", Value: Data},
		{Names: "-o= --output=", Value: Writes, Why: "writes the compose file as it was understood"},
	}, Refine: composeShows},
	{Names: "exec", Style: Leading, Args: composeRunArgs, Flags: dockerExecFlags, Wraps: Inside},
	{Names: "run", Style: Leading, Does: composeChanges, Args: composeRunArgs, Flags: composeRunFlags, Wraps: Inside, Refine: dockerRun},
	{Names: "cp", Args: anyData, Flags: []Flag{{Names: "-a --archive -L --follow-link --all"}, {Names: "--index=", Value: Data}}, Refine: dockerCopy},
	{Names: "watch", Does: composeChanges, Args: anyData, Flags: []Flag{{Names: "--no-up --prune --quiet"}}},
}

// composeRunArgs: what runs in a container of the compose file runs where the
// project itself says.
var composeRunArgs = []Arg{{At: First, Role: Data}, {At: Second, Role: RunsWords, Traits: automode.Contained}}

var composeRunFlags = []Flag{
	{Names: "--build -d --detach -i --interactive --no-deps -T --no-TTY --no-tty -q --quiet --quiet-build --quiet-pull --rm --use-aliases -t --tty", Value: Data},
	{Names: "--cap-drop= -e= --env= -l= --label= --name= --pull= -u= --user= -w= --workdir=", Value: Data},
	{Names: "--env-from-file=", Value: Reads},
	{Names: "--remove-orphans", Adds: automode.Destroys},
	{Names: "-P --service-ports", Does: []Do{{Kind: automode.Expose, Target: "the service's ports"}}, Why: "listens where the compose file says"},
	{Names: "-p= --publish=", Value: Data},
	{Names: "-v= --volume=", Value: Data},
	{Names: "--entrypoint=", Value: Data},
	{Names: "--cap-add=", Value: Data},
}

// dockerNames: an engine's ids and the names of what runs in it begin with a letter or
// a digit and hold no slash.
func dockerNames(m *Match) {
	short, services, form := false, false, Lit("")
	for i := range m.hits {
		switch h := &m.hits[i]; h.Name {
		case "-q", "--quiet":
			short = true
		case "--services":
			short, services = true, true
		case "--format":
			form = h.Value
		}
	}
	containers := named("ps ls list", m.Path[strings.LastIndexByte(m.Path, ' ')+1:]) && (m.Path == "ps" || strings.HasPrefix(m.Path, "container ") || m.Path == "compose ps")
	switch {
	case containers && !services && (form.Is("") && short || form.Is("{{.ID}}")):
		m.Prints = Identifiers
	case form.Is("") && short || form.Exact() && named("{{.ID}} {{.Names}} {{.Name}} {{.Service}}", form.Text):
		m.Prints = Names
	case form.Is("") && containers:
		m.Prints = Named // ids, below a head
	}
}

// TheContainers is what is changed by subcommands that take a project's containers by
// its name alone, whatever the compose file says.
const TheContainers = "the containers of its name"

var composeNamed = []Do{{Kind: automode.Change, Target: TheContainers, Traits: automode.Contained, Why: "changes containers of the compose file"}}

// composeFiles: containers are the project's own only when the compose file is
// one of the working folder and no stream, no other project is named for what is
// taken by its name, and the engine is this machine's.
func composeFiles(m *Match) {
	var files []Word
	own := !m.Has("--project-directory -H -c") && !(m.Has("--project-name") && len(m.Facts) > 0 && m.Facts[0].Target == TheContainers)
	for _, h := range m.hits {
		if flagNamed(h.Flag, "--file") && flagNamed(h.Flag, "-f") && h.Has {
			if strings.Contains(h.Value.Text, ":") {
				m.Add(optionFact(Fetches, h, h.Value, "takes the compose file from there"))
				own = false
			}
			files = append(files, h.Value)
			own = own && h.Value.Exact() && !h.Value.Is("-") && !h.Value.Is("") && !strings.HasPrefix(h.Value.Text, "/") && !strings.Contains(h.Value.Text, "..") && !strings.HasPrefix(h.Value.Text, "~")
		}
	}
	if own {
		composes(m, files)
		return
	}
	for i := range m.Facts {
		m.Facts[i].Traits &^= automode.Contained
	}
}

// composes: what makes containers gives them what the file says, all or those of some services.
func composes(m *Match, files []Word) {
	var services []Word
	only := ""
	switch m.Path[strings.LastIndexByte(m.Path, ' ')+1:] {
	case "build":
		services, only = m.Args, "images"
	case "up", "create", "watch":
		services = m.Args
	case "run":
		services = m.Args[:min(1, len(m.Args))]
	case "scale":
		for _, w := range m.Args {
			w.Text, _, _ = strings.Cut(w.Text, "=")
			services = append(services, w)
		}
	default:
		return
	}
	if len(services) == 0 {
		services = []Word{{Many: m.Has("--profile")}}
	}
	for _, h := range m.hits {
		if flagNamed(h.Flag, "--env-file") && h.Has {
			files = append(files, Lit("--env-file"), h.Value)
		}
	}
	for _, w := range services {
		f := roleFact(Composes, w, "")
		f.Words, f.Target = files, only
		m.Add(f)
	}
}

var composeValues = []Do{{Kind: automode.Disclose, Target: "values of .env", Why: "prints the values that .env and the env files give"}}

// composeShows: the file is printed with the values of .env and of the env files
// of its services put in, unless only names are asked for or it is taken as it
// stands.
func composeShows(m *Match) {
	dockerNames(m)
	if !m.Has("-q --hash --variables --environment") {
		m.addDo(&composeValues[0])
	}
}

// composeRemoving: what also removes is not contained, nor is a service of which no
// container is to be left.
func composeRemoving(m *Match) {
	scale, has := m.Value("--scale")
	none := has && !scale.Exact() || strings.HasSuffix(scale.Text, "=0")
	for _, w := range m.Args {
		none = none || strings.HasSuffix(w.Text, "=0")
	}
	for i := range m.Facts {
		if none {
			m.Facts[i].Traits |= automode.Destroys
		}
		if m.Facts[i].Traits.Has(automode.Destroys) {
			m.Facts[i].Traits &^= automode.Contained
		}
	}
}
