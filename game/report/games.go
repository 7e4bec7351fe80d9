package report

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"bigpayday/game/engine"
	"bigpayday/game/lab"
	"bigpayday/game/series"
	"bigpayday/game/skill"
	"bigpayday/game/words"
)

// Games is what is reported of simulated games.
type Games struct {
	Words   *words.Words
	Sim     *lab.Sim
	Figures *lab.Figures
}

// Text writes what was played, and tables of what came of it.
func (g Games) Text(w io.Writer) error {
	out := bufio.NewWriter(w)
	fmt.Fprintln(out, g.Words.Count("cli.sim.played", g.Figures.Games)+" "+g.about())
	if g.Figures.Games > 0 {
		if err := writeText(out, g.tables()); err != nil {
			return err
		}
	}
	return out.Flush()
}

// CSV writes the same tables as a list of figures: table, row, figure, value.
func (g Games) CSV(w io.Writer) error {
	if g.Figures.Games == 0 {
		return writeCSV(w, nil)
	}
	return writeCSV(w, g.tables())
}

// about says which games they are.
func (g Games) about() string {
	setup := &g.Sim.Setup
	text := g.Words.Say("cli.sim.about",
		words.Message("edition", "setup.edition."+setup.Edition.String()), words.Number("seats", setup.Seats),
		words.Text("lengths", g.Words.List(lengthsOf(setup))), words.Text("seed", strconv.FormatUint(setup.Seed, 10)))
	var house []string
	for rule := range engine.NumHouseRules {
		if setup.House.Has(rule) {
			name, _ := g.Words.HouseRule(setup.Edition, rule)
			house = append(house, name)
		}
	}
	if len(house) > 0 {
		text += " " + g.Words.Say("cli.sim.house", words.Text("rules", strings.Join(house, ", ")))
	}
	return text
}

// lengthsOf lists how long the months are.
func lengthsOf(setup *engine.Setup) []string {
	lengths := make([]string, setup.Months)
	for i := range lengths {
		lengths[i] = strconv.Itoa(int(setup.Lengths[i]))
	}
	return lengths
}

func (g Games) tables() []table {
	tables := []table{g.worth(), g.order(), g.loans(), g.jackpots(), g.spaces(), g.cards(), g.dice()}
	if g.Figures.Sums != [13]int64{} {
		tables = append(tables, g.sums())
	}
	return tables
}

// heads returns the names of columns.
func (g Games) heads(ids ...string) []string {
	heads := make([]string, len(ids))
	for i, id := range ids {
		if id != "" {
			heads[i] = g.Words.Say("cli.sim.column." + id)
		}
	}
	return heads
}

func (g Games) title(id string) string {
	own := "cli.sim.table." + id + "." + engine.EditionOf(g.Sim.Setup.Edition).Decks
	if g.Words.Has(own) {
		return g.Words.Say(own)
	}
	return g.Words.Say("cli.sim.table." + id)
}

func (g Games) money(id string, sum float64) cell {
	return cell{text: g.Words.Dollars(sum), figures: []figure{{id: id, value: sum}}}
}

func (g Games) whole(id string, n int64) cell {
	return cell{text: g.Words.Whole(n), figures: []figure{{id: id, value: float64(n)}}}
}

func (g Games) decimal(id string, x float64, places int) cell {
	return cell{text: g.Words.Decimal(x, places), figures: []figure{{id: id, value: x}}}
}

func (g Games) percent(id string, share float64) cell {
	return cell{text: g.Words.Percent(share), figures: []figure{{id: id, value: share}}}
}

// mean returns an average of dollars and how far it may be off.
func (g Games) mean(id string, m series.Mean) []cell {
	margin := m.Margin(g.Figures.Games)
	return []cell{
		g.money(id, m.Average()),
		{text: g.Words.Say("cli.sim.margin", words.Text("margin", g.Words.Dollars(margin))), figures: []figure{{id: id + "-margin", value: margin}}},
	}
}

// others returns what the others get, nothing where they never do.
func (g Games) others(m series.Mean) []cell {
	cells := g.mean("others", m)
	if m.Never() {
		cells[0].text, cells[1].text = "", ""
	}
	return cells
}

// interval returns a share with the limits of its interval.
func (g Games) interval(id string, share, low, high float64) []cell {
	return []cell{
		g.percent(id, share),
		{
			text: g.Words.Say("cli.sim.interval",
				words.Text("low", g.Words.Decimal(100*low, 1)), words.Text("high", g.Words.Percent(high))),
			figures: []figure{{id: id + "-low", value: low}, {id: id + "-high", value: high}},
		},
	}
}

