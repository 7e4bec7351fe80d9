package sketch

import (
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
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
	add("buttons")
	for k, n := range []string{"secondary", "primary", "contest", "message", "opened"} {
		for st, m := range []string{"rest", "hover", "pressed"} {
			put(n+" "+m, Button(120, 48, ButtonKind(k), ButtonState(st)))
		}
	}
	put("off", OffBox(160, 46, false))
	put("off on wood", OffBox(160, 36, true))
	put("dashed", DashedBox(120, 44, 9, rgb(0xB9A67E)))
	put("icon", IconButton(44, 40, AtRest))
	put("icon hover", IconButton(44, 40, Hovered))
	put("icon pressed", IconButton(44, 40, Pressed))
	put("focus", FocusRing(100, 40, 9))
	put("active ring", ActiveRing(80, 40, 8))
	put("landing", LandingRing(112, 104, false))
	put("drop", LandingRing(112, 104, true))
	add("small controls")
	put("plain", Plain(60, 20, 10, Paper3))
	put("framed", Framed(120, 34, 17, 1.5, rgb(0xFBE9BC), GoldEdge))
	put("field", TextField(120, 34, false))
	put("field focused", TextField(120, 34, true))
	put("key", Keycap(40, false))
	put("key dark", Keycap(40, true))
	put("segments", Segments(120, 34, false))
	put("segments dark", Segments(120, 34, true))
	put("knob", SegmentKnob(60, 28, Ink))
	put("toggle on", Toggle(true))
	put("toggle off", Toggle(false))
	put("tick", Tick(11, Green))
	put("stepper", Stepper(172, 46, false, true))
	for _, way := range []string{"left", "right", "up", "down"} {
		put("chevron "+way, Chevron(way, Ink2))
		put("tip "+way, TooltipArrow(way, Ink))
	}
	put("cross", Cross(Ink2))
	put("plus", PlusBadge())
	put("badge", Badge(13))
	put("lock", LockBadge())
	put("slider", SliderBar(120, .6, Blue))
	put("slider knob", SliderKnob(Blue))
	put("odds", OddsBar(28, 7, .5, false))
	put("odds on tile", OddsBar(28, 7, .5, true))
	put("hazard", HazardBand(200, 11, Red))
	put("tooltip", Tooltip(200, 60))
	add("trays and marks")
	put("dice tray", DiceTray(416, 84))
	put("tile tray", TileTrayBox(416, 292))
	for _, e := range []string{"big", "standard", "mixed", "1975", "2000"} {
		put("mark "+e, EditionMark(e))
	}
	add("mail")
	for i, k := range append(append([]string{}, MailKinds...), "monster-charge", "pay-a-neighbor", "mad-money", "charity", "buy-or-sell", "lottery-ticket", "swellfare", "windfall") {
		put(k, MailCard(CardFace{Kind: k, W: CardW, H: CardH, Behind: i%2 == 0}))
	}
	put("compact", MailCard(CardFace{Kind: "bill", W: CompactCardW, H: CompactCardH, Behind: true}))
	for _, k := range MailKinds {
		put("slip "+k, MailSlip(k, SlipW, SlipH))
	}
	add("deals")
	for s, n := range []string{"normal", "double", "steal"} {
		put(n+" row", DealCard(DealFace{Style: DealStyle(s), W: DealRowW, H: DealRowH}))
		put(n+" held", DealCard(DealFace{Style: DealStyle(s), Picture: "ferry", W: DealHeldW, H: DealHeldH, Chosen: s == 2}))
		put(n+" presented", DealCard(DealFace{Style: DealStyle(s), Picture: "golf", W: CardW, H: CardH, Deep: true}))
	}
	add("money")
	for _, v := range []int{100, 500, 1000, 5000, 10000} {
		put(fmt.Sprint("bill ", v), Bill(BillFace{Value: v, Scale: 1, Turn: float64(v%7) - 3}))
	}
	put("fan", FanOf(Fan{Values: []int{100, 100, 1000, 1000, 5000}, Scale: .6}))
	put("fan of many", FanOf(Fan{Values: []int{100, 100, 100, 500, 500, 1000, 1000, 5000, 10000}, Scale: .6}))
	put("coin", Coin(9))
	for n := range 12 {
		put(fmt.Sprint("confetti ", n), Confetti(n))
	}
	add("board")
	for i, c := range []CellLook{FullCell, CompactCell} {
		put(fmt.Sprint("start ", i), StartCell(c))
		put(fmt.Sprint("jackpot ", i), JackpotCell(c))
		for _, deck := range []string{"mail", "deal", "event", "lottery"} {
			put(fmt.Sprint(deck, i), PileCell(c, deck, false))
		}
		put(fmt.Sprint("empty pile ", i), PileCell(c, "mail", true))
	}
	put("hop start", HopMark(HopFace{Seat: 0, Start: true, R: 13}))
	put("hop", HopMark(HopFace{Seat: 1, R: 13}))
	put("hop arrow", HopArrow(0, false))
	put("hop arrow back", HopArrow(0, true))
	put("envelope", Envelope())
	put("hand", Hand())
	put("wood", Wood(1280, 148))
	put("grooves", WallGrooves(1280, 60, EditionBig))
	add("awards")
	put("stamp", Stamp(110, 32, Red))
	put("round stamp", RoundStamp(37, Blue))
	for n := 1; n <= 4; n++ {
		put(fmt.Sprint("place ", n), RankRibbon(n))
	}
	put("luck", AwardRosette(FamilyRed, "die"))
	put("deal", AwardRosette(FamilyGreen, "deal"))
	put("pot", AwardRosette(FamilyPlum, "pot"))
	put("bill", AwardRosette(FamilySlate, "bill"))
	put("hatched", Hatched(80, 8))
	put("bracket", Bracket(80, 16, Ink))
	return all
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
