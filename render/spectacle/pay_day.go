package spectacle

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// PayDay is a salary that is paid.
type PayDay struct {
	moments.Moment
	Payee Seat
	// Title names the day, and Month says whose it is, and which one of how many.
	Title, Month string
	// Bank is who pays, Sum what. PayTo, SumOf and For are the labels on the cheque, InWords and Salary
	// what stands on its lines besides the name, Number and Date which one it is. Stamp is stamped on it.
	Bank, Sum, PayTo, SumOf, For, InWords, Salary, Number, Date, Stamp string
	// Cheque tells the cheque from others that have something else on them.
	Cheque string
	// Purse is where the money of the player lies, X and Y alone count.
	Purse render.Rect
	// Wall is above the desk, which stays lit.
	Wall render.Rect
	Door Door
}

// The cheque and its envelope in the design, how the cheque is turned, in degrees, and how much
// smaller it is as long as it is in the envelope.
const (
	chequeW, chequeH     = 704.0, 318.0
	envelopeW, envelopeH = 664.0, 300.0
	chequeTilt           = -2.6
	inEnvelope           = .88
)

// DrawPayDay draws a salary that is paid: in full over the wall, in short beside the ledger.
func DrawPayDay(t *render.Theme, dst *ebiten.Image, m *PayDay) {
	l := limelightAbove(t, dst, &m.Moment, m.Wall)
	if m.Form == moments.Full {
		l.rehearse(func() { l.payDay(m) })
		l.payDay(m)
	} else {
		l.smallPayDay(m)
	}
}

// payDayPlaces are where the parts of a Pay Day stand in a room.
type payDayPlaces struct {
	titleX, title, month float64      // baselines
	paper                float64      // how large the papers are, in times their design
	cheque, envelope     render.Point // middles
	payee                render.Stance
}

// payDayPlaces returns where the parts stand: beside each other or, in a high room, below.
func (l *limelight) payDayPlaces() payDayPlaces {
	x, k := l.x, l.k
	if l.upright {
		y := l.desk - highWallH*k
		return payDayPlaces{
			titleX: x - 250*k, title: y + 90*k, month: y + 124*k, paper: .72,
			cheque: render.Point{X: x - 6*k, Y: y + 270*k}, envelope: render.Point{X: x - 6*k, Y: y + 440*k}, payee: render.Stance{X: x + 110*k, Foot: l.desk, Size: 300},
		}
	}
	y := l.desk - wallH*k
	return payDayPlaces{
		titleX: x - 592*k, title: y + 62*k, month: y + 96*k, paper: 1,
		cheque: render.Point{X: x - 212*k, Y: y + 284*k}, envelope: render.Point{X: x - 212*k, Y: y + 484*k}, payee: render.Stance{X: x + 398*k, Foot: l.desk, Size: 396},
	}
}

// payDay draws a Pay Day in full.
func (l *limelight) payDay(m *PayDay) {
	at, k, c, p := moments.PayDayInFull, l.k, &l.Palette, l.payDayPlaces()
	seen := m.Presence()
	goes := 0.0
	if !m.Calm { // cheque and envelope make room for the ledger
		goes = beats.InOutCubic(m.Part(at.Ledger, m.Takes-at.Ledger))
		seen = 1 - goes
	}
	l.dark(.9 * m.Part(0, 200) * seen)
	l.beams(p.payee.X, l.desk-.5*p.payee.Size*k, l.room.W, 18, 3+l.turned(.004), .06*m.Part(at.Face, 300)*seen)
	pay := l.cheering(m.Payee)
	pay.Frame.Features = faces.Features{Expression: faces.Triumphant}
	l.stand(&pay, p.payee.X, p.payee.Foot, p.payee.Size, beats.OutBack(m.Part(at.Face, 300))*seen)
	l.TextFit(m.Title, p.titleX, p.title, .6*l.room.W, 16, render.Style{Face: render.Headline, Size: 56 * k, Color: palette.Faded(c.Focus, m.Titled()*seen)})
	l.TextFit(m.Month, p.titleX+2*k, p.month, .6*l.room.W, 12, render.Style{Face: render.Bold, Size: 21 * k, Color: palette.Faded(palette.White, m.Titled()*seen)})

	if m.Part(at.Rises, 1) > 0 {
		l.above(l.desk, func() { l.payPapers(m, p, goes, seen) })
	}
	if flies := beats.InOutCubic(m.Part(at.Flies, 420)); flies > 0 && flies < 1 && !m.Calm {
		x0, y0 := p.envelope.X, p.envelope.Y+60*p.paper*k
		pieces.Bill(l.Pen.Theme, l.Dst, int(m.Moment.Sum), x0+(m.Purse.X-x0)*flies, y0+(m.Purse.Y-y0)*flies-120*k*4*flies*(1-flies), 1.5*k, render.Pose{Turn: -8 + 40*flies})
	}
	l.door(m.Door, true, m.Part(700, 200)*seen)
}

