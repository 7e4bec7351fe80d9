package render_test

import (
	"fmt"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	. "bigpayday/render" //nolint:revive // pages are written in the words of the package
	"bigpayday/render/faces"
)

func init() {
	pages["states"] = page{w: 1280, h: 800, draw: states}
	pages["settlement"] = page{w: 1280, h: 800, draw: settlement}
	pages["lottery"] = page{w: 1280, h: 800, draw: lottery}
	pages["deals"] = page{w: 1280, h: 800, draw: deals}
	pages["setup"] = page{w: 1280, h: 800, draw: setup}
	pages["results"] = page{w: 1280, h: 800, draw: results}
	pages["friend"] = page{w: 1280, h: 800, draw: friend}
}

func head(th *Theme, dst *ebiten.Image, x, y, w float64, s string) {
	th.DrawText(dst, s, x, y, Style{Face: Bold, Size: 14, Color: th.Palette.Ink})
	th.Rule(dst, x, y+7, w)
}

func caption(th *Theme, dst *ebiten.Image, x, y float64, s string) {
	th.DrawText(dst, s, x, y, Style{Face: CondensedMedium, Size: 13, Color: th.Palette.Ink2, Align: Center})
}

func states(th *Theme, dst *ebiten.Image) {
	th.Backdrop(dst, 800)
	th.Sheet(dst, Rect{X: 16, Y: 14, W: 1248, H: 772})
	th.DrawText(dst, "States", 36, 58, Style{Face: Black, Size: 28, Color: th.Palette.Ink, Tracking: -.6})
	head(th, dst, 36, 84, 1208, "Tile on the calendar")
	sky := Tile{Kind: "jackpot-skyrockets", Label: "Jackpot Skyrockets", Date: 16}
	at := func(i int) Rect { return Rect{X: 44 + float64(i)*134, Y: 112, W: 104, H: 96} }
	th.Tile(dst, at(0), sky, State{})
	th.Tile(dst, at(1), sky, State{Hover: true})
	th.Tile(dst, at(2), sky, State{Focused: true})
	th.DropTarget(dst, at(3).Inset(-4))
	lifted := Tile{Kind: sky.Kind, Label: sky.Label}
	var held CachedImage[Tile]
	r := Rect{X: at(4).X + 2, Y: at(4).Y - 4, W: 104, H: 96}
	th.LiftShadow(dst, r, -6)
	held.DrawPosed(th, dst, r, 14, lifted, Pose{Turn: -6, Scale: 1.08}, func(dst *ebiten.Image) { th.Tile(dst, r, lifted, State{}) })
	th.Tile(dst, at(5), Tile{Kind: "big-pay-day", Label: "Big Pay Day", Date: 31, Locked: true}, State{})
	th.Tile(dst, at(6), Tile{Back: true}, State{})
	th.Tile(dst, at(7), Tile{Kind: "deal", Label: "Deal", Date: 6, Odds: "36%", Chance: .9}, State{})
	th.Tile(dst, at(8), Tile{Kind: "mail2", Label: "2 Mail", Date: 24}, State{})
	th.LandingRing(dst, at(8).Inset(-4), 1)
	th.TokensAt(dst, at(8), TokenSpots(at(8), 1), [MaxSeats]Token{mom}, 1, "")
	for i, s := range []string{"at rest", "hover: up 3, lighter", "keyboard focus", "drop target", "lifted", "locked", "day not in month", "with odds", "landed"} {
		caption(th, dst, at(i).CenterX(), 232, s)
	}
	head(th, dst, 36, 272, 742, "Tokens on one day, one to six")
	all := [MaxSeats]Token{mom, dad, junior, grandma, cat, boat}
	for n := 1; n <= 6; n++ {
		r := Rect{X: 40 + float64(n-1)*124, Y: 290, W: 104, H: 96}
		th.Tile(dst, r, Tile{Kind: "deal", Label: "Deal", Date: 11}, State{})
		th.TokensAt(dst, r, TokenSpots(r, n), all, n, fmt.Sprint(n))
	}
	head(th, dst, 800, 272, 444, "Tooltip: name, rule, chance")
	tip := Tip{Kind: "jackpot-skyrockets", Title: "Jackpot Skyrockets", Text: "The bank adds $5,000 to the Jackpot.", Figure: "Chance to land here this month: 29%"}
	w, h := th.TipSize(tip, 418)
	th.Tip(dst, Rect{X: 826, Y: 290, W: w, H: h}, tip, 800, 322)
	head(th, dst, 36, 424, 1208, "Buttons")
	roll := Button{Label: "Roll the die", Key: "Space", Kind: Primary, Size: 16}
	for i, l := range []State{{}, {Hover: true}, {Pressed: true}, {Focused: true}} {
		th.Button(dst, Rect{X: 36 + float64(i)*186, Y: 448, W: 166, H: 48}, roll, l)
		caption(th, dst, 36+float64(i)*186+83, 518, []string{"at rest", "hover", "pressed", "focus"}[i])
	}
	th.Button(dst, Rect{X: 780, Y: 448, W: 230, H: 48}, Button{Label: "Sell", Reason: "Sell (no deals to sell)"}, State{Off: true})
	caption(th, dst, 895, 518, "not available: says why")
	th.Button(dst, Rect{X: 1028, Y: 448, W: 100, H: 46}, Button{Label: "Loan", Key: "L"}, State{})
	caption(th, dst, 1078, 518, "secondary")
	th.Toggle(dst, 1150, 460, 1, State{Active: true})
	th.Toggle(dst, 1200, 460, 1, State{})
	caption(th, dst, 1194, 518, "on and off")
	head(th, dst, 36, 556, 836, "Player card")
	p := players(th, false)
	th.PlayerCard(dst, Rect{X: 44, Y: 606, W: 200, H: 122}, p[0], State{})
	th.PlayerCard(dst, Rect{X: 268, Y: 606, W: 200, H: 122}, p[4], State{})
	p[2].Cash, p[2].Bills, p[2].Finished = "$18,900", Figure{Label: "Bills due", Value: "none", Burden: false}, "FINISHED"
	th.PlayerCard(dst, Rect{X: 492, Y: 606, W: 200, H: 122}, p[2], State{})
	small := players(th, true)[5]
	th.PlayerCard(dst, Rect{X: 716, Y: 606, W: 150, H: 82}, small, State{})
	head(th, dst, 896, 556, 348, "Dice")
	for n := 1; n <= 6; n++ {
		th.Die(dst, Die{"red", n}, 918+float64(n-1)*60, 604, 42, 0, Pose{Turn: []float64{-6, 4, -3, 6, -5, 3}[n-1]})
		th.Die(dst, Die{"blue", n}, 918+float64(n-1)*60, 664, 42, 0, Pose{Turn: []float64{5, -4, 6, -3, 4, -6}[n-1]})
	}
	th.Button(dst, Rect{X: 896, Y: 702, W: 348, H: 48}, Button{Label: "Roll both dice", Key: "Space", Kind: PrimaryBlue, Size: 16}, State{})
	th.Slider(dst, Rect{X: 716, Y: 730, W: 150, H: 34}, .6, Blue, State{})
	th.ScrollBar(dst, Rect{X: 878, Y: 580, W: 8, H: 190}, .2, .6, State{})
	th.Field(dst, Rect{X: 268, Y: 740, W: 200, H: 34}, Field{Text: "Long names scroll to the caret, and are cut", Caret: 43, From: 30, To: 38}, State{Focused: true})
	th.Dropdown(dst, Rect{X: 492, Y: 740, W: 140, H: 34}, "United States", State{})
	th.Field(dst, Rect{X: 44, Y: 740, W: 200, H: 34}, Field{Hint: "Search", Art: "search", Caret: -1}, State{})
	th.IconButton(dst, Rect{X: 650, Y: 738, W: 44, H: 40}, "trash", State{})
}

