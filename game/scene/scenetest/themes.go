package scenetest

import "bigpayday/render"

// Themes are the themes that the states of a page share.
type Themes map[themeKey]*render.Theme

type themeKey struct {
	width, height, scale float64
	text                 int
	contrast, patterns   bool
	// Images hold words and the skin of an edition.
	language string
	skin     string
	n        int
}

// Of returns the n-th theme for a window in the skin of an edition.
func (ts Themes) Of(w Window, skin string, n int) *render.Theme {
	k := themeKey{w.Width, w.Height, w.Scale, w.TextScale, w.HighContrast, w.SeatPatterns, w.Language, skin, n}
	if t, ok := ts[k]; ok {
		return t
	}
	t, err := w.theme(skin)
	if err != nil {
		panic(err)
	}
	ts[k] = t
	return t
}

// Deallocate frees all of them.
func (ts Themes) Deallocate() {
	for _, t := range ts {
		t.Deallocate()
	}
	clear(ts)
}
