package setup

import (
	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/setups"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
	"slices"
	"strings"
	"unicode/utf8"
)

// NameLength is how many letters a name has at most.
const NameLength = 16

// SetupForm is what is being settled before a game. It is always a game that
// can be played, but for the names and the birthdays.
type SetupForm struct {
	words   *words.Words
	Seats   []*seatForm
	Edition engine.EditionID
	// House are the house rules that are on. Those that the edition lacks stay,
	// so that they come back with another one.
	House engine.HouseRules
	// Months is how many are played; lengths has a length for those that are
	// not, too, so that it comes back with them.
	Months  int
	Lengths [engine.MaxMonths]uint8
	// Calendar is what the mixed edition asks besides.
	Calendar CalendarForm
	// Oldest, first and builder are keys of seats. A first of 0 is drawn by lot.
	Oldest, First, Builder int
	Laying                 engine.Laying
	// Last is the month of the last game, nil for none; again says that it is
	// to be played again.
	Last  []engine.Space
	Again bool
	// Version changes with everything that shows.
	Version uint64
}

// seatForm is a seat. Its key stays the same as long as somebody sits there,
// wherever it is moved to.
type seatForm struct {
	Key    int // from 1
	Name   *ui.Field
	given  string // the name that it has by itself
	kind   table.Kind
	Token  uint8
	Colour uint8
	// Birthday is none where its month is 0.
	Birthday engine.Date
}

// NewForm returns the form of somebody who has not played yet: one person, and
// two computers.
func NewForm(w *words.Words) *SetupForm {
	f := &SetupForm{words: w, Months: int(engine.UsualMonths), Calendar: newCalendar()}
	for i := range f.Lengths {
		f.Lengths[i] = engine.MaxDays
	}
	for _, kind := range []table.Kind{table.Human, table.Normal, table.Normal} {
		f.Add(kind)
	}
	f.Oldest, f.Builder = f.Seats[0].Key, f.Seats[0].Key
	return f
}

// retell has the form speak another language. Seats that have the name that they
// got by themselves get one in that.
func (f *SetupForm) retell(w *words.Words) {
	f.words = w
	for _, s := range f.Seats {
		if s.Name.Text() == s.given {
			f.rename(s)
		}
	}
	f.Version++
}

// Add puts one more seat at the end. It reports whether there was room.
func (f *SetupForm) Add(kind table.Kind) bool {
	if len(f.Seats) >= engine.MaxSeats {
		return false
	}
	s := &seatForm{Name: ui.NewField("", NameLength), kind: kind}
	for s.Key = 1; f.at(s.Key) >= 0; s.Key++ {
	}
	s.Colour = f.freeColour(s.Key)
	s.Token = f.freeToken(s.Colour)
	f.Seats = append(f.Seats, s)
	f.rename(s)
	f.Version++
	return true
}

// freeColour returns a colour that nobody has: the one that goes with the key,
// if it is free.
func (f *SetupForm) freeColour(key int) uint8 {
	for i := range render.MaxSeats {
		c := firstColours[(key-1+i)%render.MaxSeats]
		if !slices.ContainsFunc(f.Seats, func(s *seatForm) bool { return s.Colour == c }) {
			return c
		}
	}
	return 0
}

// freeToken returns a shape that nobody has: the one that goes with the
// colour, if it is free.
func (f *SetupForm) freeToken(colour uint8) uint8 {
	for i := range uint8(render.MaxSeats) {
		k := (colour + i) % render.MaxSeats
		if !slices.ContainsFunc(f.Seats, func(s *seatForm) bool { return s.Token == k }) {
			return k
		}
	}
	return 0
}

// firstColours are the colours of new seats: those that are told apart best
// come first.
var firstColours = [render.MaxSeats]uint8{
	uint8(render.SeatRed), uint8(render.SeatBlue), uint8(render.SeatYellow),
	uint8(render.SeatGreen), uint8(render.SeatViolet), uint8(render.SeatBlack),
}

// at returns the place of the seat with the key, or -1.
func (f *SetupForm) at(key int) int {
	return slices.IndexFunc(f.Seats, func(s *seatForm) bool { return s.Key == key })
}

