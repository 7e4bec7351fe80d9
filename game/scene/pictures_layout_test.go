package scene

import (
	"bigpayday/game/app"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
)

// Targets are at least this high and wide, in logical pixels.
const (
	leastTarget  = 34
	leastSegment = 30
)

// onPurpose declares controls that overlap because they are meant to.
var onPurpose = []struct {
	upper, lower string // beginnings of ids
	why          string
}{
	{"left-", "costs-", "the bracket of what is left spans the costs above it"},
	{"seat-", "seat-", "the sums on a player's card open what the card opens"},
	{"token-", "token-", "tokens on one day stand before each other"},
}

// overlapsOnPurpose reports whether one of the two controls is declared to lie
// over the other.
func overlapsOnPurpose(a, b ui.ID) bool {
	for _, o := range onPurpose {
		if strings.HasPrefix(string(a), o.upper) && strings.HasPrefix(string(b), o.lower) ||
			strings.HasPrefix(string(b), o.upper) && strings.HasPrefix(string(a), o.lower) {
			return true
		}
	}
	return false
}

// reached is a control as it can be reached.
type reached struct {
	*ui.Control
	layer int
	// box is what reacts to the pointer, where it stands now, and seen what of it
	// is in sight.
	box, seen render.Rect
}

// reachedIn lists the controls of a scene that can be reached.
func reachedIn(p *app.Base) []reached {
	var out []reached
	p.UI.Reach(func(place ui.Place) {
		for l := range p.Layers {
			for i := range p.Layers[l].Controls {
				c := &p.Layers[l].Controls[i]
				if c.ID != place.ID {
					continue
				}
				box := place.Box
				if !c.Hit.Empty() {
					box = c.Hit.Moved(place.Box.X-c.Box.X, place.Box.Y-c.Box.Y)
				}
				seen := box
				if area, ok := p.UI.Box(c.In); ok && c.In != "" {
					seen = commonPart(box, area)
				}
				out = append(out, reached{c, l, box, seen})
			}
		}
	})
	return out
}

// misplaced returns what is wrong with where the controls of a scene are.
func misplaced(p *app.Base) []string {
	var wrong []string
	all := reachedIn(p)
	window := p.View().Bounds()
	for i, a := range all {
		if a.In == "" && !a.box.Within(window) {
			wrong = append(wrong, fmt.Sprintf("%s is at %v, outside the window", a.ID, roundedRect(a.box)))
		}
		if !a.Info {
			if w, h, least := extentOf(a); w < least-.01 || h < least-.01 {
				wrong = append(wrong, fmt.Sprintf("%s is %.4gx%.4g, less than %d", a.ID, w, h, int(least)))
			}
		}
		for _, b := range all[i+1:] {
			if hidesFrom(p, a, b) || hidesFrom(p, b, a) || a.In == b.ID || b.In == a.ID || partOf(a, b) || partOf(b, a) {
				continue
			}
			if a.seen.Inset(.5).Overlaps(b.seen.Inset(.5)) && !overlapsOnPurpose(a.ID, b.ID) {
				wrong = append(wrong, fmt.Sprintf("%s at %v and %s at %v overlap", a.ID, roundedRect(a.box), b.ID, roundedRect(b.box)))
			}
		}
	}
	return wrong
}

// hidesFrom reports whether upper belongs to a panel that covers lower, or a part
// of it, so that nobody would try to press it there.
func hidesFrom(p *app.Base, upper, lower reached) bool {
	if upper.layer <= lower.layer {
		return false
	}
	panel := p.Layers[upper.layer].Box
	return !panel.Empty() && upper.box.Within(panel)
}

// partOf reports whether a control is a figure on another one, which tells more
// closely what a part of it is.
func partOf(figure, whole reached) bool {
	return figure.Info && figure.box.Within(whole.box)
}

// extentOf returns how large the smallest part of a control is that can be
// pressed, and how large it has to be.
func extentOf(c reached) (w, h, least float64) {
	w, h, least = c.box.W, c.box.H, leastTarget
	switch widget := c.Widget.(type) {
	case ui.Segmented:
		return w / float64(max(1, len(widget.Options))), h, leastSegment
	case ui.Stepper:
		minus, plus := render.StepperParts(c.box)
		return min(minus.W, plus.W), h, leastSegment
	case ui.Scroll:
		return least, least, least // the area is no reached, and the bar one for the mouse
	}
	return w, h, least
}

func roundedRect(r render.Rect) string {
	return fmt.Sprintf("%.0f,%.0f %.0fx%.0f", r.X, r.Y, r.W, r.H)
}

