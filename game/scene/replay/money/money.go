// Package money is what is told of a money game in its replay: the calendar with the tokens,
// the months with their prizes, and the curves.
package money

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/rules"
	"bigpayday/game/scene/match"
	"bigpayday/game/scene/replay"
	"bigpayday/game/scene/session"
	"bigpayday/game/table"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/moments"
	"bigpayday/render/stage"
)

// New returns the replay of a match, nil where its journal does not lead through it.
func New(_ *app.App, with match.Replay) app.Scene {
	l, err := with.Match.Table.Timeline()
	if err != nil {
		return nil
	}
	// The match of the replay has a stage of its own, and shares the rest.
	m := *with.Match
	f := &film{Match: &m, timeline: l, viewer: with.Viewer, watched: rules.NoSeat}
	return replay.New(m.Session, f, with.Worst)
}

// film is a money game as it is told again, see [replay.Film].
type film struct {
	*match.Match
	timeline *money.Timeline
	// viewer is who looks on; what only others may know stays hidden, unless the game is over.
	// watched is the seat that it is told as seen by, where it is.
	viewer, watched engine.Seat
	board           board
}

// seen returns the events between two places as they may be shown.
func (f *film) seen(from, to int) []engine.Event {
	events := append([]engine.Event(nil), f.timeline.Events(from, to)...)
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
	f.Stage = stage.New(f.timeline.Setup().Game)
	f.Stage.SetMoments(moments.Off)
	f.Stage.Fold(f.seen(0, place)...)
}

// Queue has the event played that follows on a place.
func (f *film) Queue(place int) { f.Stage.Queue(f.seen(place, place+1)...) }

// Player plays the events.
func (f *film) Player() session.Player { return f.Stage }

// Practice begins a game for practice, see [table.Timeline.Practice].
func (f *film) Practice(place int) {
	t, err := f.timeline.Practice(place, table.NewSeed())
	if err != nil {
		return // the choices were taken once
	}
	_ = f.Table.Close() // its save is kept; somebody else hears of what fails
	m := match.NewMatch(f.App, t)
	m.Show()
	note := "replay.practising"
	if f.Running() {
		note = "replay.practising_anew"
	}
	m.Toast.Say(f.Say(note))
}

// Story tells the game.
func (f *film) Story() replay.Story {
	setup := f.timeline.Setup().Game
	s := replay.Story{Len: f.timeline.Len(), Period: f.Say("replay.next_pay_day"), Prize: f.Say("replay.next_prize")}
	for turn := range f.timeline.Turns() {
		s.Turns = append(s.Turns, replay.Turn{At: f.timeline.TurnBegins(turn), Seat: engine.NoSeat})
	}
	teller, month, turn := f.Words.Teller(setup, f.Names), uint8(0), 0
	for i, e := range f.seen(0, s.Len) {
		for turn+1 < len(s.Turns) && s.Turns[turn+1].At <= i {
			turn++
		}
		if e.Kind == engine.TurnBegan {
			if s.Turns[turn].Seat == engine.NoSeat {
				s.Turns[turn].Seat = e.Seat
			}
			if e.Month > month {
				month = e.Month
				s.Parts = append(s.Parts, replay.Part{At: i, Name: f.Say("results.month", words.Number("n", month))})
			}
		}
		if line, ok := teller.Tell(e); ok {
			s.Lines = append(s.Lines, replay.Line{At: i + 1, Line: line})
		}
		if mark, ok := f.mark(&e, i+1); ok {
			s.Marks = append(s.Marks, mark)
		}
	}
	s.Measures = f.measures(int(setup.Seats))
	return s
}

// mark returns the sign of an event, which is followed by a place.
func (f *film) mark(e *engine.Event, at int) (m replay.Mark, ok bool) {
	kind := money.MarkOf(e)
	m = replay.Mark{At: at, Kind: replay.Prize, Seat: e.Payee.Seat()}
	setup := f.timeline.Setup().Game
	space := setup.PayScale(1).LastDay
	switch kind {
	case money.NoMark:
		return m, false
	case money.PayDayMark:
		m.Kind = replay.Period
	case money.SaleMark:
		m.Kind, space = replay.Other, engine.FoundABuyer
	case money.LotteryMark:
		space = engine.LuckyLottery
	case money.PrizeMark:
		space = engine.SingingContest
	case money.JackpotMark:
		m.Draw = func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			t.Pen(dst).ArtAt("pot", r.CenterX(), r.CenterY(), r.W)
		}
		return m, true
	}
	m.Draw = func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		boards.Sign(t, dst, space.String(), r.X, r.Y, r.W, false)
	}
	return m, true
}

// measures are the curves of the chart.
func (f *film) measures(seats int) (list []replay.Measure) {
	for _, m := range []struct {
		name string
		of   func(s *engine.State, seat engine.Seat) int32
	}{
		{"results.worth", (*engine.State).NetWorthAfterBills},
		{"results.cash", (*engine.State).Cash},
		{"results.loans", func(s *engine.State, seat engine.Seat) int32 { return s.Players[seat].Loan }},
	} {
		measure := replay.Measure{Name: f.Say(m.name), Unit: 100, Tick: f.Words.ShortMoney, Text: f.Words.Money}
		for seat := range rules.Seat(seats) {
			measure.Lines = append(measure.Lines, f.timeline.Curve(func(s *engine.State) int32 { return m.of(s, seat) }))
		}
		list = append(list, measure)
	}
	return list
}
