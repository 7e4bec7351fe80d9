package settings

import (
	"bigpayday/game/app"
	"bigpayday/game/ui"
	"bigpayday/render"
	"slices"
)

// settingsBoxes is where the parts of the settings are. The panes lie in area
// and move when that is scrolled.
type settingsBoxes struct {
	Desk, headBase float64
	headX          float64
	Area, Form     render.Rect
	Panes          []paneBoxes
	Reset, Back    render.Rect
	// close is the cross at the upper right.
	Close render.Rect
	keptX float64
	// signs is how many times as large as usual signs and switches are.
	signs float64
}

type paneBoxes struct {
	Box render.Rect
	// head is the control in the head, labelEnd the right end of its label.
	Head     render.Rect
	labelEnd float64
	headBase float64
	Rows     []settingBoxes
	noteBase float64
	note     *render.Lines
}

// settingBoxes is where the parts of a row are. The note stands behind the
// label, or below it.
type settingBoxes struct {
	Row, Control        render.Rect
	labelX              float64
	labelBase, noteBase float64
	noteX, noteW        float64
	valueEnd            float64
}

// settingGap is how far a row stands below the one that a line parts it from, beyond
// the usual.
const settingGap = 8.0

// settingsGrowth is how much larger the type of the settings is than elsewhere:
// in upright windows, where two columns or at last one leave room for that.
func settingsGrowth(v render.View) float64 {
	switch {
	case v.H > 1.7*v.W:
		return 1.8
	case v.IsUpright():
		return 1.3
	}
	return 1
}

// signGrowth is how much larger signs, keycaps and switches are than at a text
// scale of 1.
func signGrowth(t *render.Theme) float64 { return (1 + t.TextScale) / 2 }

// laySettings lays the settings out in as many columns as there is room for, with
// as much air in the rows as lets them fill the window. Reset is what stands on the
// button that resets them.
func LaySettings(t *render.Theme, panes []pane, reset string) settingsBoxes {
	most := 16.0
	if t.View.IsUpright() {
		most = 40
	}
	low := laySettingsWith(t, panes, reset, 0)
	for air := most; air > 0; air-- {
		if b := laySettingsWith(t, panes, reset, air); b.Form.H <= b.Area.H {
			return b
		}
	}
	return low
}

// laySettingsWith lays the settings out with some air in every row, in logical
// pixels.
func laySettingsWith(t *render.Theme, panes []pane, reset string, air float64) settingsBoxes {
	const gap = 12.0
	v, k := t.View, t.TextScale
	grow := settingsGrowth(v)
	deskH := 68 * grow
	b := settingsBoxes{Desk: v.H - deskH, signs: signGrowth(t), headBase: 18 + 30*min(k, 1.4)}
	top := b.headBase + 21
	least := 372 * (.4 + .6*k)
	columns := min(3, max(1, int((v.W-32+gap)/(least+gap))))
	width := min((v.W-32-gap*float64(columns-1))/float64(columns), max(430, least*1.25))
	if v.IsUpright() {
		width = (v.W - 32 - gap*float64(columns-1)) / float64(columns)
	}
	whole := width*float64(columns) + gap*float64(columns-1)
	left := (v.W - whole) / 2
	b.headX = left + 8
	// What goes on below goes on behind the desk.
	b.Area = render.Rect{X: left - 6, Y: top, W: whole + 20, H: b.Desk - top}

	heights := make([]float64, len(panes))
	for i := range panes {
		heights[i] = layPane(t, &panes[i], render.Rect{W: width}, air).Box.H
	}
	b.Panes = make([]paneBoxes, len(panes))
	// layColumn returns where the column ends.
	layColumn := func(c int, column []int, air float64) float64 {
		y := top + 4
		for _, i := range column {
			b.Panes[i] = layPane(t, &panes[i], render.Rect{X: left + float64(c)*(width+gap), Y: y, W: width}, air)
			y = b.Panes[i].Box.Bottom() + gap
		}
		return y - gap
	}
	bottom := top
	dealt := deal(heights, columns, gap)
	for c, column := range dealt {
		bottom = max(bottom, layColumn(c, column, air))
	}
	// Lower columns get more air, so that all end at the same height if that is not
	// too far down.
	for c, column := range dealt {
		low, high := air, air+18
		if layColumn(c, column, high) <= bottom {
			continue
		}
		for range 12 {
			if middle := (low + high) / 2; layColumn(c, column, middle) > bottom {
				high = middle
			} else {
				low = middle
			}
		}
		if left := bottom - layColumn(c, column, low); left > 0 {
			b.Panes[column[len(column)-1]].Box.H += left
		}
	}
	// Below the panes there is room for their shadows.
	b.Form = render.Rect{X: b.Area.X, Y: b.Area.Y, W: b.Area.W, H: bottom + 24 - top}

	rowH := 42 * grow
	y := b.Desk + (deskH-rowH)/2 + 1
	backW := min(whole*.42, 200+80*(k-.2))
	b.Back = render.Rect{X: left + whole - backW, Y: y, W: backW, H: rowH}
	label := t.MeasureText(reset, t.Capped(render.Style{Face: render.Bold, Size: 15}, 1.3*grow))
	resetW := min(whole*.27, max(96+44*k, label+36))
	b.Reset = render.Rect{X: b.Back.X - 12 - resetW, Y: y, W: resetW, H: rowH}
	b.keptX = left + 8
	crossH := min(40*grow, top-25)
	b.Close = render.Rect{X: left + whole - crossH*1.1, Y: top - 15 - crossH, W: crossH * 1.1, H: crossH}
	return b
}

