package talk

import (
	"bigpayday/game/rules"
	"bigpayday/render/beats"
)

// Setting is how much is said at the table.
type Setting uint8

// The settings.
const (
	Off Setting = iota
	// Seldom is one line in any three turns, and one a month from each player.
	Seldom
	// Often is one line in any turn.
	Often
	NumSettings
)

var settingNames = [NumSettings]string{"off", "seldom", "often"}

// String returns the id of the setting, such as "seldom", for settings.
func (s Setting) String() string { return rules.NameOf(settingNames[:], s) }

// ParseSetting returns the setting with the given id.
func ParseSetting(id string) (Setting, bool) { return rules.ParseName[Setting](settingNames[:], id) }

// Table is what the caller knows of the table at the moment something happens.
type Table struct {
	Setting Setting
	// PeopleKeepQuiet says that the faces of people do not speak.
	PeopleKeepQuiet bool
	// Speed is how fast what happens is played.
	Speed beats.Speed
	// Replay says that it happened in a game played before.
	Replay bool
	// Deciding says that a person is asked something.
	Deciding bool
	// Open says that something lies over the table or beside a control: a dialog,
	// a tip, a slip.
	Open bool
	// Speaking says that a line is still shown.
	Speaking bool
	// Buyer says that the face of the Buyer is to be seen.
	Buyer bool
}

// quiet reports whether nobody may speak.
func (t *Table) quiet() bool {
	return t.Setting == Off || t.Speed >= beats.Fast || t.Replay || t.Deciding || t.Open || t.Speaking
}

// between is how many turns lie from one line to the next at least.
func (t *Table) between() int {
	if t.Setting == Often {
		return 1
	}
	return 3
}
