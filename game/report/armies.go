package report

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"bigpayday/game/conquest"
	"bigpayday/game/conquest/lab"
	"bigpayday/game/rules"
	"bigpayday/game/series"
	"bigpayday/game/skill"
	"bigpayday/game/words"
)

// Armies is what is reported of simulated games of Conquest.
type Armies struct {
	Words   *words.Words
	Sim     *lab.Sim
	Figures *lab.Figures
}

// Text writes what was played, and tables of what came of it.
func (a Armies) Text(w io.Writer) error { return a.cells().text(w, a.about(), a.tables) }

// CSV writes the same tables as a list of figures: table, row, figure, value.
func (a Armies) CSV(w io.Writer) error { return a.cells().csv(w, a.tables) }

// about says which games they are.
func (a Armies) about() string {
	setup := &a.Sim.Setup
	text := a.Words.Say("cli.conquest.about", words.Message("game", "conquest.title"),
		words.Number("seats", setup.Seats), words.Text("page", setup.Page.String()), words.Text("seed", strconv.FormatUint(setup.Seed, 10)))
	if setup.Rounds > 0 {
		text += " " + a.Words.Count("cli.conquest.limit", int(setup.Rounds))
	}
	var house []string
	for rule := range conquest.NumHouseRules {
		if setup.House.Has(rule) {
			house = append(house, a.Words.Say("conquest.house.name."+rule.String()))
		}
	}
	if len(house) > 0 {
		text += " " + a.Words.Say("cli.sim.house", words.Text("rules", strings.Join(house, ", ")))
	}
	return text
}

func (a Armies) tables() []table {
	return []table{
		a.wins(), a.order(), a.length(), a.knockOuts(), a.regions(), a.brought(), a.losses(),
		a.dice("attack", &a.Figures.Attack), a.dice("defence", &a.Figures.Defence),
	}
}

// cells returns what makes cells of the figures.
func (a Armies) cells() cells { return cells{a.Words, a.Figures.Games} }

func (a Armies) title(id string) string { return a.Words.Say("cli.conquest.table." + id) }

// wins is the table of who wins, by seat and level.
func (a Armies) wins() table {
	c := a.cells()
	t := table{id: "wins", title: a.title("wins"), heads: c.heads("", "won", "interval", "out")}
	games := int64(a.Figures.Games)
	for seat := range int(a.Sim.Setup.Seats) {
		s := &a.Figures.Seats[seat]
		cells := append(c.share("won", s.Won.Sum, games), c.percent("out", s.Out.Average()))
		t.rows = append(t.rows, row{"seat-" + strconv.Itoa(seat+1), c.seat(seat, a.Sim.Level(rules.Seat(seat))), cells})
	}
	for i, level := range skill.Levels() {
		if s := &a.Figures.Levels[i]; s.Won.N > 0 {
			cells := append(c.shareOfMany("won", s.Won), c.percent("out", s.Out.Average()))
			t.rows = append(t.rows, row{"level-" + string(level), c.level(level), cells})
		}
	}
	if a.Figures.Shared > 0 {
		t.notes = append(t.notes, a.Words.Count("cli.sim.shared", int(a.Figures.Shared)))
	}
	return t
}

// order is the table of who takes the first turn, and who comes then.
func (a Armies) order() table {
	c := a.cells()
	t := table{id: "order", title: a.Words.Say("cli.sim.table.order"), heads: c.heads("", "won", "interval", "out")}
	won := int64(0)
	for i := range int(a.Sim.Setup.Seats) {
		s := &a.Figures.Order[i]
		cells := append(c.share("won", s.Won.Sum, int64(a.Figures.Games)), c.percent("out", s.Out.Average()))
		t.rows = append(t.rows, row{"turn-" + strconv.Itoa(i+1), c.turn(i), cells})
		won += s.Won.Sum
	}
	t.notes = []string{c.even(won, int(a.Sim.Setup.Seats))}
	return t
}

// spread returns the cells of how numbers are spread.
func (c cells) spread(s *series.Spread, places int) []cell {
	return append(c.average("average", s.Mean, places),
		c.whole("tenth", s.At(.1)), c.whole("middle", s.At(.5)), c.whole("ninetieth", s.At(.9)), c.whole("most", s.Most))
}

// length is the table of how long games last.
func (a Armies) length() table {
	c := a.cells()
	t := table{id: "length", title: a.title("length"), heads: c.heads("", "average", "margin", "tenth", "middle", "ninetieth", "most")}
	for _, r := range []struct {
		id     string
		spread *series.Spread
	}{{"rounds", &a.Figures.Rounds}, {"turns", &a.Figures.Turns}, {"throws", &a.Figures.Throws}} {
		t.rows = append(t.rows, row{r.id, a.Words.Say("cli.conquest.length." + r.id), c.spread(r.spread, 1)})
	}
	if a.Figures.ToTheCap > 0 {
		t.notes = []string{a.Words.Count("cli.conquest.to_the_cap", int(a.Figures.ToTheCap))}
	}
	return t
}

