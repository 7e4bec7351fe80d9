package money

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"bigpayday/game/engine"
)

// figures are what a reader has to know of an edition besides its lines.
type figures struct {
	start, salary         int32
	step, percent, limit  int32 // loans
	saved, fee            int32 // savings: steps, and what taking them out costs
	billsLast, sixWinsPot bool
}

var figuresOf = map[string]figures{
	"classic1975": {start: 325, salary: 325, step: 100, percent: 20, limit: 1_000, saved: 100, fee: 50, sixWinsPot: true},
	"event2000":   {start: 3_500, salary: 3_500, step: 1_000, percent: 10, limit: 10_000, billsLast: true},
}

// due is a payment that has to come next.
type due struct {
	from, to string
	amount   int32
	why      string
	card     int
	// covers is what the payer must have before it, where this is more than the
	// amount: all bills are covered at once.
	covers int32
	// chosen says that the payer need not have bought, anted, bid or paid.
	chosen bool
}

// accountant works out every payment of a game of 1975 or of 2000 from its
// lines and the figures alone, before it comes: none may be missing, none be too
// much, and each has its amount, its payer and its payee, in its order.
type accountant struct {
	t       *testing.T
	head    Entry
	f       figures
	dues    []due
	balance map[string]int32
	loan    map[string]int32
	savings map[string]int32
	day     map[string]int
	month   map[string]int
	retired map[string]bool
	mail    map[string][]int // cards before each player
	deals   map[string][]int
	cards   map[int]Entry // as drawn
	lottery map[string]Entry
	// means are what the payer of the first due still has to draw or borrow, once
	// it has begun to.
	means []due
	// asked says that the last payment was drawn or borrowed because the player
	// said so.
	asked bool

	roll     []int
	landed   Entry
	drawn    Entry // the last card
	die      int
	election bool
	turned   bool             // clocks, this turn
	onStart  map[string]bool  // who collects because of it
	owed     map[string]int32 // since the last Pay Day
	staking  int32            // what may be staked on Swellfare
	stake    int32
	anted    []string
	banked   bool // the Bank has put in its part
	rolling  []string
	rolled   map[string]int
	reason   string // of the contest
	prize    Entry
	bid      Entry
	passed   map[string]bool
	carried  map[int]bool // charges, this Pay Day
	salaries int
	paid     map[string]int // payments by their reason
}

func account(seat int) string { return fmt.Sprintf("seat%d", seat) }

// from lists the players in seat order from one on, and others those but it.
func (a *accountant) from(seat int) (list []string) {
	for i := range a.head.Seats {
		list = append(list, account((seat+i)%len(a.head.Seats)))
	}
	return list
}

func (a *accountant) others(seat int) []string { return a.from(seat)[1:] }

func (a *accountant) house(id string) bool { return slices.Contains(a.head.House, id) }

func (a *accountant) owes(d due) {
	if d.amount > 0 {
		a.dues = append(a.dues, d)
	}
}

// bill returns what a card asks for on Pay Day.
func (a *accountant) bill(card int) int32 {
	switch {
	case a.cards[card].Kind != "bill":
		return 0
	case a.house("tight-money"):
		return 3 * a.cards[card].Amount
	}
	return a.cards[card].Amount
}

func (a *accountant) bills(who string) (sum int32) {
	for _, card := range a.mail[who] {
		sum += a.bill(card)
	}
	return sum
}

func (a *accountant) interest(who string) int32 { return a.loan[who] / 100 * a.f.percent }

// stakes returns what can be staked on Swellfare: all cash of those who are in debt,
// with the interest on what they have owed since Pay Day.
func (a *accountant) stakes(who string) int32 {
	if a.loan[who]+a.owed[who]/100*a.f.percent+a.bills(who) > a.balance[who] {
		return a.balance[who]
	}
	return 0
}

func (a *accountant) settling(who string) bool { return a.day[who] == 31 }

