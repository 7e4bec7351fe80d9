package charts

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// RaceLanes is the content of the lanes of a race, one for each player, with the scale that
// they run along.
type RaceLanes struct {
	Lanes []RaceLane
	// Least and Most are the ends of the scale, and Ticks its marks; the one at 0 is strong.
	Least, Most float64
	Ticks       []ChartTick
	// WidestSum is the sum that needs most room, so that lanes do not move while sums count.
	WidestSum string
}

// RaceLane is the lane of a player.
type RaceLane struct {
	Token pieces.Token
	Name  string
	// Value is how far the player has come along the scale, Sum says so, and Debt that it is
	// below zero.
	Value float64
	Sum   string
	Debt  bool
	// Rank is the place in the race, 0 while that is not known, and Climbed how many places
	// have been gained.
	Rank, Climbed int
	Face          render.Character
	Shows         faces.Frame
	// Row is in which lane the player runs, from 0; between two on the way from one to the
	// other. Shown is how far the lane has appeared, 0 to 1.
	Row, Shown float64
}

// raceLayout is where the parts of lanes are, in logical pixels.
type raceLayout struct {
	// first is the lane of row 0, and high how high each is. k is how large everything is, in
	// times its size in the design.
	first   render.Rect
	high, k float64
	// x0 and x1 are the ends of the scale, names is where names begin that stand before the
	// lanes, 0 where they stand over them.
	x0, x1, names float64
}

// The measures of a lane in the design: how high it is, and at most where there are few, the
// face on it, and what stands below the last one.
const (
	raceLane, raceLaneMost = 80.0, 132.0
	raceFace               = 80.0
	raceFoot               = 26.0
	lowLane                = 56.0
)

// layoutRace lays so many lanes out in r.
func layoutRace(p render.Pen, r render.Rect, k *RaceLanes) raceLayout {
	n := float64(max(1, len(k.Lanes)))
	l := raceLayout{high: min((r.H-raceFoot)/n, raceLaneMost)}
	l.k = min(l.high/raceLane, 1.5)
	l.first = render.Rect{X: r.X, Y: r.Y, W: r.W, H: l.high}
	sum := p.Measure(k.WidestSum, l.sum()) + l.face()/2 + 12*l.k
	left := 100 * max(l.k, .7)
	if l.high < lowLane {
		widest := 0.0
		for i := range k.Lanes {
			widest = max(widest, p.Measure(k.Lanes[i].Name, l.name()))
		}
		l.names = r.X + 62*max(l.k, .6)
		left = l.names - r.X + min(widest, r.W*.3) + 8
	}
	l.x0, l.x1 = r.X+left+8*l.k, max(r.X+left+20, r.Right()-sum)
	if k.Least < 0 {
		l.x0 += l.face() / 2
	}
	return l
}

// face returns how large a face is.
func (l *raceLayout) face() float64 { return min(raceFace*l.k, l.high) }

// sum and name are the type of what stands on a lane.
func (l *raceLayout) sum() render.Style {
	return render.Style{Face: render.Black, Size: max(14, 24*min(1, l.k)), Tracking: -.4}
}
func (l *raceLayout) name() render.Style {
	return render.Style{Face: render.Bold, Size: max(13, 16*min(1, l.k))}
}

// x returns where a value is on the scale.
func (l *raceLayout) x(k *RaceLanes, v float64) float64 {
	return l.x0 + (l.x1-l.x0)*(v-k.Least)/(k.Most-k.Least)
}

// raceGrowth is how far the type in lanes grows with the text scale.
const raceGrowth = 1.25

// RaceScale draws the scale of a race in r, with the lines between lanes.
func RaceScale(t *render.Theme, dst *ebiten.Image, r render.Rect, k *RaceLanes) {
	p, c := t.Pen(dst).GrowingTo(raceGrowth), &t.Palette
	l := layoutRace(p, r, k)
	high := l.high * float64(len(k.Lanes))
	for i := 1; i <= len(k.Lanes); i++ {
		p.Hline(r.X, l.first.Y+l.high*float64(i), r.W, 1.2, c.Line)
	}
	label := render.Style{Face: render.CondensedMedium, Size: 14, Color: c.Ink2, Align: render.Center}
	right := r.X
	for _, tick := range k.Ticks {
		x := l.x(k, tick.At)
		if tick.At == 0 {
			p.Vline(x, l.first.Y, high, 2, c.Ink)
		} else {
			for y := l.first.Y; y < l.first.Y+high; y += 10 {
				p.Vline(x, y, min(4, l.first.Y+high-y), 1.4, c.Line)
			}
		}
		if half := p.Measure(tick.Label, label) / 2; x-half > right && x+half <= r.Right() {
			p.Text(tick.Label, x, l.first.Y+high+19, label)
			right = x + half + 6
		}
	}
}

