package world

import (
	"path"
	"slices"
	"strings"

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
	"Library/Android/sdk/platform-tools", "Android/Sdk/platform-tools", "flutter/bin", ".pub-cache/bin", ".sdkman/candidates/*/*/bin", ".pyenv/versions/*/bin",
	".rbenv/versions/*/bin", ".rustup/toolchains/*/bin", ".elan/bin", ".swiftly/bin", ".nodenv/versions/*/bin", "google-cloud-sdk/bin",
	"miniconda3/bin", "anaconda3/bin", "miniforge3/bin", "miniconda3/envs/*/bin", "anaconda3/envs/*/bin", "miniforge3/envs/*/bin",
	"opt/miniconda3/bin", "opt/anaconda3/bin", "opt/miniconda3/envs/*/bin", "opt/anaconda3/envs/*/bin", ".asdf/installs/*/*/bin", ".local/share/mise/installs/*/*/bin",
	".jdks/*/bin", ".gradle/jdks/*/bin", ".jenv/shims", ".jenv/versions/*/bin", "Library/Java/JavaVirtualMachines/*/Contents/Home/bin",
	".config/herd/bin", ".config/herd/bin/*", "Library/Application Support/Herd/bin", ".local/share/fnm/node-versions/*/installation/bin", ".fnm/node-versions/*/installation/bin", ".proto/bin", ".proto/shims",
	"fvm/default/bin", "fvm/versions/*/bin", "development/flutter/bin", "develop/flutter/bin", "snap/flutter/common/flutter/bin", ".gem/ruby/*/bin", ".local/share/gem/ruby/*/bin", ".rvm/rubies/*/bin", ".rvm/gems/*/bin",
	".cabal/bin", ".nimble/bin", ".mix/escripts", ".pulumi/bin", ".fly/bin", ".dapr/bin", ".avm/bin", ".local/share/solana/install/active_release/bin", ".platformio/penv/bin", ".wasmtime/bin", ".wasmer/bin",
	".local/share/uv/tools/*/bin", ".local/share/uv/python/*/bin", ".local/share/pipx/venvs/*/bin", ".local/pipx/venvs/*/bin", "AppData/Roaming/Composer/vendor/bin", "AppData/Local/Pub/Cache/bin", "scoop/apps/*/current", "scoop/apps/*/current/bin",
	"AppData/Local/Android/Sdk/platform-tools", "AppData/Local/Programs/Python/*", "AppData/Local/Programs/Python/*/Scripts", "AppData/Roaming/npm", "scoop/shims",
}

// systemPrograms are those that packages bring beside the usual ones.
var systemPrograms = [...]string{
	"/usr/local/go/bin", "/usr/lib/go/bin", "/usr/lib/go-*/bin", "/snap/bin", "/opt/homebrew/bin", "/opt/homebrew/sbin", "/opt/homebrew/opt/*/bin",
	"/opt/homebrew/opt/*/libexec/bin", "/usr/local/opt/*/bin", "/home/linuxbrew/.linuxbrew/bin", "/usr/lib/jvm/*/bin", "/usr/lib/postgresql/*/bin",
	"/usr/local/share/dotnet", "/nix/var/nix/profiles/default/bin", "/run/current-system/sw/bin", "/usr/games", "/usr/lib/llvm-*/bin",
	"/usr/local/cuda/bin", "/usr/local/cargo/bin", "/opt/conda/bin", "/opt/*conda3/bin", "/opt/miniforge3/bin", "/opt/*conda*/envs/*/bin", "/nix/store/*/bin",
	"/usr/local/sdkman/candidates/*/*/bin", "/opt/gradle*/bin", "/opt/maven*/bin", "/opt/venv/bin",
	"/opt/homebrew/Cellar/*/*/bin", "/usr/local/Cellar/*/*/bin", "/opt/homebrew/Caskroom/*/base/bin", "/usr/local/Caskroom/*/base/bin", "/opt/homebrew/Caskroom/*/base/envs/*/bin",
	"/usr/local/Caskroom/*/base/envs/*/bin", "/Library/Java/JavaVirtualMachines/*/Contents/Home/bin", "/Applications/*.app/Contents/jbr/Contents/Home/bin",
	"/Library/Frameworks/Python.framework/Versions/*/bin", "/opt/android-studio/jbr/bin",
}