func decision(th *Theme, dst *ebiten.Image, f Family) (table, Rect) {
	tb := newTable(th.View)
	th.Backdrop(dst, tb.Desk.Y)
	board(th, dst, &tb)
	th.Veil(dst, tb.Wall)
	tools(th, dst, &tb)
	return tb, tb.Decision
}

func settlement(th *Theme, dst *ebiten.Image) {
	tb, r := decision(th, dst, Green)
	th.Dialog(dst, r, Green)
	lines := []LedgerLine{{}, {Head: true}, {Step: true}, {Step: true, Current: true}, {Step: true}, {Foot: true}}
	for i, l := range lines {
		row := Rect{X: r.X, Y: r.Y + 24 + float64(i)*96, W: r.W, H: 96}
		l.Margin = row.X + 76
		th.LedgerLine(dst, row, l)
		if l.Step {
			th.LedgerNumber(dst, Rect{X: row.X, Y: row.Y, W: 76, H: row.H}, strconv.Itoa(i-1), LedgerState(4-i))
		}
	}
	th.SalaryBill(dst, Rect{X: 420, Y: 260, W: BillW, H: BillH}, 5000)
	th.BillSlips(dst, Rect{X: 420, Y: 440, W: 116, H: 40}, 4)
	th.AlertBox(dst, Rect{X: 640, Y: 440, W: 120, H: 38})
	th.LedgerStamp(dst, Rect{X: 420, Y: 60, W: 160, H: 60}, "SETTLED", 0, Pose{})
	pal := &th.Palette
	th.Panel(dst, Rect{X: 828, Y: 68, W: 436, H: 208}, Paper)
	th.Pin(dst, 1046, 70, Blue)
	th.DrawText(dst, "Bills this month", 846, 100, Style{Face: Black, Size: 18, Color: pal.Ink})
	th.DrawText(dst, "4", 1246, 100, Style{Face: Black, Size: 18, Color: pal.Ink2, Align: End})
	for i, b := range [][2]string{{"Water Works", "$600"}, {"Car repair", "$1,250"}, {"Dentist", "$800"}, {"Roof repair", "$1,800"}} {
		y := 112 + float64(i)*29
		th.Row(dst, Rect{X: 838, Y: y, W: 416, H: 29}, i%2 == 0, State{})
		th.Art(dst, "bill", 846, y+4, 21)
		th.DrawText(dst, b[0], 878, y+20, Style{Face: Medium, Size: 15, Color: pal.Ink})
		th.DrawText(dst, b[1], 1246, y+20, Style{Face: Bold, Size: 15, Color: pal.Ink, Align: End})
	}
	th.SumRule(dst, 842, 236, 408)
	th.DrawText(dst, "To pay", 846, 261, Style{Face: Bold, Size: 16, Color: pal.Ink})
	th.DrawText(dst, "$4,450", 1246, 262, Style{Face: Black, Size: 20, Color: pal.Due, Align: End})
	th.Panel(dst, Rect{X: 828, Y: 290, W: 436, H: 190}, Alarm)
	th.Art(dst, "warn", 844, 318, 40)
	th.DrawText(dst, "This needs a new loan", 896, 337, Style{Face: Black, Size: 19, Color: pal.Loss})
	th.DrawText(dst, "$3,850 left, $4,450 to pay: short by $600", 896, 356, Style{Face: Medium, Size: 14, Color: pal.Ink})
	for i := range [][2]string{{"Loan now", "$3,000"}, {"After paying", "$0"}, {"New loan", "$1,000"}} {
		r := Rect{X: 844 + float64(i)*138, Y: 370, W: 126, H: 50}
		th.Box(dst, r, Red, i == 2)
	}
	th.DrawText(dst, "Interest next month: $100. Paying $2,000 now instead", 846, 444, Style{Face: Regular, Size: 13.5, Color: pal.Ink})
	th.Button(dst, Rect{X: 828, Y: 500, W: 436, H: 52}, Button{Label: "Pay off $3,000 and go on", Key: "Enter", Kind: Primary}, State{Focused: true})
	th.Button(dst, Rect{X: 828, Y: 566, W: 212, H: 42}, Button{Label: "Pay $2,000", Key: "2"}, State{})
	th.Button(dst, Rect{X: 1052, Y: 566, W: 212, H: 42}, Button{Label: "Pay nothing", Key: "0"}, State{})
	strip(th, dst, &tb, 1, "Pay day")
}

