package world

import (
	"strings"
	"testing"

	"automode"
)

// letters is a world in which nothing exists, so that paths are judged by
// their letters.
func letters(p automode.Platform) *World {
	o := Options{
		Home: "/home/dev", Roots: []string{"/home/dev/project"}, Cwd: "/nonexistent/home/dev/project",
		Platform: p, Gate: []string{"/home/dev/.config/automode", "/home/dev/.local/state/automode", "/opt/automode/automode-hook"},
	}
	switch p {
	case automode.Darwin:
		o.Home, o.Roots = "/Users/dev", []string{"/Users/dev/project"}
		o.Gate = []string{"/Users/dev/.config/automode"}
	case automode.Windows:
		o.Home, o.Roots, o.Gate = `C:\Users\dev`, []string{`C:\Users\dev\project`}, nil
	}
	return New(o)
}

// placeRow is a path and its place as "region: mark,mark".
type placeRow struct{ path, want string }

func checkPlaces(t *testing.T, w *World, rows []placeRow) {
	t.Helper()
	for _, r := range rows {
		p := w.Place(w.Resolve(r.path).Path)
		got := p.Region.String()
		if p.Marks != 0 {
			got += ": " + p.Marks.String()
		}
		if got != r.want {
			t.Errorf("%s\n got %s\nwant %s", r.path, got, r.want)
		}
		if why := w.Why(r.path); len(why) == 0 || p.Marks != 0 && len(why) < 2 {
			t.Errorf("%s: %d reasons for %s", r.path, len(why), got)
		}
	}
}

