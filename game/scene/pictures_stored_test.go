package scene_test

import (
	"image"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/e2e"
	"bigpayday/game/engine"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/pictures"
	"bigpayday/game/scene/scenetest/states"
	"bigpayday/game/scene/title"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
)

// storedPictures lists the states whose pictures are kept in testdata and
// compared, by window.
var storedPictures = []struct {
	window scenetest.Window
	names  []string
}{
	{scenetest.DesignWindow, []string{
		"title", "settings", "setup-6", "placement-half", "placement-odds", "turn-6", "bill", "deal-loan", "lottery-numbers",
		"buyer-4", "settlement-loan", "pass", "results-6", "race-6", "conquest-results-6", "standard-turn", "mixed-laying", "rulebook",
		"replay", "album", "album-cards",
	}},
	{scenetest.CompactWindow, []string{"turn-6", "settlement"}},
	{scenetest.PatternsWindow, []string{"turn-6"}},
}

// TestStoredPictures compares some scenes with how they are meant to look. With
// UPDATE_PICTURES=1, which "make pictures-stored" sets, it writes how they look
// now instead: look at them before you keep them. Where a scene looks
// different, three pictures of it are written to build/pictures.
func TestStoredPictures(t *testing.T) {
	for _, stored := range storedPictures {
		w := stored.window
		t.Run(w.String(), func(t *testing.T) {
			th := w.Theme(t)
			defer th.Deallocate()
			for _, name := range stored.names {
				t.Run(name, func(t *testing.T) {
					s := scenetest.New(t, w, th)
					states.Named(t, name).Set(s)
					got := pictures.Reduce(s.Screenshot(), pictures.StoredScale)
					if os.Getenv("UPDATE_PICTURES") == "1" {
						require.NoError(t, e2e.WritePNG(pictures.StoredFile(w, name), pictures.Quantize(got)))
						return
					}
					pictures.CompareStored(t, w, name, got)
				})
			}
		})
	}
}

// TestAnotherGraphicsCardIsNotSeen proves that a picture is the same one where
// another graphics card has drawn it.
func TestAnotherGraphicsCardIsNotSeen(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	for _, name := range []string{"title", "turn-6", "settlement-loan", "results-6"} {
		s := scenetest.New(t, scenetest.DesignWindow, th)
		states.Named(t, name).Set(s)
		shot := s.Screenshot()
		want := pictures.Quantize(pictures.Reduce(shot, pictures.StoredScale))
		for what, card := range pictures.OtherCards {
			assert.NoError(t, pictures.Compare(pictures.Reduce(pictures.DrawnElsewhere(shot, card), pictures.StoredScale), want), "%s, %s", name, what)
		}
	}
}

// TestAMovedControlIsSeen proves that the comparison is worth something: with
// any control of a scene moved by six pixels, or left out, the picture is
// another.
func TestAMovedControlIsSeen(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	for _, name := range []string{"title", "settings", "turn-6"} {
		t.Run(name, func(t *testing.T) {
			s := scenetest.New(t, scenetest.DesignWindow, th)
			states.Named(t, name).Set(s)
			p := scenetest.Page(s.Top())
			want := pictures.Quantize(pictures.ShownAs(s, p))
			moved := 0
			for l := range p.Layers {
				for i := range p.Layers[l].Controls {
					c := &p.Layers[l].Controls[i]
					if !isDrawn(c) || isScrolledAway(&p.Layers[l], c) {
						continue
					}
					before := *c
					c.Box = c.Box.Moved(6, 0)
					assert.Error(t, pictures.Compare(pictures.ShownAs(s, p), want), "%s stands 6 to the right", c.ID)
					c.Box, c.Widget = before.Box, nil
					assert.Error(t, pictures.Compare(pictures.ShownAs(s, p), want), "%s is not there", c.ID)
					*c = before
					moved++
				}
			}
			assert.NotZero(t, moved)
			assert.NoError(t, pictures.Compare(pictures.ShownAs(s, p), want), "everything is as it was")
		})
	}
}

// isScrolledAway reports whether a control lies beyond what is seen of its scroll area.
func isScrolledAway(layer *ui.Layer, c *ui.Control) bool {
	for i := range layer.Controls {
		if area := &layer.Controls[i]; c.In != "" && area.ID == c.In {
			return c.Box.Y+c.Box.H/2 > area.Box.Bottom()
		}
	}
	return false
}

