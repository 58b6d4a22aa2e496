package commands

var shaderTools = Program{
	Name: "spirv-val", Kin: "spirv-cfg spirv-reduce", Rare: true, Summary: "examines compiled shaders", Manual: "spirv-val --help, SPIRV-Tools 2025.1",
	Row: Row{Style: Looking, Help: "-h --help --version", Args: []Arg{{Role: Reads}}, Flags: []Flag{{Names: "-o=", Value: Writes, Why: "writes the result"}}},
}

var shaderToolsCases = []Case{{`spirv-val --target-env vulkan1.2 a.spv`, `Read a.spv`}, {`spirv-cfg -o f a.spv`, `Read a.spv; Write f`}}
