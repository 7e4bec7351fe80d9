package stage

import (
	"bigpayday/game/engine"
	"bigpayday/render/beats"
	"bigpayday/render/moments"
)

// SetMoments says how much is made of moments at most, from the next event on.
func (st *Stage) SetMoments(s moments.Setting) { st.directions.moments = s }

// form returns the form of a moment that would have one.
func (d *directions) form(wanted moments.Form) moments.Form {
	return d.moments.Form(wanted, d.Speed() > beats.Normal)
}

// play shows a moment for as long as it takes, with what is to be heard meanwhile. Also is called
// with the moment as it goes on, and may be nil.
func (d *directions) play(m moments.Moment, also func(m *moments.Moment), sounds ...moments.Sound) {
	moments.Play(d.Directions, m, sounds, func() (bool, float64) { return d.actors.Calm, d.actors.Fade }, func(now moments.Moment) {
		d.actors.Moment = now
		if also != nil {
			also(&now)
		}
	})
}

// jackpot lets a Jackpot be won: large where much is won, or for the first time in a game.
func (d *directions) jackpot(e engine.Event) {
	wanted := moments.Short
	if e.Amount >= largeJackpot || !d.shown.jackpotWon() {
		wanted = moments.Full
	}
	m := moments.Moment{Kind: moments.Jackpot, Form: d.form(wanted), Seat: e.Payee.Seat(), Sum: e.Amount, Takes: moments.JackpotTakesShort}
	counting := d.counting([]engine.Event{e})
	switch m.Form {
	case moments.Plain:
		d.Sound(JackpotWin)
		d.Over(numberCounts, counting)
	case moments.Short:
		d.play(m, func(m *moments.Moment) { counting(m.Part(0, float64(numberCounts.Full))) }, moments.Sound{Cue: JackpotWin})
	case moments.Full:
		m.Takes = moments.JackpotTakes
		times := moments.JackpotInFull
		d.react(e)
		d.play(m, func(m *moments.Moment) {
			counting(m.Part(times.Flies, m.Takes-times.Flies))
		}, moments.Sound{At: times.Burst, Cue: JackpotWin})
	}
}

// jackpotWon reports whether somebody has won a Jackpot in this game.
func (sh *Shown) jackpotWon() bool {
	for seat := range sh.Seats() {
		if sh.Tally[seat].Jackpot > 0 {
			return true
		}
	}
	return false
}

// winner leads the way up to who has won.
func (d *directions) winner() {
	if d.moments == moments.Off {
		d.Sound(Win)
		return
	}
	d.play(moments.ToTheWinner(d.People() != 0), nil, moments.Sound{At: moments.WinnerRises, Cue: Win})
}
