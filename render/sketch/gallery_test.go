package sketch

import (
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
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

	add("tokens")
	for c := range SeatColors {
		put("own "+Shapes[c], Token(TokenFace{Color: c, Shape: c, Size: 42, Stand: true}))
	}
	for c := range SeatColors {
		put("ring "+Shapes[5-c], Token(TokenFace{Color: c, Shape: 5 - c, Size: 42, Ring: true, Stand: true}))
	}
	put("faded", Token(TokenFace{Color: 2, Shape: 2, Size: 27, Faded: true}))
	put("lift", Token(TokenFace{Color: 4, Shape: 4, Size: 36, Ring: true, Lift: true}))
	add("dice")
	for _, c := range []string{"red", "blue", "black", "white"} {
		for n := 1; n <= 6; n++ {
			put(fmt.Sprint(c, n), Die(DieFace{Color: c, N: n, Size: 42}))
		}
	}
	add("signs")
	for _, k := range kindsOf(signs) {
		put(k, printedSign(k))
	}
	put("tinted plate", PlateIn("stamp", 48, FamilyRose.Tint))
	add("artwork")
	for _, n := range assets.ArtNames() {
		if strings.HasPrefix(n, "box-") {
			put(n, Cover(n, 40))
			continue
		}
		put(n, Picture(n, 40))
	}
	add("marks")
	put("lock", LockBadge())
	add("mail")
	for _, k := range kindsOf(mailSigns) {
		if mailSigns[k].Edge != "plain" {
			put(k, BandEdge(k, CardW, Field))
		}
	}
	add("faces")
	for _, c := range everybody() {
		for _, e := range expressions {
			put(c+" "+e, Bust(BustFace{Character: c, Eyes: e, Mouth: e, Hands: e, Size: 96}))
		}
	}
	add("money")
	for i, name := range []string{"oval", "octagon", "wave"} {
		put("bill "+name, Bill(Engraving(i), FamilyGreen.Tint, GreenEdge, 1))
	}
	for n := range 12 {
		put(fmt.Sprint("confetti ", n), Confetti(n))
	}
	add("title")
	put("envelope", Envelope())
	add("awards")
	for n := 1; n <= 4; n++ {
		put(fmt.Sprint("place ", n), RankRibbon(n))
	}
	put("luck", AwardRosette(FamilyRed, "die"))
	put("deal", AwardRosette(FamilyGreen, "deal"))
	put("pot", AwardRosette(FamilyPlum, "pot"))
	put("bill", AwardRosette(FamilySlate, "bill"))
	return all
}

// kindsOf returns the kinds that have signs, in the order of the alphabet.
func kindsOf[S any](signs map[string]S) []string { return slices.Sorted(maps.Keys(signs)) }

// printedSign is the plate and the picture of a kind as they stand on a space
// that is printed on the calendar, on clear ground.
func printedSign(kind string) Drawing {
	s, t := signs[kind], TileFull
	plate, picture := t.PlateBox(true, true), t.PictureBox(true, true)
	return sketchOf(t.W, t.H, Even(4), func(p pen) {
		p.plate(s.Plate, plate.X, plate.Y, plate.W, fill(s.Family.Tint))
		p.art(s.Picture, picture.X, picture.Y, picture.W)
	})
}

// TestContactSheets lays all pieces out in sheets, one for each shelf. When the
// environment variable SKETCH_SHEET names a folder they are written into it as
// PNG pictures at scales 1 and 2, to be looked at beside the targets.
func TestContactSheets(t *testing.T) {
	dir := os.Getenv("SKETCH_SHEET")
	names := map[string]bool{}
	for _, s := range gallery() {
		require.NotEmpty(t, s.pieces, s.name)
		for _, p := range s.pieces {
			require.False(t, names[p.name], "two pieces are called %s", p.name)
			names[p.name] = true
		}
		if dir == "" {
			continue
		}
		for _, scale := range []float64{1, 2} {
			name := fmt.Sprintf("%s-%gx.png", strings.ReplaceAll(s.name, " ", "-"), scale)
			f, err := os.Create(filepath.Join(dir, name))
			require.NoError(t, err)
			require.NoError(t, png.Encode(f, contactSheet(s, scale)))
			require.NoError(t, f.Close())
		}
	}
}

// contactSheet lays the pieces of a shelf out in rows.
func contactSheet(s shelf, scale float64) *image.RGBA {
	const width, gap = 1280.0, 14.0
	places := make([]Point, len(s.pieces))
	x, y, row := gap, gap, 0.0
	for i, p := range s.pieces {
		if x+p.W > width-gap && x > gap {
			x, y, row = gap, y+row+gap, 0
		}
		places[i] = Point{x, y}
		x, row = x+p.W+gap, max(row, p.H)
	}
	img := image.NewRGBA(image.Rect(0, 0, int(width*scale), int((y+row+2*gap)*scale)))
	draw.Draw(img, img.Rect, image.NewUniform(PaperBottom), image.Point{}, draw.Src)
	for i, p := range s.pieces {
		r := p.Raster(scale)
		at := image.Pt(int(places[i].X*scale+.5), int(places[i].Y*scale+.5))
		draw.Draw(img, r.Rect.Add(at), r, r.Rect.Min, draw.Over)
	}
	return img
}
