package render_test

import (
	"fmt"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/charts"
	"bigpayday/render/control"
	"bigpayday/render/faces"
	"bigpayday/render/gamebox"
	"bigpayday/render/marks"
	"bigpayday/render/options"
	"bigpayday/render/palette"
	"bigpayday/render/paper"
	"bigpayday/render/pieces"
	"bigpayday/render/player"
	"bigpayday/render/scenery"
	"bigpayday/render/wall"
)

func init() {
	pages["states"] = page{w: 1280, h: 800, draw: states}
	pages["settlement"] = page{w: 1280, h: 800, draw: settlement}
	pages["deals"] = page{w: 1280, h: 800, draw: deals}
	pages["setup"] = page{w: 1280, h: 800, draw: setup}
	pages["results"] = page{w: 1280, h: 800, draw: results}
	pages["friend"] = page{w: 1280, h: 800, draw: friend}
}

func head(th *render.Theme, dst *ebiten.Image, x, y, w float64, s string) {
	th.DrawText(dst, s, x, y, render.Style{Face: render.Bold, Size: 14, Color: th.Palette.Ink})
	pieces.Rule(th, dst, x, y+7, w)
}

func caption(th *render.Theme, dst *ebiten.Image, x, y float64, s string) {
	th.DrawText(dst, s, x, y, render.Style{Face: render.CondensedMedium, Size: 13, Color: th.Palette.Ink2, Align: render.Center})
}

