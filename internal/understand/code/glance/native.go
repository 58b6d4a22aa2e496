package glance

import (
	"strings"

	"automode/internal/commands"
	"automode/internal/understand/code"
)

// Languages of which nobody here reads a word are many, and their libraries
// call the same things by nearly the same names. What they start stands in
// texts, which is all that is looked for.

// Sources: the manuals of R, Julia, Octave, Guile, SBCL, Emacs Lisp, OCaml,
// Haskell, Erlang, Elixir, Groovy, Scala, Java, Go, Rust, Swift, Raku, Crystal,
// AppleScript, Clojure, Nim, Zig, Fortran, GDScript, V, D, Gleam, Kotlin, C#, Dart,
// Ada, Free Pascal, Haxe, Odin, and the C library.
var nativeCalls = [...]call{
	{names: "system system2 shell sh shell/sh run run-program uiop:run-program shell-command call-process call-process-shell-command start-process async-shell-command process-lines OS.execute staticExec gorge gorgeEx execute_command_line .Child.init Child.init .Child.run Child.run os.execute os.execvp exec execShellCmd execCmd execCmdEx executeShell spawnShell popen popen2 pipe .exec .execute .system .shell .spawn .popen os.cmd os::cmd cmd .cmd System.cmd System.shell Sys.command Unix.system Unix.open_process program spawn spawnProcess callCommand callProcess readProcess .callCommand .callProcess .readProcess .readCreateProcess ProcessBuilder Process Process.run Process.runSync Process.start Process.startSync Process.Start System.Diagnostics.Process.Start Process.new startProcess osproc.startProcess ProcessStartInfo std.process.execute exec.Command exec.CommandContext os.StartProcess syscall.Exec Command Command::new process::Command::new std::process::Command::new .arg .args command process script execl execlp execle execv execvp execve posix_spawn", does: startsLine, why: "starts that command"},
	{names: "connect socketConnection Sockets.connect .connect net.Dial net.DialTimeout System.Net.Sockets.TCPClient System.Net.Sockets.TcpClient Net.Sockets.TCPClient Net.Sockets.TcpClient System.Net.Sockets.TcpListener net.Listen tls.Dial .accept socket Socket ServerSocket TCPSocket.new TCPServer.new gen_tcp.connect gen_tcp::connect gen_tcp.listen connectTo TcpStream::connect net::TcpStream::connect std::net::TcpStream::connect TcpListener::bind std::net::TcpListener::bind network stream", does: connects, why: "connects to that host"},
	{names: "url download download.file http.Get HTTP.get HTTP::Client.get curl_fetch_memory GET URL .openStream Source.fromURL httpc.request fetchurl", does: fetches, why: "asks that host"},
	{names: "unlink rm file.remove dir.delete rmtree .rmtree File.rm_rf File.rm fs::remove_dir_all std::fs::remove_dir_all fs::remove_file std::fs::remove_file fs::remove_dir std::fs::remove_dir os.RemoveAll os.Remove delete-directory delete-file delete-tree removeItem .removeItem FileManager.default.removeItem Files.delete Files.deleteIfExists FileUtils.deleteDirectory FileUtils.deleteQuietly FileUtils.cleanDirectory FileUtils.forceDelete removeDirectoryRecursive removePathForcibly removeFile .deleteTreeAbsolute deleteTreeAbsolute .deleteTree deleteTree std.fs.deleteTreeAbsolute Directory.Delete File.Delete .Directory.Delete .File.Delete Directory.deleteSync File.rm_rf! File.rm! File.rmdir delete_file" +
		" removeDir os.removeDir os.removeFile tryRemoveFile os.rm os.rmdir os.rmdir_all rmdirRecurse std.file.rmdirRecurse std.file.remove std.file.rmdir FileUtils.rm_rf FileUtils.rm_r FileUtils.rm FileUtils.rm_f FileUtils.rmdir File.delete Dir.delete simplifile.delete simplifile.delete_all del_dir_r del_dir Sys.remove Sys.rmdir Unix.unlink Unix.rmdir std::filesystem::remove_all std::filesystem::remove fs::remove_all fs::remove std::remove remove rmdir os.remove os.remove.all FileSystem.deleteFile FileSystem.deleteDirectory sys.FileSystem.deleteFile sys.FileSystem.deleteDirectory Delete_Tree Delete_File Ada.Directories.Delete_Tree Ada.Directories.Delete_File DeleteFile RemoveDir DeleteDirectory DirAccess.remove_absolute OS.move_to_trash",
		role: commands.Deletes, tree: true, why: "removes it"},
	{names: "writeFile os.write_file std.file.write File.write File.write! write_file spit .WriteAllText .WriteAllBytes .WriteAllLines File.Create File.CreateText .File.Create Files.writeString Files.write Files.createFile fs::write std::fs::write File::create fs::File::create std::fs::File::create simplifile.write open_out FileWriter FileOutputStream StreamWriter os.WriteFile os.Create",
		role: commands.Writes, why: "writes the file"},
	{names: "appendFile .AppendAllText .AppendAllLines std.file.append simplifile.append", role: commands.Appends, why: "adds to the file"},
	{names: "readFile os.read_file std.file.readText slurp .ReadAllText .ReadAllBytes .ReadAllLines File.read File.read! Files.readString Files.readAllBytes Files.readAllLines fs::read_to_string std::fs::read_to_string fs::read std::fs::read simplifile.read open_in readLines Source.fromFile FileReader FileInputStream os.ReadFile os.Open",
		role: commands.Reads},
	{names: "fopen", does: opens},
	{names: "rename fs::rename std::fs::rename std::filesystem::rename File.rename File.rename! .File.Move .Directory.Move Files.move file.rename moveFile moveDir os.mv os.Rename Sys.rename", does: moves, why: "moves it"},
	{names: "source load include source_url devtools::source_url", does: loads, why: "takes code from there"},
	{names: "iex eval evaluate parse eval_string Code.eval_string Meta.parse include_string .evaluate", does: runsCode},
}

