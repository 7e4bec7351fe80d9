package sketch

import (
	"image/color"
	"math"
)

// A MailSign is what marks a kind of mail or of an Event: its picture, its
// colours and the pattern of its edge.
type MailSign struct {
	Picture string
	Family  Family
	Edge    string // "torn", "airmail", "plain", "triangles", "dots", "scallops", "fangs", "fence", "rays", "slots", "arrows", "blocks", "gusts", "pennants" or "stubs"
}

var mailSigns = map[string]MailSign{
	"ad":                {"ad", FamilyOrange, "torn"},
	"postcard":          {"postcard", FamilyBlue, "airmail"},
	"bill":              {"bill", FamilyRose, "plain"},
	"moneygram-send":    {"moneygram", FamilyGreen, "triangles"},
	"moneygram-receive": {"moneygram", FamilyGreen, "triangles"},
	"instant-message":   {"im", FamilyPlum, "dots"},
	"tax-refund":        {"refund", FamilyTeal, "scallops"},
	"rebate":            {"refund", FamilyTeal, "scallops"},

	"monster-charge": {"monster", FamilyPlum, "fangs"},
	"pay-a-neighbor": {"neighbor", FamilyRed, "fence"},
	"mad-money":      {"mad", FamilyGreen, "rays"},
	"charity":        {"charitybox", FamilyRose, "slots"},
	"buy-or-sell":    {"buysell", FamilyOrange, "arrows"},
	"lottery-ticket": {"lottery", FamilyPlum, "stubs"},
	"swellfare":      {"swellfare", FamilyRed, "blocks"},
	"windfall":       {"windfall", FamilyTeal, "gusts"},

	"pay-to-bonus":       {"bonus", FamilyTeal, "pennants"},
	"each-pay-to-bonus":  {"bonus", FamilyTeal, "pennants"},
	"pay-to-friend":      {"neighbor", FamilyTeal, "pennants"},
	"keep-the-cash":      {"windfall", FamilyTeal, "pennants"},
	"each-keep-the-cash": {"reunion", FamilyTeal, "pennants"},
	"take-and-keep":      {"mad", FamilyTeal, "pennants"},
}

// MailSignOf returns the sign of a kind of mail, by the kind's name in the
// engine and in records, and whether that name is known.
func MailSignOf(kind string) (MailSign, bool) {
	s, ok := mailSigns[kind]
	return s, ok
}

// The size of a presented card.
const CardW, CardH = 392.0, 246.0

// BandEdgeH is the height of the part of a band that patterns reach into.
const BandEdgeH = 12.0

// BandEdge draws the pattern of a kind of mail alone, as wide as its band, with the lower
// part of the band for its body: the pattern lies on it, or just below its edge. Paper is
// what the card is made of.
func BandEdge(kind string, w float64, paper color.NRGBA) Drawing {
	s, ok := mailSigns[kind]
	if !ok {
		s = mailSigns["ad"]
	}
	return sketchOf(w, BandEdgeH, Insets{Bottom: 15}, func(p pen) { p.bandEdge(s, w, BandEdgeH, paper) })
}

// edgeDepths is how much of a band the patterns take up that reach into it.
var edgeDepths = map[string]float64{
	"airmail": 9, "triangles": 7, "scallops": 4, "fangs": 10.5, "fence": 12, "rays": 9, "slots": 7, "arrows": 12,
	"blocks": 7, "gusts": 9, "stubs": 4,
}

// EdgeDepth returns how high the part of a band is, from its lower edge up, that the
// pattern of a kind of mail leaves no room in for its name.
func EdgeDepth(kind string) float64 { return edgeDepths[mailSigns[kind].Edge] }

// bandEdge draws the pattern of a kind of mail along the lower edge of its band,
// so that kinds differ by shape as well as by colour.
func (p pen) bandEdge(s MailSign, w, band float64, paper color.NRGBA) {
	face := s.Family.Face
	along := func(first, step, last float64, f func(x float64)) {
		for x := first; x <= last+.01; x += step {
			f(x)
		}
	}
	switch s.Edge {
	case "torn":
		p.torn(0, band-1, w, 3, 6, face, 4)
	case "airmail":
		p.rect(0, band-9, w, 9, fill(paper))
		i := 0
		along(4, 14, w-14, func(x float64) {
			c := Blue
			if i%2 == 1 {
				c = Red
			}
			i++
			p.pathf(fill(c), "M%g %gh8l-4 7h-8z", x+4, band-8)
		})
	case "triangles":
		along(14, 20, w-14, func(x float64) { p.pathf(fill(rgb(0xBFE3C9)), "M%g %gl6-7l6 7z", x, band) })
	case "dots":
		p.pathf(fill(face), "M30 %gV%gL48 %gZ", band-.5, band+10, band-.5)
		for i := range 3 {
			p.circle(w-20-float64(i)*11, band+11, 3.4, fill(face))
		}
	case "scallops":
		n := math.Round(w / 13)
		along(w/n/2, w/n, w, func(x float64) { p.circle(x, band+.5, 4, fill(paper)) })
	case "fangs":
		along(4, 24, w-20, func(x float64) { p.pathf(fill(paper), "M%g %gl8-11l8 11z", x, band+.5) })
	case "fence":
		along(6, 16, w-14, func(x float64) { p.pathf(fill(paper), "M%g %gv-8l4-4l4 4v8z", x, band+.5) })
	case "rays":
		along(10, 18, w-6, func(x float64) { p.line(x-4, band-2, x+2, band-9, line(rgb(0xBFE3C9), 2.4)) })
	case "slots":
		along(14, 26, w-14, func(x float64) { p.rect(x, band-7, 14, 3.4, fill(s.Family.Edge).round(1.7)) })
	case "arrows":
		along(14, 34, w-24, func(x float64) { p.pathf(fill(s.Family.Tint), "M%g %gh7v-3l6 5l-6 5v-3h-7z", x, band-9) })
	case "blocks":
		along(0, 28, w-14, func(x float64) { p.rect(x, band-7, 14, 7, fill(paper)) })
	case "pennants":
		along(10, 22, w-20, func(x float64) { p.pathf(fill(s.Family.Tint), "M%g %gh13l-6.5 10z", x, band-.5) })
	case "stubs":
		along(9, 18, w-9, func(x float64) { p.circle(x, band+.5, 4.5, fill(paper)) })
	case "gusts":
		along(8, 26, w-20, func(x float64) {
			p.pathf(line(s.Family.Tint, 2), "M%g %gc4 -4 8 -4 10 0c2 4 -4 4 -4 1", x, band-5)
		})
	}
}

// A DealStyle is the frame of a Deal card.
type DealStyle uint8

// The frames of Deal cards.
const (
	NormalDeal  DealStyle = iota
	DoubleDeal            // two lines, a second sheet behind, disc
	SuperSteal            // dashed inner line, starburst
	AuctionDeal           // inner line between four small stars
)

// Family returns the colours of the style.
func (s DealStyle) Family() Family {
	switch s {
	case DoubleDeal:
		return FamilyPlum
	case SuperSteal:
		return FamilyRed
	}
	return FamilyOrange
}

// DealStyleOf returns the style of a kind of Deal, by the kind's name in the
// engine and in records; any other name is a normal Deal.
func DealStyleOf(kind string) DealStyle {
	switch kind {
	case "double-deal":
		return DoubleDeal
	case "super-steal":
		return SuperSteal
	case "auction":
		return AuctionDeal
	}
	return NormalDeal
}

// The size of a Deal card that is held.
const DealHeldW, DealHeldH = 340.0, 204.0
