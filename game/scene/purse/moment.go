package purse

import (
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/scene/facts"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/moments"
	"bigpayday/render/pieces"
	"bigpayday/render/scenery"
	"bigpayday/render/spectacle"
)

// Moment draws what is shown large over a table with a calendar. Wall is what of the window is
// above the desk.
func (f *Frame) Moment(dst *ebiten.Image, c *boards.Calendar, wall render.Rect) {
	m := &f.m.Stage.Actors().Moment
	f.prewarmNotes(dst, m)
	f.bag, f.stake, f.pot = render.Point{}, render.Point{}, render.Point{}
	switch m.Kind {
	case moments.Jackpot:
		f.jackpot(dst, c, m)
	case moments.EmptyPot:
		spectacle.DrawEmptyPot(f.m.Theme, dst, &spectacle.EmptyPot{Moment: *m, Word: f.m.Say("moment.empty", words.Number("number", f.m.Stage.Shown().Roll.Dice[0])), Pot: c.Tile(boards.PlaceJackpot), Days: c.Grid})
	case moments.Sale:
		f.sale(dst, c, m, wall)
	case moments.Card:
		f.card(dst, c, m, wall)
	case moments.PayDay:
		f.payDay(dst, c, m, wall)
	case moments.Loan:
		f.loan(dst, m, wall)
	case moments.Vignette:
		f.vignette(dst, c, m, wall)
	}
}

// jackpot draws a Jackpot that is won.
func (f *Frame) jackpot(dst *ebiten.Image, c *boards.Calendar, m *moments.Moment) {
	f.present = f.m.MomentSeats(f.present, func(seat engine.Seat) int32 { return f.m.Stage.Money(engine.SeatAccount(seat)) })
	k := spectacle.Jackpot{
		Moment: *m, Seats: f.present, Word: f.Extras().Word(), Dice: []pieces.Die{{Color: "red", N: 6}},
		Sum: f.m.Words.Money(m.JackpotCount()), Gain: f.m.Words.Signed(m.Sum), WinsAll: f.m.Say("moment.wins_all"),
		Cards: f.drawCards, Pot: c.Tile(boards.PlaceJackpot), Room: f.aside(c, m.Seat, spectacle.JackpotInShort), Door: f.m.MomentDoor("moment.go_on"),
	}
	if space := engine.Space(m.About); space != engine.Vacant { // a lottery, or a contest
		k.Word, k.Dice = strings.ToUpper(f.m.SpaceWords(space).Name), nil
		for i, n := range f.m.Stage.Shown().Roll.Dice {
			if n > 0 {
				k.Dice = append(k.Dice, pieces.Die{Color: pieces.CommonDice[i], N: int(n)})
			}
		}
		if f.Pool != nil {
			k.Pot = f.Pool.Box
		}
	}
	spectacle.DrawJackpot(f.m.Theme, dst, &k)
}

// aside returns where among the days something that takes so much room is told in short: it hides neither
// the token of a player nor the flag with their name over it.
func (f *Frame) aside(c *boards.Calendar, seat engine.Seat, takes render.Rect) render.Rect {
	cell := c.Cell(int(f.m.Stage.Shown().Players[seat].Day))
	if cell.Empty() {
		return c.Grid
	}
	return spectacle.Aside(c.Grid, cell.Around(boards.TurnFlagBox(f.m.Theme, c, cell, f.m.FlagWords(seat))), takes)
}

// sale draws a Deal that a buyer takes.
func (f *Frame) sale(dst *ebiten.Image, c *boards.Calendar, m *moments.Moment, wall render.Rect) {
	if m.Fills() {
		f.bag = spectacle.MoneyBag(f.m.Theme, wall)
	}
	name := words.Name("name", f.m.Names[m.Seat])
	whose := "moment.profit"
	if m.Profit() < 0 {
		whose = "moment.loss"
	}
	spectacle.DrawSale(f.m.Theme, dst, &spectacle.Sale{
		Moment: *m, Seller: f.m.MomentSeat(m.Seat),
		Title: f.m.Say("space.name." + engine.FoundABuyer.String()), Sold: f.m.Say("auction.sold"),
		Pays: f.m.Say("moment.paid", name), Price: f.m.Words.Money(m.Cost), BuyerPays: f.m.Say("moment.buyer_pays"), Value: f.m.Words.Money(m.Sum),
		Profit: f.m.Words.Signed(m.ProfitCount()), Whole: f.m.Words.Signed(m.Profit()), ProfitFor: f.m.Say(whose, name),
		Says: f.m.BuyerSays(),
		Card: func(dst *ebiten.Image, r render.Rect, pose render.Pose) { f.soldDeal(dst, m, r, pose) },
		From: f.doorstep(engine.CardID(m.About)),
		Wall: wall, Room: f.aside(c, m.Seat, spectacle.SaleInShort), Door: f.m.MomentDoor("moment.go_on"),
	})
	f.drawCards(dst)
}

