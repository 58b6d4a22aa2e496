package compose

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"automode/internal/understand/recipe"
)

var cases = []struct {
	name, text, services, want string
}{
	{"nothing", "services:\n  a: {image: x, command: [a, b], ports: ['80:80'], environment: {A: b}, depends_on: {b: {condition: service_started}}}\n  b: {image: y}\nvolumes: {d: {}}\n", "", ""},
	{"of the project", "services: {a: {build: ./a, volumes: ['./src:/src', 'dd:/d', 'ee:/e:ro'], env_file: a.env}}\n", "", "Mounts /p/src; Opens /p/a; Opens /p/a.env"},
	{"root", "services: {a: {volumes: ['/:/h']}}", "", "Mounts /"},
	{"long", "services: {a: {volumes: [{type: bind, source: ../b, target: /x, read_only: true}, {type: volume, source: v, target: /y}, {type: tmpfs, target: /z}]}}", "", "Mounts /b fixed"},
	{"home", "services: {a: {volumes: ['~/.ssh:/x:ro', '${HOME}/b:/c', '$HOME:/d']}}", "", "Mounts /home/x; Mounts /home/x/.ssh fixed; Mounts /home/x/b"},
	{"rights", "services: {a: {privileged: true, cap_add: [A], devices: ['/dev/x:/dev/x'], security_opt: ['no-new-privileges:true', 'seccomp:unconfined'], pid: host, ipc: shareable, network_mode: 'container:x'}}", "", "Elevates; Elevates; Elevates; Elevates"},
	{"no rights", "services: {a: {privileged: false, cap_drop: [ALL], security_opt: ['no-new-privileges:true'], network_mode: bridge, pid: 'service:b'}, b: {image: x}}", "a", ""},
	{"rights that a variable gives", "services: {a: {privileged: '${P:-false}'}}", "", "Elevates"},
	{"merged", "x-a: &a {privileged: true}\nservices:\n  a:\n    <<: *a\n    image: x\n", "", "Elevates"},
	{"key that is no text", "services: {a: {1: x, privileged: true}}", "", "? “1” of a service is not known; Elevates"},
	{"one of them", "services: {a: {privileged: true}, b: {image: x}, c: {depends_on: [a]}, d: {links: ['c:e']}}", "b", ""},
	{"what it needs", "services: {a: {privileged: true}, b: {image: x}, c: {depends_on: [a]}, d: {links: ['c:e']}}", "d", "Elevates"},
	{"only with a profile", "services: {a: {privileged: true, profiles: [x]}, b: {image: x}}", "", ""},
	{"by name all the same", "services: {a: {privileged: true, profiles: [x]}, b: {image: x}}", "a", "Elevates"},
	{"default", "services: {a: {volumes: ['${D:-/d}:/d', '${E-./e}:/e', '${V:+x}/f:/f', '${W:?no}/g:/g', '$$/h:/h', '${N:-${M:-/n}}:/n']}}", "", "? a mount is not known; Mounts /d; Mounts /n; Mounts /p/$/h; Mounts /p/e"},
	{"from .env", "services: {a: {volumes: ['${FILED}/x:/d', '${ODD:-/e}:/e']}}", "", "? a mount is not known; Mounts /filed/x"},
	{"by the call", "services: {a: {volumes: ['${GIVEN:-.}/x:/d', '${CLOSED:-/e}:/e']}}", "", "? a mount is not known; Mounts /given/x"},
	{"volume that is a folder", "services: {a: {volumes: ['vv:/v', 'ww:/w']}, b: {volumes: ['xx:/x']}}\nvolumes: {vv: {driver_opts: {type: none, o: 'bind,ro', device: /v}}, ww: {driver_opts: {type: nfs, o: addr=h, device: ':/w'}}, xx: {driver_opts: {type: none, o: bind, device: /}}}", "a", "? a volume lies on another machine, or is a disk of this one; Mounts /v fixed"},
	{"plug-in", "services: {a: {volumes: ['vv:/v', 'v:/v'], logging: {driver: mine}}}\nvolumes: {vv: {driver: other}}", "", "? a log has a plug-in of the engine; ? a path with a drive is not read; ? a volume has a plug-in of the engine"},
	{"secrets", "services: {a: {secrets: [s], configs: [{source: c}]}}\nsecrets: {s: {file: ~/.k}, t: {environment: T}, u: {file: /u}}\nconfigs: {c: {file: ./c}}", "", "Opens /home/x/.k; Opens /p/c"},
	{"included", "include: [other/c.yml]\nservices: {a: {image: x}}", "", "Elevates; Mounts /p/other/o"},
	{"included from elsewhere", "include: ['oci://h/x', {path: [other/c.yml], project_directory: /}]\nservices: {a: {image: x}}", "a", "? what is included has settings of its own; ? what is included is not known"},
	{"made of another one", "services: {a: {extends: {file: other/c.yml, service: o}}, b: {extends: c}, c: {pid: host}}", "a", "Elevates; Mounts /p/other/o"},
	{"made of one beside it", "services: {b: {extends: {service: c}}, c: {pid: host}}", "b", "Elevates"},
	{"of itself", "services: {b: {extends: {file: compose.yaml, service: b}}}", "b", ""},
	{"program", "services: {a: {provider: {type: x}}}", "", "Starts"},
	{"build", "services: {a: {build: {context: ., privileged: true, ssh: [default], additional_contexts: {b: /b, c: 'docker-image://x'}}}}", "", "? the build uses the keys of an agent; Elevates; Opens /b; Opens /p"},
	{"hooks", "services: {a: {post_start: [{command: x, privileged: true}], pre_stop: [{command: y}]}}", "", "Elevates"},
	{"from another", "services: {a: {volumes_from: ['b:ro', 'container:c']}, b: {volumes: ['/b:/b']}}", "a", "? a container has whatever another one has mounted; Mounts /b"},
	{"two documents", "services: {a: {image: x}}\n---\nservices: {a: {pid: host}}\n", "", "Elevates"},
	{"no compose file", "- a\n", "", "? the compose file is not written as one is"},
	{"no end", "services: {a: {image: x}\n", "", "? the compose file is not written as one is"},
	{"not known", "services: {a: {image: x, gives: all}}\nmore: {}", "", "? “gives” of a service is not known; ? “more” of a compose file is not known"},
}

