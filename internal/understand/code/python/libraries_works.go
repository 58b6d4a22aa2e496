package python

import "automode/internal/commands"

// solversThing is a variable, a constraint, a problem or what solves it: of Z3, PuLP and
// OR-Tools. A log that a solver is told to write lies where the text says.
var solversThing = table{
	name: "problem", open: true, calls: true,
	plain: " check model assert_exprs push pop assertions minimize maximize lower upper value as_long as_signed_long as_fraction as_decimal as_string as_binary_string sexpr reason_unknown unsat_core decls eval evaluate get_interp size sort arity children arg num_args decl kind range domain add_soft assert_and_track simplify translate consequences to_smt2 dimacs num_scopes is_int is_real constructor accessor recognizer declare create " +
		" solve addConstraint addVariables setObjective objective variables constraints varValue roundSolution numVariables numConstraints setInitialValue fixValue unfixValue valid dicts matrix dict addInPlace " +
		" NewIntVar NewBoolVar NewConstant NewIntVarFromDomain NewIntervalVar NewOptionalIntervalVar NewFixedSizeIntervalVar Add AddAllDifferent AddBoolOr AddBoolAnd AddBoolXor AddExactlyOne AddAtMostOne AddAtLeastOne AddImplication AddElement AddCircuit AddMultipleCircuit AddAllowedAssignments AddForbiddenAssignments AddAutomaton AddInverse AddMaxEquality AddMinEquality AddDivisionEquality AddModuloEquality AddMultiplicationEquality AddAbsEquality AddNoOverlap AddNoOverlap2D AddCumulative AddDecisionStrategy AddHint Minimize Maximize OnlyEnforceIf Not Index Name Proto Solve SolveWithSolutionCallback SearchForAllSolutions Value BooleanValue ObjectiveValue BestObjectiveBound StatusName ResponseStats NumBranches NumConflicts WallTime UserTime Validate ModelStats HasObjective Negated FromValues FromIntervals " +
		" new_int_var new_bool_var new_constant new_interval_var new_optional_interval_var new_fixed_size_interval_var add_all_different add_bool_or add_bool_and add_exactly_one add_at_most_one add_at_least_one add_implication add_element add_circuit add_allowed_assignments add_max_equality add_min_equality add_division_equality add_modulo_equality add_multiplication_equality add_abs_equality add_no_overlap add_no_overlap_2d add_cumulative add_hint only_enforce_if boolean_value objective_value status_name response_stats best_objective_bound num_branches wall_time on_solution_callback StopSearch stop_search " +
		" CreateSolver NumVar IntVar BoolVar Sum Constraint Objective SetCoefficient SetMinimization SetMaximization SetTimeLimit solution_value reduced_cost dual_value NumVariables NumConstraints infinity iterations nodes wall_time EnableOutput Clear ",
	entries: []entry{
		{names: " set ", args: []arg{{at: 1, role: commands.Writes}}, gives: nothing, why: "writes its log there"},
		{names: " writeLP writeMPS to_json toJson ExportToFile export_to_file ", args: []arg{{at: 0, name: "filename", role: commands.Writes}, {at: named, name: "file", role: commands.Writes}}, gives: fresh, only: " filename file ", why: "writes the problem there"},
	},
}

// boardsThing is a position, a move or a game of chess.
var boardsThing = table{
	name: "board", open: true, calls: true,
	plain: " san uci lan xboard push pop push_san push_uci push_xboard parse_san parse_uci is_checkmate is_check is_stalemate is_game_over is_legal is_pseudo_legal is_insufficient_material can_claim_draw is_repetition is_fivefold_repetition is_seventyfive_moves is_fifty_moves fen epd set_fen set_board_fen board_fen set_piece_at remove_piece_at piece_at piece_map piece_type_at color_at attackers attacks attackers_mask attacks_mask is_attacked_by is_pinned pin king result outcome status is_valid mirror generate_legal_moves generate_pseudo_legal_moves generate_legal_captures gives_check is_capture is_en_passant is_castling has_castling_rights has_kingside_castling_rights has_queenside_castling_rights pieces variation_san peek ply root clear_board reset_board transform unicode from_uci null symbol unicode_symbol from_symbol from_epd empty add_main_variation add_variation mainline mainline_moves next board accept end from_board setup promote demote parse ",
}

