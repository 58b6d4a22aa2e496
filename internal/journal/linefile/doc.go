// Package linefile keeps files of lines that many processes append to at once
// and that survive a process killed at any point.
//
// The rules of such a file:
//
//   - A record is one JSON object on one line of at most [Limit] bytes, its
//     newline included, and goes out in one write(2) on a descriptor opened
//     with O_APPEND. The kernel holds the file's lock for the whole write, so
//     lines of different processes never mix and nobody needs a lock of ours.
//   - A process that is killed, or a disk that fills, in the middle of a write
//     leaves a line without its newline. A record written behind it begins
//     with a newline of its own ([Append]); the torn line is the only loss, and
//     it was never reported as written.
//   - What lies in the file is never changed or moved, only added to. An offset
//     behind a newline stays the beginning of a line for ever.
//   - Readers take whole lines only, count what they cannot read as torn, skip
//     empty lines and go on.
//
// A line that was written survives the death of the process. It is not flushed
// to the disk: after a loss of power the last seconds may be missing.
package linefile

// Limit is the greatest length of a line in bytes, its newline included.
const Limit = 4096
