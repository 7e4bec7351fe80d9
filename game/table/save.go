package table

import (
	"bytes"
	"encoding/json"
	"fmt"
	"time"

	"bigpayday/game/engine"
	"bigpayday/game/store"
)

// A save is one JSON object, a line for each of its fields:
//
//	format     "bigpayday game"
//	version    of the save, see saveVersion
//	saved      when, as RFC 3339 says
//	setup      what was settled before the game began
//	players    who sits where now, one object per seat
//	takeovers  who took over a seat during the game, if anybody did
//	choices    all choices so far, as engine.Choice writes them
//	hash       the fingerprint of the state, 16 hexadecimal digits
//	state      the state itself
//
// Setup and choices give the game again, whoever made the choices. The state
// is there in case the rules have been mended since and they do not.

const (
	saveFormat = "bigpayday game"

	// saveVersion rises when an older game would misunderstand a save. A new
	// field that older games may pass over needs no new version. Version 2
	// came with house rules and more editions than the big one; a game that
	// needs neither is still written as version 1, for older games to go on
	// with.
	saveVersion = 2
)

// version returns the version that a game is saved as.
func version(s *engine.Setup) int {
	if s.Edition == engine.Big && s.House == 0 {
		return 1
	}
	return saveVersion
}

type document struct {
	Format    string          `json:"format"`
	Version   int             `json:"version"`
	Saved     string          `json:"saved"`
	Setup     savedSetup      `json:"setup"`
	Players   []savedPlayer   `json:"players"`
	Takeovers []savedTakeover `json:"takeovers,omitempty"`
	Choices   []string        `json:"choices"`
	Hash      string          `json:"hash"`
	State     json.RawMessage `json:"state"`
}

// savedSetup is an [engine.Setup]. Seats count from 0; a first of -1 was
// drawn by lot. White are the months, counted from 1, that end with the second
// pay scale of the edition.
type savedSetup struct {
	Edition  string         `json:"edition"`
	Lengths  []int          `json:"months"`
	House    []string       `json:"house,omitempty"`
	First    int8           `json:"first"`
	Oldest   int8           `json:"oldest"`
	Host     int8           `json:"host"`
	Laying   string         `json:"laying"`
	Builder  int8           `json:"builder"`
	Page     []string       `json:"page,omitempty"`
	Blue     uint8          `json:"blue,omitempty"`
	White    []int          `json:"white,omitempty"`
	Calendar *savedCalendar `json:"calendar,omitempty"`
	Seed     uint64         `json:"seed,string"`
}

// savedCalendar is an [engine.Calendar]. Holidays lists the days of each month
// of the game, Birthdays "MM-DD" for each seat, "" where it is not known.
type savedCalendar struct {
	Year      uint16   `json:"year,omitempty"`
	Month     uint8    `json:"month,omitempty"`
	Country   string   `json:"country,omitempty"`
	Holidays  [][]int  `json:"holidays,omitempty"`
	Birthdays []string `json:"birthdays,omitempty"`
}

type savedPlayer struct {
	Name   string `json:"name"`
	Token  string `json:"token"`
	Colour string `json:"colour"`
	Kind   Kind   `json:"kind"`
	// Began is the kind that the seat began with, if it was taken over.
	Began Kind `json:"began,omitempty"`
}

type savedTakeover struct {
	After int         `json:"after"`
	Seat  engine.Seat `json:"seat"`
	Kind  Kind        `json:"kind"`
}

// choiceList is the list of all choices as a save has it, kept ready because
// it is written again and again.
type choiceList struct {
	n    int
	json []byte // the list without its brackets
}

func (l *choiceList) clear() { l.n, l.json = 0, l.json[:0] }

func (l *choiceList) add(choice string) {
	if l.n > 0 {
		l.json = append(l.json, ',')
	}
	text, _ := json.Marshal(choice) // a string always can be
	l.json = append(l.json, text...)
	l.n++
}

// save has the game written. It returns at once.
func (t *Table) save() {
	t.unsaved = 0
	if t.saver == nil {
		return
	}
	t.savedAt = time.Now()
	t.saver.put(t.encode())
}

// Save writes the game and waits until that is done. The game saves itself;
// this is for those who want to be sure. The error is a [*store.Error].
func (t *Table) Save() error {
	if t.saver == nil {
		return nil
	}
	t.save()
	return t.saver.flush()
}

// Close saves what is not saved yet and waits until that is done. The table
// must not be used afterwards. The error is a [*store.Error].
func (t *Table) Close() error {
	if t.saver == nil {
		return nil
	}
	if t.unsaved > 0 {
		t.save()
	}
	return t.saver.flush()
}

// close stops saving and returns where the game was saved.
func (t *Table) close() Storage {
	if t.saver == nil {
		return nil
	}
	storage := t.saver.storage
	_ = t.saver.flush() // somebody else will hear of it
	t.saver = nil
	return storage
}

