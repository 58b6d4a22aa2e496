package python

import "testing"

// TestSuites reads what is done with libraries that draw, test, serve and solve, and
// beside each the neighbour that leads out.
func TestSuites(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{`import flask; flask.Flask("x").run()`, `nothing`},
		{`import flask; flask.Flask("x").run(host="127.0.0.1", port=3000)`, `nothing`},
		{`import flask; flask.Flask("x").run(host="0.0.0.0")`, `Expose a port`},
		{"import flask; a = flask.Flask('x')\na.config['SERVER_NAME'] = 'h:1'\na.run()", `nothing; not: it is not known where an application listens`},
		{"import flask; a = flask.Flask('x')\na.config.update(SERVER_NAME='h:1')\na.run()", `nothing; not: it is not known where an application listens`},
		{"from http.server import *", `nothing; not: every name of a module is taken over`},
		{"from http.server import HTTPServer, BaseHTTPRequestHandler\nclass H(BaseHTTPRequestHandler):\n    def do_GET(self): self.wfile.write(b'x')\nHTTPServer(('127.0.0.1', 0), H).serve_forever()", `nothing`},
		{"from http.server import HTTPServer, BaseHTTPRequestHandler\nclass H(BaseHTTPRequestHandler): pass\nHTTPServer(('', 80), H).serve_forever()", `Expose a port`},
		{"from http.server import HTTPServer, BaseHTTPRequestHandler\nimport os\nclass H(BaseHTTPRequestHandler):\n    def do_GET(self): os.system(self.path)\nHTTPServer(('127.0.0.1', 0), H).serve_forever()", `Run[line] …`},
		{"import sys\nsys.argv = ['a', '-b']\nsys.dont_write_bytecode = True", `nothing`},
		{"import sys, os\nsys.argv = ['a', '/etc/x']\nos.remove(sys.argv[1])", `Delete a; Delete /etc/x; Delete -c; Delete -`},
		{"import sys, os\nsys.argv.append('/etc/x')\nos.remove(sys.argv[1])", `Delete -c; Delete -; Delete /etc/x; Delete …`},
		{"import sys, os\nsys.excepthook = os.remove", `nothing; not: something of a module or function is replaced`},
		{"import sys, pytest\nsys.argv = ['x', '-p', 'y']\npytest.main()", `Run[words] pytest; not: what the program was started with is replaced`},
		{"import sys, os\nclass T:\n    def write(self, s): os.remove(s)\nsys.stdout = T()", `Delete …`},
		{"import sys, os\nsys.stdout = os", `nothing; not: something of a module or function is replaced`},
		{"import unittest\nunittest.main(argv=['x', '-v'])", `nothing`},
		{"import unittest\nunittest.main(argv=['x', 'other.tests'])", `nothing; not: tests of another module are run`},
		{"import unittest\na = ['x']\na.append('other')\nunittest.main(argv=a)", `nothing; not: it is not known which tests are run`},
		{"import tempfile\nf = tempfile.NamedTemporaryFile(dir='/etc', delete=False)", `Write /etc/tmp.XXXXXXXXXXNamedTemporaryFile2`},
		{"import tempfile\nd = tempfile.mkdtemp(prefix='../../etc/')\nopen(d, 'w')", `Write …; Write …`},
		{"import matplotlib.pyplot as plt\nplt.rcParams['figure.figsize'] = (1, 2)\nplt.rcParams.update({'font.size': 3})\nplt.rc('axes', titlesize=3)", `nothing`},
		{"import matplotlib as m\nm.rcParams['backend'] = 'module://x'", `nothing; not: a setting that nobody read`},
		{"import matplotlib as m\nm.rcParams.update({'animation.ffmpeg_path': '/tmp/x'})", `nothing; not: a setting that nobody read`},
		{"import matplotlib as m\nd = {}\nd['backend'] = 'module://x'\nm.rcParams.update(d)", `nothing; not: settings that are not known`},
		{"import matplotlib.animation as a, matplotlib.pyplot as plt\na.FuncAnimation(plt.figure(), print).save(filename='x.gif', writer='pillow')", `Write x.gif`},
		{"import matplotlib.animation as a, matplotlib.pyplot as plt\na.FuncAnimation(plt.figure(), print).save('x.mp4', extra_args=['-y', '/etc/x'])", `Write x.mp4; not: nobody read what the argument “extra_args” of “save” does`},
		{"import requests\ns = requests.Session()\nprint(s.prepare_request(requests.Request('GET', 'http://h.test/')).url)", `nothing`},
		{"from requests.adapters import HTTPAdapter\nimport requests\nHTTPAdapter().send(requests.Request('GET', 'http://h.test/').prepare())", `nothing; not: nobody read what “send” of a adapter does`},
		{"from pylint.lint import Run\nRun(['a.py'], exit=False)", `Run[words] pylint a.py`},
		{"from z3 import *\nx = Int('x')\ns = Solver()\ns.set('timeout', 5)\ns.add(x > 1)\nprint(s.check(), s.model()[x])", `nothing`},
		{"from z3 import *\ns = Solver()\ns.set('smtlib2_log', '/etc/x')", `Write /etc/x`},
		{"import joblib\njoblib.dump([1], 'a.joblib')", `Write a.joblib`},
		{"import joblib\njoblib.load('a.joblib')", `nothing; not: nobody read what “joblib.load” does`},
		{"from joblib import Parallel, delayed\nimport os\nParallel(2)(delayed(os.remove)(p) for p in ['a'])", `Delete a`},
		{"import chess.engine\nchess.engine.SimpleEngine.popen_uci('x')", `nothing; not: nobody read what “chess.engine” does`},
		{"from Bio import SeqIO\nfor r in SeqIO.parse('a.fa', 'fasta'): print(r.id, len(r.seq))\nSeqIO.write([r], 'b.fa', 'fasta')", `Read a.fa; Write b.fa`},
		{"import onnxruntime as o\ns = o.InferenceSession('a.onnx', so)", `Read a.onnx; not: nobody knows what “so” is`},
		{"import gymnasium as g\ng.make('CartPole-v1').reset(seed=0)\ng.make('mine:env')", `nothing; not: a setting that nobody read`},
		{"import numpy as np\nnp.genfromtxt('a', converters={0: lambda s: float(s.replace(',', '.'))})", `Read a`},
		{"import numpy as np, os\nnp.genfromtxt('a', converters={0: os.remove})", `Delete …; Read a`},
		{"import os\ntry: f()\nexcept Exception as e:\n    e.__traceback__.tb_frame.f_globals['print'] = os.remove", `nothing; not: nobody knows what “f” is`},
		{"try: 1/0\nexcept Exception as e: print(e.__cause__, e.__traceback__.tb_frame)", `nothing; not: “tb_frame” reaches into the language itself`},
		{"from sympy import Add\nimport inspect\nprint(inspect.getsource(Add._eval_power))", `nothing`},
		{"from sympy import Add\nAdd._eval_power('x')", `nothing; not: nobody read what “Add” does`},
		{"import warnings\nwith warnings.catch_warnings(record=True) as w:\n    warnings.simplefilter('always')\n    print(w[-1].category)", `nothing`},
		{"import threading\nts = [threading.Thread(target=print) for _ in range(3)]\nfor t in ts: t.start()", `nothing`},
		{"import django.db.migrations.writer as w\nprint(w.MigrationWriter.serialize(1))", `nothing; not: the settings of the project are loaded`},
		{"import io, matplotlib.pyplot as p\nb = io.BytesIO()\np.savefig(b)\nprint(len(b.getvalue()))", `nothing`},
		{"import io, os\nprint(io.StringIO(os.environ['X_TOKEN']).getvalue())", `Disclose a variable that holds a secret`},
		{"import cv2\nc = cv2.VideoCapture('a.mp4')\nok, f = c.read()\nw = cv2.VideoWriter('b.mp4', 0, 1.0, (1, 1))\nw.write(f)", `Read a.mp4; Write b.mp4`},
		{"import requests, os\ns = requests.Session()\ns.cookies = {}\ns.send = os.remove", `nothing; not: something of a module or function is replaced`},
		{"from django.template import Engine\nEngine().from_string('{% load x %}{{ a.b.c() }}')", `nothing; not: a template that is not known is filled in`},
		{"import networkx as n\ng = n.read_edgelist('a')\nn.write_gml(g, 'b')\nn.write_edgelist(g, path='/etc/x')", `Read a; Write b; Write /etc/x`},
		{"import networkx as n\nn.read_gpickle('a')", `nothing; not: nobody read what “networkx.read_gpickle” does`},
		{"import xmltodict\nprint(xmltodict.parse('<a/>'))\nxmltodict.frob()", `nothing; not: nobody read what “xmltodict.frob” does`},
		{"import xarray as x\nx.Dataset().to_zarr('s3://b/c')", `Send s3://b/c`},
	} {
		s := setting()
		s.Args, s.File, s.Given = nil, "", func(string) bool { return false }
		if got := told(Read(c.src, s)); got != c.want {
			t.Errorf("%s\n got: %s\nwant: %s", c.src, got, c.want)
		}
	}
}
