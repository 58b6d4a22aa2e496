package python

import (
	"automode"
	"automode/internal/commands"
)

// osModule and its neighbours are the modules through which code reaches the
// operating system.
var osModule = table{
	name:    "os",
	data:    " sep linesep pathsep name curdir pardir devnull altsep extsep O_RDONLY O_WRONLY O_RDWR O_CREAT O_TRUNC O_APPEND O_EXCL R_OK W_OK X_OK F_OK SEEK_SET SEEK_END ",
	plain:   " getpid getppid getuid geteuid getgid getegid getlogin uname urandom cpu_count getloadavg get_terminal_size fsync fspath strerror times isatty close read lseek fstat pipe umask fsencode fsdecode waitpid wait dup get_exec_path _exit abort WEXITSTATUS ctermid ",
	classes: " PathLike error ",
	entries: []entry{
		{names: " system ", gives: lineRun},
		{names: " write ", gives: printed},
		{names: " popen ", gives: lineRun},
		{names: " execv execve execvp execvpe spawnv spawnve spawnvp spawnvpe spawnl spawnle spawnlp spawnlpe posix_spawn posix_spawnp execl execle execlp execlpe ", gives: spawned},
		{names: " remove unlink rmdir ", args: []arg{{at: 0, name: "path", role: commands.Deletes}}, gives: nothing, only: " path ", why: "removes it"},
		{names: " removedirs ", args: []arg{{at: 0, name: "name", role: commands.Deletes}}, gives: nothing, why: "removes folders that are empty"},
		{names: " rename renames replace ", args: []arg{{at: 0, name: "src", role: commands.Moves}, {at: 0, name: "old", role: commands.Moves}, {at: 1, name: "dst", role: commands.Receives}, {at: named, name: "new", role: commands.Receives}}, gives: nothing, why: "moves it"},
		{names: " mkdir makedirs mkfifo ", args: []arg{{at: 0, name: "path", role: commands.Makes}, {at: named, name: "name", role: commands.Makes}}, gives: nothing, why: "makes it"},
		{names: " chmod lchmod ", args: []arg{{at: 0, name: "path", role: commands.Marks}}, gives: modeOf, why: "changes its mode"},
		{names: " chown lchown utime chflags setxattr ", args: []arg{{at: 0, name: "path", role: commands.Marks}}, gives: nothing, why: "changes its mode, owner or times"},
		{names: " symlink ", args: []arg{{at: 0, name: "src", role: commands.LinkTarget}, {at: 1, name: "dst", role: commands.Links}}, gives: nothing, why: "makes a link"},
		{names: " link ", args: []arg{{at: 0, name: "src", role: commands.Reads}, {at: 0, name: "src", role: commands.Edits}, {at: 1, name: "dst", role: commands.Links}}, gives: nothing, why: "makes a link"},
		{names: " truncate ", args: []arg{{at: 0, name: "path", role: commands.Truncates}}, gives: nothing, why: "throws its content away"},
		{names: " open ", gives: openedFlags},
		{names: " scandir ", args: []arg{{at: 0, name: "path", role: commands.Lists, absent: "."}}, gives: entriesIn},
		{names: " listdir ", args: []arg{{at: 0, name: "path", role: commands.Lists, absent: "."}}, gives: namesIn},
		{names: " walk fwalk ", args: []arg{{at: 0, name: "top", role: commands.ListsTree}}, gives: walked},
		{names: " stat lstat access readlink statvfs pathconf ", args: []arg{{at: 0, name: "path", role: commands.Lists}}},
		{names: " chdir ", args: []arg{{at: 0, name: "path", role: commands.Base}}, gives: movesAway},
		{names: " chroot fchdir ", gives: nothing, kind: automode.Elevate, target: "root", why: "changes what the root folder is"},
		{names: " getcwd getcwdb ", gives: workFolder},
		{names: " getenv ", gives: variableOf},
		{names: " fork forkpty ", gives: forked, kind: automode.Control, target: copies, why: "starts copies of itself"},
		{names: " kill killpg ", gives: killed, kind: automode.Control},
		{names: " setuid setgid seteuid setegid setreuid setregid setresuid setresgid ", gives: nothing, kind: automode.Elevate, target: "another user", why: "goes on as another user"},
		{names: " dup2 ", gives: joins},
	},
}

