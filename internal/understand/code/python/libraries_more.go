package python

import (
	"automode"
	"automode/internal/commands"
)

// layersThing is a module of PyTorch: called, it computes.
var layersThing = table{
	name: "layer", open: true, kin: &tensorsThing, calls: true,
	plain: tensorsThing.plain + " state_dict load_state_dict register_buffer register_parameter register_forward_hook add_module apply compile get_parameter get_submodule flatten_parameters append extend insert keys values items update ",
}

// chartsThing is a chart of Plotly.
var chartsThing = table{
	name: "chart", open: true,
	plain:   " add_trace add_traces add_annotation add_shape add_hline add_vline add_hrect add_vrect update_layout update_traces update_xaxes update_yaxes for_each_trace to_dict to_json to_html ",
	entries: []entry{{names: " write_html write_json write_image ", args: []arg{{at: 0, name: "file", role: commands.Writes}}, gives: fresh, only: " file include_plotlyjs auto_open full_html width height scale format ", why: "writes the chart"}},
}

// quantitiesThing is a quantity, a place or a time of Astropy.
var quantitiesThing = table{name: "quantity", open: true, calls: true, plain: " to to_value decompose is_equivalent transform_to separation position_angle to_string copy reshape sum mean max min round replicate match_to_catalog_sky directional_offset_by spherical_offsets_to cartesian represent_as format strftime evaluate from_geodetic from_geocentric to_geodetic to_geocentric from_pixel to_pixel realize_frame get_frame_attr_names is_transformable_to is_equivalent_frame apply_space_motion get_constellation contained_by search_around_sky search_around_3d skyoffset_frame sidereal_time light_travel_time to_datetime get_gcrs_posvel from_cartesian to_cartesian norm unit_vectors scale_factors dot cross with_differentials without_differentials from_string in_units compose find_equivalent_units physical_type from_pole rename inverse bounding_box render without_units_for_data with_units_from_data fix_inputs prepare_inputs prepare_outputs coerce_units input_units return_units sum_of_implicit_terms fit_deriv pixel_to_world world_to_pixel pixel_to_world_values world_to_pixel_values array_index_to_world wcs_pix2world wcs_world2pix all_pix2world all_world2pix to_header footprint_contains calc_footprint dropaxis swapaxes sub celestial axis_type_names distance luminosity_distance angular_diameter_distance comoving_distance lookback_time age H kpc_proper_per_arcmin get_available_units set_enabled_units "}

// processesThing is a process as psutil shows it, or what it says of one.
var processesThing = table{
	name: "process", open: true,
	plain: " children connections cpu_affinity cpu_percent cpu_times create_time cwd exe io_counters is_running memory_full_info memory_info memory_maps memory_percent name net_connections nice num_fds num_handles num_threads oneshot open_files parent parents ppid status threads username wait items keys values ",
	entries: []entry{
		{names: " kill terminate send_signal suspend resume ", kind: automode.Control, target: "a process of this machine", gives: nothing, why: "ends or stops it"},
		{names: " as_dict ", gives: attributed, only: " attrs ad_value "},
	},
}

// strategiesThing is how hypothesis makes up data.
var strategiesThing = table{name: "strategy", open: true, calls: true, plain: strategies + "map filter flatmap example draw "}

const strategies = " text integers floats booleans binary characters lists sets tuples dictionaries fixed_dictionaries one_of sampled_from just none dates datetimes times timedeltas decimals fractions uuids emails permutations recursive from_regex builds data "

// syntaxThing is a program as libcst reads it, which its visitors go through.
var syntaxThing = table{name: "syntax", open: true, plain: " visit with_changes with_deep_changes deep_clone deep_replace deep_equals code_for_node children body code evaluated_value get_docstring leave_Module visit_Module "}

// documentsThing reads and writes YAML as ruamel does where nothing else is asked for:
// as data.
var documentsThing = table{
	name: "document", open: true,
	plain:   " load load_all indent items keys values get update setdefault pop append insert ",
	entries: []entry{{names: " dump dump_all ", args: []arg{{at: 1, name: "stream", role: commands.Writes}}, gives: nothing, why: "writes the document"}},
}

