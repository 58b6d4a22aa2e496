package python

import "testing"

// What nobody read of a package can be shown and named, and that is all.
func TestUnread(t *testing.T) {
	for _, c := range []struct{ code, want string }{
		{"import inspect\nfrom requests.hooks import HTTPAdapter, BaseAdapter\nprint(inspect.getsource(HTTPAdapter.send), HTTPAdapter.__mro__, BaseAdapter)", `nothing`},
		{"from typing import Optional, get_type_hints\nimport sklearn.utils.validation as v\nprint(dir(v), hasattr(v, 'check_array'), v.__file__, list(v.names))", `nothing`},
		{`import sys; print("json" in sys.modules, sys.modules["json"], [m for m in sys.modules if m.startswith("e")])`, `nothing`},
		{`import sys; {**sys.modules}["os"].remove("a")`, `nothing; not: nobody read what “sys.modules” does`},
		{"import sys\ndef f(**k): k['os'].remove('a')\nf(**sys.modules)", `nothing; not: nobody read what “sys.modules” does`},
		{`import sys; dict(sys.modules)["os"].remove("a")`, `nothing; not: something that nobody knows is handed on`},
		{"import inspect, pandas as pd\nprint(inspect.getsource(pd.DataFrame.__init__))", `nothing`},
		{"import pandas as pd\nprint(pd.DataFrame.__init__.__globals__)", `nothing; not: nobody read what “DataFrame.__init__.__globals__” is`},
		{`import requests.hooks as a; a.HTTPAdapter()`, `nothing; not: nobody read what “requests.hooks” does`},
		{`import shutil; shutil.os.system("x")`, `nothing; not: nobody read what “shutil.os” is`},
		{`import sys; print(sys.modules["os"].environ)`, `nothing; not: nobody read what “sys.modules.environ” is`},
		{`import requests.utils as u; print(u.os.environ)`, `nothing; not: nobody read what “requests.utils.os” is`},
		{`from requests.utils import os as o; print(o)`, `nothing; not: nobody read what “requests.utils.os” is`},
		{`import boto3.session as s; print(s.API_TOKEN)`, `nothing; not: nobody read what “boto3.session.API_TOKEN” is`},
		{`import requests.hooks as a; print(a.f.__globals__)`, `nothing; not: nobody read what “requests.hooks.__globals__” is`},
		{`import requests.hooks as a; print(a.f.__code__)`, `nothing; not: nobody read what “requests.hooks.__code__” is`},
		{`import requests.hooks as a; print(a.f.gi_frame)`, `nothing; not: “gi_frame” reaches into the language itself`},
		{`import requests.hooks as a; list(map(a.f, ["x"]))`, `nothing; not: something that nobody knows is handed on`},
		{`import requests.hooks as a; sorted(["x"], key=a.f)`, `nothing; not: something that nobody knows is handed on`},
		{`import requests.hooks as a; [f("x") for f in a.fs]`, `nothing; not: nobody read what “requests.hooks” does`},
		{`import requests.hooks as a; d = {"f": a.f}; d["f"]("x")`, `nothing; not: nobody read what “requests.hooks” does`},
		{`import requests.hooks as a; l = []; l.append(a.f); l[0]("x")`, `nothing; not: something that nobody knows is handed on`},
		{`import requests.hooks as a; getattr(a, "f")("x")`, `nothing; not: nobody read what “requests.hooks” does`},
		{`import requests.hooks as a; a.f | "x"`, `nothing; not: an operator on something that nobody knows`},
		{`import requests.hooks as a; a.f = print`, `nothing; not: something of a module or function is replaced`},
		{`import requests.hooks as a; del a.f["x"]`, `nothing; not: something of a module or function is removed`},
		{"import requests.hooks as a\nwith a.f: pass", `nothing; not: nobody read what “requests.hooks” does where it is entered`},
		{"import requests.hooks as a\n@a.f\ndef g(): pass", `nothing; not: nobody read what “requests.hooks” does`},
		{"import requests.hooks as a\nclass B(a.A): pass", `nothing; not: a class is defined`},
		{`import pip.__main__`, `nothing; not: nobody read what the module “pip.__main__” does`},
		{`from pip import __main__`, `nothing; not: “__main__” reaches into the language itself`},
		{`import django.db.models.query`, `nothing`},
		{"from django.db.models import Q\nprint(Q(a=1))", `nothing`},
		{"from django.db import models\nclass M(models.Model): pass", `nothing; not: the settings of the project are loaded`},
		{`from django.forms import CharField; CharField().clean("x")`, `nothing; not: the settings of the project are loaded`},
		{`import django.contrib.admin.options`, `nothing; not: the settings of the project are loaded`},
		{`import frob.requests`, `nothing; not: nobody read what the module “frob.requests” does`},
	} {
		if got := told(Read(c.code, setting())); got != c.want {
			t.Errorf("%s\n got: %s\nwant: %s", c.code, got, c.want)
		}
	}
}

