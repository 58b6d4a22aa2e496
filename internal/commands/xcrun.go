package commands

var xcrun = Program{
	Name: "xcrun", Rare: true, Summary: "runs one of Apple's developer tools", Manual: "xcrun(1), Xcode 16",
	Row: Row{
		Style: Leading, Help: "-h --help --version",
		Args:  []Arg{{At: First, Role: RunsWords, When: &When{Without: "-f --find --show-sdk-path --show-sdk-version --show-sdk-platform-path"}}, {Role: Data}},
		Flags: []Flag{{Names: "-f --find --show-sdk-path --show-sdk-version --show-sdk-platform-path"}, {Names: "-v --verbose -n --no-cache -k --kill-cache -l --log -r --run"}, {Names: "--sdk= --toolchain= -sdk=", Value: Data}},
	},
}

var xcrunCases = []Case{{`xcrun swift test`, `Run[words] swift test`}, {`xcrun --sdk iphoneos --show-sdk-path`, `nothing`}, {`xcrun -v -f swift`, `nothing`}}
