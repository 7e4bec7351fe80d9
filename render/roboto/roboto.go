// Package roboto holds the typefaces of the game as TrueType files: whole, but in the browser,
// where everybody waits for them, without the letters of other scripts than Latin.
//
// What is not here: how they are read and which serves for what (package render), and the
// typeface for letters that these lack (package spareface).
package roboto

// Faces are TrueType files, one for each weight.
type Faces struct {
	Regular, Medium, Bold, Black              []byte
	Condensed, CondensedMedium, CondensedBold []byte
}