// windowsPrograms are those of Windows, in small letters.
var windowsPrograms = [...]string{
	"c:/program files/git/*", "c:/program files/git/*/bin", "c:/program files/nodejs", "c:/program files/dotnet", "c:/program files/github cli", "c:/program files/cmake/bin",
	"c:/program files/postgresql/*/bin", "c:/program files/mysql/*/bin", "c:/program files/docker/docker/resources/bin", "c:/program files/java/*/bin",
	"c:/program files/eclipse adoptium/*/bin", "c:/program files/microsoft/jdk-*/bin", "c:/program files/android/android studio/jbr/bin", "c:/programdata/chocolatey/bin",
	"c:/program files/go/bin", "c:/program files/ffmpeg/bin", "c:/ffmpeg/bin", "c:/program files/llvm/bin", "c:/program files/graphviz/bin", "c:/program files/r/*/bin", "c:/program files/pandoc",
	"c:/xampp/php", "c:/xampp/mysql/bin", "c:/laragon/bin/php/*", "c:/laragon/bin/mysql/*/bin", "c:/flutter/bin", "c:/src/flutter/bin", "c:/ruby3*/bin",
	"c:/python3*", "c:/python3*/scripts", "c:/msys64/*/bin", "c:/msys64/usr/bin",
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
	if w.windows {
		c = strings.ToLower(c)
		for _, p := range windowsPrograms {
			if ok, err := path.Match(p, c); ok && err == nil {
				return true
			}
		}
	}
	for _, home := range [...]string{w.o.Home, w.o.AccountHome} {
		if w.windows {
			home = strings.ToLower(w.slashed(home))
		}
		rel, ok := inside(c, home)
		if !ok || home == "" || home == "/" {
			continue
		}
		for _, p := range homePrograms {
			if w.windows {
				p = strings.ToLower(p)
			}
			if ok, err := path.Match(p, rel); ok && err == nil {
				return true
			}
		}
	}
	return false
}

// shellFiles are what shells load from a home, by themselves or because the
// person told them to: nothing else that is marked as loaded at the start.
var shellFiles = [...]string{
	".bashrc", ".bash_profile", ".bash_login", ".bash_aliases", ".profile", ".zshrc", ".zshenv", ".zprofile", ".zlogin", ".kshrc", ".mkshrc", ".cargo/env",
	".nvm/nvm.sh", ".sdkman/bin/sdkman-init.sh", ".asdf/asdf.sh", ".ghcup/env", ".local/bin/env", ".deno/env", ".rvm/scripts/rvm", ".fzf.bash", ".fzf.zsh",
	".opam/opam-init/init.sh", "miniconda3/bin/activate", "miniconda3/etc/profile.d/conda.sh", "anaconda3/bin/activate", "anaconda3/etc/profile.d/conda.sh",
	"miniforge3/bin/activate", "miniforge3/etc/profile.d/conda.sh", "mambaforge/bin/activate", "mambaforge/etc/profile.d/conda.sh",
	".nix-profile/etc/profile.d/nix.sh", ".rye/env", ".elan/env", ".swiftly/env.sh", ".local/share/swiftly/env.sh", "emsdk/emsdk_env.sh", "esp/esp-idf/export.sh",
	"google-cloud-sdk/path.bash.inc", "google-cloud-sdk/path.zsh.inc",
}

// systemShellFiles are the files of that kind that an installer for all of the
// machine puts below a folder of its own.
var systemShellFiles = [...]string{
	"/opt/*conda*/bin/activate", "/opt/*conda*/etc/profile.d/conda.sh", "/opt/miniforge3/bin/activate", "/opt/miniforge3/etc/profile.d/conda.sh",
	"/usr/local/*conda3/bin/activate", "/usr/local/*conda3/etc/profile.d/conda.sh", "/opt/homebrew/Caskroom/mini*/base/etc/profile.d/conda.sh",
	"/opt/ros/*/setup.bash", "/opt/ros/*/setup.sh", "/opt/ros/*/setup.zsh", "/opt/ros/*/local_setup.bash", "/opt/ros/*/local_setup.sh", "/opt/ros/*/local_setup.zsh",
	"/nix/var/nix/profiles/default/etc/profile.d/nix.sh", "/nix/var/nix/profiles/default/etc/profile.d/nix-daemon.sh", "/etc/profile.d/nix.sh", "/etc/profile.d/conda.sh",
	"/opt/intel/oneapi/setvars.sh", "/opt/poky/*/environment-setup-*", "/opt/Xilinx/*/*/settings64.sh", "/tools/Xilinx/*/*/settings64.sh",
	"/opt/homebrew/opt/nvm/nvm.sh", "/usr/local/opt/nvm/nvm.sh", "/usr/local/share/nvm/nvm.sh", "/usr/local/nvm/nvm.sh", "/usr/share/nvm/init-nvm.sh",
}

// LoadedByShells reports whether a resolved path is one of the files of a home
// that every shell of the person loads, or what an installer put beside them for
// everybody: nothing in a project or a scratch folder.
func (w *World) LoadedByShells(file string) bool {
	p := w.Place(file)
	if p.Region == automode.System || p.Region == automode.Outside {
		for _, s := range systemShellFiles {
			if ok, err := path.Match(s, clean(file)); ok && err == nil {
				return true
			}
		}
	}
	if p.Region != automode.Home || !p.Marks.Has(automode.Startup) {
		return false
	}
	for _, home := range [...]string{w.o.Home, w.o.AccountHome} {
		if rel, ok := inside(clean(file), home); ok && home != "" && slices.Contains(shellFiles[:], rel) {
			return true
		}
	}
	return false
}
