// Package replay is the page on which a game that was played is told again: it plays it,
// goes through it by event and by turn, and jumps along its timeline. Nothing on it can
// change the game.
//
// What lives here: the timeline, the chart, the list of what happens in a turn, and how they
// are gone through. What does not: the board and what is told of each game (packages
// replay/money and replay/armies below), and the states of the game that was played, which
// [table.Timeline] has.
package replay

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/rules"
	"bigpayday/game/scene/session"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/charts"
	"bigpayday/render/control"
	"bigpayday/render/marks"
	"bigpayday/render/pieces"
)

// Film is a game that was played, as it is told again. A place in it is a number of events,
// from 0.
type Film interface {
	// Seek shows the game at a place at once. Queue has the event played that follows on a
	// place, and Player plays it.
	Seek(place int)
	Queue(place int)
	Player() session.Player
	// Board is the board with what stands and moves on it.
	Board() *flow.Node
	// Story is what is told of the game, in the present language.
	Story() Story
	// Watch has the game shown and told as a seat saw it, NoSeat for all that may be shown.
	Watch(seat rules.Seat)
	// Running reports whether the game is not over.
	Running() bool
	// Practice begins a game for practice that goes on from a place. What is still to come of a
	// game that is not over is another one there.
	Practice(place int)
}

// Story is a game as it is told along its timeline.
type Story struct {
	// Len is the last place.
	Len int
	// Turns are the places at which turns begin, the first of them 0, with whose they are.
	Turns []Turn
	// Parts are its months or its rounds.
	Parts []Part
	Marks []Mark
	Lines []Line
	// Measures are what the chart shows.
	Measures []Measure
	// Period and Prize name the buttons that lead to the next mark of these kinds.
	Period, Prize string
}

// Turn is a turn of a seat, NoSeat for what comes before the first one. It begins at a place.
type Turn struct {
	At   int
	Seat rules.Seat
}

// Part is a part of a game that begins at a place.
type Part struct {
	At   int
	Name string
}

// Kind is a kind of mark.
type Kind uint8

// The kinds of marks: a period ends, such as a month by its pay day; something is won; and
// what else is worth a sign.
const (
	Period Kind = iota
	Prize
	Other
)

// Mark is a sign on the timeline: something happens to a seat with the event before a place.
type Mark struct {
	At   int
	Kind Kind
	Seat rules.Seat
	Draw flow.Painter
}

// Line is a sentence about the event before a place.
type Line struct {
	At   int
	Line words.Line
}

// Measure is a figure of each seat at the beginning of each turn, and at the end.
type Measure struct {
	Name  string
	Lines [][]int32
	// Unit is the least step of the axis. Tick writes a value at it, Text in full.
	Unit       int32
	Tick, Text func(value int32) string
}

// page is the replay of a game.
type page struct {
	*app.Page[view]
	m     *session.Session
	film  Film
	story Story
	view
	// ticks are the half ticks that are still to be played.
	ticks int
	// hold is the control along which the pointer drags, "" for none.
	hold    ui.ID
	chart   render.CachedImage[*charts.Chart]
	drawing *charts.Chart
	// drawn is the measure and the seat that the drawing was made for.
	drawn [2]int
	// boards are the nodes of the board in both forms of the page, of which one has a box, and
	// recording is the animation that is made, nil for none.
	boards    [2]*flow.Node
	recording *recording
}

// view is all that the page depends on besides the game.
type view struct {
	// place is where the game is shown, playing says that it goes on by itself, and speed
	// how fast.
	place   int
	playing bool
	speed   int
	measure int
	// follow is the seat whose turns and marks alone count, or NoSeat.
	follow rules.Seat
	// recorded is how much of an animation is made, in parts of a hundred.
	recorded int
}

// speeds are how many half ticks of the stage pass in a tick.
var speeds = [...]struct {
	label string
	half  int
}{{"½×", 1}, {"1×", 2}, {"2×", 4}, {"4×", 8}, {"8×", 16}}

const normalSpeed = 1

// New returns the replay of a game from its beginning. Worst says that it begins with the turn
// in which that seat lost most instead; NoSeat is nobody.
func New(m *session.Session, film Film, worst rules.Seat) app.Scene {
	p := &page{m: m, film: film, story: film.Story(), view: view{speed: normalSpeed, follow: rules.NoSeat}}
	p.Page = app.NewPage[view](m.App, "replay", p)
	p.First, p.WithBoard = "timeline", true
	p.seek(0)
	if worst != rules.NoSeat {
		p.watch(worst)
		p.seek(p.story.largestFall(worst))
	}
	return p
}