func states(th *render.Theme, dst *ebiten.Image) {
	wall.Draw(th, dst, 800)
	pieces.Sheet(th, dst, render.Rect{X: 16, Y: 14, W: 1248, H: 772})
	th.DrawText(dst, "States", 36, 58, render.Style{Face: render.Black, Size: 28, Color: th.Palette.Ink, Tracking: -.6})
	head(th, dst, 36, 84, 1208, "Tile on the calendar")
	sky := boards.Tile{Kind: "jackpot-skyrockets", Label: "Jackpot Skyrockets", Date: 16}
	at := func(i int) render.Rect { return render.Rect{X: 44 + float64(i)*134, Y: 112, W: 104, H: 96} }
	boards.DrawTile(th, dst, at(0), sky, render.State{})
	boards.DrawTile(th, dst, at(1), sky, render.State{Hover: true})
	boards.DrawTile(th, dst, at(2), sky, render.State{Focused: true})
	marks.DropTarget(th, dst, at(3).Inset(-4))
	lifted := boards.Tile{Kind: sky.Kind, Label: sky.Label}
	var held render.CachedImage[boards.Tile]
	r := render.Rect{X: at(4).X + 2, Y: at(4).Y - 4, W: 104, H: 96}
	boards.LiftShadow(th, dst, r, -6)
	held.DrawPosed(th, dst, r, 14, lifted, render.Pose{Turn: -6, Scale: 1.08}, func(dst *ebiten.Image) { boards.DrawTile(th, dst, r, lifted, render.State{}) })
	boards.DrawTile(th, dst, at(5), boards.Tile{Kind: "big-pay-day", Label: "Big Pay Day", Date: 31, Locked: true}, render.State{})
	boards.DrawTile(th, dst, at(6), boards.Tile{Back: true}, render.State{})
	boards.DrawTile(th, dst, at(7), boards.Tile{Kind: "deal", Label: "Deal", Date: 6, Odds: "36%", Chance: .9}, render.State{})
	boards.DrawTile(th, dst, at(8), boards.Tile{Kind: "mail2", Label: "2 Mail", Date: 24}, render.State{})
	marks.LandingRing(th, dst, at(8).Inset(-4), 1)
	pieces.TokensAt(th, dst, at(8), boards.TokenSpots(at(8), 1), [render.MaxSeats]pieces.Token{mom}, 1, "")
	for i, s := range []string{"at rest", "hover: up 3, lighter", "keyboard focus", "drop target", "lifted", "locked", "day not in month", "with odds", "landed"} {
		caption(th, dst, at(i).CenterX(), 232, s)
	}
	head(th, dst, 36, 272, 742, "Tokens on one day, one to six")
	all := [render.MaxSeats]pieces.Token{mom, dad, junior, grandma, cat, boat}
	for n := 1; n <= 6; n++ {
		r := render.Rect{X: 40 + float64(n-1)*124, Y: 290, W: 104, H: 96}
		boards.DrawTile(th, dst, r, boards.Tile{Kind: "deal", Label: "Deal", Date: 11}, render.State{})
		pieces.TokensAt(th, dst, r, boards.TokenSpots(r, n), all, n, fmt.Sprint(n))
	}
	head(th, dst, 800, 272, 444, "Tooltip: name, rule, chance")
	tip := control.Tip{Kind: "jackpot-skyrockets", Title: "Jackpot Skyrockets", Text: "The bank adds $5,000 to the Jackpot.", Figure: "Chance to land here this month: 29%"}
	w, h := control.TipSize(th, tip, 418)
	control.DrawTip(th, dst, render.Rect{X: 826, Y: 290, W: w, H: h}, tip, 800, 322)
	head(th, dst, 36, 424, 1208, "Buttons")
	roll := control.Button{Label: "Roll the die", Key: "Space", Kind: control.Primary, Size: 16}
	for i, l := range []render.State{{}, {Hover: true}, {Pressed: true}, {Focused: true}} {
		control.DrawButton(th, dst, render.Rect{X: 36 + float64(i)*186, Y: 448, W: 166, H: 48}, roll, l)
		caption(th, dst, 36+float64(i)*186+83, 518, []string{"at rest", "hover", "pressed", "focus"}[i])
	}
	control.DrawButton(th, dst, render.Rect{X: 780, Y: 448, W: 230, H: 48}, control.Button{Label: "Sell", Reason: "Sell (no deals to sell)"}, render.State{Off: true})
	caption(th, dst, 895, 518, "not available: says why")
	control.DrawButton(th, dst, render.Rect{X: 1028, Y: 448, W: 100, H: 46}, control.Button{Label: "Loan", Key: "L"}, render.State{})
	caption(th, dst, 1078, 518, "secondary")
	control.Toggle(th, dst, 1150, 460, 1, render.State{Active: true})
	control.Toggle(th, dst, 1200, 460, 1, render.State{})
	caption(th, dst, 1194, 518, "on and off")
	head(th, dst, 36, 556, 836, "Player card")
	p := players(th, false)
	player.DrawPlayerCard(th, dst, render.Rect{X: 44, Y: 606, W: 200, H: 122}, p[0], render.State{})
	player.DrawPlayerCard(th, dst, render.Rect{X: 268, Y: 606, W: 200, H: 122}, p[4], render.State{})
	p[2].Cash, p[2].Bills, p[2].Finished = "$18,900", player.Figure{Label: "Bills due", Value: "none", Burden: false}, "FINISHED"
	player.DrawPlayerCard(th, dst, render.Rect{X: 492, Y: 606, W: 200, H: 122}, p[2], render.State{})
	small := players(th, true)[5]
	player.DrawPlayerCard(th, dst, render.Rect{X: 716, Y: 606, W: 150, H: 82}, small, render.State{})
	head(th, dst, 896, 556, 348, "Dice")
	for n := 1; n <= 6; n++ {
		pieces.DrawDie(th, dst, pieces.Die{Color: "red", N: n}, 918+float64(n-1)*60, 604, 42, 0, render.Pose{Turn: []float64{-6, 4, -3, 6, -5, 3}[n-1]})
		pieces.DrawDie(th, dst, pieces.Die{Color: "blue", N: n}, 918+float64(n-1)*60, 664, 42, 0, render.Pose{Turn: []float64{5, -4, 6, -3, 4, -6}[n-1]})
	}
	control.DrawButton(th, dst, render.Rect{X: 896, Y: 702, W: 348, H: 48}, control.Button{Label: "Roll both dice", Key: "Space", Kind: control.PrimaryBlue, Size: 16}, render.State{})
	control.Slider(th, dst, render.Rect{X: 716, Y: 730, W: 150, H: 34}, .6, palette.Blue, render.State{})
	control.ScrollBar(th, dst, render.Rect{X: 878, Y: 580, W: 8, H: 190}, .2, .6, render.State{})
	control.DrawField(th, dst, render.Rect{X: 268, Y: 740, W: 200, H: 34}, control.Field{Text: "Long names scroll to the caret, and are cut", Caret: 43, From: 30, To: 38}, render.State{Focused: true})
	control.Dropdown(th, dst, render.Rect{X: 492, Y: 740, W: 140, H: 34}, "United States", render.State{})
	control.DrawField(th, dst, render.Rect{X: 44, Y: 740, W: 200, H: 34}, control.Field{Hint: "Search", Art: "search", Caret: -1}, render.State{})
	control.IconButton(th, dst, render.Rect{X: 650, Y: 738, W: 44, H: 40}, "trash", render.State{})
}

