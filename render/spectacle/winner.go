package spectacle

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/polygon"
)

// Winner is the way up to who has won a game.
type Winner struct {
	moments.Moment
	Seats []Seat
	// Pads says who stands on the three pads, the first one's first: all who share a place share
	// that. Names are what they are called, and Last is who came last.
	Pads  [3][]int
	Names [3]string
	Last  int
	// Title names who has won, Sum is what with, and After how long it took.
	Title, Sum, After string
	// Gloomy says that nobody has anything to be glad about: no paper flies, and the cat sits on
	// the first pad.
	Gloomy bool
	Door   Door
}

// pad is a block of calendar pages on which somebody stands: its middle from that of the window, its
// upper edge from that of the desk, its width, and how large whoever stands on it is, in logical
// pixels of the design.
type pad struct{ x, y, wide, bust float64 }

// pads are the three pads of the podium in the design, the first one in the middle, and padsUpright
// those of upright windows.
var (
	pads        = [3]pad{{0, -90, 304, 384}, {-276, -50, 236, 272}, {276, -36, 236, 252}}
	padsUpright = [3]pad{{0, -350, 250, 330}, {-240, -300, 214, 230}, {240, -280, 214, 214}}
)

// paperRain is how many strips of paper fall.
const paperRain = 48

// DrawWinner draws the way up to the winner over a page.
func DrawWinner(t *render.Theme, dst *ebiten.Image, m *Winner) {
	l := drawLimelight(t, dst, &m.Moment)
	if l.upright {
		l.desk = l.View.H - 200*l.k
	}
	l.rehearse(func() { l.winner(m) })
	l.winner(m)
}

// winner draws the way up to the winner.
func (l *limelight) winner(m *Winner) {
	seen := m.Presence()
	dark := .97
	if m.At > m.Takes/2 { // the results are not seen before
		dark *= seen
	}
	l.dark(dark)
	l.lamps(m, seen)
	on := m.Pads
	podium := func() {
		for place := 2; place >= 0; place-- {
			l.pad(m, place, on[place], seen)
		}
	}
	if l.upright { // there the podium stands behind the others
		podium()
		l.audience(m, &on, seen)
		l.table(seen)
	} else {
		l.audience(m, &on, seen)
		l.table(seen)
		podium()
	}
	l.labels(m, &on, seen)
	l.title(m, seen)
	if !m.Gloomy {
		l.rain(m, seen)
	}
	l.door(m.Door, true, m.Part(moments.ThirdRises, 300)*seen)
}

// lamps draws three cones of light: the one in the middle last, when the winner rises.
func (l *limelight) lamps(m *Winner, seen float64) {
	cone := func(from, left, right, alpha float64) {
		lamp, ink := 26*l.k, palette.Faded(l.Palette.Spotlight, alpha)
		polygon.Convex(l.Pen, ink, render.Point{X: from - lamp, Y: -10}, render.Point{X: from + lamp, Y: -10}, render.Point{X: right, Y: l.desk}, render.Point{X: left, Y: l.desk})
	}
	side := m.Part(moments.ThirdRises, 200) * seen
	cone(l.x-490*l.k, l.x-700*l.k, l.x-310*l.k, .1*side)
	cone(l.x+490*l.k, l.x+310*l.k, l.x+700*l.k, .1*side)
	if roll := m.Part(moments.DrumRolls, moments.WinnerRises-moments.DrumRolls); roll > 0 && roll < 1 && !m.Calm {
		// The light looks for the winner while the drum rolls.
		x := l.x + 420*l.k*math.Sin(roll*4*math.Pi)*(1-roll)
		cone(x, x-150*l.k, x+150*l.k, .16*seen)
	}
	middle := m.Part(moments.WinnerRises, 200) * seen
	cone(l.x, l.x-310*l.k, l.x+310*l.k, .2*middle)
	l.beams(l.x, 330*l.k, math.Hypot(l.View.W, l.View.H), 20, 4+l.turned(.003), .08*middle)
}

