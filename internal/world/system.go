package world

import "slices"

// programFolders are where systems keep programs, those that every one has first.
var programFolders = [...]string{
	"/bin", "/usr/bin", "/sbin", "/usr/sbin",
	"/usr/local/bin", "/usr/local/sbin", "/usr/libexec", "/opt/homebrew/bin", "/opt/local/bin", "/lib", "/lib64", "//bin", "//usr/bin",
}

// rootFolders are the folders that every system has at its root.
var rootFolders = [...]string{
	"bin", "boot", "dev", "etc", "home", "lib", "opt", "proc", "root", "sbin", "sys", "usr", "var",
	"Applications", "Library", "System", "Users",
}

// ProgramFolder reports whether a folder, without a slash at its end, is one where
// a system keeps its programs.
func ProgramFolder(folder string) bool { return slices.Contains(programFolders[:], folder) }

// ProgramFolders are those of them that every system has. Nobody changes the list.
func ProgramFolders() []string { return programFolders[:4] }

// RootFolders are the names of the folders that every system has at its root.
// Nobody changes the list.
func RootFolders() []string { return rootFolders[:] }

// VirtualEnvironment reports whether a folder holds a virtual environment of Python
// that was made to its end.
func (w *World) VirtualEnvironment(folder string) bool {
	return !w.lexical && w.Resolve(folder+"/pyvenv.cfg").Regular
}
