package setup

import (
	"slices"
	"strings"
	"time"

	"bigpayday/game/app"
	"bigpayday/game/engine"
	"bigpayday/game/money"
	"bigpayday/game/setups"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/words"
	"bigpayday/render"
)

// nameLength is how many letters a name has at most.
const nameLength = 16

// form is what is being settled before a game. It is always a game that
// can be played, but for the names and the birthdays.
type form struct {
	words   *words.Words
	seats   []*seatForm
	edition engine.EditionID
	// house are the house rules that are on. Those that the edition lacks stay,
	// so that they come back with another one.
	house engine.HouseRules
	// months is how many are played; lengths has a length for those that are
	// not, too, so that it comes back with them.
	months  int
	lengths [engine.MaxMonths]uint8
	// calendar is what the mixed edition asks besides.
	calendar calendarForm
	// oldest, first and builder are keys of seats. A first of 0 is drawn by lot.
	oldest, first, builder int
	laying                 engine.Laying
	// last is the month of the last game, nil for none; again says that it is
	// to be played again.
	last  []engine.Space
	again bool
	// version changes with everything that shows.
	version uint64
}

// seatForm is a seat. Its key stays the same as long as somebody sits there,
// wherever it is moved to.
type seatForm struct {
	key    int // from 1
	name   *ui.Field
	given  string // the name that it has by itself
	kind   table.Kind
	token  uint8
	colour uint8
	// birthday is none where its month is 0.
	birthday engine.Date
}

// newForm returns the form of somebody who has not played yet: one person, and
// two computers.
func newForm(w *words.Words) *form {
	f := &form{words: w, months: int(engine.UsualMonths), calendar: newCalendar()}
	for i := range f.lengths {
		f.lengths[i] = engine.MaxDays
	}
	for _, kind := range []table.Kind{table.Human, table.Normal, table.Normal} {
		f.add(kind)
	}
	f.oldest, f.builder = f.seats[0].key, f.seats[0].key
	return f
}

// relocalise has the form speak another language. Seats that have the name that they
// got by themselves get one in that.
func (f *form) relocalise(w *words.Words) {
	f.words = w
	for _, s := range f.seats {
		if s.name.Text() == s.given {
			f.rename(s)
		}
	}
}

// add puts one more seat at the end. It reports whether there was room.
func (f *form) add(kind table.Kind) bool {
	if len(f.seats) >= engine.MaxSeats {
		return false
	}
	f.seats = append(f.seats, f.newSeat(kind))
	return true
}

// newSeat returns a seat that is like none of those that there are.
func (f *form) newSeat(kind table.Kind) *seatForm {
	s := &seatForm{name: ui.NewField("", nameLength), kind: kind}
	for s.key = 1; f.at(s.key) >= 0; s.key++ {
	}
	s.colour = f.free(colourOf, func(i int) uint8 { return firstColours[(s.key-1+i)%render.MaxSeats] })
	s.token = f.free(tokenOf, func(i int) uint8 { return (s.colour + uint8(i)) % render.MaxSeats })
	f.rename(s)
	return s
}

// trait is where a seat keeps what no other one shares with it: its token, or its colour.
type trait func(s *seatForm) *uint8

func tokenOf(s *seatForm) *uint8  { return &s.token }
func colourOf(s *seatForm) *uint8 { return &s.colour }

// owner returns the place of the seat with a token or a colour, or -1.
func (f *form) owner(of trait, v uint8) int {
	return slices.IndexFunc(f.seats, func(s *seatForm) bool { return *of(s) == v })
}

// free returns the first token or colour that nobody has, of those that nth lists.
func (f *form) free(of trait, nth func(i int) uint8) uint8 {
	for i := range render.MaxSeats {
		if v := nth(i); f.owner(of, v) < 0 {
			return v
		}
	}
	return 0
}

// set gives a seat a token or a colour. Who has it gets the other one.
func (f *form) set(of trait, i int, v uint8) {
	if o := f.owner(of, v); o >= 0 {
		*of(f.seats[o]) = *of(f.seats[i])
	}
	*of(f.seats[i]) = v
}