// Place returns the place that is shown, and the last one.
func (p *page) Place() (place, last int) { return p.place, p.story.Len }

// Key is what the page depends on, see [app.Content].
func (p *page) Key() view {
	v := p.view
	if r := p.recording; r != nil {
		v.recorded = 1 + 99*r.at/len(r.places)
	}
	return v
}

// Status says that something moves while the game is played.
func (p *page) Status() app.Status { return app.Status{Scene: p.ID, Moving: p.playing} }

// Relocalise tells the game again in another language.
func (p *page) Relocalise() {
	p.m.Relocalise()
	p.story, p.drawing = p.film.Story(), nil
	p.seek(p.place)
}

// Tick handles one sixtieth of a second.
func (p *page) Tick(in *input.State) bool {
	moved := p.play()
	done, dirty := p.TickFor(in)
	switch {
	case done.Free.Has(input.Cancel) && p.recording != nil:
		p.stopRecording()
		return true
	case done.Free.Has(input.Cancel):
		p.Close()
		return true
	case p.recording != nil:
		p.takeDown()
		return true
	}
	return p.drag(in) || moved || dirty
}

// play plays on for a tick.
func (p *page) play() (moved bool) {
	player := p.film.Player()
	if !p.playing && !player.Busy() {
		return false
	}
	player.SetReducedMotion(p.Settings.ReducedMotion)
	p.ticks += speeds[p.speed].half
	for ; p.ticks >= 2; p.ticks -= 2 {
		for p.playing && !player.Busy() {
			if p.place >= p.story.Len {
				p.playing = false
				break
			}
			p.film.Queue(p.place)
			p.place++
		}
		player.Tick()
	}
	for i, sound := range player.AppendHeard(nil) {
		if i == 0 {
			p.m.PlayCueHigher(p.m.Game.Cue(sound.Cue), int(sound.Step))
		}
	}
	return true
}

// seek shows the game at a place, or at the end that is nearest to it.
func (p *page) seek(place int) {
	p.place, p.ticks = min(max(place, 0), p.story.Len), 0
	p.film.Seek(p.place)
}

// halt shows the game at a place, and stops there.
func (p *page) halt(place int) {
	p.playing = false
	p.seek(place)
}

// drag jumps along the chart with the pointer.
func (p *page) drag(in *input.State) (changed bool) {
	box, there := p.UI.Box("chart")
	switch {
	case !there || !in.Pointer.Down:
		p.hold = ""
		return false
	case in.Pointer.JustPressed && p.UI.Hovered() == "chart":
		p.hold = "chart"
	}
	if p.hold == "" {
		return false
	}
	f := charts.ChartPlot(box, 0)
	place := int(float64(p.story.Len)*(in.Pointer.X-f.X)/f.W + .5)
	if place = min(max(place, 0), p.story.Len); place == p.place {
		return false
	}
	p.halt(place)
	return true
}

// turn returns the turn that is shown.
func (p *page) turn() int { return p.story.turnAt(p.place) }

// byTurn goes to the beginning of the turn before or after, of the seat that is followed. From
// the middle of a turn one goes back to its beginning first.
func (p *page) byTurn(forward bool) {
	turns := p.story.Turns
	if forward {
		for i := p.turn() + 1; i < len(turns); i++ {
			if p.follows(turns[i].Seat) {
				p.halt(turns[i].At)
				return
			}
		}
		p.halt(p.story.Len)
		return
	}
	for i := p.turn(); i >= 0; i-- {
		if turns[i].At < p.place && p.follows(turns[i].Seat) {
			p.halt(turns[i].At)
			return
		}
	}
	p.halt(0)
}

func (p *page) follows(seat rules.Seat) bool { return p.follow == rules.NoSeat || seat == p.follow }

// next returns the place of the next mark of a kind. It is false where there is none.
func (p *page) next(kind Kind) (int, bool) {
	for _, m := range p.story.Marks {
		if m.Kind == kind && m.At > p.place && p.follows(m.Seat) {
			return m.At, true
		}
	}
	return 0, false
}

// followNext follows the next seat, after the last one all of them.
func (p *page) followNext() {
	next := p.follow + 1
	if int(next) >= len(p.m.Names) {
		next = rules.NoSeat
	}
	p.watch(next)
	p.seek(p.place)
}

