package perl

import (
	"automode"
	"automode/internal/commands"
	"automode/internal/understand/code/script"
)

var language = script.Language{
	Lang:    commands.Perl,
	Things:  things[:],
	Sigils:  true,
	Outs:    outs[:],
	Methods: "print printf say close getline getlines autoflush binmode opened eof fileno mkpath decode encode pretty canonical utf8",
	Alters:  "push unshift splice shift pop",
	Options: "PeerAddr PeerHost PeerPort Proto Type",
}

// imported are functions of modules, and not of the language itself: where a program has one
// of that name, that is the one which is called.
const imported = "say fc lock max min sum sum0 product shuffle uniq uniqnum first any all none pairs pairkeys pairvalues reduce basename dirname fileparse floor ceil strftime decode_json encode_json to_json from_json Dumper blessed looks_like_number dualvar reftype refaddr minstr maxstr timelocal timegm wrap fill shellwords quotewords colored NFC NFD NFKC NFKD sha384_hex sha512_hex cwd getcwd usleep warn_ encode decode encode_base64 md5_hex sha1_hex sha256_hex " +
	"copy move mkpath make_path rmtree remove_tree find finddepth croak confess decode_base64 inet_aton"

// outs: substr with a fourth argument puts that in the place of what it takes.
var outs = [...]script.Out{{Names: "substr", At: 1, Of: 4}}

