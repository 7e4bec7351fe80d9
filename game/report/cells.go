package report

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"time"

	"bigpayday/game/series"
	"bigpayday/game/skill"
	"bigpayday/game/words"
)

// cells makes cells of figures that come of so many games, or of none that are games.
type cells struct {
	words *words.Words
	games int
}

// text writes what was played, and tables of what came of it; csv writes the tables as a
// list of figures. Of no games there is nothing to tell.
func (c cells) text(w io.Writer, about string, tables func() []table) error {
	out := bufio.NewWriter(w)
	fmt.Fprintln(out, c.words.Count("cli.sim.played", c.games)+" "+about)
	if c.games > 0 {
		if err := writeText(out, tables()); err != nil {
			return err
		}
	}
	return out.Flush()
}

func (c cells) csv(w io.Writer, tables func() []table) error {
	if c.games == 0 {
		return writeCSV(w, nil)
	}
	return writeCSV(w, tables())
}

// heads returns the names of columns.
func (c cells) heads(ids ...string) []string {
	heads := make([]string, len(ids))
	for i, id := range ids {
		if id != "" {
			heads[i] = c.words.Say("cli.sim.column." + id)
		}
	}
	return heads
}

func (c cells) money(id string, sum float64) cell {
	return cell{text: c.words.Dollars(sum), figures: []figure{{id: id, value: sum}}}
}

func (c cells) whole(id string, n int64) cell {
	return cell{text: c.words.Whole(n), figures: []figure{{id: id, value: float64(n)}}}
}

func (c cells) decimal(id string, x float64, places int) cell {
	return cell{text: c.words.Decimal(x, places), figures: []figure{{id: id, value: x}}}
}

func (c cells) percent(id string, share float64) cell {
	return cell{text: c.words.Percent(share), figures: []figure{{id: id, value: share}}}
}

// mean returns an average of dollars and how far it may be off.
func (c cells) mean(id string, m series.Mean) []cell {
	margin := m.Margin(c.games)
	return []cell{
		c.money(id, m.Average()),
		{text: c.words.Say("cli.sim.margin", words.Text("margin", c.words.Dollars(margin))), figures: []figure{{id: id + "-margin", value: margin}}},
	}
}

// others returns what the others get, nothing where they never do.
func (c cells) others(m series.Mean) []cell {
	cells := c.mean("others", m)
	if m.Never() {
		cells[0].text, cells[1].text = "", ""
	}
	return cells
}

// interval returns a share with the limits of its interval.
func (c cells) interval(id string, share, low, high float64) []cell {
	return []cell{
		c.percent(id, share),
		{
			text: c.words.Say("cli.sim.interval",
				words.Text("low", c.words.Decimal(100*low, 1)), words.Text("high", c.words.Percent(high))),
			figures: []figure{{id: id + "-low", value: low}, {id: id + "-high", value: high}},
		},
	}
}

// share returns how often something happened, n of all times, with its interval.
func (c cells) share(id string, n, all int64) []cell {
	share, low, high := series.Share(n, all)
	return c.interval(id, share, low, high)
}

// shareOfMany returns what share of things that come several to a game something happened
// to, with its interval.
func (c cells) shareOfMany(id string, m series.Mean) []cell {
	share, margin := m.Average(), m.Margin(c.games)
	// A margin that is no number stands for not knowing.
	low, high := 0.0, 1.0
	if margin >= 0 {
		low, high = max(0, share-margin), min(1, share+margin)
	}
	return c.interval(id, share, low, high)
}

// average returns an average that is no money and how far it may be off.
func (c cells) average(id string, m series.Mean, places int) []cell {
	margin := m.Margin(c.games)
	return []cell{
		c.decimal(id, m.Average(), places),
		{text: c.words.Say("cli.sim.margin", words.Text("margin", c.words.Decimal(margin, places))), figures: []figure{{id: id + "-margin", value: margin}}},
	}
}

// seat, level and turn are the names of rows: of a player, of all who play alike, and of
// a place in the order of play.
func (c cells) seat(seat int, level skill.Level) string {
	return c.words.Say("cli.sim.seat", words.Number("seat", seat+1), words.Message("level", "player.level."+string(level)))
}

func (c cells) level(level skill.Level) string {
	return c.words.Say("cli.sim.level", words.Message("level", "player.level."+string(level)))
}

func (c cells) turn(place int) string { return c.words.Say("cli.sim.turn." + strconv.Itoa(place+1)) }

// even says how many games each of the players would win if the order made no difference:
// so many were won by all of them.
func (c cells) even(won int64, seats int) string {
	share := float64(won) / float64(c.games) / float64(seats)
	return c.words.Say("cli.sim.even", words.Text("share", c.words.Percent(share)))
}

// oneDie is the chance of each number of a die.
func oneDie(int) float64 { return 1.0 / 6 }

// histogram is a table of how often each number from one on came, beside its chance.
func (c cells) histogram(id, title string, counts []int64, from int, chance func(int) float64) table {
	t := table{id: id, title: title, heads: c.heads("", "thrown", "share", "expected", "")}
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
		t.rows = append(t.rows, row{strconv.Itoa(i), c.words.Whole(int64(i)), []cell{
			c.whole("thrown", counts[i]), c.percent("share", share), c.percent("expected", chance(i)),
			barOf(float64(counts[i]), float64(most)),
		}})
	}
	return t
}

// wins returns what a match on a ladder came to: the share that the challenger won, how far that
// may be off, and the share of players who are alike.
func (c cells) wins(o *series.Outcome) []cell {
	won, off := o.Wins()
	return []cell{
		c.percent("won", won),
		{text: c.words.Say("cli.sim.margin", words.Text("margin", c.words.Percent(off))), figures: []figure{{id: "won-margin", value: off}}},
		c.percent("even", o.Even()),
	}
}

// took returns how long something took.
func (c cells) took(d time.Duration) cell {
	text := c.words.Say("cli.ladder.seconds", words.Text("seconds", c.words.Decimal(d.Seconds(), 0)))
	return cell{text: text, figures: []figure{{id: "seconds", value: d.Seconds()}}}
}

// match returns the name of a row: who plays at a table of whom.
func (c cells) match(challenger, others string) string {
	return c.words.Say("cli.ladder.match",
		words.Message("name", "cli.ladder.name."+challenger), words.Message("other", "cli.ladder.name."+others))
}
