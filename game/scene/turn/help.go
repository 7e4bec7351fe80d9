package turn

import (
	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// helpView is the rules in short: every kind of day with its rule in one
// sentence, and below them what else the edition has on its table.
type helpView struct {
	box render.Rect
	// entries are the days, then the things; days is how many are days.
	entries []helpEntry
	days    int
}

// helpEntry is a day or a thing with its rule. A day has its sign, anything else
// a piece of artwork on the tint of a family.
type helpEntry struct {
	name, rule string
	space      engine.Space
	art        string
	family     render.Family
}

// read takes all that is explained from the words, which may be others by now.
func (h *helpView) read(s *Turn) {
	h.entries = h.entries[:0]
	ed := s.M.Stage.Shown().Edition()
	for space := engine.Vacant + 1; space < engine.NumSpaces; space++ {
		if ed.Has(space) {
			w := s.M.SpaceWords(space)
			h.entries = append(h.entries, helpEntry{name: w.Name, rule: w.Rule, space: space})
		}
	}
	h.days = len(h.entries)
	h.entries = append(h.entries, s.helpThings(ed)...)
}

// helpThings explains what is on the table of an edition besides its days.
func (s *Turn) helpThings(ed *engine.Edition) []helpEntry {
	sh := s.M.Stage.Shown()
	f := s.fitted()
	gathered := helpEntry{
		name: s.Say(f.Title), rule: s.Say(f.TipEmpty, words.Number("number", sh.BonusDie)), art: "pot", family: render.Gold,
	}
	if ed.Prize == engine.MatchWinsBonus {
		gathered.art, gathered.family = "bonus", render.Slate
	}
	things := []helpEntry{gathered}
	holds := func(kind engine.CardKind) bool {
		return slices.ContainsFunc(ed.Cards, func(c engine.Card) bool { return c.Kind == kind })
	}
	if holds(engine.AuctionDeal) {
		things = append(things, helpEntry{name: s.Say("help.auction_title"), rule: s.Say("help.auction"), art: "gavel", family: render.Orange})
	}
	if holds(engine.MonsterCharge) {
		things = append(things, helpEntry{
			name: s.Say("card.kind.monster-charge"), rule: s.Say("card.do.monster-charge"), art: "monster", family: render.Plum,
		})
	}
	if ed.DeckSizes[engine.LotteryDeck] > 0 {
		things = append(things, helpEntry{
			name: s.Say("tip.lottery_pile_title"), rule: s.Say("tip.lottery_pile_rule"), art: "lottery", family: render.Green,
		})
	}
	if holds(engine.Swellfare) {
		things = append(things, helpEntry{
			name: s.Say("card.kind.swellfare"), rule: s.Say("card.do.swellfare"), art: "swellfare", family: render.Red,
		})
	}
	loan := helpEntry{name: s.Say("turn.card.loan"), rule: s.Say("tip.loan_rule"), art: "loan", family: render.Blue}
	if ed.Savings != (engine.SavingsRule{}) {
		things = append(things, helpEntry{name: s.Say("savings.savings"), rule: facts.BookTip(s.M, 0).Text, art: "loan", family: render.Green})
		loan.rule = facts.BookTip(s.M, 1).Text
	}
	return append(things, loan)
}

func (h *helpView) stays(*Turn) bool { return true }

// helpGrowth is how far the type of the rules in short grows with the size of the
// text: further than elsewhere, for they scroll.
const helpGrowth = 1.6

// helpRow is a row of the rules in short: the boxes in it, and how high it is.
type helpRow struct {
	boxes []*render.Rect
	high  float64
}

// stackRows puts rows below each other and returns how high all of them are. They
// get as much air as lets the last one that is seen first end with the area, and
// those further down as much as lets the first one that is seen last begin with it.
func stackRows(rows []helpRow, area render.Rect) (whole float64) {
	n, seen := 0, 0.0
	for n < len(rows) && seen+rows[n].high <= area.H {
		seen += rows[n].high
		n++
	}
	if n > 0 && n < len(rows) {
		air := (area.H - seen) / float64(n)
		last := len(rows)
		for i := range rows {
			rows[i].high += air
		}
		for seen = 0; last > 0 && seen+rows[last-1].high <= area.H; last-- {
			seen += rows[last-1].high
		}
		last = max(last, n)
		for i := range rows[last:] {
			rows[last+i].high += (area.H - seen) / float64(len(rows)-last)
		}
	}
	for i := range rows {
		for _, box := range rows[i].boxes {
			box.Y, box.H = area.Y+whole, rows[i].high
		}
		whole += rows[i].high
	}
	return whole
}

func (h *helpView) layer(s *Turn) ui.Layer {
	h.read(s)
	h.box = s.Layout.Decision
	pitch, top, foot, side := 66.0, 104.0, 62.0, 24.0
	if s.View().Compact {
		pitch, top, foot, side = 60, 90, 52, 14
	}
	pitch *= min(1.15, (1+s.Theme.TextScale)/2)
	area := render.Rect{X: h.box.X + side, Y: h.box.Y + top, W: h.box.W - 2*side, H: h.box.H - top - foot}
	// Two columns where a rule still stands on two lines.
	columns, grown := 1, min(helpGrowth, s.Theme.TextScale)
	if area.W/2 > 320*grown {
		columns, pitch = 2, 74
	}
	width := (area.W - 14 - 10*float64(columns-1)) / float64(columns)
	st := s.Theme.Capped(render.Style{Face: render.Regular, Size: 14, Color: s.Theme.Palette.Ink}, helpGrowth)
	if columns > 1 {
		st.Size *= .97
	}
	name := 22 * grown // what the name of an entry takes
	// The days, and below a heading the things, each down their columns. A row
	// is as high as the longest rule in it needs.
	boxes := make([]render.Rect, len(h.entries))
	heading := render.Rect{X: area.X, W: area.W - 14, H: 26 + 14*grown}
	var rows []helpRow
	for _, part := range [2][2]int{{0, h.days}, {h.days, len(h.entries)}} {
		if part[0] > 0 {
			rows = append(rows, helpRow{boxes: []*render.Rect{&heading}, high: heading.H})
		}
		n := part[1] - part[0]
		down := (n + columns - 1) / columns
		for i := range down {
			row := helpRow{high: pitch}
			for ; i < n; i += down {
				rule := s.Theme.Wrap(h.entries[part[0]+i].rule, st, width-80, 0)
				row.high = max(row.high, name+rule.Height()+14)
				boxes[part[0]+i] = render.Rect{X: area.X + float64(i/down)*(width+10), W: width}
				row.boxes = append(row.boxes, &boxes[part[0]+i])
			}
			rows = append(rows, row)
		}
	}
	content := stackRows(rows, area)
	end := area.Right() - 14 // that of the rows
	controls := []ui.Control{
		{ID: "help-area", Box: area, Widget: ui.Scroll{Content: content}},
		{
			ID: "help-close", Box: render.Rect{X: end - 136, Y: h.box.Bottom() - foot + 10, W: 136, H: 40},
			Keys: input.SetOf(input.Help, input.Accept), Widget: ui.Button{Label: s.Say("deals.close"), Key: s.KeyFor(input.Cancel)},
			Do: func(ui.Event) { s.CloseOver() },
		},
	}
	book := render.Rect{X: end - 136 - 10 - 176, Y: h.box.Bottom() - foot + 10, W: 176, H: 40}
	controls = append(controls, ui.Control{
		ID: "help-book", Box: book, Keys: input.SetOf(input.Rules), Tip: render.Tip{Title: s.Say("rules.open_here")},
		Widget: ui.Button{Label: s.Say("rules.open"), Key: s.KeyFor(input.Rules)}, Do: func(ui.Event) { s.OpenRules() },
	})
	if _, asked := s.M.Asked(); asked && !s.M.Moving() {
		controls = append(controls, s.coachControl(render.Rect{X: area.X, Y: h.box.Bottom() - foot + 10, W: min(220, book.X-10-area.X), H: 40}))
	}
	controls = append(controls, ui.Control{
		ID: "help-things", In: "help-area", Box: heading, Info: true, Skip: true,
		Widget: ui.Custom{Version: s.version, Paint: func(dst *ebiten.Image, box render.Rect, _ render.State) {
			head := s.Theme.Capped(render.Style{Face: render.Black, Size: 18, Color: s.Theme.Palette.Ink}, helpGrowth)
			s.Theme.DrawFit(dst, s.Say("help.things"), box.X+8, box.Bottom()-12, box.W-16, 12, head)
		}},
	})
	striped := map[float64]bool{}
	for i, e := range h.entries {
		if _, known := striped[boxes[i].Y]; !known {
			striped[boxes[i].Y] = len(striped)%2 == 0
		}
		controls = append(controls, ui.Control{
			ID: ui.ID("help-" + strconv.Itoa(i+1)), In: "help-area", Info: true, Skip: true, Box: boxes[i],
			Widget: ui.Custom{Version: s.version, Paint: func(dst *ebiten.Image, box render.Rect, _ render.State) {
				t, pal := s.Theme, &s.Theme.Palette
				t.Row(dst, box, striped[boxes[i].Y], render.State{})
				sign := render.Rect{X: box.X + 8, Y: box.CenterY() - 25, W: 50, H: 50}
				switch {
				case e.space != engine.Vacant:
					t.Sign(dst, e.space.String(), sign.X, sign.Y, sign.W, false)
				case e.art == "bonus":
					t.TintWell(dst, sign.Inset(3), 8, e.family)
					t.Die(dst, render.Die{Color: "black", N: int(s.M.Stage.Shown().BonusDie)}, sign.X+25, sign.Y+25, 26, -1, render.Pose{})
				default:
					t.TintWell(dst, sign.Inset(3), 8, e.family)
					t.Art(dst, e.art, sign.X+9, sign.Y+9, sign.W-18)
				}
				rule := t.Wrap(e.rule, st, box.W-80, 0)
				y := box.CenterY() - (name+rule.Height())/2 + name*.73
				head := t.Capped(render.Style{Face: render.Black, Size: 16.5, Color: pal.Ink}, helpGrowth)
				t.DrawFit(dst, e.name, box.X+68, y, box.W-80, 12, head)
				t.DrawLines(dst, rule, box.X+68, y+name*.86, st)
			}},
		})
	}
	return ui.Layer{
		ID: "help-view", Modal: true, Dismiss: true, Box: h.box, First: "help-area", Controls: controls, Version: s.version,
		Behind: func(dst *ebiten.Image) {
			t := s.Theme
			t.Veil(dst, s.Layout.Wall)
			t.Dialog(dst, h.box, render.Red)
			t.DialogTitle(dst, h.box, "big-pay-day", s.Say("turn.rules"), s.Say("help.text"), "", "", false)
			s.desk.PaintLive(dst)
		},
	}
}
