package commands

import (
	"strings"

	"automode"
)

var find = Program{
	Name: "find", Also: "gfind", Summary: "walks folders and acts on what matches", Manual: "find(1), GNU findutils 4.10 and macOS 15",
	Row: Row{
		Style:  Plain,
		Args:   []Arg{{At: Each, Role: Data}},
		Prints: []Out{{Prints: PathsIn}},
		Refine: findRead,
	},
}

var findCases = []Case{
	{`find . \)`, `Unknown a bracket of the expression is closed that was not opened`},
	{`find . -path '*/.ssh/*'`, `Seek */.ssh/*; Read{listing} ./**`},
	{`find . -newer $x`, `Unknown a word of the expression is not known`},
	{`find . -newer *`, `Unknown a word of the expression is not known`},
	{`find`, `Read{listing} ./**`},
	{`find . -name *.go`, `Seek *.go; Read{listing} ./**`},
	{`find -L a b/* -type f`, `Read{listing} a/**; Read{listing} b/*/**`},
	{`find -H -O3 -D exec a -maxdepth 2`, `Read{listing} a/**`},
	{`find -E -s -f a -- b -print0`, `Read{listing} a/**; Read{listing} b/**`},
	{`find --help`, `nothing`},
	{`find . -newer f -samefile g -newermt 2024-01-01`, `Read{listing} f; Seek g; Read{listing} g; Seek …; Read{listing} ./**`},
	{`find . -regex '.*/\(a\|\.b\)c'`, `Seek .*/ac; Seek .*/.bc; Read{listing} ./**`}, {`find . -regex 'x|(y|z)' -lname l`, `Seek x; Seek y; Seek z; Seek l; Read{listing} ./**`},
	{`find a/b -size 1 -execdir rm x \;`, `Read{listing} a/b/**; Run[words] env -C a… rm x`},
	{`find . -delete`, `Read{listing} ./**; Delete ./**`},
	{`find d -mindepth 1 -delete`, `Read{listing} d/**; Delete d/*`},
	{`find d -mindepth 1 -name "*.pyc" -delete`, `Seek *.pyc; Read{listing} d/**; Delete d/….pyc`},
	{`find . -name node_modules -delete`, `Seek node_modules; Read{listing} ./**; Delete .…/node_modules`},
	{`find . -name '*' -delete`, `Seek *; Read{listing} ./**; Delete ./**`},
	{`find . ! -name keep -delete`, `Seek …; Read{listing} ./**; Delete ./**`},
	{`find . -name a -o -delete`, `Seek a; Read{listing} ./**; Delete ./**`},
	{`find . -type f -delete`, `Read{listing} ./**; Delete ./**`},
	{`find . \( -name a -o -name b \) -delete`, `Seek a; Seek b; Read{listing} ./**; Delete .…/a; Delete .…/b`},
	{`find . \( -name a -o -true \) -delete`, `Seek a; Read{listing} ./**; Delete ./**`},
	{`find . -name a -prune -o -type f -print`, `Seek a; Read{listing} ./**`},
	{`find a b -mtime +30 -delete`, `Read{listing} a/**; Read{listing} b/**; Delete a…; Delete b…`},
	{`find b/* -size 0 -delete`, `Read{listing} b/*/**; Delete b…`},
	{`find $d -delete`, `Unknown an unknown word may be a part of the expression; Read{listing} …/**; Read{listing} ./**; Delete …/**; Delete ./**`},
	{`find . -exec rm -rf {} \;`, `Read{listing} ./**; Run[words] rm -rf .…; Run[words] rm -rf .`},
	{`find d -name x -exec rm {} +`, `Seek x; Read{listing} d/**; Run[words] rm d…/x`},
	{`find a b -type f -ok rm {} \;`, `Read{listing} a/**; Read{listing} b/**; Run[words] rm a…; Run[words] rm a/*; Run[words] rm b…; Run[words] rm b/*`},
	{`find a/ -mindepth 1 -exec rm {} +`, `Read{listing} a//**; Run[words] rm a/…; Run[words] rm a/*`},
	{`find src -type f -exec grep -l x {} +`, `Read{listing} src/**; Run[words] grep -l x src…; Read src/**`},
	{`find a b -exec echo hi \;`, `Read{listing} a/**; Read{listing} b/**; Run[words] echo hi`},
	{`find src -name "*.c" -exec mv {} {}.bak \;`, `Seek *.c; Read{listing} src/**; Run[words] mv src/….c src/….c.bak`},
	{`find . -size 1 -exec cp {} /out/{} \;`, `Read{listing} ./**; Run[words] cp .… /out/.…`},
	{`find . -size 1 -exec rm {}/../x \;`, `Read{listing} ./**; Run[words] rm .…/../x`},
	{`find . -size 1 -exec sh -c "cat {}" \;`, `Read{listing} ./**; Run[words] sh -c cat …`},
	{`find . -execdir rm x {} \;`, `Read{listing} ./**; Run[words] env -C .… rm x ./…; Run[words] rm x .`},
	{`find . -okdir rm x +`, `Unknown the command of -okdir has no end`},
	{`find . -exec sh -c 'rm $0' $x \;`, `Read{listing} ./**; Run[words] sh -c rm $0 …`},
	{`find . -fprint out -fprint0 o2 -fls o3 -fprintf o4 %p`, `Write out; Write o2; Write o3; Write o4; Read{listing} ./**`},
	{`find -files0-from list -delete`, `Read list; Read{listing} …/**; Delete …/**`},
	{`find . -frobnicate`, `Unknown no test or action “-frobnicate” is known`},
	{`find . $x`, `Unknown an unknown word may be a part of the expression; Read{listing} ./**; Read{listing} …/**`},
	{`find . -true $x`, `Unknown a word of the expression is not known`},
	{`find . -name $x`, `Unknown a word of the expression is not known`},
	{`find . -name "$x" -delete`, `Seek …; Read{listing} ./**; Delete ./**`},
	{`find . -name`, `Unknown -name has no value`},
	{`find . -depth 2 -printf "%p\n" -quit -ls`, `Read{listing} ./**`},
}

