package main

import (
	"math"
	"strings"

	"bigpayday/game"
	"bigpayday/game/frames/watch"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// titlePage is what is played for its first frame alone.
const titlePage = "title"

// playOne plays a situation in this process, and writes what was measured to a
// file.
func playOne(name, out string) error {
	p := &player{reader: input.NewReader()}
	if name != titlePage {
		s, err := named(name)
		if err != nil {
			return err
		}
		if err := s.prepare(); err != nil {
			return err
		}
		p.situation = s
	}
	g := game.New(game.Options{Version: "frames", Language: words.English, Devices: p.devices})
	p.game = g
	return watch.Run(watch.Watched{
		Game: g, Ready: func() bool { return p.since > 0 }, Drawn: g.Drawn, FirstOnly: name == titlePage,
	}, out)
}

// prepare puts the situation's game and settings where the game finds them.
func (s *situation) prepare() error {
	st, err := store.Open()
	if err != nil {
		return err
	}
	if err := s.save(st); err != nil {
		return err
	}
	settings := store.DefaultSettings()
	settings.Speed, settings.Mute = s.speed, true
	return st.WriteSettings(settings)
}

// player is the person at the devices.
type player struct {
	*situation
	game   *game.Game
	reader *input.Reader
	// tick counts all ticks, since those in which the situation lasts.
	tick, since int
	x, y        float64
	down        bool
}

// devices returns what the player does in a tick: go on with the game that is
// saved, and then what belongs to the situation.
func (p *player) devices(v render.View) input.State {
	p.tick++
	p.reader.Read(v.W, v.H, v.Scale) // for what it costs
	if p.situation == nil || p.tick < 5 {
		return input.State{Quiet: true}
	}
	top := p.game.Top()
	switch {
	case top.Status().Scene == "title":
		return p.click(top.Hand(), "continue")
	case p.since == 0 && p.down && !p.drag:
		return p.lift()
	case p.drag:
		return p.carry(v, top.Hand())
	}
	// Nobody points at anything: others go on by themselves.
	p.since++
	return input.State{Pointer: input.Pointer{Away: true, Moved: p.since == 1}, Device: input.Mouse, Quiet: p.since > 1}
}

// click presses a control, and lets go of it in the next tick.
func (p *player) click(hand *ui.UI, id ui.ID) input.State {
	if p.down {
		return p.lift()
	}
	box, ok := hand.Box(id)
	if !ok {
		return input.State{Quiet: true}
	}
	return p.press(box)
}

func (p *player) press(box render.Rect) input.State {
	p.x, p.y, p.down = box.CenterX(), box.CenterY(), true
	return input.State{Pointer: input.Pointer{X: p.x, Y: p.y, Down: true, JustPressed: true, Moved: true}, Device: input.Mouse}
}

func (p *player) lift() input.State {
	p.down = false
	return input.State{Pointer: input.Pointer{X: p.x, Y: p.y, JustReleased: true}, Device: input.Mouse}
}

// carry picks up a tile and moves it about over the calendar, once around in
// five seconds.
func (p *player) carry(v render.View, hand *ui.UI) input.State {
	if !p.down {
		box, ok := aTile(hand)
		if !ok {
			return input.State{Quiet: true}
		}
		return p.press(box)
	}
	p.since++
	sin, cos := math.Sincos(float64(p.since) / 300 * 2 * math.Pi)
	p.x, p.y = v.W*(.42+.25*cos), v.H*(.45+.25*sin)
	return input.State{Pointer: input.Pointer{X: p.x, Y: p.y, Down: true, Moved: true}, Device: input.Mouse}
}

// aTile returns a tile that can be picked up.
func aTile(hand *ui.UI) (box render.Rect, ok bool) {
	hand.Reach(func(c ui.Place) {
		if !ok && c.Off == "" && (strings.HasPrefix(string(c.ID), "tile-") || c.ID == "hand") {
			box, ok = c.Box, true
		}
	})
	return box, ok
}
