package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"automode/internal/gateway"
	"automode/internal/rpc"
)

// local starts a server and stands between it and the client. A server that
// ends gives us its exit status.
func (o *options) local(ctx context.Context, g gateway.Options, stdin io.Reader, stdout, stderr io.Writer) (int, error) {
	server, err := rpc.Start(o.server, stderr)
	if err != nil {
		return statusTrouble, fmt.Errorf("the server cannot be started: %w", err)
	}
	gate := gateway.New(g, rpc.NewLines(stdin, stdout), server)
	err = gate.Run(ctx)
	status := server.End()
	gate.Wait()
	switch {
	case err == nil, ctx.Err() != nil:
		return 0, nil
	case errors.Is(err, gateway.ErrServer):
		return status, nil
	}
	return statusTrouble, err
}