// A primary is one test, option or action of an expression.
type findPrimary struct {
	names   string
	does    findDoes
	takes   int  // words that follow it
	filters bool // it is a test that leaves most files out
}

type findDoes uint8

const (
	findTests          findDoes = iota // looks, or chooses how to walk or print
	findRefers                         // looks at the file that its value names
	findPrints                         // prints something other than plain paths
	findWrites                         // writes to the file that its first value names
	findDeletes                        // removes what it reaches
	findExecutes                       // runs a command for what it reaches
	findExecutesInside                 // runs it in the folder of what it reaches
	findStartsFrom                     // takes the starting points from a file
	findShuns                          // does not enter the starting points themselves
	findPatterns                       // a pattern for the last part of the name
	findStops                          // prints help and ends
)

// findPrimaries are those of both manuals. Kinds, depths and times of day
// reach nearly everything and are not counted as filters.
var findPrimaries = [...]findPrimary{
	{"-name -iname", findPatterns, 1, true},
	{"-path -ipath -wholename -iwholename -regex -iregex -lname -ilname", findTests, 1, true},
	{"-amin -atime -cmin -ctime -mmin -mtime -Bmin -Btime -used -size -links -inum -user -group -uid -gid -perm -context -flags -xattrname", findTests, 1, true},
	{"-empty -nouser -nogroup -acl -xattr", findTests, 0, true},
	{"-newer -anewer -cnewer -mnewer -Bnewer -samefile", findRefers, 1, true},
	{"-type -xtype -fstype -maxdepth -regextype", findTests, 1, false},
	{"-mindepth", findShuns, 1, false},
	{"-executable -readable -writable -sparse -true -false -daystart -d -follow -ignore_readdir_race -noignore_readdir_race -mount -xdev -x -nowarn -warn -noleaf -prune -quit -print -print0", findTests, 0, false},
	{"-ls", findPrints, 0, false},
	{"-printf", findPrints, 1, false},
	{"-fprint -fprint0 -fls", findWrites, 1, false},
	{"-fprintf", findWrites, 2, false},
	{"-delete", findDeletes, 0, false},
	{"-exec -ok", findExecutes, 0, false},
	{"-execdir -okdir", findExecutesInside, 0, false},
	{"-files0-from", findStartsFrom, 1, false},
	{"-help --help -version --version", findStops, 0, false},
}

// primaryNamed finds a primary; "-newerXY" stands for every pair of X and Y.
func primaryNamed(name string) *findPrimary {
	for i := range findPrimaries {
		if named(findPrimaries[i].names, name) {
			return &findPrimaries[i]
		}
	}
	if len(name) == 8 && name[:6] == "-newer" && byteIn(name[6], "aBcm") && byteIn(name[7], "aBcmt") {
		if name[7] == 't' {
			return primaryNamed("-mtime")
		}
		return primaryNamed("-newer")
	}
	return nil
}

// findRead reads the invocation: options, starting points, expression.
func findRead(m *Match) {
	x := findExpression{m: m, words: m.Args}
	for _, w := range m.Args {
		m.Through = m.Through || w.Is("-follow") || clusterOf(w.Text, "HLPEXdsx") && strings.ContainsRune(w.Text, 'L')
	}
	m.Facts, m.Args = nil, nil
	if !x.options() {
		return
	}
	x.starts()
	if !x.read() {
		m.Args = nil
		return
	}
	x.leavesOut()
	x.fold()
	m.Args = x.from
}

// findFact is a fact of find itself.
func findFact(role Role, w Word, flag, why string) Fact {
	mean := role.Means()
	f := Fact{Role: role, Word: w, Kind: mean.Kind, Traits: mean.Traits, Extent: mean.Extent, Why: why, Flag: flag}
	if flag != "" {
		f.Via = automode.ByOption
	}
	return f
}
