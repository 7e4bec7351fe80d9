package sketch

import "math"

// A TileSize says how large a day tile is and where its parts are. All figures
// are logical pixels from the tile's top left corner.
type TileSize struct {
	W, H   float64
	Radius float64
	Edge   float64 // how far the darker lower edge shows

	Notch         Box     // the cut corner with the date; its lower right corner is rounded
	NotchRadius   float64 // inner radius of the cut corner
	DateX, DateY  float64 // left end and baseline of the date
	DateType      float64 // type size of the date
	DateTracking  float64
	LabelBand     float64 // height of the band behind the label, without the edge
	LabelX        float64 // middle of the label
	LabelBaseline float64
	LabelWidth    float64 // the label is made narrower to fit this
	LabelType     float64
	GoldType      float64 // type size of the label on a gold tile
	FlagType      float64 // type size of a flag's digit

	plate, plateAlone       Box // of a tile with and without a cut corner
	picture, pictureAlone   Box
	shadow                  Shadow
	gloss                   float64
	printPlate, printAlone  Box // of a printed space
	printPicture, printOnly Box
}

// TileFull is a day tile on the board.
var TileFull = TileSize{
	W: 104, H: 96, Radius: 9, Edge: 3,
	Notch: Box{-1.5, -1.5, 37.5, 30.5}, NotchRadius: 9,
	DateX: 4, DateY: 21, DateType: 23, DateTracking: -1,
	LabelBand: 22, LabelX: 52, LabelBaseline: 87, LabelWidth: 98, LabelType: 12.5, GoldType: 14, FlagType: 19.5,
	plate: Box{35, 3.5, 64.8, 64.8}, plateAlone: Box{20, 3.5, 64.8, 64.8},
	picture: Box{42.4, 10.9, 50, 50}, pictureAlone: Box{27.4, 10.9, 50, 50},
	printPlate: Box{33, 5, 63.36, 63.36}, printAlone: Box{20, 5, 63.36, 63.36},
	printPicture: Box{39, 11, 52, 52}, printOnly: Box{26, 11, 52, 52},
	shadow: ShadowTile, gloss: 1.2,
}

// TileCompact is a day tile on the board of a small window.
var TileCompact = TileSize{
	W: 78, H: 76, Radius: 7, Edge: 2.5,
	Notch: Box{-1, -1, 29, 24}, NotchRadius: 7,
	DateX: 3, DateY: 17, DateType: 18, DateTracking: -.8,
	LabelBand: 17.5, LabelX: 39, LabelBaseline: 68.5, LabelWidth: 74, LabelType: 12.5, GoldType: 12.5, FlagType: 15,
	plate: Box{26, 2, 51.12, 51.12}, plateAlone: Box{13.4, 2, 51.12, 51.12},
	picture: Box{32.1, 8.1, 39, 39}, pictureAlone: Box{19.5, 8.1, 39, 39},
	printPlate: Box{25, 3, 49, 49}, printAlone: Box{14.5, 3, 49, 49},
	printPicture: Box{29.5, 7.5, 40, 40}, printOnly: Box{19, 7.5, 40, 40},
	shadow: Shadow{DY: 2, Sigma: 2, Alpha: .35}, gloss: 1,
}

// TileTray is the small tile of the tray, of the rule book and of choices. It
// has no cut corner.
var TileTray = TileSize{
	W: 72, H: 66, Radius: 8, Edge: 3,
	LabelBand: 19, LabelX: 36, LabelBaseline: 58.5, LabelWidth: 66, LabelType: 12, GoldType: 12, FlagType: 12,
	plateAlone:   Box{16.5, 2, 38.88, 38.88},
	pictureAlone: Box{19.5, 5, 33, 33},
	printAlone:   Box{16.5, 2, 38.88, 38.88},
	printOnly:    Box{19.5, 5, 33, 33},
	shadow:       Shadow{DY: 2, Sigma: 3, Alpha: .45}, gloss: 0,
}

// A TileSizing is one of the sizes in which tiles are drawn.
type TileSizing uint8

// The sizes of tiles.
const (
	FullTile    TileSizing = iota // TileFull
	CompactTile                   // TileCompact
	TrayTile                      // TileTray
)

// Measures returns the measures of the size.
func (s TileSizing) Measures() TileSize {
	switch s {
	case CompactTile:
		return TileCompact
	case TrayTile:
		return TileTray
	}
	return TileFull
}

// A TileFace says which tile is drawn. It can be used as the key of a cache.
type TileFace struct {
	Kind    string // as in SignOf
	Size    TileSizing
	Notch   bool // with the cut corner for the date; never on the tray's tile
	Printed bool // flat, printed on the paper, instead of a thick tile
	Bare    bool // of a printed space, only plate and picture: no paper, no line
}

// PictureBox is where the pictogram stands on a tile: the digit of a mail flag
// is set in relation to it.
func (t TileSize) PictureBox(notch, printed bool) Box {
	switch {
	case printed && notch && t.Notch.W > 0:
		return t.printPicture
	case printed:
		return t.printOnly
	case notch && t.Notch.W > 0:
		return t.picture
	}
	return t.pictureAlone
}

// PlateBox is where the plate stands on a tile.
func (t TileSize) PlateBox(notch, printed bool) Box {
	switch {
	case printed && notch && t.Notch.W > 0:
		return t.printPlate
	case printed:
		return t.printAlone
	case notch && t.Notch.W > 0:
		return t.plate
	}
	return t.plateAlone
}