// doorstep returns from where those come who have to do with a sale.
func (f *Frame) doorstep(deal engine.CardID) (d spectacle.Doorstep) {
	if f.Doorstep == nil {
		return d
	}
	card, door, seller := f.Doorstep(deal)
	d.Card, d.Seller = card, seller
	if !door.Empty() {
		d.Buyer = scenery.BuyerStands(door)
	}
	return d
}

// card draws a card that is drawn.
func (f *Frame) card(dst *ebiten.Image, c *boards.Calendar, m *moments.Moment, wall render.Rect) {
	if f.Drawn == nil {
		return
	}
	card := f.m.Stage.Shown().Edition().Card(engine.CardID(m.About))
	deck, behind := card.Deck, ""
	if card.Kind == engine.MonsterCharge {
		behind = "monster"
	}
	pile := c.Cell(boards.PlaceMail)
	if deck == engine.DealDeck {
		pile = c.Cell(boards.PlaceDeal)
	}
	place, tilt := f.CardPlace()
	spectacle.DrawCard(f.m.Theme, dst, &spectacle.Card{
		Moment: *m, Drawer: f.m.MomentSeat(m.Seat),
		Letter: deck == engine.MailDeck, To: f.m.Say("moment.to", words.Name("name", f.m.Names[m.Seat])),
		Behind: behind, Card: f.Drawn, Pile: pile, Place: place, Tilt: tilt,
		Sheet: c.Sheet, Room: f.aside(c, m.Seat, spectacle.CardInShort), Wall: wall, Door: f.m.MomentDoor("moment.go_on"),
	})
	if m.Form == moments.Full {
		f.drawCards(dst)
	}
}

// payDay draws a salary that is paid.
func (f *Frame) payDay(dst *ebiten.Image, c *boards.Calendar, m *moments.Moment, wall render.Rect) {
	k := f.salary(m)
	k.Moment, k.Payee, k.Wall, k.Door = *m, f.m.MomentSeat(m.Seat), wall, f.m.MomentDoor("moment.go_on")
	k.Purse.X, k.Purse.Y = f.accountSpot(engine.SeatAccount(m.Seat), c)
	spectacle.DrawPayDay(f.m.Theme, dst, k)
	f.drawCards(dst)
}

// salaryOf is what the words of a salary depend on.
type salaryOf struct {
	seat     engine.Seat
	month    uint8
	sum      int32
	language int
}

// salary returns a salary with its words, which stay the same as long as it is seen.
func (f *Frame) salary(m *moments.Moment) *spectacle.PayDay {
	sh := f.m.Stage.Shown()
	month := sh.Settlement.Month
	of := salaryOf{m.Seat, month, m.Sum, f.m.LanguageCount()}
	if f.paidFor == of {
		return &f.paid
	}
	name, which := f.m.Names[m.Seat], [2]words.Value{words.Number("month", month), words.Number("months", sh.Setup.Months)}
	f.paidFor, f.paid = of, spectacle.PayDay{
		Title: f.m.Say("space.name." + sh.Landed.Space.String()),
		Month: f.m.Say("moment.month", words.Name("name", name), which[0], which[1]),
		Bank:  f.m.Say("moment.bank"), Sum: f.m.Words.Money(m.Sum),
		PayTo: f.m.Say("moment.pay_to"), SumOf: f.m.Say("moment.sum_of"), InWords: f.m.Say("salary." + strconv.Itoa(int(m.Sum))), For: f.m.Say("moment.for"),
		Number: f.m.Say("moment.cheque_number", which[0], which[1]),
		Salary: f.m.Say("settle.salary"), Date: f.m.Date(month, sh.Length(month)), Stamp: f.m.Say("moment.salary"),
	}
	f.paid.Cheque = strings.Join([]string{name, f.paid.InWords, f.paid.Number, f.paid.Date, f.paid.Bank}, "\x00")
	return &f.paid
}

