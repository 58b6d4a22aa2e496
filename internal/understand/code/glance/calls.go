package glance

import (
	"strings"

	"automode/internal/commands"
)

type deed uint8

const (
	touches    deed = iota // by its role
	startsLine             // a command line, or a command and its words
	runsCode               // text as code of this language
	opens                  // a file, a command or an address
	sends                  // to an address
	fetches                // from an address
	connects               // to a host
	decodes                // gives what a decoder makes
	forks                  // makes a copy of this process
	waits                  // waits for processes or for time
	shows                  // gives variables of the environment
	moves
	loads   // code, by a path or an address
	keeps   // what an address gives, in the file that comes next
	uploads // the file of that name, if it lies outside of the project
	begins  // a command, which the reader of the language follows: a shell and a disguise are seen
)

// call is what functions of a library do with what they are given first.
type call struct {
	names  string // "FileUtils.rm_rf .rmtree": with a dot in front, of anything
	does   deed
	role   commands.Role
	tree   bool // and everything below
	each   bool // with every argument
	beside bool // and does not wait for it
	why    string
}

func (c *call) named(n string) bool {
	end := last(n)
	for from := 0; end != ""; {
		i := strings.Index(c.names[from:], end)
		if i < 0 {
			break
		}
		if from += i + len(end); from < len(c.names) && c.names[from] != ' ' {
			continue
		}
		want := c.names[strings.LastIndexByte(c.names[:from], ' ')+1 : from]
		if n == want || want[0] == '.' && strings.HasSuffix(n, want) {
			return true
		}
	}
	return false
}

// loopWords begin loops.
var loopWords = [...]string{"while", "until", "loop", "for", "repeat", "times"}

func callsOf(lang commands.Lang) []call {
	switch lang {
	case commands.Ruby:
		return rubyCalls[:]
	case commands.Lua:
		return luaCalls[:]
	case commands.Tcl:
		return tclCalls[:]
	case commands.Ex:
		return exCalls[:]
	case commands.Perl:
		return perlCalls[:]
	case commands.PHP:
		return phpCalls[:]
	case commands.Python:
		return pythonCalls[:]
	case commands.JavaScript, commands.TypeScript:
		return scriptCalls[:]
	case commands.Native:
		return nativeCalls[:]
	}
	return nil
}

// Sources: the core and standard library of Ruby 3.4.
var rubyCalls = [...]call{
	{names: "system exec Kernel.system Kernel.exec Process.exec IO.popen Open3.capture2 Open3.capture2e Open3.capture3 Open3.popen2 Open3.popen2e Open3.popen3 Open3.pipeline PTY.spawn sh", does: startsLine, why: "starts that command"},
	{names: "spawn Kernel.spawn Process.spawn Process.daemon", does: startsLine, beside: true, why: "starts that command"},
	{names: "eval instance_eval class_eval module_eval Kernel.eval .instance_eval .class_eval load Marshal.load YAML.unsafe_load", does: runsCode},
	{names: "fork Process.fork Kernel.fork", does: forks},
	{names: "sleep wait Process.wait Process.waitpid Process.wait2 Process.waitall Process.detach", does: waits},
	{names: "open Kernel.open File.open File.new IO.open", does: opens},
	{names: "URI.open OpenURI.open_uri Net::HTTP.get Net::HTTP.get_response Net::HTTP.get_print URI.parse.read Net::HTTP.start HTTParty.get Faraday.get RestClient.get Excon.get", does: fetches, why: "asks that host"},
	{names: "Net::HTTP.post Net::HTTP.post_form HTTParty.post Faraday.post RestClient.post Net::SMTP.start Net::FTP.open Net::SCP.upload!", does: sends, why: "sends to that host"},
	{names: "TCPSocket.new TCPSocket.open UDPSocket.new Socket.tcp Socket.udp OpenSSL::SSL::SSLSocket.new UNIXSocket.new", does: connects, why: "connects to that host"},
	{names: "Base64.decode64 Base64.strict_decode64 Base64.urlsafe_decode64 .unpack .unpack1 .pack Zlib::Inflate.inflate Zlib.gunzip .reverse .tr .rot13", does: decodes},
	{names: "ENV ENV.to_h ENV.to_h.to_s ENV.to_h.to_json ENV.to_a ENV.to_a.to_s ENV.inspect ENV.each ENV.map ENV.fetch ENV.values", does: shows},
	{names: "FileUtils.rm_rf FileUtils.rm_r FileUtils.rmtree FileUtils.remove_dir FileUtils.remove_entry FileUtils.remove_entry_secure rm_rf rm_r rmtree", role: commands.Deletes, tree: true, each: true, why: "removes it and everything below"},
	{names: "File.delete File.unlink Dir.rmdir Dir.delete Dir.unlink FileUtils.rm FileUtils.rm_f FileUtils.remove FileUtils.safe_unlink", role: commands.Deletes, each: true, why: "removes it"},
	{names: "File.write File.binwrite IO.write IO.binwrite", role: commands.Writes, why: "writes the file"},
	{names: "File.truncate", role: commands.Truncates, why: "empties the file"},
	{names: "File.read File.binread File.readlines File.foreach IO.read IO.readlines IO.foreach IO.binread", role: commands.Reads},
	{names: "FileUtils.mv FileUtils.move File.rename", does: moves, why: "moves it"},
}

