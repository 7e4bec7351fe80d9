package flow_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"bigpayday/game/outline"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/render"
	"bigpayday/render/control"
)

func TestATreeSaysHeadingsTextsAndControls(t *testing.T) {
	n := lay(t, 600, 500, flow.Column(
		flow.Line("Settings", render.Title),
		flow.Row(flow.Line("Music", render.Label), flow.Control(ui.Control{ID: "music", Widget: ui.Slider{Value: 40, Max: 100}})),
		flow.Toggle(ui.Control{ID: "mute", Widget: ui.Toggle{On: true}}, flow.Line("No sound", render.Label)),
		flow.Row(flow.Line("Cash", render.Body), flow.Line("$325", render.Label)),
		flow.Column(flow.Line("Amateur Boxer", render.Label), flow.Line("Costs $400", render.Body)).Pressed(ui.Control{ID: "deal", Tip: control.Tip{Text: "Pays $900."}}, nil),
		flow.Control(ui.Control{ID: "ok", Widget: ui.Button{Label: "Done"}}),
	))
	assert.Equal(t, []outline.Item{
		{Key: "text Settings", Role: outline.Heading, Level: 1, Name: "Settings"},
		{Key: "music", Role: outline.Range, Name: "Music", Value: 40, Max: 100, Step: 1},
		{Key: "mute", Role: outline.Switch, Name: "No sound", On: true},
		{Key: "text Cash $325", Name: "Cash $325"},
		{Key: "deal", Role: outline.Button, Name: "Amateur Boxer Costs $400", Note: "Pays $900."},
		{Key: "ok", Role: outline.Button, Name: "Done"},
	}, n.Outline())
}

func TestRowsOfATableAreAList(t *testing.T) {
	line := func(name, sum string) *flow.Node {
		return flow.Row(flow.Line(name, render.Body), flow.Line(sum, render.Body))
	}
	n := lay(t, 600, 200, flow.Table(line("Rent", "$300"), line("Rent", "$300")))
	assert.Equal(t, []outline.Item{{Key: "list 1", Role: outline.List, Kids: []outline.Item{
		{Key: "text Rent $300", Name: "Rent $300"}, {Key: "text Rent $300\n2", Name: "Rent $300"},
	}}}, n.Outline())
}

func TestAControlIsCalledByItsOwnTitleRatherThanByTheTextBeforeIt(t *testing.T) {
	stepper := func(title string) *flow.Node {
		c := ui.Control{ID: "months", Widget: ui.Stepper{Value: 3, Min: 1, Max: 12}, Tip: control.Tip{Title: title}}
		says := flow.Column(flow.Line("Months", render.Head), flow.Line("About 15 minutes", render.Remark))
		return lay(t, 600, 200, flow.Row(says.Grow(1), flow.Control(c)))
	}
	name := func(n *flow.Node) string {
		items := n.Outline()
		return items[len(items)-1].Name
	}
	assert.Equal(t, "Months", name(stepper("Months")))
	assert.Equal(t, "About 15 minutes", name(stepper("")))
}
