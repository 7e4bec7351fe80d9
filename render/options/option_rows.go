package options

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// optionGround draws the ground of what can be chosen and returns the colour of
// what is written on it.
func optionGround(t *render.Theme, p render.Pen, r render.Rect, state render.State) palette.Color {
	c := &t.Palette
	if state.Off {
		p.Fill(r, 9, c.Off)
		return c.Ink2
	}
	p.Shadow(r.Narrowed(2), 9, 2, 3, .25)
	p.Fill(r, 9, render.Ground(c, state))
	return c.Ink
}

// optionEdge draws the edge of what can be chosen, and its focus ring.
func optionEdge(t *render.Theme, p render.Pen, r render.Rect, state render.State) {
	c := &t.Palette
	switch {
	case state.Off:
		p.Dashes(r, 9, 1.5, 5, 4, c.OffLine)
	case state.Active:
		p.Frame(r, 9, 2, c.Families[palette.Gold].Edge)
	default:
		p.Frame(r, 9, 1, c.Line)
	}
	marks.Focus(t, p.Dst, r, 9, state)
}

// optionSide is the width of the coloured left end of a row that can be chosen.
const optionSide = 56

// optionRow draws a row that can be chosen without what stands in it: ground,
// edge, the left end in a colour and a cream plate on that, which is air lower
// than the row.
func optionRow(t *render.Theme, p render.Pen, r render.Rect, side palette.Color, air float64, state render.State) (plate render.Rect, ink palette.Color) {
	ink = optionGround(t, p, r, state)
	if state.Off {
		side = palette.Mixed(side, t.Palette.Off, .45)
	}
	p.FillPart(r.LeftPart(optionSide), 9, render.Lefts, side)
	size := min(41, r.H-air)
	plate = render.Rect{X: r.X + (optionSide-size)/2, Y: r.CenterY() - size/2, W: size, H: size}
	p.Fill(plate, 8, t.Palette.Cream)
	optionEdge(t, p, r, state)
	return plate, ink
}

// ArtRow is the content of a row in which something is chosen that is no seat.
type ArtRow struct {
	// Art is a pictogram, Family the colour behind it.
	Art    string
	Family palette.Family
	// Name says what it is, Line what it brings.
	Name, Line string
}

// DrawArtRow draws a row in which something is chosen, at r; Active is the chosen
// one.
func DrawArtRow(t *render.Theme, dst *ebiten.Image, r render.Rect, k ArtRow, state render.State) {
	p, c := t.Pen(dst).GrowingTo(1.2), &t.Palette
	plate, ink := optionRow(t, p, r, c.Families[k.Family].Face, 12, state)
	p.ArtAt(k.Art, plate.CenterX(), plate.CenterY(), plate.W*.8)
	end := r.Right() - 14
	left := r.X + optionSide + 14
	name, line := render.Style{Face: render.Bold, Size: 16.5, Color: ink}, render.Style{Face: render.Regular, Size: 14, Color: c.Ink2}
	narrow := line.Sized(11.5 / p.Scale())
	narrow.Face = render.Condensed
	if p.Measure(k.Line, narrow) > end-left {
		lines := p.Wrapped(k.Line, narrow, end-left, 2)
		top := r.CenterY() - lines.Leading
		p.Name(k.Name, left, top+2, end-left, 11, name)
		p.Lines(lines, left, top+2+1.2*lines.Leading, narrow)
		return
	}
	p, first, second := stacked(p, r, name, line)
	p.Name(k.Name, left, first, end-left, 11, name)
	p.Sentence(k.Line, left, second, end-left, 11, line)
}

// SeatRow is the content of a row in which a seat is chosen.
type SeatRow struct {
	Token pieces.Token
	// Face is the player's: it takes the token's place.
	Face       render.Character
	Name, Line string
	// From and To are days with an arrow between them, "" for none. Back says
	// that the way goes back.
	From, To string
	Back     bool
}

