package commands

// Course says how an invocation goes on in time, as far as its manual settles
// that. The zero value: it does its work and ends, one way or the other. A
// program whose work is to read, write or compute takes no Course, however long
// it takes.
type Course uint8

const (
	Ends     Course = iota // it does its work and ends
	Succeeds               // it ends at once, and does not fail as it is used
	Fails                  // it ends at once, and always fails
	Tests                  // it succeeds where what its words say is so, as "test" does
	Waits                  // it lets time pass: for so long, until something happens, or somebody answers
	Stays                  // what it starts goes on beside whatever follows
	Reckons                // it computes what it reads: EndlessSum
	Piles                  // each run of it leaves one thing more on a disk, under a name of its own
)

// Times says how often a command is run that an invocation starts. The zero value:
// once.
type Times uint8

const (
	Once     Times = iota
	Repeats        // one after the other, for what there is input for
	Swarms         // as many at once as there is input for
	Often          // without end, with time between
	AtOnce         // without end, and with less than a second between
	Unpaused       // without end, and with next to no time between
)
