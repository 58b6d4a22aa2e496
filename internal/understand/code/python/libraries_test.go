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
		{`import flask; flask.Flask("x")`, `nothing; not: nobody read what “flask.Flask” is`},
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
