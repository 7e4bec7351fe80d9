package watch

import (
	"fmt"
	"runtime"
	"strings"
)

// What the names of this module's functions, and of this package's, begin with,
// and the name of the runner's update.
const (
	modulePrefix  = "bigpayday/"
	packagePrefix = modulePrefix + "game/tools/frames/watch."
	updateName    = packagePrefix + "(*runner).update"
)

// allocations returns how many allocations the game's Update and the goroutines
// that the game has started have made, by where in the game. What the system,
// Ebitengine or the driver allocate at the same time is not among them: counting
// all that a process allocates while Update runs, as one could, would count now
// and then what the thread does that shows the frame before.
func allocations() map[string]int64 {
	// A profile is complete after two collections.
	runtime.GC()
	runtime.GC()
	runtime.GC()
	n, _ := runtime.MemProfile(nil, true)
	records := make([]runtime.MemProfileRecord, n+n/4)
	if n, ok := runtime.MemProfile(records, true); ok {
		records = records[:n]
	}
	sites := map[string]int64{}
	for i := range records {
		if site, ok := siteOf(records[i].Stack()); ok {
			sites[site] += records[i].AllocObjects
		}
	}
	return sites
}

// runtimeCaches are functions of Go's runtime that allocate when they notice, once
// in a thousand times and by chance, that a type assertion or a type switch would gain
// by a larger cache. Which tick that happens in says nothing of the game.
var runtimeCaches = map[string]bool{"runtime.buildTypeAssertCache": true, "runtime.buildInterfaceSwitchCache": true}

// siteOf returns the innermost place in the game at which something was allocated
// with that stack. It is false for what is not the game's.
func siteOf(stack []uintptr) (site string, ok bool) {
	own := false // a function of this package is on the stack
	frames := runtime.CallersFrames(stack)
	for {
		frame, more := frames.Next()
		switch name := frame.Function; {
		case runtimeCaches[name]:
			return "", false
		case name == updateName:
			return site, true
		case strings.HasPrefix(name, packagePrefix):
			own = true
		case site == "" && strings.HasPrefix(name, modulePrefix):
			site = fmt.Sprintf("%s:%d", name, frame.Line)
		}
		if !more {
			return site, site != "" && !own
		}
	}
}