// meansFor works out what has to be drawn from the savings or borrowed so that
// a payment can be made.
func (a *accountant) meansFor(who string, amount int32) (list []due) {
	up := func(n, step int32) int32 { return (n + step - 1) / step * step }
	short := amount - a.balance[who]
	if saved := a.savings[who]; short > 0 && saved > 0 {
		fee := a.f.fee
		if a.settling(who) {
			fee = 0
		}
		draws := min(saved, up(short+fee, a.f.saved))
		list = append(list, due{from: "bank", to: who, amount: draws, why: "savings"})
		if fee > 0 {
			list = append(list, due{from: who, to: "bank", amount: fee, why: "fee"})
		}
		short += fee - draws
	}
	if short > 0 {
		list = append(list, due{from: "bank", to: who, amount: up(short, a.f.step), why: "loan"})
	}
	return list
}

func (a *accountant) read(e Entry) error {
	who := account(e.Seat)
	switch e.E {
	case "game":
		*a = accountant{
			t: a.t, head: e, f: figuresOf[e.Edition], balance: map[string]int32{}, loan: map[string]int32{}, owed: map[string]int32{}, savings: map[string]int32{},
			day: map[string]int{}, month: map[string]int{}, retired: map[string]bool{}, mail: map[string][]int{}, deals: map[string][]int{},
			cards: map[int]Entry{}, lottery: map[string]Entry{}, paid: map[string]int{},
		}
		for _, seat := range a.from(0) {
			a.month[seat] = 1
			a.owes(due{from: "bank", to: seat, amount: a.f.start, why: "start"})
		}
	case "turn":
		assert.Empty(a.t, a.dues, "all has been paid before the next turn")
		assert.Empty(a.t, a.onStart, "all who stood on START have collected")
		a.turned, a.staking = false, a.stakes(who)
	case "roll":
		a.rolls(e, who)
	case "move":
		a.day[who], a.month[who] = e.To.Day, e.Month
	case "land":
		a.landed, a.anted, a.banked = e, nil, false
		a.lands(e, who)
	case "draw":
		a.drawn, a.cards[e.Card] = e, e
		a.draws(e, who)
	case "discard":
		a.mail[who] = slices.DeleteFunc(a.mail[who], func(c int) bool { return c == e.Card })
		a.deals[who] = slices.DeleteFunc(a.deals[who], func(c int) bool { return c == e.Card })
	case "keep":
		a.deals[who] = append(a.deals[who], e.Card)
		if commission := a.cards[e.Card].Commission; commission > 0 {
			a.contest("commission", a.from(e.Seat), a.cards[e.Card])
		}
	case "swap":
		mine, theirs := a.lottery[who], Entry{Card: e.Other, Pairs: e.Pairs}
		assert.Equal(a.t, mine.Card, e.Card, "who swaps had that card")
		a.lottery[who] = theirs
		if e.With >= 0 {
			assert.Equal(a.t, a.lottery[account(e.With)].Card, e.Other)
			assert.Equal(a.t, a.lottery[account(e.With)].Pairs, e.Pairs)
			a.lottery[account(e.With)] = mine
		}
	case "bonus-die":
		a.die = e.Number
	case "bid":
		a.bids(e, who)
	case "passed-over":
		assert.Less(a.t, a.reach(who), e.Amount, "who could pay is asked")
		if e.Prompt == "place-bid" {
			a.passed[who] = true
		}
	case "choose":
		a.chooses(e, who)
	case "pay":
		a.pays(e)
	case "loan", "repay", "savings":
		total := a.loan
		if e.E == "savings" {
			total = a.savings
		}
		change := e.Amount
		if e.E == "repay" {
			change = -change
		}
		total[who] += change
		assert.Equal(a.t, total[who], e.Total)
		if e.E != "repay" && (e.E == "loan" || e.Amount < 0) {
			a.forced(e)
		}
	case "carry":
		a.carried[e.Card] = true
		assert.Contains(a.t, a.mail[who], e.Card)
		assert.Less(a.t, a.month[who], len(a.head.Months), "not past the last Payday")
	case "nobody-won":
		assert.Equal(a.t, a.balance["stakes"], e.Total)
		assert.Empty(a.t, a.dues)
	case "month-end":
		assert.Empty(a.t, a.dues, "all has been settled")
		assert.Zero(a.t, a.bills(who), "all bills have been paid and discarded")
		a.salaries++
		a.owed[who] = a.loan[who]
	case "retire":
		a.retired[who] = true
		assert.False(a.t, e.Out)
	case "over":
		assert.Empty(a.t, a.dues)
		for seat, worth := range e.Worth {
			assert.Equal(a.t, a.balance[account(seat)]+a.savings[account(seat)]-a.loan[account(seat)], worth)
		}
		assert.Equal(a.t, len(a.head.Seats)*len(a.head.Months), a.salaries)
	}
	return nil
}