func decision(th *render.Theme, dst *ebiten.Image, f palette.Family) (table, render.Rect) {
	tb := newTable(th.View)
	wall.Draw(th, dst, tb.Desk.Y)
	board(th, dst, &tb)
	pieces.Veil(th, dst, tb.Wall)
	tools(th, dst, &tb)
	return tb, tb.Decision
}

func settlement(th *render.Theme, dst *ebiten.Image) {
	tb, r := decision(th, dst, palette.Green)
	control.Dialog(th, dst, r, palette.Green)
	lines := []options.LedgerLine{{}, {Head: true}, {Step: true}, {Step: true, Current: true}, {Step: true}, {Foot: true}}
	for i, l := range lines {
		row := render.Rect{X: r.X, Y: r.Y + 24 + float64(i)*96, W: r.W, H: 96}
		l.Margin = row.X + 76
		options.DrawLedgerLine(th, dst, row, l)
		if l.Step {
			options.LedgerNumber(th, dst, render.Rect{X: row.X, Y: row.Y, W: 76, H: row.H}, strconv.Itoa(i-1), options.LedgerState(4-i))
		}
	}
	options.SalaryBill(th, dst, render.Rect{X: 420, Y: 260, W: pieces.BillW, H: pieces.BillH}, 5000)
	options.BillSlips(th, dst, render.Rect{X: 420, Y: 440, W: 116, H: 40}, 4)
	options.AlertBox(th, dst, render.Rect{X: 640, Y: 440, W: 120, H: 38})
	options.LedgerStamp(th, dst, render.Rect{X: 420, Y: 60, W: 160, H: 60}, "SETTLED", 0, render.Pose{})
	pal := &th.Palette
	pieces.Panel(th, dst, render.Rect{X: 828, Y: 68, W: 436, H: 208}, pieces.Paper)
	pieces.Pin(th, dst, 1046, 70, palette.Blue)
	th.DrawText(dst, "Bills this month", 846, 100, render.Style{Face: render.Black, Size: 18, Color: pal.Ink})
	th.DrawText(dst, "4", 1246, 100, render.Style{Face: render.Black, Size: 18, Color: pal.Ink2, Align: render.End})
	for i, b := range [][2]string{{"Water Works", "$600"}, {"Car repair", "$1,250"}, {"Dentist", "$800"}, {"Roof repair", "$1,800"}} {
		y := 112 + float64(i)*29
		control.Row(th, dst, render.Rect{X: 838, Y: y, W: 416, H: 29}, i%2 == 0, render.State{})
		th.Art(dst, "bill", 846, y+4, 21)
		th.DrawText(dst, b[0], 878, y+20, render.Style{Face: render.Medium, Size: 15, Color: pal.Ink})
		th.DrawText(dst, b[1], 1246, y+20, render.Style{Face: render.Bold, Size: 15, Color: pal.Ink, Align: render.End})
	}
	pieces.SumRule(th, dst, 842, 236, 408)
	th.DrawText(dst, "To pay", 846, 261, render.Style{Face: render.Bold, Size: 16, Color: pal.Ink})
	th.DrawText(dst, "$4,450", 1246, 262, render.Style{Face: render.Black, Size: 20, Color: pal.Due, Align: render.End})
	pieces.Panel(th, dst, render.Rect{X: 828, Y: 290, W: 436, H: 190}, pieces.Alarm)
	pieces.HazardBand(th, dst, render.Rect{X: 828, Y: 294, W: 436, H: 12})
	th.Art(dst, "warn", 844, 318, 40)
	th.DrawText(dst, "This needs a new loan", 896, 337, render.Style{Face: render.Black, Size: 19, Color: pal.Loss})
	th.DrawText(dst, "$3,850 left, $4,450 to pay: short by $600", 896, 356, render.Style{Face: render.Medium, Size: 14, Color: pal.Ink})
	for i := range [][2]string{{"Loan now", "$3,000"}, {"After paying", "$0"}, {"New loan", "$1,000"}} {
		r := render.Rect{X: 844 + float64(i)*138, Y: 370, W: 126, H: 50}
		pieces.Box(th, dst, r, palette.Red, i == 2)
	}
	th.DrawText(dst, "Interest next month: $100. Paying $2,000 now instead", 846, 444, render.Style{Face: render.Regular, Size: 13.5, Color: pal.Ink})
	control.DrawButton(th, dst, render.Rect{X: 828, Y: 500, W: 436, H: 52}, control.Button{Label: "Pay off $3,000 and go on", Key: "Enter", Kind: control.Primary}, render.State{Focused: true})
	control.DrawButton(th, dst, render.Rect{X: 828, Y: 566, W: 212, H: 42}, control.Button{Label: "Pay $2,000", Key: "2"}, render.State{})
	control.DrawButton(th, dst, render.Rect{X: 1052, Y: 566, W: 212, H: 42}, control.Button{Label: "Pay nothing", Key: "0"}, render.State{})
	strip(th, dst, &tb, 1, "Pay day")
}

