// Pace plays games of a person against computers at the speeds of somebody who has not set
// anything, and prints how long the person waits for the next decision:
//
//	go run ./game/tools/pace
//
// The person answers at once, as a computer would, so that all time that passes is the game's
// own. It is counted in ticks, 60 to a second: the table is the same on every machine.
package main

import (
	"flag"
	"fmt"
	"os"
	"text/tabwriter"

	"bigpayday/game/engine"
	"bigpayday/game/words"
)

// usualGames is how many games of each kind are played unless it is said otherwise.
const usualGames = 12

// seatings are the numbers of players that games are played with.
var seatings = []int{2, 3, 4, 6}

func main() {
	games := flag.Int("games", usualGames, "games of each kind")
	flag.Parse()
	if err := write(*games); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// write prints the table.
func write(games int) error {
	w := words.Open(words.English)
	out := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(out, "game\tplayers\twait\tworst\tfor others\tto one's roll\tworst\tdecisions\tthrows\tread\tempty\t")
	row := func(name string, begin func(seats int, seed uint64) (game, error)) error {
		for _, seats := range seatings {
			f, err := measure(games, seats, begin)
			if err != nil {
				return err
			}
			fmt.Fprintf(out, "%s\t%d\t%d ms\t%d ms\t%d ms\t%d ms\t%d ms\t%.1f\t%.1f\t%.1f\t%.1f\t\n",
				name, seats, f.wait.median(), f.wait.worst(), f.others.worst(), f.turn.median(), f.turn.worst(),
				f.each(f.decisions), f.each(f.throws), f.each(f.reads), f.each(f.empty))
		}
		return nil
	}
	for id := range engine.NumEditions {
		err := row(w.Say("setup.edition."+id.String()), func(seats int, seed uint64) (game, error) { return beginMoney(id, seats, seed) })
		if err != nil {
			return err
		}
	}
	if err := row(w.Say("conquest.title"), beginConquest); err != nil {
		return err
	}
	if err := out.Flush(); err != nil {
		return err
	}
	fmt.Println(`
Median and worst wait from a press to the next one, and the most of it in which others are shown;
median and worst from the last press of one's own turn to one's next roll, with all that one is
asked between, answered at once. Decisions (but rolls), throws of dice, presses when something has been read, and
presses with neither: each a month, in Conquest a turn.`)
	return nil
}
