// The demo is a set-up panel to be played with: every control of the kit, drawn
// by package render and moved by real devices. It lies under testdata because
// the game does not need it; its words are samples. Start it with
//
//	go run ./game/ui/testdata/demo
//
// In the title of the window stand the number of frames drawn so far and the
// last event, so that a glance tells that nothing is drawn at rest.
package main

import (
	"fmt"
	"log"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"bigpayday/game/ui"
	"bigpayday/input"
	"bigpayday/render"
)

func main() {
	ebiten.SetWindowSize(1280, 800)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	if err := ebiten.RunGame(newDemo()); err != nil {
		log.Fatal(err)
	}
}

type seat struct {
	id     string
	token  int
	name   *ui.Field
	robot  int
	level  int
	volume int
}

type demo struct {
	hand   *ui.UI
	reader *input.Reader
	theme  *render.Theme
	view   render.View
	dirty  bool
	draws  int
	last   ui.Event

	seats   []seat
	edition int
	months  int
	days    [3]int
	volume  int
	sound   bool
	dialog  bool
	tray    []int // 1 where a tile lies
	cells   []int
	err     error
}

func newDemo() *demo {
	d := &demo{hand: ui.New(), reader: input.NewReader(), months: 3, days: [3]int{31, 28, 30}, volume: 60, sound: true,
		tray: []int{1, 1, 1}, cells: make([]int, 3)}
	for i, n := range []string{"Mom", "Dad", "Grandma", "Computer 1"} {
		d.seats = append(d.seats, seat{id: strconv.Itoa(i), token: i, name: ui.NewField(n, 16), robot: i / 3, level: 1})
	}
	return d
}

func (d *demo) LayoutF(w, h float64) (float64, float64) {
	scale := ebiten.Monitor().DeviceScaleFactor()
	if v := render.NewView(w, h, scale); v != d.view {
		d.view, d.dirty = v, true
	}
	return w * scale, h * scale
}

func (d *demo) Layout(int, int) (int, int) { return 1280, 800 }

func (d *demo) Update() error {
	if d.theme == nil || !d.theme.Matches(d.view, 1, false) {
		if d.theme != nil {
			d.theme.Deallocate()
		}
		if d.theme, d.err = render.NewTheme(d.view, 1, false); d.err != nil {
			return d.err
		}
		d.hand.SetTheme(d.theme)
	}
	in := d.reader.Read(d.view.W, d.view.H, d.view.Scale)
	r := d.hand.Update(&in, d.view, d.layers())
	d.reader.SetTarget(r.Text)
	ebiten.SetCursorShape(r.Cursor)
	d.dirty = d.dirty || r.Dirty
	for _, e := range r.Events {
		d.last = e
		d.apply(e)
	}
	ebiten.SetWindowTitle(fmt.Sprintf("%d frames, last %+v", d.draws, d.last))
	return nil
}

func (d *demo) apply(e ui.Event) {
	for i := range d.seats {
		s := &d.seats[i]
		switch string(e.ID) {
		case s.id + ".token":
			s.token = e.Value
		case s.id + ".robot":
			s.robot = e.Value
		case s.id + ".level":
			s.level = e.Value
		case s.id + ".gone":
			d.seats = append(d.seats[:i], d.seats[i+1:]...)
			return
		}
	}
	var i int
	switch {
	case e.ID == "add":
		id := strconv.Itoa(len(d.seats) + 10)
		d.seats = append(d.seats, seat{id: id, token: len(d.seats), name: ui.NewField("", 16), level: 1})
	case e.ID == "months":
		d.months = e.Value
	case e.ID == "volume":
		d.volume = e.Value
	case e.ID == "sound":
		d.sound = e.Value == 1
	case e.ID == "start", e.ID == "no", e.ID == "yes", e.Kind == ui.Dismissed:
		d.dialog = e.ID == "start"
	case scan(e.ID, "edition%d", &i):
		d.edition = i
	case scan(e.ID, "days%d", &i):
		d.days[i] = e.Value
	case e.Kind == ui.Dropped && scan(e.ID, "cell%d", &i):
		var from int
		scan(e.From, "tile%d", &from)
		d.tray[from], d.cells[i] = 0, 1
	}
}

func scan(id ui.ID, format string, i *int) bool {
	n, _ := fmt.Sscanf(string(id), format, i)
	return n == 1
}

func options(names ...string) []ui.Option {
	var out []ui.Option
	for _, n := range names {
		out = append(out, ui.Option{Text: n})
	}
	return out
}

func token(i int) render.Token {
	return render.Token{Color: render.SeatColor(i % 6), Shape: render.Shape(i % 6)}
}

const fx, fy = 456, 22

