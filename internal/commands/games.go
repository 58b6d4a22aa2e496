package commands

import (
	"strings"

	"automode"
)

// Engines of games and what goes with them.

var godot = Program{
	Name: "godot", Also: "godot4 godot3", Rare: true, Summary: "edits, checks and runs games", Manual: "godot --help and the command line tutorial, Godot 4.5",
	Row: Row{
		Style: Single, Help: "-h --help --version", Args: []Arg{{Role: Reads}}, Refine: godotRuns,
		Flags: []Flag{
			{Names: "-gdir= -gtest= -gexit -gexit_on_success -ginclude_subdirs -gprefix= -gsuffix= -glog= -gselect= -gunit_test_name= -ginner_class=", Value: Data, Why: "is for a library of tests"},
			{Names: "-v --verbose -q --quiet --quit --quit-after= --headless --no-header --import -e --editor --check-only --no-window --display-driver= --audio-driver= --rendering-driver= --rendering-method= --fixed-fps= --disable-render-loop --print-fps --debug-collisions --debug-paths --time-scale= --resolution= -w --windowed -m --maximized -f --fullscreen -t --always-on-top -d --debug --disable-crash-handler --max-fps= --frame-delay= --language= --no-docbase --gdscript-docs= --build-solutions -p --project-manager --recovery-mode --single-window --no-color", Value: Data},
			{Names: "--path=", Value: Base}, {Names: "-s= --script=", Value: RunsFile, Why: "runs that script"}, {Names: "--log-file= --write-movie=", Value: Writes, Why: "writes there"}, {Names: "--doctool=", Value: WritesTree, Why: "writes the reference there"},
			{Names: "--export-release= --export-debug= --export-pack= --export-patch=", Value: Data, Does: []Do{{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.BuildOutput}}, Why: "builds what is handed out"},
			{Names: "--main-pack= --remote-debug= --remote-fs= --remote-fs-password= --debug-server= --editor-pid= --install-android-build-template --convert-3to4 --lsp-port= --dap-port= --upwards --extra-gpu-memory-tracking --scene=", Value: Data, Does: []Do{{Why: "loads another game, or speaks to another host"}}},
		},
	},
}

var godotCases = []Case{
	{`godot --headless --path game --import`, `Run{entry-point} the project; in game`}, {`godot --headless -s tests/run.gd`, `Run[file native] tests/run.gd`}, {`godot --headless --script res://tests/run.gd`, `Run[file native] tests/run.gd`}, {`godot --check-only -s a.gd`, `Run{entry-point} the project; Read a.gd`},
	{`godot --export-release Linux build/game`, `Run{entry-point} the project; Read build/game; Write{build-output} ./**`}, {`godot --log-file f`, `Run{entry-point} the project; Write f`}, {`godot --doctool d`, `Run{entry-point} the project; Write d/**`}, {`godot --main-pack x.pck`, `Run{entry-point} the project; Unknown loads another game, or speaks to another host`}, {`godot --headless -s addons/gut/gut_cmdln.gd -gdir=res://test -gexit`, `Run{entry-point} the project's tests`},
}

// godotRuns: it loads the project whatever it is asked for. "res://" is the
// project's folder. The runners of the usual test libraries take options of their
// own, and a script that is only checked does not run.
func godotRuns(m *Match) {
	runs := true
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role != RunsFile {
			continue
		}
		if w := f.Word; w.Exact() {
			f.Word.Text = strings.TrimPrefix(w.Text, "res://")
		}
		switch {
		case checksOnly(m):
			*f = roleFact(Reads, f.Word, "")
		case f.Word.Is("addons/gut/gut_cmdln.gd"), f.Word.Is("addons/gdUnit4/bin/GdUnitCmdTool.gd"):
			*f = Fact{Kind: automode.Run, Target: "the project's tests", Traits: automode.EntryPoint, Why: "runs the project's tests"}
			return
		default:
			runs = false
		}
	}
	if runs {
		m.Facts = append([]Fact{{Kind: automode.Run, Target: "the project", Traits: automode.EntryPoint, Why: "starts or builds the project"}}, m.Facts...)
	}
}

func checksOnly(m *Match) bool {
	for _, w := range m.Words {
		if w.Is("--check-only") {
			return true
		}
	}
	return false
}

var gdformat = Program{
	Name: "gdformat", Rare: true, Package: true, Summary: "formats GDScript", Manual: "gdformat --help, gdtoolkit 4.3",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: Edits, Extent: automode.Tree, Traits: automode.Harmless | automode.SourceOnly, When: &When{Without: "-c --check -d --diff"}, Why: "formats source files"}, {Role: ReadsTree, When: &When{With: "-c --check -d --diff"}}},
		Flags: []Flag{{Names: "-c --check -d --diff"}, {Names: "-f --fast -l= --line-length= -s= --use-spaces= --dump-default-config", Value: Data}},
	},
}

var gdformatCases = []Case{{`gdformat --check scripts`, `Read scripts/**`}, {`gdformat -l 100 scripts`, `Write{harmless,source-only} scripts/**`}}

