package palette

import (
	"image/color"
	"slices"

	"bigpayday/render/sketch"
)

// Color is a colour with straight (not premultiplied) alpha, as palettes are
// written down.
type Color = color.NRGBA

// Hex makes an opaque colour of 0xRRGGBB.
func Hex(v uint32) Color {
	return Color{R: uint8(v >> 16), G: uint8(v >> 8), B: uint8(v), A: 0xff}
}

// Faded returns c with its alpha multiplied by a, 0 to 1.
func Faded(c Color, a float64) Color {
	c.A = uint8(float64(c.A)*a + .5)
	return c
}

// Mixed returns the colour that lies the share t, 0 to 1, of the way from a to b.
func Mixed(a, b Color, t float64) Color {
	m := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + .5) }
	return Color{R: m(a.R, b.R), G: m(a.G, b.G), B: m(a.B, b.B), A: m(a.A, b.A)}
}

// Lighter returns c mixed with white by the share t.
func Lighter(c Color, t float64) Color { return Mixed(c, Color{R: 255, G: 255, B: 255, A: c.A}, t) }

// Pair is the colour of a face and the darker one of its edge.
type Pair struct{ Face, Edge Color }

// Family is the colour group of a kind of space or card. What a kind means is
// never told by its family alone: plate, pictogram and name say it too.
type Family uint8

// The families, with what they stand for.
const (
	Blue   Family = iota // mail
	Orange               // deals
	Green                // buyers, gains
	Plum                 // contests
	Red                  // the Jackpot
	Teal                 // everyone collects
	Rose                 // payments, bills
	Slate                // moves and chance
	Gold                 // pay day
	familyCount
)

// Families are the drawn families in the order of the constants.
var Families = [familyCount]sketch.Family{
	Blue: sketch.FamilyBlue, Orange: sketch.FamilyOrange, Green: sketch.FamilyGreen, Plum: sketch.FamilyPlum,
	Red: sketch.FamilyRed, Teal: sketch.FamilyTeal, Rose: sketch.FamilyRose, Slate: sketch.FamilySlate, Gold: sketch.FamilyGold,
}

// FamilyOf returns the family that a drawn one is; what is none is slate.
func FamilyOf(s sketch.Family) Family {
	if f := slices.IndexFunc(Families[:], func(f sketch.Family) bool { return f.Name == s.Name }); f >= 0 {
		return Family(f)
	}
	return Slate
}

// Palette is every colour a theme draws with, by role.
type Palette struct {
	// Ink is text, Ink2 is text of second rank, Ink3 numerals of what is still
	// to come. Dark is the ground of badges, tabs and keys and the line of rings:
	// it is the same in every edition.
	Ink, Ink2, Ink3, Dark Color
	// Line is the calendar's grid and every hairline. LineWidth is how wide a
	// hairline is.
	Line      Color
	LineWidth float64
	// PaperTop and PaperBottom are a sheet's gradient, Paper2 and Paper3 wells
	// let into it, Field the ground of fields and buttons, PlateCream plates,
	// Cream type on dark ground, Cream2 type of second rank there.
	PaperTop, PaperBottom, Paper2, Paper3, Field, PlateCream, Cream, Cream2 Color
	// OtherDay is the numeral of a day outside the month, OtherMonth the name
	// of its month.
	OtherDay, OtherMonth Color
	// Card is the paper of cards, CardFrame the line printed inside their edge,
	// if any.
	Card, CardFrame Color
	// PageTop and PageBottom are the gradient of a page of the calendar, Grid and
	// Sunday its cells and GridLine the lines between them. Below and Below2 are
	// the sheets under the top one, Remains and Remains2 what is left of torn-off
	// ones. Strip holds them all; StripGlint is the light on it.
	PageTop, PageBottom, Grid, Sunday, GridLine, Below, Below2, Remains, Remains2 Color
	Strip                                                                         Pair
	StripGlint                                                                    Color
	// PageInk is what is printed on a page: dates and names. SundayInk is that of
	// Sundays, PileLine the dashes around the places of piles.
	PageInk, SundayInk, PileLine Color
	// PillGround, PillLine and PillInk are the notices at the head of a page;
	// clear, they are of the family of the notice.
	PillGround, PillLine, PillInk Color
	// WallTop, WallBottom, Groove and Glint are the wall, WallWell is the ground
	// of controls on it, WallWell2 a well in that.
	WallTop, WallBottom, Groove, Glint, WallWell, WallWell2 Color
	// Sunlight is the light that falls through the window of the title, Dusk and Night what
	// it tints the wall with.
	Sunlight, Dusk, Night Color
	// Limelight is the dark of the room in a moment, Spotlight what shines in it, Limeline the line
	// around its large type, SumInk its sums and WinnerInk its titles, ProfitInk and LossInk
	// what a sale has brought.
	Limelight, Spotlight, Limeline, SumInk, WinnerInk, ProfitInk, LossInk Color
	// WoodTop, WoodBottom, WoodEdge and WoodDeep are desk and frames. OnWood is
	// text on it, Felt the lining of the dice tray.
	WoodTop, WoodBottom, WoodEdge, WoodDeep, WoodGlint, OnWood, FeltTop, FeltBottom Color
	// Focus is the amber of rings and of what is active, Hot the ground of the
	// row or cell that is meant, Warning that of a notice, Alert that of a sum
	// below zero.
	Focus, Hot, Warning, Alert Color
	// Off is the ground of what cannot be used, OffLine its dashes, OffInk its
	// text.
	Off, OffLine, OffInk Color
	// ButtonEdge is the lower edge of paper buttons, ButtonLine and FieldLine
	// are the lines around buttons and fields, Seam is a perforation.
	ButtonEdge, ButtonLine, FieldLine, Seam Color
	// Kraft is the face and the line of buttons on a page of a book.
	Kraft Pair
	// Gain, Loss and Due are sums got, sums given, and bills.
	Gain, Loss, Due Color
	// Shadow is the colour of every shadow, Veil what covers the table under a
	// dialog.
	Shadow, Veil Color
	// GoldTop and GoldBottom are the gradient of pay day.
	GoldTop, GoldBottom, GoldInk Color
	// Families has the face and edge of each family, Tints their pale wells.
	Families [familyCount]Pair
	Tints    [familyCount]Color
	// Plates are the silhouettes behind the pictograms of printed days.
	Plates [familyCount]Color
	// Decks are the face and the edge of the cards of a pile, Backs the backs of
	// cards that are held.
	Decks [deckCount]Pair
	Backs [deckCount]Color
	// Seats has the face and edge of each seat colour.
	Seats [SeatColors]Pair
}

