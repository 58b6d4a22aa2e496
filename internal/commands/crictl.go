package commands

import "automode"

var crictl = Program{
	Name: "crictl", Rare: true, Summary: "shows the containers of a Kubernetes node", Manual: "crictl --help, cri-tools 1.34",
	Row: Row{
		Help: "-h --help -v --version",
		Global: []Flag{
			{Names: "-D --debug -t= --timeout=", Value: Data}, {Names: "-c= --config=", Value: Reads},
			{Names: "-r= --runtime-endpoint= -i= --image-endpoint=", Value: Unread, Why: "speaks to another engine"},
		},
		Rows: []Row{
			{Names: "ps pods p images image img inspecti inspectp imagefsinfo info logs stats statsp metricsp metricdescs events event version runtime-config completion help", Style: Looking, Does: dockerLooks, Args: anyData, Flags: []Flag{{Names: "-o= --output= --id= --image= --label= -l= --name= --namespace= --pod= -p= --state= -s= --last= -n= --tail= --since= --limit-bytes= --template= -r=", Value: Data}}},
			{Names: "inspect", Style: Looking, Does: []Do{{Kind: automode.Disclose, Target: "environment", Why: "prints the variables of the container"}}, Args: anyData, Flags: []Flag{{Names: "-o= --output= --id= --image= --label= -l= --name= --namespace= --pod= -p= --state= -s= -n= --last= --template=", Value: Data}}},
			{Names: "create start stop stopp run runp update exec attach checkpoint port-forward pull config", Style: Plain, Does: dockerChanges, Args: anyData},
			{Names: "rm rmi rmp", Style: Plain, Does: dockerRemoves, Args: anyData},
		},
	},
}

var crictlCases = []Case{
	{`crictl`, `nothing`}, {`crictl --config f -t 2s ps -a -o json`, `Query the container engine; Read f`}, {`crictl logs -f --tail 5 x`, `Query the container engine`},
	{`crictl -r unix:///x ps`, `Query the container engine; Unknown speaks to another engine`}, {`crictl exec x ls`, `Change the container engine`}, {`crictl inspect -o json x`, `Disclose environment`}, {`crictl rm x`, `Change{destroys} the container engine`},
}