// forced checks whether a loan or a withdrawal says rightly that it had to be.
func (a *accountant) forced(e Entry) {
	assert.Equal(a.t, !a.asked && !a.dues[0].chosen, e.Forced)
	if a.house("borrow-limit") && e.E == "loan" && !e.Forced {
		assert.LessOrEqual(a.t, e.Total, a.f.limit)
	}
}

func (a *accountant) rolls(e Entry, who string) {
	a.roll = e.Dice
	sum := int32(0)
	for _, n := range e.Dice {
		sum += int32(n)
	}
	switch e.Why {
	case "move", "bonus":
		assert.Equal(a.t, e.Why == "bonus", a.retired[who])
		wins := a.f.sixWinsPot && sum == 6 && a.election || !a.f.sixWinsPot && int(sum) == a.die
		if wins && !a.house("no-jackpot") {
			a.owes(due{from: "jackpot", to: who, amount: a.balance["jackpot"], why: "jackpot"})
		}
		a.election = a.election && !wins
	case "swellfare":
		if sum >= 5 {
			a.owes(due{from: "stakes", to: who, amount: a.stake, why: "swellfare", card: a.prize.Card})
			a.owes(due{from: "bank", to: who, amount: 10 * a.stake, why: "swellfare", card: a.prize.Card})
		} else {
			a.owes(due{from: "stakes", to: "jackpot", amount: a.stake, why: "swellfare", card: a.prize.Card})
		}
	case "yard-sale":
		a.owes(due{from: who, to: "bank", amount: 100 * sum, why: "yard-sale", card: a.drawn.Card})
	case "lottery":
		assert.Equal(a.t, a.landed.Seat, e.Seat, "the lander rolls")
		assert.True(a.t, a.banked && len(a.anted) > 0)
		pair := [2]int{min(e.Dice[0], e.Dice[1]), max(e.Dice[0], e.Dice[1])}
		for _, seat := range a.anted {
			if pairs := a.lottery[seat].Pairs; slices.Contains(pairs[:], pair) {
				a.owes(due{from: "stakes", to: seat, amount: a.balance["stakes"], why: "lottery"})
			}
		}
	case "poker-game":
		if len(a.rolling) == 0 {
			assert.GreaterOrEqual(a.t, len(a.anted), 2)
			a.contest("poker-game", a.anted, Entry{})
		}
		a.contestRoll(e, who, int(sum))
	case "commission":
		a.contestRoll(e, who, int(sum))
	}
}

// contest begins one between players, in their order.
func (a *accountant) contest(why string, players []string, prize Entry) {
	a.reason, a.rolling, a.rolled, a.prize = why, players, map[string]int{}, prize
}