// Sources: the Lua 5.4 reference, LuaSocket 3.1, LuaFileSystem 1.8.
var luaCalls = [...]call{
	{names: "os.execute vim.fn.system", does: startsLine, why: "starts that command"},
	{names: "io.popen", does: startsLine, beside: true, why: "starts that command"},
	{names: ".fork posix.fork unistd.fork", does: forks},
	{names: "load loadstring dofile loadfile require.load", does: runsCode},
	{names: "os.remove lfs.rmdir", role: commands.Deletes, why: "removes it"},
	{names: "os.rename", does: moves, why: "moves it"},
	{names: "io.open", does: opens},
	{names: "io.lines io.input", role: commands.Reads},
	{names: "io.output", role: commands.Writes, why: "writes the file"},
	{names: "os.getenv", does: shows},
	{names: "http.request socket.http.request https.request .request", does: fetches, why: "asks that host"},
	{names: "socket.connect .connect socket.bind .accept", does: connects, why: "connects to that host"},
	{names: "socket.sleep", does: waits},
}

// Sources: the Tcl 8.6 manual.
var tclCalls = [...]call{
	{names: "exec spawn", does: startsLine, why: "starts that command"},
	{names: "eval source", does: runsCode},
	{names: "delete", role: commands.Deletes, tree: true, each: true, why: "removes it and everything below"},
	{names: "socket", does: connects, why: "connects to that host"},
	{names: "vwait after", does: waits},
}

// Where the readers of these languages end, what stands behind is looked
// through as well. Sources: LWP, HTTP::Tiny and Net::SMTP on CPAN.
var perlCalls = [...]call{
	{names: "getstore mirror .mirror LWP::Simple.getstore", does: keeps, why: "takes what that host gives"},
	{names: "get getprint LWP::Simple.get HTTP::Tiny.new.get .get", does: fetches, why: "asks that host"},
	{names: ".post post", does: sends, why: "sends to that host"},
	{names: "IO::Socket::INET.new", does: connects, why: "connects to that host"},
	{names: "system exec", does: startsLine, why: "starts that command"},
	{names: "eval", does: runsCode},
	{names: "fork threads.create threads.new", does: forks},
	{names: "wait waitpid sleep", does: waits},
}

// Sources: the PHP manual.
var phpCalls = [...]call{
	{names: "include include_once require require_once", does: loads, why: "takes code from there"},
	{names: "system exec shell_exec passthru popen proc_open pcntl_exec", does: startsLine, why: "starts that command"},
	{names: "assert", does: begins},
	{names: "unlink rmdir", role: commands.Deletes, why: "removes it"},
	{names: "file_put_contents", role: commands.Writes, why: "writes the file"},
	{names: "eval create_function", does: runsCode},
	{names: "curl_init", does: sends, why: "sends to that host"},
	{names: "mail", does: sends, why: "sends a message there"},
	{names: "file_get_contents fopen readfile", role: commands.Reads},
}

// Sources: the Python 3.13 library reference.
var pythonCalls = [...]call{
	{names: "smtplib.SMTP smtplib.SMTP_SSL ftplib.FTP ftplib.FTP_TLS telnetlib.Telnet paramiko.Transport", does: sends, why: "sends to that host"},
	{names: "urllib.urlopen urllib2.urlopen urlopen .urlopen", does: fetches, why: "asks that host"},
	{names: "asyncio.open_connection asyncio.start_server socketserver.TCPServer socketserver.ThreadingTCPServer ssl.wrap_socket pwn.remote", does: connects, why: "connects to that host"},
	{names: "os.system os.popen subprocess.call subprocess.run subprocess.Popen subprocess.check_output subprocess.getoutput pty.spawn", does: begins},
	{names: "exec eval pickle.loads pickle.load marshal.loads runpy.run_path runpy.run_module yaml.unsafe_load yaml.load dill.loads cloudpickle.loads joblib.load", does: runsCode},
	{names: "base64.b64decode marshal.loads binascii.unhexlify zlib.decompress", does: decodes},
	{names: "open", does: opens},
	{names: ".upload_file .upload_fileobj .upload_from_filename .fput_object", does: uploads, why: "sends the file to a service"}, // boto3 1.35, google-cloud-storage 2.18, minio 7.2
	{names: "os.fork", does: forks},
	{names: "os.wait os.waitpid time.sleep", does: waits},
}

// Where the reader of JavaScript ends. Sources: the manuals of Node.js 22, Deno
// 2 and Bun 1.
var scriptCalls = [...]call{
	{names: "Deno.connect Deno.connectTls Deno.listen Bun.connect Bun.listen net.connect net.createConnection net.createServer tls.connect WebSocket", does: connects, why: "connects to that host"},
	{names: "Deno.Command Deno.run Bun.spawn Bun.spawnSync child_process.exec child_process.execSync child_process.spawn child_process.spawnSync .exec .spawn .spawnSync", does: begins},
	{names: ".execSync", does: startsLine, why: "starts that command"},
	{names: "eval Function vm.runInThisContext vm.runInNewContext", does: runsCode},
	{names: "import importScripts", does: loads, why: "takes code from there"},
	{names: "Deno.remove Deno.removeSync rimraf rimraf.sync rimrafSync .rimraf .removeSync .emptyDirSync fse.remove fs.remove shell.rm del.sync deleteSync", role: commands.Deletes, tree: true, why: "removes it and everything below"},
	{names: "Deno.readTextFile Deno.readTextFileSync Deno.readFile Deno.readFileSync Bun.file", role: commands.Reads},
	{names: "process.env Bun.env Deno.env.toObject", does: shows},
	{names: "fetch axios.post axios.put axios.request .axios.post .post", does: sends, why: "sends to that host"},
}

// What editors run in languages of their own. Sources: the Vim 9.1 and GDB 15
// manuals.
var exCalls = [...]call{
	{names: "system systemlist job_start jobstart termopen term_start os.system os.execute vim.fn.system io.popen", does: startsLine, why: "starts that command"},
	{names: "delete", role: commands.Deletes, why: "removes it"},
}
