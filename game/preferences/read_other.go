//go:build !js && !linux && !darwin && !windows

package preferences

func read() Preferences { return Preferences{} }