// watch follows a seat: the game is told as it saw it.
func (p *page) watch(seat rules.Seat) {
	p.follow = seat
	p.film.Watch(seat)
	p.story = p.film.Story()
}

// Build lays the page out, see [app.Content]: chart and list stand beside the board or, in a
// window that is high enough, as an upright one always is, below it.
func (p *page) Build() *flow.Node {
	wide, upright := .765, .68
	if p.slim() {
		wide = .73
	}
	board := func(aspect float64, width render.Step) *flow.Node {
		return p.film.Board().Size(width, render.None).Aspect(aspect).Grow(0)
	}
	p.boards = [...]*flow.Node{board(upright, render.PaneMost), board(wide, render.BoardWidth)}
	side := func(chart *flow.Node) *flow.Node {
		return flow.Column(p.head(), chart, p.list().Grow(1), flow.If(p.slim(), p.jumps()), p.practice()).Gap(render.Gap)
	}
	sides := func() *flow.Node {
		if !p.View().IsUpright() {
			return side(flow.If(!p.slim(), p.chartPanel()))
		}
		return flow.First(side(p.chartPanel()), side(nil))
	}
	wall := flow.Column(p.boards[0].Upto(render.Illustration), sides().Rest()).Gap(render.Margin)
	if !p.View().IsUpright() { // there it is high enough, however long the list is
		wall = flow.First(wall, flow.Row(p.boards[1].Across(flow.Fill), sides().Size(render.SideWidth, render.None)).Gap(render.Margin).Along(flow.Center))
	}
	wall.Pad(render.Margin, render.Gap)
	buttons := flow.First(
		flow.Row(p.steps(), p.speeds().Grow(1), flow.If(!p.slim(), p.jumps())).Gap(render.Gap),
		flow.Wrap(p.steps(), p.speeds()).Gap(render.Near),
	)
	return app.Desk(wall.Rest(), flow.Column(p.timeline(), buttons).Gap(render.Near))
}

// slim reports whether there is room for what is needed only.
func (p *page) slim() bool {
	v := p.View()
	return v.Compact || v.IsUpright() || p.Theme.LargeType()
}

// head says what this is, with the button that closes it.
func (p *page) head() *flow.Node {
	pill := flow.Text(p.Say("replay.pill"), render.Label, 2)
	save := flow.Control(ui.Control{
		ID: "record", Widget: ui.IconButton{Sign: "export"}, Tip: control.Tip{Title: p.Say("replay.record"), Text: p.Say("replay.record_tip")}, Do: func(ui.Event) { p.record() },
	}).Least(render.ControlHeight, render.ControlHeight)
	if done := p.Key().recorded; done > 0 {
		pill, save = flow.Text(p.Say("replay.recording", words.Number("percent", done)), render.Label, 2), nil
	}
	return flow.Row(pill.Grow(1), save, flow.Control(ui.Control{
		ID: "close", Keys: input.SetOf(input.Menu), Widget: ui.CrossButton{Size: p.Theme.Length(render.Gap)}, Tip: control.Tip{Title: p.Say("replay.leave")}, Do: func(ui.Event) { p.Close() },
	}).Least(render.Row, render.Row)).Gap(render.Gap).Pad(render.Gap, render.None).OnPanel(pieces.Paper)
}

// list says what happens in the turn that is shown. What is still to come is paler.
func (p *page) list() *flow.Node {
	c := &p.Theme.Palette
	rows, now := flow.Column().Gap(render.Hair), -1
	from, to := p.story.turn(p.turn())
	lines := p.story.between(from, to)
	for i, l := range lines {
		if l.At <= p.place {
			now = i
		}
	}
	for i, l := range lines {
		style := render.Body
		if i > now {
			style = style.In(c.Ink2)
		}
		who, did := l.Line.Lead()
		var token *flow.Node
		if l.Line.Seat != rules.NoSeat {
			token = flow.Token(p.m.Tokens[l.Line.Seat], render.TinySign, pieces.Flat)
		}
		rows.Add(flow.Row(token, flow.Text(did, style, 0).Lead(who, render.Label).Grow(1)).Gap(render.Tight).Pad(render.Near, render.Hair).OnRow(i == now))
	}
	title := flow.Text(p.Say("replay.turn", words.Number("turn", p.turn()), words.Number("turns", len(p.story.Turns)-1)), render.Head, 2)
	return flow.Column(title, flow.Scroll("replay-lines", rows)).Gap(render.Tight).Pad(render.Gap, render.Gap).OnPanel(pieces.Paper).Size(render.None, render.CellLeast)
}

