package results

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/rules"
	"bigpayday/game/scene/session"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/charts"
	"bigpayday/render/control"
	"bigpayday/render/moments"
	"bigpayday/render/pieces"
)

// results is the page at the end of a game: who won and by what, how it went step by step,
// and who did what best.
//
// It opens while the end of the game is still played: the winners' stamp comes down in the
// ranking, then the chart is drawn from its beginning.
type results struct {
	*app.Page[view]
	m      *session.Session
	game   Game
	report Report
	ending Ending
	// by is which measure or, after those, which panel is shown.
	by    int
	chart chart
}

// view is all that the page depends on besides the game, which is over.
type view struct {
	moment moments.Kind // that lies over the page
	by     int
	step   int // that the keyboard goes on from in the chart
	mute   bool
	remark uint64 // the version of what the coach says
}

// New returns the results of a game that is over. The page has an id such as "results".
func New(m *session.Session, id string, game Game) app.Scene {
	m.KeepPlayed(m.Table)
	s := &results{m: m, game: game, ending: game.Ending()}
	s.tell()
	s.Page = app.NewPage[view](m.App, id, s)
	s.First = "again"
	s.Overlay = s.overlay
	s.chart = chart{line: -1, step: s.report.Steps, from: s.report.Steps}
	return s
}

// Status says that something moves while the chart is drawn.
func (s *results) Status() app.Status { return app.Status{Scene: s.ID, Moving: s.m.Moving()} }

// Key is what the page depends on, see [app.Content].
func (s *results) Key() view {
	return view{moment: s.ending.Moment.Kind, by: s.by, step: s.chart.from, mute: s.Settings.Mute, remark: s.m.Tutor.Version}
}

// tell has the game tell how it went, in the present language.
func (s *results) tell() {
	s.report = s.game.Report()
	for i := range s.report.Measures {
		if m := &s.report.Measures[i]; m.Body == nil {
			m.axis = charts.AxisFor(m.Lines, m.Unit)
		}
	}
}

// own returns one of the messages that the game has of its own.
func (s *results) own(id string) string { return s.Say(s.report.Messages + id) }

// Relocalise puts what the session says into the words of another language.
func (s *results) Relocalise() { s.m.Relocalise() }

// Tick handles one sixtieth of a second.
func (s *results) Tick(in *input.State) bool {
	changed := s.m.Advance(false)
	if ending := s.game.Ending(); ending != s.ending {
		s.ending, changed = ending, true
	}
	if in.Device == input.Keys {
		s.chart.from = s.chart.step
	}
	done, dirty := s.TickFor(in)
	if s.m.Moving() && (done.Free.Has(input.GoOn) || in.Pointer.JustPressed) {
		s.m.SkipMotion()
	}
	return s.read(in) || changed || dirty
}

// Build lays the page out, see [app.Content].
func (s *results) Build() *flow.Node {
	s.tell()
	chart := func(upright bool) *flow.Node {
		return flow.Column(s.chartPanel(), s.awards(upright)).Gap(render.Gap)
	}
	var body *flow.Node
	s.Growth = nil
	if s.View().Point > 0 {
		s.Growth = scrolled
	}
	switch {
	case !s.report.Whole:
		body = s.unknown()
	// What has no room on a telephone in type that can be read is scrolled to.
	case s.View().IsLying():
		body = flow.Row(
			pane("ranking", s.ranking(false)).Size(render.PaneMost, render.None).Grow(.3),
			pane("course", flow.Column(s.chartPanel(), pinned(flow.Column(s.foldedSums())), s.awards(false)).Gap(render.Gap)).Size(render.PaneMost, render.None).Grow(1),
		).Gap(render.Gap)
	case s.View().Point > 0:
		body = pane("results", flow.Column(s.pocketRanking(), chart(false)).Gap(render.Gap))
	case s.View().IsUpright():
		body = flow.Fit(flow.Column(s.ranking(true), chart(true)).Gap(render.Gap), flow.Smaller...)
	default:
		body = flow.Row(
			flow.First(flow.Fit(s.ranking(true), slightly...), flow.Fit(s.ranking(false), flow.Smaller...)).Size(render.PaneMost, render.None).Grow(.3),
			flow.First(flow.Fit(chart(true), slightly...), flow.Fit(chart(false), flow.Smaller...)).Size(render.PaneMost, render.None).Grow(1),
		).Gap(render.Gap)
	}
	toast := flow.Pile().Over(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { s.m.Toast.Draw(t, dst, r) })
	page := flow.Column(s.head(), flow.Pile(body, toast).Rest()).Gap(render.Near).Pad(render.Margin, render.Near)
	return app.Desk(page, s.desk()).Over(s.podium)
}