func lottery(th *Theme, dst *ebiten.Image) {
	tb, r := decision(th, dst, Plum)
	pal := &th.Palette
	th.Dialog(dst, r, Plum)
	ways := []int{0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1}
	for n := 1; n <= 12; n++ {
		i := n - 1
		b := Rect{X: r.X + 28 + float64(i%6)*117.6, Y: r.Y + 112 + float64(i/6)*166, W: 108, H: 152}
		k := Number{N: n, Ways: ways[n], Odds: fmt.Sprintf("%d of 36 rolls", ways[n]), Note: "free"}
		switch n {
		case 1:
			k.State, k.Note = NumberNever, "cannot come up with two dice"
		case 6:
			k.State, k.Note = NumberAimed, "Enter takes it"
		case 7:
			k.State, k.Token, k.Name = NumberTaken, mom, "Mom"
		case 8:
			k.State, k.Token, k.Name = NumberTaken, dad, "Dad"
		}
		th.Number(dst, b, k, State{})
	}
	y := r.Y + 452
	th.Rule(dst, r.X+28, y, r.W-56)
	th.DrawText(dst, "Who has which number", r.X+28, y+27, Style{Face: Black, Size: 17, Color: pal.Ink})
	for i, s := range []struct {
		k          Token
		name, note string
		s          PickState
	}{{mom, "Mom", "7", PickDone}, {dad, "Dad", "8", PickDone}, {grandma, "Grandma", "picks", PickNow}, {junior, "Junior", "not in", PickOut}, {cat, "Computer 1", "waits", PickWaits}, {boat, "Computer 2", "waits", PickWaits}} {
		th.PickGround(dst, Rect{X: r.X + 28 + float64(i)*117.6, Y: y + 42, W: 108, H: 66}, s.s, State{})
	}
	th.DrawText(dst, "Mom rolls both dice, then the others in turn, until a chosen number comes up.", r.X+28, y+140, Style{Face: Medium, Size: 14.5, Color: pal.Ink})
	felt := th.Tray(dst, tb.Dice)
	th.Die(dst, Die{"red", 4}, felt.X+40, felt.CenterY(), 44, 0, Pose{Turn: -9})
	th.Die(dst, Die{"blue", 3}, felt.X+94, felt.CenterY(), 44, 0, Pose{Turn: 8})
	th.DrawText(dst, "Both dice decide", felt.X+134, felt.CenterY()-4, Style{Face: Bold, Size: 18, Color: pal.Cream})
	th.DrawText(dst, "2 to 12 can come up, 7 most often", felt.X+134, felt.CenterY()+17, Style{Face: Regular, Size: 13.5, Color: pal.Cream2})
	th.Panel(dst, Rect{X: 848, Y: 164, W: 416, H: 266}, Paper)
	th.Pin(dst, 1056, 166, Blue)
	th.Button(dst, Rect{X: 848, Y: 448, W: 416, H: 50}, Button{Label: "Take number 6", Key: "Enter", Kind: PrimaryBlue}, State{})
	for i, s := range []Button{{Label: "Loan", Key: "L"}, {Label: "Odds", Key: "O"}, {Label: "Rules", Key: "F1"}} {
		th.Button(dst, Rect{X: 848 + float64(i)*142, Y: 512, W: 132, H: 40}, s, State{})
	}
	th.Panel(dst, Rect{X: 848, Y: 566, W: 416, H: 76}, Note)
	th.Art(dst, "hint", 862, 582, 40)
	strip(th, dst, &tb, 2, "Picks a number")
}

