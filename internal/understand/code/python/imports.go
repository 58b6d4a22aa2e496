package python

import (
	"strings"

	"automode/internal/understand/code"
)

// imports follows an import statement.
func (r *reader) imports(n *node, s *scope) {
	for i := 0; i < len(n.names); i += 2 {
		name, as := n.names[i], n.names[i+1]
		if n.kind == importNode {
			own := r.loadsOwn(n, name)
			if !own {
				r.load(n, name)
			}
			first, _, _ := strings.Cut(name, ".")
			if as == "" {
				as, name = first, first
			}
			switch {
			case own:
				r.assign(s, as, ownModule(name))
			case r.ownSettings && configures(name):
				r.assign(s, as, ownModule(name))
			case findPackage(name):
				r.assign(s, as, value{{kind: module, name: name}})
			case packaged(name):
				r.assign(s, as, value{{kind: unread, name: name}})
			default:
				r.assign(s, as, value{{kind: opaque}})
			}
			continue
		}
		if as == "" {
			as = name
		}
		switch {
		case n.text == "__future__":
			continue
		case r.fromOwn(n, name, as, s):
			continue
		case !findPackage(n.text) && findPackage(n.text+"."+name):
			if r.load(n, n.text+"."+name) {
				r.assign(s, as, value{{kind: module, name: n.text + "." + name}})
				continue
			}
			r.assign(s, as, value{{kind: opaque}})
			continue
		case name == "*":
			r.load(n, n.text)
			if t := findModule(n.text); t == nil || !t.stars {
				r.fail(n.line, "every name of a module is taken over")
			}
			r.takeOver(n.text, s)
			continue
		}
		if !r.load(n, n.text) {
			r.assign(s, as, value{{kind: opaque}})
			continue
		}
		from := value{{kind: module, name: n.text}}
		if r.ownSettings && configures(n.text) {
			from = ownModule(n.text)
		}
		if !findPackage(n.text) && !from[0].isOwn() {
			from[0].kind = unread
			if dunder(name) && !code.Within(shownNames, name) {
				r.fail(n.line, "a program of a package is run")
			}
		}
		r.assign(s, as, r.attribute(&node{kind: attrNode, text: name, line: n.line}, from))
	}
}

// load reports whether a module is one of the tables', which nothing stands in
// front of.
func (r *reader) load(n *node, name string) bool {
	if !findPackage(name) && !packaged(name) {
		r.fail(n.line, "nobody read what the module “"+name+"” does")
		return false
	}
	if configures(name) && !lateSettings(name) {
		r.needsSettings = true
	}
	if r.shadowed(name) {
		r.fail(n.line, "a file beside it may take the place of a module that is loaded")
	}
	return true
}

// shadowed reports whether something lies where the interpreter looks before
// it comes to its own modules: the one that is loaded, or any of the standard
// library that it may load in turn.
func (r *reader) shadowed(name string) bool {
	first, _, _ := strings.Cut(name, ".")
	if r.Beside == nil || r.Beside(first) {
		return true
	}
	for _, dir := range r.inserted {
		if r.BesideIn(dir)(first) {
			return true
		}
	}
	if !r.looked {
		r.looked = true
		for m := range strings.FieldsSeq(library) {
			if r.Beside(m) {
				r.besides = true
				break
			}
		}
	}
	return r.besides
}

// takes notes that modules are taken from another folder from here on, where the code
// stands in no file: those that are loaded late, by the library as well.
func (r *reader) takes(n *node, folders value) {
	if r.File != "" {
		return
	}
	words := folders.words()
	for _, w := range words {
		beside := func(string) bool { return true }
		if r.BesideIn != nil && w.Exact() {
			beside = r.BesideIn(w.Text)
		}
		for m := range strings.FieldsSeq(library) {
			if beside(m) {
				r.fail(n.line, "a file of another folder may take the place of a module that is loaded")
				return
			}
		}
	}
	if len(words) == 0 {
		r.fail(n.line, "it is not known which folder modules are taken from")
	}
}

// takeOver makes names of a module those of the code, so that what is done by
// them is seen.
func (r *reader) takeOver(name string, s *scope) {
	t := findModule(name)
	if t == nil {
		return
	}
	for i := range t.entries {
		for f := range strings.FieldsSeq(t.entries[i].names) {
			v, _ := member(t, f)
			r.assign(s, f, v)
		}
	}
	if !t.stars {
		return
	}
	for _, names := range [...]string{t.data, t.parts, t.plain, t.pure, t.classes} {
		for f := range strings.FieldsSeq(names) {
			if v, ok := member(t, f); ok && !strings.Contains(f, ".") {
				r.assign(s, f, v)
			}
		}
	}
}

// allModules are the tables of modules.
var allModules = [...][]*table{modules, moreModules, furtherModules, libraries, moreLibraries, appLibraries, symbolLibraries, innerLibraries, sympyLibraries, workLibraries, suiteLibraries}

