package scene

import (
	"bigpayday/audio"
	"bigpayday/render/stage"
)

// cues says what each moment of the stage sounds like.
var cues = [stage.NumCues]audio.Cue{
	stage.DiceLand:    audio.DiceLand,
	stage.Hop:         audio.Hop,
	stage.TileDrop:    audio.TileDrop,
	stage.MailOpen:    audio.MailOpen,
	stage.CardFlip:    audio.CardFlip,
	stage.BillDue:     audio.BillDue,
	stage.MoneyIn:     audio.MoneyIn,
	stage.MoneyOut:    audio.MoneyOut,
	stage.DealBuy:     audio.DealBuy,
	stage.Buyer:       audio.Buyer,
	stage.JackpotGrow: audio.JackpotGrow,
	stage.JackpotWin:  audio.JackpotWin,
	stage.ContestTick: audio.ContestTick,
	stage.ContestWin:  audio.ContestWin,
	stage.Loan:        audio.Loan,
	stage.Warning:     audio.Warning,
	stage.LedgerLine:  audio.LedgerLine,
	stage.StampDown:   audio.Stamp,
	stage.PayDay:      audio.Payday,
	stage.MonthTear:   audio.MonthTear,
	stage.NumberTaken: audio.NumberTaken,
	stage.Win:         audio.Win,
}

// hear lets be heard what has come due on the stage, and tells the music how
// far the month has come.
func (m *match) hear() {
	m.sounds = m.stage.AppendHeard(m.sounds[:0])
	if m.Sound == nil {
		return
	}
	for _, s := range m.sounds {
		m.Sound.PlayStep(cues[s.Cue], int(s.Step))
	}
	sh := m.stage.Shown()
	if p := sh.Players[sh.Turn]; p.Month > 0 {
		m.Sound.SetMonth(float64(p.Day) / float64(sh.Length(p.Month)))
	}
}