// contestRoll notes a roll; after the last one the highest wins, and those who
// tie for it go on.
func (a *accountant) contestRoll(e Entry, who string, n int) {
	assert.Equal(a.t, a.reason, e.Why)
	if !assert.Less(a.t, len(a.rolled), len(a.rolling)) {
		return
	}
	assert.Equal(a.t, a.rolling[len(a.rolled)], who, "who rolls next")
	a.rolled[who] = n
	if len(a.rolled) < len(a.rolling) {
		return
	}
	most := 0
	for _, n := range a.rolled {
		most = max(most, n)
	}
	leaders := slices.DeleteFunc(slices.Clone(a.rolling), func(seat string) bool { return a.rolled[seat] < most })
	a.rolling, a.rolled = leaders, map[string]int{}
	if len(leaders) > 1 {
		return
	}
	a.rolling = nil
	if a.reason == "commission" {
		a.owes(due{from: "bank", to: leaders[0], amount: a.prize.Commission, why: "commission", card: a.prize.Card})
	} else {
		a.owes(due{from: "stakes", to: leaders[0], amount: a.balance["stakes"], why: "poker-game"})
	}
}

// fixed are the days that pay or cost the lander a sum.
var fixed = map[string]int32{
	"birthday-gift": 100, "bonus": 100, "weekend-guest": -50, "family-reunion": -40, "household": -75, "home-repair": -60,
}

func (a *accountant) lands(e Entry, who string) {
	if sum := fixed[e.Space]; sum > 0 {
		a.owes(due{from: "bank", to: who, amount: sum, why: e.Space})
	} else {
		a.owes(due{from: who, to: "bank", amount: -sum, why: e.Space})
	}
	switch e.Space {
	case "town-election":
		a.election = true
		for _, seat := range a.from(e.Seat) {
			if !a.retired[seat] {
				a.owes(due{from: seat, to: "jackpot", amount: 50, why: e.Space})
			}
		}
	case "daylight-savings":
		if a.turned {
			return
		}
		a.turned, a.onStart = true, map[string]bool{}
		for _, seat := range a.from(e.Seat) {
			if !a.retired[seat] && a.day[seat] == 0 {
				a.onStart[seat] = true
			}
		}
	case "happy-birthday":
		for _, seat := range a.others(e.Seat) {
			a.owes(due{from: seat, to: who, amount: 100, why: e.Space})
		}
	case "lottery-draw":
		for _, card := range a.mail[who] {
			if a.cards[card].Kind == "lottery-ticket" {
				a.owes(due{from: "bank", to: who, amount: a.cards[card].Amount, why: e.Space, card: card})
			}
		}
	case "pay-day":
		a.carried = map[int]bool{}
		a.owes(due{from: "bank", to: who, amount: a.f.salary, why: "salary"})
		a.owes(due{from: "bank", to: who, amount: a.savings[who] / 10, why: "savings-interest"})
		a.owes(due{from: who, to: "bank", amount: a.interest(who), why: "interest"})
		covers := a.bills(who)
		for _, card := range a.mail[who] {
			if sum := a.bill(card); sum > 0 {
				a.owes(due{from: who, to: "bank", amount: sum, why: "bill", card: card, covers: covers})
				covers = 0
			}
		}
		if a.month[who] == len(a.head.Months) {
			for _, card := range a.mail[who] {
				if a.cards[card].Kind == "monster-charge" {
					a.owes(due{from: who, to: "bank", amount: a.cards[card].Amount, why: "monster-charge", card: card})
				}
			}
		}
	}
}

func (a *accountant) draws(e Entry, who string) {
	switch e.Deck {
	case "lottery":
		a.lottery[who] = e
	case "mail":
		a.mail[who] = append(a.mail[who], e.Card)
	case "deal":
		a.bid, a.passed = Entry{}, map[string]bool{}
	}
	switch e.Kind {
	case "windfall", "keep-the-cash":
		a.owes(due{from: "bank", to: who, amount: e.Amount, why: e.Kind, card: e.Card})
	case "charity", "pay-to-bonus":
		a.owes(due{from: who, to: "jackpot", amount: e.Amount, why: e.Kind, card: e.Card})
	case "swellfare":
		a.staking = a.stakes(who)
	}
}

// reach returns what a player can pay of their own will.
func (a *accountant) reach(who string) int32 {
	credit := engine.CreditLimit
	if a.house("borrow-limit") {
		credit = a.f.limit
	}
	credit = max(0, credit-a.loan[who])
	return a.balance[who] + a.savings[who] + credit - credit%a.f.step
}