func deals(th *Theme, dst *ebiten.Image) {
	tb, r := decision(th, dst, Green)
	pal := &th.Palette
	th.Dialog(dst, r, Green)
	for i, kind := range []string{"deal", "auction", "double-deal", "super-steal"} {
		b := Rect{X: r.X + 28 + float64(i%2)*356, Y: r.Y + 108 + float64(i/2)*222, W: DealW, H: DealH}
		th.DealPaper(dst, b, kind, State{Active: i == 3})
		th.CardWell(dst, Rect{X: b.X + 14, Y: b.Y + 14, W: 96, H: 114}, DealFamily(kind), "golf")
		if i > 1 {
			th.DealMark(dst, Rect{X: b.X + 14, Y: b.Y + 14, W: 96, H: 114}, kind, "×2")
		}
	}
	th.Rule(dst, r.X+28, r.Y+552, r.W-56)
	th.Art(dst, "hint", r.X+28, r.Y+564, 34)
	th.DrawRuns(dst, r.X+74, r.Y+580, 640, Run{Text: "Best profit: Harbor Ferry Line.  ", Style: Style{Face: Bold, Size: 15, Color: pal.Ink}}, Run{Text: "Two more buyers lie ahead this month.", Style: Style{Face: Regular, Size: 15, Color: pal.Ink}})
	th.Panel(dst, Rect{X: 848, Y: 68, W: 416, H: 118}, Paper)
	th.Pin(dst, 1056, 70, Blue)
	th.DrawText(dst, "If you sell the ferry", 866, 100, Style{Face: Black, Size: 18, Color: pal.Ink})
	for i := range [][2]string{{"Cash now", "$2,150"}, {"From the buyer", "+$16,000"}, {"Cash after", "$18,150"}} {
		th.Box(dst, Rect{X: 866 + float64(i)*132, Y: 114, W: 120, H: 56}, Green, i == 1)
	}
	th.Button(dst, Rect{X: 848, Y: 202, W: 416, H: 52}, Button{Label: "Sell for $16,000", Kind: Primary}, State{})
	th.Button(dst, Rect{X: 848, Y: 268, W: 204, H: 42}, Button{Label: "Keep them all", Key: "K"}, State{})
	th.Button(dst, Rect{X: 1060, Y: 268, W: 204, H: 42}, Button{Label: "Loan"}, State{Active: true})
	box := Rect{X: 848, Y: 328, W: 416, H: 312}
	th.Panel(dst, box, Paper)
	th.AskHead(dst, Rect{X: box.X, Y: box.Y, W: box.W, H: 44}, Slate, "loan", "Take a loan", "10% each pay day")
	th.Stepper(dst, Rect{X: box.X + 208, Y: box.Y + 56, W: 190, H: 48}, "$2,000", State{Focused: true}, State{}, State{})
	th.DrawText(dst, "Borrow", box.X+18, box.Y+76, Style{Face: Bold, Size: 16, Color: pal.Ink})
	for i, row := range [][3]string{{"Cash", "$2,150", "$4,150"}, {"Loan", "$3,000", "$5,000"}, {"Interest at Big Pay Day", "$300", "$500"}} {
		line := Rect{X: box.X + 8, Y: box.Y + 141 + float64(i)*31, W: box.W - 16, H: 31}
		th.Row(dst, line, i%2 == 0, State{})
		for j, x := range [3]float64{line.X + 10, line.X + 220, line.X + 310} {
			th.DrawText(dst, row[j], x, line.Y+21, Style{Face: Medium, Size: 15, Color: pal.Ink})
		}
	}
	th.Button(dst, Rect{X: box.X + 18, Y: box.Y + 262, W: 236, H: 40}, Button{Label: "Borrow $2,000", Key: "Enter", Kind: Primary, Size: 15.5}, State{})
	th.Button(dst, Rect{X: box.X + 264, Y: box.Y + 262, W: 134, H: 40}, Button{Label: "Cancel", Key: "Esc"}, State{})
	strip(th, dst, &tb, 1, "Sells a Deal")
}

