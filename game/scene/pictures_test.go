package scene_test

import (
	"image"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/e2e"
	"bigpayday/game/scene/scenetest"
	"bigpayday/game/scene/scenetest/states"
	"bigpayday/render/colorblind"
)

// TestPictures draws every state of every page in all windows and writes it to the folder
// in PICTURES, to be looked at. The names of windows and states can be narrowed down by
// -run:
//
//	PICTURES=folder go test -run 'TestPictures/960x600/turn' ./game/scene
//
// With COLOR_BLIND=1 it writes them as well as people see them who are color-blind.
// Where that names no folder it draws the title alone.
func TestPictures(t *testing.T) {
	folder, windows, drawn := os.Getenv("PICTURES"), scenetest.PictureWindows, states.All()
	if folder == "" {
		// That all states can be drawn is tested beside the pages.
		folder, windows, drawn = t.TempDir(), windows[:1], states.Of("title")
	}
	writers := newWriters()
	defer writers.wait(t)
	for _, w := range windows {
		t.Run(w.String(), func(t *testing.T) {
			th := w.Theme(t)
			defer th.Deallocate()
			for _, p := range drawn {
				t.Run(p.Name, func(t *testing.T) {
					s := scenetest.New(t, w, th)
					p.Set(s)
					img := s.Screenshot()
					// What the scene has painted goes with it, from the card's memory
					// as well, before the next one needs that.
					runtime.GC()
					writers.write(filepath.Join(folder, w.String(), p.Name+".png"), img)
					if os.Getenv("COLOR_BLIND") != "" {
						for kind := range colorblind.NumKinds {
							writers.write(filepath.Join(folder, w.String(), kind.String(), p.Name+".png"), kind.Picture(img))
						}
					}
				})
			}
		})
	}
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
