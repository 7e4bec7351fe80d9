package campaign

import "bigpayday/render/beats"

// The moments that can be heard.
const (
	DiceLand  beats.Cue = iota
	PegDown             // a piece is set down
	Knock               // an army of another is beaten
	KnockDeep           // an army of a person's own is beaten
	Drum                // a day is taken
	Fanfare             // a region is won
	Thud                // a region is lost
	CardSnap            // a card is drawn or turned in
	MarchTick           // armies march
	Cymbal              // a player is out
	TileDrop            // a tile is laid
	PassTurn            // the turn passes on
	DrumRoll            // before it is known who has won
	Win
	Flags   // those of a region that is won are run up
	FaceHop // a face hops for joy
	NumCues
)

var cueNames = [NumCues]string{
	"dice_land", "peg_down", "knock", "knock_deep", "drum", "fanfare", "thud", "card_snap", "march_tick", "cymbal", "tile_drop",
	"pass_turn", "drum_roll", "win", "flags", "face_hop",
}

// CueName returns the id of a cue, such as "peg_down".
func CueName(c beats.Cue) string {
	if c < NumCues {
		return cueNames[c]
	}
	return "unknown"
}