// sequencesThing is a sequence of Biopython, an alignment or a structure.
var sequencesThing = table{
	name: "sequence", open: true,
	plain: " reverse_complement complement reverse_complement_rna complement_rna transcribe back_transcribe translate tomutable toseq ungap count_overlap align score substitute aligned features annotations format seq description get_structure get_residues get_atoms get_chains get_models get_coord get_id get_resname get_name molecular_weight aromaticity instability_index isoelectric_point gravy amino_acids_percent count_amino_acids secondary_structure_fraction ",
}

// shapesThing is a shape: of Shapely or trimesh.
var shapesThing = table{
	name: "shape", open: true,
	plain:   " buffer simplify contains covers crosses disjoint intersects overlaps touches within equals equals_exact almost_equals intersection union difference symmetric_difference distance hausdorff_distance interpolate project centroid representative_point envelope convex_hull minimum_rotated_rectangle exterior interiors coords geom_type relate svg parallel_offset offset_curve segmentize normalize reverse nearest apply_transform apply_scale apply_translation sample slice_plane section split subdivide submesh process merge_vertices remove_unreferenced_vertices fix_normals fill_holes invert rezero dump copy update_faces update_vertices area volume is_watertight bounding_box bounds vertices faces to_planar to_2D show ",
	entries: []entry{{names: " export ", args: []arg{{at: 0, name: "file_obj", role: commands.Writes}}, gives: fresh, only: " file_obj file_type ", why: "writes the shape there"}},
}

// filedTensorsThing is a file of tensors that is open.
var filedTensorsThing = table{name: "file of tensors", open: true, kin: &tablesThing, plain: " get_tensor get_slice get_shape get_dtype keys offset_keys metadata "}

// filedModelThing is a model that is read from a file and asked.
var filedModelThing = table{
	name: "model in a file", open: true, calls: true,
	plain: " run get_inputs get_outputs get_modelmeta get_providers graph opset_import ir_version SerializeToString predict test test_label get_word_vector get_sentence_vector get_nearest_neighbors get_analogies get_words get_labels get_dimension get_subwords is_quantized quantize reset step close render sample unwrapped action_space observation_space spec seed contains ",
	entries: []entry{
		{names: " save_model ", args: []arg{{at: 0, name: "filename", role: commands.Writes}, {at: named, name: "path", role: commands.Writes}, {at: named, name: "fname", role: commands.Writes}}, gives: nothing, why: "writes the model there"},
	},
}

// clipsThing is a clip of sound or pictures, or a score of notes.
var clipsThing = table{
	name: "clip", open: true,
	plain: " subclip subclipped resize resized rotate crop cropped set_duration with_duration set_start with_start set_end set_position with_position set_audio with_audio set_fps with_fps without_audio fx fl fl_image fl_time image_transform time_transform get_frame iter_frames to_ImageClip to_soundarray volumex with_volume_scaled speedx set_opacity with_opacity set_mask close append tracks play length ticks_per_beat print_tracks get_data get_next_data get_meta_data count_frames append_data bytes hex dict is_meta ",
	entries: []entry{
		{names: " write_videofile write_gif write_audiofile save_frame save ", args: []arg{{at: 0, name: "filename", role: commands.Writes}}, gives: nothing, only: " filename t fps codec bitrate audio audio_codec preset threads logger verbose progress_bar nbytes ", why: "writes the clip there"},
		{names: " write_images_sequence ", args: []arg{{at: 0, name: "nameformat", role: commands.Writes}}, gives: nothing, only: " nameformat fps logger ", why: "writes the pictures there"},
	},
}

// ciphersThing is a cipher, a digest or a key of pycryptodome, which lies in memory.
var ciphersThing = table{
	name: "cipher", open: true, plain: " encrypt encrypt_and_digest digest verify hexdigest update nonce iv block_size n e d p q public_key publickey has_private export_key size_in_bits size_in_bytes ",
	entries: []entry{{names: " decrypt decrypt_and_verify ", gives: decodedText}},
}

