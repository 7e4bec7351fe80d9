package setup

import (
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/app"
	"bigpayday/game/setups"
	"bigpayday/game/table"
	"bigpayday/game/ui"
	"bigpayday/game/ui/edit"
	"bigpayday/game/ui/flow"
	"bigpayday/input"
	"bigpayday/render"
	"bigpayday/render/control"
	"bigpayday/render/gamebox"
	"bigpayday/render/pieces"
	"bigpayday/render/wall"
)

// Setup is the page on which a game is settled: which box is taken from the shelf, who plays,
// for how long, and, folded away, with which rules and on which days.
type Setup struct {
	*app.Page[view]
	// Seats are who plays.
	Seats *Seats
	// edition is what is chosen, a part's id, and chosen that part. LastPlayed is the edition of
	// the last game, "" for none.
	edition, lastPlayed string
	chosen              Part
	parts               []Part
	makers              []func(s *Setup) Part
	boxes               boxes
	// unfolded says that the options are shown, and tab which part of them where there is no
	// room for all.
	unfolded bool
	tab      tab
	slide    slide
	// version changes with everything that shows.
	version uint64
	// lettersDropped says that letters were left out of a name because they cannot be shown.
	lettersDropped bool

	// seed is that of the game to come where a link holds it, 0 for any, and sent says that the
	// link came from somebody else.
	seed uint64
	sent bool

	presets *setups.Presets
	// presetName is the field for the name of another preset. Renaming is the preset that
	// gets another name, nil for none, and newName the field for that. PresetTrouble says
	// why a change was not kept.
	presetName    *edit.Field
	renaming      *setups.Preset
	newName       *edit.Field
	presetTrouble string
}

// view is all that the page depends on. Whatever changes the form or the options counts the
// version up.
type view struct {
	version uint64
	// elsewhere says that Enter means another control than the one that begins the game.
	elsewhere bool
	// typing is the field for a name that has the keyboard, "" for none.
	typing   ui.ID
	carrying bool
	// slides says that the sheet with the options is on its way.
	slides bool
}

// presetLength is how many letters the name of a preset has at most.
const presetLength = 28

// New returns what opens the page of the set-up, filled in as it was last played, with the
// parts of games. Where another game waits, the player was asked before it is opened.
func New(makers ...func(s *Setup) Part) func(a *app.App, _ app.Nothing) app.Scene {
	return func(a *app.App, _ app.Nothing) app.Scene {
		s := &Setup{
			makers: makers, presetName: edit.NewField("", presetLength),
			presets: setups.OpenPresets(a.Store, func(name string) string { return app.ShownName(name, presetLength) }),
		}
		s.Page = app.NewPage[view](a, "setup", s)
		s.First = "start"
		s.OpenBook = func() { app.RulesDoor.Open(s.App, s.chosen.Rules()) }
		s.reset()
		last := setups.Read(a.Store)
		s.lastPlayed = last.Head().Edition
		s.read(last)
		s.takeLink()
		s.UI.Focus("start", true)
		return s
	}
}

// Key is what the page depends on, see [app.Content].
func (s *Setup) Key() view {
	v := view{version: s.version, slides: s.slides()}
	id, _ := s.UI.Focused()
	if strings.HasSuffix(string(id), "-name") {
		v.typing = id
	}
	v.elsewhere = v.typing != "" || id != "start" && s.UI.TakesEnter()
	_, v.carrying = s.UI.Carrying()
	return v
}

// Relocalise says everything in another language, see [app.Relocaliser].
func (s *Setup) Relocalise() { s.Seats.relocalise(s.Words) }

// Tick handles one sixtieth of a second, see [app.Scene].
func (s *Setup) Tick(in *input.State) bool {
	moved := s.boxes.shelf.Advance()
	moved = s.advanceSlide() || moved
	return s.Page.Tick(in) || moved
}

// SeatID is the id of a control of the seat with the key.
func SeatID(key int, part string) ui.ID { return ui.ID("seat-" + strconv.Itoa(key) + "-" + part) }

// keyOf is the key of the seat that an id of [SeatID] stands for.
func keyOf(id ui.ID) (key int, ok bool) {
	rest, ok := strings.CutPrefix(string(id), "seat-")
	if !ok {
		return 0, false
	}
	number, _, _ := strings.Cut(rest, "-")
	key, err := strconv.Atoi(number)
	return key, err == nil
}

// changed says that the form is another one.
func (s *Setup) changed() {
	s.lettersDropped = false
	s.version++
}