func deals(th *render.Theme, dst *ebiten.Image) {
	tb, r := decision(th, dst, palette.Green)
	pal := &th.Palette
	control.Dialog(th, dst, r, palette.Green)
	for i, kind := range []string{"deal", "auction", "double-deal", "super-steal"} {
		b := render.Rect{X: r.X + 28 + float64(i%2)*356, Y: r.Y + 108 + float64(i/2)*222, W: render.DealW, H: render.DealH}
		paper.DealPaper(th, dst, b, kind, render.State{Active: i == 3})
		paper.CardWell(th, dst, render.Rect{X: b.X + 14, Y: b.Y + 14, W: 96, H: 114}, paper.DealFamily(kind), "golf")
		if i > 1 {
			paper.DealMark(th, dst, render.Rect{X: b.X + 14, Y: b.Y + 14, W: 96, H: 114}, kind, "×2")
		}
	}
	pieces.Rule(th, dst, r.X+28, r.Y+552, r.W-56)
	th.Art(dst, "hint", r.X+28, r.Y+564, 34)
	th.DrawRuns(dst, r.X+74, r.Y+580, 640, render.Run{Text: "Best profit: Harbor Ferry Line.  ", Style: render.Style{Face: render.Bold, Size: 15, Color: pal.Ink}}, render.Run{Text: "Two more buyers lie ahead this month.", Style: render.Style{Face: render.Regular, Size: 15, Color: pal.Ink}})
	pieces.Panel(th, dst, render.Rect{X: 848, Y: 68, W: 416, H: 118}, pieces.Paper)
	pieces.Pin(th, dst, 1056, 70, palette.Blue)
	th.DrawText(dst, "If you sell the ferry", 866, 100, render.Style{Face: render.Black, Size: 18, Color: pal.Ink})
	for i := range [][2]string{{"Cash now", "$2,150"}, {"From the buyer", "+$16,000"}, {"Cash after", "$18,150"}} {
		pieces.Box(th, dst, render.Rect{X: 866 + float64(i)*132, Y: 114, W: 120, H: 56}, palette.Green, i == 1)
	}
	control.DrawButton(th, dst, render.Rect{X: 848, Y: 202, W: 416, H: 52}, control.Button{Label: "Sell for $16,000", Kind: control.Primary}, render.State{})
	control.DrawButton(th, dst, render.Rect{X: 848, Y: 268, W: 204, H: 42}, control.Button{Label: "Keep them all", Key: "K"}, render.State{})
	control.DrawButton(th, dst, render.Rect{X: 1060, Y: 268, W: 204, H: 42}, control.Button{Label: "Loan"}, render.State{Active: true})
	box := render.Rect{X: 848, Y: 328, W: 416, H: 312}
	pieces.Panel(th, dst, box, pieces.Paper)
	control.AskHead(th, dst, render.Rect{X: box.X, Y: box.Y, W: box.W, H: 44}, palette.Slate, "loan", "Take a loan", "10% each pay day")
	control.Stepper(th, dst, render.Rect{X: box.X + 208, Y: box.Y + 56, W: 190, H: 48}, "$2,000", render.State{Focused: true}, render.State{}, render.State{})
	th.DrawText(dst, "Borrow", box.X+18, box.Y+76, render.Style{Face: render.Bold, Size: 16, Color: pal.Ink})
	for i, row := range [][3]string{{"Cash", "$2,150", "$4,150"}, {"Loan", "$3,000", "$5,000"}, {"Interest at Big Pay Day", "$300", "$500"}} {
		line := render.Rect{X: box.X + 8, Y: box.Y + 141 + float64(i)*31, W: box.W - 16, H: 31}
		control.Row(th, dst, line, i%2 == 0, render.State{})
		for j, x := range [3]float64{line.X + 10, line.X + 220, line.X + 310} {
			th.DrawText(dst, row[j], x, line.Y+21, render.Style{Face: render.Medium, Size: 15, Color: pal.Ink})
		}
	}
	control.DrawButton(th, dst, render.Rect{X: box.X + 18, Y: box.Y + 262, W: 236, H: 40}, control.Button{Label: "Borrow $2,000", Key: "Enter", Kind: control.Primary, Size: 15.5}, render.State{})
	control.DrawButton(th, dst, render.Rect{X: box.X + 264, Y: box.Y + 262, W: 134, H: 40}, control.Button{Label: "Cancel", Key: "Esc"}, render.State{})
	strip(th, dst, &tb, 1, "Sells a Deal")
}