// deal puts things of some heights into columns, so that the highest column is
// as low as it can be. They go down the columns in their order; of two columns
// each may take any of them, the left one the first.
func deal(heights []float64, columns int, gap float64) [][]int {
	if columns != 2 || len(heights) < 2 {
		return evenly(heights, columns, gap)
	}
	best, dealt := -1.0, [][]int(nil)
	for right := 1; right < 1<<(len(heights)-1); right++ {
		two, low := make([][]int, 2), [2]float64{-gap, -gap}
		for i, h := range heights {
			c := 0
			if i > 0 {
				c = right >> (len(heights) - 1 - i) & 1
			}
			two[c] = append(two[c], i)
			low[c] += h + gap
		}
		if highest := max(low[0], low[1]); best < 0 || highest < best {
			best, dealt = highest, two
		}
	}
	return dealt
}

func evenly(heights []float64, columns int, gap float64) [][]int {
	columns = min(columns, len(heights))
	best, dealt := -1.0, [][]int(nil)
	var try func(from int, have [][]int, highest float64)
	try = func(from int, have [][]int, highest float64) {
		if best >= 0 && highest >= best {
			return
		}
		if len(have) == columns {
			if from == len(heights) {
				best, dealt = highest, slices.Clone(have)
			}
			return
		}
		h := -gap
		var column []int
		for i := from; i < len(heights); i++ {
			h += heights[i] + gap
			column = append(column, i)
			try(i+1, append(slices.Clone(have), slices.Clone(column)), max(highest, h))
		}
	}
	try(0, nil, 0)
	return dealt
}

// layPane lays a pane out from its upper corner down.
func layPane(t *render.Theme, p *pane, at render.Rect, air float64) paneBoxes {
	const pad = 18.0
	k := t.TextScale
	b := paneBoxes{Box: at}
	x, w := at.X+pad, at.W-2*pad
	b.headBase = at.Y + 18 + 17*k
	y := b.headBase + 13 + 4*k
	if p.Head != nil {
		label := t.MeasureText(p.Head.Label, app.SettingNote)
		toggleW := render.ToggleW * signGrowth(t)
		b.Head = render.Rect{X: x + w - toggleW - label - 16, Y: b.headBase - 6*k - 17, W: toggleW + label + 16, H: 34}
		b.labelEnd = x + w - toggleW - 10
	}
	// Sliders stand below each other, behind the longest of their labels.
	labels := 0.0
	for i := range p.Rows {
		if _, ok := p.Rows[i].Widget.(ui.Slider); ok {
			labels = max(labels, t.MeasureText(p.Rows[i].Label, app.SettingLabel))
		}
	}
	for i := range p.Rows {
		if p.Rows[i].apart {
			y += settingGap
		}
		row := layRow(t, &p.Rows[i], render.Rect{X: x, Y: y, W: w}, labels, air)
		b.Rows = append(b.Rows, row)
		y = row.Row.Bottom()
	}
	if p.note != "" {
		b.note = t.Wrap(p.note, app.SettingNote, w, 4)
		b.noteBase = y + 6 + b.note.Leading*.76
		y += max(b.note.Height(), float64(p.lines)*b.note.Leading) + 8
	}
	b.Box.H = y + 10 - at.Y
	return b
}

