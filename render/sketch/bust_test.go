package sketch

import (
	"fmt"
	"image"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/assets"
)

// expressions are what a face can show.
var expressions = [...]string{"neutral", "happy", "dismayed", "scheming", "triumphant"}

// everybody are all characters that have a face.
func everybody() []string { return append(Characters[:], Buyer, Teller, Auctioneer) }

// bust is a character with one expression.
func bust(character, expression string, size float64) *image.RGBA {
	return Bust(BustFace{Character: character, Eyes: expression, Mouth: expression, Hands: expression, Size: size}).Raster(1)
}

// has reports whether a picture has pixels of a colour.
func has(img *image.RGBA, c SeatColor) (face, edge int) {
	for i := 0; i < len(img.Pix); i += 4 {
		switch [4]uint8(img.Pix[i : i+4]) {
		case [4]uint8{c.Face.R, c.Face.G, c.Face.B, 255}:
			face++
		case [4]uint8{c.Edge.R, c.Edge.G, c.Edge.B, 255}:
			edge++
		}
	}
	return face, edge
}

func TestEveryCharacterHasAllPartsOfAFace(t *testing.T) {
	for _, c := range everybody() {
		parts := []string{"base", "over", "eyes-closed", "mouth-talk1", "mouth-talk2", "hands-dismayed", "hands-scheming", "hands-triumphant"}
		for _, e := range expressions {
			parts = append(parts, "eyes-"+e, "mouth-"+e)
		}
		for _, p := range parts {
			_, ok := assets.Art("faces/" + c + "-" + p)
			assert.True(t, ok, "%s has no %s", c, p)
		}
		own, ok := OwnCloth(c)
		assert.True(t, ok && own.Face.A > 0 && own.Edge.A > 0, "%s has no cloth", c)
	}
}

// What is told by faces must be seen in the size in which they stand on cards.
func TestExpressionsOfAFaceDifferOnACard(t *testing.T) {
	for _, c := range everybody() {
		for i, a := range expressions {
			for _, b := range expressions[i+1:] {
				sum, x, y := 0, bust(c, a, 56), bust(c, b, 56)
				for j := range x.Pix {
					d := int(x.Pix[j]) - int(y.Pix[j])
					sum += max(d, -d)
				}
				assert.Greater(t, sum/255, 50, "%s: %s and %s look alike", c, a, b)
			}
		}
	}
}

func TestCharactersWearTheColorOfTheirSeat(t *testing.T) {
	for _, c := range everybody() {
		for i, seat := range SeatColors {
			worn := Bust(BustFace{Character: c, Eyes: "neutral", Mouth: "neutral", Cloth: seat, Size: 160}).Raster(1)
			face, _ := has(worn, seat)
			assert.Greater(t, face, 60, "%s wears nothing of seat %d", c, i)
			face, edge := has(worn, SeatColor{clothOfArt, shadeOfArt})
			assert.Zero(t, face+edge, "%s: the colour of the artwork shines through", c)
		}
		own, _ := OwnCloth(c)
		face, _ := has(bust(c, "neutral", 160), own)
		assert.Greater(t, face, 60, "%s does not wear their own colour", c)
	}
}

func TestAFaceThatNobodyHasIsEmpty(t *testing.T) {
	require.Zero(t, ink(bust("nobody", "happy", 40)))
}

func BenchmarkBust(b *testing.B) {
	for _, size := range []float64{84, 114, 420} {
		b.Run(fmt.Sprint(size), func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				bust(Characters[i%len(Characters)], expressions[i%len(expressions)], size)
			}
		})
	}
}
