package spectacle

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// Region is a region of a page of Conquest that somebody comes to hold.
type Region struct {
	moments.Moment
	Winner Seat
	// Loser is who had the day that decided it, nil for nobody, and LoserX where their card stands.
	Loser  *Seat
	LoserX float64
	// Days are the days of the region, row by row.
	Days []RisingDay
	// Name is that of the region, Says whose it is now, Bonus how many armies it brings, and Each
	// how often.
	Name, Says, Bonus, Each string
	// Sheet is the page with the days, and Wall what is above the desk, which stays lit.
	Sheet, Wall render.Rect
	Door        Door
}

// RisingDay is a day of a region that is won.
type RisingDay struct {
	// Box is where it lies on the page, and Steps how many days rise before it does.
	Box   render.Rect
	Steps int
	// Draw draws it in a box of that size.
	Draw func(dst *ebiten.Image, r render.Rect)
}

// The parts of a region that is won, in the design: the banner, a flag, and how high a day rises.
const (
	bannerW, bannerH   = 816.0, 156.0
	bannerCloth        = 128.0 // of its height, without the tails
	pennonW, pennonH   = 120.0, 172.0
	pennonSmall        = .58
	dayRises           = 26.0
	regionConfetti     = 48
	regionWinner       = 436.0
	leastRoomForWinner = 150.0
	bonusSize          = 120.0
	regionLoser        = 152.0 // of whose size loserSunk is behind their card
	loserSunk          = .16
)

// DrawRegion draws a region that is won: its days rise from the page in the dark.
func DrawRegion(t *render.Theme, dst *ebiten.Image, m *Region) {
	l := limelightAbove(t, dst, &m.Moment, m.Wall)
	l.rehearse(func() { l.region(m) })
	l.region(m)
}

// region draws a region that is won.
func (l *limelight) region(m *Region) {
	at, seen := moments.RegionInFull, m.Presence()
	k := m.Sheet.W / bannerW // the page, and what stands on it, is as large as there is room for
	all := m.Days[0].Box
	for i := range m.Days {
		all = all.Around(m.Days[i].Box)
	}
	l.dark(.86 * m.Part(at.Veil, 200) * seen)
	l.beams(all.CenterX(), all.CenterY(), l.room.W, 24, 5+l.turned(.004), .12*m.Part(at.Rises, 400)*seen)
	l.regionWinner(m, seen)
	l.regionLoser(m, seen)
	l.regionFlags(m, k, seen)
	for i := range m.Days {
		l.risenDay(m, &m.Days[i], seen)
	}
	l.regionPaper(m, render.Point{X: all.CenterX(), Y: all.CenterY()}, seen)
	l.banner(m, k, all, seen)
	l.door(m.Door, true, m.Part(at.Banner, 200)*seen)
}

// risenDay draws a day on a block of paper, as far as it has risen.
func (l *limelight) risenDay(m *Region, d *RisingDay, seen float64) {
	k := d.Box.W / 104
	up := dayRises * k * m.Risen(d.Steps, beats.OutBack) * seen
	top := d.Box
	top.Y -= up
	if up > 1 {
		wood := l.Palette
		block := render.Rect{X: top.X, Y: top.Y + 10*k, W: top.W, H: top.H - 10*k + up}
		l.Fill(block, 9*k, palette.Faded(wood.WoodBottom, seen))
		for line := 1; line < 4; line++ {
			y := top.Bottom() + up*float64(line)/4
			l.Fill(render.Rect{X: top.X + 3*k, Y: y, W: top.W - 6*k, H: max(1, 1.4*k)}, 0, palette.Faded(wood.WoodGlint, .8*seen))
		}
	}
	d.Draw(l.Dst, top)
	l.Frame(top.Inset(-1), 9*k, 3.4*k, palette.Faded(l.Palette.Focus, m.Part(moments.RegionInFull.Rises, 200)*seen))
}

