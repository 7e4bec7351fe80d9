package scene

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// results is the page at the end of a game: who won, how every net worth came
// about, how it went day by day, and who did what best.
//
// It opens while the stage still plays the end of the game: the winners' stamp
// comes down in the ranking, then the chart is drawn from its first day.
type results struct {
	page
	m     *match
	tale  tale
	boxes resultsBoxes

	// by is what the chart shows, axes are how high it is for each measure.
	by   measure
	axes [numMeasures]axis
	// day is the day of the game that the chart is read at, and line the curve
	// the pointer is near, or -1; reading says that the reading is shown.
	day, line int
	reading   bool
	// stage is how much of the end of the game has been played.
	played playedEnd
	// version changes whenever the list of controls does.
	version uint64

	rows   []render.RankRow
	awards []render.Award
	charts [numMeasures]render.Chart

	ground render.CachedImage[string]
	empty  render.CachedImage[measure]
	full   render.CachedImage[measure]
}

// playedEnd is how much of the end of a game is to be seen.
type playedEnd struct {
	// stamped is how far the stamp has come down, and shake how far it is off
	// its place, in logical pixels. 0 is not there yet, 1 at rest.
	stamped      bool
	scale, shake float64
	// drawn is how much of the chart is drawn, 0 to 1.
	drawn float64
}

// newResults returns the results of a match that is over.
func newResults(h *House, m *match) Scene {
	s := &results{page: newPage(h, "results"), m: m, tale: taleOf(m.stage.Shown()), line: -1}
	for by := range numMeasures {
		s.axes[by] = axisFor(s.tale.curves, by)
	}
	s.day = s.tale.calendar.days
	s.played = playedOf(m.stage)
	return s
}

