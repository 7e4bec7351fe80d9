//go:build linux

package main

import (
	"fmt"

	"bigpayday/game"
	"bigpayday/game/lesson"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/hand"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// player is the game, and somebody who has computers play one game after the other: each edition
// of the money games, then Conquest, with three players and more by turns.
type player struct {
	*game.Game
	kept *store.Store // where the game finds the next one
	// games counts the games that have begun.
	games int
	// x and y are where the pointer is, and down says that its button is pressed.
	x, y float64
	down bool
	// wait is how many ticks pass before the next press.
	wait   int
	failed error
}

const (
	// firstTicks pass before the player does anything, pause between two presses: what a
	// press has opened is there by then.
	firstTicks = 30
	pause      = 30
)

// newPlayer returns the player of a game that keeps everything in a folder.
func newPlayer(home string) (*player, error) {
	kept, err := store.OpenFolder(home)
	if err != nil {
		return nil, err
	}
	settings := store.DefaultSettings()
	settings.SetSpeeds(store.Instant)
	settings.Mute = true
	settings.LessonOffered, settings.HintsTold = true, lesson.AllTold()
	if err := kept.WriteSettings(settings); err != nil {
		return nil, err
	}
	p := &player{kept: kept, wait: firstTicks}
	if err := p.next(); err != nil {
		return nil, err
	}
	p.Game = game.New(game.Options{Version: "soak", Language: words.English, Devices: p.devices})
	return p, nil
}

// openers open the games that are played in turn, each with players, a seed and where it is kept.
var openers = append(editions(), openConquest)

// next puts the next game where the title finds it.
func (p *player) next() error {
	seats := 3 + p.games%4
	players := make([]table.Player, seats)
	kinds := []table.Kind{table.Easy, table.Normal, table.Hard}
	for i := range players {
		players[i] = table.Player{Name: fmt.Sprintf("Computer %d", i+1), Token: uint8(i), Colour: uint8(i), Kind: kinds[i%len(kinds)]}
	}
	opens := openers[p.games%len(openers)]
	p.games++
	t, err := opens(players, uint64(p.games), p.kept)
	if err != nil {
		return err
	}
	return t.Close()
}

// devices returns the input of a tick: on the title the player goes on with the game that lies
// there, at its end goes back to the title, and closes whatever else is asked.
func (p *player) devices(render.View) input.State {
	top := p.Top()
	switch {
	case p.down:
		p.down = false
		return input.State{Pointer: input.Pointer{X: p.x, Y: p.y, JustReleased: true}, Device: input.Mouse, InFront: true}
	case p.wait > 0 || top == nil:
		p.wait--
		return resting
	}
	switch status := top.Status(); {
	case status.Moving:
	case status.Scene == "title":
		return p.press(top.Hand(), "continue")
	case status.Scene == "results" || status.Scene == "conquest-results":
		if p.failed = p.discard(); p.failed == nil {
			p.failed = p.next()
		}
		return p.press(top.Hand(), "menu")
	default:
		for _, id := range []ui.ID{"recap-go", "go-on", "keep-card", "throw", "ok"} {
			if _, ok := top.Hand().Box(id); ok {
				return p.press(top.Hand(), id)
			}
		}
	}
	return resting
}

// discard removes the game that is over, so that no list of them grows.
func (p *player) discard() error {
	names, err := p.kept.List()
	if err != nil {
		return err
	}
	for _, name := range names {
		if err := p.kept.Delete(name); err != nil {
			return err
		}
	}
	return nil
}

// resting is the input of a tick in which nobody does anything.
var resting = input.State{Pointer: input.Pointer{Away: true}, Device: input.Mouse, InFront: true, Idle: true}

// press presses the pointer's button in the middle of a control, if there is one.
func (p *player) press(h *hand.Hand, id ui.ID) input.State {
	box, ok := h.Box(id)
	if !ok {
		return resting
	}
	p.wait = pause
	p.x, p.y, p.down = box.CenterX(), box.CenterY(), true
	return input.State{
		Pointer: input.Pointer{X: p.x, Y: p.y, Down: true, JustPressed: true, Moved: true}, Device: input.Mouse, InFront: true,
	}
}
