package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Backdrop draws what is behind everything: the boarded wall in the light of a
// lamp, and the desk below deskY. Without a desk, deskY is the height of the
// view. It takes some time; show it through a [CachedImage].
func (t *Theme) Backdrop(dst *ebiten.Image, deskY float64) {
	p, c, v := t.pen(dst), &t.Palette, t.View
	side := mixed(c.WallTop, c.WallBottom, .375)
	low := mixed(c.WallTop, c.WallBottom, .625)
	p.slope(Rect{0, 0, v.W, deskY}, [4]Color{c.WallTop, side, low, c.WallBottom})
	p.recordGround(v.Bounds(), side)
	for x := 40.0; x < v.W; x += 80 {
		p.plumb(x, 0, deskY, 2, faded(c.Groove, .55))
		p.plumb(x+2, 0, deskY, 1, faded(c.Glint, .25))
	}
	p.lamp(v.W, deskY)
	if deskY >= v.H {
		return
	}
	p.shadow(Rect{-60, deskY - 16, v.W + 120, 22}, 0, 6, 0, .38)
	desk := Rect{0, deskY, v.W, v.H - deskY}
	p.shade(desk, 0, c.WoodTop, c.WoodBottom)
	p.fill(Rect{0, deskY, v.W, 3}, 0, c.WoodGlint)
	p.fill(Rect{0, deskY + 3, v.W, 1}, 0, faded(c.WoodEdge, .35))
	p.grain(desk)
}

// lamp lays the light of a lamp over the wall: brightest at the top left, gone
// beyond the diagonal.
func (p pen) lamp(w, h float64) {
	if p.shapes.discard {
		return
	}
	light := Color{R: 0xFF, G: 0xE7, B: 0xB0, A: 0x21}
	k := p.View.Scale
	ink := multiplied(light)
	s := p.shapes
	s.vertex(0, p.x*k, p.y*k, inside, inside, 0, 0, ink)
	s.vertex(1, (1.2*w+p.x)*k, p.y*k, inside, inside, 0, 0, [4]float32{})
	s.vertex(2, p.x*k, (1.2*h+p.y)*k, inside, inside, 0, 0, [4]float32{})
	clip := p.dst.RecyclableSubImage(p.deviceRect(Rect{p.x, p.y, w, h}))
	defer clip.Recycle()
	clip.DrawTrianglesShader32(s.vertices[:3], quadIndices[:3], s.boxes, &s.op)
}

// grain draws the grain and the joints of a wooden top.
func (p pen) grain(r Rect) {
	c := p.Palette.WoodEdge
	next := chance(11)
	rows := max(3, int(math.Round(r.H/16)))
	for i := range rows {
		y := r.Y + 14 + float64(i)*r.H/float64(rows)
		for x := r.X + next()*300 - 80; x < r.Right(); x += 700 + next()*300 {
			l, k := 500+next()*500, 6+next()*8
			p.thread(x, y, x+l*.3, y-k, x+l*.6, y+k, x+l, y, 1.5, faded(c, .28))
		}
	}
	for x := r.X + 420; x < r.Right(); x += 510 {
		p.line(x, r.Y+5, x-6, r.Bottom()+2, 1.5, faded(c, .45))
	}
}

// Pin draws the head of a pin around x, y: red, or blue.
func (t *Theme) Pin(dst *ebiten.Image, x, y float64, f Family) {
	t.PinPicture(dst, x, y, f)
	t.pen(dst).recordOver(Rect{x - 9, y - 9, 18, 18})
}

// PinPicture is like [Theme.Pin] for a card that hangs there for its looks, so
// that the pin may hide what stands on it.
func (t *Theme) PinPicture(dst *ebiten.Image, x, y float64, f Family) {
	p, c := t.pen(dst), t.Palette.Families[f]
	p.shadow(Rect{x - 3, y + 4, 16, 10}, 5, 2, 0, .45)
	p.disc(x, y, 9, c.Edge)
	p.disc(x, y-1.5, 8.5, lighter(c.Face, .04))
	p.disc(x-2.5, y-4, 2.6, faded(white, .55))
}

// TrayFelt returns the felt of a tray at r.
func (t *Theme) TrayFelt(r Rect) Rect {
	edge, rim := t.trayEdge()
	return Rect{r.X + rim, r.Y + rim, r.W - 2*rim, r.H - 2*rim - edge + 1}
}

func (t *Theme) trayEdge() (edge, rim float64) {
	if t.View.Compact {
		return 3, 6
	}
	return 4, 8
}

// Tray draws the wooden tray with its felt on which dice lie. It returns the
// felt.
func (t *Theme) Tray(dst *ebiten.Image, r Rect) Rect {
	p, c := t.pen(dst), &t.Palette
	edge, _ := t.trayEdge()
	p.shadow(Rect{r.X + 2, r.Y + 2, r.W - 4, r.H - 2}, 10, 4, 3, .4)
	p.fill(r, 11, c.WoodEdge)
	p.fill(Rect{r.X, r.Y, r.W, r.H - edge}, 11, c.WoodBottom)
	felt := t.TrayFelt(r)
	p.shade(felt, 6, c.FeltTop, c.FeltBottom)
	p.fillPart(Rect{felt.X, felt.Y, felt.W, 8}, 4, tops, Color{A: 0x2e})
	return felt
}

// TileBox draws the wooden box in which day tiles lie, and returns its well.
func (t *Theme) TileBox(dst *ebiten.Image, r Rect, title, count string) Rect {
	p, c := t.pen(dst).grown(1.2), &t.Palette
	p.shadow(Rect{r.X + 2, r.Y + 6, r.W - 4, r.H - 6}, 12, 6, 6, .45)
	p.fill(r, 12, c.WoodEdge)
	face := Rect{r.X, r.Y, r.W, r.H - 5}
	p.fill(face, 12, c.WoodBottom)
	p.frame(face.Inset(1), 11, 1.2, c.WoodGlint)
	well := Rect{r.X + 10, r.Y + 36, r.W - 20, r.H - 50}
	p.fill(well, 7, mixed(c.WoodDeep, c.WoodEdge, .55))
	p.fillPart(Rect{well.X, well.Y, well.W, 8}, 6, tops, faded(c.WoodDeep, .6))
	st := Style{Face: Medium, Size: 14, Color: c.OnWood, Align: End}
	w := p.fit(count, r.Right()-16, r.Y+25, r.W*.45, controlFloor, st)
	p.fit(title, r.X+16, r.Y+25, r.W-48-w, 13, Style{Face: Black, Size: 18, Color: c.OnWood})
	return well
}

// ToolWell draws the dark ground of the tool row on the wall.
func (t *Theme) ToolWell(dst *ebiten.Image, r Rect) { t.pen(dst).fill(r, 9, t.Palette.WallWell) }