// record returns all that the recorder hears of what the window shows. It needs
// no screen, for nothing is drawn.
func (s *studio) record() (told []drawnMark) {
	w, h := s.View().Pixels()
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	s.Theme.SetRecorder(&render.Recorder{
		Text:   func(l render.TextLine) { told = append(told, drawnMark{line: l}) },
		Ground: func(r, on render.Rect) { told = append(told, drawnMark{ground: r, on: on}) },
		Over:   func(r, on render.Rect) { told = append(told, drawnMark{over: r, on: on}) },
	})
	defer s.Theme.SetRecorder(nil)
	s.Draw(dst)
	return told
}

// drawnMark is a line of text or, where the text is empty, a ground, or something
// that must not hide a text.
type drawnMark struct {
	line             render.TextLine
	ground, over, on render.Rect
}

// cutsOnPurpose declares on which controls texts may be cut.
var cutsOnPurpose = []struct{ control, why string }{
	{"award-", "a Deal's title gives way to what it brought; the tooltip has all of it"},
}

// misset returns what is wrong with the texts that were drawn on the page.
func misset(told []drawnMark, pages ...*app.Base) []string {
	var wrong []string
	say := func(format string, args ...any) { wrong = append(wrong, fmt.Sprintf(format, args...)) }
	view := pages[0].View()
	window := view.Bounds()
	least := leastType
	if view.Compact || hasLongNames(told) {
		least = leastCompactType
	}
	if view.Scale < 1 {
		least -= .5 // there type comes in coarser sizes
	}
	for i, m := range told {
		l := m.line
		seen := commonPart(l.Box, l.On)
		if l.Text == "" || seen.Empty() || isCovered(told[i+1:], seen) {
			continue
		}
		at := roundedRect(l.Box)
		if isCut(l.Text) && !cutOnPurpose(pages, l) {
			say("%q is cut, at %s", l.Text, at)
		}
		if l.Size < least-.3 && !(len(l.Text) == 1 && l.Size > leastBadge-.3) {
			say("%q is only %.1f high, at %s", l.Text, l.Size, at)
		}
		typed := isTyped(pages, l.Box)
		if !l.Box.Inset(.5).Within(l.On) && !typed && (!isScrolled(l.On, window) || l.Box.X < l.On.X-.5 || l.Box.Right() > l.On.Right()+.5) {
			say("%q is at %s, outside what is to be seen", l.Text, at)
		}
		if ground, ok := groundOf(told[:i], l, window); ok && !typed {
			if over := max(ground.X-l.Box.X, l.Box.Right()-ground.Right()); over > 1 {
				say("%q is %.0f wider than what it stands on, at %s", l.Text, math.Ceil(over), roundedRect(ground))
			}
		}
		for j, o := range told {
			if o.over.Empty() || incomparable(l.On, o.on, window) || isCovered(told[min(i, j)+1:max(i, j)], seen) {
				continue
			}
			if both := commonPart(seen.Inset(1), commonPart(o.over, o.on)); !both.Empty() {
				say("%q at %s is hidden in part by what is at %s", l.Text, at, roundedRect(o.over))
			}
		}
		for j := i - 1; j >= 0; j-- {
			o := told[j].line
			if o.Text == "" || incomparable(l.On, o.On, window) || o == l || l.Text == o.Text && roundedRect(l.Box) == roundedRect(o.Box) {
				continue
			}
			both := commonPart(seen, commonPart(o.Box, o.On)).Inset(1)
			if !both.Empty() && !isCovered(told[j+1:i], both) {
				say("%q at %s and %q at %s run into each other", o.Text, roundedRect(o.Box), l.Text, at)
			} else if crowds(o, l) && !isCovered(told[j+1:i], both) {
				say("%q at %s hangs into %q at %s", o.Text, roundedRect(o.Box), l.Text, at)
			}
		}
	}
	return wrong
}

// crowds reports whether letters of a line hang into the one below it.
func crowds(upper, lower render.TextLine) bool {
	if upper.Box.Y > lower.Box.Y {
		upper, lower = lower, upper
	}
	hangs := .16 * upper.Size
	return strings.ContainsAny(upper.Text, "gjpqy") &&
		min(upper.Box.Right(), lower.Box.Right())-max(upper.Box.X, lower.Box.X) > upper.Size &&
		upper.Box.Bottom()-.06*upper.Size+hangs > lower.Box.Y+.5
}