// pad draws one of the pads with who stands on it, as far as both have risen.
func (l *limelight) pad(m *Winner, place int, who []int, seen float64) {
	if len(who) == 0 {
		return
	}
	shape, k, c := l.padOf(place), l.k, &l.Palette
	begins := [3]float64{moments.WinnerRises, moments.SecondRises, moments.ThirdRises}[place]
	came := m.Part(begins, 360)
	if came == 0 { // nobody is seen before their time, least of all who has won
		return
	}
	risen := beats.OutBack(came) * seen
	x, y := l.x+shape.x*k, l.desk+shape.y*k
	down := (l.View.H - y) * (1 - risen)
	y += down
	show := [3]faces.Expression{faces.Triumphant, faces.Happy, faces.Scheming}[place]
	if m.Gloomy {
		show = [3]faces.Expression{faces.Happy, faces.Scheming, faces.Dismayed}[place]
	}
	size, apart := shape.bust, 0.0
	if n := float64(len(who)); n > 1 {
		size, apart = min(size, 1.7*shape.wide/n), shape.wide*1.25/n
	}
	for i, seat := range who {
		s := m.Seats[seat]
		if place == 0 {
			s = l.cheering(s)
		}
		s.Frame.Features.Expression, s.Frame.Features.Blink = show, false
		l.stand(&s, x+(float64(i)-float64(len(who)-1)/2)*apart*k, y+4*k, size, 1)
	}
	block := render.Rect{X: x - shape.wide/2*k, Y: y, W: shape.wide * k, H: l.View.H - y + 20}
	l.Shadow(render.Rect{X: block.X + 4*k, Y: block.Y + 8*k, W: block.W - 8*k, H: block.H}, 6*k, 12*k, 8*k, .5)
	l.Shade(render.Rect{X: block.X, Y: block.Y + 8*k, W: block.W, H: block.H}, 0, c.PaperTop, c.PaperBottom)
	band := render.Rect{X: block.X - 4*k, Y: block.Y - 3*k, W: block.W + 8*k, H: 26 * k}
	red := c.Families[palette.Red]
	l.Fill(band, 5*k, red.Edge)
	l.Fill(render.Rect{X: band.X, Y: band.Y, W: band.W, H: 22 * k}, 5*k, red.Face)
	for i := range int(shape.wide / 26) {
		l.Disc(block.X+(15+26*float64(i))*k, block.Y+9*k, 2.4*k, red.Edge)
	}
	if place == 0 && m.Gloomy { // the only one without debts
		const high = 136. / 120 // of its width
		wide := 92 * k
		l.LayArt("cat-sit", block.Right()-wide, block.Y-wide*high+4*k, wide)
	}
	number := render.Style{Face: render.Headline, Color: red.Face, Align: render.Center}
	q := l.Pen.GrowingTo(1)
	if place == 0 {
		number.Size = 130 * k
		q.Text("1", x, block.Y+140*k, number)
		return
	}
	number.Size = 82 * k
	q.Text(string(rune('1'+place)), block.X+44*k, block.Y+100*k, number)
	s := &m.Seats[who[0]]
	room := block.W - 92*k
	l.TextFit(m.Names[place], block.X+84*k, block.Y+62*k, room, momentName, render.Style{Face: render.Bold, Size: max(19*k, momentName), Color: c.Ink})
	l.TextFit(s.Money, block.X+84*k, block.Y+92*k, room, momentSum, render.Style{Face: render.Black, Size: 27 * k, Color: l.moneyInk(s)})
}

// padOf returns the shape of a pad in this window.
func (l *limelight) padOf(place int) pad {
	if l.upright {
		const least, share = 1186, .6 // the height for which they are made, and how much of the rest they take
		shape := padsUpright[place]
		shape.y -= share * max(0, l.View.H/l.k-least)
		return shape
	}
	return pads[place]
}

// moneyInk returns the color of what somebody has.
func (l *limelight) moneyInk(s *Seat) palette.Color {
	if s.Loss {
		return l.Palette.Families[palette.Red].Edge
	}
	return l.Palette.Ink
}

// audience draws who stands behind the desk, because they are on no pad.
func (l *limelight) audience(m *Winner, on *[3][]int, seen float64) {
	l.eachOther(m, on, func(i int, seat int, x float64, size float64) {
		s := m.Seats[seat]
		s.Frame.Features.Expression = faces.Happy
		if seat == m.Last {
			s.Frame.Features.Expression = faces.Dismayed
		}
		l.stand(&s, x, l.desk+4*l.k, size, beats.OutBack(m.Part(120*float64(i), 300))*seen)
	})
}

