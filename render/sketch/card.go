package sketch

import "math"

// A MailSign is what marks a kind of mail: its picture, its colours and the
// pattern of its edge.
type MailSign struct {
	Picture string
	Family  Family
	Edge    string // "torn", "airmail", "plain", "triangles", "dots", "scallops", "fangs", "fence", "rays", "slots", "arrows", "blocks" or "gusts"
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
	"lottery-ticket": {"lottery", FamilyPlum, "plain"},
	"swellfare":      {"swellfare", FamilyRed, "blocks"},
	"windfall":       {"windfall", FamilyTeal, "gusts"},
}

// MailKinds are the kinds of mail of Big Pay Day.
var MailKinds = []string{
	"ad", "postcard", "bill", "moneygram-send", "moneygram-receive", "instant-message", "tax-refund", "rebate",
}

// MailSignOf returns the sign of a kind of mail, by the kind's name in the
// engine and in records, and whether that name is known.
func MailSignOf(kind string) (MailSign, bool) {
	s, ok := mailSigns[kind]
	return s, ok
}

// A CardFace says how a presented card of mail is drawn. It can be used as the
// key of a cache.
type CardFace struct {
	Kind   string // of mail, as in MailSignOf
	W, H   float64
	Behind bool // with the next card lying under it
}

// Sizes of presented cards.
const (
	CardW, CardH               = 392.0, 246.0
	CompactCardW, CompactCardH = 300.0, 206.0
	SlipW, SlipH               = 140.0, 182.0 // upright
)

// A CardLayout is where the parts of a presented card are, in logical pixels
// from its top left corner.
type CardLayout struct {
	Radius         float64
	Band           float64 // height of the coloured band
	Kind, Count    Spot    // on the band: R Black white, R Medium white
	Well           Box     // behind the picture
	Picture        Box
	Title, Detail  Spot // R Black, R Regular in the second ink
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

// MailCard draws a presented card of mail with its shadow. It lies straight;
// it is turned by -1.6 degrees when it is presented. The sides are punched where
// the seam ends. An unknown kind is drawn as an advertisement.
func MailCard(f CardFace) Drawing {
	sign, ok := mailSigns[f.Kind]
	if !ok {
		sign = mailSigns["ad"]
	}
	l := LayoutOfCard(f.W, f.H)
	return sketchOf(f.W, f.H, Insets{50, 40, 50, 66}, func(p pen) {
		p.cardBody(f.W, f.H, l, f.Behind)
		p.path(topRounded(0, 0, f.W, l.Band, l.Radius), fill(sign.Family.Face))
		p.bandEdge(sign, f.W, l.Band)
		p.well(l, sign.Family, sign.Picture)
		p.seam(f.W, l)
	})
}

// cardBody draws the card behind, the shadow and the paper with its punched
// sides.
func (p pen) cardBody(w, h float64, l CardLayout, behind bool) {
	turn, notch := 3.2, 8.0
	if w < 340 {
		turn, notch = 2.4, 6
	}
	if behind {
		q := p.turned(turn)
		q.shadow(4, 0, w-8, h-6, l.Radius, Shadow{DY: 6, Sigma: 8, Alpha: .4})
		q.rect(0, 0, w, h, fill(CardBack).round(l.Radius))
		q.rect(0, 0, w, h, line(Blue, 2).round(l.Radius))
	}
	p.shadow(4, -2, w-8, h-6, l.Radius, ShadowCard)
	r, s := l.Radius, l.Seam
	p.pathf(fill(Field),
		"M%g 0H%gA%g %g 0 0 1 %g %gV%gA%g %g 0 0 0 %g %gV%gA%g %g 0 0 1 %g %gH%gA%g %g 0 0 1 0 %gV%gA%g %g 0 0 0 0 %gV%gA%g %g 0 0 1 %g 0Z",
		r, w-r, r, r, w, r, s-notch, notch, notch, w, s+notch, h-r, r, r, w-r, h, r, r, r, h-r, s+notch, notch, notch, s-notch, r, r, r, r)
}

func (p pen) well(l CardLayout, f Family, picture string) {
	p.rect(l.Well.X, l.Well.Y, l.Well.W, l.Well.H, fill(f.Tint).round(10))
	p.art(picture, l.Picture.X, l.Picture.Y, l.Picture.W)
}

func (p pen) seam(w float64, l CardLayout) {
	p.line(14, l.Seam, w-14, l.Seam, line(SeamLine, 1.6).dashed(5, 6))
}

// bandEdge draws the pattern of a kind of mail along the lower edge of its band,
// so that kinds differ by shape as well as by colour.
func (p pen) bandEdge(s MailSign, w, band float64) {
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
		p.rect(0, band-9, w, 9, fill(Field))
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
		along(w/n/2, w/n, w, func(x float64) { p.circle(x, band+.5, 4, fill(Field)) })
	case "fangs":
		along(4, 24, w-20, func(x float64) { p.pathf(fill(Field), "M%g %gl8-11l8 11z", x, band+.5) })
	case "fence":
		along(6, 16, w-14, func(x float64) { p.pathf(fill(Field), "M%g %gv-8l4-4l4 4v8z", x, band+.5) })
	case "rays":
		along(10, 18, w-6, func(x float64) { p.line(x-4, band-2, x+2, band-9, line(rgb(0xBFE3C9), 2.4)) })
	case "slots":
		along(14, 26, w-14, func(x float64) { p.rect(x, band-7, 14, 3.4, fill(s.Family.Edge).round(1.7)) })
	case "arrows":
		along(14, 34, w-24, func(x float64) { p.pathf(fill(s.Family.Tint), "M%g %gh7v-3l6 5l-6 5v-3h-7z", x, band-9) })
	case "blocks":
		along(0, 28, w-14, func(x float64) { p.rect(x, band-7, 14, 7, fill(Field)) })
	case "gusts":
		along(8, 26, w-20, func(x float64) {
			p.pathf(line(s.Family.Tint, 2), "M%g %gc4 -4 8 -4 10 0c2 4 -4 4 -4 1", x, band-5)
		})
	}
}