// pane is a part of the page that is scrolled where it has no room. Above it is room for the pin of a
// sheet.
func pane(id ui.ID, all *flow.Node) *flow.Node {
	return flow.Scroll(id+"-area", flow.Column(flow.Space(render.None, render.Near), all))
}

// scrolled is the factor of the type of a page that is scrolled: it need not shrink for all of it to be
// seen, nor grow because so much has room.
var scrolled = []float64{1}

// slightly are the factors of type for which a form of a part is taken that has more on it.
var slightly = flow.Smaller[:3]

// head is the line on the wall: the title, what was played, how it was won where everyone
// is in debt, and the signs.
func (s *results) head() *flow.Node {
	c := &s.Theme.Palette
	title := func() *flow.Node { return flow.Line(s.Say("results.title"), render.Display.In(c.Cream)) }
	row := func(album bool, first *flow.Node) *flow.Node {
		return flow.Row(
			first.Grow(1),
			flow.If(album, sign("album", "star", s.Say("album.open"), input.NoAction, func(ui.Event) { app.AlbumDoor.Open(s.App, app.AlbumOf{}) })),
			soundSign(&s.Base),
			sign("help", "sign-help", s.Say("results.help_title"), input.Help, s.help),
			sign("menu-sign", "sign-menu", s.Say("tip.menu"), input.Menu, s.menu),
		).Gap(render.Near)
	}
	line := func() *flow.Node {
		return flow.Row(
			title(), flow.Line(s.report.Of, render.Item.In(c.Cream)), flow.Line(s.report.Note, render.Label.In(c.Cream)),
		).Gap(render.Wide).Baseline()
	}
	lines := flow.Column(
		row(!s.Teaching, title()), flow.Text(s.report.Of, render.Item.In(c.Cream), 2), flow.Text(s.report.Note, render.Label.In(c.Cream), 2),
		flow.Space(render.None, render.Gap), // for the pin of the sheet below
	)
	if s.View().IsPocket() {
		return lines
	}
	return flow.First(row(!s.Teaching, line()), row(false, line()), lines)
}

// sign is a small button with a sign.
func sign(id ui.ID, art, tip string, key input.Action, do func(ui.Event)) *flow.Node {
	c := ui.Control{ID: id, Widget: ui.IconButton{Sign: art}, Tip: control.Tip{Title: tip}, Do: do}
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
	button := func(c ui.Control, label string, key input.Action, kind control.ButtonKind) *flow.Node {
		c.Keys, c.Widget = input.SetOf(key), ui.Button{Label: s.Say(label), Key: s.KeyFor(key), Kind: kind}
		return flow.Control(c)
	}
	reason := s.unreviewed()
	review := ui.Control{
		ID: "review", Off: reason != "", Reason: reason, Do: func(ui.Event) { s.Open(newReview(s.m, s.game.Review())) },
	}
	look := ui.Control{ID: "look", Do: func(ui.Event) { s.Open(s.game.LookBack()) }}
	watch := ui.Control{ID: "replay", Do: func(ui.Event) { s.m.Game.Replay(rules.NoSeat) }}
	if !s.report.Whole {
		watch.Off, watch.Reason = true, s.Say("review.unknown")
	}
	buttons := []*flow.Node{
		button(review, "results.review", input.Coach, control.Secondary).Least(render.FieldLeast, render.None),
		button(ui.Control{ID: "menu", Do: s.menu}, "results.menu", input.Cancel, control.Secondary).Least(render.FieldLeast, render.None),
		button(watch, "results.replay", input.Yes, control.Secondary),
		button(look, "results.look", input.Board, control.Secondary),
		button(ui.Control{ID: "again", Do: s.again}, again, input.Accept, control.Primary).Least(render.Illustration, render.None),
	}
	if s.View().IsPocket() {
		const above = 3
		for _, b := range buttons {
			b.Grow(1)
		}
		return flow.Column(flow.Row(buttons[:above]...).Gap(render.Gap), flow.Row(buttons[above:]...).Gap(render.Gap)).Gap(render.Near)
	}
	row := flow.Row(flow.First(s.props(), flow.Space(render.None, render.None)).Grow(1))
	return row.Add(buttons...).Gap(render.Gap)
}

