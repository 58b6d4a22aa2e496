// Package agents knows where coding agents keep their settings, and puts our
// hook into such a file or takes it out again.
//
// A settings file belongs to its person: comments, order, spaces, line ends and
// the hooks of others stay as they are, a link is followed to the file that it
// means, and a file that cannot be understood, or may not be written, is left
// alone. It is replaced as a whole ([File.Replace]), so that whoever reads it
// meets the old or the new one and never a part. What was there before is kept
// ([Receipt]), to be put back byte for byte.
package agents
