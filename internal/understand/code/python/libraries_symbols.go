package python

import (
	"automode/internal/commands"
	"strings"

	"automode/internal/understand/code"
)

// symbolsThing is an expression, a symbol, a matrix or a solution of SymPy.
var symbolsThing = table{
	name: "expression", open: true, calls: true, evals: true,
	plain: " doprint emptyPrinter LC LM LT LUsolve T abs adjoint adjugate all_coeffs all_roots any append apart apply applyfunc args as_coeff_Mul as_coeff_mul as_coefficients_dict as_content_primitive as_dict as_expr as_immutable as_independent as_mutable as_numer_denom as_ordered_factors as_ordered_terms as_poly as_powers_dict as_real_imag as_sum as_terms assumptions0 atoms boundary cancel canonical charpoly closure coeff coeff_monomial coeffs cofactor cofactor_matrix col col_del col_insert col_join cols collect columnspace combsimp complement complexity compute_leading_term conjugate contains copy could_extract_minus_sign count count_ops cross cse degree degree_list det diag diagonalize diff discriminant div doit dot dtype dual eigenvals eigenvects equals eval evalf evaluate exp expand extract_additively extract_multiplicatively factor factor_list find flatten fourier_transform free_symbols from_expr fromiter func gammasimp gcd gens get getO getn has hessian homogeneous_order inf inner intersect intersection inv inverse is_algebraic_expr is_constant is_hypergeometric is_polynomial is_rational_function is_subset is_superset items iter_items jacobian jordan_form keys lambdify lcm leadterm limit lhs limits lseries match matches max measure monic monoms n name norm normal nroots nseries nsimplify nullspace parameters partial_fraction permute piecewise_fold pop powsimp primitive profile quo radsimp rank ratsimp real_roots recurrence_relation refine rem removeO replace reshape resultant rewrite rhs root round row row_del row_insert row_join rows rowspace rref separate series shape shift simplify singular_values solve sort sort_key sorted sqf_list sqf_part subs subset sum sup symmetric_difference term terms together tolist total_degree trace transpose trigsimp union values variables vec xreplace xrange zeros free_dimension integrate as_base_exp as_coeff_add is_zero to_nnf to_cnf to_dnf satisfiable swapcase convert_to scale_factor dimension rotate translate distance midpoint slope area perimeter center radius circumcircle incircle intersection_points vertices sides angles length points direction bounds encloses_point is_collinear order group_elements orbit cycles array_form cyclic_form size is_even is_odd permutations pdf cdf ",
}

// graphsThing is a graph of NetworkX, or what was found of one.
var graphsThing = table{
	name: "graph", open: true, calls: true,
	plain: " add_edge add_edges_from add_node add_nodes_from add_weighted_edges_from adj adjacency clear copy degree edge_subgraph edges get get_edge_data graph has_edge has_node has_predecessor has_successor in_degree in_edges is_directed is_multigraph items keys nbunch_iter neighbors nodes number_of_edges number_of_nodes order out_degree out_edges pred predecessors remove_edge remove_edges_from remove_node remove_nodes_from reverse size subgraph succ successors to_directed to_undirected update values todense toarray tolist sort append index count pop add ",
}

// calculates: SymPy evaluates the texts that it is given, so only what calls
// nothing but SymPy's own functions is followed.
func (r *reader) calculates(n *node, all []value) {
	for _, a := range r.reach(all...) {
		if a.kind != data || a.number || a.none || a.sites != 0 && !a.deep {
			continue
		}
		if !a.exact() || !arithmetic(a.word.Text) {
			r.fail(n.line, "a text is evaluated that is not known")
		}
	}
}

// arithmetic reports whether a text is an expression of names, numbers and signs
// in which nothing is called but functions of SymPy, no member is looked at and
// no power of a power is taken.
func arithmetic(t string) bool {
	powers := 0
	for i := 0; i < len(t); {
		c := t[i]
		switch {
		case code.Letter(c):
			from := i
			for i < len(t) && (code.Letter(t[i]) || t[i] >= '0' && t[i] <= '9') {
				i++
			}
			name, rest := t[from:i], strings.TrimLeft(t[i:], " ")
			if strings.Contains(name, "__") || acting(name) || strings.HasPrefix(rest, "(") && !code.Within(symbolFunctions, name) {
				return false
			}
			continue
		case c == '.' && i+1 < len(t) && code.Letter(t[i+1]):
			return false
		case strings.HasPrefix(t[i:], "**"), c == '^':
			if powers++; powers > 1 && strings.ContainsAny(t, "0123456789") && strings.Contains(t, "**") && tower(t) {
				return false
			}
		case c >= '0' && c <= '9', strings.IndexByte(" +-*/(),.:<>=[]!|&~\n", c) >= 0:
		default:
			return false
		}
		i++
	}
	return true
}

