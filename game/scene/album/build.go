package album

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/scrapbook"
)

// painter draws something in a box.
type painter = func(t *render.Theme, dst *ebiten.Image, r render.Rect)

// Build lays the page out, see [app.Content]: an album with two pages that lie open or, in a
// window that is too small for them, one after the other.
func (p *page) Build() *flow.Node {
	left, right := p.pages()
	p.Growth = nil
	var inside *flow.Node
	if p.single() {
		if p.View().IsUpright() && (p.tab == allGames || p.tab == daily) {
			p.Growth = listGrowth // a list scrolls; its type need not shrink so that all of it is seen
		}
		one := flow.Scroll("album", flow.Column(left, flow.If(right != nil, flow.Rule()), right).Gap(render.Gap).Pad(render.Wide, render.Gap))
		inside = flow.Column(one.Grow(1)).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { scrapbook.Page(t, dst, r, false, true) })
	} else {
		leaf := func(id ui.ID, n *flow.Node) *flow.Node {
			n = flow.First(flow.Fit(n, flow.Smaller...), flow.Scroll(id, n))
			return flow.Column(n.Grow(1)).Pad(render.Broad, render.Wide).Size(render.PaneMost, render.None).Grow(1).
				On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
					scrapbook.Page(t, dst, r, r.CenterX() > t.View.W/2, false)
				})
		}
		rings := func(t *render.Theme, dst *ebiten.Image, r render.Rect) { scrapbook.Rings(t, dst, r) }
		inside = flow.Row(leaf("left", left), leaf("right", right)).Gap(render.Near).Over(rings)
	}
	book := flow.Column(inside.Grow(1)).Pad(render.Gap, render.Gap).On(scrapbook.Cover)
	return app.Desk(flow.Column(p.head(), book.Grow(1)).Gap(render.Gap).Pad(render.Margin, render.Gap), p.desk())
}

// listGrowth is the factor by which the type of a list grows in an upright window.
var listGrowth = []float64{1.45}

// single reports whether only one page of the album has room.
func (p *page) single() bool {
	return p.View().IsUpright() || p.View().Compact || p.Theme.LargeType()
}

// pages returns the two pages of the part that is open, the second nil where all stands on the first
// one.
func (p *page) pages() (left, right *flow.Node) {
	switch p.tab {
	case allGames:
		if p.single() {
			return p.gameList("games", 0, 1), nil
		}
		return p.gameList("games-left", 0, 2), p.gameList("games-right", 1, 2)
	case allCards:
		return p.cardPage(0), p.cardPage(1)
	case daily:
		return p.dailyLeft(), p.dailyRight()
	}
	return p.person(), p.bests()
}

// head is the headline on the wall, with the tabs.
func (p *page) head() *flow.Node {
	title := flow.Line(p.Say("album.title", words.Name("name", p.whose)), render.Display.In(p.Theme.Palette.Cream))
	tabs := flow.Control(ui.Control{
		ID: "tabs", Do: func(e ui.Event) { p.turn(tab(e.Value)) },
		Widget: ui.Segmented{Selected: int(p.tab), Narrow: true, Options: []ui.Option{
			{Text: p.Say("album.overview")}, {Text: p.Say("album.games")}, {Text: p.Say("album.cards")}, {Text: p.Say("album.daily")},
		}},
	})
	other := flow.If(len(p.people()) > 1, flow.Control(ui.Control{
		ID: "next", Widget: ui.Button{Label: p.Say("album.next"), OnWood: true}, Do: func(ui.Event) { p.next() },
	}))
	return flow.First(
		flow.Row(title, flow.Spring(), other, tabs).Gap(render.Gap),
		flow.Column(flow.Row(title, flow.Spring(), other).Gap(render.Gap), tabs).Gap(render.Near),
	)
}

// desk has the buttons.
func (p *page) desk() *flow.Node {
	c := &p.Theme.Palette
	main := ui.Button{Label: p.Say("album.play_daily"), Kind: control.Primary, OnWood: true, Size: render.Head.Size}
	if _, played := p.album.Day(p.todaysDay()); played || !p.own() || p.DailyKind() == nil {
		main.Label = p.Say("title.new_game")
	}
	if !p.Key().elsewhere {
		main.Key = p.KeyFor(input.Accept)
	}
	icon := func(id ui.ID, sign, tip string, do func()) *flow.Node {
		return flow.Control(ui.Control{
			ID: id, Widget: ui.IconButton{Sign: sign}, Tip: control.Tip{Title: p.Say(tip)}, Do: func(ui.Event) { do() },
		}).Least(render.ControlHeight, render.ControlHeight)
	}
	buttons := func(foot *flow.Node) *flow.Node {
		return flow.Row(
			flow.Control(ui.Control{
				ID: "back", Keys: input.SetOf(input.Cancel), Do: func(ui.Event) { p.Close() },
				Widget: ui.Button{Label: p.Say("setup.back"), Key: p.KeyFor(input.Cancel), OnWood: true},
			}),
			foot, flow.Spring(), icon("export", "export", "album.export", p.export), icon("remove", "trash", "album.remove", p.askRemove),
			flow.Control(ui.Control{
				ID: "main", Keys: input.SetOf(input.Accept), Widget: main, Do: func(ui.Event) { p.play() },
			}).Least(render.Illustration, render.None),
		).Gap(render.Gap)
	}
	return flow.First(buttons(flow.Line(p.Say("album.foot"), render.Item.In(c.OnWood))), buttons(nil))
}
