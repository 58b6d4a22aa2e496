package commands

import (
	"slices"
	"strings"

	"automode"
)

var mvn = Program{
	Name: "mvn", Rare: true, Also: "mvnd", Carried: "mvnw mvnw.cmd", Summary: "builds and tests with Maven", Manual: "mvn --help, Maven 3.9",
	Row: Row{
		Compiles: true,
		Help:     "-h -help --help -v -version --version", Refine: mvnGoals,
		Args: []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-am --also-make -amd --also-make-dependents -B --batch-mode -C --strict-checksums -c --lax-checksums -e --errors -fae --fail-at-end -ff --fail-fast -fn --fail-never -N --non-recursive -nsu --no-snapshot-updates -ntp --no-transfer-progress -o --offline -q --quiet -U --update-snapshots -V --show-version -X --debug -llr --legacy-local-repository -itr --ignore-transitive-repositories -cpu --check-plugin-updates -npr --no-plugin-registry -npu --no-plugin-updates -up --update-plugins"},
			{Names: "-pl= --projects= -P= --activate-profiles= -rf= --resume-from= -T= --threads= -b= --builder= --color=", Value: Data},
			{Names: "-D= --define=", Value: Data},
			{Names: "-f= --file= -s= --settings= -gs= --global-settings= -t= --toolchains= -gt= --global-toolchains=", Value: RunsFile, Why: "its settings name code to run"},
			{Names: "-l= --log-file=", Value: Writes, Why: "writes the log there"},
			{Names: "-ep= --encrypt-password= -emp= --encrypt-master-password=", Value: Unread},
		},
	},
}

var mvnCases = []Case{
	{`mvn help:evaluate -Dexpression=settings.servers -q -DforceStdout`, `Disclose the settings with their passwords; Run{entry-point} the build; Read .`},
	{`mvn help:evaluate -Dexpression=settings.localRepository`, `Run{entry-point} the build; Read .`},
	{`mvn`, `nothing`},
	{`mvn clean test -Dtest=A -pl core -am`, `Run{entry-point} the build; Delete{recoverable,build-output} target/**`},
	{`mvn -q verify -DskipTests`, `Run{entry-point} the build`},
	{`mvn spotless:apply`, `Run{entry-point} the build; Write{source-only} ./**`},
	{`mvn install`, `Run{entry-point} the build; Install{declared} what was built, for the account`},
	{`mvn deploy`, `Run{entry-point} the build; Publish{rewrites} the packages`},
	{`mvn dependency:tree`, `Run{entry-point} the build; Read .`}, {`mvn help:effective-pom -Doutput=/tmp/p.xml`, `Write /tmp/p.xml; Run{entry-point} the build; Read .`},
	{`mvn exec:java`, `Run{entry-point} the build`}, {`mvn exec:java -Dexec.mainClass=a.B '-Dexec.args=a b'`, `Run{entry-point} the build`}, {`mvn exec:java -Dexec.mainClass=groovy.ui.GroovyMain`, `Run[task] exec:java`}, {`mvn exec:exec -Dexec.args=x`, `Unknown a property of the build may name code; Run[task] exec:exec`},
	{`mvn test -Dtest=A#b*`, `Run{entry-point} the build`}, {`mvn test -De*=x`, `Unknown a property of the build may name code; Run{entry-point} the build`},
	{`mvn -f x.xml test`, `Run[file native] x.xml; Run{entry-point} the build`},
	{`mvn -l v`, `Write v`},
	{`mvn -ep v`, `Unknown nobody read what the value of -ep means`},
}

