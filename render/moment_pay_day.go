package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/beats"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
)

// PayDayMoment is a salary that is paid.
type PayDayMoment struct {
	moments.Moment
	Payee MomentSeat
	// Title names the day, and Month says whose it is, and which one of how many.
	Title, Month string
	// Bank is who pays, Sum what, PayTo, For and On are the labels on the cheque, and Salary
	// and Date what stands on its lines. Stamp is stamped on it.
	Bank, Sum, PayTo, For, On, Salary, Date, Stamp string
	// Purse is where the money of the player lies, X and Y alone count.
	Purse Rect
	// Wall is above the desk, which stays lit.
	Wall Rect
	Door MomentDoor
}

// The cheque and its envelope in the design, and how the cheque is turned, in degrees.
const (
	chequeW, chequeH     = 704.0, 318.0
	envelopeW, envelopeH = 664.0, 300.0
	chequeTilt           = -2.6
)

// PayDayMoment draws a salary that is paid: in full over the wall, in short beside the ledger.
func (t *Theme) PayDayMoment(dst *ebiten.Image, m *PayDayMoment) {
	l := t.limelightAbove(dst, &m.Moment, m.Wall)
	if m.Form == moments.Full {
		l.payDay(m)
	} else {
		l.smallPayDay(m)
	}
}

// payDayPlaces are where the parts of a Pay Day stand in a room.
type payDayPlaces struct {
	titleX, title, month float64 // baselines
	paper                float64 // how large the papers are, in times their design
	cheque, envelope     point   // middles
	payee                stance
}

// payDayPlaces returns where the parts stand: beside each other or, in a high room, below.
func (l *limelight) payDayPlaces() payDayPlaces {
	x, k := l.x, l.k
	if l.upright {
		y := l.desk - highWallH*k
		return payDayPlaces{
			titleX: x - 250*k, title: y + 90*k, month: y + 124*k, paper: .72,
			cheque: point{x - 6*k, y + 270*k}, envelope: point{x - 6*k, y + 440*k}, payee: stance{x + 110*k, l.desk, 300},
		}
	}
	y := l.desk - wallH*k
	return payDayPlaces{
		titleX: x - 592*k, title: y + 62*k, month: y + 96*k, paper: 1,
		cheque: point{x - 212*k, y + 284*k}, envelope: point{x - 212*k, y + 484*k}, payee: stance{x + 398*k, l.desk, 396},
	}
}

// payDay draws a Pay Day in full.
func (l *limelight) payDay(m *PayDayMoment) {
	at, k, c, p := moments.PayDayInFull, l.k, &l.Palette, l.payDayPlaces()
	seen := m.Presence()
	goes := 0.0
	if !m.Calm { // cheque and envelope make room for the ledger
		goes = beats.InOutCubic(m.Part(at.Ledger, m.Takes-at.Ledger))
		seen = 1 - goes
	}
	l.dark(.9 * m.Part(0, 200) * seen)
	l.beams(p.payee.x, l.desk-.5*p.payee.size*k, l.room.W, 18, 3+m.At*.004, .06*m.Part(at.Face, 300)*seen)
	pay := m.Payee
	pay.Frame.Features = faces.Features{Expression: faces.Triumphant}
	l.stand(&pay, p.payee.x, p.payee.foot, p.payee.size, beats.OutBack(m.Part(at.Face, 300))*seen)
	l.fit(m.Title, p.titleX, p.title, .6*l.room.W, 16, Style{Face: Black, Size: 56 * k, Color: faded(c.Focus, seen)})
	l.fit(m.Month, p.titleX+2*k, p.month, .6*l.room.W, 12, Style{Face: Bold, Size: 21 * k, Color: faded(white, seen)})

	come := beats.OutCubic(m.Part(0, 320))
	s := p.paper * k
	x, y := p.envelope.x, p.envelope.y+(1-come)*400*k+goes*500*k
	fade := Pose{Fade: 1 - seen}
	l.posed(l.artwork("payenvelope-back", envelopeW*s), x, y, fade)
	open := m.Part(at.Opens, 220)
	if m.Part(at.Cheque, 1) == 0 { // it is folded down over the front until the cheque comes
		l.posed(l.artwork("payenvelope-front", envelopeW*s), x, y+(envelopeH-172)/2*s, fade)
		l.flap("payenvelope-flap", x, y, Rect{W: envelopeW * s, H: envelopeH * s}, 158*s, open, fade)
	} else {
		l.flap("payenvelope-flap", x, y, Rect{W: envelopeW * s, H: envelopeH * s}, 158*s, open, fade)
		out := beats.OutBack(m.Part(at.Cheque, 380))
		cx, cy := p.envelope.x+(p.cheque.x-p.envelope.x)*out, y+(p.cheque.y-p.envelope.y)*out
		l.posed(l.cheque(m, s), cx, cy, Pose{Turn: chequeTilt * out, Squash: .9 * goes, Fade: 1 - seen})
		if stamped := m.Part(at.Stamped, 240); stamped > 0 {
			l.Stamp(l.dst, m.Stamp, cx-128*s, cy+98*s, 46*s, c.Families[Red].Face, Pose{Turn: -8, Scale: 1.5 - .5*beats.InQuart(stamped), Fade: 1 - min(1, 2*stamped)*seen})
		}
		l.posed(l.artwork("payenvelope-front", envelopeW*s), x, y+(envelopeH-172)/2*s, fade)
	}
	if flies := beats.InOutCubic(m.Part(at.Flies, 420)); flies > 0 && flies < 1 && !m.Calm {
		x0, y0 := p.envelope.x, p.envelope.y+60*s
		l.Bill(l.dst, l.NoteValue(3), x0+(m.Purse.X-x0)*flies, y0+(m.Purse.Y-y0)*flies-120*k*4*flies*(1-flies), 1.5*k, Pose{Turn: -8 + 40*flies})
	}
	l.door(m.Door, true, m.Part(700, 200)*seen)
}

