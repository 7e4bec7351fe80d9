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
	// Write puts data in the place of what was there, whole or not at all. WriteOver does
	// only where nothing is there, or one of the documents that are known; else its error
	// is of the kind Overtaken.
	Write(name string, data []byte) error
	WriteOver(name string, data []byte, known ...[]byte) error
	// List returns the names of all saves, the running game included.
	List() ([]string, error)
	// Rename gives a document another name, under which there must be none yet.
	Rename(from, to string) error
	// Delete removes a document, if there is one.
	Delete(name string) error
	// MoveAside gives a document a new name, which it returns.
	MoveAside(name string) (string, error)
	// Where returns the place of a document, as a person could look it up.
	Where(name string) string
	// Lasts reports whether what is written is there at the next start. Where it is not,
	// writing takes no time.
	Lasts() bool
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
// than a frame. While it writes only the latest document waits. Each document that was
// written is kept as a copy afterwards.
type saver struct {
	storage Storage

	mu       sync.Mutex
	rested   sync.Cond
	waiting  *snapshot
	busy     bool         // something is written, be it the save or a copy
	saving   bool         // the latest document is not written yet
	failed   *store.Error // of the last attempt
	reported bool

	// known is the save as this saver read or wrote it last, and tried what it could not
	// write since, for all it knows: nothing else may be replaced.
	known, tried []byte
	// copied counts the copies, and month is the last one whose beginning was copied.
	copied, month int
}

// snapshot is a document to be written, and the month that the game is in.
type snapshot struct {
	document []byte
	month    int
}

// newSaver returns a saver that may replace a document that is known, nil for none. The
// beginning of the month is kept already.
func newSaver(storage Storage, known []byte, month int) *saver {
	k := &saver{storage: storage, known: known, month: month}
	k.rested.L = &k.mu
	return k
}

// put has a document written as soon as the one before is.
func (k *saver) put(document []byte, month int) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.waiting, k.saving = &snapshot{document, month}, true
	switch {
	case k.busy:
	case k.storage.Lasts():
		k.busy = true
		go func() {
			k.mu.Lock()
			defer k.mu.Unlock()
			k.work()
		}()
	default:
		k.work()
	}
}

// work writes what waits. It is called with the lock held, which it gives up while it writes.
func (k *saver) work() {
	k.busy = true
	for k.waiting != nil {
		next := k.waiting
		k.waiting = nil
		k.mu.Unlock()
		err := k.storage.WriteOver(store.Autosave, next.document, k.known, k.tried)
		k.mu.Lock()
		k.note(err)
		k.saving = k.waiting != nil
		if err != nil {
			k.tried = next.document
			continue
		}
		k.known, k.tried = next.document, nil
		k.mu.Unlock()
		k.copy(next)
		k.mu.Lock()
	}
	k.busy = false
	k.rested.Broadcast()
}

// copy keeps a document in case the save is damaged. That it cannot be kept is not told to
// anybody: the game itself is saved.
func (k *saver) copy(s *snapshot) {
	_ = k.storage.Write(store.CopyName(k.copied), s.document)
	k.copied++
	if s.month != k.month {
		k.month = s.month
		_ = k.storage.Write(store.MonthName(s.month), s.document)
	}
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
	told := *failure
	told.Kept = k.known != nil
	k.failed = &told
}

// flush waits until nothing is left to write, and returns the error of the
// last attempt.
func (k *saver) flush() error {
	k.mu.Lock()
	defer k.mu.Unlock()
	for k.busy {
		k.rested.Wait()
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

// idle reports whether nothing is being written.
func (k *saver) idle() bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	return !k.busy
}

func (k *saver) state() SaveState {
	k.mu.Lock()
	defer k.mu.Unlock()
	switch {
	case k.saving:
		return Saving
	case k.failed != nil:
		return NotSaved
	}
	return Saved
}
