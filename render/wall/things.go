package wall

import (
	"cmp"
	"math"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/sketch"
)

// thing is something in a room: its artwork, how large that is in the design, and whether it
// stands on the desk instead of hanging on the wall.
type thing struct {
	art    string
	w, h   float64
	stands bool
	// note is what it is instead of a piece of artwork, nothing for none.
	note Note
	// at is where it is, once it has a place.
	at render.Rect
}

// rooms lists what is in the room of each look, what tells most of it first.
var rooms = map[palette.Wall][]thing{
	palette.Boards: {
		{art: "big-keys", w: 104, h: 84}, {art: "big-drawing", w: 96, h: 80}, {art: "big-heart", w: 44, h: 58}, {art: "big-shoe", w: 46, h: 50},
		{art: "big-pig", w: 92, h: 72, stands: true}, {art: "big-jar", w: 54, h: 80, stands: true},
	},
	palette.Tiled: {
		{art: "standard-rail", w: 120, h: 104}, {art: "standard-clock", w: 84, h: 84}, {art: "standard-banana", w: 50, h: 46}, {art: "standard-melon", w: 56, h: 36},
		{art: "standard-toaster", w: 98, h: 80, stands: true}, {art: "standard-salt", w: 58, h: 56, stands: true}, {art: "standard-timer", w: 56, h: 54, stands: true},
	},
	palette.Papered: {
		{art: "classic1975-clock", w: 100, h: 100}, {art: "classic1975-plant", w: 72, h: 150}, {art: "classic1975-phone", w: 66, h: 128}, {art: "classic1975-owl", w: 56, h: 70}, {art: "classic1975-daisies", w: 64, h: 58},
		{art: "classic1975-pot", w: 108, h: 76, stands: true}, {art: "classic1975-lava", w: 50, h: 118, stands: true},
	},
	palette.Partition: {
		{art: "event2000-chart", w: 112, h: 88}, {art: "event2000-notes", w: 96, h: 92}, {art: "event2000-photo", w: 62, h: 66}, {art: "event2000-badge", w: 44, h: 92}, {art: "event2000-disc", w: 50, h: 50},
		{art: "event2000-monitor", w: 120, h: 112, stands: true}, {art: "event2000-ficus", w: 92, h: 132, stands: true}, {art: "event2000-cup", w: 48, h: 84, stands: true}, {art: "event2000-phone", w: 40, h: 96, stands: true},
	},
	palette.Harlequin: {
		{art: "mixed-kite", w: 84, h: 124}, {art: "mixed-stars", w: 104, h: 70}, {art: "mixed-wheel", w: 58, h: 98}, {art: "mixed-plane", w: 70, h: 46},
		{art: "mixed-blocks", w: 92, h: 84, stands: true}, {art: "mixed-duck", w: 78, h: 70, stands: true}, {art: "mixed-rocket", w: 60, h: 100, stands: true}, {art: "mixed-top", w: 60, h: 66, stands: true},
	},
	palette.Charted: {
		{art: "conquest-compass", w: 100, h: 100}, {art: "conquest-shield", w: 112, h: 112}, {art: "conquest-letter", w: 82, h: 70}, {art: "conquest-pennant", w: 66, h: 84}, {art: "conquest-medal", w: 44, h: 76},
		{art: "conquest-glass", w: 124, h: 52, stands: true}, {art: "conquest-ink", w: 72, h: 100, stands: true}, {art: "conquest-candle", w: 52, h: 92, stands: true},
	},
}

// Room is what is in a room besides the things of the edition.
type Room struct {
	// Month is the month of a real year, with what hangs on the wall in that time of the year,
	// 0 for none. South says that it is summer in January.
	Month time.Month
	South bool
	// Notes are what those who play have left on the wall.
	Notes []Note
	// Bare says that there is nothing in the room.
	Bare bool
}

// Furnish puts things of the edition's room where nothing else stands: on the wall and, below
// deskY, on the desk. What is in taken stays free, and a little around it. A thing is seen whole
// or not at all. It follows [Draw] into the same image.
func (o Room) Furnish(t *render.Theme, dst *ebiten.Image, deskY float64, taken []render.Rect) {
	p := t.Pen(dst)
	if o.Bare || p.Shapes.Recorder != nil || t.HighContrast {
		return
	}
	for _, k := range o.arranged(t.Skin.Wall, t.View.Bounds(), deskY, taken) {
		k.put(p)
	}
}

// arranged returns what is in a room of that look where the boxes in taken stay free.
func (o Room) arranged(look palette.Wall, window render.Rect, deskY float64, taken []render.Rect) (all []thing) {
	room := freeRoom{boxes: append(make([]render.Rect, 0, 32), window.Inset(edge)), parts: make([]render.Rect, 0, 64)}
	for _, r := range taken {
		room.take(r.Inset(-air))
	}
	add := func(k thing) {
		if at, ok := room.place(&k, deskY, all); ok {
			k.at = at
			all = append(all, k)
			room.take(at.Inset(-2 * air))
		}
	}
	if art := o.season(); art != "" {
		add(thing{art: art, w: 56, h: 60})
	}
	notes := o.Notes
	for i, k := range rooms[look] {
		add(k)
		if i%2 == 0 && len(notes) > 0 {
			add(thing{w: noteW, h: noteH, note: notes[0]})
			notes = notes[1:]
		}
	}
	return all
}