func TestPlaceLinux(t *testing.T) {
	checkPlaces(t, letters(automode.Linux), []placeRow{
		// Regions.
		{"/", "system: above the gate,root,above a root"},
		{"/home", "outside: above the gate,above a root"},
		{"/home/dev", "home: above the gate,root,above a root"},
		{"/home/dev/", "home: above the gate,root,above a root"},
		{"/home/dev/project", "project: root,home folder"},
		{"/home/dev/project/", "project: root,home folder"},
		{"/home/dev/project/src/main.go", "project"},
		{"/home/dev/project/../project/src/./main.go", "project"},
		{"/home/dev/project/../other", "home: home folder"},
		{"/home/dev/project-evil/main.go", "home"},
		{"/home/dev/projec", "home: home folder"},
		{"/home/dev/Project/main.go", "home"},
		{"/home/dev/notes/a.txt", "home"},
		{"/home/developer/a.txt", "outside"},
		{"/home/other/a.txt", "outside"},
		{"/srv/data/x", "outside"},
		{"/mnt/disk/x", "outside"},
		{"/workspace/x", "outside"},
		{"/tmp", "scratch: root"},
		{"/tmp/x", "scratch"},
		{"/tmpx/x", "outside"},
		{"/var/tmp/x/y", "scratch"},
		{"/dev/shm/x", "scratch"},
		{"/dev/shm", "scratch: root"},
		{"/private/tmp/x", "scratch"},
		{"/var/folders/ab/cd/T/x", "scratch"},
		{"/tmp/../etc/passwd", "system"},
		{"/etc", "system: above the gate,root"},
		{"/etc/passwd", "system"},
		{"/etc/hosts", "system"},
		{"/usr/bin/env", "system"},
		{"/usr/local/bin/tool", "system"},
		{"/bin/sh", "system"},
		{"/sbin/init", "system"},
		{"/lib/x.so", "system"},
		{"/lib64/x.so", "system"},
		{"/boot/vmlinuz", "system"},
		{"/proc/1/status", "system"},
		{"/sys/kernel/x", "system"},
		{"/var/log/syslog", "system"},
		{"/var/www/html/x", "system"},
		{"/var/home/other/x", "outside"},
		{"/run/docker.sock", "system"},
		{"/run/media/dev/stick/x", "outside"},
		{"/opt/tool/x", "system"},
		{"/root/x", "system"},
		{"/nix/store/x", "system"},
		{"/Library/x", "system"},

		// Secrets.
		{"/home/dev/.ssh", "home: secret,home folder"},
		{"/home/dev/.ssh/id_rsa", "home: secret"},
		{"/home/dev/.ssh/id_ed25519.pub", "home"},
		{"/home/dev/.ssh/known_hosts", "home"},
		{"/home/dev/.ssh/work_key", "home: secret"},
		{"/home/other/.ssh/id_rsa", "outside: secret"},
		{"/home/dev/project/id_rsa.bak", "project: secret"},
		{"/home/dev/project/id_rsa.pub", "project"},
		{"/home/dev/.gnupg/secring.gpg", "home: secret"},
		{"/home/dev/.aws", "home: secret,home folder"},
		{"/home/dev/.aws/credentials", "home: secret"},
		{"/home/dev/.aws/config", "home: secret"},
		{"/home/dev/.kube/config", "home: secret"},
		{"/home/dev/.docker/config.json", "home: secret"},
		{"/home/dev/.netrc", "home: secret,home folder"},
		{"/home/dev/.pypirc", "home: secret,home folder"},
		{"/home/dev/.cargo/credentials.toml", "home: secret,executable surface"},
		{"/home/dev/.config/gh/hosts.yml", "home: secret"},
		{"/home/dev/.config/gh/config.yml", "home"},
		{"/home/dev/.config/gcloud/application_default_credentials.json", "home: secret"},
		{"/home/dev/.azure/accessTokens.json", "home: secret"},
		{"/home/dev/.git-credentials", "home: secret,home folder"},
		{"/home/dev/.bash_history", "home: secret,home folder"},
		{"/home/dev/.local/share/fish/fish_history", "home: secret"},
		{"/home/dev/.mozilla/firefox/p/logins.json", "home: secret"},
		{"/home/dev/.config/google-chrome/Default/Cookies", "home: secret"},
		{"/home/dev/.password-store/mail.gpg", "home: secret"},
		{"/home/dev/.claude/.credentials.json", "home: secret"},
		{"/home/dev/.codex/auth.json", "home: secret"},
		{"/home/dev/project/.env", "project: secret"},
		{"/home/dev/project/.ENV", "project: secret"},
		{"/home/dev/project/.env.local", "project: secret"},
		{"/home/dev/project/.env.production", "project: secret"},
		{"/home/dev/project/.env.test", "project: secret"},
		{"/home/dev/project/prod.env", "project: secret"},
		{"/home/dev/project/.env.example", "project"},
		{"/home/dev/project/.env.local.example", "project"},
		{"/home/dev/project/.env.sample", "project"},
		{"/home/dev/project/.env.template", "project"},
		{"/home/dev/project/.env.dist", "project"},
		{"/home/dev/project/env.d.ts", "project"},
		{"/home/dev/project/environment.ts", "project"},
		{"/home/dev/project/server.pem", "project: secret"},
		{"/home/dev/project/tls.key", "project: secret"},
		{"/home/dev/project/public.pem", "project"},
		{"/home/dev/project/keys.go", "project"},
		{"/etc/ssl/certs/ca.pem", "system"},
		{"/etc/ssl/private/host.key", "system: secret"},
		{"/home/dev/project/my-service-account.json", "project: secret"},
		{"/home/dev/project/credentials.json", "project: secret"},
		{"/home/dev/project/terraform.tfstate", "project: secret"},
		{"/home/dev/project/secrets.yaml", "project: secret"},
		{"/home/dev/project/secrets.go", "project"},
		{"/proc/self/environ", "system: secret"},
		{"/proc/1234/environ", "system: secret"},
		{"/proc/1234/task/1/environ", "system: secret"},
		{"/proc/meminfo", "system"},
		{"/etc/shadow", "system: secret"},
		{"/etc/ssh/ssh_host_ed25519_key", "system: secret"},
		{"/etc/ssh/ssh_host_ed25519_key.pub", "system"},
		{"/run/secrets/token", "system: secret"},

		// Executable surface.
		{"/home/dev/project/package.json", "project: executable surface"},
		{"/home/dev/project/packages/a/package.json", "project: executable surface"},
		{"/home/dev/project/package.json.md", "project"},
		{"/home/dev/project/Cargo.toml", "project: executable surface"},
		{"/home/dev/project/build.rs", "project: executable surface"},
		{"/home/dev/project/pyproject.toml", "project: executable surface"},
		{"/home/dev/project/setup.py", "project: executable surface"},
		{"/home/dev/project/requirements-dev.txt", "project: executable surface"},
		{"/home/dev/project/tests/conftest.py", "project: executable surface"},
		{"/home/dev/project/tests/test_a.py", "project"},
		{"/home/dev/project/noxfile.py", "project: executable surface"},
		{"/home/dev/project/Makefile", "project: executable surface"},
		{"/home/dev/project/rules.mk", "project: executable surface"},
		{"/home/dev/project/justfile", "project: executable surface"},
		{"/home/dev/project/Taskfile.yml", "project: executable surface"},
		{"/home/dev/project/mise.toml", "project: executable surface"},
		{"/home/dev/project/Dockerfile", "project: executable surface"},
		{"/home/dev/project/Dockerfile.dev", "project: executable surface"},
		{"/home/dev/project/docker-compose.yml", "project: executable surface"},
		{"/home/dev/project/compose.override.yaml", "project: executable surface"},
		{"/home/dev/project/.husky/pre-commit", "project: executable surface"},
		{"/home/dev/project/lefthook.yml", "project: executable surface"},
		{"/home/dev/project/.pre-commit-config.yaml", "project: executable surface"},
		{"/home/dev/project/.github/workflows/ci.yml", "project: executable surface"},
		{"/home/dev/project/.github/actions/a/action.yml", "project: executable surface"},
		{"/home/dev/project/.github/ISSUE_TEMPLATE/bug.md", "project"},
		{"/home/dev/project/.gitlab-ci.yml", "project: executable surface"},
		{"/home/dev/project/.circleci/config.yml", "project: executable surface"},
		{"/home/dev/project/jest.config.ts", "project: executable surface"},
		{"/home/dev/project/vite.config.mts", "project: executable surface"},
		{"/home/dev/project/eslint.config.js", "project: executable surface"},
		{"/home/dev/project/.eslintrc.cjs", "project: executable surface"},
		{"/home/dev/project/src/config.ts", "project"},
		{"/home/dev/project/src/config.js", "project"},
		{"/home/dev/project/tsconfig.json", "project"},
		{"/home/dev/project/.vscode/tasks.json", "project: executable surface"},
		{"/home/dev/project/.vscode/settings.json", "project: executable surface"},
		{"/home/dev/project/.idea/workspace.xml", "project: executable surface"},
		{"/home/dev/project/.devcontainer/devcontainer.json", "project: executable surface"},
		{"/home/dev/project/.npmrc", "project: executable surface"},
		{"/home/dev/project/.yarnrc.yml", "project: executable surface"},
		{"/home/dev/project/.envrc", "project: secret,executable surface"},
		{"/home/dev/project/.gitattributes", "project: executable surface"},
		{"/home/dev/project/.gitmodules", "project: executable surface"},
		{"/home/dev/project/.gitignore", "project"},
		{"/home/dev/project/build.gradle.kts", "project: executable surface"},
		{"/home/dev/project/gradlew", "project: executable surface"},
		{"/home/dev/project/CMakeLists.txt", "project: executable surface"},
		{"/home/dev/project/go.mod", "project: executable surface"},
		{"/home/dev/project/node_modules/.bin/jest", "project: executable surface"},
		{"/home/dev/project/node_modules/jest/index.js", "project: executable surface"},
		{"/home/dev/project/.venv/bin/pytest", "project: executable surface"},
		{"/home/dev/project/README.md", "project"},

		// Instructions.
		{"/home/dev/project/CLAUDE.md", "project: instructions"},
		{"/home/dev/project/sub/AGENTS.md", "project: instructions"},
		{"/home/dev/project/GEMINI.md", "project: instructions"},
		{"/home/dev/project/.cursorrules", "project: instructions"},
		{"/home/dev/project/.cursor/rules/a.mdc", "project: instructions"},
		{"/home/dev/project/.github/copilot-instructions.md", "project: instructions"},
		{"/home/dev/project/.claude/skills/a/SKILL.md", "project: instructions"},
		{"/home/dev/project/.claude/commands/x.md", "project: instructions"},
		{"/home/dev/.claude/CLAUDE.md", "home: instructions"},
		{"/home/dev/.claude/projects/-home-dev-project/memory/MEMORY.md", "home: instructions"},

		// Start-up.
		{"/home/dev/.bashrc", "home: start-up,home folder"},
		{"/home/dev/.zshrc", "home: start-up,home folder"},
		{"/home/other/.profile", "outside: start-up"},
		{"/home/dev/.config/fish/config.fish", "home: start-up"},
		{"/home/dev/.config/autostart/x.desktop", "home: start-up"},
		{"/home/dev/.config/systemd/user/x.service", "home: start-up"},
		{"/home/dev/.ssh/authorized_keys", "home: start-up"},
		{"/home/dev/.ssh/config", "home: start-up"},
		{"/home/dev/.ssh/rc", "home: secret,start-up"},
		{"/home/dev/.gitconfig", "home: start-up,home folder"},
		{"/home/dev/.config/git/config", "home: start-up"},
		{"/home/dev/.vimrc", "home: executable surface,start-up,home folder"},
		{"/home/dev/.inputrc", "home: start-up,home folder"},
		{"/home/dev/.npmrc", "home: secret,executable surface,start-up,home folder"},
		{"/home/dev/.local/bin/git", "home: start-up"},
		{"/home/dev/project/bin/tool", "project"},
		{"/home/dev/project/sitecustomize.py", "project: start-up"},
		{"/etc/profile.d/x.sh", "system: start-up"},
		{"/etc/cron.d/x", "system: start-up"},
		{"/etc/crontab", "system: start-up"},
		{"/var/spool/cron/crontabs/dev", "system: start-up"},

		// Repositories.
		{"/home/dev/project/.git", "project: repository,repository store"},
		{"/home/dev/project/.GIT", "project: repository,repository store"},
		{"/home/dev/project/.git/config", "project: executable surface,repository"},
		{"/home/dev/project/.git/hooks/pre-commit", "project: executable surface,repository"},
		{"/home/dev/project/.git/info/exclude", "project: repository"},
		{"/home/dev/project/.git/info/attributes", "project: executable surface,repository"},
		{"/home/dev/project/.git/index", "project: repository"},
		{"/home/dev/project/.git/index.lock", "project: repository"},
		{"/home/dev/project/.git/refs/heads/main.lock", "project: repository"},
		{"/home/dev/project/.git/objects", "project: repository,repository store"},
		{"/home/dev/project/.git/objects/ab/cd", "project: repository,repository store"},
		{"/home/dev/project/.git/refs/heads/main", "project: repository,repository store"},
		{"/home/dev/project/.git/logs/HEAD", "project: executable surface,repository,repository store"},
		{"/home/dev/project/.git/packed-refs", "project: repository,repository store"},
		{"/home/dev/project/.git/HEAD", "project: executable surface,repository,repository store"},
		{"/home/dev/project/.git/modules/a/objects", "project: repository,repository store"},
		{"/home/dev/project/.git/modules/a/config", "project: executable surface,repository"},
		{"/home/dev/project/.git/worktrees/a/index", "project: repository"},
		{"/home/dev/project/vendor.git/objects/ab", "project: repository,repository store"},
		{"/home/dev/project/vendor.git/hooks/update", "project: executable surface,repository"},
		{"/home/dev/project/.hg/store/data", "project: repository,repository store"},
		{"/home/dev/project/.gitx/config", "project"},
		{"/home/dev/project/src/hooks/useThing.ts", "project"},
		{"/home/dev/project/objects/a.go", "project"},

		// Gate.
		{"/home/dev/.config/automode/config.json", "home: gate"},
		{"/home/dev/.config/automode", "home: gate"},
		{"/home/dev/.config/automode-x/a", "home"},
		{"/home/dev/.config", "home: above the gate,home folder"},
		{"/home/dev/.local/state", "home: above the gate"},
		{"/opt/automode", "system: above the gate"},
		{"/opt/automode/automode-hook", "system: gate"},
		{"/opt", "system: above the gate,root"},
		{"/home/dev/.claude", "home: above the gate,home folder"},
		{"/home/dev/.claude/settings.json", "home: gate"},
		{"/home/dev/.claude/settings.local.json", "home: gate"},
		{"/home/dev/.claude.json", "home: secret,gate,home folder"},
		{"/home/dev/.claude/projects/-home-dev-project/s.jsonl", "home: gate"},
		{"/home/dev/.claude/plans/a.md", "home"},
		{"/home/dev/project/.claude", "project: above the gate"},
		{"/home/dev/project/.claude/settings.json", "project: gate"},
		{"/home/dev/project/.CLAUDE/Settings.json", "project: gate"},
		{"/home/dev/project/.claude/settings.local.json", "project: gate"},
		{"/home/dev/project/.claude/worktrees/a/main.go", "project"},
		{"/home/dev/project/.mcp.json", "project: gate"},
		{"/home/dev/.codex/config.toml", "home: gate"},
		{"/home/dev/project/.codex/hooks.json", "project: gate"},
		{"/home/dev/.gemini/settings.json", "home: gate"},
		{"/home/dev/project/.gemini/settings.json", "project: gate"},
		{"/home/dev/project/.cursor/mcp.json", "project: gate"},
		{"/home/dev/project/.cursor/hooks.json", "project: gate"},
		{"/home/dev/project/.qwen/settings.json", "project: gate"},
		{"/home/dev/project/.factory/settings.json", "project: gate"},
		{"/home/dev/project/opencode.json", "project: gate"},
		{"/home/dev/project/.vscode", "project: executable surface,above the gate"},
		{"/home/dev/project/.vscode/mcp.json", "project: executable surface,gate"},
		{"/home/dev/project/.github/hooks/a.json", "project: gate"},
		{"/etc/claude-code/managed-settings.json", "system: gate"},

		// Devices.
		{"/dev/sda", "system: device"},
		{"/dev/sda1", "system: device"},
		{"/dev/nvme0n1", "system: device"},
		{"/dev/disk/by-id/x", "system: device"},
		{"/dev/mapper/root", "system: device"},
		{"/dev/mapper/control", "system"},
		{"/dev/ttyS0", "system"},
		{"/dev/urandom", "system"},
	})
}