// props are what the game was played with, with the winner's token.
func (s *results) props() *flow.Node {
	picture, dice := s.game.Props()
	props := flow.Row(picture, flow.Token(s.m.Tokens[s.report.Ranks[0].Seat], render.LargeSign, pieces.Standing))
	turn := -12.0
	for _, d := range dice {
		leaning := turn
		props.Add(flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			pieces.DrawDie(t, dst, d, r.CenterX(), r.CenterY(), min(r.W, r.H), 0, render.Pose{Turn: leaning})
		}))
		turn = 10
	}
	return props.Gap(render.Gap)
}

// unknown is the page of a game whose beginning is not known: the ranking alone, and a
// note below it in the place of chart and awards.
func (s *results) unknown() *flow.Node {
	note := flow.Column(flow.Centered(s.own("unknown"), render.Item, 0)).Pad(render.Wide, render.Gap).OnPanel(pieces.Note)
	if s.View().Point > 0 {
		return pane("results", flow.Column(s.ranking(false), note).Gap(render.Gap))
	}
	return flow.Column(flow.Spring(), s.ranking(false).Most(render.SheetWidth), note.Most(render.SheetWidth), flow.Spring().Grow(2)).Gap(render.Gap)
}

// Climbs reports whether the way up to the winner fills the window, before the results.
func (s *results) Climbs() bool { return s.ending.Moment.Fills() }

// overlay adds what the coach says at the end of the lesson.
func (s *results) overlay(layers []ui.Layer) []ui.Layer {
	if s.ending.Moment.On() {
		return s.m.AddMoment(layers, &s.ending.Moment)
	}
	if !s.m.Tutor.Teaches {
		return layers
	}
	answers := []ui.Control{{
		ID: "lesson-play", Widget: ui.Button{Label: s.Say("lesson.play"), Kind: control.Primary}, Do: func(ui.Event) { s.m.PlayOwnGame() },
	}}
	if next := s.game.NextLesson(); next != nil {
		answers[0].Widget = ui.Button{Label: s.Say("lesson.play")}
		month := ui.Control{ID: "lesson-month", Widget: ui.Button{Label: s.Say("lesson.month"), Kind: control.Primary}, Do: func(ui.Event) { next() }}
		answers = append([]ui.Control{month}, answers...)
	}
	return s.m.AddSpeech(layers, render.Rect{}, render.Rect{}, covers, s.m.Read(s.Tree()), answers...)
}

// covers says what it costs to cover a control of the results, besides its text: there is room on
// the chart.
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

// help says how the game is won, and how to read what is shown.
func (s *results) help(ui.Event) {
	text := s.own("help")
	if s.report.Whole {
		text += " " + s.own("help_bars")
	}
	s.Inform(s.Say("results.help_title"), text, nil)
}

// again starts a new game with the same setup.
func (s *results) again(ui.Event) {
	if s.m.Tutor.Teaches {
		s.game.LearnAgain()
		return
	}
	s.m.Again()
}

// unreviewed says why there is no review of a game, if there is none.
func (s *results) unreviewed() string {
	switch {
	case s.m.People == 0:
		return s.Say("review.nobody")
	case s.report.Uncoached:
		return s.Say("review.unwanted")
	case !s.report.Whole:
		return s.Say("review.unknown")
	}
	return ""
}

// SeatControl returns the id of a control that belongs to a seat, such as "rank-2" for the
// second.
func SeatControl(what string, seat rules.Seat) ui.ID {
	return ui.ID(what + "-" + string(rune('1'+seat)))
}
