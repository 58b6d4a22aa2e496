package commands

import (
	"strings"

	"automode"
)

var nixOld = Program{
	Name: "nix-env", Rare: true, Kin: "nix-store nix-build nix-shell nix-channel nix-collect-garbage nix-instantiate nixos-rebuild nix-prefetch-url nix-hash home-manager guix devbox devenv", Summary: "builds and installs packages", Manual: "nix(1), Nix 2.24; guix(1), 1.4",
	Row: Row{Style: Plain, Args: anyData, Refine: nixVerb},
}

var nixOldCases = []Case{
	{`nix-env -q`, `Query the packages`}, {`nix-store -q --references /nix/store/x`, `Query the packages`}, {`nix-env -iA nixpkgs.x`, `Install the system's packages`},
	{`nix-shell -p x --run 'rm y'`, `Install the system's packages; Run[line] rm y`}, {`nix-build -A x`, `Run{entry-point} the build`}, {`nix-shell --run 'rm y'`, `Install the system's packages; Run[line] rm y`}, {`nix-instantiate --eval --strict -A a default.nix`, `Run{entry-point} the build`}, {`nix-instantiate --eval -E 1`, `Install the system's packages`}, {`nix-collect-garbage --dry-run`, `Query the packages`}, {`nix-collect-garbage --dry-run -d`, `Install the system's packages`}, {`nix-build ./x.nix -o z`, `Install the system's packages`}, {`guix search x`, `Query the packages`}, {`nix-collect-garbage -d`, `Install the system's packages`}, {`guix shell x -- rm y`, `Install the system's packages; Run[words] rm y`},
}

// ownNix reports whether nothing but the Nix files of the working folder are built.
func ownNix(args []Word) bool {
	for i := 0; i < len(args); i++ {
		w := &args[i]
		switch {
		case !w.Exact():
			return false
		case w.Is("-A"), w.Is("--attr"), w.Is("-j"), w.Is("--cores"), w.Is("--max-jobs"):
			i++
		case !named("--no-out-link --no-link -K --keep-failed -k --keep-going -v --verbose -Q --quiet --show-trace --dry-run --strict --json . default.nix ./default.nix", w.Text):
			return false
		}
	}
	return true
}

// nixPlain are the options with which nothing is taken from elsewhere, built or changed.
const nixPlain = "-q --query -qa --available -P --attr-path --out-path --description --meta --xml --no-name --compare-versions --references -R --requisites --referrers --referrers-closure --tree --graph --deriver --hash --size --outputs --roots -s --status --list-generations --list-installed --list-available --list --version"

// nixVerb: what looks is told by its words; what is started is read.
func nixVerb(m *Match) {
	word := func(i int) string {
		if i < len(m.Args) && m.Args[i].Exact() {
			return m.Args[i].Text
		}
		return ""
	}
	looks := len(m.Args) == 1 && named("--version --help", word(0))
	switch m.name() {
	case "nix-env", "nix-store":
		looks = looks || named("-q --query -qa --list-generations", word(0))
	case "guix":
		looks = looks || named("search show describe size lint weather graph --list-installed", word(0)) || word(0) == "package" && len(m.Args) == 2 && named("-I -A -l --list-installed --list-available --list-generations", word(1))
	case "devbox":
		looks = looks || len(m.Args) == 1 && named("list version", word(0)) || word(0) == "search" || word(0) == "info"
	case "home-manager", "nix-channel":
		looks = looks || named("generations packages news --list", word(0))
	}
	for _, w := range m.Args {
		name, _, _ := strings.Cut(w.Text, "=")
		looks = looks && (w.Text == "" || w.Text[0] != '-' || named(nixPlain, name) || m.name() == "guix" && len(m.Args) == 2 && named("-I -A", name) || plainOption(w.Text))
	}
	if looks {
		m.Add(Fact{Kind: automode.Query, Target: "the packages"})
		return
	}
	switch {
	case m.name() == "nix-collect-garbage" && len(m.Args) == 1 && m.Args[0].Is("--dry-run"):
		m.Add(Fact{Kind: automode.Query, Target: "the packages"})
	case m.name() == "nix-build" && ownNix(m.Args),
		m.name() == "nix-instantiate" && len(m.Args) > 1 && m.Args[0].Is("--eval") && ownNix(m.Args[1:]):
		m.addDo(&nixEntry[0])
	default:
		m.Add(Fact{Kind: automode.Install, Target: "the system's packages", Why: "builds or installs packages"})
	}
	for i, w := range m.Args[:max(len(m.Args)-1, 0)] {
		switch {
		case w.Is("--run") || w.Is("--command") && m.name() == "nix-shell":
			m.Add(roleFact(RunsLine, m.Args[i+1], "runs a command line"))
			return
		case w.Is("-c") || w.Is("--command") || w.Is("--"):
			f := roleFact(RunsWords, m.Args[i+1], "")
			f.Words = m.Args[i+1:]
			m.Add(f)
			return
		}
	}
}