// knockOuts is the table of who has no day left.
func (a Armies) knockOuts() table {
	c, k := a.cells(), &a.Figures.KnockOuts
	t := table{id: "knock-outs", title: a.title("knock-outs"), heads: c.heads("", "average", "margin", "tenth", "middle", "ninetieth", "most")}
	add := func(id string, cells []cell) {
		t.rows = append(t.rows, row{id, a.Words.Say("cli.conquest.knock-outs." + id), cells})
	}
	add("players", c.spread(&k.Players, 2))
	if k.First.Mean.N > 0 {
		add("first", c.spread(&k.First, 1))
		add("cards", c.average("average", k.Cards, 2))
		add("armies", c.average("average", k.Armies, 2))
	}
	return t
}

// regions is the table of what there was of each region.
func (a Armies) regions() table {
	c := a.cells()
	t := table{id: "regions", title: a.title("regions"), heads: c.heads("", "days", "bonus", "times", "kept", "margin", "turns", "armies", "brought", "margin")}
	m := conquest.MapOf(a.Sim.Setup.Page)
	games := float64(a.Figures.Games)
	for r := range conquest.NumRegions {
		f := &a.Figures.Regions[r]
		cells := []cell{
			c.whole("days", int64(a.Sim.Setup.Page.DaysOf(r).Len())), c.whole("bonus", int64(m.Bonus[r])),
			c.decimal("times", float64(f.Kept.N)/games, 2),
		}
		cells = append(append(cells, c.portion("kept", f.Kept)...),
			c.decimal("turns", f.Rounds.Average(), 2), c.decimal("armies", float64(f.Armies.Sum)/games, 1))
		t.rows = append(t.rows, row{r.String(), a.Words.Say("conquest.region." + r.String()), append(cells, c.portion("brought", f.Armies)...)})
	}
	t.notes = []string{a.Words.Say("cli.conquest.regions_note")}
	if a.Sim.Setup.House.Has(conquest.PageTiles) {
		t.notes = append(t.notes, a.Words.Say("cli.conquest.tiles_note"))
	}
	return t
}

// portion returns a share that is an average, and how far it may be off.
func (c cells) portion(id string, m series.Mean) []cell {
	off := m.Margin(c.games)
	return []cell{
		c.percent(id, m.Average()),
		{text: c.words.Say("cli.sim.margin", words.Text("margin", c.words.Percent(off))), figures: []figure{{id: id + "-margin", value: off}}},
	}
}

// brought is the table of the armies that turns bring, and what of.
func (a Armies) brought() table {
	c, f := a.cells(), a.Figures
	t := table{id: "armies", title: a.title("armies"), heads: c.heads("", "armies", "share", "margin", "times", "each")}
	games := float64(f.Games)
	for _, r := range []struct {
		id string
		m  series.Mean
	}{{"days", f.ByDays}, {"regions", f.ByRegions}, {"stars", f.ByStars}, {"sets", f.BySets}} {
		if r.m.Sum == 0 && r.id == "stars" {
			continue
		}
		cells := append([]cell{c.decimal("armies", float64(r.m.Sum)/games, 1)}, c.portion("share", r.m)...)
		t.rows = append(t.rows, row{r.id, a.Words.Say("cli.conquest.armies." + r.id), cells})
	}
	for design := conquest.Infantry; design < conquest.NumDesigns; design++ {
		sets := &f.Sets[design]
		if sets.N == 0 {
			continue
		}
		// Of all armies that turns bring.
		share := float64(sets.Sum) / float64(f.BySets.N)
		t.rows = append(t.rows, row{"sets-" + design.String(), a.Words.Say("cli.conquest.set", words.Message("design", "conquest.design."+design.String())), []cell{
			c.decimal("armies", float64(sets.Sum)/games, 1), c.percent("share", share), {},
			c.decimal("times", float64(sets.N)/games, 2), c.decimal("each", sets.Average(), 1),
		}})
	}
	return t
}

// losses is the table of what each side loses with a throw, beside what fair dice come to.
func (a Armies) losses() table {
	c, f := a.cells(), a.Figures
	t := table{
		id: "losses", title: a.title("losses"),
		heads: c.heads("", "throws", "attackers", "margin", "expected", "defenders", "margin", "expected"),
	}
	add := func(id, name string, fight *lab.Fight, lost, beaten float64) {
		cells := append([]cell{c.whole("throws", fight.Lost.N)}, c.average("lost", fight.Lost, 3)...)
		cells = append(append(cells, c.decimal("lost-expected", lost, 3)), c.average("beaten", fight.Beaten, 3)...)
		t.rows = append(t.rows, row{id, name, append(cells, c.decimal("beaten-expected", beaten, 3))})
	}
	all, lost, beaten := f.AllThrows()
	add("all", a.Words.Say("cli.conquest.throws"), &all, lost, beaten)
	for fort := range 2 {
		for dice := range f.ByDice {
			for defence := range f.ByDice[dice] {
				fight := &f.ByDice[dice][defence][fort]
				if fight.Lost.N == 0 {
					continue
				}
				id, say := "", "cli.conquest.dice"
				if fort == 1 {
					id, say = "-fort", "cli.conquest.dice_fort"
				}
				name := a.Words.Say(say, words.Number("dice", dice), words.Number("defence", defence))
				lost, beaten := lab.Expected(dice, defence, fort == 1)
				add(fmt.Sprintf("%d-%d%s", dice, defence, id), name, fight, lost, beaten)
			}
		}
	}
	return t
}

// dice is the histogram of all dice of one side.
func (a Armies) dice(id string, faces *[7]int64) table {
	return a.cells().histogram("dice-"+id, a.title("dice-"+id), faces[:], 1, oneDie)
}
