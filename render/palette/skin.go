package palette

// A Skin is what an edition, or a game, looks like: the colours it is printed
// in, how its days are printed on the calendar, its typefaces and its money. Shapes and
// everything that players hold in their hands are the same in all editions. An
// edition is given a look by adding its skin to the list, see [skinOf].
type Skin struct {
	// recolor gives the palette the edition's own colours; nil leaves it as it is.
	recolor func(c *Palette)
	// corner is the greatest radius of the corners of papers and cards, in
	// logical pixels; 0 leaves every piece its own.
	Corner float64
	// Type names the typefaces of headlines and handwriting.
	Type Typefaces
	// Wall is what is on the wall of the room, and Binding what holds the calendar.
	Wall    Wall
	Binding Binding
	// day is how a day is printed.
	Day DayPrint
	// dice are the colours of the die and of the second one where they are not
	// red and blue.
	Dice [2]string
	// money are the notes, the greatest first.
	Money coinage
	// pot is what lies in the cell where money is gathered.
	Pot potLook
}

// Wall is what is on the wall of the room in which an edition is played.
type Wall uint8

// The walls.
const (
	Boards    Wall = iota // planks
	Tiled                 // the tiles of a kitchen
	Papered               // the wallpaper of 1975
	Partition             // the cloth of a cubicle
	Harlequin             // lozenges and stars
	Charted               // the chart of a general
)

// Binding is what holds the pages of a calendar.
type Binding uint8

// The bindings.
const (
	Clips    Binding = iota // two clips and a pin
	Rings                   // a row of wire rings
	Rivets                  // leather with rivets
	BigClips                // clips of an office
	Tape                    // strips of tape
	Nails                   // nails with broad heads
)

// Typefaces names the fonts that an edition has besides Roboto, as package assets has
// them: for months and other headlines, for what is written by hand, and for what is
// stressed there.
type Typefaces struct{ Headline, Hand, HandBold string }

// houseType are the typefaces of the game itself.
var houseType = Typefaces{Headline: "display", Hand: "hand", HandBold: "handbold"}

// skins are the looks of editions and games, by their ids. What has none looks like
// Big Pay Day.
var skins = map[string]*Skin{
	"standard":    &standardSkin,
	"mixed":       &mixedSkin,
	"classic1975": &classicSkin,
	"event2000":   &eventSkin,
	"conquest":    &conquestSkin,
}

// SkinOf returns the look of an edition or game with an id.
func SkinOf(id string) *Skin {
	if s, ok := skins[id]; ok {
		return s
	}
	return &bigSkin
}

// potLook is what the cell looks like in which money is gathered.
type potLook struct {
	// radius is that of the cell's corners and, if square is set, of the box
	// with the amount as well, which else is round.
	Radius float64
	Square bool
	// notes are the two that lie beside the pot.
	Notes [2]int
}
