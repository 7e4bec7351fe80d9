package table

import (
	"errors"
	"sync"

	"bigpayday/game/store"
)

// Storage is where saves are kept: a [*store.Store], or what a test puts in its
// place. It must be safe for concurrent use. Errors are [*store.Error].
type Storage interface {
	// Read returns a document, or an error of the kind NotFound.
	Read(name string) ([]byte, error)
	// Write puts data in the place of what was there, whole or not at all.
	Write(name string, data []byte) error
	// Delete removes a document, if there is one.
	Delete(name string) error
	// MoveAside gives a document a new name, which it returns.
	MoveAside(name string) (string, error)
	// Where returns the place of a document, as a person could look it up.
	Where(name string) string
}

// SaveState says how far the game is saved.
type SaveState uint8

const (
	// Saved: all that was chosen is saved.
	Saved SaveState = iota
	// Saving: the latest choice is being written.
	Saving
	// NotSaved: the last attempt failed. The next choice tries again.
	NotSaved
)

// saver writes the save, in the background, because a disk can take longer
// than a frame. While it writes only the latest document waits.
type saver struct {
	storage Storage

	mu       sync.Mutex
	idle     sync.Cond
	waiting  []byte
	busy     bool
	failed   *store.Error // of the last attempt
	reported bool
}

func newSaver(storage Storage) *saver {
	k := &saver{storage: storage}
	k.idle.L = &k.mu
	return k
}

// put has a document written as soon as the one before is.
func (k *saver) put(document []byte) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.waiting = document
	if !k.busy {
		k.busy = true
		go k.work()
	}
}

func (k *saver) work() {
	k.mu.Lock()
	defer k.mu.Unlock()
	for k.waiting != nil {
		document := k.waiting
		k.waiting = nil
		k.mu.Unlock()
		err := k.storage.Write(store.Autosave, document)
		k.mu.Lock()
		k.note(err)
	}
	k.busy = false
	k.idle.Broadcast()
}

// note keeps the error of an attempt. Of attempts that fail in a row for the
// same reason only the first is reported.
func (k *saver) note(err error) {
	if err == nil {
		k.failed, k.reported = nil, false
		return
	}
	failure := &store.Error{Kind: store.Failed, Path: k.storage.Where(store.Autosave), Err: err}
	errors.As(err, &failure)
	k.reported = k.reported && k.failed != nil && k.failed.Kind == failure.Kind
	k.failed = failure
}

// flush waits until nothing is left to write, and returns the error of the
// last attempt.
func (k *saver) flush() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	for k.busy {
		k.idle.Wait()
	}
	if k.failed != nil {
		return k.failed
	}
	return nil
}

// news returns an error that has not been reported yet.
func (k *saver) unreported() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.failed == nil || k.reported {
		return nil
	}
	k.reported = true
	return k.failed
}

func (k *saver) state() SaveState {
	k.mu.Lock()
	defer k.mu.Unlock()
	switch {
	case k.busy:
		return Saving
	case k.failed != nil:
		return NotSaved
	}
	return Saved
}
