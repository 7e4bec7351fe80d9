package wall

import (
	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/polygon"
)

// repeat lays the picture of a tile of w by h all over r, every other row shifted to the right.
func repeat(p render.Pen, name string, r render.Rect, w, h, shift float64, paint func(p render.Pen)) {
	k := p.View.Scale
	w, h, shift = p.View.Snap(w), p.View.Snap(h), p.View.Snap(shift)
	q := p.Composed(render.DrawingKey{What: "wall", Name: name, Size: float32(w * k)}, w, h, 0, paint)
	for row, y := 0, r.Y; y < r.Bottom(); row, y = row+1, y+h {
		x := r.X
		if row%2 == 1 && shift > 0 {
			x += shift - w
		}
		for ; x < r.Right(); x += w {
			p.Blit(q, x, y, 1)
		}
	}
}

// boards are upright planks with grooves between them, and their grain.
func boards(p render.Pen, r render.Rect) {
	const wide = 80.0
	c := &p.Palette
	for i, x := 0, 40.0; x-wide < r.W; i, x = i+1, x+wide {
		p.Vline(x, 0, r.H, 2, palette.Faded(c.Groove, .55))
		p.Vline(x+2, 0, r.H, 1, palette.Faded(c.Glint, .25))
		if p.HighContrast {
			continue
		}
		for j := range 5 {
			at := x - wide + wide*(.12+.18*float64(j)+.1*render.Scatter(i*5+j, 41))
			top, low := r.H*(.5*render.Scatter(i*5+j, 42)-.1), r.H*(.6+.5*render.Scatter(i*5+j, 43))
			bow := 7 * (render.Scatter(i*5+j, 44) - .5)
			bezier(p, at, top, at+bow, top+(low-top)*.3, at-bow, top+(low-top)*.7, at, low, 1, palette.Faded(c.Groove, .22))
		}
		knotX, knotY := x-wide*(.3+.4*render.Scatter(i, 45)), r.H*render.Scatter(i, 46)
		for n := range 3 {
			p.Frame(render.Rect{X: knotX - 2 - 2*float64(n), Y: knotY - 4 - 4*float64(n), W: 4 + 4*float64(n), H: 8 + 8*float64(n)}, 2+2*float64(n), 1, palette.Faded(c.Groove, .26))
		}
	}
}

// tiled is a kitchen of glazed tiles, with a chequered row above the desk.
func tiled(p render.Pen, r render.Rect) {
	const size = 64.0
	c := &p.Palette
	repeat(p, "tiled", r, size, size, 0, func(p render.Pen) {
		in := render.Rect{X: 1, Y: 1, W: size - 2, H: size - 2}
		p.Frame(render.Rect{W: size, H: size}, 0, 1.5, palette.Faded(c.Groove, .5))
		p.Slope(in, [4]palette.Color{palette.Faded(palette.White, .1), palette.Faded(palette.White, .02), palette.Faded(palette.White, .02), palette.Faded(c.Groove, .16)})
		p.Frame(in, 3, 1, palette.Faded(palette.White, .14))
		p.Line(9, 22, 22, 9, 2.2, palette.Faded(palette.White, .16))
		p.Line(9, 30, 15, 24, 1.4, palette.Faded(palette.White, .13))
	})
	for i := range 9 { // some have a flower
		x, y := size*float64(int(render.Scatter(i, 51)*r.W/size))+size/2, size*float64(int(render.Scatter(i, 52)*(r.H-30)/size))+size/2
		for _, d := range [...]render.Point{{X: 0, Y: -9}, {X: 9, Y: 0}, {X: 0, Y: 9}, {X: -9, Y: 0}} {
			p.Disc(x+d.X, y+d.Y, 7, palette.Faded(palette.White, .17))
		}
		p.Disc(x, y, 4.5, palette.Faded(c.Focus, .4))
	}
	const check = 10.0
	band := render.Rect{Y: r.Bottom() - 2*check - 8, W: r.W, H: 2 * check}
	p.Fill(render.Rect{Y: band.Y - 2, W: r.W, H: band.H + 4}, 0, palette.Faded(c.Cream, .8))
	repeat(p, "chequers", band.TopPart(1), 2*check, 2*check, 0, func(p render.Pen) {
		red := palette.Faded(c.Families[palette.Red].Face, .85)
		p.Fill(render.Rect{W: check, H: check}, 0, red)
		p.Fill(render.Rect{X: check, Y: check, W: check, H: check}, 0, red)
	})
}

