package main

import (
	"strconv"
	"time"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/ui"
	"bigpayday/game/ui/hand"
	"bigpayday/input"
	"bigpayday/render"
)

// dropTimes are how long the odds take to have a figure after a tile was laid.
type dropTimes struct {
	// N counts the tiles. Longest is the longest time to the first figure: the
	// ticks that passed, and the work of the last one. MaxTicks is the most ticks
	// that passed.
	N        int
	Longest  time.Duration
	MaxTicks int

	// dropped says that a tile was dropped in this tick, which began at begun;
	// waited counts the ticks since then, 0 if no figure is waited for.
	dropped bool
	waited  int
	begun   time.Time
	// carried counts the ticks since a tile was taken or dropped.
	carried int
}

const (
	// carryTicks is how many ticks it takes to carry a tile to its day.
	carryTicks = 20
	// dropInterval is how many ticks pass between a drop and the next tile.
	dropInterval = 40
)

// afterTick is called after every tick. It looks whether the scene has a figure.
func (d *dropTimes) afterTick(top app.Scene) {
	if d.dropped {
		d.dropped, d.waited = false, 1
		d.N++
	} else if d.waited > 0 {
		d.waited++
	}
	r, ok := top.(app.Reckoner)
	if d.waited == 0 || !ok || !r.Reckoned() {
		return
	}
	const tick = time.Second / ticksPerSecond
	d.Longest = max(d.Longest, time.Duration(d.waited-1)*tick+time.Since(d.begun))
	d.MaxTicks = max(d.MaxTicks, d.waited)
	d.waited = 0
}

// dropNext returns the input of a tick of actionDrop: the next tile is taken and
// laid on a free day.
func (p *player) dropNext(h *hand.Hand) input.State {
	d := &p.drops
	d.carried++
	if !p.down {
		from, ok := tileToTake(h)
		if d.carried < dropInterval || p.Top().Status().Moving || !ok {
			return input.State{Idle: true}
		}
		d.carried = 0
		return p.press(from)
	}
	p.since++
	to, ok := p.freeDay(h)
	if !ok {
		return input.State{Pointer: input.Pointer{X: p.x, Y: p.y, Down: true}, Device: input.Mouse}
	}
	way := min(1, float64(d.carried)/carryTicks)
	s := input.State{Pointer: input.Pointer{
		X: p.x + (to.CenterX()-p.x)*way, Y: p.y + (to.CenterY()-p.y)*way, Down: true, Moved: true,
	}, Device: input.Mouse}
	if d.carried > carryTicks {
		p.down, d.carried, d.dropped, d.begun = false, 0, true, time.Now()
		s.Pointer.Down, s.Pointer.JustReleased = false, true
	}
	return s
}

// freeDay returns the box of the last day of the page that nothing lies on.
func (p *player) freeDay(h *hand.Hand) (box render.Rect, ok bool) {
	staged, is := p.Top().(app.Staged)
	if !is {
		return box, false
	}
	page := &staged.Stage().Shown().Pages[0]
	for day := len(page); day > 0 && !ok; day-- {
		if page[day-1] == engine.Vacant {
			box, ok = h.Box(ui.ID("day-" + strconv.Itoa(day)))
		}
	}
	return box, ok
}
