package automode

import "runtime"

// ThisPlatform is the platform that this program runs on, AnyPlatform when it
// is none of those with facts of their own.
func ThisPlatform() Platform {
	switch runtime.GOOS {
	case "linux":
		return Linux
	case "darwin":
		return Darwin
	case "windows":
		return Windows
	}
	return AnyPlatform
}