func setup(th *Theme, dst *ebiten.Image) {
	pal := &th.Palette
	th.Backdrop(dst, 664)
	pg := Rect{X: 28, Y: 34, W: 396, H: 590}
	th.TitlePage(dst, pg, TitlePage{
		Weekday: "WEDNESDAY", Numeral: "31", Small: "BIG", Large: "PAYDAY", Motto: "A month of mail, deals and money", Seats: "2–6", Players: "PLAYERS",
		Tiles: [3]Tile{{Kind: "mail2", Label: "2 Mail"}, {Kind: "deal", Label: "Deal"}, {Kind: "jackpot-skyrockets", Label: "Skyrockets"}},
	})
	th.DeskThings(dst, Rect{X: 0, Y: 664, W: DeskThingsW, H: DeskH})
	th.DeskTokens(dst, Rect{X: 0, Y: 664, W: DeskThingsW, H: DeskH}, 0, 0)
	form := Rect{X: 456, Y: 22, W: 800, H: 626}
	th.Sheet(dst, form)
	th.Pin(dst, form.X+26, form.Y+18, Red)
	th.Pin(dst, form.Right()-26, form.Y+18, Red)
	h2 := Style{Face: Black, Size: 19, Color: pal.Ink}
	w := th.DrawText(dst, "Who is playing?", form.X+52, form.Y+38, h2)
	th.DrawText(dst, "2 to 6 seats, in turn order", form.X+64+w, form.Y+38, Style{Face: Regular, Size: 14, Color: pal.Ink2})
	names := []string{"Mom", "Dad", "Grandma", "Computer 1", "Computer 2"}
	for i, k := range []Token{mom, dad, grandma, cat, boat} {
		r := Rect{X: form.X + 24, Y: form.Y + 54 + float64(i)*49, W: form.W - 48, H: 44}
		th.FormRow(dst, r, false)
		th.SeatNumber(dst, Rect{X: r.X + 4, Y: r.Y + 4, W: 38, H: 38}, k.Color, fmt.Sprint(i+1), State{})
		th.SeatField(dst, Rect{X: r.X + 44, Y: r.Y + 2, W: 60, H: 40}, Character{ID: "mei", Seat: k.Color}, faces.Happy, State{})
		f := Field{Text: names[i], Caret: -1}
		if i == 0 {
			f.Caret = 3
		}
		th.Field(dst, Rect{X: r.X + 122, Y: r.Y + 5, W: 216, H: 34}, f, State{Focused: i == 0})
		g := Rect{X: r.X + 350, Y: r.Y + 5, W: 170, H: 34}
		th.SegmentGround(dst, g, SegmentInk)
		th.Segment(dst, Rect{X: g.X, Y: g.Y, W: 85, H: 34}, "Human", SegmentInk, SegmentFont{}, State{Active: i < 3})
		th.Segment(dst, Rect{X: g.X + 85, Y: g.Y, W: 85, H: 34}, "Computer", SegmentInk, SegmentFont{}, State{Active: i >= 3})
		if i >= 3 {
			g := Rect{X: r.X + 530, Y: r.Y + 5, W: 172, H: 34}
			th.SegmentGround(dst, g, SegmentBlue)
			for j, s := range []string{"Easy", "Normal", "Hard"} {
				th.Segment(dst, Rect{X: g.X + float64(j)*172/3, Y: g.Y, W: 172 / 3., H: 34}, s, SegmentBlue, SegmentFont{}, State{Active: j == (4-i)*2})
			}
		}
		th.Cross(dst, r.Right()-24, r.CenterY(), 6, State{})
	}
	th.DrawText(dst, "Edition", form.X+24, form.Y+376, h2)
	for i, e := range [][3]string{{"big", "Big Pay Day", "31 day tiles"}, {"standard", "Standard", "printed days"}, {"mixed", "Mixed", "10 to 12 tiles"}, {"classic1975", "1975", "small money"}, {"event2000", "2000", "event cards"}} {
		r := Rect{X: form.X + 24 + float64(i)*151.8, Y: form.Y + 389, W: 144.8, H: 64}
		th.Choice(dst, r, State{Active: i == 0})
		th.SmallBox(dst, Rect{X: r.X + 6, Y: r.Y, W: 44, H: r.H}, e[0])
		th.DrawFit(dst, e[1], r.X+56, r.Y+28, 84, 12, Style{Face: Black, Size: 16, Color: pal.Ink})
		th.DrawFit(dst, e[2], r.X+56, r.Y+48, 84, 11, Style{Face: Condensed, Size: 13.5, Color: pal.Ink2})
	}
	th.DrawText(dst, "Months", form.X+24, form.Y+486, h2)
	th.Stepper(dst, Rect{X: form.X + 24, Y: form.Y + 500, W: 150, H: 46}, "3", State{}, State{}, State{})
	for i, d := range []int{31, 28, 30} {
		slip := Rect{X: form.X + 206 + float64(i)*194, Y: form.Y + 472, W: 182, H: 136}
		th.MonthSlip(dst, slip)
		th.MonthHead(dst, Rect{X: slip.X, Y: slip.Y, W: slip.W, H: 22})
		th.TinyMonth(dst, Rect{X: slip.X + 14, Y: slip.Y + 90, W: slip.W - 28, H: 38}, TinyMonth{Days: d})
	}
	for i, b := range []Button{{Label: "Load", Key: "Ctrl O", Size: 16}, {Label: "Rules", Key: "F1", Size: 16}, {Label: "Settings", Key: "F2", Size: 16}} {
		th.Button(dst, Rect{X: 456 + float64(i)*148, Y: 708, W: []float64{136, 136, 150}[i], H: 56}, b, State{})
	}
	th.Button(dst, Rect{X: 918, Y: 708, W: 338, H: 56}, Button{Label: "Start month 1", Key: "Enter", Kind: Primary, Size: 21}, State{})
}

