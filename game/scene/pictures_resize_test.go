package scene

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/e2e"
)

// BenchmarkResize measures how long a window stands still after it was resized:
// a theme is made for it, and everything is drawn anew.
func BenchmarkResize(b *testing.B) {
	for _, w := range []window{designWindow, {3840, 2160, 1, 100, false}} {
		b.Run(w.String(), func(b *testing.B) {
			s := newStudio(b, designWindow, designWindow.theme(b))
			s.evening(fixedSix)
			width, height := w.theme(b).View.Pixels()
			dst := ebiten.NewImage(width, height)
			defer dst.Deallocate()
			pixel := make([]byte, 4)
			corner := dst.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
			for b.Loop() {
				before := s.Theme
				s.Theme = w.theme(b)
				s.tick()
				e2e.InFrame(b, func() error {
					s.Draw(dst)
					// Reading waits until all is drawn.
					corner.ReadPixels(pixel)
					return nil
				})
				before.Deallocate()
			}
		})
	}
}
