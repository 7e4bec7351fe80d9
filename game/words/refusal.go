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
	return w.Say("refusal."+string(r.ID),
		Number("day", r.Day), Number("least", r.Least), Number("most", r.Most),
		Money("least_money", r.Least), Money("most_money", r.Most), Money("step_money", r.Step),
		Message("space", "space.name."+r.Choice.Tile.String()))
}
