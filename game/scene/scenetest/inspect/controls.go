package inspect

import (
	"fmt"
	"slices"
	"strings"

	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/game/ui/hand"
	"bigpayday/render"
	"bigpayday/render/control"
)

// Targets are at least this high and wide, in logical pixels.
const (
	leastTarget  = 34
	leastSegment = 30
)

// On a telephone they are as high and wide as the tip of a finger, in points of its screen: held
// upright buttons are 44, and those at the ends of a stepper a little less; where it lies on its side
// there is less room, and they are some 36.
const leastFinger, leastLying = 40.5, 32

// smallOnTelephones declares controls that are smaller there, by the beginnings of their ids.
var smallOnTelephones = []struct{ id, why string }{
	{"day-", "all of a month's days are on the screen"},
	{"speed", "the speeds stand beside each other"},
	{"measure", "so do the measures"},
	{"friend-", "a row for each player stands over the buttons"},
	{"player-", "as above"},
	{"plays-", "a column for each level"},
	{"amount", "it stands in a line of the ledger"},
	{"savings", "so does this"},
	{"keep-back", "it stands beside what the odds say"},
	{"stake-amount", "the row of the stake holds the button, too"},
	{"loan", "the throws of a lottery leave no room for what is asked seldom"},
	{"deals", "as above"},
	{"rules", "as above"},
	{"withdraw", "it stands in the book of savings"},
	{"odds", "a switch in the head of a panel"},
	{"months", "it stands beside the fold on the desk"},
	{"rounds-", "what can be chosen stands beside each other"},
	{"chapter-", "the tabs of a book stand below each other"},
}

// fingerFault says that a control is too small for a finger, "" where it is not.
func fingerFault(v render.View, id ui.ID, w, h float64) string {
	isSmall := func(small struct{ id, why string }) bool { return strings.HasPrefix(string(id), small.id) }
	least := leastFinger
	if v.IsLying() {
		least = leastLying
	}
	if v.Point == 0 || min(w, h)/v.Point >= least || slices.ContainsFunc(smallOnTelephones, isSmall) {
		return ""
	}
	return fmt.Sprintf("%s is %.1fx%.1f points, less than a finger", id, w/v.Point, h/v.Point)
}

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

// Reached is a control as it can be reached.
type Reached struct {
	*ui.Control
	layer int
	// Box is what reacts to the pointer, where it stands now, and seen what of it
	// is in sight.
	box, seen render.Rect
}

// ReachableControls lists the controls of a scene that can be reached.
func ReachableControls(p *app.Base) []Reached {
	var out []Reached
	p.UI.Reach(func(place hand.Place) {
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
					seen = box.Common(area)
				}
				out = append(out, Reached{c, l, box, seen})
			}
		}
	})
	return out
}

// ControlFaults returns what is wrong with where the controls of a scene are, and which of them
// take a key together.
func ControlFaults(p *app.Base) []string {
	var wrong []string
	all := ReachableControls(p)
	window := p.View().Bounds()
	for i, a := range all {
		if a.In == "" && !a.box.Within(window) {
			wrong = append(wrong, fmt.Sprintf("%s is at %v, outside the window", a.ID, roundedRect(a.box)))
		}
		if !a.Info {
			if w, h, least := extentOf(a); w < least-.01 || h < least-.01 {
				wrong = append(wrong, fmt.Sprintf("%s is %.4gx%.4g, less than %d", a.ID, w, h, int(least)))
			} else if fault := fingerFault(p.View(), a.ID, w, h); w != least && fault != "" {
				wrong = append(wrong, fault)
			}
		}
		for _, b := range all[i+1:] {
			if a.ID != b.ID && a.Keys&b.Keys != 0 && !a.Info && !b.Info {
				wrong = append(wrong, fmt.Sprintf("%s and %s take the same key", a.ID, b.ID))
			}
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
func hidesFrom(p *app.Base, upper, lower Reached) bool {
	if upper.layer <= lower.layer {
		return false
	}
	panel := p.Layers[upper.layer].Box
	return !panel.Empty() && upper.box.Within(panel)
}

// partOf reports whether a control is a figure on another one, which tells more
// closely what a part of it is, or a button on the row that it belongs to.
func partOf(figure, whole Reached) bool {
	row, isRow := strings.CutSuffix(string(whole.ID), "-use")
	onRow := isRow && strings.HasPrefix(string(figure.ID), row+"-")
	return (figure.Info || onRow) && figure.box.Within(whole.box)
}

// extentOf returns how large the smallest part of a control is that can be
// pressed, and how large it has to be.
func extentOf(c Reached) (w, h, least float64) {
	w, h, least = c.box.W, c.box.H, leastTarget
	switch widget := c.Widget.(type) {
	case ui.Segmented:
		if widget.Shares != nil {
			return slices.Min(widget.Shares), h, leastSegment
		}
		return w / float64(max(1, len(widget.Options))), h, leastSegment
	case ui.Stepper:
		minus, _ := control.StepperParts(c.box) // and the edge beside it, on both sides
		return minus.Right() - c.box.X, h, leastSegment
	case ui.Scroll:
		return least, least, least // the area is no reached, and the bar one for the mouse
	}
	return w, h, least
}

func roundedRect(r render.Rect) string {
	return fmt.Sprintf("%.0f,%.0f %.0fx%.0f", r.X, r.Y, r.W, r.H)
}
