// Package armies is what is told of a game of Conquest in its replay: the page with the
// armies, the rounds with what fell in them, and the curves.
package armies

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/armies"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/rules"
	"bigpayday/game/scene/replay"
	"bigpayday/game/scene/session"
	"bigpayday/game/scene/theater"
	"bigpayday/game/table"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/campaign"
	"bigpayday/render/moments"
	"bigpayday/render/pieces"
)

// New returns the replay of a game, nil where its journal does not lead through it.
func New(_ *app.App, with theater.Replay) app.Scene {
	l, err := with.Theater.Table.Timeline()
	if err != nil {
		return nil
	}
	// The theater of the replay has a campaign of its own, and shares the rest.
	m := *with.Theater
	return replay.New(m.Session, &film{Theater: &m, timeline: l, viewer: with.Viewer, watched: rules.NoSeat}, with.Worst)
}

// film is a game of Conquest as it is told again, see [replay.Film].
type film struct {
	*theater.Theater
	timeline *armies.Timeline
	// viewer is who looks on; what only others may know stays hidden, unless the game is over.
	// watched is the seat that it is told as seen by, where it is.
	viewer, watched conquest.Seat
	board           *theater.Board
}

// seen returns the events between two places as they may be shown.
func (f *film) seen(from, to int) []conquest.Event {
	events := append([]conquest.Event(nil), f.timeline.Events(from, to)...)
	viewer := f.watched
	if f.Running() {
		viewer = f.viewer
	} else if viewer == rules.NoSeat {
		return events
	}
	for i := range events {
		events[i] = events[i].SeenBy(viewer)
	}
	return events
}

// Watch has the game told as a seat saw it.
func (f *film) Watch(seat rules.Seat) { f.watched = seat }

// Running reports whether the game is not over.
func (f *film) Running() bool { return !f.Table.Over() }

// Seek shows the game at a place.
func (f *film) Seek(place int) {
	f.Campaign = campaign.New(f.timeline.Setup().Game)
	f.Campaign.SetMoments(moments.Off)
	f.Campaign.Fold(f.seen(0, place)...)
}

// Queue has the event played that follows on a place.
func (f *film) Queue(place int) { f.Campaign.Queue(f.seen(place, place+1)...) }

// Player plays the events.
func (f *film) Player() session.Player { return f.Campaign }

// Board is the page with its days.
func (f *film) Board() *flow.Node {
	if f.board == nil {
		f.board = theater.NewBoard(f.Theater)
	}
	f.board.Head = boards.MonthTitle{Title: app.UpperFirst(f.Speaker.Page()), Sub: wording.Title(f.Words)}
	return f.board.Node()
}

// Practice begins a game for practice, see [table.Timeline.Practice].
func (f *film) Practice(place int) {
	t, err := f.timeline.Practice(place, table.NewSeed())
	if err != nil {
		return // the choices were taken once
	}
	_ = f.Table.Close() // its save is kept; somebody else hears of what fails
	m := theater.New(f.App, t)
	m.Show()
	note := "replay.practising"
	if f.Running() {
		note = "replay.practising_anew"
	}
	m.Toast.Say(f.Say(note))
}

// Story tells the game.
func (f *film) Story() replay.Story {
	f.Seated() // the language may be another one
	setup := f.timeline.Setup().Game
	s := replay.Story{Len: f.timeline.Len(), Period: f.Say("replay.next_round"), Prize: f.Say("replay.next_out")}
	for turn := range f.timeline.Turns() {
		s.Turns = append(s.Turns, replay.Turn{At: f.timeline.TurnBegins(turn), Seat: conquest.NoSeat})
	}
	teller, turn := f.Speaker.Teller(&setup), 0
	c, round := campaign.New(setup), uint8(0)
	for i, e := range f.seen(0, s.Len) {
		for turn+1 < len(s.Turns) && s.Turns[turn+1].At <= i {
			turn++
		}
		c.Fold(e)
		if e.Kind == conquest.TurnBegan {
			if s.Turns[turn].Seat == conquest.NoSeat {
				s.Turns[turn].Seat = e.Seat
			}
			if sh := c.Shown(); sh.Round > round {
				round = sh.Round
				s.Parts = append(s.Parts, replay.Part{At: i, Name: f.Words.Whole(int64(round))})
				s.Marks = append(s.Marks, replay.Mark{At: i + 1, Kind: replay.Period, Seat: e.Seat})
			}
		}
		if line, ok := teller.Tell(e); ok {
			s.Lines = append(s.Lines, replay.Line{At: i + 1, Line: line})
		}
		if e.Kind == conquest.KnockedOut {
			token := f.Tokens[e.Seat]
			s.Marks = append(s.Marks, replay.Mark{At: i + 1, Kind: replay.Prize, Seat: e.Seat, Draw: func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
				pieces.DrawToken(t, dst, token, r.X, r.Y, r.W, pieces.Flat)
			}})
		}
	}
	s.Measures = f.measures(int(setup.Seats))
	return s
}

// measures are the curves of the chart.
func (f *film) measures(seats int) (list []replay.Measure) {
	for _, m := range []struct {
		name string
		of   func(s *conquest.State, seat conquest.Seat) int32
		text func(n int32) string
	}{
		{"conquest.results.days", days, f.Speaker.Days},
		{"conquest.results.armies", troops, f.Speaker.Armies},
	} {
		measure := replay.Measure{Name: f.Say(m.name), Unit: 1, Text: m.text, Tick: func(n int32) string { return f.Words.Whole(int64(n)) }}
		for seat := range rules.Seat(seats) {
			measure.Lines = append(measure.Lines, f.timeline.Curve(func(s *conquest.State) int32 { return m.of(s, seat) }))
		}
		list = append(list, measure)
	}
	return list
}

// days returns how many days a seat holds, troops how many armies it has.
func days(s *conquest.State, seat conquest.Seat) (n int32) {
	for _, owner := range s.Owner {
		if owner == seat {
			n++
		}
	}
	return n
}

func troops(s *conquest.State, seat conquest.Seat) (n int32) {
	for d, owner := range s.Owner {
		if owner == seat {
			n += s.Armies[d]
		}
	}
	return n
}
