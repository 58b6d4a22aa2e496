package commands

var ffprobe = Program{
	Name: "ffprobe", Rare: true, Follows: "*", Summary: "prints what pictures, films and sounds are made of", Manual: "ffprobe(1), FFmpeg 7",
	Row: Row{
		Style: Single,
		Help:  "-h -? -help -version -L -buildconf -formats -demuxers -muxers -devices -codecs -decoders -encoders -bsfs -protocols -filters -pix_fmts -sample_fmts -layouts -dispositions -colors",
		Args:  []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-loglevel= -v= -hide_banner -cpuflags= -cpucount= -max_alloc= -f= -unit -prefix -byte_binary_prefix -sexagesimal -pretty -of= -print_format= -output_format= -sections -select_streams= -show_data -show_data_hash= -show_error -show_format -show_format_entry= -show_entries= -show_packets -show_frames -show_log= -show_streams -show_stream_groups -show_programs -show_chapters -count_frames -count_packets -read_intervals= -show_private_data -private -show_program_version -show_library_versions -show_versions -show_pixel_formats -show_optional_fields= -bitexact -analyzeduration= -probesize=", Value: Data},
			{Names: "-i=", Value: Data},
			{Names: "-o=", Value: Writes, Why: "writes the result to a file"},
		},
		Refine: ffprobeInputs,
	},
}

var ffprobeCases = []Case{
	{`ffprobe -v error -show_entries format=duration -of csv=p=0 a.mp4`, `Read a.mp4`},
	{`ffprobe -i a.mp4 -o out`, `Write out; Read a.mp4`},
	{`ffprobe https://a/b.mp4`, `Fetch https://a/b.mp4`},
	{`ffprobe concat:a`, `Unknown nobody read what such an input names`},
}

// ffprobeInputs: an input is a file or an address.
func ffprobeInputs(m *Match) {
	m.Follows = m.listsFiles()
	for _, w := range m.Args {
		m.medium(w)
	}
	for _, h := range m.Hits() {
		if h.Name == "-i" && h.Has {
			m.medium(h.Value)
		}
	}
}