func results(th *Theme, dst *ebiten.Image) {
	pal := &th.Palette
	th.Backdrop(dst, 712)
	th.DrawText(dst, "Final results", 24, 50, Style{Face: Black, Size: 36, Color: pal.Cream, Tracking: -.8})
	sheet := Rect{X: 16, Y: 70, W: 584, H: 634}
	th.Sheet(dst, sheet)
	th.Pin(dst, sheet.CenterX(), sheet.Y+4, Red)
	th.DrawText(dst, "Ranking", sheet.X+18, sheet.Y+36, Style{Face: Black, Size: 20, Color: pal.Ink})
	for i, k := range []struct {
		token     Token
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
		r := Rect{X: sheet.X + 8, Y: sheet.Y + 46 + float64(i)*90, W: sheet.W - 16, H: 88}
		if i == 0 {
			th.Highlight(dst, r, 9)
			th.StampIn(dst, Rect{X: r.X + 220, Y: r.Y + 6, W: 90, H: 40}, "WINNER", SmallStamp, Pose{}, 0)
		}
		th.Medal(dst, Rect{X: r.X + 12, Y: r.Y + 4, W: 44, H: 54}, i+1, fmt.Sprint(i+1))
		th.Token(dst, k.token, r.X+72, r.Y+8, 38, Standing)
		th.DrawText(dst, k.name, r.X+122, r.Y+35, Style{Face: Black, Size: 18, Color: pal.Ink})
		th.DrawText(dst, k.net, r.Right()-10, r.Y+35, Sum.In(pal.Ink).Aligned(End))
		bars := Rect{X: r.X + 72, Y: r.Y + 56, W: r.W - 90}
		ends := [2]float64{}
		for b, money := range k.parts {
			line := b / int(BarSpent)
			w := money / 30500 * bars.W
			th.Bar(dst, Rect{X: bars.X + ends[line], Y: bars.Y + float64(line)*14, W: w, H: 11 - float64(line)*3}, Bar(b))
			ends[line] += w
		}
		th.Bracket(dst, Rect{X: bars.X + min(ends[0], ends[1]), Y: bars.Y + 12, W: max(ends[0], ends[1]) - min(ends[0], ends[1]), H: 14}, ends[1] > ends[0])
	}
	for b := range LegendLeft + 1 {
		th.LegendSign(dst, Rect{X: sheet.X + 20 + float64(b)*90, Y: sheet.Bottom() - 32, W: 22, H: 13}, b)
	}
	box := Rect{X: 616, Y: 70, W: 648, H: 378}
	th.Panel(dst, box, Paper)
	th.DrawText(dst, "Net worth per day", box.X+20, box.Y+36, Style{Face: Black, Size: 20, Color: pal.Ink})
	g := Rect{X: box.Right() - 254, Y: box.Y + 15, W: 234, H: 30}
	th.SegmentGround(dst, g, SegmentInk)
	for i, s := range []string{"Net worth", "Cash", "Loans"} {
		th.Segment(dst, Rect{X: g.X + float64(i)*78, Y: g.Y, W: 78, H: 30}, s, SegmentInk, SegmentFont{}, State{Active: i == 0})
	}
	k := Chart{Least: -6000, Most: 21000, Shown: 1}
	for v := -5000.0; v <= 20000; v += 5000 {
		s := fmt.Sprintf("$%gk", v/1000)
		if v < 0 {
			s = fmt.Sprintf("−$%gk", -v/1000)
		} else if v == 0 {
			s = "$0"
		}
		k.Levels = append(k.Levels, ChartTick{v, s})
	}
	for d := 7; d < 93; d += 7 {
		k.Faint = append(k.Faint, float64(d)/93)
	}
	for m := 1; m <= 3; m++ {
		k.Dashed = append(k.Dashed, ChartTick{float64(m) / 3, "pay day"})
		k.Below = append(k.Below, ChartTick{(float64(m) - .5) / 3, fmt.Sprintf("Month %d", m)})
	}
	k.Dashed[2].Label = ""
	for i, l := range []ChartLine{{Token: grandma, Name: "Grandma", Bold: true}, {Token: mom, Name: "Mom"}, {Token: cat, Name: "Computer 1"}, {Token: junior, Name: "Junior"}, {Token: dad, Name: "Dad"}, {Token: boat, Name: "Computer 2"}} {
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
	th.Chart(dst, Rect{X: box.X + 16, Y: box.Y + 60, W: box.W - 28, H: box.H - 60}, k)
	for i, art := range []string{"die", "deal", "pot", "bill"} {
		r := Rect{X: 616 + float64(i)*165.33, Y: 464, W: 152, H: 240}
		th.Panel(dst, r, Paper)
		th.Rosette(dst, Rect{X: r.X, Y: r.Y + 16, W: r.W, H: 142}, []Family{Red, Green, Plum, Slate}[i], art)
	}
	th.Button(dst, Rect{X: 1026, Y: 732, W: 238, H: 48}, Button{Label: "Play again", Key: "Enter", Kind: Primary, Size: 18}, State{Focused: true})
	th.Button(dst, Rect{X: 784, Y: 732, W: 228, H: 48}, Button{Label: "Look at the days", Reason: "Look at the days (off)", OnWood: true}, State{Off: true})
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

func friend(th *Theme, dst *ebiten.Image) {
	pal := &th.Palette
	tb := newTable(th.View)
	th.Backdrop(dst, tb.Desk.Y)
	for i, k := range []SeatRow{
		{Token: dad, Name: "Dad", Line: "4 days ahead", From: "17", To: "21"},
		{Token: grandma, Name: "Grandma", Line: "7 days back", From: "28", To: "21", Back: true},
		{Token: junior, Name: "Junior", Line: "9 days ahead", From: "12", To: "21"},
		{Token: boat, Name: "Computer 2", Line: "finished, cannot be brought"},
	} {
		th.SeatRow(dst, Rect{X: 30, Y: 60 + float64(i)*75, W: 372, H: 63}, k, State{Active: i == 1, Focused: i == 1, Off: i == 3})
	}
	for i, kind := range []string{"ad", "postcard", "bill", "moneygram-send", "instant-message", "tax-refund"} {
		r := Rect{X: 450 + float64(i%2)*410, Y: 20 + float64(i/2)*262, W: CardW, H: CardH}
		th.MailPaper(dst, r, i > 2)
		th.MailBand(dst, Rect{X: r.X, Y: r.Y, W: r.W, H: 42}, kind)
		th.MailSeam(dst, Rect{X: r.X, Y: r.Y + 190, W: r.W, H: 8}, i > 2)
		th.MailFrame(dst, r)
	}
	var s CachedImage[int]
	r := Rect{X: 40, Y: 380, W: 150, H: 100}
	s.DrawPosed(th, dst, r, 40, 1, Pose{FlipX: .4, Turn: 10}, func(dst *ebiten.Image) { th.CardBack(dst, r, "mail") })
	th.WoodBox(dst, Rect{X: 30, Y: 500, W: 380, H: 130})
	th.WoodWell(dst, Rect{X: 40, Y: 536, W: 360, H: 80})
	th.Tile(dst, Rect{X: 50, Y: 545, W: 72, H: 66}, Tile{Kind: "deal", Label: "Deal", Count: "×2"}, State{})
	th.TileGap(dst, Rect{X: 130, Y: 545, W: 72, H: 66}, "holiday", "all placed", false)
	th.TileGap(dst, Rect{X: 210, Y: 545, W: 72, H: 66}, "", "in hand", true)
	for i := range 3 {
		r := Rect{X: 210 + float64(i%2)*112, Y: 380 + float64(i/2)*104, W: 104, H: 96}
		th.Tile(dst, r, []Tile{{Kind: "sweepstakes", Label: "Sweepstakes", Date: 1, Printed: true}, {Kind: "radio-contest", Label: "Radio Contest", Date: 9, Open: true, Odds: "28%", Chance: .7}, {}}[i], State{})
	}
	th.SeatPaper(dst, Rect{X: 30, Y: 670, W: 200, H: 74}, true)
	th.SeatBand(dst, Rect{X: 30, Y: 670, W: 60, H: 74}, grandma, Character{ID: "otto"})
	th.SeatPaper(dst, Rect{X: 250, Y: 670, W: 200, H: 74}, false)
	th.SeatBand(dst, Rect{X: 250, Y: 670, W: 60, H: 74}, junior, Character{ID: "mei"})
	_ = pal
}

func init() {
	pages["game-boxes"] = page{w: 1280, h: 800, draw: func(th *Theme, dst *ebiten.Image) {
		th.Backdrop(dst, 800)
		for i, edition := range []string{"big", "standard", "mixed", "classic1975", "event2000", "conquest"} {
			w, h := 1.38*GameBoxW, 1.38*GameBoxH
			th.GameBox(dst, Rect{X: 70 + float64(i%3)*400, Y: 32 + float64(i/3)*388, W: w, H: h}, edition)
			th.SmallBox(dst, Rect{X: 1180, Y: 20 + float64(i)*100, W: 80, H: 90}, edition)
		}
	}}
}
