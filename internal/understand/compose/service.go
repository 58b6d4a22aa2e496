package compose

import (
	"fmt"
	"path"
	"strings"
)

// inContainers are the settings of a service that give it nothing of the machine.
const inContainers = " annotations attach blkio_config cap_drop cgroup_parent command container_name cpu_count cpu_percent cpu_period cpu_quota cpu_rt_period cpu_rt_runtime cpu_shares cpus cpuset deploy dns dns_opt dns_search domainname driver_opts entrypoint environment expose external_links extra_hosts gpus group_add healthcheck hostname image init isolation labels mac_address mem_limit mem_reservation mem_swappiness memswap_limit models networks oom_kill_disable oom_score_adj pids_limit platform ports profiles pull_policy read_only restart scale shm_size stdin_open stop_grace_period stop_signal storage_opt sysctls tmpfs tty ulimits user working_dir "

// service reads what a service is given, and names the ones that it needs.
func (c *composer) service(p part) (needs []string) {
	for key, value := range p.says {
		if c.s.Builds && key != "build" && key != "extends" && key != "depends_on" {
			continue
		}
		switch key {
		case "privileged", "use_api_socket":
			if isSet(value) {
				c.elevates("gives a container the rights of the machine's root, or of the container engine")
			}
		case "cap_add", "devices", "device_cgroup_rules":
			if len(list(value)) > 0 {
				c.elevates("gives a container rights over this machine")
			}
		case "security_opt":
			for _, o := range list(value) {
				if o != "no-new-privileges" && o != "no-new-privileges:true" && o != "no-new-privileges=true" {
					c.elevates("changes what keeps a container apart")
				}
			}
		case "pid", "ipc", "network_mode", "uts", "userns_mode", "cgroup":
			mode, ok := c.text(value)
			if service, is := strings.CutPrefix(mode, "service:"); is {
				needs = append(needs, service)
			} else if !ok || mode == "host" || strings.HasPrefix(mode, "container:") {
				c.elevates("takes a container out of a name space of its own")
			}
		case "volumes":
			for _, v := range list(value) {
				c.mount(v, p.dir)
			}
		case "volumes_from":
			for _, v := range list(value) {
				name, ok := c.text(v)
				if name, _, _ = strings.Cut(name, ":"); !ok || name == "container" {
					c.unread("a container has whatever another one has mounted")
				}
				needs = append(needs, name)
			}
		case "depends_on", "links":
			for name := range table(value) {
				needs = append(needs, name)
			}
			for _, v := range list(value) {
				name, _, _ := strings.Cut(fmt.Sprint(v), ":")
				needs = append(needs, name)
			}
		case "env_file", "label_file":
			for _, v := range list(value) {
				if says := table(v); says != nil {
					v = says["path"]
				}
				if f, ok := c.text(v); ok {
					c.opens(p.dir, f)
				} else {
					c.unread("which file a container's variables are from is not known")
				}
			}
		case "secrets", "configs":
			c.held(value)
		case "build":
			c.build(value, p.dir)
		case "extends":
			needs = append(needs, c.extends(value, p)...)
		case "provider":
			c.grants = append(c.grants, Grant{Sort: Starts, Why: "starts a program of this machine as a service"})
		case "post_start", "pre_stop":
			for _, hook := range list(value) {
				if isSet(table(hook)["privileged"]) {
					c.elevates("gives a command in a container the rights of the machine's root")
				}
			}
		case "develop":
			for _, one := range list(table(value)["watch"]) {
				says := table(one)
				if at, ok := c.text(says["path"]); !ok {
					c.unread("what a container is given as it changes is not known")
				} else {
					c.opens(p.dir, at)
				}
				if isSet(table(says["exec"])["privileged"]) {
					c.elevates("gives a command in a container the rights of the machine's root")
				}
			}
		case "logging":
			if driver, ok := c.text(table(value)["driver"]); !ok || !strings.Contains(" json-file local none journald syslog gelf fluentd awslogs splunk gcplogs etwlogs ", " "+driver+" ") && driver != "" {
				c.unread("a log has a plug-in of the engine")
			}
		default:
			if !strings.Contains(inContainers, " "+key+" ") && !strings.HasPrefix(key, "x-") {
				c.unread("“" + key + "” of a service is not known")
			}
		}
	}
	return needs
}

