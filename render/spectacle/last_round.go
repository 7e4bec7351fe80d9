package spectacle

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
	"bigpayday/render/palette"
)

// LastRound is the last round of a game of Conquest, which begins.
type LastRound struct {
	moments.Moment
	// Leader is who leads, nil where nobody does.
	Leader *Seat
	// Title says what begins, and Says what counts in it and who leads.
	Title, Says string
	// Sheet is the page with the days, and Wall what is above the desk, which stays lit.
	Sheet, Wall render.Rect
	Door        Door
}

// DrawLastRound draws that the last round begins: a banner over the page, and beside it whoever
// leads.
func DrawLastRound(t *render.Theme, dst *ebiten.Image, m *LastRound) {
	l := limelightAbove(t, dst, &m.Moment, m.Wall)
	l.rehearse(func() { l.lastRound(m) })
	l.lastRound(m)
}

// lastRound draws that the last round begins.
func (l *limelight) lastRound(m *LastRound) {
	const unled = palette.SeatRed // the color of the banner where nobody leads
	at, seen, s := moments.LastRoundInFull, m.Presence(), .96*m.Sheet.W/bannerW
	l.dark(.86 * m.Part(0, 200) * seen)
	l.beams(m.Sheet.CenterX(), m.Sheet.CenterY(), l.room.W, 24, 5+l.turned(.004), .12*m.Part(at.Banner, 400)*seen)
	color := unled
	if m.Leader != nil {
		color = m.Leader.Token.Color
		room := l.beside(m.Sheet)
		show := *m.Leader
		show.Frame.Features = faces.Features{Expression: faces.Scheming}
		l.stand(&show, room.CenterX(), l.desk, min(regionWinner*l.k, room.W, room.H)/l.k, beats.OutBack(m.Part(at.Leader, 380))*seen)
	}
	l.unroll(color, m.Title, m.Says, render.Point{X: m.Sheet.CenterX(), Y: m.Sheet.CenterY()}, s, beats.OutCubic(m.Part(at.Banner, 320)), seen)
	l.door(m.Door, true, m.Part(at.Banner, 200)*seen)
}