// packetsThing is a packet of scapy, or a list of them.
var packetsThing = table{
	name: "packet", open: true, calls: true,
	plain: " summary show show2 haslayer getlayer layers payload fields filter sessions nsummary hexdump sprintf lastlayer firstlayer build mysummary time answers ",
}

// parallelThing runs functions beside each other, and waits for them.
var parallelThing = table{name: "pool", open: true, calls: true}

// workLibraries are modules by which puzzles, models, sounds and shapes are worked on.
// Sources: the manuals of Z3 4.13, PuLP 2.9, OR-Tools 9.11, python-chess 1.11, Biopython
// 1.84, Shapely 2.0, trimesh 4.4, joblib 1.4, ONNX 1.16, ONNX Runtime 1.19, fastText 0.9,
// Gymnasium 0.29, mido 1.3, MoviePy 2.1, imageio 2.35, librosa 0.10, scikit-image 0.24,
// PyCryptodome 3.21, gmpy2 2.2, scapy 2.6.
var workLibraries = []*table{
	{name: "z3", kin: &solversThing, stars: true, parts: " sat unsat unknown RNE RTZ ",
		classes: " Solver Optimize SimpleSolver Datatype Goal Context BitVecRef ExprRef BoolRef ArithRef ModelRef FuncDeclRef Z3Exception ",
		plain:   " Int Ints Real Reals Bool Bools BitVec BitVecs BitVecVal IntVal RealVal BoolVal IntVector RealVector BoolVector FreshInt FreshBool Array K Select Store Function RecFunction RecAddDefinition SolverFor Then OrElse With Repeat Tactic And Or Not Xor Implies If Distinct Sum Product ULT ULE UGT UGE UDiv URem SRem LShR RotateLeft RotateRight Concat Extract ZeroExt SignExt RepeatBitVec simplify solve solve_using prove EnumSort TupleSort IntSort RealSort BoolSort BitVecSort ArraySort DeclareSort StringSort SeqSort SetSort String Strings StringVal Length Contains PrefixOf SuffixOf Replace IndexOf SubString StrToInt IntToStr InRe Re Star Plus Union Intersect Complement Range Option Loop AllChar ForAll Exists Lambda Const Consts Var is_true is_false is_int is_int_value is_rational_value is_bv is_bv_value is_expr is_const is_app is_and is_or is_not is_eq is_bool AtMost AtLeast PbEq PbLe PbGe Abs ToInt ToReal Int2BV BV2Int Q RatVal EmptySet FullSet SetAdd SetDel SetUnion SetIntersect IsMember IsSubset FP FPVal FPSort Float32 Float64 fpAdd fpMul fpDiv substitute substitute_vars main_ctx get_version_string get_version BVAddNoOverflow BVMulNoOverflow BVSubNoUnderflow BVRedOr "},
	{name: "pulp", kin: &solversThing, parts: " LpMinimize LpMaximize LpStatus LpInteger LpBinary LpContinuous LpStatusOptimal LpStatusInfeasible LpConstraintEQ LpConstraintLE LpConstraintGE ", classes: " LpProblem LpVariable LpAffineExpression LpConstraint ", plain: " lpSum lpDot value listSolvers ", entries: []entry{{names: " PULP_CBC_CMD ", gives: fresh, only: " msg timeLimit gapRel gapAbs threads mip warmStart presolve "}}},
	{name: "ortools.sat.python.cp_model", kin: &solversThing, lends: true, parts: " OPTIMAL FEASIBLE INFEASIBLE UNKNOWN MODEL_INVALID ", classes: " CpModel CpSolver CpSolverSolutionCallback Domain LinearExpr IntVar ", plain: " ObjectiveSolutionPrinter VarArraySolutionPrinter "},
	{name: "ortools.linear_solver.pywraplp", kin: &solversThing, classes: " Solver "},
	{name: "chess", kin: &boardsThing, parts: " SQUARES SQUARE_NAMES FILE_NAMES RANK_NAMES PIECE_TYPES PIECE_NAMES PIECE_SYMBOLS WHITE BLACK PAWN KNIGHT BISHOP ROOK QUEEN KING STARTING_FEN STARTING_BOARD_FEN ", classes: " Board BaseBoard Move Piece SquareSet Termination Outcome IllegalMoveError InvalidMoveError ", plain: " parse_square square_name square square_file square_rank square_distance square_mirror piece_name piece_symbol "},
	{name: "chess.pgn", kin: &boardsThing, classes: " Game StringExporter Headers GameNode ", plain: " read_game read_headers skip_game "},
	{name: "chess.svg", plain: " board piece "},
	{name: "Bio.Seq", kin: &sequencesThing, classes: " Seq MutableSeq ", plain: " reverse_complement complement transcribe back_transcribe translate "},
	{name: "Bio.SeqRecord", kin: &sequencesThing, classes: " SeqRecord "}, {name: "Bio.SeqFeature", kin: &sequencesThing, classes: " SeqFeature FeatureLocation SimpleLocation CompoundLocation "},
	{name: "Bio.SeqIO", kin: &sequencesThing, plain: " to_dict ", entries: []entry{
		{names: " parse read index ", args: []arg{{at: 0, name: "handle", role: commands.Reads}, {at: named, name: "filename", role: commands.Reads}}, gives: fresh, only: " handle filename format alphabet "},
		{names: " write ", args: []arg{{at: 1, name: "handle", role: commands.Writes}}, gives: fresh, why: "writes the sequences there"},
		{names: " convert ", args: []arg{{at: 0, name: "in_file", role: commands.Reads}, {at: 2, name: "out_file", role: commands.Writes}}, gives: fresh, why: "writes the sequences there"},
	}},
	{name: "Bio.AlignIO", kin: &sequencesThing, entries: []entry{
		{names: " parse read ", args: []arg{{at: 0, name: "handle", role: commands.Reads}}, gives: fresh},
		{names: " write ", args: []arg{{at: 1, name: "handle", role: commands.Writes}}, gives: fresh, why: "writes the alignment there"},
	}},
	{name: "Bio.Align", kin: &sequencesThing, classes: " PairwiseAligner MultipleSeqAlignment Alignment "}, {name: "Bio.SeqUtils", kin: &sequencesThing, plain: " GC GC_skew gc_fraction molecular_weight nt_search seq1 seq3 six_frame_translations "},
	{name: "Bio.SeqUtils.MeltingTemp", plain: " Tm_NN Tm_GC Tm_Wallace salt_correction chem_correction "}, {name: "Bio.SeqUtils.ProtParam", kin: &sequencesThing, classes: " ProteinAnalysis "},
	{name: "Bio.Data.CodonTable", data: " standard_dna_table unambiguous_dna_by_id unambiguous_dna_by_name unambiguous_rna_by_id "}, {name: "Bio.pairwise2", kin: &sequencesThing, plain: " format_alignment ", parts: " align "},
	{name: "Bio.PDB", kin: &sequencesThing, classes: " PDBParser MMCIFParser PPBuilder NeighborSearch Superimposer "},
	{name: "shapely.geometry", kin: &shapesThing, classes: " Point LineString Polygon MultiPolygon MultiPoint MultiLineString LinearRing GeometryCollection ", plain: " box shape mapping "},
	{name: "shapely", kin: &shapesThing, classes: " Point LineString Polygon MultiPolygon MultiPoint MultiLineString LinearRing GeometryCollection STRtree ", plain: " box distance intersection union unary_union difference buffer convex_hull contains intersects within area length simplify make_valid is_valid get_coordinates points linestrings polygons prepare from_wkt to_wkt from_geojson to_geojson "},
	{name: "shapely.ops", kin: &shapesThing, plain: " unary_union cascaded_union nearest_points split polygonize linemerge triangulate voronoi_diagram snap substring orient shared_paths polylabel "},
	{name: "shapely.wkt", kin: &shapesThing, plain: " loads dumps "}, {name: "shapely.affinity", kin: &shapesThing, plain: " rotate scale translate skew affine_transform "}, {name: "shapely.strtree", kin: &shapesThing, classes: " STRtree "}, {name: "shapely.validation", kin: &shapesThing, plain: " explain_validity make_valid "},
	{name: "trimesh", kin: &shapesThing, classes: " Trimesh Scene PointCloud ", entries: []entry{{names: " load load_mesh load_path ", args: []arg{{at: 0, name: "file_obj", role: commands.Reads, web: true}}, gives: fresh, only: " file_obj file_type process force "}}},
	{name: "trimesh.creation", kin: &shapesThing, plain: " box cylinder cone capsule icosphere uv_sphere icosahedron annulus torus extrude_polygon axis "}, {name: "trimesh.transformations", kin: &tablesThing, plain: " rotation_matrix translation_matrix scale_matrix identity_matrix euler_matrix quaternion_matrix "},
	{name: "joblib", kin: &parallelThing, plain: " Parallel cpu_count hash effective_n_jobs ", entries: []entry{{names: " delayed ", gives: decorates}, {names: " dump ", args: []arg{{at: 1, name: "filename", role: commands.Writes}}, gives: nothing, why: "writes it there"}}},
	{name: "onnxruntime", kin: &filedModelThing, plain: " get_available_providers get_device set_default_logger_severity ", entries: []entry{{names: " InferenceSession ", args: []arg{{at: 0, name: "path_or_bytes", role: commands.Reads}}, gives: fresh, only: " path_or_bytes providers "}}},
	{name: "onnx", kin: &filedModelThing, classes: " ModelProto TensorProto NodeProto GraphProto ", entries: []entry{{names: " load ", args: []arg{{at: 0, name: "f", role: commands.Reads}}, gives: fresh, only: " f "}, {names: " save ", args: []arg{{at: 1, name: "f", role: commands.Writes}}, gives: nothing, only: " proto f ", why: "writes the model there"}}},
	{name: "onnx.checker", plain: " check_model "}, {name: "onnx.helper", kin: &filedModelThing, plain: " make_model make_graph make_node make_tensor make_tensor_value_info make_opsetid printable_graph "}, {name: "onnx.numpy_helper", kin: &tablesThing, plain: " to_array from_array "},
	{name: "safetensors.torch", kin: &tablesThing, entries: []entry{{names: " load_file ", args: []arg{{at: 0, name: "filename", role: commands.Reads}}, gives: fresh, only: " filename device "}, {names: " save_file ", args: []arg{{at: 1, name: "filename", role: commands.Writes}}, gives: nothing, only: " tensors filename metadata ", why: "writes the tensors there"}}}, {name: "safetensors.numpy", kin: &tablesThing, entries: []entry{{names: " load_file ", args: []arg{{at: 0, name: "filename", role: commands.Reads}}, gives: fresh, only: " filename "}}},
	{name: "safetensors", kin: &filedTensorsThing, entries: []entry{{names: " safe_open ", args: []arg{{at: 0, name: "filename", role: commands.Reads}}, gives: fresh, only: " filename framework device "}}},
	{name: "pyarrow.csv", kin: &tablesThing, entries: []entry{{names: " read_csv ", args: []arg{{at: 0, name: "input_file", role: commands.Reads}}, gives: fresh, only: " input_file "}}}, {name: "pyarrow.json", kin: &tablesThing, entries: []entry{{names: " read_json ", args: []arg{{at: 0, name: "input_file", role: commands.Reads}}, gives: fresh, only: " input_file "}}},
	{name: "geopandas", kin: &shapesThing, entries: []entry{{names: " read_file ", args: []arg{{at: 0, name: "filename", role: commands.Reads, web: true}}, gives: fresh, only: " filename rows layer columns "}}},
	{name: "fasttext", kin: &filedModelThing, plain: " tokenize ", entries: []entry{{names: " train_supervised train_unsupervised ", args: []arg{{at: 0, name: "input", role: commands.Reads}}, gives: fresh}, {names: " load_model ", args: []arg{{at: 0, name: "path", role: commands.Reads}}, gives: fresh}}},
	{name: "gymnasium", kin: &filedModelThing, entries: []entry{{names: " make ", gives: made, only: " id render_mode max_episode_steps "}}}, {name: "gym", kin: &filedModelThing, entries: []entry{{names: " make ", gives: made, only: " id render_mode max_episode_steps "}}},
	{name: "mido", kin: &clipsThing, classes: " MidiTrack Message MetaMessage ", plain: " bpm2tempo tempo2bpm tick2second second2tick ", entries: []entry{{names: " MidiFile ", args: []arg{{at: 0, name: "filename", role: commands.Reads}}, gives: fresh, only: " filename type ticks_per_beat charset clip debug "}}},
	{name: "moviepy", kin: &clipsThing, plain: clipMakers, entries: clipEntries}, {name: "moviepy.editor", kin: &clipsThing, plain: clipMakers, entries: clipEntries},
	{name: "imageio", kin: &clipsThing, entries: imageEntries}, {name: "imageio.v2", kin: &clipsThing, entries: imageEntries}, {name: "imageio.v3", kin: &clipsThing, entries: imageEntries},
	{name: "librosa", kin: &tablesThing, plain: " stft istft amplitude_to_db power_to_db db_to_amplitude resample to_mono get_duration hz_to_midi midi_to_hz hz_to_note note_to_hz note_to_midi midi_to_note frames_to_time time_to_frames samples_to_time fft_frequencies mel_frequencies pyin yin cqt zero_crossings autocorrelate ", entries: []entry{{names: " load ", args: []arg{{at: 0, name: "path", role: commands.Reads}}, gives: fresh, only: " path sr mono offset duration dtype "}}},
	{name: "librosa.feature", kin: &tablesThing, plain: " mfcc melspectrogram chroma_stft chroma_cqt spectral_centroid spectral_bandwidth spectral_rolloff spectral_contrast zero_crossing_rate rms tempogram tonnetz delta "}, {name: "librosa.onset", kin: &tablesThing, plain: " onset_detect onset_strength "}, {name: "librosa.beat", kin: &tablesThing, plain: " beat_track tempo "}, {name: "librosa.effects", kin: &tablesThing, plain: " trim split hpss harmonic percussive pitch_shift time_stretch "},
	{name: "soundfile", kin: &tablesThing, plain: " available_formats ", entries: []entry{{names: " read info blocks ", args: []arg{{at: 0, name: "file", role: commands.Reads}}, gives: fresh}, {names: " write ", args: []arg{{at: 0, name: "file", role: commands.Writes}}, gives: nothing, why: "writes the sound there"}}},
	{name: "scipy.io", kin: &tablesThing, entries: []entry{{names: " loadmat mmread whosmat ", args: []arg{{at: 0, name: "file_name", role: commands.Reads}, {at: named, name: "source", role: commands.Reads}}, gives: fresh}, {names: " savemat mmwrite ", args: []arg{{at: 0, name: "file_name", role: commands.Writes}, {at: named, name: "target", role: commands.Writes}}, gives: nothing, why: "writes the arrays there"}}},
	{name: "scipy.io.wavfile", kin: &tablesThing, entries: []entry{{names: " read ", args: []arg{{at: 0, name: "filename", role: commands.Reads}}, gives: fresh}, {names: " write ", args: []arg{{at: 0, name: "filename", role: commands.Writes}}, gives: nothing, why: "writes the sound there"}}},
	{name: "skimage.io", kin: &tablesThing, entries: []entry{{names: " imread ", args: []arg{{at: 0, name: "fname", role: commands.Reads, web: true}}, gives: fresh, only: " fname as_gray "}, {names: " imsave ", args: []arg{{at: 0, name: "fname", role: commands.Writes}}, gives: nothing, only: " fname arr check_contrast ", why: "writes the picture"}}},
	{name: "skimage.measure", kin: &tablesThing, plain: " label regionprops regionprops_table find_contours marching_cubes profile_line approximate_polygon ransac shannon_entropy moments "}, {name: "skimage.filters", kin: &tablesThing, plain: " gaussian sobel threshold_otsu threshold_local median unsharp_mask laplace prewitt scharr frangi "},
	{name: "skimage.morphology", kin: &tablesThing, plain: " dilation erosion opening closing binary_dilation binary_erosion binary_opening binary_closing skeletonize remove_small_objects remove_small_holes disk square ball convex_hull_image "}, {name: "skimage.transform", kin: &tablesThing, plain: " resize rescale rotate warp hough_line hough_circle radon iradon swirl downscale_local_mean estimate_transform "}, {name: "skimage.color", kin: &tablesThing, plain: " rgb2gray gray2rgb rgb2hsv hsv2rgb rgb2lab lab2rgb rgba2rgb label2rgb "}, {name: "skimage.metrics", kin: &tablesThing, plain: " structural_similarity peak_signal_noise_ratio mean_squared_error normalized_root_mse "}, {name: "skimage.segmentation", kin: &tablesThing, plain: " watershed slic felzenszwalb find_boundaries mark_boundaries clear_border "}, {name: "skimage.feature", kin: &tablesThing, plain: " canny corner_harris corner_peaks hog peak_local_max match_template local_binary_pattern blob_log blob_dog "},
	{name: "Crypto.Cipher.AES", kin: &ciphersThing, data: " MODE_ECB MODE_CBC MODE_CTR MODE_GCM MODE_CFB MODE_OFB block_size ", plain: " new "}, {name: "Crypto.Cipher.DES", kin: &ciphersThing, data: " MODE_ECB MODE_CBC block_size ", plain: " new "}, {name: "Crypto.Cipher.DES3", kin: &ciphersThing, data: " MODE_ECB MODE_CBC block_size ", plain: " new "}, {name: "Crypto.Cipher.ARC4", kin: &ciphersThing, plain: " new "},
	{name: "Crypto.Util.number", plain: " bytes_to_long getPrime getStrongPrime getRandomNBitInteger getRandomRange getRandomInteger inverse isPrime GCD size ceil_div ", entries: []entry{{names: " long_to_bytes ", gives: decodedText}}}, {name: "Crypto.Util.Padding", plain: " pad ", entries: []entry{{names: " unpad ", gives: decodedText}}}, {name: "Crypto.Util.strxor", entries: []entry{{names: " strxor strxor_c ", gives: decodedText}}}, {name: "Crypto.Util.Counter", plain: " new "},
	{name: "Crypto.Random", plain: " get_random_bytes "}, {name: "Crypto.Hash.SHA256", kin: &ciphersThing, plain: " new "}, {name: "Crypto.Hash.SHA1", kin: &ciphersThing, plain: " new "}, {name: "Crypto.Hash.MD5", kin: &ciphersThing, plain: " new "}, {name: "Crypto.Hash.SHA512", kin: &ciphersThing, plain: " new "},
	{name: "xmltodict", pure: " parse unparse "},
	{name: "gmpy2", plain: " mpz mpq mpfr iroot isqrt is_prime is_square next_prime powmod invert gcd gcdext lcm legendre jacobi fac fib comb get_context "},
	{name: "scapy.all", kin: &packetsThing, classes: " IP IPv6 TCP UDP ICMP Ether ARP Raw DNS DNSQR DNSRR Dot11 Padding PacketList Packet ", plain: " raw hexdump ls bytes_hex hexstr ", entries: []entry{{names: " rdpcap PcapReader RawPcapReader ", args: []arg{{at: 0, name: "filename", role: commands.Reads}}, gives: fresh}, {names: " wrpcap PcapWriter ", args: []arg{{at: 0, name: "filename", role: commands.Writes}}, gives: fresh, why: "writes the packets there"}}},
}

const clipMakers = " ColorClip CompositeVideoClip CompositeAudioClip concatenate_videoclips concatenate_audioclips clips_array VideoClip AudioArrayClip "

var clipEntries = []entry{
	{names: " VideoFileClip AudioFileClip ImageClip ", args: []arg{{at: 0, name: "filename", role: commands.Reads}, {at: named, name: "img", role: commands.Reads}}, gives: fresh, only: " filename img audio duration target_resolution fps "},
	{names: " ImageSequenceClip ", args: []arg{{at: 0, name: "sequence", role: commands.Reads}}, gives: fresh, only: " sequence fps durations "},
}

var imageEntries = []entry{
	{names: " imread mimread volread get_reader imiter improps immeta ", args: []arg{{at: 0, name: "uri", role: commands.Reads, web: true}}, gives: fresh, only: " uri index mode format "},
	{names: " imwrite imsave mimsave mimwrite get_writer ", args: []arg{{at: 0, name: "uri", role: commands.Writes}}, gives: fresh, only: " uri im ims image image_data format fps duration quality loop mode codec macro_block_size ", why: "writes the picture there"},
}
