package commands

var emcmake = Program{
	Name: "emcmake", Rare: true, Kin: "emconfigure emmake", Summary: "runs a builder that is told to use Emscripten's compilers", Manual: "Emscripten's documentation, 4.0: Building Projects",
	Row: Row{Style: Leading, Help: "--help --version", Args: []Arg{{At: First, Role: RunsWords}}},
}

var emcmakeCases = []Case{{`emcmake cmake -B build`, `Run[words] cmake -B build`}, {`emmake make -j4`, `Run[words] make -j4`}, {`emconfigure rm x`, `Run[words] rm x`}}
