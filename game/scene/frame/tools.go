package frame

import (
	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/scene/session"
	"bigpayday/game/store"
	"bigpayday/game/ui"
	"bigpayday/game/ui/flow"
	"bigpayday/game/words"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/pieces"
)

// toolsKey is all that the tools depend on.
type toolsKey struct {
	app.Environment
	pace session.Pace
	mute bool
	// undoable is the choice that can be taken back, negative for none.
	undoable int
}

// Tools is the row over the column: the speed of whoever has the turn, and buttons for sound, help and menu.
func (f *Frame) Tools() *flow.Node {
	return f.tools.Node(toolsKey{f.s.Environment(), f.s.Pace(), f.s.Settings.Mute, f.s.Undoable()}, f.buildTools)
}

func (f *Frame) buildTools() *flow.Node {
	m := f.s
	speed := func(narrow bool) *flow.Node {
		return m.Speeds(ui.Segmented{Kind: control.SegmentWall, Narrow: narrow}).Grow(1)
	}
	edge := render.Tight
	if m.View().IsLying() {
		edge = render.None // so that the speeds can be as high as a fingertip
	}
	label := flow.Line(m.Say("turn."+m.Pace().Whose()), render.Column.In(m.Theme.Palette.Cream2))
	well := flow.First(
		flow.Row(flow.If(!m.Theme.LargeType(), label), speed(false)).Gap(render.Near).Pad(render.Hair, render.None),
		flow.Row(speed(true)),
	).Pad(render.Tight, edge).On(func(t *render.Theme, dst *ebiten.Image, r render.Rect) { pieces.ToolWell(t, dst, r) })

	return f.toolRow(well)
}

// toolRow is a part of the head with the buttons behind it.
func (f *Frame) toolRow(before *flow.Node) *flow.Node {
	m := f.s
	// What is wanted soonest stands first: sound can be turned off from the menu as well.
	first := f.sound
	switch {
	case f.canTakeBack():
		first = f.undo
	case m.View().IsLow() && !m.Tutor.Teaches:
		first = f.logSign
	}
	return flow.Row(
		before.Grow(1),
		first(),
		Sign(ui.Control{
			ID: "help", Tip: KeyTip(m, m.Say("menu.help"), "", input.Help), Keys: input.SetOf(input.Help), Do: func(ui.Event) { f.OpenHelp() },
		}, "sign-help"),
		f.Menu(),
	).Gap(render.Tight).Size(render.None, render.ButtonHeight)
}

// logSign opens the log where it stands nowhere.
func (f *Frame) logSign() *flow.Node {
	return Sign(ui.Control{
		ID: "log", Tip: control.Tip{Title: f.s.Say("log.title"), Text: f.s.Say("log.open")}, Do: func(ui.Event) { f.OpenLog() },
	}, "rename")
}

// sound is the button that turns all sound off and on.
func (f *Frame) sound() *flow.Node {
	m := f.s
	sound, sign := m.Say("menu.sound_on"), "sign-sound"
	if m.Settings.Mute {
		sound, sign = m.Say("menu.sound_off"), "mute"
	}
	return Sign(ui.Control{
		ID: "sound", Active: m.Settings.Mute, Tip: KeyTip(m, sound, m.Say("tip.sound"), input.Mute),
		Do: func(ui.Event) { m.Set(func(set *store.Settings) { set.Mute = !set.Mute }) },
	}, sign)
}

// Menu is the button that opens the menu.
func (f *Frame) Menu() *flow.Node {
	return Sign(ui.Control{
		ID: "menu", Tip: KeyTip(f.s, f.s.Say("menu.open"), "", input.Cancel), Do: func(ui.Event) { f.openMenu() },
	}, "sign-menu")
}

// Sign is a small button with a sign.
func Sign(c ui.Control, art string) *flow.Node {
	c.Widget = ui.IconButton{Sign: art}
	return flow.Control(c)
}

// KeyTip is a tooltip that names the key of an action.
func KeyTip(m *session.Session, title, text string, a input.Action) control.Tip {
	if key := m.KeyFor(a); key != "" {
		title = m.Say("tip.key", words.Text("label", title), words.Text("key", key))
	}
	return control.Tip{Title: title, Text: text}
}