// mvnGoals: phases build, test, install and release; goals of plug-ins are
// tasks.
func mvnGoals(m *Match) {
	build, main, runs := false, true, slices.ContainsFunc(m.Args, func(w Word) bool { return w.Is("exec:java") })
	var after []Fact
	for _, h := range m.Hits() {
		name, value, _ := strings.Cut(h.Value.Text, "=")
		if runs && h.Value.Exact() && named("exec.mainClass exec.args exec.classpathScope exec.cleanupDaemonThreads", name) {
			main = main && !(name == "exec.mainClass" && !ownClass(value))
			continue
		}
		if h.Value.Exact() && value != "" && named("output outputFile mdep.outputFile", name) {
			m.Add(roleFact(Writes, Lit(value), "writes what it found there"))
			continue
		}
		startsInUse(m, &h)
		if h.Has && h.Flag.Names[:3] == "-D=" && (h.Value.Known != automode.Exact || h.Value.Many || strings.ContainsAny(name, "*?[") || !mvnPlain(name)) {
			m.Unknown("a property of the build may name code", h.Value)
		}
	}
	for i := range m.Args {
		w := &m.Args[i]
		f := Fact{Kind: automode.Read, Target: "."}
		switch name := w.Text; {
		case !w.Exact():
			m.Unknown("the goal is not known", *w)
			continue
		case name == "clean":
			f = Fact{Role: Deletes, Kind: automode.Delete, Word: Lit("target"), Extent: automode.Tree, Traits: automode.Recoverable | automode.BuildOutput, Why: "removes what the build made"}
		case named("deploy release:perform site-deploy", name):
			build = true
			f.Kind, f.Target, f.Traits, f.Why = automode.Publish, "the packages", automode.Rewrites, "releases packages for everyone"
		case name == "install":
			build = true
			f.Kind, f.Target, f.Traits, f.Why = automode.Install, "what was built, for the account", automode.Declared, "copies packages to the account's store"
		case named("validate compile test-compile test package verify integration-test process-resources generate-sources site checkstyle:check spotless:check spotbugs:check spring-boot:run quarkus:dev pmd:check detekt:check ktlint:check enforcer:enforce jacoco:report surefire:test failsafe:verify license:check javadoc:javadoc process-classes process-test-classes process-test-resources test-jar pre-integration-test initialize generate-resources prepare-package", name):
			build = true
			continue
		case name == "exec:java" && main:
			build = true
			continue
		case named("spotless:apply fmt:format formatter:format", name):
			build = true
			f.Kind, f.Extent, f.Traits, f.Why = automode.Write, automode.Tree, automode.SourceOnly, "formats source files"
		case named("dependency:tree dependency:build-classpath dependency:analyze help:effective-pom versions:display-dependency-updates dependency:list versions:display-plugin-updates versions:display-property-updates help:describe help:help exec:help sonar:help versions:help dependency:help help:active-profiles dependency:analyze-duplicate dependency:resolve-plugins dependency:analyze-only", name):
			build = true // the extensions that the project names
		case name == "help:evaluate":
			build = true
			mvnEvaluates(m)
		case named("archetype:generate archetype:create", name):
			f.Kind, f.Target, f.Why = automode.Install, "a model of a project, and what it runs", "makes a project of a package"
		case named("dependency:resolve dependency:go-offline", name):
			f.Kind, f.Target, f.Traits, f.Why = automode.Install, "what the manifest names", automode.Declared, "downloads what the manifest names"
		default:
			f = Fact{Role: RunsTask, Kind: automode.Run, Word: *w, Words: m.Args[i : i+1 : i+1]}
		}
		after = append(after, f)
	}
	if build {
		m.Add(Fact{Kind: automode.Run, Target: "the build", Traits: automode.EntryPoint, Why: "builds the project with its plug-ins"})
	}
	m.Facts = append(m.Facts, after...)
}

// mvnEvaluates: of the person's settings most hold passwords, and any variable of the
// environment can be asked for.
func mvnEvaluates(m *Match) {
	for i := range m.hits {
		name, value, _ := strings.Cut(m.hits[i].Value.Text, "=")
		if name == "expression" && (strings.HasPrefix(value, "settings") || strings.HasPrefix(value, "env.")) && !named("settings.localRepository settings.offline settings.interactiveMode", value) {
			m.Add(Fact{Kind: automode.Disclose, Target: "the settings with their passwords", Why: "prints a credential"})
		}
	}
}

// ownClass reports whether a class may be the project's: it is none that runs the code
// or the files that it is given.
func ownClass(name string) bool {
	for prefix := range strings.FieldsSeq("java. javax. jdk. sun. com.sun. groovy. org.codehaus. org.apache. org.python. org.jruby. org.mozilla. org.graalvm. scala. kotlin. org.jetbrains. clojure. bsh. org.junit. junit. org.testng. org.eclipse. org.springframework. picocli. org.openjdk. org.h2. org.hsqldb. liquibase. org.flywaydb.") {
		if strings.HasPrefix(name, prefix) {
			return false
		}
	}
	return name != ""
}

// mvnPlain: properties that choose what is tested and built, and load nothing.
func mvnPlain(name string) bool {
	if strings.HasPrefix(name, "skip") || strings.HasSuffix(name, ".skip") {
		return true
	}
	switch name {
	case "test", "it.test", "expression", "forceStdout", "plugin", "detail", "goal", "cmd", "maven.test.failure.ignore", "trimStackTrace", "surefire.printSummary", "surefire.useFile",
		"failIfNoTests", "surefire.failIfNoSpecifiedTests", "groups", "excludedGroups", "includes", "excludes", "verbose", "revision", "changelist",
		"spring-boot.run.profiles", "spring.profiles.active", "quarkus.profile", "maven.compiler.source", "maven.compiler.target", "maven.compiler.release", "tests",
		"style.color", "project.build.sourceEncoding", "file.encoding", "user.timezone", "outputType", "dependency.scope", "includeScope":
		return true
	}
	return false
}
