package setup

import (
	"bigpayday/game/app"
	"bigpayday/game/cast"
	"bigpayday/game/profiles"
	"bigpayday/game/table"
)

// profile returns who sits at a seat.
func (s *Seat) profile() profiles.Profile {
	return profiles.Profile{Name: s.Called(), Character: cast.Character(s.character), Token: s.token, Colour: s.colour}
}

// askWho opens the page on which it is said who sits at a seat, with the keyboard at the name
// or at the face.
func (s *Setup) askWho(key int, atName bool) {
	i := s.Seats.at(key)
	if i < 0 {
		return
	}
	seat, people := s.Seats.List[i], s.Profiles()
	ask := &app.Who{Is: seat.profile(), Own: seat.own, Computer: seat.Kind != table.Human, AtFace: !atName}
	if ask.Is.Name == seat.given && !seat.own {
		ask.Is.Name = ""
	}
	known := people.Met()
	if own, ok := people.Own(); ok && s.Seats.ownSeat() == nil {
		known = append(known, own)
	}
	for n, o := range s.Seats.List {
		if o != seat {
			ask.Others = append(ask.Others, app.TableMate{Profile: o.profile(), Seat: s.Number(n)})
		}
	}
	for _, k := range known {
		if !s.Seats.isCalled(k.Name, nil) {
			ask.Met = append(ask.Met, k)
		}
	}
	ask.Done = func(is profiles.Profile) {
		if i := s.Seats.Place(seat); i >= 0 {
			s.Seats.seatAs(i, is)
			s.Seats.keepPeople(s.Profiles())
			s.changed()
		}
	}
	app.WhoDoor.Open(s.App, ask)
}

// seatAs gives a seat to somebody. Whoever has their token, colour or face gets the other one.
func (f *Seats) seatAs(i int, is profiles.Profile) {
	seat := f.List[i]
	f.set(tokenOf, i, is.Token)
	f.set(colourOf, i, is.Colour)
	if cast.Character(seat.character) != is.Character {
		f.setCharacter(i, is.Character)
	}
	if seat.own {
		f.self.Name = is.Name
	}
	if f.rename(seat); !seat.own && !sameName(is.Name, f.Words.Say(is.Character.NameID())) {
		seat.name.SetText(is.Name)
	}
}

// keepPeople keeps who they are that play: whoever has this device, and the others who have
// said their names.
func (f *Seats) keepPeople(people *profiles.Profiles) {
	for i := range f.List {
		s := f.List[len(f.List)-1-i] // who sits first was met last
		_, known := people.Own()
		switch {
		case s.Kind != table.Human:
		case s.own && (known || f.self.Name != f.Words.Say(cast.Character(s.character).NameID())):
			_ = people.KeepOwn(s.profile()) // what cannot be kept is asked again
		case !s.own && s.Called() != s.given:
			_ = people.Meet(s.profile())
		}
	}
}
