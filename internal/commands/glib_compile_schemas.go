package commands

var glibCompilers = Program{
	Name: "glib-compile-schemas", Kin: "glib-compile-resources blueprint-compiler", Rare: true, Summary: "compiles schemas, resources and interfaces of desktop programs", Manual: "glib-compile-schemas(1), glib-compile-resources(1), GLib 2.84; blueprint-compiler --help 0.16",
	Row: Row{
		Help: "-h --help --version", Refine: glibWrites, Args: []Arg{{Role: ReadsTree}},
		Flags: []Flag{{Names: "--dry-run --generate-dependencies"}, {Names: "--strict --allow-any-name --generate --generate-source --generate-header --c-name= --manual-register --internal --external-data", Value: Data}, {Names: "--target= --targetdir= --output=", Value: Writes, Why: "writes what it compiles"}, {Names: "--dependency-file=", Value: Writes, Why: "writes what it compiles"}, {Names: "--sourcedir=", Value: ReadsTree}, {Names: "--schema-file=", Value: Reads}},
	},
}

var glibCompilersCases = []Case{{`glib-compile-schemas --dry-run data`, `Read data/**`}, {`glib-compile-schemas --strict data`, `Read data/**; Write data/**`}, {`glib-compile-resources --dependency-file f a.xml`, `Read a.xml/**; Write f; Write a.xml/**`}, {`glib-compile-schemas data`, `Read data/**; Write data/**`}, {`glib-compile-resources --target a.c --sourcedir d a.xml`, `Read a.xml/**; Write a.c; Read d/**`}, {`glib-compile-schemas --strict --schema-file f`, `Read f`}}

// glibWrites: compiled schemas go into the folder where they lie, and resources beside
// their list.
func glibWrites(m *Match) {
	if m.Holds("--dry-run --target --targetdir --output --generate-dependencies") {
		return
	}
	for i := range m.Args {
		m.Add(roleFact(WritesTree, m.Args[i], "writes what it compiles there"))
	}
}
