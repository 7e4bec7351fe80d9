package sketch

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
	LabelBand     float64 // height of the band behind the label, without the edge
	LabelBaseline float64
	LabelWidth    float64 // the label is made narrower to fit this
	LabelType     float64
	GoldType      float64 // type size of the label on a gold tile

	plate, plateAlone       Box // of a tile with and without a cut corner
	picture, pictureAlone   Box
	printPlate, printAlone  Box // of a printed space
	printPicture, printOnly Box
}

// TileFull is a day tile on the board.
var TileFull = TileSize{
	W: 104, H: 96, Radius: 9, Edge: 3,
	Notch: Box{-1.5, -1.5, 37.5, 30.5}, NotchRadius: 9,
	DateX: 4, DateY: 21, DateType: 23,
	LabelBand: 22, LabelBaseline: 87, LabelWidth: 98, LabelType: 12.5, GoldType: 14,
	plate: Box{35, 3.5, 64.8, 64.8}, plateAlone: Box{20, 3.5, 64.8, 64.8},
	picture: Box{42.4, 10.9, 50, 50}, pictureAlone: Box{27.4, 10.9, 50, 50},
	printPlate: Box{33, 5, 63.36, 63.36}, printAlone: Box{20, 5, 63.36, 63.36},
	printPicture: Box{39, 11, 52, 52}, printOnly: Box{26, 11, 52, 52},
}

// TileCompact is a day tile on the board of a small window.
var TileCompact = TileSize{
	W: 78, H: 76, Radius: 7, Edge: 2.5,
	Notch: Box{-1, -1, 29, 24}, NotchRadius: 7,
	DateX: 3, DateY: 17, DateType: 18,
	LabelBand: 17.5, LabelBaseline: 68.5, LabelWidth: 74, LabelType: 12.5, GoldType: 12.5,
	plate: Box{26, 2, 51.12, 51.12}, plateAlone: Box{13.4, 2, 51.12, 51.12},
	picture: Box{32.1, 8.1, 39, 39}, pictureAlone: Box{19.5, 8.1, 39, 39},
	printPlate: Box{25, 3, 49, 49}, printAlone: Box{14.5, 3, 49, 49},
	printPicture: Box{29.5, 7.5, 40, 40}, printOnly: Box{19, 7.5, 40, 40},
}

// TileTray is the small tile of the tray, of the rule book and of choices. It
// has no cut corner.
var TileTray = TileSize{
	W: 72, H: 66, Radius: 8, Edge: 3,
	LabelBand: 19, LabelBaseline: 58.5, LabelWidth: 66, LabelType: 12, GoldType: 12,
	plateAlone:   Box{16.5, 2, 38.88, 38.88},
	pictureAlone: Box{19.5, 5, 33, 33},
	printAlone:   Box{16.5, 2, 38.88, 38.88},
	printOnly:    Box{19.5, 5, 33, 33},
}

// Lowered returns the size for a tile that is only h high: plate and pictogram
// are smaller. A tile that is high enough stays as it is.
func (t TileSize) Lowered(h float64) TileSize {
	less := t.H - h
	if less <= 0 {
		return t
	}
	k := (t.plate.H - less) / t.plate.H
	for _, b := range [...]*Box{
		&t.plate, &t.plateAlone, &t.picture, &t.pictureAlone, &t.printPlate, &t.printAlone, &t.printPicture, &t.printOnly,
	} {
		top := t.plate.Y
		*b = Box{b.X + b.W*(1-k)/2, top + (b.Y-top)*k, b.W * k, b.H * k}
	}
	t.H = h
	t.LabelBaseline -= less
	return t
}

// Labelled returns the size for a tile whose band for the label is so much
// higher: plate and pictogram are smaller.
func (t TileSize) Labelled(more float64) TileSize {
	out := t.Lowered(t.H - more)
	out.H, out.LabelBand, out.LabelBaseline = t.H, t.LabelBand+more, t.LabelBaseline
	return out
}

// Printed returns the size for days whose plate and picture are printed in other
// places: those of a full tile with a date.
func (t TileSize) Printed(plate, picture Box) TileSize {
	k := t.W / TileFull.W
	at := func(b Box) Box { return Box{b.X * k, b.Y * k, b.W * k, b.H * k} }
	if t.Notch.W > 0 {
		t.printPlate, t.printPicture = at(plate), at(picture)
	}
	return t
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

// LockBadge draws the round badge on a day that cannot be changed, 24 wide.
func LockBadge() Drawing {
	return sketchOf(24, 24, Even(1), func(p pen) {
		p.circle(12, 12, 12, fill(Ink))
		p.path("M8.5 11V8.5a3.5 3.5 0 0 1 7 0V11", line(White, 2))
		p.rect(6.5, 10.5, 11, 8, fill(White).round(1.5))
	})
}