// SeatColor is one of the six colours of the seats. Each goes with one shape
// of token, so that neither has to be told apart by the colour alone.
type SeatColor uint8

// The seat colours.
const (
	SeatRed    SeatColor = iota // house
	SeatBlue                    // car
	SeatGreen                   // tree
	SeatYellow                  // mug
	SeatViolet                  // cat
	SeatBlack                   // boat
	SeatColors
)

// String returns the colour's name as records and artwork write it.
func (c SeatColor) String() string {
	if c >= SeatColors {
		return ""
	}
	return [SeatColors]string{"red", "blue", "green", "yellow", "violet", "black"}[c]
}

// NewPalette returns the palette of an edition, or its high-contrast version:
// paper white, ink black, hairlines 2 wide.
func NewPalette(skin string, highContrast bool) Palette {
	p := Palette{
		Ink: sketch.Ink, Ink2: sketch.Ink2, Ink3: sketch.Ink3, Dark: sketch.Ink,
		Line: sketch.Line, LineWidth: 1.2,
		PaperTop: sketch.PaperTop, PaperBottom: sketch.PaperBottom, Paper2: sketch.Paper2, Paper3: sketch.Paper3,
		Field: sketch.Field, Cream: sketch.Cream, Cream2: Hex(0xE9E2CF), PlateCream: sketch.PlateCream,
		OtherDay: Hex(0x7A6C58), OtherMonth: Hex(0x6A5C4A),
		Card: sketch.Field, PageTop: sketch.PaperTop, PageBottom: sketch.PaperBottom,
		Grid: sketch.GridPaper, Sunday: sketch.Sunday, GridLine: sketch.Line,
		Strip: Pair{sketch.Red, sketch.RedEdge}, StripGlint: Lighter(sketch.Red, .35),
		PageInk: sketch.Ink, SundayInk: sketch.Red, PileLine: Mixed(sketch.Paper3, sketch.SeamLine, .35),
		Below: Hex(0xD8C8A4), Below2: Hex(0xEBDFC3), Remains: Hex(0xE9DDBF), Remains2: Hex(0xFBF5E4),
		WallTop: sketch.WallTop, WallBottom: sketch.WallBottom, Groove: sketch.WallGroove, Glint: sketch.WallGlint,
		WallWell: sketch.ToolGround, WallWell2: sketch.ToolWell,
		Sunlight: Hex(0xFFC98A), Dusk: Hex(0xC98A5A), Night: Hex(0x22304F),
		Limelight: Hex(0x1C2A26), Spotlight: Hex(0xFFD37A), Limeline: Hex(0x1C1613), SumInk: Hex(0xFFF8E6), WinnerInk: Hex(0xFFE08A), ProfitInk: Hex(0xA6EFB8), LossInk: Hex(0xFFB3BE),
		WoodTop: sketch.WoodTop, WoodBottom: sketch.WoodBottom, WoodEdge: sketch.WoodEdge, WoodDeep: sketch.WoodDeep,
		WoodGlint: sketch.WoodGlint, OnWood: Hex(0x1E1511),
		FeltTop: sketch.FeltTop, FeltBottom: sketch.FeltBottom,
		Focus: sketch.Focus, Hot: sketch.PickedFill, Warning: sketch.WarningFill, Alert: sketch.AlertFill,
		Off: sketch.OffFill, OffLine: sketch.OffLine, OffInk: Hex(0x5F5040),
		ButtonEdge: sketch.ButtonEdge, ButtonLine: sketch.ButtonLine, FieldLine: sketch.FieldLine, Seam: sketch.SeamLine,
		Kraft: Pair{Hex(0xF3CF9C), Hex(0x8A5E2E)},
		Gain:  sketch.GreenEdge, Loss: sketch.RedEdge, Due: sketch.RoseEdge,
		Shadow: sketch.ShadowColor, Veil: sketch.Veil,
		GoldTop: sketch.GoldTop, GoldBottom: sketch.GoldBottom, GoldInk: Hex(0x5F4306),
	}
	for f, s := range Families {
		p.Families[f] = Pair{s.Face, s.Edge}
		p.Tints[f], p.Plates[f] = s.Tint, s.Tint
	}
	for i, s := range sketch.SeatColors {
		p.Seats[i] = Pair{s.Face, s.Edge}
	}
	p.Decks = [deckCount]Pair{
		mailPile: p.Families[Blue], dealPile: {Hex(0xF0C48E), Hex(0xB47237)},
		eventPile: {p.Tints[Teal], p.Families[Teal].Face}, lotteryPile: {p.Tints[Green], p.Families[Green].Face},
	}
	for d, f := range deckFamilies {
		p.Backs[d] = p.Families[f].Face
	}
	if recolor := SkinOf(skin).recolor; recolor != nil {
		recolor(&p)
	}
	if highContrast {
		black := Hex(0x000000)
		p.Ink, p.Ink2, p.Ink3, p.Dark = black, Hex(0x2B2320), Hex(0x3A3028), black
		p.PageInk, p.PillInk = black, black
		p.Line, p.LineWidth, p.GridLine = Hex(0x6E6250), 2, Hex(0x6E6250)
		p.Card, p.CardFrame, p.PageTop, p.PageBottom, p.PillGround = White, Color{}, White, White, Color{}
		p.OtherDay, p.OtherMonth = Hex(0x5F5040), Hex(0x3A3028)
		p.PaperTop, p.PaperBottom, p.Paper2, p.Paper3 = White, White, Hex(0xF4F0E6), Hex(0xDDD3BD)
		p.Field, p.Cream, p.Cream2, p.Grid, p.Sunday = White, White, Hex(0xF5F1E6), White, Hex(0xF8F1E2)
		p.WallTop, p.WallBottom, p.Groove = Hex(0x2C463F), Hex(0x1F332E), Hex(0x14231F)
		p.WallWell, p.WallWell2 = Hex(0x14211D), Hex(0x22352F)
		p.WoodTop, p.WoodBottom, p.OnWood = Hex(0xDDB080), Hex(0xCB9A68), black
		p.Off, p.OffLine, p.OffInk = Hex(0xEFE9DA), Hex(0x5F5040), Hex(0x3A3028)
		p.ButtonEdge, p.FieldLine = Hex(0x6E6250), Hex(0x3A3028)
		p.Gain, p.Loss, p.Due = Hex(0x0E4324), Hex(0x7A160C), Hex(0x640F2C)
		p.FeltTop, p.FeltBottom = Hex(0x1B2D28), Hex(0x223832)
		for f := range p.Families {
			if Family(f) != Gold {
				p.Families[f].Face = Mixed(p.Families[f].Face, p.Families[f].Edge, .45)
			}
		}
		p.SundayInk, p.PileLine = p.Families[Red].Face, Mixed(p.Paper3, p.Seam, .35)
	}
	return p
}

