package store

import "errors"

// Kind says what went wrong. It is the id of the message that tells the player
// what happened and what can be done.
type Kind string

// The kinds of errors.
const (
	// NotFound says that there is no document of that name.
	NotFound Kind = "store.not_found"

	// BadName says that a name cannot be used, see [Store.Write].
	BadName Kind = "store.bad_name"

	// Denied says that the system or the browser does not let the game read
	// or write there.
	Denied Kind = "store.denied"

	// ReadOnly says that the disk can be read but not written.
	ReadOnly Kind = "store.read_only"

	// Full says that there is no room left on the disk or in the browser's
	// storage.
	Full Kind = "store.full"

	// NoFolder says that there is no folder to keep documents in, or that
	// something else stands in its place.
	NoFolder Kind = "store.no_folder"

	// NoFile says that something else than a file, or a file far too large, stands
	// where a document should be.
	NoFile Kind = "store.no_file"

	// InUse says that another window of the game has claimed the folder.
	InUse Kind = "store.in_use"

	// Overtaken says that a document is not the one that is to be replaced: another
	// window has written since.
	Overtaken Kind = "store.overtaken"

	// Altered says that a document was changed by something else than the game.
	Altered Kind = "store.altered"

	// NotASave says that something is no saved game at all.
	NotASave Kind = "store.not_a_save"

	// CutOff says that a document ends in the middle.
	CutOff Kind = "store.cut_off"

	// Broken says that a document was found but cannot be understood.
	Broken Kind = "store.broken"

	// Newer says that a document was written by a later version of the game.
	Newer Kind = "store.newer"

	// Failed says that reading or writing failed for a reason that has no
	// kind of its own.
	Failed Kind = "store.failed"
)

// Error is the only type of error that this package returns.
type Error struct {
	// Kind says what went wrong.
	Kind Kind

	// Path is the file, the folder or the entry of the browser's storage
	// concerned, as a person could look it up. It may be empty.
	Path string

	// Aside is where a broken document was moved to. It is empty if nothing
	// was moved.
	Aside string

	// Kept says that what was saved before, under the same name, is still there: a first save
	// leaves nothing behind where it fails.
	Kept bool

	// Err is the cause. It may be nil.
	Err error
}

// Error describes the error for a log. It is not meant for players.
func (e *Error) Error() string {
	text := string(e.Kind)
	if e.Path != "" {
		text += " " + e.Path
	}
	if e.Aside != "" {
		text += " (moved to " + e.Aside + ")"
	}
	if e.Err != nil {
		text += ": " + e.Err.Error()
	}
	return text
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error {
	return e.Err
}

// KindOf returns the kind of err, or of the first error of this package that
// err wraps. It is empty for nil, and Failed for an error from elsewhere.
func KindOf(err error) Kind {
	if err == nil {
		return ""
	}
	var e *Error
	if errors.As(err, &e) {
		return e.Kind
	}
	return Failed
}
