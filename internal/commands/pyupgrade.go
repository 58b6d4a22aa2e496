package commands

import (
	"automode"
)

var pyUpgrade = Program{
	Name: "pyupgrade", Rare: true, Kin: "add-trailing-comma reorder-python-imports django-upgrade", Package: true, Summary: "rewrites Python for newer versions", Manual: "the --help of pyupgrade 3.21, add-trailing-comma 4.0 and django-upgrade 1.29",
	Row: Row{
		Help: "-h --help --version", Args: []Arg{{Role: Edits, Traits: automode.Harmless | automode.SourceOnly, Why: "rewrites source files"}},
		Flags: []Flag{{Names: "--py3-plus --py3-only --py36-plus --py37-plus --py38-plus --py39-plus --py310-plus --py311-plus --py312-plus --py313-plus --py314-plus --keep-percent-format --keep-mock --keep-runtime-typing --exit-zero-even-if-changed", Value: Data}, {Names: "--target-version= --application-directories=", Value: Data}},
	},
}

var pyUpgradeCases = []Case{{`pyupgrade --py310-plus a.py`, `Write{harmless,source-only} a.py`}, {`django-upgrade --target-version 5.0 a.py`, `Write{harmless,source-only} a.py`}}
