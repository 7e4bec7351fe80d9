package title

import (
	"slices"
	"strconv"

	"bigpayday/game/app"
	"bigpayday/game/setups"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/options"
	"bigpayday/render/palette"
)

// games is the panel on which one of all games is chosen.
type games struct {
	*app.Page[gamesView]
	title, text string
	// proposed is the game that Enter begins, "" for none.
	proposed ui.ID
	// list returns the games. The panel is closed before one of them begins.
	list func() []offeredGame
	// foot is what else can be done, nil for nothing.
	foot func() *flow.Node
}

// gamesView is all that the panel depends on. Elsewhere says that Enter means another control than
// the proposed game.
type gamesView struct{ elsewhere bool }

// offeredGame is a game that can be chosen.
type offeredGame struct {
	id               ui.ID
	art, name, about string
	begin            func()
}

// openGames opens the panel, under the messages of a title and a text. Proposed is the game that
// Enter begins, "" for none.
func (s *Title) openGames(title, text string, proposed ui.ID, list func() []offeredGame, foot func(p *games) *flow.Node) {
	p := &games{title: title, text: text, proposed: proposed, list: list}
	if foot != nil {
		p.foot = func() *flow.Node { return foot(p) }
	}
	p.Page = app.NewPage[gamesView](s.App, "games", p).LieOver(s.Close)
	p.First = list()[0].id
	if proposed != "" {
		p.First = proposed
		p.UI.Focus(proposed, true)
	}
	s.Open(p)
}

// Key is what the panel depends on, see [app.Content].
func (p *games) Key() gamesView {
	id, _ := p.UI.Focused()
	return gamesView{elsewhere: id != p.proposed && p.UI.TakesEnter()}
}

// Build lays the panel out, see [app.Content].
func (p *games) Build() *flow.Node {
	ink2 := p.Theme.Palette.Ink2
	rows := flow.Column().Gap(render.Gap).Pad(render.Tight, render.Tight)
	for i, k := range p.list() {
		c := ui.Control{ID: k.id, Keys: input.SetOf(input.Digit(i + 1)), Do: func(ui.Event) {
			p.Close()
			k.begin()
		}}
		row := flow.Row(
			flow.Art(k.art, render.Plate).Least(render.Plate, render.Plate),
			flow.Column(flow.Text(k.name, render.Head, 0), flow.Text(k.about, render.Body.In(ink2), 0)).Along(flow.Center).Grow(1),
		)
		if k.id == p.proposed {
			c.Keys |= input.SetOf(input.Accept, input.GoOn)
			if !p.Key().elsewhere {
				row.Add(flow.Keycap(p.KeyFor(input.Accept)))
			}
		}
		rows.Add(row.Gap(render.Gap).Pad(render.Gap, render.Gap).Pressed(c, options.Choice))
	}
	foot := flow.Row()
	if p.foot != nil {
		foot.Add(p.foot())
	}
	foot.Add(flow.Spring(), flow.Control(ui.Control{
		ID: "games-close", Do: func(ui.Event) { p.Close() },
		Widget: ui.Button{Label: p.Say("setup.back"), Key: p.KeyFor(input.Cancel)},
	}))
	return app.Panel(palette.Red, flow.Column(
		flow.Text(p.Say(p.title), render.Title, 0),
		flow.Text(p.Say(p.text), render.Body.In(ink2), 0),
		flow.Scroll("games-list", rows),
		foot.Gap(render.Gap),
	).Gap(render.Gap)).Size(render.DialogWidth, render.None)
}

// lessons lists the lessons of all games.
func (s *Title) lessons() (list []offeredGame) {
	for i := range s.Games {
		k := &s.Games[i]
		list = append(list, offeredGame{
			id: ui.ID("game-" + strconv.Itoa(i+1)), art: k.Art, name: k.Name(s.Words), about: k.About(s.Words),
			begin: func() { s.asSelf(func() { k.Learn(s.App) }) },
		})
		if k.LearnMore != nil {
			list = append(list, offeredGame{
				id: "lesson-month", art: "hint", name: s.Say("lesson.month"), about: s.Say("lesson.month_about"),
				begin: func() { s.asSelf(func() { k.LearnMore(s.App) }) },
			})
		}
	}
	return list
}

// ready lists the games at a table that is set.
func (s *Title) ready() (list []app.ReadyGame) {
	for i := range s.Games {
		list = append(list, s.Games[i].Ready...)
	}
	return list
}

// proposed returns the one of them that is proposed: the edition that was played last, or else
// the first one.
func (s *Title) proposed() app.ReadyGame {
	all, last := s.ready(), setups.Read(s.Store).Head().Edition
	return all[max(0, slices.IndexFunc(all, func(k app.ReadyGame) bool { return k.ID == last }))]
}

// readyID is the id of a game at a table that is set.
func readyID(k app.ReadyGame) ui.ID { return ui.ID("ready-" + k.ID) }

// tables lists the games at a table that is set, to be chosen from.
func (s *Title) tables() (list []offeredGame) {
	for _, k := range s.ready() {
		list = append(list, offeredGame{
			id: readyID(k), art: k.Art, name: k.Name(s.Words), about: k.About(s.Words), begin: func() { s.beginReady(k) },
		})
	}
	return list
}

// beginReady begins a game at a table that is set.
func (s *Title) beginReady(k app.ReadyGame) {
	s.SetLessonOffered()
	setups.RememberEdition(s.Store, k.ID)
	k.Begin(s.App)
}
