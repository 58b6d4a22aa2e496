package commands

import (
	"automode"
)

var scrapy = Program{
	Name: "scrapy", Rare: true, Package: true, Summary: "takes data out of web pages", Manual: "scrapy --help, Scrapy 2.13",
	Row: Row{
		Help: "-h --help", Global: []Flag{{Names: "--nolog -v --verbose -l --list -L= --loglevel=", Value: Data}, {Names: "-o= -O= --output= --overwrite-output= --logfile=", Value: Writes, Why: "writes what it took"}},
		Rows: []Row{
			{Names: "list check settings version", Does: toolBuilds, Args: anyData, Flags: []Flag{{Names: "--get= --getbool= --getint= --getfloat= --getlist=", Value: Data}}},
			{Names: "crawl", Does: []Do{{Kind: automode.Fetch, Target: "the hosts that the spider names", Why: "takes pages of other hosts"}}, Args: anyData},
			{Names: "runspider shell fetch view parse bench startproject genspider edit", Style: Plain, Args: anyData, Does: []Do{{Why: "runs code, or takes pages of a host"}}},
		},
	},
}

var scrapyCases = []Case{{`scrapy settings --get BOT_NAME`, `Run{entry-point} the build`}, {`scrapy`, `nothing`}, {`scrapy list -L INFO`, `Run{entry-point} the build`}, {`scrapy crawl q -o f`, `Fetch the hosts that the spider names; Write f`}, {`scrapy shell http://h`, `Unknown runs code, or takes pages of a host`}}