// Remove takes a seat away. It reports whether enough are left.
func (f *SetupForm) Remove(i int) bool {
	if len(f.Seats) <= engine.MinSeats || i < 0 || i >= len(f.Seats) {
		return false
	}
	gone := f.Seats[i].Key
	f.Seats = slices.Delete(f.Seats, i, i+1)
	if f.First == gone {
		f.First = 0
	}
	for _, key := range []*int{&f.Oldest, &f.Builder} {
		if *key == gone {
			*key = f.Seats[0].Key
		}
	}
	f.Version++
	return true
}

// Move puts a seat in another place.
func (f *SetupForm) Move(from, to int) {
	n := len(f.Seats)
	if from == to || from < 0 || to < 0 || from >= n || to >= n {
		return
	}
	s := f.Seats[from]
	f.Seats = slices.Insert(slices.Delete(f.Seats, from, from+1), to, s)
	f.Version++
}

// SetKind lets a person or a computer play a seat.
func (f *SetupForm) SetKind(i int, kind table.Kind) {
	s := f.Seats[i]
	if s.kind == kind {
		return
	}
	own := s.Name.Text() != s.given
	s.kind = kind
	if own {
		f.give(s)
	} else {
		f.rename(s)
	}
	f.Version++
}

// rename gives a seat the name that it has by itself.
func (f *SetupForm) rename(s *seatForm) {
	f.give(s)
	s.Name.SetText(s.given)
}

// give finds the name that a seat has by itself: one that nobody else has.
func (f *SetupForm) give(s *seatForm) {
	for n := 1; ; n++ {
		if s.kind == table.Human && n <= render.MaxSeats {
			// Beginning with the one of its key, round.
			s.given = f.words.Say("player.default." + string(rune('1'+(s.Key+n-2)%render.MaxSeats)))
		} else {
			s.given = f.words.Say("player.computer", words.Number("n", n))
			if s.kind == table.Human {
				s.given = f.words.Say("player.unnamed", words.Number("n", n))
			}
		}
		if !slices.ContainsFunc(f.Seats, func(o *seatForm) bool { return o != s && sameName(o.Called(), s.given) }) {
			return
		}
	}
}

// Called returns what the player of a seat is called: without a name it is the
// one that the seat has by itself.
func (s *seatForm) Called() string {
	if name := app.Tidy(s.Name.Text()); name != "" {
		return name
	}
	return s.given
}

func sameName(a, b string) bool { return strings.EqualFold(a, b) }

// SetToken gives a seat a shape. Who has it gets the other one.
func (f *SetupForm) SetToken(i int, token uint8) {
	for _, o := range f.Seats {
		if o.Token == token {
			o.Token = f.Seats[i].Token
		}
	}
	f.Seats[i].Token = token
	f.Version++
}

// SetColour gives a seat a colour. Who has it gets the other one.
func (f *SetupForm) SetColour(i int, colour uint8) {
	for _, o := range f.Seats {
		if o.Colour == colour {
			o.Colour = f.Seats[i].Colour
		}
	}
	f.Seats[i].Colour = colour
	f.Version++
}

// look returns what the token of a seat looks like.
func (s *seatForm) look() render.Token {
	return render.Token{Color: render.SeatColor(s.Colour), Shape: render.Shape(s.Token)}
}

// Lays reports whether there are tiles to lay.
func (f *SetupForm) Lays() bool {
	return engine.EditionOf(f.Edition).LaysTiles()
}

// Length returns the days of a month, counted from 0.
func (f *SetupForm) Length(i int) uint8 {
	if f.real() {
		year, month := f.MonthOf(i)
		return engine.DaysIn(uint16(year), uint8(month))
	}
	ed := engine.EditionOf(f.Edition)
	return min(max(f.Lengths[i], ed.Shortest), ed.Longest)
}

// longest returns the days of the longest month that is played.
func (f *SetupForm) longest() uint8 {
	var most uint8
	for i := range f.Months {
		most = max(most, f.Length(i))
	}
	return most
}

