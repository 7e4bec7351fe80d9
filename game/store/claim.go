package store

import "time"

// lockName is what a program has locked while it may write: a file, or a lock of the browser.
const lockName = "lock"

// A window that was just closed may still be ending, as may one that the system has been told
// to end: a claim is tried so often, with a pause after each try but the last.
const (
	claimTries = 20
	claimPause = 50 * time.Millisecond
)

// claimable is a backend that one program at a time may write: others can ask for it.
type claimable interface {
	backend
	// tryClaim claims it, if nobody else has.
	tryClaim() error
	// ask leaves word that another program wants it, or takes it where that can be done, and
	// asked reports whether there is any word.
	ask() error
	asked() bool
}

// AskFor asks the program for its folder that has claimed it, where [Open] has found it InUse. That
// one gives it up when it looks, see [Store.Asked], and [Store.Claim] succeeds then. The error is an
// [*Error].
func (s *Store) AskFor() error {
	s.mu.RLock()
	defer s.mu.RUnlock()
	if s.others == nil {
		return &Error{Kind: InUse}
	}
	return (*s.others).ask()
}

// Claim tries to claim the folder that another program had. It reports whether it has: then the
// store is that folder, with what the other program has written last, and what this one has written
// in the meantime is gone.
func (s *Store) Claim() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.others == nil || (*s.others).tryClaim() != nil {
		return false
	}
	s.backend, s.lasts, s.others = *s.others, true, nil
	return true
}

// Asked reports whether another program wants the folder that this one has claimed. It knows so
// within a second or so.
func (s *Store) Asked() bool {
	c, ok := s.place().(claimable)
	return ok && s.Lasts() && c.asked()
}

// GiveUp gives the folder to the program that has asked for it. The store goes on in memory, with
// what it knows, and can ask for the folder in its turn.
func (s *Store) GiveUp() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	c, ok := s.backend.(claimable)
	if !ok {
		return nil
	}
	s.backend, s.lasts, s.others = memoryOf(c), false, &c
	return c.close()
}
