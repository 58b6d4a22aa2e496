package commands

// Course says how an invocation goes on in time, as far as its manual settles
// that. The zero value: it does its work and ends, one way or the other. A
// program whose work is to read, write or compute takes no Course, however long
// it takes.
type Course uint8

const (
	Ends     Course = iota // it does its work and ends
	Succeeds               // it ends at once, and never fails
	Fails                  // it ends at once, and always fails
	Tests                  // it succeeds where what its words say is so, as "test" does
	Waits                  // it lets time pass: for so long, until something happens, or somebody answers
	Stays                  // what it starts goes on beside whatever follows
	Piles                  // each run of it leaves one thing more on a disk, under a name of its own
)
