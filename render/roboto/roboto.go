// Package roboto holds the typefaces of the game as TrueType files: with the letters that Europe's
// languages write with the Latin alphabet and, but in the browser, whole.
//
// What is not here: how they are read and which serves for what (packages render and spareface),
// and the typeface for letters that all of them lack (package spareface).
package roboto

import _ "embed" // the typefaces of the folder subset

// Cut is one of the cuts of the typeface.
type Cut uint8

// The cuts; Count is how many there are.
const (
	Regular Cut = iota
	Medium
	Bold
	Black
	Condensed
	CondensedMedium
	CondensedBold
	Count
)

var (
	//go:embed subset/Roboto-Regular.ttf
	regular []byte
	//go:embed subset/Roboto-Medium.ttf
	medium []byte
	//go:embed subset/Roboto-Bold.ttf
	bold []byte
	//go:embed subset/Roboto-Black.ttf
	black []byte
	//go:embed subset/RobotoCondensed-Regular.ttf
	condensed []byte
	//go:embed subset/RobotoCondensed-Medium.ttf
	condensedMedium []byte
	//go:embed subset/RobotoCondensed-Bold.ttf
	condensedBold []byte
)

// Latin returns a cut with Latin letters. Nobody may write into it.
func Latin(c Cut) []byte {
	return [Count][]byte{regular, medium, bold, black, condensed, condensedMedium, condensedBold}[c]
}
