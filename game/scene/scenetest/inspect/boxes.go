package inspect

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/scene/scenetest"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// PanelIsInside fails where the page on top leaves the window, or one of its controls the
// page, is covered by another one or too small to be hit.
func PanelIsInside(v *scenetest.Studio, where string) {
	v.T.Helper()
	p := scenetest.Page(v.Top())
	panel, boxes := p.Layers[0].Box, map[string]render.Rect{}
	if panel.Empty() {
		panel = v.View().Bounds()
	}
	for _, c := range p.Layers[0].Controls {
		if _, area := c.Widget.(ui.Scroll); !area {
			boxes[string(c.ID)] = c.Box
		}
	}
	Apart(v.T, where, boxes)
	Reachable(v.T, where, panel, boxes)
	assert.True(v.T, panel.Within(v.View().Bounds()), "%s: %v", where, panel)
}

// Apart checks that no two boxes share a point.
func Apart(t testing.TB, where string, parts map[string]render.Rect) {
	t.Helper()
	for a, ra := range parts {
		for b, rb := range parts {
			if a < b {
				assert.False(t, ra.Overlaps(rb), "%s: %s %v and %s %v", where, a, ra, b, rb)
			}
		}
	}
}

// Reachable fails where a box is too small to be hit, or outside of another.
func Reachable(t testing.TB, where string, outer render.Rect, boxes map[string]render.Rect) {
	t.Helper()
	for name, r := range boxes {
		assert.True(t, r.Within(outer), "%s: %s %v leaves %v", where, name, r, outer)
		assert.GreaterOrEqual(t, min(r.W, r.H), 34.0, "%s: %s", where, name)
	}
}
