package render_test

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"runtime"
	"sort"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/control"
	"bigpayday/render/marks"
	"bigpayday/render/palette"
	"bigpayday/render/paper"
	"bigpayday/render/pieces"
	"bigpayday/render/player"
	"bigpayday/render/wall"
)

// The gallery draws sample pages with everything the package has and writes
// them as PNG files, to be looked at. It needs a display:
//
//	RENDER_GALLERY=folder go test ./render
//
// RENDER_PAGES may name some of the pages, RENDER_SCALE the device scale and
// RENDER_TEXT the text scale.
func TestMain(m *testing.M) {
	folder := os.Getenv("RENDER_GALLERY")
	if folder == "" {
		os.Exit(m.Run())
	}
	g := &gallery{folder: folder, only: os.Getenv("RENDER_PAGES")}
	for name, v := range map[string]*float64{"RENDER_SCALE": &g.scale, "RENDER_TEXT": &g.text} {
		*v = 1
		if s := os.Getenv(name); s != "" {
			if _, err := fmt.Sscan(s, v); err != nil {
				fmt.Println(err)
				os.Exit(2)
			}
		}
	}
	ebiten.SetWindowSize(320, 200)
	if err := ebiten.RunGame(g); err != nil && !errors.Is(err, ebiten.Termination) {
		fmt.Println(err)
		os.Exit(1)
	}
}

// page is a picture of the gallery in a window of w by h.
type page struct {
	w, h float64
	draw func(th *render.Theme, dst *ebiten.Image)
	// skin is that which the page has.
	skin string
}

var pages = map[string]page{}

type gallery struct {
	folder, only string
	scale, text  float64
	drawn        bool
}

func (g *gallery) Layout(int, int) (int, int) { return 320, 200 }

func (g *gallery) Update() error {
	if g.drawn {
		return ebiten.Termination
	}
	return nil
}

func (g *gallery) Draw(*ebiten.Image) {
	if g.drawn {
		return
	}
	g.drawn = true
	names := make([]string, 0, len(pages))
	for n := range pages {
		if g.only == "" || strings.Contains(","+g.only+",", ","+n+",") {
			names = append(names, n)
		}
	}
	sort.Strings(names)
	for _, n := range names {
		if err := g.write(n, pages[n]); err != nil {
			fmt.Println(err)
		}
	}
}

