package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// Sign draws what marks a kind of space, plate and pictogram, with its corner
// at x, y. On a dark ground the plate is cream, else in the family's tint.
func (t *Theme) Sign(dst *ebiten.Image, kind string, x, y, size float64, dark bool) {
	s, ok := sketch.SignOf(kind)
	if !ok {
		return
	}
	p := t.pen(dst)
	if dark {
		p.art("plate-"+s.Plate, x, y, size)
	} else {
		p.plate(s.Plate, familyOf(s.Family), x, y, size)
	}
	b := sketch.SignPictureBox(size)
	p.art(s.Picture, x+b.X, y+b.Y, b.W)
	p.flag(s, x+b.X, y+b.Y, b.W)
}

// flag sets the digit on the flag of a mailbox that is size wide.
func (p pen) flag(s sketch.Sign, x, y, size float64) {
	if s.Flag == 0 {
		return
	}
	st := Style{Face: Black, Size: size * sketch.FlagType / p.TextScale, Color: white, Align: Center}
	p.text(digits[s.Flag%10], x+size*sketch.FlagX, y+size*sketch.FlagY, st)
}

var digits = [10]string{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"}
