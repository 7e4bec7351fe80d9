package scene

import (
	"bigpayday/game/app"
	"bigpayday/game/e2e"
	"bigpayday/game/engine"
	"bigpayday/game/scene/results"
	"bigpayday/game/scene/title"
	"bigpayday/game/scene/turn"
	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// compactWindow is the small window that the design was drawn in.
var compactWindow = window{w: 960, h: 600, device: 1, text: 100}

// storedPictures lists the states whose pictures are kept in testdata and
// compared, by window.
var storedPictures = []struct {
	window window
	names  []string
}{
	{designWindow, []string{
		"title", "settings", "setup-6", "placement-half", "placement-odds", "turn-6", "bill", "deal-loan", "lottery-numbers",
		"buyer-4", "settlement-loan", "pass", "results-6", "standard-turn", "mixed-laying", "rulebook",
	}},
	{compactWindow, []string{"turn-6", "settlement"}},
}

// storedFile is where the picture of a state is kept.
func storedFile(w window, name string) string {
	return filepath.Join("testdata", "pictures", w.String(), name+".png")
}

// TestStoredPictures compares some scenes with how they are meant to look. With
// UPDATE_PICTURES=1, which "make pictures-stored" sets, it writes how they look
// now instead: look at them before you keep them. Where a scene looks
// different, three pictures of it are written to build/pictures.
func TestStoredPictures(t *testing.T) {
	for _, stored := range storedPictures {
		w := stored.window
		t.Run(w.String(), func(t *testing.T) {
			th := w.theme(t)
			defer th.Deallocate()
			for _, name := range stored.names {
				t.Run(name, func(t *testing.T) {
					s := newStudio(t, w, th)
					pictureOf(t, name).set(s)
					got := reduced(s.shoot(), storedScale)
					if os.Getenv("UPDATE_PICTURES") == "1" {
						require.NoError(t, e2e.WritePNG(storedFile(w, name), fewShades(got)))
						return
					}
					compareStored(t, w, name, got)
				})
			}
		})
	}
}

// compareStored fails the test if a picture does not look like the stored one.
func compareStored(t *testing.T, w window, name string, got *image.RGBA) {
	t.Helper()
	want := readPNG(t, storedFile(w, name))
	err := sameLook(got, want)
	if err == nil {
		return
	}
	to := filepath.Join("..", "..", "build", "pictures", "different", w.String())
	for which, img := range map[string]image.Image{"got": got, "want": want, "diff": difference(got, want)} {
		if !assert.NoError(t, e2e.WritePNG(filepath.Join(to, name+"-"+which+".png"), img)) {
			return
		}
	}
	t.Errorf("%s looks different: %v. See %s. If it is meant to, run make pictures-stored", name, err,
		filepath.Join(to, name+"-{got,want,diff}.png"))
}

func readPNG(t *testing.T, file string) *image.RGBA {
	t.Helper()
	f, err := os.Open(file)
	require.NoError(t, err)
	defer f.Close()
	img, err := png.Decode(f)
	require.NoError(t, err)
	out := image.NewRGBA(img.Bounds())
	draw.Draw(out, out.Bounds(), img, img.Bounds().Min, draw.Src)
	return out
}

// TestAnotherGraphicsCardIsNotSeen proves that a picture is the same one where
// another graphics card has drawn it.
func TestAnotherGraphicsCardIsNotSeen(t *testing.T) {
	th := designWindow.theme(t)
	defer th.Deallocate()
	for _, name := range []string{"title", "turn-6", "settlement-loan", "results-6"} {
		s := newStudio(t, designWindow, th)
		pictureOf(t, name).set(s)
		shot := s.shoot()
		want := fewShades(reduced(shot, storedScale))
		for what, card := range otherCards {
			assert.NoError(t, sameLook(reduced(drawnElsewhere(shot, card), storedScale), want), "%s, %s", name, what)
		}
	}
}

// thePage gives tests what all scenes have in common.
func scenePage(s app.Scene) *app.Base { return s.(interface{ ThePage() *app.Base }).ThePage() }

// shownAs returns how a picture of the stored scale looks with the controls as
// they are listed now, without the scene listing them anew.
func (s *studio) shownAs(p *app.Base) *image.RGBA {
	quiet := &input.State{Pointer: input.Pointer{Away: true}, Quiet: true}
	p.UI.Update(quiet, s.View(), p.Layers)
	return reduced(s.shoot(), storedScale)
}

// TestAMovedControlIsSeen proves that the comparison is worth something: with
// any control of a scene moved by six pixels, or left out, the picture is
// another.
func TestAMovedControlIsSeen(t *testing.T) {
	th := designWindow.theme(t)
	defer th.Deallocate()
	for _, name := range []string{"title", "settings", "turn-6"} {
		t.Run(name, func(t *testing.T) {
			s := newStudio(t, designWindow, th)
			pictureOf(t, name).set(s)
			p := scenePage(s.Top())
			want := fewShades(s.shownAs(p))
			moved := 0
			for l := range p.Layers {
				for i := range p.Layers[l].Controls {
					c := &p.Layers[l].Controls[i]
					if !isDrawn(c) {
						continue
					}
					before := *c
					c.Box = c.Box.Moved(6, 0)
					assert.Error(t, sameLook(s.shownAs(p), want), "%s stands 6 to the right", c.ID)
					c.Box, c.Widget = before.Box, nil
					assert.Error(t, sameLook(s.shownAs(p), want), "%s is not there", c.ID)
					*c = before
					moved++
				}
			}
			assert.NotZero(t, moved)
			assert.NoError(t, sameLook(s.shownAs(p), want), "everything is as it was")
		})
	}
}

// isDrawn reports whether a control is drawn by itself: others only say what
// the scene has drawn there.
func isDrawn(c *ui.Control) bool {
	switch w := c.Widget.(type) {
	case nil, ui.Scroll:
		return false
	case ui.Custom:
		return w.Paint != nil
	}
	return true
}

// mishaps are what may go wrong with what a scene draws besides its controls.
var mishaps = []struct {
	picture, what string
	happens       func(s *studio)
}{
	{"title", "the sheet hangs lower", func(s *studio) { move(&s.Top().(*title.Title).Boxes.Sheet, 0, 6) }},
	{"title", "a card hangs further left", func(s *studio) { move(&s.Top().(*title.Title).Boxes.Cards[1], -6, 0) }},
	{"title", "a card is gone", func(s *studio) { s.Top().(*title.Title).Boxes.Cards[0] = render.Rect{} }},
	{"turn-6", "the days stand further right", func(s *studio) { move(&s.Top().(*turn.Turn).Layout.Calendar.Grid, 6, 0) }},
	{"turn-6", "the dice lie lower", func(s *studio) { move(&s.Top().(*turn.Turn).Layout.Dice, 0, 6) }},
	{"turn-6", "the card hangs higher", func(s *studio) { move(&s.Top().(*turn.Turn).Layout.Card, 0, -6) }},
	{"turn-6", "the log stands further left", func(s *studio) { move(&s.Top().(*turn.Turn).Layout.Log, -6, 0) }},
	{"turn-6", "a token is gone", func(s *studio) { s.match.Stage.Shown().Players[4].Month = 3 }},
	{"turn-6", "a token stands elsewhere", func(s *studio) { s.match.Stage.Shown().Players[3].Day = 11 }},
	{"turn-6", "the Jackpot is empty", func(s *studio) { s.match.Stage.Shown().Balance[engine.Jackpot] = 0 }},
	{"turn-6", "a player has lent nothing", func(s *studio) { s.match.Stage.Shown().Players[4].Loan = 0 }},
	{"turn-6", "a tile is another", func(s *studio) { s.match.Stage.Shown().Pages[1][1] = engine.Mail1 }},
	{"results-6", "the chart stands lower", func(s *studio) { move(&s.Top().(*results.Results).Boxes.Plot, 0, 6) }},
	{"results-6", "an award is gone", func(s *studio) { s.Top().(*results.Results).Boxes.Awards[0] = render.Rect{} }},
}

func move(r *render.Rect, dx, dy float64) { *r = r.Moved(dx, dy) }

// TestAMishapIsSeen proves the same of what is no control.
func TestAMishapIsSeen(t *testing.T) {
	th := designWindow.theme(t)
	defer th.Deallocate()
	wants := map[string]*image.RGBA{}
	for _, m := range mishaps {
		t.Run(m.picture+" "+m.what, func(t *testing.T) {
			s := newStudio(t, designWindow, th)
			pictureOf(t, m.picture).set(s)
			if wants[m.picture] == nil {
				wants[m.picture] = fewShades(reduced(s.shoot(), storedScale))
				s = newStudio(t, designWindow, th)
				pictureOf(t, m.picture).set(s)
			}
			m.happens(s)
			assert.Error(t, sameLook(reduced(s.shoot(), storedScale), wants[m.picture]))
		})
	}
}