// Build lays the page out, see [app.Content].
func (s *Setup) Build() *flow.Node {
	trouble := s.check()
	middle, desk := s.table, s.desk(trouble.Text)
	head, pennants := s.head()
	if s.unfolded {
		middle = s.options
	}
	shown := middle(trouble).Grow(1)
	if s.unfolded {
		// All that the sheet stands in front of is darker, but for the controls of the headline.
		shown = flow.Column(shown).Grow(1).On(func(t *render.Theme, dst *ebiten.Image, _ render.Rect) {
			pieces.Veil(t, dst, s.View().Bounds().TopPart(desk.Box.Y))
		})
	}
	if s.slides() {
		table, sheet := s.table(trouble), s.options(trouble)
		shown.Over(func(_ *render.Theme, dst *ebiten.Image, box render.Rect) {
			s.drawSlide(dst, box, func(dst *ebiten.Image) {
				table.Lay(s.Theme, box, s.Settings.LeftHanded)
				app.DrawRoom(s.Theme, dst, wall.Room{}, flow.Column(head, table), desk)
				gamebox.Pennants(s.Theme, dst, pennants.Box)
			}, table, sheet)
		})
	}
	page := flow.Column(head, shown).Gap(render.Near).Pad(render.Margin, render.Near)
	return s.withCarried(app.DeskIn(wall.Room{Bare: s.unfolded}, page, desk))
}

// table is what stands there while the options are folded away: the shelf with the boxes, and the
// players. The boxes give way; where that is not enough all of it is scrolled.
func (s *Setup) table(trouble Trouble) *flow.Node {
	table := flow.Column(s.shelf(), s.players(trouble)).Gap(render.Gap).Along(flow.Center).Size(render.PaneLeast, render.None)
	return flow.First(table, flow.Scroll("form", table))
}

// head is the headline below the pennants, with the way back, to the settings and to the rule book.
func (s *Setup) head() (head, pennants *flow.Node) {
	c := &s.Theme.Palette
	back := flow.Control(ui.Control{
		ID: "back", Keys: input.SetOf(input.Cancel), Do: func(ui.Event) { s.leave() },
		Widget: ui.Button{Label: s.Say("setup.back"), Key: s.KeyFor(input.Cancel)},
	})
	sign := func(id ui.ID, art, name string, do func(), keys ...input.Action) *flow.Node {
		return flow.Control(ui.Control{
			ID: id, Keys: input.SetOf(keys...), Widget: ui.IconButton{Sign: art}, Tip: control.Tip{Title: s.Say(name)}, Do: func(ui.Event) { do() },
		}).Size(render.Row, render.ButtonHeight)
	}
	says := flow.Column(
		flow.Line(s.Say("setup.games"), render.Display.In(c.Cream)),
		flow.Line(s.Say(s.hint()), render.Label.In(c.Cream)),
	)
	pennants = flow.Spring().On(gamebox.Pennants)
	head = flow.Row(
		says, pennants, back,
		sign("rules", "rulebook", "rules.open", s.OpenRules, input.Rules, input.Help),
		sign("settings", "gear", "title.settings", func() { app.SettingsDoor.Open(s.App, app.Nothing{}) }, input.Settings),
	).Gap(render.Gap).DrawnIn(func(box render.Rect) render.Rect {
		box.H = max(box.H, gamebox.PennantsIn(pennants.Box).Bottom()-box.Y) // nothing hangs beside them
		return box
	})
	return head, pennants
}

// leave folds the options away or, where they are, goes back. What was filled in is there the
// next time.
func (s *Setup) leave() {
	if s.unfolded {
		s.fold()
		return
	}
	s.remember()
	s.Close()
}

// start begins the game.
func (s *Setup) start() {
	if s.check().Text != "" {
		return
	}
	s.finishRenaming()
	s.remember()
	s.SetLessonOffered()
	seed := s.seed
	if seed == 0 {
		seed = table.NewSeed()
	}
	if refusal := s.chosen.Start(seed); refusal != "" {
		s.Inform(s.Say("error.title"), refusal, nil)
	}
}

// nameField is a field for the name of a player or of a preset.
func (s *Setup) nameField(id ui.ID, field *edit.Field, hint string) *flow.Node {
	return flow.Control(ui.Control{ID: id, Widget: ui.TextField{Field: field, Hint: hint}, Do: func(ui.Event) {
		s.changed()
		s.lettersDropped = cleanField(field) != ""
	}})
}

// badLetters says that letters were left out of a name, nil if none were.
func (s *Setup) badLetters() *flow.Node {
	if !s.lettersDropped {
		return nil
	}
	return flow.Row(flow.Text(s.Say("setup.bad_letters"), render.Remark.In(s.Theme.Palette.Loss), 2).Grow(1)).
		Pad(render.Gap, render.Tight).OnPanel(pieces.Note)
}