// regionFlags draws the flags behind the upper days of a region: no more than three.
func (l *limelight) regionFlags(m *Region, k, seen float64) {
	var upper []*RisingDay
	for i := range m.Days {
		d := &m.Days[i]
		if !slices.ContainsFunc(m.Days[:i], func(above RisingDay) bool { return above.Box.X == d.Box.X }) {
			upper = append(upper, d)
		}
	}
	if n := len(upper); n > 3 {
		upper = []*RisingDay{upper[0], upper[n/2], upper[n-1]}
	}
	for n, d := range upper {
		up := beats.OutBack(m.Part(moments.RegionInFull.Flags+60*float64(n), 260)) * seen
		if up <= 0 {
			continue
		}
		s := pennonSmall * k
		x, foot := d.Box.CenterX(), d.Box.Y-dayRises*k*m.Risen(d.Steps, beats.OutBack)*seen+40*k
		y := foot - pennonH*s*up + pennonH*s/2
		l.flag(m, x, y, pennonW*s, false, seen)
	}
}

// flag draws the flag of whoever has won a region around x, y, so wide, or its mirror image.
func (l *limelight) flag(m *Region, x, y, width float64, mirrored bool, seen float64) {
	token := m.Winner.Token
	pose, side := render.Pose{Fade: 1 - seen}, 1.0
	if mirrored {
		pose.FlipX, side = 2, -1
	}
	l.Posed(l.Artwork("flag-"+token.Color.String(), width), x, y, pose)
	if seen > .9 {
		size := .34 * width
		pieces.DrawToken(l.Pen.Theme, l.Dst, token, x+side*.07*width-size/2, y-.43*width-size/2, size, pieces.Flat)
	}
}

// regionWinner draws who has won a region beside the page or, where there is no room, below it.
func (l *limelight) regionWinner(m *Region, seen float64) {
	room := l.beside(m.Sheet)
	size := min(regionWinner*l.k, room.W, room.H)
	risen := beats.OutBack(m.Part(moments.RegionInFull.Winner, 380)) * seen
	show := l.cheering(m.Winner)
	show.Frame.Features = faces.Features{Expression: faces.Triumphant}
	if flag := .48 * size; room.H > 1.3*size {
		l.flag(m, room.CenterX()+.45*size-.4*flag, l.desk-size*(.2+.7*risen), flag, true, min(1, 2*risen)*seen)
	}
	l.stand(&show, room.CenterX(), l.desk, size/l.k, risen)
}

// regionLoser draws who has lost a region, behind their card.
func (l *limelight) regionLoser(m *Region, seen float64) {
	if m.Loser == nil {
		return
	}
	show := *m.Loser
	show.Frame.Features = faces.Features{Expression: faces.Dismayed}
	l.stand(&show, m.LoserX, l.desk+loserSunk*regionLoser*l.k, regionLoser, beats.OutBack(m.Part(moments.RegionInFull.Winner, 380))*seen)
}

// beside returns the room for a bust beside a page or, where there is none, below it.
func (l *limelight) beside(page render.Rect) render.Rect {
	room := render.Rect{X: page.Right(), Y: l.room.Y, W: l.room.Right() - page.Right(), H: l.room.H}
	if left := page.X - l.room.X; left > room.W {
		room.X, room.W = l.room.X, left
	}
	if room.W < leastRoomForWinner {
		return render.Rect{X: l.room.X, Y: page.Bottom(), W: l.room.W, H: l.desk - page.Bottom()}
	}
	return room
}

// regionPaper draws the strips of paper that fly from a region.
func (l *limelight) regionPaper(m *Region, from render.Point, seen float64) {
	n, ms := regionConfetti, m.At-moments.RegionInFull.Paper
	if m.Calm {
		n, ms = n/2, 700
	}
	if ms < 0 {
		return
	}
	for i := range n {
		s := speck{n: 2_000 + i, from: from, reach: 760, falls: 150, spread: 150}
		x, y, pose := s.at(ms, l.k)
		if y < l.desk {
			pose.Fade, pose.Scale = 1-seen, 1.2*l.k
			pieces.Confetti(l.Pen.Theme, l.Dst, i%12, x, y, pose)
		}
	}
}

