package main

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game"
	"bigpayday/game/app"
	"bigpayday/game/lesson"
	"bigpayday/game/money"
	"bigpayday/game/store"
	"bigpayday/game/tools/frames/watch"
	"bigpayday/game/ui"
	"bigpayday/game/ui/hand"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
)

const (
	// titlePage is the name of the run that ends after the title's first frame.
	titlePage = "title"
	// resultPrefix stands before what was measured where a page prints it.
	resultPrefix = "measured: "

	ticksPerSecond = 60

	// windowWidth and windowHeight are the size of the window, and of the page in
	// the browser, in device-independent pixels.
	windowWidth, windowHeight = 1280, 800

	// firstTicks pass before the player does anything: the game opens its title.
	firstTicks = 5
)

// measurement is what one process has measured.
type measurement struct {
	watch.Result
	// Decisions are the figures of [measureDecisions], and Drops those of the
	// tiles that were laid.
	Decisions []decisionTimes
	Drops     dropTimes
}

// playOne plays a situation in this process, and returns what was measured.
func playOne(name string) (measurement, error) {
	if name == decisionsName {
		return measurement{Decisions: measureDecisions()}, nil
	}
	p := &player{reader: input.NewReader(), scale: 1}
	if name != titlePage {
		s, err := situationNamed(name)
		if err != nil {
			return measurement{}, err
		}
		t, err := s.prepare()
		if err != nil {
			return measurement{}, err
		}
		p.situation = s
		if p.playback, err = newPlayback(s, t); err != nil {
			return measurement{}, err
		}
	}
	g := game.New(game.Options{
		Version: "frames", Language: words.English, Devices: p.devices, Scale: func() float64 { return p.scale },
	})
	p.Game = g
	subject := watch.Subject{
		Game: p, Ready: func() bool { return p.since > 0 && p.playback.ready() }, Drawn: g.Drawn, FirstOnly: name == titlePage,
		Moving: p.showsMotion, Busy: p.busy,
	}
	if p.situation != nil {
		subject.Ticks, subject.InStep = p.ticks, p.moving
	}
	result, err := watch.Run(subject)
	return measurement{Result: result, Drops: p.drops}, err
}

// prepare writes the situation's game and settings to where the game finds them,
// and returns the game, nil for one of Conquest.
func (s *situation) prepare() (t *money.Table, err error) {
	st, err := store.Open()
	if err != nil {
		return nil, err
	}
	defer func() { // the game claims the folder itself
		if closing := st.Close(); err == nil {
			err = closing
		}
	}()
	if s.onMap != nil {
		err = saveConquest(st)
	} else {
		t, err = s.save(st)
	}
	if err != nil {
		return nil, err
	}
	settings := store.DefaultSettings()
	settings.SetSpeeds(s.speed)
	settings.QuietTable = s.quiet
	settings.Mute = true
	settings.LessonOffered, settings.HintsTold = true, lesson.AllTold()+" "+conquestTold()
	return t, st.WriteSettings(settings)
}

// player is the game with the person at its devices, who does what the situation
// is about.
type player struct {
	*game.Game
	*situation // nil for the title's first frame
	playback   *playback
	reader     *input.Reader
	// tick counts all ticks, and since those in which the situation lasts.
	tick, since int
	// x and y are where the pointer was last, and down says that its button is
	// pressed.
	x, y  float64
	down  bool
	scale float64 // device pixels in a pixel
	// oddsAsked says that the odds have been asked for.
	oddsAsked bool
	drops     dropTimes
}

// Update lets a tick pass.
func (p *player) Update() error {
	staged, ok := p.staged()
	if ok && p.since > 0 {
		p.playback.beforeTick(staged.Stage())
	}
	page, onMap := p.mapped()
	if onMap && p.since > 0 {
		p.playback.playOnMap(page.Campaign())
	}
	err := p.Game.Update()
	if ok && p.since > 0 {
		p.playback.afterTick(staged.Stage())
	}
	if p.situation != nil && p.action == actionDrop {
		p.drops.afterTick(p.Top())
	}
	return err
}

// staged returns the scene on top, if it has a stage for what is to be played.
func (p *player) staged() (app.Staged, bool) {
	if p.playback == nil || p.tick < firstTicks {
		return nil, false
	}
	s, ok := p.Top().(app.Staged)
	return s, ok
}

// mapped returns the scene on top, if it has a map on which something is to be seen large.
func (p *player) mapped() (page mapped, ok bool) {
	if p.playback == nil || p.playback.onMap == nil || p.tick < firstTicks {
		return nil, false
	}
	page, ok = p.Top().(mapped)
	return page, ok
}

// showsMotion reports whether what the situation is about moves on the screen.
func (p *player) showsMotion() bool {
	if p.situation == nil {
		return false
	}
	if p.action == actionDrag {
		return p.carrying()
	}
	if page, ok := p.mapped(); ok {
		return page.Campaign().Actors().Moment.Fills()
	}
	if page, ok := p.Top().(climax); ok && p.seen != nil {
		return page.Climbs()
	}
	staged, ok := p.staged()
	return ok && p.playback.moving(staged.Stage())
}

