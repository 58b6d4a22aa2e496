package commands

import (
	"automode"
)

var virtualenv = Program{
	Name: "virtualenv", Rare: true, Package: true, Summary: "makes an environment for Python", Manual: "virtualenv --help, virtualenv 20.35",
	Row: Row{
		Help: "-h --help --version --with-traceback", Args: []Arg{{Role: Empties, When: &When{With: "--clear"}, Why: "empties the folder first"}, {Role: WritesTree, Traits: automode.Harmless, Why: "makes a virtual environment"}},
		Flags: []Flag{
			{Names: "-v --verbose -q --quiet --system-site-packages --copies --always-copy --symlinks --no-pip --no-setuptools --no-wheel --no-vcs-ignore --no-download --never-download --reset-app-data --no-periodic-update", Value: Data}, {Names: "--prompt= --pip= --setuptools= --wheel= --creator= --seeder= --activators=", Value: Data},
			{Names: "-p= --python=", Value: RunsWith, Lang: Python, Why: "runs that interpreter"}, {Names: "--clear"},
		},
	},
}

var virtualenvCases = []Case{{`virtualenv --prompt x --no-pip .venv`, `Write{harmless} .venv/**`}, {`virtualenv --clear -p python3 v`, `Delete v/**; Write{harmless} v/**; Run[with] python3`}}
