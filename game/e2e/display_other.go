//go:build !linux

package e2e

// openDisplay takes the display that the system has.
func openDisplay(float64) (closeIt func(), err error) { return nil, nil }
