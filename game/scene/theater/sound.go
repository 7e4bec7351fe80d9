package theater

import (
	"bigpayday/audio"
	"bigpayday/render/beats"
	"bigpayday/render/campaign"
)

// cues says what each moment of a campaign sounds like.
var cues = [campaign.NumCues]audio.Cue{
	campaign.DiceLand:  audio.DiceLand,
	campaign.PegDown:   audio.PegDown,
	campaign.Knock:     audio.ArmyBeaten,
	campaign.KnockDeep: audio.ArmyLost,
	campaign.Drum:      audio.DayTaken,
	campaign.Fanfare:   audio.RegionWon,
	campaign.Thud:      audio.RegionLost,
	campaign.CardSnap:  audio.CardFlip,
	campaign.MarchTick: audio.March,
	campaign.Cymbal:    audio.KnockedOut,
	campaign.TileDrop:  audio.TileDrop,
	campaign.PassTurn:  audio.Hop,
	campaign.DrumRoll:  audio.DrumRoll,
	campaign.Win:       audio.Win,
	campaign.Flags:     audio.Flags,
	campaign.FaceHop:   audio.FaceHop,
}

// byImportance are all moments, the most telling first.
var byImportance = [campaign.NumCues]beats.Cue{
	campaign.Win, campaign.Cymbal, campaign.Fanfare, campaign.Thud, campaign.Drum, campaign.KnockDeep, campaign.Knock,
	campaign.CardSnap, campaign.MarchTick, campaign.TileDrop, campaign.PegDown, campaign.DiceLand, campaign.PassTurn,
	campaign.DrumRoll, campaign.Flags, campaign.FaceHop,
}
