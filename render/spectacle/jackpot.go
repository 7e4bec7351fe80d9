package spectacle

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// Jackpot is a Jackpot that somebody wins.
type Jackpot struct {
	moments.Moment
	Seats []Seat
	// Word is what is won, Sum what of it is counted now, Gain the same with a sign as it stands
	// beside the winner's money, and WinsAll what the badge says below the winner's name.
	Word, Sum, Gain, WinsAll string
	// Dice are the dice that won it, two at most.
	Dice []pieces.Die
	// Cards draws the players' cards on the desk, which stay lit until plates with the money take
	// their place.
	Cards func(dst *ebiten.Image)
	// Pot is where the pot stands on the calendar, and Room where the short form may be told.
	Pot, Room render.Rect
	Door      Door
}

// platesCome is how dark it is when plates take the place of the players' cards.
const platesCome = .5

// How much there flies.
const (
	jackpotNotes, jackpotConfetti = 30, 48
	jackpotNotesShort             = 12
)

// DrawJackpot draws a Jackpot that is won: in full over everything, in short over the calendar.
func DrawJackpot(t *render.Theme, dst *ebiten.Image, m *Jackpot) {
	if l := drawLimelight(t, dst, &m.Moment); m.Form == moments.Full {
		l.jackpot(m)
	} else {
		l.smallJackpot(m)
	}
}

// jackpot draws a Jackpot in full.
func (l *limelight) jackpot(m *Jackpot) {
	at, seen, k := moments.JackpotInFull, m.Presence(), l.k
	dark := m.Part(at.Veil, 200) * seen
	if m.At < at.Burst && l.Shapes.Recorder == nil {
		l.ahead(m)
	}
	l.dark(.91 * dark)
	light := m.Part(at.Burst, 400) * seen
	long := math.Hypot(l.View.W, l.View.H)
	l.beams(l.x, l.desk-112*k, long, 22, 4+l.turned(.004), .13*light)
	l.beams(l.x, l.desk-112*k, long, 11, 9-l.turned(.003), .1*light)
	l.specks(m, jackpotNotes/2, 0, .95)
	if !l.upright {
		l.others(m)
	}
	winner := &m.Seats[m.Seat]
	show := l.cheering(*winner)
	show.Frame.Features = faces.Features{Expression: faces.Triumphant}
	l.stand(&show, l.x, l.desk+6*k, l.heroSize(), beats.OutBack(m.Part(at.Winner, 380))*seen)
	l.table(dark)
	if dark < platesCome {
		m.Cards(l.Dst)
	}
	if l.upright {
		l.others(m)
	}
	l.pot(m, seen)
	l.specks(m, jackpotNotes, jackpotNotes/2, 1.55)
	l.confetti(m)
	l.plates(m, dark)
	l.sum(m, seen)
	l.door(m.Door, l.View.Compact, m.Part(at.Burst, 200)*seen)
}

// heroSize is how large a bust stands in the middle, in logical pixels of the design.
func (l *limelight) heroSize() float64 {
	if l.upright {
		return min(.87*l.View.W, .5*l.desk) / l.k
	}
	return 420
}

// others draws all but whom a moment is about.
func (l *limelight) others(m *Jackpot) {
	l.eachBut(m, func(i int, s *Seat, at render.Stance) {
		l.stand(s, at.X, at.Foot, at.Size, beats.OutBack(m.Part(moments.JackpotInFull.Others+60*float64(i), 300))*m.Presence())
	})
}

