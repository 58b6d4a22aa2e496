package commands

import (
	"strings"

	"automode"
)

var mvn = Program{
	Name: "mvn", Also: "mvnd", Carried: "mvnw", Summary: "builds and tests with Maven", Manual: "mvn --help, Maven 3.9",
	Row: Row{
		Help: "-h --help -v --version", Refine: mvnGoals,
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-am --also-make -amd --also-make-dependents -B --batch-mode -C --strict-checksums -c --lax-checksums -e --errors -fae --fail-at-end -ff --fail-fast -fn --fail-never -N --non-recursive -nsu --no-snapshot-updates -ntp --no-transfer-progress -o --offline -q --quiet -U --update-snapshots -V --show-version -X --debug -llr --legacy-local-repository -itr --ignore-transitive-repositories"},
			{Names: "-pl= --projects= -P= --activate-profiles= -rf= --resume-from= -T= --threads= -b= --builder= --color=", Value: Data},
			{Names: "-D= --define=", Value: Data},
			{Names: "-f= --file= -s= --settings= -gs= --global-settings= -t= --toolchains= -gt= --global-toolchains=", Value: RunsFile, Why: "its settings name code to run"},
			{Names: "-l= --log-file=", Value: Writes, Why: "writes the log there"},
			{Names: "-ep= --encrypt-password= -emp= --encrypt-master-password=", Value: Unread},
		},
	},
}

var mvnCases = []Case{
	{`mvn`, `nothing`},
	{`mvn clean test -Dtest=A -pl core -am`, `Run{entry-point} the build; Delete{recoverable,build-output} target/**`},
	{`mvn -q verify -DskipTests`, `Run{entry-point} the build`},
	{`mvn spotless:apply`, `Run{entry-point} the build; Write{source-only} ./**`},
	{`mvn install`, `Run{entry-point} the build; Install{declared} what was built, for the account`},
	{`mvn deploy`, `Run{entry-point} the build; Publish{rewrites} the packages`},
	{`mvn dependency:tree`, `Read .`},
	{`mvn exec:java`, `Run[task] exec:java`},
	{`mvn -f x.xml test`, `Run[file native] x.xml; Run{entry-point} the build`},
	{`mvn -l v`, `Write v`},
	{`mvn -ep v`, `Unknown nobody read what the value of -ep means`},
}

// mvnGoals: phases build, test, install and release; goals of plug-ins are
// tasks.
func mvnGoals(m *Match) {
	build := false
	var after []Fact
	for _, h := range m.Hits() {
		if name, _, _ := strings.Cut(h.Value.Text, "="); h.Has && h.Flag.Names[:3] == "-D=" && (!h.Value.Exact() || !mvnPlain(name)) {
			m.Unknown("a property of the build may name code", h.Value)
		}
	}
	for _, w := range m.Args {
		switch {
		case !w.Exact():
			m.Unknown("the goal is not known", w)
		case w.Text == "clean":
			after = append(after, Fact{Role: Deletes, Kind: automode.Delete, Word: Lit("target"), Extent: automode.Tree, Traits: automode.Recoverable | automode.BuildOutput, Why: "removes what the build made"})
		case w.Text == "deploy", w.Text == "release:perform", w.Text == "site-deploy":
			build = true
			after = append(after, Fact{Kind: automode.Publish, Target: "the packages", Traits: automode.Rewrites, Why: "releases packages for everyone"})
		case w.Text == "install":
			build = true
			after = append(after, Fact{Kind: automode.Install, Target: "what was built, for the account", Traits: automode.Declared, Why: "copies packages to the account's store"})
		case w.Text == "validate", w.Text == "compile", w.Text == "test-compile", w.Text == "test", w.Text == "package", w.Text == "verify", w.Text == "integration-test", w.Text == "process-resources", w.Text == "generate-sources", w.Text == "site", w.Text == "checkstyle:check", w.Text == "spotless:check", w.Text == "spotbugs:check", named("spring-boot:run quarkus:dev pmd:check detekt:check ktlint:check enforcer:enforce jacoco:report surefire:test failsafe:verify license:check javadoc:javadoc process-classes process-test-classes process-test-resources test-jar pre-integration-test initialize generate-resources prepare-package", w.Text):
			build = true
		case named("spotless:apply fmt:format formatter:format", w.Text):
			build = true
			after = append(after, Fact{Kind: automode.Write, Target: ".", Extent: automode.Tree, Traits: automode.SourceOnly, Why: "formats source files"})
		case w.Text == "dependency:tree", w.Text == "dependency:analyze", w.Text == "help:effective-pom", w.Text == "versions:display-dependency-updates", w.Text == "dependency:list", named("versions:display-plugin-updates versions:display-property-updates help:describe help:active-profiles dependency:analyze-duplicate", w.Text):
			after = append(after, Fact{Kind: automode.Read, Target: "."})
		case w.Text == "dependency:resolve", w.Text == "dependency:go-offline":
			after = append(after, Fact{Kind: automode.Install, Target: "what the manifest names", Traits: automode.Declared, Why: "downloads what the manifest names"})
		default:
			after = append(after, Fact{Role: RunsTask, Kind: automode.Run, Word: w, Words: []Word{w}})
		}
	}
	if build {
		m.Add(Fact{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the project with its plug-ins"})
	}
	m.Facts = append(m.Facts, after...)
}

// mvnPlain: properties that choose what is tested and built, and load nothing.
func mvnPlain(name string) bool {
	switch name {
	case "test", "it.test", "skipTests", "skipITs", "maven.test.skip", "maven.javadoc.skip", "maven.source.skip", "checkstyle.skip", "spotbugs.skip", "pmd.skip",
		"failIfNoTests", "surefire.failIfNoSpecifiedTests", "groups", "excludedGroups", "includes", "excludes", "verbose", "revision", "changelist",
		"style.color", "project.build.sourceEncoding", "file.encoding", "user.timezone", "outputType", "dependency.scope", "includeScope":
		return true
	}
	return false
}