// shells are what a command line is handed to.
const shells = "sh bash zsh dash ksh ash cmd cmd.exe powershell powershell.exe pwsh"

// isShell reports whether a command is a shell, by its name or path.
func isShell(command string) bool {
	command, _, _ = strings.Cut(command, " ")
	return code.Within(shells, command[strings.LastIndexByte(command, '/')+1:])
}

// called reports whether the name there is called: something is behind it, or
// it is the first of a list.
func (r *reader) called(i int) bool {
	if i > 0 && r.tokens[i-1].kind == sign && r.tokens[i-1].text == "(" || r.tokens[i].text[0] == '.' {
		return true
	}
	if i+1 == len(r.tokens) {
		return false
	}
	n := r.tokens[i+1]
	return n.kind == text || n.kind == line || n.kind == sign && (n.text == "(" || n.text == "-" || n.text == "~" || n.text == "\"") || n.kind == name
}

// plain: languages of which starting commands and asking hosts are ordinary
// work, so that only a shell, or code that is made on the way, says more.
func (r *reader) plain() bool {
	switch r.lang {
	case commands.Native, commands.Python, commands.JavaScript, commands.TypeScript:
		return true
	}
	return false
}

// native adds the texts that a call is given, or that it is a call on, as the
// command lines that they may be.
func (r *reader) native(i int, args [][]token) {
	known := false
	var words []commands.Word
	line := func(t token) {
		if t.kind != text || t.text == "" {
			return
		}
		known = known || !t.open
		r.shell = r.shell || isShell(t.text)
		words = append(words, t.word())
		r.spawns = r.spawns || strings.HasSuffix(strings.TrimSpace(t.text), "&")
		if !t.open {
			r.add(commands.Fact{Role: commands.RunsLine, Kind: commands.RunsLine.Means().Kind, Lang: commands.Shell, Word: commands.Lit(t.text), Why: "starts that command"})
		}
	}
	for _, a := range args {
		for _, t := range a {
			line(t)
		}
	}
	if r.tokens[i].text[0] == '.' && i > 0 {
		// "x y".execute(), ["x", "y"].execute()
		from := i - 1
		if r.tokens[from].text == "]" {
			for from > 0 && from > i-16 && r.tokens[from].text != "[" {
				from--
			}
		}
		for _, t := range r.tokens[from:i] {
			line(t)
		}
	}
	if len(words) > 1 {
		r.add(commands.Fact{Role: commands.RunsWords, Kind: commands.RunsWords.Means().Kind, Word: words[0], Words: words, Why: "starts that command"})
	}
	r.starts = true
	r.code = r.code || !known && len(args) > 0
}
