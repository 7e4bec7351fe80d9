package assets

import (
	"bytes"
	"regexp"
	"testing"

	"github.com/fyne-io/oksvg"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestEveryArtworkParsesAndBeginsAtTheOrigin(t *testing.T) {
	names := ArtNames()
	require.NotEmpty(t, names)
	for _, name := range names {
		b, ok := Art(name)
		require.True(t, ok, name)
		icon, err := oksvg.ReadIconStream(bytes.NewReader(b), oksvg.StrictErrorMode)
		require.NoError(t, err, name)
		assert.Zero(t, icon.ViewBox.X, name)
		assert.Zero(t, icon.ViewBox.Y, name)
		assert.Positive(t, icon.ViewBox.W, name)
		assert.Positive(t, icon.ViewBox.H, name)
		assert.NotEmpty(t, icon.SVGPaths, name)
	}
}

// The rasteriser leaves stroke widths alone inside a scaled group and rounds a
// corner only when it is given both radii.
func TestNoArtworkUsesWhatTheRasteriserCannotDo(t *testing.T) {
	scaled := regexp.MustCompile(`scale\(([^)]*)\)`)
	oneRadius := regexp.MustCompile(`<rect[^>]*\brx="[^"]*"(?:[^>]*)>`)
	for _, name := range ArtNames() {
		b, _ := Art(name)
		s := string(b)
		for _, m := range scaled.FindAllStringSubmatch(s, -1) {
			assert.Equal(t, "-1 1", m[1], "%s: only mirroring leaves strokes as they are", name)
		}
		for _, m := range oneRadius.FindAllString(s, -1) {
			assert.Contains(t, m, ` ry="`, name)
		}
		assert.NotContains(t, s, "<text", name)
		assert.NotContains(t, s, "filter", name)
	}
}

func TestUnknownArtworkIsRefused(t *testing.T) {
	_, ok := Art("no-such-piece")
	assert.False(t, ok)
	_, ok = Art("../assets")
	assert.False(t, ok)
}
