package purse

import (
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
	}
	own := a.Shares[m.Seat]
	for seat := range engine.Seat(sh.Seats()) {
		if share := a.Shares[seat]; share != 0 && seat != m.Seat || why == engine.WhyDaylightSavings && seat != m.Seat && !sh.Players[seat].Retired {
			v.Others = append(v.Others, spectacle.Sharer{Seat: f.m.MomentSeat(seat), Share: f.share(share), Loss: share < 0})
		}
	}
	switch {
	case len(v.Others) > 0 && m.Sum != 0: // what all give is in the pot
		var given int32
		for _, share := range a.Shares {
			given -= share
		}
		v.Hero.Share, v.Hero.Loss = f.share(own), own < 0
		v.Pot, v.Total, v.For = true, f.m.Words.Signed(given), f.m.Say(f.into())
	case m.Sum != 0:
		v.Total, v.Loss = f.m.Words.Signed(own), own < 0
	}
	spectacle.DrawVignette(f.m.Theme, dst, v)
	if m.Form == moments.Full {
		f.drawCards(dst)
	}
}

// into says where it goes what anybody may win.
func (f *Frame) into() string {
	if f.m.Stage.Shown().Edition().Prize == engine.SixEndsElection {
		return "rules.into.pot"
	}
	return "rules.into.jackpot"
}

// share says what somebody loses or gains, "" for nothing.
func (f *Frame) share(dollars int32) string {
	if dollars == 0 {
		return ""
	}
	return f.m.Words.Signed(dollars)
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
