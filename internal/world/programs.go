package world

import (
	"path"

	"automode"
)

// homePrograms are the folders, from a home, in which installers put programs
// for the person; "*" is any one name. What lies there is as much the person's
// own as what the system has.
var homePrograms = [...]string{
	"go/bin", ".local/bin", ".cargo/bin", ".bun/bin", ".deno/bin", ".volta/bin", ".yarn/bin", ".npm-global/bin", ".dotnet", ".dotnet/tools",
	".local/share/mise/shims", ".local/share/mise/bin", ".asdf/shims", ".asdf/bin", ".pyenv/shims", ".pyenv/bin", ".rbenv/shims", ".rbenv/bin",
	".nodenv/shims", ".nvm/versions/node/*/bin", ".local/share/pnpm", "Library/pnpm", ".foundry/bin", ".poetry/bin", ".rye/shims", ".pixi/bin",
	".composer/vendor/bin", ".config/composer/vendor/bin", ".krew/bin", ".ghcup/bin", ".juliaup/bin", ".nix-profile/bin", ".opam/default/bin",
	"Library/Android/sdk/platform-tools", "Android/Sdk/platform-tools",
}

// systemPrograms are those that packages bring beside the usual ones.
var systemPrograms = [...]string{
	"/usr/local/go/bin", "/usr/lib/go/bin", "/usr/lib/go-*/bin", "/snap/bin", "/opt/homebrew/bin", "/opt/homebrew/sbin", "/opt/homebrew/opt/*/bin",
	"/opt/homebrew/opt/*/libexec/bin", "/usr/local/opt/*/bin", "/home/linuxbrew/.linuxbrew/bin", "/usr/lib/jvm/*/bin", "/usr/lib/postgresql/*/bin",
	"/usr/local/share/dotnet", "/nix/var/nix/profiles/default/bin", "/run/current-system/sw/bin", "/usr/games", "/usr/lib/llvm-*/bin",
	"/usr/local/cuda/bin",
}

// InstalledPrograms reports whether a resolved folder is one of those in which
// installers put programs, of this system or for the person. Only what may not
// be written without asking is one: nothing in a project or a scratch folder.
func (w *World) InstalledPrograms(folder string) bool {
	c := clean(folder)
	if r := w.Place(c).Region; r != automode.Home && r != automode.System && r != automode.Outside {
		return false
	}
	for _, p := range systemPrograms {
		if ok, err := path.Match(p, c); ok && err == nil {
			return true
		}
	}
	for _, home := range [...]string{w.o.Home, w.o.AccountHome} {
		rel, ok := inside(c, home)
		if !ok || home == "" || home == "/" {
			continue
		}
		for _, p := range homePrograms {
			if ok, err := path.Match(p, rel); ok && err == nil {
				return true
			}
		}
	}
	return false
}
