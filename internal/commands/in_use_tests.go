package commands

import (
	"strings"

	"automode"
)

// Environments are variables that name the settings which tests take, and with
// them the database that they fill and empty. RAILS_ENV and others that every task
// obeys are rows of their own.
const Environments = "APP_ENV APP_ENVIRONMENT MIX_ENV NODE_ENV NODE_CONFIG_ENV FLASK_ENV FLASK_CONFIG DJANGO_ENV DJANGO_CONFIGURATION ENVIRONMENT ASPNETCORE_ENVIRONMENT DOTNET_ENVIRONMENT AWS_PROFILE STAGE"

// TestTask reports whether a task's name says that it runs tests.
func TestTask(task string) bool {
	for part := range strings.FieldsFuncSeq(task, func(r rune) bool { return r == ':' || r == '-' || r == '_' }) {
		if named("test tests spec specs e2e", part) {
			return true
		}
	}
	return false
}

// startsInUse: a property of Java programs that names the settings of what is in use has
// the build start the project with what is kept there.
func startsInUse(m *Match, h *Hit) {
	name, value, _ := strings.Cut(h.Value.Text, "=")
	if setting := h.Value; named("spring.profiles.active spring-boot.run.profiles quarkus.profile micronaut.environments", name) {
		setting.Text = value
		if InUse(setting) {
			m.Add(Fact{Kind: automode.Change, Target: "the database", Flag: h.Name, Why: "works with what is kept in that environment"})
		}
	}
}

// testsTake reads what is handed to a task that runs tests as their runner in Python
// does, which gets it as a rule.
func testsTake(m *Match) {
	for i := range m.Facts {
		if f := m.Facts[i]; f.Role == RunsTask && len(f.Words) > 1 && f.Word.Exact() && TestTask(f.Word.Text) {
			m.Facts = append(m.Facts, pytest.Read(f.Words, m.Platform).Facts...)
		}
	}
}

// taskOrProgram: a name that is no task is a program of the environment, and a task
// that is named for the interpreter hides it from nobody's call.
func taskOrProgram(m *Match) {
	testsTake(m)
	for i := range m.Facts {
		f := &m.Facts[i]
		if f.Role != RunsTask {
			continue
		}
		if f.OrProgram = true; f.Word.Is("python") || f.Word.Is("python3") {
			m.Facts[i] = Fact{Role: RunsWords, Kind: automode.Run, Word: f.Word, Words: f.Words}
		}
	}
}
