package inspect

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"bigpayday/game/app"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// cutsOnPurpose declares on which controls texts may be cut.
var cutsOnPurpose = []struct{ control, why string }{
	{"award-", "a Deal's title gives way to what it brought; the tooltip has all of it"},
}

// TextFaults returns what is wrong with the texts that were drawn on the page.
func TextFaults(told []scenetest.Mark, pages ...*app.Base) []string {
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
	told = slices.Clone(told)
	for i := range told {
		told[i].Line.On, told[i].On = seenThrough(pages, told[i].Line.On), seenThrough(pages, told[i].On)
	}
	var obstacles, texts []int // their places in told
	for i := range told {
		if !told[i].Obstacle.Empty() {
			obstacles = append(obstacles, i)
		}
		if told[i].Line.Text != "" {
			texts = append(texts, i)
		}
	}
	for before, i := range texts {
		l := &told[i].Line
		seen := l.Box.Common(l.On)
		if seen.Empty() || isCovered(told[i+1:], seen) {
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
		for _, j := range obstacles {
			o := &told[j]
			if seen.Inset(1).Common(o.Obstacle.Common(o.On)).Empty() {
				continue
			}
			if !incomparable(l.On, o.On, window) && !isCovered(told[min(i, j)+1:max(i, j)], seen) {
				say("%q at %s is hidden in part by what is at %s", l.Text, at, roundedRect(o.Obstacle))
			}
		}
		for _, j := range slices.Backward(texts[:before]) {
			o := &told[j].Line
			both := seen.Common(o.Box.Common(o.On)).Inset(1)
			apart := both.Empty()
			switch { // where they stand is told soonest, and sets most of them aside
			case apart && !crowds(o, l), incomparable(l.On, o.On, window), *o == *l:
			case l.Text == o.Text && roundedRect(l.Box) == roundedRect(o.Box), isCovered(told[j+1:i], both):
			case apart:
				say("%q at %s hangs into %q at %s", o.Text, roundedRect(o.Box), l.Text, at)
			default:
				say("%q at %s and %q at %s run into each other", o.Text, roundedRect(o.Box), l.Text, at)
			}
		}
	}
	return wrong
}

// seenThrough returns what is to be seen of a picture that is scrolled: the part in its area.
func seenThrough(pages []*app.Base, on render.Rect) render.Rect {
	for _, p := range pages {
		for l := range p.Layers {
			for i := range p.Layers[l].Controls {
				c := &p.Layers[l].Controls[i]
				if _, area := c.Widget.(ui.Scroll); area && on.H > c.Box.H+1 && on.X > c.Box.X-1 && on.Right() < c.Box.Right()+1 {
					return on.Common(c.Box)
				}
			}
		}
	}
	return on
}

// crowds reports whether letters of a line hang into the one below it, where that is not
// scrolled away.
func crowds(upper, lower *render.TextLine) bool {
	if upper.Box.Y > lower.Box.Y {
		upper, lower = lower, upper
	}
	hangs := .16 * upper.Size
	return min(upper.Box.Right(), lower.Box.Right())-max(upper.Box.X, lower.Box.X) > upper.Size &&
		upper.Box.Bottom()-.06*upper.Size+hangs > lower.Box.Y+.5 && upper.Box.Bottom() < upper.On.Bottom()+.5 &&
		lower.Box.Y > lower.On.Y-.5 && strings.ContainsAny(upper.Text, "gjpqy")
}

// Type is at least this high, in logical pixels.
const (
	leastType        = 11.5
	leastCompactType = 11.0
	leastBadge       = 10.0 // of a single digit, as on the flag of a mail box
)

// hasLongNames reports whether one of the players has a long name, before which
// type becomes smaller than it is otherwise.
func hasLongNames(told []scenetest.Mark) bool {
	return slices.ContainsFunc(told, func(m scenetest.Mark) bool {
		return slices.ContainsFunc(scenetest.LongNames, func(who table.Player) bool { return strings.Contains(m.Line.Text, who.Name[:9]) })
	})
}

// isCut reports whether a text ends where there was no more room. A pause has a
// space before it.
func isCut(text string) bool {
	return strings.Contains(strings.ReplaceAll(text, " …", ""), "…")
}

// cutOnPurpose reports whether a text may be cut where it stands.
func cutOnPurpose(pages []*app.Base, l *render.TextLine) bool {
	begin, _, _ := strings.Cut(l.Text, "…")
	if pages[0].View().Compact && slices.ContainsFunc(scenetest.LongNames, func(who table.Player) bool { return strings.Contains(begin, who.Name) }) {
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
	return slices.ContainsFunc(scenetest.LongNames, func(who table.Player) bool {
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
