package python

import "automode/internal/commands"

// tablesThing is a table, a column, an array or a group of them: of pandas,
// numpy, polars, scipy, scikit-learn, xarray and pyarrow, which give each
// other's. Sources: the reference manuals of pandas 2.2, NumPy 2.1, polars 1.9,
// scikit-learn 1.5, SciPy 1.14.
var tablesThing = table{
	name: "table of data", open: true,
	plain: " plot hist boxplot bar line scatter barh abs add add_prefix add_suffix agg aggregate align all any append applymap argmax argmin argsort asfreq asof assign astype at_time autocorr backfill between between_time bfill bool cat clip combine combine_first compare convert_dtypes copy corr corrwith count cov crosstab cummax cummin cumprod cumsum cut describe diff div divide dot drop drop_duplicates droplevel dropna duplicated eq equals ewm expanding explode factorize ffill fillna filter first first_valid_index floordiv ge get get_group groupby gt head idxmax idxmin infer_objects info insert interpolate isin isna isnull items iteritems iterrows itertuples join keys kurt kurtosis last last_valid_index le lt map mask max mean median melt memory_usage merge min mod mode mul multiply ne nlargest notna notnull nsmallest nth nunique pad pct_change pipe pivot pivot_table pop pow prod product quantile radd rank rdiv reindex reindex_like rename rename_axis reorder_levels repeat replace resample reset_index rolling round sample select_dtypes sem set_axis set_index shift size skew sort_index sort_values squeeze stack std str sub subtract sum swapaxes swaplevel tail take to_dict to_frame to_list to_numpy to_period to_records to_timestamp transform transpose truediv truncate tshift tz_convert tz_localize unique unstack update value_counts values var where xs ngroup cumcount apply" +
		" add_column add_columns add_row as_array filled keep_columns pformat pprint pprint_all remove_column remove_columns remove_row remove_rows rename_column rename_columns replace_column reverse" +
		" to to_value interp interp_like interpolate_na polyfit weighted differentiate integrate broadcast_like rename_dims rename_vars set_coords reset_coords drop_sel drop_isel drop_dims swap_dims sortby thin" +
		" argpartition byteswap choose compress conj conjugate diagonal fill flatten getfield item itemset nonzero ptp put ravel reshape resize searchsorted setflags sort tobytes tolist trace view" +
		" contains startswith endswith extract extractall findall split rsplit len lower upper strip get_dummies slice normalize day_name month_name total_seconds date time floor ceil isocalendar" +
		" alias collect drop_nulls estimated_size fetch fill_nan fill_null glimpse group_by is_between is_duplicated is_in is_not_null is_null is_unique lazy n_unique null_count over partition_by row rows select sort_by to_dicts to_series unnest vstack hstack when with_columns with_row_count with_row_index then otherwise implode to_arrow to_pandas to_pydict to_pylist cast field names column num_rows combine_chunks" +
		" fit predict fit_predict fit_transform inverse_transform predict_proba predict_log_proba decision_function score get_params set_params partial_fit get_feature_names_out kneighbors staged_predict get_n_splits toarray todense tocsr tocsc tocoo getnnz" +
		" integers random standard_normal normal uniform choice shuffle permutation poisson binomial exponential beta gamma rand randn randint permuted multivariate_normal lognormal spawn" +
		" pdf cdf ppf sf rvs isf logpdf stats interval sel isel to_dataframe to_dataset to_array expand_dims visit visititems assign_coords drop_vars swap_dims rolling_exp coarsen compute render set_caption hide format background_gradient ",
	entries: []entry{
		{names: " to_csv to_json to_html to_latex to_markdown to_string to_excel to_parquet to_feather to_orc to_stata to_xml to_netcdf tofile dump write_csv write_json write_ndjson write_parquet write_excel write_ipc savez ", args: []arg{
			{at: 0, role: commands.Writes, web: true}, {at: named, name: "path_or_buf", role: commands.Writes, web: true}, {at: named, name: "buf", role: commands.Writes, web: true}, {at: named, name: "path", role: commands.Writes, web: true},
			{at: named, name: "excel_writer", role: commands.Writes, web: true}, {at: named, name: "file", role: commands.Writes, web: true}, {at: named, name: "path_or_buffer", role: commands.Writes, web: true}, {at: named, name: "fid", role: commands.Writes}},
			gives: fresh, why: "writes the table there"},
		{names: " query eval ", gives: queried, only: " expr "},
	},
}

