package sketch

import "image/color"

// A Sign is what marks a kind of space: the silhouette of its plate, the
// picture on it and its colours.
type Sign struct {
	// Plate names the silhouette, such as "stamp"; see Plate.
	Plate string
	// Picture names the artwork, such as "mail1"; see Picture.
	Picture string
	Family  Family
	// Flag is the digit set in type over the picture's flag, 0 for none.
	Flag int
}

// signs has the sign of every kind of space. Names are those of the engine and
// of records.
var signs = map[string]Sign{
	"mail1":              {"stamp", "mail1", FamilyBlue, 1},
	"mail2":              {"stamp", "mail2", FamilyBlue, 2},
	"mail3":              {"stamp", "mail3", FamilyBlue, 3},
	"deal":               {"tag", "deal", FamilyOrange, 0},
	"found-a-buyer":      {"hex", "buyer", FamilyGreen, 0},
	"free-deal":          {"ticket", "free", FamilyOrange, 0},
	"super-sweepstakes":  {"burst", "super", FamilyPlum, 0},
	"lucky-lottery":      {"circle", "lucky", FamilyPlum, 0},
	"jackpot-skyrockets": {"diamond", "jackpot", FamilyRed, 0},
	"singing-contest":    {"bubble", "sing", FamilyPlum, 0},
	"holiday":            {"flower", "holiday", FamilyTeal, 0},
	"vacation-day":       {"arch", "vacation", FamilyRose, 0},
	"sick-day":           {"cross", "sick", FamilyRose, 0},
	"jump-back":          {"left", "back", FamilySlate, 0},
	"skip-ahead":         {"right", "skip", FamilySlate, 0},
	"big-pay-day":        {"shield", "payday", FamilyGold, 0},

	"sweepstakes":         {"star", "sweep", FamilyPlum, 0},
	"lottery":             {"ticket", "lottery", FamilyPlum, 0},
	"sweet-sunday":        {"cloud", "sweet", FamilyTeal, 0},
	"radio-contest":       {"trap", "radio", FamilyPlum, 0},
	"happy-birthday":      {"flower", "birthday", FamilyTeal, 0},
	"fun-day":             {"circle", "fun", FamilyRose, 0},
	"buy-groceries":       {"bag", "groceries", FamilyRose, 0},
	"yard-sale":           {"house", "yard", FamilyOrange, 0},
	"family-casino-night": {"chip", "casino", FamilySlate, 0},
	"charity-walk":        {"heart", "charity", FamilyRed, 0},
	"pay-day":             {"shield", "payday", FamilyGold, 0},

	"event":            {"pennant", "event", FamilyTeal, 0},
	"birthday-gift":    {"balloon", "gift75", FamilyTeal, 0},
	"weekend-guest":    {"bed", "guest", FamilyRose, 0},
	"bonus":            {"steps", "bonus", FamilyGreen, 0},
	"poker-game":       {"fan", "poker", FamilyPlum, 0},
	"family-reunion":   {"quatre", "reunion", FamilyRose, 0},
	"household":        {"bucket", "household", FamilyRose, 0},
	"home-repair":      {"wrench", "repair", FamilyRose, 0},
	"town-election":    {"plaque", "election", FamilyBlue, 0},
	"daylight-savings": {"sun", "daylight", FamilySlate, 0},
	"lottery-draw":     {"drum", "draw", FamilyPlum, 0},
}

// SignOf returns the sign of a kind of space, by the kind's name in the engine
// and in records, and whether that name is known.
func SignOf(kind string) (Sign, bool) {
	s, ok := signs[kind]
	return s, ok
}

// Where type goes over a pictogram, as parts of its size.
const (
	FlagX    = 49.3 / 64 // middle of the digit on a mail flag
	FlagY    = 20.5 / 64 // its baseline
	FlagType = 19.5 / 52 // its type size (Roboto Black, white)
)

// PlateIn draws the silhouette of a plate in a colour: the pale one of a family,
// say.
func PlateIn(name string, size float64, c color.NRGBA) Drawing {
	return sketchOf(size, size, Even(size/12), func(p pen) { p.plate(name, 0, 0, size, fill(c)) })
}

// SignPictureBox is where the pictogram stands in a SignPicture of that size.
func SignPictureBox(size float64) Box {
	pic := size * 45 / 62
	return Box{(size - pic) / 2, (size - pic) / 2, pic, pic}
}

// plate draws the silhouette of a plate in any colour.
func (p pen) plate(name string, x, y, size float64, s style) {
	a := artOf("plate-" + name)
	if a == nil {
		return
	}
	q := p.at(x, y).scaled(size / a.w)
	for i := range a.paths {
		q.shape(a.paths[i].Path, s)
	}
}
