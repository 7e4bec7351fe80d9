package session

import (
	"math"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/marks"
	"bigpayday/render/player"
)

// bustSizes are how large the face on a slip is, the best first.
var bustSizes = [...]render.Step{render.Illustration, render.Medallion, render.Well, render.Plate}

// Slip is what stands on a slip of the coach: what is said, beside a face of a size, and the
// answers, of which the first one goes on and stands at the right, or on top, alone or above
// the others, which stand in a row or below each other.
func Slip(say Saying, bust render.Step, answers ...ui.Control) *flow.Node {
	return slipOf(say, say.Text, bust, answers)
}

// slipOf is that while a part of the text has come.
func slipOf(say Saying, text string, bust render.Step, answers []ui.Control) *flow.Node {
	row, column := flow.Row(flow.Spring()).Gap(render.Near), flow.Column().Gap(render.Near)
	button := func(c ui.Control) *flow.Node { return flow.Control(c).Size(render.None, render.ControlHeight) }
	for _, c := range slices.Backward(answers) {
		row.Add(button(c))
	}
	for _, c := range answers {
		column.Add(button(c))
	}
	var below *flow.Node // two of them or more
	if len(answers) > 2 {
		others := flow.Row().Gap(render.Near)
		for _, c := range answers[1:] {
			others.Add(button(c).Grow(1))
		}
		below = flow.Column(button(answers[0]), others).Gap(render.Near)
	}
	said := flow.Column(flow.Text(say.Title, render.Title, 2), flow.Text(text, render.Note, 0), flow.Spring()).Gap(render.Tight)
	if len(answers) > 0 {
		said.Add(flow.First(row, below, column))
	} else {
		said.Add(flow.Line(say.Who, render.Remark))
	}
	face := flow.Picture(bust, bust, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		t.Bust(dst, say.Teacher, say.Face, r.CenterX(), r.Bottom(), r.H)
	}).Least(bust, bust).Across(flow.End)
	return flow.Row(said.Pad(render.Gap, render.Gap).Grow(1), face.Across(flow.End))
}

// Speech is a slip on which a coach says something, beside the thing that it is
// about, which is ringed. It covers as little as can be of what is needed now.
type Speech struct {
	key speechKey
	// box is where the slip stands, and side where its beak is, along how far from the
	// corner.
	box   render.Rect
	side  player.Side
	along float64
	// bust is how large the face is, and inRoom says that the slip stands in the room that the
	// page has for it.
	bust   render.Step
	inRoom bool
	// version counts how often the slip was placed.
	version uint64
}

// speechKey is all that the place of a slip depends on. It stays where it is
// while other things come and go around it.
type speechKey struct {
	theme        *render.Theme
	view         render.View
	title, text  string
	target, room render.Rect
	answers      int
	keyed        bool
}

// Covering is a part of the screen and what it costs to cover a square pixel of
// it.
type Covering struct {
	Box  render.Rect
	Cost float64
}

// layer lists the slip with its answers, the first one being the one that goes
// on. The target and the room may be empty.
func (p *Speech) layer(a *app.App, saying func() Saying, target, room render.Rect, answers []ui.Control, busy func() []Covering) ui.Layer {
	say := saying()
	key := speechKey{theme: a.Theme, view: a.View(), title: say.Title, text: say.Text, target: target, room: room, answers: len(answers)}
	for _, c := range answers {
		b, _ := c.Widget.(ui.Button)
		key.keyed = key.keyed || b.Key != ""
	}
	t := slipTheme(a.Theme)
	if key != p.key {
		p.key = key
		p.version++
		form := func(bust render.Step) *flow.Node { return Slip(say, bust, answers...) }
		if p.inRoom = p.enter(t, form, target, room); !p.inRoom {
			p.place(t, form, target, busy())
		}
	}
	slip := Slip(say, p.bust, answers...)
	slip.Lay(t, p.box, a.Settings.LeftHanded)
	box, side, along, bust := p.box, p.side, p.along, p.bust
	return ui.Layer{
		ID: "speech", Box: box, Said: true, Controls: slip.Controls(nil, p.version), Version: p.version,
		Text: strings.TrimSpace(say.Title + " " + say.Text),
		Behind: func(dst *ebiten.Image) {
			if !target.Empty() {
				marks.CoachRing(t, dst, target)
				if side == player.NoSide {
					player.SpeechLine(t, dst, box, target)
				}
			}
			player.Speech(t, dst, box, side, along)
			now := saying()
			drawn := slipOf(now, firstWords(now.Text, now.Said), bust, answers)
			drawn.Lay(t, box, a.Settings.LeftHanded)
			drawn.Paint(dst)
		},
	}
}

