package match

import (
	"bigpayday/audio"
	"bigpayday/render/stage"
)

// Cues says what each moment of the stage sounds like.
var Cues = [stage.NumCues]audio.Cue{
	stage.DiceLand:    audio.DiceLand,
	stage.Hop:         audio.Hop,
	stage.TileLift:    audio.TileLift,
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
	stage.JackpotPour: audio.JackpotPour,
	stage.Coin:        audio.Coin,
	stage.ContestTick: audio.ContestTick,
	stage.ContestWin:  audio.ContestWin,
	stage.Loan:        audio.Loan,
	stage.Warning:     audio.Warning,
	stage.LedgerLine:  audio.LedgerLine,
	stage.StampDown:   audio.Stamp,
	stage.PayDay:      audio.Payday,
	stage.MonthTear:   audio.MonthTear,
	stage.NumberTaken: audio.NumberTaken,
	stage.Bid:         audio.Bid,
	stage.GavelOnce:   audio.GavelOnce,
	stage.GavelTwice:  audio.GavelTwice,
	stage.GavelSold:   audio.GavelSold,
	stage.BonusDie:    audio.BonusDie,
	stage.PenScratch:  audio.PenScratch,
	stage.DrumRoll:    audio.DrumRoll,
	stage.Win:         audio.Win,
	stage.LotteryDrum: audio.LotteryDrum,
	stage.Lamps:       audio.Lamps,
	stage.Hum:         audio.Hum,
	stage.Crowd:       audio.Crowd,
	stage.PriceTag:    audio.PriceTag,
	stage.Handshake:   audio.Handshake,
	stage.HollowPot:   audio.EmptyPot,
	stage.CardSlap:    audio.CardSlap,
	stage.EnvelopeBig: audio.EnvelopeBig,
	stage.FaceHop:     audio.FaceHop,
}

// byImportance are the moments that say more than others, the most telling first.
var byImportance = [...]stage.Cue{
	stage.Win, stage.JackpotPour, stage.JackpotWin, stage.ContestWin, stage.PayDay, stage.Warning, stage.MonthTear, stage.Buyer,
	stage.GavelSold, stage.DealBuy, stage.Loan, stage.BillDue, stage.JackpotGrow, stage.MoneyOut, stage.MoneyIn, stage.CardFlip,
}

// MostImportant returns of sounds that come all at once the one that says most:
// together they would be a noise.
func MostImportant(sounds []stage.Sound) []stage.Sound {
	for _, cue := range byImportance {
		for i := range sounds {
			if sounds[i].Cue == cue {
				return sounds[i : i+1]
			}
		}
	}
	return sounds[:min(1, len(sounds))]
}