// eachBut calls do for all but whom a moment is about, with where they stand and how large they are
// in the design: at both sides of the one in the middle or, in upright windows, in a row before the
// desk.
func (l *limelight) eachBut(m *Jackpot, do func(i int, s *Seat, at render.Stance)) {
	i, n := 0, len(m.Seats)-1
	left := (n + 1) / 2
	room := l.x - l.heroSize()*.5*l.k
	for seat := range m.Seats {
		if seat == int(m.Seat) {
			continue
		}
		at := render.Stance{Foot: l.desk + 4*l.k, Size: 172}
		switch wide := l.View.W / float64(n); {
		case l.upright:
			at = render.Stance{X: wide * (float64(i) + .5), Foot: l.desk + 330*l.k, Size: min(172, .95*wide/l.k)}
		case i < left:
			at.X = room * (float64(i) + .5) / float64(left)
		default:
			at.X = l.View.W - room*(float64(n-i)-.5)/float64(n-left)
		}
		do(i, &m.Seats[seat], at)
		i++
	}
}

// pot draws the pot that comes from the calendar and lands on the desk before the winner.
func (l *limelight) pot(m *Jackpot, seen float64) {
	at, k := moments.JackpotInFull, l.k
	if m.At < at.Veil && !m.Calm {
		return
	}
	go1 := beats.InOutCubic(m.Part(at.Veil, 420))
	x, y := l.x, l.desk+8*k
	x0, y0 := m.Pot.CenterX(), m.Pot.CenterY()
	size := 46 + (192*k-46)*go1
	jump := 0.0
	if p := m.Part(at.Burst, 300); p > 0 && p < 1 {
		jump = 26 * k * 4 * p * (1 - p)
	}
	arc := 120 * k * 4 * go1 * (1 - go1)
	big := l.Artwork("pot", 192*k)
	full := 192 * k
	l.Posed(big, x0+(x-x0)*go1, y0+(y-y0)*go1-arc-jump, render.Pose{Scale: size / full, Squash: .12 * squash(m.Part(at.Burst, 260)), Fade: 1 - seen})
}

// squash is how far something gives way that is hit: at first most, then not at all.
func squash(t float64) float64 {
	if t <= 0 || t >= 1 {
		return 0
	}
	return 1 - t
}

// specks draws the notes that fly from the pot, from one on up to another, of a size.
func (l *limelight) specks(m *Jackpot, upto, from int, size float64) {
	at := moments.JackpotInFull
	if m.At < at.Burst {
		return
	}
	for i := from; i < upto; i++ {
		s := speck{n: i, from: render.Point{X: l.x, Y: l.desk - 60*l.k}, reach: 820, falls: 330, aside: 34, spread: 120}
		ms := m.At - at.Burst
		if m.Calm {
			ms = 460
		}
		x, y, pose := s.at(ms, l.k)
		pose.Fade = 1 - m.Presence()
		pieces.Bill(l.Pen.Theme, l.Dst, pieces.NoteUpto(l.Pen.Theme, i, m.Moment.Sum), x, y, size*(.85+.03*float64(i%10))*l.k, pose)
	}
}

// confetti draws the strips of paper that fly with the notes.
func (l *limelight) confetti(m *Jackpot) {
	at := moments.JackpotInFull
	n := jackpotConfetti
	ms := m.At - at.Burst
	if m.Calm {
		n, ms = n/2, 520
	}
	if ms < 0 {
		return
	}
	for i := range n {
		s := speck{n: 1000 + i, from: render.Point{X: l.x, Y: l.desk - 60*l.k}, reach: 980, falls: 150, spread: 115}
		x, y, pose := s.at(ms, l.k)
		pose.Fade, pose.Scale = 1-m.Presence(), 1.3*l.k
		pieces.Confetti(l.Pen.Theme, l.Dst, i%12, x, y, pose)
	}
}

// plates draws the money of all: the winner's large, before the pot.
func (l *limelight) plates(m *Jackpot, dark float64) {
	if dark < platesCome {
		return
	}
	k := l.k
	l.eachBut(m, func(_ int, s *Seat, at render.Stance) {
		r := render.Rect{X: at.X - 68*k, Y: l.desk + 24*k, W: 136 * k, H: 54 * k}
		if l.upright {
			w := min(l.View.W/float64(len(m.Seats)-1)-6, 150)
			r = render.Rect{X: at.X - w/2, Y: at.Foot - 4*k, W: w, H: min(54, .62*w)}
		}
		l.plate(r, s, false, "")
	})
	r := render.Rect{X: l.x - 104*k, Y: l.desk + 79*k, W: 208 * k, H: 62 * k}
	if l.upright {
		r = render.Rect{X: l.x - 150*k, Y: l.desk + 64*k, W: 300 * k, H: 90 * k}
	}
	gain := ""
	if m.Part(moments.JackpotInFull.Flies, 1) > 0 {
		gain = m.Gain
	}
	l.plate(r, &m.Seats[m.Seat], true, gain)
}

