package scene_test

import (
	"image"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/e2e"
	"bigpayday/game/scene/scenetest"
)

// BenchmarkResize measures how long a window stands still after it was resized:
// a theme is made for it, and everything is drawn anew. The first figure has in
// it what the graphics card does, which is software on a machine without one;
// own-ms is what the game itself needs, in milliseconds.
func BenchmarkResize(b *testing.B) {
	for _, w := range []scenetest.Window{scenetest.DesignWindow, {Width: 3840, Height: 2160, Scale: 1, TextScale: 100}} {
		b.Run(w.String(), func(b *testing.B) {
			s := scenetest.New(b, scenetest.DesignWindow, scenetest.DesignWindow.Theme(b))
			s.MidGame(scenetest.SixPlayers)
			width, height := w.Theme(b).View.Pixels()
			dst := ebiten.NewImage(width, height)
			defer dst.Deallocate()
			pixel := make([]byte, 4)
			corner := dst.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
			own := time.Duration(0)
			for b.Loop() {
				start := time.Now()
				before := s.Theme
				s.Theme = w.Theme(b)
				s.Tick()
				own += time.Since(start)
				e2e.InFrame(b, func() error {
					start := time.Now()
					s.Draw(dst)
					own += time.Since(start)
					corner.ReadPixels(pixel) // waits until all is drawn
					return nil
				})
				before.Deallocate()
			}
			b.ReportMetric(float64(own.Milliseconds())/float64(b.N), "own-ms")
		})
	}
}