// Type is at least this high, in logical pixels.
const (
	leastType        = 11.5
	leastCompactType = 11.0
	leastBadge       = 10.0 // of a single digit, as on the flag of a mail box
)

// hasLongNames reports whether one of the players has a long name, before which
// type becomes smaller than it is otherwise.
func hasLongNames(told []drawnMark) bool {
	return slices.ContainsFunc(told, func(m drawnMark) bool {
		return slices.ContainsFunc(longNames, func(who table.Player) bool { return strings.Contains(m.line.Text, who.Name[:9]) })
	})
}

// isCut reports whether a text ends where there was no more room. A pause has a
// space before it.
func isCut(text string) bool {
	return strings.Contains(strings.ReplaceAll(text, " …", ""), "…")
}

// cutOnPurpose reports whether a text may be cut where it stands.
func cutOnPurpose(pages []*app.Base, l render.TextLine) bool {
	begin, _, _ := strings.Cut(l.Text, "…")
	if pages[0].View().Compact && slices.ContainsFunc(longNames, func(who table.Player) bool { return strings.Contains(begin, who.Name) }) {
		return true // the log tells the same in full
	}
	return endsInName(begin) || standsOn(pages, l.Box, func(c *ui.Control) bool {
		for _, declared := range cutsOnPurpose {
			if id := string(c.ID); id == declared.control || strings.HasSuffix(declared.control, "-") && strings.HasPrefix(id, declared.control) {
				return true
			}
		}
		return false
	})
}

// endsInName reports whether a text ends in the first letters of a long name,
// or right behind it.
func endsInName(text string) bool {
	text = strings.TrimSuffix(text, "’s")
	return slices.ContainsFunc(longNames, func(who table.Player) bool {
		for n := range len(who.Name) + 1 {
			if n > 0 && (text == who.Name[:n] || strings.HasSuffix(text, " "+who.Name[:n])) {
				return true
			}
		}
		return false
	})
}

// isTyped reports whether a text stands in a field, where it may be longer than
// there is room for.
func isTyped(pages []*app.Base, text render.Rect) bool {
	return standsOn(pages, text, func(c *ui.Control) bool { _, field := c.Widget.(ui.TextField); return field })
}

// standsOn reports whether a text stands, at least in part, on a control that
// fulfils a condition.
func standsOn(pages []*app.Base, text render.Rect, is func(*ui.Control) bool) bool {
	for _, p := range pages {
		for l := range p.Layers {
			for i := range p.Layers[l].Controls {
				c := &p.Layers[l].Controls[i]
				box := c.Box.Moved(0, -p.UI.Offset(c.In))
				if box.Y <= text.Y && text.Bottom() <= box.Bottom() && text.X < box.Right() && box.X < text.Right() && is(c) {
					return true
				}
			}
		}
	}
	return false
}

// isScrolled reports whether on is a part of the window, or a picture larger
// than it, in which a list is scrolled.
func isScrolled(on, window render.Rect) bool {
	return on.H < window.H-1 || on.H > window.H+2*stillMargin
}

// stillMargin is how far pictures of whole pages may stand out of the window,
// for shadows.
const stillMargin = 40

// incomparable reports whether it cannot be told where two texts stand to each
// other, because one of them is on a picture of which only a part is shown, or
// that is shown somewhere else than it was painted.
func incomparable(a, b, window render.Rect) bool {
	elsewhere := func(r render.Rect) bool {
		return r.H > window.H+2*stillMargin || r.X == 0 && r.Y == 0 && !window.Inset(2).Within(r)
	}
	return a != b && (elsewhere(a) || elsewhere(b))
}

// commonPart returns what two rectangles have in common.
func commonPart(a, b render.Rect) render.Rect {
	x, y := max(a.X, b.X), max(a.Y, b.Y)
	return render.Rect{X: x, Y: y, W: min(a.Right(), b.Right()) - x, H: min(a.Bottom(), b.Bottom()) - y}
}

// groundOf returns the latest ground that the middle of a text stands on.
func groundOf(before []drawnMark, l render.TextLine, window render.Rect) (render.Rect, bool) {
	for _, m := range slices.Backward(before) {
		if m.line.Text == "" && m.ground.Contains(l.Box.CenterX(), l.Box.CenterY()) && !incomparable(m.on, l.On, window) {
			return m.ground, true
		}
	}
	return render.Rect{}, false
}

// isCovered reports whether a ground was laid over a place.
func isCovered(after []drawnMark, place render.Rect) bool {
	for _, m := range after {
		if m.line.Text == "" && place.Within(m.ground) {
			return true
		}
	}
	return false
}

