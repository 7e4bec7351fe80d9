package sounds

import (
	"math"

	"bigpayday/audio"
	"bigpayday/render"
)

// soundsSheet is one sheet of the page of sounds: a head, and rows below it
// that are scrolled where they have no room.
type soundsSheet struct {
	Box, Head render.Rect
	// Area is where the rows can be seen, content their height together.
	Area    render.Rect
	content float64
	Rows    []render.Rect
}

// soundsBoxes is where the parts of the page of sounds are.
type soundsBoxes struct {
	// titleBase is the baseline of the title, which begins at titleX.
	titleX, titleBase, desk float64
	// Groups are the sheets of the groups that have cues.
	Groups [audio.Room]soundsSheet
	// Sound is the sheet with music and volumes, soundOn the switch in its head.
	Sound   soundsSheet
	SoundOn render.Rect
	// Of a row of that sheet, labels take the first part and values the last.
	labelW, valueW float64
	// Chosen is the slip on the desk with the sound heard last, wave what of it
	// shows the sound itself.
	Chosen, Wave, Leave render.Rect
}

// soundRows are the rows of the sheet with music and volumes.
const soundRows = 7

// LaySounds lays out the page of sounds, with as many cues in its groups. The
// rows with cues grow with the text; those with sliders, which have to be
// together on one sheet, do not.
func LaySounds(t *render.Theme, cues [audio.Room]int) soundsBoxes {
	v := t.View
	edge, gap, top, desk, head, row := 16.0, 12.0, 60.0, 96.0, 46.0, 36.0
	if v.Compact {
		edge, gap, top, desk, head, row = 10, 8, 48, 64, 40, 34
	}
	b := soundsBoxes{titleX: edge + 8, titleBase: top - gap - 6, desk: v.H - desk}
	grown := row + 22*(t.TextScale-1)

	w := (v.W - 2*edge - 2*gap) / 3
	column := func(i int) render.Rect {
		return render.Rect{X: edge + float64(i)*(w+gap), Y: top, W: w, H: b.desk - gap - top}
	}
	sheet := func(r render.Rect, n int, row float64) soundsSheet {
		s := soundsSheet{Box: r, Head: render.Rect{X: r.X + 18, Y: r.Y, W: r.W - 36, H: head}}
		s.Area = render.Rect{X: r.X + 10, Y: r.Y + head, W: r.W - 14, H: r.H - head - 6}
		if whole := math.Floor(s.Area.H / row); whole >= 1 && float64(n)*row > s.Area.H {
			row = s.Area.H / whole // no row is cut in two where the sheet ends
		}
		s.content = float64(n) * row
		for i := range n {
			s.Rows = append(s.Rows, render.Rect{X: s.Area.X, Y: s.Area.Y + float64(i)*row, W: s.Area.W - 14, H: row})
		}
		return s
	}
	if v.IsUpright() {
		// Two columns, and rows that are as high as there is room for.
		w = (v.W - 2*edge - gap) / 2
		most := max(cues[audio.Table], cues[audio.Cards])
		row = min(max(row, (b.desk-gap-top-gap-2*(head+8))/float64(most+soundRows)), 54)
		grown = max(grown, row)
		below := head + soundRows*row + 8
		upper := min(head+float64(most)*grown+8, b.desk-gap-top-gap-below)
		at := func(column int, y, h float64) render.Rect {
			return render.Rect{X: edge + float64(column)*(w+gap), Y: y, W: w, H: h}
		}
		b.Groups[audio.Table] = sheet(at(0, top, upper), cues[audio.Table], grown)
		b.Groups[audio.Cards] = sheet(at(1, top, upper), cues[audio.Cards], grown)
		b.Groups[audio.Tunes] = sheet(at(0, top+upper+gap, below), cues[audio.Tunes], grown)
		b.Sound = sheet(at(1, top+upper+gap, below), soundRows, row)
	} else {
		// Rows are higher where there is room, as far as that lets none of them
		// go out of sight.
		third := column(2)
		most := max(cues[audio.Table], cues[audio.Cards])
		grown = max(grown, min(1.2*grown, (third.H-head-8)/float64(most)))
		rest := third.H - gap - 2*(head+8) - float64(cues[audio.Tunes])*grown
		row = max(row, min(1.3*row, rest/soundRows))
		b.Groups[audio.Table] = sheet(column(0), cues[audio.Table], grown)
		b.Groups[audio.Cards] = sheet(column(1), cues[audio.Cards], grown)
		soundH := head + soundRows*row + 8
		b.Groups[audio.Tunes] = sheet(render.Rect{X: third.X, Y: third.Y, W: w, H: third.H - soundH - gap}, cues[audio.Tunes], grown)
		b.Sound = sheet(render.Rect{X: third.X, Y: third.Bottom() - soundH, W: w, H: soundH}, soundRows, row)
	}
	b.SoundOn = render.Rect{X: b.Sound.Head.Right() - 110, Y: b.Sound.Head.Y + (head-34)/2, W: 110, H: 34}
	b.labelW, b.valueW = w*.4, 64

	leaveW := 110 + 70*t.TextScale
	onDesk := render.Rect{X: edge, Y: b.desk + 16, W: v.W - 2*edge, H: desk - 28}
	leaveH := min(52, onDesk.H)
	b.Leave = render.Rect{X: onDesk.Right() - leaveW, Y: onDesk.CenterY() - leaveH/2, W: leaveW, H: leaveH}
	b.Chosen = render.Rect{X: onDesk.X, Y: onDesk.Y, W: b.Leave.X - gap - onDesk.X, H: onDesk.H}
	words := b.Chosen.W * .3
	b.Wave = render.Rect{X: b.Chosen.X + words, Y: b.Chosen.Y + 6, W: b.Chosen.W - words - 18, H: b.Chosen.H - 12}
	return b
}
