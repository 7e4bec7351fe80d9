package lab

import (
	_ "embed"
	"fmt"
	"io"
	"strconv"
	"strings"

	"bigpayday/game/bot"
	"bigpayday/game/engine"
	"bigpayday/game/skill"
)

// stored are the positions at which [Regret] measures, one in a line: the seed of
// a game of [positionSetup], a colon, and the choices that lead there, with
// semicolons between them. "make positions" writes them.
//
//go:embed positions.txt
var stored string

// positionSetup is the table of the stored positions: Big Pay Day with two players
// and three months of 31 days.
func positionSetup(seed uint64) engine.Setup {
	setup := engine.Setup{Edition: engine.Big, Seats: 2, Months: 3, First: engine.NoSeat, Seed: seed}
	for i := range setup.Months {
		setup.Lengths[i] = 31
	}
	return setup
}

// Positions returns the stored positions: games of Big Pay Day with two players
// and three months, at prompts where there is something to weigh. It fails if
// the rules do not allow the choices that lead there, or not any more.
func Positions() ([]engine.State, error) {
	var all []engine.State
	for line := range strings.Lines(stored) {
		game, err := readPosition(strings.TrimSpace(line))
		if err != nil {
			return nil, fmt.Errorf("position %d: %w", len(all)+1, err)
		}
		all = append(all, game)
	}
	return all, nil
}

func readPosition(line string) (game engine.State, err error) {
	number, choices, _ := strings.Cut(line, ":")
	seed, err := strconv.ParseUint(number, 10, 64)
	if err != nil {
		return game, err
	}
	if err := game.Start(positionSetup(seed), nil); err != nil {
		return game, err
	}
	for text := range strings.SplitSeq(choices, ";") {
		choice, err := engine.ParseChoice(strings.TrimSpace(text))
		if err != nil {
			return game, err
		}
		if err := game.Choose(choice, nil); err != nil {
			return game, fmt.Errorf("%v: %w", choice, err)
		}
	}
	return game, nil
}

// WritePositions plays games of normal computers and writes a position of each,
// another one in the course of each game, until there are n.
func WritePositions(out io.Writer, n int) error {
	for seed := uint64(1); n > 0; seed++ {
		line, ok := somePosition(seed)
		if !ok {
			continue
		}
		n--
		if _, err := io.WriteString(out, line+"\n"); err != nil {
			return err
		}
	}
	return nil
}

// somePosition returns a position of the game with a seed, as a line of what is
// stored. Some games have none so late.
func somePosition(seed uint64) (line string, ok bool) {
	const turns = 24 // as many as a month or two have decisions
	var game engine.State
	if game.Start(positionSetup(seed), nil) != nil {
		return "", false
	}
	players := [...]entrantAt{Entrant(skill.Normal).at(0), Entrant(skill.Normal).at(1)}
	var choices []string
	for weighed := uint64(0); game.Phase != engine.Over; {
		seat := game.Prompt().Seat
		view := game.View(seat)
		if bot.Consider(&view, 0) != nil {
			if weighed++; weighed > seed%turns {
				return strconv.FormatUint(seed, 10) + ": " + strings.Join(choices, "; "), true
			}
		}
		choice := players[seat].decide(&view)
		choices = append(choices, choice.String())
		if game.Choose(choice, nil) != nil {
			break
		}
	}
	return "", false
}
