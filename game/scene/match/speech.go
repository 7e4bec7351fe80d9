package match

import (
	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/render"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Speech is a slip on which a coach says something, beside the thing that it is
// about, which is ringed. It covers as little as can be of what is needed now.
type Speech struct {
	key   speechKey
	boxes SpeechBoxes
	// version counts how often the slip was laid out.
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

// SpeechBoxes is where the parts of a slip stand.
type SpeechBoxes struct {
	Slip, Target render.Rect
	text         *render.Lines
	style        render.Style
	art          render.Rect
	left, base   float64
	buttons      []render.Rect
	// Side is where the beak is, along how far from the corner.
	Side  render.Side
	along float64
}

// Covering is a part of the screen and what it costs to cover a square pixel of
// it.
type Covering struct {
	Box  render.Rect
	Cost float64
}

// layer lists the slip with its answers, the first one being the one that goes
// on.
func (p *Speech) layer(h *app.App, text string, target render.Rect, answers []ui.Control, busy func() []Covering) ui.Layer {
	return p.LayerLaid(h, text, target, answers, func(buttons []ui.Button) SpeechBoxes {
		return LaySpeech(h.Theme, text, buttons, target, busy())
	})
}

// LayerLaid is [speech.layer] with a slip that lay places.
func (p *Speech) LayerLaid(h *app.App, text string, target render.Rect, answers []ui.Control, lay func([]ui.Button) SpeechBoxes) ui.Layer {
	buttons := SpeechButtons(h, answers)
	keyed := false
	for i, b := range buttons {
		keyed = keyed || b.Key != ""
		answers[i].Widget = b
	}
	key := speechKey{h.Theme, h.View(), text, target, len(answers), keyed}
	if key != p.key {
		p.key = key
		p.version++
		p.boxes = lay(buttons)
	}
	for i := range answers {
		answers[i].Box = p.boxes.buttons[i]
	}
	return ui.Layer{
		ID: "speech", Box: p.boxes.Slip, Controls: answers, Version: p.version,
		Behind: func(dst *ebiten.Image) { p.draw(h.Theme, dst) },
	}
}

func (p *Speech) draw(t *render.Theme, dst *ebiten.Image) {
	b := &p.boxes
	if !b.Target.Empty() {
		t.CoachRing(dst, b.Target)
	}
	t.Speech(dst, b.Slip, b.Side, b.along)
	t.Art(dst, "hint", b.art.X, b.art.Y, b.art.W)
	t.DrawLines(dst, b.text, b.left, b.base, b.style.In(t.Palette.Ink))
}

// SpeechButtons returns the buttons of answers as large as they are on a slip.
func SpeechButtons(h *app.App, answers []ui.Control) []ui.Button {
	buttons := make([]ui.Button, len(answers))
	for i := range answers {
		buttons[i] = answers[i].Widget.(ui.Button)
		buttons[i].Size = h.Theme.Capped(render.Style{Size: speechButton * app.UprightGrowth(h.View())}, mostSpeechGrowth).Size
	}
	return buttons
}

// speechButton is the size of the type on the buttons of a slip.
const speechButton = 14.5

// mostSpeechGrowth is how far the type of a slip grows at most: a larger one would
// cover too much of what it speaks of.
const mostSpeechGrowth = 1.5

// speechGrowth is how far the type of a slip grows with the text scale.
func speechGrowth(t *render.Theme) float64 { return min(t.TextScale, mostSpeechGrowth) }

// LaySpeech lays a slip out beside the target, which may be empty. Where a
// narrower slip covers clearly less, it is narrower.
func LaySpeech(t *render.Theme, text string, buttons []ui.Button, target render.Rect, busy []Covering) SpeechBoxes {
	const penalty = 900 // for being a step narrower
	best, least := SpeechBoxes{}, math.Inf(1)
	for i, narrow := range [4]float64{1, .9, .8, .7} {
		b, cost := laySpeechOf(t, text, buttons, target, busy, narrow)
		if cost += penalty * float64(i); cost < least {
			best, least = b, cost
		}
	}
	return best
}

// laySpeechOf lays a slip out that is so much narrower than usual. It returns
// what that covers, infinity where it has no room.
func laySpeechOf(t *render.Theme, text string, buttons []ui.Button, target render.Rect, busy []Covering, narrow float64) (SpeechBoxes, float64) {
	k := speechGrowth(t)
	w := min(t.View.W-24, 330*(.5+.5*k)*app.UprightGrowth(t.View)) * narrow
	var cost float64
	b := LaySpeechIn(t, text, buttons, w, func(size render.Rect) (slip render.Rect, side render.Side, along float64) {
		slip, side, along, cost = placeSpeech(t.View, target, size, busy)
		return slip, side, along
	})
	b.Target = target
	return b, cost
}

// LaySpeechIn lays a slip out that is no wider than w, where place puts it.
func LaySpeechIn(t *render.Theme, text string, buttons []ui.Button, w float64, place func(size render.Rect) (render.Rect, render.Side, float64)) SpeechBoxes {
	const pad, gap, gutter = 14.0, 8.0, 7.0
	k := speechGrowth(t)
	grow := app.UprightGrowth(t.View)
	b := SpeechBoxes{style: t.Capped(render.Style{Face: render.Medium, Size: 16 * grow}, k)}
	art := 34 * grow * (.5 + .5*k)
	inner := w - 2*pad - art - 10
	// A short text needs no wide slip.
	b.text = app.Balanced(t, text, b.style, inner, 8)
	h := (20 + 15*k) * grow
	widths := make([]float64, len(buttons))
	sum := -gap
	for i, button := range buttons {
		widths[i] = max(74, t.MeasureText(button.Label, render.Style{Face: render.Bold, Size: button.Size})+30)
		if button.Key != "" {
			widths[i] += t.KeycapWidth(button.Key) + 10
		}
		sum += widths[i] + gap
	}
	stacked := sum > w-2*pad
	rows := 1.0
	if stacked {
		rows = float64(len(buttons))
	}
	textH := max(b.text.Height(), art)
	size := render.Rect{W: max(min(w, max(sum, b.text.Width+art+10)+2*pad), 200), H: pad + textH + 10 + rows*(h+gutter) - gutter + pad}
	if stacked {
		size.W = w
	}
	b.Slip, b.Side, b.along = place(size)
	b.art = render.Rect{X: b.Slip.X + pad - 2, Y: b.Slip.Y + pad - 2, W: art, H: art}
	b.left = b.Slip.X + pad + art + 10
	b.base = b.Slip.Y + pad + (textH-b.text.Height())/2 + b.text.Leading*.76
	y := b.Slip.Bottom() - pad - h
	x := b.Slip.Right() - pad
	for i := range buttons {
		if stacked {
			b.buttons = append(b.buttons, render.Rect{X: b.Slip.X + pad, Y: y - float64(len(buttons)-1-i)*(h+gutter), W: size.W - 2*pad, H: h})
			continue
		}
		// The one that goes on stands at the right, others at the left of it.
		x -= widths[i]
		b.buttons = append(b.buttons, render.Rect{X: x, Y: y, W: widths[i], H: h})
		x -= gap
	}
	return b
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
				o := app.Common(c.Box, r)
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
// pressed costs more than what only tells something.
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

// Covers reports whether a slip lies over one of some boxes.
func (b *SpeechBoxes) Covers(boxes ...render.Rect) bool {
	for _, r := range boxes {
		if b.Slip.Overlaps(r) {
			return true
		}
	}
	return false
}