func TestPlaceDarwin(t *testing.T) {
	checkPlaces(t, letters(automode.Darwin), []placeRow{
		{"/", "system: above the gate,root,above a root"},
		{"/Users", "outside: above the gate,above a root"},
		{"/Users/dev", "home: above the gate,root,above a root"},
		{"/users/DEV", "home: above the gate,root,above a root"},
		{"/Users/dev/project/main.go", "project"},
		{"/Users/dev/PROJECT/main.go", "project"},
		{"/System/Volumes/Data/Users/dev/project/main.go", "project"},
		{"/Users/dev/project-evil/x", "home"},
		{"/Users/other/x", "outside"},
		{"/Users/Shared/x", "outside"},
		{"/tmp/x", "scratch"},
		{"/private/tmp/x", "scratch"},
		{"/private/tmp", "scratch: root"},
		{"/private/var/folders/ab/T/x", "scratch"},
		{"/private/var/tmp/x", "scratch"},
		{"/etc/hosts", "system"},
		{"/private/etc/hosts", "system"},
		{"/PRIVATE/ETC/hosts", "system"},
		{"/private/etc", "system: above the gate,root"},
		{"/private/var/log/x", "system"},
		{"/private/x", "system"},
		{"/System/Library/x", "system"},
		{"/library/LaunchDaemons/x.plist", "system: start-up"},
		{"/Applications/X.app", "system"},
		{"/opt/homebrew/bin/x", "system"},
		{"/Volumes/Disk/x", "outside"},
		{"/Users/dev/.SSH/ID_RSA", "home: secret"},
		{"/Users/dev/.s\u017fh/id_work", "home: secret"},
		{"/Users/dev/project/.gi\u200ct/config", "project: executable surface,repository"},
		{"/Users/dev/Library/Keychains/login.keychain-db", "home: secret"},
		{"/Users/dev/Library/Application Support/Google/Chrome/Default/Cookies", "home: secret"},
		{"/Users/dev/Library/LaunchAgents/x.plist", "home: start-up"},
		{"/Users/dev/Library", "home: above the gate,home folder"},
		{"/Library/Application Support/ClaudeCode/managed-settings.json", "system: gate"},
		{"/Library/Application Support", "system: above the gate"},
		{"/Users/dev/.Config/AutoMode/x", "home: gate"},
		{"/dev/disk0", "system: device"},
		{"/dev/rdisk2s1", "system: device"},
		{"/private/etc/sudoers", "system: secret,start-up"},
	})
}

