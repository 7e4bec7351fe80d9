package money

import (
	"errors"
	"fmt"

	"bigpayday/game/engine"
	"bigpayday/game/table"
)

var errSetup = errors.New("money: the setup contradicts itself")

// savedSetup is an [engine.Setup]. Seats count from 0; a first of -1 was
// drawn by lot. White are the months, counted from 1, that end with the second
// pay scale of the edition. Rules is the version of the rules, left out for the first
// one.
type savedSetup struct {
	Rules    uint8          `json:"rules,omitempty"`
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
	if s.Rules > engine.FirstRules {
		saved.Rules = uint8(s.Rules)
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

// versionOf returns the first version of saves that can hold a game: the second one
// came with house rules and more editions than the big one, the fourth with versions of
// the rules.
func versionOf(s *engine.Setup) int {
	switch {
	case s.Rules > engine.FirstRules:
		return 4
	case s.Edition == engine.Big && s.House == 0:
		return 1
	}
	return 2
}

// setup returns what the save was settled as. Whether a game can be played
// with it is for the engine to say.
func (s *savedSetup) setup() (engine.Setup, error) {
	edition, known := engine.ParseEdition(s.Edition)
	laying, knownLaying := engine.ParseLaying(s.Laying)
	setup := engine.Setup{
		Rules:   max(engine.FirstRules, engine.RulesVersion(s.Rules)),
		Edition: edition,
		Months:  uint8(min(len(s.Lengths), 255)),
		First:   engine.Seat(s.First),
		Oldest:  engine.Seat(s.Oldest),
		Host:    engine.Seat(s.Host),
		Laying:  laying,
		Builder: engine.Seat(s.Builder),
		Blue:    s.Blue,
		Seed:    s.Seed,
	}
	if !known || setup.Rules > engine.EditionOf(edition).NewestRules() {
		return setup, table.ErrNewer
	}
	if !knownLaying || len(s.Lengths) > engine.MaxMonths || len(s.Page) > engine.MaxDays {
		return setup, errSetup
	}
	for i, length := range s.Lengths {
		if length < 0 || length > engine.MaxDays {
			return setup, errSetup
		}
		setup.Lengths[i] = uint8(length)
	}
	for i, id := range s.Page {
		space, ok := engine.ParseSpace(id)
		if !ok {
			return setup, errSetup
		}
		setup.Page[i] = space
	}
	for _, id := range s.House {
		rule, ok := engine.ParseHouseRule(id)
		if !ok {
			rule = engine.NumHouseRules // one that no edition has: the engine refuses it
		}
		setup.House = setup.House.With(rule)
	}
	for _, month := range s.White {
		if month < 1 || month > engine.MaxMonths {
			return setup, errSetup
		}
		setup.PlainPay |= 1 << (month - 1)
	}
	if s.Calendar == nil {
		return setup, nil
	}
	calendar, ok := s.Calendar.calendar()
	if !ok {
		return setup, errSetup
	}
	setup.Calendar = calendar
	return setup, nil
}

// calendar returns the calendar that was saved. It is false where the save
// makes no sense; whether its dates exist is for the engine to say.
func (s *savedCalendar) calendar() (c engine.Calendar, ok bool) {
	c.Year, c.Month = s.Year, s.Month
	if c.Country, ok = engine.ParseCountry(s.Country); !ok {
		return c, false
	}
	if len(s.Holidays) > len(c.Holidays) || len(s.Birthdays) > len(c.Birthdays) {
		return c, false
	}
	for i, days := range s.Holidays {
		for _, day := range days {
			if day < 1 || day > engine.MaxDays {
				return c, false
			}
			c.Holidays[i] |= 1 << (day - 1)
		}
	}
	for i, text := range s.Birthdays {
		if text == "" {
			continue
		}
		born := &c.Birthdays[i]
		if n, err := fmt.Sscanf(text, "%d-%d", &born.Month, &born.Day); n != 2 || err != nil {
			return c, false
		}
	}
	return c, true
}

// completeCalendar puts in what the saves of version 1 did not tell of a calendar: how many
// pages are laid, and on which days tiles lie. All days but the last had one, and all months
// were laid at once. In any later save a page is laid or being laid.
func completeCalendar(s *engine.State) {
	if s.Laid > 0 || s.Page > 0 || s.Setup.Months > engine.MaxMonths {
		return
	}
	months := uint8(1)
	if s.Phase == engine.Building {
		s.Page = 1
	} else {
		months = s.Setup.Months
		s.Laid = months
	}
	for month := range months {
		last := s.Setup.Lengths[month]
		for day, space := range s.Pages[month] {
			if space != engine.Vacant && day+1 < int(last) {
				s.Blue[month] |= 1 << day
			}
		}
	}
}