// bids notes a bid. An auction is over when nobody else is left who could bid
// more: then the highest bidder pays.
func (a *accountant) bids(e Entry, who string) {
	card := a.drawn
	if e.Amount == 0 {
		a.passed[who] = true
	} else {
		assert.GreaterOrEqual(a.t, e.Amount, max(card.Bid, a.bid.Amount+100))
		assert.Zero(a.t, e.Amount%100)
		assert.False(a.t, a.passed[who] || a.retired[who])
		a.bid = e
	}
	if a.bid.Amount == 0 {
		return
	}
	for _, seat := range a.others(a.bid.Seat) {
		if !a.passed[seat] && !a.retired[seat] && a.reach(seat) >= a.bid.Amount+100 {
			return
		}
	}
	a.owes(due{from: account(a.bid.Seat), to: "bank", amount: a.bid.Amount, why: "deal", card: card.Card, chosen: true})
}

func (a *accountant) chooses(e Entry, who string) {
	words := strings.Fields(e.Choice)
	number := 0
	if len(words) > 1 {
		number, _ = strconv.Atoi(words[1])
	}
	sum := int32(number)
	first := func(list ...due) { a.dues = append(list, a.dues...) }
	switch card := a.drawn; words[0] {
	case "buy":
		a.owes(due{from: who, to: "bank", amount: card.Cost, why: "deal", card: card.Card, chosen: true})
	case "sell":
		assert.Contains(a.t, a.deals[who], number)
		a.owes(due{from: "bank", to: who, amount: a.cards[number].Value, why: "buyer", card: number})
	case "ante":
		a.owes(due{from: who, to: "stakes", amount: 100, why: "ante", chosen: true})
	case "bet":
		assert.True(a.t, sum >= 5 && sum <= 100 && sum%5 == 0 && sum <= a.staking, "Swellfare: $%d", sum)
		a.staking -= sum
		i := slices.IndexFunc(a.mail[who], func(c int) bool { return a.cards[c].Kind == "swellfare" })
		if e.Prompt == "play-swellfare" {
			i = len(a.mail[who]) - 1
		}
		a.stake, a.prize = sum, Entry{Card: a.mail[who][i]}
		a.owes(due{from: who, to: "stakes", amount: sum, why: "swellfare", card: a.prize.Card})
	case "target":
		a.targets(card, who, account(number))
	case "pay-charge", "carry-charge":
		i := slices.IndexFunc(a.mail[who], func(c int) bool { return a.cards[c].Kind == "monster-charge" && !a.carried[c] })
		charge := a.cards[a.mail[who][i]]
		a.owes(due{from: who, to: "bank", amount: charge.Amount, why: "monster-charge", card: charge.Card, chosen: true})
		if words[0] == "carry-charge" {
			a.dues[len(a.dues)-1] = due{from: who, to: "bank", amount: charge.Amount / 10, why: "monster-interest", card: charge.Card}
		}
	case "repay":
		if sum > 0 {
			assert.True(a.t, sum <= a.loan[who] && sum%a.f.step == 0 && a.settling(who))
			first(due{from: who, to: "bank", amount: sum, why: "repay"})
		}
	case "borrow":
		assert.Zero(a.t, a.savings[who], "savings or a loan")
		first(due{from: "bank", to: who, amount: sum, why: "loan"})
	case "put-in":
		assert.True(a.t, a.settling(who) && a.loan[who] == 0)
		first(due{from: who, to: "bank", amount: sum, why: "savings"})
	case "take-out":
		list := []due{{from: "bank", to: who, amount: sum, why: "savings"}}
		if !a.settling(who) {
			list = append(list, due{from: who, to: "bank", amount: a.f.fee, why: "fee"})
		}
		first(list...)
	}
}