func (d *demo) layers() []ui.Layer {
	key := func(a input.Action) string {
		return d.reader.Map().Caption(a, input.Keys, nil)
	}
	var cs []ui.Control
	add := func(c ui.Control) { cs = append(cs, c) }
	at := func(x, y, w, h float64) render.Rect { return render.Rect{X: x, Y: y, W: w, H: h} }
	for i := range d.seats {
		s := &d.seats[i]
		x, y := float64(fx+24), float64(fy+54+49*i)
		id := func(part string) ui.ID { return ui.ID(s.id + "." + part) }
		add(ui.Control{ID: id("token"), Box: at(x+38, y+5, 74, 34), Widget: ui.Dropdown{
			Selected: s.token % 6, Options: options("house", "car", "tree", "mug", "cat", "boat"), Row: 40, Wide: 74,
			Version: uint64(s.token),
			Paint: func(dst *ebiten.Image, box render.Rect, look render.Look) {
				d.theme.Dropdown(dst, box, "", look)
				d.theme.Token(dst, token(s.token), box.X+8, box.Y+3, 28, render.Flat)
			},
			PaintOption: func(dst *ebiten.Image, box render.Rect, look render.Look, i int) {
				d.theme.MenuRow(dst, box, "", look)
				d.theme.Token(dst, token(i), box.X+8, box.Y+5, 28, render.Flat)
			},
		}})
		add(ui.Control{ID: id("name"), Box: at(x+122, y+5, 216, 34), Widget: ui.TextField{Field: s.name, Hint: "Name"}})
		add(ui.Control{ID: id("robot"), Box: at(x+350, y+5, 170, 34), Widget: ui.Segmented{Options: options("Human", "Computer"), Selected: s.robot}})
		if s.robot == 1 {
			o := options("Easy", "Normal", "Hard")
			o[2].Off, o[2].Reason = true, "Hard comes with the next month."
			add(ui.Control{ID: id("level"), Box: at(x+530, y+5, 172, 34), Widget: ui.Segmented{Options: o, Selected: s.level, Kind: render.SegmentBlue}})
		}
		add(ui.Control{ID: id("gone"), Box: at(x+708, y+3, 40, 38), Widget: ui.CrossButton{Size: 6},
			Off: len(d.seats) <= 2, Reason: "Two have to play.", Tip: render.Tip{Title: "Take away " + s.name.Text()}})
	}
	add(ui.Control{ID: "add", Box: at(fx+24, float64(fy+54+49*len(d.seats)), 752, 44), Keys: input.SetOf(input.Add),
		Widget: ui.Button{Label: "Add a player", Key: key(input.Add)}, Off: len(d.seats) >= 6, Reason: "Six is the most."})
	for i, n := range []string{"Big Pay Day", "Standard", "Mixed", "1975", "2000"} {
		add(ui.Control{ID: ui.ID(fmt.Sprintf("edition%d", i)), Box: at(fx+24+float64(i)*151.8, fy+389, 144.8, 64), Active: d.edition == i,
			Off: i > 2, Reason: "This edition comes later.", Tip: render.Tip{Title: n, Text: "Thirty-one day tiles that you lay yourselves.", Figure: "Chance to land here this month: 29%"},
			Widget: ui.Custom{Paint: func(dst *ebiten.Image, box render.Rect, look render.Look) {
				d.theme.Choice(dst, box, look)
				d.theme.DrawText(dst, n, box.X+16, box.Y+38, render.Style{Face: render.Black, Size: 14.5, Color: d.theme.Palette.Ink})
			}}})
	}
	add(ui.Control{ID: "months", Box: at(fx+24, fy+500, 150, 46), Widget: ui.Stepper{Value: d.months, Min: 1, Max: 12, Text: strconv.Itoa(d.months),
		AtMin: "A game has at least one month.", AtMax: "A year is enough."}})
	for i := range min(3, d.months) {
		box := at(fx+206+float64(i)*194, fy+472, 182, 136)
		less, more := render.MonthSlipKeys(render.Rect{W: box.W, H: box.H})
		slip := render.MonthSlip{Title: fmt.Sprintf("Month %d", i+1), Days: strconv.Itoa(d.days[i]), Unit: "days", Length: d.days[i]}
		add(ui.Control{ID: ui.ID(fmt.Sprintf("days%d", i)), Box: box, Widget: ui.Stepper{Value: d.days[i], Min: 28, Max: 31, Less: less, More: more,
			AtMin: "No month has fewer.", AtMax: "No month has more.", Version: uint64(d.days[i]),
			Paint: func(dst *ebiten.Image, box render.Rect, look, less, more render.Look) {
				d.theme.MonthSlip(dst, box, slip, less, more)
				if look.Focused {
					d.theme.FocusRing(dst, box, 5)
				}
			}}})
	}
	// A list that scrolls, a tray with tiles and days for them.
	area := at(40, 60, 370, 180)
	add(ui.Control{ID: "list", Box: area, Widget: ui.Scroll{Content: 12*42 + 8}, Skip: true})
	for i := range 12 {
		add(ui.Control{ID: ui.ID(fmt.Sprintf("row%d", i)), In: "list", Box: at(48, 68+42*float64(i), 336, 36),
			Widget: ui.Button{Label: fmt.Sprintf("Saved game %d", i+1)}})
	}
	for i := range d.tray {
		if d.tray[i] == 1 {
			add(ui.Control{ID: ui.ID(fmt.Sprintf("tile%d", i)), Box: at(40+90*float64(i), 270, 72, 66), Grab: "tile",
				Widget: ui.Custom{Paint: func(dst *ebiten.Image, box render.Rect, look render.Look) {
					if look.Active {
						d.theme.DropTarget(dst, box)
						return
					}
					d.tile(dst, box, look)
				}}})
		}
	}
	for i := range d.cells {
		add(ui.Control{ID: ui.ID(fmt.Sprintf("cell%d", i)), Box: at(40+124*float64(i), 370, 112, 104), Takes: "tile", Info: true,
			Off: d.cells[i] == 1, Reason: "A tile lies there.", Tip: render.Tip{Title: "Day", Text: "Put a tile here."},
			Widget: ui.Custom{Version: uint64(d.cells[i]), Paint: func(dst *ebiten.Image, box render.Rect, look render.Look) {
				d.theme.Box(dst, box, render.Slate, false)
				if look.Hover {
					d.theme.DropTarget(dst, box)
				}
				if d.cells[i] == 1 {
					d.tile(dst, box.Inset(4), look)
				}
				if look.Focused {
					d.theme.FocusRing(dst, box, 9)
				}
			}}})
	}
	add(ui.Control{ID: "volume", Box: at(40, 500, 240, 34), Widget: ui.Slider{Value: d.volume, Max: 100, Step: 5, Family: render.Blue}})
	add(ui.Control{ID: "sound", Box: at(300, 500, 100, 34), Widget: ui.Toggle{On: d.sound}})
	add(ui.Control{ID: "load", Box: at(456, 708, 136, 56), Widget: ui.Button{Label: "Load", Size: 16},
		Off: true, Reason: "Nothing is saved yet."})
	add(ui.Control{ID: "rules", Box: at(604, 708, 136, 56), Widget: ui.Button{Label: "Rules", Key: key(input.Help), Size: 16}, Keys: input.SetOf(input.Help)})
	add(ui.Control{ID: "settings", Box: at(752, 708, 150, 56), Widget: ui.Button{Label: "Settings", Key: key(input.Settings), Size: 16}, Keys: input.SetOf(input.Settings)})
	add(ui.Control{ID: "start", Box: at(918, 708, 338, 56), Keys: input.SetOf(input.Accept, input.GoOn),
		Widget: ui.Button{Label: "Start month 1", Key: key(input.Accept), Kind: render.Primary, Size: 21}})

	layers := []ui.Layer{{ID: "panel", Controls: cs, First: "start", Behind: d.behind, Version: uint64(len(d.seats))}}
	if d.dialog {
		box := at(400, 280, 480, 220)
		layers = append(layers, ui.Layer{ID: "dialog", Modal: true, Dismiss: true, Box: box, First: "yes",
			Behind: func(dst *ebiten.Image) {
				d.theme.Veil(dst, d.view.Bounds())
				d.theme.Dialog(dst, box, render.Red)
				d.theme.DrawText(dst, "Start now?", box.X+30, box.Y+80, render.Style{Face: render.Black, Size: 28, Color: d.theme.Palette.Ink})
			},
			Controls: []ui.Control{
				{ID: "no", Box: at(430, 430, 180, 44), Widget: ui.Button{Label: "Not yet", Key: key(input.Cancel)}, Keys: input.SetOf(input.Cancel)},
				{ID: "yes", Box: at(670, 430, 180, 44), Widget: ui.Button{Label: "Start", Key: key(input.Accept), Kind: render.Primary}, Keys: input.SetOf(input.Accept)},
			}})
	}
	return layers
}

