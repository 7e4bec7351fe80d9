package sketch

import (
	"image/color"

	"github.com/fyne-io/oksvg"
)

// Characters are the ids of the twelve characters who may sit at the table.
var Characters = [12]string{
	"pearl", "theo", "rosa", "al", "juno", "otto", "mei", "noor", "rico", "kitt", "audit", "harjit",
}

// Buyer is the id of the man who buys Deals. He has a face, but never a seat.
const Buyer = "buyer"

// Teller is the id of who lends at the bank. They have a face, but never a seat.
const Teller = "teller"

// Auctioneer is the id of who holds the hammer at an auction. They have a face, but never a seat.
const Auctioneer = "hammer"

// ownCloth is what a character wears where no seat is meant.
var ownCloth = map[string]SeatColor{
	"pearl":    {rgb(0x7A4CA8), rgb(0x4F2E72)},
	"theo":     {rgb(0x2A8350), rgb(0x195535)},
	"rosa":     {rgb(0xC8392B), rgb(0x8C2318)},
	"al":       {rgb(0x2368AB), rgb(0x164674)},
	"juno":     {rgb(0xE9AE22), rgb(0xA87408)},
	"otto":     {rgb(0x2F4A63), rgb(0x1D3145)},
	"mei":      {rgb(0xBE5712), rgb(0x873A07)},
	"noor":     {rgb(0x13757F), rgb(0x0B4F57)},
	"rico":     {rgb(0x3B4048), rgb(0x1D2025)},
	"kitt":     {rgb(0x9C2F5B), rgb(0x6B1A3C)},
	"audit":    {rgb(0x465469), rgb(0x2F394A)},
	"harjit":   {rgb(0xB5432F), rgb(0x7E2717)},
	Buyer:      {rgb(0x2B7A4B), rgb(0x1B5633)},
	Teller:     {rgb(0x2B7A4B), rgb(0x1B5633)},
	Auctioneer: {rgb(0x6B4494), rgb(0x482B68)},
}

// OwnCloth returns the colours that a character wears where no seat is meant, and
// whether there is such a character.
func OwnCloth(character string) (SeatColor, bool) {
	c, ok := ownCloth[character]
	return c, ok
}

// The two colours that stand for cloth and its shade in the artwork of faces.
var clothOfArt, shadeOfArt = rgb(0x5F7F8A), rgb(0x44606A)

// A BustFace says how a character is drawn from the chest up. It can be used as
// the key of a cache.
type BustFace struct {
	// Character is an id such as "pearl".
	Character string
	// Eyes, Mouth and Hands name what the parts show: an expression such as
	// "happy", "closed" for eyes, "talk1" for a mouth. Hands that have no
	// artwork, as those of a calm face, are out of sight.
	Eyes, Mouth, Hands string
	// Bare leaves out the hat of who can lift it: the Buyer.
	Bare bool
	// Cloth is what the character wears; the zero value is their own.
	Cloth SeatColor
	// Size is the side of the square box in logical pixels. The foot of the
	// bust is its lower edge.
	Size float64
}

// Bust draws a character from the chest up. A character that does not exist gives
// an empty drawing.
func Bust(f BustFace) Drawing {
	own, ok := ownCloth[f.Character]
	if !ok {
		return Drawing{W: f.Size, H: f.Size}
	}
	cloth := f.Cloth
	if cloth == (SeatColor{}) {
		cloth = own
	}
	// A tall hat reaches beyond the box.
	return sketchOf(f.Size, f.Size, Insets{Top: f.Size / 40}, func(p pen) {
		over := "over"
		if f.Bare {
			over = "bare"
		}
		for _, part := range [...]string{"base", "eyes-" + f.Eyes, "mouth-" + f.Mouth, over, "hands-" + f.Hands} {
			p.dressed("faces/"+f.Character+"-"+part, f.Size, cloth)
		}
	})
}

// dressed draws a part of a face, size wide, in cloth of a colour.
func (p pen) dressed(name string, size float64, cloth SeatColor) {
	a := artOf(name)
	if a == nil {
		return
	}
	paths := make([]oksvg.SvgPath, len(a.paths))
	for i, path := range a.paths {
		if c, ok := dyed(path.GetFillColor(), cloth); ok {
			path.SetFillColor(c)
		}
		if c, ok := dyed(path.GetLineColor(), cloth); ok {
			path.SetLineColor(c)
		}
		paths[i] = path
	}
	*p.marks = append(*p.marks, mark{at: p.scaled(size / a.w).m, art: &artwork{w: a.w, h: a.h, paths: paths}})
}

// dyed returns what a colour of the artwork of faces is in cloth of another colour,
// and whether it stands for cloth at all.
func dyed(c color.Color, cloth SeatColor) (color.Color, bool) {
	switch color.NRGBAModel.Convert(c) {
	case clothOfArt:
		return cloth.Face, true
	case shadeOfArt:
		return cloth.Edge, true
	}
	return nil, false
}
