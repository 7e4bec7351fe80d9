package render

import "bigpayday/game/engine"

// A skin is what an edition of the game looks like: the colours it is printed
// in, how its days are printed on the calendar, and its money. Shapes, type and
// everything that players hold in their hands are the same in all editions. An
// edition is given a look by adding its skin to the list, see [skinOf].
type skin struct {
	// recolor gives the palette the edition's own colours; nil leaves it as it is.
	recolor func(c *Palette)
	// corner is the greatest radius of the corners of papers and cards, in
	// logical pixels; 0 leaves every piece its own.
	corner float64
	// day is how a day is printed.
	day dayPrint
	// dice are the colours of the die and of the second one where they are not
	// red and blue.
	dice [2]string
	// money are the notes, the greatest first.
	money coinage
	// pot is what lies in the cell where money is gathered.
	pot potLook
}

// skins are the looks of the editions. An edition without one looks like the
// first.
var skins = [engine.NumEditions]*skin{
	engine.Big:         &bigSkin,
	engine.Classic1975: &classicSkin,
	engine.Event2000:   &eventSkin,
}

// skinOf returns the look of an edition.
func skinOf(ed engine.EditionID) *skin {
	if ed < engine.NumEditions && skins[ed] != nil {
		return skins[ed]
	}
	return &bigSkin
}

// potLook is what the cell looks like in which money is gathered.
type potLook struct {
	// radius is that of the cell's corners and, if square is set, of the box
	// with the amount as well, which else is round.
	radius float64
	square bool
	// notes are the two that lie beside the pot.
	notes [2]int
}

// round returns the radius of a corner of paper: the piece's own, or the most
// that the edition has.
func (t *Theme) round(radius float64) float64 {
	if t.skin.corner > 0 {
		return min(radius, t.skin.corner)
	}
	return radius
}