func (d *demo) tile(dst *ebiten.Image, box render.Rect, look render.Look) {
	d.theme.Button(dst, box, render.Button{Label: "Tile", Kind: render.PrimaryPlum}, look)
}

func (d *demo) behind(dst *ebiten.Image) {
	t := d.theme
	t.Backdrop(dst, 652)
	t.Sheet(dst, render.Rect{X: 28, Y: 34, W: 396, H: 520})
	t.Sheet(dst, render.Rect{X: fx, Y: fy, W: 800, H: 626})
	h := render.Style{Face: render.Black, Size: 19, Color: t.Palette.Ink}
	t.DrawText(dst, "Who is playing?", fx+52, fy+38, h)
	t.DrawText(dst, "Edition", fx+24, fy+376, h)
	t.DrawText(dst, "Months", fx+24, fy+486, h)
	for i := range d.seats {
		box := render.Rect{X: fx + 24, Y: fy + 54 + 49*float64(i), W: 752, H: 44}
		t.Choice(dst, box, render.Look{})
		t.DrawText(dst, strconv.Itoa(i+1), box.X+15, box.Y+29, h.To(render.Center))
	}
}

func (d *demo) Draw(dst *ebiten.Image) {
	if !d.dirty || d.theme == nil {
		return
	}
	d.dirty = false
	d.draws++
	d.hand.Draw(dst)
	if k, ok := d.hand.Carrying(); ok {
		d.tile(dst, k.Ghost.Moved(0, -6), render.Look{Hover: true})
	}
	d.hand.DrawTip(dst)
}
