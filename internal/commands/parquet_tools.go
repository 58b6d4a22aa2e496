package commands

var dataLooks = Program{
	Name: "parquet-tools", Rare: true, Kin: "avro-tools sqlite-utils orc-tools", Package: true, Summary: "looks into files of data", Manual: "the --help of parquet-tools 0.2, Avro 1.12 and sqlite-utils 3.38",
	Row: Row{
		Help: "-h --help --version",
		Rows: []Row{
			{Names: "schema meta inspect rowcount show csv cat head getschema getmeta tojson tables views triggers indexes rows analyze-tables plugins", Args: []Arg{{At: First, Role: Reads}, {At: Rest, Role: Data}}, Flags: []Flag{{Names: "--pretty --counts --columns --csv --tsv -t --table --nl --arrays --limit= --offset= --where= --head=", Value: Data}}},
			{Names: "query memory insert upsert create-table drop-table transform extract convert install bulk vacuum merge split fromjson", Style: Plain, Args: anyData, Does: []Do{{Why: "runs code or changes data"}}},
		},
	},
}

var dataLooksCases = []Case{{`parquet-tools`, `nothing`}, {`sqlite-utils tables --counts a.db`, `Read a.db`}, {`sqlite-utils query a.db x`, `Unknown runs code or changes data`}}
