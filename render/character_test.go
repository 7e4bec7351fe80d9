package render

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/render/faces"
	"bigpayday/render/palette"
	"bigpayday/render/sketch"
)

// sixFaces are those of six seats on cards, in a size.
func sixFaces(size float64) (all []WantedFace) {
	for seat := range palette.SeatColor(MaxSeats) {
		all = append(all, WantedFace{Character{ID: sketch.Characters[seat], Seat: seat}, size, true})
	}
	return all
}

func TestSixFacesTakeLittleMemory(t *testing.T) {
	const most = 20 << 20 // bytes
	for _, scale := range []float64{.75, 1, 1.5, 2, 3} {
		th := themeFor(t, NewView(1280, 800, scale), 1)
		for _, size := range []float64{84, 114, 420} {
			for !th.PrewarmFaces(sixFaces(size), time.Hour) {
			}
			assert.Less(t, 4*th.Arts.busts.pixels, most, "scale %g", scale)
			t.Logf("scale %g, up to size %g: %d pictures, %.1f MB", scale, size, len(th.Arts.busts.kept), float64(4*th.Arts.busts.pixels)/(1<<20))
		}
		total := 0
		for _, q := range th.Arts.busts.kept {
			s := q.Img.Bounds().Size()
			total += s.X * s.Y
		}
		assert.Equal(t, total, th.Arts.busts.pixels)
	}
}

func TestWhatWasPrewarmedIsNotDrawnAgain(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	require.True(t, th.PrewarmFaces(sixFaces(84), time.Hour))
	made := len(th.Arts.busts.kept)
	dst := ebiten.NewImage(100, 100)
	for seat := range palette.SeatColor(MaxSeats) {
		c := Character{ID: sketch.Characters[seat], Seat: seat}
		for _, f := range faces.Usual {
			th.Pen(dst).DrawBust(c, faces.Frame{Features: f}, Stance{X: 50, Foot: 90, Size: 84}, true)
		}
	}
	assert.Len(t, th.Arts.busts.kept, made)
}

func TestAPrewarmOfFacesComesToAnEndInSmallSteps(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	for _, size := range []float64{420, 84, 480} { // the large ones have no room for all
		all := sixFaces(size)
		for i, before := 0, len(th.Arts.busts.kept); !th.PrewarmFaces(all, 0); i++ {
			require.Less(t, i, len(all)*len(faces.Usual))
			assert.LessOrEqual(t, len(th.Arts.busts.kept), before+1)
			before = len(th.Arts.busts.kept)
		}
		for _, w := range all {
			assert.True(t, th.Arts.busts.has(th.face(w.Character, faces.Features{}, size, true)), "%s at %g", w.ID, size)
		}
	}
}

// The face that is shown must stay even where the others had to go.
func TestFacesThatAreShownStayInMemory(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 2), 1)
	shown := th.face(Character{ID: "otto"}, faces.Features{}, 84, true)
	for _, id := range sketch.Characters {
		for _, f := range faces.Usual {
			th.bustPicture(shown)
			th.bustPicture(th.face(Character{ID: id}, f, 300, false))
		}
	}
	assert.True(t, th.Arts.busts.has(shown))
}

func TestRaisedHandsAreLeftOutWhereThereIsNoRoom(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	c := Character{ID: "theo"}
	triumph, dismay := faces.Features{Expression: faces.Triumphant}, faces.Features{Expression: faces.Dismayed}
	assert.Equal(t, "triumphant", th.face(c, triumph, 60, false).Hands)
	assert.Empty(t, th.face(c, triumph, 59, false).Hands)
	assert.Empty(t, th.face(c, triumph, 84, true).Hands, "on a card")
	assert.Equal(t, "dismayed", th.face(c, dismay, 40, true).Hands, "they lie on the face")
}

func TestACharacterWearsTheColorOfTheirSeat(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	own, _ := sketch.OwnCloth("mei")
	assert.Equal(t, th.Palette.Seats[palette.SeatGreen], th.Cloth(Character{ID: "mei", Seat: palette.SeatGreen}))
	assert.Equal(t, palette.Pair(own), th.Cloth(Character{ID: "mei", Seat: palette.SeatGreen, OwnCloth: true}))
}

func TestNobodyHasNoFace(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	dst := ebiten.NewImage(10, 10)
	assert.NotPanics(t, func() {
		th.Bust(dst, Character{}, faces.Frame{}, 5, 10, 10)
		th.Portrait(dst, Rect{0, 0, 10, 10}, Character{ID: "nobody"}, faces.Frame{})
	})
	assert.True(t, th.PrewarmFaces(make([]WantedFace, 6), 0))
}