// DrawSeatRow draws a row with a seat, at r; Active is the chosen one.
func DrawSeatRow(t *render.Theme, dst *ebiten.Image, r render.Rect, k SeatRow, state render.State) {
	p, c := t.Pen(dst).GrowingTo(1.2), &t.Palette
	plate, ink := optionRow(t, p, r, c.Seat(k.Token.Color).Face, 16, state)
	style := pieces.Flat
	if state.Off {
		style = pieces.Faint
	}
	if k.Face.Exists() {
		t.Portrait(dst, plate, k.Face, faces.Frame{})
	} else {
		pieces.TokenAt(t, dst, k.Token, plate.CenterX(), plate.CenterY(), plate.W*.8, style)
	}
	end := r.Right() - 14
	if k.To != "" {
		y, to := r.CenterY(), render.Rect{X: end - 40, Y: r.CenterY() - 18, W: 40, H: 36}
		ground, num := c.Paper3, c.Ink
		if state.Active {
			ground, num = c.Families[palette.Plum].Face, palette.White
		}
		p.Fill(to, 7, ground)
		p.Centered(k.To, to, 4, 11, render.Style{Face: render.Black, Size: 18, Color: num})
		arrow := c.SumColor(!k.Back, k.Back, ink)
		p.Line(to.X-25, y, to.X-11, y, 2.4, arrow)
		p.Line(to.X-16, y-5, to.X-11, y, 2.4, arrow)
		p.Line(to.X-16, y+5, to.X-11, y, 2.4, arrow)
		end = to.X - 32 - p.TextFitIn(r, k.From, to.X-32, 40, 11, render.Style{Face: render.Bold, Size: 17, Color: c.Ink2, Align: render.End})
	}
	left := r.X + optionSide + 14
	name, line := render.Style{Face: render.Bold, Size: 16.5, Color: ink}, render.Style{Face: render.Regular, Size: 14, Color: c.Ink2}
	p, first, second := stacked(p, r, name, line)
	p.Name(k.Name, left, first, end-left-8, 11, name)
	p.TextFit(k.Line, left, second, end-left-8, 11.5, line)
}

// stacked returns the baselines of a line and of a smaller one below it in a row
// at r, and the pen for both: as in the design or, where they would run into each
// other there, close together in its middle, and smaller if they have to be.
func stacked(p render.Pen, r render.Rect, upper, lower render.Style) (q render.Pen, first, second float64) {
	const tall, below = .72, 1.08 // heights as shares of the size
	first, second = r.Y+r.H*.45, r.Y+r.H*.78
	size := lower.Size * p.Scale()
	if apart := second - first; apart > 1.5*size {
		// They belong together in a high row, too.
		first = r.CenterY() + (tall*upper.Size*p.Scale()-1.45*size)/2
		return p, first, first + 1.5*size
	} else if apart >= 1.15*size {
		return p, first, second
	}
	p.MaxGrowth = min(p.Scale(), (r.H-8)/(tall*upper.Size+(below+.2)*lower.Size))
	high := (tall*upper.Size + below*lower.Size) * p.Scale()
	first = r.CenterY() - high/2 + tall*upper.Size*p.Scale()
	return p, first, first + below*lower.Size*p.Scale()
}

// DieCell is the content of a cell in which a number of a die is chosen.
type DieCell struct {
	// N is the number, 1 to 6, Note what choosing it does.
	N    int
	Note string
}

// DrawDieCell draws a number of the Bonus die that can be chosen, at r. Active is
// the chosen one.
func DrawDieCell(t *render.Theme, dst *ebiten.Image, r render.Rect, k DieCell, state render.State) {
	p, c := t.Pen(dst).GrowingTo(1.15), &t.Palette
	optionGround(t, p, r, state)
	pieces.DrawDie(t, dst, pieces.Die{Color: "black", N: k.N}, r.CenterX(), r.Y+r.H*.41, min(r.W*.5, r.H*.52), 0, render.Pose{})
	st := render.Style{Face: render.CondensedBold, Size: 13.5, Color: c.SumColor(false, state.Active, c.Ink2), Align: render.Center}
	p.TextFit(k.Note, r.CenterX(), r.Bottom()-r.H*.1, r.W-10, 11, st)
	optionEdge(t, p, r, state)
}
