package commands

var htpasswd = Program{
	Name: "htpasswd", Rare: true, Summary: "keeps passwords for a web server", Manual: "htpasswd(1), Apache 2.4",
	Row: Row{
		Args: []Arg{
			{At: First, Role: Edits, When: &When{Without: "-n -v"}, Why: "changes who may log in"}, {At: First, Role: Lists, When: &When{With: "-v"}}, {At: First, Role: Data, When: &When{With: "-n"}},
			{At: Rest, Role: Credential},
		},
		Flags: []Flag{{Names: "-n"}, {Names: "-v"}, {Names: "-b -i -m -2 -5 -B -d -s -p -C= -r=", Value: Data}, {Names: "-c -D", Does: []Do{{Why: "makes the file anew, or removes an account"}}}},
	},
}

var htpasswdCases = []Case{{`htpasswd -v f u`, `Read{listing} f`}, {`htpasswd -nbB u p`, `nothing`}, {`htpasswd -b f u p`, `Write f`}, {`htpasswd -c f u`, `Write f; Unknown makes the file anew, or removes an account`}}
