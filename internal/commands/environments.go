package commands

// A virtual environment of Python: venv's documentation, Python 3.14.

// EntersEnvironment reports whether a script of that name, in an environment's folder
// of programs, enters it when a shell reads it.
func EntersEnvironment(name string) bool { return name == "activate" }

// LeavesEnvironment reports whether the function of that name, which the script leaves
// behind, leaves it again.
func LeavesEnvironment(name string) bool { return name == "deactivate" }

// SetsShellUp reports whether a path below a toolchain's folder is that of a script by
// which a shell is set up for it.
func SetsShellUp(path string) bool {
	return named("/etc/profile.d/conda.sh /etc/profile.d/mamba.sh /bin/activate /nvm.sh /opt/nvm/nvm.sh /opt/asdf/libexec/asdf.sh /libexec/asdf.sh /asdf.sh", path)
}
