package spectacle

import (
	"cmp"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/sketch"
)

// Vignette is a day, or a card, with a picture of its own.
type Vignette struct {
	moments.Moment
	// Picture is the name of the artwork, Title what it shows, and Text what has happened.
	Picture, Title, Text string
	// Hero is whom it is about, whose own share is said where others lose or gain by it, too, and
	// Others are those.
	Hero   Sharer
	Others []Sharer
	// Total is the sum that counts, "" where there is none, For what it goes to or, without one, what
	// has happened in short, and Does what the sum does to the hero.
	Total, For string
	Does       Share
	// Die is what was rolled, where a die lies in the picture, and 0 where it was not.
	Die int
	// Pot says that the sum goes to the Jackpot.
	Pot bool
	// Cards draws the players' cards on the desk, which stay lit.
	Cards func(dst *ebiten.Image)
	// Wall is above the desk, which stays lit, and Room where the short form may be told.
	Wall, Room render.Rect
	Door       Door
}

// Sharer is somebody who loses or gains by what happens: Share says how much, with its sign, or
// what comes of it that is neither, or "". Brief says it where that has no room, and may be "".
type Sharer struct {
	Seat
	Share, Brief string
	Does         Share
}

// Share is what a share does to somebody.
type Share uint8

const (
	Gain Share = iota
	Loss
	// Either may turn out well or badly.
	Either
)

// The picture of a vignette in the design, how wide its rim is, and how it is turned, in degrees.
const (
	vignetteW, vignetteH = 420.0, 280.0
	vignetteRim          = 12.0
	vignetteTilt         = -1.8
)

// DrawVignette draws a vignette: in full over the wall, in short over the calendar.
func DrawVignette(t *render.Theme, dst *ebiten.Image, m *Vignette) {
	l := limelightAbove(t, dst, &m.Moment, m.Wall)
	if m.Form == moments.Full {
		l.rehearse(func() { l.vignette(m) })
		l.vignette(m)
	} else {
		l.smallVignette(m)
	}
}

// vignettePlaces are where the parts of a vignette stand in a room.
type vignettePlaces struct {
	title, text, sum, below float64      // baselines
	mid                     float64      // of the sum
	picture                 render.Point // its middle
	scale                   float64      // of the picture, in times its design
	hero                    render.Stance
	// others is the middle of the first one who loses or gains by it besides, each pitch after the
	// one before and of a size, and pot where the pot stands.
	others, pitch, size float64
	pot                 render.Point
}

// vignettePlaces returns where the parts stand: beside each other or, in a high room, below.
func (l *limelight) vignettePlaces(m *Vignette) vignettePlaces {
	x, k := l.x, l.k
	shared := len(m.Others) > 0
	if l.upright {
		y := l.desk - highWallH*k
		p := vignettePlaces{
			title: y + 70*k, text: y + 112*k, sum: y + 560*k, below: y + 596*k, mid: x, picture: render.Point{X: x, Y: y + 300*k}, scale: 1.12,
			hero: render.Stance{X: x, Foot: l.desk, Size: 270},
		}
		if shared {
			p.hero.X, p.hero.Size = x-180*k, 190
			p.others, p.pitch, p.size = x-70*k, 76, 112
		}
		return p
	}
	y := l.desk - wallH*k
	p := vignettePlaces{
		title: y + 66*k, text: y + 106*k, sum: y + 590*k, below: y + 626*k, mid: x + 96*k, picture: render.Point{X: x + 96*k, Y: y + 320*k}, scale: 1.26,
		hero: render.Stance{X: x - 404*k, Foot: l.desk, Size: 384},
	}
	if shared {
		p.picture, p.scale = render.Point{X: x - 40*k, Y: y + 296*k}, 1.12
		p.hero.X, p.hero.Size = x-460*k, 320
		p.others, p.pitch, p.size = x-200*k, 158, 172
		p.pot, p.mid, p.sum, p.below = render.Point{X: x + 420*k, Y: y + 216*k}, x+420*k, y+376*k, y+410*k
	}
	return p
}

// MoneyOf returns where in a vignette in full the money is that is bet, and where it goes that anybody
// may win: to the pot or, where none stands there, to the sum.
func MoneyOf(t *render.Theme, m *Vignette) (stake, pot render.Point) {
	l := limelightAbove(t, nil, &m.Moment, m.Wall)
	p := l.vignettePlaces(m)
	stake, pot = p.picture, p.pot
	if pot == (render.Point{}) {
		pot = render.Point{X: p.mid, Y: p.sum}
	}
	return stake, pot
}

