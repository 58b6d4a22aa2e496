package commands

var phpize = Program{
	Name: "phpize", Rare: true, Summary: "prepares the build of a PHP extension", Manual: "phpize --help, PHP 8.4",
	Row: Row{Help: "--help --version", Does: toolBuilds, Flags: []Flag{{Names: "--clean --force"}}, Compiles: true},
}

var phpizeCases = []Case{{`phpize --clean`, `Run{entry-point} the build`}}
