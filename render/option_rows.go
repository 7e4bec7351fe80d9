package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/faces"
)

// optionGround draws the ground of what can be chosen and returns the colour of
// what is written on it.
func (t *Theme) optionGround(p pen, r Rect, state State) Color {
	c := &t.Palette
	if state.Off {
		p.fill(r, 9, c.Off)
		return c.Ink2
	}
	p.shadow(r.narrowed(2), 9, 2, 3, .25)
	p.fill(r, 9, c.ground(state))
	return c.Ink
}

// optionEdge draws the edge of what can be chosen, and its focus ring.
func (t *Theme) optionEdge(p pen, r Rect, state State) {
	c := &t.Palette
	switch {
	case state.Off:
		p.dashes(r, 9, 1.5, 5, 4, c.OffLine)
	case state.Active:
		p.frame(r, 9, 2, c.Families[Gold].Edge)
	default:
		p.frame(r, 9, 1, c.Line)
	}
	t.focus(p.dst, r, 9, state)
}

// optionSide is the width of the coloured left end of a row that can be chosen.
const optionSide = 56

// optionRow draws a row that can be chosen without what stands in it: ground,
// edge, the left end in a colour and a cream plate on that, which is air lower
// than the row.
func (t *Theme) optionRow(p pen, r Rect, side Color, air float64, state State) (plate Rect, ink Color) {
	ink = t.optionGround(p, r, state)
	if state.Off {
		side = mixed(side, t.Palette.Off, .45)
	}
	p.fillPart(r.leftPart(optionSide), 9, lefts, side)
	size := min(41, r.H-air)
	plate = Rect{r.X + (optionSide-size)/2, r.CenterY() - size/2, size, size}
	p.fill(plate, 8, t.Palette.Cream)
	t.optionEdge(p, r, state)
	return plate, ink
}

// ArtRow is the content of a row in which something is chosen that is no seat.
type ArtRow struct {
	// Art is a pictogram, Family the colour behind it.
	Art    string
	Family Family
	// Name says what it is, Line what it brings.
	Name, Line string
}

// ArtRow draws a row in which something is chosen, at r; Active is the chosen
// one.
func (t *Theme) ArtRow(dst *ebiten.Image, r Rect, k ArtRow, state State) {
	p, c := t.pen(dst).capped(1.2), &t.Palette
	plate, ink := t.optionRow(p, r, c.Families[k.Family].Face, 12, state)
	p.artAt(k.Art, plate.CenterX(), plate.CenterY(), plate.W*.8)
	end := r.Right() - 14
	left := r.X + optionSide + 14
	name, line := Style{Face: Bold, Size: 16.5, Color: ink}, Style{Face: Regular, Size: 14, Color: c.Ink2}
	narrow := line.Sized(11.5 / p.scale())
	narrow.Face = Condensed
	if p.measure(k.Line, narrow) > end-left {
		lines := p.wrap(k.Line, narrow, end-left, 2)
		top := r.CenterY() - lines.Leading
		p.name(k.Name, left, top+2, end-left, 11, name)
		p.lines(lines, left, top+2+1.2*lines.Leading, narrow)
		return
	}
	p, first, second := p.stacked(r, name, line)
	p.name(k.Name, left, first, end-left, 11, name)
	p.sentence(k.Line, left, second, end-left, 11, line)
}

// SeatRow is the content of a row in which a seat is chosen.
type SeatRow struct {
	Token Token
	// Face is the player's: it takes the token's place.
	Face       Character
	Name, Line string
	// From and To are days with an arrow between them, "" for none. Back says
	// that the way goes back.
	From, To string
	Back     bool
}

// SeatRow draws a row with a seat, at r; Active is the chosen one.
func (t *Theme) SeatRow(dst *ebiten.Image, r Rect, k SeatRow, state State) {
	p, c := t.pen(dst).capped(1.2), &t.Palette
	plate, ink := t.optionRow(p, r, c.seat(k.Token.Color).Face, 16, state)
	style := Flat
	if state.Off {
		style = Faint
	}
	if k.Face.exists() {
		t.Portrait(dst, plate, k.Face, faces.Frame{})
	} else {
		t.tokenAt(dst, k.Token, plate.CenterX(), plate.CenterY(), plate.W*.8, style)
	}
	end := r.Right() - 14
	if k.To != "" {
		y, to := r.CenterY(), Rect{end - 40, r.CenterY() - 18, 40, 36}
		ground, num := c.Paper3, c.Ink
		if state.Active {
			ground, num = c.Families[Plum].Face, white
		}
		p.fill(to, 7, ground)
		p.centered(k.To, to, 4, 11, Style{Face: Black, Size: 18, Color: num})
		arrow := c.SumColor(!k.Back, k.Back, ink)
		p.line(to.X-25, y, to.X-11, y, 2.4, arrow)
		p.line(to.X-16, y-5, to.X-11, y, 2.4, arrow)
		p.line(to.X-16, y+5, to.X-11, y, 2.4, arrow)
		end = to.X - 32 - p.fitIn(r, k.From, to.X-32, 40, 11, Style{Face: Bold, Size: 17, Color: c.Ink2, Align: End})
	}
	left := r.X + optionSide + 14
	name, line := Style{Face: Bold, Size: 16.5, Color: ink}, Style{Face: Regular, Size: 14, Color: c.Ink2}
	p, first, second := p.stacked(r, name, line)
	p.name(k.Name, left, first, end-left-8, 11, name)
	p.fit(k.Line, left, second, end-left-8, 11.5, line)
}

// stacked returns the baselines of a line and of a smaller one below it in a row
// at r, and the pen for both: as in the design or, where they would run into each
// other there, close together in its middle, and smaller if they have to be.
func (p pen) stacked(r Rect, upper, lower Style) (q pen, first, second float64) {
	const tall, below = .72, 1.08 // heights as shares of the size
	first, second = r.Y+r.H*.45, r.Y+r.H*.78
	size := lower.Size * p.scale()
	if apart := second - first; apart > 1.5*size {
		// They belong together in a high row, too.
		first = r.CenterY() + (tall*upper.Size*p.scale()-1.45*size)/2
		return p, first, first + 1.5*size
	} else if apart >= 1.15*size {
		return p, first, second
	}
	p.maxGrowth = min(p.scale(), (r.H-8)/(tall*upper.Size+(below+.2)*lower.Size))
	high := (tall*upper.Size + below*lower.Size) * p.scale()
	first = r.CenterY() - high/2 + tall*upper.Size*p.scale()
	return p, first, first + below*lower.Size*p.scale()
}

// DieCell is the content of a cell in which a number of a die is chosen.
type DieCell struct {
	// N is the number, 1 to 6, Note what choosing it does.
	N    int
	Note string
}

// DieCell draws a number of the Bonus die that can be chosen, at r. Active is
// the chosen one.
func (t *Theme) DieCell(dst *ebiten.Image, r Rect, k DieCell, state State) {
	p, c := t.pen(dst).capped(1.15), &t.Palette
	t.optionGround(p, r, state)
	t.Die(dst, Die{Color: "black", N: k.N}, r.CenterX(), r.Y+r.H*.41, min(r.W*.5, r.H*.52), 0, Pose{})
	st := Style{Face: CondensedBold, Size: 13.5, Color: c.SumColor(false, state.Active, c.Ink2), Align: Center}
	p.fit(k.Note, r.CenterX(), r.Bottom()-r.H*.1, r.W-10, 11, st)
	t.optionEdge(p, r, state)
}