var love = Program{
	Name: "love", Kin: "solar2d pico8 tic80", Rare: true, Summary: "runs games written in Lua", Manual: "the getting-started page of LÖVE 11.5",
	Row: Row{
		Style: Leading, Help: "-h --help --version", Args: []Arg{{At: First, Role: RunsFile, Why: "runs the game"}, {Role: Data}}, Refine: loveFolder,
	},
}

var loveCases = []Case{{`love . --console`, `Run{entry-point} the project`}, {`love game.love`, `Run[file native] game.love`}}

// loveFolder: the folder that it stands in is the project.
func loveFolder(m *Match) {
	if len(m.Args) > 0 && m.Args[0].Is(".") {
		m.Facts = []Fact{{Kind: automode.Run, Target: "the project", Traits: automode.EntryPoint, Why: "starts the project's program"}}
	}
}

var blender = Program{
	Name: "blender", Rare: true, Summary: "makes and renders scenes", Manual: "the command line chapter of the manual, Blender 5.0",
	Row: Row{
		Style: Single, Refine: blendPaths, Help: "-h --help -help -v --version -version", Args: []Arg{{Role: Reads}},
		Flags: []Flag{
			{Names: "-b --background -noaudio --factory-startup -a --render-anim -f= --render-frame= -s= --frame-start= -e= --frame-end= -j= --frame-jump= -t= --threads= -F= --render-format= -x= --use-extension= -S= --scene= -E= --engine= -d --debug -q --quiet -Y --disable-autoexec --python-exit-code= --log-level= -noglsl", Value: Data},
			{Names: "-o= --render-output=", Value: WritesTree, Why: "writes what it renders"}, {Names: "-P= --python=", Value: RunsFile, Lang: Python, Why: "runs that script"}, {Names: "--python-expr=", Value: RunsText, Lang: Python, Why: "runs its value"},
			{Names: "-y --enable-autoexec --python-console --python-text= --addons= --app-template= --command= -c= --python-use-system-env --start-console --log=", Value: Data, Does: []Do{{Why: "runs code that lies in a file"}}},
		},
	},
}

// blendPaths: behind "//" a path begins in the folder of the scene.
func blendPaths(m *Match) {
	scene := "."
	for i := range m.Facts {
		f := &m.Facts[i]
		switch {
		case f.Role == Reads && f.Flag == "" && f.Word.Exact() && strings.HasSuffix(f.Word.Text, ".blend"):
			scene = folderOf(f.Word.Text)
		case f.Role == WritesTree && f.Word.Exact() && strings.HasPrefix(f.Word.Text, "//"):
			f.Word.Text = scene + "/" + f.Word.Text[2:]
		}
	}
}

var blenderCases = []Case{
	{`blender -b art/a.blend -o //out/f_ -f 1`, `Read art/a.blend; Write art/out/f_/**`}, {`blender -b art/a.blend -o /out/f_ -f 1`, `Read art/a.blend; Write /out/f_/**`},
	{`blender -b a.blend -o out/f -f 1`, `Read a.blend; Write out/f/**`}, {`blender -b a.blend --python t.py`, `Read a.blend; Run[file python] t.py`}, {`blender -b --python-expr 'import os'`, `Run[text python] import os`}, {`blender -y a.blend`, `Read a.blend; Unknown runs code that lies in a file`}, {`blender -b -- x`, `Read x`},
}

var unity = Program{
	Name: "Unity", Also: "unity-editor unity", Rare: true, Summary: "edits, builds and tests games", Manual: "the command-line arguments of the editor, Unity 6.2",
	Row: Row{
		Style: Single, Help: "-version -help", Args: anyData, Does: []Do{{Kind: automode.Run, Target: "the project", Traits: automode.EntryPoint, Why: "loads the project, builds or tests it"}},
		Flags: []Flag{
			{Names: "-batchmode -nographics -quit -runTests -testPlatform= -testFilter= -testCategory= -assemblyNames= -buildTarget= -accept-apiupdate -ignorecompilererrors -silent-crashes -stackTraceLogType= -runSynchronously -enableCodeCoverage -coverageOptions= -releaseCodeOptimization -debugCodeOptimization", Value: Data},
			{Names: "-projectPath=", Value: Base}, {Names: "-logFile= -testResults= -coverageResultsPath=", Value: Writes, Why: "writes there"},
			{Names: "-executeMethod= -username= -password= -serial= -returnlicense -createManualActivationFile -manualLicenseFile= -importPackage= -exportPackage= -createProject= -upmPack= -cacheServerEndpoint= -adb2 -buildLinux64Player= -buildOSXUniversalPlayer= -buildWindows64Player= -testSettingsFile=", Value: Data, Does: []Do{{Why: "runs a method of its own, changes the licence or brings in files"}}},
		},
	},
}

var unityCases = []Case{
	{`unity -batchmode -projectPath . -runTests -testResults r.xml`, `Run{entry-point} the project; in .; Write r.xml`}, {`Unity -executeMethod Build.Run`, `Run{entry-point} the project; Unknown runs a method of its own, changes the licence or brings in files`},
}
