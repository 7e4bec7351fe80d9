package flow

import "fmt"

// Wrong says which boxes of a tree are where they may not be, "" if none are.
func (n *Node) Wrong() string {
	const slack = .01
	if n.Box.W < -slack || n.Box.H < -slack {
		return fmt.Sprintf("%v is turned inside out: %v", n.kind, n.Box)
	}
	shown := n.shown()
	if n.kind == scroll {
		return shown[0].Wrong()
	}
	for i, k := range shown {
		if k.Box.X < n.Box.X-slack || k.Box.Y < n.Box.Y-slack || k.Box.Right() > n.Box.Right()+slack || k.Box.Bottom() > n.Box.Bottom()+slack {
			return fmt.Sprintf("%v in %v lies outside it: %v, %v", k.kind, n.kind, k.Box, n.Box)
		}
		if wrong := k.Wrong(); wrong != "" {
			return wrong
		}
		for _, o := range shown[:i] {
			if n.kind != pile && n.kind != leaf && k.Box.Inset(slack).Overlaps(o.Box.Inset(slack)) {
				return fmt.Sprintf("%v and %v in %v overlap: %v, %v", o.kind, k.kind, n.kind, o.Box, k.Box)
			}
		}
	}
	return ""
}