// firstColours are the colours of new seats: those that are told apart best
// come first.
var firstColours = [render.MaxSeats]uint8{
	uint8(render.SeatRed), uint8(render.SeatBlue), uint8(render.SeatYellow),
	uint8(render.SeatGreen), uint8(render.SeatViolet), uint8(render.SeatBlack),
}

// at returns the place of the seat with the key, or -1.
func (f *form) at(key int) int {
	return slices.IndexFunc(f.seats, func(s *seatForm) bool { return s.key == key })
}

// remove takes a seat away. It reports whether enough are left.
func (f *form) remove(i int) bool {
	if len(f.seats) <= engine.MinSeats || i < 0 || i >= len(f.seats) {
		return false
	}
	gone := f.seats[i].key
	f.seats = slices.Delete(f.seats, i, i+1)
	if f.first == gone {
		f.first = 0
	}
	for _, key := range []*int{&f.oldest, &f.builder} {
		if *key == gone {
			*key = f.seats[0].key
		}
	}
	return true
}

// move puts a seat in another place.
func (f *form) move(from, to int) {
	n := len(f.seats)
	if from == to || from < 0 || to < 0 || from >= n || to >= n {
		return
	}
	s := f.seats[from]
	f.seats = slices.Insert(slices.Delete(f.seats, from, from+1), to, s)
}

// setKind lets a person or a computer play a seat.
func (f *form) setKind(i int, kind table.Kind) {
	s := f.seats[i]
	if s.kind == kind {
		return
	}
	written := s.name.Text() != s.given
	s.kind = kind
	if f.give(s); !written {
		s.name.SetText(s.given)
	}
}

// rename gives a seat the name that it has by itself.
func (f *form) rename(s *seatForm) {
	f.give(s)
	s.name.SetText(s.given)
}

// give finds the name that a seat has by itself: one that nobody else has.
func (f *form) give(s *seatForm) {
	for n := 1; ; n++ {
		if s.kind == table.Human && n <= render.MaxSeats {
			// Beginning with the one of its key, round.
			s.given = f.words.Say("player.default." + string(rune('1'+(s.key+n-2)%render.MaxSeats)))
		} else {
			s.given = f.words.Say("player.computer", words.Number("n", n))
			if s.kind == table.Human {
				s.given = f.words.Say("player.unnamed", words.Number("n", n))
			}
		}
		if !slices.ContainsFunc(f.seats, func(o *seatForm) bool { return o != s && sameName(o.called(), s.given) }) {
			return
		}
	}
}

// called returns what the player of a seat is called: without a name it is the
// one that the seat has by itself.
func (s *seatForm) called() string {
	if name := app.CleanName(s.name.Text()); name != "" {
		return name
	}
	return s.given
}

func sameName(a, b string) bool { return strings.EqualFold(a, b) }

// piece returns what the token of a seat looks like.
func (s *seatForm) piece() render.Token {
	return render.Token{Color: render.SeatColor(s.colour), Shape: render.Shape(s.token)}
}

// lays reports whether there are tiles to lay.
func (f *form) lays() bool { return engine.EditionOf(f.edition).LaysTiles() }

// length returns the days of a month, counted from 0.
func (f *form) length(i int) uint8 {
	if f.real() {
		year, month := f.monthOf(i)
		return engine.DaysIn(uint16(year), uint8(month))
	}
	ed := engine.EditionOf(f.edition)
	return min(max(f.lengths[i], ed.Shortest), ed.Longest)
}

// extremes returns the days of the shortest and of the longest month that is played.
func (f *form) extremes() (shortest, longest uint8) {
	shortest = engine.MaxDays
	for i := range f.months {
		shortest, longest = min(shortest, f.length(i)), max(longest, f.length(i))
	}
	return shortest, longest
}

