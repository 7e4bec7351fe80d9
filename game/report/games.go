package report

import (
	"io"
	"slices"
	"strconv"
	"strings"

	"bigpayday/game/engine"
	"bigpayday/game/lab"
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
func (g Games) Text(w io.Writer) error { return g.cells().text(w, g.about(), g.tables) }

// CSV writes the same tables as a list of figures: table, row, figure, value.
func (g Games) CSV(w io.Writer) error { return g.cells().csv(w, g.tables) }

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

// cells returns what makes cells of the figures.
func (g Games) cells() cells { return cells{g.Words, g.Figures.Games} }

func (g Games) title(id string) string {
	own := "cli.sim.table." + id + "." + engine.EditionOf(g.Sim.Setup.Edition).Decks
	if g.Words.Has(own) {
		return g.Words.Say(own)
	}
	return g.Words.Say("cli.sim.table." + id)
}

// worth is the table of net worth by seat and level.
func (g Games) worth() table {
	c := g.cells()
	t := table{id: "worth", title: g.title("worth"), heads: c.heads("", "average", "margin", "deviation", "least", "most", "won", "interval")}
	add := func(id, name string, s *lab.Standing, won []cell, deviation cell) {
		cells := append(c.mean("worth", s.Worth), deviation, c.money("least", float64(s.Least)), c.money("most", float64(s.Most)))
		t.rows = append(t.rows, row{id, name, append(cells, won...)})
	}
	games := int64(g.Figures.Games)
	for seat := range int(g.Sim.Setup.Seats) {
		s := &g.Figures.Seats[seat]
		level := g.Sim.Level(engine.Seat(seat))
		add("seat-"+strconv.Itoa(seat+1), c.seat(seat, level), s, c.share("won", s.Won.Sum, games), c.money("deviation", s.Worth.Deviation()))
	}
	for i, level := range skill.Levels() {
		s := &g.Figures.Levels[i]
		if s.Worth.N == 0 {
			continue
		}
		add("level-"+string(level), c.level(level), s, c.shareOfMany("won", s.Won), cell{})
	}
	if g.Figures.Shared > 0 {
		t.notes = append(t.notes, g.Words.Count("cli.sim.shared", int(g.Figures.Shared)))
	}
	return t
}

// order is the table of who takes the first turn, and who comes then.
func (g Games) order() table {
	c := g.cells()
	t := table{id: "order", title: g.title("order"), heads: c.heads("", "won", "interval", "average", "margin")}
	won := int64(0)
	for i := range int(g.Sim.Setup.Seats) {
		s := &g.Figures.Order[i]
		cells := append(c.share("won", s.Won.Sum, int64(g.Figures.Games)), c.mean("worth", s.Worth)...)
		t.rows = append(t.rows, row{"turn-" + strconv.Itoa(i+1), c.turn(i), cells})
		won += s.Won.Sum
	}
	t.notes = []string{c.even(won, int(g.Sim.Setup.Seats))}
	return t
}

// loans is the table of what was borrowed.
func (g Games) loans() table {
	c := g.cells()
	l := &g.Figures.Loans
	players := int64(g.Figures.Games) * int64(g.Sim.Setup.Seats)
	t := table{id: "loans", title: g.title("loans")}
	add := func(id string, cells ...cell) {
		t.rows = append(t.rows, row{id, g.Words.Say("cli.sim.loans." + id), cells})
	}
	add("taken", c.average("taken", l.Taken, 2)...)
	add("dollars", c.mean("dollars", l.Dollars)...)
	add("interest", c.money("interest", float64(l.Interest)/float64(players)))
	add("borrowers", c.percent("borrowers", float64(l.Borrowers)/float64(players)))
	if l.Taken.Sum > 0 {
		add("forced", c.percent("forced", float64(l.Forced)/float64(l.Taken.Sum)))
	}
	add("most", c.money("most", float64(l.Most)))
	add("out", c.whole("out", l.Out))
	return t
}

// jackpots is the table of the Jackpot, or what the edition has for it.
func (g Games) jackpots() table {
	c := g.cells()
	f := g.Figures
	t := table{id: "jackpot", title: g.title("jackpot")}
	add := func(id string, cells ...cell) {
		t.rows = append(t.rows, row{id, g.Words.Say("cli.sim.jackpot." + id), cells})
	}
	add("won", c.decimal("won", float64(f.Jackpot.N)/float64(f.Games), 2))
	if f.Jackpot.N > 0 {
		add("size", c.mean("size", f.Jackpot)...)
		add("most", c.money("most", float64(f.JackpotMost)))
	}
	add("left", c.money("left", float64(f.JackpotLeft)/float64(f.Games)))
	return t
}

// spaces is the table of what each kind of space is worth, the best first.
func (g Games) spaces() table {
	c := g.cells()
	t := table{id: "spaces", title: g.title("spaces"), heads: c.heads("", "landings", "lander", "margin", "others", "margin")}
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
		cells := []cell{c.decimal("landings", float64(w.Own.N)/float64(g.Figures.Games), 2)}
		cells = append(append(cells, c.mean("lander", w.Own)...), c.others(w.Others)...)
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
	c := g.cells()
	t := table{
		id: "cards", title: g.title("cards"),
		heads: c.heads("", "draws", "drawer", "margin", "others", "margin", "bought", "sold"),
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
		card := &g.Figures.Cards[kind]
		cells := []cell{c.decimal("draws", float64(card.Own.N)/float64(g.Figures.Games), 2)}
		cells = append(append(cells, c.mean("drawer", card.Own)...), c.others(card.Others)...)
		if isDeal(kind) {
			cells = append(cells, c.percent("bought", float64(card.Bought)/float64(card.Own.N)), c.percent("sold", float64(card.Sold)/float64(card.Own.N)))
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
	return g.cells().histogram("dice", g.title("dice"), g.Figures.Faces[:], 1, oneDie)
}

// sums is the histogram of what two dice came to.
func (g Games) sums() table {
	return g.cells().histogram("sums", g.title("sums"), g.Figures.Sums[:], 2, func(sum int) float64 {
		return float64(6-max(sum-7, 7-sum)) / 36
	})
}
