// Positions writes down the positions at which sim -ladder measures what it costs
// the hard computers that they do not think longer:
//
//	go run ./game/tools/positions
//
// They are stored, and not found anew each time, so that a computer that plays
// otherwise is measured at the same ones. Nothing imports this command.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"

	"bigpayday/game/lab"
)

func main() {
	n := flag.Int("n", 300, "how many positions")
	file := flag.String("out", "game/lab/positions.txt", "the file to write")
	flag.Parse()
	var lines bytes.Buffer
	err := lab.WritePositions(&lines, *n)
	if err == nil {
		err = os.WriteFile(*file, lines.Bytes(), 0o644)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
