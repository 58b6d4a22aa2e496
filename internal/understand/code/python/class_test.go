package python

import "testing"

// A class of the code is followed as its functions are, whatever name its
// things are reached by; what gives the language another meaning is not.
func TestClasses(t *testing.T) {
	for _, c := range []struct{ code, want string }{
		{"class N:\n    def __init__(self, v, l=None):\n        self.v = v\n        self.l = l\n    def __repr__(self):\n        return f'N({self.v})'\nprint(N(1, N(2)))", `nothing`},
		{"import os\nclass A:\n    def __init__(self, p):\n        self._p = p\n    def go(self):\n        os.remove(self._p)\nA('a').go()", `Delete a`},
		{"import os\nclass A:\n    def go(self, p):\n        os.remove(p)\na = A()\nf = a.go\nf('a')\nA.go(a, 'b')\ngetattr(a, 'go')('c')", `Delete a; Delete b; Delete c`},
		{"import os\nclass A:\n    def go(self): self.do('x')\n    def do(self, p): pass\nclass B(A):\n    def do(self, p): os.remove(p)\nB().go()", `Delete x`},
		{"import os\nclass A:\n    def do(self): os.remove(self.p)\nclass B(A):\n    def __init__(self):\n        super().__init__()\n        self.p = 'x'\n    def do(self):\n        super().do()\nB().do()", `Delete x`},
		{"import os\nclass A:\n    def __str__(self): os.remove('x'); return ''\nprint(A())", `Delete x`},
		{"import os\nclass A:\n    def __enter__(self): return self\n    def __exit__(self, *a): os.remove('x')\nwith A() as a:\n    pass", `Delete x`},
		{"import os\nclass A:\n    def __add__(self, o): os.system('x'); return 'y'\nopen(A() + 1, 'w')", `Write …; Run[line] x`},
		{"import os\nclass A:\n    @property\n    def p(self): return os.remove('x')\n    @staticmethod\n    def s(q): os.remove(q)\n    @classmethod\n    def c(cls, q): cls.s(q)\nA().p\nA.s('y')\nA.c('z')", `Delete x; Delete y; Delete z`},
		{"import os\nclass A: pass\na = A()\na.f = os.remove\na.f('x')\nA.g = lambda self, p: os.remove(p)\na.g('y')", `Delete x; Delete …; Delete y`},
		{"import os, json\nclass W:\n    def write(self, t): os.system(t)\njson.dump({}, W())", `Run[line] …`},
		{"import os\nclass W:\n    def write(self, t): os.system('x')\nprint('a', file=W())", `Run[line] x`},
		{"from dataclasses import dataclass, field\n@dataclass(frozen=True)\nclass I:\n    name: str\n    tags: list = field(default_factory=list)\n    def open(self):\n        return open(self.name)\nI('a', ['x']).open()\nI(name='b').open()", `Read a; Read b`},
		{"from typing import NamedTuple\nclass P(NamedTuple):\n    a: str\n    b: int = 0\np = P('f')\nopen(p.a)\na, b = p\nopen(a)", `Read f; Read …`},
		{"from enum import Enum, auto\nclass C(Enum):\n    A = 'x'\n    B = auto()\nfor c in C:\n    print(c.name, c.value)\nimport os\nos.system(C.A.value)\nos.system(C['B'].value)", `Run[line] x; Run[line] …`},
		{"class E(Exception):\n    def __init__(self, m, code):\n        super().__init__(m)\n        self.code = code\ntry:\n    raise E('a', 1)\nexcept E as e:\n    print(e, e.code, e.args)", `nothing`},
		{"import ast\nclass V(ast.NodeVisitor):\n    def visit_Name(self, n): print(n.id)\nV().visit(ast.parse('a'))", `nothing`},
		{"import ast, os\nclass V(ast.NodeVisitor):\n    def visit_Name(self, n): os.system(n.id)\nV().visit(ast.parse('a'))", `Run[line] …`},
		{"import unittest, os\nclass T(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(1, 1)\n        os.remove('x')\nunittest.main()", `Delete x`},
		{"from unittest.mock import MagicMock\nimport os\nm = MagicMock(return_value=3)\nprint(m(1), m.a.b(2), m.call_args)\nn = MagicMock(side_effect=os.remove)\nn('x')", `Delete …`},
		{"class A:\n    def __getattr__(self, n): return print", `nothing; not: a class is defined`},
		{"class A:\n    def __reduce__(self): return (print, ('x',))", `nothing; not: a class is defined`},
		{"class A(metaclass=type): pass", `nothing; not: an expression that was not read`},
		{"class A(dict):\n    x = 1\n    def __missing__(self, k): return k\na = A(b=1)\na['c'] = 2\nprint(a.x, a['d'], a.get('b'), len(a))", `nothing`},
		{"import os\nclass A(dict):\n    def __missing__(self, k): os.remove('x')\nA()['y']", `Delete x`},
		{"import os\nclass A(list):\n    def add(self, f): self.append(f)\na = A()\na.add(os.remove)\na[0]('x')\nfor f in a: f('y')", `Delete …; Delete x; Delete y`},
		{"import os\nclass P(str): pass\nos.system(P('x'))", `Run[line] …`},
		{"class A(str):\n    def __new__(cls, x): return print", `nothing; not: a class is defined`},
		{"from enum import Enum\nclass C(str, Enum):\n    A = 'a'\nprint(C.A.value, C('a').upper())", `nothing`},
		{"from abc import ABCMeta, abstractmethod\nclass A(metaclass=ABCMeta):\n    @abstractmethod\n    def f(self): ...", `nothing`},
		{"class A:\n    def __init_subclass__(cls, **k): print(k)\nclass B(A, frozen=True): pass", `nothing; not: a class is defined`},
		{"import os, functools\nclass A:\n    @functools.cached_property\n    def f(self): return os.remove\nA().f('x')", `Delete x`},
		{"import logging, os\nclass H(logging.Handler):\n    def emit(self, r): os.remove('x')\nlogging.getLogger().addHandler(H())", `Delete x`},
		{"import functools\n@functools.cache\ndef f(n): return n\nprint(f(1), f.cache_info(), f.__name__)\nf.cache_clear()", `nothing`},
		{"import os\nclass A: pass\na = A()\nsetattr(a, 'f', os.remove)\na.f('x')", `Delete x; Delete …`},
		{"import os, json\nsetattr(json, 'dumps', os.remove)", `nothing; not: something of a module or function is replaced`},
		{"class A: pass\nsetattr(A(), input(), 1)", `nothing; not: an attribute is set that is not known`},
		{"class A: pass\nsetattr(A(), '__class__', 1)", `nothing; not: an attribute is set that is not known`},
		{"import os, types\nn = types.SimpleNamespace(a=os.remove)\nprint(vars(n))\nvars(n)['a']('x')", `Delete …; not: what something holds is looked at as a whole`},
		{"import os\nclass A: pass\nvars(A())['f'] = os.remove", `nothing; not: what something holds is looked at as a whole`},
		{"import os\nprint(vars(os)['remove'])", `nothing; not: what something holds is looked at as a whole`},
		{"import threading, os\nclass T(threading.Thread):\n    def run(self): os.remove('x')\nt = T()\nt.start()\nt.join()", `Delete x`},
		{"from pydantic import BaseModel\nclass M(BaseModel):\n    a: 'int | None' = None\nprint(M(a=1).model_dump())", `nothing`},
		{"from pydantic import BaseModel\nclass M(BaseModel):\n    a: \"__import__('os').system('x')\"", `nothing; not: what a name is annotated with is evaluated`},
		{"import os\nclass A: pass\nmatch A():\n    case A(x=y): y('a')\n    case B: B.f = os.remove", `nothing`},
		{"import os\nclass A:\n    def __init__(self): self.f = os.remove\nmatch A():\n    case A(f=g): g('a')", `Delete a`},
		{"import os\nclass A:\n    @property\n    def f(self): os.remove('a')\nmatch A():\n    case A(f=1): pass", `Delete a`},
		{"class A: pass\nA().__dict__['x'] = 1", `nothing; not: “__dict__” reaches into the language itself`},
		{"class A: pass\nA.__init__ = print", `nothing; not: “__init__” is given another meaning`},
		{"import os\nclass A:\n    def __init__(self): self.k = os.environ['API_TOKEN']\n    def __str__(self): return 'x'\nprint(f'{A().k}')", `Disclose a variable that holds a secret`},
		{"import os\nclass A:\n    def __init__(self): self.k = os.environ['API_TOKEN']\nprint(A())", `Disclose a variable that holds a secret`},
		{"import os\nclass A:\n    def __add__(self, o): print(o)\nA() + os.environ['API_TOKEN']", `Disclose a variable that holds a secret`},
	} {
		if got := told(Read(c.code, setting())); got != c.want {
			t.Errorf("%s\n got: %s\nwant: %s", c.code, got, c.want)
		}
	}
}

