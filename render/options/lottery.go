package options

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
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
	Token pieces.Token
	Name  string
	// Open is how much of the disc of a number that is being taken is not
	// filled yet, 0 at rest. Below 0 it is filled beyond its edge.
	Open float64
}

// DrawNumber draws the cell of a lottery number at r: 108x152 in the design.
func DrawNumber(t *render.Theme, dst *ebiten.Image, r render.Rect, n Number, state render.State) {
	p, c := t.Pen(dst).GrowingTo(1.1), &t.Palette
	k := min(r.W/108, r.H/152)
	small := p.GrowingTo(1.25)
	lower := p.GrowingTo(max(small.MaxGrowth, min(1.45, 1.45*k)))
	apart := 10 * k * max(0, lower.Scale()-small.MaxGrowth) // as far as the two lines move
	cx, cy, radius := r.CenterX(), r.Y+46*k, 36*k
	plum := c.Families[palette.Plum]
	num := render.Style{Face: render.Black, Size: 38 * k, Color: plum.Edge, Align: render.Center, Tracking: -1}
	base := cy + num.Size*.36*p.Scale()
	if n.State == NumberNever {
		p.Fill(r, 9, c.Off)
		p.Dashes(r, 9, 1.6, 5, 4, c.OffLine)
		p.ArcDashes(cx, cy, radius, 1.6, 20, c.OffLine)
		p.TextFit(boards.DateText(n.N), cx, base, radius*1.6, 14, num.In(palette.Mixed(c.OffInk, c.OffLine, .3)))
		st := render.Style{Face: render.CondensedBold, Size: 14 * max(k, .9), Color: c.Ink2, Align: render.Center}
		if least := small.Wrapped(n.Note, st.Sized(11/small.Scale()), r.W-12, 3); n.Short != "" && (least.Cut || r.Y+102*k+2*least.Leading > r.Bottom()-8*k && len(least.Lines) > 2) {
			n.Note = n.Short
		}
		note := small.Wrapped(n.Note, st, r.W-12, 3)
		for ; r.Y+102*k+float64(len(note.Lines)-1)*note.Leading > r.Bottom()-8*k && st.Size*small.Scale() > 11; note = small.Wrapped(n.Note, st, r.W-12, 3) {
			st.Size -= .5
		}
		small.Lines(note, cx, r.Y+102*k, st)
		p.LayArt("warn", r.Right()-31*k, r.Y+8*k, 23*k)
		t.Focus(dst, r, 9, state)
		return
	}
	taken, pair := n.State == NumberTaken, c.Seat(n.Token.Color)
	ground, edge, filled := c.Field, c.LineWidth, radius
	disc, ring, ways, note := c.Tints[palette.Plum], palette.Faded(plum.Face, .6), plum.Face, c.Gain
	switch {
	case taken:
		ground, edge, filled = palette.Mixed(c.Paper2, c.Off, .35), 1, radius*(1-n.Open)
		disc, ring, ways = pair.Face, palette.Faded(palette.White, .6), palette.Hex(0xA99E8C)
		if n.Open < .5 {
			num.Color = c.OnSeat(n.Token.Color)
		}
	case n.State == NumberAimed || state.Hover || state.Focused:
		ground, disc, ring = c.Hot, plum.Face, palette.Faded(palette.White, .6)
		num.Color, note = palette.White, c.Loss
	}
	p.Shadow(r.Narrowed(2), 8, 2, 3, .28)
	p.Fill(r, 9, ground)
	p.Frame(r, 9, edge, c.Line)
	if taken && n.Open > 0 {
		p.Disc(cx, cy, radius, c.Tints[palette.Plum])
	}
	p.Disc(cx, cy, filled, disc)
	p.Ring(cx, cy, filled*.88, 1.4, ring)
	p.TextFit(boards.DateText(n.N), cx, base, radius*1.7, 14, num)
	drawWays(p, cx, r.Y+91*k, n.Ways, k, ways)
	if taken {
		foot := r.BottomPart(40 * k)
		p.FillPart(foot, 9, render.Bots, pair.Face)
		pieces.TokenPlate(t, dst, render.Rect{X: r.X + 9*k, Y: foot.Y + 5*k, W: 30 * k, H: 30 * k}, n.Token, false)
		st := render.Style{Face: render.Bold, Size: 15.5 * max(k, .85), Color: c.OnSeat(n.Token.Color)}
		room := r.W - 47*k - 6
		if line, fits := small.InOneLine(n.Name, st, room, 12); fits {
			small.Text(n.Name, r.X+47*k, p.Middle(foot, line), line)
		} else {
			p.InTwoLines(n.Name, r.X+47*k, foot, room, st.Sized(12.5))
		}
		return
	}
	lower.TextFit(n.Odds, cx, r.Y+120*k-apart, r.W-10, 11, render.Style{Face: render.CondensedMedium, Size: 13.5, Color: c.Ink2, Align: render.Center})
	st := render.Style{Face: render.CondensedBold, Size: 13.5, Color: note, Align: render.Center}
	if n.Short != "" && lower.Measure(n.Note, st.Sized(11.5/lower.Scale())) > r.W-10 {
		n.Note = n.Short
	}
	lower.TextFit(n.Note, cx, r.Y+140*k+apart, r.W-10, 11, st)
	state.Focused = state.Focused || n.State == NumberAimed
	t.Focus(dst, r, 9, state)
}

// drawWays draws one square for each way to throw a number.
func drawWays(p render.Pen, x, y float64, n int, k float64, c palette.Color) {
	for i := range n {
		p.Fill(render.Rect{X: x - float64(n)*6*k + float64(i)*12*k + 1.5*k, Y: y, W: 9 * k, H: 9 * k}, 2, c)
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
func PickGround(t *render.Theme, dst *ebiten.Image, r render.Rect, s PickState, state render.State) {
	const radius = 9
	p, c := t.Pen(dst), &t.Palette
	ground := render.Shades{Rest: c.Field, Hover: palette.White, Active: c.Hot}
	switch s {
	case PickNow:
		t.ActiveRing(dst, r, radius)
		ground.Rest = c.Hot
	case PickOut:
		ground.Rest, ground.Hover = c.Off, c.Off
	case PickWon:
		ground.Rest, ground.Hover = c.Tints[palette.Green], c.Tints[palette.Green]
	}
	p.Shadow(r.Narrowed(2), radius, 2, 3, .25)
	p.Fill(r, radius, ground.In(state))
	switch {
	case s == PickOut:
		p.Dashes(r, radius, 1.4, 5, 4, c.OffLine)
	case state.Active:
		p.Frame(r, radius, 2, c.Families[palette.Gold].Edge)
	case s == PickDone || s == PickWon:
		p.Frame(r, radius, 1.8, c.Families[palette.Green].Face)
	default:
		p.Frame(r, radius, c.LineWidth, c.Line)
	}
	t.Focus(dst, r, radius, state)
}

// SeatInk returns the colour of type on paper that stands for a seat. Yellow is too pale
// for type; its edge is not.
func SeatInk(c *palette.Palette, s palette.SeatColor) palette.Color {
	if s == palette.SeatYellow {
		return palette.Mixed(c.Seat(s).Edge, c.Ink, .25)
	}
	return c.Seat(s).Face
}