func (a *accountant) targets(card Entry, who, other string) {
	pay := func(from, to string) {
		a.owes(due{from: from, to: to, amount: card.Amount, why: card.Kind, card: card.Card})
	}
	switch card.Kind {
	case "pay-a-neighbor", "pay-to-friend":
		pay(who, other)
	case "mad-money", "take-and-keep":
		pay(other, who)
	case "each-pay-to-bonus":
		pay(who, "jackpot")
		pay(other, "jackpot")
	case "each-keep-the-cash":
		pay("bank", who)
		pay("bank", other)
	}
}

// pays checks a payment against the first that is due, and what is drawn or
// borrowed for it against what its payer lacks.
func (a *accountant) pays(e Entry) {
	a.paid[e.Why]++
	got := due{from: e.From.Account, to: e.To.Account, amount: e.Amount, why: e.Why, card: e.Card}
	defer func() {
		a.balance[got.from] -= e.Amount
		a.balance[got.to] += e.Amount
		for seat, dollars := range a.balance {
			assert.True(a.t, seat == "bank" || dollars >= 0, "%s has $%d", seat, dollars)
		}
	}()
	switch {
	case e.Why == "lottery" && e.From.Account == "bank":
		assert.True(a.t, !a.banked && len(a.anted) > 0, "once, after the players")
		assert.Equal(a.t, due{from: "bank", to: "stakes", amount: 1_000, why: "lottery"}, got)
		a.banked = true
		return
	case e.Why == "daylight-savings":
		assert.Equal(a.t, due{from: "bank", to: got.to, amount: a.f.salary, why: e.Why}, got)
		assert.True(a.t, a.onStart[got.to], "who stood on START")
		delete(a.onStart, got.to)
		return
	case e.Why == "ante-back":
		assert.Equal(a.t, []string{got.to}, a.anted, "who was alone")
		assert.Equal(a.t, due{from: "stakes", to: got.to, amount: 100, why: e.Why}, got)
		return
	}
	if !assert.NotEmpty(a.t, a.dues, "%v is not due", got) {
		return
	}
	next := a.dues[0]
	if len(a.means) == 0 && strings.HasPrefix(next.from, "seat") {
		a.means = a.meansFor(next.from, max(next.amount, next.covers))
	}
	if len(a.means) > 0 {
		assert.Equal(a.t, a.means[0], got, "for %v", next)
		a.means, a.asked = a.means[1:], false
		return
	}
	want := next
	want.covers, want.chosen = 0, false
	assert.Equal(a.t, want, got)
	a.dues, a.asked = a.dues[1:], true
	if e.Why == "ante" {
		a.anted = append(a.anted, got.from)
	}
}

func TestEveryPaymentOf1975AndOf2000FollowsFromTheLinesBeforeIt(t *testing.T) {
	for edition, whys := range map[engine.EditionID]string{
		engine.Classic1975: `start salary interest savings-interest loan repay savings fee bill deal buyer commission jackpot ante ante-back
			poker-game swellfare windfall lottery-draw town-election daylight-savings birthday-gift bonus weekend-guest family-reunion
			household home-repair`,
		engine.Event2000: `start salary interest loan repay bill monster-charge monster-interest deal buyer jackpot ante lottery
			happy-birthday yard-sale pay-a-neighbor mad-money charity pay-to-bonus each-pay-to-bonus pay-to-friend keep-the-cash
			each-keep-the-cash take-and-keep`,
	} {
		t.Run(edition.String(), func(t *testing.T) {
			paid := map[string]int{}
			for seed := range uint64(80) {
				lines, _ := play(t, edition, seed, uint8(2+seed%5))
				a := accountant{t: t}
				line := 0
				require.NoError(t, Read(strings.NewReader(lines), func(e Entry) error {
					line++
					err := a.read(e)
					if t.Failed() {
						require.Fail(t, "the books do not agree", "seed %d, line %d: %+v", seed, line, e)
					}
					return err
				}))
				for why, n := range a.paid {
					paid[why] += n
				}
			}
			for why := range strings.FieldsSeq(whys) {
				assert.Positive(t, paid[why], "no game had a payment for %s", why)
				delete(paid, why)
			}
			assert.Empty(t, paid, "payments that nobody has checked")
		})
	}
}