func (g *gallery) write(name string, p page) error {
	th, err := render.NewThemeOf(p.skin, render.NewView(p.w, p.h, g.scale), g.text, strings.HasSuffix(name, "-contrast"))
	if err != nil {
		return err
	}
	defer th.Deallocate()
	w, h := th.View.Pixels()
	dst := ebiten.NewImage(w, h)
	defer dst.Deallocate()
	start := time.Now()
	p.draw(th, dst)
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	dst.ReadPixels(img.Pix)
	first := time.Since(start)
	start = time.Now()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	p.draw(th, dst)
	runtime.ReadMemStats(&after)
	dst.ReadPixels(img.Pix)
	fmt.Printf("%s at %g: first %v, again %v, %d allocations\n", name, g.scale,
		first.Round(time.Millisecond), time.Since(start).Round(time.Millisecond), after.Mallocs-before.Mallocs)
	file := filepath.Join(g.folder, fmt.Sprintf("%s-%gx%s.png", name, g.scale, map[bool]string{true: fmt.Sprintf("-text%g", g.text)}[g.text != 1]))
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	if err := png.Encode(f, img); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

var (
	mom     = pieces.Token{Color: palette.SeatRed, Shape: pieces.House}
	dad     = pieces.Token{Color: palette.SeatBlue, Shape: pieces.Car}
	grandma = pieces.Token{Color: palette.SeatYellow, Shape: pieces.Mug}
	junior  = pieces.Token{Color: palette.SeatGreen, Shape: pieces.Tree}
	cat     = pieces.Token{Color: palette.SeatViolet, Shape: pieces.Cat}
	boat    = pieces.Token{Color: palette.SeatBlack, Shape: pieces.Boat}
)

var weekdays = [7]string{"Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"}

var month = [32]string{"", "mail1", "deal", "sick-day", "mail2", "free-deal", "deal", "holiday", "mail3", "skip-ahead",
	"lucky-lottery", "deal", "vacation-day", "mail1", "singing-contest", "deal", "jackpot-skyrockets", "mail2", "jump-back",
	"super-sweepstakes", "deal", "mail1", "found-a-buyer", "sick-day", "mail2", "found-a-buyer", "lucky-lottery", "mail3",
	"found-a-buyer", "jackpot-skyrockets", "found-a-buyer", "big-pay-day"}

var labels = map[string]string{"mail1": "1 Mail", "mail2": "2 Mail", "mail3": "3 Mail", "deal": "Deal", "sick-day": "Sick Day",
	"free-deal": "Free Deal", "holiday": "Holiday", "skip-ahead": "Skip Ahead", "lucky-lottery": "Lucky Lottery",
	"vacation-day": "Vacation Day", "singing-contest": "Singing Contest", "jackpot-skyrockets": "Jackpot Skyrockets",
	"jump-back": "Jump Back", "super-sweepstakes": "Super Sweepstakes", "found-a-buyer": "Found a Buyer", "big-pay-day": "Big Pay Day",
	"sweepstakes": "Sweepstakes", "radio-contest": "Radio Contest", "sweet-sunday": "Sweet Sunday", "lottery": "Lottery"}

var short = map[string]string{"lucky-lottery": "Lottery", "vacation-day": "Vacation", "singing-contest": "Singing",
	"jackpot-skyrockets": "Skyrockets", "super-sweepstakes": "Sweepstakes", "found-a-buyer": "Buyer", "big-pay-day": "Pay Day"}

func label(th *render.Theme, kind string) string {
	if s := short[kind]; s != "" && th.View.Compact {
		return s
	}
	return labels[kind]
}

func players(th *render.Theme, compact bool) []player.PlayerCard {
	notes := func(dollars int) palette.Notes { return pieces.NotesFor(th, dollars) }
	p := []player.PlayerCard{
		{Token: mom, Name: "Mom", Sub: "Human", Cash: "$7,350", Notes: notes(7350), Loan: player.Figure{Label: "Loan", Value: "none", Burden: false}, Bills: player.Figure{Label: "Bills due", Value: "$850", Burden: true}, Deals: player.Figure{Label: "Deals", Value: "2", Burden: false}, Tab: "Your turn"},
		{Token: dad, Name: "Dad", Sub: "Human", Cash: "$2,150", Notes: notes(2150), Loan: player.Figure{Label: "Loan", Value: "$3,000", Burden: true}, Bills: player.Figure{Label: "Bills due", Value: "$1,250", Burden: true}, Deals: player.Figure{Label: "Deals", Value: "1", Burden: false}},
		{Token: grandma, Name: "Grandma", Sub: "Human", Cash: "$12,400", Notes: notes(12400), Loan: player.Figure{Label: "Loan", Value: "none", Burden: false}, Bills: player.Figure{Label: "Bills due", Value: "$300", Burden: true}, Deals: player.Figure{Label: "Deals", Value: "0", Burden: false}},
		{Token: junior, Name: "Junior", Sub: "Human", Cash: "$4,600", Notes: notes(4600), Loan: player.Figure{Label: "Loan", Value: "$1,000", Burden: true}, Bills: player.Figure{Label: "Bills due", Value: "none", Burden: false}, Deals: player.Figure{Label: "Deals", Value: "1", Burden: false}},
		{Token: cat, Name: "Computer 1", Sub: "Computer · hard", Cash: "$9,050", Notes: notes(9050), Loan: player.Figure{Label: "Loan", Value: "$2,000", Burden: true}, Bills: player.Figure{Label: "Bills due", Value: "$640", Burden: true}, Deals: player.Figure{Label: "Deals", Value: "3", Burden: false}},
		{Token: boat, Name: "Computer 2", Sub: "Computer · easy", Cash: "$850", Notes: notes(850), Loan: player.Figure{Label: "Loan", Value: "$5,000", Burden: true}, Bills: player.Figure{Label: "Bills due", Value: "$1,900", Burden: true}, Deals: player.Figure{Label: "Deals", Value: "0", Burden: false}},
	}
	if compact {
		for i := range p {
			p[i].Loan.Value = map[bool]string{true: "$3k", false: "0"}[p[i].Loan.Burden]
			p[i].Bills.Value = "2"
			if i == 0 {
				p[i].Tab = "now"
			}
		}
	}
	return p
}

// table is where things stand on the pages of the gallery: as at 1280x800, or at 960x600 in
// a small window.
type table struct {
	Wall, Desk, Tools, Dice, Card, Main, Log, Decision render.Rect
	Calendar                                           boards.Calendar
	Signs, Buttons                                     [3]render.Rect
}

func newTable(v render.View) table {
	if v.Compact {
		return table{
			Wall: render.Rect{W: v.W, H: 500}, Desk: render.Rect{Y: 500, W: v.W, H: 100}, Tools: render.Rect{X: 636, Y: 8, W: 188, H: 36}, Dice: render.Rect{X: 636, Y: 52, W: 312, H: 64},
			Card: render.Rect{X: 642, Y: 128, W: 300, H: 206}, Main: render.Rect{X: 636, Y: 350, W: 312, H: 44}, Log: render.Rect{X: 636, Y: 454, W: 312, H: 36},
			Decision: render.Rect{X: 18, Y: 12, W: 596, H: 474}, Calendar: boards.NewCalendar(render.View{}, render.Rect{X: 12, Y: 8, W: 612, H: 482}),
			Signs: beside(828, 8, 36, 4), Buttons: beside(636, 406, 100, 6),
		}
	}
	return table{
		Wall: render.Rect{W: v.W, H: 652}, Desk: render.Rect{Y: 652, W: v.W, H: 148}, Tools: render.Rect{X: 848, Y: 14, W: 256, H: 40}, Dice: render.Rect{X: 848, Y: 66, W: 416, H: 84},
		Card: render.Rect{X: 858, Y: 172, W: render.CardW, H: render.CardH}, Main: render.Rect{X: 848, Y: 440, W: 416, H: 48}, Log: render.Rect{X: 848, Y: 552, W: 416, H: 90},
		Decision: render.Rect{X: 40, Y: 22, W: 752, H: 618}, Calendar: boards.NewCalendar(render.View{}, render.Rect{X: 16, Y: 14, W: 816, H: 624}),
		Signs: beside(1116, 14, 44, 8), Buttons: beside(848, 502, 132, 10),
	}
}

// beside returns three boxes of a width beside each other.
func beside(x, y, w, gap float64) (boxes [3]render.Rect) {
	for i := range boxes {
		boxes[i] = render.Rect{X: x + float64(i)*(w+gap), Y: y, W: w, H: 38}
	}
	return boxes
}

// seats returns where the cards of n players stand from y on.
func seats(th *render.Theme, y float64, n int) []render.Rect {
	boxes := make([]render.Rect, n)
	w, h := player.PlayerSize(th)
	for i := range boxes {
		boxes[i] = render.Rect{X: 16 + float64(i)*(w+9), Y: y, W: w, H: h}
	}
	return boxes
}

func strip(th *render.Theme, dst *ebiten.Image, tb *table, active int, tab string) {
	cards := players(th, th.View.Compact)
	for i, r := range seats(th, tb.Desk.Y+12, len(cards)) {
		if i != active {
			cards[i].Tab = ""
		} else if tab != "" {
			cards[i].Tab = tab
		}
		player.DrawPlayerCard(th, dst, r, cards[i], render.State{})
	}
}

func board(th *render.Theme, dst *ebiten.Image, tb *table) {
	c := &tb.Calendar
	pill := pieces.Pill{Art: "pot", Amount: "$7,100", Note: "Jackpot: roll a 6 to win", Family: palette.Gold}
	h, y := 34.0, c.TitleBase-33
	m := boards.MonthTitle{Title: "Month 2", Sub: "of 3  ·  31 days  ·  Big Pay Day edition", Weekdays: weekdays}
	if th.View.Compact {
		h, y, pill.Note, m.Sub = 28, c.TitleBase-23, "6 wins it", "of 3, 31 days"
		for i, d := range m.Weekdays {
			m.Weekdays[i] = d[:3]
		}
	}
	w := pieces.PillWidth(th, pill)
	r := render.Rect{X: c.Grid.Right() - w, Y: y, W: w, H: h}
	boards.CalendarSheet(th, dst, c, m, r.X)
	pieces.DrawPill(th, dst, r, pill)
	boards.StartCell(th, dst, c.Cell(boards.PlaceStart), "START")
	for d := 1; d <= 31; d++ {
		boards.DrawTile(th, dst, c.Tile(d), boards.Tile{Kind: month[d], Label: label(th, month[d]), Date: d, Sunday: d%7 == 0}, render.State{})
	}
	boards.JackpotCell(th, dst, c.Cell(boards.PlaceJackpot), "JACKPOT", "$7,100", false, 0)
	boards.PileCell(th, dst, c.Cell(boards.PlaceMail), "mail", "Mail", "38", false, render.State{})
	boards.PileCell(th, dst, c.Cell(boards.PlaceDeal), "deal", "Deal", "19", false, render.State{})
}

func tools(th *render.Theme, dst *ebiten.Image, tb *table) {
	pieces.ToolWell(th, dst, tb.Tools)
	r := tb.Tools
	x := r.X + 4
	if !th.View.Compact {
		x += 10 + th.DrawText(dst, "Speed", r.X+14, r.Y+25, render.Style{Face: render.CondensedBold, Size: 13, Color: th.Palette.Cream2}) + 6
	}
	g := render.Rect{X: x, Y: r.Y + 4, W: r.Right() - 4 - x, H: r.H - 8}
	control.SegmentGround(th, dst, g, control.SegmentWall)
	for i, s := range []string{"Slow", "Normal", "Fast", "Instant"} {
		w := g.W / 4
		control.Segment(th, dst, render.Rect{X: g.X + float64(i)*w, Y: g.Y, W: w, H: g.H}, s, control.SegmentWall, control.SegmentFont{}, render.State{Active: i == 1})
	}
	for i, s := range []string{"sign-sound", "sign-help", "sign-menu"} {
		control.IconButton(th, dst, tb.Signs[i], s, render.State{})
	}
}

func turn(th *render.Theme, dst *ebiten.Image) {
	tb := newTable(th.View)
	turnTable(th, dst)
	strip(th, dst, &tb, 0, "")
}

// turnTable is a turn without the players' cards.
func turnTable(th *render.Theme, dst *ebiten.Image) {
	tb := newTable(th.View)
	c := &tb.Calendar
	wall.Draw(th, dst, tb.Desk.Y)
	board(th, dst, &tb)
	for i, d := range []int{21, 22, 23} {
		boards.HopMark(th, dst, c.Cell(d), palette.SeatRed, []string{"", "1", "2"}[i])
		boards.HopArrow(th, dst, c.Cell(d), palette.SeatRed, false)
	}
	marks.LandingRing(th, dst, c.Cell(24), 1)
	pieces.TokensAt(th, dst, c.Tile(24), boards.TokenSpots(c.Tile(24), 1), [render.MaxSeats]pieces.Token{mom}, 1, "")
	pieces.TokensAt(th, dst, c.Tile(17), boards.TokenSpots(c.Tile(17), 3), [render.MaxSeats]pieces.Token{dad, grandma, boat}, 3, "3")
	pieces.TokensAt(th, dst, c.Tile(12), boards.TokenSpots(c.Tile(12), 1), [render.MaxSeats]pieces.Token{junior}, 1, "")
	pieces.TokensAt(th, dst, c.Tile(29), boards.TokenSpots(c.Tile(29), 1), [render.MaxSeats]pieces.Token{cat}, 1, "")
	tools(th, dst, &tb)
	felt := pieces.Tray(th, dst, tb.Dice)
	k := 1.0
	if th.View.Compact {
		k = .75
	}
	pieces.DrawDie(th, dst, pieces.Die{Color: "red", N: 3}, felt.X+50*k, felt.CenterY()-1, 46*k, 0, render.Pose{Turn: -9})
	th.Pen(dst).TextFit("Mom rolled a 3", felt.X+94*k, felt.CenterY()-3, 190, 12, render.Style{Face: render.Bold, Size: 18 * max(k, .86), Color: th.Palette.Cream})
	th.Pen(dst).TextFit("Sunday 21 to Wednesday 24", felt.X+94*k, felt.CenterY()+17, 190, 11, render.Style{Face: render.Regular, Size: 13.5, Color: th.Palette.Cream2})
	pieces.DrawDie(th, dst, pieces.Die{Color: "blue", N: 5}, felt.Right()-90, felt.CenterY(), 28, -1, render.Pose{Turn: 6, Fade: .4})
	paper.MailPaper(th, dst, tb.Card, true)
	paper.MailBand(th, dst, render.Rect{X: tb.Card.X, Y: tb.Card.Y, W: tb.Card.W, H: 42}, "bill")
	pieces.Pin(th, dst, tb.Card.CenterX(), tb.Card.Y, palette.Red)
	control.DrawButton(th, dst, tb.Main, control.Button{Label: "Keep the bill, open card 2", Key: "Space", Kind: control.Primary}, render.State{Focused: true})
	for i, s := range []control.Button{{Label: "Loan", Key: "L"}, {Label: "Deals (2)", Key: "D"}, {Label: "Odds", Key: "O"}} {
		control.DrawButton(th, dst, tb.Buttons[i], s, render.State{})
	}
	pieces.Panel(th, dst, tb.Log, pieces.Slip)
	rows := [][4]string{{"Mom", "opened the mail: Water Works bill, $600", "now"}, {"Mom", "moved from 21 to 24", "now"}, {"Computer 1", "sent the Jackpot up by $5,000", "1 turn ago"}, {"Junior", "took a trip: $300 to the Jackpot", "2 turns ago"}}
	toks := []pieces.Token{mom, mom, cat, junior}
	for i, row := range rows {
		y := tb.Log.Y + 20 + float64(i)*20.5
		if y > tb.Log.Bottom() {
			break
		}
		pieces.DrawToken(th, dst, toks[i], tb.Log.X+10, y-13, 16, pieces.Flat)
		th.DrawText(dst, row[2], tb.Log.Right()-10, y, render.Style{Face: render.Condensed, Size: 12.5, Color: th.Palette.Ink2, Align: render.End})
		th.DrawRuns(dst, tb.Log.X+34, y, tb.Log.W-110, render.Run{Text: row[0], Style: render.Style{Face: render.Bold, Size: 13, Color: th.Palette.Ink}}, render.Run{Text: " " + row[1], Style: render.Style{Face: render.Regular, Size: 13, Color: th.Palette.Ink}})
	}
}

func init() {
	pages["turn"] = page{w: 1280, h: 800, draw: turn}
	pages["turn-contrast"] = page{w: 1280, h: 800, draw: turn}
	pages["turn-compact"] = page{w: 960, h: 600, draw: turn}
	pages["turn-wide"] = page{w: 2560, h: 1080, draw: turn}
	pages["turn-tall"] = page{w: 1280, h: 1024, draw: turn}
}
