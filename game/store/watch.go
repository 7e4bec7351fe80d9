//go:build !js

package store

import (
	"os"
	"path/filepath"
	"sync/atomic"
	"time"
)

const (
	// watchPause lies between two looks at the disk.
	watchPause = time.Second

	// askedFor is how long word counts that was left: who left it waits no longer.
	askedFor = 10 * time.Second
)

// watch looks for the word that another program leaves. It has a goroutine of its own: a slow disk,
// or one of another machine, may take longer to look at than a frame lasts.
type watch struct {
	until atomic.Int64  // the word counts until then, in nanoseconds since 1970
	ended chan struct{} // closed when nobody needs to look anymore
}

// watchFor looks for the file at path until the watch has ended.
func watchFor(path string) *watch {
	w := &watch{ended: make(chan struct{})}
	go w.look(path)
	return w
}

// look looks for the file whenever something has changed in its folder.
func (w *watch) look(path string) {
	folder, err := os.Open(filepath.Dir(path))
	if err != nil {
		return // who asks is told that the folder is in use
	}
	defer folder.Close()
	pause := time.NewTicker(watchPause)
	defer pause.Stop()
	for before := int64(0); ; {
		select {
		case <-w.ended:
			return
		case <-pause.C:
		}
		now, err := changed(folder)
		if err == nil && now == before {
			continue
		}
		before = now
		if info, err := os.Stat(path); err == nil {
			w.until.Store(info.ModTime().Add(askedFor).UnixNano())
		}
	}
}

// found reports whether the word is there, and counts.
func (w *watch) found() bool { return time.Now().UnixNano() < w.until.Load() }
