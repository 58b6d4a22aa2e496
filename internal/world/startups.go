package world

import "automode"

// startups are what shells, sessions and interpreters load by themselves: who
// writes one runs code later, in other sessions than this.
var startups = []row{
	{automode.Startup, anywhere, exact,
		[]string{".bashrc", ".bash_profile", ".bash_login", ".bash_aliases", ".bash_logout", ".profile", ".zshrc", ".zshenv", ".zprofile", ".zlogin", ".zlogout", ".kshrc", ".mkshrc", ".cshrc", ".tcshrc", ".config/fish/config.fish"}, nil,
		"loaded by every new shell"},
	{automode.Startup, inHome, exact,
		[]string{".login", ".logout", ".xprofile", ".xinitrc", ".xsession", ".xsessionrc", ".pam_environment", ".cargo/env", ".config/starship.toml", ".config/user-dirs.dirs"}, nil,
		"loaded by every new session"},
	{automode.Startup, inHome, folder,
		[]string{".config/fish", ".config/zsh", ".config/bash", ".config/nushell", ".config/powershell", "documents/powershell", "documents/windowspowershell", ".oh-my-zsh", ".zsh", ".bashrc.d", ".config/direnv"}, nil,
		"loaded by every new shell"},
	{automode.Startup, inHome, exact, []string{".inputrc", ".tmux.conf", ".screenrc", ".config/tmux/tmux.conf"}, nil,
		"a key or a new window can be made to run a command"},
	{automode.Startup, inHome, folder,
		[]string{".config/autostart", ".config/autostart-scripts", ".config/systemd", ".local/share/systemd", ".config/environment.d", ".config/plasma-workspace", ".config/i3", ".config/sway", ".config/hypr", ".local/share/applications", ".local/share/dbus-1", "library/launchagents", "library/application support/com.apple.backgroundtaskmanagementagent", "appdata/roaming/microsoft/windows/start menu/programs/startup"}, nil,
		"started with the person's session"},
	{automode.Startup, inHome, folder, []string{"bin", ".local/bin", "go/bin", ".cargo/bin", ".npm-global/bin", ".bun/bin", ".deno/bin"}, nil,
		"on the search path: a file here is started in a program's place"},
	{automode.Startup, anywhere, exact, []string{".ssh/authorized_keys", ".ssh/authorized_keys2", ".ssh/rc", ".ssh/environment", ".ssh/config"}, nil,
		"SSH: who may log in, and commands that are run at log-in and on connecting"},
	{automode.Startup, inHome, exact, []string{".gitconfig", ".hgrc", ".curlrc", ".wgetrc", ".netrc.gpg", ".config/pip/pip.conf", ".npmrc", ".yarnrc.yml", ".bunfig.toml", ".gradle/init.gradle", ".gradle/init.gradle.kts", ".m2/settings.xml", ".cargo/config", ".cargo/config.toml", ".config/go/env"}, nil,
		"a tool's settings for every project: programs it runs, hosts it asks"},
	{automode.Startup, inHome, folder, []string{".config/git", ".gradle/init.d", ".config/mise", ".config/gh/extensions", ".local/share/gh/extensions", ".docker/cli-plugins"}, nil,
		"a tool's settings and plug-ins for every project"},
	{automode.Startup, inHome, exact, []string{".vimrc", ".gvimrc", ".exrc", ".emacs", ".nanorc", ".gdbinit", ".lldbinit", ".pythonrc", ".pythonrc.py", ".pythonstartup", ".irbrc", ".pryrc", ".rprofile", ".ghci", ".psqlrc", ".sqliterc", ".node_repl.js"}, nil,
		"code that an editor, debugger or prompt loads at every start"},
	{automode.Startup, inHome, folder, []string{".vim", ".config/nvim", ".emacs.d", ".config/emacs", ".config/helix", ".ipython", ".jupyter", ".vscode/extensions", ".vscode-server/extensions", ".config/systemd/user"}, nil,
		"code that an editor or notebook loads at every start"},
	{automode.Startup, anywhere, like, []string{"sitecustomize.py", "usercustomize.py", "*.pth"}, nil,
		"Python runs it before every program"},
	{automode.Startup, fromRoot, like,
		[]string{"etc/cron*", "etc/cron*/**", "var/spool/cron/**", "var/at/**", "usr/lib/cron/**", "etc/profile", "etc/profile.d/**", "etc/bash*", "etc/zsh*", "etc/zsh/**", "etc/rc*", "etc/init.d/**", "etc/systemd/**", "etc/ld.so.preload", "etc/environment", "etc/sudoers", "etc/sudoers.d/**", "etc/pam.d/**", "library/launchagents/**", "library/launchdaemons/**", "etc/periodic/**"}, nil,
		"loaded or started by the machine itself"},
}
