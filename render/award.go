package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/sketch"
)

// Award is what one of the awards says.
type Award struct {
	Title string
	// Tokens are those of the seats that share it, Name what they are called.
	Tokens []Token
	Name   string
	Note   string
	// Art is a piece of artwork on the rosette; "die" is a red six.
	Art    string
	Family Family
}

type awardKey struct {
	family Family
	art    string
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
	p, c := t.pen(dst).grown(1.15), &t.Palette
	q := t.other(awardKey{a.Family, a.Art}, func() sketch.Drawing { return sketch.AwardRosette(families[a.Family], a.Art) })
	if r.W > 1.3*r.H {
		k := min((r.H-10)/142, .9)
		x := r.X + 12 + 48*k
		p.hold(q, x, r.CenterY(), Pose{Scale: k})
		left := x + 48*k + 12
		room := r.Right() - 10 - left
		note, st := t.awardNote(p, a.Note, room)
		y := r.CenterY() - 30 - float64(len(note.Lines)-1)*note.Leading*.41
		p.fit(a.Title, left, y+14, room, 12, awardTitle.In(c.Ink))
		t.awardSeats(p, a, left, y+35, room, false)
		for i, line := range note.Lines {
			p.grown(0).text(line, left, y+55+float64(i)*note.Leading*.82, st.In(c.Ink2))
		}
		return
	}
	cx := r.CenterX()
	// The rosette keeps its size where the slip is a little lower than designed.
	gap := max((r.H-240)/3, -4)
	p.blit(q, cx-48, r.Y+16+gap, 1)
	y := r.Y + 168 + 2*gap
	p.fit(a.Title, cx, y, r.W-12, 12, awardTitle.In(c.Ink).To(Center))
	t.awardSeats(p, a, cx, y+26, r.W-16, true)
	note, st := t.awardNote(p, a.Note, r.W-16)
	base := y + 51
	if len(note.Lines) > 1 {
		base -= 5
	}
	for i, line := range note.Lines {
		p.grown(0).text(line, cx, base+float64(i)*note.Leading*.82, st.In(c.Ink2).To(Center))
	}
}

// awardLines is how many lines the note of an award may take.
const awardLines = 2

// awardNote sets the note of an award in a width: a little smaller rather than
// cut.
func (t *Theme) awardNote(p pen, text string, width float64) (*Lines, Style) {
	st := p.sized(awardNote)
	for least := st.Size * .87; ; st.Size -= .5 {
		if note := t.Wrap(text, st, width, awardLines); !note.Cut || st.Size <= least {
			return note, st
		}
	}
}

// AwardHolds reports whether an award's name and note can be read on its slip
// without being cut or set much smaller.
func (t *Theme) AwardHolds(r Rect, a Award) bool {
	p := t.pen(nil).grown(1.15)
	inner := r.W - 16
	if r.W > 1.3*r.H {
		inner = r.W - 10 - (12 + 96*min((r.H-10)/142, .9) + 12)
	}
	inner -= awardToken + 6 + max(0, float64(len(a.Tokens)-1))*awardStep
	holds := func(s string, st Style, width float64) bool { return p.measure(s, st)*.87 <= width }
	return holds(a.Name, awardName, inner) && t.AwardHoldsNote(r, a)
}

// AwardHoldsNote reports whether an award's note can be read on its slip without
// being cut.
func (t *Theme) AwardHoldsNote(r Rect, a Award) bool {
	room := r.W - 16
	if r.W > 1.3*r.H {
		room = r.W - 10 - (12 + 96*min((r.H-10)/142, .9) + 12)
	}
	note, _ := t.awardNote(t.pen(nil).grown(1.15), a.Note, room)
	return !note.Cut
}

// awardSeats draws tokens and name on a line of a width, from x or around it. A
// name that is too long for it takes two lines.
func (t *Theme) awardSeats(p pen, a Award, x, base, width float64, middle bool) {
	n := float64(len(a.Tokens))
	tokens := awardToken + 6 + max(0, n-1)*awardStep
	room := width - tokens
	two := !t.fits(a.Name, p.sized(awardName), room, 11.5)
	name, st := t.Fit(a.Name, p.sized(awardName), room, 11.5)
	if two {
		room = min(room, p.twoLinesWidth(a.Name, 11.5))
	} else {
		room = t.MeasureText(name, st)
	}
	if middle {
		x -= (tokens + room) / 2
	}
	for i, k := range a.Tokens {
		t.Token(p.dst, k, x+float64(i)*awardStep, base-16, awardToken, Flat)
	}
	if two {
		p.inTwoLines(a.Name, x+tokens, Rect{x + tokens, base - 18, room, 26}, room, awardName.In(t.Palette.Ink))
		return
	}
	p.grown(0).text(name, x+tokens, base, st.In(t.Palette.Ink))
}