// SumColor returns the colour of a sum: that of a gain or a loss, else rest.
func (c *Palette) SumColor(gain, loss bool, rest Color) Color {
	switch {
	case gain:
		return c.Gain
	case loss:
		return c.Loss
	}
	return rest
}

// On returns the colour of text that stands on the face of a family.
func (c *Palette) On(f Family) Color { return c.inkOn(f == Gold) }

// OnSeat returns the colour of text that stands on the face of a seat colour.
func (c *Palette) OnSeat(s SeatColor) Color { return c.inkOn(s == SeatYellow) }

// inkOn returns the colour of text on a strong colour, which may be a pale one.
func (c *Palette) inkOn(pale bool) Color {
	if pale {
		return c.Dark
	}
	return White
}

// Seat returns the pair of a seat colour; colours that do not exist are black.
func (c *Palette) Seat(s SeatColor) Pair {
	if s >= SeatColors {
		s = SeatBlack
	}
	return c.Seats[s]
}

// White is type and signs on strong colours, in every palette.
var White = Hex(0xFFFFFF)

// BonusGround is the black of the Bonus and the dashes on it.
var BonusGround = Pair{Hex(0x2E333B), Hex(0x8C96A2)}

// BookPaper is the paper of a savings book.
var BookPaper = Hex(0xFBF1D3)
