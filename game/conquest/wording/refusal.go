package wording

import (
	"errors"

	"bigpayday/game/conquest"
	"bigpayday/game/words"
)

// Refusal says to a player why a choice or a setup is refused, and what can be done. For
// an error that is no refusal it says that something went wrong; for nil it is
// empty.
func (s *Speaker) Refusal(err error) string {
	if err == nil {
		return ""
	}
	var r *conquest.Refusal
	if !errors.As(err, &r) || !s.words.Has("conquest.refusal."+string(r.ID)) {
		return s.words.Say("error.unknown", words.Text("error", err.Error()))
	}
	id := "conquest.refusal." + string(r.ID)
	switch {
	case r.ID == conquest.RefusedNotYours && r.Choice.Kind == conquest.Move:
		id = "conquest.refusal.not-yours.move"
	case r.ID == conquest.RefusedNotYours && (r.Choice.Kind == conquest.ThrowAt || r.Choice.Kind == conquest.Storm):
		id = "conquest.refusal.not-yours.attack"
	case r.ID == conquest.RefusedNoLink && r.Choice.Kind == conquest.LayDown:
		id = "conquest.refusal.no-link." + r.Choice.Tile.String()
	case r.ID == conquest.RefusedNoLink && r.Choice.Kind == conquest.Move:
		id = "conquest.refusal.no-link.move"
	case r.ID == conquest.RefusedTooFew && r.Most == 0:
		id = "conquest.refusal.too-few.none"
	case r.ID == conquest.RefusedTooFew:
		return s.words.Count(id, int(r.Most), s.fault("day", r.Choice.Day))
	case r.ID == conquest.RefusedAmount && r.Least == r.Most:
		id = "conquest.refusal.amount.exact"
	case r.ID == conquest.RefusedLength && r.Least == r.Most:
		id = "conquest.refusal.length.exact"
	}
	return s.words.Say(id, words.Number("number", r.Day), words.Number("least", r.Least), words.Number("most", r.Most),
		s.fault("day", r.Choice.Day), s.fault("to", r.Choice.To))
}

// fault is the value for a day of a choice that is refused, which may be none of the page.
func (s *Speaker) fault(value string, d conquest.Day) words.Value {
	if d < 1 || d > conquest.Days {
		return words.Number(value, d)
	}
	return s.day(value, d)
}