// MailSlip draws the small upright card of a kind of mail, as lists of cards
// show it: the pattern at its top, the picture in its well. W by H is 140 by 182
// in the picture; its name stands on the baseline H-44, centred, what it does on
// H-24.
func MailSlip(kind string, w, h float64) Drawing {
	s, ok := mailSigns[kind]
	if !ok {
		s = mailSigns["ad"]
	}
	return sketchOf(w, h, Even(13), func(p pen) {
		p.shadow(2, 0, w-4, h-3, 6, Shadow{DY: 3, Sigma: 4, Alpha: .35})
		p.rect(0, 0, w, h, fill(Field).round(7))
		face := s.Family.Face
		top := topRounded(0, 0, w, 16, 7)
		switch s.Edge {
		case "airmail":
			for i, x := 0, 12.0; x < w-12; i, x = i+1, x+14 {
				c := Blue
				if i%2 == 1 {
					c = Red
				}
				p.pathf(fill(c), "M%g 5h8l-4 9h-8z", x)
			}
		case "torn":
			p.path(topRounded(0, 0, w, 14, 7), fill(face))
			p.torn(0, 7, w, 9, 6, face, 4)
		case "dots":
			p.path(top, fill(face))
			for i := range 3 {
				p.circle(12+float64(i)*10, 8, 3, fill(White))
			}
		default:
			p.path(top, fill(face))
			p.bandEdge(s, w, 16)
		}
		p.rect(.5, .5, w-1, h-1, line(Line, 1).round(7))
		well := Box{w * 18 / 140, h * 28 / 182, w * 104 / 140, h * 84 / 182}
		p.rect(well.X, well.Y, well.W, well.H, fill(s.Family.Tint).round(8))
		size := math.Min(well.W, well.H) * 68 / 84
		c := well.Center()
		p.art(s.Picture, c.X-size/2, c.Y-size/2, size)
	})
}

// A DealStyle is the frame of a Deal card.
type DealStyle uint8

// The frames of Deal cards.
const (
	NormalDeal DealStyle = iota
	DoubleDeal           // two lines, a second sheet behind, disc
	SuperSteal           // dashed inner line, starburst
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
	}
	return NormalDeal
}

// A DealFace says how a Deal card is drawn. It can be used as the key of a
// cache.
type DealFace struct {
	Style   DealStyle
	Picture string // of its company; "" for the briefcase
	W, H    float64
	Chosen  bool // with the green frame and tick of the one that is to be sold
	Deep    bool // with the shadow of a presented card
}

