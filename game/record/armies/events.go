package armies

import (
	"fmt"
	"io"

	"bigpayday/game/conquest"
	"bigpayday/game/rules"
)

// Events calls each with every event of a record, as the rules sent it, in order. The
// error is one of each, one of [Read], or says what of an object can be in no game.
func Events(r io.Reader, each func(conquest.Event) error) error {
	var b reader
	return Read(r, func(entry any) error {
		e, err := b.event(entry)
		if err == nil {
			err = b.err
		}
		if err != nil {
			return err
		}
		return each(e)
	})
}

// reader makes events of objects. It keeps what the head of a game says.
type reader struct {
	page   conquest.Page
	secret bool
	err    error // the first value that cannot be
}

// event returns the event that an object describes.
func (b *reader) event(entry any) (e conquest.Event, err error) {
	e.Seat, e.By = conquest.NoSeat, conquest.NoSeat
	switch o := entry.(type) {
	case *Game:
		b.page, b.secret = conquest.Page(o.Page), true
		for _, id := range o.House {
			b.secret = b.secret && id != conquest.OpenHands.String()
		}
		e.Kind, e.Seat, e.Page = conquest.GameBegan, b.seat(o.First), b.page
	case *Map:
		e.Kind, e.Page = conquest.MapLaid, b.page
		for i, bonus := range o.Bonus[:min(len(o.Bonus), len(e.Bonus))] {
			e.Bonus[i] = uint8(bonus)
		}
	case *Tile:
		e.Kind, e.Seat, e.Tile = conquest.TileInHand, b.seat(o.Seat), value(b, conquest.NumTiles, o.Tile)
	case *Lay:
		e.Kind, e.Seat, e.Tile = conquest.TileLaid, b.seat(o.Seat), value(b, conquest.NumTiles, o.Tile)
		if len(o.Days) > 0 {
			e.From = b.day(o.Days[0])
		}
		if len(o.Days) > 1 {
			e.To = b.day(o.Days[1])
		}
	case *Roll:
		e.Kind, e.Seat, e.Why = conquest.Rolled, b.seat(o.Seat), b.why(o.Why)
		b.dice(e.Dice[:], o.Dice)
	case *Neutral:
		b.neutral(&e, o)
	case *Claim:
		e.Kind, e.Seat, e.To = conquest.Claimed, b.seat(o.Seat), b.day(o.Day)
	case *Place:
		e.Kind, e.Seat, e.To, e.Armies, e.Why = conquest.Placed, b.seat(o.Seat), b.day(o.Day), o.Armies, b.why(o.Why)
	case *Turn:
		e.Kind, e.Seat, e.Round = conquest.TurnBegan, b.seat(o.Seat), uint8(o.Round)
	case *Armies:
		e.Kind, e.Seat, e.Number = conquest.ArmiesCame, b.seat(o.Seat), uint16(o.Days)
		e.Extra, e.Stars, e.Armies = o.Bonus, uint8(o.Stars), o.Total
		for _, id := range o.Regions {
			e.Regions |= 1 << value(b, conquest.NumRegions, id)
		}
	case *TurnIn:
		e.Kind, e.Seat, e.Days = conquest.SetTurnedIn, b.seat(o.Seat), b.days(o.Cards)
		e.Design, e.Number, e.Armies = value(b, conquest.NumDesigns, o.Design), uint16(o.Number), o.Armies
	case *Throw:
		e.Kind, e.Seat, e.By = conquest.Thrown, b.seat(o.Seat), b.owner(o.Against)
		e.From, e.To, e.Lost, e.Beaten = b.day(o.From), b.day(o.To), uint8(o.Lost), uint8(o.Beaten)
		b.dice(e.Dice[:], o.Dice)
		b.dice(e.Defence[:], o.Defence)
	case *Take:
		e.Kind, e.Seat, e.To, e.By = conquest.Taken, b.seat(o.Seat), b.day(o.Day), b.owner(o.Whose)
	case *Move:
		e.Kind, e.Seat, e.From, e.To = conquest.Moved, b.seat(o.Seat), b.day(o.From), b.day(o.To)
		e.Armies, e.Why = o.Armies, b.why(o.Why)
	case *Out:
		e.Kind, e.Seat, e.By, e.Days = conquest.KnockedOut, b.seat(o.Seat), b.seat(o.By), b.days(o.Cards)
		e.Number, e.Secret = uint16(len(o.Cards)), b.secret
	case *Card:
		e.Kind, e.Seat, e.To = conquest.CardDrawn, b.seat(o.Seat), b.day(o.Card)
		e.Design, e.Secret = value(b, conquest.NumDesigns, o.Design), b.secret
	case *NoCard:
		e.Kind, e.Seat = conquest.NoCardLeft, b.seat(o.Seat)
	case *Shuffle:
		e.Kind, e.Number = conquest.Shuffled, uint16(o.Cards)
	case *Count:
		e.Kind, e.Round = conquest.Counted, uint8(o.Round)
		copy(e.Counts[:], o.Days)
		copy(e.Sums[:], o.Sums)
	case *Choose:
		e.Kind, e.Seat, e.Prompt = conquest.Chosen, b.seat(o.Seat), value(b, conquest.NumPromptKinds, o.Prompt)
		e.Choice, err = conquest.ParseChoice(o.Choice)
	case *Over:
		e.Kind, e.Why = conquest.GameOver, b.why(o.Why)
		for _, seat := range o.Winners {
			e.Winners = e.Winners.With(b.seat(seat))
		}
		copy(e.Counts[:], o.Days)
		copy(e.Sums[:], o.Armies)
	}
	return e, err
}

