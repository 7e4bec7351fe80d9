package purse

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/engine"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/boards"
	"bigpayday/render/moments"
	"bigpayday/render/spectacle"
)

// pictures are the pictures of what has one of its own.
var pictures = map[engine.Why]string{
	engine.WhyFamilyCasinoNight: "vignette-casino",
	engine.WhyCharityWalk:       "vignette-charity",
	engine.WhyYardSale:          "vignette-yard",
	engine.WhyTownElection:      "vignette-election",
	engine.WhyDaylightSavings:   "vignette-daylight",
	engine.WhyLotteryDraw:       "vignette-draw",
	engine.WhySwellfare:         "vignette-swellfare",
}

// vignette draws a day, or a card, that has a picture of its own.
func (f *Frame) vignette(dst *ebiten.Image, c *boards.Calendar, m *moments.Moment, wall render.Rect) {
	sh, a, why := f.m.Stage.Shown(), f.m.Stage.Actors(), engine.Why(m.About)
	v := &spectacle.Vignette{
		Moment: *m, Hero: spectacle.Sharer{Seat: f.m.MomentSeat(m.Seat)}, Picture: pictures[why], Die: int(sh.Roll.Dice[0]), Title: f.vignetteTitle(why), Text: f.vignetteText(m),
		Wall: wall, Room: f.aside(c, m.Seat, spectacle.VignetteInShort), Door: f.m.MomentDoor("moment.go_on"),
		Cards: f.drawCards,
	}
	hero, own := f.sharer(why, m.Seat), a.Shares[m.Seat]
	for seat := range engine.Seat(sh.Seats()) {
		if other := f.sharer(why, seat); other.Share != "" && seat != m.Seat {
			v.Others = append(v.Others, other)
		}
	}
	switch {
	case why == engine.WhyDaylightSavings:
		v.Hero, v.For = hero, f.m.Say("vignette.all_back")
	case len(v.Others) > 0 && m.Sum != 0: // what all give is in the pot
		var given int32
		for _, share := range a.Shares {
			given -= share
		}
		v.Hero, v.Pot, v.Total, v.For, v.Does = hero, true, f.m.Words.Signed(given), f.m.Say(f.into()), spectacle.Either
		if m.Form == moments.Short { // nobody else says how much it is for them
			v.Total, v.For, v.Does = f.m.Words.Signed(slices.Min(a.Shares[:])), f.m.Say("vignette.each", words.Text("into", v.For)), spectacle.Loss
		}
	case why == engine.WhyYardSale: // a bargain
		v.Total, v.For, v.Does = f.m.Words.Money(-own), f.m.Say("vignette.for_deal"), spectacle.Either
	case m.Sum != 0:
		v.Total = f.m.Words.Signed(own)
		if own < 0 {
			v.Does, v.For = spectacle.Loss, f.m.Say(f.into())
		}
	}
	if m.Fills() {
		f.stake, f.pot = spectacle.MoneyOf(f.m.Theme, v)
	}
	spectacle.DrawVignette(f.m.Theme, dst, v)
}

// into says where it goes what anybody may win.
func (f *Frame) into() string {
	if f.m.Stage.Shown().Edition().Prize == engine.SixEndsElection {
		return "rules.into.pot"
	}
	return "rules.into.jackpot"
}

// sharer is a player with what they lose or gain by what happens, or with the day that they go
// back to.
func (f *Frame) sharer(why engine.Why, seat engine.Seat) spectacle.Sharer {
	sh := f.m.Stage.Shown()
	s := spectacle.Sharer{Seat: f.m.MomentSeat(seat)}
	share, p := f.m.Stage.Actors().Shares[seat], &sh.Players[seat]
	if why == engine.WhyDaylightSavings && !p.Retired {
		var day uint8
		if day, share = sh.Setup.TurnClock(p); share == 0 {
			s.Share, s.Brief, s.Does = f.dayWords(p.Month, day), strconv.Itoa(int(day)), spectacle.Either
			return s
		}
	}
	if share != 0 {
		s.Share = f.m.Words.Signed(share)
	}
	if share < 0 {
		s.Does = spectacle.Loss
	}
	return s
}

// dayWords says in short what a day is.
func (f *Frame) dayWords(month, day uint8) string {
	if day == 0 {
		return f.m.Say("turn.board.start")
	}
	space := f.m.SpaceWords(f.m.Stage.Shown().SpaceAt(month, day)).Short
	return f.m.Say("vignette.back_to", words.Number("day", int(day)), words.Text("space", space))
}

// vignetteTitle is what the picture shows.
func (f *Frame) vignetteTitle(why engine.Why) string {
	if why == engine.WhySwellfare {
		return f.m.Say("card.kind.swellfare")
	}
	return f.m.Say("space.name." + f.m.Stage.Shown().Landed.Space.String())
}

// vignetteText says what has happened.
func (f *Frame) vignetteText(m *moments.Moment) string {
	sh, why := f.m.Stage.Shown(), engine.Why(m.About)
	id, sum := "vignette."+why.String(), m.Sum
	switch why {
	case engine.WhyFamilyCasinoNight, engine.WhySwellfare:
		if sum < 0 {
			id += "-lost"
		} else {
			id += "-won"
		}
	case engine.WhyCharityWalk, engine.WhyTownElection:
		sum = 0
		for _, share := range f.m.Stage.Actors().Shares {
			sum = min(sum, share)
		}
	}
	if why == engine.WhySwellfare {
		sum = sh.Bet.Stake
	}
	return f.m.Say(id, words.Name("name", f.m.Names[m.Seat]), words.Number("number", int(sh.Roll.Dice[0])), words.Money("money", max(sum, -sum)))
}