// payPapers draws the envelope, which rises from behind the desk, and the cheque in it. Both have gone
// so far to make room for the ledger, and are seen so much.
func (l *limelight) payPapers(m *PayDay, p payDayPlaces, goes, seen float64) {
	at, k, c := moments.PayDayInFull, l.k, &l.Palette
	come := beats.OutCubic(m.Part(at.Rises, at.Opens-at.Rises))
	s := p.paper * k
	x, y := p.envelope.X, p.envelope.Y+(1-come)*400*k+goes*500*k
	fade := render.Pose{Fade: 1 - seen}
	l.Posed(l.Artwork("payenvelope-back", envelopeW*s), x, y, fade)
	open := m.Part(at.Opens, 220)
	if m.Part(at.Cheque, 1) == 0 { // it is folded down over the front until the cheque comes
		l.Posed(l.Artwork("payenvelope-front", envelopeW*s), x, y+(envelopeH-172)/2*s, fade)
		l.flap("payenvelope-flap", x, y, render.Rect{W: envelopeW * s, H: envelopeH * s}, 158*s, open, fade)
	} else {
		l.flap("payenvelope-flap", x, y, render.Rect{W: envelopeW * s, H: envelopeH * s}, 158*s, open, fade)
		out := beats.OutBack(m.Part(at.Cheque, 380))
		cx, cy := p.envelope.X+(p.cheque.X-p.envelope.X)*out, y+(p.cheque.Y-p.envelope.Y)*out
		l.Posed(l.cheque(m, s), cx, cy, render.Pose{Turn: chequeTilt * out, Scale: inEnvelope + (1-inEnvelope)*min(1, out), Squash: .9 * goes, Fade: 1 - seen})
		if stamped := m.Part(at.Stamped, 240); stamped > 0 {
			pieces.DrawStamp(l.Pen.Theme, l.Dst, m.Stamp, cx-128*s, cy+98*s, 46*s, c.Families[palette.Red].Face, render.Pose{Turn: -8, Scale: 1.5 - .5*beats.InQuart(stamped), Fade: 1 - min(1, 2*stamped)*seen})
		}
		l.Posed(l.Artwork("payenvelope-front", envelopeW*s), x, y+(envelopeH-172)/2*s, fade)
	}
}

// cheque is the cheque of a salary, s times as large as in the design.
func (l *limelight) cheque(m *PayDay, s float64) *render.Picture {
	c := &l.Palette
	return l.Composed(render.DrawingKey{What: "cheque", Name: m.Cheque, Size: float32(s)}, chequeW*s, chequeH*s, 4, func(p render.Pen) {
		p.Unrecorded = true
		p = p.GrowingTo(1)
		p.LayArt("cheque", 0, 0, chequeW*s)
		p.LayArt("payday", 28*s, 24*s, 54*s)
		p.TextFit(m.Bank, 98*s, 62*s, 300*s, 9, render.Style{Face: render.Black, Size: 27 * s, Color: c.Gain})
		label := render.Style{Face: render.CondensedBold, Size: 17 * s, Color: c.Ink2, Align: render.End}
		for i, line := range [2]string{m.Number, m.Date} {
			p.TextFit(line, 664*s, (50+22*float64(i))*s, 236*s, 8, label)
		}
		written := render.Style{Face: render.Bold, Size: 21 * s, Color: c.Ink}
		for i, line := range [3][2]string{{m.PayTo, m.Payee.Name}, {m.SumOf, m.InWords}, {m.For, m.Salary}} {
			y := (128 + 42.5*float64(i)) * s
			p.TextFit(line[0], 88*s, y, 66*s, 8, label)
			p.TextFit(line[1], 108*s, y, 290*s, 9, written)
		}
		p.Centered(m.Sum, render.Rect{X: 432 * s, Y: 102 * s, W: 232 * s, H: 88 * s}, 8*s, 12, render.Style{Face: render.Black, Size: 62 * s, Color: c.Gain})
	})
}

// smallPayDay draws a Pay Day in short: the cheque with its stamp beside the ledger.
func (l *limelight) smallPayDay(m *PayDay) {
	const wide = 392
	seen, c := m.Presence(), &l.Palette
	s := wide / chequeW * l.k
	x, y := l.x+416*l.k, l.desk-(wallH-300)*l.k
	if l.upright {
		x, y = l.x, l.desk-330*l.k
	}
	come := beats.OutBack(m.Part(0, 200))
	l.Posed(l.cheque(m, s), x, y, render.Pose{Turn: chequeTilt, Scale: .7 + .3*come, Fade: 1 - min(1, m.Part(0, 100)*2)*seen})
	if stamped := m.Part(100, 160); stamped > 0 {
		pieces.DrawStamp(l.Pen.Theme, l.Dst, m.Stamp, x-128*s, y+98*s, 46*s, c.Families[palette.Red].Face, render.Pose{Turn: -8, Scale: 1.5 - .5*beats.InQuart(stamped), Fade: 1 - min(1, 2*stamped)*seen})
	}
}
