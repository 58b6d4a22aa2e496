// Package regular opens plain files for reading: never a pipe or a device,
// which could make a hook wait or do something by being opened.
package regular

import "errors"

// ErrNot is what Open says of anything but a plain file.
var ErrNot = errors.New("not a regular file")

// ErrDangling is what ReadFile says of a link to nothing.
var ErrDangling = errors.New("it is a link that leads nowhere")
