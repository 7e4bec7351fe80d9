package sketch

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"bigpayday/assets"
)

// A piece is a drawing with the name under which tests speak of it.
type piece struct {
	name string
	Drawing
}

// A shelf is a row of the contact sheet.
type shelf struct {
	name   string
	pieces []piece
}

// gallery has every drawing of the package at least once.
func gallery() []shelf {
	var all []shelf
	add := func(name string) { all = append(all, shelf{name: name}) }
	put := func(name string, d Drawing) {
		s := &all[len(all)-1]
		s.pieces = append(s.pieces, piece{s.name + "/" + name, d})
	}

	add("tiles")
	for _, k := range DayTileKinds {
		put(k, Tile(TileFace{Kind: k, Notch: true}))
	}
	add("tiles without notch")
	for _, k := range DayTileKinds {
		put(k, Tile(TileFace{Kind: k}))
	}
	add("printed")
	for _, k := range PrintedKinds {
		put(k, Tile(TileFace{Kind: k, Notch: true, Printed: true}))
	}
	put("bare", Tile(TileFace{Kind: "mail1", Notch: true, Printed: true, Bare: true}))
	put("plain", Tile(TileFace{Kind: "deal", Printed: true}))
	add("other editions")
	for _, k := range []string{"event", "birthday-gift", "weekend-guest", "bonus", "poker-game", "family-reunion", "household", "home-repair", "town-election", "daylight-savings", "lottery-draw"} {
		put(k, Tile(TileFace{Kind: k, Notch: true, Printed: true}))
	}
	add("compact")
	for _, k := range DayTileKinds {
		put(k, Tile(TileFace{Kind: k, Size: CompactTile, Notch: true}))
	}
	put("printed", Tile(TileFace{Kind: "fun-day", Size: CompactTile, Notch: true, Printed: true}))
	add("tray")
	for _, k := range DayTileKinds {
		put(k, Tile(TileFace{Kind: k, Size: TrayTile}))
	}
	add("tile backs and ghosts")
	put("back", TileBack(FullTile))
	put("back compact", TileBack(CompactTile))
	put("ghost placed", TileGhost("deal", false))
	put("ghost held", TileGhost("deal", true))
	add("tokens")
	for c := range SeatColors {
		put("own "+Shapes[c], Token(TokenFace{Color: c, Shape: c, Size: 42, Stand: true}))
	}
	for c := range SeatColors {
		put("ring "+Shapes[5-c], Token(TokenFace{Color: c, Shape: 5 - c, Size: 42, Ring: true, Stand: true}))
	}
	put("faded", Token(TokenFace{Color: 2, Shape: 2, Size: 27, Faded: true}))
	put("lift", Token(TokenFace{Color: 4, Shape: 4, Size: 36, Ring: true, Lift: true}))
	put("plate", TokenPlate(36, 34, false, 0))
	put("plate framed", TokenPlate(46, 46, true, 1))
	add("dice")
	for _, c := range []string{"red", "blue", "black", "white"} {
		for n := 1; n <= 6; n++ {
			put(fmt.Sprint(c, n), Die(DieFace{Color: c, N: n, Size: 42, Turn: float64(n*4 - 12)}))
		}
	}
	put("flat", Die(DieFace{Color: "blue", N: 5, Size: 28, Flat: true}))
	add("shadows")
	put("rect", ShadowRect(104, 96, 9, 3))
	put("deep", ShadowRect(80, 60, 9, 18))
	put("oval", ShadowEllipse(19, 5, 2))
	add("signs")
	for _, k := range DayTileKinds {
		put(k, SignPicture(k, 62))
	}
	put("tinted plate", PlateIn("stamp", 48, FamilyRose))
	put("cream plate", Plate("heart", 48))
	add("artwork")
	for _, n := range assets.ArtNames() {
		put(n, Picture(n, 40))
	}
	return all
}

// TestContactSheet writes PNG pictures of everything into the folder that the
// environment variable SKETCH_SHEET names, to be looked at.
func TestContactSheet(t *testing.T) {
	dir := os.Getenv("SKETCH_SHEET")
	if dir == "" {
		t.Skip("SKETCH_SHEET names no folder")
	}
	for _, scale := range []float64{1, 2} {
		img := contactSheet(gallery(), scale)
		f, err := os.Create(filepath.Join(dir, fmt.Sprintf("sheet-%gx.png", scale)))
		require.NoError(t, err)
		require.NoError(t, png.Encode(f, img))
		require.NoError(t, f.Close())
	}
}

func contactSheet(shelves []shelf, scale float64) *image.RGBA {
	const width, gap = 1280.0, 7.0
	type spot struct {
		d    Drawing
		x, y float64
	}
	var spots []spot
	x, y, row := gap, gap, 0.0
	feed := func() { x, y, row = gap, y+row+gap, 0 }
	for _, s := range shelves {
		for _, p := range s.pieces {
			if x+p.W > width-gap {
				feed()
			}
			spots = append(spots, spot{p.Drawing, x, y})
			x, row = x+p.W+gap, max(row, p.H)
		}
		feed()
		y += gap
	}
	img := image.NewRGBA(image.Rect(0, 0, int(width*scale), int((y+gap)*scale)))
	draw.Draw(img, img.Rect, image.NewUniform(color.NRGBA{0xFA, 0xF2, 0xDE, 0xFF}), image.Point{}, draw.Src)
	for _, s := range spots {
		r := s.d.Raster(scale)
		at := image.Pt(int(s.x*scale+.5), int(s.y*scale+.5))
		draw.Draw(img, r.Rect.Add(at), r, r.Rect.Min, draw.Over)
	}
	return img
}
