package rpc

import "os"

// terminate ends a process: it cannot be asked to.
var terminate os.Signal = os.Kill
