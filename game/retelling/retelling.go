// Package retelling tells saved games as text, event by event, with the sentences that the log
// of a running game has.
//
// What lives here: which events are told, and to whom. What does not: the sentences (package
// words and conquest/wording), reading and checking a save (package table), and the command
// that prints it (package cli).
package retelling

import (
	"fmt"
	"io"
	"strings"
	"unicode"

	"bigpayday/game/rules"
	"bigpayday/game/table"
	"bigpayday/game/words"
)

// kind is a kind of game that can be told.
type kind interface {
	opener() table.Opener
	// tell tells a game, and returns where it does not fit its save, nil where it does. It
	// is false for games of other kinds.
	tell(s *saying, game table.Game) (misfit *table.Misfit, ok bool)
}

// kinds lists all games.
var kinds = []kind{moneyGame{}, armyGame{}}

// Open opens a save of any game to be told, see [table.Read].
func Open(data []byte) (table.Game, error) {
	var openers []table.Opener
	for _, kind := range kinds {
		openers = append(openers, kind.opener())
	}
	return table.Read(data, openers...)
}

// Tell writes a game as text, as far as its choices fit, and returns where they stop to: nil
// where they lead through all of it. It is told as a seat sees it. As [rules.NoSeat] sees it,
// all is told of a game that is over, and of a running one what everybody may know.
func Tell(out io.Writer, w *words.Words, game table.Game, as table.Seat) (*table.Misfit, error) {
	s := saying{words: w, names: namesOf(w, game.Players()), out: out, view: as, all: as == rules.NoSeat && game.Over()}
	return s.tell(game), s.err
}

// namesOf returns what the players are called, without what a terminal would obey.
func namesOf(w *words.Words, players []table.Player) (names []string) {
	for i, player := range players {
		name := strings.TrimSpace(strings.Map(func(r rune) rune {
			if !unicode.IsPrint(r) {
				return -1
			}
			return r
		}, player.Name))
		if name == "" {
			name = w.Say("player.unnamed", words.Number("n", i+1))
		}
		names = append(names, name)
	}
	return names
}

// saying tells a game line by line, with the words that its log has.
type saying struct {
	words *words.Words
	names []string
	out   io.Writer
	err   error // the first one of writing
	// view is the seat as which the game is seen, [rules.NoSeat] for what everybody may
	// know; all tells what is hidden, too.
	view table.Seat
	all  bool
	turn int
}

func (s *saying) line(text string) {
	if _, err := fmt.Fprintln(s.out, text); s.err == nil {
		s.err = err
	}
}

// tell tells a game of any kind, and returns where it does not fit its save, nil where it
// does.
func (s *saying) tell(game table.Game) *table.Misfit {
	for _, kind := range kinds {
		if misfit, ok := kind.tell(s, game); ok {
			return misfit
		}
	}
	return &table.Misfit{ID: table.SetupRefused} // no game that is opened is of another kind
}

// head says which game it is, who plays, and as whom it is seen.
func (s *saying) head(game table.Game, edition string) {
	s.line(s.words.Say("setup.edition." + edition))
	for i, player := range game.Players() {
		kind := s.words.Say("player.human")
		if player.Kind != table.Human {
			kind = s.words.Say("player.computer_level", words.Message("level", "player.level."+string(player.Kind)))
		}
		s.line(s.words.Say("cli.replay.player", words.Number("n", i+1), words.Text("name", s.names[i]), words.Text("kind", kind)))
	}
	switch {
	case s.view != rules.NoSeat:
		s.line(s.words.Say("cli.replay.seen_by", words.Text("name", s.names[s.view])))
	case !s.all:
		s.line(s.words.Say("cli.replay.not_over"))
	}
	s.line("")
}

// retell replays a game as far as its save fits, and tells its events. Those that begin a turn
// stand under a heading.
func retell[G any, S comparable, C table.Choice, E any](s *saying, t *table.Table[G, S, C, E], tell func(E) (line words.Line, turn, ok bool)) *table.Misfit {
	replay, misfit := t.Fitting()
	for {
		events, ok := replay.Next()
		for _, e := range events {
			line, turn, said := tell(e)
			if turn {
				s.turn++
				s.line("")
				s.line(s.words.Say("cli.replay.turn", words.Number("n", s.turn)))
			}
			if said {
				s.line("  " + line.String())
			}
		}
		if !ok {
			return misfit
		}
	}
}