// season is what hangs on the wall in that time of the year, "" where months are those of no
// year.
func (o Room) season() string {
	switch {
	case o.Month == 0:
		return ""
	case o.Month == time.December:
		return "season-december"
	case o.Month == time.October && !o.South:
		return "season-october"
	}
	quarter := int(o.Month) % 12 / 3
	if o.South {
		quarter += 2
	}
	return [...]string{"season-winter", "season-spring", "season-summer", "season-autumn"}[quarter%4]
}

// air is what stays free around things, and edge that at the edges of the window, in logical
// pixels.
const air, edge = 7.0, 8.0

// put draws a thing with its shadow.
func (k *thing) put(p render.Pen) {
	at := k.at
	if k.note != (Note{}) {
		k.note.put(p, at)
		return
	}
	name := "room/" + k.art
	if k.stands {
		p.Shadow(render.Rect{X: at.X + .1*at.W, Y: at.Bottom() - 6, W: at.W, H: 7}, 3, 5, 1, .5)
		p.LayArt(name, at.X, at.Y, at.W)
		return
	}
	size := float32(at.W)
	q := p.Drawing(render.DrawingKey{What: "thing", Name: name, Size: size}, func() sketch.Drawing { return sketch.Thing(name, float64(size), 3.5) })
	p.Blit(q, at.X, at.Y, 1)
}

// freeRoom is what is free of a window: the largest boxes in which nothing stands, which overlap.
type freeRoom struct {
	boxes []render.Rect
	parts []render.Rect // of those that something is taken out of; its room is used again
}

// take takes a box out of what is free.
func (f *freeRoom) take(b render.Rect) {
	whole, parts := f.boxes[:0], f.parts[:0]
	for _, r := range f.boxes {
		if !r.Overlaps(b) {
			whole = append(whole, r)
			continue
		}
		parts = append(parts,
			r.TopPart(b.Y-r.Y), r.BottomPart(r.Bottom()-b.Bottom()),
			r.LeftPart(b.X-r.X), render.Rect{X: b.Right(), Y: r.Y, W: r.Right() - b.Right(), H: r.H})
	}
	const least = 24 // nothing is as small as that
	slices.SortStableFunc(parts, func(a, b render.Rect) int { return cmp.Compare(b.W*b.H, a.W*a.H) })
	for _, r := range parts {
		if r.W >= least && r.H >= least && !slices.ContainsFunc(whole, r.Within) {
			whole = append(whole, r)
		}
	}
	f.boxes, f.parts = whole, parts
}

// sizes are how large things may be, of their size in the design.
var sizes = [...]float64{1.4, 1.15, 1, .85, .7, .6, .5}

// place returns where a thing is, as large as it may be there: as far from the other things as it can
// be and, where there are none yet, in the smallest room that has place for it.
func (f freeRoom) place(k *thing, deskY float64, others []thing) (at render.Rect, ok bool) {
	for _, size := range sizes {
		w, h := math.Round(k.w*size), math.Round(k.h*size)
		best := math.Inf(-1)
		for _, r := range f.boxes {
			if k.stands {
				r = standing(r, h, deskY)
			} else {
				r.H = min(r.Bottom(), deskY-skirting) - r.Y
			}
			if r.W < w || r.H < h || size > 1 && r.W*r.H < 6*w*h {
				continue
			}
			y := r.Y + min((r.H-h)/2, .5*h)
			if k.stands {
				y = r.Bottom() - h
			}
			side := min((r.W-w)/2, max(60, .3*(r.W-w)))
			for _, x := range [...]float64{r.X + side, r.Right() - side - w} {
				b := render.Rect{X: x, Y: y, W: w, H: h}
				good := -r.W * r.H
				if len(others) > 0 {
					good = nearest(b, others)
				}
				if good > best {
					best, at, ok = good, b, true
				}
			}
		}
		if ok {
			return at, true
		}
	}
	return at, false
}

// nearest returns how far the nearest of other boxes is from one, between their middles.
func nearest(r render.Rect, others []thing) float64 {
	least := math.Inf(1)
	for _, o := range others {
		least = min(least, math.Hypot(o.at.CenterX()-r.CenterX(), o.at.CenterY()-r.CenterY()))
	}
	return least
}

// skirting is what stays free of the wall above the desk: papers end there, and those who play
// rise before it.
const skirting = 44

// standing returns the part of a free box that something so high can stand in on the desk.
func standing(r render.Rect, h, deskY float64) render.Rect {
	foot := min(r.Bottom(), max(deskY+26, r.Y+h))
	if foot < deskY+14 {
		return render.Rect{}
	}
	return render.Rect{X: r.X, Y: r.Y, W: r.W, H: foot - r.Y}
}
