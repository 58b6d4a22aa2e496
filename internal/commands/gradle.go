package commands

import (
	"strings"

	"automode"
)

var gradle = Program{
	Name: "gradle", Rare: true, Carried: "gradlew gradlew.bat", Summary: "builds and tests with Gradle", Manual: "gradle --help, Gradle 9",
	Row: Row{
		Compiles: true,
		Help:     "-h --help -? -v --version", Refine: gradleTasks,
		Does: []Do{{Kind: automode.Run, Target: "the default tasks", When: &When{Args: "0"}, Why: "runs the project's default tasks"}},
		Args: []Arg{{Role: RunsTask}},
		Flags: []Flag{
			{Names: "-a --no-rebuild --build-cache --no-build-cache --configure-on-demand --no-configure-on-demand --configuration-cache --no-configuration-cache --continue --no-continue --daemon --no-daemon --foreground --offline --parallel --no-parallel --profile --refresh-dependencies --refresh-keys --rerun-tasks --rerun --no-scan -d --debug -i --info -q --quiet -w --warn -s --stacktrace -S --full-stacktrace -t --continuous --watch-fs --no-watch-fs --write-locks --export-keys --all --info --console= --max-workers= --priority= --warning-mode= -x= --exclude-task= --tests= --configuration-cache-problems= --dependency-verification= --configuration= --dependency= --problems-report --no-problems-report --recompile-scripts -u --no-search-upward --args= --gradle-version= --distribution-type= --type= --dsl= --test-framework= --package= --project-name= --use-defaults --incubating --no-incubating --java-version= --group= --provider=", Value: Data},
			{Names: "-m --dry-run"}, {Names: "-V --show-version"},
			{Names: "-p= --project-dir=", Value: Base},
			{Names: "-b= --build-file= -c= --settings-file= -I= --init-script= --include-build=", Value: RunsFile, Why: "runs that script"},
			{Names: "--task=", Value: Data},
			{Names: "-D= -P= --system-prop= --project-prop=", Value: Data, Why: "sets a property of the build"},
			{Names: "-g= --gradle-user-home=", Value: RunsFile, Why: "runs the scripts that lie in it"},
			{Names: "--project-cache-dir=", Value: WritesTree, Why: "keeps its files there"},
			{Names: "--status", Cancels: NoRun, Does: []Do{{Kind: automode.Query, Target: "its own daemons"}}},
			{Names: "--scan", Does: []Do{{Kind: automode.Publish, Target: "what the build saw"}}, Why: "puts a report of the build where others see it"},
			{Names: "--stop", Cancels: NoRun, Does: []Do{{Kind: automode.Control, Target: "its own daemons"}}, Why: "stops its daemons"},
			{Names: "-M= --write-verification-metadata= -U= --update-locks=", Value: Data, Does: []Do{{Kind: automode.Write, Target: "."}}, Why: "rewrites lock files"},
		},
	},
}

var gradleCases = []Case{
	{`gradle -V check`, `Run{entry-point} check`},
	{`gradle`, `Run the default tasks`}, {`gradle --status`, `Query its own daemons`}, {`gradle test --scan`, `Run{entry-point} test; Publish what the build saw`},
	{`gradle test -PbuildDir=d`, `Run{entry-point} test; Delete d/**`},
	{`gradle tasks --group verification --provider x`, `Run{entry-point} tasks`}, {`gradle help --task build`, `Run{entry-point} help`},
	{`gradle test --tests a.B -x lint`, `Run{entry-point} test`},
	{`gradle buildAndPublish`, `Run[task] buildAndPublish`},
	{`gradle compileTestKotlin tasks`, `Run{entry-point} compileTestKotlin; Run{entry-point} tasks`},
	{`gradlew :app:assembleDebug --no-daemon`, `Run{entry-point} assembleDebug`},
	{`gradle -I x.gradle build`, `Run{entry-point} build; Run[file native] x.gradle`},
	{`gradle publishToMavenLocal`, `Install{declared} what was built, for the account; Run{entry-point} the build`}, {`gradle bootRun --args=--x`, `Run{entry-point} bootRun`}, {`gradle wrapper --gradle-version 9`, `Run[task] wrapper`},
	{`gradle publish`, `Run[task] publish`}, {`gradle publish --info`, `Run[task] publish`}, {`gradle -q publish --dry-run`, `Run{entry-point} publish`},
	{`gradle -p v`, `Run the default tasks; in v`},
	{`gradle -D v`, `Run the default tasks`}, {`gradle test -Dspring.profiles.active=production`, `Run{entry-point} test; Change the database`}, {`gradle test -Dspring.profiles.active=test`, `Run{entry-point} test`},
	{`gradle -g v`, `Run the default tasks; Run[file native] v`}, {`gradle --project-cache-dir v`, `Run the default tasks; Write v/**`}, {`gradle -D org.gradle.java.home=v test`, `Run{entry-point} test; Unknown a property of gradle may name code`}, {`gradle -Dhttps.proxyHost=h test`, `Run{entry-point} test; Unknown a property of gradle may name code`},
	{`gradle --stop`, `Control its own daemons`},
	{`gradle -M v`, `Run the default tasks; Write .`},
}

