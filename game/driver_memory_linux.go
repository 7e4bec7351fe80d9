package game

import "github.com/ebitengine/purego"

// returnDriverMemory has the C library give back to the system what the graphics driver frees, above
// all textures: left to itself it keeps a hundred megabytes for later. It is called before there is
// a window, and does nothing where the library is another one than glibc.
func returnDriverMemory() {
	const (
		trimThreshold, mmapThreshold, arenaMax = -1, -3, -8 // M_TRIM_THRESHOLD, ... of malloc.h
		threshold                              = 64 << 10   // bytes
	)
	libc, err := purego.Dlopen("libc.so.6", purego.RTLD_NOW)
	if err != nil {
		return
	}
	mallopt, err := purego.Dlsym(libc, "mallopt")
	if err != nil {
		return
	}
	for option, value := range map[int]int{trimThreshold: threshold, mmapThreshold: threshold, arenaMax: 1} {
		purego.SyscallN(mallopt, uintptr(option), uintptr(value))
	}
}
