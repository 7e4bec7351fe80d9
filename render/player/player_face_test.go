package player

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/render"
	"bigpayday/render/faces"
	"bigpayday/render/rendertest"
)

// headTexts draws a card and returns the lines of text above its first figures, without
// its tab.
func headTexts(th *render.Theme, r render.Rect, k PlayerCard) (lines []render.TextLine) {
	th.SetRecorder(&render.Recorder{
		Text: func(l render.TextLine) {
			if l.Text != k.Tab && l.Box.CenterY() < r.Y+layoutOf(th, r).head {
				lines = append(lines, l)
			}
		},
		Ground: func(_, _ render.Rect) {},
	})
	defer th.SetRecorder(nil)
	dst := ebiten.NewImage(300, 200)
	PlayerLight(th, dst, r, k)
	DrawPlayerCard(th, dst, r, k, render.State{})
	PlayerFace(th, dst, r, k, faces.Frame{}, render.State{})
	return lines
}

func TestANameBesideAFaceCanBeRead(t *testing.T) {
	for _, compact := range []bool{false, true} {
		for _, textScale := range []float64{1, 1.3, 1.5, 2} {
			th := rendertest.Theme(t, render.View{W: 1280, H: 800, Scale: 1, Compact: compact}, textScale)
			w, h := PlayerSize(th)
			r := render.Rect{X: 40, Y: 60, W: w, H: h}
			for _, name := range []string{"Mom", "Grandma", "Audit-31", "Computer 2", "Maximilian"} {
				for _, marks := range [][2]string{{"", ""}, {"Your turn", ""}, {"", "M 12"}, {"Du bist dran", "M 3"}} {
					k := PlayerCard{Name: name, Sub: "Human", Tab: marks[0], Rank: marks[1], Face: render.Character{ID: "theo"}}
					why := fmt.Sprintf("%s, tab %q, rank %q, text %g, compact %v", name, k.Tab, k.Rank, textScale, compact)
					at := layoutOf(th, r).headOf(&k, w)
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
	th := rendertest.Theme(t, render.NewView(1280, 800, 1), 1)
	k := PlayerCard{Name: "Mom", Tab: "Your turn"}
	at := fullPlayer.headOf(&k, 200)
	assert.Equal(t, fullPlayer.plate, at.plate)
	assert.True(t, at.token.Empty())
	assert.Zero(t, th.CountDrawCalls(func() {
		dst := ebiten.NewImage(10, 10)
		PlayerFace(th, dst, render.Rect{X: 0, Y: 0, W: 200, H: 122}, k, faces.Frame{}, render.State{})
		PlayerLight(th, dst, render.Rect{X: 0, Y: 0, W: 200, H: 122}, k)
	}))
}

func TestTheFaceOfTheActiveSeatIsLarger(t *testing.T) {
	for _, v := range []render.View{render.NewView(1280, 800, 1), render.NewView(960, 600, 1)} {
		resting, active := PlayerFaceSizes(rendertest.Theme(t, v, 1))
		assert.Greater(t, active, resting*1.2)
	}
}