// findPackage reports whether a name is a module of the tables, or holds one.
func findPackage(name string) bool {
	for _, list := range allModules {
		for _, m := range list {
			if m.name == name || strings.HasPrefix(m.name, name+".") {
				return true
			}
		}
	}
	return code.Within(versioned, name)
}

// versioned are packages that are often loaded only to see that they are there,
// and which version that is. What else is in them nobody read.
const versioned = " Bio Crypto IPython MySQLdb PIL PyQt5 PyQt6 PySide6 TTS _pytest accelerate aiofiles aiohttp aiosqlite alembic altair anndata ansible anthropic apscheduler arrow astroid astropy asyncpg attrs autogen azure.identity azure.storage.blob babel backtrader bcrypt bitsandbytes bleak bokeh boto3 bpy can capstone catboost ccxt celery certifi cffi chromadb click cohere coverage crewai cryptography ctranslate2 customtkinter cvxpy cython cython_runtime dash dask datasets dateutil deepspeed diffusers discord django dlib docker docutils dotenv dramatiq duckdb easyocr edge_tts einops elasticsearch elftools evaluate fabric faiss faker fastapi faster_whisper fastmcp fire fitz flask flax folium fsspec gensim geopandas gguf git github gitlab google.auth google.cloud.bigquery google.cloud.storage google.genai google.generativeai google.protobuf googleapiclient gradio groq grpc gtts gunicorn gym gymnasium haystack huggingface_hub hydra hypothesis idna igraph imageio ipykernel ipywidgets jax jinja2 jose jsonschema jupyter jupyter_core jupyterlab jwt kafka keras keystone kubernetes langchain langchain_anthropic langchain_community langchain_core langchain_google_genai langchain_openai langchain_text_splitters langgraph langsmith lark libcst librosa lightgbm lightning litellm llama_cpp llama_index loguru lxml marshmallow mcp mediapipe mistralai mlflow moto motor mujoco mypy nacl nbconvert netCDF4 nltk notebook notion_client numba omegaconf onnx onnxruntime openai optax optuna ortools pandera paramiko passlib pdfminer peewee pefile peft pika pinecone pip playwright plotly praw prophet psycopg psycopg2 pulp pyaudio pyautogui pybind11 pydantic_ai pydantic_settings pydicom pydub pygame pygments pylint pymongo pymysql pynvml pyparsing pyperclip pyproj pypylon pyspark pytesseract pytest_asyncio pytest_cov pytest_mock pytorch_lightning qdrant_client rasterio ray rdkit redis reportlab rest_framework ruff safetensors sanic scanpy scapy schedule scrapy selenium semantic_kernel sendgrid sentence_transformers sentencepiece serial setuptools shap shapely six skimage slack_sdk smolagents sounddevice soundfile spacy sphinx spotipy sqlalchemy sqlmodel stable_baselines3 starlette statsmodels strawberry streamlit stripe structlog supabase sympy ta talib telegram tensorboard tensorflow textblob textual tiktoken timm tokenizers tomlkit torch_geometric torchaudio torchvision tornado tqdm transformers tree_sitter triton trl tweepy twilio twisted typer typing_extensions ultralytics unicorn unsloth urllib3 usb uvicorn uvloop vectorbt vllm vosk wandb watchdog weasyprint weaviate websocket websockets werkzeug wheel whisper xformers xgboost xlrd yfinance zmq "

// library are the modules of the standard library.
const library = "__future__ abc aifc annotationlib argparse array ast asynchat asyncio asyncore atexit audioop base64 bdb binascii bisect builtins bz2 cProfile calendar cgi cgitb chunk cmath cmd code codecs codeop collections colorsys compileall compression concurrent configparser contextlib contextvars copy copyreg crypt csv ctypes curses dataclasses datetime dbm decimal difflib dis distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch fractions ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac html http imaplib imghdr imp importlib inspect io ipaddress itertools json keyword linecache locale logging lzma mailbox mailcap marshal math mimetypes mmap modulefinder multiprocessing netrc nis nntplib ntpath nturl2path numbers opcode operator optparse os ossaudiodev pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data pyexpat queue quopri random re readline reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site smtpd smtplib sndhdr socket socketserver spwd sqlite3 sre_compile sre_constants sre_parse ssl stat statistics string stringprep struct subprocess sunau symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios textwrap threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty turtle types typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo"

// lateSettings are modules that look at the settings once something of them is made or
// called, and not where they are loaded.
func lateSettings(name string) bool {
	for _, m := range [...]string{"django.db.models", "django.forms", "django.template", "django.core.validators", "django.core.paginator"} {
		if name == m || strings.HasPrefix(name, m+".") {
			return true
		}
	}
	return false
}

// configures reports whether a module looks at the settings of the project.
func configures(name string) bool {
	return strings.HasPrefix(name, "django.") && !strings.HasPrefix(name, "django.utils.") && !strings.HasPrefix(name, "django.core.exc")
}
