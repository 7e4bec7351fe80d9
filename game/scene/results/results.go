package results

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/scene/match"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/stage"
)

// results is the page at the end of a game: who won, how every net worth came about, how
// it went day by day, and who did what best.
//
// It opens while the stage still plays the end of the game: the winners' stamp comes down
// in the ranking, then the chart is drawn from its first day.
type results struct {
	*app.Page[view]
	m       *match.Match
	summary summary
	played  playedEnd
	chart   chart
}

// view is all that the page depends on besides the game, which is over.
type view struct {
	by     measure
	day    int // that the keyboard goes on from in the chart
	mute   bool
	remark uint64 // the version of what the coach says
}

// playedEnd is how much of the end of a game is to be seen.
type playedEnd struct {
	// stamped says that the stamp comes down or has come down, scale how large it is, 1 at
	// rest, and shake how far it is off its place, in logical pixels.
	stamped      bool
	scale, shake float64
	// drawn is how much of the chart is drawn, 0 to 1.
	drawn float64
}

// New returns the results of a match that is over.
func New(a *app.App, m *match.Match) app.Scene {
	s := &results{m: m, summary: summaryOf(m.Stage.Shown()), played: playedOf(m.Stage)}
	s.Page = app.NewPage[view](a, "results", s)
	s.First = "again"
	s.Overlay = s.overlay
	s.chart = chartOf(&s.summary)
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
	}
	switch {
	case a.Chart.On && a.Calm:
		p.drawn = 1
	case a.Chart.On:
		p.drawn = a.Chart.T
	}
	if a.Calm {
		p.scale, p.shake = 1, 0
	}
	return p
}

// Status says that something moves while the chart is drawn.
func (s *results) Status() app.Status { return app.Status{Scene: s.ID, Moving: s.m.Moving()} }

// Key is what the page depends on, see [app.Content].
func (s *results) Key() view {
	return view{by: s.chart.by, day: s.chart.from, mute: s.Settings.Mute, remark: s.m.Tutor.Version}
}

// Relocalise puts what the match says into the words of another language.
func (s *results) Relocalise() { s.m.Relocalise() }

// Tick handles one sixtieth of a second.
func (s *results) Tick(in *input.State) bool {
	changed := s.m.Advance(false)
	if played := playedOf(s.m.Stage); played != s.played {
		s.played, changed = played, true
	}
	if in.Device == input.Keys {
		s.chart.from = s.chart.day
	}
	done, dirty := s.TickFor(in)
	if s.m.Moving() && (done.Free.Has(input.GoOn) || in.Pointer.JustPressed) {
		s.m.SkipMotion()
	}
	return s.read(in) || changed || dirty
}

// Build lays the page out, see [app.Content].
func (s *results) Build() *flow.Node {
	body := s.unknown()
	switch {
	case !s.summary.whole:
	case s.View().IsUpright():
		body = flow.Fit(flow.Column(s.ranking(true), s.chartPanel(), s.awards(true)).Gap(render.Gap), flow.Smaller...)
	default:
		chart := func(upright bool) *flow.Node {
			return flow.Column(s.chartPanel(), s.awards(upright)).Gap(render.Gap)
		}
		body = flow.Row(
			flow.First(flow.Fit(s.ranking(true), slightly...), flow.Fit(s.ranking(false), flow.Smaller...)).Size(render.PaneMost, render.None).Grow(.3),
			flow.First(flow.Fit(chart(true), slightly...), flow.Fit(chart(false), flow.Smaller...)).Size(render.PaneMost, render.None).Grow(1),
		).Gap(render.Gap)
	}
	toast := flow.Pile().Over(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { s.m.Toast.Draw(t, dst, r) })
	page := flow.Column(s.head(), flow.Pile(body, toast).Rest()).Gap(render.Tight).Pad(render.Margin, render.Near)
	return app.Desk(page, s.desk())
}

// slightly are the factors of type for which a form of a part is taken that has more on it.
var slightly = flow.Smaller[:3]

// head is the line on the wall: the title, what was played, how it was won where everyone
// is in debt, and the signs.
func (s *results) head() *flow.Node {
	c := &s.Theme.Palette
	setup := &s.m.Stage.Shown().Setup
	of := s.Say("results.of",
		words.Text("months", s.Words.Count("results.months", int(setup.Months))),
		words.Text("days", s.Words.Count("results.days", calendarIn(setup).days)),
		words.Text("edition", s.Say("setup.edition."+setup.Edition.String())),
	)
	debt := ""
	if s.summary.allInDebt {
		debt = s.Say("results.all_in_debt")
	}
	title := flow.Row(
		flow.Line(s.Say("results.title"), render.Display.In(c.Cream)),
		flow.Line(of, render.Item.In(c.Cream)),
		flow.Line(debt, render.Label.In(c.Focus)),
	).Gap(render.Wide).Baseline()
	return flow.Row(
		title.Grow(1), soundSign(&s.Base),
		sign("help", "sign-help", s.Say("results.help_title"), input.Help, s.help),
		sign("menu-sign", "sign-menu", s.Say("tip.menu"), input.Menu, s.menu),
	).Gap(render.Near)
}

