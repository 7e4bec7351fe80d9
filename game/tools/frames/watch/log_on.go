//go:build ebitenginedebug

package watch

import "runtime"

// Logging says that Ebitengine was built to log its draw calls.
const Logging = true

// Every allocation is noted with its stack.
func init() { runtime.MemProfileRate = 1 }
