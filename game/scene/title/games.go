package title

import (
	"strconv"

	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
)

// games is the panel on which one of all games is chosen.
type games struct {
	*app.Page[struct{}]
	title, text string
	choose      func(*app.GameKind)
	// lessons says that a lesson is chosen: games may have a second one.
	lessons bool
}

// openGames opens the panel, under the messages of a title and a text. Choose is called with
// the game that is chosen, once the panel is closed.
// Lessons says that it is a lesson of the game that is chosen.
func openGames(a *app.App, title, text string, lessons bool, choose func(*app.GameKind)) {
	p := &games{title: title, text: text, choose: choose, lessons: lessons}
	p.Page = app.NewPage[struct{}](a, "games", p).LieOver(a.Close)
	p.First = gameID(0)
	a.Open(p)
}

// gameID is the id of the i-th game.
func gameID(i int) ui.ID { return ui.ID("game-" + strconv.Itoa(i+1)) }

// Key is nothing, see [app.Content].
func (p *games) Key() struct{} { return struct{}{} }

// Build lays the panel out, see [app.Content].
func (p *games) Build() *flow.Node {
	ink2 := p.Theme.Palette.Ink2
	list := flow.Column().Gap(render.Gap).Pad(render.Tight, render.Tight)
	row := func(art, name, about string, c ui.Control) {
		list.Add(flow.Row(
			flow.Art(art, render.Plate),
			flow.Column(flow.Text(name, render.Head, 0), flow.Text(about, render.Body.In(ink2), 0)).Along(flow.Center).Grow(1),
		).Gap(render.Gap).Pad(render.Gap, render.Gap).Pressed(c, (*render.Theme).Choice))
	}
	for i := range p.Games {
		k := &p.Games[i]
		row(k.Art, k.Name(p.Words), k.About(p.Words), ui.Control{
			ID: gameID(i), Keys: input.SetOf(input.Digit(i + 1)), Do: func(ui.Event) {
				p.Close()
				p.choose(k)
			},
		})
		if p.lessons && k.LearnMore != nil {
			row("hint", p.Say("lesson.month"), p.Say("lesson.month_about"), ui.Control{ID: "lesson-month", Do: func(ui.Event) {
				p.Close()
				k.LearnMore(p.App)
			}})
		}
	}
	return app.Panel(render.Red, flow.Column(
		flow.Text(p.Say(p.title), render.Title, 0),
		flow.Text(p.Say(p.text), render.Body.In(ink2), 0),
		flow.Scroll("games-list", list),
		flow.Row(flow.Spring(), flow.Control(ui.Control{
			ID: "games-close", Do: func(ui.Event) { p.Close() },
			Widget: ui.Button{Label: p.Say("setup.back"), Key: p.KeyFor(input.Cancel)},
		})),
	).Gap(render.Gap)).Size(render.DialogWidth, render.None)
}