// figuresThing is a figure and what is drawn on it.
var figuresThing = table{
	name: "figure", open: true,
	plain: " set_box_aspect set_proj_type view_init get_xlim3d get_ylim3d get_zlim3d set_zlim set_zlabel set_zticks get_zlim get_proj add_axes add_subplot annotate arrow axhline axhspan axvline axvspan axis axes bar bar_label barh boxplot broken_barh cla clabel clear clf close colorbar contour contourf draw errorbar figtext figure fill fill_between fill_betweenx gca gcf get_cmap get_current_fig_manager get_figheight get_figwidth get_legend get_legend_handles_labels get_lines get_position get_size_inches get_ticklabels get_title get_window_extent get_xaxis get_xlabel get_xlim get_xticks get_xticklabels get_yaxis get_ylabel get_ylim get_yticks get_yticklabels get_xdata get_ydata get_text get_color grid hexbin hist hist2d hlines imshow invert_xaxis invert_yaxis ioff ion legend locator_params loglog margins matshow minorticks_on pcolor pcolormesh pie plot plot_date plot_surface plot_wireframe polar quiver relim autoscale_view scatter semilogx semilogy set set_aspect set_alpha set_axis_off set_color set_draggable set_edgecolor set_facecolor set_figheight set_figwidth set_label set_linewidth set_major_formatter set_major_locator set_position set_size_inches set_title set_visible set_xlabel set_xlim set_xscale set_xticklabels set_xticks set_ylabel set_ylim set_yscale set_yticklabels set_yticks set_zlabel set_zlim set_rotation set_fontsize setp specgram spines spy stackplot stairs stem step subplot subplots subplot_mosaic subplots_adjust subplot2grid subfigures suptitle table text tick_params ticklabel_format tight_layout title triplot tripcolor twinx twiny violinplot vlines xlabel xlim xscale xticks ylabel ylim yscale yticks show get_tightbbox view_init get_renderer remove add_artist add_patch add_line add_collection add_gridspec ",
	entries: []entry{
		{names: " savefig print_png print_figure imsave save ", args: []arg{{at: 0, name: "fname", role: commands.Writes}, {at: named, name: "file", role: commands.Writes}}, gives: fresh, why: "writes the picture"},
	},
}

// picturesThing is a picture of Pillow, or what draws on one.
var picturesThing = table{
	name: "picture", open: true,
	plain: " alpha_composite apply_transparency close convert copy crop draft effect_spread entropy filter frombytes getbands getbbox getchannel getchild getcolors getdata getextrema getpalette getpixel getprojection histogram load paste point putalpha putdata putpalette putpixel quantize reduce remap_palette resize rotate seek split tell thumbnail tobytes tobitmap transform transpose verify arc bitmap chord ellipse line multiline_text multiline_textbbox pieslice polygon rectangle regular_polygon rounded_rectangle text textbbox textlength textsize getsize getexif enhance getmask read release isOpened get set retrieve grab write getlength ",
	entries: []entry{
		{names: " save ", args: []arg{{at: 0, name: "fp", role: commands.Writes}}, gives: nothing, why: "writes the picture"},
	},
}