// sum draws the word, the sum that counts up, the die that won it and who wins.
func (l *limelight) sum(m *Jackpot, seen float64) {
	at, k, c := moments.JackpotInFull, l.k, &l.Palette
	shown := m.Part(at.Burst, 200) * seen
	base, word := 206*k, 66*k
	if l.upright {
		base, word = 290*k, 130*k
	}
	size := 158 * k
	sum := pieces.Lettering{Text: m.Sum, Size: size, Line: 9 * k, Tracking: -5 * k, Color: c.SumInk}
	if w := pieces.LetteringWidth(l.Pen.Theme, sum); w > l.View.W*.72 {
		sum.Size, sum.Line, sum.Tracking = size*l.View.W*.72/w, sum.Line*l.View.W*.72/w, 0
	}
	pieces.DrawLettering(l.Pen, pieces.Lettering{Text: m.Word, Size: 40 * k, Line: 4.5 * k, Tracking: 12 * k, Color: c.Focus}, l.x, word, 1, shown)
	pieces.DrawLettering(l.Pen, sum, l.x, base, 1, shown)
	half := pieces.LetteringWidth(l.Pen.Theme, sum) / 2
	right, mid := l.x+half+90*k, base-68*k
	if l.upright {
		right, mid = l.x+210*k, word+6*k+base*.82
	} else {
		for i, die := range m.Dice { // the first one is at the left
			pieces.DrawDie(l.Pen.Theme, l.Dst, die, l.x-half-(70+94*float64(len(m.Dice)-1-i))*k, mid+8*k*float64(i), 84*k, -1, render.Pose{Turn: 9*float64(i) - 13, Fade: 1 - shown})
		}
	}
	if stamped := beats.InQuart(m.Part(at.Stamped, 240)); stamped > 0 {
		l.badge(m, right, mid, 1.6-.6*stamped, min(stamped*2, 1)*seen)
	}
}

// badge is the star that says who wins it all.
func (l *limelight) badge(m *Jackpot, x, y, scale, alpha float64) {
	c, k := &l.Palette, l.k*1.1
	q := l.Composed(render.DrawingKey{What: "wins", Name: m.Seats[m.Seat].Name + "\n" + m.WinsAll, Size: float32(k)}, 124*k, 124*k, 2, func(p render.Pen) {
		p.Unrecorded = true
		p = p.GrowingTo(1)
		p.Star(62*k, 62*k, 12, 62*k, 50*k, c.Focus)
		p.Star(62*k, 62*k, 12, 56*k, 45*k, c.Families[palette.Gold].Edge)
		p.Star(62*k, 62*k, 12, 54.5*k, 43.5*k, c.Focus)
		p.TextFit(m.Seats[m.Seat].Name, 62*k, 60*k, 84*k, 10, render.Style{Face: render.Headline, Size: 23 * k, Color: c.Dark, Align: render.Center})
		p.TextFit(m.WinsAll, 62*k, 80*k, 80*k, 9, render.Style{Face: render.CondensedBold, Size: 15 * k, Color: c.Dark, Align: render.Center})
	})
	l.Posed(q, x, y, render.Pose{Turn: 9, Scale: scale, Fade: 1 - alpha})
}