// acting reports whether a name is one of the language's own functions that do
// more than compute: what SymPy makes of a name may be called by it.
func acting(name string) bool {
	v := builtin(name)
	return code.Within("input breakpoint globals locals vars setattr delattr super", name) || len(v) == 1 && v[0].entry != nil
}

// tower reports whether a power stands right behind the exponent of another.
func tower(t string) bool {
	t = strings.ReplaceAll(strings.ReplaceAll(t, "^", "**"), " ", "")
	for {
		_, rest, ok := strings.Cut(t, "**")
		if !ok {
			return false
		}
		digits := strings.TrimLeft(rest, "0123456789")
		if len(rest) != len(digits) && strings.HasPrefix(digits, "**") || len(rest)-len(digits) > 5 {
			return true
		}
		t = rest
	}
}

// symbolFunctions are the functions of SymPy that may also stand in a text.
const symbolFunctions = " Abs Add And Catalan Chi Ci Complex Cos Derivative DiracDelta E Ei Eq Equality EulerGamma FiniteSet Float Function GoldenRatio Ge Gt Heaviside I Integer Integral Intersection Interval KroneckerDelta Lambda Le Limit Lt Matrix Max Min Mod Mul Ne Not Or Order Piecewise Poly Pow Product Rational Range S Shi Si Sum Symbol Tuple Union Xor acos acosh acot apart arg asin asinh atan atan2 atanh bernoulli besseli besselj besselk bessely beta binomial cancel cbrt ceiling collect conjugate cos cosh cot coth csc degree denom diff div det discriminant dsolve elliptic_e elliptic_f elliptic_k erf erfc erfi euler exp expand expand_log expand_trig factor factorial factorial2 factorint fibonacci floor fourier_series fourier_transform frac fraction gamma gcd harmonic im integrate inverse_laplace_transform isprime jacobi lambertw LambertW laplace_transform lcm legendre limit linsolve ln log loggamma logcombine lucas nextprime nonlinsolve nsimplify nsolve numer oo pi polygamma powdenest powsimp prevprime prime primepi primerange product quo radsimp ratsimp re real_root rem residue resultant root roots rsolve sec sech separatevars series sign simplify sin sinc sinh solve solveset sqf sqrt summation symbols tan tanh together trigsimp uppergamma lowergamma variations zeta zoo "

