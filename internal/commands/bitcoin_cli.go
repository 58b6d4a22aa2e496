package commands

import (
	"automode"
)

var bitcoinCli = Program{
	Name: "bitcoin-cli", Rare: true, Summary: "speaks to a node of Bitcoin", Manual: "the RPC reference of Bitcoin Core 29",
	Row: Row{
		Style: Single, Help: "-h -help -? -version",
		Global: []Flag{{Names: "-testnet -testnet4 -signet -regtest -named -color= -chain= -rpcclienttimeout= -rpcwait -rpcwallet= -rpcport= -rpcuser=", Value: Data}, {Names: "-rpcpassword=", Value: Credential}, {Names: "-rpcconnect=", Value: Sends, Why: "speaks to that node"}, {Names: "-conf= -datadir= -rpccookiefile=", Value: Unread, Why: "is of another node"}},
		Flags:  []Flag{{Names: "-getinfo -netinfo", Does: []Do{{Kind: automode.Query, Target: "the node"}}}},
		Rows: []Row{
			{Names: "getblockchaininfo getblockcount getblockhash getblock getblockheader getblockstats getbestblockhash getdifficulty getchaintips getmempoolinfo getrawmempool getmempoolentry gettxout gettxoutsetinfo getnetworkinfo getpeerinfo getconnectioncount getnettotals getmininginfo getnetworkhashps getmemoryinfo getrpcinfo getrawtransaction getbalance getbalances getwalletinfo getaddressinfo gettransaction listtransactions listunspent listwallets listwalletdir listreceivedbyaddress decoderawtransaction decodescript estimatesmartfee validateaddress verifymessage uptime help", Does: []Do{{Kind: automode.Query, Target: "the node"}}, Args: anyData},
		},
	},
}

var bitcoinCliCases = []Case{{`bitcoin-cli -regtest getblockcount`, `Query the node`}, {`bitcoin-cli -getinfo`, `Query the node`}, {`bitcoin-cli -rpcpassword=x -rpcconnect=h.test getbalance`, `Query the node; Send h.test`}, {`bitcoin-cli -conf=f uptime`, `Query the node; Unknown is of another node`}, {`bitcoin-cli sendtoaddress x 1`, `Unknown no subcommand “sendtoaddress” is known`}, {`bitcoin-cli dumpprivkey x`, `Unknown no subcommand “dumpprivkey” is known`}}
