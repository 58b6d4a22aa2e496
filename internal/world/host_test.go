package world

import (
	"strings"
	"testing"

	"automode"
)

func hosts() *World {
	return New(Options{
		Cwd:          "/nonexistent/x",
		TrustedHosts: []string{"example.com", "*.corp.example", "github.com/friend/tool", "internal:8443", "*", "*.com", "gitlab.example/group"},
		Remotes:      []string{"git@github.com:owner/repo.git", "https://forge.example/team/sub/thing.git", "ssh://git@git.example:2222/a/b", "/srv/git/local.git", "github.com"},
	})
}

func TestHost(t *testing.T) {
	w := hosts()
	for _, c := range []struct{ in, name, class string }{
		// Loopback.
		{"localhost", "localhost", "loopback"},
		{"localhost:3000", "localhost", "loopback"},
		{"localhost:3000/api?x=1", "localhost", "loopback"},
		{"http://localhost:3000/@vite/client", "localhost", "loopback"},
		{"http://app.localhost/x", "app.localhost", "loopback"},
		{"127.0.0.1", "127.0.0.1", "loopback"},
		{"127.8.9.10:80", "127.8.9.10", "loopback"},
		{"http://127.0.0.1:8080/x", "127.0.0.1", "loopback"},
		{"[::1]:80", "::1", "loopback"},
		{"::1", "::1", "loopback"},
		{"http://[::1]/x", "::1", "loopback"},
		{"0.0.0.0:8000", "0.0.0.0", "loopback"},
		{"http://[::]:80", "::", "loopback"},
		{"user@localhost", "localhost", "loopback"},
		{"postgres://u:p@localhost:5432/db", "localhost", "loopback"},
		{"postgres://u:p@127.0.0.1/db", "127.0.0.1", "loopback"},

		// Odd spellings of it.
		{"LOCALHOST", "localhost", "other"},
		{"localhost.", "localhost", "other"},
		{"http://2130706433/", "2130706433", "other"},
		{"http://0x7f000001/", "0x7f000001", "other"},
		{"http://017700000001/", "017700000001", "other"},
		{"http://127.1/", "127.1", "other"},
		{"http://0177.0.0.1/", "0177.0.0.1", "other"},
		{"http://127.0.0.01/", "127.0.0.01", "other"},
		{"0", "0", "other"},
		{"http://[::ffff:127.0.0.1]/", "::ffff:127.0.0.1", "other"},
		{"http://[0:0:0:0:0:0:0:1]/", "0:0:0:0:0:0:0:1", "other"},
		{"http://[::1%25lo]/", "::1%25lo", "other"},
		{"http://localhost\x00.evil.test/", "localhost\x00.evil.test", "other"},
		{"evil.test\x00.example.com", "evil.test\x00.example.com", "other"},
		{"http://127.0.0.1\\@evil.test/", "127.0.0.1", "other"},
		{"http://evil.test\\@127.0.0.1/", "evil.test", "other"},
		{"http://127.0.0.1#@evil.test/", "127.0.0.1", "other"},
		{"http://127.0.0.1?@evil.test/", "127.0.0.1", "other"},
		{"http://localhost@evil.test/", "evil.test", "other"},
		{"http://localhost:80@evil.test/", "evil.test", "other"},
		{"http://evil.test@x@localhost/", "localhost", "other"},
		{"http://%6cocalhost/", "%6cocalhost", "other"},
		{"http://localhost%00.evil.test/", "localhost%00.evil.test", "other"},
		{"http://local host/", "local host", "other"},
		{"http://localhost:80a/", "localhost", "other"},
		{"http://localhost:99999/", "localhost", "other"},
		{"http://[localhost]/", "localhost", "other"},
		{"http://[::1/", "[::1", "other"},
		{"localhost.evil.test", "localhost.evil.test", "other"},
		{"notlocalhost", "notlocalhost", "other"},
		{"ⓛocalhost", "ⓛocalhost", "other"},
		{"127.0.0.1.nip.io", "127.0.0.1.nip.io", "other"},
		{"-oProxyCommand=x", "-oproxycommand=x", "other"},
		{"", "", "other"},
		{"http://", "", "other"},
		{"http:///x", "", "other"},
		{"file:///etc/passwd", "", "other"},
		{"file://localhost/etc/passwd", "localhost", "other"},
		{"..", ".", "other"},

		// Metadata, in any spelling.
		{"169.254.169.254", "169.254.169.254", "metadata"},
		{"http://169.254.169.254/latest/meta-data/", "169.254.169.254", "metadata"},
		{"http://2852039166/", "2852039166", "metadata"},
		{"http://0xA9FEA9FE/", "0xa9fea9fe", "metadata"},
		{"http://0251.0376.0251.0376/", "0251.0376.0251.0376", "metadata"},
		{"http://169.254.43518/", "169.254.43518", "metadata"},
		{"http://[::ffff:169.254.169.254]/", "::ffff:169.254.169.254", "metadata"},
		{"http://[::ffff:a9fe:a9fe]/", "::ffff:a9fe:a9fe", "metadata"},
		{"http://[fd00:ec2::254]/", "fd00:ec2::254", "metadata"},
		{"http://[fd00:0ec2:0:0::254]/", "fd00:0ec2:0:0::254", "metadata"},
		{"http://metadata.google.internal/computeMetadata/v1/", "metadata.google.internal", "metadata"},
		{"Metadata.Google.Internal.", "metadata.google.internal", "metadata"},
		{"http://x@metadata.google.internal/", "metadata.google.internal", "metadata"},
		{"100.100.100.200", "100.100.100.200", "metadata"},
		{"169.254.170.2", "169.254.170.2", "metadata"},
		{"169.254.1.1", "169.254.1.1", "other"},
		{"metadata.example.org", "metadata.example.org", "other"},

		// Registries.
		{"https://registry.npmjs.org/left-pad", "registry.npmjs.org", "trusted"},
		{"https://registry.npmjs.org/@scope/pkg", "registry.npmjs.org", "trusted"},
		{"https://pypi.org/simple/x", "pypi.org", "trusted"},
		{"https://files.pythonhosted.org/x", "files.pythonhosted.org", "trusted"},
		{"static.crates.io", "static.crates.io", "trusted"},
		{"https://proxy.golang.org/x/@v/list", "proxy.golang.org", "trusted"},
		{"https://registry.npmjs.org:8080/x", "registry.npmjs.org", "other"},
		{"https://registry.npmjs.org.evil.test/x", "registry.npmjs.org.evil.test", "other"},
		{"https://evilpypi.org/x", "evilpypi.org", "other"},
		{"https://test.pypi.org/x", "test.pypi.org", "other"},
		{"https://PyPI.org/x", "pypi.org", "other"},
		{"https://pypi.org./x", "pypi.org", "other"},
		{"https://pypi.org@evil.test/x", "evil.test", "other"},
		{"https://pypі.org/x", "pypі.org", "other"}, // a Cyrillic і
		{"https://xn--pyp-5cd.org/x", "xn--pyp-5cd.org", "other"},

		// The person's list.
		{"https://example.com/x", "example.com", "trusted"},
		{"example.com:22", "example.com", "trusted"},
		{"https://a.example.com/x", "a.example.com", "other"},
		{"https://docs.example.com.evil.test/", "docs.example.com.evil.test", "other"},
		{"https://a.corp.example/", "a.corp.example", "trusted"},
		{"https://a.b.corp.example/", "a.b.corp.example", "trusted"},
		{"https://corp.example/", "corp.example", "other"},
		{"https://evilcorp.example/", "evilcorp.example", "other"},
		{"https://internal:8443/", "internal", "trusted"},
		{"https://internal/", "internal", "other"},
		{"https://anything.com/", "anything.com", "other"},
		{"https://github.com/friend/tool/raw/main/x.sh", "github.com", "trusted"},
		{"https://github.com/friend/toolx", "github.com", "other"},
		{"https://github.com/friend/tool/../../evil/x", "github.com", "other"},
		{"https://github.com/friend/tool/%2e%2e/x", "github.com", "other"},
		{"https://gitlab.example/group/any/thing", "gitlab.example", "trusted"},

		// The project's remotes.
		{"https://github.com/owner/repo", "github.com", "trusted"},
		{"https://github.com/owner/repo.git", "github.com", "trusted"},
		{"https://github.com/owner/repo.git/info/refs?service=git-upload-pack", "github.com", "trusted"},
		{"https://github.com/owner/repo/issues/3", "github.com", "trusted"},
		{"https://github.com/owner/repo/raw/deadbeef/x.sh", "github.com", "other"},
		{"https://github.com/owner/repo/archive/deadbeef.tar.gz", "github.com", "other"},
		{"https://github.com/owner/repo2", "github.com", "other"},
		{"https://github.com/owner/repository", "github.com", "other"},
		{"https://github.com/other/repo", "github.com", "other"},
		{"https://github.com/owner", "github.com", "other"},
		{"https://github.com/owner/repo/../other", "github.com", "other"},
		{"https://github.com//owner/repo", "github.com", "other"},
		{"github.com", "github.com", "other"},
		{"github.com/owner/repo", "github.com", "trusted"},
		{"git@github.com:owner/repo.git", "github.com", "trusted"},
		{"git@github.com:owner/repo", "github.com", "trusted"},
		{"github.com:owner/repo", "github.com", "trusted"},
		{"git@github.com:other/repo.git", "github.com", "other"},
		{"git@github.com.evil.test:owner/repo.git", "github.com.evil.test", "other"},
		{"git@evil.test:github.com/owner/repo", "evil.test", "other"},
		{"ssh://git@github.com/owner/repo.git", "github.com", "trusted"},
		{"https://tok:x@github.com/owner/repo.git", "github.com", "trusted"},
		{"https://forge.example/team/sub/thing", "forge.example", "trusted"},
		{"https://forge.example/team/sub", "forge.example", "other"},
		{"https://forge.example/team/sub/thing/-/merge_requests/1", "forge.example", "trusted"},
		{"https://forge.example/team/sub/thing/-/raw/main/x", "forge.example", "other"},
		{"ssh://git@git.example:2222/a/b.git", "git.example", "trusted"},
		{"ssh://git@git.example:2223/a/b.git", "git.example", "other"},
		{"git@github.com:22/owner/repo", "github.com", "trusted"},

		// Others.
		{"https://evil.test/owner/repo", "evil.test", "other"},
		{"https://api.github.com/repos/owner/repo", "api.github.com", "other"},
		{"8.8.8.8", "8.8.8.8", "other"},
		{"[2001:db8::1]:443", "2001:db8::1", "other"},
		{"10.0.0.1", "10.0.0.1", "other"},
	} {
		name, class := w.Host(c.in)
		if name != c.name || class.String() != c.class {
			t.Errorf("%q: %q, %s; want %q, %s", c.in, name, class, c.name, c.class)
		}
	}
}