// playedOf returns how much of the end of the game the stage has played.
func playedOf(st *stage.Stage) playedEnd {
	if !st.Busy() {
		return playedEnd{stamped: true, scale: 1, drawn: 1}
	}
	var p playedEnd
	a := st.Actors()
	if a.Stamp.On && a.Stamp.Kind == stage.StampWinner {
		p.stamped, p.scale, p.shake = true, a.Stamp.Scale, a.Stamp.Shake
		if a.Calm {
			p.scale, p.shake = 1, 0
		}
	}
	if a.Chart.On {
		p.drawn = a.Chart.T
		if a.Calm {
			p.drawn = 1
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
func (s *results) Status() Status { return Status{Scene: s.id, Moving: s.m.moving()} }

func (s *results) Tick(in *input.State) bool {
	changed := s.m.tick(false)
	if played := playedOf(s.m.stage); played != s.played {
		s.played, changed = played, true
	}
	if s.stale(muted(s.version+s.m.tutor.version, s.Settings.Mute)) {
		s.build()
		changed = true
	}
	done, dirty := s.handle(in)
	for i := range done.Events {
		if e := &done.Events[i]; e.Kind == ui.Activated {
			s.act(e.ID)
		} else if e.Kind == ui.Changed {
			s.turn(e)
		}
	}
	if done.Free.Has(input.Settings) {
		SettingsDoor.Open(s.House, Nothing{})
	}
	if s.m.moving() && (done.Free.Has(input.GoOn) || in.Pointer.JustPressed) {
		s.m.hurry()
	}
	return s.read(in) || changed || dirty
}

// act does what a button says.
func (s *results) act(id ui.ID) {
	switch id {
	case "menu", "menu-sign":
		TitleDoor.Goto(s.House, Nothing{})
	case "look":
		s.Open(newDays(s.House, s.m))
	case "review":
		s.Open(newReview(s.House, s.m))
	case "again":
		s.again()
	case "help":
		s.tell(s.Say("results.help_title"), s.helpText(), nil)
	case "sound":
		s.Set(func(set *store.Settings) { set.Mute = !set.Mute })
	}
}

// helpText says how the game is won and, where bars and chart are shown, how to
// read them.
func (s *results) helpText() string {
	if !s.tale.whole {
		return s.Say("results.help_worth")
	}
	return s.Say("results.help_worth") + " " + s.Say("results.help_bars")
}

// again starts a new game with the same setup.
func (s *results) again() {
	if s.m.tutor.teaches {
		s.beginLesson()
		return
	}
	s.keepMonth()
	t, err := s.m.table.Again(table.NewSeed())
	if err != nil {
		s.tell(s.Say("error.title"), s.Words.Refusal(err), nil)
		return
	}
	s.begin(t)
}

// turn changes what the chart shows.
func (s *results) turn(e *ui.Event) {
	switch e.ID {
	case "measure":
		s.by = measure(min(max(e.Value, 0), int(numMeasures)-1))
	case "chart":
		s.day, s.line = e.Value, -1
	}
	s.version++
}

// read looks where pointer and keyboard are on the chart, and reports whether
// it is read in another way than before.
func (s *results) read(in *input.State) (changed bool) {
	if !s.tale.whole || s.played.drawn < 1 {
		return false
	}
	day, line, reading := s.day, s.line, false
	if id, shown := s.hand.Focused(); id == "chart" && shown {
		reading, line = true, -1
	}
	f := render.ChartPlot(s.boxes.plot)
	if s.hand.Hovered() == "chart" && in.Pointer.X < f.Right()+8 && in.Device != input.Keys {
		reading = true
		days := s.tale.calendar.days
		day = int(math.Round((in.Pointer.X - f.X) / f.W * float64(days)))
		day = min(max(day, 0), days)
		line = s.nearest(f, day, in.Pointer.Y)
	}
	if day == s.day && line == s.line && reading == s.reading {
		return false
	}
	if day != s.day {
		s.version++ // the keyboard goes on from here
	}
	s.day, s.line, s.reading = day, line, reading
	return true
}

// nearest returns the curve that is nearest to a height on a day, or -1 where
// none is near.
func (s *results) nearest(f render.Rect, day int, y float64) int {
	a := &s.axes[s.by]
	best, near := -1, 22.0
	for i := range s.tale.curves {
		v := float64(s.by.of(s.tale.curves[i].points[day]))
		at := f.Bottom() - (v-a.least)/(a.most-a.least)*f.H
		if d := math.Abs(at - y); d < near {
			best, near = i, d
		}
	}
	return best
}

func (s *results) Draw(dst *ebiten.Image) {
	t, v, b := s.Theme, s.View(), &s.boxes
	if s.built == (builtFor{}) {
		return // it opened in this very tick
	}
	s.ground.Draw(t, dst, v.Bounds(), 0, "", s.paintGround)
	for i := range s.rows {
		if k := &s.rows[i]; k.Stamp != "" && s.played.stamped {
			t.RankStamp(dst, b.rows[i], b.columns, *k, s.played.scale, s.played.shake)
		}
	}
	if s.tale.whole {
		s.drawChart(dst)
	}
	s.hand.SetTheme(t)
	s.hand.Draw(dst)
	if s.reading && s.played.drawn >= 1 {
		t.Readout(dst, b.plot, s.readout())
	}
	s.m.toast.draw(t, dst, render.Rect{X: v.W * .2, W: v.W * .6, H: b.deskY - 8})
	s.hand.DrawTip(dst)
}

// drawChart draws the chart as far as it is drawn. What is drawn of its lines
// is uncovered from the left.
func (s *results) drawChart(dst *ebiten.Image) {
	t, b := s.Theme, &s.boxes
	if s.played.drawn < 1 {
		s.empty.Draw(t, dst, b.chart, 0, s.by, func(dst *ebiten.Image) { s.paintChart(dst, 0) })
	}
	if s.played.drawn <= 0 {
		return
	}
	if s.played.drawn < 1 {
		f := render.ChartPlot(b.plot)
		k := t.View.Scale
		edge := int(math.Round((f.X + f.W*s.played.drawn) * k))
		clip := dst.RecyclableSubImage(image.Rect(0, 0, edge, dst.Bounds().Max.Y))
		defer clip.Recycle()
		dst = clip
	}
	s.full.Draw(t, dst, b.chart, 0, s.by, func(dst *ebiten.Image) { s.paintChart(dst, 1) })
}

func (s *results) Relocalise() {
	s.m.retell()
	s.version++
}
