package spectacle

import (
	"cmp"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
)

// Card is a card that is drawn and seen large on its way.
type Card struct {
	moments.Moment
	Drawer Seat
	// Letter says that the card comes in an envelope, and To whom that is for.
	Letter bool
	To     string
	// Behind is the artwork of who looks over the card once it lies there, "" for nobody.
	Behind string
	// Card draws the card at a box, held as a pose says.
	Card func(dst *ebiten.Image, r render.Rect, pose render.Pose)
	// Pile is where the card comes from, Place where it goes, and Tilt how far it is turned
	// there, in degrees.
	Pile, Place render.Rect
	Tilt        float64
	// Sheet is the calendar, Room where the short form may be told, and Wall what is above the desk,
	// which stays lit.
	Sheet, Room, Wall render.Rect
	Door              Door
}

// A card that is seen in full, its envelope and how it is turned in the design.
const (
	largeCardW       = 620.0
	largeCardHigh    = 246.0 / 392
	letterW, letterH = 680.0, 296.0
	largeCardTilt    = -3.0
	// behindCard is how large it is who looks over the card, in widths of the card, and overCard how
	// much of that is seen above it.
	behindCard, overCard = .42, .78
)

// DrawCard draws a card that is drawn: in full in the middle of the calendar, in short beside its
// player's token, and on its way from there.
func DrawCard(t *render.Theme, dst *ebiten.Image, m *Card) {
	l := limelightAbove(t, dst, &m.Moment, m.Wall)
	wide, x, y := CardInShort.W*min(l.k, fits(CardInShort, m.Room)), m.Room.CenterX(), m.Room.CenterY()
	if m.Form == moments.Full {
		wide, x, y = largeCardW, m.Sheet.CenterX(), m.Sheet.CenterY()-28*l.k
		if l.upright {
			wide = 500
		}
		wide = min(wide*l.k, .92*m.Sheet.W) // in a narrow window the calendar is smaller than the design
	}
	r := render.Rect{X: x - wide/2, Y: y - wide*largeCardHigh/2, W: wide, H: wide * largeCardHigh}
	if m.Behind != "" { // who looks over the card is not cut off by the edge of the window
		r.Y = max(r.Y, min(m.Wall.Y+1.06*overCard*behindCard*r.W, m.Wall.Bottom()-r.H))
	}
	if m.Form == moments.Full {
		l.rehearse(func() { l.cardInFull(m, r) })
		l.cardInFull(m, r)
	} else {
		l.cardInShort(m, r)
	}
}

// largeCard draws the card that has come out, on its way to its place.
func (l *limelight) largeCard(m *Card, r render.Rect, pose render.Pose) {
	going := beats.InOutCubic(m.Going())
	x, y := r.CenterX()+(m.Place.CenterX()-r.CenterX())*going, r.CenterY()+(m.Place.CenterY()-r.CenterY())*going
	y -= 60 * l.k * 4 * going * (1 - going)
	if pose.Scale == 0 {
		pose.Scale = 1
	}
	pose.Scale *= 1 + (m.Place.W/r.W-1)*going
	pose.Turn += (m.Tilt - largeCardTilt) * going
	if looks := beats.OutBack(m.Part(moments.CardInFull.Face, 300)) * (1 - beats.InCubic(going)); m.Behind != "" && looks > 0 {
		size, sway := behindCard*r.W, 4*math.Sin(m.At/130)
		if m.Calm {
			sway = 0
		}
		l.Posed(l.Artwork(m.Behind, size), x, y-r.H/2+(.5-overCard*looks)*size, render.Pose{Turn: sway, Fade: pose.Fade})
	}
	m.Card(l.Dst, render.Rect{X: x - r.W/2, Y: y - r.H/2, W: r.W, H: r.H}, pose)
}

