package commands

import (
	"automode"
)

var kafka = Program{
	Name: "kafka-topics", Rare: true, Kin: "kafka-topics.sh kafka-consumer-groups kafka-consumer-groups.sh kafka-configs kafka-configs.sh kafka-get-offsets kafka-get-offsets.sh kafka-console-consumer kafka-console-consumer.sh kafka-broker-api-versions kafka-broker-api-versions.sh kafka-acls kafka-acls.sh", Summary: "shows or sets what Kafka holds", Manual: "the --help of the tools of Kafka 4.1",
	Row: Row{
		Help: "--help --version", Args: anyData, Does: []Do{{Kind: automode.Query, Target: "Kafka"}},
		Flags: []Flag{
			{Names: "--bootstrap-server= --bootstrap-controller=", Value: Asks, Why: "asks the service there"}, {Names: "--list --describe --members --state[=] --verbose --all-groups --all-topics --exclude-internal --from-beginning --under-replicated-partitions --offsets --all --topic= --group= --partition= --max-messages= --timeout-ms= --offset= --property= --time= --entity-type= --entity-name= --topic-partitions= --formatter-property= --allow-principal= --deny-principal= --allow-host= --deny-host= --operation=", Value: Data}, {Names: "--command-config= --consumer.config= --consumer-config=", Value: Reads},
			{Names: "--create --alter --add --add-config= --partitions= --replication-factor= --config= --if-not-exists --dry-run --export --reset-offsets --execute --to-earliest --to-latest --to-offset= --to-datetime= --shift-by= --bootstrap", Value: Data, Does: []Do{{Kind: automode.Change, Target: "Kafka"}}, Why: "changes what Kafka holds"}, {Names: "--delete --remove --delete-offsets --delete-config=", Value: Data, Does: []Do{{Kind: automode.Change, Target: "Kafka", Traits: automode.Destroys}}, Why: "removes what Kafka holds"},
		},
	},
}

var kafkaCases = []Case{{`kafka-topics --list --bootstrap-server h:9092`, `Query Kafka; Query h:9092`}, {`kafka-topics.sh --create --topic x`, `Query Kafka; Change Kafka`}, {`kafka-topics --delete --topic x --command-config f`, `Query Kafka; Change{destroys} Kafka; Read f`}, {`kafka-acls --list --bootstrap-server localhost:9092`, `Query Kafka; Query localhost:9092`}, {`kafka-acls --add --topic x`, `Query Kafka; Change Kafka`}}