// worth is the table of net worth by seat and level.
func (g Games) worth() table {
	t := table{id: "worth", title: g.title("worth"), heads: g.heads("", "average", "margin", "deviation", "least", "most", "won", "interval")}
	add := func(id, name string, s *lab.Standing, won []cell, deviation cell) {
		cells := append(g.mean("worth", s.Worth), deviation, g.money("least", float64(s.Least)), g.money("most", float64(s.Most)))
		t.rows = append(t.rows, row{id, name, append(cells, won...)})
	}
	games := int64(g.Figures.Games)
	for seat := range int(g.Sim.Setup.Seats) {
		s := &g.Figures.Seats[seat]
		level := g.Sim.Level(engine.Seat(seat))
		name := g.Words.Say("cli.sim.seat", words.Number("seat", seat+1), words.Message("level", "player.level."+string(level)))
		share, low, high := series.Share(s.Won.Sum, games)
		add("seat-"+strconv.Itoa(seat+1), name, s, g.interval("won", share, low, high), g.money("deviation", s.Worth.Deviation()))
	}
	for i, level := range skill.Levels() {
		s := &g.Figures.Levels[i]
		if s.Worth.N == 0 {
			continue
		}
		name := g.Words.Say("cli.sim.level", words.Message("level", "player.level."+string(level)))
		share, margin := s.Won.Average(), s.Won.Margin(g.Figures.Games)
		// A margin that is no number stands for not knowing.
		low, high := 0.0, 1.0
		if margin >= 0 {
			low, high = max(0, share-margin), min(1, share+margin)
		}
		add("level-"+string(level), name, s, g.interval("won", share, low, high), cell{})
	}
	if g.Figures.Shared > 0 {
		t.notes = append(t.notes, g.Words.Count("cli.sim.shared", int(g.Figures.Shared)))
	}
	return t
}

// order is the table of who takes the first turn, and who comes then.
func (g Games) order() table {
	t := table{id: "order", title: g.title("order"), heads: g.heads("", "won", "interval", "average", "margin")}
	won := int64(0)
	for i := range int(g.Sim.Setup.Seats) {
		s := &g.Figures.Order[i]
		share, low, high := series.Share(s.Won.Sum, int64(g.Figures.Games))
		cells := append(g.interval("won", share, low, high), g.mean("worth", s.Worth)...)
		t.rows = append(t.rows, row{"turn-" + strconv.Itoa(i+1), g.Words.Say("cli.sim.turn." + strconv.Itoa(i+1)), cells})
		won += s.Won.Sum
	}
	even := float64(won) / float64(g.Figures.Games) / float64(g.Sim.Setup.Seats)
	t.notes = []string{g.Words.Say("cli.sim.even", words.Text("share", g.Words.Percent(even)))}
	return t
}

// loans is the table of what was borrowed.
func (g Games) loans() table {
	l := &g.Figures.Loans
	players := int64(g.Figures.Games) * int64(g.Sim.Setup.Seats)
	t := table{id: "loans", title: g.title("loans")}
	add := func(id string, cells ...cell) {
		t.rows = append(t.rows, row{id, g.Words.Say("cli.sim.loans." + id), cells})
	}
	taken := l.Taken.Margin(g.Figures.Games)
	add("taken", g.decimal("taken", l.Taken.Average(), 2), cell{
		text:    g.Words.Say("cli.sim.margin", words.Text("margin", g.Words.Decimal(taken, 2))),
		figures: []figure{{id: "taken-margin", value: taken}},
	})
	add("dollars", g.mean("dollars", l.Dollars)...)
	add("interest", g.money("interest", float64(l.Interest)/float64(players)))
	add("borrowers", g.percent("borrowers", float64(l.Borrowers)/float64(players)))
	if l.Taken.Sum > 0 {
		add("forced", g.percent("forced", float64(l.Forced)/float64(l.Taken.Sum)))
	}
	add("most", g.money("most", float64(l.Most)))
	add("out", g.whole("out", l.Out))
	return t
}

// jackpots is the table of the Jackpot, or what the edition has for it.
func (g Games) jackpots() table {
	f := g.Figures
	t := table{id: "jackpot", title: g.title("jackpot")}
	add := func(id string, cells ...cell) {
		t.rows = append(t.rows, row{id, g.Words.Say("cli.sim.jackpot." + id), cells})
	}
	add("won", g.decimal("won", float64(f.Jackpot.N)/float64(f.Games), 2))
	if f.Jackpot.N > 0 {
		add("size", g.mean("size", f.Jackpot)...)
		add("most", g.money("most", float64(f.JackpotMost)))
	}
	add("left", g.money("left", float64(f.JackpotLeft)/float64(f.Games)))
	return t
}