// Numbers that a loop counts up end in any number, however they are held.
func TestLoopsEnd(t *testing.T) {
	for _, c := range []struct{ code, want string }{
		{"from collections import deque\nq = deque([((0, 0), 0)])\nseen = {(0, 0)}\nwhile q:\n    pos, d = q.popleft()\n    for nb in ((pos[0] + 1, pos[1]), (pos[0], pos[1] - 1)):\n        if nb not in seen:\n            seen.add(nb)\n            q.append((nb, d + 1))\n", `nothing`},
		{"import heapq\npq = [(0, 'a')]\nwhile pq:\n    d, u = heapq.heappop(pq)\n    if d < 9: heapq.heappush(pq, (d + 1, u))\n", `nothing`},
		{"q = [1]\nwhile q:\n    q.append(q.pop() + 1)\n", `nothing; not: a loop goes through what it adds to`},
		{"q = [1]\nfor x in q:\n    if x < 9: q.append(x + 1)\n", `nothing; not: a loop goes through what it adds to`},
		{"q = [(0, 'a')]\nwhile q:\n    d, u = q.pop()\n    if d < 9: q.append((d + 1, u + 'b'))\nopen(u, 'w')", `Write …; Write a`},
		{"import multiprocessing as mp, os\ndef f(x): os.remove('a')\np = mp.Process(target=f, args=(1,))\np.start(); p.join()", `Delete a`},
		{"import contextlib, os\n@contextlib.contextmanager\ndef f(p):\n    yield p\n    os.remove(p)\nwith f('a') as p:\n    open(p)", `Delete a; Read …; Read a`},
		{"import fileinput\nfor l in fileinput.input(['a', 'b'], inplace=True):\n    print(l, end='')", `Write a; Write b; Write a.bak; Write b.bak`},
		{"import fileinput\nfor l in fileinput.input('a', inplace=True, backup='.old'):\n    print(l, end='')", `Write a; Write a.old`},
		{`import requests; requests.request("DELETE", "http://h.test/x"); requests.request("GET", "http://i.test/", timeout=5)`, `Send http://h.test/x; Send{removes} http://h.test/x; Send http://i.test/`},
		{`import sqlite3; c = sqlite3.connect(":memory:"); c.executescript("create table t(a)"); sqlite3.connect("file:a.db?mode=ro", uri=True).execute("select 1")`, `Run[words] sqlite3 :memory: create table t(a); Run[words] sqlite3 a.db select 1`},
		{`import sqlite3; sqlite3.connect("file:a.db?vfs=x", uri=True)`, `nothing; not: an address of a database that nobody read`},
		{"import os\nfor f, p in zip([os.remove], ['a', 'b']): f(p)\nfor i, (f, p) in enumerate(zip([os.remove], ['c'])): f(p)\nfor t in zip([os.remove], ['d']): t[0](t[1])", `Delete …; Delete a; Delete b; Delete c; Delete d; not: it calls what is not known`},
		{"import os, itertools, fnmatch\nfor f in itertools.chain.from_iterable([[os.remove]]): f('a')\nfor r, d, fs in os.walk('s'):\n    for n in fnmatch.filter(fs, '*.c'): open(os.path.join(r, n))", `Delete …; Delete a; Read{listing} s/**; Read …; not: it calls what is not known`},
		{"from math import *\nprint(sqrt(2), pi)", `nothing`},
		{"from os import *\nremove('a')", `Delete a; not: every name of a module is taken over`},
		{"import attr\n@attr.s(auto_attribs=True)\nclass A:\n    p: str\n    q: list = attr.Factory(list)\n    def go(self): open(self.p)\nA('a').go()", `Read a`},
		{"try:\n    raise ExceptionGroup('g', [ValueError(1)])\nexcept* ValueError as e:\n    open('a')", `Read a`},
		{`"{0[a]} {1.real}".format({}, 2); "{0.x}".format(print)`, `nothing; not: a template reaches into what it is given`},
		{`"{0.__class__}".format(1)`, `nothing; not: a template reaches into what it is given`},
		{"import numpy as np\nfrom sklearn.base import BaseEstimator, TransformerMixin\nfrom sklearn.pipeline import make_pipeline\nimport os\nclass L(BaseEstimator, TransformerMixin):\n    def fit(self, X, y=None): return self\n    def transform(self, X):\n        os.remove('a')\n        return np.log1p(X)\nprint(make_pipeline(L()).fit(np.ones(3)).score(1))", `Delete a`},
		{"import pickle, os\nclass P:\n    def __init__(self, f): self.f = f\nb = pickle.dumps(P(os.remove))\npickle.loads(b).f('a')", `Delete …; Delete a; not: nobody read what “remove.f” does`},
		{"import pickle\nb = pickle.dumps([1])\nprint(pickle.loads(b), len(b))", `nothing`},
		{"import pickle\nb = pickle.dumps([1])\nb = open('a', 'rb').read()\npickle.loads(b)", `Read a; not: bytes are loaded that can hold code`},
		{"import pickle\nb = pickle.dumps([1])\npickle.loads(b.replace(b'1', b'2'))\n", `nothing; not: bytes are loaded that can hold code`},
		{"import pickle\nb = pickle.dumps([1])\npickle.loads(b + b'x')\n", `nothing; not: bytes are loaded that can hold code`},
		{"from operator import attrgetter\nimport os\nattrgetter('remove')(os)('a')\nattrgetter('path.join')(os)\nclass P:\n    def __init__(self): self.f = os.remove\nattrgetter('f')(P())('b')", `Delete a; Delete …; Delete b`},
		{"from operator import attrgetter\nattrgetter('__class__')(1)", `nothing; not: an attribute is named by something that is not known`},
		{"import functools, os\n@functools.singledispatch\ndef f(x): os.remove('a')\n@f.register(int)\ndef _(x): os.remove('b')\n@f.register\ndef _(x: list): os.remove('c')\nf(1)", `Delete b; Delete c; Delete a`},
		{"from pathlib import Path\nimport os\nfor p in list(Path('a').rglob('*.c')) + [Path('b')]: p.read_text()\nfor f in [os.remove] + [x for x in [open]]: f('x')", `Read{listing} a/**; Read ….c; Read b; Delete x; Read x`},
		{"import logging, os\nl = logging.getLogger('a')\nl.propagate = False\nl.info = os.remove", `nothing; not: something of a module or function is replaced`},
		{"from scipy import stats\nprint(stats.norm.cdf(1), stats.norm(0, 1).pdf(0), stats.ttest_ind([1], [2]).pvalue)", `nothing`},
		{`help("os"); help(print)`, `nothing; not: a module is loaded by its name`},
		{`import httpx; c = httpx.Client(base_url="http://h.test"); c.get("/x"); c.post("//i.test/x")`, `Send http://h.test; Send //i.test/x`},
	} {
		if got := told(Read(c.code, setting())); got != c.want {
			t.Errorf("%s\n got: %s\nwant: %s", c.code, got, c.want)
		}
	}
}