// papered is the wallpaper of a kitchen in 1975: round shapes in one another, in brown, orange
// and mustard, above a wooden rail.
func papered(p render.Pen, r render.Rect) {
	const w, h = 96.0, 88.0
	c := &p.Palette
	repeat(p, "papered", r, w, h, w/2, func(p render.Pen) {
		for _, ring := range [...]struct {
			in  float64
			ink palette.Color
		}{{3, palette.Hex(0x4A2A10)}, {13, palette.Hex(0xC4611C)}, {23, palette.Hex(0x5B3314)}, {31, palette.Hex(0xD69A2D)}} {
			b := render.Rect{X: ring.in, Y: ring.in * .9, W: w - 2*ring.in, H: h - 1.8*ring.in}
			p.Fill(b, min(b.W, b.H)*.46, palette.Faded(ring.ink, .5))
		}
		for _, corner := range [...]render.Point{{}, {X: w}, {Y: h}, {X: w, Y: h}} {
			p.Disc(corner.X, corner.Y, 7, palette.Faded(palette.Hex(0xC4611C), .4))
		}
	})
	p.Fill(r, 0, palette.Faded(c.WallBottom, .42))
	rail := render.Rect{Y: r.Bottom() - 30, W: r.W, H: 14}
	p.Fill(rail, 0, palette.Hex(0x5F3517))
	p.Fill(rail.TopPart(2.5), 0, palette.Hex(0x9A6432))
	p.Fill(render.Rect{Y: rail.Bottom() - 2, W: r.W, H: 2}, 0, palette.Hex(0x3A1F0C))
}

// partition is the wall of a cubicle in an office: woven cloth between posts of metal, below a
// rail, with a channel for cables above the desk.
func partition(p render.Pen, r render.Rect) {
	const panel = 420.0
	c := &p.Palette
	dark, light := palette.Faded(c.Groove, .34), palette.Faded(c.Glint, .16)
	repeat(p, "cloth", r, 24, 24, 0, func(p render.Pen) {
		for i := range 6 {
			for j := range 6 {
				x, y := 4*float64(i), 4*float64(j)
				if (i+j)%2 == 0 {
					p.Fill(render.Rect{X: x + .4, Y: y + .8, W: 3.2, H: 1.5}, .7, light)
				} else {
					p.Fill(render.Rect{X: x + 1.2, Y: y + .3, W: 1.5, H: 3.2}, .7, dark)
				}
			}
		}
	})
	metal, shade := palette.Hex(0x9AA6AE), palette.Hex(0x66737C)
	for x := 412.0 + panel; x-panel < r.W+panel; x += panel {
		post := render.Rect{X: x + 16 - 7, W: 14, H: r.H}
		p.Shadow(post, 0, 4, 2, .35)
		p.Fill(post, 0, shade)
		p.Fill(post.LeftPart(9), 0, metal)
		p.Fill(render.Rect{X: post.X + 2, W: 2, H: r.H}, 0, palette.Faded(palette.White, .45))
	}
	top := render.Rect{W: r.W, H: 9}
	p.Shadow(top, 0, 4, 2, .4)
	p.Fill(top, 0, shade)
	p.Fill(top.TopPart(6), 0, metal)
	p.Fill(render.Rect{Y: 1.5, W: r.W, H: 1.5}, 0, palette.Faded(palette.White, .5))
	channel := render.Rect{Y: r.Bottom() - 30, W: r.W, H: 18}
	p.Fill(channel, 0, shade)
	p.Fill(channel.TopPart(14), 0, metal)
	p.Fill(channel.TopPart(2), 0, palette.Faded(palette.White, .45))
	for x := 60.0; x < r.W; x += 280 { // sockets
		p.Fill(render.Rect{X: x, Y: channel.Y + 4, W: 24, H: 8}, 2, palette.Hex(0xE6E9EA))
		p.Fill(render.Rect{X: x + 6, Y: channel.Y + 6.5, W: 3, H: 3}, 1, shade)
		p.Fill(render.Rect{X: x + 15, Y: channel.Y + 6.5, W: 3, H: 3}, 1, shade)
	}
}

