package render

import (
	"cmp"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// Award is the content of an award's slip.
type Award struct {
	Title string
	// Tokens are those of the seats that share it, Name what they are called.
	Tokens []Token
	Name   string
	Note   string
	// Art is a piece of artwork on the rosette; "die" is a red six.
	Art    string
	Family Family
	// title and name are how title and name are set, see [Theme.FitAwards].
	title Style
	name  naming
}

// The type of awards.
var (
	awardTitle = Style{Face: Black, Size: 16}
	awardName  = Style{Face: Medium, Size: 15}
	awardNote  = Style{Face: CondensedMedium, Size: 14}
)

// awardToken is the size of the tokens before the name, and awardStep the
// distance from one to the next.
const (
	awardToken = 20.0
	awardStep  = 16.0
)

// Award draws an award on its slip: 152x240 in the design with the text below
// the rosette, or, where the slip is wider than high, with the text beside it.
func (t *Theme) Award(dst *ebiten.Image, r Rect, a Award) {
	t.Panel(dst, r, Paper)
	p, c := t.pen(dst).capped(1.15), &t.Palette
	q := t.drawing(drawingKey{what: "award", name: a.Art, n: int(a.Family)}, func() sketch.Drawing { return sketch.AwardRosette(families[a.Family], a.Art) })
	if beside(r) {
		k := awardScale(r)
		x := r.X + 12 + 48*k
		p.posed(q, x, r.CenterY(), Pose{Scale: k})
		left, room := x+48*k+12, awardRoom(r, 0)
		note, st := t.awardNote(p, r, a.Note, room)
		y := r.CenterY() - 30 - float64(len(note.Lines)-1)*note.Leading*.5
		p.fit(a.Title, left, y+14, room, 12, cmp.Or(a.title, awardTitle).In(c.Ink))
		t.awardSeats(p, a, left, y+35, room, false)
		p.capped(0).lines(note, left, y+55, st.In(c.Ink2))
		return
	}
	cx := r.CenterX()
	// The rosette keeps its size where the slip is a little lower than designed.
	gap := max((r.H-240)/3, -4)
	p.blit(q, cx-48, r.Y+16+gap, 1)
	y := r.Y + 168 + 2*gap
	p.fit(a.Title, cx, y, r.W-12, 12, cmp.Or(a.title, awardTitle).In(c.Ink).Aligned(Center))
	t.awardSeats(p, a, cx, y+26, r.W-16, true)
	note, st := t.awardNote(p, r, a.Note, r.W-16)
	base := y + 51
	if len(note.Lines) > 1 {
		base -= 5
	}
	p.capped(0).lines(note, cx, base, st.In(c.Ink2).Aligned(Center))
}

// beside reports whether a slip has its text beside the rosette.
func beside(r Rect) bool { return r.W > 1.3*r.H }

// awardScale returns how large the rosette is that has the text beside it.
func awardScale(r Rect) float64 { return min((r.H-10)/142, .9) }

// awardRoom returns how wide text may be on a slip: beside the rosette, or below
// it with some air left and right.
func awardRoom(r Rect, air float64) float64 {
	if beside(r) {
		return r.W - 10 - (12 + 96*awardScale(r) + 12)
	}
	return r.W - air
}

// awardTokens returns how wide the tokens before the name are.
func awardTokens(a *Award) float64 {
	return awardToken + 6 + max(0, float64(len(a.Tokens)-1))*awardStep
}

// FitAwards sets how titles and names are set on slips that stand together:
// all titles in one type, and all names.
func (t *Theme) FitAwards(boxes []Rect, awards []Award) {
	if len(awards) == 0 {
		return
	}
	p := t.pen(nil).capped(1.15)
	names := make([]string, len(awards))
	for i := range awards {
		names[i] = awards[i].Name
	}
	title := p.commonStyle(awardTitle, awardRoom(boxes[0], 12), 12, len(awards), func(i int) string { return awards[i].Title })
	name := p.naming(awardName, 12.5, awardNameHigh, names, func(i int) float64 {
		return awardRoom(boxes[i], 16) - awardTokens(&awards[i])
	})
	for i := range awards {
		awards[i].title, awards[i].name = title, name
	}
}

// awardNameHigh is how high the two lines of a name are.
const awardNameHigh = 26.0

// awardNote sets the note of an award in a width: a little smaller rather than
// cut. On a low slip, which two lines of it fill, it does not grow.
func (t *Theme) awardNote(p pen, r Rect, text string, width float64) (*Lines, Style) {
	const low = 90
	if r.H < low {
		p = p.capped(1)
	}
	st := p.sized(awardNote)
	for least := st.Size * .87; ; st.Size -= .5 {
		if note := *t.Wrap(text, st, width, 2); !note.Cut || st.Size <= least {
			note.Leading *= .82 // they stand close
			return &note, st
		}
	}
}

// AwardFits reports whether an award's name and note can be read on its slip
// without being cut or set much smaller.
func (t *Theme) AwardFits(r Rect, a Award) bool {
	p := t.pen(nil).capped(1.15)
	return p.measure(a.Name, awardName)*.87 <= awardRoom(r, 16)-awardTokens(&a) && t.AwardNoteFits(r, a)
}

// AwardNoteFits reports whether an award's note can be read on its slip without
// being cut.
func (t *Theme) AwardNoteFits(r Rect, a Award) bool {
	note, _ := t.awardNote(t.pen(nil).capped(1.15), r, a.Note, awardRoom(r, 16))
	return !note.Cut
}

// awardSeats draws tokens and name on a line of a width, from x or around it. A
// name that is too long for it takes two lines.
func (t *Theme) awardSeats(p pen, a Award, x, base, width float64, middle bool) {
	tokens := awardTokens(&a)
	room := width - tokens
	n := a.name
	if n == (naming{}) {
		n = p.naming(awardName, 11.5, awardNameHigh, []string{a.Name}, func(int) float64 { return room })
	}
	if n.two {
		room = min(room, p.twoLinesRun(a.Name, n.st, room)+.5)
	} else {
		room = min(room, p.measure(a.Name, n.st))
	}
	if middle {
		x -= (tokens + room) / 2
	}
	for i, k := range a.Tokens {
		t.Token(p.dst, k, x+float64(i)*awardStep, base-16, awardToken, Flat)
	}
	p.named(n, a.Name, x+tokens, base, Rect{x + tokens, base - 18, room, awardNameHigh}, room, t.Palette.Ink)
}