// vignette draws a vignette in full.
func (l *limelight) vignette(m *Vignette) {
	at, seen, k, p := moments.VignetteInFull, m.Presence(), l.k, l.vignettePlaces(m)
	l.dark(.9 * m.Part(0, 200) * seen)
	if m.Does != Loss {
		l.beams(p.picture.X, p.picture.Y, l.room.W, 18, 4+l.turned(.004), .1*m.Part(at.Picture, 400)*seen)
	}
	come := beats.OutBack(m.Part(at.Picture, 320))
	hero := l.cheering(m.Hero.Seat)
	l.stand(&hero, p.hero.X, p.hero.Foot, p.hero.Size, beats.OutBack(m.Part(0, 300))*seen)
	if m.Part(at.Picture, 1) > 0 {
		l.photo(m, p.picture.X, p.picture.Y+(1-come)*.4*l.room.H, p.scale*k, render.Pose{Turn: vignetteTilt * come, Scale: .5 + .5*come, Fade: 1 - min(1, 3*m.Part(at.Picture, 320))*seen})
	}
	white := palette.Faded(palette.White, m.Part(at.Said, 160)*seen)
	wide := l.room.W - 40*k
	if !l.upright {
		wide = l.room.W - 260*k
	}
	l.TextFit(m.Title, l.x, p.title, l.titleWidth(m.Door), 15, render.Style{Face: render.Headline, Size: 48 * k, Color: palette.Faded(palette.White, m.Titled()*seen), Align: render.Center})
	l.TextFit(m.Text, l.x, p.text, wide, 12, render.Style{Face: render.Bold, Size: max(22*k, vignetteType), Color: white, Align: render.Center})
	l.sharers(m, p, seen)
	m.Cards(l.Dst)
	l.shares(m, p, seen)
	if m.Pot && p.pot != (render.Point{}) {
		l.Posed(l.Artwork("pot", 150*k), p.pot.X, p.pot.Y, render.Pose{Scale: .8 + .2*come, Fade: 1 - m.Part(at.Others, 200)*seen})
	}
	l.vignetteSum(m, p.mid, p.sum, 92*k, .6+.4*beats.OutBack(m.Part(at.Counts, 260)), m.Part(at.Counts, 120)*seen)
	if m.Total != "" {
		l.TextFit(m.For, p.mid, p.below, .34*l.room.W, 11, render.Style{Face: render.Bold, Size: max(20*k, vignetteType), Color: palette.Faded(palette.White, m.Part(at.Counts, 160)*seen), Align: render.Center})
	}
	l.door(m.Door, true, m.Part(700, 200)*seen)
}

// vignetteType is the least size of what is said under a title, in logical pixels of the window.
const vignetteType = 12.5

// vignetteSum draws the sum of a vignette around x.
func (l *limelight) vignetteSum(m *Vignette, x, y, size, scale, alpha float64) {
	if m.Total == "" {
		return
	}
	c := &l.Palette
	ink := [...]palette.Color{Gain: c.ProfitInk, Loss: c.LossInk, Either: c.SumInk}[m.Does]
	pieces.DrawLettering(l.Pen, pieces.Lettering{Text: m.Total, Size: size, Line: .057 * size, Tracking: -.02 * size, Color: ink}, x, y, scale, alpha)
}

// photo draws the picture with a rim of paper around it.
func (l *limelight) photo(m *Vignette, x, y, scale float64, pose render.Pose) {
	w, h, rim := vignetteW*scale, vignetteH*scale, vignetteRim*scale
	q := l.Composed(render.DrawingKey{What: "vignette", Name: m.Picture, Size: float32(scale)}, w+2*rim, h+2*rim, 10*scale, func(p render.Pen) {
		all := render.Rect{W: w + 2*rim, H: h + 2*rim}
		p.Shadow(all.Narrowed(3*scale), 6*scale, 6*scale, 4*scale, .5)
		p.Fill(all, 6*scale, p.Palette.Field)
		p.Blit(p.Drawing(render.DrawingKey{What: "photo", Name: m.Picture, Size: float32(w)}, func() sketch.Drawing { return sketch.Cover(m.Picture, w) }), rim, rim, 1)
	})
	l.Posed(q, x, y, pose)
	if lies, ok := diceLie[m.Picture]; ok && m.Die > 0 {
		a, s := pose.Turn*render.Degree, scale*cmp.Or(pose.Scale, 1)
		dx, dy, size := lies.x*s, lies.y*s, lies.size
		lies := render.Pose{Turn: pose.Turn + lies.tilt, Fade: pose.Fade}
		pieces.DrawDie(l.Pen.Theme, l.Dst, pieces.Die{Color: pieces.CommonDice[0], N: m.Die}, x+dx*math.Cos(a)-dy*math.Sin(a), y+dx*math.Sin(a)+dy*math.Cos(a), math.Round(size*scale), -1, lies)
	}
}

// diceLie says of the pictures in which a die lies where it does, from their middle, how large it is
// and how it is turned, in degrees.
var diceLie = map[string]struct{ x, y, size, tilt float64 }{
	"vignette-casino":    {16, 64, 66, -12},
	"vignette-swellfare": {86, 58, 104, -9},
}

