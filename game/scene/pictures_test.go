package scene

import (
	"image"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/assert"

	"bigpayday/game/e2e"
)

// The windows that "make pictures" draws every state in.
var pictureWindows = []window{
	{w: 1280, h: 800, device: 1, text: 100},
	{w: 1280, h: 800, device: 2, text: 100},
	{w: 960, h: 600, device: 1, text: 100},
	{w: 1366, h: 768, device: 1, text: 100},
	{w: 1920, h: 1080, device: 1, text: 100},
	{w: 2560, h: 1080, device: 1, text: 100},
	{w: 3840, h: 2160, device: 1, text: 100},
	{w: 1280, h: 800, device: 1, text: 150},
	{w: 1280, h: 800, device: 1, text: 200},
	{w: 960, h: 600, device: 1, text: 200},
	{w: 1280, h: 800, device: 1, text: 100, contrast: true},
	{w: 1280, h: 800, device: 1, text: 100, long: true},
	{w: 960, h: 600, device: 1, text: 100, long: true},
	{w: 800, h: 1280, device: 1, text: 100},
	{w: 844, h: 390, device: 2, text: 100},
	{w: 390, h: 844, device: 3, text: 100},
	{w: 640, h: 480, device: 1, text: 100},
	{w: 1280, h: 800, device: 1, text: 100, lang: "de"},
	{w: 960, h: 600, device: 1, text: 100, lang: "de"},
	{w: 1280, h: 800, device: 1, text: 100, lang: "es"},
	{w: 960, h: 600, device: 1, text: 100, lang: "es"},
}

// designWindow is the window that the design was drawn in.
var designWindow = pictureWindows[0]

// shoot draws what the window shows.
func (s *studio) shoot() *image.RGBA {
	s.t.Helper()
	w, h := s.View().Pixels()
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	e2e.InFrame(s.t, func() error {
		dst := ebiten.NewImage(w, h)
		defer dst.Deallocate()
		s.Draw(dst)
		dst.ReadPixels(img.Pix)
		return nil
	})
	return img
}

// TestPictures draws every state of every scene. It sees to it that all of
// them can be drawn, even in a window that is too small for them; with a
// folder in PICTURES it writes them there in all windows, to be looked at. The
// names of windows and states can be narrowed down by -run:
//
//	PICTURES=folder go test -run 'TestPictures/960x600/turn' ./game/scene
func TestPictures(t *testing.T) {
	folder := os.Getenv("PICTURES")
	in := []window{{w: 320, h: 240, device: 1, text: 200}}
	if folder != "" {
		in = pictureWindows
	}
	writers := newWriters()
	defer writers.wait(t)
	for _, w := range in {
		t.Run(w.String(), func(t *testing.T) {
			th := w.theme(t)
			defer th.Deallocate()
			for _, p := range pictures {
				t.Run(p.name, func(t *testing.T) {
					s := newStudio(t, w, th)
					p.set(s)
					img := s.shoot()
					// What the scene has painted goes with it, from the card's memory
					// as well, before the next one needs that.
					runtime.GC()
					if folder != "" {
						writers.write(filepath.Join(folder, w.String(), p.name+".png"), img)
					}
				})
			}
		})
	}
}

// pictureOf returns the picture of a name.
func pictureOf(t *testing.T, name string) picture {
	t.Helper()
	for _, p := range pictures {
		if p.name == name {
			return p
		}
	}
	t.Fatalf("no picture is called %q", name)
	return picture{}
}

// writers writes PNG files in the background, for it takes longer than drawing.
type writers struct {
	all  sync.WaitGroup
	some chan struct{}
	mu   sync.Mutex
	errs []error
}

func newWriters() *writers { return &writers{some: make(chan struct{}, runtime.NumCPU())} }

func (w *writers) write(file string, img image.Image) {
	w.some <- struct{}{}
	w.all.Go(func() {
		defer func() { <-w.some }()
		if err := e2e.WritePNG(file, img); err != nil {
			w.mu.Lock()
			defer w.mu.Unlock()
			w.errs = append(w.errs, err)
		}
	})
}

func (w *writers) wait(t *testing.T) {
	w.all.Wait()
	assert.Empty(t, w.errs)
}
