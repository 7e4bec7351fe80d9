package main

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game"
	"bigpayday/game/lesson"
	"bigpayday/game/scene"
	"bigpayday/game/store"
	"bigpayday/game/table"
	"bigpayday/game/tools/frames/watch"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

// titlePage is what is played for its first frame alone.
const titlePage = "title"

// resultMark stands before what was measured where it is printed.
const resultMark = "measured: "

// measured is what a process has measured.
type measured struct {
	watch.Result
	// Decisions are the figures of [decide], and Odds those of the drops.
	Decisions []decisions
	Odds      drops
}

// playOne plays a situation in this process, and returns what was measured.
func playOne(name string) (measured, error) {
	if name == decisionsName {
		return measured{Decisions: decide()}, nil
	}
	p := &player{reader: input.NewReader(), scale: 1}
	if name != titlePage {
		s, err := named(name)
		if err != nil {
			return measured{}, err
		}
		t, err := s.prepare()
		if err != nil {
			return measured{}, err
		}
		p.situation = s
		if p.show, err = newShow(s, t); err != nil {
			return measured{}, err
		}
	}
	g := game.New(game.Options{
		Version: "frames", Language: words.English, Devices: p.devices, Scale: func() float64 { return p.scale },
	})
	p.Game = g
	w := watch.Watched{
		Game: p, Ready: func() bool { return p.since > 0 && p.show.ready() }, Drawn: g.Drawn, FirstOnly: name == titlePage,
		Moves: p.moving, Busy: p.busy,
	}
	if p.situation != nil {
		w.Ticks = p.ticks
	}
	result, err := watch.Run(w)
	return measured{Result: result, Odds: p.drops}, err
}

// prepare puts the situation's game and settings where the game finds them, and
// returns the game.
func (s *situation) prepare() (*table.Table, error) {
	st, err := store.Open()
	if err != nil {
		return nil, err
	}
	t, err := s.save(st)
	if err != nil {
		return nil, err
	}
	settings := store.DefaultSettings()
	settings.Speed, settings.Mute = s.speed, true
	settings.LessonOffered, settings.HintsTold = true, lesson.AllTold()
	return t, st.WriteSettings(settings)
}

// player is the person at the devices, and the hand that moves what is to be
// seen.
type player struct {
	*game.Game
	*situation
	show   *show
	reader *input.Reader
	// tick counts all ticks, since those in which the situation lasts.
	tick, since int
	x, y        float64
	down        bool
	scale       float64
	// wished says that the odds have been asked for.
	wished bool
	drops  drops
}

// Update lets a tick pass.
func (p *player) Update() error {
	staged, ok := p.staged()
	if ok && p.since > 0 {
		p.show.before(staged.Stage())
	}
	err := p.Game.Update()
	if ok && p.since > 0 {
		p.show.after(staged.Stage())
	}
	if p.situation != nil && p.does == drop {
		p.drops.watch(p.Top())
	}
	return err
}

// staged returns the scene, if it has a stage for what is to be shown.
func (p *player) staged() (scene.Staged, bool) {
	if p.show == nil || p.tick < 5 {
		return nil, false
	}
	s, ok := p.Top().(scene.Staged)
	return s, ok
}

// moving reports whether what the situation is about is to be seen now.
func (p *player) moving() bool {
	if p.situation == nil {
		return false
	}
	if p.does == drags {
		return p.carrying()
	}
	staged, ok := p.staged()
	return ok && p.show.moving(staged.Stage())
}

// carrying reports whether a tile is carried.
func (p *player) carrying() bool {
	_, carrying := p.Top().Hand().Carrying()
	return carrying
}

// busy reports whether the game does what the situation is about.
func (p *player) busy() bool {
	switch {
	case p.situation == nil || p.since == 0:
		return false
	case p.does == drags:
		return p.carrying()
	case p.does == plays:
		// A computer is about to decide something, and nothing moves.
		staged, ok := p.staged()
		return ok && !staged.Stage().Busy() && p.Top().Status().Moving
	}
	return true
}

// devices returns what the player does in a tick: go on with the game that is
// saved, and then what belongs to the situation.
func (p *player) devices(v render.View) input.State {
	p.tick++
	p.reader.Read(v.W, v.H, v.Scale) // for what it costs
	if p.situation == nil || p.tick < 5 {
		return input.State{Quiet: true}
	}
	top := p.Top()
	switch {
	case top.Status().Scene == "title":
		return p.click(top.Hand(), "continue")
	case p.since == 0 && p.down && p.does != drags && p.does != drop:
		return p.lift()
	case p.odds && !p.wished:
		p.wished = true
		return key('o', input.Odds)
	case p.does == drags:
		return p.carry(v, top.Hand())
	case p.does == drop:
		return p.dropNext(top.Hand())
	}
	// Nobody points at anything: others go on by themselves.
	p.since++
	p.window()
	if p.does == asks && p.since%askEvery == 1 {
		return key('h', input.Coach)
	}
	return input.State{Pointer: input.Pointer{Away: true, Moved: p.since == 1}, Device: input.Mouse, Quiet: p.since > 1}
}

// A change begins when the caches are full; an edge is dragged for a second,
// with a pause in it.
const (
	changeAt  = 150
	dragLasts = 60
)

// window changes the window, where that is the situation.
func (p *player) window() {
	since := p.since - changeAt
	switch {
	case since < 0:
	case p.does == doubles:
		p.scale = 2
	case p.does == resizes && since == 0:
		ebiten.SetWindowSize(p.to[0], p.to[1])
	case p.does == widens && since <= dragLasts && since%3 == 0:
		ebiten.SetWindowSize(1280+(p.to[0]-1280)*since/dragLasts, 800+(p.to[1]-800)*since/dragLasts)
	}
}

// askEvery is how often the key of the coach is pressed, in ticks: it asks the
// coach, and lets go of the answer by turns.
const askEvery = 90

// key presses the key of a letter, which has an action.
func key(letter rune, a input.Action) input.State {
	code := input.Letter(letter)
	return input.State{
		Presses: []input.Press{{Code: code, Actions: input.SetOf(a)}}, Pressed: input.SetOf(a),
		Pointer: input.Pointer{Away: true}, Device: input.Keys,
	}
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
		box, ok := tileToTake(hand)
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

// tileToTake returns a tile that can be picked up.
func tileToTake(hand *ui.UI) (box render.Rect, ok bool) {
	hand.Reach(func(c ui.Place) {
		if !ok && c.Off == "" && (strings.HasPrefix(string(c.ID), "tile-") || c.ID == "hand") {
			box, ok = c.Box, true
		}
	})
	return box, ok
}