// gradleTasks: the name of a task follows the path of its project.
func gradleTasks(m *Match) {
	for _, h := range m.Hits() {
		// Properties of gradle itself name java, its options and where scripts lie, and some
		// where packages come from.
		if h.Has && h.Flag.Names[:3] == "-D=" && (!h.Value.Exact() || strings.HasPrefix(h.Value.Text, "org.gradle.") || strings.HasPrefix(h.Value.Text, "gradle.") || strings.HasPrefix(h.Value.Text, "java.") || strings.HasPrefix(h.Value.Text, "javax.") || strings.HasPrefix(h.Value.Text, "maven.repo") || strings.Contains(h.Value.Text, "roxy")) {
			m.Unknown("a property of gradle may name code", h.Value)
		}
		startsInUse(m, &h)
		// What has the name of a project's own property sets that.
		if dir, ok := strings.CutPrefix(strings.TrimPrefix(h.Value.Text, "project."), "buildDir="); ok && h.Has {
			w := h.Value
			w.Text = dir
			m.Add(optionFact(Empties, h, w, "names the folder that builds make and clean removes"))
		}
	}
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role != RunsTask || !f.Word.Exact() {
			continue
		}
		if k := strings.LastIndexByte(f.Word.Text, ':'); k >= 0 {
			f.Word.Text = f.Word.Text[k+1:]
			f.Words = []Word{f.Word}
		}
		if f.Word.Is("publishToMavenLocal") {
			*f = Fact{Kind: automode.Install, Target: "what was built, for the account", Traits: automode.Declared, Why: "copies packages to the account's store"}
			m.Add(Fact{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds or examines the project"})
			continue
		}
		if gradleBuilds(f.Word.Text) || m.Holds("-m --dry-run") {
			*f = Fact{Kind: automode.Run, Target: f.Word.Text, Traits: automode.EntryPoint, Why: "builds or examines the project"}
		}
	}
}

// gradleBuilds reports whether a task has a name of gradle's own or of its
// usual plug-ins that builds, checks or describes, and no word in it is for
// more: "compileTestKotlin", never "buildAndPublish".
func gradleBuilds(task string) bool {
	if named("tasks help projects properties dependencies dependencyInsight buildEnvironment components model outgoingVariants resolvableConfigurations javaToolchains sourceSets clean jar war classes testClasses bootRun bootJar run dependentComponents dependencyUpdates htmlDependencyReport dependencyReport projectReport installDist distZip distTar startScripts koverHtmlReport koverXmlReport koverBinaryReport koverReport koverLog koverVerify shadowJar sourcesJar javadocJar signingReport androidDependencies jmh jmhJar openApiGenerate verifyPlugin apiDump updateLintBaseline quarkusDev quarkusBuild nativeCompile", task) {
		return true
	}
	first, last, from := "", "", 0
	for i := 1; i <= len(task); i++ {
		if i < len(task) && (task[i] < 'A' || task[i] > 'Z') {
			continue
		}
		word := strings.ToLower(task[from:i])
		if from == 0 {
			first = word
		}
		last = word
		if named("deploy publish upload push promote rollback migrate seed reset drop destroy wipe install uninstall release", word) && (word != "release" || first != "assemble" && first != "bundle" && first != "compile" && first != "lint" && first != "test") {
			return false
		}
		from = i
	}
	return named("test tests check lint", last) || named("assemble compile test check lint bundle build ktlint detekt spotless jacoco javadoc kapt ksp process generate checkstyle pmd spotbugs", first)
}
