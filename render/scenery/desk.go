package scenery

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// What lies on the desk below the title page, in the pixels of its design, in which the
// desk is DeskH high and the things on it are DeskThingsW wide. Tiles that wait to be
// laid are DeskTilesW wide together.
const (
	DeskH       = 136.0
	DeskThingsW = 452.0
	DeskTilesW  = 482.0
)

// DeskThings draws what lies on the desk, of which r is a part: letter, money and dice.
func DeskThings(t *render.Theme, dst *ebiten.Image, r render.Rect) {
	z := min(r.W/DeskThingsW, r.H/DeskH)
	x, y := r.CenterX()-DeskThingsW/2*z, r.Y
	envelope(t, dst, x+90*z, y+75*z, render.Pose{Turn: -7, Scale: z})
	for _, bill := range [...]struct {
		value      int
		x, y, turn float64
	}{{100, 186, 94, 14}, {500, 206, 84, 3}, {5000, 230, 94, -8}} {
		pieces.Bill(t, dst, bill.value, x+bill.x*z, y+bill.y*z, z, render.Pose{Turn: bill.turn})
	}
	pieces.DrawDie(t, dst, pieces.Die{Color: "red", N: 6}, x+300*z, y+88*z, 42*z, 0, render.Pose{Turn: -12})
	pieces.DrawDie(t, dst, pieces.Die{Color: "blue", N: 3}, x+352*z, y+100*z, 42*z, 0, render.Pose{Turn: 14})
}

// DeskTokens draws the tokens, which stand at the edge of the desk and reach above r, the part of
// it that [DeskThings] fills. One of them hops so high, in logical pixels of the design.
func DeskTokens(t *render.Theme, dst *ebiten.Image, r render.Rect, hops int, high float64) {
	z := min(r.W/DeskThingsW, r.H/DeskH)
	x, y := r.CenterX()-DeskThingsW/2*z, r.Y
	for i := range render.MaxSeats {
		k, lift := pieces.Token{Color: palette.SeatColor(i), Shape: pieces.Shape(i)}, 0.0
		if i == hops {
			lift = high * z
		}
		pieces.DrawToken(t, dst, k, x+(36+float64(i)*64)*z, y-36*z-lift, 48*z, pieces.Standing)
	}
}

// DeskTiles draws tiles that lie on the desk in r, five at most, without one that is lifted.
func DeskTiles(t *render.Theme, dst *ebiten.Image, r render.Rect, tiles []boards.Tile, lifted int) {
	for i, tile := range tiles {
		if i != lifted {
			box, pose := deskTile(r, i)
			Posed(t, dst, box, deskTileMargin, pose, func(dst *ebiten.Image) { boards.DrawTile(t, dst, box, tile, render.State{}) })
		}
	}
}

// LiftedTile is the picture of a tile that is lifted off the desk.
type LiftedTile struct {
	image render.CachedImage[boards.Tile]
}

// Draw draws the i-th of the tiles on the desk in r, so far off it, 0 to 1.
func (l *LiftedTile) Draw(t *render.Theme, dst *ebiten.Image, r render.Rect, i int, tile boards.Tile, high float64) {
	const up, larger, straighter = 26, .12, .6
	box, pose := deskTile(r, i)
	p := t.Pen(dst)
	shade := render.Rect{X: box.CenterX() - box.W/2*pose.Scale, Y: box.CenterY(), W: box.W * pose.Scale, H: box.H / 2 * pose.Scale}
	p.Shadow(shade, 8, 5+5*high, 4, .4)
	box.Y = t.View.Snap(box.Y - up*high*pose.Scale)
	pose.Scale *= 1 + larger*high
	pose.Turn *= 1 - straighter*high
	l.image.DrawPosed(t, dst, box, deskTileMargin, tile, pose, func(dst *ebiten.Image) { boards.DrawTile(t, dst, box, tile, render.State{}) })
}

// deskTileMargin is how far the ink of a tile on the desk reaches beyond it.
const deskTileMargin = 14

// deskTile returns where the i-th tile on the desk in r lies, and how.
func deskTile(r render.Rect, i int) (render.Rect, render.Pose) {
	places := [5]struct{ x, y, turn float64 }{{0, 6, -8}, {92, -4, 5}, {190, 8, -3}, {291, -2, 8}, {388, 5, -6}}
	z, at := min(r.W/DeskTilesW, r.H/DeskH), places[i]
	x := r.CenterX() - DeskTilesW/2*z
	return render.Rect{X: x + (at.x+44)*z - 44, Y: r.CenterY() + at.y*z - 40, W: 88, H: 81}, render.Pose{Turn: at.turn, Scale: z}
}

// PinnedCard is the picture of a card that is pinned to the wall. Key is what is written on it.
type PinnedCard[K comparable] struct{ image render.CachedImage[K] }

// Draw draws the card in r, a little askew and swung by so many degrees around its pin. Paint draws
// it as large as on the table, where the key is another one than before.
func (s *PinnedCard[K]) Draw(t *render.Theme, dst *ebiten.Image, r render.Rect, key K, swing float64, paint func(dst *ebiten.Image, r render.Rect)) {
	const askew, pinDown = 2.6, 10.0
	k := min(r.W/render.CardW, r.H/render.CardH)
	pinX, pinY := r.CenterX(), r.CenterY()-render.CardH/2*k+pinDown
	sin, cos := math.Sincos(swing * render.Degree)
	hangs := r.CenterY() - pinY
	x, y := pinX-sin*hangs, pinY+cos*hangs
	card := render.Rect{X: x - render.CardW/2, Y: y - render.CardH/2, W: render.CardW, H: render.CardH}
	s.image.DrawPosed(t, dst, card, render.CardMargin, key, render.Pose{Turn: askew + swing, Scale: k}, func(dst *ebiten.Image) { paint(dst, card) })
	pieces.PinPicture(t, dst, pinX, pinY, palette.Red)
}

// Posed draws what paint draws at r turned and scaled, once: it is for pictures that are
// part of a larger one, which is kept. Margin is how far ink may reach beyond r.
func Posed(t *render.Theme, dst *ebiten.Image, r render.Rect, margin float64, pose render.Pose, paint func(dst *ebiten.Image)) {
	var image render.CachedImage[struct{}]
	image.DrawPosed(t, dst, r, margin, struct{}{}, pose, paint)
	image.Deallocate()
}
