package pictures

import (
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/app"
	"bigpayday/game/e2e"
	"bigpayday/game/scene/scenetest"
	"bigpayday/input"
)

// StoredFile is where the picture of a state is kept.
func StoredFile(w scenetest.Window, name string) string {
	return filepath.Join("testdata", "pictures", w.String(), name+".png")
}

// CompareStored fails the test if a picture does not look like the stored one.
func CompareStored(t *testing.T, w scenetest.Window, name string, got *image.RGBA) {
	t.Helper()
	want := readPNG(t, StoredFile(w, name))
	err := Compare(got, want)
	if err == nil {
		return
	}
	to := filepath.Join("..", "..", "build", "pictures", "different", w.String())
	for which, img := range map[string]image.Image{"got": got, "want": want, "diff": diff(got, want)} {
		if !assert.NoError(t, e2e.WritePNG(filepath.Join(to, name+"-"+which+".png"), img)) {
			return
		}
	}
	t.Errorf("%s looks different: %v. See %s. If it is meant to, run make pictures-stored", name, err,
		filepath.Join(to, name+"-{got,want,diff}.png"))
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

// ShownAs returns how a picture of the stored scale looks with the controls as
// they are listed now, without the scene listing them anew.
func ShownAs(s *scenetest.Studio, p *app.Base) *image.RGBA {
	quiet := &input.State{Pointer: input.Pointer{Away: true}, Idle: true}
	p.UI.Update(quiet, s.View(), p.Layers)
	return Reduce(s.Screenshot(), StoredScale)
}
