package stage

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/engine"
	"bigpayday/render/tabletop"
)

func TestStandingsCountBillsThatAreDue(t *testing.T) {
	st := table(nil)
	sh := st.Shown()
	assert.Zero(t, sh.Standing(seat0).Rank, "all are worth the same")

	st.Fold(pay(engine.Bank, engine.SeatAccount(seat1), 500, engine.WhyRebate))
	assert.Equal(t, tabletop.Standing{Rank: 1, Rival: seat0, Gap: 500}, sh.Standing(seat1))
	assert.Equal(t, tabletop.Standing{Rank: 2, Rival: seat1, Gap: 500}, sh.Standing(seat0))
	assert.Equal(t, tabletop.Standing{Rank: 2, Rival: seat1, Gap: 500}, sh.Standing(seat2), "they share a place")

	bill := cardOf(engine.Bill)
	amount := sh.Setup.BillAmount(bill)
	st.Fold(land(seat0, 4, engine.Mail1), draw(seat0, engine.MailDeck, bill))
	assert.Equal(t, sh.NetWorth(seat0)-amount, sh.Worth(seat0))
	assert.Equal(t, tabletop.Standing{Rank: 3, Rival: seat2, Gap: amount}, sh.Standing(seat0))
}
