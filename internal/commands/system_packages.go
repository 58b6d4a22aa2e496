package commands

import (
	"automode"
)

var thePackages = []Do{{Kind: automode.Query, Target: "the packages"}}

var setsPackages = []Do{{Kind: automode.Install, Target: "the system's packages", Why: "changes the system's packages"}}
