package report

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"strconv"
	"time"

	"bigpayday/game/engine"
	"bigpayday/game/lab"
	"bigpayday/game/series"
	"bigpayday/game/words"
)

// Ladder is what is reported of the matches of a ladder.
type Ladder struct {
	Words *words.Words
	Seed  uint64
	Rungs []Rung
	// Ceiling and Regret are nil where they were not looked for.
	Ceiling *lab.CeilingResult
	Regret  *lab.RegretResult
}

// Rung is one match: who climbed, against whom, and what came of it.
type Rung struct {
	Match   lab.Match
	Outcome series.Outcome
	Took    time.Duration
}

// Text writes the ladder as a table for each edition.
func (l Ladder) Text(w io.Writer) error {
	out := bufio.NewWriter(w)
	fmt.Fprintln(out, l.Words.Say("cli.ladder.about", words.Text("seed", strconv.FormatUint(l.Seed, 10))))
	if err := writeText(out, l.tables()); err != nil {
		return err
	}
	return out.Flush()
}

// CSV writes the same as a list of figures: table, row, figure, value. The time
// that it took is in seconds.
func (l Ladder) CSV(w io.Writer) error { return writeCSV(w, l.tables()) }

func (l Ladder) tables() []table {
	var tables []table
	heads := cells{words: l.Words}.heads("", "seats", "months", "games", "won", "margin", "expected", "richer", "margin", "took")
	for edition := range engine.NumEditions {
		t := table{id: "ladder-" + edition.String(), title: l.Words.Say("setup.edition." + edition.String()), heads: heads}
		for _, rung := range l.Rungs {
			if rung.Match.Setup.Edition == edition && rung.Outcome.Rounds > 0 {
				t.rows = append(t.rows, l.row(&rung))
			}
		}
		if len(t.rows) > 0 {
			tables = append(tables, t)
		}
	}
	if l.Ceiling != nil && l.Ceiling.Games > 0 {
		tables = append(tables, l.ceiling())
	}
	if l.Regret != nil && l.Regret.Positions > 0 {
		tables = append(tables, l.regret())
	}
	return tables
}

// ceiling tells how far below one who knows all dice everybody stands.
func (l Ladder) ceiling() table {
	w, c := l.Words, l.Ceiling
	t := table{id: "ceiling", title: w.Count("cli.ladder.ceiling", c.Games)}
	for _, id := range []string{"", "average", "margin", "share"} {
		if id != "" {
			id = w.Say("cli.sim.column." + id)
		}
		t.heads = append(t.heads, id)
	}
	add := func(id, name string, m series.Mean) {
		share := m.Average() / c.Best.Average()
		t.rows = append(t.rows, row{id: id, name: name, cells: []cell{
			{text: w.Dollars(m.Average()), figures: []figure{{id: "average", value: m.Average()}}},
			{text: w.Say("cli.sim.margin", words.Text("margin", w.Dollars(m.Margin(c.Games)))), figures: []figure{{id: "margin", value: m.Margin(c.Games)}}},
			{text: w.Percent(share), figures: []figure{{id: "share", value: share}}},
		}})
	}
	add("best", w.Say("cli.ladder.knows"), c.Best)
	for i := len(c.Entrants) - 1; i >= 0; i-- {
		id := string(lab.Entrants()[i])
		add(id, w.Say("cli.ladder.name."+id), c.Entrants[i])
	}
	if c.Skipped > 0 {
		t.notes = append(t.notes, w.Count("cli.ladder.skipped", c.Skipped))
	}
	return t
}

// regret tells what thinking longer would bring.
func (l Ladder) regret() table {
	w, r := l.Words, l.Regret
	loss, off := r.Loss.Average(), r.Loss.Margin(r.Positions)
	share, shareOff := loss/r.Worth.Average(), off/r.Worth.Average()
	cells := []cell{
		{text: w.Dollars(loss), figures: []figure{{id: "loss", value: loss}}},
		{text: w.Say("cli.sim.margin", words.Text("margin", w.Dollars(off))), figures: []figure{{id: "loss-margin", value: off}}},
		{text: w.Say("number.percent", words.Text("number", w.Decimal(100*share, 2))), figures: []figure{{id: "share", value: share}}},
		{
			text:    w.Say("cli.sim.margin", words.Text("margin", w.Say("number.percent", words.Text("number", w.Decimal(100*shareOff, 2))))),
			figures: []figure{{id: "share-margin", value: shareOff}},
		},
		{text: w.Whole(int64(r.Same)), figures: []figure{{id: "same", value: float64(r.Same)}, {id: "positions", value: float64(r.Positions)}}},
	}
	return table{
		id: "regret", title: w.Count("cli.ladder.regret", r.Positions),
		heads: []string{
			"", w.Say("cli.ladder.loss"), w.Say("cli.sim.column.margin"), w.Say("cli.ladder.of_worth"), w.Say("cli.sim.column.margin"),
			w.Say("cli.ladder.same"),
		},
		rows: []row{{id: "hard", name: w.Say("cli.ladder.name.hard"), cells: cells}},
	}
}

func (l Ladder) row(r *Rung) row {
	c, setup := cells{l.Words, r.Outcome.Games}, &r.Match.Setup
	money, off := r.Outcome.Lead()
	list := []cell{
		c.whole("seats", int64(setup.Seats)), c.whole("months", int64(setup.Months)), c.whole("games", int64(r.Outcome.Games)),
	}
	list = append(append(list, c.wins(&r.Outcome)...),
		cell{text: l.Words.Signed(int32(math.Round(money))), figures: []figure{{id: "richer", value: money}}},
		cell{text: l.Words.Say("cli.sim.margin", words.Text("margin", l.Words.Dollars(off))), figures: []figure{{id: "richer-margin", value: off}}},
		c.took(r.Took))
	return row{
		id:   fmt.Sprintf("%s-%s-%d", r.Match.Challenger, r.Match.Others, setup.Seats),
		name: c.match(string(r.Match.Challenger), string(r.Match.Others)), cells: list,
	}
}
