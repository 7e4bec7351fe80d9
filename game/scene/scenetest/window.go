package scenetest

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/render"
)

// LayoutWindows returns the windows whose layouts are looked at, where players have long
// names and large sums or not.
func LayoutWindows(long bool) (out []Window) {
	sizes := [][3]float64{{1280, 800, 1}, {960, 600, 1}, {1366, 768, 1}, {2560, 1080, 1}}
	for _, size := range sizes {
		for _, text := range []int{100, 150, 200} {
			out = append(out, Window{Width: size[0], Height: size[1], Scale: size[2], TextScale: text, LongNames: long})
		}
	}
	if long {
		return out
	}
	upright := Window{Width: 800, Height: 1280, Scale: 1, TextScale: 100}
	// Larger windows of these shapes, and finer screens, have the same page: its type is set
	// closer to the sizes that were asked for, as there are more pixels to a step of it.
	for _, size := range [][3]float64{{1280, 800, 2}, {1920, 1080, 1}, {3840, 2160, 1}} {
		out = append(out, Window{Width: size[0], Height: size[1], Scale: size[2], TextScale: 200})
	}
	// Small and upright windows.
	for _, size := range [][3]float64{{844, 390, 2}, {390, 844, 3}, {640, 480, 1}} {
		out = append(out, Window{Width: size[0], Height: size[1], Scale: size[2], TextScale: 100})
	}
	out = append(out, upright)
	for _, w := range []Window{DesignWindow, CompactWindow} {
		w.LeftHanded = true
		out = append(out, w)
	}
	for _, spoken := range []struct {
		language string
		in       []Window
	}{
		{"de", []Window{DesignWindow, CompactWindow}}, {"es", []Window{DesignWindow, CompactWindow}},
		{Pseudo, []Window{DesignWindow, CompactWindow, upright}},
	} {
		for _, w := range spoken.in {
			w.Language = spoken.language
			out = append(out, w)
		}
	}
	return out
}

// CompactWindow is the small window that the design was drawn in.
var CompactWindow = Window{Width: 960, Height: 600, Scale: 1, TextScale: 100}

// PatternsWindow is one in which the colors of the seats have patterns.
var PatternsWindow = Window{Width: 1280, Height: 800, Scale: 1, TextScale: 100, SeatPatterns: true}

// Window is a window that scenes are looked at in.
type Window struct {
	// Width and Height are its size in pixels as the system counts them, Scale is how
	// many device pixels one of them takes.
	Width, Height, Scale float64
	// TextScale is the size of the text in percent.
	TextScale    int
	HighContrast bool
	// SeatPatterns says that the colors of the seats have patterns.
	SeatPatterns bool
	// LongNames says that players have long names and large sums.
	LongNames bool
	// Language is the language tag, "" for English and [Pseudo] for one that is longer.
	Language string
	// LeftHanded says that the pages are mirrored.
	LeftHanded bool
}

// String returns what folders of pictures are called.
func (w Window) String() string {
	name := fmt.Sprintf("%gx%g", w.Width, w.Height)
	if w.Scale != 1 {
		name += fmt.Sprintf("@%g", w.Scale)
	}
	if w.TextScale != 100 {
		name += fmt.Sprintf("-text%d", w.TextScale)
	}
	if w.HighContrast {
		name += "-contrast"
	}
	if w.SeatPatterns {
		name += "-patterns"
	}
	if w.LongNames {
		name += "-long"
	}
	if w.Language != "" {
		name += "-" + w.Language
	}
	if w.LeftHanded {
		name += "-left"
	}
	return name
}

// Theme returns a new theme for the window.
func (w Window) Theme(t testing.TB) *render.Theme {
	t.Helper()
	th, err := w.theme("")
	require.NoError(t, err)
	return th
}

// theme returns a new theme for the window in the skin of an edition.
func (w Window) theme(skin string) (*render.Theme, error) {
	th, err := render.NewThemeOf(skin, render.NewView(w.Width, w.Height, w.Scale), float64(w.TextScale)/100, w.HighContrast)
	if err == nil {
		th.SeatPatterns = w.SeatPatterns
	}
	return th, err
}

// PictureWindows are the windows that "make pictures" draws every state in.
var PictureWindows = []Window{
	{Width: 1280, Height: 800, Scale: 1, TextScale: 100},
	{Width: 1280, Height: 800, Scale: 2, TextScale: 100},
	{Width: 960, Height: 600, Scale: 1, TextScale: 100},
	{Width: 1366, Height: 768, Scale: 1, TextScale: 100},
	{Width: 1920, Height: 1080, Scale: 1, TextScale: 100},
	{Width: 2560, Height: 1080, Scale: 1, TextScale: 100},
	{Width: 3840, Height: 2160, Scale: 1, TextScale: 100},
	{Width: 1280, Height: 800, Scale: 1, TextScale: 150},
	{Width: 1280, Height: 800, Scale: 1, TextScale: 200},
	{Width: 960, Height: 600, Scale: 1, TextScale: 200},
	{Width: 1280, Height: 800, Scale: 1, TextScale: 100, HighContrast: true},
	PatternsWindow,
	{Width: 1280, Height: 800, Scale: 1, TextScale: 100, LongNames: true},
	{Width: 960, Height: 600, Scale: 1, TextScale: 100, LongNames: true},
	{Width: 800, Height: 1280, Scale: 1, TextScale: 100},
	{Width: 844, Height: 390, Scale: 2, TextScale: 100},
	{Width: 390, Height: 844, Scale: 3, TextScale: 100},
	{Width: 640, Height: 480, Scale: 1, TextScale: 100},
	{Width: 1280, Height: 800, Scale: 1, TextScale: 100, Language: "de"},
	{Width: 960, Height: 600, Scale: 1, TextScale: 100, Language: "de"},
	{Width: 1280, Height: 800, Scale: 1, TextScale: 100, Language: "es"},
	{Width: 960, Height: 600, Scale: 1, TextScale: 100, Language: "es"},
	{Width: 1280, Height: 800, Scale: 1, TextScale: 100, Language: Pseudo},
	{Width: 960, Height: 600, Scale: 1, TextScale: 100, Language: Pseudo},
	{Width: 800, Height: 1280, Scale: 1, TextScale: 100, Language: Pseudo},
	{Width: 1280, Height: 800, Scale: 1, TextScale: 100, LeftHanded: true},
}

// DesignWindow is the window that the design was drawn in.
var DesignWindow = PictureWindows[0]

// formWindows and formTexts are what the pages that are forms are laid out for.
var (
	formWindows = [][2]float64{
		{1280, 800}, {960, 600}, {1366, 768}, {1920, 1080}, {2560, 1080}, {3840, 2160}, {1280, 1024}, {1152, 720}, {320, 240}, {400, 900},
	}
	formTexts = []float64{1, 1.25, 1.5, 2}
)

// EachFormTheme calls a test for every window and size of text.
func EachFormTheme(t *testing.T, test func(where string, theme *render.Theme)) {
	t.Helper()
	for _, w := range formWindows {
		for _, k := range formTexts {
			theme, err := render.NewTheme(render.NewView(w[0], w[1], 1), k, false)
			require.NoError(t, err)
			test(fmt.Sprintf("%v x %v, text %v", w[0], w[1], k), theme)
			theme.Deallocate()
		}
	}
}
