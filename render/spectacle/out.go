package spectacle

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/beats"
	"bigpayday/render/faces"
	"bigpayday/render/moments"
	"bigpayday/render/warfare"
)

// Out is a player of Conquest who has no day left.
type Out struct {
	moments.Moment
	Loser Seat
	Army  warfare.Army
	// Title says that the player is out, and Says by whom.
	Title, Says string
	// Sheet is the page with the days, and Wall what is above the desk, which stays lit.
	Sheet, Wall render.Rect
	Door        Door
}

// outPieces are the pieces of a player that fall over, from left to right.
var outPieces = [...]warfare.Arm{warfare.Infantry, warfare.Cavalry, warfare.Artillery, warfare.Infantry, warfare.Cavalry, warfare.Infantry}

// DrawOut draws a player who is out: the last pieces fall over.
func DrawOut(t *render.Theme, dst *ebiten.Image, m *Out) {
	l := limelightAbove(t, dst, &m.Moment, m.Wall)
	l.rehearse(func() { l.out(m) })
	l.out(m)
}

// out draws a player who is out.
func (l *limelight) out(m *Out) {
	at, seen, s := moments.OutInFull, m.Presence(), .96*m.Sheet.W/bannerW
	l.dark(.86 * m.Part(0, 200) * seen)
	room := l.beside(m.Sheet)
	size := min(regionWinner*l.k, room.W, room.H)
	show := m.Loser
	show.Frame.Features = faces.Features{Expression: faces.Dismayed}
	l.stand(&show, room.CenterX(), l.desk, size/l.k, beats.OutBack(m.Part(at.Loser, 380))*seen)
	n := float64(len(outPieces))
	wide := m.Sheet.W / (n + 1)
	for i, arm := range outPieces {
		fallen := beats.InCubic(m.Toppled(i))
		come := beats.OutBack(m.Part(40*float64(i), 260))
		x, y := m.Sheet.X+wide*(float64(i)+1), m.Sheet.CenterY()+m.Sheet.H*.1
		warfare.Piece(l.Pen.Theme, l.Dst, m.Army, arm, x+wide*.2*fallen, y+wide*.3*fallen, wide*.9, warfare.InHand, render.Pose{Turn: warfare.TippedOver * fallen, Scale: come, Fade: 1 - min(1, 2*come)*seen*(1-.35*fallen)})
	}
	l.unroll(m.Loser.Token.Color, m.Title, m.Says, render.Point{X: m.Sheet.CenterX(), Y: l.bannerTop(m.Sheet, bannerH*s*.7)}, s, beats.OutCubic(m.Part(at.Banner, 320)), seen)
	l.door(m.Door, true, m.Part(at.Topples, 200)*seen)
}
