package conquest

import (
	"encoding/binary"
	"slices"

	"bigpayday/game/rules"
)

// byteCount is how many bytes a state is written to.
var byteCount = binary.Size(State{})

// AppendBinary appends the state as bytes, always the same for the same
// state: all numbers in their order, little-endian. It returns no error.
func (s *State) AppendBinary(to []byte) ([]byte, error) {
	b := rules.Bytes(slices.Grow(to, byteCount))
	s.Setup.write(&b)
	s.Map.write(&b)
	rules.Write8(&b, s.Owner[:]...)
	rules.Write64(&b, s.Held[:]...)
	rules.Write32(&b, s.Armies[:]...)
	rules.Write64(&b, s.Deck, s.TurnedIn)
	rules.Write64(&b, s.Hands[:]...)
	rules.Write8(&b, s.Left[:]...)
	rules.Write8(&b, s.Tiles[:]...)
	rules.Write8(&b, s.InHand)
	rules.Write8(&b, s.Ask)
	rules.Write8(&b, s.Turn)
	rules.Write8(&b, s.Round)
	rules.Write16(&b, s.Turns)
	rules.WriteBools(&b, s.Took, s.KnockOut)
	rules.Write32(&b, s.Reserve)
	rules.Write8(&b, s.From, s.To)
	rules.Write8(&b, s.Dice)
	rules.Write8(&b, s.Whose)
	rules.Write16(&b, s.Sets)
	rules.Write16(&b, s.Sums[:]...)
	rules.Write16(&b, s.OutAt[:]...)
	rules.Write32(&b, s.Lot)
	rules.Write64(&b, s.Random)
	return b, nil
}

func (s *Setup) write(b *rules.Bytes) {
	rules.Write64(b, s.Seed)
	s.Page.write(b)
	rules.Write8(b, s.Seats)
	rules.Write8(b, s.First)
	rules.Write8(b, s.Rounds)
	rules.Write8(b, s.House)
	rules.Write8(b, s.People)
}

func (p *Page) write(b *rules.Bytes) {
	rules.Write16(b, p.Year)
	rules.Write8(b, p.Month, p.Weekday, p.Length)
}

func (m *Map) write(b *rules.Bytes) {
	rules.Write64(b, m.Links[:]...)
	rules.Write64(b, m.Forts, m.Stars)
	rules.Write8(b, m.Bonus[:]...)
}
