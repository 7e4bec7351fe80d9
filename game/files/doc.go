// Package files hands files to the player and takes some from them: on the desktop in the folder
// for downloads, in the browser as downloads, and chosen in its dialog.
//
// What lives here: the way of a file out of the program and into it. What does not: what the
// files say (package table).
package files

// Ending is what the names of saved games end in that are files of their own: systems open such a
// file with the program.
const Ending = ".bigpayday"

// Largest is the size of the largest file that is taken, in bytes: what is larger is no saved
// game.
const Largest = 8 << 20

// File is a file that the player has given to the program.
type File struct {
	Name string
	Data []byte
}

// chosen are the files that wait to be taken by [Chosen].
var chosen = make(chan File, 1)

// Chosen returns the file that the player has chosen since the last call, see [Choose]. It
// returns at once.
func Chosen() (f File, ok bool) {
	select {
	case f = <-chosen:
		return f, true
	default:
		return File{}, false
	}
}
