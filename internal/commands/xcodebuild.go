package commands

import "automode"

var xcodebuild = Program{
	Name: "xcodebuild", Rare: true, Summary: "builds and tests Apple applications", Manual: "xcodebuild(1), Xcode 16",
	Row: Row{
		Compiles: true,
		Style:    Single, Help: "-h -help -usage -version", Refine: xcodeActions,
		Args:  []Arg{{Role: Data}},
		Flags: []Flag{{Names: "-quiet -verbose -alltargets -parallelizeTargets -hideShellScriptEnvironment -json -skipUnavailableActions -enableCodeCoverage= -list -showsdks -showdestinations -showBuildSettings -showTestPlans -dry-run -skipMacroValidation -skipPackagePluginValidation -onlyUsePackageVersionsFromResolvedFile -disableAutomaticPackageResolution -allowProvisioningUpdates -enumerate-tests -parallel-testing-enabled= -jobs= -maximum-parallel-testing-workers= -retry-tests-on-failure -test-iterations= -showTestPlans", Value: Data}, {Names: "-scheme= -target= -configuration= -sdk= -destination= -arch= -destination-timeout= -only-testing= -skip-testing= -testPlan= -toolchain= -only-testing:= -skip-testing:=", Value: Data}, {Names: "-project= -workspace= -xctestrun=", Value: Reads}, {Names: "-derivedDataPath= -resultBundlePath= -archivePath= -exportPath= -clonedSourcePackagesDirPath=", Value: WritesTree, Why: "writes there"}, {Names: "-xcconfig= -exportOptionsPlist=", Value: RunsFile, Why: "its settings can change what runs"}, {Names: "-resolvePackageDependencies", Does: []Do{{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared}}, Why: "downloads what the manifest names"}, {Names: "-exportArchive -runFirstLaunch -downloadPlatform= -license -exportNotarizedApp", Value: Unread, Does: []Do{{Why: "nobody read what this option does"}}}},
	},
}

var xcodebuildCases = []Case{
	{`xcodebuild`, `Run{entry-point} the build`}, {`xcodebuild -list`, `Run{entry-point} the build`}, {`xcodebuild test -scheme A -destination x`, `Run{entry-point} the build`}, {`xcodebuild clean build`, `Run{entry-point} the build; Delete{recoverable,build-output} what the build made`}, {`xcodebuild build CC=./x`, `Run{entry-point} the build; Unknown nobody read what “CC=./x” does`},
	{`xcodebuild test -scheme A -only-testing:ATests/Parser`, `Run{entry-point} the build`}, {`xcodebuild test -only-testing:`, `Run{entry-point} the build`},
	{`xcodebuild -project v`, `Run{entry-point} the build; Read v`},
	{`xcodebuild -derivedDataPath v`, `Run{entry-point} the build; Write v/**`},
	{`xcodebuild -xcconfig v`, `Run{entry-point} the build; Run[file native] v`},
	{`xcodebuild -resolvePackageDependencies`, `Run{entry-point} the build; Install{declared} what the manifest names`},
	{`xcodebuild -exportArchive`, `Run{entry-point} the build; Unknown nobody read what this option does`},
}

// xcodeActions reads the actions and the settings among them.
func xcodeActions(m *Match) {
	m.Facts = append([]Fact{{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds or tests the application"}}, m.Facts...)
	for _, w := range m.Args {
		switch w.Text {
		case "build", "test", "build-for-testing", "test-without-building", "analyze", "archive", "docbuild", "CODE_SIGNING_ALLOWED=NO", "CODE_SIGNING_REQUIRED=NO", "ONLY_ACTIVE_ARCH=YES", "ONLY_ACTIVE_ARCH=NO":
		case "clean":
			m.Add(Fact{Kind: automode.Delete, Target: "what the build made", Traits: automode.Recoverable | automode.BuildOutput, Why: "removes what the build made"})
		default:
			m.Unknown("nobody read what "+quote(w)+" does", w)
		}
	}
}
