package album

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/album"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/gamebox"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
	"bigpayday/render/scrapbook"
)

// lastGames is how many of the last games are shown as discs.
const lastGames = 10

// person is the left page of the overview: whose album it is, and how much they have won.
func (p *page) person() *flow.Node {
	c := &p.Theme.Palette
	return flow.Column(
		flow.Row(p.photo(), flow.Column(p.figures(), p.lastTen()).Gap(render.Gap).Grow(1).Along(flow.Center)).Gap(render.Wide),
		flow.Rule(),
		flow.Line(p.Say("album.boxes"), render.Head), p.wonBoxes(),
		flow.If(len(p.album.Levels) > 0, flow.Text(p.levels(), render.Body.In(c.Ink2), 2)),
	).Gap(render.Gap)
}

// photo is a photograph of the person, who is happy after a win.
func (p *page) photo() *flow.Node {
	is := p.is
	frame := faces.Frame{}
	if len(p.album.Games) > 0 && p.album.Games[0].Won() {
		frame.Expression = faces.Happy
	}
	return flow.Picture(render.Illustration, render.Illustration, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		scrapbook.Photo(t, dst, r, render.Character{ID: is.Character.String(), Seat: palette.SeatColor(is.Colour)}, frame, is.Name,
			pieces.Token{Color: palette.SeatColor(is.Colour), Shape: pieces.Shape(is.Token)})
	})
}

// figures are three large numbers.
func (p *page) figures() *flow.Node {
	all := p.album.Total()
	figure := func(n int, label string, style render.Style) *flow.Node {
		return flow.Column(flow.Line(strconv.Itoa(n), style), flow.Line(label, render.Item.In(p.Theme.Palette.Ink2))).Grow(1)
	}
	return flow.Row(
		figure(all.Played, p.Words.Count("album.played", all.Played), render.Banner),
		figure(all.Won, p.Words.Count("album.won", all.Won), render.Banner.In(p.Theme.Palette.Families[palette.Red].Edge)),
		figure(p.album.Run, p.Say("album.run"), render.Banner),
	).Gap(render.Wide)
}

// lastTen are the places in the last ten games, the newest at the right.
func (p *page) lastTen() *flow.Node {
	c := &p.Theme.Palette
	discs := flow.Row().Gap(render.Tight).Unmirrored()
	for i := range lastGames {
		at := lastGames - 1 - i
		if at >= len(p.album.Games) {
			discs.Add(flow.Picture(render.Sign, render.Sign, scrapbook.EmptyDisc).Grow(1))
			continue
		}
		place := p.album.Games[at].Place
		discs.Add(flow.Picture(render.Sign, render.LineRow, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			scrapbook.PlaceDisc(t, dst, r, place)
		}).Grow(1))
	}
	best := flow.If(p.album.BestRun > 1, flow.Line(p.Words.Count("album.best_run", p.album.BestRun), render.Fine.In(c.Ink2)))
	note := p.Say("album.last_note")
	if len(p.album.Games) == 0 {
		note = p.Say("album.empty")
	}
	return flow.Column(
		flow.Row(flow.Line(p.Say("album.last"), render.Label).Grow(1), best).Gap(render.Gap).Baseline(),
		discs, flow.Text(note, render.Remark.In(c.Ink2), 2),
	).Gap(render.Tight)
}

// wonBoxes says how many games of each box were won.
func (p *page) wonBoxes() *flow.Node {
	most := 1
	for _, n := range p.album.Boxes {
		most = max(most, n.Played)
	}
	var cells []*flow.Node
	for _, box := range p.boxes {
		n := p.album.Boxes[box.ID]
		bar := flow.Picture(render.None, render.TinySign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			scrapbook.Bar(t, dst, r, float64(n.Played)/float64(most), float64(n.Won)/float64(most), palette.Red)
		})
		cells = append(cells, flow.Row(
			flow.Picture(render.Well, render.TallRow, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { gamebox.SmallBox(t, dst, r, box.ID) }),
			flow.Column(
				flow.Line(box.Name(p.Words), render.Subhead),
				flow.Line(p.Say("album.of", words.Number("won", n.Won), words.Number("played", n.Played)), render.Body.In(p.Theme.Palette.Ink2)), bar,
			).Gap(render.Tight).Along(flow.Center).Grow(1),
		).Gap(render.Near))
	}
	return flow.Grid(render.TextLeast, 2, cells...).Gap(render.Near)
}

