package python

import "testing"

// Of libraries only what is listed is data; what they are given that has
// methods of its own, loads code or goes to a host is not.
func TestLibraries(t *testing.T) {
	for _, c := range []struct{ code, want string }{
		{"import pandas as pd\ndf = pd.read_csv('a.csv')\nprint(df.groupby('k')['v'].agg(['sum', 'mean']).sort_values('sum').head().to_string())\nfor c in df.columns:\n    print(c, df[c].nunique(), df[df.x > 1].shape)\n", `Read a.csv`},
		{`import pandas as pd; df = pd.DataFrame({"a": [1]}); df["b"] = df.a * 2; df.to_csv("out/b.csv", index=False)`, `Write out/b.csv`},
		{`import pandas as pd; pd.read_csv("https://h.test/a.csv"); pd.read_parquet(["s3://b/c"])`, `Fetch https://h.test/a.csv; Fetch s3://b/c; Read s3://b/c`},
		{`import pandas as pd; pd.DataFrame().to_csv(path_or_buf="s3://b/c")`, `Send s3://b/c`},
		{`import pandas as pd; pd.read_pickle("a")`, `nothing; not: nobody read what “pandas.read_pickle” does`},
		{`import pandas as pd; pd.read_csv("a").query("x > 1 and y < 2.5")`, `Read a`},
		{`import pandas as pd; pd.read_csv("a").query("@pd.io.common.os.system('x')")`, `Read a; not: an expression is evaluated that is not known`},
		{`import pandas as pd; pd.read_csv("a").query("b.to_csv('x')")`, `Read a; not: an expression is evaluated that is not known`},
		{`import pandas as pd; pd.read_csv("a").apply("to_csv", path_or_buf="x")`, `Read a; not: a method is called by its name`},
		{`import pandas as pd; pd.read_csv("a").plot(backend="x")`, `Read a; not: nobody read what the argument “backend” of “plot” does`},
		{`import pandas as pd, os; pd.Series([os]).iloc[0].remove("x")`, `nothing; not: a library is given what nobody can follow there`},
		{`import pandas as pd, pathlib; pd.Series(list(pathlib.Path("a").iterdir()))[0].rename("b")`, `Read{listing} a; not: a library is given what nobody can follow there`},
		{`import pandas as pd, os; pd.Series([os.remove])[0]("x")`, `Delete …; not: it calls what is not known`},
		{`import pandas as pd, os; pd.Series(["x"]).map(os.remove)`, `Delete …`},
		{`import pandas as pd, os; print(pd.Series([os.environ["API_TOKEN"]]))`, `Disclose a variable that holds a secret`},
		{`import pandas as pd, os; d = pd.DataFrame(); d["a"] = os.environ["API_TOKEN"]; print(d)`, `nothing; not: something of a module or function is replaced`},
		{`import pandas as pd, os; d = pd.DataFrame(); d.head = os.system; d.head("x")`, `nothing; not: something of a module or function is replaced`},
		{`import pandas as pd; d = pd.read_csv("a"); open(d.iloc[0]["name"], "w"); pd.DataFrame().to_csv(d.iloc[0]["name"])`, `Read a; Write …`},
		{"import sqlite3, pandas as pd\nc = sqlite3.connect('a.db')\nprint(pd.read_sql('select 1', c))", `Run[words] sqlite3 a.db select 1`},
		{`import numpy as np; a = np.arange(6).reshape(2, 3); print((a @ a.T).mean(), np.linalg.norm(a[a > 1]), -a, np.load("x.npy")); np.savetxt("o.txt", a)`, `Read x.npy; Write o.txt`},
		{`import numpy as np; np.load("x.npy", allow_pickle=True)`, `Read x.npy; not: nobody read what the argument “allow_pickle” of “load” does`},
		{"import matplotlib\nmatplotlib.use('Agg')\nimport matplotlib.pyplot as plt\nfig, ax = plt.subplots()\nax.plot([1], [2], label='x')\nax.set_title('t')\nplt.tight_layout()\nfig.savefig('/tmp/a.png', dpi=150)", `Write /tmp/a.png`},
		{`import matplotlib; matplotlib.use("module://x")`, `nothing; not: a setting that nobody read`},
		{`from PIL import Image; im = Image.open("a.png"); print(im.size); im.convert("L").resize((8, 8)).save("b.png")`, `Read a.png; Write b.png`},
		{`from PIL import Image; Image.open("a.png").show()`, `Read a.png; not: nobody read what “show” of a picture does`},
		{`import torch; m = torch.nn.Linear(3, 4); print(m(torch.randn(2, 3)).shape, torch.load("x.pt", weights_only=True))`, `Read x.pt`},
		{`import torch; torch.load("x.pt")`, `Read x.pt; not: a file is loaded that can hold code`},
		{`from bs4 import BeautifulSoup as B; [print(a["href"], a.get_text()) for a in B(open("a.html"), "lxml").select("a")]`, `Read a.html`},
		{`import openpyxl; wb = openpyxl.load_workbook("a.xlsx"); ws = wb.active; ws["A1"] = 1; [print(c.value) for r in ws.iter_rows() for c in r]; wb.save("b.xlsx")`, `Read a.xlsx; Write b.xlsx`},
		{"import importlib\nfor m in ['numpy', 'flask']:\n    try:\n        print(m, importlib.import_module(m).__version__)\n    except ImportError as e:\n        print(m, e)", `nothing`},
		{`import flask; flask.Flask("x").run()`, `nothing; not: nobody read what “run” of a web application does`},
		{"from flask import Flask, jsonify, request\napp = Flask(__name__)\n@app.route('/hi/<name>', methods=['GET'])\ndef hi(name):\n    return jsonify(hello=name, q=request.args.get('q'))\nc = app.test_client()\nr = c.get('/hi/bob?q=1')\nprint(r.status_code, r.get_json())", `nothing`},
		{"from flask import Flask, request\nimport os\napp = Flask(__name__)\n@app.post('/')\ndef f():\n    os.system(request.json['c'])\napp.test_client().post('/', json={'c': 'x'})", `Run[line] …`},
		{"from flask import Flask\nimport os\napp = Flask(__name__)\n@app.before_request\ndef f(): os.remove('x')", `Delete x`},
		{"from flask import Flask\nimport os\napp = Flask(__name__)\n@app.route('/')\ndef f(): return os.environ['API_TOKEN']\nprint(app.test_client().get('/').data)", `Disclose a variable that holds a secret`},
		{"from flask import Flask\nimport os\napp = Flask(__name__)\napp.add_url_rule('/', view_func=os.remove)\napp.wsgi_app = os.system", `Delete /; Delete …; not: something of a module or function is replaced`},
		{"from fastapi import FastAPI, Depends\nfrom fastapi.testclient import TestClient\nfrom pydantic import BaseModel\nimport os\napp = FastAPI()\nclass Item(BaseModel):\n    name: str\n@app.post('/items')\nasync def create(item: Item, d=Depends(lambda: os.remove('x'))):\n    open(item.name, 'w')\n    return item\nprint(TestClient(app).post('/items', json={'name': 'x'}).json())", `Delete x; Write …`},
		{"import torch, os\nimport torch.nn as nn\nclass N(nn.Module):\n    def __init__(self, d=4):\n        super().__init__()\n        self.f = nn.Linear(d, 2)\n    def forward(self, x):\n        os.remove('a')\n        return self.f(torch.relu(x)).view(-1)\nm = N()\no = m(torch.randn(2, 4))\nprint(o.shape, sum(p.numel() for p in m.parameters()))", `Delete a`},
		{"import os\nimport torch.nn as nn\nclass N(nn.Module):\n    def forward(self, f):\n        f('x')\nN()(os.remove)", `Delete x`},
		{"from sqlalchemy import create_engine, Column, Integer, String, select, text\nfrom sqlalchemy.orm import declarative_base, Session\nBase = declarative_base()\nclass U(Base):\n    __tablename__ = 'u'\n    id = Column(Integer, primary_key=True)\ne = create_engine('sqlite://', echo=True)\nBase.metadata.create_all(e)\nwith Session(e) as s:\n    s.add(U(id=1))\n    s.commit()\n    print(s.execute(select(U).where(U.id == 1)).scalars().all(), s.execute(text('select 1')).fetchall())", `nothing`},
		{`from sqlalchemy import create_engine; create_engine("sqlite:///a.db")`, `nothing; not: a database that is not known is opened`},
		{`from sqlalchemy import text, create_engine; create_engine("sqlite://").connect().execute(text("ATTACH DATABASE 'x' AS y"))`, `nothing; not: a statement reaches out of its database`},
		{`from sqlalchemy import create_engine; create_engine("sqlite://").connect().exec_driver_sql(input())`, `nothing; not: a statement is put together that is not known`},
		{"import django\nfrom django.conf import settings\nsettings.configure(INSTALLED_APPS=['django.contrib.auth'], DATABASES={'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': ':memory:'}})\ndjango.setup()\nfrom django.db.models import Q\nprint(Q(a=1) | Q(b=2), settings.DEBUG)", `nothing`},
		{"import django\nfrom django.conf import settings\nsettings.configure(INSTALLED_APPS=['app'])", `nothing; not: a setting names “app”`},
		{"from django.conf import settings\nprint(settings.DEBUG)", `nothing; not: the settings of the project are loaded`},
		{"from django.utils.text import slugify\nprint(slugify('a b'))", `nothing`},
		{"import sympy as sp\nx, y = sp.symbols('x y')\ne = sp.integrate(sp.sin(x)**2, x)\nprint(sp.simplify(e), sp.solve(x**2 - 4, x), e.subs({x: 1}).evalf(), sp.sympify('sin(x) + x**2'))\nf = sp.lambdify(x, e)\nprint(f(2))", `nothing`},
		{`import sympy; sympy.sympify("__import__('os').system('x')")`, `nothing; not: a text is evaluated that is not known`},
		{`import sympy; sympy.simplify(input())`, `nothing; not: a text is evaluated that is not known`},
		{`import sympy; x = sympy.Symbol("x"); x.subs("open(a)", 1)`, `nothing; not: a text is evaluated that is not known`},
		{`import sympy; x = sympy.Symbol("x"); sympy.lambdify(x, sympy.Function("open")(x))("a")`, `nothing; not: a text is evaluated that is not known`},
		{`import sympy; sympy.sympify("".join(["ev", "al(x)"]))`, `nothing; not: a text is evaluated that is not known`},
		{"import click\nfrom click.testing import CliRunner\nimport os\n@click.command()\n@click.option('--n', default=1)\ndef f(n):\n    os.remove('x')\n    click.echo(n)\nprint(CliRunner().invoke(f, ['--n', '2']).output)", `Delete x`},
		{"import networkx as nx\nG = nx.DiGraph()\nG.add_edges_from([(1, 2)])\nprint(list(nx.topological_sort(G)), nx.shortest_path(G, 1, 2))", `nothing`},
		{`import importlib.util as u; print(u.find_spec("numpy")); u.find_spec("a.b")`, `nothing; not: what a module lies in is loaded`},
		{"import asyncio, os\nasync def f(p):\n    await asyncio.sleep(1)\n    os.remove(p)\nasync def main():\n    await asyncio.gather(f('a'), f('b'))\nasyncio.run(main())", `Delete a; Delete b`},
		{"import asyncio, os\np = 'a'\nasync def f():\n    open(p)\nasync def main():\n    global p\n    t = asyncio.create_task(f())\n    p = 'b'\n    await t\nasyncio.run(main())", `Read a; Read b`},
		{"import functools, os\n@functools.lru_cache(maxsize=None)\ndef f(p):\n    return os.remove(p)\nf('a')", `Delete a`},
		{"import os\ndef twice(g):\n    def h(*a):\n        g(*a); return g(*a)\n    return h\n@twice\ndef f(p):\n    os.remove(p)\nf('a')", `Delete a`},
	} {
		if got := told(Read(c.code, setting())); got != c.want {
			t.Errorf("%s\n got: %s\nwant: %s", c.code, got, c.want)
		}
	}
}