func setup(th *render.Theme, dst *ebiten.Image) {
	pal := &th.Palette
	wall.Draw(th, dst, 664)
	pg := render.Rect{X: 28, Y: 34, W: 396, H: 590}
	scenery.DrawTitlePage(th, dst, pg, scenery.TitlePage{
		Weekday: "WEDNESDAY", Numeral: "31", Small: "BIG", Large: "PAYDAY", Motto: "A month of mail, deals and money", Seats: "2–6", Players: "PLAYERS",
		Tiles: [3]boards.Tile{{Kind: "mail2", Label: "2 Mail"}, {Kind: "deal", Label: "Deal"}, {Kind: "jackpot-skyrockets", Label: "Skyrockets"}},
	})
	scenery.DeskThings(th, dst, render.Rect{X: 0, Y: 664, W: scenery.DeskThingsW, H: scenery.DeskH})
	scenery.DeskTokens(th, dst, render.Rect{X: 0, Y: 664, W: scenery.DeskThingsW, H: scenery.DeskH}, 0, 0)
	form := render.Rect{X: 456, Y: 22, W: 800, H: 626}
	pieces.Sheet(th, dst, form)
	pieces.Pin(th, dst, form.X+26, form.Y+18, palette.Red)
	pieces.Pin(th, dst, form.Right()-26, form.Y+18, palette.Red)
	h2 := render.Style{Face: render.Black, Size: 19, Color: pal.Ink}
	w := th.DrawText(dst, "Who is playing?", form.X+52, form.Y+38, h2)
	th.DrawText(dst, "2 to 6 seats, in turn order", form.X+64+w, form.Y+38, render.Style{Face: render.Regular, Size: 14, Color: pal.Ink2})
	names := []string{"Mom", "Dad", "Grandma", "Computer 1", "Computer 2"}
	for i, k := range []pieces.Token{mom, dad, grandma, cat, boat} {
		r := render.Rect{X: form.X + 24, Y: form.Y + 54 + float64(i)*49, W: form.W - 48, H: 44}
		gamebox.FormRow(th, dst, r, false)
		gamebox.SeatNumber(th, dst, render.Rect{X: r.X + 4, Y: r.Y + 4, W: 38, H: 38}, k.Color, fmt.Sprint(i+1), render.State{})
		gamebox.SeatField(th, dst, render.Rect{X: r.X + 44, Y: r.Y + 2, W: 60, H: 40}, render.Character{ID: "mei", Seat: k.Color}, faces.Happy, render.State{})
		f := control.Field{Text: names[i], Caret: -1}
		if i == 0 {
			f.Caret = 3
		}
		control.DrawField(th, dst, render.Rect{X: r.X + 122, Y: r.Y + 5, W: 216, H: 34}, f, render.State{Focused: i == 0})
		g := render.Rect{X: r.X + 350, Y: r.Y + 5, W: 170, H: 34}
		control.SegmentGround(th, dst, g, control.SegmentInk)
		control.Segment(th, dst, render.Rect{X: g.X, Y: g.Y, W: 85, H: 34}, "Human", control.SegmentInk, control.SegmentFont{}, render.State{Active: i < 3})
		control.Segment(th, dst, render.Rect{X: g.X + 85, Y: g.Y, W: 85, H: 34}, "Computer", control.SegmentInk, control.SegmentFont{}, render.State{Active: i >= 3})
		if i >= 3 {
			g := render.Rect{X: r.X + 530, Y: r.Y + 5, W: 172, H: 34}
			control.SegmentGround(th, dst, g, control.SegmentBlue)
			for j, s := range []string{"Easy", "Normal", "Hard"} {
				control.Segment(th, dst, render.Rect{X: g.X + float64(j)*172/3, Y: g.Y, W: 172 / 3., H: 34}, s, control.SegmentBlue, control.SegmentFont{}, render.State{Active: j == (4-i)*2})
			}
		}
		marks.Cross(th, dst, r.Right()-24, r.CenterY(), 6, render.State{})
	}
	th.DrawText(dst, "Edition", form.X+24, form.Y+376, h2)
	for i, e := range [][3]string{{"big", "Big Pay Day", "31 day tiles"}, {"standard", "Standard", "printed days"}, {"mixed", "Mixed", "10 to 12 tiles"}, {"classic1975", "1975", "small money"}, {"event2000", "2000", "event cards"}} {
		r := render.Rect{X: form.X + 24 + float64(i)*151.8, Y: form.Y + 389, W: 144.8, H: 64}
		options.Choice(th, dst, r, render.State{Active: i == 0})
		gamebox.SmallBox(th, dst, render.Rect{X: r.X + 6, Y: r.Y, W: 44, H: r.H}, e[0])
		th.Pen(dst).TextFit(e[1], r.X+56, r.Y+28, 84, 12, render.Style{Face: render.Black, Size: 16, Color: pal.Ink})
		th.Pen(dst).TextFit(e[2], r.X+56, r.Y+48, 84, 11, render.Style{Face: render.Condensed, Size: 13.5, Color: pal.Ink2})
	}
	th.DrawText(dst, "Months", form.X+24, form.Y+486, h2)
	control.Stepper(th, dst, render.Rect{X: form.X + 24, Y: form.Y + 500, W: 150, H: 46}, "3", render.State{}, render.State{}, render.State{})
	for i, d := range []int{31, 28, 30} {
		slip := render.Rect{X: form.X + 206 + float64(i)*194, Y: form.Y + 472, W: 182, H: 136}
		boards.MonthSlip(th, dst, slip)
		boards.MonthHead(th, dst, render.Rect{X: slip.X, Y: slip.Y, W: slip.W, H: 22})
		boards.DrawTinyMonth(th, dst, render.Rect{X: slip.X + 14, Y: slip.Y + 90, W: slip.W - 28, H: 38}, boards.TinyMonth{Days: d})
	}
	for i, b := range []control.Button{{Label: "Load", Key: "Ctrl O", Size: 16}, {Label: "Rules", Key: "F1", Size: 16}, {Label: "Settings", Key: "F2", Size: 16}} {
		control.DrawButton(th, dst, render.Rect{X: 456 + float64(i)*148, Y: 708, W: []float64{136, 136, 150}[i], H: 56}, b, render.State{})
	}
	control.DrawButton(th, dst, render.Rect{X: 918, Y: 708, W: 338, H: 56}, control.Button{Label: "Start month 1", Key: "Enter", Kind: control.Primary, Size: 21}, render.State{})
}