var things = [...]script.Thing{
	{Names: "", Data: "defined ref scalar length ord int abs sqrt hex oct exists delete each keys values reverse split index rindex chomp time times localtime gmtime sleep rand srand sin cos exp log atan2 undef pos wantarray caller wait waitpid getppid close closedir readdir fileno eof binmode select local lock prototype vec wantarray __FILE__ __LINE__ __PACKAGE__ bless tell seek flock getpwnam getpwuid getlogin alarm " + imported, Funcs: []script.Func{
		{Names: "print printf say die warn croak confess", Act: script.Prints},
		{Names: "push unshift splice", Act: script.Changes}, {Names: throughReference, Act: script.ChangesThrough}, {Names: "shift pop", Act: script.Shortens},
		{Names: "join", Act: script.Joins},
		{Names: "lc uc lcfirst ucfirst fc substr sprintf quotemeta", Act: script.Computes, Gives: "text"},
		{Names: "readline", Act: script.Computes},
		{Names: "chr pack unpack decode_base64", Act: script.Decodes},
		{Names: "system", Act: script.WordsFlat}, {Names: "exec", Act: script.WordsFlat}, {Names: "qx readpipe", Act: script.Lines},
		{Names: "fork", Act: script.Duplicates},
		{Names: "eval", Act: script.Evaluates}, {Names: "do require", Act: script.Loads}, {Names: "use", Act: script.Loads},
		{Names: "open", Act: script.OpensHandle},
		{Names: "sysopen", Roles: [3]commands.Role{commands.Data, commands.Writes}, More: commands.Data},
		{Names: "opendir", Roles: [3]commands.Role{commands.Data, commands.Lists}},
		{Names: "stat lstat readlink", Roles: [3]commands.Role{commands.Lists}, Gives: "names"},
		{Names: "glob", Roles: [3]commands.Role{commands.Lists}, Gives: "glob"},
		{Names: "unlink rmdir", Roles: [3]commands.Role{commands.Deletes}, More: commands.Deletes, Why: "removes it"},
		{Names: "rmtree remove_tree", Act: script.Removes}, {Names: "find finddepth", Act: script.WalksFiles},
		{Names: "END", Act: script.CallsBack},
		{Names: "mkdir mkpath", Roles: [3]commands.Role{commands.Makes}, More: commands.Data}, {Names: "make_path", Roles: [3]commands.Role{commands.Makes}, More: commands.Makes},
		{Names: "rename move", Roles: [3]commands.Role{commands.Moves, commands.Receives}},
		{Names: "copy", Roles: [3]commands.Role{commands.Reads, commands.Receives}},
		{Names: "symlink", Roles: [3]commands.Role{commands.LinkTarget, commands.Links}},
		{Names: "link", Roles: [3]commands.Role{commands.Edits, commands.Links}}, // the same file from here on
		{Names: "truncate", Roles: [3]commands.Role{commands.Truncates}, More: commands.Data},
		{Names: "chmod", Act: script.ModeFirst},
		{Names: "utime", Roles: [3]commands.Role{commands.Data, commands.Data, commands.Marks}, More: commands.Marks}, {Names: "chown", Roles: [3]commands.Role{commands.Data, commands.Data, commands.Marks}, More: commands.Marks},
		{Names: "chdir", Act: script.Moves}, {Names: "exit", Act: script.Shuts}, {Names: "kill", Act: script.SignalsFirst},
		{Names: "connect", Act: script.Connects}, {Names: "socket", Act: script.Computes}, {Names: "inet_aton getprotobyname gethostbyname", Act: script.Same}, {Names: "sockaddr_in pack_sockaddr_in", Act: script.Addresses},
		{Names: "bind listen accept", Act: script.Listens},
	}},
	{Names: "%ENV", Vars: true, Labels: automode.SecretData},
	{Names: "@ARGV", Pure: true}, {Names: "@INC", Pure: true}, {Names: "%INC", Pure: true},
	{Names: "IO::Socket::INET IO::Socket::IP IO::Socket::SSL", Funcs: []script.Func{{Names: "new", Act: script.Connects}}},
	{Names: "HTTP::Tiny LWP::UserAgent", Funcs: []script.Func{{Names: "new", Act: script.Computes, Gives: "useragent"}}},
	{Names: "useragent", Data: "agent timeout default_header", Funcs: []script.Func{{Names: "get head request", Act: script.Requests}, {Names: "post post_form put patch delete", Act: script.Requests, More: commands.Sends}}},
	{Names: "LWP::Simple", Funcs: []script.Func{{Names: "get head getprint", Act: script.Requests}}},
	{Names: "module:HTTP::Tiny", Pure: true}, {Names: "module:LWP::UserAgent", Pure: true}, {Names: "module:LWP::Simple", Pure: true},
	{Names: "JSON::PP JSON JSON::XS", Pure: true, Data: "new true false"},
	{Names: "STDIN STDOUT STDERR", Pure: true, Data: "autoflush"},
	{Names: "module:strict", Pure: true}, {Names: "module:Config", Pure: true}, {Names: "%Config", Pure: true, Data: "archname osname osvers version api_versionstring byteorder ivsize ptrsize uvsize useithreads usethreads cc ccflags privlib privlibexp archlib sitelib sitearch path_sep so dlext sh perlpath startperl scriptdir"}, {Names: "module:warnings", Pure: true}, {Names: "module:utf8", Pure: true}, {Names: "module:feature", Pure: true}, {Names: "module:open", Pure: true}, {Names: "module:List::Util", Pure: true}, {Names: "module:Scalar::Util", Pure: true}, {Names: "module:POSIX", Pure: true}, {Names: "module:Data::Dumper", Pure: true}, {Names: "module:JSON::PP", Pure: true}, {Names: "module:File::Basename", Pure: true}, {Names: "module:File::Copy", Pure: true}, {Names: "module:File::Path", Pure: true}, {Names: "module:File::Find", Pure: true}, {Names: "module:Time::HiRes", Pure: true}, {Names: "module:Time::Local", Pure: true}, {Names: "module:Encode", Pure: true}, {Names: "module:MIME::Base64", Pure: true}, {Names: "module:Digest::MD5", Pure: true}, {Names: "module:Digest::SHA", Pure: true}, {Names: "module:Cwd", Pure: true}, {Names: "module:Socket", Pure: true}, {Names: "module:IO::Socket", Pure: true}, {Names: "module:IO::Socket::INET", Pure: true}, {Names: "module:integer", Pure: true}, {Names: "module:bigint", Pure: true}, {Names: "module:constant", Pure: false}, {Names: "module:IO::Handle", Pure: true}, {Names: "module:Carp", Pure: true}, {Names: "module:Getopt::Long", Pure: true}, {Names: "module:Text::Wrap", Pure: true}, {Names: "module:Text::ParseWords", Pure: true}, {Names: "module:Term::ANSIColor", Pure: true}, {Names: "module:Unicode::Normalize", Pure: true},
}