// spaces is the table of what each kind of space is worth, the best first.
func (g Games) spaces() table {
	t := table{id: "spaces", title: g.title("spaces"), heads: g.heads("", "landings", "lander", "margin", "others", "margin")}
	var kinds []engine.Space
	for kind := range engine.NumSpaces {
		if g.Figures.Spaces[kind].Own.N > 0 {
			kinds = append(kinds, kind)
		}
	}
	slices.SortStableFunc(kinds, func(a, b engine.Space) int {
		return byAverage(&g.Figures.Spaces[a], &g.Figures.Spaces[b])
	})
	for _, kind := range kinds {
		w := &g.Figures.Spaces[kind]
		cells := []cell{g.decimal("landings", float64(w.Own.N)/float64(g.Figures.Games), 2)}
		cells = append(append(cells, g.mean("lander", w.Own)...), g.others(w.Others)...)
		t.rows = append(t.rows, row{kind.String(), g.Words.Space(g.Sim.Setup.Edition, kind).Name, cells})
	}
	t.notes = []string{g.Words.Say("cli.sim.spaces_note")}
	return t
}

// byAverage puts what is worth more before what is worth less.
func byAverage(a, b *lab.Worth) int {
	switch x, y := a.Own.Average(), b.Own.Average(); {
	case x > y:
		return -1
	case x < y:
		return 1
	}
	return 0
}

// cards is the table of what each kind of card is worth, the best first.
func (g Games) cards() table {
	t := table{
		id: "cards", title: g.title("cards"),
		heads: g.heads("", "draws", "drawer", "margin", "others", "margin", "bought", "sold"),
	}
	var kinds []engine.CardKind
	for kind := range engine.NumCardKinds {
		if g.Figures.Cards[kind].Own.N > 0 {
			kinds = append(kinds, kind)
		}
	}
	slices.SortStableFunc(kinds, func(a, b engine.CardKind) int {
		return byAverage(&g.Figures.Cards[a].Worth, &g.Figures.Cards[b].Worth)
	})
	for _, kind := range kinds {
		c := &g.Figures.Cards[kind]
		cells := []cell{g.decimal("draws", float64(c.Own.N)/float64(g.Figures.Games), 2)}
		cells = append(append(cells, g.mean("drawer", c.Own)...), g.others(c.Others)...)
		if isDeal(kind) {
			cells = append(cells, g.percent("bought", float64(c.Bought)/float64(c.Own.N)), g.percent("sold", float64(c.Sold)/float64(c.Own.N)))
		}
		t.rows = append(t.rows, row{kind.String(), g.cardName(kind), cells})
	}
	for _, kind := range kinds {
		switch kind {
		case engine.PlainDeal:
			t.notes = append(t.notes, g.Words.Say("cli.sim.cards_note"))
		case engine.InstantMessage:
			t.notes = append(t.notes, g.Words.Say("cli.sim.message_note"))
		}
	}
	return t
}

// cardName returns what a kind of card is called, among all others.
func (g Games) cardName(kind engine.CardKind) string {
	if id := "cli.sim.card." + kind.String(); g.Words.Has(id) {
		return g.Words.Say(id)
	}
	return g.Words.Say("card.kind." + kind.String())
}

func isDeal(kind engine.CardKind) bool {
	switch kind {
	case engine.PlainDeal, engine.DoubleDeal, engine.SuperSteal, engine.AuctionDeal:
		return true
	}
	return false
}

// dice is the histogram of all dice that were thrown.
func (g Games) dice() table {
	return g.histogram("dice", g.Figures.Faces[:], 1, func(int) float64 { return 1.0 / 6 })
}

// sums is the histogram of what two dice came to.
func (g Games) sums() table {
	return g.histogram("sums", g.Figures.Sums[:], 2, func(sum int) float64 {
		return float64(6-max(sum-7, 7-sum)) / 36
	})
}

func (g Games) histogram(id string, counts []int64, from int, chance func(int) float64) table {
	t := table{id: id, title: g.title(id), heads: g.heads("", "thrown", "share", "expected", "")}
	all, most := int64(0), int64(0)
	for _, n := range counts {
		all += n
		most = max(most, n)
	}
	for i := from; i < len(counts); i++ {
		share := 0.0
		if all > 0 {
			share = float64(counts[i]) / float64(all)
		}
		t.rows = append(t.rows, row{strconv.Itoa(i), g.Words.Whole(int64(i)), []cell{
			g.whole("thrown", counts[i]), g.percent("share", share), g.percent("expected", chance(i)),
			barOf(float64(counts[i]), float64(most)),
		}})
	}
	return t
}
