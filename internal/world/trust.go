package world

import "strings"

// trust is what the project and the person vouch for.
type trust struct {
	repositories []address // remotes of the roots: host and path
	listed       []string  // the person's list, as written
}

// trust is put together when a host is first asked about.
func (w *World) trust() *trust {
	if w.trusted != nil {
		return w.trusted
	}
	t := &trust{listed: w.o.TrustedHosts}
	if w.o.Remotes != nil {
		for _, u := range w.o.Remotes {
			t.add(u)
		}
	} else {
		for _, root := range w.Roots() {
			for _, r := range w.Remotes(root) {
				t.add(r.URL)
				t.add(r.Push)
			}
		}
	}
	w.trusted = t
	return t
}

func (t *trust) add(url string) {
	a := parseAddress(url)
	a.path = repositoryPath(a.path)
	if !a.odd && hostName(a.host) && strings.Contains(a.path, "/") {
		t.repositories = append(t.repositories, a)
	}
}

// repositoryPath drops the spellings in which one repository is named: ".git"
// and slashes at the end.
func repositoryPath(path string) string {
	return strings.TrimSuffix(strings.Trim(path, "/"), ".git")
}

// host reports whether the host, or the path on it, is trusted.
func (t *trust) host(a address) bool {
	if (a.port == "" || a.port == "443" || a.port == "80") && registry(a.host) {
		return true
	}
	for _, l := range t.listed {
		host, path, hasPath := strings.Cut(l, "/")
		if !hasPath && listedHost(host, a) {
			return true
		}
		if hasPath && listedHost(host, a) && plainPath(a.path) {
			if _, ok := inside(repositoryPath(a.path), repositoryPath(path)); ok && repositoryPath(path) != "" {
				return true
			}
		}
	}
	return t.repository(a)
}

// listedHost matches a host against an entry of the person's list.
func listedHost(entry string, a address) bool {
	name, port, _ := strings.Cut(strings.ToLower(entry), ":")
	if port != "" && port != a.port {
		return false
	}
	domain, wild := strings.CutPrefix(name, "*.")
	if !wild {
		return name != "" && name == a.host
	}
	// "*.com" would be half the world.
	return strings.Contains(domain, ".") && !strings.Contains(domain, "*") && strings.HasSuffix(a.host, "."+domain)
}

// repository reports whether a names one of the remotes, or a page of one.
func (t *trust) repository(a address) bool {
	if !plainPath(a.path) {
		return false
	}
	path := strings.TrimSuffix(a.path, "/")
	for _, r := range t.repositories {
		if r.host != a.host || r.port != a.port && a.port != "" && a.port != "443" && a.port != "22" {
			continue
		}
		for _, name := range []string{r.path, r.path + ".git"} {
			if page, ok := inside(path, name); ok && ownPage(page) {
				return true
			}
		}
	}
	return false
}

// ownPage reports whether a page below a repository's address is the owners'
// own. Pages that serve a file of any revision are not: forges serve the
// revisions of every fork under the address of the first.
func ownPage(page string) bool {
	page, _, _ = strings.Cut(page, "?")
	page, _, _ = strings.Cut(page, "#")
	page = strings.TrimPrefix(page, "-/")
	first, rest := cut(page)
	switch first {
	case "":
		return rest == ""
	case "issues", "pull", "pulls", "merge_requests", "pipelines", "jobs", "actions", "releases", "labels",
		"milestones", "discussions", "branches", "tags", "git-upload-pack", "git-receive-pack":
		return true
	case "info":
		return strings.HasPrefix(rest, "refs")
	}
	return false
}

// plainPath reports that nothing in a URL's path leads elsewhere than its
// letters say.
func plainPath(path string) bool {
	path, _, _ = strings.Cut(path, "?")
	path, _, _ = strings.Cut(path, "#")
	if strings.ContainsAny(path, "%\\") {
		return false
	}
	for rest := strings.TrimSuffix(path, "/"); rest != ""; {
		var c string
		if c, rest = cut(rest); c == "" || c == "." || c == ".." {
			return false
		}
	}
	return true
}