// Keeps reports whether the month of the last game can be played again: it has
// to have a tile for every day.
func (f *SetupForm) Keeps() bool {
	return f.Edition == engine.Big && f.Last != nil && len(f.Last) >= int(f.longest())-1
}

// trouble is what keeps a form from being played.
type trouble struct {
	Text string
	// Seats are the keys of the seats that it is about.
	Seats []int
}

// Trouble returns what the player has to change, if anything.
func (f *SetupForm) Trouble() (trouble, bool) {
	for i, s := range f.Seats {
		for _, o := range f.Seats[:i] {
			if sameName(s.Called(), o.Called()) {
				text := f.words.Say("setup.same_name", words.Name("name", s.Called()))
				return trouble{text, []int{o.Key, s.Key}}, true
			}
		}
	}
	if f.real() {
		for _, s := range f.Seats {
			if b := s.Birthday; b.Month != 0 && int(b.Day) > setups.MostDays[b.Month-1] {
				text := f.words.Say("setup.no_birthday", words.Name("name", s.Called()),
					words.Text("month", f.words.Month(int(b.Month))), words.Number("day", b.Day))
				return trouble{text, []int{s.Key}}, true
			}
		}
	}
	game := f.Setup(0).Game
	if err := game.Check(); err != nil {
		return trouble{Text: f.words.Refusal(err)}, true
	}
	return trouble{}, false
}

// Clean takes out of a name what cannot be shown. It returns what was taken
// out, "" where all can be.
func (s *seatForm) Clean() (gone string) { return cleanField(s.Name) }

// cleanField takes out of a field for a name what cannot be shown, and returns
// that.
func cleanField(f *ui.Field) (gone string) {
	if f.Preedit() != "" {
		return "" // it is not written yet
	}
	kept, gone := app.ShownOf(f.Text())
	if kept != f.Text() {
		f.SetText(kept)
	}
	return gone
}

// minutes returns about how long the game takes.
func (f *SetupForm) minutes() int {
	turns := 0
	for i := range f.Months {
		turns += int(f.Length(i)) * 2 / 7 // a throw goes three and a half days
	}
	people := 0
	for _, s := range f.Seats {
		if s.kind == table.Human {
			people++
		}
	}
	// A person takes about half a minute for a turn, a computer a few seconds;
	// laying the month takes five minutes.
	seconds := turns * (people*30 + (len(f.Seats)-people)*8)
	if f.Lays() {
		seconds += 300
	}
	return max(5, (seconds/60+2)/5*5)
}

// Setup returns the form as a game that can begin.
func (f *SetupForm) Setup(seed uint64) table.Setup {
	var s table.Setup
	for _, seat := range f.Seats {
		s.Players = append(s.Players, table.Player{Name: seat.Called(), Token: seat.Token, Colour: seat.Colour, Kind: seat.kind})
	}
	seat := func(key int) engine.Seat { return engine.Seat(max(0, f.at(key))) }
	g := &s.Game
	g.Edition, g.House = f.Edition, f.House&engine.EditionOf(f.Edition).House
	g.Seats, g.Months = uint8(len(f.Seats)), uint8(f.Months)
	for i := range f.Months {
		g.Lengths[i] = f.Length(i)
	}
	g.First = engine.NoSeat
	if f.First != 0 && f.at(f.First) >= 0 {
		g.First = seat(f.First)
	}
	g.Oldest, g.Builder, g.Laying = seat(f.Oldest), seat(f.Builder), f.Laying
	if f.Again && f.Keeps() {
		copy(g.Page[:], f.Last[:f.longest()-1])
	}
	if engine.EditionOf(f.Edition).RealMonths {
		f.settleCalendar(g)
	}
	g.Seed = seed
	return s
}

// shortened returns a name that has at most nameLength letters.
func shortened(name string) string { return shortenedTo(name, NameLength) }

func shortenedTo(name string, most int) string {
	for utf8.RuneCountInString(name) > most {
		_, size := utf8.DecodeLastRuneInString(name)
		name = name[:len(name)-size]
	}
	return name
}