// harlequin is a playroom papered with lozenges in the colors of the tiles.
func harlequin(p render.Pen, r render.Rect) {
	const w, h = 84.0, 112.0
	c := &p.Palette
	repeat(p, "harlequin", r, w, h, 0, func(p render.Pen) {
		rhomb := func(x, y, half float64, ink palette.Color) {
			lift := half * h / w
			polygon.Convex(p, ink, render.Point{X: x, Y: y - lift}, render.Point{X: x + half, Y: y}, render.Point{X: x, Y: y + lift}, render.Point{X: x - half, Y: y})
		}
		rhomb(w/2, h/2, w/2-2, palette.Faded(palette.White, .05))
		rhomb(w/2, h/2, w/2-16, palette.Faded(c.Groove, .18))
		p.Line(0, h/2, w/2, 0, 1.2, palette.Faded(c.Groove, .5))
		p.Line(w/2, 0, w, h/2, 1.2, palette.Faded(c.Groove, .5))
		p.Line(w, h/2, w/2, h, 1.2, palette.Faded(c.Groove, .5))
		p.Line(w/2, h, 0, h/2, 1.2, palette.Faded(c.Groove, .5))
		p.Star(w/2, h/2, 5, 7, 3.2, palette.Faded(c.Focus, .3))
		for _, corner := range [...]render.Point{{X: w / 2}, {X: w / 2, Y: h}, {Y: h / 2}, {X: w, Y: h / 2}} {
			p.Disc(corner.X, corner.Y, 3, palette.Faded(c.Focus, .3))
		}
	})
}

// charted is the wall of a general: a chart with lines of height, meridians and marches.
func charted(p render.Pen, r render.Rect) {
	c := &p.Palette
	for x := 60.0; x < r.W; x += 120 {
		p.Vline(x, 0, r.H, 1, palette.Faded(c.Glint, .16))
	}
	for y := 50.0; y < r.H; y += 120 {
		p.Hline(0, y, r.W, 1, palette.Faded(c.Glint, .16))
	}
	for i := range max(3, int(r.W/260)) {
		x, y := r.W*(float64(i)+.5+.5*(render.Scatter(i, 61)-.5))/float64(max(3, int(r.W/260))), r.H*render.Scatter(i, 62)
		for n := range 6 {
			w, h := 60+44*float64(n), 40+30*float64(n)
			b := render.Rect{X: x - w/2 + 8*float64(n)*(render.Scatter(i, 63)-.5), Y: y - h/2, W: w, H: h}
			p.Frame(b, h*.48, 1.2, palette.Faded(c.Glint, .2))
		}
		next := render.Point{X: x + 190*(render.Scatter(i, 64)-.2), Y: r.H * render.Scatter(i+1, 62)}
		for n := range 14 {
			a, b := float64(n)/14, (float64(n)+.55)/14
			p.Line(x+(next.X-x)*a, y+(next.Y-y)*a, x+(next.X-x)*b, y+(next.Y-y)*b, 2.4, palette.Faded(c.Families[palette.Red].Face, .4))
		}
		p.Line(next.X-7, next.Y-7, next.X+7, next.Y+7, 3, palette.Faded(c.Families[palette.Red].Face, .55))
		p.Line(next.X-7, next.Y+7, next.X+7, next.Y-7, 3, palette.Faded(c.Families[palette.Red].Face, .55))
	}
}