// pagesThing is a page or a part of one: of Beautiful Soup, lxml, pdfplumber
// and pypdf.
var pagesThing = table{
	name: "page", open: true,
	plain: " append decompose extract find find_all findAll find_next find_next_sibling find_next_siblings find_parent find_parents find_previous find_previous_sibling findChildren get get_text get_attribute_list has_attr insert insert_after insert_before new_tag prettify render replace_with select select_one smooth string strings stripped_strings text unwrap wrap decode encode xpath cssselect findtext findall getchildren getparent getnext getprevious iter iterchildren iterdescendants itertext text_content tostring drop_tree get_element_by_id iterlinks items keys attrs extract_text extract_table extract_tables extract_words crop within_bbox filter close flush_cache get_page_number get_pages get_page load_page getText get_toc page_count getroot get_pixmap toprettyxml toxml getElementsByTagName getAttribute hasAttribute ", entries: []entry{{names: " save ", args: []arg{{at: 0, name: "filename", role: commands.Writes}}, gives: nothing, why: "writes it there"}},
}

// booksThing is a document of an office program: of openpyxl, python-docx and
// python-pptx.
var booksThing = table{
	name: "document", open: true,
	plain: " active add_chart add_data_validation add_heading add_page_break add_paragraph add_row add_column add_run add_section add_slide add_style add_table add_textbox append auto_filter cell clear close column_dimensions columns copy_worksheet create_sheet delete_cols delete_rows freeze_panes get_sheet_by_name get_sheet_names insert_cols insert_rows iter_cols iter_rows max_column max_row merge_cells move_range remove rows unmerge_cells values get_highest_row set_data add_series calculate_dimension iter_inner_content add_format add_worksheet set_column set_row autofit insert_chart merge_range ",
	entries: []entry{
		{names: " save ", args: []arg{{at: 0, name: "filename", role: commands.Writes}, {at: named, name: "path_or_stream", role: commands.Writes}, {at: named, name: "file", role: commands.Writes}}, gives: nothing, why: "writes the document"},
		{names: " add_picture ", args: []arg{{at: 0, name: "image_path_or_stream", role: commands.Reads}}, gives: fresh},
	},
}

// tensorsThing is a tensor of PyTorch.
var tensorsThing = table{
	name: "tensor", open: true,
	plain: " addmm add_ allclose_ amax amin angle atan2 baddbmm bernoulli bfloat16 bincount bitwise_and ceil char chunk clamp_ clip conj copy_ count_nonzero cumprod data_ptr deg2rad detach_ diag diagonal diff dist div_ element_size erf expm1 fill_ fill_diagonal_ flatten_ fliplr floor_divide fmod get_device histc imag index_add index_copy index_fill index_select inverse is_floating_point is_leaf isclose kthvalue lerp log10 log1p log2 log_softmax logical_and logical_not logical_or masked_fill_ matrix_exp maximum minimum mul_ mv nan_to_num narrow ne negative new_empty new_full new_tensor normal_ outer pin_memory qr real reciprocal relu remainder renorm reshape_as resize_ roll rot90 rsqrt scatter_ scatter_add scatter_add_ select sign slogdet sort stft sub_ svd swapaxes t take take_along_dim tan tensor_split tile to_sparse trace transpose_ tril triu trunc type_as unflatten uniform_ unsqueeze_ untyped_storage vdot view_as xlogy zero_ abs add all allclose any argmax argmin argsort backward bmm bool clamp clone contiguous cos cpu cuda cumsum detach device dim div double dtype eq equal exp expand expand_as flatten flip float floor gather ge gt half int is_contiguous is_cuda isfinite isinf isnan item le log logsumexp long lt masked_fill masked_select matmul max mean median min mm mul multinomial nelement new_zeros new_ones nonzero norm numel numpy permute pow prod repeat requires_grad_ reshape round scatter select shape sigmoid sin size softmax sort split sqrt square squeeze std stride sub sum t tanh to tolist topk transpose type unbind unfold unique unsqueeze var view where zero_ zero_grad step parameters named_parameters state_dict eval train forward manual_seed children named_children modules named_modules ",
}

// arrayFunction is a function of the code that NumPy calls with each part of an array.
var arrayFunction = table{name: "function of arrays", open: true, calls: true, kin: &tablesThing}

