package commands

import (
	"strings"

	"automode"
)

// pytestPlugins are plug-ins of its own and of packages that are installed for it, by
// their modules.
const pytestPlugins = "cacheprovider capture debugging doctest faulthandler junitxml logging pytester recwarn stepwise terminal tmpdir unittest warnings xdist xdist.plugin pytest_cov pytest_cov.plugin pytest_asyncio pytest_asyncio.plugin pytest_mock pytest_mock.plugin pytest_timeout pytest_django pytest_django.plugin pytest_randomly pytest_benchmark.plugin pytest_rerunfailures pytest_socket pytest_forked pytest_subtests pytest_httpx pytest_html.plugin pytest_sugar anyio anyio.pytest_plugin aiohttp.pytest_plugin hypothesis.extra.pytestplugin syrupy allure_pytest"

// pytestSettings reads values that hold more than one thing: "-p no:x" loads
// nothing, "--cov-report xml:FILE" writes, and of the settings of -o only
// those are known that name no code.
func pytestSettings(m *Match) {
	m.Own(func(f *Fact) bool {
		if f.Flag == "--basetemp" {
			f.Extent = automode.Tree
		}
		f.Module = f.Module || f.Flag == "--ds"
		if at := strings.Index(f.Word.Text, "::"); at > 0 && f.Role == Lists && !f.Word.Exact() && !f.Word.Glob && !f.Word.Many && f.Word.Base == "" {
			f.Word = Word{Text: f.Word.Text[:at], Known: automode.Exact, Start: f.Word.Start, Data: f.Word.Data} // which of the file's tests is not known
		}
		if (f.Flag == "--rootdir" || f.Flag == "--confcutdir") && f.Word.Is(".") {
			return false // where it starts anyway
		}
		return f.Flag != "-p" || !strings.HasPrefix(f.Word.Text, "no:") && !(f.Word.Exact() && named(pytestPlugins, f.Word.Text))
	})
	for _, h := range m.hits {
		switch h.Name {
		case "--cov-report":
			if _, file, ok := strings.Cut(h.Value.Text, ":"); ok && file != "skip-covered" {
				w := h.Value
				w.Text = file
				m.Add(Fact{Role: Writes, Kind: automode.Write, Word: w, Flag: h.Name, Via: automode.ByOption, Why: "writes the report there"})
			}
		case "-o", "--override-ini":
			name, value, _ := strings.Cut(h.Value.Text, "=")
			switch {
			case name == "addopts" && value == "" && h.Value.Exact():
			case strings.HasPrefix(name, "log_") && name != "log_file", name == "asyncio_mode", name == "console_output_style", named("timeout xfail_strict testpaths norecursedirs markers filterwarnings junit_family faulthandler_timeout asyncio_default_fixture_loop_scope empty_parameter_set_mark tmp_path_retention_policy verbosity_assertions minversion", name):
			default:
				m.Unknown("nobody read what the setting "+quote(h.Value)+" does", h.Value)
			}
		}
	}
}