// The keys of a dictionary are told from its values where it is written out, and
// counted where they are put into it later.
func TestKeys(t *testing.T) {
	for _, c := range []struct{ code, want string }{
		{"d = {'a': 'x', 'b': 'y'}\nfor k in d: open(k)", `Read a; Read b`},
		{"for k, v in {'a': 'x'}.items(): open(k, 'w').write(v)", `Write a`},
		{"for k, v in sorted({'a': 'x'}.items()): open(v)", `Read x`},
		{"for v in {'a': 'x'}.values(): open(v)", `Read x`},
		{"d = {'a': 1}\nd['b'] = 2\nfor k in d: open(k)", `Read a; Read b`},
		{"d = {}\nd['b'] = 2\nfor k, v in d.items(): open(k)", `Read b`},
		{"import os\nd = {}\nd.update(reboot=1)\nfor k in d: os.system(k)", `Run[line] 1; Run[line] reboot`},
		{"def f(d={'a': 1}):\n    for k in d: open(k)\n    d['b'] = 1\nf(); f()", `Read a; Read b`},
		{"e = {'a': 1}\nd = {'b': 1, **e}\nfor k, v in d.items(): open(k)", `Read b; Read a`},
		{"for p in map(str.strip, [' a ', 'b']): open(p)", `Read a; Read b`},
		{"for p in map('a'.strip, ['b']): open(p)", `Read …; Read b`},
		{"x = input()\nfor p in map(x.strip, ['b']): open(p)", `Read …; Read b`},
		{"class str:\n    def strip(self): return 'c'\nfor p in map(str.strip, ['b']): open(p)", `Read …; Read b`},
		{"x = sorted({'a': 1}.items())\nx.append(('b', 1))\nfor k, v in x: open(k)", `Read a; Read b`},
	} {
		if got := told(Read(c.code, setting())); got != c.want {
			t.Errorf("%s\n got: %s\nwant: %s", c.code, got, c.want)
		}
	}
}

// A statement that begins so only looks, whatever is put behind it, where one
// alone is taken.
func TestPartlyKnownStatements(t *testing.T) {
	for _, c := range []struct{ code, want string }{
		{"import sqlite3\nc = sqlite3.connect('a.db')\nc.execute(f'SELECT * FROM {input()}')\nc.execute('pragma table_info(%s)' % input())", `Run[words] sqlite3 a.db select 1`},
		{"import sqlite3\nsqlite3.connect('a.db').executescript(f'select * from {input()}')", `Run[words] sqlite3 a.db select * from …`},
		{"import sqlite3\nsqlite3.connect('a.db').execute(f'with a as (select 1) {input()}')", `Run[words] sqlite3 a.db with a as (select 1) …`},
		{"import sqlite3\nsqlite3.connect('a.db').execute(f'pragma {input()}')", `Run[words] sqlite3 a.db pragma …`},
	} {
		if got := told(Read(c.code, setting())); got != c.want {
			t.Errorf("%s\n got: %s\nwant: %s", c.code, got, c.want)
		}
	}
}

// What a function gives that a library calls may come out of its things; what such a
// function is given are the library's.
func TestCalledByLibraries(t *testing.T) {
	for _, c := range []struct{ code, want string }{
		{"import pandas as pd\ndf = pd.DataFrame({'a': [1]})\nprint(df.groupby('a').apply(lambda g: g.head(1)), df.pipe(lambda d: d.assign(c=1)), df.a.apply(lambda x: {'k': [x]}))", `nothing`},
		{"import numpy as np\nprint(np.vectorize(lambda x: x + 1)(np.arange(3)).sum())", `nothing`},
		{"import numpy as np, os\nnp.vectorize(os.remove)(['a'])", `Delete …`},
		{"import pandas as pd, os\npd.Series(['a']).apply(lambda x: os)[0].rename('a', 'b')", `nothing; not: what a function gives that a library calls is not followed`},
		{"from unittest.mock import Mock\nimport os\nm = Mock(side_effect=lambda: os)\nm().remove('a')", `nothing; not: what a function gives that a library calls is not followed`},
		{"from unittest.mock import Mock\nimport os\nm = Mock(side_effect=lambda: os.remove)\nm()('a')", `nothing; not: what a function gives that a library calls is not followed`},
		{"from unittest.mock import Mock\nimport pathlib\nm = Mock(side_effect=lambda: pathlib.Path('a'))\nm().unlink()", `nothing; not: what a function gives that a library calls is not followed`},
		{"import torch.utils.data as d, os\nclass D(d.Dataset):\n    def __getitem__(self, i): return os\nfor x in d.DataLoader(D()): x.sum()", `nothing; not: a library is given what nobody can follow there`},
		{"import pandas as pd\nd = pd.DataFrame({'a': [1]})\nd.apply(lambda r: r.to_csv('a'))", `Write a`},
		{"import pandas as pd, os\npd.Series(['a']).apply(lambda x: os.remove(x))", `Delete …`},
		{"from unittest import mock\nimport time\nwith mock.patch('time.sleep') as s:\n    time.sleep(5)\n    print(s.called)", `nothing`},
		{"from unittest.mock import patch\nwith patch('os.path.join', return_value='/etc/passwd'): pass", `nothing; not: something is replaced that is not known`},
		{"from unittest.mock import patch\nimport os\nwith patch('time.time', return_value=os): pass", `nothing; not: something is replaced by what nobody can follow`},
		{"from unittest.mock import patch\nwith patch('time.time', print): pass", `nothing; not: something is replaced that is not known`},
		{"from astropy.io import fits\nfits.open('a.fits')[0].data\nfits.open('b.fits', 'update')", `Read a.fits; Read b.fits; not: a file is opened in a mode that nobody read`},
		{"from astropy.modeling import models as m\nfrom astropy.modeling.separable import separability_matrix\nprint(separability_matrix(m.Pix2Sky_TAN() & m.Linear1D(10)))", `nothing`},
		{"from sympy.printing.str import StrPrinter\nfrom sympy import Symbol\nimport os\nclass P(StrPrinter):\n    def _print_Symbol(self, e): os.remove('a'); return e.name\nprint(P().doprint(Symbol('x')))", `Delete a`},
	} {
		if got := told(Read(c.code, setting())); got != c.want {
			t.Errorf("%s\n got: %s\nwant: %s", c.code, got, c.want)
		}
	}
}
