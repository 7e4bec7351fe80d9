package setup

import (
	"slices"
	"strings"

	"bigpayday/game/app"
	"bigpayday/game/cast"
	"bigpayday/game/rules"
	"bigpayday/game/setups"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/edit"
	"bigpayday/game/words"
	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// Seats are those who play. They can sit down together, but for their names.
type Seats struct {
	// Words are the texts in the language in use.
	Words *words.Words
	// List are the seats in the order of play: 2 to 6.
	List []*Seat
	// First is who begins. Nil, or who has no seat any more, is drawn by lot.
	First *Seat
	// self is whoever plays at this device; one seat is theirs, as long as they have it.
	self table.Player
}

// Seat is a seat. Its key stays the same as long as somebody sits there,
// wherever it is moved to.
type Seat struct {
	Key   int // from 1
	name  *edit.Field
	given string // the name that it has by itself
	// own says that whoever plays at this device sits there.
	own bool
	// Kind says whether a person plays, or how well a computer does.
	Kind                     table.Kind
	token, colour, character uint8
	// Birthday is "MM-DD", or "" for none.
	Birthday string
}

// NewSeats returns the seats of somebody who has not played yet: themselves, and two
// computers.
func NewSeats(w *words.Words, self table.Player) *Seats {
	f := &Seats{Words: w, self: self}
	for _, kind := range []table.Kind{table.Human, table.Normal, table.Normal} {
		f.add(kind)
	}
	return f
}

// relocalise has the seats speak another language. Those that have the name that they
// got by themselves get one in that.
func (f *Seats) relocalise(w *words.Words) {
	f.Words = w
	for _, s := range f.List {
		if s.name.Text() == s.given {
			f.rename(s)
		}
	}
}

// add puts one more seat at the end. It reports whether there was room.
func (f *Seats) add(kind table.Kind) bool {
	if len(f.List) >= rules.MaxSeats {
		return false
	}
	f.List = append(f.List, f.newSeat(kind))
	return true
}

// newSeat returns a seat that is like none of those that there are.
func (f *Seats) newSeat(kind table.Kind) *Seat {
	s := &Seat{name: edit.NewField("", table.LongestName), Kind: kind}
	for s.Key = 1; f.at(s.Key) >= 0; s.Key++ {
	}
	s.colour = f.free(colourOf, func(i int) uint8 { return firstColours[(s.Key-1+i)%render.MaxSeats] })
	s.token = f.free(tokenOf, func(i int) uint8 { return (s.colour + uint8(i)) % render.MaxSeats })
	candidates := kind.Candidates()
	s.character = f.free(characterOf, func(i int) uint8 { return uint8(candidates[i]) })
	f.rename(s)
	if kind == table.Human && f.ownSeat() == nil {
		f.seatSelf(s)
	}
	return s
}

// ownSeat returns the seat of whoever plays at this device, nil where they do not play.
func (f *Seats) ownSeat() *Seat {
	if i := slices.IndexFunc(f.List, func(s *Seat) bool { return s.own }); i >= 0 {
		return f.List[i]
	}
	return nil
}

// seatSelf gives a seat to whoever plays at this device, with what is free of what they have.
func (f *Seats) seatSelf(s *Seat) {
	s.own = true
	take := func(of trait, v uint8) {
		if o := f.owner(of, v); o < 0 || f.List[o] == s {
			*of(s) = v
		}
	}
	take(tokenOf, f.self.Token)
	take(colourOf, f.self.Colour)
	take(characterOf, uint8(f.self.Character))
	f.rename(s)
	for _, o := range f.List {
		if o != s && o.name.Text() == o.given {
			f.rename(o) // nobody has their name
		}
	}
}

// trait is where a seat keeps what no other one shares with it: its token, its colour, or
// its character.
type trait func(s *Seat) *uint8

func tokenOf(s *Seat) *uint8     { return &s.token }
func colourOf(s *Seat) *uint8    { return &s.colour }
func characterOf(s *Seat) *uint8 { return &s.character }

// owner returns the place of the seat with a token, a colour or a character, or -1.
func (f *Seats) owner(of trait, v uint8) int {
	return slices.IndexFunc(f.List, func(s *Seat) bool { return *of(s) == v })
}

// free returns the first token, colour or character that nobody has, of those that nth lists.
func (f *Seats) free(of trait, nth func(i int) uint8) uint8 {
	for i := range render.MaxSeats {
		if v := nth(i); f.owner(of, v) < 0 {
			return v
		}
	}
	return 0
}

// set gives a seat a token, a colour or a character. Who has it gets the other one.
func (f *Seats) set(of trait, i int, v uint8) {
	if o := f.owner(of, v); o >= 0 {
		*of(f.List[o]) = *of(f.List[i])
	}
	*of(f.List[i]) = v
}

// setCharacter gives a seat a face. A computer plays as well as the character does, and has
// the character's name unless another one was written.
func (f *Seats) setCharacter(i int, c cast.Character) {
	seat, given := f.List[i], map[*Seat]bool{}
	for _, s := range f.List {
		given[s] = s.name.Text() == s.given
	}
	f.set(characterOf, i, uint8(c))
	if seat.Kind != table.Human {
		seat.Kind = table.Kind(c.Level())
	}
	for _, s := range f.List {
		if f.give(s); given[s] {
			s.name.SetText(s.given)
		}
	}
}

// firstColours are the colours of new seats: those that are told apart best
// come first.
var firstColours = [render.MaxSeats]uint8{
	uint8(palette.SeatRed), uint8(palette.SeatBlue), uint8(palette.SeatYellow),
	uint8(palette.SeatGreen), uint8(palette.SeatViolet), uint8(palette.SeatBlack),
}

// at returns the place of the seat with the key, or -1.
func (f *Seats) at(key int) int {
	return slices.IndexFunc(f.List, func(s *Seat) bool { return s.Key == key })
}

// remove takes a seat away. It reports whether enough are left.
func (f *Seats) remove(i int) bool {
	if len(f.List) <= rules.MinSeats || i < 0 || i >= len(f.List) {
		return false
	}
	f.List = slices.Delete(f.List, i, i+1)
	return true
}

// move puts a seat in another place.
func (f *Seats) move(from, to int) {
	n := len(f.List)
	if from == to || from < 0 || to < 0 || from >= n || to >= n {
		return
	}
	s := f.List[from]
	f.List = slices.Insert(slices.Delete(f.List, from, from+1), to, s)
}

// setKind lets a person or a computer play a seat.
func (f *Seats) setKind(i int, kind table.Kind) {
	s := f.List[i]
	if s.Kind == kind {
		return
	}
	written := s.name.Text() != s.given
	s.Kind, s.own = kind, false
	if f.give(s); !written {
		s.name.SetText(s.given)
	}
	if kind == table.Human && !written && f.ownSeat() == nil {
		f.seatSelf(s)
	}
}

// rename gives a seat the name that it has by itself.
func (f *Seats) rename(s *Seat) {
	f.give(s)
	s.name.SetText(s.given)
}

// give finds the name that a seat has by itself: that of whoever plays at this device, that of
// its face, or one that nobody else has.
func (f *Seats) give(s *Seat) {
	if s.own {
		s.given = f.self.Name
		return
	}
	s.given = f.Words.Say(cast.Character(s.character).NameID())
	for n := 1; f.isCalled(s.given, s); n++ {
		s.given = f.Words.Say("player.unnamed", words.Number("n", n))
	}
}

// isCalled reports whether somebody else has a name.
func (f *Seats) isCalled(name string, besides *Seat) bool {
	return slices.ContainsFunc(f.List, func(o *Seat) bool { return o != besides && sameName(o.Called(), name) })
}

// Called returns what the player of a seat is called: without a name it is the
// one that the seat has by itself.
func (s *Seat) Called() string {
	if name := app.CleanName(s.name.Text()); name != "" {
		return name
	}
	return s.given
}

func sameName(a, b string) bool { return strings.EqualFold(a, b) }

// Piece returns what the token of a seat looks like.
func (s *Seat) Piece() pieces.Token {
	return pieces.Token{Color: palette.SeatColor(s.colour), Shape: pieces.Shape(s.token)}
}

// Face returns whose face a seat has, in the seat's color.
func (s *Seat) Face() render.Character {
	return render.Character{ID: cast.Character(s.character).String(), Seat: palette.SeatColor(s.colour)}
}

// Place returns the place of a seat, from 0, or -1 where nobody sits there any more.
func (f *Seats) Place(s *Seat) int { return slices.Index(f.List, s) }

// Nth returns the seat that is counted from 1, or nil.
func (f *Seats) Nth(n int) *Seat {
	if n < 1 || n > len(f.List) {
		return nil
	}
	return f.List[n-1]
}

// Options are the players to choose from.
func (f *Seats) Options() []ui.Option {
	return ui.Options(len(f.List), func(i int) string { return f.List[i].Called() })
}

// FirstSeat returns who begins, [rules.NoSeat] where that is drawn by lot.
func (f *Seats) FirstSeat() rules.Seat {
	if i := f.Place(f.First); i >= 0 {
		return rules.Seat(i)
	}
	return rules.NoSeat
}

// Players returns the seats as those of a table.
func (f *Seats) Players() (list []table.Player) {
	for _, s := range f.List {
		list = append(list, table.Player{Name: s.Called(), Token: s.token, Colour: s.colour, Kind: s.Kind, Character: cast.Character(s.character)})
	}
	return list
}

// sameNames returns what is wrong with names: two are the same.
func (f *Seats) sameNames() (t Trouble) {
	for i, s := range f.List {
		for _, o := range f.List[:i] {
			if sameName(s.Called(), o.Called()) {
				return Trouble{f.Words.Say("setup.same_name", words.Name("name", s.Called())), []int{o.Key, s.Key}}
			}
		}
	}
	return t
}

// Head returns the seats as they are kept, for an edition.
func (f *Seats) Head(edition string) setups.Head {
	h := setups.Head{Version: setups.Version, Edition: edition, First: f.Place(f.First) + 1}
	for _, s := range f.List {
		stored := setups.Seat{
			Kind: s.Kind, Token: table.TokenNames()[s.token], Colour: table.ColourNames()[s.colour],
			Character: cast.Character(s.character).String(), Birthday: s.Birthday, Own: s.own,
		}
		if s.Called() != s.given {
			stored.Name = s.Called()
		}
		h.Seats = append(h.Seats, stored)
	}
	return h
}

// Fill seats who was kept. What cannot be played is left as it is.
func (f *Seats) Fill(h setups.Head) {
	if n := len(h.Seats); n >= rules.MinSeats && n <= rules.MaxSeats {
		f.List = nil
		own := slices.ContainsFunc(h.Seats, func(s setups.Seat) bool { return s.Own })
		for _, s := range h.Seats {
			f.restore(s, own)
		}
	}
	f.First = f.Nth(h.First)
}

// restore puts a stored seat at the end. OwnKnown says that one of them is known as that of
// whoever plays at this device; else it is the first one of a person who has no name, or theirs.
func (f *Seats) restore(stored setups.Seat, ownKnown bool) {
	kind := stored.Kind
	if !slices.Contains(table.Kinds(), kind) {
		kind = table.Normal
	}
	s := f.newSeat(kind)
	own := s.own && (stored.Own || !ownKnown && (stored.Name == "" || sameName(stored.Name, f.self.Name)))
	if s.own = false; own {
		f.seatSelf(s)
		s.Birthday = stored.Birthday
		f.List = append(f.List, s)
		return
	}
	take := func(of trait, names []string, name string) {
		if i := slices.Index(names, name); i >= 0 && i < render.MaxSeats && f.owner(of, uint8(i)) < 0 {
			*of(s) = uint8(i)
		}
	}
	take(colourOf, table.ColourNames(), stored.Colour)
	take(tokenOf, table.TokenNames(), stored.Token)
	if c := cast.Parse(stored.Character); c != cast.Nobody && f.owner(characterOf, uint8(c)) < 0 {
		s.character = uint8(c)
	}
	f.rename(s)
	s.Birthday = stored.Birthday
	if name := app.ShownName(stored.Name, table.LongestName); name != "" {
		s.name = edit.NewField(name, table.LongestName)
	}
	f.List = append(f.List, s)
}

// cleanField takes out of a field for a name what cannot be shown. It returns what was
// taken out, "" where all can be.
func cleanField(f *edit.Field) (gone string) {
	if f.Preedit() != "" {
		return "" // it is not written yet
	}
	kept, gone := app.Displayable(f.Text())
	if kept != f.Text() {
		f.SetText(kept)
	}
	return gone
}

// shortened returns a name with so many letters at most.
func shortened(name string, most int) string {
	letters := []rune(name)
	return string(letters[:min(len(letters), most)])
}