func TestPlaceWindows(t *testing.T) {
	checkPlaces(t, letters(automode.Windows), []placeRow{
		{`C:\Users\dev\project\main.go`, "project"},
		{`c:/users/DEV/project/main.go`, "project"},
		{`/c/Users/dev/project/main.go`, "project"},
		{`C:\Users\dev\project\..\x`, "home: home folder"},
		{`C:\Users\dev\project\.git.\config`, "project: executable surface,repository"},
		{`C:\Users\dev\project\.env::$DATA`, "project: secret"},
		{`C:\Users\dev\project\.claude \settings.json`, "project: gate"},
		{`C:\Windows\System32\x`, "system"},
		{`C:\`, "system: above the gate,root,above a root"},
		{`D:\data`, "outside"},
	})
}

func TestHomesThatAreNone(t *testing.T) {
	for _, home := range []string{"/", "/etc", "/usr/local", "/proc/self", "", "dev", "/var/log/x"} {
		w := New(Options{Home: home, Cwd: "/nonexistent/x", Platform: automode.Linux})
		for _, p := range []string{"/etc/passwd", "/usr/local/bin/x", "/var/log/x/y"} {
			if got := w.Place(p).Region; got != automode.System {
				t.Errorf("with the home %q, %s is %s", home, p, got)
			}
		}
	}
	w := New(Options{Home: "/tmp/fake", AccountHome: "/root", Cwd: "/nonexistent/x", Platform: automode.Linux})
	for _, p := range []string{"/tmp/fake/a", "/root/a"} {
		if got := w.Place(p).Region; got != automode.Home {
			t.Errorf("%s is %s, want home", p, got)
		}
	}
}

func TestRootsThatAreNone(t *testing.T) {
	roots := []string{"/", "/home/dev", "/home", "/etc", "/etc/nginx", "/usr/local", "/opt", "/tmp", "project", "",
		"/opt/app", "/tmp/work", "/usr/src/app", "/srv/app", "/home/dev/app"}
	w := New(Options{Home: "/home/dev", Roots: roots, Cwd: "/nonexistent/x", Platform: automode.Linux})
	if got := strings.Join(w.Roots(), " "); got != "/opt/app /tmp/work /usr/src/app /srv/app /home/dev/app" {
		t.Errorf("roots are %s", got)
	}
	for p, want := range map[string]automode.Region{
		"/tmp/work/a": automode.Project, "/tmp/a": automode.Scratch, "/opt/app/a": automode.Project, "/opt/a": automode.System,
	} {
		if got := w.Place(p).Region; got != want {
			t.Errorf("%s is %s, want %s", p, got, want)
		}
	}
}

func TestStreams(t *testing.T) {
	w := letters(automode.Linux)
	for _, p := range []string{"/dev/null", "/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/tty", "/dev/fd/3", "/proc/self/fd/1"} {
		if !w.IsStream(p) {
			t.Errorf("%s is no stream", p)
		}
	}
	for _, p := range []string{"/dev/sda", "/dev/fd", "/dev/fd/x", "/dev/fd/3/x", "/dev/nullx", "/tmp/dev/null", "/proc/1/fd/1", "null"} {
		if w.IsStream(p) {
			t.Errorf("%s is a stream", p)
		}
	}
}

// TestTables holds every row to the form that matching relies on.
func TestTables(t *testing.T) {
	for _, table := range tables() {
		for _, r := range table {
			if r.why == "" || r.marks == 0 || len(r.names) == 0 {
				t.Errorf("row %q lacks names, marks or a reason", r.names)
			}
			for _, n := range append(append([]string(nil), r.names...), r.but...) {
				if n != fold(n) || strings.HasPrefix(n, "/") || n == "" {
					t.Errorf("%q is not written as it is compared", n)
				}
			}
			for _, n := range r.names {
				if r.at != anywhere && strings.HasPrefix(n, "*") || strings.Contains(n, "*") && r.shape != like || strings.HasSuffix(n, "/") {
					t.Errorf("%q would never match", n)
				}
			}
		}
	}
	for _, row := range territories {
		if row.why == "" || clean(row.path) != row.path {
			t.Errorf("territory %q: %q", row.path, row.why)
		}
	}
	for _, list := range [][]knownHost{metadataHosts, registries} {
		for _, h := range list {
			if h.name != strings.ToLower(h.name) || h.why == "" {
				t.Errorf("host %q: %q", h.name, h.why)
			}
		}
	}
}

func TestMatches(t *testing.T) {
	for _, c := range []struct {
		pattern, path string
		tail, want    bool
	}{
		{"a/b", "a/b", false, true}, {"a/b", "x/a/b", false, false}, {"a/b", "x/a/b", true, true},
		{"a/*", "a/b", false, true}, {"a/*", "a", false, false}, {"a/*", "a/b/c", false, false},
		{"a/**", "a", false, true}, {"a/**", "a/b/c", false, true}, {"a/**/d", "a/b/c/d", false, true},
		{"a/**/d", "a/d", false, true}, {"a/**/d", "a/b/c", false, false}, {"**", "x", false, true},
		{"*.a.*b", "x.a.a.b", false, true}, {"*.a.*b", "x.a.c", false, false}, {"a*a", "a", false, false},
	} {
		if got := matches(c.pattern, c.path, c.tail); got != c.want {
			t.Errorf("matches(%q, %q, %t) = %t", c.pattern, c.path, c.tail, got)
		}
	}
}

func TestClean(t *testing.T) {
	for in, want := range map[string]string{
		"/": "/", "/a": "/a", "/a/": "/a", "//a": "/a", "/a//b": "/a/b", "/a/./b": "/a/b", "/a/../b": "/b", "/..": "/", "/../../a": "/a", "/a/..": "/",
		"/.a/..b/c.": "/.a/..b/c.", "/c:/x/": "/c:/x", "/...": "/...", "": "/", "C:/": "C:/", "C:/a/../b": "C:/b", "C:/a/..": "C:/",
	} {
		if got := clean(in); got != want {
			t.Errorf("clean(%q) = %q, want %q", in, got, want)
		}
	}
}
