package turn

import "bigpayday/game/ui/flow"

// laidOut returns the one of several forms that has been laid out, nil before that.
func laidOut(forms []*flow.Node) *flow.Node {
	for _, n := range forms {
		if !n.Box.Empty() {
			return n
		}
	}
	return nil
}
