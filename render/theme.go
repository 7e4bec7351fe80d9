package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render/palette"
)

// Theme is everything that pieces are drawn with in one window: palette, type
// and the images made so far at its scale. When the window's scale, the text
// size or the contrast changes, the game makes a new theme and calls
// [Theme.Deallocate] on the old one; nothing in a theme is ever adapted.
//
// A theme belongs to the goroutine that draws.
type Theme struct {
	View View
	// TextScale multiplies every size of type, 1 to 2. On a telephone it is more than what is set.
	TextScale float64
	// HighContrast says that the palette is the one of high contrast.
	HighContrast bool
	// SeatPatterns draws a pattern on the color of each seat. It is set before anything is drawn.
	SeatPatterns bool
	Palette      palette.Palette

	Skin *palette.Skin

	setter  *typesetter
	Shapes  *shaper
	Arts    *artCache
	imageOp ebiten.DrawImageOptions
	// rehearsal is how far [Theme.Rehearse] has come.
	rehearsal rehearsal
	// cramped says that there is less room than type and fingers want on a telephone.
	cramped bool
	// others are those that [Theme.Larger] has returned.
	others map[float64]*Theme
}

// NewTheme returns a theme for the view in the skin of the game itself. Text
// scales outside 1 to 2 count as the nearest of them. The error says which of the
// embedded typefaces could not be read; no theme exists then.
func NewTheme(v View, textScale float64, highContrast bool) (*Theme, error) {
	return NewThemeOf("", v, textScale, highContrast)
}

// NewThemeOf is [NewTheme] in the skin of an edition or game with an id, "" for the first.
func NewThemeOf(skin string, v View, textScale float64, highContrast bool) (*Theme, error) {
	look := palette.SkinOf(skin)
	faces, err := typefacesOf(look)
	if err != nil {
		return nil, err
	}
	t := &Theme{
		View:         v,
		TextScale:    v.typeScale(textScale),
		HighContrast: highContrast,
		Palette:      palette.NewPalette(skin, highContrast),
		Skin:         look,
		setter:       &typesetter{}, Shapes: &shaper{}, Arts: &artCache{},
	}
	t.setter.init(faces)
	if err := t.Shapes.init(); err != nil {
		return nil, err
	}
	return t, nil
}

// Larger returns a theme whose type is k times as large as the text scale says:
// for a page that has room for that in a window that others fill, or below 1 for
// one that lacks it. For each k it is the same one. It shares all images with t,
// and must not be used after that is deallocated.
func (t *Theme) Larger(k float64) *Theme {
	if k == 1 {
		return t
	}
	if got, ok := t.others[k]; ok {
		return got
	}
	large := *t
	large.TextScale *= k
	large.cramped = t.cramped || k < 1
	large.others = nil
	if t.others == nil {
		t.others = map[float64]*Theme{}
	}
	t.others[k] = &large
	return &large
}

// Lettered returns a theme in which headlines and what is written by hand are in the type of the
// edition with an id, for what is printed with it in the room of another one: the cover of a box.
// It shares all images with t, as [Theme.Larger] does.
func (t *Theme) Lettered(skin string) *Theme {
	faces, err := typefacesOf(palette.SkinOf(skin))
	if err != nil {
		return t
	}
	other := *t
	other.setter, other.others = &typesetter{}, nil
	other.setter.init(faces)
	return &other
}

// Deallocate frees the theme's images. The theme must not be used afterwards.
func (t *Theme) Deallocate() {
	t.Arts.deallocate()
	t.Shapes.deallocate()
}

// Matches reports whether a theme made now for these settings would draw the
// same as t: same scale, text size and contrast. Two views of one scale differ
// only in size, which the pieces are told anyway.
func (t *Theme) Matches(v View, textScale float64, highContrast bool) bool {
	return t.View.Scale == v.Scale && t.View.Compact == v.Compact &&
		t.TextScale == v.typeScale(textScale) && t.HighContrast == highContrast
}

// UsesSkin reports whether t has the skin of an edition. Editions that look the
// same need no theme of their own.
func (t *Theme) UsesSkin(skin string) bool { return t.Skin == palette.SkinOf(skin) }

// Legible returns a style as it is on a page: on a telephone no smaller than can be read there with
// ease, as long as there is room for that.
func (t *Theme) Legible(st Style) Style {
	if t.View.Point > 0 && !t.cramped {
		st.Size = max(st.Size, phoneLeast)
	}
	return st
}

// LargeTypeFrom is the text scale from which narrow pieces show less, so that
// their type can grow.
const LargeTypeFrom = 1.5

// LargeType reports whether type is so large that narrow pieces show less of it:
// tiles their short names, player cards signs for labels.
func (t *Theme) LargeType() bool { return t.TextScale >= LargeTypeFrom }

// Round returns the radius of a corner of paper: the piece's own, or the most
// that the edition has.
func (t *Theme) Round(radius float64) float64 {
	if t.Skin.Corner > 0 {
		return min(radius, t.Skin.Corner)
	}
	return radius
}
