package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
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
func (t *Theme) DeskThings(dst *ebiten.Image, r Rect) {
	z := min(r.W/DeskThingsW, r.H/DeskH)
	x, y := r.CenterX()-DeskThingsW/2*z, r.Y
	t.envelope(dst, x+90*z, y+75*z, Pose{Turn: -7, Scale: z})
	for _, bill := range [...]struct {
		value      int
		x, y, turn float64
	}{{100, 186, 94, 14}, {500, 206, 84, 3}, {5000, 230, 94, -8}} {
		t.Bill(dst, bill.value, x+bill.x*z, y+bill.y*z, z, Pose{Turn: bill.turn})
	}
	t.Die(dst, Die{Color: "red", N: 6}, x+300*z, y+88*z, 42*z, 0, Pose{Turn: -12})
	t.Die(dst, Die{Color: "blue", N: 3}, x+352*z, y+100*z, 42*z, 0, Pose{Turn: 14})
}

// DeskTokens draws the tokens, which stand at the edge of the desk and reach above r, the part of
// it that [Theme.DeskThings] fills. One of them hops so high, in logical pixels of the design.
func (t *Theme) DeskTokens(dst *ebiten.Image, r Rect, hops int, high float64) {
	z := min(r.W/DeskThingsW, r.H/DeskH)
	x, y := r.CenterX()-DeskThingsW/2*z, r.Y
	for i := range MaxSeats {
		k, lift := Token{Color: SeatColor(i), Shape: Shape(i)}, 0.0
		if i == hops {
			lift = high * z
		}
		t.Token(dst, k, x+(36+float64(i)*64)*z, y-36*z-lift, 48*z, Standing)
	}
}

// DeskTiles draws tiles that lie on the desk in r, five at most, without one that is lifted.
func (t *Theme) DeskTiles(dst *ebiten.Image, r Rect, tiles []Tile, lifted int) {
	for i, tile := range tiles {
		if i != lifted {
			box, pose := deskTile(r, i)
			t.Posed(dst, box, deskTileMargin, pose, func(dst *ebiten.Image) { t.Tile(dst, box, tile, State{}) })
		}
	}
}

// LiftedTile is the picture of a tile that is lifted off the desk.
type LiftedTile struct{ image CachedImage[Tile] }

// Draw draws the i-th of the tiles on the desk in r, so far off it, 0 to 1.
func (l *LiftedTile) Draw(t *Theme, dst *ebiten.Image, r Rect, i int, tile Tile, high float64) {
	const up, larger, straighter = 26, .12, .6
	box, pose := deskTile(r, i)
	p := t.pen(dst)
	shade := Rect{box.CenterX() - box.W/2*pose.Scale, box.CenterY(), box.W * pose.Scale, box.H / 2 * pose.Scale}
	p.shadow(shade, 8, 5+5*high, 4, .4)
	box.Y = t.View.Snap(box.Y - up*high*pose.Scale)
	pose.Scale *= 1 + larger*high
	pose.Turn *= 1 - straighter*high
	l.image.DrawPosed(t, dst, box, deskTileMargin, tile, pose, func(dst *ebiten.Image) { t.Tile(dst, box, tile, State{}) })
}

// deskTileMargin is how far the ink of a tile on the desk reaches beyond it.
const deskTileMargin = 14

// deskTile returns where the i-th tile on the desk in r lies, and how.
func deskTile(r Rect, i int) (Rect, Pose) {
	places := [5]struct{ x, y, turn float64 }{{0, 6, -8}, {92, -4, 5}, {190, 8, -3}, {291, -2, 8}, {388, 5, -6}}
	z, at := min(r.W/DeskTilesW, r.H/DeskH), places[i]
	x := r.CenterX() - DeskTilesW/2*z
	return Rect{x + (at.x+44)*z - 44, r.CenterY() + at.y*z - 40, 88, 81}, Pose{Turn: at.turn, Scale: z}
}

// PinnedCard is the picture of a card that is pinned to the wall. Key is what is written on it.
type PinnedCard[K comparable] struct{ image CachedImage[K] }

// Draw draws the card in r, a little askew and swung by so many degrees around its pin. Paint draws
// it as large as on the table, where the key is another one than before.
func (s *PinnedCard[K]) Draw(t *Theme, dst *ebiten.Image, r Rect, key K, swing float64, paint func(dst *ebiten.Image, r Rect)) {
	const askew, pinDown = 2.6, 10.0
	k := min(r.W/CardW, r.H/CardH)
	pinX, pinY := r.CenterX(), r.CenterY()-CardH/2*k+pinDown
	sin, cos := math.Sincos(swing * degree)
	hangs := r.CenterY() - pinY
	x, y := pinX-sin*hangs, pinY+cos*hangs
	card := Rect{x - CardW/2, y - CardH/2, CardW, CardH}
	s.image.DrawPosed(t, dst, card, CardMargin, key, Pose{Turn: askew + swing, Scale: k}, func(dst *ebiten.Image) { paint(dst, card) })
	t.pinPicture(dst, pinX, pinY, Red)
}

// Posed draws what paint draws at r turned and scaled, once: it is for pictures that are
// part of a larger one, which is kept. Margin is how far ink may reach beyond r.
func (t *Theme) Posed(dst *ebiten.Image, r Rect, margin float64, pose Pose, paint func(dst *ebiten.Image)) {
	var image CachedImage[struct{}]
	image.DrawPosed(t, dst, r, margin, struct{}{}, pose, paint)
	image.Deallocate()
}
