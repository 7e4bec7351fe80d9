// Package armies is what is told of a game of Conquest in a recap: the days that changed
// hands, and who was knocked out.
package armies

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/wording"
	"bigpayday/game/scene/recap"
	"bigpayday/game/scene/theater"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/campaign"
	"bigpayday/render/warfare"
)

// New returns the recap for the person who is asked now; nil where there is nothing to
// sum up.
func New(_ *app.App, m *theater.Theater) app.Scene {
	asked, ok := m.Asked()
	if !ok {
		return nil
	}
	a := &account{m: m, recap: m.Campaign.Recap(asked.Seat)}
	if a.recap.Turns == 0 || len(a.recap.Takes) == 0 {
		return nil
	}
	a.raids = raidsOf(a.recap.Takes)
	return recap.New(m.Session, asked.Seat, a, m.PromptUnchanged())
}

// account tells what the campaign has collected.
type account struct {
	m     *theater.Theater
	recap campaign.Recap
	raids []raid
}

// raid is what one player took from another in a row.
type raid struct {
	seat, foe conquest.Seat
	days      []conquest.Day
}

// raidsOf puts days together that one player took from another in a row.
func raidsOf(takes []campaign.Taking) (list []raid) {
	for _, t := range takes {
		last := len(list) - 1
		if last < 0 || list[last].seat != t.Seat || list[last].foe != t.Foe {
			list, last = append(list, raid{seat: t.Seat, foe: t.Foe}), last+1
		}
		list[last].days = append(list[last].days, t.To)
	}
	return list
}

// Turns says how many turns there have been, see [recap.Account].
func (a *account) Turns() string {
	if n := a.recap.Lost.Len(); n > 0 {
		return a.m.Words.Count("conquest.recap.turns", a.recap.Turns, words.Text("days", a.m.Speaker.Days(int32(n))))
	}
	return a.m.Words.Count("conquest.recap.turns_none", a.recap.Turns)
}

// Change is what has become of the armies.
func (a *account) Change() recap.Change {
	now := a.m.Campaign.Shown().Troops(a.recap.Seat)
	c := recap.Change{
		ThenLabel: a.m.Say("conquest.recap.then"), Then: a.m.Words.Whole(int64(now + a.recap.Armies)),
		NowLabel: a.m.Say("recap.now"), Now: a.m.Words.Whole(int64(now)), Worse: a.recap.Armies > 0,
	}
	if a.recap.Armies != 0 {
		c.Difference = a.less(int64(a.recap.Armies))
	}
	return c
}

// less is how many fewer there are of something.
func (a *account) less(n int64) string {
	return a.m.Say("conquest.recap.less", words.Text("number", a.m.Words.Whole(n)))
}

// Deeds are the days that changed hands, and who was knocked out with the last of them.
func (a *account) Deeds() (list []recap.Deed) {
	for i := range a.raids {
		r := &a.raids[i]
		own := r.foe == a.recap.Seat
		deed := recap.Deed{
			Sign: a.sign(r), Seat: r.seat, Line: a.m.Speaker.Took(r.seat, r.foe, len(r.days)), Note: a.m.Speaker.DayList(r.days), Touches: own,
		}
		if own {
			deed.Effect = a.less(int64(len(r.days)))
		}
		if a.recap.Out.Has(r.foe) && a.isLast(i) {
			deed.Note = a.m.Speaker.Out(r.foe, deed.Note)
		}
		list = append(list, deed)
	}
	return list
}

// isLast reports whether nobody takes anything more from the one that a raid is against.
func (a *account) isLast(i int) bool {
	return !slices.ContainsFunc(a.raids[i+1:], func(r raid) bool { return r.foe == a.raids[i].foe })
}

// sign is a piece of the army that took something.
func (a *account) sign(r *raid) *flow.Node {
	army, arm := a.m.Army(r.seat), warfare.ArmOf(int32(len(r.days)))
	return flow.Picture(render.LargeSign, render.LargeSign, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		sq := r.Square()
		warfare.Piece(t, dst, army, arm, sq.CenterX(), sq.CenterY(), sq.W, warfare.OnDay, render.Pose{})
	})
}

// Picture is the page with an arrow for each day that was taken.
func (a *account) Picture() *flow.Node {
	sh, moves := a.m.Campaign.Shown(), &warfare.Moves{}
	for d := conquest.Day(1); d <= conquest.Days; d++ {
		date, _ := sh.Setup.Page.Date(d)
		moves.Dates[d] = a.m.Words.Whole(int64(date))
		if owner := sh.Owner[d]; owner != conquest.NoSeat {
			moves.Held[d], moves.Army[d] = true, a.m.Army(owner)
		}
	}
	for _, t := range a.recap.Takes {
		own := t.Foe == a.recap.Seat && a.recap.Lost.Has(t.To)
		moves.Moves = append(moves.Moves, warfare.Move{From: int(t.From), To: int(t.To), Army: a.m.Army(t.Seat), Own: own})
	}
	return flow.Picture(render.CellLeast, render.Illustration, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
		warfare.DrawMoves(t, dst, r, moves)
	})
}

// Foot says what the reader holds, and which round it is.
func (a *account) Foot() *flow.Node {
	sh, speaker := a.m.Campaign.Shown(), a.m.Speaker
	days := speaker.Days(int32(sh.Held(a.recap.Seat).Len()))
	return flow.Row(
		flow.Art("guard", render.Sign),
		flow.Line(a.m.Say("conquest.recap.holds", words.Text("days", days)), render.Label).Grow(1),
		flow.Line(wording.Round(a.m.Words, sh.Round, sh.Setup.Rounds), render.Body.In(a.m.Theme.Palette.Ink2)),
	).Gap(render.Near)
}