// libraries are what is known of modules that are not the language's own.
var libraries = []*table{
	{
		name: "numpy", kin: &tablesThing, data: " nan NaN inf Inf pi e newaxis NINF PINF euler_gamma ",
		classes: " ndarray dtype generic number integer floating bool_ int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 float32 float64 longdouble complex64 complex128 str_ bytes_ object_ datetime64 timedelta64 iinfo finfo ndenumerate ndindex nditer errstate broadcast flatiter matrix recarray printoptions ",
		plain:   " abs absolute add all allclose amax amin angle any append apply_along_axis apply_over_axes arange arccos arcsin arctan arctan2 argmax argmin argpartition argsort argwhere around array array2string array_equal array_equiv array_repr array_split array_str asanyarray asarray ascontiguousarray asfortranarray atleast_1d atleast_2d atleast_3d average bincount bitwise_and bitwise_or bitwise_xor block broadcast_arrays broadcast_to cbrt ceil clip column_stack concatenate conj convolve copy corrcoef cos cosh count_nonzero cov cross cumprod cumsum deg2rad degrees delete diag diag_indices diagonal diff digitize divide dot dsplit dstack ediff1d einsum empty empty_like equal exp exp2 expand_dims expm1 extract eye fabs flatnonzero flip fliplr flipud floor floor_divide fmax fmin fmod frombuffer fromfunction fromiter full full_like geomspace geterr gradient greater greater_equal heaviside histogram histogram2d hsplit hstack hypot identity imag in1d indices inner insert interp intersect1d invert isclose iscomplex isfinite isin isinf isnan isnat isreal isscalar issubdtype kron left_shift less less_equal lexsort linspace log log10 log1p log2 logaddexp logical_and logical_not logical_or logical_xor logspace matmul max maximum mean median meshgrid min minimum mod modf moveaxis multiply nan_to_num nanargmax nanargmin nancumsum nanmax nanmean nanmedian nanmin nanpercentile nanquantile nanstd nansum nanvar ndim negative nextafter nonzero not_equal ones ones_like outer packbits pad partition percentile piecewise poly1d polyfit polyval power prod promote_types ptp put putmask quantile rad2deg radians ravel ravel_multi_index real reciprocal remainder repeat reshape resize result_type right_shift rint roll rollaxis roots rot90 round searchsorted select set_printoptions get_printoptions setdiff1d seterr setxor1d shape sign signbit sin sinc sinh size sort split sqrt square squeeze stack std subtract sum swapaxes take take_along_axis tan tanh tensordot tile trace transpose trapezoid trapz tri tril triu tril_indices triu_indices trim_zeros true_divide trunc union1d unique unpackbits unravel_index unwrap vander var vdot vectorize vsplit vstack where zeros zeros_like can_cast common_type min_scalar_type show_config ",
		entries: []entry{
			{names: " vectorize frompyfunc ", gives: vectorized},
			{names: " load ", args: []arg{{at: 0, name: "file", role: commands.Reads}}, gives: fresh, only: " file "},
			{names: " loadtxt genfromtxt ", args: []arg{{at: 0, name: "fname", role: commands.Reads, web: true}}, gives: fresh},
			{names: " fromfile ", args: []arg{{at: 0, name: "file", role: commands.Reads}}, gives: fresh},
			{names: " save savez savez_compressed savetxt ", args: []arg{{at: 0, name: "file", role: commands.Writes}, {at: named, name: "fname", role: commands.Writes}}, gives: nothing, why: "writes the array there"},
		},
	},
	{name: "numpy.random", kin: &tablesThing, classes: " Generator RandomState SeedSequence PCG64 ", plain: " beta binomial bytes chisquare choice default_rng dirichlet exponential f gamma geometric get_state gumbel laplace logistic lognormal multinomial multivariate_normal normal pareto permutation poisson power rand randint randn random random_integers random_sample ranf rayleigh sample seed set_state shuffle standard_normal triangular uniform weibull zipf "},
	{name: "numpy.linalg", kin: &tablesThing, classes: " LinAlgError ", plain: " cholesky cond det eig eigh eigvals eigvalsh inv lstsq matrix_power matrix_rank multi_dot norm pinv qr slogdet solve svd tensorinv tensorsolve "},
	{name: "numpy.fft", kin: &tablesThing, plain: " fft fft2 fftfreq fftn fftshift hfft ifft ifft2 ifftn ifftshift ihfft irfft rfft rfft2 rfftfreq rfftn "},
	{name: "numpy.testing", kin: &tablesThing, plain: " assert_ assert_allclose assert_almost_equal assert_array_almost_equal assert_array_equal assert_array_less assert_equal assert_raises "},
	{
		name: "pandas", kin: &tablesThing, data: " NA NaT ", classes: " DataFrame Series Index MultiIndex DatetimeIndex RangeIndex Timestamp Timedelta Period Interval Categorical CategoricalDtype NamedAgg DateOffset Grouper IndexSlice ",
		plain: " array bdate_range concat crosstab cut date_range factorize from_dummies get_dummies infer_freq interval_range isna isnull json_normalize lreshape melt merge merge_asof merge_ordered notna notnull period_range pivot pivot_table qcut show_versions timedelta_range to_datetime to_numeric to_timedelta unique wide_to_long option_context ",
		entries: []entry{
			{names: " read_csv read_table read_fwf read_json read_excel read_parquet read_feather read_orc read_html read_stata read_spss read_sas ", args: []arg{
				{at: 0, role: commands.Reads, web: true}, {at: named, name: "filepath_or_buffer", role: commands.Reads, web: true}, {at: named, name: "path_or_buf", role: commands.Reads, web: true}, {at: named, name: "io", role: commands.Reads, web: true}, {at: named, name: "path", role: commands.Reads, web: true}}, gives: fresh},
			{names: " ExcelFile ", args: []arg{{at: 0, name: "path_or_buffer", role: commands.Reads, web: true}}, gives: fresh},
			{names: " ExcelWriter ", args: []arg{{at: 0, name: "path", role: commands.Writes}}, gives: fileOf, why: "writes the tables there"},
			{names: " read_sql read_sql_query ", gives: questioned},
			{names: " set_option ", gives: settled},
		},
	},
	{name: "pandas.testing", kin: &tablesThing, plain: " assert_frame_equal assert_index_equal assert_series_equal "},
	{
		name: "polars", kin: &tablesThing, data: " Int8 Int16 Int32 Int64 UInt8 UInt32 UInt64 Float32 Float64 Utf8 String Boolean Date Datetime Categorical ", classes: " DataFrame LazyFrame Series Expr ",
		plain: " all col concat count date_range datetime element first from_dict from_dicts from_numpy from_pandas from_records int_range last len lit max mean min n_unique struct sum when corr concat_str concat_list coalesce ",
		entries: []entry{
			{names: " read_csv read_parquet read_json read_ndjson read_excel read_ipc scan_csv scan_parquet scan_ndjson ", args: []arg{{at: 0, name: "source", role: commands.Reads, web: true}}, gives: fresh},
		},
	},
	{name: "pyarrow", kin: &tablesThing, classes: " Table ", plain: " array table schema field int32 int64 float32 float64 string bool_ timestamp date32 list_ struct concat_tables "},
	{name: "pyarrow.parquet", kin: &tablesThing, entries: []entry{
		{names: " read_table read_schema read_metadata ParquetFile ", args: []arg{{at: 0, name: "source", role: commands.Reads, web: true}, {at: named, name: "where", role: commands.Reads, web: true}}, gives: fresh},
		{names: " write_table ", args: []arg{{at: 1, name: "where", role: commands.Writes, web: true}}, gives: nothing, why: "writes the table there"},
	}},
	{name: "xarray", kin: &tablesThing, classes: " Dataset DataArray Variable ", plain: " align broadcast combine_by_coords concat date_range full_like merge ones_like where zeros_like ", entries: []entry{
		{names: " open_dataset open_dataarray load_dataset load_dataarray ", args: []arg{{at: 0, name: "filename_or_obj", role: commands.Reads, web: true}}, gives: fresh, only: " filename_or_obj decode_times chunks group drop_variables "},
	}},
	{name: "scipy.stats", kin: &tablesThing, classes: " bernoulli beta binom cauchy chi2 dirichlet expon f gamma geom laplace logistic lognorm multivariate_normal norm pareto poisson t truncnorm uniform weibull_min ", plain: " anderson bartlett boxcox chi2_contingency chisquare describe entropy f_oneway fisher_exact friedmanchisquare gaussian_kde gmean hmean iqr jarque_bera kendalltau kruskal ks_2samp kstest kurtosis levene linregress mannwhitneyu mode moment normaltest pearsonr percentileofscore probplot rankdata sem shapiro skew spearmanr trim_mean ttest_1samp ttest_ind ttest_rel variation weibull_min wilcoxon zscore bootstrap "},
	{name: "scipy.optimize", kin: &tablesThing, plain: " basinhopping bisect brentq curve_fit differential_evolution fmin fsolve least_squares linear_sum_assignment linprog milp minimize minimize_scalar newton nnls root root_scalar "},
	{name: "scipy.signal", kin: &tablesThing, plain: " butter convolve correlate decimate detrend filtfilt find_peaks firwin freqz hilbert lfilter medfilt peak_prominences resample savgol_filter sosfilt sosfiltfilt spectrogram stft welch "},
	{name: "scipy.linalg", kin: &tablesThing, plain: " cholesky det eig eigh expm inv lstsq lu norm null_space pinv qr solve svd toeplitz "},
	{name: "scipy.sparse", kin: &tablesThing, plain: " block_diag bmat coo_matrix csc_matrix csr_matrix csr_array diags dok_matrix eye hstack identity issparse kron lil_matrix random vstack "},
	{name: "scipy.spatial", kin: &tablesThing, classes: " KDTree cKDTree ConvexHull Delaunay Voronoi "},
	{name: "scipy.spatial.distance", kin: &tablesThing, plain: " cdist cosine euclidean pdist squareform cityblock hamming jaccard "},
	{name: "scipy.interpolate", kin: &tablesThing, plain: " CubicSpline griddata interp1d make_interp_spline splev splrep UnivariateSpline "},
	{name: "scipy.integrate", kin: &tablesThing, plain: " cumulative_trapezoid dblquad odeint quad simpson solve_ivp trapezoid "},
	{name: "scipy.special", kin: &tablesThing, plain: " beta binom comb digamma erf erfc expit factorial gamma gammaln logit logsumexp softmax "},
	{name: "scipy.ndimage", kin: &tablesThing, plain: " binary_dilation binary_erosion convolve gaussian_filter label map_coordinates median_filter rotate shift sobel uniform_filter zoom "},
	{name: "sklearn.datasets", kin: &tablesThing, plain: " load_breast_cancer load_diabetes load_digits load_iris load_linnerud load_wine make_blobs make_circles make_classification make_moons make_regression make_friedman1 make_multilabel_classification "},
	{name: "sklearn.linear_model", kin: &tablesThing, classes: " ARDRegression GammaRegressor LarsCV LassoLars LassoLarsCV LassoLarsIC MultiTaskElasticNet MultiTaskLasso OrthogonalMatchingPursuit QuantileRegressor RidgeClassifierCV TheilSenRegressor TweedieRegressor BayesianRidge ElasticNet ElasticNetCV HuberRegressor Lars Lasso LassoCV LinearRegression LogisticRegression LogisticRegressionCV PassiveAggressiveClassifier Perceptron PoissonRegressor RANSACRegressor Ridge RidgeCV RidgeClassifier SGDClassifier SGDRegressor "},
	{name: "sklearn.ensemble", kin: &tablesThing, classes: " AdaBoostClassifier AdaBoostRegressor BaggingClassifier ExtraTreesClassifier GradientBoostingClassifier GradientBoostingRegressor HistGradientBoostingClassifier HistGradientBoostingRegressor IsolationForest RandomForestClassifier RandomForestRegressor StackingClassifier VotingClassifier VotingRegressor "},
	{name: "sklearn.cluster", kin: &tablesThing, classes: " AgglomerativeClustering DBSCAN HDBSCAN KMeans MeanShift MiniBatchKMeans SpectralClustering OPTICS Birch "},
	{name: "sklearn.model_selection", kin: &tablesThing, classes: " GridSearchCV GroupKFold KFold LeaveOneOut RandomizedSearchCV ShuffleSplit StratifiedKFold TimeSeriesSplit ", plain: " cross_val_predict cross_val_score cross_validate learning_curve train_test_split validation_curve "},
	{name: "sklearn.metrics", kin: &tablesThing, plain: " accuracy_score adjusted_rand_score auc average_precision_score balanced_accuracy_score brier_score_loss classification_report cohen_kappa_score confusion_matrix explained_variance_score f1_score fbeta_score hamming_loss log_loss make_scorer matthews_corrcoef max_error mean_absolute_error mean_absolute_percentage_error mean_squared_error median_absolute_error normalized_mutual_info_score pairwise_distances precision_recall_curve precision_score precision_recall_fscore_support r2_score recall_score roc_auc_score roc_curve root_mean_squared_error silhouette_score "},
	{name: "sklearn.preprocessing", kin: &tablesThing, classes: " Binarizer FunctionTransformer KBinsDiscretizer LabelBinarizer LabelEncoder MaxAbsScaler MinMaxScaler MultiLabelBinarizer Normalizer OneHotEncoder OrdinalEncoder PolynomialFeatures PowerTransformer QuantileTransformer RobustScaler SplineTransformer StandardScaler TargetEncoder ", plain: " normalize scale "},
	{name: "sklearn.pipeline", kin: &tablesThing, classes: " FeatureUnion Pipeline ", plain: " make_pipeline make_union "},
	{name: "sklearn.compose", kin: &tablesThing, classes: " ColumnTransformer TransformedTargetRegressor ", plain: " make_column_selector make_column_transformer "},
	{name: "sklearn.svm", kin: &tablesThing, classes: " LinearSVC LinearSVR NuSVC OneClassSVM SVC SVR "},
	{name: "sklearn.tree", kin: &tablesThing, classes: " DecisionTreeClassifier DecisionTreeRegressor ", plain: " export_text plot_tree "},
	{name: "sklearn.neighbors", kin: &tablesThing, classes: " KernelDensity KNeighborsClassifier KNeighborsRegressor LocalOutlierFactor NearestNeighbors "},
	{name: "sklearn.decomposition", kin: &tablesThing, classes: " FastICA IncrementalPCA KernelPCA LatentDirichletAllocation NMF PCA TruncatedSVD "},
	{name: "sklearn.naive_bayes", kin: &tablesThing, classes: " BernoulliNB ComplementNB GaussianNB MultinomialNB "},
	{name: "sklearn.impute", kin: &tablesThing, classes: " KNNImputer SimpleImputer "},
	{name: "sklearn.dummy", kin: &tablesThing, classes: " DummyClassifier DummyRegressor "},
	{name: "sklearn.feature_extraction.text", kin: &tablesThing, classes: " CountVectorizer HashingVectorizer TfidfTransformer TfidfVectorizer "},
	{name: "sklearn.feature_selection", kin: &tablesThing, classes: " RFE RFECV SelectFromModel SelectKBest VarianceThreshold ", plain: " chi2 f_classif f_regression mutual_info_classif mutual_info_regression "},
	{name: "sklearn.manifold", kin: &tablesThing, classes: " Isomap MDS TSNE "},
	{name: "sklearn.gaussian_process", kin: &tablesThing, classes: " GaussianProcessClassifier GaussianProcessRegressor "},
	{name: "sklearn.neural_network", kin: &tablesThing, classes: " MLPClassifier MLPRegressor "},
	{name: "sklearn.base", kin: &tablesThing, lends: true, classes: " BaseEstimator ClassifierMixin ClusterMixin RegressorMixin TransformerMixin ", plain: " clone is_classifier is_regressor "},
	{name: "scipy"}, {name: "sklearn", plain: " show_versions set_config get_config clone config_context "},
}