// climax is a page over which something is seen large although nothing is played on it: the results.
type climax interface{ Climbs() bool }

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
	case p.action == actionDrag:
		return p.carrying()
	case p.action == actionPlay:
		// A computer is about to decide something, and nothing moves.
		staged, ok := p.staged()
		return ok && !staged.Stage().Busy() && p.Top().Status().Moving
	}
	return true
}

// devices returns the input of a tick: first the player goes on with the game that
// is saved, and then does what the situation is about.
func (p *player) devices(v render.View) input.State {
	p.tick++
	p.reader.Unwatched = p.situation != nil && p.quiet
	p.reader.Read(v.W, v.H, v.Scale) // for what it costs
	if p.situation == nil || p.tick < firstTicks {
		return input.State{Idle: true}
	}
	top := p.Top()
	switch {
	case p.onTitle:
		p.since++
		return input.State{Pointer: input.Pointer{Away: true}, InFront: true, Idle: true}
	case top.Status().Scene == "title":
		return p.click(top.Hand(), "continue")
	case p.since == 0 && p.down && p.action != actionDrag && p.action != actionDrop:
		return p.release()
	case p.showOdds && !p.oddsAsked:
		p.oddsAsked = true
		return key('o', input.Odds)
	case p.action == actionDrag:
		return p.drag(v, top.Hand())
	case p.action == actionDrop:
		return p.dropNext(top.Hand())
	}
	// Nobody points at anything: others go on by themselves.
	p.since++
	if p.action == actionTakePart {
		return p.answer()
	}
	p.changeWindow()
	if p.action == actionAskCoach && p.since%askInterval == 1 {
		return key('h', input.Coach)
	}
	return input.State{Pointer: input.Pointer{Away: true, Moved: p.since == 1}, Device: input.Mouse, InFront: p.lives, Idle: p.since > 1}
}

const (
	// changeTick is the tick in which a change of the window begins: the caches
	// are full.
	changeTick = 150
	// dragEdgeTicks is how many ticks an edge is dragged, and dragEdgeInterval how
	// many pass between two steps of it.
	dragEdgeTicks    = 60
	dragEdgeInterval = 3
	// askInterval is how many ticks pass between two presses of the coach's key,
	// which by turns asks the coach and closes the answer.
	askInterval = 90
	// dragPeriod is how many ticks a tile takes to go once around the calendar.
	dragPeriod = 5 * ticksPerSecond
)

// changeWindow changes the window, where that is the situation.
func (p *player) changeWindow() {
	since := p.since - changeTick
	switch {
	case since < 0:
	case p.action == actionDoubleScale:
		p.scale = 2
	case p.action == actionResize && since == 0:
		ebiten.SetWindowSize(p.newSize[0], p.newSize[1])
	case p.action == actionDragEdge && since <= dragEdgeTicks && since%dragEdgeInterval == 0:
		ebiten.SetWindowSize(
			windowWidth+(p.newSize[0]-windowWidth)*since/dragEdgeTicks, windowHeight+(p.newSize[1]-windowHeight)*since/dragEdgeTicks)
	}
}

// key returns the press of a letter's key, which has actions.
func key(letter rune, actions ...input.Action) input.State {
	code := input.Letter(letter)
	return input.State{
		Presses: []input.Press{{Code: code, Actions: input.SetOf(actions...)}}, Pressed: input.SetOf(actions...),
		Pointer: input.Pointer{Away: true}, Device: input.Keys,
	}
}

// click presses a control, and releases it in the next tick.
func (p *player) click(h *hand.Hand, id ui.ID) input.State {
	if p.down {
		return p.release()
	}
	box, ok := h.Box(id)
	if !ok {
		return input.State{Idle: true}
	}
	return p.press(box)
}

// press presses the pointer's button in the middle of a box.
func (p *player) press(box render.Rect) input.State {
	p.x, p.y, p.down = box.CenterX(), box.CenterY(), true
	return input.State{Pointer: input.Pointer{X: p.x, Y: p.y, Down: true, JustPressed: true, Moved: true}, Device: input.Mouse}
}

// release releases the pointer's button where the pointer is.
func (p *player) release() input.State {
	p.down = false
	return input.State{Pointer: input.Pointer{X: p.x, Y: p.y, JustReleased: true}, Device: input.Mouse}
}

// drag picks up a tile and carries it around over the calendar.
func (p *player) drag(v render.View, h *hand.Hand) input.State {
	if !p.down {
		box, ok := tileToTake(h)
		if !ok {
			return input.State{Idle: true}
		}
		return p.press(box)
	}
	p.since++
	sin, cos := math.Sincos(float64(p.since) / dragPeriod * 2 * math.Pi)
	p.x, p.y = v.W*(.42+.25*cos), v.H*(.45+.25*sin)
	return input.State{Pointer: input.Pointer{X: p.x, Y: p.y, Down: true, Moved: true}, Device: input.Mouse}
}

// tileToTake returns the box of a tile that can be picked up.
func tileToTake(h *hand.Hand) (box render.Rect, ok bool) {
	h.Reach(func(c hand.Place) {
		if !ok && c.Off == "" && (strings.HasPrefix(string(c.ID), "tile-") || c.ID == "hand") {
			box, ok = c.Box, true
		}
	})
	return box, ok
}