// sign is a small button with a sign.
func sign(id ui.ID, art, tip string, key input.Action, do func(ui.Event)) *flow.Node {
	c := ui.Control{ID: id, Widget: ui.IconButton{Sign: art}, Tip: render.Tip{Title: tip}, Do: do}
	if key != input.NoAction {
		c.Keys = input.SetOf(key)
	}
	return flow.Control(c)
}

// soundSign turns the sound on and off.
func soundSign(p *app.Base) *flow.Node {
	art := "sign-sound"
	if p.Settings.Mute {
		art = "mute"
	}
	return sign("sound", art, p.Say("tip.sound"), input.NoAction, func(ui.Event) {
		p.Set(func(set *store.Settings) { set.Mute = !set.Mute })
	})
}

// desk has the buttons, and beside them some of what was played with.
func (s *results) desk() *flow.Node {
	again := "results.again"
	if s.m.Tutor.Teaches {
		again = "lesson.again"
	}
	button := func(id ui.ID, label string, key input.Action, do func(ui.Event)) ui.Control {
		return ui.Control{ID: id, Keys: input.SetOf(key), Do: do, Widget: ui.Button{Label: s.Say(label), Key: s.KeyFor(key)}}
	}
	review := button("review", "results.review", input.Coach, func(ui.Event) { s.Open(newReview(s.App, s.m)) })
	review.Reason = s.unreviewed()
	review.Off = review.Reason != ""
	return flow.Row(
		flow.First(s.props(), flow.Space(render.None, render.None)).Grow(1),
		flow.Control(review).Least(render.FieldLeast, render.None),
		flow.Control(button("menu", "results.menu", input.Cancel, s.menu)).Least(render.FieldLeast, render.None),
		flow.Control(button("look", "results.look", input.Board, func(ui.Event) { s.Open(newDays(s.App, s.m)) })),
		flow.Control(ui.Control{ID: "again", Keys: input.SetOf(input.Accept), Do: s.again, Widget: ui.Button{
			Label: s.Say(again), Key: s.KeyFor(input.Accept), Kind: render.Primary,
		}}).Least(render.Illustration, render.None),
	).Gap(render.Gap)
}

// props are some money, the winner's token and the dice.
func (s *results) props() *flow.Node {
	token, setup := s.m.Tokens[s.summary.rows[0].seat], &s.m.Stage.Shown().Setup
	die := func(d render.Die, turn float64) *flow.Node {
		return flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			t.Die(dst, d, r.CenterX(), r.CenterY(), min(r.W, r.H), 0, render.Pose{Turn: turn})
		})
	}
	return flow.Row(
		flow.Picture(render.FieldLeast, render.Row, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { t.BillFan(dst, r) }),
		flow.Token(token, render.LargeSign, render.Standing),
		die(render.Die{Color: "red", N: 6}, -12),
		flow.If(setup.TwoDice(), die(render.Die{Color: "blue", N: 5}, 10)),
	).Gap(render.Gap)
}

// unknown is the page of a game whose beginning is not known: the ranking alone, and a
// note below it in the place of chart and awards.
func (s *results) unknown() *flow.Node {
	note := flow.Column(flow.Centered(s.Say("results.unknown"), render.Item, 0)).Pad(render.Wide, render.Gap).OnPanel(render.Note)
	return flow.Column(flow.Spring(), s.ranking(false).Most(render.SheetWidth), note.Most(render.SheetWidth), flow.Spring().Grow(2)).Gap(render.Gap)
}

// overlay adds what the coach says at the end of the lesson.
func (s *results) overlay(layers []ui.Layer) []ui.Layer {
	if !s.m.Tutor.Teaches {
		return layers
	}
	return s.m.AddSpeech(layers, render.Rect{}, covers, nil, ui.Control{
		ID: "lesson-play", Widget: ui.Button{Label: s.Say("lesson.play"), Kind: render.Primary},
		Do: func(ui.Event) {
			app.TitleDoor.Goto(s.App, app.Nothing{})
			app.SetupDoor.Open(s.App, s.Waiting)
		},
	})
}

// covers says what it costs to cover a control of the results: there is room on the chart.
func covers(c *ui.Control) float64 {
	switch {
	case c.ID == "chart":
		return -.01
	case c.Info:
		return 1
	}
	return .5
}

func (s *results) menu(ui.Event) { app.TitleDoor.Goto(s.App, app.Nothing{}) }

// help says how the game is won and, where bars and chart are shown, how to read them.
func (s *results) help(ui.Event) {
	text := s.Say("results.help_worth")
	if s.summary.whole {
		text += " " + s.Say("results.help_bars")
	}
	s.Inform(s.Say("results.help_title"), text, nil)
}

// again starts a new game with the same setup.
func (s *results) again(ui.Event) {
	if s.m.Tutor.Teaches {
		match.BeginLesson(s.App)
		return
	}
	s.m.Again()
}

// seatControl returns the id of a control that belongs to a seat, such as "rank-2" for the
// second.
func seatControl(what string, seat engine.Seat) ui.ID {
	return ui.ID(what + "-" + string(rune('1'+seat)))
}
