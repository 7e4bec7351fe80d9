package conquest

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/fnv"
)

// View returns the game as one seat may know it: a copy in which all that is
// hidden (which cards are in others' hands and in the deck, and the generator)
// is made up anew. It depends on nothing that is hidden, so a player that
// decides by it alone cannot cheat.
func (s *State) View(seat Seat) State { return s.World(seat, s.Outline()+uint64(seat)) }

// World returns one of the many games that look to a seat like this one: a
// copy in which all that is hidden from the seat is made up from the seed.
// The same seed makes up the same, whatever is hidden.
func (s *State) World(seat Seat, seed uint64) State {
	w := *s
	w.Setup.Seed = 0
	w.Reshuffle(seat, seed)
	return w
}

// Reshuffle gives every hand but the seat's own as many cards again, drawn from
// all that the seat cannot see, and restarts the generator from seed: another
// world that looks the same to the seat.
func (s *State) Reshuffle(seat Seat, seed uint64) {
	s.Random = Random(seed)
	if s.Setup.House.Has(OpenHands) {
		return
	}
	hidden := s.Deck
	for other, hand := range s.Hands {
		if Seat(other) != seat {
			hidden |= hand
		}
	}
	for other := range s.Hands {
		if Seat(other) == seat {
			continue
		}
		hand := DaySet(0)
		for range s.Hands[other].Len() {
			card := hidden.nth(s.Random.Below(uint32(hidden.Len())))
			hidden = hidden.Without(card)
			hand = hand.With(card)
		}
		s.Hands[other] = hand
	}
	s.Deck = hidden
}

// Outline mixes what changes from choice to choice, and all may see, into a
// number: two moments of a game hardly ever have the same one.
func (s *State) Outline() uint64 {
	r := Random(s.Turns)
	mix := func(n uint64) { r = Random(r.Next() ^ n) }
	for _, held := range s.Held {
		mix(uint64(held))
	}
	for d := Day(1); d <= Days; d++ {
		r = r*31 + Random(s.Armies[d])
	}
	for seat, hand := range s.Hands {
		mix(uint64(hand.Len())<<8 + uint64(s.Left[seat]))
	}
	mix(uint64(s.Ask)<<56 + uint64(uint8(s.Turn))<<48 + uint64(s.From)<<40 + uint64(s.To)<<32 + uint64(uint32(s.Reserve)))
	mix(uint64(s.Map.Forts ^ s.Map.Stars<<1))
	mix(uint64(s.Lot)<<16 + uint64(s.InHand)<<8 + uint64(s.Dice))
	return r.Next()
}

// MarshalBinary returns the state as bytes.
func (s *State) MarshalBinary() ([]byte, error) { return s.AppendBinary(nil) }

// UnmarshalBinary reads what [State.MarshalBinary] wrote. The bytes are
// checked for what play relies on, so that a broken save is an error and
// never a broken game.
func (s *State) UnmarshalBinary(b []byte) error {
	var read State
	n, err := binary.Decode(b, binary.LittleEndian, &read)
	if err != nil || n != len(b) {
		return errors.New("conquest: a saved state has the wrong size")
	}
	if !read.sound() {
		return errors.New("conquest: a saved state contradicts the rules")
	}
	// Yes and no have one byte each: with another one the state would be written differently.
	if again, _ := read.MarshalBinary(); !bytes.Equal(again, b) {
		return errors.New("conquest: a saved state is not written as states are")
	}
	*s = read
	return nil
}

// Hash returns a fingerprint of the whole state.
func (s *State) Hash() uint64 {
	h := fnv.New64a()
	b, _ := s.MarshalBinary() // cannot fail: the state has a fixed size
	h.Write(b)                // never fails
	return h.Sum64()
}
