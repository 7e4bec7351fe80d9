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

// A CardLayout is where the parts of a presented card are, in logical pixels
// from its top left corner.
type CardLayout struct {
	Radius         float64
	Band           float64 // height of the coloured band
	Kind, Count    Spot    // on the band: R Black white, R Medium white
	Well           Box     // behind the picture
	Picture        Box
	Title, Detail  Spot // R Black, R Regular in the second ink
	DetailPitch    float64
	Label, Amount  Spot // what the amount is, C Medium; the amount, R Black
	Seam           float64
	Advice, Remark Spot // below the seam: R Bold, R Regular in the second ink
	Stamp          Spot // middle of a rubber stamp; Size is its type size
}

// LayoutOfCard returns the layout of a presented card of w by h: that of the
// target pictures for 392x246 and 300x206, scaled for other sizes.
func LayoutOfCard(w, h float64) CardLayout {
	if w < 340 {
		return CardLayout{
			Radius: 8, Band: 36,
			Kind: Spot{X: 14, Y: 25, Size: 17, Max: w - 110}, Count: Spot{X: w - 14, Y: 24, Size: 13, Anchor: End},
			Well: Box{14, 48, 84, 92}, Picture: Box{22, 60, 68, 68},
			Title: Spot{X: 112, Y: 66, Size: 18, Max: w - 124}, Detail: Spot{X: 112, Y: 84, Size: 13, Max: w - 124},
			Label: Spot{X: 112, Y: 104, Size: 13}, Amount: Spot{X: 111, Y: 136, Size: 32},
			Seam:   154,
			Advice: Spot{X: 14, Y: 175, Size: 13.5, Max: w - 28}, Remark: Spot{X: 14, Y: 194, Size: 13, Max: w - 28},
			Stamp: Spot{X: w - 54, Y: 124, Size: 14, Anchor: Middle, Turn: -9},
		}
	}
	return CardLayout{
		Radius: 10, Band: 48,
		Kind: Spot{X: 20, Y: 32, Size: 22, Max: w - 150}, Count: Spot{X: w - 20, Y: 31, Size: 13.5, Anchor: End},
		Well: Box{18, 62, 112, 112}, Picture: Box{28, 72, 92, 92},
		Title: Spot{X: 148, Y: 86, Size: 22, Max: w - 164}, Detail: Spot{X: 148, Y: 108, Size: 14, Max: w - 164},
		Label: Spot{X: 148, Y: 136, Size: 13.5}, Amount: Spot{X: 146, Y: 174, Size: 42},
		Seam:   192,
		Advice: Spot{X: 20, Y: 216, Size: 15, Max: w - 40}, Remark: Spot{X: 20, Y: 235, Size: 13.5, Max: w - 40},
		Stamp: Spot{X: w - 66, Y: 148, Size: 21, Anchor: Middle, Turn: -11},
	}
}

// Denser returns the layout of a card whose text takes two lines: title, text
// and label move up and the sum is a little smaller, so that nothing has to go.
func (l CardLayout) Denser() CardLayout {
	if l.Band < 40 {
		l.Title.Y, l.Title.Size = 62, 17
		l.Detail.Y, l.Detail.Size, l.DetailPitch = 78, 12.5, 15
		l.Label.Y, l.Label.Size = 110, 12.5
		l.Amount.Y, l.Amount.Size = 139, 30
		l.Stamp.Y += 5
		return l
	}
	l.Title.Y = 83
	l.Detail.Y, l.Detail.Size, l.DetailPitch = 103, 13.5, 17
	l.Label.Y, l.Label.Size = 141, 13
	l.Amount.Y, l.Amount.Size = 177, 38
	l.Stamp.Y += 7
	return l
}

