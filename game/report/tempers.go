package report

import (
	"bufio"
	"fmt"
	"io"
	"strconv"

	"bigpayday/game/cast"
	"bigpayday/game/series"
	"bigpayday/game/skill"
	"bigpayday/game/words"
)

// Tempers is what is reported of how the characters play.
type Tempers struct {
	Words  *words.Words
	Seed   uint64
	Tables []TemperTable
}

// TemperTable is what is reported of one edition. Habits are the ids of the columns that
// tell what a character did.
type TemperTable struct {
	Edition, TitleID string
	Habits           []string
	Rows             []TemperRow
}

// TemperRow is how a character played at a level: what it did, by the columns of the table,
// and what came of it at a table of its own level and of the one below. Where there is none
// below, or nothing was played yet, the outcome has no games.
type TemperRow struct {
	Character    cast.Character
	Level        skill.Level
	Habits       []float64
	Among, Below series.Outcome
}

// Text writes a table for each edition.
func (t Tempers) Text(w io.Writer) error {
	out := bufio.NewWriter(w)
	fmt.Fprintln(out, t.Words.Say("cli.tempers.about", words.Text("seed", strconv.FormatUint(t.Seed, 10))))
	if err := writeText(out, t.tables()); err != nil {
		return err
	}
	return out.Flush()
}

// CSV writes the same as a list of figures: table, row, figure, value.
func (t Tempers) CSV(w io.Writer) error { return writeCSV(w, t.tables()) }

func (t Tempers) tables() []table {
	var tables []table
	for _, of := range t.Tables {
		list := table{id: "tempers-" + of.Edition, title: t.Words.Say(of.TitleID)}
		c := cells{words: t.Words}
		list.heads = append(c.heads("", "level", "games"), c.heads(of.Habits...)...)
		list.heads = append(list.heads, c.heads("won", "margin", "below", "margin")...)
		for i := range of.Rows {
			if r := &of.Rows[i]; r.Among.Rounds > 0 {
				list.rows = append(list.rows, t.row(of.Habits, r))
			}
		}
		if len(list.rows) > 0 {
			tables = append(tables, list)
		}
	}
	return tables
}

func (t Tempers) row(habits []string, r *TemperRow) row {
	c := cells{t.Words, r.Among.Games}
	list := []cell{{text: t.Words.Say("cli.ladder.name." + string(r.Level)), figures: []figure{{id: "level", text: string(r.Level)}}}, c.whole("games", int64(r.Among.Games))}
	for i, id := range habits {
		list = append(list, c.decimal(id, r.Habits[i], 2))
	}
	list = append(list, c.wins(&r.Among)[:2]...)
	if r.Below.Rounds > 0 {
		won, off := r.Below.Wins()
		list = append(list, c.percent("below", won), cell{
			text:    t.Words.Say("cli.sim.margin", words.Text("margin", t.Words.Percent(off))),
			figures: []figure{{id: "below-margin", value: off}},
		})
	}
	return row{id: r.Character.String(), name: t.Words.Say(r.Character.NameID()), cells: list}
}
