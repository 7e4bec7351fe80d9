// Package armies is the rules of Conquest in short, out of its rule book, and what its keys do.
package armies

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/conquest"
	"bigpayday/game/conquest/book"
	"bigpayday/game/rulebook"
	"bigpayday/game/scene/help"
	"bigpayday/game/scene/theater"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/palette"
	"bigpayday/render/pieces"
)

// New returns the panel.
func New(_ *app.App, m *theater.Theater) app.Scene { return help.New(m.Session, &guide{m}) }

// guide lists what the rule book says of this table.
type guide struct{ m *theater.Theater }

// Sign is a card's.
func (g *guide) Sign() *flow.Node { return flow.Art("design-cavalry", render.Plate) }

// Text says what is listed.
func (g *guide) Text() string { return g.m.Say("conquest.help.text") }

// AskCoach opens the coach.
func (g *guide) AskCoach() { theater.CoachDoor.Open(g.m.App, g.m) }

// Sections are the rules and the keys.
func (g *guide) Sections() []help.Section {
	rules, keys := help.Section{}, help.Section{Title: g.m.Say("conquest.help.keys")}
	setup := &g.m.Table.State().Setup
	b := book.Of(setup)
	for _, id := range listed {
		if id == "neutral" && int(setup.Seats) > conquest.MinSeats {
			continue // it stands between two alone
		}
		if _, e := b.Entry(id); e != nil {
			rules.Entries = append(rules.Entries, help.Entry{Sign: sign(e.Pictures), Name: e.Heading.Say(g.m.Words), Rule: g.short(e)})
		}
	}
	for i := range keysOf {
		k := &keysOf[i]
		if caption := g.caption(k.action); caption != "" {
			keys.Entries = append(keys.Entries, help.Entry{Sign: keycap(caption), Name: g.m.Say(k.does)})
		}
	}
	if len(keys.Entries) == 0 {
		return []help.Section{rules} // a finger has no keys
	}
	return []help.Section{rules, keys}
}

// keysOf are the actions whose keys are listed, NoAction standing for the arrows, and the
// messages that say what they do.
var keysOf = [...]struct {
	action input.Action
	does   string
}{
	{input.NoAction, "action.move"}, {input.Accept, "conquest.help.accept"}, {input.Next, "conquest.help.next"}, {input.GoOn, "conquest.help.throw"},
	{input.Storm, "action.storm"}, {input.Digit1, "conquest.help.dice"}, {input.EndAttack, "action.end-attack"}, {input.Deals, "conquest.help.cards"},
	{input.TurnIn, "action.turn-in"}, {input.Board, "conquest.help.board"}, {input.Odds, "conquest.help.odds"}, {input.Fill, "conquest.help.fill"},
	{input.Coach, "action.coach"}, {input.Undo, "conquest.help.undo"},
}

// caption is what stands on the keys of an action on the device in use, "" where it has none
// and after a touch.
func (g *guide) caption(a input.Action) string {
	m := g.m
	switch {
	case m.Caps.Touch:
		return ""
	case a == input.NoAction && m.Caps.Pad:
		return m.Say("key.pad.arrows")
	case a == input.NoAction:
		return m.Say("key.arrows")
	case a == input.Digit1 && m.KeyFor(a) != "":
		return m.KeyFor(a) + "–" + m.KeyFor(input.Digit(int(conquest.MostDice(conquest.MostInOdds))))
	}
	return m.KeyFor(a)
}

// keycap is a key at the end of its column.
func keycap(caption string) *flow.Node {
	return flow.Row(flow.Spring(), flow.Keycap(caption)).Along(flow.Center).Least(render.ButtonLeast, render.Sign)
}

// listed are the entries of the rule book that a player looks for in the middle of a game.
var listed = []string{
	"aim", "turn", "armies", "whole", "sets", "worth", "attack", "dice", "losing", "taking", "drawing", "move", "knock-out", "limit", "neutral", "tiles",
}

// short is what an entry says of the printed rules, and of house rules that are on.
func (g *guide) short(e *rulebook.Entry) string {
	var says []string
	for _, l := range e.Lines {
		if !l.Rebuilt || !l.House.Empty() {
			says = append(says, rulebook.Plain(l.Say(g.m.Words)))
		}
	}
	if len(says) == 0 {
		for _, l := range e.Lines {
			says = append(says, rulebook.Plain(l.Say(g.m.Words)))
		}
	}
	return strings.Join(says, " ")
}

// sign is the first picture of an entry.
func sign(pictures []rulebook.Picture) *flow.Node {
	switch p := pictures[0].(type) {
	case rulebook.Art:
		return help.Art(string(p), palette.Slate)
	case rulebook.Die:
		color := "red"
		if p.Black {
			color = "black"
		}
		return help.OnTint(palette.Slate, func(t *render.Theme, dst *ebiten.Image, r render.Rect) {
			pieces.DrawDie(t, dst, pieces.Die{Color: color, N: int(p.N)}, r.CenterX(), r.CenterY(), r.W, -1, render.Pose{})
		})
	}
	return nil
}