// practice is the button that plays on from here.
func (p *page) practice() *flow.Node {
	off, tip := p.place >= p.story.Len, "replay.practice_tip"
	if p.film.Running() {
		off, tip = false, "replay.practice_anew_tip"
	}
	return flow.Control(ui.Control{
		ID: "practice", Keys: input.SetOf(input.Pass), Do: func(ui.Event) { p.film.Practice(p.place) }, Off: off,
		Reason: p.Say("replay.practice_over"), Tip: control.Tip{Title: p.Say("replay.practice"), Text: p.Say(tip)},
		Widget: ui.Button{Label: p.Say("replay.practice"), Key: p.KeyFor(input.Pass), Kind: control.Primary},
	})
}

// steps are the buttons that go through the game.
func (p *page) steps() *flow.Node {
	button := func(id ui.ID, art, tip string, keys input.Actions, do func()) *flow.Node {
		return flow.Control(ui.Control{
			ID: id, Widget: ui.IconButton{Sign: art}, Tip: control.Tip{Title: p.Say(tip)}, Keys: keys, Do: func(ui.Event) { do() },
		})
	}
	step := func(id ui.ID, back bool, tip string, to int) *flow.Node {
		c := ui.Control{ID: id, Tip: control.Tip{Title: p.Say(tip)}, Do: func(ui.Event) { p.halt(to) }}
		return flow.Drawn(c, render.ButtonLeast, render.ButtonHeight, func(t *render.Theme, dst *ebiten.Image, r render.Rect, state render.State) {
			control.ArrowButton(t, dst, r, marks.Horizontal(back), state)
		})
	}
	label := "replay.play"
	if p.playing {
		label = "replay.pause"
	}
	play := flow.Control(ui.Control{ID: "play", Keys: input.SetOf(input.GoOn), Do: func(ui.Event) {
		if p.playing = !p.playing; p.playing && p.place >= p.story.Len {
			p.seek(0)
		}
	}, Widget: ui.Button{Label: p.Say(label), Key: p.KeyFor(input.GoOn), Kind: control.Primary}})
	return flow.Row(
		button("turn-back", "stepback", "replay.turn_back", input.SetOf(input.PageUp), func() { p.byTurn(false) }),
		step("step-back", true, "replay.step_back", p.place-1),
		play,
		step("step-on", false, "replay.step_on", p.place+1),
		button("turn-on", "step", "replay.turn_on", input.SetOf(input.PageDown), func() { p.byTurn(true) }),
	).Gap(render.Near)
}

// speeds chooses how fast the game is played.
func (p *page) speeds() *flow.Node {
	options := ui.Segmented{Selected: p.speed, Options: ui.Options(len(speeds), func(i int) string { return speeds[i].label })}
	return flow.Control(ui.Control{ID: "speed", Widget: options, Tip: control.Tip{Title: p.Say("replay.speed")}, Do: func(e ui.Event) { p.speed = e.Value }})
}

// jumps are the buttons that jump to what matters.
func (p *page) jumps() *flow.Node {
	jump := func(id ui.ID, label string, key input.Action, kind Kind) *flow.Node {
		at, ok := p.next(kind)
		c := ui.Control{ID: id, Widget: ui.Button{Label: label, Key: p.KeyFor(key)}, Off: !ok, Reason: p.Say("replay.none"), Do: func(ui.Event) { p.halt(at) }}
		if key != input.NoAction {
			c.Keys = input.SetOf(key)
		}
		return flow.Control(c)
	}
	who := p.Say("replay.follow")
	if p.follow != rules.NoSeat {
		who = p.Say("replay.following", words.Name("name", p.m.Names[p.follow]))
	}
	return flow.Wrap(
		jump("next-period", p.story.Period, input.No, Period), jump("next-prize", p.story.Prize, input.Board, Prize),
		flow.Control(ui.Control{
			ID: "follow", Keys: input.SetOf(input.Sell), Do: func(ui.Event) { p.followNext() }, Widget: ui.Button{Label: who, Key: p.KeyFor(input.Sell)},
			Tip: control.Tip{Title: p.Say("replay.follow"), Text: p.Say("replay.follow_tip")},
		}),
	).Gap(render.Near)
}