// smallJackpot draws a Jackpot in short: the sum above the calendar, and some notes from the pot.
func (l *limelight) smallJackpot(m *Jackpot) {
	c := &l.Palette
	seen := m.Presence()
	if !m.Calm {
		for i := range jackpotNotesShort {
			s := speck{n: i, from: render.Point{X: m.Pot.CenterX(), Y: m.Pot.CenterY()}, reach: 260, falls: 900, spread: 75}
			x, y, pose := s.at(m.At, 1)
			pose.Fade = 1 - seen
			pieces.Bill(l.Pen.Theme, l.Dst, pieces.NoteUpto(l.Pen.Theme, i, m.Moment.Sum), x, y, .8, pose)
		}
	}
	k := fits(JackpotInShort, m.Room)
	shown := min(1, m.Part(0, 200)*2) * seen
	grown := .6 + .4*beats.OutBack(m.Part(0, 260))
	pieces.DrawLettering(l.Pen, pieces.Lettering{Text: m.Sum, Size: 64 * k, Line: 5 * k, Color: c.SumInk}, m.Room.CenterX(), m.Room.CenterY()+22*k, grown, shown)
}

// EmptyPot says a word at the upper edge of a pot. Pot is where that stands on the calendar, and Days
// where all days are: what stands above them stays in sight.
type EmptyPot struct {
	moments.Moment
	Word      string
	Pot, Days render.Rect
}

// DrawEmptyPot draws that there is nothing in the Jackpot that a roll would have won.
func DrawEmptyPot(t *render.Theme, dst *ebiten.Image, m *EmptyPot) {
	l := drawLimelight(t, dst, &m.Moment)
	size := max(24, .34*m.Pot.H)
	grown := .6 + .4*beats.OutBack(m.Part(0, 220))
	y := max(m.Pot.Y-size*.2, m.Days.Y+size)
	word := pieces.Lettering{Text: m.Word, Size: size, Line: size / 8, Tracking: size / 20, Color: l.Palette.SumInk}
	wide := pieces.LetteringWidth(l.Pen.Theme, word)
	if fits := m.Days.W / wide; fits < 1 {
		word.Size, word.Line, word.Tracking, wide = word.Size*fits, word.Line*fits, word.Tracking*fits, m.Days.W
	}
	x := max(m.Days.X+wide/2, min(m.Days.Right()-wide/2, m.Pot.CenterX()))
	pieces.DrawLettering(l.Pen, word, x, y, grown, min(1, 2*m.Part(0, 160))*m.Presence())
}

// ahead makes the pictures that a Jackpot needs once the pot bursts, a few in each frame while all
// keep still, so that no frame is late then.
func (l *limelight) ahead(m *Jackpot) {
	const every, seen, confetti = 16, 1, 12
	later := *m
	later.At = moments.JackpotInFull.Flies + 1
	shown := later.Moment
	l.m = &shown
	defer func() { l.m = &m.Moment }()
	l.Pen.Theme.Prewarm(1<<22, time.Second, func() {
		switch i := int(m.At / every); {
		case i < jackpotNotes:
			size := .95
			if i >= jackpotNotes/2 {
				size = 1.55
			}
			l.specks(&later, min(i+2, jackpotNotes), i, size) // the next one, too: a frame may be left out
			pieces.Confetti(l.Pen.Theme, l.Dst, i%confetti, 0, 0, render.Pose{Scale: 1.3 * l.k, Turn: 1})
		case i == jackpotNotes:
			pieces.PrewarmLettering(l.Pen.Theme, pieces.Lettering{Text: "$0123456789,", Size: 158 * l.k, Line: 9 * l.k, Color: l.Palette.SumInk})
		case i == jackpotNotes+1:
			l.sum(&later, seen)
		case i == jackpotNotes+2:
			winner := m.Seats[m.Seat]
			winner.Frame.Features = faces.Features{Expression: faces.Triumphant}
			l.stand(&winner, l.x, l.desk, l.heroSize(), seen)
		case i == jackpotNotes+3:
			l.others(&later)
		case i == jackpotNotes+4:
			l.table(seen)
			l.plates(&later, seen)
			l.door(m.Door, l.View.Compact, seen)
		}
	})
}
