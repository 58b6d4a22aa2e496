package commands

import "strings"

// Environments are variables that name the settings which tests take, and with
// them the database that they fill and empty. RAILS_ENV and RACK_ENV, which every
// task obeys, are rows of their own.
const Environments = "APP_ENV APP_ENVIRONMENT MIX_ENV NODE_ENV NODE_CONFIG_ENV FLASK_ENV FLASK_CONFIG DJANGO_ENV DJANGO_CONFIGURATION ENVIRONMENT ASPNETCORE_ENVIRONMENT DOTNET_ENVIRONMENT SPRING_PROFILES_ACTIVE MICRONAUT_ENVIRONMENTS QUARKUS_PROFILE"

// TestTask reports whether a task's name says that it runs tests.
func TestTask(task string) bool {
	for part := range strings.FieldsFuncSeq(task, func(r rune) bool { return r == ':' || r == '-' || r == '_' }) {
		if named("test tests spec specs e2e", part) {
			return true
		}
	}
	return false
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