// banner draws the banner with the name of a region where the page has most room beside its days,
// and the star that says what it brings.
func (l *limelight) banner(m *Region, k float64, days render.Rect, seen float64) {
	unrolled := beats.OutCubic(m.Part(moments.RegionInFull.Banner, 320))
	if unrolled <= 0 {
		return
	}
	s := .96 * k
	x, y := m.Sheet.CenterX(), l.bannerTop(m.Sheet, bannerH*s*.55)
	if flags := days.Y - (dayRises+pennonH*pennonSmall)*k; flags-m.Sheet.Y < bannerH*s && m.Sheet.Bottom()-days.Bottom() > days.Y-m.Sheet.Y {
		foot := m.Sheet.Bottom() - bannerH*s*.55
		y = foot
		if m.Loser != nil { // whose face stays in sight where there is room below the days
			head := l.desk - (1-loserSunk)*regionLoser*l.k
			y = min(foot, max(head-bannerH*s/2, days.Bottom()+bannerH*s/2))
		}
	}
	l.unroll(m.Winner.Token.Color, m.Name, m.Says, render.Point{X: x, Y: y}, s, unrolled, seen)
	if stamped := beats.InQuart(m.Part(moments.RegionInFull.Burst, 240)); stamped > 0 {
		side := .41
		if l.room.Right()-m.Sheet.Right() < leastRoomForWinner {
			side = -side // the way on is at the right
		}
		l.regionBonus(m, x+side*bannerW*s, max(y-.36*bannerH*s, l.room.Y+bonusSize/2*s), s, 1.6-.6*stamped, min(1, 2*stamped)*seen)
	}
}

// bannerTop returns where the middle of a banner is that hangs so far below the upper edge of a page:
// where the page is as wide as the window it hangs below what says how to go on.
func (l *limelight) bannerTop(page render.Rect, below float64) float64 {
	y := page.Y + below
	if l.room.Right()-page.Right() < leastRoomForWinner {
		y += max(0, l.belowDoor()-page.Y)
	}
	return y
}

// unroll draws the banner of a seat around a point, s times as large as in the design, as far as it
// is unrolled.
func (l *limelight) unroll(seat palette.SeatColor, title, says string, at render.Point, s, unrolled, seen float64) {
	l.Posed(l.Artwork("banner-"+seat.String(), bannerW*s), at.X, at.Y, render.Pose{FlipX: 1 - unrolled, Fade: 1 - seen})
	if unrolled < 1 {
		return
	}
	ink, top, cloth := palette.Faded(l.Palette.OnSeat(seat), seen), at.Y-bannerH*s/2, .8*bannerW*s
	l.TextFit(title, at.X, top+.52*bannerCloth*s, cloth, 12, render.Style{Face: render.Headline, Size: 52 * s, Color: ink, Align: render.Center})
	l.TextFit(says, at.X, top+.8*bannerCloth*s, cloth, 11, render.Style{Face: render.Bold, Size: max(21*s, 12), Color: ink, Align: render.Center})
}

// regionBonus draws the star that says how many armies a region brings.
func (l *limelight) regionBonus(m *Region, x, y, k, scale, alpha float64) {
	c := &l.Palette
	k = max(k, .62) // or nobody can read it
	q := l.Composed(render.DrawingKey{What: "region-bonus", Name: m.Bonus + "\x00" + m.Each, Size: float32(k)}, bonusSize*k, bonusSize*k, 2, func(p render.Pen) {
		p.Unrecorded = true
		p = p.GrowingTo(1)
		p.Star(60*k, 60*k, 12, 60*k, 50*k, c.Focus)
		p.Star(60*k, 60*k, 12, 53*k, 44.5*k, c.Families[palette.Gold].Edge)
		p.Star(60*k, 60*k, 12, 51*k, 42.5*k, c.Focus)
		p.TextFit(m.Bonus, 60*k, 64*k, 80*k, 10, render.Style{Face: render.Black, Size: 36 * k, Color: c.Dark, Align: render.Center})
		p.TextFit(m.Each, 60*k, 83*k, 80*k, 9, render.Style{Face: render.CondensedBold, Size: 15 * k, Color: c.Dark, Align: render.Center})
	})
	l.Posed(q, x, y, render.Pose{Turn: 9, Scale: scale, Fade: 1 - alpha})
}
