package commands

import "automode"

var tsc = Program{
	Name: "tsc", Rare: true, Package: true, Also: "tsgo", Summary: "checks and compiles TypeScript", Manual: "tsc --all, TypeScript 5",
	Row: Row{
		Compiles: true,
		Refine:   tscSwitches,
		Style:    Single, Help: "-h --help -? -v --version --all",
		Does: []Do{
			{Kind: automode.Run, Target: "the type check", Traits: automode.EntryPoint, Why: "checks types and compiles"},
			{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.BuildOutput, When: &When{Args: "1+", Without: "--noEmit --outDir --outFile --build -b"}, Why: "writes JavaScript beside each file"},
		},
		Args: []Arg{{Role: Reads, When: &When{Without: "--build -b"}}, {Role: WritesTree, Traits: automode.BuildOutput, When: &When{With: "--build -b"}, Why: "builds the project that is there"}},
		Flags: []Flag{
			{Names: "--listFilesOnly --showConfig --watch -w --allowArbitraryExtensions --allowImportingTsExtensions --allowUmdGlobalAccess --noResolve --noUncheckedSideEffectImports --resolveJsonModule --resolvePackageJsonExports --resolvePackageJsonImports --rewriteRelativeImportExtensions --allowJs --checkJs --allowSyntheticDefaultImports --erasableSyntaxOnly --esModuleInterop --forceConsistentCasingInFileNames --isolatedDeclarations --isolatedModules --preserveSymlinks --verbatimModuleSyntax --allowUnreachableCode --allowUnusedLabels --alwaysStrict --exactOptionalPropertyTypes --noFallthroughCasesInSwitch --noImplicitAny --noImplicitOverride --noImplicitReturns --noImplicitThis --noPropertyAccessFromIndexSignature --noUncheckedIndexedAccess --noUnusedLocals --noUnusedParameters --strict --strictBindCallApply --strictBuiltinIteratorReturn --strictFunctionTypes --strictNullChecks --strictPropertyInitialization --useUnknownInCatchVariables --assumeChangesOnlyAffectDirectDependencies --composite --disableReferencedProjectLoad --disableSolutionSearching --disableSourceOfProjectReferenceRedirect --incremental -i --declaration -d --declarationMap --downlevelIteration --emitBOM --emitDeclarationOnly --importHelpers --inlineSourceMap --inlineSources --noEmitHelpers --noEmitOnError --preserveConstEnums --removeComments --sourceMap --stripInternal --diagnostics --explainFiles --extendedDiagnostics --listEmittedFiles --listFiles --noCheck --traceResolution --disableSizeLimit --emitDecoratorMetadata --experimentalDecorators --libReplacement --noLib --useDefineForClassFields --noErrorTruncation --preserveWatchOutput --pretty --skipDefaultLibCheck --skipLibCheck --synchronousWatchDirectory --verbose --dry --force -f --stopBuildOnErrors --ignoreConfig"},
			{Names: "--noEmit"},
			{Names: "--build -b"},
			{Names: "--locale= --customConditions= --module= -m= --moduleResolution= --moduleSuffixes= --paths= --types= --maxNodeModuleJsDepth= --mapRoot= --sourceRoot= --newLine= --jsx= --jsxFactory= --jsxFragmentFactory= --jsxImportSource= --lib= --moduleDetection= --target= -t= --watchFile= --watchDirectory= --fallbackPolling= --excludeDirectories= --excludeFiles= --ignoreDeprecations= --baseUrl= --rootDir= --rootDirs= --typeRoots=", Value: Data},
			{Names: "--project= -p=", Value: Reads},
			{Names: "--init", Cancels: NoRun, Does: []Do{{Kind: automode.Write, Target: "."}}, Why: "makes tsconfig.json"},
			{Names: "--clean", Cancels: NoRun, Does: []Do{{Kind: automode.Delete, Target: "what the compiler made", Traits: automode.Recoverable | automode.BuildOutput}}, Why: "removes what the compiler made"},
			{Names: "--outDir=", Value: WritesTree, Why: "writes there"},
			{Names: "--declarationDir= --generateTrace=", Value: WritesTree, Why: "writes there"},
			{Names: "--tsBuildInfoFile= --generateCpuProfile=", Value: Writes, Why: "writes there"},
			{Names: "--outFile=", Value: Writes, Why: "writes there"},
		},
	},
}

var tscCases = []Case{
	{`tsc`, `Run{entry-point} the type check`},
	{`tsc --noEmit -p tsconfig.app.json --pretty false`, `Run{entry-point} the type check; Read tsconfig.app.json`},
	{`tsc --noEmit --skipLibCheck a.ts`, `Run{entry-point} the type check; Read a.ts`},
	{`tsc --watch false --noEmit a.ts`, `Run{entry-point} the type check; Read a.ts`}, {`tsc --strict true`, `Run{entry-point} the type check`},
	{`tsc --pretty true --noEmit false a.ts`, `Run{entry-point} the type check; Write{build-output} ./**; Read false; Read a.ts`},
	{`tsc --noEmit false a.ts`, `Run{entry-point} the type check; Write{build-output} ./**; Read false; Read a.ts`},
	{`tsc a.ts`, `Run{entry-point} the type check; Write{build-output} ./**; Read a.ts`},
	{`tsc -b --verbose web`, `Run{entry-point} the type check; Write{build-output} web/**`},
	{`tsc -b --clean`, `Delete{recoverable,build-output} what the compiler made`},
	{`tsc --init`, `Write .`},
	{`tsc --outDir d --outFile f --target es2022`, `Run{entry-point} the type check; Write d/**; Write f`},
	{`tsc --declarationDir d --tsBuildInfoFile f`, `Run{entry-point} the type check; Write d/**; Write f`},
	{`tsc --plugin x`, `Unknown no option “--plugin” is known`},
}

// tscSwitches: "true" or "false" behind an option that takes no value is for that
// option, and no file.
func tscSwitches(m *Match) {
	files, emits := 0, !m.Has("--noEmit --outDir --outFile --build -b")
	for i := range m.Args {
		w, option := m.Args[i], (*Hit)(nil)
		for k := range m.hits {
			if m.hits[k].Args == i {
				option = &m.hits[k]
			}
		}
		if option == nil || option.Has || !w.Is("true") && !w.Is("false") {
			files++
			continue
		}
		if w.Is("false") && flagNamed(option.Flag, "--noEmit") || flagNamed(option.Flag, "--build") {
			return
		}
		m.Own(func(f *Fact) bool {
			return f.Role != Reads || f.Flag != "" || f.Word.Start != w.Start || f.Word.Text != w.Text
		})
	}
	if files == 0 || !emits {
		m.Own(func(f *Fact) bool {
			return f.Kind != automode.Write || f.Target != "." || f.Traits&automode.BuildOutput == 0
		})
	}
}