func TestTrustedRepository(t *testing.T) {
	w := hosts()
	for url, want := range map[string]bool{
		"https://github.com/owner/repo": true, "git@github.com:owner/repo.git": true,
		"https://pypi.org/simple/x": false, "https://example.com/x": false, "github.com": false, "": false,
		"https://GITHUB.com/owner/repo": false, "git@github.com:owner": false,
	} {
		if got := w.TrustedRepository(url); got != want {
			t.Errorf("%s: %t", url, got)
		}
	}
	empty := New(Options{Cwd: "/nonexistent/x"})
	if empty.TrustedRepository("https://github.com/owner/repo") {
		t.Error("a world without remotes trusts one")
	}
}

// FuzzHost looks for an odd spelling that earns what only a plain one may.
func FuzzHost(f *testing.F) {
	for _, s := range []string{"localhost", "http://u@127.0.0.1:80/x", "git@github.com:owner/repo.git", "[::1]:80", "0x7f.1", "a:b@c", "http://\\@x", "::", "1.2.3.4.5", "*.corp.example"} {
		f.Add(s)
	}
	w := hosts()
	f.Fuzz(func(t *testing.T, s string) {
		name, class := w.Host(s)
		switch class {
		case automode.Loopback, automode.TrustedHost:
		case automode.OtherHost, automode.MetadataHost:
			return
		default:
			t.Fatalf("%q is of no class", s)
		}
		if !strings.Contains(s, name) {
			t.Errorf("%q earned %s for %q, which it does not say", s, class, name)
		}
		for i := 0; i < len(s); i++ {
			if s[i] <= ' ' || s[i] >= 0x7f || s[i] == '\\' {
				t.Errorf("%q earned %s", s, class)
			}
		}
		if class == automode.Loopback && name != "localhost" && !strings.HasSuffix(name, ".localhost") &&
			!strings.HasPrefix(name, "127.") && name != "::1" && name != "::" && name != "0.0.0.0" {
			t.Errorf("%q: %q is loopback", s, name)
		}
	})
}