// FlagAt is where the digit of a mail flag goes on a tile: the middle of its
// baseline.
func (t TileSize) FlagAt(notch, printed bool) Point {
	b := t.PictureBox(notch, printed)
	return Point{b.X + FlagX*b.W, b.Y + FlagY*b.W}
}

// Tile draws the tile or printed space of f. Date, label and the digit on a
// mail flag are type, set at the places that f.Size.Measures() has. Printed
// spaces have white paper without thickness. An unknown kind gives a tile
// without plate and picture.
func Tile(f TileFace) Drawing {
	t := f.Size.Measures()
	sign, ok := signs[f.Kind]
	if !ok {
		sign.Family = FamilySlate
	}
	notch := f.Notch && t.Notch.W > 0
	margin := Even(math.Ceil(3*t.shadow.Sigma) + t.shadow.DY)
	if f.Printed {
		margin = Even(4)
	}
	return sketchOf(t.W, t.H, margin, func(p pen) {
		plate, pic := t.PlateBox(notch, f.Printed), t.PictureBox(notch, f.Printed)
		if f.Printed {
			if !f.Bare {
				p.rect(0, 0, t.W, t.H, fill(rgb(0xFFFDF5)).round(6))
				p.frame(0, 0, t.W, t.H, 6.5, 1, line(Line, 1))
			}
			p.plate(sign.Plate, plate.X, plate.Y, plate.W, fill(sign.Family.Tint))
			p.art(sign.Picture, pic.X, pic.Y, pic.W)
			return
		}
		p.shadow(1, 0, t.W-2, t.H-1, t.Radius, t.shadow)
		p.slab(t, sign.Family)
		cream := PlateCream
		if sign.Family.Name == "gold" {
			cream = rgb(0xFFF3CC)
		}
		p.plate(sign.Plate, plate.X, plate.Y, plate.W, fill(cream))
		p.art(sign.Picture, pic.X, pic.Y, pic.W)
		if notch {
			p.notch(t, sign.Family)
		}
	})
}

// slab draws the body of a thick tile: edge, face, label band and inner line.
func (p pen) slab(t TileSize, f Family) {
	gold := f.Name == "gold"
	h := t.H - t.Edge
	p.rect(0, t.Edge, t.W, h, fill(f.Edge).round(t.Radius))
	if gold {
		p.rect(0, 0, t.W, h, downwards(0, h, GoldTop, GoldBottom).round(t.Radius))
	} else {
		p.rect(0, 0, t.W, h, fill(f.Face).round(t.Radius))
		p.path(bottomRounded(0, h-t.LabelBand, t.W, t.LabelBand, t.Radius), fill(f.Edge).alpha(.62))
	}
	if t.gloss > 0 {
		p.rect(1, 1, t.W-2, h-2, line(White, t.gloss).alpha(.22).round(t.Radius-1))
	}
}

// notch cuts the corner off through which the printed date is seen.
func (p pen) notch(t TileSize, f Family) {
	x, y, r := t.Notch.X+t.Notch.W, t.Notch.Y+t.Notch.H, t.NotchRadius
	p.pathf(fill(GridPaper), "M%g %gH%gV%gA%g %g 0 0 1 %g %gH%gZ", t.Notch.X, t.Notch.Y, x, y-r, r, r, x-r, y, t.Notch.X)
	p.pathf(line(f.Edge, 1).alpha(.45).flatEnds(), "M%g 0V%gA%g %g 0 0 1 %g %gH0", x, y-r, r, r, x-r, y)
}

// TileGhost draws what stays of a tile in the tray: the well of a kind of which
// none is left, with its pictogram at 45 %, or, if held, the dashed outline of
// the tile in hand. Both are as large as TileTray.
func TileGhost(kind string, held bool) Drawing {
	return sketchOf(TileTray.W, TileTray.H, Insets{}, func(p pen) {
		if held {
			p.rect(1, 2, 70, 63, line(rgb(0xE8CFA6), 1.8).dashed(5, 5).round(7))
			return
		}
		p.rect(1, 2, 70, 63, fill(rgb(0x6A4424)).round(7))
		if s, ok := signs[kind]; ok {
			p.faded(.45, func(p pen) { p.art(s.Picture, 22, 10, 28) })
		}
	})
}

// Baselines of the words on a TileGhost, which are centred on it.
const (
	GhostHeldBaseline   = 38.0
	GhostPlacedBaseline = 55.0
)

// TileBack draws a turned-over tile: the blue back with its star.
func TileBack(size TileSizing) Drawing {
	t := size.Measures()
	kx, ky := t.W/104, t.H/96
	k := math.Min(kx, ky)
	return sketchOf(t.W, t.H, Even(11), func(p pen) {
		h := t.H - t.Edge
		light := rgb(0x9CC0E0)
		p.shadow(1, 0, t.W-2, t.H-2, t.Radius, Shadow{DY: 2, Sigma: 3 * k, Alpha: .35})
		p.rect(0, t.Edge, t.W, h, fill(BlueEdge).round(t.Radius))
		p.rect(0, 0, t.W, h, fill(rgb(0x3A6FA3)).round(t.Radius))
		for i := range 5 {
			x := (12 + 20*float64(i)) * kx
			p.line(x, 8*ky, x, 85*ky, line(rgb(0x4E82B5), 6*k))
		}
		p.rect(8*kx, 8*ky, t.W-16*kx, h-16*ky, line(light, 1.5*k).round(5*k))
		p.polygon(star(5, 52*kx, 46*ky, 20*k, 8.5*k), fill(light))
	})
}
