package golang

import "automode/internal/commands"

// pkg is what is known of a package of Go's standard library.
type pkg struct {
	path string
	all  bool   // everything in it only computes, with what it is given
	pure string // what in it only computes
	acts []act  // functions that do more
}

// act is what a function does to the paths that it is given.
type act struct {
	names  string
	role   commands.Role // of the first argument
	second commands.Role // and of the second
	how    how
}

// how says how an act is read where its roles do not say it. The zero value: they do.
type how uint8

const (
	byRoles how = iota
	looksUp     // looks up a variable of the environment
	walks       // goes through a folder, and calls its second argument with what it finds
	tempo       // makes something in the folder for temporary files, where it is given no other
)

// packages are those of the standard library, Go 1.24, that a program of one file may
// import and still be understood. None of what only computes reaches files, hosts,
// processes or the machine but by what it is given.
var packages = [...]pkg{
	{path: "bufio", all: true}, {path: "bytes", all: true}, {path: "cmp", all: true}, {path: "container/heap", all: true}, {path: "container/list", all: true},
	{path: "container/ring", all: true}, {path: "context", all: true}, {path: "crypto/hmac", all: true}, {path: "crypto/md5", all: true}, {path: "crypto/rand", all: true},
	{path: "crypto/sha1", all: true}, {path: "crypto/sha256", all: true}, {path: "crypto/sha512", all: true}, {path: "encoding/base32", all: true}, {path: "encoding/base64", all: true},
	{path: "encoding/binary", all: true}, {path: "encoding/csv", all: true}, {path: "encoding/hex", all: true}, {path: "encoding/json", all: true}, {path: "encoding/xml", all: true},
	{path: "errors", all: true}, {path: "fmt", all: true}, {path: "hash/adler32", all: true}, {path: "hash/crc32", all: true}, {path: "hash/fnv", all: true}, {path: "html", all: true},
	{path: "io", all: true}, {path: "iter", all: true}, {path: "maps", all: true}, {path: "math", all: true}, {path: "math/big", all: true}, {path: "math/bits", all: true},
	{path: "math/cmplx", all: true}, {path: "math/rand", all: true}, {path: "math/rand/v2", all: true}, {path: "net/netip", all: true}, {path: "net/url", all: true}, {path: "path", all: true},
	{path: "regexp", all: true}, {path: "slices", all: true}, {path: "sort", all: true}, {path: "strconv", all: true}, {path: "strings", all: true}, {path: "sync", all: true},
	{path: "sync/atomic", all: true}, {path: "text/tabwriter", all: true}, {path: "time", all: true}, {path: "unicode", all: true}, {path: "unicode/utf16", all: true}, {path: "unicode/utf8", all: true},
	{path: "compress/gzip", all: true}, {path: "flag", all: true}, {path: "log", all: true}, {path: "log/slog", all: true}, {path: "go/ast", all: true}, {path: "go/token", all: true}, {path: "go/format", all: true},
	{path: "go/parser", pure: "ParseExpr ParseExprFrom ParseComments SkipObjectResolution AllErrors Mode"},
	{path: "io/fs", pure: "FileInfo DirEntry FileMode PathError ErrNotExist ErrExist SkipDir SkipAll ModeDir ModePerm WalkDirFunc FS"},
	{path: "reflect", pure: "TypeOf ValueOf DeepEqual Type Value Kind Struct Slice Map Ptr Pointer Int String Func Interface Bool Float64 Array Chan StructTag StructField TypeFor"},
	{path: "runtime", pure: "NumGoroutine NumCPU GC ReadMemStats MemStats Version GOOS GOARCH KeepAlive Gosched GOMAXPROCS Caller"},
	{path: "path/filepath", pure: "Base Clean Dir Ext FromSlash IsAbs IsLocal Join Match Rel Split SplitList ToSlash VolumeName Separator ListSeparator SkipDir SkipAll Abs", acts: []act{
		{names: "Glob", role: commands.Lists}, {names: "EvalSymlinks", role: commands.Lists}, {names: "Walk WalkDir", role: commands.ListsTree, how: walks},
	}},
	{path: "os", pure: "Args Exit Stdin Stdout Stderr Getwd Getpid Getppid IsNotExist IsExist IsPermission ErrNotExist ErrExist PathSeparator PathListSeparator TempDir DevNull ModePerm ModeDir FileMode FileInfo DirEntry File PathError O_RDONLY", acts: []act{
		{names: "ReadFile Open", role: commands.Reads}, {names: "ReadDir Stat Lstat Readlink", role: commands.Lists},
		{names: "WriteFile Create", role: commands.Writes}, {names: "Mkdir MkdirAll", role: commands.Makes},
		{names: "Remove", role: commands.Deletes}, {names: "RemoveAll", role: commands.Deletes},
		{names: "Rename", role: commands.Moves, second: commands.Receives}, {names: "Truncate", role: commands.Truncates},
		{names: "Getenv LookupEnv", how: looksUp}, {names: "MkdirTemp CreateTemp", how: tempo},
	}},
	{path: "io/ioutil", pure: "ReadAll NopCloser Discard", acts: []act{
		{names: "ReadFile", role: commands.Reads}, {names: "ReadDir", role: commands.Lists}, {names: "WriteFile", role: commands.Writes},
	}},
}

// reaching are methods of open files, and of what looks into values, that do more than
// read and write.
const reaching = "Chmod Chown Chdir Truncate Fd SyscallConn Method MethodByName"