// pages returns the pages that are open, one over the other.
func (s *studio) pages() (open []*app.Base) {
	for _, scene := range s.App.Stack {
		open = append(open, scenePage(scene))
	}
	return open
}

// layoutWindows are the windows whose layouts are looked at.
func layoutWindows() (out []window) {
	for _, size := range [][3]float64{
		{1280, 800, 1}, {1280, 800, 2}, {960, 600, 1}, {1366, 768, 1}, {1920, 1080, 1}, {2560, 1080, 1}, {3840, 2160, 1},
	} {
		for _, text := range []int{100, 150, 200} {
			for _, long := range []bool{false, true} {
				out = append(out, window{w: size[0], h: size[1], device: size[2], text: text, long: long})
			}
		}
	}
	for _, lang := range []string{"de", "es"} {
		out = append(out,
			window{w: 1280, h: 800, device: 1, text: 100, lang: lang},
			window{w: 960, h: 600, device: 1, text: 100, lang: lang},
		)
	}
	// Small and upright windows.
	for _, size := range [][3]float64{{844, 390, 2}, {390, 844, 3}, {640, 480, 1}, {800, 1280, 1}} {
		out = append(out, window{w: size[0], h: size[1], device: size[2], text: 100})
	}
	return out
}

// TestLayouts looks where the controls of every state of every scene are, and
// whether all texts have room, in every size of window and of text.
func TestLayouts(t *testing.T) {
	for _, w := range layoutWindows() {
		t.Run(w.String(), func(t *testing.T) {
			th := w.theme(t)
			defer th.Deallocate()
			for _, p := range pictures {
				t.Run(p.name, func(t *testing.T) {
					s := newStudio(t, w, th)
					p.set(s)
					for _, wrong := range append(misplaced(scenePage(s.Top())), misset(s.record(), s.pages()...)...) {
						t.Error(wrong)
					}
				})
			}
		})
	}
}

func TestLayoutsThatAreWrongAreFound(t *testing.T) {
	s := newStudio(t, designWindow, designWindow.theme(t))
	s.Start()
	s.tick()
	p := scenePage(s.Top())
	quiet := &input.State{Pointer: input.Pointer{Away: true}, Quiet: true}
	c := &p.Layers[0].Controls[0]
	before := *c
	for what, change := range map[string]func(){
		"overlap": func() {
			p.Layers[0].Controls = append(p.Layers[0].Controls, ui.Control{ID: "other", Box: c.Box, Widget: c.Widget})
		},
		"outside the window": func() { c.Box.X = s.View().W - 10 },
		"less than 34":       func() { c.Box.H = 33 },
	} {
		change()
		p.UI.Update(quiet, s.View(), p.Layers)
		assert.Contains(t, strings.Join(misplaced(p), "\n"), what)
		p.Layers[0].Controls = p.Layers[0].Controls[:1]
		c = &p.Layers[0].Controls[0]
		*c = before
	}
}

// blank is a page with nothing on it.
type blank struct{ app.Base }

func (*blank) Tick(*input.State) bool { return false }
func (*blank) Draw(*ebiten.Image)     {}

func TestTextsThatAreWrongAreFound(t *testing.T) {
	s := newStudio(t, designWindow, designWindow.theme(t))
	s.Open(&blank{app.NewBase(s.App, "blank")})
	p := scenePage(s.Top())
	window := s.View().Bounds()
	text := func(s string, x float64) drawnMark {
		return drawnMark{line: render.TextLine{Text: s, Size: 15, Box: render.Rect{X: x, Y: 100, W: 80, H: 12}, On: window}}
	}
	ground := func(x float64) drawnMark {
		return drawnMark{ground: render.Rect{X: x, Y: 90, W: 100, H: 40}, on: window}
	}
	small := text("ab", 15)
	small.line.Size = 11
	assert.Empty(t, misset([]drawnMark{ground(10), text("a", 15), ground(110), text("b", 115)}, p))
	for what, told := range map[string][]drawnMark{
		"is cut":        {text("a…", 15)},
		"is only":       {small},
		"outside what":  {text("a", 1250)},
		"wider than":    {ground(10), text("a", 40)},
		"run into each": {text("a", 15), text("b", 80)},
	} {
		assert.Contains(t, strings.Join(misset(told, p), "\n"), what)
	}
	assert.Empty(t, misset([]drawnMark{text("a", 15), ground(10), text("b", 20)}, p), "a panel may cover a text")
}
