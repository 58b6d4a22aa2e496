package commands

var mysqlshow = Program{
	Name: "mysqlshow", Rare: true, Kin: "mariadb-show", Summary: "shows which databases and tables there are", Manual: "mysqlshow(1), MySQL 8.4",
	Row: Row{
		Help: "-? --help -V --version", Does: databaseLooks, Args: anyData, Refine: databaseElsewhere,
		Flags: []Flag{{Names: "-h= --host=", Value: Data}, {Names: "-u= --user= -P= --port= --protocol= --default-character-set= -i --status -k --keys -t --show-table-type -v --verbose --count -C --compress", Value: Data}, {Names: "--password[=] -p[=]", Value: Credential}},
	},
}

var mysqlshowCases = []Case{{`mysqlshow -u root -psecret shop`, `Query the database`}, {`mysqlshow --count -h db.test shop`, `Query the database; Fetch db.test`}, {`mysqlshow --defaults-file=f`, `Unknown no option “--defaults-file” is known`}}