// levels says how many games were won against computers of each level.
func (p *page) levels() string {
	text := ""
	for _, level := range [...]string{"easy", "normal", "hard"} {
		n, ok := p.album.Levels[level]
		if !ok {
			continue
		}
		if text != "" {
			text += "  ·  "
		}
		text += p.Say("album.against", words.Message("level", "player.level."+level), words.Number("won", n.Won), words.Number("played", n.Played))
	}
	return text
}

// bests is the right page of the overview: records, cards, and the game of the day.
func (p *page) bests() *flow.Node {
	return flow.Column(
		flow.Line(p.Say("album.records"), render.Head), p.records(), flow.Rule(), p.cardsSeen(), flow.Spring(), p.dailyPanel(),
	).Gap(render.Gap)
}

// recordArt is what stands for each record.
var recordArt = map[album.Record]struct {
	art    string
	family palette.Family
}{
	album.RichestMonth:   {"payday", palette.Gold},
	album.LargestJackpot: {"pot", palette.Red},
	album.BestDeal:       {"deal", palette.Orange},
	album.LotteryWon:     {"lottery", palette.Green},
	album.WorstBill:      {"bill", palette.Slate},
	album.MostAtEnd:      {"moneybag", palette.Blue},
}

// records are the largest figures.
func (p *page) records() *flow.Node {
	var cells []*flow.Node
	for _, r := range album.Records() {
		cells = append(cells, p.record(r))
	}
	return flow.Grid(render.TextLeast, 2, cells...).Gap(render.Near)
}

func (p *page) record(r album.Record) *flow.Node {
	c, is := &p.Theme.Palette, recordArt[r]
	f, set := p.album.Records[r]
	value, detail := p.Say("album.none"), ""
	style := render.Body.In(c.Ink2)
	if set {
		value, style = p.Words.Money(f.Amount), render.Sum
		switch {
		case f.Card != "":
			detail = p.cardName(f.Card)
		case r == album.LotteryWon && f.Detail > 0:
			detail = p.Say("album.with_number", words.Number("number", f.Detail))
		case r == album.RichestMonth || r == album.LargestJackpot:
			detail = p.Say("album.in_month", words.Number("month", f.Detail), words.Text("date", p.date(f.Ended)))
		default:
			detail = p.date(f.Ended)
		}
	}
	cell := flow.Row(
		flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) { scrapbook.Well(t, dst, r, is.art, is.family) }),
		flow.Column(flow.Line(p.Say("album.record."+string(r)), render.Small.In(c.Ink2)), flow.Line(value, style), flow.Line(detail, render.Remark.In(c.Ink2))).Grow(1).Along(flow.Center),
	).Gap(render.Near).Pad(render.Near, render.Tight).On(scrapbook.Slip)
	if p.isFresh(r) {
		word := p.Say("album.new")
		cell.Over(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { scrapbook.Ribbon(t, dst, r, word) })
	}
	return cell
}

func (p *page) isFresh(r album.Record) bool {
	for _, is := range p.fresh {
		if is == r {
			return true
		}
	}
	return false
}

// shownCards is how many cards the overview shows, and shownUnseen how many of them, at the end,
// at most are still to be seen.
const shownCards, shownUnseen = 8, 2

// cardsSeen is how many of all cards were seen, with those that were drawn most often.
func (p *page) cardsSeen() *flow.Node {
	seen := p.album.SeenCards()
	share := float64(len(seen)) / float64(max(1, len(p.cards)))
	head := flow.Row(
		flow.Line(p.Say("album.seen"), render.Head),
		flow.Picture(render.None, render.Sign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			scrapbook.Bar(t, dst, r, share, share, palette.Green)
		}).Grow(1),
		flow.Line(p.Say("album.seen_of", words.Number("seen", len(seen)), words.Number("all", len(p.cards))), render.Label),
	).Gap(render.Gap)
	row, n := flow.Row().Gap(render.Near), 0
	for _, id := range seen {
		if card := p.card(id); card != nil && n < shownCards-shownUnseen {
			row.Add(card.Grow(1))
			n++
		}
	}
	for ; n < shownCards; n++ {
		row.Add(flow.Picture(render.Plate, render.Well, scrapbook.Missing).Grow(1))
	}
	return flow.Column(head, row).Gap(render.Near)
}

// card is a card that was seen, nil where there is none of that name.
func (p *page) card(id string) *flow.Node {
	for i := range p.cards {
		card := &p.cards[i]
		if card.ID != id {
			continue
		}
		paint, times := card.Paint, p.album.Cards[id]
		return flow.Picture(render.Plate, render.Well, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			scrapbook.Card(t, dst, r, times, paint)
		})
	}
	return nil
}