// mostSlipGrowth is how far the type of a slip grows at most: a larger one would
// cover too much of what it is about.
const mostSlipGrowth = 1.5

// slipTheme is the theme in which slips are set.
func slipTheme(t *render.Theme) *render.Theme {
	return t.Larger(min(t.TextScale, mostSlipGrowth) * app.UprightGrowth(t.View) / t.TextScale)
}

// enter puts the slip into the room that a page has for it, with the largest face for which
// there is enough, and reports whether there is. Where the target is right above, the beak
// points there.
func (p *Speech) enter(t *render.Theme, form func(bust render.Step) *flow.Node, target, room render.Rect) bool {
	room, below := player.SpeechRoom(room, target)
	if room.Empty() || room.Overlaps(target) {
		return false
	}
	for _, bust := range bustSizes {
		w, h := form(bust).NaturalSize(t, room.W)
		if box, ok := player.SpeechIn(room, w, h); ok {
			p.box, p.bust, p.side, p.along = box, bust, player.NoSide, 0
			if below {
				p.side, p.along = player.UpperSide, player.BeakAlong(box, target)
			}
			return true
		}
	}
	return false
}

// place finds the place for a slip. Where a narrower slip, or one with a smaller face, covers
// clearly less, it is that.
func (p *Speech) place(t *render.Theme, form func(bust render.Step) *flow.Node, target render.Rect, busy []Covering) {
	const penalty = 900 // for being a step narrower, or having a smaller face
	least := math.Inf(1)
	whole := t.View.W - 2*t.Length(render.Gap)
	most := min(whole, t.Length(render.PaneLeast))
	if target.Empty() && t.View.IsUpright() { // with the page to itself, the lower the better
		most = whole
	}
	for n, bust := range bustSizes[1:] {
		slip := form(bust)
		for i, narrow := range [4]float64{.9, .8, .7, .6} {
			var size render.Rect
			size.W, size.H = slip.NaturalSize(t, most*narrow)
			box, side, along, cost := placeSpeech(t.View, target, size, busy)
			if cost += float64(penalty * (i + n)); cost < least || i+n == 0 {
				p.box, p.side, p.along, p.bust, least = box, side, along, bust, cost
			}
		}
	}
}

