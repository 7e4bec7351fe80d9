package armies

import (
	"encoding/json"
	"errors"

	"bigpayday/game/conquest"
	"bigpayday/game/rules"
	"bigpayday/game/table"
)

var errSetup = errors.New("armies: the setup contradicts itself")

// savedIn is the first version of saves that can hold a game of Conquest.
const savedIn = 3

// newestRules is the version of the rules, which saves name: there is the first one only.
const newestRules = 1

// savedSetup is a [conquest.Setup]. Seats count from 0; a first of -1 is thrown for. The
// people are the seats that may pick their dice. Rules is the version of the rules, left out
// for the first one.
type savedSetup struct {
	Rules  uint8     `json:"rules,omitempty"`
	Page   savedPage `json:"page"`
	Rounds uint8     `json:"rounds"`
	First  int8      `json:"first"`
	House  []string  `json:"house,omitempty"`
	Seed   uint64    `json:"seed,string"`
	People []int8    `json:"people"`
}

// savedPage is a [conquest.Page]. Of no year, year and month are missing.
type savedPage struct {
	Year    uint16 `json:"year,omitempty"`
	Month   uint8  `json:"month,omitempty"`
	Weekday uint8  `json:"weekday"`
	Length  uint8  `json:"length"`
}

func (game) WriteSetup(s *conquest.Setup) (saved any, version int) {
	doc := savedSetup{
		Page: savedPage(s.Page), Rounds: s.Rounds, First: int8(s.First), Seed: s.Seed, People: []int8{},
	}
	for rule := range conquest.NumHouseRules {
		if s.House.Has(rule) {
			doc.House = append(doc.House, rule.String())
		}
	}
	for seat := range int8(s.Seats) {
		if s.People.Has(rules.Seat(seat)) {
			doc.People = append(doc.People, seat)
		}
	}
	return doc, savedIn
}

// ReadSetup reads what WriteSetup writes. Whether a game can be played with it is for the
// rules to say.
func (game) ReadSetup(data json.RawMessage, seats int) (conquest.Setup, error) {
	var doc savedSetup
	if err := json.Unmarshal(data, &doc); err != nil {
		return conquest.Setup{}, err
	}
	if doc.Rules > newestRules {
		return conquest.Setup{}, table.ErrNewer
	}
	s := conquest.Setup{
		Seed: doc.Seed, Page: conquest.Page(doc.Page), Seats: uint8(seats), First: rules.Seat(doc.First), Rounds: doc.Rounds,
	}
	for _, id := range doc.House {
		rule, ok := conquest.ParseHouseRule(id)
		if !ok {
			return s, errSetup
		}
		s.House = s.House.With(rule)
	}
	for _, seat := range doc.People {
		if seat < 0 || int(seat) >= seats {
			return s, errSetup
		}
		s.People = s.People.With(rules.Seat(seat))
	}
	return s, nil
}
