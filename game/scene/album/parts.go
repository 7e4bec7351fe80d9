package album

import (
	"strconv"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/album"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/gamebox"
	"bigpayday/render/scrapbook"
)

// gameList is every so many-th game of the list, from one on: those that can be watched again come
// first, for they are the last ones.
func (p *page) gameList(id string, from, step int) *flow.Node {
	list := flow.Column().Gap(render.Near)
	if from == 0 {
		list.Add(flow.Line(p.Say("album.games"), render.Head))
	} else {
		list.Add(flow.Line(" ", render.Head))
	}
	for i := from; i < len(p.album.Games); i += step {
		list.Add(p.game(id, i, p.album.Games[i]))
	}
	if from == 0 && len(p.album.Games) == 0 {
		list.Add(flow.Centered(p.Say("album.empty"), render.Body.In(p.Theme.Palette.Ink2), 3))
	}
	return list
}

// game is a game of the list.
func (p *page) game(id string, i int, g album.Game) *flow.Node {
	c := &p.Theme.Palette
	level := ""
	if g.Level != "" {
		level = p.Say("player.level." + g.Level)
	}
	says := flow.Column(
		flow.Row(flow.Line(p.boxName(g.Box), render.Subhead).Grow(1), flow.Line(p.date(g.Ended), render.Remark.In(c.Ink2))).Gap(render.Near).Baseline(),
		flow.Line(p.Say("album.place", words.Number("place", g.Place), words.Number("players", g.Players))+"  ·  "+p.worth(&g), render.Body),
		flow.If(level != "", flow.Line(level, render.Remark.In(c.Ink2))),
	).Grow(1).Along(flow.Center)
	watch := ui.Control{
		ID: ui.ID(id + "-" + strconv.Itoa(i+1)), Widget: ui.IconButton{Sign: "step"}, Tip: control.Tip{Title: p.Say("album.watch")},
		Do: func(ui.Event) { p.watch(&g) },
	}
	if g.Film == "" || i >= store.MostFilms {
		watch.Off, watch.Reason = true, p.Say("album.gone")
	}
	return flow.Row(
		flow.Picture(render.LargeSign, render.Row, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { gamebox.SmallBox(t, dst, r, g.Box) }),
		flow.Picture(render.Sign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { scrapbook.PlaceDisc(t, dst, r, g.Place) }),
		says, flow.Control(watch).Least(render.ControlHeight, render.ControlHeight),
	).Gap(render.Near).Pad(render.Near, render.Tight).On(scrapbook.Slip)
}

// cardsPerPage is how many cards stand on a page, in rows of so many.
const cardsPerPage, cardsPerRow = 12, 4

// leaves returns how many pairs of pages the cards fill.
func (p *page) leaves() int { return max(1, (len(p.cards)+2*cardsPerPage-1)/(2*cardsPerPage)) }

// cardPage is a page of cards, the left one 0 or the right one 1 of the pair that is open.
func (p *page) cardPage(side int) *flow.Node {
	from := (2*p.leaf + side) * cardsPerPage
	to := min(from+cardsPerPage, len(p.cards))
	page := flow.Column().Gap(render.Gap)
	if from < to {
		page.Add(flow.Line(p.cards[from].Group, render.Head))
	} else {
		page.Add(flow.Line(" ", render.Head))
	}
	var cells []*flow.Node
	for i := from; i < to; i++ {
		cells = append(cells, p.cardCell(i))
	}
	page.Add(flow.Grid(render.LargeTile, cardsPerRow, cells...).Gap(render.Gap), flow.Spring())
	if side == 0 {
		return page
	}
	turn := func(id ui.ID, label string, by int, key input.Action) *flow.Node {
		return flow.Control(ui.Control{
			ID: id, Widget: ui.Button{Label: p.Say(label), Key: p.KeyFor(key)}, Keys: input.SetOf(key), Do: func(ui.Event) { p.leaf += by },
			Off: p.leaf+by < 0 || p.leaf+by >= p.leaves(),
		})
	}
	return page.Add(flow.Wrap(
		turn("page-back", "album.page_back", -1, input.PageUp),
		flow.Line(p.Say("album.page", words.Number("page", p.leaf+1), words.Number("pages", p.leaves())), render.Item.In(p.Theme.Palette.Ink2)),
		turn("page-on", "album.page_on", 1, input.PageDown),
	).Gap(render.Gap).Along(flow.End))
}

// cardCell is a card with its name, or the place for it.
func (p *page) cardCell(i int) *flow.Node {
	c, card := &p.Theme.Palette, p.cards[i]
	times := p.album.Cards[card.ID]
	if times == 0 {
		return flow.Column(
			flow.Picture(render.Well, render.Medallion, scrapbook.Missing),
			flow.Centered(p.Say("album.unseen"), render.Small.In(c.Ink2), 2),
		).Gap(render.Tight)
	}
	return flow.Column(
		flow.Picture(render.Well, render.Medallion, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			scrapbook.Card(t, dst, r, times, card.Paint)
		}),
		flow.Centered(card.Name, render.Small, 2),
		flow.Centered(p.Words.Count("album.times", times), render.Small.In(c.Ink2), 1),
	).Gap(render.Hair)
}