// loan draws a loan that had to be taken.
func (f *Frame) loan(dst *ebiten.Image, m *moments.Moment, wall render.Rect) {
	sh, money, name := f.m.Stage.Shown(), f.m.Words.Money, words.Name("name", f.m.Names[m.Seat])
	player, cash, ed := &sh.Players[m.Seat], sh.Cash(m.Seat), sh.Edition()
	k := &spectacle.Loan{
		Moment: *m, Borrower: f.m.MomentSeat(m.Seat),
		Title: f.m.Say("moment.loan", name), Step: f.m.Say("moment.loan_steps", words.Money("money", ed.LoanStep)),
		Costs:     f.m.Say("moment.loan_costs", words.Number("percent", ed.LoanPercent)),
		OwedLabel: f.m.Say("moment.loan_owed"), Owed: money(int32(m.About)),
		Bank: f.m.Say("moment.bank"), Paper: f.m.Say("turn.loan"), Owes: f.m.Say("moment.loan_owes", name), Lent: money(m.Sum), Stamp: f.m.Say("moment.lent"),
		Wall: wall, Door: f.m.MomentDoor("moment.go_on"),
	}
	if player.Loan > 0 {
		k.OwedBefore = money(player.Loan)
	}
	left := cash - m.Cost
	if m.Cost > 0 {
		k.Rows = append(k.Rows, spectacle.SlipRow{Label: f.m.Say("space.name." + sh.Landed.Space.String()), Sum: f.m.Words.Signed(-m.Cost), Loss: true})
	}
	k.Rows = append(k.Rows,
		spectacle.SlipRow{Label: f.m.Say("moment.loan_had"), Sum: money(cash - m.Sum)},
		spectacle.SlipRow{Label: f.m.Say("moment.loan_lends"), Sum: f.m.Words.Signed(m.Sum), Gain: true},
		spectacle.SlipRow{Label: f.m.Say("moment.loan_left"), Sum: money(left)},
	)
	month := player.Month
	if sh.Settlement.Open {
		month++ // the interest of this one has been paid
	}
	const pages = 3
	for ; month <= sh.Setup.Months && len(k.Pages) < pages; month++ {
		k.Pages = append(k.Pages, spectacle.SlipPage{
			Month: f.m.Say("moment.loan_month", words.Number("month", month)), Day: strconv.Itoa(int(sh.Length(month))), Sum: f.m.Words.Signed(-ed.Interest(m.Sum)),
		})
	}
	if more := int(sh.Setup.Months) + 1 - int(month); more > 0 {
		k.More = f.m.Words.Count("deals.more", more)
	}
	spectacle.DrawLoan(f.m.Theme, dst, k)
	f.drawCards(dst)
}

// soldDeal draws a Deal that is sold, as it cost its owner.
func (f *Frame) soldDeal(dst *ebiten.Image, m *moments.Moment, r render.Rect, pose render.Pose) {
	t := f.m.Theme
	d := facts.DealCard(f.m, engine.CardID(m.About), "deals.paid", "deals.sells", m.Cost)
	d.Labels[0] = f.m.Say("moment.paid", words.Name("name", f.m.Names[m.Seat]))
	d.Sums[1], d.Sums[2], d.Gain, d.Loss = "", "", false, false
	d.Large, d.Struck = m.Form == moments.Full || r.W > render.DealW, m.Form == moments.Short || m.Part(moments.SaleInFull.Struck, 1) > 0
	if m.Form == moments.Short {
		d.Note = "" // there is not the time to read it
	}
	f.deal.DrawPosed(t, dst, r, render.DealMargin, d, pose, func(dst *ebiten.Image) { d.Draw(t, dst, r, render.State{}) })
}

// drawCards draws the players' cards again, over what has been drawn around them.
func (f *Frame) drawCards(dst *ebiten.Image) {
	for i := range f.m.Stage.Shown().Seats() {
		seat := engine.Seat(i)
		if f.Doorstep != nil || f.Seats.OnPlate(seat) {
			continue // there the money is on a plate
		}
		f.Seats.Draw(f.m.Theme, dst, seat, f.Seats.Box(seat))
	}
}
