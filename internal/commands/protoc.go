package commands

import "automode"

var protoc = Program{
	Name: "protoc", Rare: true, Summary: "generates from Protocol Buffers", Manual: "protoc --help, protoc 33",
	Row: Row{
		Refine: protocSources,
		Help:   "-h --help --version", Args: []Arg{{Role: Reads}},
		Does:  []Do{{Kind: automode.Run, Target: "the generators", Traits: automode.EntryPoint, When: &When{Args: "1+"}, Why: "generates code, with plug-ins that are installed by their names"}},
		Flags: []Flag{{Names: "-I= --proto_path= --descriptor_set_in=", Value: Reads}, {Names: "-o= --descriptor_set_out= --dependency_out=", Value: Writes, Why: "writes there"}, {Names: "--cpp_out= --java_out= --python_out= --pyi_out= --ruby_out= --php_out= --csharp_out= --kotlin_out= --objc_out= --rust_out= --go_out= --go-grpc_out= --grpc_out= --ts_out= --js_out= --grpc_python_out= --grpc-gateway_out= --openapiv2_out= --ts_proto_out= --dart_out= --swift_out=", Value: WritesTree, Why: "writes generated files there"}, {Names: "--go_opt= --go-grpc_opt= --ts_opt= --ts_proto_opt= --java_opt= --grpc-gateway_opt= --openapiv2_opt= --python_opt= --error_format= --encode= --decode= --include_imports --include_source_info --experimental_allow_proto3_optional --retain_options --fatal_warnings --print_free_field_numbers --decode_raw", Value: Data}, {Names: "--plugin=", Value: RunsWith, Why: "runs that plug-in"}},
	},
}

// protocSources: what is generated is source, named after what it is generated from.
func protocSources(m *Match) {
	for i := range m.Facts {
		if f := &m.Facts[i]; f.Role == WritesTree {
			f.Traits |= automode.SourceOnly
		}
	}
}

var protocCases = []Case{
	{`protoc --go_out=. -I proto proto/a.proto`, `Run{entry-point} the generators; Read proto/a.proto; Write{source-only} ./**; Read proto`},
	{`protoc -o v`, `Write v`},
	{`protoc --go_opt v`, `nothing`},
	{`protoc --plugin v`, `Run[with] v`},
}