func results(th *render.Theme, dst *ebiten.Image) {
	pal := &th.Palette
	wall.Draw(th, dst, 712)
	th.DrawText(dst, "Final results", 24, 50, render.Style{Face: render.Black, Size: 36, Color: pal.Cream, Tracking: -.8})
	sheet := render.Rect{X: 16, Y: 70, W: 584, H: 634}
	pieces.Sheet(th, dst, sheet)
	pieces.Pin(th, dst, sheet.CenterX(), sheet.Y+4, palette.Red)
	th.DrawText(dst, "Ranking", sheet.X+18, sheet.Y+36, render.Style{Face: render.Black, Size: 20, Color: pal.Ink})
	for i, k := range []struct {
		token     pieces.Token
		name, net string
		parts     [5]float64
	}{
		{grandma, "Grandma", "$18,900", [5]float64{20000, 6500, 3400, 8600, 2400}},
		{mom, "Mom", "$14,250", [5]float64{20000, 4000, 1450, 8900, 2300}},
		{cat, "Computer 1", "$11,050", [5]float64{20000, 2500, 1000, 9150, 3300}},
		{junior, "Junior", "$6,600", [5]float64{20000, 1200, 500, 10300, 4800}},
		{dad, "Dad", "$2,400", [5]float64{20000, 0, 700, 11500, 6800}},
		{boat, "Computer 2", "−$3,150", [5]float64{20000, 0, 0, 12650, 10500}},
	} {
		r := render.Rect{X: sheet.X + 8, Y: sheet.Y + 46 + float64(i)*90, W: sheet.W - 16, H: 88}
		if i == 0 {
			marks.Highlight(th, dst, r, 9)
			pieces.StampIn(th, dst, render.Rect{X: r.X + 220, Y: r.Y + 6, W: 90, H: 40}, "WINNER", pieces.SmallStamp, render.Pose{}, 0)
		}
		charts.Medal(th, dst, render.Rect{X: r.X + 12, Y: r.Y + 4, W: 44, H: 54}, i+1, fmt.Sprint(i+1))
		pieces.DrawToken(th, dst, k.token, r.X+72, r.Y+8, 38, pieces.Standing)
		th.DrawText(dst, k.name, r.X+122, r.Y+35, render.Style{Face: render.Black, Size: 18, Color: pal.Ink})
		th.DrawText(dst, k.net, r.Right()-10, r.Y+35, render.Sum.In(pal.Ink).Aligned(render.End))
		bars := render.Rect{X: r.X + 72, Y: r.Y + 56, W: r.W - 90}
		ends := [2]float64{}
		for b, money := range k.parts {
			line := b / int(charts.BarSpent)
			w := money / 30500 * bars.W
			charts.DrawBar(th, dst, render.Rect{X: bars.X + ends[line], Y: bars.Y + float64(line)*14, W: w, H: 11 - float64(line)*3}, charts.Bar(b))
			ends[line] += w
		}
		charts.Bracket(th, dst, render.Rect{X: bars.X + min(ends[0], ends[1]), Y: bars.Y + 12, W: max(ends[0], ends[1]) - min(ends[0], ends[1]), H: 14}, ends[1] > ends[0])
	}
	for b := range charts.LegendLeft + 1 {
		charts.LegendSign(th, dst, render.Rect{X: sheet.X + 20 + float64(b)*90, Y: sheet.Bottom() - 32, W: 22, H: 13}, b)
	}
	box := render.Rect{X: 616, Y: 70, W: 648, H: 378}
	pieces.Panel(th, dst, box, pieces.Paper)
	th.DrawText(dst, "Net worth per day", box.X+20, box.Y+36, render.Style{Face: render.Black, Size: 20, Color: pal.Ink})
	g := render.Rect{X: box.Right() - 254, Y: box.Y + 15, W: 234, H: 30}
	control.SegmentGround(th, dst, g, control.SegmentInk)
	for i, s := range []string{"Net worth", "Cash", "Loans"} {
		control.Segment(th, dst, render.Rect{X: g.X + float64(i)*78, Y: g.Y, W: 78, H: 30}, s, control.SegmentInk, control.SegmentFont{}, render.State{Active: i == 0})
	}
	k := charts.Chart{Least: -6000, Most: 21000, Shown: 1}
	for v := -5000.0; v <= 20000; v += 5000 {
		s := fmt.Sprintf("$%gk", v/1000)
		if v < 0 {
			s = fmt.Sprintf("−$%gk", -v/1000)
		} else if v == 0 {
			s = "$0"
		}
		k.Levels = append(k.Levels, charts.ChartTick{At: v, Label: s})
	}
	for d := 7; d < 93; d += 7 {
		k.Faint = append(k.Faint, float64(d)/93)
	}
	for m := 1; m <= 3; m++ {
		k.Dashed = append(k.Dashed, charts.ChartTick{At: float64(m) / 3, Label: "pay day"})
		k.Below = append(k.Below, charts.ChartTick{At: (float64(m) - .5) / 3, Label: fmt.Sprintf("Month %d", m)})
	}
	k.Dashed[2].Label = ""
	for i, l := range []charts.ChartLine{{Token: grandma, Name: "Grandma", Bold: true}, {Token: mom, Name: "Mom"}, {Token: cat, Name: "Computer 1"}, {Token: junior, Name: "Junior"}, {Token: dad, Name: "Dad"}, {Token: boat, Name: "Computer 2"}} {
		end := []float64{18900, 14250, 11050, 6600, 2400, -3150}[i]
		for d := 0; d <= 93; d++ {
			v := 5000 + (end-5000)*float64(d)/93
			v += float64((d*37+i*53)%17-8)*90 - float64(d%31)*float64(60+i*20) + 31*float64(30+i*10)*float64(b2i(d%31 > 28))
			if d == 93 {
				v = end
			}
			l.Values = append(l.Values, v)
		}
		k.Lines = append(k.Lines, l)
	}
	charts.DrawChart(th, dst, render.Rect{X: box.X + 16, Y: box.Y + 60, W: box.W - 28, H: box.H - 60}, k)
	for i, art := range []string{"die", "deal", "pot", "bill"} {
		r := render.Rect{X: 616 + float64(i)*165.33, Y: 464, W: 152, H: 240}
		pieces.Panel(th, dst, r, pieces.Paper)
		charts.Rosette(th, dst, render.Rect{X: r.X, Y: r.Y + 16, W: r.W, H: 142}, []palette.Family{palette.Red, palette.Green, palette.Plum, palette.Slate}[i], art)
	}
	control.DrawButton(th, dst, render.Rect{X: 1026, Y: 732, W: 238, H: 48}, control.Button{Label: "Play again", Key: "Enter", Kind: control.Primary, Size: 18}, render.State{Focused: true})
	control.DrawButton(th, dst, render.Rect{X: 784, Y: 732, W: 228, H: 48}, control.Button{Label: "Look at the days", Reason: "Look at the days (off)", OnWood: true}, render.State{Off: true})
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

func friend(th *render.Theme, dst *ebiten.Image) {
	pal := &th.Palette
	tb := newTable(th.View)
	wall.Draw(th, dst, tb.Desk.Y)
	for i, k := range []options.SeatRow{
		{Token: dad, Name: "Dad", Line: "4 days ahead", From: "17", To: "21"},
		{Token: grandma, Name: "Grandma", Line: "7 days back", From: "28", To: "21", Back: true},
		{Token: junior, Name: "Junior", Line: "9 days ahead", From: "12", To: "21"},
		{Token: boat, Name: "Computer 2", Line: "finished, cannot be brought"},
	} {
		options.DrawSeatRow(th, dst, render.Rect{X: 30, Y: 60 + float64(i)*75, W: 372, H: 63}, k, render.State{Active: i == 1, Focused: i == 1, Off: i == 3})
	}
	for i, kind := range []string{"ad", "postcard", "bill", "moneygram-send", "instant-message", "tax-refund"} {
		r := render.Rect{X: 450 + float64(i%2)*410, Y: 20 + float64(i/2)*262, W: render.CardW, H: render.CardH}
		paper.MailPaper(th, dst, r, i > 2)
		paper.MailBand(th, dst, render.Rect{X: r.X, Y: r.Y, W: r.W, H: 42}, kind)
		paper.MailSeam(th, dst, render.Rect{X: r.X, Y: r.Y + 190, W: r.W, H: 8}, i > 2)
		paper.MailFrame(th, dst, r)
	}
	var s render.CachedImage[int]
	r := render.Rect{X: 40, Y: 380, W: 150, H: 100}
	s.DrawPosed(th, dst, r, 40, 1, render.Pose{FlipX: .4, Turn: 10}, func(dst *ebiten.Image) { paper.CardBack(th, dst, r, "mail") })
	boards.WoodBox(th, dst, render.Rect{X: 30, Y: 500, W: 380, H: 130})
	boards.WoodWell(th, dst, render.Rect{X: 40, Y: 536, W: 360, H: 80})
	boards.DrawTile(th, dst, render.Rect{X: 50, Y: 545, W: 72, H: 66}, boards.Tile{Kind: "deal", Label: "Deal", Count: "×2"}, render.State{})
	boards.TileGap(th, dst, render.Rect{X: 130, Y: 545, W: 72, H: 66}, "holiday", "all placed", false)
	boards.TileGap(th, dst, render.Rect{X: 210, Y: 545, W: 72, H: 66}, "", "in hand", true)
	for i := range 3 {
		r := render.Rect{X: 210 + float64(i%2)*112, Y: 380 + float64(i/2)*104, W: 104, H: 96}
		boards.DrawTile(th, dst, r, []boards.Tile{{Kind: "sweepstakes", Label: "Sweepstakes", Date: 1, Printed: true}, {Kind: "radio-contest", Label: "Radio Contest", Date: 9, Open: true, Odds: "28%", Chance: .7}, {}}[i], render.State{})
	}
	player.SeatPaper(th, dst, render.Rect{X: 30, Y: 670, W: 200, H: 74}, true)
	player.SeatBand(th, dst, render.Rect{X: 30, Y: 670, W: 60, H: 74}, grandma, render.Character{ID: "otto"})
	player.SeatPaper(th, dst, render.Rect{X: 250, Y: 670, W: 200, H: 74}, false)
	player.SeatBand(th, dst, render.Rect{X: 250, Y: 670, W: 60, H: 74}, junior, render.Character{ID: "mei"})
	_ = pal
}

func init() {
	pages["game-boxes"] = page{w: 1280, h: 800, draw: func(th *render.Theme, dst *ebiten.Image) {
		wall.Draw(th, dst, 800)
		for i, edition := range []string{"big", "standard", "mixed", "classic1975", "event2000", "conquest"} {
			w, h := 1.38*gamebox.GameBoxW, 1.38*gamebox.GameBoxH
			gamebox.GameBox(th, dst, render.Rect{X: 70 + float64(i%3)*400, Y: 32 + float64(i/3)*388, W: w, H: h}, edition)
			gamebox.SmallBox(th, dst, render.Rect{X: 1180, Y: 20 + float64(i)*100, W: 80, H: 90}, edition)
		}
	}}
}
