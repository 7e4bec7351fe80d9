package game

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/files"
)

// takeDropped takes the files that are dropped on the window as saved games. They are read in the
// background: a disk may take its time. In a browser they come by [files.TakeDrops].
func (g *Game) takeDropped() {
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		go files.ReadEach(dropped, g.dropped)
	}
	select {
	case f := <-g.dropped:
		g.app.Import(f.Name, f.Data)
		g.dirty = true
	default:
	}
}
