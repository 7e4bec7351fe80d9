package main

import (
	"strconv"
	"time"

	"bigpayday/game/engine"
	"bigpayday/game/scene"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

// drops measures how long the odds take to tell something of a tile that has been
// laid.
type drops struct {
	// N counts the drops. Longest is how long the longest took to its first
	// figure: the ticks that passed, and the work of the last one.
	N       int
	Longest time.Duration
	// Ticks is the most ticks that passed.
	Ticks int

	let   bool // the tile has been let go in this tick
	since int  // ticks since it has, 0 if nothing is waited for
	step  int
	from  time.Time
}

// The parts of a drop, in ticks: it takes a while to carry the tile there, and to
// look at what comes of it.
const (
	carryTicks = 20
	restTicks  = 40
)

// begin notes that a tick begins.
func (d *drops) begin() { d.from = time.Now() }

// watch looks whether the scene has a figure, after each tick.
func (d *drops) watch(top scene.Scene) {
	if d.let {
		d.let, d.since = false, 1
		d.N++
	} else if d.since > 0 {
		d.since++
	}
	r, ok := top.(scene.Reckoner)
	if d.since == 0 || !ok || !r.Reckoned() {
		return
	}
	const tick = time.Second / 60
	d.Longest = max(d.Longest, time.Duration(d.since-1)*tick+time.Since(d.from))
	d.Ticks = max(d.Ticks, d.since)
	d.since = 0
}

// dropNext takes the next tile and lays it on a free day.
func (p *player) dropNext(hand *ui.UI) input.State {
	d := &p.drops
	d.step++
	if !p.down {
		from, ok := tileToTake(hand)
		if d.step < restTicks || p.Top().Status().Moving || !ok {
			return input.State{Quiet: true}
		}
		d.step = 0
		return p.press(from)
	}
	p.since++
	to, ok := p.freeDay(hand)
	if !ok {
		return input.State{Pointer: input.Pointer{X: p.x, Y: p.y, Down: true}, Device: input.Mouse}
	}
	part := min(1, float64(d.step)/carryTicks)
	s := input.State{Pointer: input.Pointer{
		X: p.x + (to.CenterX()-p.x)*part, Y: p.y + (to.CenterY()-p.y)*part, Down: true, Moved: true,
	}, Device: input.Mouse}
	if d.step > carryTicks {
		p.down, d.step, d.let = false, 0, true
		s.Pointer.Down, s.Pointer.JustReleased = false, true
		d.begin()
	}
	return s
}

// freeDay returns the last day of the page that nothing lies on.
func (p *player) freeDay(hand *ui.UI) (box render.Rect, ok bool) {
	staged, is := p.Top().(scene.Staged)
	if !is {
		return box, false
	}
	page := &staged.Stage().Shown().Pages[0]
	for day := len(page); day > 0 && !ok; day-- {
		if page[day-1] == engine.Vacant {
			box, ok = hand.Box(ui.ID("day-" + strconv.Itoa(day)))
		}
	}
	return box, ok
}
