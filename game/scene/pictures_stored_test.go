package scene

import (
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/ui"
	"bigpayday/input"
)

// storedPictures lists the pictures that are kept in testdata and compared.
var storedPictures = []string{}

const storedFolder = "testdata/pictures"

// TestStoredPictures compares some scenes with how they are meant to look. With
// UPDATE_PICTURES=1 it writes how they look now instead: look at them before
// you keep them. Where a scene looks different, three pictures of it are
// written to build/pictures.
func TestStoredPictures(t *testing.T) {
	th := designWindow.theme(t)
	defer th.Deallocate()
	for _, name := range storedPictures {
		t.Run(name, func(t *testing.T) {
			s := newStudio(t, designWindow, th)
			pictureOf(t, name).set(s)
			got := reduced(s.shoot(), storedScale)
			if os.Getenv("UPDATE_PICTURES") == "1" {
				require.NoError(t, writePNG(filepath.Join(storedFolder, name+".png"), got))
				return
			}
			compareStored(t, name, got)
		})
	}
}

// compareStored fails the test if a picture does not look like the stored one of that
// name.
func compareStored(t *testing.T, name string, got *image.RGBA) {
	t.Helper()
	want := readPNG(t, filepath.Join(storedFolder, name+".png"))
	err := sameLook(got, want)
	if err == nil {
		return
	}
	to := filepath.Join("..", "..", "build", "pictures")
	for which, img := range map[string]image.Image{"got": got, "want": want, "diff": difference(got, want)} {
		file := filepath.Join(to, name+"-"+which+".png")
		if !assert.NoError(t, writePNG(file, img)) {
			return
		}
	}
	t.Errorf("%s looks different: %v. See %s", name, err, filepath.Join(to, name+"-{got,want,diff}.png"))
}

func readPNG(t *testing.T, file string) *image.RGBA {
	t.Helper()
	f, err := os.Open(file)
	require.NoError(t, err)
	defer f.Close()
	img, err := png.Decode(f)
	require.NoError(t, err)
	out := image.NewRGBA(img.Bounds())
	draw.Draw(out, out.Bounds(), img, img.Bounds().Min, draw.Src)
	return out
}

// thePage gives tests what all scenes have in common.
func (p *page) thePage() *page { return p }

func scenePage(s Scene) *page { return s.(interface{ thePage() *page }).thePage() }

// TestAMovedElementIsSeen proves that the comparison is worth something: with
// any control of a scene moved a little, or left out, the picture is another.
func TestAMovedElementIsSeen(t *testing.T) {
	const name = "title"
	th := designWindow.theme(t)
	defer th.Deallocate()
	s := newStudio(t, designWindow, th)
	pictureOf(t, name).set(s)
	want := reduced(s.shoot(), storedScale)
	p := scenePage(s.Top())
	require.NotEmpty(t, p.layers)
	quiet := &input.State{Pointer: input.Pointer{Away: true}, Quiet: true}
	show := func() *image.RGBA {
		p.hand.Update(quiet, s.View(), p.layers)
		return reduced(s.shoot(), storedScale)
	}
	moved := 0
	for l := range p.layers {
		for i := range p.layers[l].Controls {
			c := &p.layers[l].Controls[i]
			before := *c
			if _, scrolls := c.Widget.(ui.Scroll); scrolls || c.Widget == nil {
				continue
			}
			c.Box = c.Box.Moved(3, 0)
			assert.Error(t, sameLook(show(), want), "%s stands 3 to the right", c.ID)
			c.Box, c.Widget = before.Box, nil
			assert.Error(t, sameLook(show(), want), "%s is not there", c.ID)
			*c = before
			moved++
		}
	}
	assert.NotZero(t, moved)
	assert.NoError(t, sameLook(show(), want), "everything is as it was")
}