// templatesThing is what jinja2 fills in: templates that lie in files, which are the
// project's as its code is, or texts that name nothing but what they are given.
var templatesThing = table{
	name: "template", open: true,
	plain:   " get_template select_template list_templates render generate globals filters get_source ",
	entries: []entry{{names: " from_string ", gives: templated, only: " source globals "}},
}

// moreLibraries are tables of modules that draw, show and write documents, and
// of those that only compute. Sources: the manuals of Matplotlib 3.9, seaborn
// 0.13, Pillow 11, OpenCV 4.10, Beautiful Soup 4.12, lxml 5, openpyxl 3.1,
// python-docx 1.1, pypdf 5, PyTorch 2.5, rich 13, networkx 3.3, psutil 6.
var moreLibraries = []*table{
	{name: "matplotlib", data: " colormaps ", plain: " get_backend rcdefaults ", entries: []entry{{names: " use ", gives: settled}, {names: " rc rc_context ", gives: figured}}},
	{
		name: "matplotlib.pyplot", kin: &figuresThing,
		plain: figuresThing.plain + " get_fignums get_figlabels rcdefaults ",
		entries: []entry{
			{names: " rc rc_context ", gives: figured},
			{names: " savefig imsave ", args: []arg{{at: 0, name: "fname", role: commands.Writes}}, gives: nothing, why: "writes the picture"},
			{names: " imread ", args: []arg{{at: 0, name: "fname", role: commands.Reads, web: true}}, gives: fresh},
		},
	},
	{name: "matplotlib.style", entries: []entry{{names: " use ", gives: settled}}},
	{name: "matplotlib.dates", kin: &figuresThing, classes: " AutoDateLocator DateFormatter DayLocator MonthLocator YearLocator HourLocator ", plain: " date2num num2date "},
	{name: "matplotlib.ticker", kin: &figuresThing, classes: " FuncFormatter MaxNLocator MultipleLocator PercentFormatter ScalarFormatter StrMethodFormatter AutoMinorLocator "},
	{name: "matplotlib.patches", kin: &figuresThing, classes: " Circle Ellipse FancyArrowPatch FancyBboxPatch Patch Polygon Rectangle Wedge "},
	{name: "matplotlib.lines", kin: &figuresThing, classes: " Line2D "},
	{name: "matplotlib.colors", kin: &figuresThing, classes: " BoundaryNorm LinearSegmentedColormap ListedColormap LogNorm Normalize ", plain: " to_hex to_rgb to_rgba "},
	{name: "matplotlib.cm", kin: &figuresThing, plain: " get_cmap ScalarMappable viridis plasma tab10 coolwarm "},
	{name: "matplotlib.gridspec", kin: &figuresThing, classes: " GridSpec "},
	{name: "plotly.express", kin: &chartsThing, plain: " area bar box choropleth density_heatmap funnel histogram imshow line line_3d parallel_coordinates pie scatter scatter_3d scatter_matrix strip sunburst timeline treemap violin "},
	{name: "plotly.graph_objects", kin: &chartsThing, classes: " Bar Box Candlestick Figure Heatmap Histogram Indicator Layout Pie Scatter Scatter3d Surface Table Violin "},
	{name: "plotly.subplots", kin: &chartsThing, plain: " make_subplots "},
	{name: "seaborn.objects", kin: &figuresThing, classes: " Agg Area Band Bar Bars Count Dash Dodge Dot Dots Est Hist Jitter Line Lines Nominal Norm Path Perc Plot PolyFit Range Shift Stack Text "},
	{name: "matplotlib.offsetbox", kin: &figuresThing, classes: " AnchoredText AnnotationBbox DrawingArea OffsetImage TextArea "}, {name: "matplotlib.figure", kin: &figuresThing, classes: " Figure SubFigure "}, {name: "matplotlib.legend", kin: &figuresThing, classes: " Legend "}, {name: "matplotlib.collections", kin: &figuresThing, classes: " LineCollection PatchCollection PathCollection PolyCollection "},
	{name: "matplotlib.backends.backend_agg", kin: &figuresThing, classes: " FigureCanvasAgg "}, {name: "mpl_toolkits.mplot3d", kin: &figuresThing, classes: " Axes3D "}, {name: "mpl_toolkits.axes_grid1", kin: &figuresThing, classes: " AxesGrid ImageGrid ", plain: " make_axes_locatable "},
	{name: "seaborn", kin: &figuresThing, plain: " barplot boxplot catplot clustermap color_palette countplot despine displot ecdfplot heatmap histplot jointplot kdeplot lineplot lmplot move_legend pairplot pointplot regplot relplot residplot rugplot scatterplot set set_context set_palette set_style set_theme stripplot swarmplot violinplot FacetGrid PairGrid JointGrid "},
	{name: "PIL.Image", kin: &picturesThing, data: " ANTIALIAS BICUBIC BILINEAR LANCZOS NEAREST Resampling.LANCZOS Resampling FLIP_LEFT_RIGHT FLIP_TOP_BOTTOM ROTATE_90 Transpose MAX_IMAGE_PIXELS ", classes: " Image ", plain: " alpha_composite blend composite effect_noise eval fromarray frombuffer frombytes linear_gradient merge new radial_gradient ",
		entries: []entry{{names: " open ", args: []arg{{at: 0, name: "fp", role: commands.Reads}}, gives: fresh, only: " fp mode formats "}}},
	{name: "PIL.ImageDraw", kin: &picturesThing, plain: " Draw floodfill "},
	{name: "PIL.ImageFont", kin: &picturesThing, plain: " load_default ", entries: []entry{{names: " truetype load ", args: []arg{{at: 0, name: "font", role: commands.Reads}}, gives: fresh}}},
	{name: "PIL.ImageOps", kin: &picturesThing, plain: " autocontrast colorize contain cover crop equalize exif_transpose expand fit flip grayscale invert mirror pad posterize scale solarize "},
	{name: "PIL.ImageFilter", kin: &picturesThing, data: " BLUR CONTOUR DETAIL EDGE_ENHANCE EMBOSS FIND_EDGES SHARPEN SMOOTH ", classes: " BoxBlur GaussianBlur Kernel MaxFilter MedianFilter MinFilter UnsharpMask "},
	{name: "PIL.ImageChops", kin: &picturesThing, plain: " add darker difference invert lighter multiply offset screen subtract "},
	{name: "PIL.ImageEnhance", kin: &picturesThing, classes: " Brightness Color Contrast Sharpness "},
	{name: "PIL.ImageStat", kin: &picturesThing, classes: " Stat "},
	{name: "PIL.ExifTags", data: " TAGS GPSTAGS "},
	{
		name: "cv2", kin: &tablesThing, data: " COLOR_BGR2GRAY COLOR_BGR2RGB COLOR_RGB2BGR COLOR_GRAY2BGR COLOR_BGR2HSV COLOR_HSV2BGR COLOR_BGR2LAB IMREAD_COLOR IMREAD_GRAYSCALE IMREAD_UNCHANGED INTER_AREA INTER_CUBIC INTER_LINEAR INTER_NEAREST INTER_LANCZOS4 THRESH_BINARY THRESH_BINARY_INV THRESH_OTSU ADAPTIVE_THRESH_GAUSSIAN_C RETR_EXTERNAL RETR_TREE RETR_LIST CHAIN_APPROX_SIMPLE CHAIN_APPROX_NONE MORPH_OPEN MORPH_CLOSE MORPH_RECT MORPH_ELLIPSE NORM_MINMAX NORM_HAMMING TM_CCOEFF_NORMED FONT_HERSHEY_SIMPLEX LINE_AA CAP_PROP_FPS CAP_PROP_FRAME_COUNT CAP_PROP_FRAME_WIDTH CAP_PROP_FRAME_HEIGHT CAP_PROP_POS_FRAMES BORDER_CONSTANT CV_64F CV_8U ",
		plain: " absdiff adaptiveThreshold add addWeighted bilateralFilter bitwise_and bitwise_not bitwise_or blur boundingRect Canny circle connectedComponents connectedComponentsWithStats contourArea convertScaleAbs convexHull copyMakeBorder countNonZero cvtColor destroyAllWindows dilate drawContours ellipse equalizeHist erode filter2D findContours findHomography flip GaussianBlur getAffineTransform getPerspectiveTransform getRotationMatrix2D getStructuringElement getTextSize goodFeaturesToTrack HoughCircles HoughLines HoughLinesP imdecode imencode inRange Laplacian line matchTemplate mean meanStdDev medianBlur merge minAreaRect minMaxLoc moments morphologyEx normalize ORB_create polylines putText pyrDown pyrUp rectangle remap resize rotate Scharr SIFT_create Sobel split subtract threshold VideoWriter_fourcc warpAffine warpPerspective calcHist BFMatcher drawKeypoints drawMatches ",
		entries: []entry{
			{names: " imread imreadmulti ", args: []arg{{at: 0, name: "filename", role: commands.Reads}}, gives: fresh},
			{names: " imwrite ", args: []arg{{at: 0, name: "filename", role: commands.Writes}}, gives: fresh, why: "writes the picture"},
			{names: " VideoWriter ", args: []arg{{at: 0, name: "filename", role: commands.Writes}}, gives: framesOf, why: "writes the film"},
			{names: " VideoCapture ", args: []arg{{at: 0, name: "filename", role: commands.Reads, web: true}}, gives: framesOf},
		},
	},
	{name: "bs4", kin: &pagesThing, classes: " BeautifulSoup Tag NavigableString Comment "},
	{name: "lxml.html", kin: &pagesThing, plain: " fragment_fromstring fragments_fromstring fromstring document_fromstring tostring "},
	{name: "lxml.etree", kin: &pagesThing, classes: " XMLSyntaxError ", plain: " fromstring HTML Element SubElement tostring XML XPath QName ", entries: []entry{{names: " parse iterparse ", args: []arg{{at: 0, name: "source", role: commands.Reads, web: true}}, gives: fresh, only: " source events tag "}}},
	{name: "pdfplumber", kin: &pagesThing, entries: []entry{{names: " open ", args: []arg{{at: 0, name: "path_or_fp", role: commands.Reads}}, gives: fresh}}},
	{name: "pypdf", kin: &pagesThing, entries: pdfEntries}, {name: "PyPDF2", kin: &pagesThing, entries: pdfEntries},
	{name: "fitz", kin: &pagesThing, entries: []entry{{names: " open Document ", args: []arg{{at: 0, name: "filename", role: commands.Reads}}, gives: fresh}}},
	{name: "pdfminer.high_level", kin: &pagesThing, entries: []entry{{names: " extract_text extract_pages ", args: []arg{{at: 0, name: "pdf_file", role: commands.Reads}}, gives: fresh}}},
	{name: "openpyxl", kin: &booksThing, classes: " Workbook ", entries: []entry{{names: " load_workbook ", args: []arg{{at: 0, name: "filename", role: commands.Reads}}, gives: fresh}}},
	{name: "openpyxl.styles", kin: &booksThing, classes: " Alignment Border Color Font PatternFill Protection Side NamedStyle "},
	{name: "openpyxl.utils", plain: " get_column_letter column_index_from_string range_boundaries "},
	{name: "openpyxl.chart", kin: &booksThing, classes: " BarChart LineChart PieChart Reference ScatterChart Series "},
	{name: "xlsxwriter", kin: &booksThing, entries: []entry{{names: " Workbook ", args: []arg{{at: 0, name: "filename", role: commands.Writes}}, gives: fresh, why: "writes the tables there"}}},
	{name: "docx", kin: &booksThing, entries: []entry{{names: " Document ", args: []arg{{at: 0, name: "docx", role: commands.Reads}}, gives: fresh}}},
	{name: "docx.shared", kin: &booksThing, classes: " Cm Emu Inches Mm Pt RGBColor "},
	{name: "docx.enum.text", data: " WD_ALIGN_PARAGRAPH WD_BREAK "},
	{name: "pptx", kin: &booksThing, entries: []entry{{names: " Presentation ", args: []arg{{at: 0, name: "pptx", role: commands.Reads}}, gives: fresh}}},
	{name: "pptx.util", kin: &booksThing, classes: " Cm Emu Inches Mm Pt "},
	{
		name: "torch", kin: &tensorsThing, data: " float16 float32 float64 bfloat16 half long int int8 int32 int64 uint8 bool inf nan pi ", classes: " Tensor device dtype Size Generator ",
		plain: " abs add all allclose any arange argmax argmin argsort as_tensor bernoulli bmm cat ceil chunk clamp clone complex cos cross cumprod cumsum diag dot einsum empty empty_like enable_grad eq equal exp eye flatten flip floor from_numpy full full_like gather get_default_dtype get_num_threads inference_mode is_tensor isfinite isinf isnan is_grad_enabled linspace log logical_and logical_not logical_or logspace logsumexp manual_seed masked_select matmul max maximum mean median meshgrid min minimum mm mul multinomial nonzero no_grad norm normal numel ones ones_like outer permute polar pow prod quantile rand rand_like randint randn randn_like randperm relu reshape roll round rsqrt scalar_tensor set_default_dtype set_grad_enabled set_num_threads set_printoptions sigmoid sign sin softmax sort split sqrt squeeze stack std sub sum svd t tan tanh tensor tile topk tril triu unbind unique unsqueeze vander var vstack hstack where zeros zeros_like seed initial_seed numel ",
		entries: []entry{
			{names: " load ", args: []arg{{at: 0, name: "f", role: commands.Reads}}, gives: weights, only: " f map_location weights_only "},
			{names: " save ", args: []arg{{at: 1, name: "f", role: commands.Writes}}, gives: nothing, why: "writes it there"},
		},
	},
	{name: "torch.cuda", plain: " is_available device_count get_device_name get_device_properties current_device memory_allocated memory_reserved max_memory_allocated empty_cache synchronize manual_seed manual_seed_all mem_get_info is_bf16_supported get_device_capability reset_peak_memory_stats memory_summary "},
	{name: "torch.version", data: " cuda hip git_version debug "},
	{name: "torch.backends.mps", plain: " is_available is_built "},
	{name: "torch.backends.cudnn", data: " enabled benchmark deterministic ", plain: " version is_available "},
	{name: "torch.linalg", kin: &tensorsThing, plain: " cholesky det eigh eigvals inv lstsq norm qr solve svd vector_norm "},
	{name: "torch.nn", kin: &layersThing, lends: true, classes: " Module AdaptiveAvgPool2d AvgPool2d BatchNorm1d BatchNorm2d BCELoss BCEWithLogitsLoss Conv1d Conv2d Conv3d ConvTranspose2d CrossEntropyLoss Dropout Dropout2d Embedding Flatten GELU GroupNorm GRU GRUCell Identity InstanceNorm2d KLDivLoss L1Loss LayerNorm LeakyReLU Linear LSTM LSTMCell MaxPool1d MaxPool2d ModuleDict ModuleList MSELoss MultiheadAttention NLLLoss Parameter ReLU RNN Sequential Sigmoid SiLU SmoothL1Loss Softmax Softplus Tanh Transformer TransformerDecoder TransformerEncoder TransformerEncoderLayer TransformerDecoderLayer Unflatten Upsample ZeroPad2d HuberLoss LogSoftmax RMSNorm "},
	{name: "torch.nn.functional", kin: &tensorsThing, plain: " adaptive_avg_pool2d avg_pool2d binary_cross_entropy binary_cross_entropy_with_logits conv1d conv2d cosine_similarity cross_entropy dropout embedding gelu grid_sample interpolate kl_div l1_loss layer_norm leaky_relu linear log_softmax max_pool2d mse_loss nll_loss normalize one_hot pad relu scaled_dot_product_attention sigmoid silu smooth_l1_loss softmax softplus tanh unfold "},
	{name: "torch.nn.init", kin: &tensorsThing, plain: " constant_ kaiming_normal_ kaiming_uniform_ normal_ ones_ orthogonal_ trunc_normal_ uniform_ xavier_normal_ xavier_uniform_ zeros_ "},
	{name: "torch.nn.utils", kin: &tensorsThing, plain: " clip_grad_norm_ clip_grad_value_ parameters_to_vector "},
	{name: "torch.autograd", kin: &tensorsThing, plain: " grad gradcheck "},
	{name: "torch.optim", kin: &tensorsThing, classes: " Adam AdamW RMSprop SGD Adagrad LBFGS "},
	{name: "h5py", kin: &tablesThing, entries: []entry{{names: " File ", gives: openedData, only: " name mode "}}},
	{name: "nbformat", kin: &booksThing, plain: " reads writes validate ", entries: []entry{{names: " read ", args: []arg{{at: 0, name: "fp", role: commands.Reads}}, gives: fresh}, {names: " write ", args: []arg{{at: 1, name: "fp", role: commands.Writes}}, gives: nothing, why: "writes the notebook"}}},
	{name: "nbformat.v4", kin: &booksThing, plain: " new_notebook new_code_cell new_markdown_cell new_raw_cell "},
	{name: "jwt", plain: " decode encode get_unverified_header "}, {name: "cryptography.fernet", plain: " Fernet.generate_key ", classes: " InvalidToken "},
	{name: "tabulate", plain: " tabulate "},
	{name: "tqdm", pure: " tqdm trange "}, {name: "tqdm.auto", pure: " tqdm trange "},
	{name: "dateutil.parser", plain: " parse isoparse ", classes: " ParserError "},
	{name: "dateutil.relativedelta", classes: " relativedelta "},
	{name: "dateutil.tz", plain: " gettz tzutc tzlocal UTC "},
	{name: "pytz", data: " utc UTC all_timezones ", plain: " timezone "},
	{name: "packaging.version", classes: " Version InvalidVersion ", plain: " parse "},
	{name: "packaging.requirements", classes: " Requirement InvalidRequirement "},
	{name: "packaging.specifiers", classes: " SpecifierSet Specifier "},
	{name: "tomlkit", pure: " parse loads dumps load dump document table item array "},
	{name: "orjson", data: " OPT_INDENT_2 OPT_SORT_KEYS ", classes: " JSONDecodeError ", plain: " dumps loads "},
	{name: "ujson", plain: " dumps loads dump load "}, {name: "simplejson", plain: " dumps dump ", pure: " loads load "},
	{name: "msgpack", plain: " packb unpackb pack unpack "},
	{name: "chardet", plain: " detect "}, {name: "charset_normalizer", plain: " detect from_bytes "},
	{name: "regex", data: " I IGNORECASE M MULTILINE S DOTALL X VERBOSE V1 ", classes: " error ", plain: " escape ", pure: " compile search match fullmatch split findall finditer sub subn "},
	{name: "markdown", plain: " markdown ", classes: " Markdown "},
	{name: "html2text", plain: " html2text "},
	{name: "colorama", data: " Fore Back Style ", plain: " init "},
	{name: "termcolor", plain: " colored cprint "},
	{name: "humanize", plain: " naturalsize naturaltime intcomma naturaldelta "},
	{name: "more_itertools", pure: " chunked windowed flatten first last partition unique_everseen collapse one peekable "},
	{name: "sortedcontainers", classes: " SortedDict SortedList SortedSet "},
	{name: "rich", entries: []entry{{names: " print print_json ", gives: printed}}},
	{name: "rich.console", kin: &consoleThing, classes: " Group ", entries: []entry{{names: " Console ", gives: fresh, only: " width height force_terminal color_system stderr highlight markup emoji soft_wrap no_color record "}}},
	{name: "rich.table", kin: &consoleThing, classes: " Table Column "}, {name: "rich.panel", kin: &consoleThing, classes: " Panel "}, {name: "rich.text", kin: &consoleThing, classes: " Text "}, {name: "rich.tree", kin: &consoleThing, classes: " Tree "},
	{name: "rich.syntax", kin: &consoleThing, classes: " Syntax "}, {name: "rich.markdown", kin: &consoleThing, classes: " Markdown "}, {name: "rich.progress", kin: &consoleThing, classes: " Progress ", pure: " track "}, {name: "rich.markup", plain: " escape "},
	{name: "rich.pretty", entries: []entry{{names: " pprint ", gives: printed}}},
	{name: "psycopg2", entries: []entry{{names: " connect ", gives: server}}}, {name: "psycopg", entries: []entry{{names: " connect ", gives: server}}}, {name: "psycopg2.extras", data: " RealDictCursor DictCursor NamedTupleCursor "}, {name: "psycopg.rows", data: " dict_row namedtuple_row "},
	{name: "pymysql", entries: []entry{{names: " connect ", gives: server}}}, {name: "MySQLdb", entries: []entry{{names: " connect ", gives: server}}}, {name: "pymysql.cursors", data: " DictCursor "},
	{name: "duckdb", entries: []entry{{names: " connect ", gives: database, only: " database read_only "}, {names: " execute sql query ", gives: statement}}},
	{name: "redis", entries: []entry{{names: " Redis StrictRedis from_url ", gives: server}}},
	{name: "hypothesis", kin: &strategiesThing, parts: " strategies HealthCheck Verbosity ", plain: " assume note target event settings example ", entries: []entry{{names: " given ", gives: registers}}},
	{name: "hypothesis.strategies", kin: &strategiesThing, plain: strategies, entries: []entry{{names: " composite ", gives: registers}}},
	{name: "libcst", kin: &syntaxThing, lends: true, classes: " CSTVisitor CSTTransformer ", plain: " parse_module parse_expression parse_statement "},
	{name: "ruamel.yaml", kin: &documentsThing, entries: []entry{{names: " YAML ", gives: fresh, only: " pure "}}},
	{name: "jsonschema", kin: &formsThing, classes: " ValidationError SchemaError FormatChecker Draft4Validator Draft6Validator Draft7Validator Draft201909Validator Draft202012Validator ", plain: " validate "},
	{name: "bcrypt", plain: " hashpw gensalt checkpw kdf "},
	{name: "psutil", kin: &processesThing, classes: " NoSuchProcess AccessDenied ", entries: []entry{{names: " process_iter ", gives: attributed, only: " attrs ad_value "}}, plain: " Process boot_time cpu_count cpu_freq cpu_percent cpu_times disk_partitions disk_usage getloadavg net_io_counters pid_exists swap_memory users virtual_memory "},
	{name: "attr", pure: " asdict astuple fields evolve s ib attrs attrib dataclass define frozen mutable field Factory "}, {name: "attrs", pure: " asdict astuple fields evolve define frozen mutable field Factory "},
	{name: "jinja2", kin: &templatesThing, plain: " select_autoescape Environment DictLoader ", classes: " StrictUndefined Undefined TemplateNotFound TemplateError UndefinedError TemplateSyntaxError ", entries: []entry{{names: " Template ", gives: templated, only: " source autoescape trim_blocks lstrip_blocks "}, {names: " FileSystemLoader ", args: []arg{{at: 0, name: "searchpath", role: commands.ReadsTree}}, gives: fresh, only: " searchpath encoding "}}},
	{name: "torch.utils.data", kin: &tensorsThing, lends: true, classes: " Dataset IterableDataset DataLoader TensorDataset Subset ", plain: " random_split "},
	{name: "transformers", kin: &layersThing, classes: " BertConfig BertModel GPT2Config GPT2Model GPT2LMHeadModel LlamaConfig LlamaModel LlamaForCausalLM RobertaConfig T5Config ViTConfig Qwen2Config MistralConfig "},
	{name: "astropy.units", kin: &quantitiesThing, parts: " m cm mm km um nm s min hour day yr kg g deg arcsec arcmin rad K Hz GHz MHz J erg W eV keV Jy pc kpc Mpc au AU lyr Angstrom micron pix adu mag ABmag dimensionless_unscaled N Pa V A C mJy sr solMass solRad solLum ", classes: " Quantity Unit "},
	{name: "astropy.coordinates", kin: &quantitiesThing, classes: " Angle AltAz BaseCoordinateFrame CartesianDifferential CartesianRepresentation CIRS Distance EarthLocation FK4 FK5 Galactic Galactocentric GCRS HADec HCRS ICRS ITRS Latitude Longitude PrecessedGeocentric SkyCoord SkyOffsetFrame SphericalRepresentation TEME UnitSphericalRepresentation ", plain: " angular_separation cartesian_to_spherical spherical_to_cartesian "},
	{name: "astropy.table", kin: &tablesThing, classes: " Column MaskedColumn QTable Table ", plain: " hstack join unique vstack "},
	{name: "astropy.time", kin: &quantitiesThing, classes: " Time TimeDelta "}, {name: "astropy.constants", kin: &quantitiesThing, parts: " c G h hbar k_B m_e m_p M_sun R_sun L_sun M_earth R_earth sigma_sb "},
	{name: "aiohttp", classes: " ClientError ClientTimeout ClientConnectorError ", entries: []entry{{names: " ClientSession ", args: []arg{{at: 0, name: "base_url", role: commands.Sends}}, gives: session, only: " base_url headers timeout cookies "}}},
	{name: "websockets", entries: []entry{{names: " connect ", args: []arg{{at: 0, name: "uri", role: commands.Sends}}}}},
	{name: "statsmodels.api", kin: &tablesThing, classes: " OLS WLS GLS GLM Logit ", plain: " add_constant "},
	{name: "xgboost", kin: &tablesThing, classes: " XGBClassifier XGBRegressor DMatrix "}, {name: "lightgbm", kin: &tablesThing, classes: " LGBMClassifier LGBMRegressor Dataset "},
	{name: "pygments", plain: " highlight lex "}, {name: "pygments.lexers", plain: " PythonLexer get_lexer_by_name JsonLexer BashLexer guess_lexer "}, {name: "pygments.formatters", plain: " TerminalFormatter HtmlFormatter NullFormatter "},
	{name: "Levenshtein", plain: " distance ratio hamming jaro jaro_winkler "}, {name: "rapidfuzz", data: " utils "}, {name: "rapidfuzz.fuzz", plain: " ratio partial_ratio token_sort_ratio token_set_ratio WRatio "},
	{name: "freezegun", pure: " freeze_time "}, {name: "tenacity", plain: " stop_after_attempt wait_fixed wait_exponential retry_if_exception_type "}, {name: "inflection", plain: " underscore camelize pluralize singularize titleize humanize "}, {name: "pyparsing", classes: " ParseException "},
	{name: "cpuinfo", plain: " get_cpu_info "},
	{name: "pkg_resources", classes: " DistributionNotFound VersionConflict ", plain: " get_distribution parse_version working_set "},
}

var pdfEntries = []entry{
	{names: " PdfReader PdfFileReader ", args: []arg{{at: 0, name: "stream", role: commands.Reads}}, gives: fresh},
}

// weightsOnly: what else is in a file of weights is code that runs where the
// file is read.
func (r *reader) weightsOnly(n *node, a *args) {
	v, ok := a.at(-1, "weights_only")
	if !ok || len(v) != 1 || !v[0].number || v[0].word.Known != automode.Exact || v[0].word.Text != "True" {
		r.fail(n.line, "a file is loaded that can hold code")
	}
}