// placeSpeech finds the place for a slip of a size: beside its target, where it
// covers least of what is needed. It returns what that costs, too.
func placeSpeech(v render.View, target, size render.Rect, busy []Covering) (slip render.Rect, side player.Side, along, best float64) {
	const edge, gap, corner, never = 8.0, player.BeakReach + 8.0, 26.0, 1e6
	bounds := v.Bounds().Inset(edge)
	best = math.Inf(1)
	try := func(r render.Rect, at player.Side, cost float64) {
		if !r.Within(bounds.Inset(-.5)) {
			return
		}
		if target.Overlaps(r) { // a slip that covers what it speaks of says nothing
			cost += never
		}
		for _, c := range busy {
			if c.Box.Overlaps(r) {
				o := c.Box.Common(r)
				cost += o.W * o.H * c.Cost
			}
		}
		if cost < best {
			best, slip, side = cost, r, at
		}
	}
	clamp := func(v, low, high float64) float64 { return max(low, min(v, high)) }
	beside := func(x, y, off float64) {
		try(render.Rect{X: target.Right() + gap, Y: y, W: size.W, H: size.H}, player.LeftSide, off)
		try(render.Rect{X: target.X - gap - size.W, Y: y, W: size.W, H: size.H}, player.RightSide, off)
		try(render.Rect{X: x, Y: target.Bottom() + gap, W: size.W, H: size.H}, player.UpperSide, off)
		try(render.Rect{X: x, Y: target.Y - gap - size.H, W: size.W, H: size.H}, player.LowerSide, off)
	}
	if !target.Empty() {
		for _, part := range [5]float64{.5, .25, .75, 0, 1} {
			// The beak may be anywhere along the slip, so the slip may slide
			// along its target.
			x := clamp(target.CenterX()-corner-part*(size.W-2*corner), bounds.X, bounds.Right()-size.W)
			y := clamp(target.CenterY()-corner-part*(size.H-2*corner), bounds.Y, bounds.Bottom()-size.H)
			off := part - .5
			beside(x, y, off*off)
			// A target that is larger than the slip has room for it all along.
			beside(target.X+part*max(0, target.W-size.W), target.Y+part*max(0, target.H-size.H), 1+off*off)
		}
	}
	// Anywhere else the ring has to say what is meant.
	away := 12000.0
	if target.Empty() {
		away = 0
	}
	for i := range 7 {
		for j := range 7 {
			r := render.Rect{
				X: bounds.X + (bounds.W-size.W)*float64(i)/6, Y: bounds.Y + (bounds.H-size.H)*float64(j)/6, W: size.W, H: size.H,
			}
			middle := (float64(i)-2.5)*(float64(i)-2.5) + (float64(j)-3)*(float64(j)-3)
			try(r, player.NoSide, away+middle)
		}
	}
	if math.IsInf(best, 1) { // a window too small for it
		slip = render.Rect{X: edge, Y: edge, W: size.W, H: size.H}
	}
	switch side {
	case player.LeftSide, player.RightSide:
		along = player.BeakAt(target.Y, target.H, slip.Y, slip.H, corner-6)
	case player.UpperSide, player.LowerSide:
		along = player.BeakAt(target.X, target.W, slip.X, slip.W, corner-6)
	}
	return slip, side, along, best
}

// Slip returns where the slip of what is being said stands and what it speaks of, which may be
// empty; ok is false where nothing is said.
func (s *Session) Slip() (box, target render.Rect, ok bool) {
	_, ok = s.Remark()
	return s.slip.box, s.slip.key.target, ok
}

// coverings returns what it costs to cover the controls of layers: what can be
// pressed costs more than what is only read.
func coverings(layers []ui.Layer, target render.Rect, cost func(c *ui.Control) float64) []Covering {
	list := []Covering{{target, 2}}
	for l := range layers {
		for i := range layers[l].Controls {
			c := &layers[l].Controls[i]
			if _, area := c.Widget.(ui.Scroll); area {
				continue // what lies in it counts
			}
			list = append(list, Covering{c.Box, cost(c)})
		}
	}
	return list
}

// Read returns what it costs to cover each text of a page, while something is said.
func (s *Session) Read(page *flow.Node) (told []Covering) {
	const text = .9
	if _, said := s.Remark(); said {
		page.EachText(func(box render.Rect) { told = append(told, Covering{Box: box, Cost: text}) })
	}
	return told
}

// BoxOf returns where a control of the layers stands, nowhere if there is none.
func BoxOf(layers []ui.Layer, ids ...ui.ID) render.Rect {
	for _, id := range ids {
		for l := len(layers) - 1; l >= 0; l-- {
			for i := range layers[l].Controls {
				if c := &layers[l].Controls[i]; c.ID == id {
					return c.Box
				}
			}
		}
	}
	return render.Rect{}
}