// neutral finds out how the neutral army is spread: most of its days have as many as any,
// the others one less.
func (b *reader) neutral(e *conquest.Event, o *Neutral) {
	e.Kind, e.Seat, e.Days = conquest.NeutralStood, conquest.Neutral, b.days(o.Days)
	for _, armies := range o.Armies {
		e.Armies = max(e.Armies, armies)
	}
	for i, day := range o.Days[:min(len(o.Days), len(o.Armies))] {
		if o.Armies[i] < e.Armies {
			e.Fewer = e.Fewer.With(b.day(day))
		}
	}
}

func (b *reader) fail(what string, v any) {
	if b.err == nil {
		b.err = fmt.Errorf("record: there is no %s %v", what, v)
	}
}

// seat returns a player's seat, or nobody's for -1.
func (b *reader) seat(n int) conquest.Seat {
	if n < int(conquest.NoSeat) || n >= conquest.MaxSeats {
		b.fail("seat", n)
		return conquest.NoSeat
	}
	return conquest.Seat(n)
}

// owner returns whose a day is: a player, or the neutral army.
func (b *reader) owner(n int) conquest.Seat {
	if n == neutral {
		return conquest.Neutral
	}
	return b.seat(n)
}

func (b *reader) day(n int) conquest.Day {
	if n < 1 || n > conquest.Days {
		b.fail("day", n)
		return conquest.NoDay
	}
	return conquest.Day(n)
}

func (b *reader) days(list []int) (set conquest.DaySet) {
	for _, n := range list {
		set = set.With(b.day(n))
	}
	return set
}

func (b *reader) dice(to []uint8, list []int) {
	for i, n := range list {
		if i >= len(to) || n < 1 || n > int(rules.DieSides) {
			b.fail("throw", list)
			return
		}
		to[i] = uint8(n)
	}
}

func (b *reader) why(id string) conquest.Why { return value(b, conquest.NumWhys, id) }

// value returns which of n values has an id.
func value[T interface {
	~uint8
	fmt.Stringer
}](b *reader, n T, id string) T {
	for v := range n {
		if v.String() == id {
			return v
		}
	}
	b.fail("value", id)
	return 0
}
