package results

import (
	"bigpayday/game/app"
	"bigpayday/game/scene/match"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Results is the page at the end of a game: who won, how every net worth came
// about, how it went day by day, and who did what best.
//
// It opens while the stage still plays the end of the game: the winners' stamp
// comes down in the ranking, then the chart is drawn from its first day.
type Results struct {
	app.Base
	m     *match.Match
	Tale  tale
	Boxes resultsBoxes

	// By is what the chart shows, axes are how high it is for each measure.
	By   measure
	Axes [NumMeasures]axis
	// Day is the day of the game that the chart is read at, and line the curve
	// the pointer is near, or -1; reading says that the reading is shown.
	Day, line int
	Reading   bool
	// stage is how much of the end of the game has been played.
	Played playedEnd
	// version changes whenever the list of controls does.
	version uint64

	Rows   []render.RankRow
	Awards []render.Award
	Charts [NumMeasures]render.Chart

	ground render.CachedImage[string]
	empty  render.CachedImage[measure]
	full   render.CachedImage[measure]
}

// playedEnd is how much of the end of a game is to be seen.
type playedEnd struct {
	// Stamped is how far the stamp has come down, and shake how far it is off
	// its place, in logical pixels. 0 is not there yet, 1 at rest.
	Stamped      bool
	scale, shake float64
	// Drawn is how much of the chart is drawn, 0 to 1.
	Drawn float64
}

// NewResults returns the results of a match that is over.
func NewResults(h *app.App, m *match.Match) app.Scene {
	s := &Results{Base: app.NewBase(h, "results"), m: m, Tale: TaleOf(m.Stage.Shown()), line: -1}
	for by := range NumMeasures {
		s.Axes[by] = AxisFor(s.Tale.Curves, by)
	}
	s.Day = s.Tale.calendar.Days
	s.Played = playedOf(m.Stage)
	return s
}

// playedOf returns how much of the end of the game the stage has played.
func playedOf(st *stage.Stage) playedEnd {
	if !st.Busy() {
		return playedEnd{Stamped: true, scale: 1, Drawn: 1}
	}
	var p playedEnd
	a := st.Actors()
	if a.Stamp.On && a.Stamp.Kind == stage.StampWinner {
		p.Stamped, p.scale, p.shake = true, a.Stamp.Scale, a.Stamp.Shake
		if a.Calm {
			p.scale, p.shake = 1, 0
		}
	}
	if a.Chart.On {
		p.Drawn = a.Chart.T
		if a.Calm {
			p.Drawn = 1
		}
	}
	return p
}

// muted adds to a version whether the sound is off, which a sign shows.
func muted(version uint64, mute bool) uint64 {
	version *= 2
	if mute {
		version++
	}
	return version
}

// Status says that something moves while the chart is drawn.
func (s *Results) Status() app.Status { return app.Status{Scene: s.ID, Moving: s.m.Moving()} }

func (s *Results) Tick(in *input.State) bool {
	changed := s.m.Advance(false)
	if played := playedOf(s.m.Stage); played != s.Played {
		s.Played, changed = played, true
	}
	if s.Outdated(muted(s.version+s.m.Tutor.Version, s.Settings.Mute)) {
		s.build()
		changed = true
	}
	done, dirty := s.Handle(in)
	for i := range done.Events {
		if e := &done.Events[i]; e.Kind == ui.Activated {
			s.act(e.ID)
		} else if e.Kind == ui.Changed {
			s.turn(e)
		}
	}
	if done.Free.Has(input.Settings) {
		app.SettingsDoor.Open(s.App, app.Nothing{})
	}
	if s.m.Moving() && (done.Free.Has(input.GoOn) || in.Pointer.JustPressed) {
		s.m.Hurry()
	}
	return s.read(in) || changed || dirty
}

// act does what a button says.
func (s *Results) act(id ui.ID) {
	switch id {
	case "menu", "menu-sign":
		app.TitleDoor.Goto(s.App, app.Nothing{})
	case "look":
		s.Open(newDays(s.App, s.m))
	case "review":
		s.Open(newReview(s.App, s.m))
	case "again":
		s.again()
	case "help":
		s.Tell(s.Say("results.help_title"), s.helpText(), nil)
	case "sound":
		s.Set(func(set *store.Settings) { set.Mute = !set.Mute })
	}
}

// helpText says how the game is won and, where bars and chart are shown, how to
// read them.
func (s *Results) helpText() string {
	if !s.Tale.Whole {
		return s.Say("results.help_worth")
	}
	return s.Say("results.help_worth") + " " + s.Say("results.help_bars")
}

// again starts a new game with the same setup.
func (s *Results) again() {
	if s.m.Tutor.Teaches {
		match.BeginLesson(s.App)
		return
	}
	match.KeepMonth(s.App)
	t, err := s.m.Table.Again(table.NewSeed())
	if err != nil {
		s.Tell(s.Say("error.title"), s.Words.Refusal(err), nil)
		return
	}
	match.Begin(s.App, t)
}

// turn changes what the chart shows.
func (s *Results) turn(e *ui.Event) {
	switch e.ID {
	case "measure":
		s.By = measure(min(max(e.Value, 0), int(NumMeasures)-1))
	case "chart":
		s.Day, s.line = e.Value, -1
	}
	s.version++
}

// read looks where pointer and keyboard are on the chart, and reports whether
// it is read in another way than before.
func (s *Results) read(in *input.State) (changed bool) {
	if !s.Tale.Whole || s.Played.Drawn < 1 {
		return false
	}
	day, line, reading := s.Day, s.line, false
	if id, shown := s.UI.Focused(); id == "chart" && shown {
		reading, line = true, -1
	}
	f := render.ChartPlot(s.Boxes.Plot)
	if s.UI.Hovered() == "chart" && in.Pointer.X < f.Right()+8 && in.Device != input.Keys {
		reading = true
		days := s.Tale.calendar.Days
		day = int(math.Round((in.Pointer.X - f.X) / f.W * float64(days)))
		day = min(max(day, 0), days)
		line = s.nearest(f, day, in.Pointer.Y)
	}
	if day == s.Day && line == s.line && reading == s.Reading {
		return false
	}
	if day != s.Day {
		s.version++ // the keyboard goes on from here
	}
	s.Day, s.line, s.Reading = day, line, reading
	return true
}

// nearest returns the curve that is nearest to a height on a day, or -1 where
// none is near.
func (s *Results) nearest(f render.Rect, day int, y float64) int {
	a := &s.Axes[s.By]
	best, near := -1, 22.0
	for i := range s.Tale.Curves {
		v := float64(s.By.of(s.Tale.Curves[i].Points[day]))
		at := f.Bottom() - (v-a.Least)/(a.Most-a.Least)*f.H
		if d := math.Abs(at - y); d < near {
			best, near = i, d
		}
	}
	return best
}

func (s *Results) Draw(dst *ebiten.Image) {
	t, v, b := s.Theme, s.View(), &s.Boxes
	if s.Built == (app.BuiltFor{}) {
		return // it opened in this very tick
	}
	s.ground.Draw(t, dst, v.Bounds(), 0, "", s.paintGround)
	for i := range s.Rows {
		if k := &s.Rows[i]; k.Stamp != "" && s.Played.Stamped {
			t.RankStamp(dst, b.Rows[i], b.columns, *k, s.Played.scale, s.Played.shake)
		}
	}
	if s.Tale.Whole {
		s.drawChart(dst)
	}
	s.UI.SetTheme(t)
	s.UI.Draw(dst)
	if s.Reading && s.Played.Drawn >= 1 {
		t.Readout(dst, b.Plot, s.Readout())
	}
	s.m.Toast.Draw(t, dst, render.Rect{X: v.W * .2, W: v.W * .6, H: b.DeskY - 8})
	s.UI.DrawTip(dst)
}

// drawChart draws the chart as far as it is drawn. What is drawn of its lines
// is uncovered from the left.
func (s *Results) drawChart(dst *ebiten.Image) {
	t, b := s.Theme, &s.Boxes
	if s.Played.Drawn < 1 {
		s.empty.Draw(t, dst, b.Chart, 0, s.By, func(dst *ebiten.Image) { s.paintChart(dst, 0) })
	}
	if s.Played.Drawn <= 0 {
		return
	}
	if s.Played.Drawn < 1 {
		f := render.ChartPlot(b.Plot)
		k := t.View.Scale
		edge := int(math.Round((f.X + f.W*s.Played.Drawn) * k))
		clip := dst.RecyclableSubImage(image.Rect(0, 0, edge, dst.Bounds().Max.Y))
		defer clip.Recycle()
		dst = clip
	}
	s.full.Draw(t, dst, b.Chart, 0, s.By, func(dst *ebiten.Image) { s.paintChart(dst, 1) })
}

func (s *Results) Relocalise() {
	s.m.Retell()
	s.version++
}
