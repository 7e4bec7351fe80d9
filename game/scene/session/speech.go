package session

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// Slip is what stands on a slip of the coach: what it says, behind its sign, and the
// answers, of which the first one goes on and stands at the right, or on top.
func Slip(text string, answers ...ui.Control) *flow.Node {
	row, column := flow.Row(flow.Spring()).Gap(render.Near), flow.Column().Gap(render.Near)
	button := func(c ui.Control) *flow.Node { return flow.Control(c).Size(render.None, render.ControlHeight) }
	for _, c := range slices.Backward(answers) {
		row.Add(button(c))
	}
	for _, c := range answers {
		column.Add(button(c))
	}
	return flow.Column(
		flow.Row(flow.Art("hint", render.LargeSign), flow.Text(text, render.Item, 0).Grow(1)).Gap(render.Gap), flow.First(row, column),
	).Gap(render.Near).Pad(render.Gap, render.Gap)
}

// Speech is a slip on which a coach says something, beside the thing that it is
// about, which is ringed. It covers as little as can be of what is needed now.
type Speech struct {
	key speechKey
	// box is where the slip stands, and side where its beak is, along how far from the
	// corner.
	box   render.Rect
	side  render.Side
	along float64
	// version counts how often the slip was placed.
	version uint64
}

// speechKey is all that the place of a slip depends on. It stays where it is
// while other things come and go around it.
type speechKey struct {
	theme   *render.Theme
	view    render.View
	text    string
	target  render.Rect
	answers int
	keyed   bool
}

// Covering is a part of the screen and what it costs to cover a square pixel of
// it.
type Covering struct {
	Box  render.Rect
	Cost float64
}

// layer lists the slip with its answers, the first one being the one that goes
// on. The target may be empty.
func (p *Speech) layer(a *app.App, text string, target render.Rect, answers []ui.Control, busy func() []Covering) ui.Layer {
	key := speechKey{theme: a.Theme, view: a.View(), text: text, target: target, answers: len(answers)}
	for _, c := range answers {
		b, _ := c.Widget.(ui.Button)
		key.keyed = key.keyed || b.Key != ""
	}
	slip, t := Slip(text, answers...), slipTheme(a.Theme)
	if key != p.key {
		p.key = key
		p.version++
		p.place(t, slip, target, busy())
	}
	slip.Lay(t, p.box, a.Settings.LeftHanded)
	box, side, along := p.box, p.side, p.along
	return ui.Layer{
		ID: "speech", Box: box, Controls: slip.Controls(nil, p.version), Version: p.version,
		Behind: func(dst *ebiten.Image) {
			if !target.Empty() {
				t.CoachRing(dst, target)
			}
			t.Speech(dst, box, side, along)
			slip.Paint(dst)
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

// place finds the place for a slip. Where a narrower slip covers clearly less, it is
// narrower.
func (p *Speech) place(t *render.Theme, slip *flow.Node, target render.Rect, busy []Covering) {
	const penalty = 900 // for being a step narrower
	least := math.Inf(1)
	for i, narrow := range [4]float64{.9, .8, .7, .6} {
		var size render.Rect
		size.W, size.H = slip.NaturalSize(t, min(t.View.W-2*t.Length(render.Gap), t.Length(render.PaneLeast))*narrow)
		box, side, along, cost := placeSpeech(t.View, target, size, busy)
		if cost += float64(penalty * i); cost < least || i == 0 {
			p.box, p.side, p.along, least = box, side, along, cost
		}
	}
}

// placeSpeech finds the place for a slip of a size: beside its target, where it
// covers least of what is needed. It returns what that costs, too.
func placeSpeech(v render.View, target, size render.Rect, busy []Covering) (slip render.Rect, side render.Side, along, best float64) {
	const edge, gap, corner = 8.0, render.BeakReach + 8.0, 26.0
	bounds := v.Bounds().Inset(edge)
	best = math.Inf(1)
	try := func(r render.Rect, at render.Side, cost float64) {
		if !r.Within(bounds.Inset(-.5)) {
			return
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
		try(render.Rect{X: target.Right() + gap, Y: y, W: size.W, H: size.H}, render.LeftSide, off)
		try(render.Rect{X: target.X - gap - size.W, Y: y, W: size.W, H: size.H}, render.RightSide, off)
		try(render.Rect{X: x, Y: target.Bottom() + gap, W: size.W, H: size.H}, render.UpperSide, off)
		try(render.Rect{X: x, Y: target.Y - gap - size.H, W: size.W, H: size.H}, render.LowerSide, off)
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
			try(r, render.NoSide, away+middle)
		}
	}
	if math.IsInf(best, 1) { // a window too small for it
		slip = render.Rect{X: edge, Y: edge, W: size.W, H: size.H}
	}
	switch side {
	case render.LeftSide, render.RightSide:
		along = beakAt(target.Y, target.H, slip.Y, slip.H, corner-6)
	case render.UpperSide, render.LowerSide:
		along = beakAt(target.X, target.W, slip.X, slip.W, corner-6)
	}
	return slip, side, along, best
}

// beakAt returns how far along a slip its beak is: at the middle of the target, or
// where that is not beside the slip at the middle of what is, and so far from the
// corners.
func beakAt(target, targetLong, slip, slipLong, corner float64) float64 {
	if middle := target + targetLong/2 - slip; middle >= corner && middle <= slipLong-corner {
		return middle
	}
	from, to := max(target, slip), min(target+targetLong, slip+slipLong)
	return max(corner, min((from+to)/2-slip, slipLong-corner))
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
