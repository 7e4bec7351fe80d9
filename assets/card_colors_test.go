package assets

import (
	"image/color"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// paint is a color of a drawing.
var paint = regexp.MustCompile(`#[0-9A-Fa-f]{6}\b`)

// The shades of one color count once; ink, paper and gray are no colors.
func TestEveryCardIsDrawnInTwoToSixColors(t *testing.T) {
	cards := 0
	for _, name := range ArtNames() {
		if !strings.HasPrefix(name, "cards/") {
			continue
		}
		cards++
		svg, ok := Art(name)
		require.True(t, ok, name)
		found := map[string]bool{}
		for _, code := range paint.FindAllString(string(svg), -1) {
			if called := colorName(t, code); called != "" {
				found[called] = true
			}
		}
		assert.True(t, len(found) >= 2 && len(found) <= 6, "%s: %v", name, found)
	}
	assert.GreaterOrEqual(t, cards, 300)
}

// colorName returns what one would call a color, "" for ink, paper and gray.
func colorName(t *testing.T, code string) string {
	t.Helper()
	rgb, err := strconv.ParseUint(code[1:], 16, 32)
	require.NoError(t, err)
	c := color.RGBA{R: uint8(rgb >> 16), G: uint8(rgb >> 8), B: uint8(rgb)}
	r, g, b := float64(c.R)/255, float64(c.G)/255, float64(c.B)/255
	high, low := max(r, g, b), min(r, g, b)
	strength, lightness := high-low, (high+low)/2
	if lightness < .2 || lightness > .86 || strength < .1 || strength < .12 && lightness < .5 {
		return ""
	}
	var hue float64 // 0 to 360, red at 0
	switch high {
	case r:
		hue = (g - b) / strength
	case g:
		hue = (b-r)/strength + 2
	default:
		hue = (r-g)/strength + 4
	}
	if hue *= 60; hue < 0 {
		hue += 360
	}
	switch {
	case hue < 18 || hue >= 335:
		return "red"
	case hue < 48 && (lightness < .5 || strength < .45):
		return "brown"
	case hue < 48:
		return "orange"
	case hue < 70:
		return "yellow"
	case hue < 165:
		return "green"
	case hue < 200:
		return "teal"
	case hue < 255:
		return "blue"
	}
	return "purple"
}
