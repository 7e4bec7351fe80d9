package session

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/rules"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/player"
)

// Faces are the faces of the players: whose they are, and what they show now.
type Faces struct {
	// Staring says that no eyes blink: where nobody looks at the window, or the table is to be quiet.
	Staring bool

	whose  [rules.MaxSeats]render.Character
	lives  [rules.MaxSeats]faces.Life
	frames [rules.MaxSeats]faces.Frame
	// seen is the number of the reaction that a face shows, or has shown last.
	seen [rules.MaxSeats]uint32
	// drawn is for what the pictures of all faces lie ready, see [Faces.prewarm].
	drawn faceKey
	ready bool
}

// faceKey is all that the pictures of the faces depend on.
type faceKey struct {
	whose [rules.MaxSeats]render.Character
	view  render.View
}

// Mood is what the faces at a table react to.
type Mood interface {
	// Reactions are those to what has happened so far, and RestingFace is what the face of
	// a seat shows when nothing has happened for a while.
	Reactions() *faces.Reactions
	RestingFace(seat rules.Seat) faces.Expression
	// Turn returns whose turn is shown: faces lean to it.
	Turn() (seat rules.Seat, turns int)
}

// Of returns whose face a seat has, nobody's where the seat is none.
func (f *Faces) Of(seat rules.Seat) render.Character {
	if seat < 0 || int(seat) >= len(f.whose) {
		return render.Character{}
	}
	return f.whose[seat]
}

// Frame returns what the face of a seat shows now.
func (f *Faces) Frame(seat rules.Seat) faces.Frame {
	if seat < 0 || int(seat) >= len(f.frames) {
		return faces.Frame{}
	}
	return f.frames[seat]
}

// Talk moves the mouth of a seat as long as a line of so many signs takes.
func (f *Faces) Talk(seat rules.Seat, signs int) { f.lives[seat].Talk(signs) }

// seat gives a seat a face, which keeps what it shows where it had it before.
func (f *Faces) seat(seat rules.Seat, c render.Character) {
	if f.whose[seat].ID != c.ID {
		f.lives[seat] = faces.New(int(seat))
	}
	f.whose[seat] = c
}

// begin lets all faces rest and pass over what has happened so far.
func (f *Faces) begin(m Mood) {
	for seat := range f.lives {
		f.lives[seat] = faces.New(seat)
		f.seen[seat] = m.Reactions().Seats[seat].Count
	}
}

// advance lets a sixtieth of a second pass. It reports whether a face looks different.
func (f *Faces) advance(m Mood, reduced bool) (changed bool) {
	reactions := m.Reactions()
	turn, _ := m.Turn()
	for seat := range rules.Seat(rules.MaxSeats) {
		if f.whose[seat] == (render.Character{}) {
			continue
		}
		l := &f.lives[seat]
		l.Reduced = reduced
		if r := reactions.Seats[seat]; r.Count != f.seen[seat] {
			f.seen[seat] = r.Count
			l.ReactFor(r.Expression, side(seat, turn), r.Millis)
		}
		l.SetRest(m.RestingFace(seat))
		l.Tick()
		frame := l.Frame()
		frame.Blink = frame.Blink && !f.Staring
		if frame != f.frames[seat] {
			f.frames[seat], changed = frame, true
		}
	}
	return changed
}

// side returns on which side of a seat another one sits: -1 left, 1 right.
func side(seat, other rules.Seat) int {
	switch {
	case other == rules.NoSeat || other == seat:
		return 0
	case other < seat:
		return -1
	}
	return 1
}

// prewarmTime is how long pictures of faces are drawn ahead in a tick at most.
const prewarmTime = 3 * time.Millisecond

// prewarm draws the pictures of the faces on the players' cards before they are needed.
func (f *Faces) prewarm(t *render.Theme) {
	if key := (faceKey{f.whose, t.View}); key != f.drawn {
		f.drawn, f.ready = key, false
	}
	if f.ready {
		return
	}
	resting, active := player.PlayerFaceSizes(t)
	wanted := make([]render.WantedFace, 0, 2*len(f.whose))
	for _, c := range f.whose {
		wanted = append(wanted, render.WantedFace{Character: c, Size: resting, OnCard: true})
	}
	for _, c := range f.whose {
		wanted = append(wanted, render.WantedFace{Character: c, Size: active, OnCard: true})
	}
	f.ready = t.PrewarmFaces(wanted, prewarmTime)
}

// Face is the face of a seat in a frame of a size. It moves as the one on the player's card.
func (s *Session) Face(seat rules.Seat, size render.Step) *flow.Node {
	return flow.Live(size, size, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.Portrait(dst, r.Square(), s.Faces.Of(seat), s.Faces.Frame(seat))
	})
}

// StillFace is the face of a seat in a frame of a size, which shows an expression for good.
func (s *Session) StillFace(seat rules.Seat, size render.Step, show faces.Features) *flow.Node {
	return flow.Picture(size, size, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.Portrait(dst, r.Square(), s.Faces.Of(seat), faces.Frame{Features: show})
	})
}
