//go:build unix

package store

import "testing"

// WatchSyncs calls watch with each folder that is synced, until the test ends.
func WatchSyncs(t *testing.T, watch func(dir string)) {
	real := syncFolder
	t.Cleanup(func() { syncFolder = real })
	syncFolder = func(dir string) error {
		watch(dir)
		return real(dir)
	}
}