// sharers draws those behind the desk who lose or gain besides.
func (l *limelight) sharers(m *Vignette, p vignettePlaces, seen float64) {
	for i := range m.Others {
		x, risen := l.sharer(m, p, i)
		l.stand(&m.Others[i].Seat, x, l.desk, p.size, risen*seen)
	}
}

// shares draws how much all lose or gain, over them and over what of the players' cards is as high.
func (l *limelight) shares(m *Vignette, p vignettePlaces, seen float64) {
	l.share(&m.Hero, p.hero.X, l.desk-chin*p.hero.Size*l.k, p.size, p.pitch, m.Part(moments.VignetteInFull.Others, 200)*seen)
	for i := range m.Others {
		x, risen := l.sharer(m, p, i)
		l.share(&m.Others[i], x, l.desk-(chin*p.size+2)*l.k, p.size, p.pitch, min(1, risen*seen))
	}
}

// sharer returns where one of the others stands, and how far they have risen.
func (l *limelight) sharer(m *Vignette, p vignettePlaces, i int) (x, risen float64) {
	return p.others + float64(i)*p.pitch*l.k, beats.OutBack(m.Part(moments.VignetteInFull.Others+60*float64(i), 300))
}

// shareLeast is how small what stands on a plate may be, in logical pixels.
const shareLeast = 11

// chin is how high the chin of a bust is above what it stands behind, as a part of its size.
const chin = .24

// share draws a plate around x, from top down, with what somebody loses or gains: one that fits below
// the chin of somebody of a size.
func (l *limelight) share(s *Sharer, x, top, size, pitch, seen float64) {
	if s.Share == "" || seen <= 0 {
		return
	}
	c, k := &l.Palette, l.k
	r := render.Rect{X: x - .47*pitch*k, Y: top, W: .94 * pitch * k, H: chin * size * k}
	l.Shadow(r.Narrowed(2*k), 8*k, 4*k, 3*k, .4*seen)
	l.Fill(r, 8*k, palette.Faded(c.Field, seen))
	l.FillPart(render.Rect{X: r.X, Y: r.Y, W: 8 * k, H: r.H}, 8*k, render.Lefts, palette.Faded(c.Seat(s.Token.Color).Face, seen))
	ink := [...]palette.Color{Gain: c.Gain, Loss: c.Loss, Either: c.Ink}[s.Does]
	text, room := s.Share, r.W-22*k
	if s.Brief != "" && l.Measure(text, render.Style{Face: render.Black, Size: shareLeast}) > room {
		text = s.Brief
	}
	l.TextFit(text, r.CenterX()+4*k, l.Middle(r, render.Style{Face: render.Black, Size: max(21*k, momentSum)}), room, shareLeast, render.Style{Face: render.Black, Size: max(21*k, momentSum), Color: palette.Faded(ink, seen), Align: render.Center})
}

// smallVignette draws a vignette in short: its picture over the calendar with its title, below it the
// sum, and where that goes.
func (l *limelight) smallVignette(m *Vignette) {
	seen := m.Presence()
	k := fits(VignetteInShort, m.Room)
	const smaller, below, line = .72, 66, 36 // than in full; from the picture to the sum; and to what that is for
	x, high := m.Room.CenterX(), vignetteH*smaller*k
	y := m.Room.CenterY() - (below+line)/2*k
	come := beats.OutBack(m.Part(0, 220))
	l.photo(m, x, y, smaller*k, render.Pose{Turn: vignetteTilt, Scale: .6 + .4*come, Fade: 1 - m.Part(0, 60)*seen})
	const inside = 24 // of the picture's upper edge
	l.caption(m.Title, x, y-high/2+inside*k, k, m.Part(120, 80)*seen)
	sum := y + high/2 + below*k
	l.vignetteSum(m, x, sum, 64*k, .7+.3*come, m.Part(0, 80)*seen)
	if m.Total == "" {
		sum -= line * k
	}
	l.caption(m.For, x, sum+line*k, k, m.Part(0, 80)*seen)
}

// caption writes a line over the calendar around x, as large as a short form has room for.
func (l *limelight) caption(text string, x, y, k, alpha float64) {
	if text == "" {
		return
	}
	line := pieces.Lettering{Text: text, Size: 28 * k, Line: 2 * k, Tracking: 1.6 * k, Color: palette.White}
	if wide := pieces.LetteringWidth(l.Pen.Theme, line); wide > VignetteInShort.W*k {
		fits := VignetteInShort.W * k / wide
		line.Size, line.Tracking = line.Size*fits, line.Tracking*fits
	}
	pieces.DrawLettering(l.Pen, line, x, y, 1, alpha)
}
