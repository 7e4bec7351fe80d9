//go:build !linux

package game

// returnDriverMemory does nothing: only the C library of Linux keeps so much.
func returnDriverMemory() {}
