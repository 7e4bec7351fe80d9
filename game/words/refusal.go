package words

import (
	"errors"

	"bigpayday/game/engine"
)

// Refusal says to a player why a choice or a setup is refused. For an error
// that is no refusal it says that something went wrong; for nil it is empty.
func (w *Words) Refusal(err error) string {
	if err == nil {
		return ""
	}
	var r *engine.Refusal
	if !errors.As(err, &r) || !w.Has("refusal."+string(r.ID)) {
		return w.Say("error.unknown", Text("error", err.Error()))
	}
	key := "refusal." + string(r.ID)
	switch {
	case r.ID == engine.RefusedLength && r.Least == r.Most:
		key = "refusal.length.exact"
	case r.ID == engine.RefusedTiles && r.Most == 0:
		key = "refusal.tiles.none"
	}
	return w.Say(key,
		Number("day", r.Day), Number("least", r.Least), Number("most", r.Most),
		Money("least_money", r.Least), Money("most_money", r.Most), Money("step_money", r.Step),
		Message("space", "space.name."+r.Choice.Tile.String()))
}