// keeps reports whether the month of the last game can be played again: it has
// to have a tile for every day.
func (f *form) keeps() bool {
	_, longest := f.extremes()
	return f.edition == engine.Big && f.last != nil && len(f.last) >= int(longest)-1
}

// trouble is what keeps a form from being played: a sentence, and the keys of the seats
// that it is about.
type trouble struct {
	text  string
	seats []int
}

// check returns what the player has to change, if anything.
func (f *form) check() (trouble, bool) {
	for i, s := range f.seats {
		for _, o := range f.seats[:i] {
			if sameName(s.called(), o.called()) {
				text := f.words.Say("setup.same_name", words.Name("name", s.called()))
				return trouble{text, []int{o.key, s.key}}, true
			}
		}
	}
	if f.real() {
		for _, s := range f.seats {
			if b := s.birthday; b.Month != 0 && int(b.Day) > setups.MostDays[b.Month-1] {
				text := f.words.Say("setup.no_birthday", words.Name("name", s.called()),
					words.Text("month", f.words.Month(int(b.Month))), words.Number("day", b.Day))
				return trouble{text, []int{s.key}}, true
			}
		}
	}
	game := f.setup(0).Game
	if err := game.Check(); err != nil {
		return trouble{text: f.words.Refusal(err)}, true
	}
	return trouble{}, false
}

// cleanField takes out of a field for a name what cannot be shown. It returns what was
// taken out, "" where all can be.
func cleanField(f *ui.Field) (gone string) {
	if f.Preedit() != "" {
		return "" // it is not written yet
	}
	kept, gone := app.Displayable(f.Text())
	if kept != f.Text() {
		f.SetText(kept)
	}
	return gone
}

// How long a game takes.
const (
	daysOfAMove   = 3.5
	personsMove   = 30 * time.Second
	computersMove = 8 * time.Second
	layingAMonth  = 5 * time.Minute
	// roundedTo is how exactly it is told, and the least there is.
	roundedTo = 5 * time.Minute
)

// minutes returns about how long the game takes.
func (f *form) minutes() int {
	var round, whole time.Duration
	for _, s := range f.seats {
		if s.kind == table.Human {
			round += personsMove
		} else {
			round += computersMove
		}
	}
	for i := range f.months {
		whole += round * time.Duration(float64(f.length(i))/daysOfAMove)
	}
	if f.lays() {
		whole += layingAMonth
	}
	return int(max(roundedTo, whole.Round(roundedTo)).Minutes())
}

// setup returns the form as a game that can begin.
func (f *form) setup(seed uint64) money.Setup {
	var s money.Setup
	for _, seat := range f.seats {
		s.Players = append(s.Players, table.Player{Name: seat.called(), Token: seat.token, Colour: seat.colour, Kind: seat.kind})
	}
	seat := func(key int) engine.Seat { return engine.Seat(max(0, f.at(key))) }
	g := &s.Game
	g.Edition, g.House = f.edition, f.house&engine.EditionOf(f.edition).House
	g.Seats, g.Months = uint8(len(f.seats)), uint8(f.months)
	for i := range f.months {
		g.Lengths[i] = f.length(i)
	}
	g.First = engine.NoSeat
	if f.first != 0 && f.at(f.first) >= 0 {
		g.First = seat(f.first)
	}
	g.Oldest, g.Builder, g.Laying = seat(f.oldest), seat(f.builder), f.laying
	if f.again && f.keeps() {
		_, longest := f.extremes()
		copy(g.Page[:], f.last[:longest-1])
	}
	if engine.EditionOf(f.edition).RealMonths {
		f.settleCalendar(g)
	}
	g.Seed = seed
	return s
}

// shownName returns a name as it can be shown, with so many letters at most.
func shownName(name string, most int) string {
	shown, _ := app.Displayable(name)
	return shortened(app.CleanName(shown), most)
}

// shortened returns a name with so many letters at most.
func shortened(name string, most int) string {
	letters := []rune(name)
	return string(letters[:min(len(letters), most)])
}
