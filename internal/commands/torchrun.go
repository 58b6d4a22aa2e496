package commands

var trainStarters = Program{
	Name: "torchrun", Package: true, Rare: true, Summary: "starts a training on several processes", Manual: "torchrun --help, PyTorch 2.9",
	Row: Row{
		Style: Leading, Help: "-h --help --version", Lang: Python, Args: []Arg{{At: First, Role: RunsFile}, {At: Rest, Role: Data}},
		Flags: []Flag{{Names: "--standalone --nproc_per_node= --nproc-per-node= --nnodes= --node_rank= --node-rank= --max_restarts= --max-restarts= --monitor_interval= --rdzv_backend= --rdzv-backend= --rdzv_id= --rdzv-id= --start_method= --start-method= -t= --tee= -r= --redirects=", Value: Data}, {Names: "--master_addr= --master-addr= --master_port= --master-port= --rdzv_endpoint= --rdzv-endpoint=", Value: Unread, Why: "meets other hosts"}, {Names: "--log_dir= --log-dir=", Value: WritesTree, Why: "writes logs there"}},
	},
}

var trainStartersCases = []Case{{`torchrun --standalone --nproc_per_node=2 train.py --lr 1`, `Run[file python] train.py`}, {`torchrun --log-dir d train.py`, `Run[file python] train.py; Write d/**`}, {`torchrun -m x`, `Unknown no option “-m” is known`}, {`torchrun --master_addr h train.py`, `Run[file python] train.py; Unknown meets other hosts`}}