// eachOther calls do for everybody who is on no pad, with where they stand and how large they are.
func (l *limelight) eachOther(m *Winner, on *[3][]int, do func(i, seat int, x, size float64)) {
	var standing uint32
	for _, pad := range on {
		for _, seat := range pad {
			standing |= 1 << seat
		}
	}
	i := 0
	for seat := range m.Seats {
		if standing&(1<<seat) != 0 {
			continue
		}
		// One at the left, one at the right and one behind that, near the pads in wide windows.
		edge := max(0, l.x-momentW/2*l.k)
		x, size := edge+102*l.k, 160.0
		if i > 0 {
			x = l.View.W - x
		}
		if i == 2 {
			x, size = x-108*l.k, 138
		}
		if l.upright {
			x, size = l.View.W*(float64(i)+.5)/float64(len(m.Seats)-len(on[0])-len(on[1])-len(on[2])), 170
		}
		do(i, seat, x, size)
		i++
	}
}

// labels draws the plates of those who are on no pad, before the desk.
func (l *limelight) labels(m *Winner, on *[3][]int, seen float64) {
	if seen < 1 {
		return
	}
	k := l.k
	w, h := 176*k, 48*k
	if l.upright {
		w, h = 220*k, 76*k
	}
	l.eachOther(m, on, func(i, seat int, x, _ float64) {
		s := &m.Seats[seat]
		y := l.desk + (20+56*float64(i/2))*k
		switch {
		case l.upright:
			y = l.desk + 36*k
		case i == 2:
			x += 108 * k // below the other one
		}
		x = max(14*k+w/2, min(l.View.W-14*k-w/2, x))
		l.plate(render.Rect{X: x - w/2, Y: y, W: w, H: h}, s, false, "")
	})
}

// title says who has won, and what with.
func (l *limelight) title(m *Winner, seen float64) {
	shown := m.Part(moments.WinnerRises, 240) * seen
	if shown <= 0 {
		return
	}
	k, c := l.k, &l.Palette
	k2 := k
	top := 104 * k
	if l.upright {
		top, k2 = 190*k, 1.15*k
	}
	title := pieces.Lettering{Text: m.Title, Size: 92 * k2, Line: 7.5 * k2, Tracking: -2 * k2, Color: c.WinnerInk}
	if w, room := pieces.LetteringWidth(l.Pen.Theme, title), l.titleWidth(m.Door); w > room {
		title.Size, title.Line, title.Tracking = title.Size*room/w, title.Line*room/w, title.Tracking*room/w
	}
	pieces.DrawLettering(l.Pen, title, l.x, top, .6+.4*beats.OutBack(m.Part(moments.WinnerRises, 360)), shown)
	sum := render.Style{Face: render.Black, Size: 33 * k, Color: palette.Faded(c.Families[palette.Red].Edge, shown)}
	after := render.Style{Face: render.Medium, Size: max(18*k, momentName), Color: palette.Faded(c.Ink2, shown), Align: render.End}
	q := l.Pen.GrowingTo(1)
	wide := min(l.View.W-40*k, max(330*k, q.Measure(m.Sum, sum)+q.Measure(m.After, after)+80*k))
	r := render.Rect{X: l.x - wide/2, Y: top + 24*k, W: wide, H: 52 * k}
	l.Shadow(r.Narrowed(2*k), 26*k, 6*k, 5*k, .5*shown)
	l.Fill(r, 26*k, palette.Faded(c.Hot, shown))
	l.Frame(r, 26*k, 2.4*k, palette.Faded(c.Families[palette.Gold].Edge, shown))
	used := q.TextFit(m.Sum, r.X+24*k, r.Y+38*k, r.W*.55, momentSum, sum)
	q.TextFit(m.After, r.Right()-22*k, r.Y+34*k, r.W-used-60*k, momentName, after)
}

// rain lets paper fall for as long as the scene stands.
func (l *limelight) rain(m *Winner, seen float64) {
	ms := m.At - moments.ConfettiFalls
	n := paperRain
	if m.Calm {
		n, ms = n/2, 1_500
	}
	if l.rehearsing { // all of it falls in the end
		ms = m.Takes
	}
	if ms < 0 {
		return
	}
	high := l.View.H + 40
	for i := range n {
		speed := (90 + 60*render.Scatter(i, 1)) / 1000
		way := ms*speed*l.k - render.Scatter(i, 2)*high
		if m.Calm {
			way = render.Scatter(i, 2) * l.desk
		}
		if way < 0 {
			continue
		}
		x := render.Scatter(i, 3)*l.View.W + math.Sin(ms/500+6*render.Scatter(i, 4))*14*l.k
		pieces.Confetti(l.Pen.Theme, l.Dst, i%12, x, math.Mod(way, high)-20, render.Pose{Turn: render.Scatter(i, 5)*180 + ms*.09, Scale: 1.3 * l.k, Fade: 1 - seen})
	}
}
