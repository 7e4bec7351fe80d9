package results

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/scene/match"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// review shows every person which decisions of the game cost most. It plays them over again
// while the panel is open.
type review struct {
	*app.Page[reviewView]
	m      *match.Match
	review *money.Review
	people []engine.Seat
	shows  reviewView
}

// reviewView is all that the panel depends on.
type reviewView struct {
	// who is the person whose decisions are shown, by the place among the people.
	who int
	// known says that all has been played over again, percent how much has.
	known   bool
	percent int
}

// newReview returns the review of a match that is over.
func newReview(a *app.App, m *match.Match) app.Scene {
	s := &review{m: m, review: m.Table.Review()}
	for seat := range engine.Seat(len(m.Players)) {
		if m.People.Has(seat) {
			s.people = append(s.people, seat)
		}
	}
	s.Page = app.NewPage[reviewView](a, "review", s).LieOver(func() { s.Close() })
	s.First = "review-close"
	return s
}

// unreviewed says why there is no review of a game, if there is none.
func (s *results) unreviewed() string {
	switch {
	case s.m.People == 0:
		return s.Say("review.nobody")
	case s.m.Stage.Shown().Setup.House.Has(engine.NoCoach):
		return s.Say("review.unwanted")
	case !s.summary.whole:
		return s.Say("review.unknown")
	}
	return ""
}

// reviewSlices is how many slices of a review are done in a tick at most, so that no frame
// is late.
const reviewSlices = 24

// Key is what the panel depends on, see [app.Content].
func (s *review) Key() reviewView { return s.shows }

// Tick handles one sixtieth of a second.
func (s *review) Tick(in *input.State) bool {
	if !s.shows.known && s.review != nil {
		s.WithinBudget(reviewSlices, func() bool {
			s.shows.known = s.review.Step()
			return s.shows.known
		})
		s.shows.percent = int(100 * s.review.Part())
	}
	return s.Page.Tick(in)
}

// Build lays the panel out, see [app.Content].
func (s *review) Build() *flow.Node {
	c := &s.Theme.Palette
	note := s.Say("review.note")
	if !s.shows.known {
		note = s.Say("review.looking", words.Number("percent", s.shows.percent))
	}
	var who *flow.Node
	if len(s.people) > 1 {
		names := ui.Segmented{Selected: s.shows.who}
		for _, seat := range s.people {
			names.Options = append(names.Options, ui.Option{Text: s.m.Names[seat]})
		}
		who = flow.Control(ui.Control{ID: "review-who", Widget: names, Do: func(e ui.Event) { s.shows.who = e.Value }})
	}
	rows := flow.Column()
	for i, l := range s.lines() {
		rows.Add(flow.Column(
			flow.Row(flow.Line(l.chosen, render.Label).Grow(1), flow.Line(l.cost, render.Head.In(c.Loss))).Gap(render.Gap).Baseline(),
			flow.Line(l.better, render.Body.In(c.Ink2)),
		).Pad(render.Gap, render.Near).OnRow(i%2 == 0))
	}
	none := flow.Column(
		flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			t.Tick(dst, r.CenterX(), r.CenterY(), min(r.W, r.H)/2)
		}),
		flow.Centered(s.Say("review.none"), render.Item, 0),
	).Gap(render.Gap).Along(flow.Center)
	// The panel keeps its size while it is looked.
	found := flow.Pile(flow.Space(render.None, render.Illustration), rows, flow.If(s.shows.known && len(s.lines()) == 0, none))
	return app.Panel(render.Green, flow.Column(
		flow.Column(flow.Text(s.Say("review.title"), render.Title, 0), flow.Text(note, render.Body.In(c.Ink2), 0)).Gap(render.Hair),
		who, found.Grow(1),
		flow.Control(ui.Control{
			ID: "review-close", Keys: input.SetOf(input.Accept, input.GoOn, input.Coach), Do: func(ui.Event) { s.Close() },
			Widget: ui.Button{Label: s.Say("results.back"), Key: s.KeyFor(input.Accept), Kind: render.Primary},
		}),
	).Gap(render.Gap)).Size(render.DialogWidth, render.None)
}

// reviewLine is a decision in words.
type reviewLine struct{ chosen, better, cost string }

// lines puts the decisions of the person who is shown into words.
func (s *review) lines() (lines []reviewLine) {
	if s.review == nil || len(s.people) == 0 {
		return nil
	}
	seat := s.people[s.shows.who]
	for _, regret := range s.review.Costliest(seat) {
		p := &regret.View.Players[seat]
		chosen := s.choice(&regret.View, regret.Choice)
		if at := regret.View.Prompt(); at.Kind == engine.BuyDeal {
			title := s.m.Words.CardTitle(regret.View.Setup.Edition, at.Card)
			chosen = s.Say("tip.figure", words.Text("label", chosen), words.Text("value", title))
		}
		lines = append(lines, reviewLine{
			chosen: chosen,
			better: s.Say("review.better", words.Number("month", max(1, p.Month)), words.Text("day", s.m.Words.Day(p.Day)),
				words.Text("better", s.choice(&regret.View, regret.Better))),
			cost: s.Say("review.about", words.Text("money", s.m.Words.Signed(-s.rounded(regret.Cost, regret.Off)))),
		})
	}
	return lines
}

// rounded rounds a sum to what is known of it: as the coach does, or in steps of 1, 2 or 5
// times a power of ten so large as it may be off.
func (s *review) rounded(dollars, off int32) int32 {
	step := s.m.Stage.Shown().Edition().LoanStep / 20
	for n := 1; step < off; n++ {
		// After 5 come 10, 20, 50 and so on.
		if step *= 2; n%3 == 0 {
			step += step / 4
		}
	}
	return max((dollars+step/2)/step*step, step)
}

// choice says what a choice was.
func (s *review) choice(view *engine.State, choice engine.Choice) string {
	for _, option := range view.AppendOptions(nil) {
		if option.Allows(choice) {
			option.Choice = choice
			return s.m.Words.Offer(view, option, s.m.Names).Label
		}
	}
	return ""
}
