package commands

import (
	"automode"
)

var kcat = Program{
	Name: "kcat", Rare: true, Also: "kafkacat", Summary: "reads from and writes to Kafka", Manual: "kcat -h, 1.7",
	Row: Row{
		Help: "-h -V", Args: []Arg{{Role: Reads}}, Does: []Do{{Kind: automode.Query, Target: "Kafka", When: &When{Without: "-P"}}},
		Flags: []Flag{{Names: "-L -C -Q -J -e -q -u -v -E -O -U -Z -T", Value: Data}, {Names: "-P", Does: []Do{{Kind: automode.Change, Target: "Kafka"}, {Kind: automode.Send, Target: "Kafka", Why: "sends messages"}}, Why: "sends messages"}, {Names: "-b=", Value: Asks, Why: "asks the service there"}, {Names: "-t= -p= -o= -c= -f= -K= -D= -G= -s= -m= -H= -k= -z= -d=", Value: Data}, {Names: "-X= -F= -l=", Value: Unread, Why: "may name files or libraries"}},
	},
}

var kcatCases = []Case{{`kcat -L -b h:9092`, `Query Kafka; Query h:9092`}, {`kcat -C -t x -o beginning -e`, `Query Kafka`}, {`kcat -P -t x f`, `Read f; Change Kafka; Send Kafka`}, {`kcat -X a=b`, `Query Kafka; Unknown may name files or libraries`}}
