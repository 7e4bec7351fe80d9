package inspect

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/outline"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/states"
	"bigpayday/game/ui"
	"bigpayday/render"
)

// States looks at all states of the page of a package: whether every text can be read
// and every control be reached in the windows of [scenetest.LayoutWindows], whether texts stand out
// from their ground, whether all of it can be drawn even in a window that is too small,
// whether another language is spoken at once, and whether the page is mirrored for left
// hands. The package's TestMain has to call [e2e.Main].
func States(t *testing.T, page string) {
	t.Helper()
	require.NotEmpty(t, states.Of(page), "package %s has no states", page)
	themes := scenetest.Themes{}
	t.Cleanup(themes.Deallocate)
	for _, state := range states.Of(page) {
		t.Run(state.Name, func(t *testing.T) {
			c := &checker{t: t, page: page, state: state, themes: themes}
			c.layouts(false)
			if c.named {
				c.layouts(true)
			}
			c.mirror()
			if !slices.Contains(strewn, state.Name) {
				t.Run("contrast", c.contrast)
			}
			t.Run("small", c.small)
		})
	}
}

// checker checks one state.
type checker struct {
	t      *testing.T
	page   string
	state  states.State
	themes scenetest.Themes
	// s shows the state; it is nil where it has to be brought about. It can be shown in
	// another window: at rest with the time that a page needs for that, and where something
	// moves while no time passes. One in which something is pointed at is brought about anew.
	s      *scenetest.Studio
	atRest bool
	// named says that names of players are on the page.
	named bool
}

// in returns the state in a window.
func (c *checker) in(w scenetest.Window) *scenetest.Studio {
	if c.s == nil || c.s.Window.LongNames != w.LongNames || !c.s.In.Pointer.Away {
		// The language is set and hands are swapped while the page is shown.
		first := w
		first.Language, first.LeftHanded = "", false
		c.s = scenetest.NewSharing(c.t, first, c.themes)
		c.state.Set(c.s)
		c.named = c.s.NamesPlayers()
		if w != first {
			c.s.Become(w)
		}
		return c.s
	}
	if c.atRest {
		c.s.Become(w)
	} else {
		c.s.BecomeAtOnce(w)
	}
	return c.s
}

// settle notes whether the state stays as it is when time passes.
func (c *checker) settle() {
	if c.atRest = c.s.Rests(); !c.atRest {
		c.s = nil // that time has passed
	}
}

// readOut checks that each part of what a screen reader reads is another one.
func (c *checker) readOut(s *scenetest.Studio) {
	read := map[string]bool{}
	outline.Each(s.App.Outline(), func(i *outline.Item) {
		if read[i.Key] {
			c.t.Errorf("%q is read out twice", i.Key)
		}
		read[i.Key] = true
	})
}

// layouts checks texts and controls in all windows.
func (c *checker) layouts(long bool) {
	for i, w := range scenetest.LayoutWindows(long) {
		s := c.in(w)
		marks := s.Record()
		for _, fault := range append(ControlFaults(scenetest.Page(s.Top())), TextFaults(marks, s.OpenPages()...)...) {
			if w.Language != scenetest.Pseudo || !slices.ContainsFunc(decoration, func(text string) bool { return strings.Contains(fault, text) }) {
				c.t.Errorf("%s: %s", w, fault)
			}
		}
		if w.Language == scenetest.Pseudo && !saysWhatItWasAsked(s.Top()) && !slices.Contains(saidForAMoment, c.state.Name) {
			for _, text := range leftInEnglish(s, marks) {
				c.t.Errorf("%s: %q is still in English", w, text)
			}
		}
		if i == 0 {
			c.readOut(s)
			c.settle()
		}
	}
}

// saysWhatItWasAsked reports whether a page goes on saying what it was opened with.
func saysWhatItWasAsked(s app.Scene) bool { _, dialog := s.(*app.Dialog); return dialog }

// decoration are texts that nobody needs to read to their end: of the Deal that hangs on the
// wall of the title.
var decoration = []string{"ÑŇôöôödlêé Fääctô"}

// onBoards are the beginnings of the ids of controls that lie on boards, or on a book, which
// read the same way for both hands, or on a slip that stands beside what it speaks of there.
var onBoards = []string{"day-", "region-", "seat-", "token-", "pile-", "jackpot", "pot", "lesson-", "page-", "link-", "edition-", "chapter-", "lengths"}

// readInOrder are the beginnings of the ids of controls that are read in one direction: throws
// and numbers in their order, and the amounts that are set on the ledger.
var readInOrder = []string{"ahead-", "number-", "amount", "savings"}

// mirror checks that for left hands each control stands where it is seen in a mirror.
func (c *checker) mirror() {
	left := scenetest.DesignWindow
	left.LeftHanded = true
	right := c.boxes(scenetest.DesignWindow)
	for id, box := range c.boxes(left) {
		was, ok := right[id]
		begins := func(begin string) bool { return strings.HasPrefix(string(id), begin) }
		if !ok || slices.ContainsFunc(onBoards, begins) || slices.ContainsFunc(readInOrder, begins) {
			continue
		}
		if want := left.Width - was.Right(); math.Abs(box.X-want) > 2 {
			c.t.Errorf("%s is at %s, and for left hands at %s: in a mirror it would be at %.0f", id, roundedRect(was), roundedRect(box), want)
		}
	}
}

// boxes returns where the controls of the page on top are in a window.
func (c *checker) boxes(w scenetest.Window) map[ui.ID]render.Rect {
	found := map[ui.ID]render.Rect{}
	for _, layer := range scenetest.Page(c.in(w).Top()).Layers {
		for i := range layer.Controls {
			found[layer.Controls[i].ID] = layer.Controls[i].Box
		}
	}
	return found
}

// contrast checks whether every text stands out from its ground.
func (c *checker) contrast(t *testing.T) {
	in := []scenetest.Window{scenetest.DesignWindow}
	if slices.Contains(alsoInHighContrast, c.state.Name) {
		high := scenetest.DesignWindow
		high.HighContrast = true
		in = append(in, high)
	}
	for _, w := range in {
		s := c.in(w)
		s.T = t
		img := s.Screenshot()
		// With another theme all is painted once more.
		s.Theme = c.themes.Of(w, s.Skin, 1)
		s.Tick()
		for _, fault := range ContrastFaults(img, s.View(), s.Record()) {
			t.Errorf("%s: %s", w, fault)
		}
		s.T = c.t
		if !c.atRest {
			c.s = nil // a moment has passed
		}
	}
}

// strewn are states in which something flies over texts, or throws its shadow on them.
var strewn = []string{"turn-tip", "jackpot", "jackpot-empty", "sold", "sold-loss", "sold-small", "pay-day", "pay-day-small", "card-drawn", "card-drawn-small", "deal-drawn", "map-region", "map-out", "winner-2", "winner-6", "winner-debt", "winner-tie", "conquest-winner-6"}

// alsoInHighContrast are the states whose contrast is checked in high contrast, too.
var alsoInHighContrast = []string{"title", "settings", "setup-6", "turn-6", "settlement-loan", "results-6", "conquest-results-6"}

// small brings the state about and draws it in a window that is too small for it.
func (c *checker) small(t *testing.T) {
	s := scenetest.NewSharing(t, scenetest.Window{Width: 320, Height: 240, Scale: 1, TextScale: 200}, c.themes)
	c.state.Set(s)
	s.Screenshot()
}