// cardInFull draws a card in full: out of its envelope, with its player looking in.
func (l *limelight) cardInFull(m *Card, r render.Rect) {
	at, k, going := &moments.CardInFull, l.k, m.Going()
	seen := 1.0
	if m.Calm {
		seen = m.Presence()
	}
	l.dark(.66 * m.Part(0, 200) * (1 - going) * seen)
	face, size := l.x+420*k, 268.0
	if l.upright {
		face, size = l.x+120*k, 250
	}
	if m.Sheet.CenterX() > l.x { // the page is mirrored
		face = 2*l.x - face
	}
	l.stand(&m.Drawer, face, l.desk, size, beats.OutBack(m.Part(at.Face, 300))*(1-beats.InCubic(going))*seen)
	fade := render.Pose{Fade: 1 - seen}
	if !m.Letter {
		l.cardFromPile(m, r, at.Leaves+160, fade)
		l.door(m.Door, true, m.Part(700, 200)*(1-going)*seen)
		return
	}
	s := r.W / largeCardW
	come := beats.OutCubic(m.Part(0, at.Comes))
	x0, y0 := m.Pile.CenterX(), m.Pile.CenterY()
	x1, y1 := r.CenterX(), r.CenterY()+183*s
	x, y := x0+(x1-x0)*come, y0+(y1-y0)*come-80*k*4*come*(1-come)
	y += beats.InOutCubic(going) * 600 * k
	small := .16 + .84*come
	fade.Scale = small
	back := func() { l.Posed(l.Artwork("envelope-back", letterW*s), x, y, fade) }
	flap := func(open float64) {
		l.flap("envelope-flap", x, y, render.Rect{W: letterW * s, H: letterH * s}, 212*s, open, fade)
	}
	front := func() {
		l.Posed(l.Artwork("envelope-front", letterW*s), x, y+(letterH-104)/2*s*small, fade)
		to := render.Style{Face: render.CondensedBold, Size: 17 * s, Color: l.Palette.Ink2, Align: render.Center}
		if base := y + (letterH/2-34)*s; small == 1 && base < l.desk {
			l.TextFit(m.To, x, base, .7*letterW*s, 9, to)
		}
	}
	switch out := m.Part(at.Leaves, at.Lies-at.Leaves); {
	case out == 0:
		back()
		front()
		flap(m.Part(at.Opens, 140))
	case out < 1: // the card is pulled out upward, over the flap and behind the front
		back()
		flap(1)
		pose := fade
		pose.Turn, pose.Scale = largeCardTilt*out, .94+.18*out
		up := beats.OutCubic(out)
		m.Card(l.Dst, render.Rect{X: r.X, Y: r.Y + (1-up)*150*s, W: r.W, H: r.H}, pose)
		front()
	default: // the envelope falls behind the desk
		l.above(max(l.desk, y1+letterH/2*s), func() {
			back()
			flap(1)
			front()
		})
		slap := beats.InQuart(m.Part(at.Lies, 60))
		pose := fade
		pose.Turn, pose.Scale = largeCardTilt, 1.12-.12*slap
		l.largeCard(m, r, pose)
	}
	l.door(m.Door, true, m.Part(700, 200)*(1-going)*seen)
}

// cardFromPile draws a card that comes from its pile, grows on the way and turns.
func (l *limelight) cardFromPile(m *Card, r render.Rect, takes float64, pose render.Pose) {
	come := beats.OutCubic(m.Part(0, takes))
	pose.Turn = largeCardTilt - 14*(1-come)
	if come == 1 {
		l.largeCard(m, r, pose)
		return
	}
	pose.Scale = .2 + .8*come
	x0, y0 := m.Pile.CenterX(), m.Pile.CenterY()
	r.X, r.Y = r.X+(x0-r.CenterX())*(1-come), r.Y+(y0-r.CenterY())*(1-come)
	m.Card(l.Dst, r, pose)
}

// cardInShort draws a card in short: it comes from its pile, and goes to its place.
func (l *limelight) cardInShort(m *Card, r render.Rect) {
	seen := 1.0
	if m.Calm {
		seen = m.Presence()
	}
	l.cardFromPile(m, r, moments.CardInShort.Comes, render.Pose{Fade: 1 - seen})
}

// flap draws the flap of an envelope of a size with its middle at x, y: so high, and opened so far. A
// pose says how large both are now.
func (l *limelight) flap(art string, x, y float64, envelope render.Rect, high, open float64, pose render.Pose) {
	up := 2*open - 1 // folded down at -1, up at 1
	q := l.Artwork(art, envelope.W)
	if up == 0 || q == nil {
		return
	}
	pose.FlipY = 1 - math.Abs(up)
	if up < 0 {
		pose.Turn = 180
	}
	l.Posed(q, x, y-(envelope.H/2+high/2*up)*cmp.Or(pose.Scale, 1), pose)
}