// cheque is the cheque of a salary, s times as large as in the design.
func (l *limelight) cheque(m *PayDayMoment, s float64) *picture {
	c := &l.Palette
	key := m.Payee.Name + "\x00" + m.Sum + "\x00" + m.Date + "\x00" + m.Bank
	return l.composed(drawingKey{what: "cheque", name: key, size: float32(s)}, chequeW*s, chequeH*s, 4, func(p pen) {
		p.unrecorded = true
		p = p.capped(1)
		p.art("cheque", 0, 0, chequeW*s)
		p.art("payday", 28*s, 24*s, 54*s)
		p.fit(m.Bank, 98*s, 62*s, 300*s, 9, Style{Face: Black, Size: 27 * s, Color: c.Gain})
		label := Style{Face: CondensedBold, Size: 17 * s, Color: c.Ink2, Align: End}
		written := Style{Face: Bold, Size: 21 * s, Color: c.Ink}
		for i, line := range [3][2]string{{m.PayTo, m.Payee.Name}, {m.For, m.Salary}, {m.On, m.Date}} {
			y := (128 + 42.5*float64(i)) * s
			p.fit(line[0], 88*s, y, 66*s, 8, label)
			p.fit(line[1], 108*s, y, 290*s, 9, written)
		}
		p.centered(m.Sum, Rect{432 * s, 102 * s, 232 * s, 88 * s}, 8*s, 12, Style{Face: Black, Size: 62 * s, Color: c.Gain})
	})
}

// smallPayDay draws a Pay Day in short: the cheque with its stamp beside the ledger.
func (l *limelight) smallPayDay(m *PayDayMoment) {
	const wide = 392
	seen, c := m.Presence(), &l.Palette
	s := wide / chequeW * l.k
	x, y := l.x+416*l.k, l.desk-(wallH-300)*l.k
	if l.upright {
		x, y = l.x, l.desk-330*l.k
	}
	come := beats.OutBack(m.Part(0, 200))
	l.posed(l.cheque(m, s), x, y, Pose{Turn: chequeTilt, Scale: .7 + .3*come, Fade: 1 - min(1, m.Part(0, 100)*2)*seen})
	if stamped := m.Part(100, 160); stamped > 0 {
		l.Stamp(l.dst, m.Stamp, x-128*s, y+98*s, 46*s, c.Families[Red].Face, Pose{Turn: -8, Scale: 1.5 - .5*beats.InQuart(stamped), Fade: 1 - min(1, 2*stamped)*seen})
	}
}
