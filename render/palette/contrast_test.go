package palette

import (
	"fmt"
	"math"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
)

// luminance and ratio are those of the Web Content Accessibility Guidelines.
func luminance(c Color) float64 {
	f := func(v uint8) float64 {
		s := float64(v) / 255
		if s <= .04045 {
			return s / 12.92
		}
		return math.Pow((s+.055)/1.055, 2.4)
	}
	return .2126*f(c.R) + .7152*f(c.G) + .0722*f(c.B)
}

func ratio(a, b Color) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + .05) / (min(la, lb) + .05)
}

// over returns c laid over a ground.
func over(c, ground Color) Color {
	a := c.A
	c.A = 255
	return Mixed(ground, c, float64(a)/255)
}

func TestRatioIsThatOfTheGuidelines(t *testing.T) {
	assert.InDelta(t, 21, ratio(Hex(0x000000), Hex(0xFFFFFF)), .01)
	assert.InDelta(t, 4.54, ratio(Hex(0x767676), Hex(0xFFFFFF)), .01)
}

func TestAllTextCanBeReadOnItsGround(t *testing.T) {
	const small, large = 4.5, 3.0
	for i := range 2 * engine.NumEditions {
		ed, high := i/2, i%2 == 1
		t.Run(fmt.Sprintf("%v, high contrast %v", ed, high), func(t *testing.T) {
			c, look := NewPalette(ed.String(), high), SkinOf(ed.String())
			check := func(what string, least float64, text Color, grounds ...Color) {
				for i, g := range grounds {
					assert.GreaterOrEqual(t, ratio(over(text, g), g), least, "%s, ground %d: %v on %v", what, i, text, g)
					assert.GreaterOrEqual(t, ratio(InEvening(over(text, g)), InEvening(g)), least, "%s in the evening, ground %d: %v on %v", what, i, text, g)
				}
			}
			paper := []Color{c.Card, c.PaperTop, c.PaperBottom, c.Paper2, c.Field, c.Grid, c.Sunday, c.Hot, c.Warning, White, c.Tints[Gold]}
			check("text", small, c.Ink, append(paper, c.Paper3, c.Off, c.Alert)...)
			check("second text", small, c.Ink2, append(paper, c.Off)...)
			check("pending numerals", large, c.Ink3, c.PaperTop)
			page := []Color{c.PageTop, c.PageBottom, c.Grid, c.Sunday}
			check("names on a page", small, c.PageInk, page...)
			check("weekdays", small, c.Ink2, c.PageTop)
			check("days outside the month", large, c.OtherDay, Mixed(c.Grid, c.Paper3, .5), Mixed(c.Sunday, c.Paper3, .5))
			check("months outside", small, c.OtherMonth, Mixed(c.Grid, c.Paper3, .5), Mixed(c.Sunday, c.Paper3, .5))
			check("gains", small, c.Gain, append(paper, c.Tints[Green])...)
			check("losses", small, c.Loss, append(paper, c.Alert, c.Tints[Red])...)
			check("bills due", small, c.Due, paper...)
			check("Sunday's name", small, c.SundayInk, c.PageTop)
			check("START", large, c.Families[Red].Face, c.Sunday)
			check("cell of the Bonus", small, c.Focus, BonusGround.Face)
			check("Bonus", small, c.Dark, c.Focus)
			notice := c.PillGround
			if notice.A > 0 {
				check("notice", small, c.PillInk, notice)
				check("the Pot's amount", small, c.Loss, notice)
				check("the Lottery's amount", small, c.Families[Plum].Edge, notice)
				check("notice's line", large, c.PillLine, notice)
				check("the Pot", small, c.Families[Red].Edge, notice)
			}
			check("stamps", large, Faded(c.Families[Red].Face, .9), c.Field, c.PaperTop, c.Hot)
			check("what is off", small, c.OffInk, c.Off)
			wood := Mixed(c.WoodTop, White, .34)
			check("what is off on the desk", small, Mixed(c.WoodDeep, c.Ink, .3), wood)
			check("text on wood", small, c.OnWood, c.WoodTop, c.WoodBottom)
			well := Mixed(c.WoodDeep, c.WoodEdge, .55)
			check("gaps in the box of tiles", small, Hex(0xF3E2C3), Mixed(c.WoodDeep, c.WoodEdge, .25), well)

			check("text on the wall", small, c.Cream, c.WallTop, c.WallBottom, c.WallWell, c.WallWell2, c.FeltTop, c.FeltBottom, c.Dark)
			check("second text on dark grounds", small, c.Cream2, c.WallWell, c.FeltTop, c.FeltBottom, c.Dark, c.WallBottom)
			check("buttons of a book", small, c.Ink, c.Kraft.Face)
			check("text in a book", small, c.Ink2, BookPaper)
			check("sums in a book", small, c.Gain, BookPaper)
			check("debts in a book", small, c.Loss, BookPaper)
			check("amber text", small, c.Focus, c.Dark)
			check("focus ring on its line", large, c.Focus, c.Dark)

			for f := range Family(familyCount) {
				pair, ink := c.Families[f], c.On(f)
				name := Families[f].Name
				if f == Gold {
					check("pay day", small, ink, c.GoldTop, c.GoldBottom, pair.Face)
				} else {
					check(name+" tile", small, ink, pair.Face, pair.Edge, over(Faded(pair.Edge, .62), pair.Face))
					check(name+" button, hover and pressed", small, ink, Mixed(pair.Face, pair.Edge, .5))
				}
				face := look.Day.Face
				switch {
				case look.Day.Label == LabelOnBand:
					face = c.Tints[f]
					check(name+" label on its band", small, ink, map[bool]Color{false: pair.Face, true: c.GoldBottom}[f == Gold])
				case face.A == 0 || high:
					face = c.Field
				}
				check(name+" date", small, c.PageInk, face)
				check(name+" Sunday's date", large, c.SundayInk, face)
				check("sums on "+name+" days", small, c.Gain, face)
				check("costs on "+name+" days", small, c.Loss, face)
				check(name+" kind on a card", small, map[bool]Color{false: pair.Edge, true: c.GoldInk}[f == Gold], c.Field, Mixed(c.Hot, c.Field, .5))
				pill, pillInk := Mixed(c.Tints[f], c.PaperTop, .35), pair.Edge
				if f == Gold {
					pillInk = c.GoldInk
					check("the Jackpot's amount", small, c.Loss, pill)
				}
				check(name+" pill", small, pillInk, pill)
			}
			for s := range SeatColors {
				pair := c.Seat(s)
				check(s.String()+" seat", small, c.OnSeat(s), pair.Face)
				pick := pair.Face
				if s == SeatYellow {
					pick = Mixed(pair.Edge, c.Ink, .25)
				}
				check(s.String()+" picked number", large, pick, c.Field)
			}
			check("jackpot cell", small, c.Families[Red].Edge, Mixed(c.Tints[Gold], c.PaperTop, .06))
			check("free number", large, c.Families[Plum].Edge, c.Tints[Plum])
			check("number that cannot come up", large, Mixed(c.OffInk, c.OffLine, .3), c.Off)
			check("chosen segment", small, White, c.Ink, c.Families[Blue].Edge, c.Families[Red].Face)
			check("medals", small, c.Dark, c.GoldBottom, Hex(0xB9C0C8), Hex(0xC98B56), c.Paper3)
			for _, b := range look.Money.Notes {
				// The mark is part of a picture: the sum stands beside it in words.
				check("bill "+b.Mark, large, White, b.Ink)
			}
		})
	}
}

func TestSignsCanBeToldFromTheirGround(t *testing.T) {
	const sign = 3.0
	c := NewPalette("", false)
	for ed := range engine.NumEditions {
		own := NewPalette(ed.String(), false)
		for s := range SeatColors {
			assert.GreaterOrEqual(t, ratio(own.Seat(s).Edge, own.PaperTop), sign, "%v token's edge on the paper of %v", s, ed)
		}
	}
	assert.GreaterOrEqual(t, ratio(c.Families[Green].Face, Hex(0xD3C6A4)), sign, "odds bar on its ground")
	assert.GreaterOrEqual(t, ratio(c.OffLine, c.PaperTop), sign, "dashes of what is off")
}
