package shell

// outcome is what is known of whether the last command succeeded. The zero value:
// nothing.
type outcome uint8

const (
	either   outcome = iota
	standing         // nobody knows, but it stays as it is until something it looks at changes
	success
	failure
)