// Discard deletes the save and stops saving: the game is given up, or over
// and done with. The error is a [*store.Error].
func (t *Table) Discard() error {
	if storage := t.close(); storage != nil {
		return storage.Delete(store.Autosave)
	}
	return nil
}

// SaveError returns why the game could not be saved, once: nil if it could,
// or if the reason has been returned before and still stands. Play goes on
// all the same, and every further save is an attempt. The error is a
// [*store.Error].
func (t *Table) SaveError() error {
	if t.saver == nil {
		return nil
	}
	return t.saver.unreported()
}

// SaveState says how far the game is saved. A table that saves nothing is
// [NotSaved].
func (t *Table) SaveState() SaveState {
	if t.saver == nil {
		return NotSaved
	}
	return t.saver.state()
}

// SavedAt returns when the game was last saved, or was to be; the zero time
// if never.
func (t *Table) SavedAt() time.Time { return t.savedAt }

// encode writes the save.
func (t *Table) encode() []byte {
	var b bytes.Buffer
	b.Grow(len(t.choices.json) + 12_000)
	b.WriteString("{")
	line := func(key string, value any) {
		if b.Len() > 1 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "\n\t%q: ", key)
		if raw, ok := value.([]byte); ok {
			b.Write(raw)
			return
		}
		text, _ := json.Marshal(value) // plain values always can be
		b.Write(text)
	}
	line("format", saveFormat)
	line("version", version(&t.setup.Game))
	line("saved", t.savedAt.UTC().Format(time.RFC3339))
	line("setup", saveSetup(&t.setup.Game))
	line("players", t.savePlayers())
	if len(t.takeovers) > 0 {
		takeovers := make([]savedTakeover, len(t.takeovers))
		for i, takeover := range t.takeovers {
			takeovers[i] = savedTakeover(takeover)
		}
		line("takeovers", takeovers)
	}
	line("choices", append(append([]byte{'['}, t.choices.json...), ']'))
	line("hash", hashText(&t.state))
	line("state", &t.state)
	b.WriteString("\n}\n")
	return b.Bytes()
}

func hashText(s *engine.State) string { return fmt.Sprintf("%016x", s.Hash()) }

func saveSetup(s *engine.Setup) savedSetup {
	saved := savedSetup{
		Edition:  s.Edition.String(),
		First:    int8(s.First),
		Oldest:   int8(s.Oldest),
		Host:     int8(s.Host),
		Laying:   s.Laying.String(),
		Builder:  int8(s.Builder),
		Blue:     s.Blue,
		Calendar: saveCalendar(s),
		Seed:     s.Seed,
	}
	for _, length := range s.Lengths[:s.Months] {
		saved.Lengths = append(saved.Lengths, int(length))
	}
	for rule := range engine.NumHouseRules {
		if s.House.Has(rule) {
			saved.House = append(saved.House, rule.String())
		}
	}
	for month := 1; month <= engine.MaxMonths; month++ {
		if s.PlainPay>>(month-1)&1 != 0 {
			saved.White = append(saved.White, month)
		}
	}
	if s.Page != [engine.MaxDays]engine.Space{} {
		for _, space := range s.Page[:s.PageLength(1)-1] {
			saved.Page = append(saved.Page, space.String())
		}
	}
	return saved
}

// saveCalendar returns the calendar of a setup, nil where it ties nothing.
func saveCalendar(s *engine.Setup) *savedCalendar {
	c := &s.Calendar
	if *c == (engine.Calendar{}) {
		return nil
	}
	saved := &savedCalendar{Year: c.Year, Month: c.Month, Country: c.Country.String()}
	if c.Holidays != [engine.MaxMonths]uint32{} {
		for _, days := range c.Holidays[:s.Months] {
			saved.Holidays = append(saved.Holidays, daysOf(days))
		}
	}
	if c.Birthdays != [engine.MaxSeats]engine.Date{} {
		for _, born := range c.Birthdays[:s.Seats] {
			text := ""
			if born != (engine.Date{}) {
				text = fmt.Sprintf("%02d-%02d", born.Month, born.Day)
			}
			saved.Birthdays = append(saved.Birthdays, text)
		}
	}
	return saved
}

// daysOf lists the days of a set, from 1.
func daysOf(set uint32) []int {
	days := []int{}
	for day := 1; set != 0; day, set = day+1, set>>1 {
		if set&1 != 0 {
			days = append(days, day)
		}
	}
	return days
}

func (t *Table) savePlayers() []savedPlayer {
	saved := make([]savedPlayer, len(t.players))
	for i, p := range t.players {
		saved[i] = savedPlayer{
			Name:   p.Name,
			Token:  tokenNames[int(p.Token)%len(tokenNames)],
			Colour: colourNames[int(p.Colour)%len(colourNames)],
			Kind:   p.Kind,
		}
		if began := t.setup.Players[i].Kind; began != p.Kind {
			saved[i].Began = began
		}
	}
	return saved
}