// DrawRaceLanes draws the lanes of a race in r, with the players who run along them.
func DrawRaceLanes(t *render.Theme, dst *ebiten.Image, r render.Rect, k *RaceLanes) {
	p := t.Pen(dst).GrowingTo(raceGrowth)
	l := layoutRace(p, r, k)
	for i := range k.Lanes {
		if lane := &k.Lanes[i]; lane.Shown > 0 {
			drawRaceLane(p, &l, k, lane)
		}
	}
}

// drawRaceLane draws a lane with the player on it.
func drawRaceLane(p render.Pen, l *raceLayout, k *RaceLanes, lane *RaceLane) {
	c, box := &p.Palette, l.first.Moved(0, l.first.H*lane.Row)
	s, mid := l.k, box.CenterY()
	pair := c.Seat(lane.Token.Color)
	raceRank(p, l, lane, box)

	zero, x := l.x(k, 0), l.x(k, lane.Value)
	x = zero + (x-zero)*lane.Shown
	bar := render.Rect{X: min(x, zero), Y: mid - 3*s, W: max(x, zero) - min(x, zero), H: 19 * s}
	if l.names > 0 {
		bar.Y = mid - bar.H/2
	}
	p.Fill(bar.Moved(0, 2*s), 4*s, pair.Edge)
	p.Fill(bar, 4*s, pair.Face)
	pieces.SeatBarPattern(p, bar, lane.Token.Color)
	p.ContrastFrame(bar, 4*s, c.Ink)
	mark := palette.Faded(palette.Hex(0xFFFFFF), .4)
	if lane.Token.Color == palette.SeatYellow {
		mark = palette.Faded(pair.Edge, .6)
	}
	for at := zero + 14*s; at < x-44*s && !p.SeatPatterns; at += 26 * s {
		marks.Chevron(p, at, bar.CenterY(), 9*s, marks.Right, 2.6*s, mark)
	}

	face := l.face()
	p.Shadow(render.Rect{X: x - face*.4, Y: box.Bottom() - face*.12, W: face * .8, H: face * .1}, face*.05, face*.03, 0, .35)
	p.DrawBust(lane.Face, lane.Shows, render.Stance{X: x, Foot: box.Bottom() - face*.02, Size: face}, false)

	after := max(x+face/2, zero) + 8*s
	room := box.Right() - after
	name, sum := l.name().In(c.Ink), l.sum().In(c.SumColor(false, lane.Debt, c.Ink))
	if l.names > 0 {
		p.TextFitIn(box, lane.Name, l.names, l.x0-l.names-8, 11, name)
		p.TextFitIn(box, lane.Sum, after, room, 11, sum)
		return
	}
	over := x - face*.42 - zero - 10*s // the room over the bar
	if over >= p.Measure(lane.Name, name) || over > room {
		p.TextFit(lane.Name, zero+8*s, bar.Y-9*s, over, 11, name)
		p.TextFit(lane.Sum, after, mid+9*s, room, 11, sum)
		return
	}
	p.TextFit(lane.Name, after, mid-9*s, room, 11, name)
	p.TextFit(lane.Sum, after, mid+18*s, room, 11, sum)
}

// raceRank draws a player's place in the race at the left end of a lane, how it has changed,
// and the token.
func raceRank(p render.Pen, l *raceLayout, lane *RaceLane, box render.Rect) {
	c, s, mid := &p.Palette, max(l.k, .6), box.CenterY()
	if lane.Rank > 0 {
		ink := c.Ink
		if lane.Rank == 1 {
			ink = c.Families[palette.Red].Face
		}
		p.TextFit(strconv.Itoa(lane.Rank), box.X+14*s, mid+10*s, 24*s, 10, render.Style{Face: render.Black, Size: 30 * s, Align: render.Center, Color: ink})
		ink, x := c.SumColor(lane.Climbed > 0, lane.Climbed < 0, c.Ink2), box.X+42*s
		switch {
		case lane.Climbed == 0:
			p.Fill(render.Rect{X: x - 7*s, Y: mid - 1.5*s, W: 14 * s, H: 3 * s}, 1.5*s, ink)
		case l.names > 0:
			marks.Chevron(p, x, mid, 8*s, marks.Vertical(lane.Climbed > 0), 3*s, ink)
		default:
			marks.Chevron(p, x, mid-5*s, 9*s, marks.Vertical(lane.Climbed > 0), 3.4*s, ink)
			sign := "+"
			if lane.Climbed < 0 {
				sign = "−"
			}
			p.TextFit(sign+strconv.Itoa(max(lane.Climbed, -lane.Climbed)), x, mid+17*s, 24*s, 11, render.Style{Face: render.CondensedBold, Size: max(11, 13.5*s), Align: render.Center, Color: ink})
		}
	}
	if l.names == 0 {
		pieces.DrawToken(p.Theme, p.Dst, lane.Token, box.X+62*s, mid-15*s, 30*s, pieces.Flat)
	}
}
