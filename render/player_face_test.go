package render

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/render/faces"
)

// headTexts draws a card and returns the lines of text above its first figures, without
// its tab.
func headTexts(th *Theme, r Rect, k PlayerCard) (lines []TextLine) {
	th.SetRecorder(&Recorder{
		Text: func(l TextLine) {
			if l.Text != k.Tab && l.Box.CenterY() < r.Y+th.playerLayout(r).head {
				lines = append(lines, l)
			}
		},
		Ground: func(_, _ Rect) {},
	})
	defer th.SetRecorder(nil)
	dst := ebiten.NewImage(300, 200)
	th.PlayerLight(dst, r, k)
	th.PlayerCard(dst, r, k, State{})
	th.PlayerFace(dst, r, k, faces.Frame{}, State{})
	return lines
}

func TestANameBesideAFaceCanBeRead(t *testing.T) {
	for _, compact := range []bool{false, true} {
		for _, textScale := range []float64{1, 1.3, 1.5, 2} {
			th := themeFor(t, View{W: 1280, H: 800, Scale: 1, Compact: compact}, textScale)
			w, h := th.PlayerSize()
			r := Rect{40, 60, w, h}
			for _, name := range []string{"Mom", "Grandma", "Audit-31", "Computer 2", "Maximilian"} {
				for _, marks := range [][2]string{{"", ""}, {"Your turn", ""}, {"", "M 12"}, {"Du bist dran", "M 3"}} {
					k := PlayerCard{Name: name, Sub: "Human", Tab: marks[0], Rank: marks[1], Face: Character{ID: "theo"}}
					why := fmt.Sprintf("%s, tab %q, rank %q, text %g, compact %v", name, k.Tab, k.Rank, textScale, compact)
					at := th.playerLayout(r).headOf(&k, w)
					read := ""
					for _, l := range headTexts(th, r, k) {
						assert.False(t, l.Box.Overlaps(at.plate.Moved(r.X, r.Y)), "%s: %q lies on the face", why, l.Text)
						assert.False(t, !at.token.Empty() && l.Box.Overlaps(at.token.Moved(r.X, r.Y)), "%s: %q lies on the token", why, l.Text)
						assert.LessOrEqual(t, l.Box.Right(), r.Right(), why)
						assert.GreaterOrEqual(t, l.Size, 9., why)
						if l.Text != k.Rank && l.Text != k.Sub {
							read += l.Text
						}
					}
					plain := strings.NewReplacer("-", "", " ", "", "\u00ad", "", "\u2060", "")
					assert.Equal(t, plain.Replace(name), plain.Replace(read), why)
				}
			}
		}
	}
}

// Who has no character yet must see what they saw before.
func TestACardWithoutAFaceShowsTheTokenInItsPlace(t *testing.T) {
	th := themeFor(t, NewView(1280, 800, 1), 1)
	k := PlayerCard{Name: "Mom", Tab: "Your turn"}
	at := fullPlayer.headOf(&k, 200)
	assert.Equal(t, fullPlayer.plate, at.plate)
	assert.True(t, at.token.Empty())
	assert.Zero(t, th.CountDrawCalls(func() {
		dst := ebiten.NewImage(10, 10)
		th.PlayerFace(dst, Rect{0, 0, 200, 122}, k, faces.Frame{}, State{})
		th.PlayerLight(dst, Rect{0, 0, 200, 122}, k)
	}))
}

func TestTheFaceOfTheActiveSeatIsLarger(t *testing.T) {
	for _, v := range []View{NewView(1280, 800, 1), NewView(960, 600, 1)} {
		resting, active := themeFor(t, v, 1).PlayerFaceSizes()
		assert.Greater(t, active, resting*1.2)
	}
}