// mount reads one of the volumes of a service, in either form.
func (c *composer) mount(value any, dir string) {
	if says := table(value); says != nil {
		sort, known := c.text(says["type"])
		source, ok := c.text(says["source"])
		switch {
		case !known || !ok:
			c.unread("a mount is not known")
		case sort == "bind" && source != "":
			c.mounts(dir, source, says["read_only"] == true)
		case sort == "npipe":
			c.elevates("gives a container a pipe of this machine")
		case sort == "bind" || strings.ContainsAny(source, "/~") || strings.HasPrefix(source, "."): // another file may say the rest
			c.unread("a mount is not known")
		default:
			c.volume(source)
		}
		return
	}
	text, ok := c.text(value)
	source, rest, has := strings.Cut(text, ":")
	switch {
	case !ok:
		c.unread("a mount is not known")
	case len(source) == 1 && strings.ContainsAny(rest[:min(1, len(rest))], `\/`) && source != "." && source != "/" && source != "~":
		c.unread("a path with a drive is not read")
	case has && (strings.ContainsAny(source, "/~") || strings.HasPrefix(source, ".")):
		_, options, _ := strings.Cut(rest, ":")
		c.mounts(dir, source, strings.Contains(","+options+",", ",ro,"))
	case has:
		c.volume(source)
	}
}

func (c *composer) build(value any, dir string) {
	says := table(value)
	if says == nil {
		says = map[string]any{"context": value}
	}
	if network, ok := c.text(says["network"]); !ok || network == "host" || isSet(says["privileged"]) || len(list(says["entitlements"])) > 0 {
		c.elevates("gives the build rights over this machine")
	}
	for _, at := range append(list(says["cache_to"]), list(says["cache_from"])...) {
		if text, ok := c.text(at); !ok || strings.Contains(text, "local") {
			c.unread("the build keeps what it made in another place")
		}
	}
	c.held(says["secrets"])
	if len(list(says["ssh"])) > 0 {
		c.unread("the build uses the keys of an agent")
	}
	contexts := []any{says["context"]}
	for _, more := range table(says["additional_contexts"]) {
		contexts = append(contexts, more)
	}
	for _, more := range list(says["additional_contexts"]) {
		_, at, _ := strings.Cut(fmt.Sprint(more), "=")
		contexts = append(contexts, at)
	}
	for _, one := range contexts {
		at, ok := c.text(one)
		switch sort, _, _ := strings.Cut(at, ":"); {
		case !ok:
			c.unread("what an image is built of is not known")
		case at == "" || strings.Contains(at, "://") && sort != "oci-layout" || sort == "docker-image" || sort == "service" || sort == "target" || strings.HasPrefix(at, "git@"):
		default:
			c.opens(dir, strings.TrimPrefix(at, "oci-layout://"))
		}
	}
}

// isSet reports whether a setting that is on or off may be on.
func isSet(value any) bool { return value != nil && value != false && value != "false" }

// extends reads the service that another one is made of.
func (c *composer) extends(value any, p part) []string {
	says := table(value)
	if says == nil {
		return []string{fmt.Sprint(value)}
	}
	name, known := c.text(says["service"])
	file, ok := c.text(says["file"])
	switch {
	case !known || !ok:
		c.unread("which service another one is made of is not known")
	case file == "":
		return []string{name}
	case len(c.extended) > 32:
		c.unread("the compose file has too many others")
	default:
		at := c.join(p.dir, file)
		if c.extended[at+"\x00"+name] {
			break
		}
		c.extended[at+"\x00"+name] = true
		other := composer{s: c.s, env: c.env, services: map[string][]part{}, volumes: c.volumes, files: c.files, seen: map[string]bool{}, extended: c.extended}
		other.file(at, path.Dir(at), 1)
		other.wants([]string{name})
		c.grants = append(c.grants, other.grants...)
	}
	return nil
}

// table is a value that is a map with names.
func table(value any) map[string]any {
	switch m := value.(type) {
	case map[string]any:
		return m
	case map[any]any: // among its names are some that are no text
		all := make(map[string]any, len(m))
		for k, v := range m {
			all[fmt.Sprint(k)] = v
		}
		return all
	}
	return nil
}

// list is a value as a list: one that is none is its only element, and of a map there are none.
func list(value any) []any {
	switch v := value.(type) {
	case nil, map[string]any, map[any]any:
		return nil
	case []any:
		return v
	}
	return []any{value}
}
