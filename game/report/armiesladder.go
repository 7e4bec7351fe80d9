package report

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"time"

	"bigpayday/game/conquest/lab"
	"bigpayday/game/series"
	"bigpayday/game/words"
)

// ArmiesLadder is what is reported of the matches of a ladder of Conquest.
type ArmiesLadder struct {
	Words *words.Words
	Seed  uint64
	Rungs []ArmiesRung
}

// ArmiesRung is one match: who climbed, against whom, and what came of it.
type ArmiesRung struct {
	Match   lab.Match
	Outcome series.Outcome
	Took    time.Duration
}

// Text writes the ladder as a table.
func (l ArmiesLadder) Text(w io.Writer) error {
	out := bufio.NewWriter(w)
	fmt.Fprintln(out, l.Words.Say("cli.conquest.ladder", words.Text("seed", strconv.FormatUint(l.Seed, 10))))
	if err := writeText(out, l.tables()); err != nil {
		return err
	}
	return out.Flush()
}

// CSV writes the same as a list of figures: table, row, figure, value. The time that it
// took is in seconds.
func (l ArmiesLadder) CSV(w io.Writer) error { return writeCSV(w, l.tables()) }

func (l ArmiesLadder) tables() []table {
	t := table{id: "ladder-conquest", title: l.Words.Say("conquest.title"), heads: cells{words: l.Words}.heads("", "seats", "games", "won", "margin", "expected", "took")}
	for i := range l.Rungs {
		r := &l.Rungs[i]
		if r.Outcome.Rounds == 0 {
			continue
		}
		c, seats := cells{l.Words, r.Outcome.Games}, r.Match.Setup.Seats
		list := append([]cell{c.whole("seats", int64(seats)), c.whole("games", int64(r.Outcome.Games))}, c.wins(&r.Outcome)...)
		t.rows = append(t.rows, row{
			id:   fmt.Sprintf("%s-%s-%d", r.Match.Challenger, r.Match.Others, seats),
			name: c.match(string(r.Match.Challenger), string(r.Match.Others)), cells: append(list, c.took(r.Took)),
		})
	}
	if len(t.rows) == 0 {
		return nil
	}
	return []table{t}
}
