//go:build !unix

package main

import (
	"context"
	"errors"
	"time"
)

func serve(context.Context, string, time.Duration, bool, func()) error {
	return errors.New("there is no server on this system: each question starts a process of its own")
}

func spawn(string) error { return errors.ErrUnsupported }