// Sizes of Deal cards: in a list, held, presented.
const (
	DealRowW, DealRowH   = 300.0, 102.0
	DealHeldW, DealHeldH = 340.0, 204.0
)

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
			Kind: Spot{X: 96, Y: 28, Size: 13}, Name: Spot{X: 96, Y: 47, Size: 16, Max: w - 106},
			LineHeight: 18, Note: Spot{X: 96, Y: h - 68, Size: 12.5, Max: w - 146}, Seam: h - 56,
			Badge: Spot{X: w - 28, Y: 33, Size: 15, Anchor: Middle}, BadgeAt: Point{w - 28, 28}, BadgeR: 16,
		}
		for i := range l.Sums {
			x := 13 + float64(i)*(w-22)/3
			l.Labels[i], l.Sums[i] = Spot{X: x, Y: h - 38, Size: 12.5}, Spot{X: x, Y: h - 15, Size: 17}
		}
		return l
	case h < 240:
		l := DealLayout{
			Well: Box{14, 14, 96, 114}, Picture: Box{24, 33, 76, 76},
			Kind: Spot{X: 124, Y: 36, Size: 14.5}, Name: Spot{X: 124, Y: 60, Size: 19, Max: w - 140},
			LineHeight: 22, Note: Spot{X: 124, Y: 118, Size: 13.5, Max: w - 186}, Seam: 139,
			Badge: Spot{X: w - 36, Y: 112.5, Size: 18, Anchor: Middle}, BadgeAt: Point{w - 36, 106}, BadgeR: 20,
		}
		for i := range l.Sums {
			x := 16 + float64(i)*(w-28)/3
			l.Labels[i], l.Sums[i] = Spot{X: x, Y: 160, Size: 13.5}, Spot{X: x, Y: 186, Size: 20}
		}
		return l
	}
	l := DealLayout{
		Well: Box{18, 18, 116, 138}, Picture: Box{28, 39, 96, 96},
		Kind: Spot{X: 150, Y: 42, Size: 17}, Name: Spot{X: 150, Y: 72, Size: 23, Max: w - 170},
		LineHeight: 26, Note: Spot{X: 150, Y: 148, Size: 14, Max: w - 226}, Seam: 172,
		Badge: Spot{X: w - 44, Y: 136, Size: 22, Anchor: Middle}, BadgeAt: Point{w - 44, 128}, BadgeR: 25,
	}
	for i := range l.Sums {
		x := 20 + float64(i)*(w-32)/3
		l.Labels[i], l.Sums[i] = Spot{X: x, Y: 196, Size: 14}, Spot{X: x, Y: 226, Size: 23}
	}
	return l
}

// DealCard draws a Deal card with its shadow. The marks on the disc and the
// burst are type.
func DealCard(f DealFace) Drawing {
	w, h, fam := f.W, f.H, f.Style.Family()
	l := LayoutOfDeal(w, h)
	shadow := Shadow{DY: 3, Sigma: 4, Alpha: .35}
	if f.Deep {
		shadow = ShadowCard
	}
	m := shadowMargin(shadow)
	m.Right, m.Bottom, m.Top = math.Max(m.Right, 14), math.Max(m.Bottom, 14), math.Max(m.Top, 8)
	return sketchOf(w, h, m, func(p pen) {
		paper := Field
		if f.Chosen {
			paper = rgb(0xFFF8E2)
			p.rect(-4, -4, w+8, h+8, fill(Green).round(11))
			p.rect(-1.5, -1.5, w+3, h+3, fill(rgb(0xFFFBEF)).round(9))
		}
		p.shadow(2, 0, w-4, h-3, 8, shadow)
		if f.Style == DoubleDeal {
			p.rect(5, -5, w-5, h, fill(rgb(0x8F6DB5)).line(White, 1).round(8))
		}
		p.rect(0, 0, w, h, fill(paper).round(8))
		p.rect(1.5, 1.5, w-3, h-3, line(fam.Face, 3).round(7))
		switch f.Style {
		case DoubleDeal:
			p.rect(6.5, 6.5, w-13, h-13, line(fam.Face, 1.5).round(4))
		case SuperSteal:
			p.rect(6.5, 6.5, w-13, h-13, line(fam.Face, 2).dashed(7, 5).flatEnds().round(4))
		}
		picture := f.Picture
		if artOf(picture) == nil {
			picture = "deal"
		}
		p.rect(l.Well.X, l.Well.Y, l.Well.W, l.Well.H, fill(fam.Tint).round(7))
		p.art(picture, l.Picture.X, l.Picture.Y, l.Picture.W)
		if l.Seam > 0 {
			p.line(14, l.Seam, w-14, l.Seam, line(SeamLine, 1.6).dashed(5, 6))
		}
		b, r := l.BadgeAt, l.BadgeR
		switch f.Style {
		case DoubleDeal:
			p.circle(b.X, b.Y, r, fill(fam.Face))
			p.circle(b.X, b.Y, r-3.5, line(White, 1.4))
		case SuperSteal:
			p.polygon(star(12, b.X, b.Y-1, r*1.14, r*.92), fill(fam.Face))
		}
		if f.Chosen {
			p.at(w-4, h-4).tick(15, Green)
		}
	})
}
