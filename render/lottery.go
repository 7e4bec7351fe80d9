package render

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// NumberState is the state of a number in a lottery.
type NumberState uint8

// The states of a number.
const (
	NumberFree  NumberState = iota
	NumberAimed             // under the pointer or the keyboard
	NumberTaken
	NumberNever // cannot come up
)

// Number is the content of a cell with a lottery's number.
type Number struct {
	N     int // 1 to 12
	State NumberState
	// Ways is how many of the throws bring it: one square each.
	Ways int
	// Odds and Note are the two lines below a free number. Of one that cannot
	// come up, Note says so and is broken into lines.
	Odds, Note string
	// Short is Note where there is less room for that, or "".
	Short string
	// Token and Name are the seat's that took it.
	Token Token
	Name  string
	// Open is how much of the disc of a number that is being taken is not
	// filled yet, 0 at rest. Below 0 it is filled beyond its edge.
	Open float64
}

// Number draws the cell of a lottery number at r: 108x152 in the design.
func (t *Theme) Number(dst *ebiten.Image, r Rect, n Number, state State) {
	p, c := t.pen(dst).capped(1.1), &t.Palette
	k := min(r.W/108, r.H/152)
	small := p.capped(1.25)
	lower := p.capped(max(small.maxGrowth, min(1.45, 1.45*k)))
	apart := 10 * k * max(0, lower.scale()-small.maxGrowth) // as far as the two lines move
	cx, cy, radius := r.CenterX(), r.Y+46*k, 36*k
	plum := c.Families[Plum]
	num := Style{Face: Black, Size: 38 * k, Color: plum.Edge, Align: Center, Tracking: -1}
	base := cy + num.Size*.36*p.scale()
	if n.State == NumberNever {
		p.fill(r, 9, c.Off)
		p.dashes(r, 9, 1.6, 5, 4, c.OffLine)
		p.arcDashes(cx, cy, radius, 1.6, 20, c.OffLine)
		p.fit(dateText(n.N), cx, base, radius*1.6, 14, num.In(mixed(c.OffInk, c.OffLine, .3)))
		st := Style{Face: CondensedBold, Size: 14 * max(k, .9), Color: c.Ink2, Align: Center}
		if least := small.wrap(n.Note, st.Sized(11/small.scale()), r.W-12, 3); n.Short != "" && (least.Cut || r.Y+102*k+2*least.Leading > r.Bottom()-8*k && len(least.Lines) > 2) {
			n.Note = n.Short
		}
		note := small.wrap(n.Note, st, r.W-12, 3)
		for ; r.Y+102*k+float64(len(note.Lines)-1)*note.Leading > r.Bottom()-8*k && st.Size*small.scale() > 11; note = small.wrap(n.Note, st, r.W-12, 3) {
			st.Size -= .5
		}
		small.lines(note, cx, r.Y+102*k, st)
		p.art("warn", r.Right()-31*k, r.Y+8*k, 23*k)
		t.focus(dst, r, 9, state)
		return
	}
	taken, pair := n.State == NumberTaken, c.seat(n.Token.Color)
	ground, edge, filled := c.Field, c.LineWidth, radius
	disc, ring, ways, note := c.Tints[Plum], faded(plum.Face, .6), plum.Face, c.Gain
	switch {
	case taken:
		ground, edge, filled = mixed(c.Paper2, c.Off, .35), 1, radius*(1-n.Open)
		disc, ring, ways = pair.Face, faded(white, .6), hex(0xA99E8C)
		if n.Open < .5 {
			num.Color = c.onSeat(n.Token.Color)
		}
	case n.State == NumberAimed || state.Hover || state.Focused:
		ground, disc, ring = c.Hot, plum.Face, faded(white, .6)
		num.Color, note = white, c.Loss
	}
	p.shadow(r.narrowed(2), 8, 2, 3, .28)
	p.fill(r, 9, ground)
	p.frame(r, 9, edge, c.Line)
	if taken && n.Open > 0 {
		p.disc(cx, cy, radius, c.Tints[Plum])
	}
	p.disc(cx, cy, filled, disc)
	p.ring(cx, cy, filled*.88, 1.4, ring)
	p.fit(dateText(n.N), cx, base, radius*1.7, 14, num)
	p.ways(cx, r.Y+91*k, n.Ways, k, ways)
	if taken {
		foot := r.bottomPart(40 * k)
		p.fillPart(foot, 9, bots, pair.Face)
		t.TokenPlate(dst, Rect{r.X + 9*k, foot.Y + 5*k, 30 * k, 30 * k}, n.Token, false)
		st := Style{Face: Bold, Size: 15.5 * max(k, .85), Color: c.onSeat(n.Token.Color)}
		room := r.W - 47*k - 6
		if line, fits := small.inOneLine(n.Name, st, room, 12); fits {
			small.text(n.Name, r.X+47*k, p.middle(foot, line), line)
		} else {
			p.inTwoLines(n.Name, r.X+47*k, foot, room, st.Sized(12.5))
		}
		return
	}
	lower.fit(n.Odds, cx, r.Y+120*k-apart, r.W-10, 11, Style{Face: CondensedMedium, Size: 13.5, Color: c.Ink2, Align: Center})
	st := Style{Face: CondensedBold, Size: 13.5, Color: note, Align: Center}
	if n.Short != "" && lower.measure(n.Note, st.Sized(11.5/lower.scale())) > r.W-10 {
		n.Note = n.Short
	}
	lower.fit(n.Note, cx, r.Y+140*k+apart, r.W-10, 11, st)
	state.Focused = state.Focused || n.State == NumberAimed
	t.focus(dst, r, 9, state)
}

// ways draws one square for each way to throw a number.
func (p pen) ways(x, y float64, n int, k float64, c Color) {
	for i := range n {
		p.fill(Rect{x - float64(n)*6*k + float64(i)*12*k + 1.5*k, y, 9 * k, 9 * k}, 2, c)
	}
}

// PickState is how far a seat is in a lottery.
type PickState uint8

// The states of a seat in a lottery.
const (
	PickWaits PickState = iota
	PickNow
	PickDone
	PickWon
	PickOut
)

// PickGround draws the ground of a seat in a lottery: ringed where it is asked, dashed
// where it is out.
func (t *Theme) PickGround(dst *ebiten.Image, r Rect, s PickState, state State) {
	const radius = 9
	p, c := t.pen(dst), &t.Palette
	ground := shades{rest: c.Field, hover: white, active: c.Hot}
	switch s {
	case PickNow:
		t.ActiveRing(dst, r, radius)
		ground.rest = c.Hot
	case PickOut:
		ground.rest, ground.hover = c.Off, c.Off
	case PickWon:
		ground.rest, ground.hover = c.Tints[Green], c.Tints[Green]
	}
	p.shadow(r.narrowed(2), radius, 2, 3, .25)
	p.fill(r, radius, ground.in(state))
	switch {
	case s == PickOut:
		p.dashes(r, radius, 1.4, 5, 4, c.OffLine)
	case state.Active:
		p.frame(r, radius, 2, c.Families[Gold].Edge)
	case s == PickDone || s == PickWon:
		p.frame(r, radius, 1.8, c.Families[Green].Face)
	default:
		p.frame(r, radius, c.LineWidth, c.Line)
	}
	t.focus(dst, r, radius, state)
}

// SeatInk returns the colour of type on paper that stands for a seat. Yellow is too pale
// for type; its edge is not.
func (c *Palette) SeatInk(s SeatColor) Color {
	if s == SeatYellow {
		return mixed(c.seat(s).Edge, c.Ink, .25)
	}
	return c.seat(s).Face
}