// symbolLibraries are SymPy and NetworkX. Sources: the manuals of SymPy 1.13 and
// NetworkX 3.3.
var symbolLibraries = []*table{
	{
		name: "sympy", stars: true, kin: &symbolsThing, evals: true, parts: " E I oo pi S nan zoo Q true false EulerGamma GoldenRatio Reals Integers Naturals Complexes EmptySet Naturals0 UniversalSet ",
		plain: symbolFunctions + " Basic BlockMatrix Circle ComplexRegion ConditionSet Contains Curve Determinant Dict Dummy Ellipse Expr FunctionMatrix GeneratorType Identity ImageSet ImmutableMatrix Indexed IndexedBase Idx ITE Implies Equivalent Nand Nor Line Line3D LessThan GreaterThan StrictLessThan StrictGreaterThan MatAdd MatMul MatPow MatrixSymbol Mod N Plane Point Point2D Point3D Polygon ProductSet PurePoly Ray Rel Relational Segment Subs Trace Transpose Triangle Unequality Wild WildFunction ZZ QQ RR CC GF apart ask assuming banded besselsimp bool_map block_collapse casoratian ccode checkodesol check_assumptions chebyshevt chebyshevu classify_ode combsimp compose count_ops cse decompose default_sort_key degree_list diag divisors dotprint euler_equations expand_complex expand_func expand_mul expand_power_base expand_power_exp eye factor_list factor_terms fcode field finite_diff_weights fu gammasimp gcd_list gcdex gcd_terms groebner hadamard_product hessian horner hyper hyperexpand hypersimp idiff init_printing integer_nthroot interpolate interpolating_poly intervals invert is_nthpow_residue is_quad_residue jordan_cell jscode julia_code kronecker_product kroneckersimp lambdify latex lcm_list line_integrate linear_eq_to_matrix lu_solve mathematica_code mathml matrix2numpy meijerg mellin_transform minimal_polynomial minpoly mobius monic multiline_latex multinomial_coefficients multiplicity n_order nroots npartitions nT ode_order octave_code ones ordered partition parallel_poly_from_expr pcode pde_separate pdsolve perfect_power permutedims plane poly poly_from_expr posify postorder_traversal powerset pprint preorder_traversal pretty pretty_print primefactors primerange primitive primitive_root print_latex product pycode python quadratic_residues radsimp rcollect real_roots reduce_inequalities refine refine_root residue rust_code satisfiable satisfiability sequence simplify_logic singularities solve_linear solve_linear_system solve_poly_inequality solve_poly_system solve_univariate_inequality sring srepr sstr sstrrepr stationary_points subresultants subsets sympify symmetrize take tensorcontraction tensorproduct terms_gcd totient trailing trace trunc unbranched_argument unflatten vectorize viete wronskian xring zeros ",
	},
	{name: "sympy.abc", stars: true, kin: &symbolsThing, parts: " a b c d e f g h i j k l m n o p q r s t u v w x y z alpha beta gamma delta epsilon theta lamda mu nu xi rho sigma tau phi chi psi omega "},
	{name: "sympy.parsing.sympy_parser", kin: &symbolsThing, evals: true, parts: " standard_transformations implicit_multiplication_application implicit_multiplication convert_xor ", plain: " parse_expr "},
	{name: "sympy.matrices", kin: &symbolsThing, evals: true, plain: " Matrix ImmutableMatrix MatrixSymbol eye zeros ones diag SparseMatrix Identity "},
	{name: "sympy.physics.units", kin: &symbolsThing, evals: true, parts: " meter meters second seconds kilogram kilograms gram grams newton newtons joule joules watt watts ampere amperes kelvin kelvins mole moles hour hours minute minutes day days year years kilometer kilometers centimeter centimeters millimeter millimeters kilo milli micro mega giga nano km cm mm m s kg g inch inches foot feet mile miles yard degree degrees radian radians liter liters pascal pascals volt volts ohm ohms hertz coulomb tesla farad henry percent speed_of_light gravitational_constant planck hbar elementary_charge bit byte ", plain: " convert_to Quantity quantity_simplify "},
	{name: "sympy.stats", kin: &symbolsThing, evals: true, plain: " Normal Uniform Exponential Poisson Binomial Bernoulli Die Coin E P variance density cdf sample std covariance "},
	{name: "sympy.geometry", kin: &symbolsThing, evals: true, plain: " Point Point2D Point3D Line Segment Ray Circle Ellipse Polygon Triangle Plane RegularPolygon "},
	{name: "sympy.combinatorics", kin: &symbolsThing, evals: true, plain: " Permutation PermutationGroup Cycle SymmetricGroup AlternatingGroup "},
	{name: "sympy.printing", kin: &symbolsThing, evals: true, plain: " latex ccode cxxcode pycode mathml pretty pprint srepr sstr fcode jscode julia_code octave_code rust_code mathematica_code maple_code glsl_code print_latex python dotprint "},
	{name: "sympy.functions", kin: &symbolsThing, evals: true, plain: symbolFunctions},
	{name: "sympy.core", kin: &symbolsThing, evals: true, parts: " S ", plain: " Symbol symbols Add Mul Pow Rational Integer Float Function sympify Basic Expr Eq Dummy Wild "},
	{name: "networkx", kin: &graphsThing, classes: " DiGraph Graph MultiDiGraph MultiGraph NetworkXError NetworkXNoPath NetworkXNoCycle NodeNotFound ", plain: " adjacency_matrix all_pairs_shortest_path all_shortest_paths all_simple_paths ancestors articulation_points average_clustering betweenness_centrality bfs_edges bfs_layers bfs_tree bipartite bridges center closeness_centrality clustering complete_bipartite_graph complete_graph compose condensation connected_components cycle_basis cycle_graph dag_longest_path dag_longest_path_length degree_centrality density descendants dfs_edges dfs_postorder_nodes dfs_preorder_nodes dfs_tree diameter difference dijkstra_path dijkstra_path_length draw_networkx eccentricity eigenvector_centrality empty_graph erdos_renyi_graph find_cycle floyd_warshall from_dict_of_lists from_edgelist from_numpy_array from_pandas_edgelist gnp_random_graph greedy_color grid_2d_graph has_path induced_subgraph intersection is_bipartite is_connected is_directed_acyclic_graph is_isomorphic is_strongly_connected is_tree is_weakly_connected isolates karate_club_graph kruskal_mst lexicographical_topological_sort max_flow_min_cost max_weight_matching maximal_matching maximum_flow maximum_flow_value minimum_cut minimum_spanning_edges minimum_spanning_tree node_link_data node_link_graph number_connected_components number_of_edges number_of_nodes pagerank path_graph radius random_layout relabel_nodes shortest_path shortest_path_length simple_cycles single_source_shortest_path spring_layout star_graph strongly_connected_components subgraph to_dict_of_lists to_numpy_array to_pandas_edgelist topological_generations topological_sort transitive_closure transitive_reduction triangles union weakly_connected_components wheel_graph ", entries: []entry{
		{names: " read_edgelist read_weighted_edgelist read_adjlist read_multiline_adjlist read_gml read_graphml read_gexf read_pajek read_graph6 read_sparse6 read_leda ", args: []arg{{at: 0, name: "path", role: commands.Reads}}, gives: fresh},
		{names: " write_edgelist write_weighted_edgelist write_adjlist write_multiline_adjlist write_gml write_graphml write_gexf write_pajek write_graph6 write_sparse6 ", args: []arg{{at: 1, name: "path", role: commands.Writes}}, gives: nothing, why: "writes the graph there"},
	}},
}
