package sketch

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestPatternsTellSeatsApartWithoutTheirColors compares tokens of one shape, drawn in gray: what
// remains are the patterns.
func TestPatternsTellSeatsApartWithoutTheirColors(t *testing.T) {
	colors := SeatColors
	defer func() { SeatColors = colors }()
	for i := range SeatColors {
		SeatColors[i] = SeatColor{rgb(0x808080), rgb(0x404040)}
	}
	for shape, name := range Shapes {
		for _, size := range []float64{22, 40} { // on a card, on a day
			seen := map[string]int{}
			for seat := range SeatColors {
				face := TokenFace{Color: seat, Shape: shape, Size: size, Patterned: true}
				img := Token(face).Raster(1)
				pixels := fmt.Sprint(img.Pix)
				other, twice := seen[pixels]
				assert.False(t, twice, "%s %g: seats %d and %d look alike", name, size, seat, other)
				seen[pixels] = seat

				face.Patterned = false
				plain := Token(face).Raster(1)
				changed := 0
				for p := 0; p < len(plain.Pix); p += 4 {
					if img.Pix[p] != plain.Pix[p] {
						changed++
					}
					if plain.Pix[p+3] == 0 && img.Pix[p+3] != 0 {
						t.Fatalf("%s: the pattern does not end with the token", name)
					}
				}
				if seat != 5 { // black is plain
					assert.Greater(t, changed, int(size*size)/20, "%s %g: seat %d", name, size, seat)
				}
			}
		}
	}
}