// BandEdge draws the pattern of a kind of mail alone, for a band of that height
// and width that lies under it: on or just below the band's lower edge. The body
// begins at the band's corner.
// Paper is what the card is made of.
func BandEdge(kind string, w, band float64, paper color.NRGBA) Drawing {
	s, ok := mailSigns[kind]
	if !ok {
		s = mailSigns["ad"]
	}
	return sketchOf(w, band, Insets{Bottom: 15}, func(p pen) { p.bandEdge(s, w, band, paper) })
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

// A DealLayout is where the parts of a Deal card are, in logical pixels from its
// top left corner.
type DealLayout struct {
	Well, Picture Box
	Kind          Spot // C Bold in the dark colour of the family
	Name          Spot // R Black, lines LineHeight apart
	LineHeight    float64
	Note          Spot // C Medium in the second ink
	Seam          float64
	// Labels and Sums are the three columns below the seam: C Medium, R Black.
	Labels, Sums [3]Spot
	Badge        Spot // middle of the disc or burst: R Black white; Y is the baseline
	BadgeAt      Point
	BadgeR       float64
}

// LayoutOfDeal returns the layout of a Deal card of w by h: that of the target
// pictures for 300x102 (without a seam) and 340x204, a smaller one for cards in
// small windows and a larger one for cards 240 and more high.
func LayoutOfDeal(w, h float64) DealLayout {
	switch {
	case h < 150:
		return DealLayout{
			Well: Box{12, 12, 78, h - 24}, Picture: Box{19, h/2 - 32, 64, 64},
			Kind: Spot{X: 102, Y: 31, Size: 18, Max: w - 114}, Name: Spot{X: 102, Y: 53, Size: 13, Max: w - 114},
			LineHeight: 16, Note: Spot{X: 102, Y: 72, Size: 14, Max: w - 164},
			Sums:  [3]Spot{{X: 102, Y: 90, Size: 14, Max: w - 164}},
			Badge: Spot{X: w - 34, Y: 65, Size: 20, Anchor: Middle}, BadgeAt: Point{w - 34, 58}, BadgeR: 22,
		}
	case h < 190:
		l := DealLayout{
			Well: Box{11, 11, 74, h - 75}, Picture: Box{19, 11 + (h-75-58)/2, 58, 58},
			Kind: Spot{X: 96, Y: 28, Size: 13}, Name: Spot{X: 96, Y: 49, Size: 16, Max: w - 106},
			LineHeight: 18, Note: Spot{X: 96, Y: h - 68, Size: 12.5, Max: w - 146}, Seam: h - 56,
			Badge: Spot{X: w - 27, Y: 28, Size: 13, Anchor: Middle}, BadgeAt: Point{w - 27, 23.5}, BadgeR: 12.5,
		}
		return l.columns((w-22)/3, Spot{X: 13, Y: h - 38, Size: 12.5}, Spot{X: 13, Y: h - 15, Size: 17})
	case h < 240:
		l := DealLayout{
			Well: Box{14, 14, 96, 114}, Picture: Box{24, 33, 76, 76},
			Kind: Spot{X: 124, Y: 36, Size: 14.5}, Name: Spot{X: 124, Y: 60, Size: 19, Max: w - 140},
			LineHeight: 22, Note: Spot{X: 124, Y: 118, Size: 13.5, Max: w - 186}, Seam: 139,
			Badge: Spot{X: w - 36, Y: 112.5, Size: 18, Anchor: Middle}, BadgeAt: Point{w - 36, 106}, BadgeR: 20,
		}
		return l.columns((w-28)/3, Spot{X: 16, Y: 160, Size: 13.5}, Spot{X: 16, Y: 186, Size: 20})
	}
	l := DealLayout{
		Well: Box{18, 18, 116, 138}, Picture: Box{28, 39, 96, 96},
		Kind: Spot{X: 150, Y: 42, Size: 17}, Name: Spot{X: 150, Y: 72, Size: 23, Max: w - 170},
		LineHeight: 26, Note: Spot{X: 150, Y: 148, Size: 14, Max: w - 226}, Seam: 172,
		Badge: Spot{X: w - 44, Y: 136, Size: 22, Anchor: Middle}, BadgeAt: Point{w - 44, 128}, BadgeR: 25,
	}
	return l.columns((w-32)/3, Spot{X: 20, Y: 196, Size: 14}, Spot{X: 20, Y: 226, Size: 23})
}

// BadgeAbove returns the layout of a card so wide whose badge is smaller and stands
// in the corner beside the name of the kind, so that the note has the whole line.
func (l DealLayout) BadgeAbove(w float64) DealLayout {
	const smaller, in = .7, 14
	l.BadgeR *= smaller
	l.BadgeAt = Point{w - in - l.BadgeR, in + l.BadgeR}
	l.Badge.Size *= smaller
	return l
}

// columns returns the layout with its three labels and sums step apart, the
// first of them at the given spots.
func (l DealLayout) columns(step float64, label, sum Spot) DealLayout {
	for i := range l.Sums {
		l.Labels[i], l.Sums[i] = label, sum
		label.X, sum.X = label.X+step, sum.X+step
	}
	return l
}