// layRow lays a row out from its upper corner down. labels is how wide those of the
// sliders are.
func layRow(t *render.Theme, s *setting, at render.Rect, labels, air float64) settingBoxes {
	k := t.TextScale
	line := t.LineHeight(app.SettingLabel)
	if s.sample {
		at.H = 22 + t.LineHeight(app.SampleHead) + t.LineHeight(app.SampleText) + 14
		return settingBoxes{Row: at}
	}
	if s.Widget == nil {
		at.H = max(18+16*k, line+8) + air*.5
		if s.ID != "" {
			at.H = max(at.H, 34)
		}
		return settingBoxes{Row: at, labelX: at.X + 8, labelBase: at.CenterY() + app.SettingLabel.Size*k*.36}
	}
	b := settingBoxes{labelX: at.X}
	control := 20 + 16*k
	label := t.MeasureText(s.Label, app.SettingLabel)
	note := 0.0
	if s.note != "" {
		note = t.MeasureText(s.note, app.SettingNote) + 10
	}
	h := max(41, control+6) + air
	switch s.Widget.(type) {
	case ui.Button:
		h = control + 14
		b.Control = render.Rect{X: at.X, Y: at.Y + 10, W: at.W, H: control}
	case ui.Segmented:
		wide := segmentsWidth(t, s)
		switch {
		case s.Label == "":
			if w := s.Widget.(ui.Segmented); w.Options[0].Art != "" {
				control += 24 * signGrowth(t)
			}
			h = control + 8
			b.Control = render.Rect{X: at.X, Y: at.Y, W: at.W, H: control}
		case label+16+wide <= at.W && s.note == "":
			b.Control = render.Rect{X: at.X + at.W - wide, Y: at.Y + (h-control)/2, W: wide, H: control}
			b.labelBase = at.Y + h/2 + app.SettingLabel.Size*k*.36
		case max(label, note)+10+wide <= at.W:
			// The note stands below the label.
			h = max(h, line+t.LineHeight(app.SettingNote)+10+air/2)
			b.Control = render.Rect{X: at.X + at.W - wide, Y: at.Y + (h-control)/2, W: wide, H: control}
			b.labelBase = at.Y + h/2 - 2*k
			b.noteX, b.noteW, b.noteBase = at.X, note, b.labelBase+t.LineHeight(app.SettingNote)*.98
		default:
			// The segments stand below both.
			b.labelBase = at.Y + 6 + line*.74
			y := at.Y + 6 + line
			if s.note != "" {
				b.noteX, b.noteW, b.noteBase = at.X, at.W, y+t.LineHeight(app.SettingNote)*.74
				y += t.LineHeight(app.SettingNote)
			}
			b.Control = render.Rect{X: at.X, Y: y + 4, W: min(at.W, max(wide, at.W*.7)), H: control}
			h = b.Control.Bottom() + 6 - at.Y
		}
	case ui.Slider:
		value := 52 * (.3 + .7*k)
		labelW := min(labels+12, at.W*.46)
		b.Control = render.Rect{X: at.X + max(labelW, at.W*.38) + 12 + 18*signGrowth(t), Y: at.Y + (h-36)/2, H: 36}
		b.Control.W = at.X + at.W - value - b.Control.X
		b.valueEnd = at.X + at.W
		b.labelBase = at.Y + h/2 + app.SettingLabel.Size*k*.36
	default: // a toggle: a click on the label counts, too
		room := at.W - render.ToggleW*signGrowth(t) - 14
		b.labelBase = at.Y + h/2 + app.SettingLabel.Size*k*.36
		b.noteX, b.noteW, b.noteBase = at.X+label+10, room-label-10, b.labelBase
		if label+note > room && s.note != "" {
			h = max(h, line+t.LineHeight(app.SettingNote)+10+air/2)
			b.labelBase = at.Y + h/2 - 2*k
			b.noteX, b.noteW, b.noteBase = at.X, room, b.labelBase+t.LineHeight(app.SettingNote)*.98
		}
		b.Control = render.Rect{X: at.X, Y: at.Y + 2, W: at.W, H: h - 4}
	}
	at.H = h
	b.Row = at
	return b
}

// segmentsWidth returns the width in which every segment of a row has room for
// its label.
func segmentsWidth(t *render.Theme, s *setting) float64 {
	w, ok := s.Widget.(ui.Segmented)
	if !ok {
		return 0
	}
	widest := 0.0
	for _, o := range w.Options {
		widest = max(widest, t.MeasureText(o.Text, render.Style{Face: render.Bold, Size: 13.5}))
	}
	return float64(len(w.Options)) * (widest + 24)
}