// isDrawn reports whether a control is drawn by itself: others only say what
// the scene has drawn there.
func isDrawn(c *ui.Control) bool {
	switch w := c.Widget.(type) {
	case nil, ui.Scroll:
		return false
	case ui.Custom:
		// Figures and the tray are painted with what rests, and what lies on a board by that.
		return w.Paint != nil && w.Version != 0 && c.ID != "dice" && !strings.HasPrefix(string(c.ID), "figure-")
	}
	return true
}

// mishaps are what may go wrong with what a scene draws besides its controls.
var mishaps = []struct {
	picture, what string
	happens       func(s *scenetest.Studio)
}{
	{"title", "the page hangs lower", func(s *scenetest.Studio) {
		s.Top().(*title.Title).Tree().Lay(s.Theme, s.View().Bounds().Moved(0, 6), false)
	}},
	{"title", "a button is gone", func(s *scenetest.Studio) {
		s.Desktop = false
		s.Top().(*title.Title).Rebuild()
		s.Top().(*title.Title).Relist()
	}},
	{"title", "the version is another", func(s *scenetest.Studio) { s.Version = "12.3"; s.Top().(*title.Title).Rebuild() }},
	{"turn-6", "the days stand further right", func(s *scenetest.Studio) { moveBoard(s, "day-9", 6, 0) }},
	{"turn-6", "the dice lie lower", func(s *scenetest.Studio) {
		changePart(s, "dice", func(r *render.Rect) { move(r, 0, 6) })
	}},
	{"turn-6", "the card hangs higher", func(s *scenetest.Studio) { moveBoard(s, "figure-1", 0, -6) }},
	{"turn-6", "a token is gone", func(s *scenetest.Studio) { s.Match.Stage.Shown().Players[4].Month = 3 }},
	{"turn-6", "a token stands elsewhere", func(s *scenetest.Studio) { s.Match.Stage.Shown().Players[3].Day = 11 }},
	{"turn-6", "the Jackpot is empty", func(s *scenetest.Studio) { s.Match.Stage.Shown().Balance[engine.Jackpot] = 0 }},
	{"turn-6", "a player has lent nothing", func(s *scenetest.Studio) { s.Match.Stage.Shown().Players[4].Loan = 0 }},
	{"turn-6", "a tile is another", func(s *scenetest.Studio) { s.Match.Stage.Shown().Pages[1][1] = engine.Mail1 }},
	{"results-6", "the chart stands lower", func(s *scenetest.Studio) {
		changePart(s, "chart", func(r *render.Rect) { move(r, 0, 6) })
	}},
	{"results-6", "an award is gone", func(s *scenetest.Studio) {
		changePart(s, "award-roller", func(r *render.Rect) { *r = render.Rect{} })
	}},
}

// changePart changes the boxes of all nodes of a page that stand where a control is.
func changePart(s *scenetest.Studio, id ui.ID, change func(r *render.Rect)) {
	part := s.Box(id)
	s.Top().(interface{ Tree() *flow.Node }).Tree().Each(func(n *flow.Node) {
		if n.Box.Within(part) {
			change(&n.Box)
		}
	})
}

// moveBoard moves the smallest part of a page on which a control lies.
func moveBoard(s *scenetest.Studio, on ui.ID, dx, dy float64) {
	box := s.Box(on)
	var board *flow.Node
	s.Top().(interface{ Tree() *flow.Node }).Tree().Each(func(n *flow.Node) {
		if box.Within(n.Box) && n.Box.W > box.W+1 && (board == nil || n.Box.Within(board.Box)) {
			board = n
		}
	})
	board.Each(func(n *flow.Node) { move(&n.Box, dx, dy) })
}

func move(r *render.Rect, dx, dy float64) { *r = r.Moved(dx, dy) }

// TestAMishapIsSeen proves the same of what is no control.
func TestAMishapIsSeen(t *testing.T) {
	th := scenetest.DesignWindow.Theme(t)
	defer th.Deallocate()
	wants := map[string]*image.RGBA{}
	for _, m := range mishaps {
		t.Run(m.picture+" "+m.what, func(t *testing.T) {
			s := scenetest.New(t, scenetest.DesignWindow, th)
			states.Named(t, m.picture).Set(s)
			if wants[m.picture] == nil {
				wants[m.picture] = pictures.Quantize(pictures.Reduce(s.Screenshot(), pictures.StoredScale))
				s = scenetest.New(t, scenetest.DesignWindow, th)
				states.Named(t, m.picture).Set(s)
			}
			m.happens(s)
			assert.Error(t, pictures.Compare(pictures.Reduce(s.Screenshot(), pictures.StoredScale), wants[m.picture]))
		})
	}
}