// source is a project in /p in which a compose file stands.
func source(text string) Source {
	files := map[string]string{"/p/compose.yaml": text, "/p/.env": "# a\nFILED=/filed\nexport ODD=\"$x\"\n", "/p/other/c.yml": "services: {o: {pid: host, volumes: ['./o:/o']}}"}
	return Source{Dir: "/p", Own: func(name string) bool { return strings.HasPrefix(name, "/p/") }, Read: func(name string) (string, recipe.Found) {
		if text, is := files[name]; is {
			return text, recipe.Whole
		}
		return "", recipe.Missing
	}, Env: func(name string) (string, recipe.Found) {
		switch name {
		case "HOME":
			return "/home/x", recipe.Whole
		case "GIVEN":
			return "/given", recipe.Whole
		case "CLOSED":
			return "", recipe.Closed
		}
		return "", recipe.Missing
	}}
}

func written(grants []Grant) string {
	var all []string
	for _, g := range grants {
		s := [...]string{Unread: "?", Elevates: "Elevates", Mounts: "Mounts", Opens: "Opens", Starts: "Starts"}[g.Sort]
		if g.Path != "" {
			s += " " + g.Path
		}
		if g.Fixed {
			s += " fixed"
		}
		if g.Sort == Unread {
			s += " " + g.Why
		}
		all = append(all, s)
	}
	slices.Sort(all) // a map of YAML has no order
	return strings.Join(all, "; ")
}

func TestGrants(t *testing.T) {
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if got := written(Grants(source(c.text), nil, strings.Fields(c.services))); got != c.want {
				t.Errorf("%s\n got %s\nwant %s", c.text, got, c.want)
			}
		})
	}
}

// Files that options name are all read, and from the folder of the first one.
func TestGrantsOfNamedFiles(t *testing.T) {
	s := source("services: {a: {volumes: ['./x:/x']}}")
	for files, want := range map[string]string{
		"compose.yaml":               "Mounts /p/x",
		"other/c.yml":                "Elevates; Mounts /p/other/o",
		"other/c.yml compose.yaml":   "Elevates; Mounts /p/other/o; Mounts /p/other/x",
		"nowhere.yml":                "",
		"/p/other/../other/c.yml":    "Elevates; Mounts /p/other/o",
		"compose.yaml nowhere.yml -": "Mounts /p/x",
	} {
		if got := written(Grants(s, strings.Fields(files), nil)); got != want {
			t.Errorf("%s\n got %s\nwant %s", files, got, want)
		}
	}
	s.Dir = "/p/deep/down"
	if got := written(Grants(s, nil, nil)); got != "Mounts /p/x" {
		t.Errorf("from below: %s", got)
	}
}

// Whatever a file says, reading it ends, and a right that is plainly given is seen.
func FuzzGrants(f *testing.F) {
	for _, c := range cases {
		f.Add(c.text, "a")
	}
	f.Fuzz(func(t *testing.T, text, service string) {
		Grants(source(text), nil, nil)
		for _, g := range Grants(source(text), nil, []string{service}) {
			if g.Sort == Mounts && !strings.HasPrefix(g.Path, "/") {
				t.Errorf("a path that is not absolute: %s", fmt.Sprint(g))
			}
		}
	})
}
