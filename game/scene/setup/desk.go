package setup

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/gamebox"
	"bigpayday/render/pieces"
)

// desk is what lies on the desk: how long the game is, what is folded away, and the button that
// begins it. Trouble keeps it from being played, "" for nothing.
func (s *Setup) desk(trouble string) *flow.Node {
	length, folded, start := s.chosen.Length(), s.foldButton(trouble), s.startButton(trouble)
	return flow.First(
		flow.Row(length, folded.Grow(1), start.Grow(1)).Gap(render.Wide),
		flow.Column(flow.Row(length, folded.Grow(1)).Gap(render.Wide), start).Gap(render.Gap),
		flow.Column(length, folded, start).Gap(render.Gap),
	)
}

// LengthOf says what a game is measured in and about how long it takes, beside the control that
// sets it.
func (s *Setup) LengthOf(title, takes string, control *flow.Node) *flow.Node {
	says := flow.Column(flow.Line(title, render.Head), flow.Text(takes, render.Remark, 2)).Along(flow.Center)
	return flow.Row(says.Grow(1), control).Gap(render.Gap)
}

// foldButton unfolds the options or folds them away again, with a line below it that says what is
// set with them, or else what keeps the game from being played.
func (s *Setup) foldButton(trouble string) *flow.Node {
	open := s.unfolded
	button := flow.Row(
		flow.Picture(render.Sign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { gamebox.Unfold(t, dst, r, open) }),
		flow.Line(s.Say("setup.options"), render.Label).Grow(1), flow.Keycap(s.KeyFor(input.Coach)),
	).Gap(render.Gap).Pad(render.Gap, render.Tight).Size(render.None, render.MainHeight).Pressed(
		ui.Control{ID: "options", Keys: input.SetOf(input.Coach), Do: func(ui.Event) {
			if s.unfolded {
				s.fold()
				return
			}
			s.unfolded = true
			s.changed()
		}},
		func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
			control.DrawButton(t, dst, r, control.Button{OnWood: true}, state)
		},
	)
	line := flow.Text(s.summary(), render.Remark, 2).Size(render.TextLeast, render.None)
	if trouble != "" {
		line = flow.Row(flow.Art("warn", render.Sign), flow.Text(trouble, render.Label.In(s.Theme.Palette.Loss), 2).Grow(1)).
			Gap(render.Tight).Pad(render.Gap, render.Hair).OnPanel(pieces.Note)
	}
	return flow.Column(button, line).Gap(render.Tight).Along(flow.Center)
}

// summary says in a line what is set with the options.
func (s *Setup) summary() string {
	var says []string
	on := 0
	for _, rule := range s.chosen.HouseRules() {
		if rule.On {
			on++
			says = []string{rule.Name}
		}
	}
	switch {
	case on == 0:
		says = []string{s.Say("setup.by_the_book")}
	case on > 1:
		says = []string{s.Words.Count("setup.rules_on", on)}
	}
	if first := s.Seats.Nth(s.Seats.Place(s.Seats.First) + 1); first != nil {
		says = append(says, s.Say("setup.goes_first", words.Name("name", first.Called())))
	}
	return app.UpperFirst(strings.Join(append(says, s.chosen.Summary()...), ", "))
}

// startButton begins the game. Enter does that from everywhere where it means nothing else.
func (s *Setup) startButton(trouble string) *flow.Node {
	c := &s.Theme.Palette
	ink, off := c.Cream, trouble != ""
	if off {
		ink = c.Ink
	}
	start := ui.Control{ID: "start", Off: off, Reason: trouble, Do: func(ui.Event) { s.start() }}
	if s.Key().typing == "" {
		start.Keys = input.SetOf(input.Accept, input.GoOn)
	}
	var key *flow.Node
	if !s.Key().elsewhere && !off {
		key = flow.Keycap(s.KeyFor(input.Accept))
	}
	players := s.Words.Count("setup.kept_players", len(s.Seats.List))
	return flow.Row(
		flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { gamebox.PlaySign(t, dst, r, ink) }),
		flow.Line(s.Say("setup.play"), render.Display.In(ink)),
		flow.Column(
			flow.Line(s.Say("setup.edition."+s.edition), render.Subhead.In(ink)),
			flow.Line(s.Say("setup.plays", words.Text("players", players), words.Text("length", s.chosen.Span())), render.Label.In(ink)),
		).Along(flow.Center).Grow(1),
		key,
	).Gap(render.Wide).Pad(render.Wide, render.Near).Pressed(start, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
		control.DrawButton(t, dst, r, control.Button{Kind: control.Primary, OnWood: true}, state)
	})
}