// dailyPanel is the game of today on the overview.
func (p *page) dailyPanel() *flow.Node {
	if p.DailyKind() == nil {
		return nil
	}
	head := flow.Row(
		flow.Line(p.Say("album.daily"), render.Subhead.In(p.Theme.Palette.Cream)), flow.Line(p.longDate(p.today), render.Item.In(p.Theme.Palette.Cream)).Grow(1),
		flow.Line(p.Say("album.one_try"), render.Remark.In(p.Theme.Palette.Cream)),
	).Gap(render.Gap).Pad(render.Gap, render.Tight).Baseline().On(scrapbook.DailyHead)
	return flow.Column(head, p.dailyBody(true).Pad(render.Gap, render.Near)).On(scrapbook.Slip)
}

func (p *page) longDate(at time.Time) string {
	return p.Words.DayOfWeek(int(at.Weekday())) + ", " + p.Words.DayOfMonth(int(at.Month()), at.Day())
}

// dailyBody is the month of today with how it went, or what it is about. Brief leaves out what the
// page of the game of the day has besides.
func (p *page) dailyBody(brief bool) *flow.Node {
	c := &p.Theme.Palette
	month := flow.If(brief, flow.Picture(render.Medallion, render.TallRow, p.month))
	g, played := p.album.Day(p.todaysDay())
	if !played {
		return flow.Row(month, flow.Text(p.Say("album.daily_text"), render.Body.In(c.Ink2), 4).Grow(1)).Gap(render.Gap)
	}
	running := p.Words.Count("album.days_running", p.album.DaysRunning(p.todaysDay())) + " " +
		p.Say("album.best_day", words.Money("money", p.album.BestDay()))
	says := flow.Column(
		flow.Wrap(flow.Line(p.Words.Money(g.Worth), render.Sum), flow.Line(p.Say("album.place", words.Number("place", g.Place), words.Number("players", g.Players)), render.Item.In(c.Ink2))).Gap(render.Near),
		flow.Text(running, render.Remark.In(c.Ink2), 2),
		flow.If(!brief, flow.Text(p.line(&g), render.Label, 3)),
	).Gap(render.Tight).Along(flow.Center).Grow(1)
	buttons := flow.Column(
		flow.Control(ui.Control{
			ID: "copy", Keys: input.SetOf(input.Keep), Widget: ui.Button{Label: p.Say("album.copy"), Key: p.KeyFor(input.Keep)}, Do: func(ui.Event) { p.copyLine(&g) },
		}),
		flow.Control(ui.Control{ID: "look", Widget: ui.Button{Label: p.Say("album.look_again")}, Do: func(ui.Event) { p.watch(&g) }}),
	).Gap(render.Tight).Along(flow.Center)
	return flow.First(flow.Row(month, says, buttons).Gap(render.Gap), flow.Column(flow.Row(month, says).Gap(render.Gap), buttons).Gap(render.Near))
}

// dailyLeft is the left page of the game of the day: today's.
func (p *page) dailyLeft() *flow.Node {
	return flow.Column(
		flow.Line(p.Say("album.daily"), render.Head), flow.Line(p.longDate(p.today), render.Item.In(p.Theme.Palette.Ink2)),
		flow.Picture(render.PaneLeast, render.ChartHeight, p.month), p.dailyBody(false),
	).Gap(render.Gap)
}

// dailyRight lists the days before.
func (p *page) dailyRight() *flow.Node {
	c := &p.Theme.Palette
	list := flow.Column(flow.Line(p.Say("album.earlier"), render.Head)).Gap(render.Near)
	for i, g := range p.album.Days {
		if g.Day == p.todaysDay() {
			continue
		}
		watch := ui.Control{
			ID: ui.ID("day-" + strconv.Itoa(i+1)), Widget: ui.IconButton{Sign: "step"}, Tip: control.Tip{Title: p.Say("album.watch")}, Do: func(ui.Event) { p.watch(&g) },
		}
		list.Add(flow.Row(
			flow.Picture(render.Sign, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { scrapbook.PlaceDisc(t, dst, r, g.Place) }),
			flow.Line(p.date(g.Day), render.Item.In(c.Ink2)), flow.Line(p.Words.Money(g.Worth), render.Label).Grow(1),
			flow.Control(watch).Least(render.ControlHeight, render.ControlHeight),
		).Gap(render.Gap).Pad(render.Near, render.Tight).OnRow(i%2 == 0))
	}
	if len(p.album.Days) == 0 {
		list.Add(flow.Text(p.Say("album.daily_text"), render.Body.In(c.Ink2), 0))
	}
	return list
}