var osPathModule = table{
	name: "os.path", data: " sep pardir curdir extsep ",
	plain: " splitext split isabs normcase commonprefix commonpath relpath splitdrive ",
	entries: []entry{
		{names: " exists isfile isdir islink lexists getsize getmtime getatime getctime ismount samefile ", args: []arg{{at: 0, name: "path", role: commands.Lists}, {at: named, name: "filename", role: commands.Lists}, {at: named, name: "s", role: commands.Lists}}},
		{names: " join ", gives: joinedPath},
		{names: " basename ", gives: lastPart},
		{names: " dirname ", gives: parentPath},
		{names: " abspath realpath normpath ", gives: absolute},
		{names: " expanduser ", gives: expanded},
		{names: " expandvars ", gives: withVariables},
	},
}

var shutilModule = table{
	name: "shutil", plain: " get_terminal_size get_archive_formats which ", classes: " Error SameFileError ",
	entries: []entry{
		{names: " rmtree ", args: []arg{{at: 0, name: "path", role: commands.Deletes, extent: automode.Tree}}, gives: nothing, why: "removes the folder and everything below it"},
		{names: " copy copy2 copyfile ", args: []arg{{at: 0, name: "src", role: commands.Reads}, {at: 1, name: "dst", role: commands.Receives}}, gives: nothing, why: "copies it there"},
		{names: " copytree ", args: []arg{{at: 0, name: "src", role: commands.ReadsTree}, {at: 1, name: "dst", role: commands.Receives, extent: automode.Tree}}, gives: nothing, why: "copies the folder there"},
		{names: " move ", args: []arg{{at: 0, name: "src", role: commands.Moves}, {at: 1, name: "dst", role: commands.Receives}}, gives: nothing, why: "moves it"},
		{names: " copymode copystat chown ", args: []arg{{at: 1, name: "dst", role: commands.Marks}, {at: 0, name: "path", role: commands.Marks}}, gives: nothing, why: "changes its mode, owner or times"},
		{names: " copyfileobj ", gives: nothing},
		{names: " disk_usage ", args: []arg{{at: 0, name: "path", role: commands.Lists}}},
		{names: " unpack_archive ", args: []arg{{at: 0, name: "filename", role: commands.Reads}, {at: 1, name: "extract_dir", role: commands.Unpacks, absent: "."}}, gives: nothing, why: "unpacks there"},
		{names: " make_archive ", args: []arg{{at: 2, name: "root_dir", role: commands.ReadsTree, absent: "."}}, gives: packed, why: "makes an archive"},
	},
}

var subprocessModule = table{
	name: "subprocess", data: " PIPE DEVNULL STDOUT ", classes: " CalledProcessError TimeoutExpired SubprocessError CompletedProcess ",
	entries: []entry{
		{names: " run call check_call check_output Popen ", gives: started, only: " args bufsize executable stdin stdout stderr shell cwd env input capture_output check timeout text universal_newlines encoding errors close_fds start_new_session "},
		{names: " getoutput getstatusoutput ", gives: lineRun, only: " cmd encoding errors "},
	},
}

// archiveEndings are what make_archive puts behind the name, by the format's own.
var archiveEndings = []struct{ format, ending string }{
	{"zip", ".zip"}, {"tar", ".tar"}, {"gztar", ".tar.gz"}, {"bztar", ".tar.bz2"}, {"xztar", ".tar.xz"}, {"zstdtar", ".tar.zst"},
}

// archived is make_archive: the file has the ending of its format, or of any where that
// is not known.
func (r *reader) archived(f *atom, a *args) value {
	name, _ := a.at(0, "base_name")
	format, _ := a.at(1, "format")
	is, known := format.text()
	var out value
	for _, e := range archiveEndings {
		if !known || is == e.format {
			out = join(out, concatAll(name, str(e.ending)))
		}
	}
	if len(out) == 0 {
		out = some(0) // a format that the code registered
	}
	r.happens(commands.Writes, out, 0, 0, f.entry.why)
	return out
}
